### Kiberrubezh in the browser: what the drawn table says beyond table.ftl.

## Turn

kr-turn-of =
    { $who ->
        [you] Your turn
       *[other] Turn of { $player }
    }
kr-turn = turn { $turn } of at most { $limit }
kr-phases = Phases of the turn

## A player

kr-you = you
kr-deck =
    { $count ->
        [one] card in the deck
       *[other] cards in the deck
    }
kr-deck-of = { $count } of { $start } cards are still in the deck
kr-lasts =
    { $count ->
        [0] lost at the next turn unless cards come back
        [one] enough for one more turn
       *[other] enough for { $count } more turns
    }
kr-lasts-why = Two cards are drawn each turn; attacks make it shorter. Whoever begins a turn with fewer than two has lost.
kr-fell = −{ $count } in this turn
kr-pile =
    { $count ->
        [0] discard pile: empty
        [one] discard pile: one card
       *[other] discard pile: { $count } cards
    }
kr-pile-title =
    { $who ->
        [you] Your discard pile
       *[other] Discard pile of { $player }
    }
kr-gone = Out of the game: { $cards }
kr-none = There are no cards in it.
kr-hand-size =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
kr-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
kr-known =
    { $who ->
        [you] Known cards in your hand: { $cards }
       *[other] Known cards in the hand of { $player }: { $cards }
    }
kr-rest =
    { $who ->
        [you] What you still have
       *[other] What { $player } still has
    }
kr-rest-title =
    { $who ->
        [you] Your cards in hand and deck (deck lists are open)
       *[other] Cards of { $player } in hand and deck (deck lists are open)
    }
kr-tops = On top of the deck: { $cards }
kr-bottoms = Put under the deck, from the top: { $cards }
# $kind: defence or attack
kr-power =
    { $missing ->
        [0] { power-kind }: needed { $needed } of { $given }, free { $free }
       *[other] { power-kind }: needed { $needed }, given { $given }, missing { $missing }
    }
kr-power-short =
    { $kind ->
        [defence] Defence
       *[attack] Attack
    }
kr-extra = until the end of the turn, of both kinds: +{ $count }

## The table

kr-table-of =
    { $who ->
        [you] Your side of the table
       *[other] Side of { $player }
    }
kr-zone-empty = none
kr-hint = Choose a card on the table to read all about it.
kr-hint-attack = Choose means of attack for a wave, as many as you like. Nothing is sent before you say so.
kr-hint-block = Choose a measure, then a lit attack; or an attack, to see what could block it. Nothing is sent before you say so.
kr-hint-object = Choose one of the lit cards.
kr-idle = You are asked, but there is only one answer: play goes on by itself in a moment.
kr-choose-attack = { $card }: now choose a lit attack.
kr-may-choose = can be chosen
kr-close = Close

## Waves and blocks

kr-wave = The wave
kr-wave-planned = Your wave, not sent yet
kr-stage-naming = being named
kr-stage-react = events and properties before the blocks
kr-stage-block = blocks
kr-stage-last = events after the blocks
kr-stage-resolve = unblocked attacks take effect
kr-open =
    { $count ->
        [one] one unblocked
       *[other] { $count } unblocked
    }
kr-met =
    { $count ->
        [one] one blocked or done
       *[other] { $count } blocked or done
    }
kr-planned =
    { $count ->
        [one] chosen, not sent yet
       *[other] { $count } chosen, not sent yet
    }
kr-planned-block = to be blocked by { $measure }
kr-blocks-used = blocks chosen: { $used } of { $count }
kr-take-back = Take back: { $card }
kr-take-back-all = Take all back
kr-declare =
    { $count ->
        [one] Begin the wave: one attack
       *[other] Begin the wave: { $count } attacks
    }
kr-send-blocks =
    { $count ->
        [one] Block: one block, and no more
       *[other] Block: { $count } blocks, and no more
    }
kr-block-with = Block it with { $card }
kr-stopped = Not all of it could be sent, because something else is asked now. Left out: { $moves }

## The hand and the answers

kr-moves = Your answers
kr-hand = Your hand
kr-hand-of = Hand of { $player }
kr-hand-seen = The hand of { $player }: choose a card
kr-pile-choose = Your discard pile: choose a card
kr-seen = the other player knows it
kr-dear = not enough power now
kr-card-not-now = cannot be played now
kr-choose-card =
    { $decision ->
        [bottom] Choose the cards that go under your deck.
       *[other] Choose a card, then play it.
    }
kr-idea = The idea behind it
kr-clear = Put back
kr-why = Why not { $move }?

## The end

kr-draw = A draw.
kr-end-deck =
    { $who ->
        [you] Your turn began with fewer than two cards in your deck.
       *[other] The turn of { $player } began with fewer than two cards in the deck.
    }
kr-end-limit = The last turn is over: the larger deck wins.
