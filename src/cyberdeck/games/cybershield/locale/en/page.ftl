### Cyber Shield in the browser: what the drawn table says beyond table.ftl.

## Turn

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
shield-goal = { $goal } points win, −{ $goal } lose.
shield-reasons-none = No cards in play yet.
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
shield-pile-empty = Empty
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
shield-joined = connected to { $cards }
shield-joined-none = no connections
shield-free-symbols = free symbols: { $symbols }
shield-attached = attached: { $cards }
shield-attack-of =
    { $who ->
        [you] your attack
       *[other] attack by { $player }
    }
shield-on-attached = on { $card }
shield-powered = powered by a generator
shield-open = next attack ignores defences
shield-moved = already moved this step

## What is announced

shield-waiting = Announced, next effect first
shield-waits-next = next
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
        [you] You discard { $on } with everything attached
       *[other] { $player } discards { $on } with everything attached
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
shield-may-answer-idle = No response possible; the game continues in a moment.

## The hand and the answers

shield-hand = Your hand
shield-free = free, any time
shield-choose-card =
    { $decision ->
        [excess] Choose cards to discard.
        [answer] Choose a response, or pass.
        [window] Choose a card, or pass.
       *[plays] Choose a card, then its target.
    }
shield-looked =
    { $count ->
        [one] You look at one card of your deck
       *[other] You look at { $count } cards of your deck
    }
shield-under =
    { $count ->
        [one] 1 card under your deck
       *[other] { $count } cards under your deck, from the top
    }

## The end

shield-end-ten =
    { $who ->
        [you] You reached ten points.
       *[other] { $player } reached ten points.
    }
shield-end-minus =
    { $who ->
        [you] You fell to minus ten points.
       *[other] { $player } fell to minus ten points.
    }
shield-end-deck =
    { $who ->
        [you] You had no card left to draw.
       *[other] { $player } had no card left to draw.
    }
shield-end-limit = That was the last turn: the higher score wins.
reason-CS-1-3 = This card’s own text does not allow it.
reason-CS-2-1 = The game is over.
reason-CS-2-2 = The game is over.
reason-CS-2-3 = Your deck has too few cards to draw.
reason-CS-2-6 = The game is over.
reason-CS-3-1 = First decide about your opening hand.
reason-CS-3-2 = The game has not begun.
reason-CS-4-1 = Hardware is re-arranged only in step 1.
reason-CS-4-2 = Cards are drawn only in step 2.
reason-CS-4-3 = This needs a play, in step 3 of your turn.
reason-CS-4-4 = Cards are discarded only in step 4.
reason-CS-4-5 = Respond only with events and Always cards.
reason-CS-4-6 = You do not hold this card.
reason-CS-4-7 = New Hardware connects to a free matching symbol.
reason-CS-4-8 = This card would have no effect now.
reason-CS-4-12 = You have no Budget Token for this.
reason-CS-5-1 = No free matching symbol here.
reason-CS-5-3 = This card is disrupted, or not in play.
reason-CS-5-5 = This card cannot be attached here.
reason-CS-5-6 = Attacks hit only connected cards.
reason-CS-5-7 = There is nothing to restore here.
reason-CS-5-8 = This card has already been moved this step.
reason-CS-5-10 = Disrupted, already connected, or the same card.
reason-CS-5-11 = There is no working Power generator here.
reason-CS-6-1 = This is possible only in your own turn.
reason-CS-6-2 = Unique: you already have one in play.

## The living table

shield-status-start = first to { $goal }
shield-status =
    { $who ->
        [you] Turn { $turn } · your turn · first to { $goal }
       *[other] Turn { $turn } · { $player } plays · first to { $goal }
    }
shield-internet = Internet
shield-of-goal = of { $goal } points
shield-step-short-1 = Arrange
shield-step-short-2 = Draw
shield-step-short-3 = Play
shield-step-short-4 = End
shield-or = or
shield-then = Then: { $what }
shield-port = { $card }, free { $symbol }
shield-open-short = wide open
shield-keywords = Keywords
shield-now = Right now
shield-pile-name = Discard pile, from the top
shield-reasons-title = Where the points come from
shield-change-none = ±0
shield-standing =
    { $cards ->
        [one] one device connected
       *[other] { $cards } devices connected
    }
shield-drama-ten = { $points } points!
shield-do-keep = Keep these
shield-do-again = Draw seven others
shield-do-draw = Draw two cards
shield-do-take = Take { $card }
shield-do-end = End turn
shield-do-cancel = Cancel it
shield-do-discard = Discard
shield-do-pay-play = Pay a Token: one more play
shield-do-play = Play
shield-do-unjoined = Leave unconnected
shield-do-enough = That’s all
shield-do-announce = Done
shield-do-go-on = Continue
shield-do-pass-answer = Let it happen
shield-do-pass-window = Nothing now
shield-do-pass-tender = Take none
shield-do-under = under the deck
shield-do-take-shown = take
