### Black Hat al tavolo: eventi, mosse, domande, tabellone.
### $who è `you` quando si parla di chi legge; $player è un nome. Carte, pedine e caselle si scrivono come nella notazione.

## Nomi per numero

board-kind =
    { $kind ->
        [cache] { kind-cache }
        [dos] { kind-dos }
        [honeypot] { kind-honeypot }
        [alarm] { kind-alarm }
        [exploit] { kind-exploit }
        [randomizer] { kind-randomizer }
        [start] { kind-start }
        [goal] { kind-goal }
        [jail] { kind-jail }
        [tracer] { kind-tracer }
       *[host] { kind-host }
    }
board-letter =
    { $kind ->
        [cache] C
        [dos] D
        [honeypot] P
        [alarm] A
        [exploit] E
        [randomizer] R
       *[host] h
    }
board-tile-name =
    { $tile ->
        [offshore] { asset-offshore }{ $mark }
        [log_server] { asset-log_server }{ $mark }
        [kill_switch] { asset-kill_switch }{ $mark }
        [honeynet] { asset-honeynet }{ $mark }
        [leak] { asset-leak }{ $mark }
       *[nsa] { asset-nsa }{ $mark }
    }
board-tile =
    { $tile ->
        [offshore] { board-tile-name }: { asset-offshore.effect }
        [log_server] { board-tile-name }: { asset-log_server.effect }
        [kill_switch] { board-tile-name }: { asset-kill_switch.effect }
        [honeynet] { board-tile-name }: { asset-honeynet.effect }
        [leak] { board-tile-name }: { asset-leak.effect }
       *[nsa] { board-tile-name }: { asset-nsa.effect }
    }

## Eventi

event-dealer =
    { $who ->
        [you] Il primo mazziere sei tu
       *[other] Il primo mazziere è { $player }
    }
event-status =
    { $who ->
        [you] La tua carta status: { $value }
       *[other] Carta status di { $player }: { $value }
    }
event-status-hidden =
    { $who ->
        [you] Peschi una carta status
       *[other] { $player } pesca una carta status
    }
event-module-drawn =
    { $who ->
        [you] Peschi il modulo { $module }
       *[other] { $player } pesca il modulo { $module }
    }
event-module-laid =
    { $who ->
        [you] Metti il modulo { $module } sul posto { $place }
       *[other] { $player } mette il modulo { $module } sul posto { $place }
    }
event-module-begin = Il modulo { $module } è sul posto { $place }
event-round =
    { $who ->
        [you] Round { $round }: { $hand } carte a testa. Dai tu le carte
       *[other] Round { $round }: { $hand } carte a testa. Dà le carte { $player }
    }
event-hat-given =
    { $who ->
        [you] Ricevi il Black Hat
       *[other] { $player } riceve il Black Hat
    }
event-hat-counted =
    { $who ->
        [you] Carta scoperta: { $card }. Ricevi il Black Hat
       *[other] Carta scoperta: { $card }. { $player } riceve il Black Hat
    }
event-dealt =
    { $who ->
        [you] La tua mano: { $cards }
       *[other] { $player } riceve: { $cards }
    }
event-dealt-hidden =
    { $who ->
        [you] Ricevi una carta
       *[other] { $player } riceve una carta
    }
event-led =
    { $who ->
        [you] Apri: { $cards }
       *[other] { $player } apre: { $cards }
    }
event-played =
    { $who ->
        [you] Giochi: { $cards }
       *[other] { $player } gioca: { $cards }
    }
event-passed =
    { $who ->
        [you] Passi
       *[other] { $player } passa
    }
event-won =
    { $who ->
        [you] Vinci la presa
       *[other] { $player } vince la presa
    }
event-won-hat =
    { $who ->
        [you] Vinci la presa Black Hat con le carte più basse
       *[other] { $player } vince la presa Black Hat con le carte più basse
    }
event-took =
    { $who ->
        [you] Prendi in mano: { $cards }
       *[other] { $player } prende in mano: { $cards }
    }
event-moved =
    { $who ->
        [you]
            { $whom ->
                [own] Muovi una pedina: { $from } → { $to }
               *[other] Muovi una pedina di { $other }: { $from } → { $to }
            }
       *[other]
            { $whom ->
                [own] { $player } muove una pedina: { $from } → { $to }
                [you] { $player } muove una tua pedina: { $from } → { $to }
               *[other] { $player } muove una pedina di { $other }: { $from } → { $to }
            }
    }
