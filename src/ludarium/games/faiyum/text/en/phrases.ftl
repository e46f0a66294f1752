# What a position of Faiyum tells in words (see games/faiyum/phrases.py and zones.py): said by terminal and page alike. $card, $good, $piece and
# $player are names in this language already; $what, $task, $cards are phrases; $field is a place of the map (b3).

## Amounts and names

fa-amount = { $count } { $good }
fa-basic = { $count ->
    [one] { $count } basic good
   *[other] { $count } basic goods
}
fa-either = one of { $goods }
fa-good = { $good }
fa-money = ${ $count }
fa-fame = { $count } fame
fa-for-links = { $fame } fame for links
fa-nothing = no goods
fa-card = { $card }
fa-times = { $card } ×{ $count }
fa-none = none
fa-piece = { $piece }

## What a card says: its cost, its action, its gain

fa-cost = cost { $what }
fa-gain = gain { $what }
fa-about = { $sort }, { $mark }
fa-mark-found = found
fa-mark-part = part
fa-mark-rebuilt = rebuilt
fa-do-offer = another card of your hand, which leaves the game for good
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
    [1] worker { $where }
   *[other] up to { $most } workers { $where }
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
    [one] { $count } road for 1 good of one of its two fields
   *[other] { $count } roads, each for 1 good of one of its two fields
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
fa-do-order = buy a card for ${ $less } less
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
    [one] road (bridges and the dam count, too)
   *[other] { $per } roads (bridges and the dam count, too)
}
fa-per-discard = { $per ->
    [one] card in your pile
   *[other] { $per } cards in your pile
}
fa-get-each = for each { $what }
fa-get-settlement = in a settlement { $what }
fa-get-town = in a town { $what }

## What is to be done now

fa-now-set-up = The table is being set up.
fa-now-turn = { $player }: play a card, buy a card of the market, or choose administration
fa-now-last-turn = { $player }: play a card, buy a card of the market, or pass
fa-now-card = { $player }, { $card }: { $task }
fa-now-task = { $player }: { $task }
fa-now-over = The game is over: { $winners }
fa-winner = { $player } wins with { $fame }
fa-task-pay = pay { $what }
fa-task-recall = administration, up to { $most ->
    [one] { $most } worker
   *[other] { $most } workers
} off the map
fa-task-buy-back = administration, buy cards back
fa-task-remove = { $count ->
    [one] administration, { $count } card leaves the market
   *[other] administration, { $count } cards leave the market
}
fa-task-reward = reward { $number }: { $what }

## What a choice costs and brings

fa-price-less = ${ $price } instead of ${ $before }
fa-of-own = { $count } of your { $own }
fa-of-money = ${ $count } of your ${ $own }
fa-then-own = then you have { $own }
fa-for-good = it leaves the game for good
fa-back = back to your hand: { $cards }
fa-then-back = then { $card } for ${ $price }
fa-leaves-market = leaves the market: { $cards }
fa-ask-administer = This administration brings no money, no worker and no card. Do it all the same?
fa-ask-pass = Who passes is out for the rest of the game. Pass?

## The table

fa-map = Map
fa-map-rebuilt = Map (rebuilt)
fa-field = { $field }
fa-field-red = red field
fa-field-site = site with { $blocks } of { $number ->
    [one] { $number } block
   *[other] { $number } blocks
}
fa-field-crocodile = crocodile
fa-field-worker = worker
fa-field-developed = developed
fa-links = Linked pairs: { $links }
fa-bridge = { $bridge } ({ $piece })
fa-market = Market
fa-later = later
fa-disasters = Disasters out: { $out } of { $of }
fa-disaster-fame = Passing gives, in this order: { $fames }
fa-free-tokens = { $count ->
    [one] { $count } free token
   *[other] { $count } free tokens
}
fa-deck-title = What may still come, in any order
fa-deck = Draw deck ({ $count }): { $cards }
fa-last-deck = Last rounds deck ({ $count }): { $cards }
fa-last-deck-disasters = and { $count ->
    [one] { $count } disaster
   *[other] { $count } disasters
}
fa-gone = Out of the game: { $cards }
fa-supply = Supply
fa-piece-left = { $piece } { $count }
fa-crocodiles = { $count ->
    [one] { $count } crocodile on the map
   *[other] { $count } crocodiles on the map
}
fa-rewards = Rewards of the pharaoh
fa-seat = { $player }
fa-passed = passed
fa-pile-of = { $count ->
    [one] Discard pile, { $count } card
   *[other] Discard pile, { $count } cards, top first
}

## Goals and the end

fa-goal-fame = the most fame
fa-goal-disasters = disasters until the end begins
fa-goal-passed = players who have passed
