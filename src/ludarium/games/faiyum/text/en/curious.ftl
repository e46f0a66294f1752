# Cards and openings of Faiyum.

curious-length = Half of the games were over in round { $middle }; eight of ten took between { $low } and { $high } rounds.
curious-when = { $same ->
    [yes] Most often in round { $low }.
   *[no] Most often in rounds { $low } to { $high }.
}
curious-first-turns = What the first five turns are spent on
curious-first-card = The first card that is bought
did-play = { $count ->
    [one] one card played
   *[other] { $count } cards played
}
did-buy = { $count ->
    [one] one card bought
   *[other] { $count } cards bought
}
did-cash = { $count ->
    [one] one card for money
   *[other] { $count } cards for money
}
did-administer = { $count ->
    [one] one administration
   *[other] { $count } administrations
}
