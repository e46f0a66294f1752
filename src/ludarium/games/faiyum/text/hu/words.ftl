# Faiyum: cards, actions, events, reasons.
# Arguments: $card, $good, $piece, $place and $player are names in this language already, in the nominative; no article and no ending can
# be put to them here, so that the sentences go round them ("kijátssza: Halász"). $field, $road and $bridge are places of the board
# (b3, b3-c3); $money, $fame and $count are numbers. Nouns stay singular after a number. A turn is "kör", a round "forduló".

## The game

type-harvest = betakarítás
type-build = építés
type-trade = kereskedés
type-other = egyéb

## Goods, pieces and places

good-wheat = búza
good-grape = szőlő
good-stone = kő
good-fish = hal
good-rose = rózsa
good-basic = alaperőforrás
good-money = pénz
piece-worker = munkás
piece-settlement = település
piece-town = város
piece-palace = palota
piece-workshop = műhely
piece-extension = bővítmény
piece-road = út
piece-bridge = híd
piece-ornate-bridge = nagy híd
piece-block = épülettömb
piece-dam = gát
place-next_to_worker = fejletlen mező egy munkás mellett
place-canal_bank = fejletlen mező a csatorna partján
place-lake_shore = fejletlen mező a tó partján
place-lonely = fejletlen mező, amelynek minden szomszédja fejletlen
place-stone = fejletlen kőmező
place-any = fejletlen mező
place-place = település vagy város
place-town = város
place-workshop = műhely
place-site = építési terület
place-bank = fejlesztett mező a csatorna partján

## Cards

card-own = { $name }
card-farmer = Földműves
card-settlement = Település
card-two-roads = Két út
card-gardener = Kertész
card-levy = Adószedés
card-skilled-farmer-6 = Tapasztalt földműves (6)
card-hermit = Remete
card-skilled-farmer-10 = Tapasztalt földműves (10)
card-offering = Felajánlás
card-wheat-supply = Búza{"\u00AD"}szállítmány
card-grape-supply = Szőlő{"\u00AD"}szállítmány
card-stone-supply = Kő{"\u00AD"}szállítmány
card-settlers = Telepesek
card-fisher = Halász
card-trader = Kereskedő
card-crocodile-hunter = Krokodil{"\u00AD"}vadász
card-supplier = Szállító
card-road-gang = Útépítők
card-perfumer = Illatszerész
card-stonecutter = Kővágó
card-order = Rendelés
card-bridge = Híd
card-founding-of-a-town = Város{"\u00AD"}alapítás
card-grower = Rózsa{"\u00AD"}termesztő
card-farm = Tanya
card-vineyard = Szőlőskert
card-quarry = Kőbánya
card-ferryman = Révész
card-mason = Kőműves
card-homecoming = Hazatérés
card-plantation = Ültetvény
card-market-day = Piacnap
card-innkeeper = Fogadós
card-fishmonger = Halárus
card-surveyors = Földmérők
card-master-farmer = Földműves{"\u00AD"}mester
card-ox-cart = Ökörfogat
card-storekeeper = Raktáros
card-monument = Emlékmű
card-colony = Kolónia
card-ornate-bridge = Nagy híd
card-extension = Bővítmény
card-harvester = Arató
card-wine-press = Szőlőprés
card-bakery = Pékség
card-sculptor = Szobrász
card-great-town = Nagyváros
card-palace = Palota
card-caravan = Karaván
card-pilgrimage = Zarándoklat
card-rose-festival = Rózsaünnep
card-great-drainage = Nagy lecsapolás
card-architect = Építész
card-royal-road = Királyi út
card-feast = Lakoma
card-embassy = Követség
card-overseer = Felügyelő
card-canal-port = Csatorna{"\u00AD"}kikötő
card-wonder = Csoda
card-tribute = Hódolati adó
card-thanksgiving = Hálaadás
card-jubilee = Jubileum
card-great-temple = Nagy templom

## Actions, grouped in menus by their kind

