# Faiyum in the terminal: the table, the words of cards, menus and the campaign. $card, $good, $piece and $player are names in this
# language already; arguments that end in -text are numbers with their noun; $field, $road are places of the map (b3, b3-c3).

## Amounts and figures

fa-amount = { $count } { $good }
fa-basic = { $count ->
    [one] { $count } basic good
   *[other] { $count } basic goods
}
fa-either = one of { $goods }
fa-money = ${ $count }
fa-fame = { $count } fame
fa-nothing = no goods
fa-times = { $card } ×{ $count }
fa-none = none

## What a card says: its cost, its action, its gain

fa-cost = cost { $what }
fa-gain = gain { $what }
fa-about = { $type }, { $mark }
fa-mark-found = found
fa-mark-part = part
fa-mark-rebuilt = rebuilt
fa-do-offer = another card of your hand
fa-do-some = { $different ->
    [1] up to { $most } goods, all different
   *[other] up to { $most } goods
}
fa-do-again = { $most ->
    [one] up to { $most } time { $what }
   *[other] up to { $most } times { $what }
}
fa-do-up-to = up to { $most } { $good }
fa-do-worker = { $most ->
    [1] worker { $place }
   *[other] up to { $most } workers { $place }
}
fa-at-next_to_worker = next to a worker
fa-at-canal_bank = on the canal bank
fa-at-lake_shore = on the lake shore
fa-at-lonely = among undeveloped fields
fa-at-stone = on stone
fa-at-any = anywhere undeveloped
fa-at-place = in a settlement or town
fa-at-town = in a town
fa-at-workshop = in a workshop
fa-at-site = on a building site
fa-at-bank = on a developed bank field
fa-do-workshop = { $piece } on { $good }
fa-do-road = { $count ->
    [one] { $count } road
   *[other] { $count } roads
}
fa-do-block = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}
fa-do-block-one-site = { $count ->
    [one] { $count } block
   *[other] { $count } blocks on one site
}
fa-do-recall = { $most ->
    [one] up to { $most } worker off the map
   *[other] up to { $most } workers off the map
}
fa-do-hunt = { $most ->
    [one] up to { $most } crocodile away
   *[other] up to { $most } crocodiles away
}
fa-do-hunt-next-to-worker = { $most ->
    [one] up to { $most } crocodile next to workers away
   *[other] up to { $most } crocodiles next to workers away
}
fa-do-order = buy a card for { $less-text } less
fa-do-cart = { $count ->
    [one] { $count } card back from the pile
   *[other] { $count } cards back from the pile
}
fa-do-oversee = do the top card of your pile once more
fa-get-field = { $count } of the field's kind
fa-get-choose = { $count ->
    [one] { $count } basic good you choose
   *[other] { $count } basic goods you choose
}
fa-get-per = { $amount } per { $what }
fa-get-per-most = { $amount } per { $what } (at most { $most })
fa-per-block = { $per ->
    [one] block there
   *[other] { $per } blocks there
}
fa-per-link = { $per ->
    [one] link there
   *[other] { $per } links there
}
fa-per-stop = { $per ->
    [one] stop joined to it
   *[other] { $per } stops joined to it
}
fa-per-road = { $per ->
    [one] road
   *[other] { $per } roads
}
fa-per-discard = { $per ->
    [one] card in your pile
   *[other] { $per } cards in your pile
}
fa-get-each = for each { $what }
fa-get-settlement = in a settlement { $what }
fa-get-town = in a town { $what }

## What is to be done now, in the title of a menu

fa-status = { $player }: { $fame-text }, { $owned }
fa-status-card = { $player }, { $card }: { $task } ({ $owned })
fa-status-task = { $player }: { $task } ({ $owned })
fa-task-pay = pay { $what }
fa-task-recall = administration, up to { $most ->
    [one] { $most } worker
   *[other] { $most } workers
} off the map for $1 each
fa-task-buy-back = administration, buy cards back
fa-task-remove = { $count ->
    [one] administration, { $count } card leaves the market
   *[other] administration, { $count } cards leave the market
}
fa-task-reward = reward { $reward }: { $what }

## The table

