### What can go wrong, and what to do next (.next). The keys of kernel/errors.py first, then those of the command line.

error = Something went wrong.
    .next = Try again.
error-move = That answer was not taken.
    .next = Choose one of the answers in the list.
error-malformed-move = “{ $text }” is not a move of this game.
    .next = Type the number of an answer or copy its notation from the list; help shows all commands.
error-illegal-move = { $move } is not allowed now. Rule { $rule } forbids it:
    .next = Choose one of the answers in the list; ? { $rule } shows that rule.
error-not-your-turn = It is not this seat's turn.
    .next = Wait until you are asked.
error-stale-move = That answers a question that is no longer open.
    .next = Look at the table again, then answer the question that is open now.
error-game-over = The game is over.
    .next = Start a new one, or watch this one again with `cyberdeck replay`.
error-setup = A table like that cannot be set up.
    .next = `cyberdeck games` lists the games and their options.
error-unknown-game = There is no game called “{ $game }”.
    .next = There are: { $known }.
error-faulty-game = The plug-in “{ $game }” cannot be used.
    .next = `cyberdeck games` says what is wrong with it; update or remove its package.
error-unknown-option = The game has no option “{ $option }”.
    .next = Its options are: { $known }. `cyberdeck games` explains them.
error-bad-option = The option { $option } does not take “{ $value }”.
    .next = It takes: { $allowed }
error-bad-players = The game cannot be played by { $players }.
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
           *[unknown] `cyberdeck deck check` tells everything that is wrong with a deck.
        }
error-option-conflict = These options do not go together: { $options }. Rule { $rule } says why.
    .next = Change one of them; `cyberdeck rules` shows the rule.
error-record = This record cannot be used.
    .next = Try another file.
error-corrupt-record = This is not a sound record of a game: damaged, cut off, or changed.
    .next = Use another copy of the file. Detail: { $reason }
error-wrong-version =
    { $what ->
        [format] The record has format { $found }; this program reads format { $ours }.
       *[other] The record was played by version { $found } of the rules of { $what }; this program has version { $ours }.
    }
    .next = Use the version of Cyberdeck that the record was made with.
error-bad-data = A file of the game's components says nonsense: { $file }, { $item }: { $reason }
    .next = Install Cyberdeck again.

error-unknown-command = There is no command “{ $command }”.
    .next = Try: { $near }
error-unknown-argument = “{ $argument }” is not understood here.
    .next = Try: { $near }
error-needs-value = { $argument } is not used like that: it needs exactly one value, or takes none.
    .next = --help shows how it is used.
error-arguments = The arguments are not understood ({ $detail }).
    .next = --help shows how they are used.
error-bad-number = { $argument } needs a whole number, at least { $least }, not “{ $value }”.
    .next = Give a number.
error-bad-seat = There is no seat { $seat } at this table.
    .next = Choose a seat from 1 to { $seats }.
error-seat-needed = The file does not tell which seat is yours.
    .next = Add --seat, from 1 to { $seats }.
error-bad-name = “{ $name }” is a name for bots.
    .next = Choose another name.
error-option-shape = “{ $option }” is not an option with its value.
    .next = Write it as --option NAME=VALUE.
error-option-twice = The option { $option } is given twice.
    .next = Give it once.
error-not-together = { $first } and { $second } do not go together.
    .next = Leave one of them out.
error-other-game = { $file } is a game of { $game }.
    .next = Leave the name of the game out.
error-no-rules = “{ $game }” has no rulebook.
    .next = `cyberdeck games` lists the games; ask whoever made this one for its rules.
error-no-game = Which game?
    .next = There are: { $known }.
error-no-file = Which file?
    .next = Name the file of a saved game.
error-file-missing = There is no file { $file }.
    .next = Check the name and the folder.
error-file-read = { $file } cannot be read ({ $detail }).
    .next = Check that it is a file and that you may read it.
error-file-write = { $file } cannot be written ({ $detail }).
    .next = Choose another place with --save.
error-file-exists = { $file } is there already.
    .next = Choose another name, or go on with that game: --resume { $file }
error-unknown-language = “{ $language }” is none of our languages.
    .next = Choose en, ru, fi or it.
error-unknown-rule = There is no rule { $rule }.
    .next = Near it: { $near }.
error-no-move =
    { $count ->
        [one] There is no answer { $number }: there is only one.
       *[other] There is no answer { $number }: there are { $count }.
    }
    .next = Choose a number of the list. If you mean a move that is written as a number, put = before it: ={ $number }
error-why-what = Why what?
    .next = Type a move or a number after it, as in: why 7+7
error-internal = Something went wrong that is not your fault. ({ $detail })
    .next = Please report it. If you were playing, the game is saved. CYBERDECK_DEBUG=1 shows where it happened.

error-log-level = “{ $level }” is not a level of logging.
    .next = Choose one of: { $known }.
error-port = Port { $port } of { $host } cannot be used ({ $detail }).
    .next = Choose another with --port; --port 0 takes any free one.

## At an online table

error-table = That cannot be done at this table.
    .next = Look at the table again.
error-no-such-address = There is nothing at this address.
    .next = Check it for a typing mistake, or go to the start page.
error-no-such-table = There is no table { $code }.
    .next = Check the code with whoever invited you.
error-no-lesson = The game “{ $game }” has no first game that explains itself.
    .next = Play it against bots.
error-seat-taken = That seat is taken.
    .next = Take another one, or watch.
error-not-your-seat = That takes a seat at this table, and you have none.
    .next = Open the link of your seat, or take a free one.
error-already-begun = The game has begun.
    .next = You can watch it.
error-not-begun = The game has not begun yet.
    .next = Wait until somebody starts it.
error-seats-free =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
    .next = Invite somebody, or let bots take them.
error-not-over = That is possible only after the game.
    .next = Play it to its end.
error-cannot-undo =
    { $reason ->
        [over] The game is over: nothing can be taken back.
        [chance] Cards have been drawn since: nothing can be taken back.
        [answered] Somebody else has answered since: nothing can be taken back.
        [revealed] Hidden cards have been shown since: nothing can be taken back.
       [none] You have not decided anything yet.
       *[nobody] Nobody asks to take an answer back.
    }
    .next = Go on with the game.
error-silenced = At this table, nobody hears a player who is out.
    .next = You can talk again when the game is over.
error-too-fast = That was too much at once.
    .next = Wait a moment, then try again.
error-too-many = The server is full.
    .next = Try again later.
error-bad-message = The server did not understand that ({ $reason }).
    .next = Load the page again.
error-unsaved = That could not be saved, and did not happen.
    .next = Try again.
