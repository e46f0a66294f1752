# The Builders in a terminal. Names ($player, $building, $unit …) are names in this language already; arguments that
# end in -text are numbers with their noun ("3 coins"); $amounts are resources ("2 stone, 1 wood").

## The table

site-crew = at work: { $crew }
table-others = The others

## Choices

can-finish = can finish: { $buildings }
menu-by-buying = { $title } (buying actions)

## What is typed

keys-notation = open chapel
help-notation = a move in words; the beginnings of the words are enough if they fit only one move
keys-why-text = ? chapel
keys-rule = rule B-41
why-unknown = “{ $text }” is no move and no card that could be played now. A whole move looks like this: open chapel
