# Ante Portas in a terminal and on paper. Names ($player, $side, $card, $city …) are names in this language already, in the
# nominative and of unknown gender; arguments that end in -text are numbers with their noun ("3 karty"). "Talia" is a draw
# pile, "stos" what Rome has laid for one target, "stosik" its cards of one type.

## Figures

ap-infantry = piechota { $count }
ap-cavalry = jazda { $count }
ap-march = marsz { $count }
ap-elephants = słonie { $count }
ap-morale = morale { $count }
ap-wealth = majątek { $count }
ap-value = wartość { $count }
ap-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
ap-cards-there = dołączone karty: { $count }
ap-event-text = wydarzenie { $kind }: { $effect }
ap-anchor = kotwica
ap-anchor-used = kotwica, już użyta
ap-hannibal-here = tu stoi Hannibal
ap-road = droga od Hannibala: marsz { $count }
ap-road-sea = droga morska od Hannibala: marsz { $count }

## The table

ap-heading = Runda { $round }, tura { $turn }: { $stage }.
ap-over = koniec gry, { $ending }
ap-working = działa karta: { $card }
ap-evaluation = trwa rozstrzyganie rundy
ap-side = { $side }: { $player }.
ap-hannibal = Miejsce Hannibala: { $city } ({ $region }). Cena zwiadu: { $price }.
ap-target = Cel marszu: { $city }.
ap-who = { $player } ({ $side }):
ap-plays-left = { $count ->
    [one] Rzym może zagrać jeszcze { $count } kartę.
    [few] Rzym może zagrać jeszcze { $count } karty.
    [many] Rzym może zagrać jeszcze { $count } kart.
   *[other] Rzym może zagrać jeszcze { $count } karty.
}
ap-limit = na ręce { $cards-text }, limit { $limit }.
ap-battle = Armia rzymska: { $men } ({ $cards }). Dotychczasowe straty: { $lost }.
ap-no-battle = Nie ma bitwy.
ap-needed = Pozostało do stracenia: { $infantry-text }.
ap-map = Mapa
ap-map-key = @ Hannibal, 2 wartość, * kotwica jeszcze nieużyta, #3 karty dołączone do miasta, linie to drogi z czasem marszu, ~ drogi morskie. „t roads” pokazuje mapę jako listę.
ap-map-list = Mapa: miasta i drogi z czasem marszu
ap-city-line = { $city }: { $facts }. Drogi: { $roads }
ap-by-sea = { $count } (morzem)
ap-roads-here = Drogi z tego miasta ({ $city }): { $roads }.
ap-march-laid = Wyłożono w tej rundzie: { $march-text }.
ap-morale-track = Morale Senatu: { $morale }; sojusznicy i ich odcinki
ap-ally-rome = z Rzymem
ap-ally-carthage = z Kartaginą
ap-wavers = chwieje się
ap-sea-track = Morze: { $rome } { $track } { $carthage }, { $whose ->
    [rome] panuje Rzym
    [carthage] panuje Kartagina
   *[nobody] nie panuje nikt
}
ap-laid = { $side }: karty wyłożone w tej rundzie
ap-laid-seen = { $card } (znają ją obie strony)
ap-laid-may = zakryta, jedna z: { $cards }
ap-laid-hidden = zakryta
ap-stack = { $place }: { $cards-text }, stosiki { $sizes }
ap-type-pile = stosik { $number }, { $use }: { $cards }
ap-use-hidden = rodzaj nieznany
ap-pile = { $side }, talia: { $cards-text }
ap-bag = na wierzchu, w nieznanej kolejności: { $cards-text } spośród: { $cards }
ap-pile-then = dalej, w tej kolejności: { $cards }
ap-pile-order = w tej kolejności: { $cards }
ap-out = Poza grą: { $cards }
ap-hand = { $whose ->
    [mine] Twoja ręka, { $cards-text }
   *[other] { $side }, ręka, { $cards-text }
}
ap-hand-hidden = { $side }, ukryta ręka: { $cards-text }
ap-surely = na pewno: { $cards }
ap-perhaps = być może: { $cards }
ap-other-half = Druga połowa: { $card }.
ap-all-cards = Wszystkie karty z obiema połowami

## Pages of the table

page-map = mapa narysowana
page-roads = mapa jako lista miast i dróg
page-hand = twoja ręka
page-known = co wiadomo o drugiej ręce i o taliach
page-cards = wszystkie karty z obiema połowami
keys-notation = march ambush
help-notation = ruch słowami, jak w menu albo jak w pliku gry (march ambush); wystarczą początki słów, jeśli pasuje tylko jeden ruch
keys-why-text = ? ambush
keys-rule = rule AP-42
why-unknown = „{ $text }”: nie ma takiego ruchu ani karty, którą można by teraz zagrać. Pełny ruch wygląda na przykład tak: march ambush

## What choices take and bring

ap-fact-left = potem na ręce { $men }
ap-fact-together = razem { $count }
ap-fact-morale = +{ $by } do morale, które wynosi { $morale }
ap-fact-money = majątek { $count }, razem { $together }, cena { $price }
ap-fact-siege = to oblężenie i ostatnia runda
ap-fact-unused = niewykorzystane zagrania: { $count }

## The printed cards

print-number = { $count }
print-senate = Senat
print-sea = Morze
print-price = zwiad { $price }
print-start = { $side }, karta początkowa
print-pile = { $side }, talia
print-sea-road = morzem, tylko gdy na morzu panuje Kartagina
print-anchor = kotwica: pierwsze wejście przesuwa morze o 1 ku Kartaginie
print-value = tyle traci morale, gdy Hannibal wkracza
print-foot = Ludarium, karty odtworzone; inne niż w wydanej grze
