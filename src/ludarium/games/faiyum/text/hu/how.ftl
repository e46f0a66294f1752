# How Faiyum is played, on one page; figures are those of the rules.

how-goal-title = A cél
how-goal = Tedd termővé Faijúm mocsarát a fáraónak! Akinek a végén a legtöbb hírneve van, az győz.
how-turn-title = A köröd: egy a három közül
how-turn = Játssz ki egy kártyát a kezedből, vagy vásárolj egyet a piacról, vagy tarts adminisztrációt. Azután a következő játékos köre jön.
how-play-title = Kártya kijátszása
how-play = Fizesd ki a költségét, hajtsd végre a teljes akcióját, és vedd el a bevételét; vagy vegyél el érte helyette { $cash } $-t. A kártya ezután a dobópaklid tetejére kerül, a kijátszás sorrendjében.
how-harvest-title = Betakarítás
how-harvest = Az a munkás, akit beépítetlen mezőre állítasz, a mező erőforrását hozza. Ha krokodil van ott, távozik, és 1 $-t kapsz. Egy mezőn egy munkás állhat; ami a táblán áll, mindenkit szolgál.
how-build-title = Építés
how-build = Település, város, műhely és út krokodilmentes mezőn állhat. Egy út ára 1 erőforrás, az összekötött két mező bármelyikének fajtájából. Aki elsőként köt össze közvetlenül két állomást (települést, várost, építési területet), 1 hírnevet kap.
how-buy-title = Vásárlás
how-buy = A piac { $cards } legkisebb számú kártyájának ára { $first }, { $second }, { $third } és { $fourth } $, kedvezményjelzővel 1 $-ral kevesebb. A kártyát a következő körödtől játszhatod ki.
how-administration-title = Adminisztráció
how-administration = Ha fogynak a kártyáid: vegyél el { $money } $-t, a kezedben lévő kártyánként 1 $-ral kevesebbet, vegyél le a tábláról legfeljebb { $workers } munkást, egyenként 1 $-ért, és vedd vissza a kezedbe a paklid felső { $fetched } kártyáját; a továbbiak ára egyenként 1 $. Amit utoljára játszottál ki, az tér vissza elsőnek.
how-end-title = A játék vége
how-end = { $disasters } természeti katasztrófa után nincs több adminisztráció: kijátszhatsz, vásárolhatsz vagy passzolhatsz. Aki elsőként passzol, a legtöbb hírnevet adó katasztrófát veszi el.
letters-of-clauses = Az FA-… a Faiyum pontjai, a H-… a ház minden asztalánál érvényes.
