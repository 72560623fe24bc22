### Black Hat in the browser: what the drawn table says beyond table.ftl.

## The board

bh-board-name =
    { $board ->
        [expert] Expert board
       *[standard] Standard board
    }
bh-board-hint =
    { $mode ->
        [step] Choose a lit pawn and then a lit space, or the space at once.
        [trace] Choose a lit space for the tracer.
        [mark] Choose a lit space, then what becomes of its trace.
        [lay] Choose one of the lit places for the module.
       *[look] Choose a space to read what it does.
    }
bh-legend = What the signs mean
bh-spaces = All spaces in words
bh-pawn-may-move = You may move it now

## The trick and the piles

bh-discard =
    { $count ->
        [one] Discard pile: one card
       *[other] Discard pile: { $count } cards
    }
bh-turned = Turned for the Black Hat: { $card }
bh-hat-trick = Black Hat trick: the lowest wins
bh-last-trick = Last trick
bh-not-yet = nothing yet
bh-trick-none =
    { $who ->
        [you] The table is empty. You lead next.
       *[other] The table is empty. { $player } leads next.
    }

## The players

bh-players = Players and their trace
bh-turn = to answer
bh-leads = leads
bh-deals = dealer
bh-out = out
bh-at-least = at least
bh-pawns = pawns { $trace }
bh-hand-of = Hand of { $player }

## Answering

bh-moves = Your answers
bh-trace = trace { $trace }
bh-card = { $card }, trace { $trace }
bh-card-not-now = cannot be played now
bh-choose = Choose one card or several, then play them.
bh-play = Play { $cards }
bh-play-not = { $cards } (trace { $trace }) cannot be played now.
bh-clear = Clear
bh-why = Why not { $move }?

## The living table

bh-status = Round { $round } of { $limit } · the lowest trace wins
bh-status-celebrity = Round { $round } of { $limit } · closest to your status wins
bh-now = now
bh-highest = highest so far
bh-passed = passed
bh-space = { $name }, { $kind }, trace { $trace }
bh-space-pawn = Pawn of { $player }
bh-space-tracer = The tracer is here
bh-sign-honeypot = stuck
bh-sign-dos = DoS
bh-sign-alarm = alarm
bh-sign-exploit = exploit
bh-sign-randomizer = random
bh-drama-hat = Black Hat trick
bh-drama-stuck = Stuck!
bh-drama-round = Round { $round } is over
bh-fact-trace = Trace
bh-card-title = Card { $rank }
bh-read-rank = Counts its trace at the end of the round if it is still in your hand. Play several of one rank together to win a bigger trick.
bh-read-joker = Stands for any rank. Costs the most trace if you keep it.
bh-read-hat = Turns the trick upside down: the lowest rank wins, and its winner takes cards.
bh-where = Round { $round }. Trace: { $standing }. Your hand: { $hand }. Pawns: { $pawns }.
bh-end-why =
    { $gap ->
        [0] { $player } wins the tie with a trace of { $trace }.
       *[other] { $player } left the least trace: { $trace }, { $gap } less than the next.
    }
bh-last-round = { $trace } in the last round
