# Ante Portas as its view tells it. Names ($player, $side, $card, $city …) are names in this language already, in the
# nominative and of unknown gender; arguments that end in -text are numbers with their noun ("3 karty"); $cards, $uses, $roads
# and $wants are several, with commas. "Talia" is a draw pile, "stos" what Rome has laid for one target, "stosik" its cards of one type.

## Names and figures

ap-card = { $card }
ap-city = { $city }
ap-ally = { $ally }
ap-place = { $place }
ap-region = { $region }
ap-men = piechota { $infantry }, jazda { $cavalry }
ap-infantry = piechota { $count }
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
ap-event-text = wydarzenie { $kind }: { $effect }
ap-other-half = druga połowa: { $card }

## The course of the round

ap-heading = Runda { $round }, tura { $turn }: { $stage }.
ap-over = koniec gry, { $ending }
ap-working = działa karta: { $card }
ap-evaluation = trwa rozstrzyganie rundy
ap-who = { $player } ({ $side }): { $what }
ap-now-over = Koniec gry: { $ending }. Wygrywa: { $player }.
ap-now-march = wyłóż jedną kartę jako marsz; wydarzenia dowolnie.
ap-now-marched = wyłożono: { $march-text }. Zagraj lub dołącz wydarzenia albo zakończ swoją część.
ap-now-rome = { $count ->
    [0] nie możesz już nic zagrać; zakończ swoją część.
    [one] możesz zagrać jeszcze { $count } kartę: wybierz ją i jej użycie albo zakończ swoją część.
    [few] możesz zagrać jeszcze { $count } karty: wybierz je i ich użycie albo zakończ swoją część.
    [many] możesz zagrać jeszcze { $count } kart: wybierz je i ich użycie albo zakończ swoją część.
   *[other] możesz zagrać jeszcze { $count } karty: wybierz je i ich użycie albo zakończ swoją część.
}
ap-now-target = wybierz, dokąd maszeruje Hannibal, albo kolejną turę.
ap-now-short = marszu nie wystarcza jeszcze na żadną drogę: kolejna tura.
ap-now-ally = wybierz sojusznika.
ap-now-stray = wybierz rzymską armię, która zabłądzi we mgle.
ap-now-lose = wybierz kartę do stracenia.
ap-now-discard = na ręce { $cards-text }, limit { $limit }: odrzuć nadmiar.
ap-needed = pozostało do stracenia: { $infantry-text }; wybierz kartę.
ap-hannibal = miejsce Hannibala: { $city } ({ $region })
ap-price = cena zwiadu tutaj: { $price }
ap-target = cel marszu: { $city }
ap-march-laid = wyłożono w tej rundzie: { $march-text }
ap-plays-left = { $count ->
    [one] Rzym może zagrać jeszcze { $count } kartę
    [few] Rzym może zagrać jeszcze { $count } karty
    [many] Rzym może zagrać jeszcze { $count } kart
   *[other] Rzym może zagrać jeszcze { $count } karty
}
ap-named-left = { $count ->
    [one] można wskazać jeszcze { $count } miasto
    [few] można wskazać jeszcze { $count } miasta
    [many] można wskazać jeszcze { $count } miast
   *[other] można wskazać jeszcze { $count } miasta
}
ap-attached-left = { $count ->
    [one] można dołączyć jeszcze { $count } wydarzenie
    [few] można dołączyć jeszcze { $count } wydarzenia
    [many] można dołączyć jeszcze { $count } wydarzeń
   *[other] można dołączyć jeszcze { $count } wydarzenia
}
ap-plays-change = zmiana liczby zagrań Rzymu w tej turze: { $by }
ap-battle = Bitwa: { $city }
ap-no-battle = nie ma bitwy
ap-roman-army = armia rzymska: { $men }
ap-sum = { $parts } = piechota { $infantry }
ap-part-more = + { $count } { $card }
ap-part-less = − { $count } { $card }
ap-loss-whole = Kartagina musi stracić więcej: piechota { $needed }
ap-loss-card = dzięki oskrzydleniu wystarczy połowa: piechota { $needed }
ap-loss-infantry = wystarczy połowa, bo piechota Rzymu liczy mniej niż { $limit }, a na ręce są co najmniej { $held } karty: piechota { $needed }
ap-loss-cavalry = wystarczy połowa, bo jazda Rzymu liczy mniej niż { $limit }, a na ręce są co najmniej { $held } karty: piechota { $needed }
ap-lost = dotychczasowe straty: { $cards }

## The map and the tracks

ap-map = Mapa
ap-anchor = kotwica
ap-anchor-used = kotwica już użyta
ap-hannibal-here = tu stoi Hannibal
ap-road = droga od Hannibala: marsz { $count }
ap-road-sea = droga morska od Hannibala: marsz { $count }
ap-road-to = { $city } { $count }
ap-road-to-sea = { $city } { $count } (morzem)
ap-reach = Hannibal może tu maszerować
ap-reach-perhaps = Hannibal być może może tu maszerować
ap-roads = drogi: { $roads }
ap-cards-there = leżące tu karty: { $count }
ap-morale-track = Morale Senatu: { $morale }
ap-stretch = morale { $high }–{ $low }
ap-ally-rome = z Rzymem
ap-ally-carthage = z Kartaginą
ap-wavers = chwieje się
ap-sea = Morze
ap-sea-whose = { $whose ->
    [rome] panuje Rzym: znacznik stoi po jego stronie na polu { $by }
    [carthage] panuje Kartagina: znacznik stoi po jej stronie na polu { $by }
   *[nobody] nie panuje nikt: znacznik stoi pośrodku
}

## Both camps

ap-laid = { $side }: karty wyłożone w tej rundzie
ap-laid-hidden = zakryta
ap-laid-seen = znają ją obie strony
ap-laid-may = jedna z: { $cards }
ap-laid-many = { $count ->
    [one] { $count } możliwa karta
    [few] jedna z { $count } kart
    [many] jedna z { $count } kart
   *[other] jedna z { $count } karty
}
ap-may-use = jedno z: { $uses }
ap-type-pile = { $number ->
      [1] pierwszy
      [2] drugi
     *[3] trzeci
    } stosik
ap-pile = { $side }, talia: { $cards-text }
ap-packet = następny pakiet: { $cards }
ap-packet-of = następny pakiet: { $cards-text } spośród: { $cards }
ap-packet-then = potem: { $cards }
ap-out = Poza grą
ap-hand = { $whose ->
    [mine] Twoja ręka, { $cards-text }
    [hidden] { $side }, ukryta ręka: { $cards-text }
   *[other] { $side }, ręka, { $cards-text }
}
ap-surely = na pewno: { $cards }
ap-perhaps = być może: { $cards }

## What choices take and bring, and what is asked before them

ap-fact-goes-out = ta karta, która opuszcza grę
ap-fact-goes-carthage = ta karta, która trafia pod talię Kartaginy
ap-fact-together = razem { $count }
ap-fact-road = marsz { $needed } z { $march }
ap-fact-value = morale −{ $value } po wkroczeniu Hannibala
ap-fact-anchor = znacznik morza o { $count } w stronę Kartaginy, za pierwszym razem
ap-fact-siege = to oblężenie i ostatnia runda
ap-fact-costs = koszt: { $men }
ap-fact-stray = o tylu Rzymian mniej: { $men }
ap-fact-morale = morale { $morale } → { $after }
ap-fact-money = majątek { $count }, razem { $together }, cena { $price }
ap-fact-money-lost = pieniądze ze stosu: { $count }
ap-fact-comes = { $count ->
    [one] trafia tam { $count } karta
    [few] trafiają tam { $count } karty
   *[other] trafia tam { $count } kart
}
ap-fact-march-again = jeszcze jedna karta jako marsz
ap-fact-rome-again = potem także Rzym gra jeszcze raz
ap-forecast-none = nikt nie może tam stanąć Hannibalowi na drodze
ap-forecast-sure = na pewno: piechota { $infantry }
ap-forecast-hidden = { $count ->
    [one] możliwe: { $count } karta zakryta
    [few] możliwe: { $count } karty zakryte
    [many] możliwe: { $count } kart zakrytych
   *[other] możliwe: { $count } karty zakrytej
}
ap-forecast-worst = w najgorszym razie piechota { $infantry }
ap-forecast-own = przeciw temu: { $cards }
ap-forecast-covered = wtedy strata wyniesie { $needed } z { $held } piechoty
ap-forecast-lost = wtedy przepadnie cała ręka, piechota { $held }: trzeba { $needed }
ap-ask-last = To ostatnia karta na ręce: bez kart Kartagina przegrywa.
ap-ask-siege = Oblężenie to ostatnia runda: rozstrzyga o grze.
ap-ask-target = To kończy rundę: wszystko zostaje odkryte. Cel marszu Hannibala: { $city }.
ap-ask-unused = { $count ->
    [one] Możesz jeszcze zagrać { $count } kartę.
    [few] Możesz jeszcze zagrać { $count } karty.
    [many] Możesz jeszcze zagrać { $count } kart.
   *[other] Możesz jeszcze zagrać { $count } karty.
}

## How the game may end

ap-goal-morale = Senat traci ducha: morale { $morale }, przy 0 wygrywa Kartagina
ap-goal-siege = { $roads ->
    [0] Rzym zostaje zdobyty: Hannibal stoi u bram
    [one] Rzym zostaje zdobyty: dzieli od niego { $roads } droga
    [few] Rzym zostaje zdobyty: dzielą od niego { $roads } drogi
    [many] Rzym zostaje zdobyty: dzieli od niego { $roads } dróg
   *[other] Rzym zostaje zdobyty: dzieli od niego { $roads } drogi
}
ap-goal-siege-near = Rzym zostaje zdobyty: dzieli od niego jedna droga, marsz { $march }
ap-goal-hand-empty = { $count ->
    [one] Hannibal traci armię: została { $count } karta
    [few] Hannibal traci armię: zostały { $count } karty
    [many] Hannibal traci armię: zostało { $count } kart
   *[other] Hannibal traci armię: zostało { $count } karty
}
ap-goal-scipio = { $card } wygrywa: { $wants }
ap-goal-worn-down = Siły Hannibala są wyczerpane: runda { $round } z { $most }
ap-want-region = { $met ->
    [yes] ✓
   *[no] ✗
} Hannibal w regionie { $region }
ap-want-sea = { $met ->
    [yes] ✓
   *[no] ✗
} morze należy do Kartaginy
ap-want-no-sea = { $met ->
    [yes] ✓
   *[no] ✗
} morze nie należy do Kartaginy
ap-want-ally = { $met ->
    [yes] ✓
   *[no] ✗
} { $ally } z Kartaginą
ap-want-roman-allies = { $met ->
    [yes] ✓
   *[no] ✗
} sojusznicy Rzymu: { $allies }, co najmniej { $needed }
ap-want-none = ✓ w każdej chwili
