# Az Építők asztala a böngészőben. A nevek ($player, $building …) már ezen a nyelven szólnak.

bt-seats = Játékosok
bt-next = Következő
bt-no-sites = { $whose ->
    [mine] Még nincs félkész épületed. Kezdj építkezésbe az épületek sorából, bérelj fel munkásokat, és állítsd őket munkába: ha mindent megadnak, ami még hiányzik, tiéd az épület pontja és pénze.
   *[other] Még nincs félkész épülete.
}
bt-nobody-idle = Most senki sem állítható munkába.
bt-can = { $count ->
    [one] { $count } lehetséges lépés; válaszd ki, hogy lásd
   *[other] { $count } lehetséges lépés; válaszd ki, hogy lásd, hová
}
bt-free = Felszabadítás
bt-no-town = { $whose ->
    [mine] Itt fog állni, amit befejezel.
   *[other] { $player } még semmit sem fejezett be.
}
bt-save-picture = A kép mentése
bt-curve = Az épületek pontjai fordulóról fordulóra
bt-turn = Ez a kör
bt-coins = { coins.noun }
bt-points = Pont
bt-actions = Maradt akció
bt-end = A kör vége
bt-choose-pupil = Válaszd ki, majd a munkást, aki tanul
bt-goal = Cél
