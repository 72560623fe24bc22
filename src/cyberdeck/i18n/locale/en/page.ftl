### The page in the browser, the same for every game. A game’s own table is in its own files.

page-brand = Cyberdeck
page-skip = Skip to the table
page-rules = Rules
page-language = Language
page-lang-en = English
page-lang-ru = Русский
page-lang-fi = Suomi
page-lang-it = Italiano
page-theme = Theme
page-theme-system = System
page-theme-dark = Dark
page-theme-light = Light
page-calm = Reduce motion
page-notices = Notify me on my turn
page-notices-on = On: the browser shows a notification when you look elsewhere.
page-notices-off = Off.
page-notices-ask = Off. The browser will ask you once.
page-notices-blocked = Blocked by the browser. Allow notifications for this site beside its address, then load the page again.
page-notices-none = This browser shows none here. The page’s title and a sound still call you.
page-notices-start = Turn on
page-notices-stop = Turn off
page-loading = Loading…
page-close = Close
page-back = Back
page-home = Home page
page-error-offline = Can’t reach the server.
    .next = Check your connection. Retrying…

## The start page

page-lead = Tabletop games about hackers and defenders
    .about = Play bots right away, or send a friend a link. No install, no account.
page-players = { $players } players
page-first-game = Tutorial
page-new-table = New table
page-guest = Guest
page-join = Join by code
page-join-code = Table code
page-join-go = Join
page-free =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
page-playing = In progress
page-sit = Join
page-sit-at = Take seat { $number }
page-sit-table = Join table { $code }
page-watch = Watch
page-watch-table = Watch table { $code }
page-go-on = Continue
page-replays = Replays
page-replay-file = Open a replay file

## A new table

page-name = Your name
page-new-seats = Seats
page-seat = Seat { $number }
page-bot-random = Random
    .about = random legal moves
page-bot-greedy = Greedy
    .about = follows simple rules
page-bot-easy = Easy
    .about = for your first games
page-bot-medium = Medium
    .about = an even match
page-bot-hard = Hard
    .about = punishes mistakes
page-bot-expert = Expert
    .about = the strongest bot
page-bot-thinks = { $bot }: { $about }; up to { $seconds } s per move
page-bot-at-once = { $bot }: { $about }
page-clock = Clock
page-option-on = on
page-option-off = off

## Before the game

page-waiting-seated = You’re in. Invite the others, then start.
page-waiting-choose = Pick a seat, or watch.
page-seat-free = free
page-seat-here = here
page-seat-away = away
page-seat-bot = bot: { $bot }
page-seat-stand-in = away (bot)
page-start = Start game
page-start-fill =
    { $count ->
        [one] Start with a bot in the free seat
       *[other] Start with bots in { $count } free seats
    }
page-leave = Leave table
page-invite = Invite
page-invite-picture = QR code for this table
page-copy = Copy
page-copy-what = Copy: { $what }
page-copied = Copied
page-commitment-why = The shuffle is already fixed. After the game, this hash lets anyone check that it was not changed:
page-table-options = Table options
page-table-clock-move = Clock: { $seconds } s per move
page-table-clock-bank = Clock: { $minutes } min per game + { $seconds } s per move

## At the table

page-seats = Players
page-turn = to move
page-your-turn = Your turn
page-choose = Choose a move
page-waiting-for = Waiting for { $names }
page-moves = Your moves ({ $count })
page-moves-none = Not your turn
page-moves-wait = Your moves appear here on your turn.
page-moves-hint = Click a move, or type its number and press Enter. Arrow keys browse.
page-typed = { $number }: { $move }. Enter to play, Esc to cancel
page-typed-nothing = { $number }: no such move
page-show-rule = Show rule { $rule }
page-all-rules = Full rules
page-log = Game log
page-log-empty = Nothing yet
page-chat = Chat
page-chat-empty = No messages yet
page-chat-aside = (eliminated players only)
page-chat-label = Message
page-chat-send = Send
page-clock-of = { $name }: time left
page-clock-soon = Low time
page-takes-over = Bot takes over in
page-watching = You are a spectator: you see what is public at this table.
page-watch-instead = Just watch
page-seat-gone = This seat link is no longer valid.
    .next = The player has left the seat, or the link is incomplete.
page-left-table = You have left this table.
    .next = During a game a bot plays for you until you come back.
page-come-back = Come back
page-attend = Always ask me
    .why = Off: the table passes for you when you have no other move. On: you pass yourself, so nobody learns that you had none.
page-undo = Undo
page-undo-asked = { $name } asks to undo their last move.
page-undo-agree = { $name } asks to undo their last move. Allow it?
page-undo-yes = Yes
page-undo-no = No
page-leave-sure = Leave the table? A bot plays for you until you return.
page-stay = Stay
page-seat-link = Move your seat to another device
page-seat-link-warning = This link gives access to your seat and your cards. Open it on your own device only.
page-lost = Connection lost. Your game is saved; reconnecting…
page-try-now = Retry now
page-why-legal = { $move } is legal.
page-error-illegal-move = { $move } is not possible now:
    .next = Choose one of the moves in the list.
