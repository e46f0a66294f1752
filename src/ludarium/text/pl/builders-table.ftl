# Stół Budowniczych w przeglądarce. Nazwy ($player, $building …) są już w tym języku.

bt-seats = Gracze
bt-buildings = Budynki
bt-workers = Robotnicy
bt-next = Następny
bt-more = { $count ->
    [0] nic już nie przyjdzie
    [one] jeszcze { $count }
    [few] jeszcze { $count }
    [many] jeszcze { $count }
   *[other] jeszcze { $count }
}
bt-area = { $whose ->
    [mine] Co leży przed tobą
   *[other] Co leży przed graczem { $player }
}
bt-crew = Dostępni robotnicy
bt-no-sites = { $whose ->
    [mine] Nic jeszcze nie budujesz. Rozpocznij budowę z rzędu budynków, najmij robotników i poślij ich na budowę: gdy dadzą wszystko, czego brakuje, dostaniesz punkty i monety za budynek.
   *[other] Jeszcze nic nie buduje.
}
bt-nobody-idle = Nikt nie jest dostępny.
bt-can = { $count ->
    [one] { $count } możliwy ruch; wybierz, by go zobaczyć
    [few] { $count } możliwe ruchy; wybierz, by zobaczyć dokąd
    [many] { $count } możliwych ruchów; wybierz, by zobaczyć dokąd
   *[other] { $count } możliwego ruchu; wybierz, by zobaczyć dokąd
}
bt-free = Uwolnij
bt-finished = Ukończone
bt-turn = Ta tura
bt-coins = { $edition ->
    [antiquity] Sestercje
   *[other] Monety
}
bt-points = Punkty
bt-actions = Zostało akcji
bt-buy = { $edition ->
    [antiquity] Dodatkowa akcja: 5 sestercji
   *[other] Dodatkowa akcja: 5 monet
}
bt-end = Zakończ turę
bt-last-round = Ostatnia runda
bt-investments = Inwestycje
bt-once-a-turn = jedna na turę
bt-invested = w tej turze już była
bt-prisoners = Więźniowie
bt-tools = Narzędzia
bt-universities = Uniwersytety
bt-loan = Pożyczka: +10 sestercji
bt-loans-left = zostało: { $count }
bt-choose-pupil = Wybierz go, a potem robotnika do wykształcenia
