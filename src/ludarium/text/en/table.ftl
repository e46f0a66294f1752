# The page in the browser: lobby, table frame, replay, rules, settings. $player and $game are names in this language already.

## Everywhere

web-skip = Skip to the content
web-lost = The connection is lost; trying to come back …
web-close = Close
web-cancel = Cancel
web-yes = Yes
web-no = No
web-reload = The page has been renewed. Please load it again.
web-error = That did not work ({ $error }).
web-rules = Rules
web-lobby = To the lobby
web-language = Language
web-settings = Settings
web-name = Name
web-guest = Guest
web-theme = Colours
web-theme-auto = as the device has them
web-theme-light = light
web-theme-dark = dark
web-pace = Moves of the others
web-pace-slow = slowly
web-pace-usual = one after the other
web-pace-fast = fast
web-pace-at-once = at once
web-confirm = Ask before moves that cannot be taken back
web-early = Ask before ending a turn with something left to do
web-sound = Sounds
web-notify = Notify me when it is my turn
web-chat = Show the chat
web-keys = Single keys as shortcuts

## The lobby

web-welcome = A table for good games
web-tagline = Choose a game and press Play. No account, nothing to set up.
web-play = Play
web-players = Players
web-against = Against
web-rating-told = The number is the strength of this level, on a scale of this game's own: 400 more are odds of ten to one.
web-more = More …
web-campaign = Campaign
web-go-on-with = Go on with
web-my-results = My results
web-no-games = Nothing finished yet.
web-archived = { $count ->
    [one] { $count } in the archive
   *[other] { $count } in the archive
}
web-archive = Put into the archive
web-unarchive = Take out of the archive
web-result-won = won
web-result-lost = lost
web-result-undecided = undecided
web-round = Round { $round }
web-with-friend = With a friend
web-side-of = I am
web-public = Public tables
web-no-public = No public table is open now.
web-older = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
web-open-seat = open seat
web-your-turn = Your turn
web-turning-points = Turning points
web-turn-of = { $player } is to move
web-status-open = waiting for players
web-status-playing = being played
web-status-over = finished

## A new table

web-new-table = New table: { $game }
web-who-plays = Who plays?
web-me = I
web-here = A person at this screen
web-friend = Whoever comes by the link
web-add-seat = One more
web-drop-seat = One fewer
web-options = Options
web-clock = Clock
web-clock-none = no clock
web-clock-move = time for each move
web-clock-fischer = time for the game, with an increment
web-clock-days = days for each turn
web-clock-seconds = Seconds
web-clock-minutes = Minutes
web-clock-increment = Seconds added a turn
web-clock-days-count = Days
web-make-public = Public: everybody sees the table in the lobby
web-allow-hints = Everybody may ask for hints, and all see that
web-invite-later = You get a link for your friends next.
web-starts-at-once = The game starts at once.
web-open-table = Open the table

## Before the game

web-waiting = Waiting for players
web-ready = Everybody is here
web-send-link = Whoever opens this link can take an open seat.
web-link = Link to this table
web-alone = Only this machine reaches this address. For friends in your network start the house anew with this; games are kept:
web-qr = QR code of the link
web-open-link = Scan it with a phone, or open the link in any browser: nothing has to be installed.
web-open-near = Scan it with a phone in the same network (Wi-Fi), or type the address into any browser there; nothing has to be installed.
web-copy = Copy
web-copied = Copied
web-sit = Sit here
web-stand = Leave the seat
web-give-to-bot = Give it to a bot
web-bot-level = { $name } ({ $level })
web-played-on-resigned = resigned; { $bot } played on
web-played-on-timed-out = ran out of time; { $bot } played on
web-played-on-absent = was away; { $bot } played on
web-played-on-asked = { $bot } played on
web-start = Start
web-no-table = There is no such table.

## At the table

