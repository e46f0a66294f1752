# The Builders in a terminal. Names ($player, $building, $unit …) are names in this language already; arguments that
# end in -text are numbers with their noun ("3 coins"); $amounts are resources ("2 stone, 1 wood").

## The table

amount-nothing = nothing
status = { $player }: { $actions-text } left, { $coins-text }, { $points-text }
table-round-limit = Round { $round } of at most { $limit }.
table-last-round = LAST ROUND: the game ends when this round is over.
table-bank = The bank has { $coins-text }.
table-nobody = nobody yet
table-buildings = Building row: coins, points, what it needs ({ $pile } more to come)
table-workers = Worker row: coins to send, what they make ({ $pile } more to come)
table-next = Next: { $building }
table-machine = machine
table-needs = { $needs }
table-machine-needs = { $needs }; then makes { $gives }
table-tool = { $tool } (+{ $amounts })
table-investments = Investments (one a turn)
stack-prisoner = Prisoners, { $coins-text } each: { $cards }
stack-tool = Tools, { $coins-text } each: { $cards }
stack-university = Universities, { $coins-text } each: { $cards }
stack-loan = Loans: { $count } left
table-crew = { $whose ->
    [mine] Your idle crew: coins to send, what they make
   *[other] Idle crew of { $player }: coins to send, what they make
}
table-sites = { $whose ->
    [mine] Your sites
   *[other] Sites of { $player }
}
table-others = The others
unit-coins = { $coins-text } to send
unit-makes = makes { $amounts }
unit-educated = educated: { $university }
unit-with-tool = { $unit } with { $tool }
site-missing = still missing: { $amounts }
site-crew = at work: { $crew }; the next worker costs { $actions-text }
worth = { $coins-text }, { $points-text }
worth-machine = { $points-text }, then makes { $gives }
seat-summary = { $player }: { $coins-text }, { $points-text }, { $score }, { $crew }
seat-crew = { $count ->
    [one] { $count } worker ({ $idle } idle)
   *[other] { $count } workers ({ $idle } idle)
}
seat-site = site: { $building }, still missing: { $amounts }
seat-tools = Idle tools: { $tools }
seat-finished = Finished: { $buildings }
seat-score = score now { $score }
seat-loans = { $count ->
    [one] { $count } loan
   *[other] { $count } loans
}
seat-prisoners = { $count ->
    [one] { $count } prisoner not freed
   *[other] { $count } prisoners not freed
}

## Choices

menu-by-buying = { $title } (buying actions)
fact-unused = { $count ->
    [one] { $count } action is lost
   *[other] { $count } actions are lost
}
fact-needs = needs { $needs }
fact-adds = adds { $amounts }
fact-taught = makes { $after } instead of { $before }
fact-freed = then { $unit }, { $coins-text } to send
fact-finishes = finishes it: +{ $coins-text }, +{ $points-text }
fact-finishes-machine = finishes it: +{ $points-text }, and it joins your crew
fact-can-finish = can finish: { $buildings }
fact-missing = still missing after: { $amounts }
fact-adds-nothing = adds nothing that is missing

## What is typed

keys-notation = open chapel
help-notation = a move in words; the beginnings of the words are enough if they fit only one move
keys-why-text = ? chapel
keys-rule = rule B-41
why-unknown = “{ $text }” is no move and no card that could be played now. A whole move looks like this: open chapel
