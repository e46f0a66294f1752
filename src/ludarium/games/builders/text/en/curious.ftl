# Cards and openings of The Builders.

curious-length = Half of the games were over in round { $middle }; eight of ten took between { $low } and { $high } rounds.
curious-when = { $same ->
    [yes] Most often in round { $low }.
   *[no] Most often in rounds { $low } to { $high }.
}
curious-first-turn = What the first turn is spent on
curious-first-building = The first building that is opened
did-open = { $count ->
    [one] one site opened
   *[other] { $count } sites opened
}
did-recruit = { $count ->
    [one] one worker recruited
   *[other] { $count } workers recruited
}
did-send = { $count ->
    [one] one worker sent
   *[other] { $count } workers sent
}
did-take = coins taken
did-prisoner = { $count ->
    [one] one prisoner bought
   *[other] { $count } prisoners bought
}
did-tool = { $count ->
    [one] one tool bought
   *[other] { $count } tools bought
}
did-university = one worker educated
did-loan = { $count ->
    [one] a loan taken
   *[other] { $count } loans taken
}
did-points = { $count ->
    [0] one without points (a machine or a small one)
    [one] one for { $count } point
   *[other] one for { $count } points
}
