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
    .about = Tabletop games about hackers and defenders. `cyberdeck COMMAND --help` tells more about a command.
help-play = play a game against bots
    .about = A game in the terminal against bots. At the table, type help for what you can do there.
help-serve = open the tables to a browser, for friends near and far
    .about = Starts the server: people play in the browser, with each other or against bots. Games are kept in one file and go on after a restart.
help-host = address to listen on; 0.0.0.0 lets other machines in
    .value = ADDRESS
help-port = port to listen on; 0: any free one
    .value = PORT
help-db = file that keeps the tables
    .value = FILE
help-public-url = address under which players reach this server, for links and codes
    .value = URL
help-log = what to log: debug, info, warning or error; one JSON object a line
    .value = LEVEL
help-open = open the start page in a browser
help-replay = watch a recorded game again
    .about = Tells a recorded game again: as one seat knew it, as a watcher saw it, or with everything shown.
help-verify = check a recorded game
    .about = Plays a recorded game again and checks it: is every answer legal, and is every shuffle the one that the seed gives? Exit code 0: sound; 1: not sound; 2: the file cannot be read.
help-rules = read the rules of a game
    .about = The rules of a game. Without an id or words: the chapters and the titles of all rules.
help-games = list the games
    .about = The games there are, for how many players, how long they take, and their options.
help-deck = check, show or begin a deck of cards
    .about = Decks for games in which players bring their own: check tells every mistake and how to mend it, show lists the cards, stats tells what the deck promises, new writes a deck to begin with. In games with boosters: odds tells what to expect of one, open opens it for your collection, collection lists what you have; all of it free, and kept on this computer alone. A line of a deck is a count and a card: 3 Firewall, or 3 #13. Exit code of check 0: the deck can be played (with --collection: from the cards you have); 1: it cannot; 2: it cannot be read.
help-deck-action = what to do: check, show, stats, new; odds, open or collection
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
help-deck-reset = collection: begin anew; the old file is put aside
help-deck-yes = do not ask back: I mean it
help-force = write over a file that is there already
help-help = show this help
help-version = show the version, and whether it runs compiled
help-lang = language: en, ru, fi, it (otherwise that of your system)
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
help-play-seat = your seat, from 1; the default is 1
    .value = N
help-play-bots = bots for the other seats, in turn: random, greedy (rules of thumb), easy, medium, hard, expert (these look ahead, each further than the one before); the default is medium
    .value = LIST
help-play-option = an option of the game, as in tracer=true; may be given several times
    .value = NAME=VALUE
help-play-seed = a number that decides everything random, so that the same game can be played again
    .value = N
help-play-name = your name, for the record
    .value = NAME
help-play-resume = go on with a saved game
    .value = FILE
help-play-save = where to save the game; the default is a new file in this folder
    .value = FILE
help-replay-seat = show only what this seat knew
    .value = N
help-replay-all = show everything (the default when the game is over)
help-replay-step = stop after every answer and show the table

## --version

version-line = Cyberdeck { $version }, Python { $python }
version-compiled = The hot modules run compiled (mypyc { $mypyc }).
version-interpreted = The hot modules run interpreted: everything works, but simulations are slow.
version-source = Reason: it runs from its source, and only an installed package is compiled.
    .next = What to do: `make install`, or `pip install .` in the source folder. For a game against bots it makes no difference.
version-build = Reason, as the build gave it: { $reason }
    .next = What to do: install a C compiler and the headers of Python, then install Cyberdeck again. For a game against bots it makes no difference.
version-shadowed = Reason: the installed package is compiled, but other files come first: a source folder on the path, or another Python.
    .next = What to do: unset PYTHONPATH, leave the source folder, or install with this Python.

## games

games-players = Players: { $least } to { $most }
games-minutes = Minutes: { $minutes }
games-play = Play it: { $command }
games-options = Options (name=default, what they take):
games-faulty = Faulty: { $game }: { $reason }

