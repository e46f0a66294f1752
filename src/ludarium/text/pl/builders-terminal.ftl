# The Builders in a terminal. Names ($player, $building, $unit …) are names in this language already, in the nominative,
# and of unknown gender; arguments that end in -text are numbers with their noun in the nominative ("3 akcje");
# $amounts are resources as label and number ("kamień 2, drewno 1"), so that no noun has to follow a number.

## The table

amount-nothing = nic
status = { $player }: { $actions-text } do wykorzystania, { $coins-text }, { $points-text }
table-round-limit = Runda { $round } (najwyżej { $limit }).
table-last-round = OSTATNIA RUNDA: gra kończy się wraz z tą rundą.
table-bank = W banku: { $coins-text }.
table-nobody = jeszcze nikt
table-buildings = { $edition ->
    [antiquity] Rząd budynków: sestercje, punkty, potrzebne materiały (w stosie jeszcze: { $pile })
   *[other] Rząd budynków: monety, punkty, potrzebne materiały (w stosie jeszcze: { $pile })
}
table-workers = Rząd robotników: koszt wysłania, produkcja (w stosie jeszcze: { $pile })
table-next = Następny: { $building }
table-machine = maszyna
table-needs = { $needs }
table-machine-needs = { $needs }; potem produkcja: { $gives }
table-tool = { $tool } ({ $amounts })
table-investments = Inwestycje (jedna na turę)
stack-prisoner = Więźniowie po { $coins-text }: { $cards }
stack-tool = Narzędzia po { $coins-text }: { $cards }
stack-university = Uniwersytety po { $coins-text }: { $cards }
stack-loan = Pożyczki w stosie: { $count }
table-crew = { $whose ->
    [mine] Twoi dostępni robotnicy: koszt wysłania, produkcja
   *[other] { $player }, dostępni robotnicy: koszt wysłania, produkcja
}
table-sites = { $whose ->
    [mine] Twoje budynki w budowie
   *[other] { $player }, budynki w budowie
}
table-others = Pozostali gracze
unit-coins = wysłanie: { $coins-text }
unit-makes = produkcja: { $amounts }
unit-educated = wykształcenie: { $university }
unit-with-tool = { $unit } (narzędzie: { $tool })
site-missing = brakuje jeszcze: { $amounts }
site-crew = przy pracy: { $crew }; koszt następnego robotnika: { $actions-text }
worth = { $coins-text }, { $points-text }
worth-machine = { $points-text }, potem produkcja: { $gives }
seat-summary = { $player }: { $coins-text }, { $points-text }, { $score }, { $crew }
seat-crew = robotnicy: { $count } (dostępni: { $idle })
seat-site = w budowie: { $building }, brakuje jeszcze: { $amounts }
seat-tools = Dostępne narzędzia: { $tools }
seat-finished = Ukończone: { $buildings }
seat-score = obecny wynik { $score }
seat-loans = { $count ->
    [one] { $count } pożyczka
    [few] { $count } pożyczki
    [many] { $count } pożyczek
   *[other] { $count } pożyczki
}
seat-prisoners = { $count ->
    [one] { $count } nieuwolniony więzień
    [few] { $count } nieuwolnionych więźniów
    [many] { $count } nieuwolnionych więźniów
   *[other] { $count } nieuwolnionego więźnia
}

## Choices

menu-by-buying = { $title } (z dokupieniem akcji)
fact-unused = { $count ->
    [one] przepada { $count } akcja
    [few] przepadają { $count } akcje
    [many] przepada { $count } akcji
   *[other] przepada { $count } akcji
}
fact-needs = wymaga: { $needs }
fact-adds = dodaje: { $amounts }
fact-taught = nowa produkcja: { $after }; dotąd: { $before }
fact-freed = potem { $unit }, wysłanie: { $coins-text }
fact-finishes = kończy budowę: +{ $coins-text }, +{ $points-text }
fact-finishes-machine = kończy budowę: +{ $points-text }, a maszyna dołącza do twojej puli
fact-can-finish = może ukończyć: { $buildings }
fact-missing = potem brakuje jeszcze: { $amounts }
fact-adds-nothing = nie daje nic z tego, czego brakuje

## What is typed

keys-notation = rozpocznij Kaplica
help-notation = ruch słowami, jak w menu albo jak w pliku gry (open chapel); wystarczą początki słów, jeśli pasuje tylko jeden ruch
keys-why-text = ? Kaplica
keys-rule = rule B-41
why-unknown = „{ $text }”: nie ma takiego ruchu ani karty, którą można by teraz zagrać. Pełny ruch wygląda na przykład tak: open chapel
