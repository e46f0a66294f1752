# Karty i otwarcia dla ciekawych: co mówi wiele partii botów, prostymi słowami.

curious-about = { $games ->
    [one] Policzono { $games } partię
    [few] Policzono { $games } partie
   *[other] Policzono { $games } partii
} na { $count } graczy. Na wszystkich miejscach grał ten sam bot: { $bot }.
curious-bot-greedy = planuje własną turę do końca i dalej nie patrzy
curious-bot-search = przed każdym ruchem przeszukuje grę w { $iterations } powtórzeniach
curious-caution = Dwa ostrzeżenia. To partie botów; ludzie grają inaczej. A zwycięzca może sobie pozwolić na więcej: karta, którą mają zwycięzcy, nie musi być kartą, która daje zwycięstwo. Tego, co mógł sprawić sam przypadek, nie nazywamy różnicą.
curious-taken-opened = Rozpoczęta w { $percent } na 100 partii, w których była dostępna ({ $low }–{ $high }).
curious-taken-recruited = Najęta w { $percent } na 100 partii, w których była dostępna ({ $low }–{ $high }).
curious-taken-educated = Użyta w { $percent } na 100 partii ({ $low }–{ $high }).
curious-taken-bought = Kupiona w { $percent } na 100 partii, w których była dostępna ({ $low }–{ $high }).
curious-taken-event = Jej wydarzenia użyto w { $percent } na 100 partii ({ $low }–{ $high }).
curious-left = Była dostępna, ale nikt jej nie chciał.
curious-unseen = W tych partiach się nie pojawiła.
curious-card-few = Miało ją zbyt niewielu graczy, by powiedzieć, co daje ({ $count }).
curious-began-few = Zbyt niewielu, by powiedzieć, jak im poszło ({ $count }).
curious-unsure = Nie wiemy, czy pomaga wygrać: na 100 partii od { $less } mniej do { $more } więcej.
curious-card-more = Kto ją miał, wygrywał o { $gap } na 100 partii więcej niż zwykle (od { $low } do { $high }).
curious-card-less = Kto ją miał, wygrywał o { $gap } na 100 partii mniej niż zwykle (od { $low } do { $high }).
curious-finished = Ukończono { $percent } na 100 rozpoczętych budów.
curious-played = Kto ją kupił, zagrywa ją { $whole },{ $tenths } raza.
curious-from-start = Każdy ma ją od początku i zagrywa ją { $whole },{ $tenths } raza na partię.
curious-uses = Najczęściej: { $uses }.
curious-began = Tak zaczęło { $percent } na 100 graczy.
curious-began-more = Wygrywali o { $gap } na 100 partii więcej niż zwykle (od { $low } do { $high }).
curious-began-less = Wygrywali o { $gap } na 100 partii mniej niż zwykle (od { $low } do { $high }).
