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
web-confirm = Ask before moves that cannot be taken back
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
web-more = With friends, clock …
web-campaign = Campaign
web-my-games = My games
web-no-games = None yet. What you play is kept here.
web-public = Public tables
web-no-public = No public table is open now.
web-older = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
web-open-seat = open seat
web-your-turn = Your turn
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
web-invite-later = You get a link for your friends next.
web-starts-at-once = The game starts at once.
web-open-table = Open the table

## Before the game

web-waiting = Waiting for players
web-ready = Everybody is here
web-send-link = Whoever opens this link can take an open seat.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-sit = Sit here
web-stand = Leave the seat
web-give-to-bot = Give it to a bot
web-start = Start
web-no-table = There is no such table.

## At the table

web-side = Moves, log and chat
web-tab-choices = Moves
web-tab-log = Log
web-tab-chat = Chat
web-log = What happened
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
web-hinted = The strongest bot would: { $move }
web-do-it = Do it
web-ask-no-more = ask no more
web-pass = { $player } is next. Nobody else looks now.
web-i-am = I am { $player }
web-nothing-to-do = You have nothing to decide now.
web-why-not = What is not possible, and why
web-refused-many = { $kind } ({ $count })
web-read-rule = Read the rule { $clause }
web-no-chat = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-mute = Mute { $name }
web-menu = Menu
web-copy-link = Copy the link
web-to-bot = { $bot } plays on for { $player }
web-take-back = Take the seat of { $player } back
web-resign = Resign
web-really-resign = { $player }: give up for good
web-rematch = Once more
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
web-key-hint = hint
web-key-help = this list

## Replay

web-replay = Replay
web-no-replay = This game cannot be replayed: it is not finished, or there is no such table.
web-eyes = Seen by
web-eyes-all = seen by a spectator
web-eyes-of = seen by { $player }
web-branch = Play on from here as { $player }
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