event-reshuffled = Il mazzo è vuoto: si rimescolano gli scarti ({ $count })
event-drew =
    { $who ->
        [you] Nessuna pedina può muoversi: peschi { $card }
       *[other] Nessuna pedina può muoversi: { $player } pesca { $card }
    }
event-drew-hidden =
    { $who ->
        [you] Nessuna pedina può muoversi: peschi una carta
       *[other] Nessuna pedina può muoversi: { $player } pesca una carta
    }
event-sent =
    { $who ->
        [you]
            { $whom ->
                [own] Rimandi indietro una tua pedina: { $from } → { $to }
               *[other] Rimandi indietro una pedina di { $other }: { $from } → { $to }
            }
       *[other]
            { $whom ->
                [own] { $player } rimanda indietro una sua pedina: { $from } → { $to }
                [you] { $player } rimanda indietro una tua pedina: { $from } → { $to }
               *[other] { $player } rimanda indietro una pedina di { $other }: { $from } → { $to }
            }
    }
event-marked =
    { $who ->
        [you]
            { $change ->
                [up] Alzi di 1 la traccia: { $space }
               *[down] Abbassi di 1 la traccia: { $space }
            }
       *[other]
            { $change ->
                [up] { $player } alza di 1 la traccia: { $space }
               *[down] { $player } abbassa di 1 la traccia: { $space }
            }
    }
event-unmarked =
    { $who ->
        [you] Togli il segnalino: { $space }
       *[other] { $player } toglie il segnalino: { $space }
    }
event-lifted =
    { $who ->
        [you] Prendi il segnalino per spostarlo: { $space }
       *[other] { $player } prende il segnalino per spostarlo: { $space }
    }
event-tracer-woke = Il tracciatore si sveglia
event-tracer-moved =
    { $who ->
        [you] Muovi il tracciatore: { $from } → { $to }
       *[other] { $player } muove il tracciatore: { $from } → { $to }
    }
event-jailed =
    { $whom ->
        [you] Il tracciatore cattura una tua pedina: { $from }
       *[other] Il tracciatore cattura una pedina di { $other }: { $from }
    }
event-out =
    { $who ->
        [you] Esci dal gioco. Scartate: { $cards }
       *[other] { $player } esce dal gioco. Scartate: { $cards }
    }
event-asset = Si scopre la tessera della Risorsa critica. { board-tile }
event-scored = Punteggio del round { $round }
event-score =
    { $who ->
        [you] Tu: { $score } in questo round, { $total } in totale. In mano: { $cards } (traccia { $hand })
       *[other] { $player }: { $score } in questo round, { $total } in totale. In mano: { $cards } (traccia { $hand })
    }
event-swapped =
    { $who ->
        [you] Scambi la traccia dell’ultimo round con { $other }
       *[other]
            { $whom ->
                [you] { $player } scambia con te la traccia dell’ultimo round
               *[other] { $player } scambia la traccia dell’ultimo round con { $other }
            }
    }
event-ended =
    { $why ->
        [asset] La partita è finita: una pedina è arrivata alla Risorsa critica
        [blocked] La partita è finita: nessuna pedina può muoversi
        [traced] La partita è finita: il tracciatore è arrivato alla Risorsa critica
        [alone] La partita è finita: resta un solo giocatore
       *[limit] La partita è finita: era l’ultimo round
    }
event-winner =
    { $shared ->
        [yes]
            { $who ->
                [you] Vinci insieme ad altri
               *[other] { $player } vince insieme ad altri
            }
       *[no]
            { $who ->
                [you] Hai vinto
               *[other] { $player } vince
            }
    }

## Domande

ask-lead =
    { $robot ->
        [yes] Apri per il robot: una o più carte dello stesso valore
       *[no] Apri: una o più carte dello stesso valore
    }
ask-follow =
    { $robot ->
        [yes]
            { $count ->
                [one] Gioca una carta per il robot
               *[other] Gioca per il robot una carta, oppure { $count } dello stesso valore
            }
       *[no]
            { $count ->
                [one] Gioca una carta
               *[other] Gioca una carta, oppure { $count } dello stesso valore
            }
    }
ask-take =
    { $robot ->
        [yes] Il robot ha vinto la presa Black Hat. Che cosa prende?
       *[no] Hai vinto la presa Black Hat. Che cosa prendi?
    }
ask-pick =
    { $count ->
        [one] Prendi ancora una carta
       *[other] Prendi ancora { $count } carte, dalla più bassa
    }
ask-move =
    { $robot ->
        [yes] Il robot ha vinto la presa. Muovi una pedina per lui
       *[no] Hai vinto la presa. Muovi una pedina
    }
