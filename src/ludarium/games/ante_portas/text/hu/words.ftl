# Ante Portas: cards, cities, actions, events, reasons.
# Arguments: $card, $city, $ally, $region, $use, $place, $ending and $player are names in this language already, in the nominative;
# no article and no ending can be put to them here, so that the sentences go round them ("elveszíti: Kémek"). All others are numbers.
# A card is always named by the half that is used. Nouns stay singular after a number; figures of men have a no-break space (4 000),
# as numbers in arguments get it. A round is "kör", a turn "forduló"; a stack is "halom", a type pile "típuskupac".

## The game

rebuilt = A szabályok a megjelent játékéi; a kártyái és a térképe nem voltak fellelhetők. Az itteniek a sajátjaink: a szabálykönyv számai, valamint Polübiosz és Livius alapján újraalkotottak.
as-written = { $name }

## Turn and round, in sentences of the house

-turn = { $form ->
    [in] fordulóban
    [to] fordulóra
    [object] fordulót
    [own] fordulóját
    [theirs] fordulói
    [by-theirs] fordulóival
    [over-theirs] fordulóikon
    [many] fordulók
   *[one] forduló
}
-round = kör

## Sides, places and words of the table

side-carthage = Karthágó
side-rome = Róma
region-gallia = Gallia
region-cisalpina = Cisalpina
region-italia = Itália
use-march = menetidő
use-attached = esemény
use-army = hadsereg
use-event = esemény
use-money = pénz
use-lost = elveszett
use-fallen = elesett
place-secret = titkos célváros
infantry = gyalogosok
cavalry = lovasság
march = menetidő
elephants = harci elefántok
morale = morál
wealth = vagyon
attached = csatolt
immediate = azonnali
goes-out = kikerül a játékból
goes-carthage = Karthágó húzópaklijának aljára kerül
goes-rome = Róma húzópaklijának aljára kerül
stage-carthage-plays = Karthágó lapot játszik ki
stage-rome-plays = Róma lapot játszik ki
stage-carthage-decides = Karthágó dönt
stage-rome-discards = Róma lapot dob el
stage-losses = Karthágó kiválasztja a veszteségeit
ending-siege-won = Róma elesett
ending-siege-failed = az ostrom meghiúsult
ending-morale = a szenátus morálja összeomlott
ending-hand-empty = Hannibálnak nem maradt serege
ending-scipio = Scipio átvitte a háborút Afrikába
ending-worn-down = Hannibál serege felőrlődött

## Cities and allies

city-emporiae = Emporiae
city-narbo = Narbo
city-rhodanus = Rhodanus
city-massilia = Massilia
city-insula = Insula
city-taurini = Taurini
city-ticinum = Ticinum
city-placentia = Placentia
city-genua = Genua
city-ariminum = Ariminum
city-arretium = Arretium
city-spoletium = Spoletium
city-hadria = Hadria
city-cannae = Cannae
city-beneventum = Beneventum
city-capua = Capua
city-neapolis = Neapolis
city-tarentum = Tarentum
city-croton = Croton
city-roma = Róma
ally-gauls = Gallok
ally-etruscans = Etruszkok
ally-capua = Capua
ally-samnites = Szamniszok
ally-latins = Latinok
help-gauls = Karthágó { $n1 } lapot húz, amikor először nyeri meg őket.
help-etruscans = A felderítés ára Itáliában +{ $n1 }.
help-capua = Karthágó vesztesége csatában −{ $n1 }.
help-samnites = Itáliában minden körben +{ $n1 } menetidő.
help-latins = Róma minden fordulóban { $n1 } lappal kevesebbet játszhat ki.

## Carthaginian halves, with what they do as events

