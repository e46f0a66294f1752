# Karty i otwarcia Ante Portas.

curious-length = Połowa partii skończyła się do rundy { $middle }; osiem na dziesięć trwało od { $low } do { $high } rund.
curious-when = { $same ->
    [yes] Najczęściej w rundzie { $low }.
   *[no] Najczęściej w rundach { $low }–{ $high }.
}
curious-way = Pierwsze trzy miasta Hannibala; zwycięstwa Kartaginy
curious-first-uses = Do czego Rzym używa kart w pierwszych dwóch rundach; zwycięstwa Rzymu
did-nothing = do niczego
did-event = { $count ->
    [one] zagrane jedno wydarzenie
    [few] zagrane { $count } wydarzenia
   *[other] zagranych { $count } wydarzeń
}
did-attached = { $count ->
    [one] dołączone jedno wydarzenie
    [few] dołączone { $count } wydarzenia
   *[other] dołączonych { $count } wydarzeń
}
did-army = { $count ->
    [one] jedna karta jako armia
    [few] { $count } karty jako armia
   *[other] { $count } kart jako armia
}
did-money = { $count ->
    [one] jedna karta jako pieniądze
    [few] { $count } karty jako pieniądze
   *[other] { $count } kart jako pieniądze
}
did-morale = { $count ->
    [one] jedna karta na morale
    [few] { $count } karty na morale
   *[other] { $count } kart na morale
}
curious-use-march = marsz { $percent } %
curious-use-attached = dołączone wydarzenie { $percent } %
curious-use-event = wydarzenie { $percent } %
curious-use-army = armia { $percent } %
curious-use-money = pieniądze { $percent } %
curious-use-morale = morale { $percent } %
curious-use-lost = stracona { $percent } %
curious-use-discarded = odrzucona { $percent } %
