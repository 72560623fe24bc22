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
        [you] You lay module { $module } on place { $place } ({ $spaces })
       *[other] { $player } lays module { $module } on place { $place } ({ $spaces })
    }
event-module-begin = Module { $module } lies on place { $place } ({ $spaces })
event-round =
    { $who ->
        [you] Round { $round } begins, { $hand } cards each; you are the dealer
       *[other] Round { $round } begins, { $hand } cards each; { $player } is the dealer
    }
event-hat-given =
    { $who ->
        [you] You get the Black Hat
       *[other] { $player } gets the Black Hat
    }
event-hat-counted =
    { $who ->
        [you] The card turned is { $card }: you get the Black Hat
       *[other] The card turned is { $card }: { $player } gets the Black Hat
    }
event-dealt =
    { $who ->
        [you] You are dealt { $cards }
       *[other] { $player } is dealt { $cards }
    }
event-dealt-hidden =
    { $who ->
        [you] You are dealt a card
       *[other] { $player } is dealt a card
    }
event-led =
    { $who ->
        [you] You lead { $cards }
       *[other] { $player } leads { $cards }
    }
event-played =
    { $who ->
        [you] You play { $cards }
       *[other] { $player } plays { $cards }
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
        [you] You take { $cards } into your hand
       *[other] { $player } takes { $cards } into the hand
    }
event-moved =
    { $who ->
        [you] You move pawn { $pawn } from { $from } to { $to }
       *[other] { $player } moves pawn { $pawn } from { $from } to { $to }
    }
event-reshuffled =
    { $count ->
        [one] The deck is empty: the discard pile, one card, is shuffled
       *[other] The deck is empty: the discard pile, { $count } cards, is shuffled
    }
event-drew =
    { $who ->
        [you] You cannot move and draw { $card }
       *[other] { $player } cannot move and draws { $card }
    }
event-drew-hidden =
    { $who ->
        [you] You cannot move and draw a card
       *[other] { $player } cannot move and draws a card
    }
event-sent =
    { $who ->
        [you] You send pawn { $pawn } from { $from } back to { $to }
       *[other] { $player } sends pawn { $pawn } from { $from } back to { $to }
    }
event-marked =
    { $who ->
        [you]
            { $change ->
                [up] You make { $space } cost 1 more
               *[down] You make { $space } cost 1 less
            }
       *[other]
            { $change ->
                [up] { $player } makes { $space } cost 1 more
               *[down] { $player } makes { $space } cost 1 less
            }
    }
event-unmarked =
    { $who ->
        [you] You take the marker off { $space }
       *[other] { $player } takes the marker off { $space }
    }
event-lifted =
    { $who ->
        [you] You take the marker up from { $space } to lay it elsewhere
       *[other] { $player } takes the marker up from { $space } to lay it elsewhere
    }
event-tracer-woke = The tracer wakes, on T0
event-tracer-moved =
    { $who ->
        [you] You move the tracer from { $from } to { $to }
       *[other] { $player } moves the tracer from { $from } to { $to }
    }
event-jailed = The tracer catches pawn { $pawn } on { $from }: to jail
event-out =
    { $who ->
        [you] You are out, and your hand is discarded: { $cards }
       *[other] { $player } is out, and the hand is discarded: { $cards }
    }
event-asset = The tile on the Critical Asset is turned. { board-tile }
event-scored = Round { $round } is scored
event-score =
    { $who ->
        [you] Your hand { $cards } ({ $hand }) and your pawns: { $score } this round, { $total } in all
       *[other] { $player }, hand { $cards } ({ $hand }) and pawns: { $score } this round, { $total } in all
    }
event-swapped =
    { $who ->
        [you] You swap the score of the last round with { $other }
       *[other]
            { $whom ->
                [you] { $player } swaps the score of the last round with you
               *[other] { $player } swaps the score of the last round with { $other }
            }
    }
event-ended =
    { $why ->
        [asset] The game is over: a pawn has reached the Critical Asset
        [blocked] The game is over: no pawn can move
        [traced] The game is over: the tracer has reached the Critical Asset
        [alone] The game is over: only one player is left
       *[limit] The game is over: that was the last round
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
        [yes] The robot leads, and you play for it: cards of one rank
       *[no] You lead: one or more cards of one rank
    }
ask-follow =
    { $robot ->
        [yes]
            { $count ->
                [one] You play for the robot: one card
               *[other] You play for the robot: one card or { $count }
            }
       *[no]
            { $count ->
                [one] You play one card
               *[other] You play one card, or { $count } of one rank
            }
    }
