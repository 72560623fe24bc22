### The pages around the tables: start, open tables, new table, waiting room, settings.

## Everywhere

site-skip = Skip to the page
site-nav = Site
site-tables = Open tables
site-settings = Settings
site-theme-dark = Dark
site-theme-light = Light
site-theme-system = System
site-pace = Pace
    .about = How fast bots and cards move
site-pace-slow = Slow
site-pace-normal = Normal
site-pace-fast = Fast
site-pace-instant = Instant
site-stops = Ask me
site-stops-choices = When I have a choice
    .about = The table passes for you when you have no choice to make
site-stops-attacks = When I am attacked
    .about = Only when someone attacks you; otherwise the table passes for you
site-stops-all = Always
    .about = Full control: you pass yourself, every time
site-sound = Sound
site-minutes = { $minutes } min
site-game = The game

## The start page

site-pick-table = Pick a table
site-play = Play
site-more = Play with friends, choose options
site-invited = Got an invitation?
site-have-code = Have a table code?
site-your-games = Your games
site-own-with = With { $names }
site-own-open =
    { $count ->
        [one] Waiting for one player
       *[other] Waiting for { $count } players
    }
site-own-over = Finished
site-own-more =
    { $count ->
        [one] One more game
       *[other] { $count } more games
    }

## Open tables

site-tables-count =
    { $count ->
        [0] Nobody is waiting
        [one] One table is waiting for players
       *[other] { $count } tables are waiting for players
    }
site-filters = Filters
site-filters-clear = Clear the filters to see every game
site-seats-free = Seats free
site-any = Any
site-watch-too = Show games in progress
site-table-of = Table of { $name }
site-table-empty = Nobody has sat down yet
site-quiet = It’s quiet in here
    .about = No table matches right now. Set one up and send the link, or warm up against bots until someone comes.
site-play-bots = Play bots first
site-own-none = Nothing in progress
    .about = Games you leave wait for you here, even after you close the browser.

## A new table

site-new-what = What to play
site-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
site-room = Room for { $count } more
site-new-sum =
    { $players ->
        [one] { $players } player, about { $minutes } minutes
       *[other] { $players } players, about { $minutes } minutes
    }
site-new-bots =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
site-new-open =
    { $count ->
        [one] one open seat
       *[other] { $count } open seats
    }
site-new-make = Create table
site-options = All options
site-done = Done
site-changes =
    { $count ->
        [one] { $count } change
       *[other] { $count } changes
    }
site-changed = changed
site-option-barred = Can’t have “{ $what }” together with “{ $because }”.
site-undo-changes = Undo changes
site-less = Fewer: { $what }
site-more-of = More: { $what }
site-you = you
site-seat-you = You
site-seat-open = Open seat
    .about = Anyone you invite sits here. If nobody comes, a bot takes the seat when you start.
site-seat-bot = Bot
site-seat-invite = your guest
site-seat-add = Add
site-seat-remove = Take this seat away
site-level = Level of the bot
site-all-bots = Bots in all other seats
site-all-open = Open all other seats
site-who-joins = Who can join
site-private = Friends with the link
    .about = Nobody else sees the table
site-public = Anyone
    .about = Listed under Open tables
site-clock-none = No clock
    .about = take your time
site-clock-relaxed = Relaxed
    .about = 15 min each
site-clock-brisk = Brisk
    .about = 5 min each
site-clock-mail = By mail
    .about = a day a move
site-clock-days = { $days ->
    [one] a day a move
   *[other] { $days } days a move
}
site-absence = When everyone has left
site-absence-wait = Wait
    .about = the game waits until someone comes back
site-absence-week = A week
    .about = after a week bots play it to the end
site-absence-play = Play on
    .about = bots play on for everyone
site-owner = owner of the table
site-lock = Lock
site-unlock = Unlock
site-locked = Locked by the owner
site-remove = Free the seat of { $name }
site-hand-on = Make { $name } the owner
site-wait-owner = { $name } starts the game.
site-clock-each = { $minutes } min each
site-clock-per-move = { $seconds } s a move

## The waiting room

site-wait-choose = Choose a free seat
site-wait-for =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
site-wait-ready = Everyone is here
site-wait-bots = Start when you like: bots take the free seats.
site-wait-others = Players start the game; you can watch.
site-wait-go = The game can begin.
site-wait-count = { $here } of { $of }
site-wait-full = All seats taken
site-wait-code = Join with this code
site-wait-learn = First time?
site-copy-link = Copy link
site-share = Share
site-fair = The shuffle is already fixed, and you can check it later

## Nothing here

site-missing = You drew a blank
    .next = There’s nothing at this address. The link may be old, the table may have closed, or a letter got lost on the way.
site-missing-card = Page not found
site-missing-kind = Event
site-missing-text = Nobody wins. Shuffle the address and draw again.
site-pick = Pick a game
