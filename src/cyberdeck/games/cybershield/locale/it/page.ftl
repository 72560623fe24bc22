### Cyber Shield nel browser: che cosa dice il tavolo disegnato oltre a table.ftl.

## Il turno

shield-turn-of =
    { $who ->
        [you] Il tuo turno
       *[other] Turno di { $player }
    }
shield-turn = turno { $turn } di al massimo { $limit }
shield-step-1 = riorganizzare
shield-step-2 = pescare
shield-step-3 = giocare
shield-step-4 = scartare
shield-plays =
    { $count ->
        [one] resta una giocata
       *[other] restano { $count } giocate
    }

## Un giocatore

shield-you = tu
shield-points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } punti
    }
shield-score =
    { $count ->
        [one] { $points } punto
       *[other] { $points } punti
    }
shield-goal = Con { $goal } punti si vince subito, con −{ $goal } si perde subito.
shield-reasons =
    { $who ->
        [you] Da dove vengono i tuoi punti
       *[other] Da dove vengono i punti di { $player }
    }
shield-reasons-none = Sul tavolo non c’è ancora nessuna carta.
shield-deck =
    { $count ->
        [one] mazzo: una carta
       *[other] mazzo: { $count } carte
    }
shield-pile =
    { $count ->
        [0] scarti: nessuno
        [one] scarti: una carta
       *[other] scarti: { $count } carte
    }
shield-pile-top = in cima: { $card }
shield-pile-title =
    { $who ->
        [you] La tua pila degli scarti, dall’alto in basso
       *[other] Pila degli scarti di { $player }, dall’alto in basso
    }
shield-pile-empty = Non contiene carte.
shield-hand-size =
    { $count ->
        [one] una carta in mano
       *[other] { $count } carte in mano
    }
shield-tokens =
    { $count ->
        [one] un Token budget
       *[other] { $count } Token budget
    }
shield-known =
    { $who ->
        [you] Carte note nella tua mano: { $cards }
       *[other] Carte note nella mano di { $player }: { $cards }
    }
shield-cards =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }

## Le reti

shield-network =
    { $who ->
        [you] Le tue reti
       *[other] Reti di { $player }
    }
shield-network-empty = nessun Hardware in gioco
shield-state-connected = connessa
shield-state-cut-off = tagliata fuori
shield-state-disconnected = disconnessa
shield-state-disrupted = disturbata
shield-state-announced = la si sta giocando
shield-joined = collegata a { $cards }
shield-joined-none = collegata a nulla
shield-free-symbols = simboli liberi: { $symbols }
shield-attached = allegate: { $cards }
shield-attack-of =
    { $who ->
        [you] attacco tuo
       *[other] attacco di { $player }
    }
shield-on-attached = su { $card }
shield-powered = alimentata da un Generatore elettrico
shield-open = il prossimo attacco contro di essa ignora le difese
shield-moved = già spostata in questa fase
shield-move-to = sposta { $card } su { $to }, { $symbol }
shield-hint = Scegli una carta sul tavolo per leggere tutto su di essa.
shield-hint-arrange = Trascina una carta su un simbolo libero di un’altra, o scegli prima la carta e poi una di quelle illuminate. Alla fine si annuncia tutto insieme.
shield-choose-target = { $card }: ora scegli una delle carte illuminate.
shield-choose-symbol = { $card }: ora scegli un simbolo illuminato a cui collegarla.
shield-close = Chiudi

## Che cosa è annunciato

shield-waiting = Annunciato; per primo ciò che ha effetto per primo
shield-waits-next = ha effetto per prossimo
shield-waits-card =
    { $who ->
        [you] Giochi { $card }
       *[other] { $player } gioca { $card }
    }
shield-waits-on =
    { $who ->
        [you] Giochi { $card } su { $on }
       *[other] { $player } gioca { $card } su { $on }
    }
shield-waits-cancel =
    { $who ->
        [you] Giochi { $card } per annullare l’attacco
       *[other] { $player } gioca { $card } per annullare l’attacco
    }
shield-waits-rearrange =
    { $who ->
        [you] Riorganizzi il tuo Hardware
       *[other] { $player } riorganizza il proprio Hardware
    }
shield-waits-restore =
    { $who ->
        [you] Ripristini { $on }
       *[other] { $player } ripristina { $on }
    }
shield-waits-scrap =
    { $who ->
        [you] Scarti { $on } con tutto ciò che ha sopra
       *[other] { $player } scarta { $on } con tutto ciò che ha sopra
    }
shield-waits-pay =
    { $who ->
        [you] Paghi un Token per ripristinare { $on }
       *[other] { $player } paga un Token per ripristinare { $on }
    }
shield-waits-pay-play =
    { $who ->
        [you] Paghi un Token per una giocata in più
       *[other] { $player } paga un Token per una giocata in più
    }
shield-may-answer =
    { $who ->
        [you]
            { $decision ->
                [window] La fase finisce: puoi agire.
               *[answer] Puoi rispondere.
            }
       *[other]
            { $decision ->
                [window] La fase finisce: { $player } può agire.
               *[answer] { $player } può rispondere.
            }
    }
shield-may-answer-idle = Potresti rispondere, ma nessuna tua carta va bene: fra un momento si va avanti da sé.

## La mano e le risposte

shield-moves = Le tue risposte
shield-hand = La tua mano
shield-hand-of = Mano di { $player }
shield-free = fuori dal limite, in qualsiasi fase
shield-seen = l’altro giocatore la conosce
shield-card-not-now = ora non si può giocare
shield-choose-card =
    { $decision ->
        [excess] Scegli le carte da scartare.
        [answer] Scegli una carta con cui rispondere, o passa.
        [window] Scegli una carta con cui agire, o passa.
       *[plays] Scegli una carta, poi su che cosa giocarla.
    }
shield-idea = L’idea che c’è dietro
shield-clear = Rimetti a posto
shield-why = Perché non { $move }?
shield-looked =
    { $count ->
        [one] Guardi una carta del tuo mazzo
       *[other] Guardi { $count } carte del tuo mazzo
    }
shield-under =
    { $count ->
        [one] Una carta che hai messo sotto il mazzo
       *[other] { $count } carte che hai messo sotto il mazzo, dall’alto in basso
    }

## La fine

shield-draw = Patta.
shield-end-ten =
    { $who ->
        [you] Hai dieci punti.
       *[other] { $player } ha dieci punti.
    }
shield-end-minus =
    { $who ->
        [you] Sei sceso a meno dieci punti.
       *[other] { $player } è a meno dieci punti.
    }
shield-end-deck =
    { $who ->
        [you] Devi pescare e non hai più carte.
       *[other] { $player } deve pescare e non ha più carte.
    }
shield-end-limit = L’ultimo turno è finito: vince il punteggio più alto.
