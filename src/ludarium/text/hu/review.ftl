# A game looked at again: chances, mistakes, luck.

review-title = { $game }: a játszma újranézve
review-skill = { $scale ->
    [points] { $player } a saját { -turn(form: "by-theirs") } { $amount } pontot vesztett.
   *[percent] { $player } a saját { -turn(form: "by-theirs") } a győzelem { $amount } %-át vesztette el.
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
    [gave] A többiek { -turn(form: "theirs") } { $amount } %-ot adtak.
    [took] A többiek { -turn(form: "theirs") } { $amount } %-ot vettek el.
   *[even] A többiek semmit sem engedtek.
}
review-worst = { $scale ->
    [points] A legdrágább { -turn } ({ $round }. { -round }): { $amount } pont.
   *[percent] A legdrágább { -turn } ({ $round }. { -round }): { $amount } %.
}
review-habit = A drága { -turn(form: "many") } közül { $count } alkalommal ez hiányzott: { $better }.
review-mistakes = A legtöbbe kerülő { -turn(form: "many") }:
review-none = Egyik { -turn } sem emelkedik ki: egyik sem volt biztosan 3 %-kal rosszabb másnál.
review-mistake = { $scale ->
    [points] { $round }. { -round }, { $player }, { $amount } pont: { $played }. Jobb: { $better }.
   *[percent] { $round }. { -round }, { $player }, { $amount } %: { $played }. Jobb: { $better }.
}
review-curve = Győzelmi esélyek az egyes { -turn(form: "many") } elején
review-curve-points = Az egyes { -turn(form: "many") } elején remélhető pontok
review-how = Minden { -turn(form: "object") } abból ítéltünk meg, amit a játékosa akkor tudhatott, { $effort } lépéses keresésekkel (mag: { $seed }). Csak az szerepel itt, ami a saját hibájának legalább kétszerese.
