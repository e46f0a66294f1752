# Faiyum in the terminal: what its table, menus and campaign say besides the phrases of a view. $card and $player are names in this
# language already; arguments that end in -text are numbers with their noun; $field, $road are places of the map (b3, b3-c3).

## The table

fa-ending = THE END HAS BEGUN: no more administration; who passes is out.
fa-marks = Marks of cards: found, as published; part, figures partly rebuilt; rebuilt, our own figures.
fa-notice = { about-faiyum-rebuilt } { fa-marks }
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
fa-roads = Roads: { $roads }
fa-bridges = Bridges and dam: { $bridges }
fa-bridge-places = Places for bridges: { $bridges }
fa-sites = Building sites: { $sites }
fa-site = { $field } { $blocks }/{ $number }
fa-token = { $price }, token
fa-market-empty = empty
fa-decks = Draw deck: { $deck }; last rounds deck: { $last }, { $disasters } of them disasters. Type t deck to see what may come.
fa-hand-mine = Your hand
fa-hand-open = Hand
fa-hand = Hand: { $cards }
fa-pile = Discard pile, top first: { $cards }

## Facts in menus

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
