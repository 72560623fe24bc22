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
