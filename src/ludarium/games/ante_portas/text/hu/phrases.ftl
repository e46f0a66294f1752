# Ante Portas as its view tells it. Names ($player, $side, $card, $city …) are names in this language already, in the
# nominative: no article and no ending can be put to them; arguments that end in -text are numbers with their noun ("3 lap");
# $cards, $uses, $roads and $wants are several, with commas.

## Names and figures

ap-card = { $card }
ap-city = { $city }
ap-ally = { $ally }
ap-place = { $place }
ap-region = { $region }
ap-men = { $infantry } gyalogos, { $cavalry } lovas
ap-infantry = { $count } gyalogos
ap-march = menetidő { $count }
ap-elephants = { $count } harci elefánt
ap-morale = morál { $count }
ap-wealth = vagyon { $count }
ap-value = érték { $count }
ap-cards = { $count } lap
ap-event-text = { $kind } esemény: { $effect }
ap-other-half = a másik fele: { $card }

## The course of the round

ap-heading = { $round }. kör, { $turn }. forduló: { $stage }.
ap-over = a játék véget ért, { $ending }
ap-working = hatását kifejti: { $card }
ap-evaluation = kiértékelés
ap-who = { $player } ({ $side }): { $what }
ap-now-over = A játék véget ért: { $ending }. Győztes: { $player }.
ap-now-march = rakj le egy lapot menetidőnek; eseményt tetszés szerint.
ap-now-marched = lerakva: { $march-text }. Játssz ki vagy csatolj eseményt, vagy fejezd be.
ap-now-rome = { $count ->
    [0] több lapot nem játszhatsz ki; fejezd be.
   *[other] még { $count } lapot játszhatsz ki: válassz lapot és felhasználást, vagy fejezd be.
}
ap-now-target = válaszd ki, hová vonul Hannibál, vagy kérj újabb fordulót.
ap-now-short = a menetidő még egyik úthoz sem elég: újabb forduló.
ap-now-ally = válassz egy szövetségest.
ap-now-stray = válaszd ki a ködben eltévedő római sereget.
ap-now-lose = válaszd ki az elveszítendő lapot.
ap-now-discard = kézben { $cards-text }, megtartható: { $limit }; dobd el a többit.
ap-needed = még elveszítendő: { $infantry-text }; válassz lapot.
ap-hannibal = Hannibál helye: { $city } ({ $region })
ap-price = a felderítés ára itt { $price }
ap-target = célváros: { $city }
ap-march-laid = ebben a körben lerakva: { $march-text }
ap-plays-left = Róma még { $count } lapot játszhat ki
ap-named-left = még { $count } város határozható meg
ap-attached-left = még { $count } esemény csatolható
ap-plays-change = Róma kijátszható lapjai a következő részben: { $by }
ap-battle = Csata: { $city }
ap-no-battle = nincs csata
ap-roman-army = római sereg: { $men }
ap-sum = { $parts } = { $infantry } gyalogos
ap-part-more = + { $count } { $card }
ap-part-less = − { $count } { $card }
ap-loss-whole = Karthágónak ennél többet kell elveszítenie: { $needed } gyalogos
ap-loss-card = az átkarolás miatt a fele is elég: { $needed } gyalogos
ap-loss-infantry = a fele is elég, mert a római gyalogosok száma { $limit } alatt van, és legalább { $held } lap van kézben: { $needed } gyalogos
ap-loss-cavalry = a fele is elég, mert a római lovasság { $limit } alatt van, és legalább { $held } lap van kézben: { $needed } gyalogos
ap-lost = eddigi veszteség: { $cards }

## The map and the tracks

ap-map = Térkép
ap-anchor = horgony
ap-anchor-used = a horgony már felhasználva
ap-hannibal-here = itt áll Hannibál
ap-road = út Hannibáltól: menetidő { $count }
ap-road-sea = tengeri út Hannibáltól: menetidő { $count }
ap-road-to = { $city } { $count }
ap-road-to-sea = { $city } { $count } (tengeren)
ap-reach = Hannibál ide tud vonulni
ap-reach-perhaps = Hannibál talán ide tud vonulni
ap-roads = utak: { $roads }
ap-cards-there = itt fekszik { $count } lap
ap-morale-track = A szenátus morálja: { $morale }
ap-stretch = morál { $high }–{ $low }
ap-ally-rome = Rómáé
ap-ally-carthage = Karthágóé
ap-wavers = ingadozik
ap-sea = Tengeri hegemónia
ap-sea-whose = { $whose ->
    [rome] Rómáé: a jelölő az ő oldalán áll, { $by }. mező
    [carthage] Karthágóé: a jelölő az ő oldalán áll, { $by }. mező
   *[nobody] senkié: a jelölő középen áll
}

## Both camps

ap-laid = { $side } lerakott lapjai ebben a körben
ap-laid-hidden = képpel lefelé
ap-laid-seen = mindkét fél látta
ap-laid-may = ezek egyike: { $cards }
ap-laid-many = { $count } lap egyike
ap-may-use = ezek egyike: { $uses }
ap-type-pile = { $number ->
      [1] első
      [2] második
     *[3] harmadik
    } kupac
ap-pile = { $side }, húzópakli: { $cards-text }
ap-packet = következő köteg: { $cards }
ap-packet-of = következő köteg: { $cards-text } ezek közül: { $cards }
ap-packet-then = utána: { $cards }
ap-out = Kikerült a játékból
ap-hand = { $whose ->
    [mine] A kezedben lévő lapok: { $cards-text }
    [hidden] { $side }, rejtett lapok a kézben: { $cards-text }
   *[other] { $side }, kézben tartott lapok: { $cards-text }
}
ap-surely = biztosan: { $cards }
ap-perhaps = talán: { $cards }

## What choices take and bring, and what is asked before them

ap-fact-goes-out = a lap, amely kikerül a játékból
ap-fact-goes-carthage = a lap, amely Karthágó húzópaklijának aljára kerül
ap-fact-together = összesen { $count }
ap-fact-road = { $needed } menetidő a lerakott { $march } közül
ap-fact-value = a bevonulás után a morál { $value } ponttal csökken
ap-fact-anchor = a tengeri hegemónia { $count } mezőt lép Karthágó felé, első alkalommal
ap-fact-siege = ez az ostrom és az utolsó kör
ap-fact-costs = ára: { $men }
ap-fact-stray = ennyivel kevesebb római: { $men }
ap-fact-morale = morál { $morale } → { $after }
ap-fact-money = vagyon { $count }, összesen { $together }, az ár { $price }
ap-fact-money-lost = a halomban lévő pénz: { $count }
ap-fact-comes = { $count } lap kerül oda
ap-fact-march-again = még egy lap menetidőként
ap-fact-rome-again = utána Róma is játszik még egyszer
ap-forecast-none = ott senki sem állhat Hannibál útjába
ap-forecast-sure = biztosan szembejön: { $infantry } gyalogos
ap-forecast-hidden = talán: { $count } lap képpel lefelé
ap-forecast-worst = legrosszabb esetben { $infantry } gyalogos
ap-forecast-own = ellene: { $cards }
ap-forecast-covered = ekkor { $needed } gyalogos veszne el a meglévő { $held } közül
ap-forecast-lost = ekkor a kézben lévő { $held } gyalogos mind elveszne: { $needed } kellene
ap-ask-last = Ez az utolsó lap a kézben: lap nélkül Karthágó veszít.
ap-ask-siege = Az ostrom az utolsó kör: eldönti a játékot.
ap-ask-target = Ezzel a kör véget ér: minden felfordul, és Hannibál ide vonul: { $city }.
ap-ask-unused = Még { $count } lapot kijátszhatnál.

## How the game may end

ap-goal-morale = Összeomlik a szenátus morálja: most { $morale }, 0-nál Karthágó győz
ap-goal-siege = { $roads ->
    [0] Elesik Róma: Hannibál a kapuk előtt áll
   *[other] Elesik Róma: { $roads } útra van
}
ap-goal-siege-near = Elesik Róma: egy útra van, menetidő { $march }
ap-goal-hand-empty = Elfogy Hannibál serege: még { $count } lap
ap-goal-scipio = { $card } győz: { $wants }
ap-goal-worn-down = Felőrlődik Hannibál serege: { $round }. kör, összesen { $most }
ap-want-region = { $met ->
    [yes] ✓
   *[no] ✗
} Hannibál itt áll: { $region }
ap-want-sea = { $met ->
    [yes] ✓
   *[no] ✗
} a tenger Karthágóé
ap-want-no-sea = { $met ->
    [yes] ✓
   *[no] ✗
} a tenger nem Karthágóé
ap-want-ally = { $met ->
    [yes] ✓
   *[no] ✗
} Karthágó szövetségese: { $ally }
ap-want-roman-allies = { $met ->
    [yes] ✓
   *[no] ✗
} Róma szövetségesei: { $allies }, legalább { $needed } kell
ap-want-none = ✓ bármikor
