# What a position of Faiyum tells in words (see games/faiyum/phrases.py and zones.py): said by terminal and page alike. $card, $good, $piece and
# $player are names in this language already; $what, $task, $cards are phrases; $field is a place of the map (b3). Names stand in the nominative, players of unknown
# gender; goods stand as label and number ("kamień 2").

## Amounts and names

fa-amount = { $good } { $count }
fa-basic = { $count ->
    [one] { $count } surowiec podstawowy
    [few] { $count } surowce podstawowe
    [many] { $count } surowców podstawowych
   *[other] { $count } surowca podstawowego
}
fa-either = jedno z: { $goods }
fa-good = { $good }
fa-money = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
fa-fame = sława { $count }
fa-for-links = sława { $fame } za połączenia
fa-nothing = brak surowców
fa-card = { $card }
fa-times = { $card } ×{ $count }
fa-none = brak
fa-piece = { $piece }

## What a card says: its cost, its action, its gain

fa-cost = koszt: { $what }
fa-gain = zysk: { $what }
fa-about = { $sort }, { $mark }
fa-mark-found = znana
fa-mark-part = częściowo odtworzona
fa-mark-rebuilt = odtworzona
fa-do-offer = inna karta z ręki, która na dobre opuszcza grę
fa-do-some = { $different ->
    [1] surowce, najwyżej { $most }, każdy inny
   *[other] surowce, najwyżej { $most }
}
fa-do-again = najwyżej { $most } × { $what }
fa-do-up-to = { $good }, najwyżej { $most }
fa-do-worker = { $most ->
    [1] robotnik { $where }
   *[other] robotnicy, najwyżej { $most }, { $where }
}
fa-at-next_to_worker = obok robotnika
fa-at-canal_bank = na brzegu kanału
fa-at-lake_shore = na brzegu jeziora
fa-at-lonely = pośród niezagospodarowanych pól
fa-at-stone = na polu kamienia
fa-at-any = na dowolnym niezagospodarowanym polu
fa-at-place = w osadzie lub mieście
fa-at-town = w mieście
fa-at-workshop = w warsztacie
fa-at-site = na placu budowy
fa-at-bank = na zagospodarowanym polu przy kanale
fa-do-workshop = { $piece } ({ $good })
fa-do-road = { $count ->
    [one] { $count } droga za 1 surowiec jednego z jej dwóch pól
    [few] { $count } drogi, każda za 1 surowiec jednego z jej dwóch pól
    [many] { $count } dróg, każda za 1 surowiec jednego z jej dwóch pól
   *[other] { $count } drogi, każda za 1 surowiec jednego z jej dwóch pól
}
fa-do-block = { $count ->
    [one] { $count } blok
    [few] { $count } bloki
    [many] { $count } bloków
   *[other] { $count } bloku
}
fa-do-block-one-site = { $count ->
    [one] { $count } blok
    [few] { $count } bloki na jednym placu budowy
    [many] { $count } bloków na jednym placu budowy
   *[other] { $count } bloku na jednym placu budowy
}
fa-do-recall = zdjęcie robotników z mapy: najwyżej { $most }
fa-do-hunt = usunięcie krokodyli: najwyżej { $most }
fa-do-hunt-next-to-worker = usunięcie krokodyli obok robotników: najwyżej { $most }
fa-do-order = zakup karty za cenę niższą o { $less ->
    [one] { $less } monetę
    [few] { $less } monety
    [many] { $less } monet
   *[other] { $less } monety
}
fa-do-cart = { $count ->
    [one] { $count } karta z powrotem ze stosu
    [few] { $count } karty z powrotem ze stosu
    [many] { $count } kart z powrotem ze stosu
   *[other] { $count } karty z powrotem ze stosu
}
fa-do-oversee = jeszcze raz wierzchnia karta twojego stosu
fa-get-field = surowiec z pola { $count }
fa-get-choose = dowolny surowiec podstawowy { $count }
fa-get-per = { $amount } za { $what }
fa-get-per-most = { $amount } za { $what } (najwyżej { $most })
fa-per-block = { $per ->
    [one] każdy blok w tym miejscu
    [few] każde { $per } bloki w tym miejscu
    [many] każde { $per } bloków w tym miejscu
   *[other] każde { $per } bloku w tym miejscu
}
fa-per-link = { $per ->
    [one] każde połączenie tego miejsca
    [few] każde { $per } połączenia tego miejsca
    [many] każde { $per } połączeń tego miejsca
   *[other] każde { $per } połączenia tego miejsca
}
fa-per-stop = { $per ->
    [one] każdy połączony z nim przystanek
    [few] każde { $per } połączone z nim przystanki
    [many] każde { $per } połączonych z nim przystanków
   *[other] każde { $per } połączonego z nim przystanku
}
fa-per-road = { $per ->
    [one] każdą drogę (mosty i tama też się liczą)
    [few] każde { $per } drogi (mosty i tama też się liczą)
    [many] każde { $per } dróg (mosty i tama też się liczą)
   *[other] każde { $per } drogi (mosty i tama też się liczą)
}
fa-per-discard = { $per ->
    [one] każdą kartę twojego stosu
    [few] każde { $per } karty twojego stosu
    [many] każde { $per } kart twojego stosu
   *[other] każde { $per } karty twojego stosu
}
fa-get-each = za każdy raz { $what }
fa-get-settlement = w osadzie { $what }
fa-get-town = w mieście { $what }

