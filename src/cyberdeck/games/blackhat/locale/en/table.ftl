### Black Hat at the table: events, moves, questions, the board.
### $who is `you` when the reader is meant; $player is a name. Cards, pawns and spaces are written as in the notation.

## Names by number

board-kind =
    { $kind ->
        [cache] { kind-cache }
        [dos] { kind-dos }
        [honeypot] { kind-honeypot }
        [alarm] { kind-alarm }
        [exploit] { kind-exploit }
        [randomizer] { kind-randomizer }
        [start] { kind-start }
        [goal] { kind-goal }
        [jail] { kind-jail }
        [tracer] { kind-tracer }
       *[host] { kind-host }
    }
board-letter =
    { $kind ->
        [cache] C
        [dos] D
        [honeypot] P
        [alarm] A
        [exploit] E
        [randomizer] R
       *[host] h
    }
board-tile-name =
    { $tile ->
        [offshore] { asset-offshore }{ $mark }
        [log_server] { asset-log_server }{ $mark }
        [kill_switch] { asset-kill_switch }{ $mark }
        [honeynet] { asset-honeynet }{ $mark }
        [leak] { asset-leak }{ $mark }
       *[nsa] { asset-nsa }{ $mark }
    }
board-tile =
    { $tile ->
        [offshore] { board-tile-name }: { asset-offshore.effect }
        [log_server] { board-tile-name }: { asset-log_server.effect }
        [kill_switch] { board-tile-name }: { asset-kill_switch.effect }
        [honeynet] { board-tile-name }: { asset-honeynet.effect }
        [leak] { board-tile-name }: { asset-leak.effect }
       *[nsa] { board-tile-name }: { asset-nsa.effect }
    }

## Events

event-dealer =
    { $who ->
        [you] You deal first
       *[other] { $player } deals first
    }
event-status =
    { $who ->
        [you] Your status card: { $value }
       *[other] Status card of { $player }: { $value }
    }
event-status-hidden =
    { $who ->
        [you] You draw a status card
       *[other] { $player } draws a status card
    }
event-module-drawn =
    { $who ->
        [you] You draw module { $module }
       *[other] { $player } draws module { $module }
    }
event-module-laid =
    { $who ->
        [you] You place module { $module } on place { $place }
       *[other] { $player } places module { $module } on place { $place }
    }
event-module-begin = Module { $module } is on place { $place }
event-round =
    { $who ->
        [you] Round { $round }: { $hand } cards each. You deal
       *[other] Round { $round }: { $hand } cards each. { $player } deals
    }
event-hat-given =
    { $who ->
        [you] You get the Black Hat
       *[other] { $player } gets the Black Hat
    }
event-hat-counted =
    { $who ->
        [you] Card turned up: { $card }. You get the Black Hat
       *[other] Card turned up: { $card }. { $player } gets the Black Hat
    }
event-dealt =
    { $who ->
        [you] Your hand: { $cards }
       *[other] Dealt to { $player }: { $cards }
    }
event-dealt-hidden =
    { $who ->
        [you] You are dealt a card
       *[other] { $player } is dealt a card
    }
event-led =
    { $who ->
        [you] You lead: { $cards }
       *[other] { $player } leads: { $cards }
    }
event-played =
    { $who ->
        [you] You play: { $cards }
       *[other] { $player } plays: { $cards }
    }
event-passed =
    { $who ->
        [you] You pass
       *[other] { $player } passes
    }
event-won =
    { $who ->
        [you] You win the trick
       *[other] { $player } wins the trick
    }
event-won-hat =
    { $who ->
        [you] You win the Black Hat trick with the lowest cards
       *[other] { $player } wins the Black Hat trick with the lowest cards
    }
event-took =
    { $who ->
        [you] You take into your hand: { $cards }
       *[other] { $player } takes: { $cards }
    }
event-moved =
    { $who ->
        [you]
            { $whom ->
                [own] You move: { $from } → { $to }
               *[other] You move { $other }’s pawn: { $from } → { $to }
            }
       *[other]
            { $whom ->
                [own] { $player } moves: { $from } → { $to }
                [you] { $player } moves your pawn: { $from } → { $to }
               *[other] { $player } moves { $other }’s pawn: { $from } → { $to }
            }
    }
event-reshuffled = The deck is empty: { $count } discards are shuffled in
event-drew =
    { $who ->
        [you] No pawn can move: you draw { $card }
       *[other] No pawn can move: { $player } draws { $card }
    }
event-drew-hidden =
    { $who ->
        [you] No pawn can move: you draw a card
       *[other] No pawn can move: { $player } draws a card
    }
event-sent =
    { $who ->
        [you]
            { $whom ->
                [own] You send your own pawn back: { $from } → { $to }
               *[other] You send { $other }’s pawn back: { $from } → { $to }
            }
       *[other]
            { $whom ->
                [own] { $player } sends their own pawn back: { $from } → { $to }
                [you] { $player } sends your pawn back: { $from } → { $to }
               *[other] { $player } sends { $other }’s pawn back: { $from } → { $to }
            }
    }
event-marked =
    { $who ->
        [you]
            { $change ->
                [up] You raise { $space } by 1
               *[down] You lower { $space } by 1
            }
       *[other]
            { $change ->
                [up] { $player } raises { $space } by 1
               *[down] { $player } lowers { $space } by 1
            }
    }
event-unmarked =
    { $who ->
        [you] You remove the marker from { $space }
       *[other] { $player } removes the marker from { $space }
    }
event-lifted =
    { $who ->
        [you] You pick up the marker from { $space } to move it
       *[other] { $player } picks up the marker from { $space } to move it
    }
event-tracer-woke = The tracer wakes up
event-tracer-moved =
    { $who ->
        [you] You move the tracer: { $from } → { $to }
       *[other] { $player } moves the tracer: { $from } → { $to }
    }
event-jailed =
    { $whom ->
        [you] The tracer catches your pawn at { $from }
       *[other] The tracer catches { $other }’s pawn at { $from }
    }
event-out =
    { $who ->
        [you] You are out. Discarded: { $cards }
       *[other] { $player } is out. Discarded: { $cards }
    }
event-asset = The Critical Asset tile is revealed. { board-tile }
event-scored = Round { $round } scored
event-score =
    { $who ->
        [you] You: { $score } this round, { $total } in total. Left in hand: { $cards } (trace { $hand })
       *[other] { $player }: { $score } this round, { $total } in total. Left in hand: { $cards } (trace { $hand })
    }
event-swapped =
    { $who ->
        [you] You swap last-round scores with { $other }
       *[other]
            { $whom ->
                [you] { $player } swaps last-round scores with you
               *[other] { $player } swaps last-round scores with { $other }
            }
    }
event-ended =
    { $why ->
        [asset] Game over: a pawn has reached the Critical Asset
        [blocked] Game over: no pawn can move
        [traced] Game over: the tracer has reached the Critical Asset
        [alone] Game over: only one player is left
       *[limit] Game over: that was the last round
    }
event-winner =
    { $shared ->
        [yes]
            { $who ->
                [you] You share the win
               *[other] { $player } shares the win
            }
       *[no]
            { $who ->
                [you] You win
               *[other] { $player } wins
            }
    }

## Questions

ask-lead =
    { $robot ->
        [yes] Lead for the robot: 1 card, or several of one rank
       *[no] Lead: play 1 card, or several of one rank
    }
ask-follow =
    { $robot ->
        [yes]
            { $count ->
                [one] Play 1 card for the robot
               *[other] Play 1 card for the robot, or { $count } of a kind
            }
       *[no]
            { $count ->
                [one] Play 1 card
               *[other] Play 1 card, or { $count } of a kind
            }
    }
ask-take =
    { $robot ->
        [yes] The robot won the Black Hat trick. Choose what it takes
       *[no] You won the Black Hat trick. Choose what to take
    }
ask-pick =
    { $count ->
        [one] Take 1 more card
       *[other] Take { $count } more cards, lowest first
    }
