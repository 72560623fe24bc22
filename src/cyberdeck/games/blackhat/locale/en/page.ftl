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
