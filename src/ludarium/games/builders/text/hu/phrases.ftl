# What a position of The Builders tells of itself: zones, things, choices, goals. Names ($player, $building, $unit …)
# are names in this language already, in the nominative: no article and no ending can be put to them; arguments that end
# in -text are numbers with their noun ("3 akció"); $amounts are resources ("2 kő, 1 fa").

now = { $player }: még { $actions-text }, { $coins-text }, { $points-text }
goal-race = az épületekből szerzett { $points-text } indítja az utolsó fordulót; utána a legtöbb pont nyer
goal-rows = ha mindkét sor kiürült, a játék véget ér, amikor már senki sem fejezhet be több épületet
goal-rounds = a játék { $count } forduló után véget ér

## Amounts

amount-stone = { $count } { stone }
amount-wood = { $count } { wood }
amount-knowledge = { $count } { knowledge }
amount-tile = { $count } { tile }
amount-nothing = semmi
points-whole = { $score }
points-tenths = { $sign }{ $whole }{ decimal }{ $tenth }

## Zones

table-round-limit = { $round }. forduló (legfeljebb { $limit }).
table-last-round = UTOLSÓ FORDULÓ: a játék ezzel a fordulóval véget ér.
table-bank = A bank pénze: { $coins-text }.
zone-buildings = Épületek
zone-workers = Munkások
zone-investments = Befektetések
zone-seat = { $whose ->
    [mine] Ami előtted fekszik
   *[other] Ami előtte fekszik: { $player }
}
zone-sites = { $whose ->
    [mine] Félkész épületeid
   *[other] { $player } félkész épületei
}
zone-crew = { $whose ->
    [mine] Munkába állítható csapatod
   *[other] { $player } munkába állítható csapata
}
zone-finished = { $whose ->
    [mine] Elkészült épületeid
   *[other] { $player } elkészült épületei
}
stack-prisoners = Rabszolgák
stack-tools = Szerszámok
stack-universities = Egyetemek
stack-loans = Kölcsönök

## Facts

fact-more = { $count ->
    [0] nem jön több
   *[other] még { $count } jön
}
fact-next = ez a következő
fact-once-a-turn = körönként egy
fact-invested = ebben a körben megvolt
fact-price = egyenként { $coins-text }
fact-left = maradt: { $count }
fact-educated = egyeteme: { $university }; új termelése { $amounts }
fact-lacks = hiányzik még: { $amounts }
fact-next-worker = a következő munkás ára { $actions-text }
fact-score = jelenlegi eredmény { $score }
fact-crew = { $count } munkás (munkába állítható: { $idle })
fact-loans = { $count } kölcsön
fact-prisoners = { $count } fel nem szabadított rabszolga

## Faces of cards

face-worth = { $coins-text }, { $points-text }
face-worth-machine = { $points-text }, utána termelése { $amounts }
face-needs = szükséges: { $amounts }
face-sent = munkába állítása { $coins-text }
face-makes = termelése { $amounts }
face-adds = az épületnél +{ $amounts }
face-teaches = aki itt tanul, ennyit termel: { $amounts }
face-loan = most +{ $coins }, a végén −{ $debt }

## Prices and gains

choose-take = pénz felvétele
price-unused = { $count } akció elvész
price-debt = a végén { $coins-text } vissza
gain-coins = +{ $coins-text }
gain-coins-now = most +{ $coins-text }
gain-actions = +{ $actions-text }
brings-lacks = ezután még hiányzik: { $amounts }
brings-nothing = semmit sem ad abból, ami hiányzik
brings-finished = ezzel elkészül: +{ $coins-text }, +{ $points-text }
brings-machine = ezzel elkészül: +{ $points-text }, és a gép csatlakozik a csapatodhoz
brings-taught = új termelése { $after }, eddig { $before }
brings-freed = utána { $unit }, munkába állítása { $coins-text }
ask-buying = Előbb { $buys } akciót vásárolsz { $coins } { coins.ert }?
ask-unused = Befejezed a köröd, bár { $count } akciód felhasználatlan?
