### Kiberrubezh in the browser: what the drawn table says beyond table.ftl.

## Turn

kr-turn-of =
    { $who ->
        [you] Your turn
       *[other] Turn of { $player }
    }
kr-turn = turn { $turn } (at most { $limit })
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
        [0] loses next turn unless cards come back
        [one] enough for 1 more turn
       *[other] enough for { $count } more turns
    }
kr-lasts-why = You draw two cards each turn, and attacks mill more. Start a turn with fewer than two and you lose.
kr-fell = −{ $count } this turn
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
kr-none = Empty
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
        [you] Your remaining cards
       *[other] { $player }’s remaining cards
    }
kr-rest-title =
    { $who ->
        [you] Your cards in hand and deck (deck lists are public)
       *[other] { $player }’s cards in hand and deck (deck lists are public)
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
kr-extra = this turn, of both kinds: +{ $count }

## The table

kr-table-of =
    { $who ->
        [you] Your side
       *[other] { $player }’s side
    }
kr-zone-empty = none
kr-hint = Choose a card for details.
kr-hint-attack = Choose attacks for a wave. Nothing is final until you confirm.
kr-hint-block = Choose a measure, then a lit attack. Nothing is final until you confirm.
kr-hint-object = Choose a lit card.
kr-idle = Only one move is possible; the game continues in a moment.
kr-choose-attack = { $card }: choose a lit attack.
kr-may-choose = can be chosen
kr-close = Close

## Waves and blocks

kr-wave = Wave
kr-wave-planned = Your wave (not launched)
kr-stage-naming = building
kr-stage-react = before blocks
kr-stage-block = blocking
kr-stage-last = after blocks
kr-stage-resolve = unblocked attacks take effect
kr-open =
    { $count ->
        [one] 1 unblocked
       *[other] { $count } unblocked
    }
kr-met =
    { $count ->
        [one] 1 blocked or done
       *[other] { $count } blocked or done
    }
kr-planned =
    { $count ->
        [one] chosen
       *[other] { $count } chosen
    }
kr-planned-block = blocked by { $measure }
kr-blocks-used = blocks chosen: { $used } of { $count }
kr-take-back = Remove { $card }
kr-take-back-all = Clear
kr-declare =
    { $count ->
        [one] Launch wave (1 attack)
       *[other] Launch wave ({ $count } attacks)
    }
kr-send-blocks =
    { $count ->
        [one] Confirm 1 block
       *[other] Confirm { $count } blocks
    }
kr-block-with = Block with { $card }
kr-stopped = The situation has changed. Not sent: { $moves }

## The hand and the answers

kr-moves = Your moves
kr-hand = Your hand
kr-hand-of = Hand of { $player }
kr-hand-seen = { $player }’s hand: choose a card
kr-pile-choose = Your discard pile: choose a card
kr-seen = known to the opponent
kr-dear = not enough power
kr-card-not-now = not playable now
kr-choose-card =
    { $decision ->
        [bottom] Choose cards to put under your deck.
       *[other] Choose a card to play.
    }
kr-idea = The idea behind it
kr-clear = Cancel
kr-why = Why not { $move }?

## The end

kr-draw = A draw.
kr-end-deck =
    { $who ->
        [you] You began your turn with fewer than two cards in your deck.
       *[other] { $player } began the turn with fewer than two cards in the deck.
    }
kr-end-limit = That was the last turn: the larger deck wins.
reason-KR-1-2 = You do not hold this card.
reason-KR-1-5 = This measure cannot block this attack.
reason-KR-1-6 = Events are played in your turn or while you defend.
reason-KR-1-7 = This card's own text does not allow it now.
reason-KR-2-1 = The cards are still being dealt.
reason-KR-2-2 = First decide about your opening hand.
reason-KR-3-1 = The game is over.
reason-KR-3-2 = Cards are being drawn.
reason-KR-3-4 = You have already played two assets this turn.
reason-KR-3-5 = You do not have enough free power for this card.
reason-KR-3-6 = Only your ready attacks can join a wave.
reason-KR-3-7 = Only a ready measure blocks an unblocked attack.
reason-KR-3-8 = Only an unblocked attack takes effect now.
reason-KR-3-10 = This property or attack is not possible now.
reason-KR-3-14 = The effect cannot target this card.
reason-KR-3-15 = The game is over.
reason-KR-3-16 = Not in this phase of your turn.
reason-KR-3-17 = First put the cards back in order.