web-side = Moves, log and chat
web-tab-choices = Moves
web-tab-log = Log
web-tab-chat = Chat
web-log = What happened
web-draws = { $count ->
    [one] { $count } card drawn
   *[other] { $count } cards drawn
}
web-only-you = Only you see this
web-since-away = Since you were away:
web-skip-steps = Skip ({ $count })
web-to-move = to move
web-away = away
web-watchers = looking on
web-thinking = { $player } is thinking
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-undo = Undo
web-ask-undo = Ask to undo
web-asks-undo = { $player } asks to take a move back.
web-waiting-answer = The others are being asked.
web-hint = Hint
web-lesson = Guided game
web-lesson-offer = New to this game? Learn it step by step, on a real table:
web-lesson-no = I know it
web-do-it = Do it
web-ask-no-more = ask no more
web-pass = { $player } is next. Nobody else looks now.
web-i-am = I am { $player }
web-nothing-to-do = You have nothing to decide now.
web-why-not = What is not possible, and why
web-refused-many = { $kind } ({ $count })
web-read-rule = Read the rule { $clause }
web-no-chat = Nobody has said anything yet.
web-no-talk = Talking is closed here.
web-talk = Who may talk here
web-talk-all = everybody
web-talk-players = those who play
web-talk-nobody = nobody
web-say = Say something
web-send = Send
web-mute = Mute { $name }
web-silence = Let { $name } talk no more here
web-unsilence = Let { $name } talk again
web-remove = Send { $name } away
web-close-table = Close the table
web-my-data = My data
web-take-data = Download it
web-delete-data = Delete it …
web-delete-sure = Your name, your talk and your campaign are deleted here for good, and bots play your games to the end.
web-delete-now = Delete for good
web-delete-not = Keep it
web-menu = Menu
web-copy-link = Copy the link
web-to-bot = { $bot } plays on for { $player }
web-take-back = Take the seat of { $player } back
web-is-away = { $player } is away.
web-wait = Wait
web-bot-plays = A bot plays on
web-bot-soon = A bot can play on in { $time }.
web-end-game = End the game
web-end-tells = Nobody wins. The game stays in your list and can be replayed.
web-plays-for = { $bot } plays for { $player }.
web-undecided = The game was ended undecided
web-resign = Resign
web-really-resign = { $player }: give up for good
web-resign-tells = You leave the game for good; a bot plays on, and the others are told.
web-to-bot-tells = The others are told. You can take the seat back at any time.
web-how = How to play
web-all-rules = All rules, clause by clause
web-no-rules = There are no rules of “{ $game }” here; choose a game.
web-missing-title = There is nothing here
web-missing-about = The address “{ $path }” leads to no page of this house. Perhaps a letter is missing, or the link is older than the house.
web-unreachable = The house cannot be reached: there is no network, or its server is closed. Trying again …
web-forgets = This browser keeps nothing for this page (a private window, or its storage is full or switched off): after a reload you could only watch your own games. Allow storage for this page, or leave it open while you play.
web-rematch = Once more
web-game-file = Game file
web-verify-title = The shuffle can be checked
web-verify = Before the first card the table promised { $commitment }; that is the SHA-256 of seed { $seed } with { $nonce }. “ludarium verify” replays every draw of the .game file.

## Keys

web-keys-title = Keys
web-key-table = go to the table
web-key-arrows = move along a row of cards, a list or tabs
web-key-enter = choose
web-key-escape = put back, cancel
web-key-choices = list of all moves
web-key-numbers = in the list: go to the move of this number
web-key-log = log
web-key-chat = chat
web-key-undo = undo, or ask to
web-key-skip = show all steps at once
web-key-hint = hint
web-key-help = this list

## Replay

