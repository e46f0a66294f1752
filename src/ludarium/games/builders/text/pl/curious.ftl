# Karty i otwarcia Budowniczych.

curious-length = Połowa partii skończyła się do rundy { $middle }; osiem na dziesięć trwało od { $low } do { $high } rund.
curious-when = { $same ->
    [yes] Najczęściej w rundzie { $low }.
   *[no] Najczęściej w rundach { $low }–{ $high }.
}
curious-first-turn = Na co idzie pierwsza tura
curious-first-building = Pierwszy rozpoczęty budynek
did-open = { $count ->
    [one] rozpoczęta jedna budowa
    [few] rozpoczęte { $count } budowy
   *[other] rozpoczętych { $count } budów
}
did-recruit = { $count ->
    [one] najęty jeden robotnik
    [few] najęci { $count } robotnicy
   *[other] najętych { $count } robotników
}
did-send = { $count ->
    [one] wysłany jeden robotnik
    [few] wysłani { $count } robotnicy
   *[other] wysłanych { $count } robotników
}
did-take = pobrane pieniądze
did-prisoner = { $count ->
    [one] kupiony jeden więzień
    [few] kupieni { $count } więźniowie
   *[other] kupionych { $count } więźniów
}
did-tool = { $count ->
    [one] kupione jedno narzędzie
    [few] kupione { $count } narzędzia
   *[other] kupionych { $count } narzędzi
}
did-university = wykształcony jeden robotnik
did-loan = { $count ->
    [one] zaciągnięta pożyczka
    [few] zaciągnięte { $count } pożyczki
   *[other] zaciągniętych { $count } pożyczek
}
did-points = { $count ->
    [0] bez punktów (maszyna lub mały budynek)
    [one] za { $count } punkt
    [few] za { $count } punkty
   *[other] za { $count } punktów
}
