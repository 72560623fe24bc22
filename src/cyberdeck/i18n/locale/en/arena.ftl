### `cyberdeck arena`: bots against each other.

## Help

help-arena = let bots play against each other, and rate them
    .about = Many games of bots against each other: ratings with 95 % intervals, who beats whom, and how long each one thinks. Games are played in blocks with the same deal, in which every bot sits in every seat equally often, and with every deck. The same seed gives the same result, whatever --jobs is. A point is what the game itself counts: 1 for a win, in parts if several share it; in games of sides 1 for everybody whose side wins; in games for two 1 for a win, −1 for a loss, 0 for a draw.
help-arena-bots = the bots, as in hard,medium,random; the default is random,greedy,easy,medium
    .value = LIST
help-arena-games = how many games, made up to whole blocks; the default is 200
    .value = N
help-arena-jobs = how many processes play; the default is one for each core
    .value = N
help-arena-seed = a number that decides everything random; the default is 1
    .value = N
help-arena-out = where to keep the results while they come; the default is a new file in this folder
    .value = FILE
help-arena-resume = go on with a run that was interrupted
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
arena-pairs = Who beats whom: what the bot on the left took of all that the two took
arena-pairs-how = { $ahead } more than half, { $behind } less than half, { $level } not to be told apart; below it the 95 % interval.
arena-pair = { $bot } against { $against }: { $share } ({ $low } to { $high }), games { $games }: { $side }
arena-ahead = more than half
arena-behind = less than half
arena-level = not to be told apart
arena-span = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-timing = Time to think, in milliseconds (not part of the result: it differs from run to run)
arena-decisions = decisions
arena-time-mean = mean
arena-time-longest = longest
arena-time = { $bot }: decisions { $decisions }, mean { $mean } ms, longest { $longest } ms
arena-speed = { $speed } games/s
arena-done = Games played: { $done } of { $games }
arena-kept = The results are in { $file }.
arena-interrupted = Interrupted after { $done } of { $games } games. Go on with: { $command }

## Errors

error-arena-bots = An arena needs at least two bots, each named once.
    .next = Name them with --bots, as in --bots { $known }
error-arena-most = { $argument } takes at most { $most }.
    .next = Give a smaller number.
error-arena-exists = { $file } is there already.
    .next = Choose another name with { $argument }; an interrupted run goes on with --resume.
error-arena-write = { $file } cannot be written ({ $detail }).
    .next = Choose another place with { $argument }.
error-arena-parquet = Parquet files need pyarrow, which is not installed.
    .next = Install it: { $command }. Or take --csv.
error-arena-results = { $file } is not a sound file of results (line { $line }).
    .next = Use another copy of the file, or begin anew without --resume.
error-arena-plan = { $file } is of another run: { $what } is “{ $found }” there, and “{ $wanted }” here.
    .next = Give only --resume { $file }, or begin a new run without --resume.
error-arena-raised = The bot { $bot } failed in seat { $seat }, game { $game }, answer { $action }: { $detail }
    .next = Seed of the deal: { $seed }. Table: { $table }. Games that were over are kept.
error-arena-illegal = The bot { $bot } gave an answer that is not legal in seat { $seat }, game { $game }, answer { $action }: { $detail }
    .next = Seed of the deal: { $seed }. Table: { $table }. Games that were over are kept.
