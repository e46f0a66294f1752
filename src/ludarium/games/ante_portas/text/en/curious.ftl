# Cards and openings of Ante Portas.

curious-length = Half of the games were over in round { $middle }; eight of ten took between { $low } and { $high } rounds.
curious-when = { $same ->
    [yes] Most often in round { $low }.
   *[no] Most often in rounds { $low } to { $high }.
}
curious-way = Hannibal's first three cities; won by Carthage
curious-first-uses = What Rome uses its cards for in the first two rounds; won by Rome
did-nothing = nothing
did-event = { $count ->
    [one] one event played
   *[other] { $count } events played
}
did-attached = { $count ->
    [one] one event attached
   *[other] { $count } events attached
}
did-army = { $count ->
    [one] one card as army
   *[other] { $count } cards as army
}
did-money = { $count ->
    [one] one card as money
   *[other] { $count } cards as money
}
did-morale = { $count ->
    [one] one card for morale
   *[other] { $count } cards for morale
}
curious-use-march = march { $percent } %
curious-use-attached = attached event { $percent } %
curious-use-event = event { $percent } %
curious-use-army = army { $percent } %
curious-use-money = money { $percent } %
curious-use-morale = morale { $percent } %
curious-use-lost = lost { $percent } %
curious-use-discarded = discarded { $percent } %