ask-move =
    { $robot ->
        [yes] The robot won the trick. Move a pawn for it
       *[no] You won the trick. Move a pawn
    }
ask-send = Denial of Service: send a pawn back to a start space
ask-exploit = Exploit: you may raise or lower one Host by 1
ask-relay = Place the marker from { $space } on another Host
ask-randomize = Randomizer: you may place a new module
ask-lay = Place module { $module }
ask-tracer = Your pawn is on an Alarm: move the tracer
ask-leak = Leak: you may swap last-round scores
ask-over = The game is over

## Moves

# $trace (text): what leaves the hand; $wins: yes, no, lead, never; $hat: yes if the Black Hat is among the cards
move-play =
    { $wins ->
        [yes] −{ $trace } trace · winning
        [no] −{ $trace } trace · won’t win the trick
        [never] −{ $trace } trace · Black Hat trick you can’t win
       *[lead]
            { $hat ->
                [yes] −{ $trace } trace · Black Hat trick: lowest wins
               *[no] −{ $trace } trace
            }
    }
    .label =
        { $wins ->
            [yes] −{ $trace } · winning
            [no] −{ $trace } · no win
            [never] −{ $trace } · no win
           *[lead] −{ $trace } trace
        }
move-pass = pass
move-decline =
    { $decision ->
        [exploit] no change
        [randomize] no new module
       *[leak] no swap
    }
move-take-all = take all ({ $cards }): +{ $trace } trace
    .label = +{ $trace } trace
move-take-hat = take { $cards }: +{ $trace } trace; discard the rest
    .label = +{ $trace } trace
move-take-pick =
    { $count ->
        [one] take the Black Hat (+{ $trace }) and 1 ranked card of your choice
       *[other] take the Black Hat (+{ $trace }) and { $count } ranked cards of your choice
    }
    .label = +{ $trace } and pick
move-pick =
    { $count ->
        [0] take { $card }: +{ $trace } trace
        [one] take { $card }: +{ $trace } trace; 1 more to take
       *[other] take { $card }: +{ $trace } trace; { $count } more to take
    }
    .label = +{ $trace } trace
move-step =
    { $whose ->
        [own] { $from } ({ $was }) → { $space } ({ board-kind }, { $value })
        [you] your pawn: { $from } ({ $was }) → { $space } ({ board-kind }, { $value })
        [named] { $player }’s pawn: { $from } ({ $was }) → { $space } ({ board-kind }, { $value })
       *[other] player { $number }’s pawn: { $from } ({ $was }) → { $space } ({ board-kind }, { $value })
    }
    .label =
        { $fate ->
            [end] { $change } · game end
            [stuck] { $change } · stuck
           *[free]
                { $jump ->
                    [yes] { $change } · jump
                   *[no] { $change } trace
                }
        }
move-send =
    { $whose ->
        [own] your pawn back: { $from } ({ $was }) → { $space } ({ $value })
        [you] your pawn back: { $from } ({ $was }) → { $space } ({ $value })
        [named] { $player }’s pawn back: { $from } ({ $was }) → { $space } ({ $value })
       *[other] player { $number }’s pawn back: { $from } ({ $was }) → { $space } ({ $value })
    }
    .label = { $change } · back
move-mark = { $space }: { $value } → { $after }
    .label = { $value } → { $after }
move-lift = pick up the marker from { $space } ({ $value } → { $after }) and move it
    .label = { $value } → { $after }, move
move-use = draw a random module
move-choose = module { $module }, random side
move-lay =
    { $count ->
        [0] on place { $place }, no pawns there
        [one] on place { $place }, under 1 pawn
       *[other] on place { $place }, under { $count } pawns
    }
    .label =
        { $count ->
            [0] no pawns
            [one] under 1 pawn
           *[other] under { $count } pawns
        }
move-trace =
    { $count ->
        [0] tracer to { $space }
        [one] tracer to { $space }, catches 1 pawn
       *[other] tracer to { $space }, catches { $count } pawns
    }
    .label =
        { $count ->
            [0] tracer
           *[other] catches { $count }
        }
