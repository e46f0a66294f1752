# Az Építők asztala a böngészőben. A nevek ($player, $building …) már ezen a nyelven szólnak.

bt-seats = Játékosok
bt-buildings = Épületek
bt-workers = Munkások
bt-next = Következő
bt-more = { $count ->
    [0] nem jön több
    [one] még { $count } jön
   *[other] még { $count } jön
}
bt-area = { $whose ->
    [mine] Ami előtted fekszik
   *[other] Ami előtte fekszik: { $player }
}
bt-crew = Munkába állítható csapat
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
bt-finished = Elkészült
bt-turn = Ez a kör
bt-coins = { coins.noun }
bt-points = Pont
bt-actions = Maradt akció
bt-buy = Még egy akció: 5 { coins.noun }
bt-end = A kör vége
bt-last-round = Utolsó forduló
bt-investments = Befektetések
bt-once-a-turn = körönként egy
bt-invested = ebben a körben megvolt
bt-prisoners = Rabszolgák
bt-tools = Szerszámok
bt-universities = Egyetemek
bt-loan = Kölcsön: +10 { coins.noun }
bt-loans-left = maradt: { $count }
bt-choose-pupil = Válaszd ki, majd a munkást, aki tanul
