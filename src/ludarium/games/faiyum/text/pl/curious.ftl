# Karty i otwarcia Faiyum.

curious-length = Połowa partii skończyła się do rundy { $middle }; osiem na dziesięć trwało od { $low } do { $high } rund.
curious-when = { $same ->
    [yes] Najczęściej w rundzie { $low }.
   *[no] Najczęściej w rundach { $low }–{ $high }.
}
curious-first-turns = Na co idzie pierwszych pięć tur
curious-first-card = Pierwsza kupiona karta
did-play = { $count ->
    [one] zagrana jedna karta
    [few] zagrane { $count } karty
   *[other] zagranych { $count } kart
}
did-buy = { $count ->
    [one] kupiona jedna karta
    [few] kupione { $count } karty
   *[other] kupionych { $count } kart
}
did-cash = { $count ->
    [one] jedna karta za pieniądze
    [few] { $count } karty za pieniądze
   *[other] { $count } kart za pieniądze
}
did-administer = { $count ->
    [one] jedna administracja
    [few] { $count } administracje
   *[other] { $count } administracji
}
