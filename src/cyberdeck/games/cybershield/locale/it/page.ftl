### Cyber Shield nel browser: che cosa dice il tavolo disegnato oltre a table.ftl.

## Il turno

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
shield-goal = { $goal } punti vincono, −{ $goal } perdono.
shield-reasons-none = Ancora nessuna carta in gioco.
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
shield-pile-empty = Vuota
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
shield-joined-none = senza connessioni
shield-free-symbols = simboli liberi: { $symbols }
shield-attached = allegate: { $cards }
shield-attack-of =
    { $who ->
        [you] attacco tuo
       *[other] attacco di { $player }
    }
shield-on-attached = su { $card }
shield-powered = alimentata da un generatore
shield-open = il prossimo attacco ignora le difese
shield-moved = già spostata in questa fase

## Che cosa è annunciato

shield-waiting = Annunciato, il prossimo per primo
shield-waits-next = prossimo
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
        [you] Scarti { $on } con tutto ciò che vi è allegato
       *[other] { $player } scarta { $on } con tutto ciò che vi è allegato
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
shield-may-answer-idle = Nessuna risposta possibile; la partita continua tra un istante.

## La mano e le risposte

shield-hand = La tua mano
shield-free = gratis, in ogni momento
shield-choose-card =
    { $decision ->
        [excess] Scegli le carte da scartare.
        [answer] Scegli una risposta, o passa.
        [window] Scegli una carta, o passa.
       *[plays] Scegli una carta, poi il bersaglio.
    }
shield-looked =
    { $count ->
        [one] Guardi una carta del tuo mazzo
       *[other] Guardi { $count } carte del tuo mazzo
    }
shield-under =
    { $count ->
        [one] 1 carta sotto il tuo mazzo
       *[other] { $count } carte sotto il tuo mazzo, dall’alto
    }

## La fine

shield-end-ten =
    { $who ->
        [you] Hai dieci punti.
       *[other] { $player } ha dieci punti.
    }
shield-end-minus =
    { $who ->
        [you] Hai toccato meno dieci punti.
       *[other] { $player } ha toccato meno dieci punti.
    }
shield-end-deck =
    { $who ->
        [you] Devi pescare e non hai più carte.
       *[other] { $player } deve pescare e non ha più carte.
    }
shield-end-limit = L’ultimo turno è finito: vince il punteggio più alto.
reason-CS-1-3 = Lo vieta il testo della carta.
reason-CS-2-1 = La partita è finita.
reason-CS-2-2 = La partita è finita.
reason-CS-2-3 = Nel mazzo ci sono troppo poche carte.
reason-CS-2-6 = La partita è finita.
reason-CS-3-1 = Prima decidi della mano iniziale.
reason-CS-3-2 = La partita non è ancora cominciata.
reason-CS-4-1 = L’Hardware si riorganizza solo nella fase 1.
reason-CS-4-2 = Si pesca solo nella fase 2.
reason-CS-4-3 = Serve una giocata, nella fase 3 del tuo turno.
reason-CS-4-4 = Si scarta solo nella fase 4.
reason-CS-4-5 = Si risponde solo con avvenimenti e carte Sempre.
reason-CS-4-6 = Non hai questa carta.
reason-CS-4-7 = Il nuovo Hardware si collega a un simbolo uguale libero.
reason-CS-4-8 = Ora questa carta non avrebbe effetto.
reason-CS-4-12 = Non hai un Token budget per farlo.
reason-CS-5-1 = Qui non c’è un simbolo uguale libero.
reason-CS-5-3 = La carta è disturbata, o non è in gioco.
reason-CS-5-5 = Questa carta non si può allegare qui.
reason-CS-5-6 = Si attaccano solo carte connesse.
reason-CS-5-7 = Qui non c’è niente da ripristinare.
reason-CS-5-8 = Questa carta è già stata spostata in questa fase.
reason-CS-5-10 = Disturbata, già collegata, o la stessa carta.
reason-CS-5-11 = Qui non c’è un Generatore elettrico funzionante.
reason-CS-6-1 = È possibile solo nel proprio turno.
reason-CS-6-2 = Unico: ne hai già uno in gioco.

## Il tavolo vivo

shield-status-start = vince chi arriva a { $goal }
shield-status =
    { $who ->
        [you] Turno { $turn } · tocca a te · si vince a { $goal }
       *[other] Turno { $turn } · gioca { $player } · si vince a { $goal }
    }
shield-internet = Internet
shield-of-goal = su { $goal } punti
shield-step-short-1 = Rete
shield-step-short-2 = Pesca
shield-step-short-3 = Gioca
shield-step-short-4 = Fine
shield-or = o
shield-then = Poi: { $what }
shield-port = { $card }, simbolo libero: { $symbol }
shield-open-short = senza difese
shield-keywords = Parole chiave
shield-now = In questo momento
shield-pile-name = Scarti, dall’alto in basso
shield-reasons-title = Da dove vengono i punti
shield-change-none = ±0
shield-standing =
    { $cards ->
        [one] un dispositivo connesso
       *[other] { $cards } dispositivi connessi
    }
shield-drama-ten = { $points } punti!
shield-do-keep = Tienile
shield-do-again = Pescane altre sette
shield-do-draw = Pesca due carte
shield-do-take = Prendi { $card }
shield-do-end = Fine turno
shield-do-cancel = Annulla l’attacco
shield-do-discard = Scarta
shield-do-pay-play = Token: una giocata in più
shield-do-play = Gioca
shield-do-unjoined = Lascia scollegata
shield-do-enough = Basta così
shield-do-announce = Fatto
shield-do-go-on = Avanti
shield-do-pass-answer = Lascia fare
shield-do-pass-window = Passa
shield-do-pass-tender = Non prendere nulla
shield-do-under = sotto il mazzo
shield-do-take-shown = prendi
