### Cyber Shield in the browser: what the drawn table says beyond table.ftl.

## Turn

shield-turn-of =
    { $who ->
        [you] Your turn
       *[other] Turn of { $player }
    }
shield-turn = turn { $turn } of at most { $limit }
shield-step-1 = re-arrange
shield-step-2 = draw
shield-step-3 = play cards
shield-step-4 = discard
shield-plays =
    { $count ->
        [one] one play left
       *[other] { $count } plays left
    }

## A player

shield-you = you
shield-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
shield-score =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
shield-goal = { $goal } points win at once, −{ $goal } lose at once.
shield-reasons =
    { $who ->
        [you] Where your points come from
       *[other] Where the points of { $player } come from
    }
shield-reasons-none = There is no card on the table yet.
shield-deck =
    { $count ->
        [one] deck: one card
       *[other] deck: { $count } cards
    }
shield-pile =
    { $count ->
        [0] discard pile: empty
        [one] discard pile: one card
       *[other] discard pile: { $count } cards
    }
shield-pile-top = on top: { $card }
shield-pile-title =
    { $who ->
        [you] Your discard pile, from the top down
       *[other] Discard pile of { $player }, from the top down
    }
shield-pile-empty = There are no cards in it.
shield-hand-size =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
shield-tokens =
    { $count ->
        [one] one Budget Token
       *[other] { $count } Budget Tokens
    }
shield-known =
    { $who ->
        [you] Known cards in your hand: { $cards }
       *[other] Known cards in the hand of { $player }: { $cards }
    }
shield-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }

## The networks

shield-network =
    { $who ->
        [you] Your networks
       *[other] Networks of { $player }
    }
shield-network-empty = no Hardware in play
shield-state-connected = connected
shield-state-cut-off = cut off
shield-state-disconnected = disconnected
shield-state-disrupted = disrupted
shield-state-announced = being played
shield-joined = joined to { $cards }
shield-joined-none = joined to nothing
shield-free-symbols = free symbols: { $symbols }
shield-attached = attached: { $cards }
shield-attack-of =
    { $who ->
        [you] your attack
       *[other] attack by { $player }
    }
shield-on-attached = on { $card }
shield-powered = served by a Power generator
shield-open = the next attack on it ignores its defences
shield-moved = already moved in this step
shield-move-to = move { $card } to { $to }, { $symbol }
shield-hint = Choose a card on the table to read all about it.
shield-hint-arrange = Drag a card onto a free symbol of another one, or choose it and then a lit card. All of it is announced together at the end.
shield-choose-target = { $card }: now choose one of the lit cards.
shield-choose-symbol = { $card }: now choose a lit symbol to join it to.
shield-close = Close

## What is announced

shield-waiting = Announced, the next to take effect first
shield-waits-next = takes effect next
shield-waits-card =
    { $who ->
        [you] You play { $card }
       *[other] { $player } plays { $card }
    }
shield-waits-on =
    { $who ->
        [you] You play { $card } on { $on }
       *[other] { $player } plays { $card } on { $on }
    }
shield-waits-cancel =
    { $who ->
        [you] You play { $card } to cancel the attack
       *[other] { $player } plays { $card } to cancel the attack
    }
shield-waits-rearrange =
    { $who ->
        [you] You re-arrange your Hardware
       *[other] { $player } re-arranges the Hardware
    }
shield-waits-restore =
    { $who ->
        [you] You restore { $on }
       *[other] { $player } restores { $on }
    }
shield-waits-scrap =
    { $who ->
        [you] You discard { $on } with everything on it
       *[other] { $player } discards { $on } with everything on it
    }
shield-waits-pay =
    { $who ->
        [you] You pay a Token to restore { $on }
       *[other] { $player } pays a Token to restore { $on }
    }
shield-waits-pay-play =
    { $who ->
        [you] You pay a Token for one more play
       *[other] { $player } pays a Token for one more play
    }
shield-may-answer =
    { $who ->
        [you]
            { $decision ->
                [window] The step ends: you may act.
               *[answer] You may answer.
            }
       *[other]
            { $decision ->
                [window] The step ends: { $player } may act.
               *[answer] { $player } may answer.
            }
    }
shield-may-answer-idle = You could answer, but no card of yours fits: play goes on by itself in a moment.

## The hand and the answers

shield-moves = Your answers
shield-hand = Your hand
shield-hand-of = Hand of { $player }
shield-free = free, in any step
shield-seen = the other player knows it
shield-card-not-now = cannot be played now
shield-choose-card =
    { $decision ->
        [excess] Choose the cards to discard.
        [answer] Choose a card to answer with, or pass.
        [window] Choose a card to act with, or pass.
       *[plays] Choose a card, then what you play it on.
    }
shield-idea = The idea behind it
shield-clear = Put back
shield-why = Why not { $move }?
shield-looked =
    { $count ->
        [one] You look at one card of your deck
       *[other] You look at { $count } cards of your deck
    }
shield-under =
    { $count ->
        [one] One card that you put under your deck
       *[other] { $count } cards that you put under your deck, from the top down
    }

## The end

shield-draw = A draw.
shield-end-ten =
    { $who ->
        [you] You have ten points.
       *[other] { $player } has ten points.
    }
shield-end-minus =
    { $who ->
        [you] You have fallen to minus ten points.
       *[other] { $player } has fallen to minus ten points.
    }
shield-end-deck =
    { $who ->
        [you] You must draw and have no card left.
       *[other] { $player } must draw and has no card left.
    }
shield-end-limit = The last turn is over: the higher score wins.
