# Amit az Ante Portas vezetett első játékai mondanak.

## Karthágó

lesson-ac-march = Hannibál vagy. Nyersz, ha a szenátus morálja { $morale }-ról 0-ra esik, vagy ha elesik Róma. Minden körben városról városra vonulsz. Először rakj le egy lapot menetnek, képpel lefelé: { $card } ({ $brings }). Rhodanusig elég.
lesson-ac-attach = A lapjaid egyben a sereged: amit leraksz, az a csatában hiányzik. Csatolj eseményt a csatához, amely jöhet: { $card }. { $brings }
lesson-ac-end = Róma csak a hátlapokat látja. Fejezd be a részedet; most Róma rak lapokat oda, ahol vár téged.
lesson-ac-target = Rhodanusnál egy lap fekszik, lehet hadsereg. Várhatnál még egy fordulót, vagy kikerülhetnéd. Vonulj oda: { $brings }.
lesson-ac-lose = Az eseményed elvitte a római hadsereg nagy részét; a lovasság és a sok lap felezi a veszteséget. Fizesd azzal, amire a legkevésbé van szükséged: { $card } ({ $price }).
lesson-ac-again = Rhodanusban állsz. Új kör: rakj le újra menetet. { $card }: { $brings }.
lesson-ac-event = Van esemény, amely azonnal és a morál ellen hat. { $card }: { $brings } Ha alacsony a morál, a szövetségesek meginognak.
lesson-ac-end-again = Embereidbe került, de a szenátus remeg. Fejezd be a részedet.
lesson-ac-elsewhere = Róma két lappal Insulánál vár. Vonulj oda, ahol nincs: { $brings }. A bevonulás a város értékével csökkenti a morált, a horgony a tengert mozdítja.
lesson-ac-free = A szenátus eddig { $morale } morált vesztett. Előtted az Alpok. Innentől tiéd a játék: vonulj, rejtőzz, fenyegess két várost egyszerre.

## Róma

lesson-ar-named = Róma vagy. Hannibál nyer, ha a morál { $morale }-ról 0-ra esik, vagy ha beveszi Rómát; te nyersz, ha a serege elfogy vagy kifárad. Menetet rakott le. Találd ki, hová megy, és rakj oda hadsereget képpel lefelé: { $card }, Narbo ({ $brings }).
lesson-ar-end = Galliában kevés lapot játszhatsz ki. A másikat tartsd meg, és fejezd be a részedet.
lesson-ar-event = Eltaláltad: a csatában Hannibál elvesztett egy lapot. Van lap, amely azonnal esemény. { $card }: { $brings }
lesson-ar-stronger = Még egy lapod van. Narbóból Rhodanuson át vezet az út az Alpokba. Rakd oda: { $card } ({ $brings }).
lesson-ar-end-again = Hannibál látja, hol hány lap fekszik, de azt nem, melyik. Fejezd be a részedet.
lesson-ar-morale = Jött, megint embereket vesztett, és felperzselte a földet: esett a morál. Bármelyik lap emelheti. { $card }: { $brings }. Ha a jeleikig esik, ingadozni kezdenek a szövetségeseid.
lesson-ar-secret = Nem tudod, hová megy? A titkos halom mindenhol számít, ha a pénze kifizeti a felderítést. { $card } pénzként: { $brings }. A harcot a később mellé rakott hadseregek vívják.
lesson-ar-last = A pénz egyedül még nem harcol. Fejezd be a részedet, és figyeld, merre fordul Hannibál.
lesson-ar-free = Innentől tiéd a játék: találgass, blöffölj egyetlen lappal, és tartsd a morált a szövetségesek jelei fölött.