## rules

rules-more =
    { $count ->
        [one] One more rule speaks of it:
       *[other] { $count } more rules speak of it:
    }

## replay

replay-title = { $game }: { $players }
replay-eyes =
    { $eyes ->
        [all] Everything is shown.
        [spectator] Shown is what a watcher could see.
       *[seat] Shown is what seat { $number } knew.
    }
replay-unfinished = The record ends here; the game is not over.
replay-prompt = Enter: go on, q: stop >

## verify

verify-file = { $file }: a game of { $game }
verify-actions =
    { $count ->
        [one] One answer played again, dice included.
       *[other] { $count } answers played again, dice included.
    }
verify-over = The game is over.
verify-going-on = The game is not over.
verify-shuffle-proven = Shuffles: proven. Every one is what the committed seed gives.
verify-shuffle-unproven = Shuffles: not proven. The record does not hold the seed.
verify-shuffle-false = Shuffles: false.
verify-commitment = Commitment: { $commitment }
verify-sound = The record is sound.
verify-unsound = The record is not sound.
verify-seed = The seed is not the one that was committed to before the deal.
verify-dice = Answer { $number } is of chance, but the seed gives another one.
verify-snapshot = The snapshot is not the state that its answers lead to.
verify-result = The result in the file is { $theirs }, but the game gives { $ours }.
verify-illegal = Answer { $number }: { $move } is not legal there (rule { $rule }).
verify-action = Answer { $number } cannot be an answer there ({ $detail }).

## cyberdeck serve

serve-ready = The tables are open: { $url }
serve-kept = Games are kept in { $file }
serve-stop = Ctrl-C stops the server; games go on where they were at the next start.
serve-open = No browser could be opened. Open { $url } yourself.
serve-stopped = Stopped. All games are kept.

## The notebook. $number: of the player that a note is about

play-help-notebook = The notebook
    .lines =
        note 3 ...   a private mark about player 3; note 3 alone rubs it out
        notes        all marks of yours
        possible     what is still possible of what is hidden
play-help-score = Points
    .lines =
        why          why the players have the points that they have
play-note = Player { $number }: { $text }
play-note-kept = Noted about player { $number }: { $text }
play-note-gone = The note about player { $number } is rubbed out.
play-note-none = There is no note about player { $number }.
play-notes-none = Your notebook is empty. Write into it with: note 3 some words
play-possible-none = This game has nothing hidden of that kind now.
error-note-who = A note is about a player, from 1 to { $count }.
    .next = Type the number of the player and then your words, as in: note 3 plays oddly
error-note-long = A note has { $most } letters at most; this one has { $count }.
    .next = Say it in fewer words.
replay-note = Note of { $player } about { $other }: { $text }
replay-note-gone = { $player } rubs out the note about { $other }.
replay-note-truth = in truth: { $truth }

## deck. What can be wrong with a deck is in decks.ftl

deck-check-line = Line { $line }: { $text }
deck-check-good =
    { $count ->
        [one] A deck for { $game } that can be played: one card.
       *[other] A deck for { $game } that can be played: { $count } cards.
    }
deck-check-bad =
    { $count ->
        [one] One mistake: this deck cannot be played yet.
       *[other] { $count } mistakes: this deck cannot be played yet.
    }
deck-code = In one line: { $code }
deck-title =
    { $count ->
        [one] { $name }: one card
       *[other] { $name }: { $count } cards
    }
deck-nameless = A deck without a name
deck-group = { $kind }: { $count }
deck-marked = { $mark } The text of this card is reconstructed: ours, not the printed one.
deck-stats-kinds = Cards by kind
deck-stats-chances = The chance to have at least one
deck-stats-opening = first hand
deck-stats-again = dealt anew
deck-stats-turn = turn { $turn }
deck-stats-how = “Dealt anew”: who has none in the first hand takes a new one as often as the rules allow. The turns come after that, with the cards drawn from the deck in each of them.
deck-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
deck-new = A deck to begin with
    .lines =
        A deck to begin with: change it as you like, then check it with `cyberdeck deck check`.
        A line is a count and a card, by its title in any of our languages or by its number: 3 #13
        What stands after two slashes is a comment. Take the slashes away to put a card in.
