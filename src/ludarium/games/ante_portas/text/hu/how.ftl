# How Ante Portas is played, on one page; figures are those of the rules.

how-goal-title = A cél
how-goal = Hannibál átkelt az Alpokon. Karthágó győz, ha Róma morálja, amely kezdetben { $morale }, 0-ra esik, vagy ha ostrommal beveszi magát Rómát. Róma győz, ha Karthágónak nem marad lap a kezében, ha idejében kijátssza a Scipio Africanust, vagy ha eltelt { $rounds } kör.
how-cards-title = Egy lap, sok felhasználás
how-cards = Minden lapnak két fele van, egy-egy oldalé. Karthágónál a kézben lévő lapok Hannibál hadserege: amelyik lap menetidő vagy esemény lesz, az már nem harcol. Rómánál egy lap hadsereg, esemény, pénz vagy morál.
how-round-title = A kör
how-round = Karthágó 1 lapot húz, Róma 2-t, illetve ha Hannibál Itáliában van, 3-at. Ezután Karthágó és Róma felváltva játszik, amíg Karthágó be nem fejezi a kört, és meg nem nevezi a célvárost.
how-carthage-title = Karthágó fordulója
how-carthage = Rakj le pontosan egy lapot képpel lefelé menetidőként. Azonnali eseményből bármennyit kijátszhatsz, és legfeljebb { $attached } eseményt csatolhatsz a kör végére. A lerakott menetidőnek el kell érnie az út menetidejét; tengeri úthoz a tenger is kell.
how-rome-title = Róma fordulója
how-rome = Legfeljebb 2 lapot játszhatsz ki, 3-at, ha Hannibál Cisalpinában, 4-et, ha Itáliában áll. Rakj hadsereget képpel lefelé legfeljebb { $cities } meghatározott városhoz vagy a titkos célvároshoz: ez utóbbi ott lesz, ahová Hannibál megy, ha elég a mellé rakott pénz. Vagy játssz ki azonnali eseményt, vagy emeld a morált.
how-battle-title = Csata
how-battle = Ahol római hadsereggel találkozik, Karthágó annyi lapot veszít, hogy azok gyalogosai többen legyenek Róma gyalogosainál. Ha legalább { $held } lap van a kezében, { $half-infantry } gyalogosnál vagy { $half-cavalry } lovasnál kevesebb ellen elég a fele, { $none-infantry } vagy { $none-cavalry } alatt pedig semmit sem veszít.
how-city-title = A város
how-city = Amikor Hannibál bevonul, a morál a város értékével csökken; a horgony, első alkalommal, felé mozdítja a tengeri hegemóniát. Ahogy a morál csökken, Róma { $allies } szövetségese sorra ingadozni kezd, majd átáll Karthágóhoz, és segíti.
how-siege-title = Az ostrom
how-siege = Egy Rómával szomszédos városból Hannibál magához Rómához is vonulhat: ez az utolsó kör. A Róma kezében lévő összes lap harcol. Ha Karthágó fedezi a veszteséget, és még marad lapja, győzött.
letters-of-clauses = Az AP-… az Ante Portas pontjai, a H-… a ház minden asztalánál érvényes.
