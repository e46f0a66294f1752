# What a position of Faiyum tells in words (see games/faiyum/phrases.py and zones.py): said by terminal and page alike. $card, $good, $piece and
# $player are names in this language already; $what, $task, $cards are phrases; $field is a place of the map (b3). Names stand in the nominative: no article and no
# ending can be put to them.

## Amounts and names

fa-amount = { $count } { $good }
fa-basic = { $count } alaperőforrás
fa-either = ezek egyike: { $goods }
fa-good = { $good }
fa-money = { $count } $
fa-fame = { $count } hírnév
fa-for-links = { $fame } hírnév kapcsolatokért
fa-nothing = nincs erőforrás
fa-card = { $card }
fa-times = { $card } ×{ $count }
fa-none = nincs
fa-piece = { $piece }

## What a card says: its cost, its action, its gain

fa-cost = költség: { $what }
fa-gain = bevétel: { $what }
fa-about = { $sort }, { $mark }
fa-mark-found = ismert
fa-mark-part = részben újraalkotott
fa-mark-rebuilt = újraalkotott
fa-do-offer = még egy kártya a kezedből, amely végleg kikerül a játékból
fa-do-some = { $different ->
    [1] legfeljebb { $most } erőforrás, mind különböző
   *[other] legfeljebb { $most } erőforrás
}
fa-do-again = legfeljebb { $most } alkalommal { $what }
fa-do-up-to = legfeljebb { $most } { $good }
fa-do-worker = { $most ->
    [1] munkás { $where }
   *[other] legfeljebb { $most } munkás { $where }
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
fa-do-road = { $count ->
    [1] { $count } út, ára 1 erőforrás a két mezője egyikének fajtájából
   *[other] { $count } út, mindegyik ára 1 erőforrás a két mezője egyikének fajtájából
}
fa-do-block = { $count } épülettömb
fa-do-block-one-site = { $count } épülettömb ugyanarra az építési területre
fa-do-recall = legfeljebb { $most } munkás le a tábláról
fa-do-hunt = legfeljebb { $most } krokodil el a tábláról
fa-do-hunt-next-to-worker = legfeljebb { $most } krokodil el a tábláról, mindegyik egy munkás mellől
fa-do-order = egy kártya megvásárlása { $less } $-ral olcsóbban
fa-do-cart = { $count } kártya vissza a dobópakliból
fa-do-oversee = a dobópakli felső kártyája még egyszer
fa-get-field = { $count } erőforrás a mező fajtájából
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
    [1] út (híd és gát is számít)
   *[other] { $per } út (híd és gát is számít)
}
fa-per-discard = { $per ->
    [1] kártya a dobópaklidban
   *[other] { $per } kártya a dobópaklidban
}
fa-get-each = egyenként { $what }
fa-get-settlement = településen { $what }
fa-get-town = városban { $what }

## What is to be done now

fa-now-set-up = Folyik az előkészítés.
fa-now-turn = { $player }: kártya kijátszása, vásárlás a piacról vagy adminisztráció
fa-now-last-turn = { $player }: kártya kijátszása, vásárlás a piacról vagy passz
fa-now-card = { $player }, { $card }: { $task }
fa-now-task = { $player }: { $task }
fa-now-over = Vége a játéknak: { $winners }
fa-winner = { $player } győz, { $fame }
fa-task-pay = fizetni kell: { $what }
fa-task-recall = adminisztráció, legfeljebb { $most } munkás le a tábláról
fa-task-buy-back = adminisztráció, kártyák visszavásárlása
fa-task-remove = adminisztráció, { $count } kártya elhagyja a piacot
fa-task-reward = { $number }. jutalom: { $what }

## What a choice costs and brings

fa-price-less = { $before } $ helyett { $price } $
fa-of-own = { $count }; van { $own }
fa-of-money = { $count } $; van { $own } $
fa-then-own = utána { $own } lesz
fa-for-good = végleg kikerül a játékból
fa-back = vissza a kezedbe: { $cards }
fa-then-back = utána { $price } $-ért: { $card }
fa-leaves-market = elhagyja a piacot: { $cards }
fa-ask-administer = Ez az adminisztráció se pénzt, se munkást, se kártyát nem hoz. Mégis ezt választod?
fa-ask-pass = Aki passzol, az a játék végéig kimarad. Passzolsz?

## The table

fa-map = Játéktábla
fa-map-rebuilt = Játéktábla (újraalkotott)
fa-field = { $field }
fa-field-red = piros mező
fa-field-site = építési terület, { $number } épülettömbből { $blocks }
fa-field-crocodile = krokodil
fa-field-worker = munkás
fa-field-developed = fejlesztett
fa-links = Összekötött párok: { $links }
fa-bridge = { $bridge } ({ $piece })
fa-market = Kártyapiac
fa-later = később
fa-disasters = Természeti katasztrófák: { $out } / { $of }
fa-disaster-fame = Passzolásért járó hírnév, ebben a sorrendben: { $fames }
fa-free-tokens = { $count } szabad kedvezményjelző
fa-deck-title = Ami még jöhet, tetszőleges sorrendben
fa-deck = Húzópakli ({ $count }): { $cards }
fa-last-deck = Utolsó körök paklija ({ $count }): { $cards }
fa-last-deck-disasters = és { $count } természeti katasztrófa
fa-gone = Kikerült a játékból: { $cards }
fa-supply = Készlet
fa-piece-left = { $piece } { $count }
fa-crocodiles = { $count } krokodil a táblán
fa-rewards = A fáraó jutalmai
fa-seat = { $player }
fa-passed = passzolt
fa-pile-of = Dobópakli, { $count } kártya, felülről lefelé

## Goals and the end

fa-goal-fame = a legtöbb hírnév
fa-goal-disasters = természeti katasztrófák, mielőtt a játék vége elkezdődik
fa-goal-passed = passzolt játékosok
