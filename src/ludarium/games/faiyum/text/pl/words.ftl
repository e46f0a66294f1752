# Faiyum: cards, actions, events, reasons.
# Arguments: $card, $good, $piece, $place and $player are names in this language already; $field, $road and $bridge are places of the map
# (b3, b3-c3); $money, $fame and $count are numbers.
# Names stand in the nominative and cannot be inflected, some are plural (Osadnicy, winogrona), and a player's gender is
# unknown: no verb in the past tense, names after a colon or in brackets; goods are said as label and number ("kamień 2").

## The game

type-harvest = zbiory
type-build = budowa
type-trade = handel
type-other = inne

## Goods, pieces and places

good-wheat = pszenica
good-grape = winogrona
good-stone = kamień
good-fish = ryba
good-rose = róża
good-basic = surowce podstawowe
good-money = pieniądze
piece-worker = robotnik
piece-settlement = osada
piece-town = miasto
piece-palace = pałac
piece-workshop = warsztat
piece-extension = rozbudowa
piece-road = droga
piece-bridge = most
piece-ornate-bridge = ozdobny most
piece-block = blok
piece-dam = tama
place-next_to_worker = niezagospodarowane pole obok robotnika
place-canal_bank = niezagospodarowane pole na brzegu kanału
place-lake_shore = niezagospodarowane pole na brzegu jeziora
place-lonely = niezagospodarowane pole otoczone wyłącznie niezagospodarowanymi
place-stone = niezagospodarowane pole kamienia
place-any = niezagospodarowane pole
place-place = osada lub miasto
place-town = miasto
place-workshop = warsztat
place-site = plac budowy
place-bank = zagospodarowane pole na brzegu kanału

## Cards

card-own = { $name }
card-farmer = Rolnik
card-settlement = Osada
card-two-roads = Dwie drogi
card-gardener = Ogrodnik
card-levy = Danina
card-skilled-farmer-6 = Wprawny rolnik (6)
card-hermit = Pustelnik
card-skilled-farmer-10 = Wprawny rolnik (10)
card-offering = Ofiara
card-wheat-supply = Dostawa pszenicy
card-grape-supply = Dostawa winogron
card-stone-supply = Dostawa kamienia
card-settlers = Osadnicy
card-fisher = Rybak
card-trader = Handlarz
card-crocodile-hunter = Łowca krokodyli
card-supplier = Dostawca
card-road-gang = Budowni{"\u00AD"}czowie dróg
card-perfumer = Perfumiarz
card-stonecutter = Kamieniarz
card-order = Zamówienie
card-bridge = Most
card-founding-of-a-town = Założenie miasta
card-grower = Hodowca róż
card-farm = Gospodarstwo
card-vineyard = Winnica
card-quarry = Kamieniołom
card-ferryman = Przewoźnik
card-mason = Murarz
card-homecoming = Powrót do domu
card-plantation = Plantacja
card-market-day = Dzień targowy
card-innkeeper = Oberżysta
card-fishmonger = Sprzedawca ryb
card-surveyors = Mierniczy
card-master-farmer = Mistrz uprawy
card-ox-cart = Wóz z wołami
card-storekeeper = Magazynier
card-monument = Monument
card-colony = Kolonia
card-ornate-bridge = Ozdobny most
card-extension = Rozbudowa
card-harvester = Żniwiarz
card-wine-press = Tłocznia wina
card-bakery = Piekarnia
card-sculptor = Rzeźbiarz
card-great-town = Wielkie miasto
card-palace = Pałac
card-caravan = Karawana
card-pilgrimage = Pielgrzymka
card-rose-festival = Święto róż
card-great-drainage = Wielkie osuszanie
card-architect = Architekt
card-royal-road = Droga królewska
card-feast = Uczta
card-embassy = Poselstwo
card-overseer = Nadzorca
card-canal-port = Port nad kanałem
card-wonder = Cud świata
card-tribute = Trybut
card-thanksgiving = Dzięk{"\u00AD"}czynienie
card-jubilee = Jubileusz
card-great-temple = Wielka świątynia

## Actions, grouped in menus by their kind

