# Words of the server: commands that it refuses, notes to a result, and the rules of the clocks.

## Why a command was refused; it changed nothing

error-stale = The table has moved on in the meantime. Look at it again and choose anew.
error-illegal = The rules do not allow that now.
error-shows-first = This shows something new first. Do it alone, look, and then go on.
error-not-your-turn = It is not your turn.
error-not-yours = This seat is not yours.
error-not-playing = No game is being played at this table now.
error-bad-file = This is no game that can be gone on with here: { $why }.
error-file-over = This game is over; open its replay instead.
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
error-no-lesson = This game has no lesson “{ $lesson }”.
error-no-puzzle = There is no puzzle “{ $puzzle }”.
error-no-level = There is no bot called “{ $level }” for this game; there are { $levels }.
error-bad-seats = This game takes { $least } to { $most } players.
error-bad-option = This option is not possible: { $why }
error-bad-clock = This clock lacks a figure or has one too many.
error-bad-name = A name has 1 to { $most } characters.
error-no-talk = Talking is closed at this table.
error-removed = The host of this table has asked you to leave.
error-silenced = The host of this table lets you talk no more.
error-plays-here = Whoever plays stays until the game is over.
error-no-guest = There is no such guest at this table.
error-not-host = Only the host of this table can do that.
error-clock-decides = A clock runs at this table: it decides what happens to those who are away.
error-not-away = Whoever sits there has not been away for { $seconds } seconds yet.
error-not-alone = The game can be ended once nobody else has been here for { $seconds } seconds.
error-bad-text = A line of chat has 1 to { $most } characters.
error-bad-goal = This goal cannot be ticked after this game.
error-cannot-undo = Nothing can be taken back here: since then something was revealed, or somebody else has moved.
error-nothing-to-undo = You have not moved yet, so there is nothing to take back.
error-no-question = Nobody is asking you anything now.
error-hint-waits = The last hint is still being thought about.
error-no-hints = At this table nobody takes hints: the host has not allowed them.
error-no-hint-found = Nobody could think of a hint just now. Try again.
error-campaign-won = The campaign is won: all goals are reached.
error-no-campaign-game = This game does not belong to your campaign, or it is written down already.
error-too-fast = That was too much at once. Wait a moment.
error-too-large = This message is too long; at most { $most } bytes are read.
error-table-full = This table has seen { $most } entries; from now on only moves are possible here.
error-too-many-tables = You have { $most } unfinished games. Finish one first.
error-too-many-watched = This page already shows { $most } tables.
error-no-key = This needs the key of a bot, made on the page and not revoked: “Authorization: Bearer bot_…”.
error-no-bot = There is no such bot, or it does not listen now.
error-bot-busy = This bot has too many challenges that it has not answered.
error-bot-at-table = This bot sits here already, or was asked.
error-no-challenge = You are not asked to this table, or not any more.
error-too-many-bots = You have { $most } bots. Revoke one first.
error-one-seat = A table that a bot opens has exactly one seat “me”.
error-malformed = The server does not understand this message ({ $why }).
error-hello-first = The page has to say hello first.
error-hello-once = The page has said hello already.
error-table-broken = What was written down about this table is damaged; it was set aside. Other tables are not touched.
error-rules-changed = This game was played by rules { $played } of { $game }; this version plays rules { $here }. It ended undecided; its moves can still be read as text.
error-not-saved = The server could not save that, so it did not happen. Try again.
error-house = Something went wrong in the server, and nothing was changed. Try again.

## What a result has to be read with

note-resigned = { $player } resigned; a bot played on.
note-timed-out = { $player } ran out of time; a bot played on.
note-timed-out-move = { $player } ran out of time; a bot made one move.
note-absent = { $player } was away; a bot played on.
note-returned = { $player } is back and plays on.
note-ended = { $player } ended the game; it stays undecided.
note-abandoned = Nobody came back for 90 days; the game stays undecided.
note-bot-failed = The bot { $player } failed, and a chance move stood in for it.
note-advised = { $player } took a hint.

## What happens when time runs out

clock-rule-none = There is no clock.
clock-rule-move = When the time for a move is up, a bot of the middle level makes this one move.
clock-rule-fischer = When the time of a seat is used up, a bot of the middle level plays the seat to the end.
clock-rule-days = When the days for a turn are over, a bot of the middle level plays on; the owner may take the seat back at any time.
