# Faiyum in the terminal: the table, the words of cards, menus and the campaign. $card, $good, $piece and $player are names in this
# language already, in the nominative: no article and no ending can be put to them; arguments that end in -text are numbers with
# their noun; $field, $road are places of the map (b3, b3-c3).

## Amounts and figures

fa-amount = { $count } { $good }
fa-basic = { $count } alaperőforrás
fa-either = ezek egyike: { $goods }
fa-money = { $count } $
fa-fame = { $count } hírnév
fa-nothing = nincs erőforrás
fa-times = { $card } ×{ $count }
fa-none = nincs

## What a card says: its cost, its action, its gain

fa-cost = költség: { $what }
fa-gain = bevétel: { $what }
fa-about = { $type }, { $mark }
fa-mark-found = ismert
fa-mark-part = részben újraalkotott
fa-mark-rebuilt = újraalkotott
fa-do-offer = még egy kártya a kezedből
fa-do-some = { $different ->
    [1] legfeljebb { $most } erőforrás, mind különböző
   *[other] legfeljebb { $most } erőforrás
}
fa-do-again = legfeljebb { $most } alkalommal { $what }
fa-do-up-to = legfeljebb { $most } { $good }
fa-do-worker = { $most ->
    [1] munkás { $place }
   *[other] legfeljebb { $most } munkás { $place }
}
fa-at-next_to_worker = egy munkás mellé
fa-at-canal_bank = a csatornapartra
fa-at-lake_shore = a tópartra
fa-at-lonely = fejletlen mezők közé
fa-at-stone = kőmezőre
fa-at-any = bármely fejletlen mezőre
fa-at-place = településre vagy városba
fa-at-town = városba
fa-at-workshop = műhelybe
fa-at-site = építési területre
fa-at-bank = fejlesztett csatornaparti mezőre
fa-do-workshop = { $piece } ({ $good })
fa-do-road = { $count } út
fa-do-block = { $count } épülettömb
fa-do-block-one-site = { $count } épülettömb ugyanarra az építési területre
fa-do-recall = legfeljebb { $most } munkás le a tábláról
fa-do-hunt = legfeljebb { $most } krokodil el a tábláról
fa-do-hunt-next-to-worker = legfeljebb { $most } munkás melletti krokodil el a tábláról
fa-do-order = egy kártya megvásárlása, az ára { $less-text } összeggel kevesebb
fa-do-cart = { $count } kártya vissza a dobópakliból
fa-do-oversee = a dobópakli felső kártyája még egyszer
fa-get-field = { $count } a mező erőforrásából
fa-get-choose = { $count } tetszőleges alaperőforrás
fa-get-per = { $amount } / { $what }
fa-get-per-most = { $amount } / { $what } (legfeljebb { $most })
fa-per-block = { $per ->
    [1] ottani épülettömb
   *[other] { $per } ottani épülettömb
}
fa-per-link = { $per ->
    [1] ottani kapcsolat
   *[other] { $per } ottani kapcsolat
}
fa-per-stop = { $per ->
    [1] onnan elérhető állomás
   *[other] { $per } onnan elérhető állomás
}
fa-per-road = { $per ->
    [1] út
   *[other] { $per } út
}
fa-per-discard = { $per ->
    [1] kártya a dobópaklidban
   *[other] { $per } kártya a dobópaklidban
}
fa-get-each = egyenként { $what }
fa-get-settlement = településen { $what }
fa-get-town = városban { $what }

## What is to be done now, in the title of a menu

fa-status = { $player }: { $fame-text }, { $owned }
fa-status-card = { $player }, { $card }: { $task } ({ $owned })
fa-status-task = { $player }: { $task } ({ $owned })
fa-task-pay = fizetni kell: { $what }
fa-task-recall = adminisztráció, legfeljebb { $most } munkás le a tábláról, egyenként 1 $
fa-task-buy-back = adminisztráció, kártyák visszavásárlása
fa-task-remove = adminisztráció, { $count } kártya elhagyja a piacot
fa-task-reward = { $reward }. jutalom: { $what }

## The table

