# Amit Az Építők vezetett első játékai mondanak.

## Középkor

lesson-bm-open = Építkezel: akinek az épületei { $goal } pontot érnek, elindítja az utolsó fordulót, és a legtöbb pont nyer. Egy körben { $left } akciód van. Egy akcióval építkezésbe kezdhetsz: { $building } ({ $brings }). Vedd el ezt a lapot a sorból.
lesson-bm-recruit = Az építkezéshez olyan munkások kellenek, akik megtermelik, ami hiányzik. A felbérlés egy akció, pénzbe nem kerül. { $worker }: { $brings }. Éppen ez hiányzik.
lesson-bm-send = A munkába állítás a harmadik akció, és most kell fizetni: { $price }. Állítsd munkába: { $unit }.
lesson-bm-machine = Elkészült! Ez az épület gép: pontot ér, és beáll a munkásaid közé, ahol bér nélkül dolgozik. Elfogytak az akciók: fejezd be a kört.
lesson-bm-bigger = Új kör, friss akciók. { $building } többet hoz: { $brings }. Kezdd meg ezt az építkezést.
lesson-bm-lacks = A munkásaid csak egy részét adják; kevés a fa. Béreld fel: { $worker } ({ $brings }).
lesson-bm-part = Az építkezés várhat: ami hiányzik, egy későbbi körben is érkezhet. Állítsd most munkába: { $unit } ({ $brings }).
lesson-bm-wait = A munkások az építkezésen maradnak, amíg el nem készül. { $coins-text } maradt, ezért fejezd be a kört.
lesson-bm-coins = A kellő munkás többe kerül, mint amennyid van. Akcióért pénzt vehetsz fel, többért együtt többet. Most egy is elég: { $brings }.
lesson-bm-finish = Most állítsd munkába: { $unit } ({ $price }). Semmi sem hiányzik többé, és az épület azonnal fizet.
lesson-bm-home = Aki itt dolgozott, újra szabad. Az utolsó akcióval kezdd meg a következőt: { $building } ({ $brings }).
lesson-bm-race = { $goal } pontból { $mine } a tiéd. Figyeld a másik pontjait is. Fejezd be a kört.
lesson-bm-first-worker = A nagy építkezéshez több munkás kell. Az első egy körben ennyi: { $price }. Állítsd munkába: { $unit }.
lesson-bm-second-worker = A következő ugyanott, ugyanabban a körben többe kerül: { $price }. Így is megérheti. Állítsd munkába: { $unit }.
lesson-bm-free = A harmadik még többe kerülne; további akciót pénzért lehet venni. Innentől tiéd a játék. Ehhez az építkezéshez már csak egy munkás kell, és a sorban van, aki megfelel.

## Ókor

lesson-ba-open = Akinek az épületei { $goal } pontot érnek, elindítja az utolsó fordulót; utána a legtöbb pont nyer. Egy körben { $left } akciód van. Kezdd meg: { $building } ({ $brings }).
lesson-ba-send = { $unit } pontosan azt adja, ami kell. A munkába állítás egy akció és a bér: { $price }.
lesson-ba-prisoner = Rögtön elkészült: pénz és pont. Az Ókorban befektetni is lehet, körönként egyszer. A rabszolga most ennyibe kerül: { $price }, bért viszont soha nem kér: { $brings }.
lesson-ba-end = A rabszolgákat később fel lehet szabadítani. Elfogytak az akciók: fejezd be a kört.
lesson-ba-port = { $building } ezt hozza: { $brings }. Kezdd meg.
lesson-ba-tool = A rabszolgád követ és fát ad, díszítést nem. Vegyél szerszámot: { $brings }, ára { $price }.
lesson-ba-prisoner-works = Állítsd munkába: { $unit }; bér nincs. Rabszolga nem használ szerszámot, az nálad marad ({ $brings }).
lesson-ba-end-again = Már csak egy dolog hiányzik. Fejezd be a kört.
lesson-ba-with-tool = Bármelyik munkás vihet szerszámot. Állítsd munkába vele: { $unit } ({ $price }). Az épület elkészül.
lesson-ba-university = Az egyetem egy munkást végleg megtanít: { $brings }. Ára { $price }, és ez a kör befektetése.
lesson-ba-recruit = Erős kéz nagy épületekhez, béreld fel: { $worker } ({ $brings }).
lesson-ba-loan = Ha pénz kell, van kölcsön: most pénz, a végén több vissza. Most nincs rá szükséged. Fejezd be a kört.
lesson-ba-free = Innentől tiéd a játék: építkezések, munkások, körönként egy befektetés. A tippeket a lámpánál találod.
