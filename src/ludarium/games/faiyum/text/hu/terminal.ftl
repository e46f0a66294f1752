# Faiyum in the terminal: what its table, menus and campaign say besides the phrases of a view. $card and $player are names in this
# language already, in the nominative: no article and no ending can be put to them; arguments that end in -text are numbers with
# their noun; $field, $road are places of the map (b3, b3-c3).

## The table

fa-ending = ELKEZDŐDÖTT A JÁTÉK VÉGE: nincs több adminisztráció; aki passzol, kiszáll.
fa-marks = A kártyák jelei: ismert, a közölt adatokkal; részben újraalkotott, egyes adatok a mieink; újraalkotott, minden adat a miénk.
fa-notice = { about-faiyum-rebuilt } { fa-marks }
fa-legend = { $wheat } búza, { $grape } szőlő, { $stone } kő; ~ krokodil, * munkás, 1/3 építési terület, 3 tömbből 1 áll; { $settlement } település, { $town } város, { $palace } palota, { $workshop } műhely, { $extension } bővítmény; -/\ út, = híd vagy gát, : csatorna
fa-sign-wheat = b
fa-sign-grape = s
fa-sign-stone = k
fa-sign-settlement = T
fa-sign-town = V
fa-sign-palace = P
fa-sign-workshop = M
fa-sign-extension = B
fa-row = { $row }. sor
fa-canal = csatorna
fa-roads = Utak: { $roads }
fa-bridges = Hidak és gát: { $bridges }
fa-bridge-places = Hidak lehetséges helyei: { $bridges }
fa-sites = Építési területek: { $sites }
fa-site = { $field } { $blocks }/{ $number }
fa-token = { $price }, jelző
fa-market-empty = üres
fa-decks = Húzópakli: { $deck }; utolsó körök paklija: { $last }, ebből katasztrófa: { $disasters }. Hogy mi jöhet még: t deck.
fa-hand-mine = A kezedben
fa-hand-open = Kézben
fa-hand = Kézben: { $cards }
fa-pile = Dobópakli, felülről lefelé: { $cards }

## Facts in menus

fa-goods-first = Mostantól rózsa és pénz helyett maga az erőforrás a fizetség. Ha újra választani szeretnél: always.
fa-ask-payments = Mostantól újra te választod meg, mivel fizetsz.

## Help

keys-notation = worker b3
help-notation = egy lépés szavakkal; mezőnek, útnak, erőforrásnak a neve is elég: b3
keys-why-text = ? bridge
keys-rule = rule FA-53
why-unknown = „{ $text }”: ez se nem lépés, se nem most kijátszható kártya. Egy teljes lépés például: play farmer
page-map = a játéktábla, lerajzolva
page-list = a játéktábla felsorolva, képernyőolvasóhoz (LUDARIUM_MAP=list esetén mindig így)
page-market = a kártyapiac
page-hand = a kezed és mindened, amid van
page-deck = mi jöhet még a paklikból
help-always = kérdés nélkül az erőforrás a fizetség, nem rózsa vagy pénz; még egyszer: újra kérdez