fa-whose-turn = { $player } következik.
fa-ending = ELKEZDŐDÖTT A VÉGE: nincs több adminisztráció; aki passzol, kiszáll.
fa-marks = A kártyák jelei: ismert, a közölt adatokkal; részben újraalkotott, egyes adatok a mieink; újraalkotott, minden adat a miénk.
fa-notice = { about-faiyum-rebuilt } { fa-marks }
fa-map = Játéktábla
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
fa-field-red = piros mező
fa-field-site = építési terület, { $number } épülettömbből { $blocks }
fa-field-crocodile = krokodil
fa-field-worker = munkás
fa-field-developed = fejlesztett
fa-roads = Utak: { $roads }
fa-bridges = Hidak és gát: { $bridges }
fa-bridge = { $bridge } ({ $piece })
fa-bridge-places = Hidak lehetséges helyei: { $bridges }
fa-sites = Építési területek: { $sites }
fa-site = { $field } { $blocks }/{ $number }
fa-links = Összekötött párok: { $links }
fa-crocodiles = { $count } krokodil a táblán
fa-supply = Készlet: { $pieces }
fa-market = Kártyapiac: ár, kártya
fa-token = { $price-text }, jelző
fa-later = később
fa-market-empty = üres
fa-disasters = Természeti katasztrófák: { $out } a 4-ből.
fa-disaster-fame = Passzolásért járó hírnév, ebben a sorrendben: { $fames }.
fa-decks = Húzópakli: { $deck }; utolsó körök paklija: { $last }, ebből katasztrófa: { $disasters }. Hogy mi jöhet még: t deck.
fa-deck-title = Ami még jöhet, tetszőleges sorrendben
fa-deck = Húzópakli ({ $count }): { $cards }
fa-last-deck = Utolsó körök paklija ({ $count }): { $cards }
fa-last-deck-disasters = és { $count } természeti katasztrófa
fa-gone = Kikerült a játékból: { $cards }
fa-seat = { $player }: { $fame-text }, { $owned }
fa-seat-passed = { $player } (passzolt): { $fame-text }, { $owned }
fa-hand-mine = A kezedben
fa-hand-open = Kézben
fa-hand = Kézben: { $cards }
fa-pile = Dobópakli, felülről lefelé: { $cards }

## Facts in menus

fa-fact-have = { $count ->
    [0] egy sincs
   *[other] van { $count }
}
fa-fact-costs = { $price-text }; van { $money-text }
fa-fact-administration = { $money-text }; { $cards } kártya vissza
fa-fact-links = +{ $fame } a kapcsolatokért
fa-fact-pass = +{ $fame } hírnév, utána kiszállsz
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

## The pharaoh's challenge

campaign-title = A fáraó kihívása: { $player }
campaign-games = { $count ->
    [0] Még nem volt játék.
   *[other] Lejátszott játékok: { $count }.
}
campaign-goals = Célok
campaign-rewards = Jutalmak
campaign-reached = elérve
campaign-open = nyitva
campaign-closed = az első cél után
campaign-reward-open = jár
campaign-reward-closed = még nem jár
campaign-broken = A kampány fájlja nem olvasható ({ $why }). Itt marad meg: { $file }; új kampány kezdődik.
campaign-game-aside = Egy mentett játék nem illik ehhez a kampányhoz ({ $why }); itt marad meg: { $file }.
campaign-new = Új kampány kezdődik.
campaign-next = Következik: { $number }. játék.
campaign-met = Ez a játék nyitott célokat teljesít. Melyiket pipálod ki? Játékonként egyet lehet.
campaign-tick-none = egyiket sem
campaign-ask = Választásod [1]:
campaign-bad = Kérlek, 0 és { $most } közötti számot írj, vagy csak nyomj Entert.
campaign-missed = Ez a játék egy nyitott célt sem teljesít; ennek nincs ára.
campaign-ticked = Kipipálva: { $goal }.
campaign-unlocked = Mostantól minden játékban jár egy új jutalom: { $reward }.
campaign-won = Mind a hét cél teljesült: megnyerted a kampányt!
campaign-left = A játék megvár; ugyanezzel a paranccsal folytathatod.
campaign-saved = A kampány mentve: { $file }
campaign-go-on = A folytatáshoz:
