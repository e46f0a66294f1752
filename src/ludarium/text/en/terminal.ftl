# The table in a terminal, of every game. Names ($player …) are names in this language already.

## People at the table

person = Player
person-numbered = Player { $number }

## The table

amount = { $count } { $resource }
table-round = Round { $round }.
table-over = The game is over.
table-set-up = The cards are being dealt.
table-goals = Goals
table-nothing = none

## Choices

fault-crash = { $player } failed, and a substitute moved: { $detail }
fault-overrun = { $player } took too long, and a substitute moved: { $detail }
fault-illegal = { $player } wanted what the rules do not allow, and a substitute moved: { $detail }
pass-table = Pass the table to { $player }. Nobody else looks now.
pass-ready = { $player }, press Enter:
prompt = { $player }, your choice (? for help):
menu-back = back
menu-which = Which one?

## What is typed

bad-number = { $most ->
    [0] There is no number { $number } here; 0 goes back.
    [one] There is no number { $number } here; the only one is 1.
   *[other] There is no number { $number } here; choose from 1 to { $most }.
}
bad-path = These are too many numbers: the first of them make a whole choice already.
bad-back = This is the main menu: there is nothing to go back to.
bad-input = “{ $text }” is no move and no command; type a number of the menu, or ? for help.
bad-length = This line is too long; at most { $most } characters are read.

help-title = What you can type
hint-thinking = Thinking …
keys-hint = h
help-hint = a hint: what to do now, and why
keys-number = 3
help-number = choose number 3 of the menu; 0 or b goes back, Enter shows the menu again
keys-path = 3 2
help-path = choose number 3 and then number 2 in one go
help-typed = a move in words; the beginnings of the words are enough if they fit only one move
keys-why = ? 3
help-why = what about number 3 of the list?
help-why-text = what does this card say, what is possible with it or with this move, and which rule forbids the rest?
keys-cannot = x
help-cannot = list what is not possible now, and why
keys-undo = u
help-undo = undo your last move; if you play with bots alone, also over their turns (the same cards come again)
keys-save = s, s FILE
help-save = save, on demand to a file (every move is saved anyway)
keys-log = l, l 50
help-log = the log: what happened last
keys-table = t
help-table = show the table again
keys-table-all = t all
help-table-all = show the table with everything in front of everybody
keys-intro = intro
help-intro = a short introduction to the game
keys-rules = rules, rules WORD
help-rules = all rules, or those with a word in them
help-rule = one clause of the rules
keys-quit = q
help-quit = quit; the game is saved and can be resumed

why-allowed = { $move }: this is possible now. To type: { $notation }
why-fine = This is possible now.
why-menu = This opens a further menu; choose it to see what is possible there.
why-nothing = { $kind }: there is nothing to choose for this now.
cannot-title = Not possible now (type a number to read the rule)
cannot-nothing = Everything that one may think of is possible now.
cannot-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
}
rules-none = No clause has “{ $word }” in it.
rule-unknown = There is no clause “{ $clause }”; there are { $clauses }.

undone = Taken back: { $moves }.
undone-far = Taken back with all that followed: { $moves }. The same cards will come again.
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
opening-help = Type ? for help, h for a hint.
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
strength-grandmaster = takes two seconds for every move and thinks as far as it can
strength-master = looks ahead and lets you answer
strength-expert = plans its whole turn with care
strength-journeyman = plans its turn, but its mind wanders now and then
strength-apprentice = looks one step ahead and overlooks a lot
strength-beginner = is new to the game and overlooks most things
strength-mcts = looks ahead with many games played at random
strength-random = takes any move: good for learning the rules
strength-friend = somebody who plays at this screen, too
ask-opponents = How many, { $least } to { $most }, and how do they play [{ $proposed }]:
bad-opponents = Please type a number from { $least } to { $most }, one of { $names }, or both, like 2 random; or just Enter.
ask-name = Your name [{ $proposed }]:
bad-name = A name has 1 to 30 characters, none of them a comma; or just press Enter.
ask-side = Your side [{ $proposed }]:
bad-side = Please type a number from 1 to { $most }, or just Enter.
ask-friend = Name of the other player [{ $proposed }]:
intro-moves = What you may do: { $kinds }.
intro-keys = Type the number of a choice. “? NAME” explains a card or a move, h gives a hint with its reasons, u takes back, “rules” shows all rules.
table-brief = Type t for the whole table.
hint-play = To play, type for example:
hint-more = More:

# Under each page of cards that nobody has drawn.
plain-foot = Ludarium, cards drawn plainly, to try the game
drawn-foot = Ludarium, drawn for this house, to try the game