card-alpine-guides = Alpesi kalauzok
effect-alpine-guides = Ebben a körben +{ $n1 } menetidő; csak amíg Hannibál Galliában áll.
card-numidian-horse = Numida lovasok
effect-numidian-horse = Római lovasság: −{ $n1 }.
card-war-elephants = Harci elefántok
effect-war-elephants = Római gyalogosok: −{ $n1 } minden elefántért, amely kézben vagy ezen a lapon van; Karthágó felfedi a kezében lévő lapokat.
card-ambush = Rajtaütés
effect-ambush = Római gyalogosok: −{ $n1 }.
card-mist-on-the-lake = Köd a tavon
effect-mist-on-the-lake = Egy római hadsereglap, amely egyébként számítana, nem számít; kiválasztása a felfedés után történik.
card-gallic-recruits = Gall újoncok
effect-gallic-recruits = Húzz { $n1 } lapot; csak amíg a gallok Karthágó szövetségesei, vagy Hannibál Cisalpinában áll.
card-freed-prisoners = Elengedett foglyok
effect-freed-prisoners = Állíts át egy ingadozó szövetségest; ha egy sem ingadozik, morál −{ $n1 }.
card-laying-waste = Feldúlt vidék
effect-laying-waste = Morál −{ $n1 }; Itáliában −{ $n2 }.
card-spies = Kémek
effect-spies = A felderítés ára +{ $n1 }.
card-double-envelopment = Kettős átkarolás
effect-double-envelopment = Ha a kézben lévő lovasság több a római lovasságnál: a veszteség fele is elég, és a csata után morál −{ $n1 }; Karthágó felfedi a kezében lévő lapokat.
card-treaty-with-philip = Szövetség Philip{"\u00AD"}posszal
effect-treaty-with-philip = A tengeri hegemónia { $n1 } mezőt lép Karthágó felé.
card-hasdrubal-over-the-alps = Hasdrubal az Alpokban
effect-hasdrubal-over-the-alps = Húzz { $n1 } lapot.
card-treason = Árulás
effect-treason = Állíts át egy ingadozó szövetségest; a tengeri hegemónia { $n1 } mezőt lép Karthágó felé.
card-bomilcar-lands = Bomilcar partra{"\u00AD"}szállása
effect-bomilcar-lands = Húzz { $n1 } lapot; csak amíg a tenger Karthágóé.
card-roman-quarrels = Római viszály
effect-roman-quarrels = Róma ebben a fordulóban { $n1 } lappal kevesebbet játszhat ki.
card-forged-seal = Hamis pecsét
effect-forged-seal = A célvároshoz csatolt meghatározott halom nem számít. Római gyalogosok: −{ $n1 }.
card-burning-oxen = Lángoló ökrök
effect-burning-oxen = Nincs csata; Rómánál hatástalan.
card-mago-at-genua = Mago Genuában
effect-mago-at-genua = A tengeri hegemónia { $n1 } mezőt lép Karthágó felé; húzz { $n2 } lapot.

## Roman halves, with what they do as events