deck-new-name = My deck
deck-new-written = Written: { $file }. Change it, then check it with: { $command }
error-deck-action = What is to be done with the deck?
    .next = Choose: { $known }
error-no-decks = { $game } is not played with decks of one's own.
    .next = These games are: { $known }
error-no-deck = Which deck?
    .next = Name a file, - for standard input, or one of: { $known }
error-no-deck-file = Where shall the deck be written?
    .next = Name a file, or - for standard output.
error-deck-missing = There is neither a file nor a deck called “{ $deck }”.
    .next = Check the name and the folder. Decks of the game: { $known }
error-deck-exists = { $file } is there already.
    .next = Choose another name, or write over it with --force.
error-deck-write = { $file } cannot be written ({ $detail }).
    .next = Choose another place.

## Hints. $number: of an answer in the list; $move and $words: an answer, short and in words; $result: advice-result

help-play-no-hints = no hints at this table
play-help-hint = Hints
    .lines =
        hint         what an expert would answer, from what you can see
advice-thinking = The expert is thinking about what you can see …
advice-only = There is only one answer.
advice-best = The expert would answer:
advice-others = Next best:
advice-move = { $number }) { $move }: { $words } — { $result }
# Of a hundred games, to be expected, and between which numbers the truth is; a shared win counts in part
advice-result =
    { $wins ->
        [one] about { $wins } win in 100 games ({ $low } to { $high })
       *[other] about { $wins } wins in 100 games ({ $low } to { $high })
    }
advice-why-heuristics = Why: it was the best when the game was played on in thought, and the rules of thumb say the same.
advice-why-not-heuristics = Why: the rules of thumb would answer { $move }, but that can be expected to bring less: { $result }.
advice-why-surer = Why: the rules of thumb would answer { $move }, which looks as good but is less certain: { $result }.
advice-why-result =
    { $count ->
        [one] Why: it was the best when the game was played on in thought, once with this answer.
       *[other] Why: it was the best when the game was played on in thought, { $count } times with this answer.
    }
advice-close = The first answers are close to each other: this may be a matter of taste.
error-no-hints = There are no hints at this table: it was opened with --no-hints.
    .next = Decide yourself; ? explains the rule behind the question.

## Reviews

help-replay-review = look for decisions that were mistakes, from what the seat knew then (--seat: of this seat alone)
help-replay-budget = with --review: how often the game is played on in thought at each decision; the default is 400
    .value = N
help-replay-seed = with --review: a number that decides what the expert imagines; the same one gives the same review
    .value = N
review-working = The expert is looking at the decisions
review-how =
    { $count ->
        [one] One decision, judged from what the seat knew then; the game was played on { $budget } times in thought.
       *[other] { $count } decisions, judged from what each seat knew then; at each the game was played on { $budget } times in thought.
    }
# $number: of the answer in the record
review-mark = Answer { $number }, { $player }: the expert strongly disagrees.
review-decision = The question was: { $decision }
review-chosen = Chosen: { $move } ({ $words }): { $result }
review-better = Better: { $move } ({ $words }): { $result }
review-heuristics = The rules of thumb agree with the expert.
review-none = The expert does not strongly disagree with any decision.
# $loss: of a win, in percent
review-seat = { $player }: decisions { $decisions }, strong disagreements { $strong }, lost by a decision on average { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of a win
error-review-secret = The game is not over, and a review of all seats would tell their secrets.
    .next = Choose your seat with --seat, or --all if nobody minds.
error-only-with = { $argument } means nothing without { $other }.
    .next = Add { $other }, or leave { $argument } out.
