### Kiberrubezh in the browser: what the living table says beyond table.ftl.

kr-phases = Phases of the turn
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
kr-pile =
    { $count ->
        [0] discard pile: empty
        [one] discard pile: one card
       *[other] discard pile: { $count } cards
    }
kr-none = Empty
kr-hand-size =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
# $kind: defence or attack
kr-power =
    { $missing ->
        [0] { power-kind }: needed { $needed } of { $given }, free { $free }
       *[other] { power-kind }: needed { $needed }, given { $given }, missing { $missing }
    }
kr-table-of =
    { $who ->
        [you] Your side
       *[other] { $player }’s side
    }
kr-wave = Wave
kr-end-deck =
    { $who ->
        [you] You began your turn with fewer than two cards in your deck.
       *[other] { $player } began the turn with fewer than two cards in the deck.
    }
kr-end-limit = That was the last turn: the larger deck wins.

kr-status =
    { $who ->
        [you] Turn { $turn } · your { kr-status-phase }
       *[other] Turn { $turn } · { $player }: { kr-status-phase }
    }
kr-status-phase =
    { $phase ->
        [draw] draw
        [assets] assets
        [deployment] deployment
        [attack] attack
       *[end] end of turn
    }
kr-status-start = Before the first turn
kr-phase-short =
    { $phase ->
        [draw] Draw
        [assets] Assets
        [deployment] Deploy
        [attack] Attack
       *[end] End
    }
kr-left = cards left
kr-fell = −{ $count } this turn
# $same: yes if $least and $most are equal, upto if $least is 0, none if both are
kr-loss =
    { $same ->
        [none] 0
        [yes] −{ $most }
        [upto] up to −{ $most }
       *[no] −{ $least } to −{ $most }
    }
kr-free = free
kr-power-of =
    { $kind ->
        [defence] Defence { $needed } of { $given }
       *[attack] Attack { $needed } of { $given }
    }
kr-any-attack = Any attack

## The wave

kr-add-first = Choose attacks
kr-add-more = Add another attack
kr-ask-wave =
    { $count ->
        [one] Add another attack, or launch the wave
       *[other] { $count } attacks. Add another, or launch the wave
    }
# $count: blocks that this measure has left
kr-ask-block =
    { $count ->
        [0] Block more, or finish
        [one] { card-name } can block one more
       *[other] { card-name } can block { $count } more
    }
kr-ask-deploy = Play measures and attacks
kr-ask-attack = Build a wave, or end your turn
kr-ask-drop = Choose a card on your table to discard
kr-discard-own = Discard a card…
kr-ask-strike = Unblocked: its text, or mill two cards?
# $same: yes if $least and $most are equal, upto if $least is 0, none if both are
kr-note-wave =
    { $same ->
        [none] No cards are lost to it
        [yes] Unblocked, it mills { $most } cards
        [upto] Unblocked, it mills up to { $most } cards
       *[no] Unblocked, it mills { $least } to { $most } cards
    }
kr-note-block =
    { $same ->
        [none] No cards are lost now
        [yes] What gets through mills { $most } cards
        [upto] What gets through mills up to { $most } cards
       *[no] What gets through mills { $least } to { $most } cards
    }
kr-launch = Launch wave
kr-launch-count =
    { $count ->
        [one] Launch a wave of one attack
       *[other] Launch a wave of { $count } attacks
    }
kr-block-send = Done blocking
kr-withdraw = Undo
kr-blocks-it = blocks it
kr-may-block = may block { $count }
kr-lane =
    { $state ->
        [planned] chosen, not sent yet
        [named] in the wave
        [open] not blocked
        [partly] blocked once, needs another
       *[met] over
    }
kr-lane-blocked = blocked
kr-lane-through = gets through
kr-lane-free = nothing blocks it
kr-lane-needs =
    { $count ->
        [one] needs a block
       *[other] needs { $count } blocks
    }
# $text: cards sent by its text; $plain: cards sent instead
kr-lane-loss =
    { $kind ->
        [plain] −{ $plain } cards
        [both] −{ $text } cards or −{ $plain }
       *[text] its text or −{ $plain } cards
    }

## Buttons

kr-do =
    { $move ->
        [lay] Play it
        [play] Play it
        [bottom] Put under the deck
        [drop] Discard it
        [keep] Keep this hand
        [redeal] Mulligan
        [redeal-free] Free mulligan
        [declare] Launch wave
        [strike] Use its text
        [mill] Mill two cards
        [done-assets] To deployment
        [done-deploy] To the attack
        [done-attack] End turn
        [done-react] Continue
        [done-block] Let it through
        [done-block-on] No more blocks
        [done-last] Continue
       *[done-object] That is all
    }

## What is read

kr-fact-power = Power
kr-fact-blocks = Blocks
kr-fact-takes = To stop it
kr-fact-lies = Now
kr-fact-now = Power now
kr-fact-blockers = Could be blocked by
kr-fact-does = Unblocked
kr-fact-instead = Or instead
kr-fact-rarity = Rarity
kr-fact-gone = Out of the game
kr-fact-lasts = Lasts
kr-fact-known = Known in hand
kr-fact-tops = On top
kr-fact-bottoms = Put under it
kr-fact-rest = In hand or deck (deck lists are open)

## Turning points

kr-drama-through = The wave breaks through
kr-drama-through-text =
    { $count ->
        [one] { card-name } gets through
       *[other] { $count } attacks get through
    }
kr-drama-last = The last cards
kr-drama-last-text =
    { $who ->
        [you] Your deck is down to { $count }
       *[other] The deck of { $player } is down to { $count }
    }

## Why not

reason-KR-1-2 = You do not hold this card.
reason-KR-1-5 = This measure cannot block this attack.
reason-KR-1-6 = Events are played in your turn or while you defend.
reason-KR-1-7 = This card’s own text does not allow it now.
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
