# Stół Budowniczych w przeglądarce. Nazwy ($player, $building …) są już w tym języku.

bt-seats = Gracze
bt-next = Następny
bt-no-sites = { $whose ->
    [mine] Nic jeszcze nie budujesz. Rozpocznij budowę z rzędu budynków, najmij robotników i wyślij ich tam do pracy: gdy dadzą wszystko, czego brakuje, dostaniesz punkty i { $edition ->
        [antiquity] sestercje
       *[other] monety
    } za budynek.
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
bt-no-town = { $whose ->
    [mine] Tu stanie to, co ukończysz.
   *[other] { $player }: jeszcze nic nie ukończono.
}
bt-save-picture = Zapisz obraz
bt-curve = Punkty za budynki, runda po rundzie
bt-turn = Ta tura
bt-coins = { $edition ->
    [antiquity] Sestercje
   *[other] Monety
}
bt-points = Punkty
bt-actions = Zostało akcji
bt-end = Zakończ turę
bt-choose-pupil = Wybierz go, a potem robotnika do wykształcenia
bt-goal = Cel
