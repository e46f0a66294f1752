# How The Builders are played, on one page; figures are those of the rules.

how-goal-title = Cel gry
how-goal = Wznoś budynki. Gdy tylko ktoś na koniec swojej tury ma { $points } punktów z ukończonych budynków, rundę rozgrywa się do końca; wygrywa ten, kto ma wtedy najwięcej punktów.
how-start-title = Z czym zaczynasz
how-start = Każdy dostaje { $coins-text } i ucznia. Na środku leży { $cards } budynków i { $cards } robotników dla wszystkich; lukę od razu się uzupełnia.
how-turn-title = Twoja tura
how-turn = Masz { $actions-text }. Jeszcze jedna kosztuje { $coins-text }, tyle razy, ile możesz zapłacić. Rób, co chcesz, w dowolnej kolejności, także to samo kilka razy, a potem zakończ turę.
how-open-title = Rozpoczęcie budowy, najęcie robotnika
how-open = Jedno i drugie kosztuje 1 akcję i żadnych pieniędzy. Budynek pokazuje, ile potrzebuje kamienia, drewna, wiedzy i dachówek, a robotnik, ile ich wnosi.
how-send-title = Wysłanie robotników do pracy
how-send = Zapłać tyle, ile podaje karta robotnika. Pierwszy wysłany w tej turze do danej budowy kosztuje 1 akcję, drugi dalsze 2, trzeci dalsze 3. Kto tam pracuje, zostaje do ukończenia budynku.
how-finish-title = Ukończenie budynku
how-finish = Gdy pracujący przy budynku wnoszą wszystko, czego on wymaga, budynek jest ukończony: dostajesz jego pieniądze i punkty, a wszyscy od razu do ciebie wracają. Ukończona maszyna pracuje dla ciebie bez zapłaty.
how-coins-title = { $edition ->
    [antiquity] Pobranie sestercji
   *[other] Pobranie monet
}
how-coins = 1 akcja daje { $one }, 2 razem dają { $two }, 3 razem { $three }.
how-invest-title = Inwestycja, raz na turę
how-invest = Za 1 akcję: więzień ({ $prisoner-coins } sestercji), który pracuje bez zapłaty; narzędzie ({ $tool-coins } sestercje), które robotnik zabiera ze sobą; uniwersytet ({ $university-coins } sestercji), który podnosi jedną wartość robotnika do { $level }; albo pożyczka: teraz +{ $loan }, na koniec −{ $debt }.
how-end-title = Koniec gry
how-end = { $edition ->
    [antiquity] Dopóki wystarcza sestercji, więźniów uwalnia się po { $freeing } za każdego, a potem spłaca pożyczki; każdy, który zostanie, kosztuje punkty. Każda pozostała sestercja to jedna dziesiąta punktu.
   *[other] Każde { $per } pozostałych monet to jeszcze jeden punkt.
}
letters-of-clauses = B-… obowiązuje w obu edycjach, BM-… tylko w Średniowieczu, BA-… tylko w Antyku, H-… przy każdym stole tego domu.
