# The table of The Builders in the browser. Names ($player, $building …) are names in this language already.

bt-seats = Players
bt-next = Next
bt-no-sites = { $whose ->
    [mine] No site yet. Open one from the row of buildings, recruit workers and send them there: once they bring all that it still lacks, you get its points and coins.
   *[other] No site yet.
}
bt-nobody-idle = Nobody is idle.
bt-can = { $count ->
    [one] { $count } possible move; choose to see it
   *[other] { $count } possible moves; choose to see where
}
bt-free = Free
bt-no-town = { $whose ->
    [mine] What you finish will stand here.
   *[other] { $player } has finished nothing yet.
}
bt-save-picture = Save the picture
bt-curve = Points of buildings, round by round
bt-turn = This turn
bt-coins = Coins
bt-points = Points
bt-actions = Actions left
bt-end = End the turn
bt-choose-pupil = Choose it, then the worker to be educated
bt-goal = Goal