## What is to be done now

fa-now-set-up = Trwa przygotowanie gry.
fa-now-turn = { $player }: zagranie karty, zakup karty z rynku albo administracja
fa-now-last-turn = { $player }: zagranie karty, zakup karty z rynku albo pas
fa-now-card = { $player }, { $card }: { $task }
fa-now-task = { $player }: { $task }
fa-now-over = Koniec gry: { $winners }
fa-winner = wygrywa { $player }, { $fame }
fa-task-pay = do zapłaty { $what }
fa-task-recall = administracja, zdjęcie robotników z mapy: najwyżej { $most }
fa-task-buy-back = administracja, odkupienie kart
fa-task-remove = { $count ->
    [one] administracja, { $count } karta opuszcza rynek
    [few] administracja, { $count } karty opuszczają rynek
    [many] administracja, { $count } kart opuszcza rynek
   *[other] administracja, { $count } karty opuszcza rynek
}
fa-task-reward = nagroda { $number }: { $what }

## What a choice costs and brings

fa-price-less = { $price ->
    [one] { $price } moneta
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
} zamiast { $before }
fa-of-own = { $count }; masz { $own }
fa-of-money = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}; masz { $own }
fa-then-own = potem masz { $own }
fa-for-good = na dobre opuszcza grę
fa-back = z powrotem na rękę: { $cards }
fa-then-back = potem za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}: { $card }
fa-leaves-market = opuszcza rynek: { $cards }
fa-ask-administer = Ta administracja nie daje ani monet, ani robotnika, ani karty. Mimo to ją wybierasz?
fa-ask-pass = Kto pasuje, nie gra już do końca gry. Pasujesz?

## The table

fa-map = Mapa
fa-map-rebuilt = Mapa (odtworzona)
fa-field = { $field }
fa-field-red = czerwone pole
fa-field-site = plac budowy, bloki { $blocks } z { $number }
fa-field-crocodile = krokodyl
fa-field-worker = robotnik
fa-field-developed = zagospodarowane
fa-links = Połączone pary: { $links }
fa-bridge = { $bridge } ({ $piece })
fa-market = Rynek
fa-later = później
fa-disasters = Klęski: { $out } z { $of }
fa-disaster-fame = Sława za pas, po kolei: { $fames }
fa-free-tokens = { $count ->
    [one] { $count } wolny żeton
    [few] { $count } wolne żetony
    [many] { $count } wolnych żetonów
   *[other] { $count } wolnego żetonu
}
fa-deck-title = Co jeszcze może przyjść, w dowolnej kolejności
fa-deck = Talia ({ $count }): { $cards }
fa-last-deck = Talia ostatnich rund ({ $count }): { $cards }
fa-last-deck-disasters = oraz { $count ->
    [one] { $count } klęska
    [few] { $count } klęski
    [many] { $count } klęsk
   *[other] { $count } klęski
}
fa-gone = Poza grą: { $cards }
fa-supply = Zasób
fa-piece-left = { $piece } { $count }
fa-crocodiles = { $count ->
    [one] { $count } krokodyl na mapie
    [few] { $count } krokodyle na mapie
    [many] { $count } krokodyli na mapie
   *[other] { $count } krokodyla na mapie
}
fa-rewards = Nagrody faraona
fa-seat = { $player }
fa-passed = po pasie
fa-pile-of = Stos kart odrzuconych, od góry: { $count }

## Goals and the end

fa-goal-fame = najwięcej sławy
fa-goal-disasters = klęski do początku końcówki
fa-goal-passed = gracze po pasie
