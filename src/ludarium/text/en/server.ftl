# Words of the server: commands that it refuses, notes to a result, and the rules of the clocks.

## Why a command was refused; it changed nothing

error-stale = The table has moved on in the meantime. Look at it again and choose anew.
error-illegal = The rules do not allow that now.
error-not-your-turn = It is not your turn.
error-not-yours = This seat is not yours.
error-not-playing = No game is being played at this table now.
error-not-over = That is possible only after the end of the game.
error-begun-already = The game has already begun.
error-seats-open = There are still open seats. Wait for somebody, or give them to bots.
error-seat-taken = Somebody already sits there.
error-no-seat = This table has no such seat.
error-not-at-table = Only those who sit at this table can do that.
error-given-for-good = A bot plays this seat to the end of the game.
error-no-table = There is no such table. Perhaps the link was cut short.
error-no-position = This game has only { $most } moves.
error-no-game = There is no game called “{ $game }”.
error-no-level = There is no bot called “{ $level }” for this game; there are { $levels }.
error-bad-seats = This game takes { $least } to { $most } players.
error-bad-option = This option is not possible: { $why }
error-bad-clock = This clock lacks a figure or has one too many.
error-bad-name = A name has 1 to { $most } characters.
error-bad-text = A line of chat has 1 to { $most } characters.
error-bad-goal = This goal cannot be ticked after this game.
error-cannot-undo = Nothing can be taken back here: since then something was revealed, or somebody else has moved.
error-nothing-to-undo = You have not moved yet, so there is nothing to take back.
error-no-question = Nobody is asking you anything now.
error-hint-waits = The last hint is still being thought about.
error-campaign-won = The campaign is won: all goals are reached.
error-no-campaign-game = This game does not belong to your campaign, or it is written down already.
error-too-fast = That was too much at once. Wait a moment.
error-too-large = This message is too long; at most { $most } bytes are read.
error-too-many-tables = You have { $most } unfinished games. Finish one first.
error-too-many-watched = This page already shows { $most } tables.
error-malformed = The server does not understand this message ({ $why }).
error-hello-first = The page has to say hello first.
error-hello-once = The page has said hello already.
error-rules-changed = This game was played by rules { $played } of { $game }; this version plays rules { $here }.
error-not-saved = The server could not save that, so it did not happen. Try again.
error-house = Something went wrong in the server, and nothing was changed. Try again.

## What a result has to be read with

note-resigned = { $player } resigned; a bot played on.
note-timed-out = { $player } ran out of time; a bot played on.
note-timed-out-move = { $player } ran out of time; a bot made one move.
note-bot-failed = The bot { $player } failed, and a chance move stood in for it.

## What happens when time runs out

clock-rule-none = There is no clock.
clock-rule-move = When the time for a move is up, a bot of the middle level makes this one move.
clock-rule-fischer = When the time of a seat is used up, a bot of the middle level plays the seat to the end.
clock-rule-days = When the days for a turn are over, a bot of the middle level plays on; the owner may take the seat back at any time.
