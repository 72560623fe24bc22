### Lokalka nel browser: ciò che il tavolo disegnato dice oltre a table.ftl.

## L’anello

lok-ring = La rete, host per host in senso orario
lok-empty = ancora nessun host
lok-role-host =
    { $who ->
        [you] il tuo host di ruolo
       *[other] host di ruolo di { $player }
    }
lok-aux-host = host ausiliario
lok-role = Ruolo: { $role }
lok-role-hidden = Ruolo nascosto
lok-nodes = Nodi: { $nodes } su { $full }
lok-node-count =
    { $count ->
        [one] un nodo
       *[other] { $count } nodi
    }
lok-defence = Difesa di livello { $level }: { $name }
lok-defence-none = Nessuna difesa
lok-owner =
    { $who ->
        [you] Sotto il tuo controllo
       *[other] Sotto il controllo di { $player }
    }
lok-host-out = Eliminato dalla rete
lok-player-out = Fuori dal gioco
lok-out =
    { $what ->
        [player] eliminato
       *[host] eliminato
    }
lok-cards =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
lok-on-turn = Di turno
lok-skips =
    { $count ->
        [one] Salta il prossimo turno
       *[other] Salta i prossimi { $count } turni
    }
lok-bomb = La bomba logica è qui
lok-knows = Carte che conosci: { $cards }
lok-known-card = Una carta nota a: { $players }
lok-reach-near = Puoi attaccare: è accanto al tuo { $start }.
lok-reach-past = Puoi attaccare da { $start }, oltre { $past }.
lok-reach-not = Ora non puoi attaccare: nessun tuo host è accanto.
lok-hint = Scegli un host o un giocatore per leggerne tutto.
lok-hint-reach = Scegli un host o un giocatore per leggerne tutto. Il mirino segna ciò che puoi attaccare.
lok-choose-target = { $card }: ora scegli un host o una carta tra quelli evidenziati.

## Turno e mazzi

lok-turn-of =
    { $who ->
        [you] Tocca a te
       *[other] Turno di { $player }
    }
lok-round = Giro { $round }, al massimo { $limit }
lok-direction =
    { $way ->
        [back] in senso antiorario
       *[clockwise] in senso orario
    }
lok-attack =
    { $left ->
        [no] In questo turno hai già attaccato.
       *[yes] Puoi ancora attaccare una volta.
    }
lok-deck =
    { $count ->
        [one] Mazzo: una carta
       *[other] Mazzo: { $count } carte
    }
lok-discard =
    { $count ->
        [one] Scarti: una carta
       *[other] Scarti: { $count } carte
    }
lok-discard-title = La pila degli scarti
lok-discard-empty = Non contiene carte.
lok-pool = In mano da quando il mazzo è stato rifatto: { $cards }
lok-close = Chiudi

## Che cosa si chiede

lok-moves = Le tue risposte
lok-asks-build = L’Amministratore mette un host ausiliario al posto { $place }.
lok-asks-setup =
    { $who ->
        [you] Prima del primo turno puoi mettere una difesa.
       *[other] Prima del primo turno { $player } può mettere una difesa.
    }
lok-asks-flood =
    { $who ->
        [you] { $by } gioca Flood: scarti una carta a tua scelta.
       *[other] Flood: { $player } scarta una carta.
    }
lok-asks-viruses =
    { $who ->
        [you] Virus: scarta dalla mano una carta difesa, o il tuo host di ruolo perde un nodo.
       *[other] Virus: { $player } scarta una carta difesa o perde un nodo.
    }
lok-asks-direct = Accesso diretto: entrambi mettono una carta coperta e le mostrano insieme.
lok-asks-excess =
    { $count ->
        [one] Fine del turno: bisogna scartare una carta di troppo.
       *[other] Fine del turno: bisogna scartare { $count } carte di troppo.
    }
lok-duel =
    { $side ->
        [defends] si difende
       *[attacks] attacca
    }
lok-chosen =
    { $done ->
        [yes] ha scelto
       *[no] sta scegliendo
    }
lok-struck = Perderanno un nodo: { $players }

## La mano

lok-you-are = Il tuo ruolo: { $role }
lok-hand = La tua mano
lok-hand-of = Mano di { $player }
lok-level = livello { $level }
lok-you = tu
lok-known-by = la conoscono: { $players }
lok-card-not-now = ora non si può giocare
lok-choose-card =
    { $decision ->
        [flood] Scegli la carta da scartare.
        [excess] Scegli la carta da scartare.
        [viruses] Scegli una carta difesa da scartare, o perdi il nodo.
        [direct] Scegli la carta da mettere.
        [setup] Scegli una carta difesa, poi l’host su cui metterla.
       *[turn] Scegli una carta, poi su che cosa giocarla.
    }
lok-idea = L’idea che c’è dietro
lok-clear = Rimetti
lok-why = Perché non { $move }?

## Il taccuino

lok-notebook = Il tuo taccuino: chi è chi?
lok-possible = Mostra quali ruoli sono ancora possibili
lok-chance = { $role } { $percent }%
lok-guess = { $role }?
lok-unsure = Incerto
lok-note = Qualche parola
lok-note-about = La tua nota su { $player }
lok-notebooks = Che cosa aveva annotato ciascuno
lok-notebook-of = Taccuino di { $player }
lok-about = Su chi
lok-noted = Nota
lok-truth = Verità

## La fine

lok-nobody = Non vince nessuno.
lok-end-network = Tutti gli Hacker e gli Insider sono eliminati: la rete è salva.
lok-end-hacker = Un Hacker ha eliminato l’Amministratore.
lok-end-insider = Sono eliminati tutti tranne un Insider.
lok-end-hackers = L’Amministratore è caduto, ma non per mano di un Hacker: tutti gli Hacker vincono insieme.
lok-end-limit = L’ultimo giro è finito e nessuno ha raggiunto il suo scopo.
