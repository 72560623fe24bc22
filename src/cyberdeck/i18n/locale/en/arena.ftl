### `cyberdeck arena`: bots against each other.

## Help

help-arena = play bots against each other and rate them
    .about = Games between bots: ratings with 95 % intervals, head-to-head results, thinking times. Games come in blocks with the same deal, in which every bot plays every seat and every deck equally often. The same seed gives the same result, whatever --jobs is. How points are counted: docs/bots.md.
help-arena-bots = the bots, such as hard,medium,random; default random,greedy,easy,medium
    .value = LIST
help-arena-games = number of games, rounded up to whole blocks; default 200
    .value = N
help-arena-jobs = number of processes; default one per core
    .value = N
help-arena-seed = seed of everything random; default 1
    .value = N
help-arena-out = file for the results, written as they come; default a new file in this folder
    .value = FILE
help-arena-resume = continue an interrupted run
    .value = FILE
help-arena-csv = write a row for each seat of each game, as CSV
    .value = FILE
help-arena-parquet = the same as Parquet; needs pyarrow
    .value = FILE
help-arena-timing = with --json: also how long the bots thought, which differs from run to run

## What came of it

arena-title = Arena: { $game }, seats: { $seats }
arena-how = Games: { $games }, in { $blocks } blocks of { $size }; seed { $seed }.
arena-mirrored = The decks changed hands in half of the games.
arena-ratings = Ratings
arena-bot = bot
arena-rating = rating
arena-interval = 95 %
arena-games = games
arena-points = points
arena-mean = points a game
arena-rating-how = The average is 1500; 400 more mean ten times the share of a table. The intervals are 95 %; a bot that sits twice in a game has played two.
arena-standing = { $place }. { $bot }: rating { $rating } ({ $low } to { $high }), games { $games }, points { $points }, points a game { $mean }
arena-pairs = Head to head: the share of the bot on the left
arena-pairs-how = { $ahead } more than half, { $behind } less than half, { $level } no clear difference; below, the 95 % interval.
arena-pair = { $bot } against { $against }: { $share } ({ $low } to { $high }), games { $games }: { $side }
arena-ahead = more than half
arena-behind = less than half
arena-level = no clear difference
arena-span = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-timing = Thinking time in milliseconds (not part of the result: it differs from run to run)
arena-decisions = decisions
arena-time-mean = mean
arena-time-longest = longest
arena-time = { $bot }: decisions { $decisions }, mean { $mean } ms, longest { $longest } ms
arena-speed = { $speed } games/s
arena-done = Games played: { $done } of { $games }
arena-kept = The results are in { $file }.
arena-interrupted = Interrupted after { $done } of { $games } games. To continue: { $command }

## Errors

error-arena-bots = An arena needs at least two bots, each named once.
    .next = Name them with --bots, as in --bots { $known }
error-arena-most = { $argument } takes at most { $most }.
    .next = Give a smaller number.
error-arena-exists = { $file } already exists.
    .next = Choose another name with { $argument }; to continue an interrupted run, use --resume.
error-arena-write = { $file } cannot be written ({ $detail }).
    .next = Choose another place with { $argument }.
error-arena-parquet = Parquet files need pyarrow, which is not installed.
    .next = Install it: { $command }. Or take --csv.
error-arena-results = { $file } is not a valid results file (line { $line }).
    .next = Use another copy, or start again without --resume.
error-arena-plan = { $file } belongs to another run: { $what } is “{ $found }” there and “{ $wanted }” here.
    .next = Give only --resume { $file }, or begin a new run without --resume.
error-arena-raised = Bot { $bot } failed in seat { $seat }, game { $game }, move { $action }: { $detail }
    .next = Seed: { $seed }. Table: { $table }. Finished games are kept.
error-arena-illegal = Bot { $bot } made an illegal move in seat { $seat }, game { $game }, move { $action }: { $detail }
    .next = Seed: { $seed }. Table: { $table }. Finished games are kept.
