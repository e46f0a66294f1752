# Ante Portas in a terminal and on paper. Names ($player, $side, $card, $city …) are names in this language already;
# arguments that end in -text are numbers with their noun ("3 cards"); $cards are names of cards.

## Figures

ap-infantry = { $count } infantry
ap-cavalry = { $count } cavalry
ap-march = march { $count }
ap-elephants = { $count ->
    [one] { $count } elephant
   *[other] { $count } elephants
}
ap-morale = morale { $count }
ap-wealth = wealth { $count }
ap-value = value { $count }
ap-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ap-cards-there = { $count ->
    [one] { $count } card named there
   *[other] { $count } cards named there
}
ap-event-text = { $kind } event: { $effect }
ap-anchor = anchor
ap-anchor-used = anchor, used
ap-hannibal-here = Hannibal stands here
ap-road = road from Hannibal: march { $count }
ap-road-sea = sea road from Hannibal: march { $count }

## The table

ap-heading = Round { $round }, turn { $turn }: { $stage }.
ap-over = the game is over, { $ending }
ap-working = { $card } works
ap-evaluation = the round is evaluated
ap-side = { $side }: { $player }.
ap-hannibal = Hannibal stands in { $city } ({ $region }). The price of scouting here is { $price }.
ap-target = He marches to { $city }.
ap-who = { $player } ({ $side }):
ap-plays-left = { $count ->
    [one] Rome has { $count } play left.
   *[other] Rome has { $count } plays left.
}
ap-limit = { $cards-text } in hand, { $limit } may be kept.
ap-battle = Roman army: { $men } ({ $cards }). Lost so far: { $lost }.
ap-no-battle = There is no battle.
ap-needed = { $infantry-text } to lose still.
ap-map = Map
ap-map-key = @ Hannibal, 2 value, * anchor not yet used, #3 cards named there, lines are roads with their march, ~ roads by sea. “t roads” tells the map as a list.
ap-map-list = Map: cities and roads with their march
ap-city-line = { $city }: { $facts }. Roads: { $roads }
ap-by-sea = { $count } by sea
ap-roads-here = Roads from { $city }: { $roads }.
ap-march-laid = Laid in this round: { $march-text }.
ap-morale-track = Morale of the Senate: { $morale }; allies with their stretches
ap-ally-rome = Rome's
ap-ally-carthage = Carthage's
ap-wavers = wavers
ap-sea-track = Sea: { $rome } { $track } { $carthage }, { $whose ->
    [rome] Rome's
    [carthage] Carthage's
   *[nobody] nobody's
}
ap-laid = { $side } has laid in this round
ap-laid-seen = { $card } (seen by both)
ap-laid-may = face down, one of { $cards }
ap-laid-hidden = face down
ap-stack = { $place }: { $cards-text }, type piles { $sizes }
ap-type-pile = pile { $number }, { $use }: { $cards }
ap-use-hidden = type unknown
ap-pile = { $side }, draw pile: { $cards-text }
ap-bag = on top, in unknown order: { $cards-text } of { $cards }
ap-pile-then = then, in this order: { $cards }
ap-pile-order = in this order: { $cards }
ap-out = Out of the game: { $cards }
ap-hand = { $whose ->
    [mine] Your hand, { $cards-text }
   *[other] { $side }, hand, { $cards-text }
}
ap-hand-hidden = { $side }, hidden hand: { $cards-text }
ap-surely = surely: { $cards }
ap-perhaps = perhaps: { $cards }
ap-other-half = The other half: { $card }.
ap-all-cards = All cards, each with both halves

## Pages of the table

page-map = the map, drawn
page-roads = the map as a list of cities and roads
page-hand = your hand
page-known = what is known of the other hand and of the piles
page-cards = all cards with both halves
keys-notation = march ambush
help-notation = a move in words; the beginnings of the words are enough if they fit only one move
keys-why-text = ? ambush
keys-rule = rule AP-42
why-unknown = “{ $text }” is no move and no card that could be played now. A whole move looks like this: march ambush

## What choices take and bring

ap-fact-left = then in hand { $men }
ap-fact-together = together { $count }
ap-fact-morale = +{ $by } to morale { $morale }
ap-fact-money = wealth { $count }, together { $together } of the price { $price }
ap-fact-siege = the siege, and the last round
ap-fact-unused = { $count ->
    [one] { $count } play is not used
   *[other] { $count } plays are not used
}

## The printed cards

print-number = { $count }
print-senate = The Senate
print-sea = The sea
print-price = scouting { $price }
print-start = start card of { $side }
print-pile = draw pile of { $side }
print-sea-road = by sea, only while the sea is Carthage's
print-anchor = anchor: the first entry moves the sea 1 towards Carthage
print-value = what morale loses when Hannibal enters
print-foot = Ludarium, rebuilt cards; not the published ones
