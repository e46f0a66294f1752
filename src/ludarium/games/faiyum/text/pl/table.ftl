# Faiyum on the page: what the table in the browser says besides the words of the terminal's table. $player is a name in this language
# already, in the nominative; $field is a place of the map (b3).

fa-table-now = Co teraz zrobić
fa-table-round = Runda { $round }
fa-table-hint-map = Wybierz świecące pole.
fa-table-hint-border = Wybierz świecącą granicę albo jej dwa pola.
fa-table-hint-market = Wybierz kartę z rynku.
fa-table-hint-hand = Wybierz kartę z ręki.
fa-table-larger = Większa mapa
fa-table-smaller = Cała mapa
fa-table-map-help = Strzałki prowadzą z pola na pole, Page Up i Page Down do następnego miejsca, gdzie można coś zrobić. Enter wybiera; droga potrzebuje swoich dwóch pól.
fa-table-way-from = Od { $field } do którego pola?
fa-table-decks = Talie { $deck } + { $last }
fa-table-players = Gracze
fa-table-hand-count = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
fa-table-pile-count = { $count ->
    [one] { $count } karta na stosie kart odrzuconych
    [few] { $count } karty na stosie kart odrzuconych
    [many] { $count } kart na stosie kart odrzuconych
   *[other] { $count } karty na stosie kart odrzuconych
}
fa-table-hand-of = Ręka: { $player }
fa-table-hand-empty = brak kart
fa-table-purse = Monety i surowce
fa-table-pile = Stos kart odrzuconych
fa-table-close = Zamknij
fa-table-picture = Zapisz mapę jako obraz
fa-table-curve = Sława, runda po rundzie
