# Faiyum on the page: what the table in the browser says besides the words of the terminal's table. $player is a name in this language
# already; $field is a place of the map (b3).

fa-table-now = What is to be done now
fa-table-round = Round { $round }
fa-table-hint-map = Choose a shining field.
fa-table-hint-border = Choose a shining border, or its two fields.
fa-table-hint-market = Choose a card of the market.
fa-table-hint-hand = Choose a card of your hand.
fa-table-larger = Larger map
fa-table-smaller = Whole map
fa-table-map-help = Arrow keys go from field to field, Page Up and Page Down to the next place where something can be done. Enter chooses; a road takes its two fields.
fa-table-way-from = From { $field } to which field?
fa-table-decks = Decks { $deck } + { $last }
fa-table-players = Players
fa-table-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
fa-table-pile-count = { $count ->
    [one] { $count } card in the discard pile
   *[other] { $count } cards in the discard pile
}
fa-table-hand-of = Hand: { $player }
fa-table-hand-empty = no card
fa-table-purse = Money and goods
fa-table-pile = Discard pile
fa-table-close = Close
fa-table-picture = Save the map as a picture
fa-table-curve = Fame, round by round
