# A game looked at again: chances, mistakes, luck.

review-title = { $game }: a játszma újranézve
review-skill = { $scale ->
    [points] { $player } a saját fordulóival { $amount } pontot vesztett.
   *[percent] { $player } a saját fordulóival a győzelem { $amount } %-át vesztette el.
}
review-luck = { $sign ->
    [gave] { $scale ->
        [points] A húzások { $amount } pontot adtak.
       *[percent] A húzások { $amount } %-ot adtak.
    }
    [took] { $scale ->
        [points] A húzások { $amount } pontot vettek el.
       *[percent] A húzások { $amount } %-ot vettek el.
    }
   *[even] A húzások kiegyenlítődtek.
}
review-gifts = { $sign ->
    [gave] A többiek fordulói { $amount } %-ot adtak.
    [took] A többiek fordulói { $amount } %-ot vettek el.
   *[even] A többiek semmit sem engedtek.
}
review-worst = { $scale ->
    [points] A legdrágább forduló a(z) { $round }. körben volt: { $amount } pont.
   *[percent] A legdrágább forduló a(z) { $round }. körben volt: { $amount } %.
}
review-habit = A drága fordulók közül { $count } alkalommal ez hiányzott: { $better }.
review-mistakes = A legtöbbe kerülő fordulók:
review-none = Egyik forduló sem emelkedik ki: egyik sem volt biztosan 3 %-kal rosszabb másnál.
review-mistake = { $scale ->
    [points] { $round }. kör, { $player }, { $amount } pont: { $played }. Jobb: { $better }.
   *[percent] { $round }. kör, { $player }, { $amount } %: { $played }. Jobb: { $better }.
}
review-curve = Győzelmi esélyek az egyes fordulók elején
review-curve-points = Az egyes fordulók elején remélhető pontok
review-how = Minden fordulót abból ítéltünk meg, amit a játékosa akkor tudhatott, { $effort } lépéses keresésekkel (mag: { $seed }). Csak az szerepel itt, ami a saját hibájának legalább kétszerese.
