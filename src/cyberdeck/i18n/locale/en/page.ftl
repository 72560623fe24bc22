### The page in the browser, the same for every game. A game's own table is in its own files.

page-brand = Cyberdeck
page-skip = Skip to the table
page-menu = Menu
page-rules = Rules
page-language = Language
page-lang-en = English
page-lang-ru = Русский
page-lang-fi = Suomi
page-lang-it = Italiano
page-theme = Colours
page-theme-system = like the system
page-theme-dark = dark
page-theme-light = light
page-calm = No motion
page-loading = One moment…
page-close = Close
page-cancel = Cancel
page-back = Back
page-home = To the start page
page-error-offline = The server cannot be reached.
    .next = Check your connection; the page tries again.

## The start page

page-lead = Tabletop games about hackers and defenders
    .about = Play at once against bots, or send a friend a link. Nothing to install, no account.
page-game-blackhat = Black Hat
    .about = Tricks and a race through the network you break into. Whoever leaves the least trace wins.
page-game-lokalka = Lokalka
    .about = Hidden roles in one local network. Find out who is who, and take the right ones off it.
page-players = { $least }–{ $most } players
page-minutes = { $minutes } minutes
page-play-now = Play now against bots
page-first-game = First game, explained
page-new-table = New table
page-guest = Guest
page-join = Join by code
page-join-code = Code of the table
page-join-go = Join
page-public = Public tables
page-public-none = No public table right now. Open one!
page-free =
    { $count ->
        [one] One free seat
       *[other] { $count } free seats
    }
page-playing = The game is on
page-sit = Sit down
page-sit-at = Sit down at seat { $number }
page-sit-table = Sit down at table { $code }
page-watch = Watch
page-watch-table = Watch table { $code }
page-continue = Your tables
page-go-on = Go on
page-replays = Replays
page-replay-file = A game out of a file
page-replay-open = Open

## A new table

page-name = Your name
page-new-players = Players
page-new-seats = Who plays
page-seat = Seat { $number }
page-person = a person
page-bot-random = Random: any legal answer
page-bot-greedy = Greedy: plays by rules of thumb
page-clock = Clock
page-clock-kind = Time to think
page-clock-none = as long as you like
page-clock-move = for each answer
page-clock-bank = for the whole game
page-clock-seconds = Seconds
page-clock-minutes = Minutes
page-clock-increment = Seconds added for each answer
page-new-options =
    { $count ->
        [one] One option of the game
       *[other] { $count } options of the game
    }
page-option-on = on
page-option-off = off
page-new-public = Public: anybody may find the table and sit down
page-new-make = Open the table

## Before the game

page-waiting-seated = You have a seat. Invite the others, then start.
page-waiting-choose = Choose a free seat, or wait and watch.
page-chair-free = free
page-chair-here = here
page-chair-away = away
page-chair-bot = bot
page-chair-stand-in = away; a bot plays
page-start = Start the game
page-start-fill =
    { $count ->
        [one] Start, with a bot in the free seat
       *[other] Start, with bots in { $count } free seats
    }
page-leave = Leave the table
page-invite = Invite
page-invite-link = Link to this table
page-invite-code = Or tell them the code:
page-invite-picture = QR code of the link to this table
page-copy = Copy
page-copy-what = Copy: { $what }
page-copied = Copied
page-commitment-why = The server has already chosen a secret seed for the shuffle. This number commits it to that seed, and after the game anybody can check it:
page-table-options = Options of this table
page-table-clock-move = Clock: { $seconds } seconds for each answer
page-table-clock-bank = Clock: { $minutes } minutes for the whole game, and { $seconds } seconds more for each answer

## At the table

page-seats = Players
page-turn = to move
page-your-turn = Your turn
page-choose = Choose an answer
page-waiting-for = Waiting for { $names }
page-answers =
    { $count ->
        [one] One answer
       *[other] { $count } answers
    }
page-answers-none = Nothing to answer now
page-answers-wait = The answers come when you are asked.
page-answers-hint = Press one, or type its number and Enter. Arrow keys walk through the list.
page-typed = { $number }: { $move }. Enter chooses it, Esc forgets it.
page-typed-nothing = { $number }: there is no such answer.
page-show-rule = Show rule { $rule }
page-all-rules = Read on in the rules
page-log = What happened
page-log-empty = Nothing yet.
page-chat = Talk
page-chat-empty = Nobody has said anything.
page-chat-aside = (only for those who are out)
page-chat-label = Say something
page-chat-send = Say
page-clock-of = Time of { $name }
page-clock-soon = hurry!
page-takes-over = A bot plays in
page-watching = You are watching: you see what everybody at the table may know.
page-watch-instead = Watch instead
page-seat-gone = This link leads to no seat here any more.
    .next = Whoever sat here has left, or the link was cut short.
page-undo = Take back
page-undo-asked = { $name } asks to take the last answer back.
page-undo-agree = { $name } asks to take the last answer back. Do you agree?
page-undo-yes = Yes
page-undo-no = No
page-leave-sure = Leave the table? A bot plays for you until you come back.
page-stay = Stay
page-seat-link = Take your seat to another device
page-seat-link-warning = Whoever has this link sits in your seat and sees your cards. Open it on your own device only.
page-lost = The connection is lost. The game is kept; we try to get back.
page-try-now = Try now
page-why-legal = { $move } is allowed.
page-error-illegal-move = { $move } is not allowed now. The rule behind it:
    .next = Choose one of the answers in the list.
page-error-malformed-move = “{ $text }” is not a move of this game.
    .next = Choose one of the answers in the list.
page-error-option-conflict = These options do not go together: { $options }. The rule behind it:
    .next = Change one of them.
page-error-game-over = The game is over.
    .next = Play a rematch, or watch this game again.

## After the game

page-after = After the game
page-winners =
    { $count ->
        [0] Nobody wins
        [one] { $names } wins
       *[other] A shared win: { $names }
    }
page-rematch = Rematch
page-rematch-go = Go to the rematch
page-watch-replay = Watch again
page-record = Download the record
page-proof = Was the shuffle fair?
page-proof-why = Before the deal the server committed itself to a secret seed, and each player added some chance. Now the seed is open, and anybody can check every shuffle.
page-proof-verify = Download the record and check it:

## Replays

page-replay = Replay
page-replay-of = Replay: { $game }
page-replay-choose = A record: downloaded after a game, or saved by the terminal
page-replay-begin = The game begins.
page-replay-move = { $name }: { $move }
page-eyes = Shown is
page-eyes-all = everything
page-eyes-watcher = what a watcher saw
page-player = Replay controls
page-player-first = To the beginning
page-player-back = One step back
page-player-on = One step on
page-player-last = To the end
page-player-play = Play
page-player-pause = Pause
page-player-moment = Moment
page-player-at = { $moment } of { $of }
page-player-speed = Speed
page-player-hint = Keys: ← → one step, Home and End, space plays and pauses.

## Rules

page-rules-search = Search in the rules
page-rules-found =
    { $count ->
        [one] One rule
       *[other] { $count } rules
    }

## The first game

page-coach = Coach
page-coach-done = Got it
page-coach-next = Got it ({ $count } more)
