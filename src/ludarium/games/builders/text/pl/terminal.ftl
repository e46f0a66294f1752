# The Builders in a terminal. Names ($player, $building, $unit …) are names in this language already, in the nominative,
# and of unknown gender; arguments that end in -text are numbers with their noun in the nominative ("3 akcje");
# $amounts are resources as label and number ("kamień 2, drewno 1"), so that no noun has to follow a number.

## The table

site-crew = przy pracy: { $crew }
table-others = Pozostali gracze

## Choices

can-finish = może ukończyć: { $buildings }
menu-by-buying = { $title } (z dokupieniem akcji)

## What is typed

keys-notation = rozpocznij Kaplica
help-notation = ruch słowami, jak w menu albo jak w pliku gry (open chapel); wystarczą początki słów, jeśli pasuje tylko jeden ruch
keys-why-text = ? Kaplica
keys-rule = rule B-41
why-unknown = „{ $text }”: nie ma takiego ruchu ani karty, którą można by teraz zagrać. Pełny ruch wygląda na przykład tak: open chapel
