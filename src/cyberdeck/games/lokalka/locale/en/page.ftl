### Lokalka in the browser: what the drawn table says beyond table.ftl.

## The ring

lok-ring = The network, host by host clockwise
lok-lies-stage = Being played
lok-lies-defence = Laid against it
lok-empty = no host yet
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

## Turn and piles

lok-turn-of =
    { $who ->
        [you] Your turn
       *[other] Turn of { $player }
    }
lok-direction =
    { $way ->
        [back] counterclockwise
       *[clockwise] clockwise
    }
lok-discard =
    { $count ->
        [one] Discard pile: one card
       *[other] Discard pile: { $count } cards
    }
lok-discard-title = Discard pile
lok-discard-empty = Empty
lok-close = Close

## What is asked

lok-chosen =
    { $done ->
        [yes] ready
       *[no] choosing
    }

## The hand

lok-you-are = Your role: { $role }
lok-hand = Your hand
lok-you = you

## The notebook

lok-possible = Show possible roles
lok-chance = { $role } { $percent }%
lok-guess = { $role }?
lok-note = Note
lok-note-about = Your note on { $player }
lok-notebooks = Everyone’s notes
lok-notebook-of = { $player }’s notebook

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
reason-LOK-7-2 = Your role cannot attack past the Administrator’s hosts.
reason-LOK-7-3 = Out of reach, even past the Administrator’s hosts.
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
