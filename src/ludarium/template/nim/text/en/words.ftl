# What is said of Nim: its pieces, moves, events, reasons and the table.

row-a = row A
row-b = row B
row-c = row C
row-d = row D
row-e = row E

kind-take = Take sticks
action-take = take { $sticks ->
    [one] one stick
   *[other] { $sticks } sticks
} from { $row }
action-start = { $seat } begins

event-started = { $player } begins.
event-round-began = Round { $round } begins.
event-took = { $player } takes { $sticks ->
    [one] one stick
   *[other] { $sticks } sticks
} from { $row }.
event-over = { $player } has taken the last stick.

reason-no-row = At this table there is no { $row }.
reason-too-few = In { $row } { $sticks ->
    [0] no stick is left
    [one] only one stick is left
   *[other] only { $sticks } sticks are left
}.
score-won = won: { $amount }

nim-table = The rows
nim-row = { $row }
nim-sticks = { $sticks ->
    [0] empty
    [one] one stick
   *[other] { $sticks } sticks
}
nim-begins = begins with { $sticks } sticks
nim-seat = { $player }
nim-taken = { $sticks ->
    [0] no stick taken
    [one] one stick taken
   *[other] { $sticks } sticks taken
}
nim-drawn = Who begins is being drawn.
nim-turn = { $player } takes up to { $most } sticks from one row.
nim-over = The last stick is taken.
nim-leaves = { $sticks ->
    [0] empties the row
   *[other] leaves { $sticks }
}
nim-wins = the last stick: you win
nim-loses = the last stick: you lose
nim-ask-last = This is the last stick, and who takes it loses.
nim-goal-wins = Taking the last stick
nim-goal-loses = Leaving the last stick to somebody else
