### Black Hat nel browser: ciò che il tavolo disegnato dice oltre a table.ftl.

## Il tabellone

bh-board-name =
    { $board ->
        [expert] Tabellone per esperti
       *[standard] Tabellone normale
    }
bh-board-hint =
    { $mode ->
        [step] Scegli una pedina evidenziata e poi una casella evidenziata, oppure subito la casella.
        [trace] Scegli per il tracciatore una casella evidenziata.
        [mark] Scegli una casella evidenziata, poi che cosa succede alla sua traccia.
        [lay] Scegli per il modulo uno dei posti evidenziati.
       *[look] Scegli una casella per leggere che cosa vi succede.
    }
bh-legend = Che cosa significano i segni
bh-spaces = Tutte le caselle a parole
bh-pawn-may-move = Ora puoi muoverla

## La presa e i mazzi

bh-discard =
    { $count ->
        [one] Scarti: una carta
       *[other] Scarti: { $count } carte
    }
bh-turned = Scoperta per il Black Hat: { $card }
bh-hat-trick = Presa Black Hat: vince la più bassa
bh-last-trick = Ultima presa
bh-not-yet = ancora niente
bh-trick-none =
    { $who ->
        [you] Il tavolo è vuoto. La prossima presa la apri tu.
       *[other] Il tavolo è vuoto. La prossima presa la apre { $player }.
    }

## I giocatori

bh-players = I giocatori e la loro traccia
bh-turn = risponde
bh-leads = apre
bh-deals = mazziere
bh-out = fuori
bh-at-least = almeno
bh-pawns = pedine { $trace }
bh-hand-of = Carte in mano a { $player }

## Rispondere

bh-moves = Le tue risposte
bh-trace = traccia { $trace }
bh-card = { $card }, traccia { $trace }
bh-card-not-now = ora non si può giocare
bh-choose = Scegli una o più carte, poi giocale.
bh-play = Gioca { $cards }
bh-play-not = { $cards } (traccia { $trace }): ora non si può giocare.
bh-clear = Annulla la scelta
bh-why = Perché non { $move }?

## Il tavolo vivo

bh-status = Round { $round } di { $limit } · vince la traccia più bassa
bh-status-celebrity = Round { $round } di { $limit } · vince chi è più vicino al proprio status
bh-now = ora
bh-highest = la più alta
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
bh-end-why =
    { $gap ->
        [0] { $player } vince lo spareggio con traccia { $trace }.
       *[other] { $player } ha lasciato meno traccia: { $trace }, { $gap } meno del successivo.
    }
bh-last-round = { $trace } nell’ultimo round
