### Lokalka nel browser: ciò che il tavolo disegnato dice oltre a table.ftl.

## L’anello

lok-ring = La rete, host per host in senso orario
lok-lies-stage = In gioco
lok-lies-defence = Difesa contro di essa
lok-empty = ancora nessun host
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
lok-host-out = Fuori dalla rete
lok-player-out = Fuori dal gioco
lok-out =
    { $what ->
        [player] fuori
       *[host] fuori
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
lok-known-card = Carta nota a: { $players }
lok-reach-near = Attaccabile. Accanto: { $start }
lok-reach-past = Attaccabile. Da: { $start }. Oltre: { $past }

## Turno e mazzi

lok-turn-of =
    { $who ->
        [you] Tocca a te
       *[other] Turno di { $player }
    }
lok-direction =
    { $way ->
        [back] in senso antiorario
       *[clockwise] in senso orario
    }
lok-discard =
    { $count ->
        [one] Scarti: una carta
       *[other] Scarti: { $count } carte
    }
lok-discard-title = Pila degli scarti
lok-discard-empty = Vuota
lok-close = Chiudi

## Che cosa si chiede

lok-chosen =
    { $done ->
        [yes] scelta fatta
       *[no] scelta in corso
    }

## La mano

lok-you-are = Il tuo ruolo: { $role }
lok-hand = La tua mano
lok-you = tu

## Il taccuino

lok-possible = Mostra i ruoli possibili
lok-chance = { $role } { $percent }%
lok-guess = { $role }?
lok-note = Appunto
lok-note-about = Il tuo appunto su { $player }
lok-notebooks = Gli appunti di tutti
lok-notebook-of = Appunti di { $player }

## La fine

lok-nobody = Non vince nessuno.
lok-end-network = Tutti gli Hacker e gli Insider sono fuori dal gioco: la rete è salva.
lok-end-hacker = Un Hacker ha eliminato l’Amministratore.
lok-end-insider = Resta solo un Insider.
lok-end-hackers = L’Amministratore è caduto, ma non per mano di un Hacker: tutti gli Hacker vincono insieme.
lok-end-limit = Era l’ultimo giro, e nessuno ha raggiunto il suo scopo.
reason-LOK-3-2 = Costruisce solo l’Amministratore, prima della partita.
reason-LOK-3-5 = Si stanno ancora dando le carte.
reason-LOK-3-6 = Preparazione: solo una difesa, su un host che controlli.
reason-LOK-4-1 = Non è il tuo turno.
reason-LOK-4-2 = Non hai questa carta, o hai già usato l’attacco.
reason-LOK-4-4 = Le carte si scartano solo a fine turno.
reason-LOK-5-2 = La difesa va su un host che controlli.
reason-LOK-6-5 = Questo host è fuori dalla rete.
reason-LOK-7-1 = Fuori portata: attacca un host accanto a un tuo.
reason-LOK-7-2 = Il tuo ruolo non attacca oltre gli host dell’Amministratore.
reason-LOK-7-3 = Fuori portata, anche oltre gli host dell’Amministratore.
reason-LOK-9-1 = La partita è finita.
reason-LOK-9-2 = La partita è finita.
reason-LOK-9-3 = La partita è finita.
reason-LOK-9-4 = La partita è finita.
reason-LOK-9-6 = La partita è finita.
reason-LOK-10-1 = Flood: prima si deve scartare una carta.
reason-LOK-10-2 = Serve un giocatore che abbia carte in mano.
reason-LOK-10-3 = Virus: serve una difesa dalla mano.
reason-LOK-10-4 = Accesso diretto: attacco contro difesa, dalla mano.
reason-LOK-10-5 = Backup prende dagli scarti tutto tranne un Backup.
reason-LOK-10-6 = Manutenzione: un host danneggiato che controlli.
reason-LOK-10-7 = Sandbox: un altro giocatore ancora in gioco.
reason-LOK-10-8 = Router si gioca nel proprio turno.
reason-LOK-10-9 = Non c’è accanto un host da catturare o restituire.
reason-LOK-10-10 = Prima si prova la Bomba logica.
reason-LOK-10-11 = Ora questa carta non avrebbe effetto.
reason-LOK-10-12 = Bersaglio impossibile: fuori dal gioco, o sei tu.
