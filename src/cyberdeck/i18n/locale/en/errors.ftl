### What can go wrong, and what to do next (.next). The keys of kernel/errors.py first, then those of the command line.

error = Something went wrong.
    .next = Try again.
error-move = That move was not accepted.
    .next = Choose one of the moves in the list.
error-malformed-move = Cannot read “{ $text }” as a move.
    .next = Type the number of a move or copy it from the list; help shows all commands.
error-illegal-move = { $move } is not legal now. Rule { $rule }:
    .next = Choose one of the moves in the list; ? { $rule } shows that rule.
error-not-your-turn = It’s not your turn.
    .next = Wait for your turn.
error-stale-move = The table has changed since that move.
    .next = Look at the table and choose again.
error-game-over = The game is over.
    .next = Start a new one, or watch this one with `cyberdeck replay`.
error-setup = This table cannot be set up.
    .next = `cyberdeck games` lists the games and their options.
error-unknown-game = There is no game called “{ $game }”.
    .next = Available games: { $known }.
error-faulty-game = The plug-in “{ $game }” cannot be used.
    .next = `cyberdeck games` shows what is wrong; update or remove its package.
error-unknown-option = The game has no option “{ $option }”.
    .next = Its options are: { $known }. `cyberdeck games` explains them.
error-bad-option = “{ $value }” is not a value of { $option }.
    .next = Values: { $allowed }
error-bad-players = This game is for { $least }–{ $most } players, not { $players }.
    .next = Choose { $least } to { $most } players.
error-bad-deck =
    { $line ->
        [0] This deck cannot be used (mistakes: { $problems }).
       *[in-line] This deck cannot be used (mistakes: { $problems }; the first is in line { $line }).
    } { $problem ->
        [deck-too-large] { deck-too-large }
        [deck-not-text] { deck-not-text }
        [deck-control] { deck-control }
        [deck-many-lines] { deck-many-lines }
        [deck-empty] { deck-empty }
        [deck-line-long] { deck-line-long }
        [deck-header-unknown] { deck-header-unknown }
        [deck-header-empty] { deck-header-empty }
        [deck-header-twice] { deck-header-twice }
        [deck-name-long] { deck-name-long }
        [deck-other-game] { deck-other-game }
        [deck-mark-before] { deck-mark-before }
        [deck-count-fraction] { deck-count-fraction }
        [deck-count-negative] { deck-count-negative }
        [deck-count-absurd] { deck-count-absurd }
        [deck-count-zero] { deck-count-zero }
        [deck-separator] { deck-separator }
        [deck-no-card] { deck-no-card }
        [deck-no-count] { deck-no-count }
        [deck-count-after] { deck-count-after }
        [deck-count-word] { deck-count-word }
        [deck-not-understood] { deck-not-understood }
        [deck-ambiguous] { deck-ambiguous }
        [deck-several] { deck-several }
        [deck-unknown-number] { deck-unknown-number }
        [deck-number-and-title] { deck-number-and-title }
        [deck-token] { deck-token }
        [deck-unknown-card] { deck-unknown-card }
        [deck-strange-card] { deck-strange-card }
        [deck-copies] { deck-copies }
        [deck-copies-together] { deck-copies-together }
        [deck-too-few] { deck-too-few }
        [deck-too-many] { deck-too-many }
        [deck-unknown-name] { deck-unknown-name }
       *[unknown] It is not a deck of this game.
    }
    .next =
        { $problem ->
            [deck-too-large] { deck-too-large.next }
            [deck-not-text] { deck-not-text.next }
            [deck-control] { deck-control.next }
            [deck-many-lines] { deck-many-lines.next }
            [deck-empty] { deck-empty.next }
            [deck-line-long] { deck-line-long.next }
            [deck-header-unknown] { deck-header-unknown.next }
            [deck-header-empty] { deck-header-empty.next }
            [deck-header-twice] { deck-header-twice.next }
            [deck-name-long] { deck-name-long.next }
            [deck-other-game] { deck-other-game.next }
            [deck-mark-before] { deck-mark-before.next }
            [deck-count-fraction] { deck-count-fraction.next }
            [deck-count-negative] { deck-count-negative.next }
            [deck-count-absurd] { deck-count-absurd.next }
            [deck-count-zero] { deck-count-zero.next }
            [deck-separator] { deck-separator.next }
            [deck-no-card] { deck-no-card.next }
            [deck-no-count] { deck-no-count.next }
            [deck-count-after] { deck-count-after.next }
            [deck-count-word] { deck-count-word.next }
            [deck-not-understood] { deck-not-understood.next }
            [deck-ambiguous] { deck-ambiguous.next }
            [deck-several] { deck-several.next }
            [deck-unknown-number] { deck-unknown-number.next }
            [deck-number-and-title] { deck-number-and-title.next }
            [deck-token] { deck-token.next }
            [deck-unknown-card] { deck-unknown-card.next }
            [deck-strange-card] { deck-strange-card.next }
            [deck-copies] { deck-copies.next }
            [deck-copies-together] { deck-copies-together.next }
            [deck-too-few] { deck-too-few.next }
            [deck-too-many] { deck-too-many.next }
            [deck-unknown-name] { deck-unknown-name.next }
           *[unknown] `cyberdeck deck check` reports every problem of a deck.
        }
