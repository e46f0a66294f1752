# Ante Portas in a terminal and on paper. Names ($player, $side, $card, $city …) are names in this language already;
# arguments that end in -text are numbers with their noun ("3 cards"); $cards are names of cards.

## Pages of the table

ap-map-key = @ Hannibal, 2 value, * anchor not yet used, #3 cards named there, lines are roads with their march, ~ roads by sea. “t roads” tells the map as a list.
ap-map-list = Map: cities and roads with their march
ap-all-cards = All cards, each with both halves
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

## The printed cards

print-number = { $count }
print-senate = The Senate
print-sea = The sea
print-price = scouting { $price }
print-start = start card of { $side }
print-pile = draw pile of { $side }
print-sea-road = by sea, only while the sea is Carthage's
print-anchor = anchor: the first entry moves the sea towards Carthage
print-value = what morale loses when Hannibal enters
print-foot = Ludarium, rebuilt cards; not the published ones
