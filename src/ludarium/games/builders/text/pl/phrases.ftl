# What a position of The Builders tells of itself: zones, things, choices, goals. Names ($player, $building, $unit …)
# are names in this language already, in the nominative, and of unknown gender; arguments that end in -text are numbers
# with their noun in the nominative ("3 akcje"); $amounts are resources as label and number ("kamień 2, drewno 1"), so
# that no noun has to follow a number.

now = { $player }: { $actions-text } do wykorzystania, { $coins-text }, { $points-text }
goal-race = { $points-text } z budynków rozpoczyna ostatnią rundę; potem wygrywa największa liczba punktów
goal-rows = gdy oba rzędy są puste, gra kończy się, jeśli nikt nie może już ukończyć budynku
goal-rounds = { $count ->
    [one] gra kończy się po { $count } rundzie
   *[other] gra kończy się po { $count } rundach
}

## Amounts

amount-stone = { stone } { $count }
amount-wood = { wood } { $count }
amount-knowledge = { knowledge } { $count }
amount-tile = { tile } { $count }
amount-nothing = nic
points-whole = { $score }
points-tenths = { $sign }{ $whole }{ decimal }{ $tenth }

## Zones

table-round-limit = Runda { $round } (najwyżej { $limit }).
table-last-round = OSTATNIA RUNDA: gra kończy się wraz z tą rundą.
table-bank = W banku: { $coins-text }.
zone-buildings = Budynki
zone-workers = Robotnicy
zone-investments = Inwestycje
zone-seat = { $whose ->
    [mine] Co leży przed tobą
   *[other] Co leży przed graczem { $player }
}
zone-sites = { $whose ->
    [mine] Twoje budynki w budowie
   *[other] { $player }, budynki w budowie
}
zone-crew = { $whose ->
    [mine] Twoi dostępni robotnicy
   *[other] { $player }, dostępni robotnicy
}
zone-finished = { $whose ->
    [mine] Twoje ukończone budynki
   *[other] { $player }, ukończone budynki
}
stack-prisoners = Więźniowie
stack-tools = Narzędzia
stack-universities = Uniwersytety
stack-loans = Pożyczki

## Facts

fact-more = { $count ->
    [0] nic już nie przyjdzie
   *[other] jeszcze { $count }
}
fact-next = następny
fact-once-a-turn = jedna na turę
fact-invested = w tej turze już była
fact-price = po { $coins-text }
fact-left = zostało: { $count }
fact-educated = wykształcenie: { $university }; nowa produkcja: { $amounts }
fact-lacks = brakuje jeszcze: { $amounts }
fact-next-worker = koszt następnego robotnika: { $actions-text }
fact-score = obecny wynik { $score }
fact-crew = robotnicy: { $count } (dostępni: { $idle })
fact-loans = { $count ->
    [one] { $count } pożyczka
    [few] { $count } pożyczki
    [many] { $count } pożyczek
   *[other] { $count } pożyczki
}
fact-prisoners = { $count ->
    [one] { $count } nieuwolniony więzień
    [few] { $count } nieuwolnionych więźniów
    [many] { $count } nieuwolnionych więźniów
   *[other] { $count } nieuwolnionego więźnia
}

## Faces of cards

face-worth = { $coins-text }, { $points-text }
face-worth-machine = { $points-text }, potem produkcja: { $amounts }
face-needs = wymaga: { $amounts }
face-sent = wysłanie: { $coins-text }
face-makes = produkcja: { $amounts }
face-adds = przy budowie: { $amounts }
face-teaches = produkcja po nauce: { $amounts }
face-loan = teraz +{ $coins }, na końcu −{ $debt }

## Prices and gains

choose-take = { $edition ->
    [antiquity] pobierz sestercje
   *[other] pobierz monety
}
price-unused = { $count ->
    [one] przepada { $count } akcja
    [few] przepadają { $count } akcje
    [many] przepada { $count } akcji
   *[other] przepada { $count } akcji
}
price-debt = do spłaty na końcu: { $coins-text }
gain-coins = +{ $coins-text }
gain-coins-now = teraz +{ $coins-text }
gain-actions = +{ $actions-text }
brings-lacks = potem brakuje jeszcze: { $amounts }
brings-nothing = nie daje nic z tego, czego brakuje
brings-finished = kończy budowę: +{ $coins-text }, +{ $points-text }
brings-machine = kończy budowę: +{ $points-text }, a maszyna dołącza do twojej puli
brings-taught = nowa produkcja: { $after }; dotąd: { $before }
brings-freed = potem { $unit }, wysłanie: { $coins-text }
ask-buying = { $buys ->
    [one] Dokupić najpierw { $buys } akcję ({ $coins-text })?
    [few] Dokupić najpierw { $buys } akcje ({ $coins-text })?
    [many] Dokupić najpierw { $buys } akcji ({ $coins-text })?
   *[other] Dokupić najpierw { $buys } akcji ({ $coins-text })?
}
ask-unused = { $count ->
    [one] Zakończyć turę, choć została jeszcze { $count } akcja?
    [few] Zakończyć turę, choć zostały jeszcze { $count } akcje?
    [many] Zakończyć turę, choć zostało jeszcze { $count } akcji?
   *[other] Zakończyć turę, choć zostało jeszcze { $count } akcji?
}