kind-done = Gotowe
kind-more = Oddanie po raz kolejny
kind-use = Nagroda
kind-leave = { kind-use }
kind-administer = Administracja
kind-pass = Pas
kind-buy-back = Odkupienie kart
kind-pay = Zapłata
kind-pay-money = { kind-pay }
kind-gain = Wzięcie surowca
kind-play = Zagranie karty
kind-cash = Monety za kartę
kind-buy = Kupno karty
kind-offer = Ofiarowanie karty
kind-remove = Usunięcie karty z rynku
kind-worker = Postawienie robotnika
kind-settlement = Budowa osady
kind-town = Budowa miasta
kind-palace = Budowa pałacu
kind-workshop = Budowa warsztatu
kind-extension = Rozbudowa warsztatu
kind-block = Postawienie bloku
kind-recall = Zdjęcie robotnika z mapy
kind-hunt = Usunięcie krokodyla
kind-road = Budowa drogi
kind-bridge = Budowa mostu
action-done = gotowe
action-more = oddaj jeszcze raz
action-use = skorzystaj z nagrody
action-leave = nie korzystaj z nagrody
action-administer = administracja
action-pass = spasuj i zakończ swoją grę
action-buy-back = odkup wierzchnią kartę ze stosu kart odrzuconych
action-pay = zapłać 1 surowiec: { $good }
action-pay-money = zapłać pieniędzmi zamiast surowca
action-gain = weź 1 surowiec: { $good }
action-play = zagraj: { $card }
action-cash = weź monety za kartę: { $card }
action-buy = kup: { $card }
action-offer = ofiaruj: { $card }
action-remove = usuń z rynku: { $card }
action-worker = robotnik na polu { $field }
action-settlement = osada na polu { $field }
action-town = miasto na polu { $field }
action-palace = pałac na polu { $field }
action-workshop = warsztat na polu { $field }
action-extension = rozbudowa na polu { $field }
action-block = blok na polu { $field }
action-recall = zdejmij robotnika z pola { $field }
action-hunt = usuń krokodyla z pola { $field }
action-road = droga { $road }
action-bridge = most { $bridge }
action-start = { $seat } rozpoczyna grę
action-deal = rozdaj: { $card }
action-draw = dobierz: { $card }
action-disaster = dobierz klęskę

## Events, for the log; $player is a name