error-option-conflict = These options cannot be combined: { $options }. See rule { $rule }.
    .next = Change one of them; `cyberdeck rules` shows the rule.
error-record = This game file cannot be used.
    .next = Try another file.
error-corrupt-record = The game file is damaged or was changed.
    .next = Use another copy of the file. Detail: { $reason }
error-wrong-version =
    { $what ->
        [format] The game file has format { $found }; this program reads format { $ours }.
       *[other] The game was played by version { $found } of the rules of { $what }; this program has version { $ours }.
    }
    .next = Use the version of Cyberdeck that made the file.
error-bad-data = Invalid component data in { $file }, { $item }: { $reason }
    .next = Install Cyberdeck again.

error-unknown-command = There is no command “{ $command }”.
    .next = Try: { $near }
error-unknown-argument = “{ $argument }” is not recognised here.
    .next = Try: { $near }
error-needs-value = { $argument }: the value is missing, or it takes none.
    .next = --help shows how it is used.
error-arguments = Cannot read the arguments ({ $detail }).
    .next = --help shows how they are used.
error-bad-number = { $argument } needs a whole number, at least { $least }, not “{ $value }”.
    .next = Give a number.
error-bad-seat = There is no seat { $seat } at this table.
    .next = Choose a seat from 1 to { $seats }.
error-seat-needed = The file does not say which seat is yours.
    .next = Add --seat, from 1 to { $seats }.
error-bad-name = “{ $name }” is reserved for bots.
    .next = Choose another name.
error-option-shape = “{ $option }” is not NAME=VALUE.
    .next = Write it as --option NAME=VALUE.
error-option-twice = The option { $option } is given twice.
    .next = Give it once.
error-not-together = { $first } and { $second } cannot be combined.
    .next = Leave one of them out.
error-other-game = { $file } is a game of { $game }.
    .next = Leave the name of the game out.
error-no-rules = “{ $game }” has no rulebook.
    .next = `cyberdeck games` lists the games; ask the author of this one for its rules.
error-no-game = Which game?
    .next = Available games: { $known }.
error-no-file = Which file?
    .next = Name the file of a saved game.
error-file-missing = There is no file { $file }.
    .next = Check the name and the folder.
error-file-read = { $file } cannot be read ({ $detail }).
    .next = Check that it is a file and that you may read it.
error-file-write = { $file } cannot be written ({ $detail }).
    .next = Choose another place with --save.
error-file-exists = { $file } already exists.
    .next = Choose another name, or continue that game: --resume { $file }
error-unknown-language = Language “{ $language }” is not available.
    .next = Choose en, ru, fi or it.
error-unknown-rule = There is no rule { $rule }.
    .next = Near it: { $near }.
error-no-move = There is no move { $number } in the list; it has { $count }.
    .next = Choose a number from the list. A move that is itself a number takes =: ={ $number }
error-why-what = Which move?
    .next = Example: why 3
error-internal = Unexpected error ({ $detail }).
    .next = Please report it. If you were playing, the game is saved. CYBERDECK_DEBUG=1 shows details.

error-log-level = “{ $level }” is not a log level.
    .next = Choose one of: { $known }.
error-config-file = The configuration file { $file } is not valid TOML ({ $detail }).
    .next = Correct that place. A line is a name, = and a value: port = 8765
error-config-key = { $file }: there is no setting “{ $name }”.
    .next = Try: { $near }. `cyberdeck config` lists all of them.
error-config-value = { $argument } cannot be “{ $value }”.
    .next = In a file it is written like this: { $example }
error-port = Port { $port } of { $host } cannot be used ({ $detail }).
    .next = Choose another with --port; --port 0 takes any free one.

## At an online table

error-table = Not possible at this table.
    .next = Look at the table again.
error-no-such-table = Table { $code } does not exist.
    .next = Check the code.
error-no-such-address = There is nothing at this address.
    .next = Check it for a typing mistake, or go to the start page.
