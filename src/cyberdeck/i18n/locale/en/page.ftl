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
page-players = { $players } players
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
page-bot-random = Random
    .about = any legal answer
page-bot-greedy = Greedy
    .about = plays by rules of thumb
page-bot-easy = Easy
    .about = for your first games
page-bot-medium = Medium
    .about = a fair opponent
page-bot-hard = Hard
    .about = punishes mistakes
page-bot-expert = Expert
    .about = the strongest there is
page-bot-thinks = { $bot }: { $about }; thinks { $seconds } s at most
page-bot-at-once = { $bot }: { $about }
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
page-seat-free = free
page-seat-here = here
page-seat-away = away
page-seat-bot = bot: { $bot }
page-seat-stand-in = away; a bot plays
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
page-moves =
    { $count ->
        [one] One answer
       *[other] { $count } answers
    }
page-moves-none = Nothing to answer now
page-moves-wait = The answers come when you are asked.
page-moves-hint = Press one, or type its number and Enter. Arrow keys walk through the list.
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
page-attend = Ask me even when I can only pass
    .why = Otherwise the table passes for you after a short while. Asked always, you pass in your own time, and nobody can tell what you could have done.
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
page-eyes-spectator = what a watcher saw
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

## Decks

page-decks = Decks
page-decks-of = Decks: { $game }
page-decks-form = A deck has at least { $least } cards, and at most { $copies } of one title.
page-decks-form-span = A deck has { $span } cards, and at most { $copies } of one title.
page-decks-free = Without limit: { $free }.
page-decks-open = Begin with a deck
page-decks-own = On this device
page-decks-built-in = Decks of the game
page-decks-empty = An empty deck
page-decks-take = Open
page-decks-opened = Opened: { $name }
page-decks-back = Back to the deck that was here
page-decks-cards = Cards
page-decks-search = Search in titles and texts
page-decks-kind = Kind
page-decks-keyword = Keyword
page-decks-where = Show
page-decks-all = all
page-decks-in = in the deck
page-decks-out = not in the deck
page-decks-none = No card is like that.
page-decks-show-all = Show all cards
page-decks-marked = reconstructed
page-decks-idea = The idea behind it
page-decks-add = One more: { $card }
page-decks-remove = One less: { $card }
page-decks-count = { $card }: { $count } in the deck
page-decks-list = The deck
page-decks-size =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-decks-nothing = No cards yet. Press + on a card, or begin with a deck of the game.
page-decks-checking = The deck is being checked…
page-decks-good = This deck can be played.
page-decks-bad =
    { $count ->
        [one] It cannot be played yet: one thing to mend.
       *[other] It cannot be played yet: { $count } things to mend.
    }
page-decks-name = Name of the deck
page-decks-unnamed = My deck
page-decks-save = Keep on this device
page-decks-saved = Kept on this device.
page-decks-delete = Delete from this device
page-decks-deleted = Deleted from this device. It is still open here.
page-decks-play = New table with this deck
page-decks-stats = What it promises
page-decks-hand = A hand to try
page-decks-draw = Draw { $count } cards
page-decks-draw-again = Shuffle and draw { $count } again
page-decks-draw-more = Draw { $count } more
page-decks-text = As text
page-decks-text-label = One card a line: how many, then its title in any language or its number, as in 3 #13
page-decks-read = Read it in
page-decks-read-understood =
    { $count ->
        [one] Take the one card that was understood
       *[other] Take the { $count } cards that were understood
    }
page-decks-read-done =
    { $count ->
        [one] Read in: { $count } card.
       *[other] Read in: { $count } cards.
    }
page-decks-reset = Back to the deck's own text
page-decks-copy = Copy the text
page-decks-download = Download
page-decks-file = Open a file
page-decks-code = In one line
page-decks-choose = Deck of seat { $number }
page-decks-private = a deck of one's own
page-decks-builder = Build a deck
page-decks-at-table = Decks, open to everybody
page-decks-group = { $kind }: { $count }
page-decks-line = Line { $line }: { $text }
page-decks-stats-kinds = Cards by kind
page-decks-stats-chances = The chance to have at least one
page-decks-stats-opening = first hand
page-decks-stats-again = dealt anew
page-decks-stats-turn = turn { $turn }
page-decks-stats-how = “Dealt anew”: who has none in the first hand takes a new one as often as the rules allow. The turns come after that, with the cards drawn from the deck in each of them.
page-decks-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
page-error-no-decks = { $game } is not played with decks of one's own.
    .next = These games are: { $known }
