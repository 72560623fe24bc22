### Lokalka in the browser: what the drawn table says beyond table.ftl.

## The ring

lok-ring = The network, host by host clockwise
lok-empty = no host yet
lok-role-host =
    { $who ->
        [you] your role host
       *[other] role host of { $player }
    }
lok-aux-host = auxiliary host
lok-role = Role: { $role }
lok-role-hidden = Role hidden
lok-nodes = Nodes: { $nodes } of { $full }
lok-node-count =
    { $count ->
        [one] one node
       *[other] { $count } nodes
    }
lok-defence = Defence of level { $level }: { $name }
lok-defence-none = No defence
lok-owner =
    { $who ->
        [you] Under your control
       *[other] Under the control of { $player }
    }
lok-host-out = Out of the network
lok-player-out = Out of the game
lok-out =
    { $what ->
        [player] out
       *[host] out
    }
lok-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
lok-on-turn = On turn
lok-skips =
    { $count ->
        [one] Skips the next turn
       *[other] Skips the next { $count } turns
    }
lok-bomb = The logic bomb lies here
lok-knows = Cards that you know: { $cards }
lok-known-card = A card that is known to: { $players }
lok-reach-near = You can attack it: it is next to { $start }.
lok-reach-past = You can attack it from { $start }, past { $past }.
lok-reach-not = You cannot attack it now: no host of yours is next to it.
lok-hint = Choose a host or a player to read all about it.
lok-hint-reach = Choose a host or a player to read all about it. The crosshair marks what you can attack.
lok-choose-target = { $card }: now choose one of the lit hosts or cards.

## Turn and piles

lok-turn-of =
    { $who ->
        [you] Your turn
       *[other] Turn of { $player }
    }
lok-round = Round { $round } of at most { $limit }
lok-direction =
    { $way ->
        [back] anticlockwise
       *[clockwise] clockwise
    }
lok-attack =
    { $left ->
        [no] You have attacked in this turn.
       *[yes] You may still attack once.
    }
lok-deck =
    { $count ->
        [one] Deck: one card
       *[other] Deck: { $count } cards
    }
lok-discard =
    { $count ->
        [one] Discard pile: one card
       *[other] Discard pile: { $count } cards
    }
lok-discard-title = The discard pile
lok-discard-empty = There are no cards in it.
lok-pool = In hands since the deck was last made anew: { $cards }
lok-close = Close

## What is asked

lok-moves = Your answers
lok-asks-build = The Administrator lays an auxiliary host on { $place }.
lok-asks-setup =
    { $who ->
        [you] Before the first turn you may lay a defence.
       *[other] Before the first turn { $player } may lay a defence.
    }
lok-asks-flood =
    { $who ->
        [you] { $by } plays Flood: you discard a card of your choice.
       *[other] Flood: { $player } discards a card.
    }
lok-asks-viruses =
    { $who ->
        [you] Viruses: discard a defence card from your hand, or your role host loses a node.
       *[other] Viruses: { $player } discards a defence card or loses a node.
    }
lok-asks-direct = Direct access: both put down a card unseen and show them together.
lok-asks-excess =
    { $count ->
        [one] End of the turn: one card too many must be discarded.
       *[other] End of the turn: { $count } cards too many must be discarded.
    }
lok-duel =
    { $side ->
        [defends] defends
       *[attacks] attacks
    }
lok-chosen =
    { $done ->
        [yes] has chosen
       *[no] is choosing
    }
lok-struck = Will lose a node: { $players }

## The hand

lok-you-are = You are: { $role }
lok-hand = Your hand
lok-hand-of = Hand of { $player }
lok-level = level { $level }
lok-you = you
lok-known-by = known to: { $players }
lok-card-not-now = cannot be played now
lok-choose-card =
    { $decision ->
        [flood] Choose the card to discard.
        [excess] Choose the card to discard.
        [viruses] Choose a defence card to discard, or take the loss.
        [direct] Choose the card to put down.
        [setup] Choose a defence card, then the host to lay it on.
       *[turn] Choose a card, then what you play it on.
    }
lok-idea = The idea behind it
lok-clear = Put back
lok-why = Why not { $move }?

## The notebook

lok-notebook = Your notebook: who is who?
lok-possible = Show which roles are still possible
lok-chance = { $role } { $percent }%
lok-guess = { $role }?
lok-unsure = Unsure
lok-note = A few words
lok-note-about = Your note about { $player }
lok-notebooks = What everybody had noted
lok-notebook-of = Notebook of { $player }
lok-about = About
lok-noted = Noted
lok-truth = Truth

## The end

lok-nobody = Nobody wins.
lok-end-network = Every Hacker and every Insider is out: the network is safe.
lok-end-hacker = A Hacker has taken the Administrator out.
lok-end-insider = Everybody but one Insider is out.
lok-end-hackers = The Administrator has fallen, but not to a Hacker: all Hackers win together.
lok-end-limit = The last round is over, and nobody has reached a goal.
