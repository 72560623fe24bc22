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
lok-known-card = Card known to: { $players }
lok-reach-near = In reach: next to { $start }
lok-reach-past = In reach from { $start }, past { $past }
lok-reach-not = Out of reach: no host of yours is next to it
lok-hint = Choose a host or a player for details.
lok-hint-reach = Choose a host or a player for details. Crosshairs mark what you can attack.
lok-choose-target = { $card }: choose a lit target.

## Turn and piles

lok-turn-of =
    { $who ->
        [you] Your turn
       *[other] Turn of { $player }
    }
lok-round = Round { $round } (at most { $limit })
lok-direction =
    { $way ->
        [back] counterclockwise
       *[clockwise] clockwise
    }
lok-attack =
    { $left ->
        [no] Attack used this turn
       *[yes] One attack left
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
lok-discard-title = Discard pile
lok-discard-empty = Empty
lok-pool = In hands since the last reshuffle: { $cards }
lok-close = Close

## What is asked

lok-moves = Your moves
lok-asks-build = The Administrator builds the network: { $place }
lok-asks-setup =
    { $who ->
        [you] Set-up: you may place a defence.
       *[other] Set-up: { $player } may place a defence.
    }
lok-asks-flood =
    { $who ->
        [you] { $by } plays Flood: discard a card.
       *[other] Flood: { $player } discards a card.
    }
lok-asks-viruses =
    { $who ->
        [you] Viruses: discard a defence, or your host loses a node.
       *[other] Viruses: { $player } discards a defence or loses a node.
    }
lok-asks-direct = Direct access: both choose a card in secret and reveal together.
lok-asks-excess =
    { $count ->
        [one] Hand limit: 1 card to discard.
       *[other] Hand limit: { $count } cards to discard.
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
lok-struck = Losing a node: { $players }

## The hand

lok-you-are = Your role: { $role }
lok-hand = Your hand
lok-hand-of = Hand of { $player }
lok-level = level { $level }
lok-you = you
lok-known-by = known to: { $players }
lok-card-not-now = not playable now
lok-choose-card =
    { $decision ->
        [flood] Choose a card to discard.
        [excess] Choose a card to discard.
        [viruses] Discard a defence, or lose a node.
        [direct] Choose a card.
        [setup] Choose a defence, then a host.
       *[turn] Choose a card, then its target.
    }
lok-idea = The idea behind it
lok-clear = Cancel
lok-why = Why not { $move }?

## The notebook

lok-notebook = Your notebook: who is who?
lok-possible = Show possible roles
lok-chance = { $role } { $percent }%
lok-guess = { $role }?
lok-unsure = Unsure
lok-note = Note
lok-note-about = Your note on { $player }
lok-notebooks = Everyone’s notes
lok-notebook-of = { $player }’s notebook
lok-about = About
lok-noted = Noted
lok-truth = Truth

## The end

lok-nobody = Nobody wins.
lok-end-network = Every Hacker and Insider is out: the network is safe.
lok-end-hacker = A Hacker has taken the Administrator out.
lok-end-insider = Only one Insider is left.
lok-end-hackers = The Administrator has fallen, but not to a Hacker: all Hackers win together.
lok-end-limit = That was the last round, and no role has reached its goal.
reason-LOK-3-2 = Only the Administrator builds, and only before the game.
reason-LOK-3-5 = The cards are still being dealt.
reason-LOK-3-6 = Set-up: only a defence, on a host you control.
reason-LOK-4-1 = It is not your turn.
reason-LOK-4-2 = You lack this card, or have used your one attack.
reason-LOK-4-4 = Cards are discarded only at the end of the turn.
reason-LOK-5-2 = A defence goes on a host you control.
reason-LOK-6-5 = This host is out.
reason-LOK-7-1 = Out of reach: attack a host next to one of yours.
reason-LOK-7-2 = Your role cannot attack past the Administrator's hosts.
reason-LOK-7-3 = Out of reach, even past the Administrator's hosts.
reason-LOK-9-1 = The game is over.
reason-LOK-9-2 = The game is over.
reason-LOK-9-3 = The game is over.
reason-LOK-9-4 = The game is over.
reason-LOK-9-6 = The game is over.
reason-LOK-10-1 = Flood: first a card must be discarded.
reason-LOK-10-2 = Social engineering needs a player who has cards.
reason-LOK-10-3 = Viruses: only a defence from hand helps.
reason-LOK-10-4 = Direct access: an attack against a defence, both from hand.
reason-LOK-10-5 = Backup takes any discarded card except a Backup.
reason-LOK-10-6 = Maintenance: a damaged host under your control.
reason-LOK-10-7 = Sandbox: another player who is still in the game.
reason-LOK-10-8 = Router is played in your own turn.
reason-LOK-10-9 = Botnet/Clean-up needs a host next to you to take or return.
reason-LOK-10-10 = The Logic bomb must be tested first.
reason-LOK-10-11 = This card would have no effect now.
reason-LOK-10-12 = This target is not possible: out of the game, or yourself.