fa-whose-turn = { $player } is to play.
fa-ending = THE END HAS BEGUN: no more administration; who passes is out.
fa-marks = Marks of cards: found, as published; part, figures partly rebuilt; rebuilt, our own figures.
fa-notice = { about-faiyum-rebuilt } { fa-marks }
fa-map = Map
fa-legend = { $wheat } wheat, { $grape } grape, { $stone } stone; ~ crocodile, * worker, 1/3 site with 1 of 3 blocks; { $settlement } settlement, { $town } town, { $palace } palace, { $workshop } workshop, { $extension } extension; -/\ road, = bridge or dam, : canal
fa-sign-wheat = w
fa-sign-grape = g
fa-sign-stone = s
fa-sign-settlement = S
fa-sign-town = T
fa-sign-palace = P
fa-sign-workshop = W
fa-sign-extension = X
fa-row = Row { $row }
fa-canal = canal
fa-field-red = red field
fa-field-site = site with { $blocks } of { $number ->
    [one] { $number } block
   *[other] { $number } blocks
}
fa-field-crocodile = crocodile
fa-field-worker = worker
fa-field-developed = developed
fa-roads = Roads: { $roads }
fa-bridges = Bridges and dam: { $bridges }
fa-bridge = { $bridge } ({ $piece })
fa-bridge-places = Places for bridges: { $bridges }
fa-sites = Building sites: { $sites }
fa-site = { $field } { $blocks }/{ $number }
fa-links = Linked pairs: { $links }
fa-crocodiles = { $count ->
    [one] { $count } crocodile on the map
   *[other] { $count } crocodiles on the map
}
fa-supply = Supply: { $pieces }
fa-market = Market: price, card
fa-token = { $price-text }, token
fa-later = later
fa-market-empty = empty
fa-disasters = Disasters out: { $out } of 4.
fa-disaster-fame = Passing gives, in this order: { $fames }.
fa-decks = Draw deck: { $deck }; last rounds deck: { $last }, { $disasters } of them disasters. Type t deck to see what may come.
fa-deck-title = What may still come, in any order
fa-deck = Draw deck ({ $count }): { $cards }
fa-last-deck = Last rounds deck ({ $count }): { $cards }
fa-last-deck-disasters = and { $count ->
    [one] { $count } disaster
   *[other] { $count } disasters
}
fa-gone = Out of the game: { $cards }
fa-seat = { $player }: { $fame-text }, { $owned }
fa-seat-passed = { $player } (passed): { $fame-text }, { $owned }
fa-hand-mine = Your hand
fa-hand-open = Hand
fa-hand = Hand: { $cards }
fa-pile = Discard pile, top first: { $cards }

## Facts in menus

fa-fact-have = { $count ->
    [0] you have none
   *[other] you have { $count }
}
fa-fact-costs = { $price-text }; you have { $money-text }
fa-fact-administration = { $money-text }; { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} back
fa-fact-links = +{ $fame } for links
fa-fact-pass = +{ $fame } fame, then you are out
fa-goods-first = From now on a good is paid before roses and money. Type always again to be asked.
fa-ask-payments = From now on you are asked how to pay.

## Help

keys-notation = worker b3
help-notation = a move in words; of a field, road or good its name is enough: b3
keys-why-text = ? bridge
keys-rule = rule FA-53
why-unknown = “{ $text }” is no move and no card that could be played now. A whole move looks like this: play farmer
page-map = the map, drawn
page-list = the map as a list, for screen readers (always so with LUDARIUM_MAP=list)
page-market = the market
page-hand = your hand and what you own
page-deck = what may still come out of the decks
help-always = pay goods before roses and money without being asked; once more: ask again

## The pharaoh's challenge

campaign-title = The pharaoh's challenge of { $player }
campaign-games = { $count ->
    [0] No game played yet.
    [one] { $count } game played.
   *[other] { $count } games played.
}
campaign-goals = Goals
campaign-rewards = Rewards
campaign-reached = reached
campaign-open = open
campaign-closed = after the first goal
campaign-reward-open = open
campaign-reward-closed = not yet
campaign-broken = The campaign file could not be read ({ $why }). It is kept in { $file }, and a new campaign begins.
campaign-game-aside = A saved game did not fit this campaign ({ $why }); it is kept in { $file }.
campaign-new = A new campaign begins.
campaign-next = Game { $number } begins.
campaign-met = This game meets open goals. Which one do you tick? One a game.
campaign-tick-none = none
campaign-ask = Your choice [1]:
campaign-bad = Please type a number from 0 to { $most }, or just Enter.
campaign-missed = This game meets no open goal; a miss costs nothing.
campaign-ticked = Ticked: { $goal }.
campaign-unlocked = A reward is open for all later games: { $reward }.
campaign-won = All seven goals are reached: the campaign is won!
campaign-left = The game waits; the same command goes on with it.
campaign-saved = The campaign is saved in { $file }
campaign-go-on = To go on:
