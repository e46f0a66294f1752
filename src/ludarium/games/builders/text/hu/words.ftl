# The Builders: cards, actions, events, reasons.
# Arguments: cards ($unit, $building …) and $player are names in this language already, in the nominative; no article
# and no ending can be put to them here, so that the sentences go round them ("felbéreli: Iparos 3").
# $coins, $actions and $points are numbers, $coins-text, $actions-text and $points-text the same with their noun.
# Nouns stay singular after a number. The noun of the coins with its endings: { coins.t }, { coins.ert }, { coins.ba }.

## Resources (Antiquity has its own words for two of them)

stone = kő
wood = fa
knowledge = { $edition ->
    [antiquity] építészet
   *[other] szakértelem
}
tile = { $edition ->
    [antiquity] díszítés
   *[other] cserép
}
coins = { $count } { coins.noun }
    .noun = { $edition ->
        [antiquity] sestertius
       *[other] pénz
    }
    .t = { $edition ->
        [antiquity] sestertiust
       *[other] pénzt
    }
    .ert = { $edition ->
        [antiquity] sestertiusért
       *[other] pénzért
    }
    .ba = { $edition ->
        [antiquity] sestertiusba
       *[other] pénzbe
    }
actions = { $count } akció
points = { $count } pont
worker-master = Mester { $number }
worker-craftsman = Iparos { $number }
worker-labourer = Segéd { $number }
worker-apprentice = Tanonc { $number }
prisoner = Rabszolga { $number }
citizen = Szabad munkás { $number }
loan = Kölcsön
tool-hammer = Kalapács
tool-saw = Kézifűrész
tool-set-square = Derékszög
tool-brush = Ecset
stone-university = Kőfaragó-egyetem
wood-university = Fafaragó-egyetem
knowledge-university = Építészeti egyetem
tile-university = Díszítőművészeti egyetem

## Buildings and machines

building-cabin = Kunyhó
building-arbour = Lugas
building-tree-house = Lombház
building-straw-hut = Szalmakunyhó
building-wash-house = Mosóház
building-stone-bridge = Kőhíd
building-covered-bridge = Fedett híd
building-townhouse = Városi ház
building-small-house = Házikó
building-country-house = Vidéki ház
building-thatched-cottage = Zsúpfedeles ház
building-windmill = Szélmalom
building-pigsty = Disznóól
building-country-inn = Vidéki fogadó
building-stable = Istálló
building-granary = Magtár
building-forge = Kovácsműhely
building-watermill = Vízimalom
building-cowshed = Tehénistálló
building-inn = Fogadó
building-post-house = Postaállomás
building-farm = Majorság
building-hotel = Szálloda
building-tavern = Kocsma
building-market-hall = Vásárcsarnok
building-burghers-house = Polgárház
building-chapel = Kápolna
building-watchtower = Őrtorony
building-abbey = Apátság
building-church = Templom
building-cloister = Kolostor
building-aqueduct = Vízvezeték
building-castle = Vár
building-cathedral = Katedrális
building-great-measuring-instrument = Nagy mérőeszköz
building-great-tile-kiln = Nagy cserépégető kemence
building-great-crane = Nagy daru
building-great-circular-saw = Nagy körfűrész
building-measuring-instrument = Mérőeszköz
building-tile-kiln = Cserépégető kemence
building-crane = Daru
building-circular-saw = Körfűrész
building-armoury = Fegyvertár
building-barracks = Laktanya
building-town-hall = Városháza
building-hanging-gardens = Függőkertek
building-house = Ház
building-tower-of-babel = Bábel tornya
building-ziggurat = Zikkurat
building-trading-post = Kereskedő{"\u00AD"}telep
building-market = Piac
building-palace-of-assur = Assuri palota
building-quarry = Kőbánya
building-shipyard = Hajóépítő műhely
building-camel-stable = Teveistálló
building-stall = Árusbódé
building-noble-house = Nemesi ház
building-fortress = Erőd
building-port = Kikötő
building-pyramid = Piramis
building-sphinx = Szfinx
building-archery-range = Íjászpálya
building-colossus-of-rhodes = Rodoszi kolosszus
building-school-of-philosophy = Filozófiai iskola
building-forum = Fórum
building-lighthouse-of-alexandria = Alexandriai világító{"\u00AD"}torony
building-temple = Templom
building-theatre = Színház
building-watering-trough = Itató
building-saw = Fűrész
building-architects-table = Tervező{"\u00AD"}asztal
building-scaffolding = Állványzat
building-hoist = Emelő{"\u00AD"}szerkezet

## Actions, grouped in menus by their kind

kind-end = Kör befejezése
kind-take = Pénz felvétele
kind-buy = További akció
kind-open = Építkezés megkezdése
kind-recruit = Munkás felbérlése
kind-prisoner = Rabszolga megvásárlása
kind-tool = Szerszám megvásárlása
kind-loan = Kölcsön felvétele
kind-university = Munkás taníttatása
kind-free = Rabszolga felszabadítása
kind-send = Munkás munkába állítása
kind-send-with-tool = { kind-send }
action-end = a kör befejezése
action-take = { $coins-text } felvétele { $actions } akcióért
action-buy = egy további akció megvásárlása
action-open = építkezés megkezdése: { $building }
action-recruit = { $worker } felbérlése
action-prisoner = { $prisoner } megvásárlása
action-tool = { $tool } megvásárlása
action-loan = kölcsön felvétele
action-university = { $unit } taníttatása: { $university }
action-free = { $prisoner } felszabadítása
action-send = { $unit } munkába állítása itt: { $building }
action-send-with-tool = { $unit } munkába állítása itt: { $building }, szerszám: { $tool }
action-start = { $seat } kezd
action-deal = { $worker } kiosztása
action-worker = { $worker } felfordítása
action-building = { $building } felfordítása
buying = { $action }, ehhez { $buys } további akció megvásárlása { $coins } { coins.ert }

