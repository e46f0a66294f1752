# The table in a terminal. Names ($player, $building, $unit …) are names in this language already; arguments that
# end in -text are numbers with their noun ("3 coins"); $amounts are resources ("2 stone, 1 wood").

## People at the table

person = Player
person-numbered = Player { $number }

## The table

amount = { $count } { $resource }
amount-nothing = nothing
status = { $player }: { $actions-text } left, { $coins-text }, { $points-text }
table-round = Round { $round }.
table-round-limit = Round { $round } of at most { $limit }.
table-last-round = LAST ROUND: the game ends when this round is over.
table-bank = The bank has { $coins-text }.
table-over = The game is over.
table-set-up = The cards are being dealt.
table-nothing = none
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

pass-table = Pass the table to { $player }. Nobody else looks now.
pass-ready = { $player }, press Enter:
prompt = { $player }, your choice (? for help):
menu-back = back
menu-which = Which one?
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

bad-number = { $most ->
    [0] There is no number { $number } here; 0 goes back.
    [one] There is no number { $number } here; the only one is 1.
   *[other] There is no number { $number } here; choose from 1 to { $most }.
}
bad-path = These are too many numbers: the first of them make a whole choice already.
bad-back = This is the main menu: there is nothing to go back to.
bad-input = “{ $text }” is no move and no command; type a number of the menu, or ? for help.

help-title = What you can type
keys-number = 3
help-number = choose number 3 of the menu; 0 or b goes back, Enter shows the menu again
keys-path = 3 2
help-path = choose number 3 and then number 2 in one go
keys-notation = open chapel
help-notation = a move in words; the beginnings of the words are enough if they fit only one move
keys-why = ? 3
help-why = what about number 3 of the list?
keys-why-text = ? chapel
help-why-text = what is possible with this card or move, and which rule forbids the rest?
keys-cannot = x
help-cannot = list what is not possible now, and why
keys-undo = u
help-undo = undo your last move, back to the last card that was revealed
keys-save = s, s FILE
help-save = save, on demand to a file (every move is saved anyway)
keys-log = l, l 50
help-log = the log: what happened last
keys-table = t
help-table = show the table again
keys-table-all = t all
help-table-all = show the table with everything in front of everybody
keys-rules = rules, rules WORD
help-rules = all rules, or those with a word in them
keys-rule = rule B-41
help-rule = one clause of the rules
keys-quit = q
help-quit = quit; the game is saved and can be resumed

why-allowed = { $move }: this is possible now. To type: { $notation }
why-fine = This is possible now.
why-menu = This opens a further menu; choose it to see what is possible there.
why-nothing = { $kind }: there is nothing to choose for this now.
why-unknown = “{ $text }” is no move and no card that could be played now. A whole move looks like this: open chapel
cannot-title = Not possible now (type a number to read the rule)
cannot-nothing = Everything that one may think of is possible now.
cannot-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
}
rules-none = No clause has “{ $word }” in it.
rule-unknown = There is no clause “{ $clause }”; there are { $clauses }.

undone = Taken back: { $moves }.
undo-revealed = Undo is not possible: a card has been revealed since your last move. { $event }
undo-nothing = There is nothing to take back: you have made no move in this turn.
saved = The game is saved in { $file }
save-failed = The game could not be saved: { $error }

## Beginning and end

opening-players = Players: { $names }.
opening-seed = Seed { $seed }: every draw follows from it and can be checked later.
opening-resumed = { $count ->
    [one] Resumed after { $count } move.
   *[other] Resumed after { $count } moves.
}
opening-help = Type ? for help.
farewell = See you soon!
farewell-unsaved = Stopped; the game is not saved.
farewell-resume = To go on:
ending-verify = To check every move and draw of it:
ending-replay = To read it again:
story-set-up = Set-up
story-unfinished = The game is not finished.
final-scoring = Final scoring
final-seat = { $player }: { $score }
final-winners = { $count ->
    [one] Winner: { $names }
   *[other] Tie, shared victory: { $names }
}

## Questions before a game

welcome = Welcome to { -ludarium }! Press Enter to take what stands in brackets.
ask-game = Game or language [{ $proposed }]:
ask-continue = Go on with { $game }, round { $round }, saved { $when }
bad-game = Please type one of { $answers }, or just Enter.
opponents = Opponents and how they play
strength-greedy = makes the most of its turn: a fair opponent
strength-random = takes any move: good for learning the rules
ask-opponents = How many, { $least } to { $most }, and how do they play [{ $proposed }]:
bad-opponents = Please type a number from { $least } to { $most }, one of { $names }, or both, like 2 random; or just Enter.
ask-name = Your name [{ $proposed }]:
bad-name = A name has 1 to 30 characters, none of them a comma; or just press Enter.
ask-side = Your side [{ $proposed }]:
bad-side = Please type a number from 1 to { $most }, or just Enter.
hint-play = To play, type for example:
hint-more = More:
