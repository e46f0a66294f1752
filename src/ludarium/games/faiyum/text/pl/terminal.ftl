# Faiyum in the terminal: what its table, menus and campaign say besides the phrases of a view. $card and $player are names in this
# language already, in the nominative, players of unknown gender; goods stand as label and number ("kamień 2"); arguments that end in
# -text are numbers with their noun; $field, $road are places of the map (b3, b3-c3).

## The table

fa-ending = KOŃCÓWKA GRY: nie ma już administracji; kto pasuje, kończy grę.
fa-marks = Oznaczenia kart: znana, liczby z opublikowanych opisów; częściowo odtworzona, część liczb jest nasza; odtworzona, wszystkie liczby są nasze.
fa-notice = { about-faiyum-rebuilt } { fa-marks }
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
fa-roads = Drogi: { $roads }
fa-bridges = Mosty i tama: { $bridges }
fa-bridge-places = Miejsca na mosty: { $bridges }
fa-sites = Place budowy: { $sites }
fa-site = { $field } { $blocks }/{ $number }
fa-token = { $price }, żeton
fa-market-empty = pusty
fa-decks = Talia: { $deck }; talia ostatnich rund: { $last }, w tym klęski: { $disasters }. Co jeszcze może przyjść: t deck.
fa-hand-mine = Twoja ręka
fa-hand-open = Ręka
fa-hand = Ręka: { $cards }
fa-pile = Stos kart odrzuconych, od góry: { $cards }

## Facts in menus

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
