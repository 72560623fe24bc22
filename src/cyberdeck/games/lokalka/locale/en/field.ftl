### The living table of Lokalka: what stands on hosts, buttons and banners.

lok-status = Round { $round } · { $players } players
lok-status-setup = Set-up · { $players } players
lok-pile-deck = deck
lok-pile-discard = discard
lok-yours = yours
lok-captured = captured
lok-your-host = { $name }, your own host
lok-shelf-hosts = Hosts to choose from
lok-of = { $nodes } of { $full }
lok-fact-nodes = Nodes
lok-role-yours = Your role

## On cards

lok-short-attack =
    { $level ->
        [1] Removes defence 1
        [2] Beats defence 1, removes 2
       *[other] Beats defence 1–{ $under }, removes { $level }
    }
lok-short-defence =
    { $level ->
        [1] Absorbs one attack 1
        [2] Stops attack 1
       *[other] Stops attacks 1–{ $under }
    }

## Buttons

lok-do-play = Play
lok-do-discard = Discard
lok-do-end = End turn
# $decision: setup, more, viruses, defend
lok-do-pass =
    { $decision ->
        [setup] No defence
        [more] Done
        [viruses] Lose a node
       *[defend] No defence
    }

## Notes

lok-pick-hacker = Hacker
lok-pick-insider = Insider
lok-pick-helpdesk = Helpdesk
lok-pick-unsure = No idea
lok-only-you = only you see this
lok-note-tag = note
lok-note-words = A few words about { $player }
lok-noted-here = Your note: { $note }
lok-players = Players
lok-guess-right = right
lok-guess-wrong = wrong

## Banners

lok-drama-node = Node disabled
lok-drama-out =
    { $who ->
        [you] You are out
       *[other] { $player } is out
    }
lok-drama-bomb = The bomb goes off
lok-drama-over = Game over
