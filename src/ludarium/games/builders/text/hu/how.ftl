# How The Builders are played, on one page; figures are those of the rules.

how-goal-title = A cél
how-goal = Építs épületeket! Amint valakinek a köre végén elkészült épületekből { $points } pontja van, a forduló még lemegy; akinek akkor a legtöbb pontja van, az győz.
how-start-title = Amivel kezdesz
how-start = Mindenki kap { $coins } { coins.t } és egy tanoncot. Középen { $cards } épület és { $cards } munkás fekszik mindenki számára; a hézag rögtön feltöltődik.
how-turn-title = A köröd
how-turn = { $actions } akciód van. Még egy akció ára { $coins } { coins.noun }, ahányszor ki tudod fizetni. Bármilyen sorrendben bármit megtehetsz, ugyanazt többször is; azután fejezd be a körödet.
how-open-title = Építkezés megkezdése, munkás felbérlése
how-open = Mindkettő 1 akcióba kerül, pénzbe nem. Az épület megmutatja, mennyi kő, fa, tudás és cserép kell hozzá, a munkás pedig azt, mennyit ad belőlük.
how-send-title = Munkások munkába állítása
how-send = Fizesd ki a munkás kártyáján álló összeget. Ebben a körben egy építkezésen az első munkás 1 akcióba kerül, a második további 2-be, a harmadik további 3-ba. Aki ott dolgozik, az épület elkészültéig ott marad.
how-finish-title = Épület befejezése
how-finish = Ha az ott dolgozók mindent megtermelnek, ami kell, az épület elkészült: megkapod a pénzét és a pontjait, és rögtön mindenki visszatér hozzád. Az elkészült gép fizetség nélkül dolgozik neked.
how-coins-title = Pénz felvétele
how-coins = 1 akcióért { $one }, 2 akcióért együtt { $two }, 3 akcióért együtt { $three } { coins.noun } jár.
how-invest-title = Befektetés, körönként egyszer
how-invest = 1 akcióért: rabszolga ({ $prisoner-coins } sestertius), aki fizetség nélkül dolgozik; szerszám ({ $tool-coins } sestertius), amelyet egy munkás magával visz; egyetem ({ $university-coins } sestertius), amely egy munkás egyik számát { $level } értékre emeli; vagy kölcsön: most +{ $loan }, a végén −{ $debt }.
how-end-title = A játék vége
how-end = { $edition ->
    [antiquity] Amíg a pénzedből futja, a rabszolgák egyenként { $freeing } sestertiusért felszabadulnak, és visszafizeted a kölcsönöket; minden megmaradt pontba kerül. Ezután minden megmaradt sestertius egy tizedpontot ér.
   *[other] Minden teljes { $per } megmaradt pénz még egy pontot ér.
}
letters-of-clauses = A B-… mindkét kiadásra érvényes, a BM-… csak a Középkorra, a BA-… csak az Ókorra, a H-… a ház minden asztalánál.