page-error-malformed-move = Cannot read “{ $text }” as a move.
    .next = Choose one of the moves in the list.
page-error-option-conflict = These options cannot be combined: { $options }. See the rule:
    .next = Change one of them.
page-error-game-over = The game is over.
    .next = Play a rematch, or watch the replay.

## After the game

page-after = After the game
page-winners =
    { $count ->
        [0] Nobody wins
        [one] { $names } wins
       *[other] Shared win: { $names }
    }
page-rematch = Rematch
page-rematch-go = Go to the rematch
page-watch-replay = Watch replay
page-record = Download game file
page-proof = Verify the shuffle
page-proof-why = Before the deal the server published the hash of a secret seed, and each player added randomness of their own. Now the seed is public, and anyone can check every shuffle.
page-proof-verify = Download the game file and check it:

## Replays

page-replay = Replay
page-replay-of = Replay: { $game }
page-replay-choose = A game file from the page or from the terminal
page-replay-changed = The rules of this game have changed since it was played. The table can no longer be shown; this is what happened.
page-replay-begin = The game begins
page-replay-move = { $name }: { $move }
page-eyes = View as
page-eyes-all = all seats
page-eyes-spectator = spectator
page-player = Replay controls
page-player-first = To the beginning
page-player-back = One step back
page-player-on = One step on
page-player-last = To the end
page-player-play = Play
page-player-pause = Pause
page-player-moment = Step
page-player-at = { $moment } of { $of }
page-player-speed = Speed
page-player-hint = Keys: ← → step, Home and End jump, Space plays and pauses.

## Rules

page-rules-search = Search the rules
page-rules-found =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }

## The first game

page-coach = Coach
page-coach-done = Got it
page-coach-next = Got it ({ $count } more)

## Decks

page-decks = Decks
page-decks-of = Decks: { $game }
page-decks-form = At least { $least } cards, up to { $copies } copies of each.
page-decks-form-span = { $span } cards, up to { $copies } copies of each.
page-decks-free = No limit: { $free }.
page-decks-open = Start from
page-decks-own = On this device
page-decks-built-in = Built-in decks
page-decks-empty = Empty deck
page-decks-take = Open
page-decks-opened = Opened: { $name }
page-decks-back = Restore the previous deck
page-decks-cards = Cards
page-decks-search = Search titles and texts
page-decks-kind = Kind
page-decks-keyword = Keyword
page-decks-where = Show
page-decks-all = all
page-decks-in = in the deck
page-decks-out = not in the deck
page-decks-none = No matching cards
page-decks-show-all = Show all cards
page-decks-marked = reconstructed
page-decks-idea = The idea behind it
page-decks-add = Add { $card }
page-decks-remove = Remove { $card }
page-decks-count = { $card }: { $count } in the deck
page-decks-list = The deck
page-decks-size =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-decks-nothing = No cards yet. Press + on a card, or start from a built-in deck.
page-decks-checking = Checking…
page-decks-good = Legal deck: ready to play.
page-decks-bad =
    { $count ->
        [one] Not legal yet: 1 problem
       *[other] Not legal yet: { $count } problems
    }
page-decks-name = Deck name
page-decks-unnamed = My deck
page-decks-save = Save on this device
page-decks-saved = Saved on this device.
page-decks-delete = Delete from this device
page-decks-deleted = Deleted from this device; still open here.
page-decks-play = New table with this deck
page-decks-stats = Statistics
page-decks-hand = Sample hand
page-decks-draw = Draw { $count } cards
page-decks-draw-again = Shuffle and draw { $count }
page-decks-draw-more = Draw { $count } more
page-decks-text = As text
page-decks-text-label = One card a line: how many, then its title in any language or its number, such as 3 #13
page-decks-read = Import
page-decks-read-understood =
    { $count ->
        [one] Import 1 recognised card
       *[other] Import { $count } recognised cards
    }
page-decks-read-done =
    { $count ->
        [one] Imported { $count } card.
       *[other] Imported { $count } cards.
    }
page-decks-reset = Restore the deck’s text
page-decks-copy = Copy text
page-decks-download = Download
page-decks-file = Open file
page-decks-code = Deck code
page-decks-choose = Deck of seat { $number }
page-decks-private = custom deck
page-decks-builder = Deck builder
page-decks-at-table = Decks, visible to all
page-decks-group = { $kind }: { $count }
page-decks-line = Line { $line }: { $text }
page-decks-stats-kinds = Cards by kind
page-decks-stats-chances = Chance of at least one
page-decks-stats-opening = opening hand
page-decks-stats-again = after mulligan
page-decks-stats-turn = turn { $turn }
page-decks-stats-how = “After mulligan”: a player without one in the opening hand takes a new hand as often as the rules allow. Later turns count the cards drawn by then.
page-decks-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
page-error-no-decks = { $game } has no custom decks.
    .next = Games with custom decks: { $known }