move-swap =
    { $whose ->
        [named] your { $mine } for { $player }’s { $theirs }
       *[other] your { $mine } for player { $number }’s { $theirs }
    }
    .label = { $mine } → { $theirs }

## The table

table-goal = LOWEST trace wins
table-goal-celebrity = The total CLOSEST to the player’s own status wins
table-robot = Robot
table-total = Total
table-so-far = This round
table-pawns = Pawns, trace
table-size = Cards
table-known = Known cards
table-last = Last round
table-status = Status
table-leads = (lead)
table-out = (out)
table-hand = Hand
table-each = Trace
table-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
table-trick = Trick
# how to read answers that are told in short
table-hint =
    { $decision ->
        [play] -3: trace shed. ★: winning
        [exploit] 3→4: trace now and after
        [send] 5→2: the pawn’s trace now and after
       *[move] kind of space and its trace
    }
# $count (number): cards that the leader played
table-highest =
    { $count ->
        [one]
            { $who ->
                [you] You are winning: highest card [BH-3.3]
               *[other] { $player } is winning: highest card [BH-3.3]
            }
       *[other]
            { $who ->
                [you] You are winning: highest { $count } cards [BH-3.3]
               *[other] { $player } is winning: highest { $count } cards [BH-3.3]
            }
    }
table-lowest =
    { $count ->
        [one]
            { $who ->
                [you] You are winning: lowest card, in a Black Hat trick [BH-5.1]
               *[other] { $player } is winning: lowest card, in a Black Hat trick [BH-5.1]
            }
       *[other]
            { $who ->
                [you] You are winning: lowest { $count } cards, in a Black Hat trick [BH-5.1]
               *[other] { $player } is winning: lowest { $count } cards, in a Black Hat trick [BH-5.1]
            }
    }
fact-round = Round { $round } (at most { $limit })
fact-dealer = Dealer: { $player }
fact-leader = Leads the trick: { $player }
fact-hat = Black Hat: { $player }
fact-hat-trick = Black Hat: in the trick
fact-deck = Deck: { $count }
fact-status = Your status: { $value }
fact-asset = Asset tile: { board-tile }
fact-tile = Asset tile: { board-tile-name }
fact-total = Player { $number }, { $player }: total trace { $total }
fact-out = { $player }: out of the game
fact-so-far = { $player }: { $trace } so far this round, of it pawns { $pawns }
fact-cards =
    { $count ->
        [one] { $player }: one card in hand
       *[other] { $player }: { $count } cards in hand
    }
fact-known = { $player }: known cards { $cards }
fact-pawn = { $player }: pawn { $pawn } on { $space } ({ board-kind }), trace { $value }
fact-play = In the trick, { $player }: { $cards }
fact-card =
    { $count ->
        [one] In your hand: { $card }, trace { $trace }
       *[other] In your hand: { $card }, { $count } times, trace { $trace } each
    }
fact-hand =
    { $count ->
        [one] Your hand: one card, trace { $trace }
       *[other] Your hand: { $count } cards, trace { $trace }
    }

## The board

board-title = Board{ $mark }
board-module = module
board-place = place for a module
board-marker = marker +1, −1
board-reconstructed = reconstructed, not as printed
board-tracer = Tracer:
board-tracer-asleep = asleep
board-jail = Jail ({ $value } each)
board-face = Module { $module }, clockwise from the top left: { $spaces }
board-faces = Modules, clockwise from the top left:
board-space =
    { $kind ->
        [start] { $space } ({ $name }), trace { $value }, arrows to: { $arrows }.
        [goal] { $space } ({ $name }), trace { $value }, the end.
       *[other] { $space } ({ board-kind }: { $name }), trace { $value }, arrows to: { $arrows }.
    }
board-space-pawns = Pawns: { $pawns }.
board-space-tracer = The tracer is here.
board-space-marker =
    { $change ->
        [up] Marker +1.
       *[down] Marker -1.
    }
board-space-module = Module on place { $place }.

## After the game

story-trace = Trace