## Events, for the log; $player is a name

event-started = { $player } a kezdőjátékos.
event-compensated = { $player } több pénzzel indul: +{ $coins-text } (házi szabály, B-74).
event-dealt = { $player } megkapja: { $worker }.
event-worker-revealed = Új munkás a sorban: { $worker }.
event-next-worker-revealed = Felfordított következő munkás: { $worker }.
event-building-revealed = Felfordított épület: { $building }.
event-opened = { $player } építkezésbe kezd: { $building }.
event-recruited = { $player } felbéreli: { $worker }.
event-bought = { $player } egy további akciót vásárol { $coins } { coins.ert }.
event-took = { $player } pénzt vesz fel { $actions } akcióért: { $coins-text }.
event-prisoner-bought = { $player } megvásárolja: { $prisoner } ({ $coins-text }).
event-tool-bought = { $player } megvásárolja: { $tool } ({ $coins-text }).
event-borrowed = { $player } kölcsönt vesz fel: { $coins-text }.
event-educated = { $player } taníttatja: { $unit } ({ $university }, { $coins-text }).
event-freed = { $player } felszabadítja: { $prisoner }.
event-sent = { $player } munkába állítja: { $unit }, itt: { $building } ({ $actions-text }, { $coins-text }).
event-sent-with-tool = { $player } munkába állítja: { $unit }, itt: { $building }, szerszám: { $tool } ({ $actions-text }, { $coins-text }).
event-finished = { $player } befejezi: { $building } (jutalma { $coins-text } és { $points-text }).
event-machine-finished = { $player } befejezi: { $building } (jutalma { $points-text }); a gép csatlakozik a csapathoz.
event-turn-ended = { $unused ->
    [0] { $player } befejezi a körét.
   *[other] { $player } befejezi a körét; { $unused } akciója felhasználatlan marad.
}
event-last-round = { $player } elérte: { $points-text }. Ez az utolsó forduló.
event-dead-position = Mindkét sor üres, és többé senki sem fejezhet be épületet: ez az utolsó forduló (B-73a).
event-round-began = { $round }. forduló kezdődik.
event-over = A játék { $round } forduló után véget ér.
event-cut-short = A játék { $round } forduló után félbeszakad: ennél az asztalnál ennyi a fordulók legnagyobb száma.

## Reasons, each shown with its clause

reason-needs-actions = { $left ->
    [0] Ehhez { $needed } akció kell, de már egy sem maradt.
   *[other] Ehhez { $needed } akció kell, de csak { $left } maradt.
}
reason-needs-coins = { $left ->
    [0] Ez { $needed } { coins.ba } kerül, de nincs pénzed.
   *[other] Ez { $needed } { coins.ba } kerül, de csak { $left } van nálad.
}
reason-bank-short = { $left ->
    [0] A banknak { $needed } { coins.t } kellene fizetnie, de a bank üres.
   *[other] A banknak { $needed } { coins.t } kellene fizetnie, de csak { $left } van benne.
}
reason-next-building = { $building }: ez még csak a következő épület; az építkezés akkor kezdhető meg, amikor már a sorban van.
reason-building-not-in-row = Ez az épület nincs az épületek sorában: { $building }.
reason-next-worker = { $worker }: ez még csak a következő munkás; akkor bérelhető fel, amikor már a sorban van.
reason-worker-not-in-row = Ez a munkás nincs a munkások sorában: { $worker }.
reason-not-in-stack = Ezt a befektetéskártyát már elvették.
reason-invested-already = Ebben a körben már volt befektetésed.
reason-unit-at-work = { $unit } egy félkész épületen dolgozik, és annak elkészültéig ott is marad.
reason-unit-not-yours = { $unit } nincs a csapatodban.
reason-prisoner-cannot = { $unit } a felszabadításáig nem használhat szerszámot, és nem is taníttatható.
reason-machine-cannot = { $unit }: ez gép, ezért nem használhat szerszámot.
reason-educated-already = Már taníttattad: { $unit }.
reason-free-already = Már felszabadítottad: { $unit }.
reason-site-not-yours = Nincs ilyen félkész épületed: { $building }.
reason-tool-at-work = { $tool }: ez a szerszám egy félkész épületnél van, és annak elkészültéig ott is marad.
reason-tool-not-yours = Nincs ilyen szerszámod: { $tool }.

## Final scoring; $amount is the number of points with its sign

score-buildings = { $count } épület és gép: { $amount }
score-coins = { $count } { coins.noun } maradt: { $amount }
score-prisoners-freed = { $count ->
    [one] { $count } rabszolga felszabadítva { $each } sestertiusért: { $amount }
   *[other] { $count } rabszolga felszabadítva, egyenként { $each } sestertiusért: { $amount }
}
score-loans-paid = { $count ->
    [one] { $count } kölcsön visszafizetve { $each } sestertiusért: { $amount }
   *[other] { $count } kölcsön visszafizetve, egyenként { $each } sestertiusért: { $amount }
}
score-prisoners-kept = { $count } fel nem szabadított rabszolga: { $amount }
score-loans-unpaid = { $count } vissza nem fizetett kölcsön: { $amount }