web-replay = Replay
web-review = Look at the game again
web-reviewing = The game is being looked at …
web-no-replay = This game cannot be replayed: it is not finished, or there is no such table.
web-eyes = Seen by
web-eyes-all = seen by a spectator
web-eyes-of = seen by { $player }
web-branch = Play on from here as { $player }
web-branch-about = Bots play the other seats. The game that was played stays as it is.
web-all-open = Everything open
web-speed = Speed
web-speed-slow = slow
web-speed-usual = normal
web-speed-fast = fast
web-copy-position = Link to this position
web-first = First position
web-previous = One move back
web-next = One move on
web-last = Last position
web-run = Play by itself
web-pause = Pause
web-position = Position

## Rules and campaign

web-rules-about = Every rule has a number. A refusal at the table names the rule that forbids the move; “ruling” marks what the rulebooks leave open.
web-rules-published = Cards and figures are those of the published game.
web-rules-search = Search the rules
web-go-on = Go on

## The house in this page

web-home-loading = Python is being loaded for this page …
web-home-starting = The house is being opened …
web-home-elsewhere = Your games are open in another tab of this browser. Close it to go on here.
web-home-metered = To play, { $part } MB have to be loaded once.
web-home-agree = Load them
web-home-no-wasm = This browser cannot run WebAssembly, which the house in this page needs. Use a newer one, or play at a server.
web-home-no-storage = This browser keeps nothing for this page (a private window?), so games could not be saved. Open it in an ordinary window.
web-home-failed = The house could not be opened: { $why }. Load the page again; your games are kept.
web-home-not-saved = The storage of this browser is full or closed, so that did not happen; everything before it is kept. Make room, then try again.
web-home-newer = A newer version of this page is here.
web-home-reload = Use it
web-home-about = Everything runs in this page: games are kept in this browser, friends play at this screen. Master and grandmaster think for two seconds, as at a server, but see less far in that time.

## A game handed over

web-bring-title = A game was handed over to you
web-bring-about = Go on with it here: bots stay, everybody else is played at this screen.
web-bring-broken = This link does not hold a whole game. Ask for it once more, or for the file.
web-bring-go-on = Go on with it
web-bring-file = Go on with a game file …
web-hand-over = Hand the game over (copy a link)

## Bots from outside

web-bots = Bots of your own
web-bots-about = A program of yours can play here over HTTP, in any language. Others may invite it while it listens.
web-bots-help = How it is done
web-bot-name = Name of the bot
web-bot-make = Make a key
web-bot-key = The key of { $name } is shown this once. Keep it secret:
web-bot-revoke = Revoke
web-bot-revoke-sure = Revoke the key of { $name }? Games that it plays are given up.
web-bot-here = listens
web-bot-not-here = is away
web-bot-invited = { $name } was asked
web-badge-bot = bot
web-guests = Bots from outside

# Puzzles

web-puzzles = Puzzles
web-puzzles-about = Positions from real games in which one turn is clearly best. Find it: the verdict falls at the end of the turn, and the first try counts.
web-puzzle-rating = Your rating: { $rating }
web-puzzle-daily = The puzzle of the day
web-puzzle-easy = Easy
web-puzzle-medium = Medium
web-puzzle-hard = Hard
web-puzzle-number = Puzzle { $number }, rating { $rating }
web-puzzle-right = found
web-puzzle-wrong = missed
web-puzzle-head = { $grade }, rating { $rating }
web-puzzle-task = One turn is clearly best here. Play it as you would at a table.
web-puzzle-counted = Your rating: { $before } → { $after }.
web-puzzle-again = Try again
web-puzzle-on = Play on from here
web-puzzle-next = Next puzzle
web-puzzle-missing = There is no such puzzle.

web-curious = Cards and openings
web-curious-more = What many games tell: how often each card is taken and what it wins
web-curious-cards = The cards
web-curious-openings = Openings
web-curious-sort = Sort by
web-curious-by-box = the order of the box
web-curious-by-taken = how often it is taken
web-curious-by-round = how early it is taken
web-curious-by-wins = what it wins
web-curious-how = Whoever wants to count again:
web-curious-none = There are no figures about { $game }.