card-ships-of-massilia = Massiliai hajók
effect-ships-of-massilia = A tengeri hegemónia { $n1 } mezőt lép Róma felé.
card-levy-of-the-young = Ifjak besorozása
effect-levy-of-the-young = Római gyalogosok: +{ $n1 } minden számító római hadsereglapért.
card-slave-volunteers = Önkéntes rabszolgák
effect-slave-volunteers = Húzz { $n1 } lapot.
card-fabian-delay = Fabius halogatása
effect-fabian-delay = Nincs csata; Karthágó eldob egy általa választott lapot, és a város értéke nem számít; Rómánál hatástalan.
card-sibylline-books = Sibylla-könyvek
effect-sibylline-books = Morál +{ $n1 }.
card-loan-of-the-contractors = Vállalkozók kölcsöne
effect-loan-of-the-contractors = A titkos halomban: +{ $n1 } pénz.
card-roman-citizenship = Római polgárjog
effect-roman-citizenship = Róma egyik szövetségesének alsó szakaszhatára { $n1 } mezővel lejjebb kerül; morál +{ $n2 }.
card-senators-gold = Szenátorok aranya
effect-senators-gold = Morál +{ $n1 }; húzz { $n2 } lapot.
card-war-in-spain = Hispániai háború
effect-war-in-spain = Karthágó húzópaklijának felső lapja Róma kezébe kerül; Karthágó nem láthatja.
card-knights = Lovagok
effect-knights = Római lovasság: +{ $n1 }, és nem csökkenthető; római gyalogosok: +{ $n2 } minden számító római hadsereglapért.
card-the-fleet = Római flotta
effect-the-fleet = A tengeri hegemónia { $n1 } mezőt lép Róma felé.
card-neros-march = Nero menetelése
effect-neros-march = Ez a meghatározott halom akkor is számít, ha a városa egy útra van a célvárostól.
card-siege-of-capua = Capua ostroma
effect-siege-of-capua = Morál +{ $n1 }; Karthágó egyik olyan szövetségese, amelynek szakaszában a morál áll, visszakerül Rómához.
card-captured-letters = Elfogott levelek
effect-captured-letters = Róma megnézi az összes lapot, amelyet Karthágó ebben a körben lerakott; morál +{ $n1 }.
card-dictator = Diktátor
effect-dictator = Róma ebben a fordulóban { $n1 } lappal többet játszhat ki.
card-marcellus = Marcellus
effect-marcellus = Karthágó elsőként csatolt eseménye érvénytelen; római gyalogosok: +{ $n1 } minden számító római hadsereglapért.
card-broken-bridges = Lerombolt hidak
effect-broken-bridges = Ebben a körben minden út menetideje +{ $n1 }.
card-scipio-africanus = Scipio Africanus
effect-scipio-africanus = Róma győz; csak ha a tenger nem Karthágóé, Hannibál Itáliában áll, és Rómának legalább { $n1 } szövetségese van.
card-publius-scipio = Publius Scipio
effect-publius-scipio = A tengeri hegemónia { $n1 } mezőt lép Róma felé; morál +{ $n2 }.
card-sempronius = Sempronius
effect-sempronius = Karthágó húzópaklijának felső lapja Róma kezébe kerül; Karthágó nem láthatja.

## Actions, grouped in menus by their kind

kind-end = Befejezés
kind-another-turn = Újabb forduló
kind-target = A kör befejezése
kind-march = Lap lerakása menetidőként
kind-attach = Esemény csatolása
kind-event = Esemény kijátszása
kind-morale = A morál növelése
kind-secret = Csatolás titkos célvároshoz
kind-named = Csatolás meghatározott városhoz
kind-move-secret = A titkos halom áthelyezése
kind-discard = Eldobás a kézlimitig
kind-lose = Veszteség kiválasztása
kind-stray = Hadsereg eltévedése a ködben
kind-ally = Szövetséges kiválasztása
action-end = a forduló rád eső részének befejezése
action-another-turn = újabb forduló megkezdése
action-target = a kör befejezése, célváros: { $city }
action-march = lerakás menetidőként: { $card }
action-attach = csatolás eseményként: { $card }
action-event = kijátszás eseményként: { $card }
action-morale = felhasználás a morál növelésére: { $card }
action-secret = csatolás titkos célvároshoz: { $card } ({ $use })
action-named = csatolás meghatározott városhoz ({ $city }): { $card } ({ $use })
action-move-secret = a titkos halom áthelyezése ide: { $city }
action-discard = eldobás: { $card }
action-lose = elvesztés: { $card }
action-stray = eltévedés a ködben: { $card }
action-ally = szövetséges kiválasztása: { $ally }
action-draw = Karthágó húzása: { $card }
action-take = Róma elveszi: { $card }

## Events, for the log; those marked "private" are shown to one player only

