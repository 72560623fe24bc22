### Cyber Shield al tavolo: eventi, mosse, domande, le reti, i punti.
### $who è `you` quando si intende chi legge; $player è un nome. Le carte sul tavolo hanno numeri, come nella notazione.

## Nomi per identificativo

card-name =
    { $card ->
        [provider] { card-provider }
        [wireless-router] { card-wireless-router }
        [wired-router] { card-wired-router }
        [desktop] { card-desktop }
        [laptop] { card-laptop }
        [ddos] { card-ddos }
        [pdos] { card-pdos }
        [sniffer] { card-sniffer }
        [trojan] { card-trojan }
        [phishing] { card-phishing }
        [weak-password] { card-weak-password }
        [server] { card-server }
        [firewall] { card-firewall }
        [encryption] { card-encryption }
        [update] { card-update }
        [antivirus] { card-antivirus }
        [wrong-rules] { card-wrong-rules }
        [power-outage] { card-power-outage }
        [training] { card-training }
        [bad-encryption] { card-bad-encryption }
        [old-antivirus] { card-old-antivirus }
        [forgotten-update] { card-forgotten-update }
        [hardware-failure] { card-hardware-failure }
        [budget] { card-budget }
        [tender] { card-tender }
        [usb-trap] { card-usb-trap }
       *[generator] { card-generator }
    }
card-help =
    { $card ->
        [provider] { card-provider.text }
        [wireless-router] { card-wireless-router.text }
        [wired-router] { card-wired-router.text }
        [desktop] { card-desktop.text }
        [laptop] { card-laptop.text }
        [ddos] { card-ddos.text }
        [pdos] { card-pdos.text }
        [sniffer] { card-sniffer.text }
        [trojan] { card-trojan.text }
        [phishing] { card-phishing.text }
        [weak-password] { card-weak-password.text }
        [server] { card-server.text }
        [firewall] { card-firewall.text }
        [encryption] { card-encryption.text }
        [update] { card-update.text }
        [antivirus] { card-antivirus.text }
        [wrong-rules] { card-wrong-rules.text }
        [power-outage] { card-power-outage.text }
        [training] { card-training.text }
        [bad-encryption] { card-bad-encryption.text }
        [old-antivirus] { card-old-antivirus.text }
        [forgotten-update] { card-forgotten-update.text }
        [hardware-failure] { card-hardware-failure.text }
        [budget] { card-budget.text }
        [tender] { card-tender.text }
        [usb-trap] { card-usb-trap.text }
       *[generator] { card-generator.text }
    }
spot-title =
    { $at ->
        [wireless-router] { card-wireless-router }
        [wired-router] { card-wired-router }
        [desktop] { card-desktop }
        [laptop] { card-laptop }
        [server] { card-server }
       *[provider] { card-provider }
    }
part-name =
    { $part ->
        [firewall] { card-firewall }
        [encryption] { card-encryption }
        [update] { card-update }
        [antivirus] { card-antivirus }
       *[generator] { card-generator }
    }
symbol-name =
    { $symbol ->
        [uplink] { symbol-uplink }
        [cable] { symbol-cable }
       *[radio] { symbol-radio }
    }
card-times =
    { $count ->
        [1] { card-name }
       *[other] { card-name } ×{ $count }
    }
# $whose: you, opponent, other (allora $holder è un nome); $slot: il numero della carta dalla sua parte
place-name =
    { $whose ->
        [you] { spot-title } { $slot } (tuo)
        [opponent] { spot-title } { $slot } (dell’avversario)
       *[other] { spot-title } { $slot } ({ $holder })
    }
state-name =
    { $state ->
        [connected] connesso
        [cut] non connesso
        [turned] disconnesso
       *[disrupted] disturbato
    }
step-name =
    { $step ->
        [1] fase 1, riorganizzare
        [2] fase 2, pescare
        [3] fase 3, giocare le carte
        [4] fase 4, scartare
       *[0] prima del primo turno
    }
