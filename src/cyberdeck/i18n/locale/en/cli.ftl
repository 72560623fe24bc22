### The command line: help, and the words of each command. Errors are in errors.ftl, the table is in table.ftl.

## Help

help-usage = Usage:
help-command = COMMAND
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples
    .lines =
        cyberdeck play blackhat
        cyberdeck play blackhat --players 3 --option tracer=true --option board=expert
        cyberdeck rules blackhat BH-5.2
        cyberdeck verify game.json
help-top = tabletop games about hackers and defenders
    .about = Tabletop games about hackers and defenders. `cyberdeck COMMAND --help` shows more about a command.
help-play = play a game against bots
    .about = A game in the terminal against bots. At the table, type help for what you can do.
help-serve = start the server for games in the browser
    .about = Starts the server: people play in the browser, with each other or against bots. Games are kept in one file and continue after a restart.
help-config = show the settings of the server and where each comes from
    .about = Shows every setting of the server with its value and where it came from: a flag, the environment (CYBERDECK_PORT), the configuration file, or the default. The first of these that names a setting decides. Secrets are masked.
help-config-file = configuration file in TOML; without it /etc/cyberdeck/config.toml is read, if it is there
    .value = FILE
config-default = default
help-admin = look after the database of a server
    .about = What the operator of a server needs: tables listed, shown, ended and deleted, set aside and taken back; copies of the database; what is stored of a person. It works while the server runs.
help-admin-command = list, show, end, delete, quarantine, release, backup, restore, export, forget or retention
    .value = COMMAND
help-admin-what = the code of a table, the file of a copy, or the name of a person
    .value = WHAT
help-admin-status = list only tables that are open, playing, over, stopped or quarantined
    .value = STATUS
help-admin-game = list only tables of this game
    .value = GAME
help-admin-days = retention: delete finished and never begun games older than this many days
    .value = DAYS
help-admin-chat-days = retention: delete chat older than this many days
    .value = DAYS
admin-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
admin-done = Done: { $command } { $what }
admin-backup-done = { $file } holds a checked copy of { $database }: { $count } tables.
admin-restore-done = { $database } is now what { $file } held: { $count } tables. What it was before is beside it, ending in .before.
admin-retention-done = Deleted: { $tables } tables, { $lines } lines of chat.
help-host = address to listen on; 0.0.0.0 lets other machines in
    .value = ADDRESS
help-port = port to listen on; 0: any free one
    .value = PORT
help-db = database: a file, or postgresql://… of a server
    .value = FILE
help-workers = how many workers share the tables (with PostgreSQL)
    .value = N
help-name = name of this server among those that share the database
    .value = NAME
help-public-url = address under which players reach this server, for links and codes
    .value = URL
help-trusted-proxies = proxies that may say whose request they pass on; others are not believed
    .value = LIST
help-hosts = further names of this server, besides the one in --public-url
    .value = LIST
help-metrics-token = token that opens /metrics; without one they are for this machine only
    .value = TOKEN
help-chat-days = days until chat is deleted; 0: never
    .value = DAYS
help-log = what to log: debug, info, warning or error; one JSON object a line
    .value = LEVEL
help-open = open the start page in a browser
help-replay = watch a recorded game again
    .about = Shows a recorded game: as one seat saw it, as a spectator saw it, or with everything revealed.
help-verify = check a recorded game
    .about = Replays a recorded game and checks it: is every move legal, and does every shuffle follow from the seed? Exit code 0: valid; 1: not valid; 2: the file cannot be read.
help-rules = read the rules of a game
    .about = The rules of a game. Without an id or words: the chapters and the titles of all rules.
help-games = list the games
    .about = The available games: players, duration, options.
help-deck = check, show or create a deck
    .about = Decks for games with custom decks. check reports every problem with its line, show lists the cards, stats shows statistics, new writes a starter file. With boosters: odds shows what is in one, open opens them into your collection, collection lists it. All of it is free and stays on this computer. A line is a count and a card: 3 Firewall, or 3 #13. Exit code of check: 0 legal, 1 not legal, 2 unreadable.
help-deck-action = action: check, show, stats, new; odds, open or collection
    .value = check|show|stats|new|odds|open|collection
help-deck-file = the file of a deck, - for standard input (new: output), or the name of a deck of the game
    .value = DECK
help-deck-game = the game the deck is for, if the file does not name it
    .value = GAME
help-deck-boosters = open: how many boosters (1)
    .value = N
help-deck-seed = open: a word or a number; the same one gives the same boosters to everybody
    .value = SEED
help-deck-starter = open: a starter set for the collection, by the name of its deck
    .value = NAME
help-deck-collection = the file of the collection, if not the usual one; check: is the deck made of cards you have?
    .value = FILE
