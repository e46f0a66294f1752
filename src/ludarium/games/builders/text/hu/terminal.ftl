# The Builders in a terminal. Names ($player, $building, $unit …) are names in this language already, in the nominative:
# no article and no ending can be put to them; arguments that end in -text are numbers with their noun ("3 akció");
# $amounts are resources ("2 kő, 1 fa").

## The table

site-crew = dolgozik itt: { $crew }
table-others = A többiek

## Choices

can-finish = befejezheti: { $buildings }
menu-by-buying = { $title } (akció vásárlásával)

## What is typed

keys-notation = építkezés Kápolna
help-notation = egy lépés szavakkal, ahogy a menüben vagy a játékfájlban áll (open chapel); a szavak eleje is elég, ha csak egy lépésre illik
keys-why-text = ? Kápolna
keys-rule = rule B-41
why-unknown = „{ $text }”: nincs ilyen lépés, sem olyan kártya, amely most kijátszható volna. Egy teljes lépés például így néz ki: open chapel