# Che cosa è annunciato. $joins (text): numeri di carte sul tavolo
announced-name =
    { $announced ->
        [card] { card-name }
        [joined] { card-name }, collegata a { $joins }
        [on] { card-name } su { place-name }
        [generator] { card-name } sul Generatore elettrico di { place-name }
        [cancel] { card-name }, per annullare l’attacco
        [arrange] nuova disposizione dell’Hardware
        [restore] ripristino di { place-name }
        [restore-part] ripristino di { part-name } su { place-name }
        [pay] un Token budget per ripristinare { place-name }
        [pay-part] un Token budget per ripristinare { part-name } su { place-name }
        [scrap] scarto di { place-name } con tutto ciò che vi è allegato
        [scrap-generator] scarto del Generatore elettrico su { place-name }
       *[buy] un Token budget per una giocata in più
    }

## Eventi

event-starter =
    { $who ->
        [you]
            { $coin ->
                [yes] La moneta ha deciso: cominci tu
               *[no] Cominci tu
            }
       *[other]
            { $coin ->
                [yes] La moneta ha deciso: comincia { $player }
               *[no] Comincia { $player }
            }
    }
event-dealt =
    { $who ->
        [you] Ricevi { card-times }
       *[other] { $player } riceve { card-times }
    }
event-dealt-hidden =
    { $count ->
        [one] { $player } riceve una carta
       *[other] { $player } riceve { $count } carte
    }
event-kept =
    { $who ->
        [you] Tieni la mano iniziale
       *[other] { $player } tiene la mano iniziale
    }
event-shuffled-back =
    { $who ->
        [you] Rimescoli la mano nel mazzo e ne peschi una nuova
       *[other] { $player } rimescola la mano nel mazzo e ne pesca una nuova
    }
event-turn =
    { $who ->
        [you] Il tuo turno { $turn }
       *[other] Turno { $turn } di { $player }
    }
event-lifted =
    { $who ->
        [you] Scolleghi { place-name }
       *[other] { $player } scollega { place-name }
    }
# $other (number): la carta con cui va collegata
event-planned =
    { $who ->
        [you] Colleghi { place-name } a { $other } ({ symbol-name })
       *[other] { $player } collega { place-name } a { $other } ({ symbol-name })
    }
event-planned-new =
    { $who ->
        [you] Colleghi la nuova carta a { place-name } ({ symbol-name })
       *[other] { $player } collega la nuova carta a { place-name } ({ symbol-name })
    }
event-drew =
    { $who ->
        [you] Peschi { card-times }
       *[other] { $player } pesca { card-times }
    }
event-drew-hidden =
    { $count ->
        [one] { $player } pesca una carta
       *[other] { $player } pesca { $count } carte
    }
event-took-top =
    { $who ->
        [you] Prendi { card-name } dalla tua pila degli scarti
       *[other] { $player } prende { card-name } dalla pila degli scarti
    }
event-announced =
    { $who ->
        [you] Annunci: { announced-name }
       *[other] { $player } annuncia: { announced-name }
    }
event-failed =
    { $who ->
        [you] La tua carta { card-name } non ha più effetto
       *[other] La carta { card-name } di { $player } non ha più effetto
    }
event-cancelled =
    { $who ->
        [you] La tua carta { card-name } è annullata
       *[other] La carta { card-name } di { $player } è annullata
    }
event-placed =
    { $joined ->
        [no] In gioco: { place-name }, senza connessioni
       *[yes] In gioco: { place-name }, collegato a { $joins }
    }
event-attached = La carta { card-name } viene allegata a { place-name }
event-attached-generator = La carta { card-name } viene allegata al Generatore elettrico di { place-name }
event-disrupted =
    { $part ->
        [none] Disturbato: { place-name }
       *[other] Carta disturbata: { part-name } su { place-name }
    }
event-mended =
    { $part ->
        [none] Ripristinato: { place-name }
       *[other] Carta ripristinata: { part-name } su { place-name }
    }
# $places (text): numeri di carte sul tavolo
event-turned-aside =
    { $who ->
        [you] Il tuo Hardware viene disconnesso: { $places }
       *[other] L’Hardware di { $player } viene disconnesso: { $places }
    }
event-rearranged =
    { $who ->
        [you] Riorganizzi il tuo Hardware
       *[other] { $player } riorganizza il proprio Hardware
    }
event-turned-up =
    { $who ->
        [you] Tue carte raddrizzate: { $places }
       *[other] Carte di { $player } raddrizzate: { $places }
    }
event-removed =
    { $who ->
        [you] La carta { card-name } va dal tavolo nella tua pila degli scarti
       *[other] La carta { card-name } va dal tavolo nella pila degli scarti di { $player }
    }