ask-take =
    { $robot ->
        [yes] The robot has won the Black Hat trick. What does it take?
       *[no] You have won the Black Hat trick. What do you take?
    }
ask-pick =
    { $count ->
        [one] Pick one more card, from the lowest up
       *[other] Pick { $count } more cards, one by one, from the lowest up
    }
ask-move =
    { $robot ->
        [yes] The robot has won the trick. Move a pawn for it
       *[no] You have won the trick. Move a pawn
    }
ask-send = Denial of Service by { $what }: send a pawn back to a start space
ask-exploit = Exploit: you may change what one Host costs by 1
ask-relay = Lay the marker from { $what } on another Host
ask-randomize = Randomizer: you may lay a new module
ask-lay = Where does module { $module } go?
ask-tracer = A pawn of yours is on an Alarm: move the tracer
ask-leak = Leak: you may swap your score of the last round
ask-over = The game is over

## Moves

# $trace (text): what leaves the hand; $wins: yes, no, lead, never; $hat: yes if the Black Hat is among the cards
move-play =
    { $wins ->
        [yes] takes { $trace } out of the hand and wins so far
        [no] takes { $trace } out of the hand, does not win
        [never] takes { $trace } out of the hand; a Black Hat trick, which it cannot win
       *[lead]
            { $hat ->
                [yes] takes { $trace } out of the hand; a Black Hat trick: lowest wins
               *[no] takes { $trace } out of the hand
            }
    }
move-pass = pass
move-decline =
    { $decision ->
        [exploit] change nothing
        [randomize] lay no module
       *[leak] swap nothing
    }
move-take-all = take all: { $cards }, adds { $trace }
move-take-hat = take { $cards }, adds { $trace }; the rest is discarded
move-take-pick =
    { $count ->
        [one] take the Black Hat ({ $trace }) and one ranked card of your choice
       *[other] take the Black Hat ({ $trace }) and { $count } ranked cards of your choice
    }
move-pick =
    { $count ->
        [0] take { $card }, adds { $trace }
        [one] take { $card }, adds { $trace }; one more to pick
       *[other] take { $card }, adds { $trace }; { $count } more to pick
    }
move-step = pawn { $pawn } to { $space } ({ board-kind }, { $value }), from { $from } ({ $was })
move-send = pawn { $pawn } back to { $space } ({ $value }), from { $from } ({ $was })
move-mark = { $space } costs { $after } instead of { $value }
move-lift = take the marker off { $space }, which then costs { $after } instead of { $value }, and lay it elsewhere
move-use = lay a random module
move-choose = lay module { $module }, a random side of it
move-lay =
    { $count ->
        [0] on { $spaces }
       *[other] on { $spaces }, under { $pawns }
    }
move-trace =
    { $count ->
        [0] the tracer to { $space }
       *[other] the tracer to { $space }; to jail: { $pawns }
    }
move-swap = your { $mine } for the { $theirs } of player { $number }

## The table

table-goal = The LOWEST trace wins
table-goal-celebrity = The total CLOSEST to one's own status wins
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
        [play] -3: so much trace leaves the hand. ★: wins so far
        [exploit] 3→4: what it costs now, and after that
        [send] 5→2: what the pawn costs now, and after that
       *[move] the kind of space and its trace
    }
# $count (number): cards that the leader played
table-highest =
    { $count ->
        [one]
            { $who ->
                [you] You win so far: the highest card [BH-3.3]
               *[other] { $player } wins so far: the highest card [BH-3.3]
            }
       *[other]
            { $who ->
                [you] You win so far: the highest of { $count } cards [BH-3.3]
               *[other] { $player } wins so far: the highest of { $count } cards [BH-3.3]
            }
    }
table-lowest =
    { $count ->
        [one]
            { $who ->
                [you] You win so far: the lowest card, for this is a Black Hat trick [BH-5.1]
               *[other] { $player } wins so far: the lowest card, for this is a Black Hat trick [BH-5.1]
            }
       *[other]
            { $who ->
                [you] You win so far: the lowest { $count } cards of a Black Hat trick [BH-5.1]
               *[other] { $player } wins so far: the lowest { $count } cards of a Black Hat trick [BH-5.1]
            }
    }
fact-round = Round { $round } of { $limit } at most
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
fact-so-far = { $player }: this round so far { $trace }, of that pawns { $pawns }
fact-cards =
    { $count ->
        [one] { $player }: one card in hand
       *[other] { $player }: { $count } cards in hand
    }
fact-known = { $player }: everybody knows of { $cards }
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