error-wrong-host = This server is not known as “{ $host }”.
    .next = Use the address that you were given. The operator of the server can add a name with `--hosts`.
error-not-allowed = Only for the operator of this server.
    .next = Send the token that `--metrics-token` names, or ask on the machine itself.
error-bad-network = “{ $value }” is neither an address nor a network.
    .next = Example: `--trusted-proxies 127.0.0.1,10.0.0.0/8`.
error-no-lesson = “{ $game }” has no tutorial.
    .next = Play it against bots.
error-seat-taken = That seat is taken.
    .next = Take another one, or watch.
error-not-your-seat = You have no seat at this table.
    .next = Open the link of your seat, or take a free one.
error-already-begun = The game has already started.
    .next = You can watch it.
error-not-begun = The game has not started yet.
    .next = Wait for the start.
error-seats-free =
    { $free ->
        [one] 1 seat is still free.
       *[other] { $free } seats are still free.
    }
    .next = Invite someone, or fill them with bots.
error-not-over = Available only after the game.
    .next = Finish the game first.
error-cannot-undo =
    { $reason ->
        [over] Cannot undo: the game is over.
        [chance] Cannot undo: cards have been drawn since.
        [answered] Cannot undo: another player has moved since.
        [revealed] Cannot undo: hidden cards have been revealed since.
        [none] You have not decided anything yet.
        [asked] You have already asked. The others are deciding.
        [refused] The others were asked about this move already.
       *[nobody] Nobody is asking for an undo.
    }
    .next = Continue the game.
error-silenced = At this table, eliminated players cannot chat.
    .next = You can chat again when the game is over.
error-too-late = Your time ran out before this move arrived.
    .next = The server plays this move for you. Your next one is yours again.
error-too-fast = Too many requests.
    .next = Wait a moment, then try again.
error-too-many = The server is full.
    .next = Try again later.
error-too-many-of-bots = You already have { $most ->
        [one] one table
       *[other] { $most } tables
    } where only bots play.
    .next = Let one of these games end, or leave it and wait a few minutes.
error-bad-message = The server could not read that ({ $reason }).
    .next = Reload the page.
error-not-owner = Only the table’s owner can do this.
    .next = Ask them, or open a table of your own.
error-locked = The owner has locked this table: nobody else can sit down.
    .next = Watch it, or find another table.
error-rules-changed = The rules of this game have changed since it was played.
    .next = Its replay shows what happened.
error-ended-by-operator = The administrator of this server has ended this game.
    .next = Its replay shows what happened.
error-table-broken = Table { $code } cannot be opened: what is stored of it is damaged.
    .next = Nothing was deleted: the server’s administrator finds it among the tables in quarantine.
error-store = The database { $file } cannot be used.
    .next = Name another file with --db.
error-store-unreadable = { $file } cannot be used as a database: { $detail }.
    .next = Name another file with --db, or restore a backup of this one.
error-store-gap = A table in { $file } cannot be read: { $detail }.
    .next = cyberdeck admin list shows it; nothing was deleted.
error-store-newer = { $file } was written by a newer Cyberdeck (schema { $found }; this one knows { $ours }).
    .next = Install the newer release, or use another file.
error-store-in-use = Another server is working on { $file }.
    .next = Stop it first, or name another file with --db.
error-store-no-server = There is no database server at { $file } ({ $detail }).
    .next = Start PostgreSQL there, or correct host, port and database after --db.
error-store-password = The database server at { $file } refuses this user or password.
    .next = Correct them: --db postgresql://user:password@host/database
error-store-no-driver = This installation lacks what PostgreSQL needs.
    .next = Install it: pip install "{ $extra }"
error-store-away = The database cannot be reached right now.
    .next = Try again in a moment.
error-store-stale = The table has moved to another server.
    .next = Try again.
error-workers = Several workers cannot share { $file }.
    .next = Give them a PostgreSQL database: --db postgresql://user:password@host/database
error-moved = The table is on another server.
    .next = Follow the redirect to { $to }.
error-admin-command = “{ $command }” is no command of admin. There are: { $known }.
    .next = Try: cyberdeck admin --help
error-admin-status = “{ $status }” is no state of a table.
    .next = Choose from: { $known }.
error-admin-nothing = Nothing is stored of { $what }.
    .next = cyberdeck admin list shows every table.
error-admin-not-so = { $what } is in no state for { $command }.
    .next = cyberdeck admin show { $what } says how it stands.
error-admin-unanswered = The server has not carried it out within { $seconds } seconds.
    .next = Check that it is still running; it carries the command out as soon as it can.
error-unsaved = Could not save; nothing was changed.
    .next = Try again.