event-started = Pierwszy gracz: { $player }.
event-dealt = Rozdana karta: { $card }.
event-market-opened = Rynek jest otwarty.
event-round-began = Rozpoczyna się runda { $round }.
event-played = { $player } zagrywa: { $card }.
event-cashed = { $money ->
    [one] { $player } bierze { $money } monetę za kartę: { $card }.
    [few] { $player } bierze { $money } monety za kartę: { $card }.
    [many] { $player } bierze { $money } monet za kartę: { $card }.
   *[other] { $player } bierze { $money } monety za kartę: { $card }.
}
event-bought = { $money ->
    [one] { $player } kupuje za { $money } monetę: { $card }.
    [few] { $player } kupuje za { $money } monety: { $card }.
    [many] { $player } kupuje za { $money } monet: { $card }.
   *[other] { $player } kupuje za { $money } monety: { $card }.
}
event-drawn = Nowa karta na rynku: { $card }.
event-disaster = Na rynku pojawia się klęska numer { $count }.
event-end-began = Na rynku jest już czwarta klęska: zaczyna się końcówka gry, administracji już nie będzie.
event-administered = { $money ->
    [one] { $player } przeprowadza administrację i bierze { $money } monetę.
    [few] { $player } przeprowadza administrację i bierze { $money } monety.
    [many] { $player } przeprowadza administrację i bierze { $money } monet.
   *[other] { $player } przeprowadza administrację i bierze { $money } monety.
}
event-recalled = { $money ->
    [0] { $player } zdejmuje robotnika z pola { $field }.
    [one] { $player } zdejmuje robotnika z pola { $field } i bierze { $money } monetę.
    [few] { $player } zdejmuje robotnika z pola { $field } i bierze { $money } monety.
    [many] { $player } zdejmuje robotnika z pola { $field } i bierze { $money } monet.
   *[other] { $player } zdejmuje robotnika z pola { $field } i bierze { $money } monety.
}
event-fetched = { $player } bierze z powrotem na rękę: { $card }.
event-bought-back = { $money ->
    [one] { $player } odkupuje za { $money } monetę: { $card }.
    [few] { $player } odkupuje za { $money } monety: { $card }.
    [many] { $player } odkupuje za { $money } monet: { $card }.
   *[other] { $player } odkupuje za { $money } monety: { $card }.
}
event-card-removed = Rynek i grę opuszcza: { $card }.
event-paid = { $player } płaci: { $good } { $count }.
event-paid-money = { $money ->
    [one] { $player } płaci { $money } monetę.
    [few] { $player } płaci { $money } monety.
    [many] { $player } płaci { $money } monet.
   *[other] { $player } płaci { $money } monety.
}
event-repeated = { $player } oddaje po raz { $count }.
event-stopped = { $player } na tym poprzestaje.
event-worker-placed = { $player } stawia robotnika na polu { $field }.
event-crocodile-left = { $money ->
    [one] Krokodyl opuszcza pole { $field }: { $money } moneta.
    [few] Krokodyl opuszcza pole { $field }: { $money } monety.
    [many] Krokodyl opuszcza pole { $field }: { $money } monet.
   *[other] Krokodyl opuszcza pole { $field }: { $money } monety.
}
event-hunted = { $player } usuwa krokodyla z pola { $field }.
event-built = { $player } buduje na polu { $field }: { $piece }.
event-block-built = { $blocks ->
    [one] { $player } stawia blok na polu { $field }: stoi tam teraz { $blocks } blok.
    [few] { $player } stawia blok na polu { $field }: stoją tam teraz { $blocks } bloki.
    [many] { $player } stawia blok na polu { $field }: stoi tam teraz { $blocks } bloków.
   *[other] { $player } stawia blok na polu { $field }: stoi tam teraz { $blocks } bloku.
}
event-road-built = { $player } buduje drogę { $road }.
event-bridge-built = { $player } buduje w miejscu { $bridge }: { $piece }.
event-linked = { $fame ->
    [one] Pierwsze połączenie między { $from } a { $to }: { $fame } punkt sławy.
    [few] Pierwsze połączenie między { $from } a { $to }: { $fame } punkty sławy.
    [many] Pierwsze połączenie między { $from } a { $to }: { $fame } punktów sławy.
   *[other] Pierwsze połączenie między { $from } a { $to }: { $fame } punktu sławy.
}
event-gained = { $player } otrzymuje: { $good } { $count }.
event-gained-money = { $money ->
    [one] { $player } otrzymuje { $money } monetę.
    [few] { $player } otrzymuje { $money } monety.
    [many] { $player } otrzymuje { $money } monet.
   *[other] { $player } otrzymuje { $money } monety.
}
event-gained-fame = { $fame ->
    [one] { $player } zdobywa { $fame } punkt sławy.
    [few] { $player } zdobywa { $fame } punkty sławy.
    [many] { $player } zdobywa { $fame } punktów sławy.
   *[other] { $player } zdobywa { $fame } punktu sławy.
}
event-offered = { $player } ofiaruje: { $card }; karta na dobre opuszcza grę.
event-overseen = Karta wykonywana jeszcze raz: { $card }.
event-reward-used = { $player } korzysta z nagrody { $reward }.
event-reward-left = { $player } nie korzysta z nagrody { $reward }.
event-passed = { $fame ->
    [one] { $player } pasuje: { $fame } punkt sławy.
    [few] { $player } pasuje: { $fame } punkty sławy.
    [many] { $player } pasuje: { $fame } punktów sławy.
   *[other] { $player } pasuje: { $fame } punktu sławy.
}
event-over = Gra kończy się w rundzie { $round }.

## Reasons, each shown with its clause