help-deck-reset = collection: start over; the old file is kept under another name
help-deck-yes = do not ask for confirmation
help-force = overwrite an existing file
help-help = show this help
help-version = show the version and whether the speed-ups are compiled
help-lang = language: en, ru, fi, it (default: your system’s)
    .value = LANG
help-json = print JSON, for programs
help-plain = plain text: no frames, no colours, one fact a line
help-no-color = no colours
help-markdown = print the whole rulebook as Markdown
help-game = the name of a game, as `cyberdeck games` lists it
    .value = GAME
help-file = a recorded game
    .value = FILE
help-rules-words = the id of a rule or chapter, or words to look for
    .value = ID|WORDS
help-play-players = how many players; the bots count
    .value = N
help-play-seat = your seat, from 1; default 1
    .value = N
help-play-bots = bots for the other seats, in turn: random, greedy (simple rules), easy, medium, hard, expert (each looks further ahead); default medium
    .value = LIST
help-play-option = a game option, such as tracer=true; may be repeated
    .value = NAME=VALUE
help-play-seed = seed of everything random, to replay the same game
    .value = N
help-play-name = your name, for the game file
    .value = NAME
help-play-resume = continue a saved game
    .value = FILE
help-play-save = file to save the game in; default a new file in this folder
    .value = FILE
help-replay-seat = show only what this seat saw
    .value = N
help-replay-all = show everything (default when the game is over)
help-replay-step = pause after every move and show the table

## --version

version-line = Cyberdeck { $version }, Python { $python }
version-compiled = Speed-ups are compiled (mypyc { $mypyc }).
version-interpreted = Speed-ups are not compiled: everything works, but bots think 3–10 times longer and the expert runs out of time.
version-source = Reason: it runs from source; only an installed package is compiled.
    .next = What to do: `make install`, or `pip install .` in the source folder.
version-build = Reason given by the build: { $reason }
    .next = What to do: install a C compiler and the Python headers, then install Cyberdeck again.
version-shadowed = Reason: the installed package is compiled, but other files come first: a source folder on the path, or another Python.
    .next = What to do: unset PYTHONPATH, leave the source folder, or install with this Python.

## games

games-players = Players: { $least } to { $most }
games-minutes = Minutes: { $minutes }
games-play = To play: { $command }
games-options = Options (name=default, values):
games-faulty = Faulty: { $game }: { $reason }

## rules

rules-more =
    { $count ->
        [one] 1 more rule mentions it:
       *[other] { $count } more rules mention it:
    }

## replay

replay-title = { $game }: { $players }
replay-eyes =
    { $eyes ->
        [all] View: all seats
        [spectator] View: spectator
       *[seat] View: seat { $number }
    }
replay-changed = The rules of this game have changed since (version { $found } then, { $ours } now). This is what happened, without the table.
replay-unfinished = The file ends here; the game is not over.
replay-prompt = Enter: continue, q: stop >

## verify

verify-file = { $file }: a game of { $game }
verify-actions =
    { $count ->
        [one] 1 move replayed, chance included.
       *[other] { $count } moves replayed, chance included.
    }
verify-over = The game is over.
verify-going-on = The game is not over.
verify-shuffle-proven = Shuffles: proven. Each one follows from the seed of the published hash.
verify-shuffle-unproven = Shuffles: not proven. The file does not contain the seed.
verify-shuffle-false = Shuffles: changed.
verify-commitment = Shuffle hash: { $commitment }
verify-sound = Valid: all moves are legal.
verify-unsound = The game file is not valid.
verify-seed = The seed does not match the published hash.
verify-dice = Move { $number } is a chance move, but the seed gives another one.
verify-snapshot = The saved position does not match its moves.
verify-events = What is recorded as happening at action { $number } is not what the rules make happen.
verify-result = The file says { $theirs }, but the game ends { $ours }.
verify-illegal = Move { $number }: { $move } is not legal there (rule { $rule }).
verify-action = Move { $number } is not possible there ({ $detail }).

## cyberdeck serve

serve-ready = Cyberdeck is running at { $url }
serve-kept = Games are saved in { $file }
serve-stop = Ctrl-C stops the server; games continue at the next start.
serve-open = No browser could be opened. Open { $url } yourself.
serve-stopped = Stopped. All games are saved.

## The notebook. $number: of the player that a note is about

play-help-notebook = The notebook
    .lines =
        note 3 ...   a private note about player 3; note 3 alone deletes it
        notes        all your notes
        possible     what is still possible of what is hidden
play-help-score = Points
    .lines =
        why          where the players’ points come from
play-note = Player { $number }: { $text }
play-note-kept = Noted about player { $number }: { $text }
play-note-gone = Note about player { $number } deleted.
play-note-none = No note about player { $number }.
play-notes-none = Your notebook is empty. To write: note 3 some words
play-possible-none = Nothing hidden to work out right now.
error-note-who = A note is about a player, from 1 to { $count }.
    .next = Type the number of the player and then your words, as in: note 3 plays oddly
error-note-long = A note has { $most } letters at most; this one has { $count }.
    .next = Shorten it.
replay-note = Note of { $player } about { $other }: { $text }
replay-note-gone = { $player } deletes the note about { $other }.
replay-note-truth = actually: { $truth }

## deck. What can be wrong with a deck is in decks.ftl

deck-check-line = Line { $line }: { $text }
deck-check-good =
    { $count ->
        [one] Legal { $game } deck: 1 card.
       *[other] Legal { $game } deck: { $count } cards.
    }
deck-check-bad =
    { $count ->
        [one] Not legal yet: 1 problem.
       *[other] Not legal yet: { $count } problems.
    }
deck-code = Deck code: { $code }
deck-title =
    { $count ->
        [one] { $name }: one card
       *[other] { $name }: { $count } cards
    }
deck-nameless = Unnamed deck
deck-group = { $kind }: { $count }
deck-marked = { $mark } The text of this card is reconstructed: ours, not the printed one.
deck-stats-kinds = Cards by kind
deck-stats-chances = Chance of at least one
deck-stats-opening = opening hand
deck-stats-again = after mulligan
deck-stats-turn = turn { $turn }
deck-stats-how = “After mulligan”: a player without one in the opening hand takes a new hand as often as the rules allow. Later turns count the cards drawn by then.
deck-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
deck-new = Starter deck
    .lines =
        A starter deck: change it as you like, then check it with `cyberdeck deck check`.
        A line is a count and a card, by its title in any of the languages or by its number: 3 #13
        Text after two slashes is a comment. Remove the slashes to add the card.
deck-new-name = My deck
deck-new-written = Written: { $file }. Change it, then check it with: { $command }
error-deck-action = Which deck action?
    .next = Choose: { $known }
error-no-decks = { $game } has no custom decks.
    .next = Games with custom decks: { $known }
error-no-deck = Which deck?
    .next = Name a file, - for standard input, or one of: { $known }
error-no-deck-file = Which file to write to?
    .next = Name a file, or - for standard output.
error-deck-missing = No file or deck called “{ $deck }”.
    .next = Check the name and the folder. Built-in decks: { $known }
error-deck-exists = { $file } already exists.
    .next = Choose another name, or overwrite it with --force.
error-deck-write = { $file } cannot be written ({ $detail }).
    .next = Choose another place.

## Hints. $number: of an answer in the list; $move and $words: an answer, short and in words; $result: advice-result

help-play-no-hints = no hints at this table
play-help-hint = Hints
    .lines =
        hint         the move an expert would make from what you can see
advice-thinking = The expert is thinking …
advice-only = There is only one move.
advice-best = The expert suggests:
advice-others = Next best:
advice-move = { $number }) { $move }: { $words } — { $result }
# Of a hundred games, to be expected, and between which numbers the truth is; a shared win counts in part
advice-result = wins { $wins } % ({ $low }–{ $high } %)
advice-why-heuristics = Why: best in simulation; the simple rules agree.
advice-why-not-heuristics = Why: simple rules would play { $move }, but it scores lower: { $result }.
advice-why-surer = Why: simple rules would play { $move }, which looks as good but is less certain: { $result }.
advice-why-result =
    { $count ->
        [one] Why: best in simulation (1 run of this move).
       *[other] Why: best in simulation ({ $count } runs of this move).
    }
advice-close = The top moves are close: a matter of taste.
error-no-hints = Hints are off at this table (--no-hints).
    .next = ? explains the rule behind the decision.

## Reviews

help-replay-review = find likely mistakes, judged by what the seat knew (--seat: this seat only)
help-replay-budget = with --review: simulations per decision; default 400
    .value = N
help-replay-seed = with --review: seed of the simulations; the same one gives the same review
    .value = N
review-working = The expert is reviewing the game
review-how =
    { $count ->
        [one] 1 decision, judged by what the seat knew; { $budget } simulations.
       *[other] { $count } decisions, judged by what each seat knew; { $budget } simulations each.
    }
# $number: of the answer in the record
review-mark = Move { $number }, { $player }: likely mistake.
review-decision = Decision: { $decision }
review-chosen = Played: { $move } ({ $words }): { $result }
review-better = Better: { $move } ({ $words }): { $result }
review-heuristics = The simple rules agree with the expert.
review-none = No likely mistakes found.
# $loss: of a win, in percent
review-seat = { $player }: decisions { $decisions }, likely mistakes { $strong }, win chance lost per decision { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
error-review-secret = The game is not over: a review of all seats would reveal their secrets.
    .next = Choose your seat with --seat, or --all if nobody minds.
error-only-with = { $argument } works only with { $other }.
    .next = Add { $other }, or leave { $argument } out.
