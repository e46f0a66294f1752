# How Faiyum is played, on one page; figures are those of the rules.

how-goal-title = The goal
how-goal = Make the swamp of Faiyum fertile for the pharaoh. Whoever has the most fame at the end wins.
how-turn-title = Your turn: one of three
how-turn = Play a card from your hand, or buy one of the market, or hold an administration. Then the next player has a turn.
how-play-title = Play a card
how-play = Pay its cost, do all of its action and take its gain; or take ${ $cash } for it instead. It then lies on top of your discard pile, in the order in which you played.
how-harvest-title = Harvest
how-harvest = A worker on a field on which nothing is built brings the good of that field. If a crocodile is there, it leaves, and you get $1. Each field holds one worker; all that stands on the map serves everybody.
how-build-title = Build
how-build = Settlements, towns, workshops and roads stand on fields without crocodiles. A road costs 1 good of either field that it joins. Whoever first links two stops (settlements, towns, building sites) directly gets 1 fame.
how-buy-title = Buy a card
how-buy = The { $cards } lowest cards of the market cost ${ $first }, ${ $second }, ${ $third } and ${ $fourth }, with a token $1 less. You can play the card from your next turn on.
how-administration-title = Administration
how-administration = When your hand runs low: take ${ $money }, less $1 for each card in hand, up to { $workers } workers off the map for $1 each, and the top { $fetched } cards of your pile back to your hand; further ones cost $1 each. What you played last comes back first.
how-end-title = The end
how-end = After disaster number { $disasters } there is no administration any more: play, buy or pass. Whoever passes first takes the disaster with the most fame.
letters-of-clauses = FA-… are the clauses of Faiyum; H-… hold at every table of this house.