reason-not-done = Na tym nie można jeszcze poprzestać.
reason-finish-card = Najpierw trzeba dokończyć kartę: { $card }.
reason-reward-first = Najpierw zdecyduj, czy korzystasz z nagrody.
reason-finish-administration = Najpierw trzeba dokończyć administrację.
reason-rest-impossible = Wtedy reszty karty nie dałoby się wykonać.
reason-administration-over = Wszystkie klęski są już na rynku: administracji już nie ma.
reason-too-early-to-pass = Pasować można dopiero wtedy, gdy na rynku są wszystkie klęski; brakuje jeszcze: { $left }.
reason-no-turn = W turze można zagrać kartę, kupić kartę albo przeprowadzić administrację.
reason-card-not-in-hand = Nie masz na ręce karty: { $card }.
reason-card-not-in-market = Na rynku nie ma karty: { $card }.
reason-future-card = Ta karta leży na przyszłym rynku i nie można jej jeszcze kupić: { $card }.
reason-not-in-current-market = Na bieżącym rynku nie ma karty: { $card }.
reason-market-empty = Rynek jest pusty.
reason-needs-money = { $needed ->
    [one] To kosztuje { $needed } monetę; masz { $left }.
    [few] To kosztuje { $needed } monety; masz { $left }.
    [many] To kosztuje { $needed } monet; masz { $left }.
   *[other] To kosztuje { $needed } monety; masz { $left }.
}
reason-pile-empty = Twój stos kart odrzuconych jest pusty.
reason-pile-too-small = { $needed ->
    [one] Potrzeba { $needed } karty ze stosu kart odrzuconych; w twoim jest ich { $left }.
    [few] Potrzeba { $needed } kart ze stosu kart odrzuconych; w twoim jest ich { $left }.
    [many] Potrzeba { $needed } kart ze stosu kart odrzuconych; w twoim jest ich { $left }.
   *[other] Potrzeba { $needed } karty ze stosu kart odrzuconych; w twoim jest ich { $left }.
}
reason-no-other-card = Nie masz na ręce innej karty.
reason-cannot-oversee = Wierzchniej karty twojego stosu kart odrzuconych ({ $card }) nie można wykonać jeszcze raz.
reason-cannot-finish = Akcji tej karty nie da się wykonać w całości: { $card }.
reason-short-of = { $left ->
    [0] Za mało surowców ({ $good }: 0) i pieniędzy (monety: { $money }).
   *[other] Za mało surowców ({ $good }: { $left } z { $needed }) i pieniędzy (monety: { $money }).
}
reason-missing-goods = { $missing ->
    [one] Do opłacenia kosztu brakuje { $missing } surowca; twoje róże: { $roses }, monety: { $money }.
    [few] Do opłacenia kosztu brakuje { $missing } surowców; twoje róże: { $roses }, monety: { $money }.
    [many] Do opłacenia kosztu brakuje { $missing } surowców; twoje róże: { $roses }, monety: { $money }.
   *[other] Do opłacenia kosztu brakuje { $missing } surowca; twoje róże: { $roses }, monety: { $money }.
}
reason-no-goods = Nie masz żadnego surowca do oddania.
reason-cannot-repeat = Nie możesz zapłacić tego jeszcze raz.
reason-other-good = Wymagane jest co innego niż { $good }.
reason-have-none = Nie masz takiego surowca: { $good }.
reason-given-already = Ten surowiec jest już oddany ({ $good }), a wszystkie muszą być różne.
reason-rest-unpaid = Przy takiej zapłacie ({ $good }) nie dałoby się opłacić reszty kosztu.
reason-paid-in-order = Jednostki jednego kosztu płaci się po kolei: surowce, potem róże, potem pieniądze; na to jest już za późno: { $good }.
reason-real-goods = Tu trzeba oddać prawdziwe surowce; pieniądze nie wystarczą.
reason-no-swap = Ryb i róż nie można zastąpić pieniędzmi.
reason-swap-used = Przy tej karcie pieniądze zastąpiły już surowiec.
reason-none-left = W zasobach brakuje elementu: { $piece }.
reason-no-field = Nie ma wolnego miejsca: { $place }.
reason-no-workshop-field = Nie ma wolnego pola ({ $good }), na którym kończy się droga lub most.
reason-no-place-to-build = Nie ma pola, na którym to może stanąć: { $piece }.
reason-roads-unpaid = { $needed ->
    [one] { $needed } droga kosztuje { $needed } surowiec; twoje surowce podstawowe: { $left }, róże: { $roses }, monety: { $money }.
    [few] { $needed } drogi kosztują { $needed } surowce; twoje surowce podstawowe: { $left }, róże: { $roses }, monety: { $money }.
    [many] { $needed } dróg kosztuje { $needed } surowców; twoje surowce podstawowe: { $left }, róże: { $roses }, monety: { $money }.
   *[other] { $needed } drogi kosztuje { $needed } surowca; twoje surowce podstawowe: { $left }, róże: { $roses }, monety: { $money }.
}
reason-no-roads = { $count ->
    [one] Nie ma granicy, na której można zbudować i opłacić drogę.
    [few] Nie ma { $count } granic, na których można zbudować i opłacić drogi.
    [many] Nie ma { $count } granic, na których można zbudować i opłacić drogi.
   *[other] Nie ma { $count } granicy, na której można zbudować i opłacić drogi.
}
reason-no-bridge-place = Nie ma miejsca na most.
reason-no-site = { $count ->
    [one] Na żadnym placu budowy nie zmieści się kolejny blok.
    [few] Na placach budowy nie zmieszczą się jeszcze { $count } bloki tak, jak wymaga karta.
    [many] Na placach budowy nie zmieści się jeszcze { $count } bloków tak, jak wymaga karta.
   *[other] Na placach budowy nie zmieści się jeszcze { $count } bloku tak, jak wymaga karta.
}
reason-no-worker-on-map = Na mapie nie ma robotników.
reason-no-crocodile = Obok żadnego robotnika nie ma krokodyla.
reason-worker-there = Na polu { $field } stoi już robotnik.
reason-undeveloped = Pole { $field } nie jest zagospodarowane.
reason-developed = Pole { $field } jest już zagospodarowane.
reason-wrong-place = Pole { $field } nie spełnia wymagania karty: { $place }.
reason-no-resource-field = Pole { $field } nie jest polem surowców.
reason-needs-below = Na polu { $field } nie ma tego, co musi tam stać: { $piece }.
reason-built-already = Na polu { $field } stoi już budowla.
reason-crocodile = Na polu { $field } jest krokodyl.
reason-too-near = Na polu sąsiadującym z { $field } jest osada lub miasto.
reason-wrong-kind = Pole { $field } nie jest polem wymaganego rodzaju: { $good }.
reason-no-road-end = Na polu { $field } nie kończy się żadna droga ani żaden most.
reason-no-site-there = Pole { $field } nie jest placem budowy.
reason-site-full = { $count ->
    [one] Na polu { $field } stoi już komplet: { $count } blok.
    [few] Na polu { $field } stoi już komplet: { $count } bloki.
    [many] Na polu { $field } stoi już komplet: { $count } bloków.
   *[other] Na polu { $field } stoi już komplet: { $count } bloku.
}
reason-other-site = Oba bloki muszą stanąć na jednym placu budowy, a { $field } to inny plac.
reason-no-room-for-all = { $count ->
    [one] Na polu { $field } nie zmieści się jeszcze { $count } blok.
    [few] Na polu { $field } nie zmieszczą się jeszcze { $count } bloki.
    [many] Na polu { $field } nie zmieści się jeszcze { $count } bloków.
   *[other] Na polu { $field } nie zmieści się jeszcze { $count } bloku.
}
reason-road-there = Jest tam już droga lub most.
reason-no-branch = Na polu { $field } spotykają się już dwa końce dróg lub mostów, a nie jest ono przystankiem.
reason-no-beginning = Droga zaczyna się w osadzie, mieście, na placu budowy albo na końcu drogi lub mostu.
reason-road-unpaid = Nie masz czym zapłacić za drogę { $road }.
reason-rest-of-roads = Po zbudowaniu drogi { $road } reszty nie dałoby się zbudować i opłacić.
reason-no-worker-there = Na polu { $field } nie stoi robotnik.
reason-no-crocodile-there = Na polu { $field } nie ma krokodyla.

## Final scoring; $amount is the fame with its sign

score-cards = sława z kart: { $amount }
score-links = sława z połączeń: { $amount }
score-disasters = sława z klęsk: { $amount }
score-left-over = pozostałe surowce i monety, razem { $count } (na wypadek remisu): { $amount }