event-round-began = { $round }. kör kezdődik.
event-drew = { $player } lapot húz.
# private
event-drew-card = A húzott lap: { $card }.
event-drew-known = { $player } olyan lapot húz, amelyet mindkét fél ismer: { $card }.
event-took = { $player } rejtve elveszi Karthágó húzópaklijának felső lapját.
# private
event-took-card = Az elvett lap: { $card }.
event-took-known = { $player } olyan lapot vesz el Karthágó húzópaklijából, amelyet mindkét fél ismer: { $card }.
event-laid-march = { $player } lapot rak le menetidőként.
event-laid-attached = { $player } eseményt csatol.
# private
event-laid-card = A lerakott lap: { $card } ({ $use }).
event-attached = { $player } képpel lefelé lapot rak le ide: { $place }, az ottani { $pile ->
      [1] első
      [2] második
     *[3] harmadik
    } kupacra.
# private
event-attached-card = A csatolt lap: { $card } ({ $use }), ide: { $place }, az ottani { $pile ->
      [1] első
      [2] második
     *[3] harmadik
    } kupacra.
event-secret-moved = { $player } áthelyezi a titkos halmot ide: { $city }.
event-money-lost = Pénzként volt csatolva, ezért elvész: { $card }.
event-pile-moved = A titkos halom { $pile ->
      [1] első
      [2] második
     *[3] harmadik
    } kupacának egyik lapja átkerül ide: { $city }, az ottani { $onto ->
      [1] első
      [2] második
     *[3] harmadik
    } kupacra.
event-event-played = { $player } kijátssza: { $card }.
event-morale-played = { $player } a morál növelésére használja fel: { $card }.
event-discarded = { $player } eldobja: { $card }.
event-part-ended = { $player } befejezi a forduló rá eső részét.
event-another-turn = { $player } újabb fordulót kezd.
event-under-rome = Róma húzópaklijának aljára kerül: { $card }.
event-under-carthage = Karthágó húzópaklijának aljára kerül: { $card }.
event-left-game = Kikerül a játékból: { $card }.
event-sea-moved = A tengeri hegemónia új állása: { $sea ->
    [-3] Róma 3
    [-2] Róma 2
    [-1] Róma 1
    [1] Karthágó 1
    [2] Karthágó 2
    [3] Karthágó 3
   *[0] 0
}.
event-morale-changed = A morál új értéke { $morale } (változás: { $by }).
event-ally-won = Mostantól Karthágó szövetségese: { $ally }.
event-ally-back = Ismét Róma szövetségese: { $ally }.
event-citizenship = Római polgárjogot kap: { $ally }; az alsó szakaszhatár mostantól { $low }.
event-plays-changed = Róma e fordulóban kijátszható lapjainak száma ennyivel változik: { $by }.
event-march-gained = Ebben a körben +{ $by } menetidő.
event-roads-longer = Ebben a körben minden út menetideje ennyivel több: { $by }.
# private
event-letter-read = Az elfogott levélből kiderül: { $card } ({ $use }).
event-target-named = { $player } befejezi a kört; a célváros: { $city }.
event-march-shown = Felfedett menetidő: { $card }.
event-attached-shown = Felfedett esemény: { $card }.
event-secret-shown = Felfedve: { $card } ({ $use }), a titkos halomban.
event-stack-shown = Felfedve: { $card } ({ $use }), itt: { $city }.
event-hand-shown = { $player } felfed egy lapot a kezéből: { $card }.
event-event-cancelled = Érvénytelen: { $card }.
event-stack-counts = Ez a halom számít: { $place }.
event-stack-spent = Ez a halom hatástalan: { $place }.
event-no-battle = Nincs csata.
event-event-works = Kifejti a hatását: { $card }.
event-figures = Római hadsereg: { $infantry } gyalogos, { $cavalry } lovas.
event-enveloped = Bekeríti a rómaiakat a kézben lévő { $cavalry } lovas.
event-strayed = Eltéved a ködben, és nem számít: { $card }.
event-battle = Csata: Róma { $infantry } gyalogost és { $cavalry } lovast állít ki. Karthágónak { $needed } gyalogost kell elveszítenie.
event-lost = { $player } elveszíti: { $card }.
event-entered = Hannibál bevonul ide: { $city }.
event-over = A játék véget ér ({ $round }. kör): { $ending }. Győztes: { $player }.

## Reasons, each shown with its clause

reason-not-in-hand = Ez a lap nincs a kezedben: { $card }.
reason-nothing-to-choose = Most nincs mit kiválasztani.
reason-choose-first = Előbb a nyitott választásról kell dönteni.
reason-ally-not-romes = Nem Róma szövetségese: { $ally }.
reason-ally-not-to-take-back = Most nem vehető vissza: { $ally }; ehhez Karthágó szövetségesének kell lennie, és a morálnak a szakaszában kell állnia.
reason-ally-not-wavering = Nem ingadozó szövetséges: { $ally }.
reason-army-does-not-count = Ez a lap nem számít hadseregként: { $card }.
reason-needless-loss = Ha ezt a lapot is elveszítenéd ({ $card }), a szükséges veszteség ({ $needed } gyalogos) csak fölösleges lappal együtt volna fedezhető.
reason-rome-first = Erről a forduló római része után kell dönteni.
reason-march-first = Előbb le kell rakni egy lapot menetidőként.
reason-marched-already = Ebben a fordulóban már raktál le lapot menetidőként.
reason-works-at-once = Ez azonnali esemény, ezért eseményként nem csatolható: { $card }.
reason-attached-enough = Ebben a fordulóban már { $most } eseményt csatoltál.
reason-must-be-attached = Ez csatolt esemény, ezért csatolni kell: { $card }.
reason-no-condition-met = Egyik feltétele sem teljesül: { $card }.
reason-wants-region = Ez a lap ({ $card }) csak addig játszható ki, amíg Hannibál itt áll: { $region }.
reason-wants-sea = Ez a lap ({ $card }) csak addig játszható ki, amíg a tenger Karthágóé; a jelölő állása { $sea }.
reason-wants-no-sea = Ez a lap ({ $card }) csak akkor játszható ki, ha a tenger nem Karthágóé; a jelölő állása { $sea }.
reason-wants-ally = Ez a lap ({ $card }) csak addig játszható ki, amíg Karthágó szövetségese: { $ally }.
reason-wants-roman-allies = Ez a lap ({ $card }) csak akkor játszható ki, ha Rómának legalább { $needed } szövetségese van; most { $allies } van.
reason-decide-first = Előbb dönteni kell: újabb forduló vagy a kör vége.
reason-no-road = Onnan, ahol Hannibál áll, nem vezet út ide: { $city }.
reason-sea-not-ours = Tengeri út vezet ide: { $city }; a tenger azonban nem Karthágóé (a jelölő állása { $sea }).
reason-march-too-short = { $city } eléréséhez { $needed } menetidő kell, de csak { $march } gyűlt össze.
reason-limit-later = Eldobásra csak a célváros megnevezése után kerül sor.
reason-no-plays-left = Ebben a fordulóban már nem játszhatsz ki több lapot.
reason-named-enough = Ebben a körben már { $most } várost határoztál meg, és nincs köztük: { $city }.
reason-no-secret-stack = Nincs titkos halom.
reason-moved-already = Ebben a fordulóban már áthelyezted a titkos halmot.
reason-limit-first = { $cards } lap van a kezedben, a kézlimit { $limit }: előbb el kell dobnod a többletet.

## The result

score-siege-won = Róma elesett
score-siege-failed = Az ostrom meghiúsult
score-morale = A szenátus morálja összeomlott
score-hand-empty = Hannibálnak nem maradt serege
score-scipio = Scipio átvitte a háborút Afrikába
score-worn-down = Hannibál serege felőrlődött
