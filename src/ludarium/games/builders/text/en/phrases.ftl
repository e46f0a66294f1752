# What a position of The Builders tells of itself: zones, things, choices, goals. Names ($player, $building, $unit …)
# are names in this language already; arguments that end in -text are numbers with their noun ("3 coins");
# $amounts are resources ("2 stone, 1 wood").

now = { $player }: { $actions-text } left, { $coins-text }, { $points-text }
goal-race = { $points-text } of buildings start the last round; the most points then win
goal-rows = once both rows are empty, the game ends when nobody can finish another site
goal-rounds = { $count ->
    [one] the game ends after { $count } round
   *[other] the game ends after { $count } rounds
}

## Amounts

amount-stone = { $count } { stone }
amount-wood = { $count } { wood }
amount-knowledge = { $count } { knowledge }
amount-tile = { $count } { tile }
amount-nothing = nothing
points-whole = { $score }
points-tenths = { $sign }{ $whole }{ decimal }{ $tenth }

## Zones

table-round-limit = Round { $round } of at most { $limit }.
table-last-round = LAST ROUND: the game ends when this round is over.
table-bank = The bank has { $coins-text }.
zone-buildings = Buildings
zone-workers = Workers
zone-investments = Investments
zone-seat = { $whose ->
    [mine] What lies before you
   *[other] What lies before { $player }
}
zone-sites = { $whose ->
    [mine] Your sites
   *[other] Sites of { $player }
}
zone-crew = { $whose ->
    [mine] Your idle crew
   *[other] Idle crew of { $player }
}
zone-finished = { $whose ->
    [mine] Your finished buildings
   *[other] Finished buildings of { $player }
}
stack-prisoners = Prisoners
stack-tools = Tools
stack-universities = Universities
stack-loans = Loans

## Facts

fact-more = { $count ->
    [0] none to come
    [one] { $count } more to come
   *[other] { $count } more to come
}
fact-next = comes next
fact-once-a-turn = one a turn
fact-invested = done for this turn
fact-price = { $coins-text } each
fact-left = { $count } left
fact-educated = educated at the { $university }: now makes { $amounts }
fact-lacks = still missing: { $amounts }
fact-next-worker = the next worker costs { $actions-text }
fact-score = score now { $score }
fact-crew = { $count ->
    [one] { $count } worker ({ $idle } idle)
   *[other] { $count } workers ({ $idle } idle)
}
fact-loans = { $count ->
    [one] { $count } loan
   *[other] { $count } loans
}
fact-prisoners = { $count ->
    [one] { $count } prisoner not freed
   *[other] { $count } prisoners not freed
}

## Faces of cards

face-worth = { $coins-text }, { $points-text }
face-worth-machine = { $points-text }, then makes { $amounts }
face-needs = needs { $amounts }
face-sent = { $coins-text } to send
face-makes = makes { $amounts }
face-adds = +{ $amounts } at a site
face-teaches = its pupil then makes { $amounts }
face-loan = +{ $coins } now, −{ $debt } at the end

## Prices and gains

choose-take = take coins
price-unused = { $count ->
    [one] { $count } action is lost
   *[other] { $count } actions are lost
}
price-debt = { $coins-text } back at the end
gain-coins = +{ $coins-text }
gain-coins-now = +{ $coins-text } now
gain-actions = +{ $actions-text }
brings-lacks = still missing after: { $amounts }
brings-nothing = adds nothing that is missing
brings-finished = finishes it: +{ $coins-text }, +{ $points-text }
brings-machine = finishes it: +{ $points-text }, and it joins your crew
brings-taught = makes { $after } instead of { $before }
brings-freed = then { $unit }, { $coins-text } to send
ask-buying = { $buys ->
    [one] Buy { $buys } action for { $coins-text } first?
   *[other] Buy { $buys } actions for { $coins-text } first?
}
ask-unused = { $count ->
    [one] End the turn with { $count } action unused?
   *[other] End the turn with { $count } actions unused?
}
