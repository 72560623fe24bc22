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
        [you] Metti il modulo { $module } sul posto { $place } ({ $spaces })
       *[other] { $player } mette il modulo { $module } sul posto { $place } ({ $spaces })
    }
event-module-begin = Il modulo { $module } è sul posto { $place } ({ $spaces })
event-round =
    { $who ->
        [you] Comincia il round { $round }, { $hand } carte a testa; il mazziere sei tu
       *[other] Comincia il round { $round }, { $hand } carte a testa; il mazziere è { $player }
    }
event-hat-given =
    { $who ->
        [you] Ricevi il Black Hat
       *[other] { $player } riceve il Black Hat
    }
event-hat-counted =
    { $who ->
        [you] La carta scoperta è { $card }: ricevi il Black Hat
       *[other] La carta scoperta è { $card }: { $player } riceve il Black Hat
    }
event-dealt =
    { $who ->
        [you] Ricevi { $cards }
       *[other] { $player } riceve { $cards }
    }
event-dealt-hidden =
    { $who ->
        [you] Ricevi una carta
       *[other] { $player } riceve una carta
    }
event-led =
    { $who ->
        [you] Apri con { $cards }
       *[other] { $player } apre con { $cards }
    }
event-played =
    { $who ->
        [you] Giochi { $cards }
       *[other] { $player } gioca { $cards }
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
        [you] Prendi in mano { $cards }
       *[other] { $player } prende in mano { $cards }
    }
event-moved =
    { $who ->
        [you] Muovi la pedina { $pawn } da { $from } a { $to }
       *[other] { $player } muove la pedina { $pawn } da { $from } a { $to }
    }
event-reshuffled =
    { $count ->
        [one] Il mazzo è vuoto: si mescolano gli scarti, una carta
       *[other] Il mazzo è vuoto: si mescolano gli scarti, { $count } carte
    }
event-drew =
    { $who ->
        [you] Non puoi muovere e peschi { $card }
       *[other] { $player } non può muovere e pesca { $card }
    }
event-drew-hidden =
    { $who ->
        [you] Non puoi muovere e peschi una carta
       *[other] { $player } non può muovere e pesca una carta
    }
event-sent =
    { $who ->
        [you] Rimandi la pedina { $pawn } da { $from } a { $to }
       *[other] { $player } rimanda la pedina { $pawn } da { $from } a { $to }
    }
event-marked =
    { $who ->
        [you]
            { $change ->
                [up] Alzi di 1 la traccia di { $space }
               *[down] Abbassi di 1 la traccia di { $space }
            }
       *[other]
            { $change ->
                [up] { $player } alza di 1 la traccia di { $space }
               *[down] { $player } abbassa di 1 la traccia di { $space }
            }
    }
event-unmarked =
    { $who ->
        [you] Togli il segnalino da { $space }
       *[other] { $player } toglie il segnalino da { $space }
    }
event-lifted =
    { $who ->
        [you] Prendi il segnalino da { $space } per metterlo altrove
       *[other] { $player } prende il segnalino da { $space } per metterlo altrove
    }
event-tracer-woke = Il tracciatore si sveglia, su T0
event-tracer-moved =
    { $who ->
        [you] Muovi il tracciatore da { $from } a { $to }
       *[other] { $player } muove il tracciatore da { $from } a { $to }
    }
event-jailed = Il tracciatore cattura la pedina { $pawn } su { $from }: in prigione
event-out =
    { $who ->
        [you] Sei fuori dal gioco e le tue carte si scartano: { $cards }
       *[other] { $player } è fuori dal gioco e le sue carte si scartano: { $cards }
    }
event-asset = La tessera sulla Risorsa critica viene scoperta. { board-tile }
event-scored = Si calcola il round { $round }
event-score =
    { $who ->
        [you] La tua mano { $cards } ({ $hand }) e le tue pedine: { $score } in questo round, { $total } in tutto
       *[other] { $player }, mano { $cards } ({ $hand }) e pedine: { $score } in questo round, { $total } in tutto
    }
event-swapped =
    { $who ->
        [you] Scambi la traccia dell'ultimo round con { $other }
       *[other]
            { $whom ->
                [you] { $player } scambia con te la traccia dell'ultimo round
               *[other] { $player } scambia la traccia dell'ultimo round con { $other }
            }
    }
event-ended =
    { $why ->
        [asset] La partita è finita: una pedina è arrivata alla Risorsa critica
        [blocked] La partita è finita: nessuna pedina può muoversi
        [traced] La partita è finita: il tracciatore è arrivato alla Risorsa critica
        [alone] La partita è finita: resta un solo giocatore
       *[limit] La partita è finita: era l'ultimo round
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
        [yes] Apre il robot, e giochi tu per lui: una o più carte dello stesso valore
       *[no] Apri tu: una o più carte dello stesso valore
    }
ask-follow =
    { $robot ->
        [yes]
            { $count ->
                [one] Giochi per il robot: una carta
               *[other] Giochi per il robot: una carta, oppure { $count }
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
        [one] Prendi ancora una carta, dalla più bassa in su
       *[other] Prendi ancora { $count } carte, una alla volta, dalla più bassa in su
    }
ask-move =
    { $robot ->
        [yes] Il robot ha vinto la presa. Muovi una pedina per lui
       *[no] Hai vinto la presa. Muovi una pedina
    }
ask-send = Denial of Service, pedina { $what }: rimanda una pedina a una casella di partenza
ask-exploit = Exploit: puoi cambiare di 1 la traccia di un Host
ask-relay = Metti su un altro Host il segnalino tolto da { $what }
ask-randomize = Randomizzatore: puoi mettere un nuovo modulo
ask-lay = Dove va il modulo { $module }?
ask-tracer = Una tua pedina è su un Allarme: muovi il tracciatore
ask-leak = Fuga di dati: puoi scambiare la tua traccia dell'ultimo round
ask-over = La partita è finita

## Mosse

# $trace (text): quanta traccia esce dalla mano; $wins: yes, no, lead, never; $hat: yes se fra le carte c'è il Black Hat
move-play =
    { $wins ->
        [yes] toglie { $trace } dalla mano e per ora vince
        [no] toglie { $trace } dalla mano, non vince
        [never] toglie { $trace } dalla mano; presa Black Hat, che così non si può vincere
       *[lead]
            { $hat ->
                [yes] toglie { $trace } dalla mano; presa Black Hat: vince il più basso
               *[no] toglie { $trace } dalla mano
            }
    }
move-pass = passa
move-decline =
    { $decision ->
        [exploit] non cambiare niente
        [randomize] non mettere moduli
       *[leak] non scambiare
    }
move-take-all = prendi tutto: { $cards }, aggiunge { $trace }
move-take-hat = prendi { $cards }, aggiunge { $trace }; il resto si scarta
move-take-pick =
    { $count ->
        [one] prendi il Black Hat ({ $trace }) e una carta numerata a scelta
       *[other] prendi il Black Hat ({ $trace }) e { $count } carte numerate a scelta
    }
move-pick =
    { $count ->
        [0] prendi { $card }, aggiunge { $trace }
        [one] prendi { $card }, aggiunge { $trace }; poi ancora una
       *[other] prendi { $card }, aggiunge { $trace }; poi ancora { $count }
    }
move-step = pedina { $pawn } a { $space } ({ board-kind }, { $value }), da { $from } ({ $was })
move-send = pedina { $pawn } di nuovo a { $space } ({ $value }), da { $from } ({ $was })
move-mark = { $space } costa { $after } invece di { $value }
move-lift = togli il segnalino da { $space }, che poi costa { $after } invece di { $value }, e mettilo altrove
move-use = metti un modulo a caso
move-choose = metti il modulo { $module }, da una faccia a caso
move-lay =
    { $count ->
        [0] su { $spaces }
       *[other] su { $spaces }, sotto { $pawns }
    }
move-trace =
    { $count ->
        [0] il tracciatore a { $space }
       *[other] il tracciatore a { $space }; in prigione: { $pawns }
    }
move-swap = il tuo { $mine } per il { $theirs } del giocatore { $number }

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
        [play] -3: tanta traccia esce dalla mano. ★: per ora vince
        [exploit] 3→4: quanto costa ora, e quanto dopo
        [send] 5→2: quanto costa ora la pedina, e quanto dopo
       *[move] il tipo di casella e la sua traccia
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
fact-known = { $player }: tutti sanno di { $cards }
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
board-face = Modulo { $module }, in senso orario dall'alto a sinistra: { $spaces }
board-faces = Moduli, in senso orario dall'alto a sinistra:
board-space =
    { $kind ->
        [start] { $space } ({ $name }), traccia { $value }, frecce verso: { $arrows }.
        [goal] { $space } ({ $name }), traccia { $value }, l'arrivo.
       *[other] { $space } ({ board-kind }: { $name }), traccia { $value }, frecce verso: { $arrows }.
    }
board-space-pawns = Pedine: { $pawns }.
board-space-tracer = Qui c'è il tracciatore.
board-space-marker =
    { $change ->
        [up] Segnalino +1.
       *[down] Segnalino -1.
    }
board-space-module = Modulo sul posto { $place }.

## Dopo la partita

story-trace = Traccia
