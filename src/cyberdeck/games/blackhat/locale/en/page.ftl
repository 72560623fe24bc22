### Black Hat in the browser: what the drawn table says beyond table.ftl.

## The board

bh-board-name =
    { $board ->
        [expert] Expert board
       *[standard] Standard board
    }

## The players

bh-leads = leads
bh-out = out

## Answering

bh-card = { $card }, trace { $trace }
bh-play = Play { $cards }
reason-BH-1-2 = That pawn is not in this game.
reason-BH-2-4 = The cards are still being dealt.
reason-BH-3-1 = You lead: play one card, or several of one rank.
reason-BH-3-2 = Play 1 card, or match the number of cards led.
reason-BH-3-5 = You cannot pass while you have a card to play.
reason-BH-4-1 = You hold no such wild card.
reason-BH-5-2 = First choose what to take from the Black Hat trick.
reason-BH-5-3 = Against several cards, the Black Hat needs partners.
reason-BH-6-1 = You may move your pawns, or others on a negative space.
reason-BH-6-2 = A pawn follows an arrow to the first free space.
reason-BH-7-4 = This pawn has reached the Critical Asset.
reason-BH-7-5 = Stuck in Denial of Service, or no pawn to send back there.
reason-BH-7-6 = This pawn is stuck in a Honeypot.
reason-BH-7-7 = This pawn is stuck on an Alarm.
reason-BH-7-8 = Exploit: only Hosts, by one, with one marker each.
reason-BH-7-9 = Randomizer: choose among the modules and places shown.
reason-BH-9-1 = The game is over.
reason-BH-10-1 = The tracer is awake and must move.
reason-BH-10-2 = The tracer moves to a neighbouring space, never back.
reason-BH-10-3 = This pawn is in the tracer’s jail.
reason-BH-11-1 = Leak: you may swap with one other player.
bh-status = Round { $round } of { $limit } · the lowest trace wins
bh-status-celebrity = Round { $round } of { $limit } · closest to your status wins
bh-now = now
bh-highest = highest so far
bh-lies-turned = Turned up
bh-lies-trick =
    { $best ->
        [yes] Played by { $player }, the highest so far
       *[no] Played by { $player }
    }
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
bh-seat =
    trace { $total }, { $exact ->
        [yes] { $now }
       *[no] { $now } or more
    } now, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
bh-where-trick = On the table: { $trick }.
bh-discard =
    { $count ->
        [one] Discard pile: 1 card
       *[other] Discard pile: { $count } cards
    }
bh-discard-none = Nothing lies there.
bh-end-why =
    { $gap ->
        [0] { $player } wins the tie with a trace of { $trace }.
       *[other] { $player } left the least trace: { $trace }, { $gap } less than the next.
    }
bh-end-celebrity = Closest to their own status: { $player }.
bh-last-round = { $trace } in the last round
