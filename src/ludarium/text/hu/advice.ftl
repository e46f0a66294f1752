# Tippek: mit érdemes tenni, miért, és mi a következő legjobb.

hint-best = A legjobb: { $move }.
hint-then = Utána: { $moves }.
hint-other = A következő: { $move } ({ $less }).
hint-less = { $percent ->
    [0] ugyanolyan jó
   *[other] 100 játékból { $percent } győzelemmel kevesebb
}
hint-less-points = { $whole ->
    [0] { $tenths ->
        [0] ugyanolyan jó
       *[other] 0,{ $tenths } ponttal kevesebb
    }
   *[other] { $whole },{ $tenths } ponttal kevesebb
}

## Okok: mindegyik olyan világokban történt meg, amelyeket a játékos elképzelhet

hint-wins = { $of } elképzelt játékból { $seen } esetben legkésőbb akkor megnyered, amikor legközelebb te jössz.
hint-now = Most: { $event }
hint-now-likely = Most, { $of } elképzelt játékból { $seen } esetben: { $event }
hint-next = Amikor legközelebb te jössz, { $of } elképzelt játékból { $seen } esetben, más lépés után ritkán: { $event }
hint-else = Különben, { $of } elképzelt játékból { $seen } esetben: { $event }
hint-brings = Ezt hozza: { $gain }.
hint-only = Nincs más választás.
hint-points = Semmi sem emelkedik ki; körülbelül { $total } ponthoz vezet.
hint-chance = Semmi sem emelkedik ki; utána 100 ilyen játékból körülbelül { $percent } a tiéd.

## Leckék

lesson-off = Ez is szabályos, és a játék így is folytatódik. A lecke erre gondolt: { $move }. Vond vissza a lépésedet, ha folytatnád a leckét, vagy játssz tovább szabadon.
lesson-wait = Most a többiek jönnek …
lesson-step = Lecke, { $step }. lépés, összesen { $steps }
lesson-free = Innentől ez a te játékod.

## Feladványok

puzzle-head = { $id }. feladvány: { $grade ->
    [easy] könnyű
    [medium] közepes
   *[hard] nehéz
}, értékszáma { $rating }. Egy megoldás egyértelműen a legjobb. Játszd meg!
puzzle-right = Így van!
puzzle-wrong = Van ennél jobb.
puzzle-best = A legjobb megoldás: { $moves }.
puzzle-found = 100 bot közül { $percent } találta meg.