kind-done = Kész
kind-more = További befizetés
kind-use = Jutalom
kind-leave = { kind-use }
kind-administer = Adminisztráció
kind-pass = Passzolás
kind-buy-back = Kártyák visszavásárlása
kind-pay = Fizetés
kind-pay-money = { kind-pay }
kind-gain = Erőforrás elvétele
kind-play = Kártya kijátszása
kind-cash = Pénz egy kártyáért
kind-buy = Kártya vásárlása
kind-offer = Kártya felajánlása
kind-remove = Kártya levétele a piacról
kind-worker = Munkás lerakása
kind-settlement = Település építése
kind-town = Város építése
kind-palace = Palota építése
kind-workshop = Műhely építése
kind-extension = Bővítmény építése
kind-block = Épülettömb lerakása
kind-recall = Munkás levétele a tábláról
kind-hunt = Krokodil levétele
kind-road = Út építése
kind-bridge = Híd építése
action-done = kész
action-more = befizetés még egyszer
action-use = a jutalom felhasználása
action-leave = a jutalom kihagyása
action-administer = adminisztráció
action-pass = passzolás, a játék befejezése
action-buy-back = a dobópakli felső kártyájának visszavásárlása
action-pay = 1 { $good } befizetése
action-pay-money = pénz befizetése az erőforrás helyett
action-gain = 1 { $good } elvétele
action-play = { $card } kijátszása
action-cash = pénz ezért: { $card }
action-buy = { $card } megvásárlása
action-offer = { $card } felajánlása
action-remove = { $card } levétele a piacról
action-worker = munkás ide: { $field }
action-settlement = település ide: { $field }
action-town = város ide: { $field }
action-palace = palota ide: { $field }
action-workshop = műhely ide: { $field }
action-extension = bővítmény ide: { $field }
action-block = épülettömb ide: { $field }
action-recall = a munkás levétele innen: { $field }
action-hunt = a krokodil levétele innen: { $field }
action-road = út: { $road }
action-bridge = híd: { $bridge }
action-start = { $seat } kezd
action-deal = { $card } kiosztása
action-draw = { $card } húzása
action-disaster = természeti katasztrófa húzása

## Events, for the log; $player is a name

event-started = { $player } a kezdőjátékos.
event-dealt = Kiosztott kártya: { $card }.
event-market-opened = Megnyílt a kártyapiac.
event-round-began = { $round }. forduló kezdődik.
event-played = { $player } kijátssza: { $card }.
event-cashed = { $player } pénzt vesz fel ({ $card }): { $money } $.
event-bought = { $player } { $money } $-ért megvásárolja: { $card }.
event-drawn = Új kártya a piacon: { $card }.
event-disaster = Természeti katasztrófa kerül a piacra; számuk mostantól { $count }.
event-end-began = Megjelent a negyedik természeti katasztrófa: kezdődik a játék vége, adminisztráció már nem lehetséges.
event-administered = { $player } adminisztrációt hajt végre, és { $money } $-t kap.
event-recalled = { $money ->
    [0] { $player } leveszi a munkást innen: { $field }.
   *[other] { $player } { $money } $-ért leveszi a munkást innen: { $field }.
}
event-fetched = { $player } visszaveszi: { $card }.
event-bought-back = { $player } { $money } $-ért visszavásárolja: { $card }.
event-card-removed = Lekerül a piacról, és kikerül a játékból: { $card }.
event-paid = { $player } befizetése: { $count } { $good }.
event-paid-money = { $player } befizetése: { $money } $.
event-repeated = { $player } befizet ({ $count }. alkalom).
event-stopped = { $player } készen van.
event-worker-placed = { $player } munkást rak ide: { $field }.
event-crocodile-left = A krokodil távozik innen: { $field } ({ $money } $).
event-hunted = { $player } leveszi a krokodilt innen: { $field }.
event-built = { $player } építkezik itt: { $field } ({ $piece }).
event-block-built = { $player } épülettömböt rak ide: { $field }; most { $blocks } van ott.
event-road-built = { $player } utat épít: { $road }.
event-bridge-built = { $player } építkezik itt: { $bridge } ({ $piece }).
event-linked = Első közvetlen kapcsolat: { $from } és { $to } ({ $fame } hírnév).
event-gained = { $player } bevétele: { $count } { $good }.
event-gained-money = { $player } bevétele: { $money } $.
event-gained-fame = { $player } bevétele: { $fame } hírnév.
event-offered = { $player } felajánlja: { $card }; a kártya végleg kikerül a játékból.
event-overseen = { $card } akciója még egyszer sorra kerül.
event-reward-used = { $player } felhasználja: { $reward }. jutalom.
event-reward-left = { $player } kihagyja: { $reward }. jutalom.
event-passed = { $player } passzol: { $fame } hírnév.
event-over = A játék véget ér ({ $round }. forduló).

## Reasons, each shown with its clause

reason-not-done = Itt még nem lehet abbahagyni.
reason-finish-card = Előbb be kell fejezni: { $card }.
reason-reward-first = Előbb a jutalmat kell felhasználni vagy kihagyni.
reason-finish-administration = Előbb be kell fejezni az adminisztrációt.
reason-rest-impossible = Így a kártya többi része nem volna végrehajtható.
reason-administration-over = Minden természeti katasztrófa megjelent: adminisztráció már nem lehetséges.
reason-too-early-to-pass = Passzolni csak akkor lehet, ha már minden természeti katasztrófa megjelent; még { $left } hátravan.
reason-no-turn = A körödben kártyát játszhatsz ki, kártyát vásárolhatsz, vagy adminisztrációt hajthatsz végre.
reason-card-not-in-hand = Ez a kártya nincs a kezedben: { $card }.
reason-card-not-in-market = Ez a kártya nincs a piacon: { $card }.
reason-future-card = Ez a kártya a jövőbeli piacon van, ezért még nem vásárolható meg: { $card }.
reason-not-in-current-market = Ez a kártya nincs az aktuális piacon: { $card }.
reason-market-empty = A piac üres.
reason-needs-money = Ez { $needed } $-ba kerül; nálad { $left } $ van.
reason-pile-empty = A dobópaklid üres.
reason-pile-too-small = Ehhez { $needed } kártya kell a dobópaklidban; most { $left } van benne.
reason-no-other-card = Nincs más kártya a kezedben.
reason-cannot-oversee = A dobópaklid felső kártyájának akciója nem hajtható végre még egyszer: { $card }.
reason-cannot-finish = { $card } akciója nem fejezhető be.
reason-short-of = { $left ->
    [0] Nincs nálad { $good }, és csak { $money } $-od van.
   *[other] Ehhez { $needed } { $good } kell, de nálad csak { $left } van, és csak { $money } $-od van.
}
reason-missing-goods = A költségből { $missing } erőforrás hiányzik; nálad { $roses } rózsa és { $money } $ van.
reason-no-goods = Nincs erőforrásod, amelyet odaadhatnál.
reason-cannot-repeat = Ezt még egyszer nem tudod befizetni.
reason-other-good = Itt nem ez kell: { $good }.
reason-have-none = Nincs nálad { $good }.
reason-given-already = Ezt már befizetted: { $good }; csupa különböző erőforrás kell.
reason-rest-unpaid = Ha most ezzel fizetnél ({ $good }), a költség többi része nem volna kifizethető.
reason-paid-in-order = Egy költség egységeit sorrendben kell befizetni: erőforrás, rózsa, végül pénz; ehhez már késő: { $good }.
reason-real-goods = Itt valódi erőforrást kell adni; pénzzel nem helyettesíthető.
reason-no-swap = A hal és a rózsa nem helyettesíthető pénzzel.
reason-swap-used = Ennél a kártyánál már helyettesítettél egy erőforrást pénzzel.
reason-none-left = Nincs több { $piece }.
reason-no-field = Nincs ilyen szabad hely: { $place }.
reason-no-workshop-field = Nincs szabad mező, amelynek fajtája { $good }, és amelyen út vagy híd végződik.
reason-no-place-to-build = Nincs hozzá megfelelő mező: { $piece }.
reason-roads-unpaid = { $needed } út { $needed } erőforrásba kerül; nálad { $left } alaperőforrás, { $roses } rózsa és { $money } $ van.
reason-no-roads = { $count ->
    [one] Nincs olyan mezőhatár, ahol út építhető és ki is fizethető.
   *[other] Nincs { $count } olyan mezőhatár, ahol út építhető és ki is fizethető.
}
reason-no-bridge-place = Híd számára nincs hely.
reason-no-site = { $count ->
    [one] Egyik építési területre sem fér több épülettömb.
   *[other] Az építési területekre nem fér úgy még { $count } épülettömb, ahogyan a kártya kívánja.
}
reason-no-worker-on-map = Nincs munkás a táblán.
reason-no-crocodile = Egyetlen munkás mellett sincs krokodil.
reason-worker-there = { $field }: itt már áll egy munkás.
reason-undeveloped = { $field }: ez a mező nem fejlesztett.
reason-developed = { $field }: ez a mező már fejlesztett.
reason-wrong-place = { $field }: ez nem az, amit a kártya kér ({ $place }).
reason-no-resource-field = { $field }: ez nem erőforrásmező.
reason-needs-below = { $field }: ezen a mezőn nincs { $piece }.
reason-built-already = { $field }: ezen a mezőn már van épület.
reason-crocodile = { $field }: ezen a mezőn krokodil van.
reason-too-near = { $field }: a szomszédos mezők egyikén település vagy város van.
reason-wrong-kind = { $field }: ennek a mezőnek a fajtája nem { $good }.
reason-no-road-end = { $field }: ezen a mezőn nem végződik sem út, sem híd.
reason-no-site-there = { $field }: ez nem építési terület.
reason-site-full = { $field }: itt már megvan az összes épülettömb ({ $count }).
reason-other-site = Mindkét épülettömb ugyanarra az építési területre kerül, és az nem ez: { $field }.
reason-no-room-for-all = { $field }: ide nem fér még { $count } épülettömb.
reason-road-there = Itt már van út vagy híd.
reason-no-branch = { $field }: itt már két út- vagy hídvég találkozik, és ez nem állomás.
reason-no-beginning = Egy út településnél, városnál, építési területnél, illetve egy út vagy híd végénél kezdődhet.
reason-road-unpaid = Ezt az utat nem tudod kifizetni: { $road }.
reason-rest-of-roads = Ezután az út után ({ $road }) a többi nem volna megépíthető és kifizethető.
reason-no-worker-there = { $field }: itt nem áll munkás.
reason-no-crocodile-there = { $field }: itt nincs krokodil.

## Final scoring; $amount is the fame with its sign

score-cards = hírnév kártyákból: { $amount }
score-links = hírnév közvetlen kapcsolatokból: { $amount }
score-disasters = hírnév természeti katasztrófákból: { $amount }
score-left-over = { $count } megmaradt erőforrás és pénz, holtverseny esetére: { $amount }