ask-send = Denial of Service: rimanda una pedina a una casella di partenza
ask-exploit = Exploit: puoi alzare o abbassare di 1 un Host
ask-relay = Metti su un altro Host il segnalino tolto da { $space }
ask-randomize = Randomizzatore: puoi mettere un nuovo modulo
ask-lay = Scegli il posto per il modulo { $module }
ask-tracer = Una tua pedina è su un Allarme: muovi il tracciatore
ask-leak = Fuga di dati: puoi scambiare la traccia dell’ultimo round
ask-over = La partita è finita

## Mosse

# $trace (text): quanta traccia esce dalla mano; $wins: yes, no, lead, never; $hat: yes se fra le carte c’è il Black Hat
move-play =
    { $wins ->
        [yes] −{ $trace } di traccia · per ora vince
        [no] −{ $trace } di traccia · non vince la presa
        [never] −{ $trace } di traccia · presa Black Hat che non puoi vincere
       *[lead]
            { $hat ->
                [yes] −{ $trace } di traccia · presa Black Hat: vince il più basso
               *[no] −{ $trace } di traccia
            }
    }
    .label =
        { $wins ->
            [yes] −{ $trace } · vince
            [no] −{ $trace } · non vince
            [never] −{ $trace } · non vince
           *[lead] −{ $trace } di traccia
        }
move-pass = passa
move-decline =
    { $decision ->
        [exploit] nessun cambio
        [randomize] nessun modulo nuovo
       *[leak] nessuno scambio
    }
move-take-all = prendi tutto ({ $cards }): +{ $trace } di traccia
    .label = +{ $trace } di traccia
move-take-hat = prendi { $cards }: +{ $trace } di traccia; scarta il resto
    .label = +{ $trace } di traccia
move-take-pick =
    { $count ->
        [one] prendi il Black Hat (+{ $trace }) e una carta numerata a scelta
       *[other] prendi il Black Hat (+{ $trace }) e { $count } carte numerate a scelta
    }
    .label = +{ $trace } e scegli
move-pick =
    { $count ->
        [0] prendi { $card }: +{ $trace } di traccia
        [one] prendi { $card }: +{ $trace } di traccia; poi ancora una
       *[other] prendi { $card }: +{ $trace } di traccia; poi ancora { $count }
    }
    .label = +{ $trace } di traccia
move-step =
    { $whose ->
        [own] { $from } ({ $was }) → { $space } ({ board-kind }, { $value })
        [you] una tua pedina: { $from } ({ $was }) → { $space } ({ board-kind }, { $value })
        [named] pedina di { $player }: { $from } ({ $was }) → { $space } ({ board-kind }, { $value })
       *[other] pedina del giocatore { $number }: { $from } ({ $was }) → { $space } ({ board-kind }, { $value })
    }
    .label =
        { $fate ->
            [end] { $change } · fine
            [stuck] { $change } · bloccata
           *[free]
                { $jump ->
                    [yes] { $change } · salto
                   *[no] traccia { $change }
                }
        }
move-send =
    { $whose ->
        [own] indietro una tua pedina: { $from } ({ $was }) → { $space } ({ $value })
        [you] indietro una tua pedina: { $from } ({ $was }) → { $space } ({ $value })
        [named] indietro una pedina di { $player }: { $from } ({ $was }) → { $space } ({ $value })
       *[other] indietro una pedina del giocatore { $number }: { $from } ({ $was }) → { $space } ({ $value })
    }
    .label = { $change } · indietro
move-mark = { $space }: { $value } → { $after }
    .label = { $value } → { $after }
move-lift = prendi il segnalino e spostalo: { $space } ({ $value } → { $after })
    .label = { $value } → { $after }, sposta
move-use = pesca un modulo a caso
move-choose = modulo { $module }, faccia a caso
move-lay =
    { $count ->
        [0] sul posto { $place }, senza pedine
        [one] sul posto { $place }, sotto una pedina
       *[other] sul posto { $place }, sotto { $count } pedine
    }
    .label =
        { $count ->
            [0] senza pedine
            [one] sotto 1 pedina
           *[other] sotto { $count } pedine
        }
move-trace =
    { $count ->
        [0] tracciatore a { $space }
        [one] tracciatore a { $space }, cattura una pedina
       *[other] tracciatore a { $space }, cattura { $count } pedine
    }
    .label =
        { $count ->
            [0] tracciatore
           *[other] cattura { $count }
        }
move-swap =
    { $whose ->
        [named] il tuo { $mine } per il { $theirs } di { $player }
       *[other] il tuo { $mine } per il { $theirs } del giocatore { $number }
    }
    .label = { $mine } → { $theirs }

## Il tavolo

table-goal = Vince la traccia PIÙ BASSA
table-goal-celebrity = Vince il totale PIÙ VICINO al proprio status
table-robot = Robot
table-total = Totale
table-so-far = Round
table-pawns = Pedine, traccia
table-size = Carte
table-known = Carte note
table-last = Ultimo round
table-status = Status
table-leads = (apre)
table-out = (fuori)
table-hand = Mano
table-each = Traccia
table-cards =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
table-trick = Presa
# come leggere le risposte in breve
table-hint =
    { $decision ->
        [play] -3: traccia che esce dalla mano. ★: per ora vince
        [exploit] 3→4: traccia ora e dopo
        [send] 5→2: traccia della pedina ora e dopo
       *[move] tipo di casella e sua traccia
    }
# $count (number): quante carte ha giocato chi apre
table-highest =
    { $count ->
        [one]
            { $who ->
                [you] Per ora vinci tu: la carta più alta [BH-3.3]
               *[other] Per ora vince { $player }: la carta più alta [BH-3.3]
            }
       *[other]
            { $who ->
                [you] Per ora vinci tu: le { $count } carte più alte [BH-3.3]
               *[other] Per ora vince { $player }: le { $count } carte più alte [BH-3.3]
            }
    }
table-lowest =
    { $count ->
        [one]
            { $who ->
                [you] Per ora vinci tu: la carta più bassa, perché è una presa Black Hat [BH-5.1]
               *[other] Per ora vince { $player }: la carta più bassa, perché è una presa Black Hat [BH-5.1]
            }
       *[other]
            { $who ->
                [you] Per ora vinci tu: le { $count } carte più basse di una presa Black Hat [BH-5.1]
               *[other] Per ora vince { $player }: le { $count } carte più basse di una presa Black Hat [BH-5.1]
            }
    }
fact-round = Round { $round } (al massimo { $limit })
fact-dealer = Mazziere: { $player }
fact-leader = Apre la presa: { $player }
fact-hat = Black Hat: { $player }
fact-hat-trick = Black Hat: nella presa
fact-deck = Mazzo: { $count }
fact-status = Il tuo status: { $value }
fact-asset = Tessera risorsa: { board-tile }
fact-tile = Tessera risorsa: { board-tile-name }
fact-total = Giocatore { $number }, { $player }: traccia totale { $total }
fact-out = { $player }: fuori dal gioco
fact-so-far = { $player }: finora in questo round { $trace }, di cui pedine { $pawns }
fact-cards =
    { $count ->
        [one] { $player }: una carta in mano
       *[other] { $player }: { $count } carte in mano
    }
fact-known = { $player }: carte note { $cards }
fact-pawn = { $player }: pedina { $pawn } su { $space } ({ board-kind }), traccia { $value }
fact-play = Nella presa, { $player }: { $cards }
fact-card =
    { $count ->
        [one] Nella tua mano: { $card }, traccia { $trace }
       *[other] Nella tua mano: { $card }, { $count } carte, traccia { $trace } ciascuna
    }
fact-hand =
    { $count ->
        [one] La tua mano: una carta, traccia { $trace }
       *[other] La tua mano: { $count } carte, traccia { $trace }
    }

## Il tabellone

board-title = Tabellone{ $mark }
board-module = modulo
board-place = posto per un modulo
board-marker = segnalino +1, −1
board-reconstructed = ricostruzione, non come stampato
board-tracer = Tracciatore:
board-tracer-asleep = dorme
board-jail = Prigione ({ $value } ciascuna)
board-face = Modulo { $module }, in senso orario dall’alto a sinistra: { $spaces }
board-faces = Moduli, in senso orario dall’alto a sinistra:
board-space =
    { $kind ->
        [start] { $space } ({ $name }), traccia { $value }, frecce verso: { $arrows }.
        [goal] { $space } ({ $name }), traccia { $value }, l’arrivo.
       *[other] { $space } ({ board-kind }: { $name }), traccia { $value }, frecce verso: { $arrows }.
    }
board-space-pawns = Pedine: { $pawns }.
board-space-tracer = Qui c’è il tracciatore.
board-space-marker =
    { $change ->
        [up] Segnalino +1.
       *[down] Segnalino -1.
    }
board-space-module = Modulo sul posto { $place }.

## Dopo la partita

story-trace = Traccia
