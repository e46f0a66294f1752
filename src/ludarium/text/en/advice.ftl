# Hints: what to do, why, and what comes next to it.

hint-best = Best: { $move }.
hint-then = Then: { $moves }.
hint-other = Next best: { $move } ({ $less }).
hint-less = { $percent ->
    [0] as good
   *[other] wins { $percent } of 100 games less
}
hint-less-points = { $whole ->
    [0] { $tenths ->
        [0] as good
       *[other] 0.{ $tenths } points less
    }
   *[other] { $whole }.{ $tenths } points less
}

## Reasons: each was seen in worlds that the player could imagine

hint-wins = With it you have won after your next turn in { $seen } of { $of } imagined games.
hint-now = This turn: { $event }
hint-now-likely = This turn, in { $seen } of { $of } imagined games: { $event }
hint-next = Next turn, in { $seen } of { $of } imagined games and rarely otherwise: { $event }
hint-else = Otherwise, in { $seen } of { $of } imagined games: { $event }
hint-brings = It brings: { $gain }.
hint-only = There is nothing else to choose.
hint-points = Nothing stands out; it leads to about { $total } points.
hint-chance = Nothing stands out; after it you win about { $percent } of 100 such games.

## Lessons

lesson-off = That is allowed, too, and the game goes on with it. The lesson had in mind: { $move }. Take your move back to go on with the lesson, or play on freely.
lesson-wait = Now the others …
lesson-step = Lesson, step { $step } of { $steps }
lesson-free = From here on it is a game of your own.

## Puzzles

puzzle-head = Puzzle { $id }: { $grade ->
    [easy] easy
    [medium] medium
   *[hard] hard
}, rating { $rating }. One turn is clearly best. Play it.
puzzle-right = Right!
puzzle-wrong = There is something better.
puzzle-best = The best turn: { $moves }.
puzzle-found = { $percent } of 100 bots found it.
