# A game looked at again: chances, mistakes, luck.

review-title = { $game }: the game looked at again
review-skill = { $scale ->
    [points] { $player } lost { $amount } points by own turns.
   *[percent] { $player } lost { $amount } % of a win by own turns.
}
review-luck = { $sign ->
    [gave] { $scale ->
        [points] The draws gave { $amount } points.
       *[percent] The draws gave { $amount } %.
    }
    [took] { $scale ->
        [points] The draws took { $amount } points.
       *[percent] The draws took { $amount } %.
    }
   *[even] The draws evened out.
}
review-gifts = { $sign ->
    [gave] The others' turns gave { $amount } %.
    [took] The others' turns took { $amount } %.
   *[even] The others gave nothing away.
}
review-worst = { $scale ->
    [points] The dearest turn was in round { $round }: { $amount } points.
   *[percent] The dearest turn was in round { $round }: { $amount } %.
}
review-habit = In { $count } of the dear turns this was missing: { $better }.
review-mistakes = The turns that cost most:
review-none = No turn stands out: none was surely worse than another by 3 %.
review-mistake = { $scale ->
    [points] Round { $round }, { $amount } points: { $played }. Better: { $better }.
   *[percent] Round { $round }, { $player }, { $amount } %: { $played }. Better: { $better }.
}
review-curve = Chances of winning at the start of each turn
review-curve-points = Points that could be hoped for at the start of each turn
review-how = Every turn was judged from what its player could know then, by searches of { $effort } iterations (seed { $seed }). A verdict is told only if it is twice its standard error.