event-tokens =
    { $who ->
        [you]
            { $count ->
                [one] Ricevi un Token budget
               *[other] Ricevi { $count } Token budget
            }
       *[other]
            { $count ->
                [one] { $player } riceve un Token budget
               *[other] { $player } riceve { $count } Token budget
            }
    }
event-more-plays =
    { $who ->
        [you] Puoi giocare una carta in più. Giocate rimaste: { $count }
       *[other] { $player } può giocare una carta in più. Giocate rimaste: { $count }
    }
event-looked =
    { $who ->
        [you] Guardi { card-times }
       *[other] { $player } guarda { card-times }
    }
event-looked-hidden =
    { $count ->
        [one] { $player } guarda la prima carta del mazzo
       *[other] { $player } guarda le prime { $count } carte del mazzo
    }
event-took-shown =
    { $who ->
        [you] Mostri e prendi { card-name }
       *[other] { $player } mostra e prende { card-name }
    }
event-took-none =
    { $who ->
        [you] Non ne prendi nessuna
       *[other] { $player } non ne prende nessuna
    }
event-under =
    { $who ->
        [you] Metti sotto il tuo mazzo { card-times }
       *[other] { $player } mette sotto il mazzo { card-times }
    }
event-under-hidden =
    { $count ->
        [one] { $player } mette una carta sotto il mazzo
       *[other] { $player } mette { $count } carte sotto il mazzo
    }
event-discarded =
    { $who ->
        [you] Scarti { card-name }
       *[other] { $player } scarta { card-name }
    }
event-discarded-random =
    { $who ->
        [you] Perdi una carta a caso: { card-name }
       *[other] { $player } perde una carta a caso: { card-name }
    }
# $points, $before (text)
event-scored =
    { $who ->
        [you] I tuoi punti: { $before } → { $points }
       *[other] Punti di { $player }: { $before } → { $points }
    }
event-turn-ended =
    { $who ->
        [you] Finisci il turno
       *[other] { $player } finisce il turno
    }
event-ended =
    { $why ->
        [ten] La partita è finita: raggiunti dieci punti
        [minus] La partita è finita: raggiunti meno dieci punti
        [deck] La partita è finita: bisogna pescare, e non ci sono carte
       *[limit] La partita è finita: era l’ultimo turno
    }
event-final =
    { $who ->
        [you] I tuoi punti alla fine: { $points }
       *[other] Punti di { $player } alla fine: { $points }
    }
event-winner =
    { $who ->
        [you] Vinci
       *[other] { $player } vince
    }
event-draw = Pareggio

## Domande

ask-mulligan = Tieni questa mano, o la cambi una volta con sette carte nuove?
ask-arrange = Fase 1: riorganizza il tuo Hardware, o continua
ask-join = Collega { place-name } a una carta
ask-join-new = Collega { card-name } a una carta
ask-drawing =
    { $draw ->
        [yes] Fase 2: pesca due carte, o la prima dei tuoi scarti
       *[no] Fase 2: nel mazzo ci sono meno di due carte; prendi la prima dei tuoi scarti
    }
ask-plays =
    { $count ->
        [0] Fase 3: non restano giocate; avvenimenti e carte con Sempre sono gratis
        [one] Fase 3: gioca le carte. Resta una giocata; avvenimenti e carte con Sempre sono gratis
       *[other] Fase 3: gioca le carte. Restano { $count } giocate; avvenimenti e carte con Sempre sono gratis
    }
ask-excess =
    { $count ->
        [one] Fase 4: puoi tenere sette carte; scartane una
       *[other] Fase 4: puoi tenere sette carte; scartane { $count }
    }
ask-answer = { $player } annuncia: { announced-name }. Rispondi?
ask-window = { $player } ha finito: { step-name }. Giochi qualcosa?
ask-tender = Prendi una carta Hardware, o nessuna
ask-under =
    { $count ->
        [one] Metti l’ultima carta sotto il mazzo
       *[other] Metti { $count } carte sotto il mazzo: l’ultima resta in fondo
    }
ask-chance = Si pesca una carta
ask-over = La partita è finita

## Mosse

move-pass =
    { $decision ->
        [answer] nessuna risposta
        [window] niente
       *[tender] nessuna
    }
move-done =
    { $decision ->
        [arrange] continua senza modifiche
        [changed] conferma la disposizione
        [join] connessioni completate
       *[join-new] connessioni completate
    }
move-end =
    { $count ->
        [0] termina la fase
        [one] termina la fase, poi scarta una carta
       *[other] termina la fase, poi scarta { $count } carte
    }
move-keep = tieni la mano
move-again = cambia la mano: sette carte nuove
move-draw = pesca due carte
move-take = prendi { card-name } dalla tua pila degli scarti
move-shift = scollega { place-name } e ricollegalo
    .label = sposta
move-join = collega a { place-name } ({ symbol-name })
    .label =
        { $outcome ->
            [mine] tu { $mine }
            [theirs] altro { $theirs }
            [both] tu { $mine }, altro { $theirs }
            [wins] vittoria
            [connects] connette
           *[cut] resta isolata
        }
move-announced = { announced-name }
    .label =
        { $outcome ->
            [mine] tu { $mine }
            [theirs] altro { $theirs }
            [both] tu { $mine }, altro { $theirs }
            [wins] vittoria
            [joins] collega
            [cut] resta isolata
            [cancels] annulla
            [discards] −{ $count } carta
            [opens] apre le difese
            [protects] protegge
            [disrupts] disturba
            [tokens] +{ $count } Token
            [looks] guarda { $count }
            [restores] ripristina
            [buys] +1 giocata
           *[attacks] attacca
        }
move-discard = scarta { card-name }
move-choose = mostra e prendi { card-name }
move-under = metti sotto il tuo mazzo { card-name }

## Il tavolo

table-goal = 10 punti vincono, −10 perdono
table-points = Punti
# come leggere le risposte dette in breve
table-hint = Il numero dopo > è una carta sul tavolo. Di più: why e un numero
table-legend =
    { $sign ->
        [connected] connesso
        [cut] non connesso
        [turned] disconnesso
        [disrupted] disturbato
        [attached] allegata
        [attack] attacco contro
        [ring] collegato anche a
        [uplink] uplink
        [cable] cavo
        [radio] radio
       *[mark] ricostruito, non come stampato
    }
table-free = liberi
table-empty = nessun Hardware
table-planned = Punti previsti
table-waiting = Annunciato, il prossimo per primo
table-known = Noto in mano
table-looked = Guardi
table-under = Sotto il tuo mazzo, dall’alto
table-bounds = con { $win } si vince, con { $lose } si perde
table-hand-size = mano { $count }
table-deck-size = mazzo { $count }
table-discards = scarti { $count }
table-top = in cima: { card-name }
table-tokens = Token { $count }
table-open = il prossimo attacco ignora le difese
fact-turn = Turno { $turn } (al massimo { $limit })
fact-active =
    { $who ->
        [you] Tocca a te, { step-name }
       *[other] Tocca a { $player }, { step-name }
    }
fact-plays = Giocate rimaste: { $count }
# $points, $win, $lose (text)
fact-score =
    { $who ->
        [you] I tuoi punti: { $points }; { table-bounds }
       *[other] Punti di { $player }: { $points }; { table-bounds }
    }
fact-piles =
    { $who ->
        [you] Tu: carte in mano { $hand }, nel mazzo { $deck }, nella pila degli scarti { $discards }
       *[other] { $player }: carte in mano { $hand }, nel mazzo { $deck }, nella pila degli scarti { $discards }
    }
fact-top =
    { $who ->
        [you] In cima alla tua pila degli scarti: { card-name }
       *[other] In cima alla pila degli scarti di { $player }: { card-name }
    }
fact-tokens =
    { $who ->
        [you] I tuoi Token budget: { $count }
       *[other] Token budget di { $player }: { $count }
    }
fact-known =
    { $who ->
        [you] Hai in mano { card-times }, e l’avversario lo sa
       *[other] Si sa che { $player } ha in mano { card-times }
    }
fact-empty =
    { $who ->
        [you] Non hai Hardware sul tavolo
       *[other] { $player } non ha Hardware sul tavolo
    }
# $joins, $free, $points (text)
fact-spot = Carta { place-name }: { state-name }. Punti: { $points }. Collegata a: { $joins }. Simboli liberi: { $free }
fact-attached =
    { $state ->
        [broken] Su { place-name }: { card-name }, carta disturbata. Quante: { $count }. Punti: { $points }
        [attack] Su { place-name }: l’attacco { card-name }. Quante: { $count }. Punti: { $points }
        [hit] Su un Generatore elettrico di { place-name }: l’attacco { card-name }. Quante: { $count }. Punti: { $points }
       *[works] Su { place-name }: { card-name }. Quante: { $count }. Punti: { $points }
    }
fact-open = { place-name }: il prossimo attacco contro di esso ignora le sue difese
fact-planned =
    { $who ->
        [you] I tuoi punti secondo il piano: { $points }. Il piano:
       *[other] Punti di { $player } secondo il piano: { $points }. Il piano:
    }
fact-plan-joint = Carta { $slot } collegata a: { $joins }
fact-waiting =
    { $who ->
        [you] Annunciato da te, avrà effetto come numero { $number }: { announced-name }
       *[other] Annunciato da { $player }, avrà effetto come numero { $number }: { announced-name }
    }
fact-joining = { card-name } sarà collegato a: { $joins }
fact-looked = Guardi { card-name }
fact-under = Sotto il tuo mazzo, numero { $number } dall’alto: { card-name }
fact-hand =
    { $count ->
        [one] La tua mano: una carta
       *[other] La tua mano: { $count } carte
    }
# $free: yes se non costa una giocata; $points (text)
fact-card = In mano: { card-name }{ $mark } ×{ $count }, punti { $points }{ card-free }: { card-short }
fact-card-help = In mano: { card-name }{ $mark } ×{ $count }, punti { $points }{ card-free }. { card-help }
card-free =
    { $free ->
        [yes] , gratis
       *[no] { "" }
    }
hand-free = gratis
score-total =
    { $who ->
        [you] I tuoi punti: { $points } [CS-2.5]
       *[other] Punti di { $player }: { $points } [CS-2.5]
    }
# $points (text), $count: quante di queste carte
score-reason =
    { $state ->
        [connected] { $points }: { place-name } è connesso
        [cut] { $points }: { place-name } non è connesso
        [turned] { $points }: { place-name } è disconnesso
        [disrupted] { $points }: { place-name } è disturbato
        [works] { $points }: { card-times } su { place-name }
        [idle] { $points }: { card-times } su { place-name }, che non è connesso
        [lasting] { $points }: { card-times } su { place-name }, connesso o no
        [broken] { $points }: { card-times } su { place-name }, carta disturbata
        [hit] { $points }: { card-times } su un Generatore elettrico di { place-name }
       *[gain] { $points }: { card-times }, attacco contro { place-name }
    }
possible-head = Le liste dei mazzi sono note. { $player } ha ancora, in mano o nel mazzo (mano { $hand }, mazzo { $deck }):
possible-card = { card-name }: { $count }
card-short =
    { $card ->
        [provider] la tua via verso Internet
        [wireless-router] collega le carte via radio
        [wired-router] collega le carte via cavo
        [desktop] dà un punto se connesso
        [laptop] si collega via cavo o via radio
        [ddos] disturba per un turno; il Firewall lo ferma
        [pdos] disturba per sempre; l’Aggiornamento lo ferma
        [sniffer] su una carta Senza fili: 1 punto a te; Crittografia lo ferma
        [trojan] su un Computer o Server; l’Antivirus lo ferma
        [phishing] su un Computer: chi lo possiede perde una carta a caso
        [weak-password] lì il tuo prossimo attacco ignora le difese
        [server] dà due punti se connesso
        [firewall] su un Router: ferma l’Attacco distribuito
        [encryption] su una carta Senza fili o un Server: ferma lo Sniffer
        [update] su un Computer, Server o Router, in ogni momento
        [antivirus] su un Computer o Server: ferma Cavallo di Troia e Trappola
        [wrong-rules] disturba un Firewall avversario
        [power-outage] disconnette l’Hardware avversario senza generatore
        [training] annulla o scarta Phishing, Password debole, Trappola
        [bad-encryption] disturba una Crittografia avversaria
        [old-antivirus] disturba un Antivirus avversario
        [forgotten-update] disturba un Aggiornamento avversario
        [hardware-failure] disturba un Hardware avversario, non un Fornitore
        [budget] due Token budget: una giocata o un ripristino
        [tender] guarda cinque carte, prendi un Hardware
        [usb-trap] su un Computer, connesso o no; l’Antivirus la ferma
       *[generator] su un Fornitore o Router: contro l’Interruzione
    }

deck-basic = Mazzo di base
deck-attacker = Mazzo d’attacco
deck-builder = Mazzo da costruttore

## Dopo la partita

story-points = Punti
