### Il tavolo vivo di Lokalka: le scritte su host, pulsanti e annunci.

lok-status = Giro { $round } · { $players } giocatori
lok-status-setup = Preparazione · { $players } giocatori
lok-pile-deck = mazzo
lok-pile-discard = scarti
lok-yours = tuo
lok-captured = catturato
lok-your-host = { $name }, il tuo host
lok-shelf-hosts = Host tra cui scegliere
lok-of = { $nodes } su { $full }
lok-fact-nodes = Nodi
lok-role-yours = Il tuo ruolo

## Sulle carte

lok-short-attack =
    { $level ->
        [1] Toglie la difesa 1
        [2] Batte la difesa 1, toglie la 2
       *[other] Batte le difese 1–{ $under }, toglie la { $level }
    }
lok-short-defence =
    { $level ->
        [1] Assorbe un attacco 1
        [2] Ferma l’attacco 1
       *[other] Ferma gli attacchi 1–{ $under }
    }

## Pulsanti

lok-do-play = Gioca
lok-do-discard = Scarta
lok-do-end = Fine turno
# $decision: setup, more, viruses, defend
lok-do-pass =
    { $decision ->
        [setup] Nessuna difesa
        [more] Fatto
        [viruses] Perdi un nodo
       *[defend] Nessuna difesa
    }

## Appunti

lok-pick-hacker = Hacker
lok-pick-insider = Insider
lok-pick-helpdesk = Helpdesk
lok-pick-unsure = Non so
lok-only-you = lo vedi solo tu
lok-note-tag = appunto
lok-note-words = Due parole su { $player }
lok-noted-here = Il tuo appunto: { $note }
lok-players = Giocatori
lok-guess-right = giusto
lok-guess-wrong = sbagliato

## Annunci

lok-drama-node = Nodo perso
lok-drama-out =
    { $who ->
        [you] Sei fuori
       *[other] { $player } è fuori
    }
lok-drama-bomb = La bomba esplode
lok-drama-over = Partita finita
