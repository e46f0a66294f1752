# Faiyum in the terminal: the table, the words of cards, menus and the campaign. $card, $good, $piece and $player are names in this
# language already, in the nominative, players of unknown gender; goods stand as label and number ("kamień 2"); arguments that end in
# -text are numbers with their noun; $field, $road are places of the map (b3, b3-c3).

## Amounts and figures

fa-amount = { $good } { $count }
fa-basic = { $count ->
    [one] { $count } surowiec podstawowy
    [few] { $count } surowce podstawowe
    [many] { $count } surowców podstawowych
   *[other] { $count } surowca podstawowego
}
fa-either = jedno z: { $goods }
fa-money = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
fa-fame = sława { $count }
fa-nothing = brak surowców
fa-times = { $card } ×{ $count }
fa-none = brak

## What a card says: its cost, its action, its gain

fa-cost = koszt: { $what }
fa-gain = zysk: { $what }
fa-about = { $type }, { $mark }
fa-mark-found = znana
fa-mark-part = częściowo odtworzona
fa-mark-rebuilt = odtworzona
fa-do-offer = inna karta z ręki
fa-do-some = { $different ->
    [1] surowce, najwyżej { $most }, każdy inny
   *[other] surowce, najwyżej { $most }
}
fa-do-again = najwyżej { $most } × { $what }
fa-do-up-to = { $good }, najwyżej { $most }
fa-do-worker = { $most ->
    [1] robotnik { $place }
   *[other] robotnicy, najwyżej { $most }, { $place }
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
    [one] { $count } droga
    [few] { $count } drogi
    [many] { $count } dróg
   *[other] { $count } drogi
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
fa-do-order = zakup karty, cena niższa o { $less-text }
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
    [one] każdą drogę
    [few] każde { $per } drogi
    [many] każde { $per } dróg
   *[other] każde { $per } drogi
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

## What is to be done now, in the title of a menu

fa-status = { $player }: { $fame-text }, { $owned }
fa-status-card = { $player }, { $card }: { $task } ({ $owned })
fa-status-task = { $player }: { $task } ({ $owned })
fa-task-pay = do zapłaty { $what }
fa-task-recall = administracja, zdjęcie robotników z mapy po 1 monecie: najwyżej { $most }
fa-task-buy-back = administracja, odkupienie kart
fa-task-remove = { $count ->
    [one] administracja, { $count } karta opuszcza rynek
    [few] administracja, { $count } karty opuszczają rynek
    [many] administracja, { $count } kart opuszcza rynek
   *[other] administracja, { $count } karty opuszcza rynek
}
fa-task-reward = nagroda { $reward }: { $what }

## The table

fa-whose-turn = Kolej: { $player }.
fa-ending = KOŃCÓWKA GRY: nie ma już administracji; kto pasuje, kończy grę.
fa-marks = Oznaczenia kart: znana, liczby z opublikowanych opisów; częściowo odtworzona, część liczb jest nasza; odtworzona, wszystkie liczby są nasze.
fa-notice = { about-faiyum-rebuilt } { fa-marks }
fa-map = Mapa
fa-legend = { $wheat } pszenica, { $grape } winogrona, { $stone } kamień; ~ krokodyl, * robotnik, 1/3 plac budowy z 1 blokiem na 3; { $settlement } osada, { $town } miasto, { $palace } pałac, { $workshop } warsztat, { $extension } rozbudowa; -/\ droga, = most lub tama, : kanał
fa-sign-wheat = p
fa-sign-grape = w
fa-sign-stone = k
fa-sign-settlement = O
fa-sign-town = M
fa-sign-palace = P
fa-sign-workshop = W
fa-sign-extension = R
fa-row = Rząd { $row }
fa-canal = kanał
fa-field-red = czerwone pole
fa-field-site = plac budowy, bloki { $blocks } z { $number }
fa-field-crocodile = krokodyl
fa-field-worker = robotnik
fa-field-developed = zagospodarowane
fa-roads = Drogi: { $roads }
fa-bridges = Mosty i tama: { $bridges }
fa-bridge = { $bridge } ({ $piece })
fa-bridge-places = Miejsca na mosty: { $bridges }
fa-sites = Place budowy: { $sites }
fa-site = { $field } { $blocks }/{ $number }
fa-links = Połączone pary: { $links }
fa-crocodiles = { $count ->
    [one] { $count } krokodyl na mapie
    [few] { $count } krokodyle na mapie
    [many] { $count } krokodyli na mapie
   *[other] { $count } krokodyla na mapie
}
fa-supply = Zasób: { $pieces }
fa-market = Rynek: cena, karta
fa-token = { $price-text }, żeton
fa-later = później
fa-market-empty = pusty
fa-disasters = Klęski: { $out } z 4.
fa-disaster-fame = Sława za pas, po kolei: { $fames }.
fa-decks = Talia: { $deck }; talia ostatnich rund: { $last }, w tym klęski: { $disasters }. Co jeszcze może przyjść: t deck.
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
fa-seat = { $player }: { $fame-text }, { $owned }
fa-seat-passed = { $player } (po pasie): { $fame-text }, { $owned }
fa-hand-mine = Twoja ręka
fa-hand-open = Ręka
fa-hand = Ręka: { $cards }
fa-pile = Stos kart odrzuconych, od góry: { $cards }

## Facts in menus

fa-fact-have = { $count ->
    [0] nie masz
   *[other] masz { $count }
}
fa-fact-costs = { $price-text }; masz { $money-text }
fa-fact-administration = { $money-text }; { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
} z powrotem
fa-fact-links = +{ $fame } za połączenia
fa-fact-pass = sława +{ $fame }, potem koniec gry dla ciebie
fa-goods-first = Od teraz zapłatą jest sam surowiec, przed różami i pieniędzmi. Wpisz znów always, aby wybierać.
fa-ask-payments = Od teraz znów wybierasz, czym płacisz.

## Help

keys-notation = worker b3
help-notation = ruch słowami; dla pola, drogi lub surowca wystarczy nazwa: b3
keys-why-text = ? bridge
keys-rule = rule FA-53
why-unknown = „{ $text }” nie jest ruchem ani kartą, którą można teraz zagrać. Cały ruch wygląda tak: play farmer
page-map = mapa narysowana
page-list = mapa jako lista, dla czytników ekranu (z LUDARIUM_MAP=list zawsze)
page-market = rynek
page-hand = twoja ręka i to, co masz
page-deck = co jeszcze może przyjść z talii
help-always = zapłata surowcem przed różami i pieniędzmi bez pytania; jeszcze raz: znów z pytaniem

## The pharaoh's challenge

campaign-title = Wyzwanie faraona: { $player }
campaign-games = { $count ->
    [0] Nie ma jeszcze żadnej rozegranej gry.
   *[other] Rozegrane gry: { $count }.
}
campaign-goals = Cele
campaign-rewards = Nagrody
campaign-reached = osiągnięty
campaign-open = otwarty
campaign-closed = po pierwszym celu
campaign-reward-open = dostępna
campaign-reward-closed = jeszcze nie
campaign-broken = Nie można odczytać pliku kampanii ({ $why }). Plik jest zachowany: { $file }; zaczyna się nowa kampania.
campaign-game-aside = Zapisana gra nie pasuje do tej kampanii ({ $why }); plik jest zachowany: { $file }.
campaign-new = Zaczyna się nowa kampania.
campaign-next = Zaczyna się gra { $number }.
campaign-met = Ta gra spełnia otwarte cele. Który odhaczasz? Jeden na grę.
campaign-tick-none = żaden
campaign-ask = Twój wybór [1]:
campaign-bad = Wpisz liczbę od 0 do { $most } albo naciśnij Enter.
campaign-missed = Ta gra nie spełnia żadnego otwartego celu; to nic nie kosztuje.
campaign-ticked = Odhaczony cel: { $goal }.
campaign-unlocked = We wszystkich następnych grach dostępna jest nagroda: { $reward }.
campaign-won = Wszystkie siedem celów jest osiągniętych: kampania wygrana!
campaign-left = Gra czeka; to samo polecenie ją wznawia.
campaign-saved = Kampania jest zapisana: { $file }
campaign-go-on = Aby kontynuować:
