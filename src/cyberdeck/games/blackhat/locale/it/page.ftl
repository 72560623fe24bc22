### Black Hat nel browser: ciò che il tavolo disegnato dice oltre a table.ftl.

## Il tabellone

bh-board-name =
    { $board ->
        [expert] Tabellone per esperti
       *[standard] Tabellone normale
    }

## I giocatori

bh-leads = apre
bh-out = fuori

## Rispondere

bh-card = { $card }, traccia { $trace }
bh-play = Gioca { $cards }
reason-BH-1-2 = Questa pedina non è in gioco.
reason-BH-2-4 = Si stanno ancora dando le carte.
reason-BH-3-1 = Apri tu: una carta, o più carte dello stesso valore.
reason-BH-3-2 = Una carta, o tante quante chi ha aperto.
reason-BH-3-5 = Non puoi passare se hai una carta da giocare.
reason-BH-4-1 = Non hai questa carta jolly.
reason-BH-5-2 = Prima scegli che cosa prendere dalla presa Black Hat.
reason-BH-5-3 = Contro più carte il Black Hat non si gioca da solo.
reason-BH-6-1 = Muovi una tua pedina, o un’altra su casella negativa.
reason-BH-6-2 = La pedina segue una freccia fino alla prima casella libera.
reason-BH-7-4 = Questa pedina è già alla Risorsa critica.
reason-BH-7-5 = Denial of Service: pedina bloccata, o invio impossibile.
reason-BH-7-6 = Questa pedina è bloccata in un Honeypot.
reason-BH-7-7 = Questa pedina è bloccata su un Allarme.
reason-BH-7-8 = Exploit: solo Host, di 1, un segnalino ciascuno.
reason-BH-7-9 = Randomizzatore: scegli tra i moduli e i posti mostrati.
reason-BH-9-1 = La partita è finita.
reason-BH-10-1 = Il tracciatore è sveglio e deve muoversi.
reason-BH-10-2 = Il tracciatore va in una casella vicina, mai indietro.
reason-BH-10-3 = Questa pedina è nella prigione del tracciatore.
reason-BH-11-1 = Fuga di dati: puoi scambiare con un solo giocatore.
bh-status = Round { $round } di { $limit } · vince la traccia più bassa
bh-status-celebrity = Round { $round } di { $limit } · vince chi è più vicino al proprio status
bh-now = ora
bh-highest = la più alta finora
bh-lies-turned = Scoperta
bh-lies-trick =
    { $best ->
        [yes] Giocata da { $player }, la più alta finora
       *[no] Giocata da { $player }
    }
bh-passed = passa
bh-space = { $name }, { $kind }, traccia { $trace }
bh-space-pawn = Pedina di { $player }
bh-space-tracer = Qui c’è il tracciatore
bh-sign-honeypot = bloccata
bh-sign-dos = DoS
bh-sign-alarm = allarme
bh-sign-exploit = exploit
bh-sign-randomizer = caso
bh-drama-hat = Presa Black Hat
bh-drama-stuck = Bloccata!
bh-drama-round = Fine del round { $round }
bh-fact-trace = Traccia
bh-card-title = Carta { $rank }
bh-read-rank = Se resta in mano, la sua traccia conta a fine round. Più carte dello stesso valore insieme vincono prese più grandi.
bh-read-joker = Vale come qualsiasi valore. Tenerlo in mano costa più di tutto.
bh-read-hat = Capovolge la presa: vince il valore più basso, e chi vince prende carte.
bh-where = Round { $round }. Traccia: { $standing }. La tua mano: { $hand }. Pedine: { $pawns }.
bh-seat =
    traccia { $total }, ora { $exact ->
        [yes] { $now }
       *[no] { $now } o più
    }, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
bh-where-trick = Sul tavolo: { $trick }.
bh-discard =
    { $count ->
        [one] Scarti: 1 carta
       *[other] Scarti: { $count } carte
    }
bh-discard-none = Non c’è nulla.
bh-end-why =
    { $gap ->
        [0] { $player } vince lo spareggio, traccia { $trace }.
       *[other] { $player } ha lasciato meno traccia di tutti: { $trace }, { $gap } in meno di chi segue.
    }
bh-end-celebrity = Più vicino al proprio status: { $player }.
bh-last-round = { $trace } nell’ultimo round
