# The table of The Builders in the browser. Names ($player, $building …) are names in this language already.

bt-seats = Players
bt-buildings = Buildings
bt-workers = Workers
bt-next = Next
bt-more = { $count ->
    [0] none to come
    [one] { $count } more to come
   *[other] { $count } more to come
}
bt-area = { $whose ->
    [mine] What lies before you
   *[other] What lies before { $player }
}
bt-crew = Idle crew
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
bt-finished = Finished
bt-turn = This turn
bt-coins = Coins
bt-points = Points
bt-actions = Actions left
bt-buy = One more action: 5 coins
bt-end = End the turn
bt-last-round = Last round
bt-investments = Investments
bt-once-a-turn = one a turn
bt-invested = done for this turn
bt-prisoners = Prisoners
bt-tools = Tools
bt-universities = Universities
bt-loan = Loan: +10 coins
bt-loans-left = { $count } left
bt-choose-pupil = Choose it, then the worker to be educated
