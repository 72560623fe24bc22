### La pagina nel browser, uguale per tutti i giochi. Il tavolo proprio di un gioco è nei suoi file.

page-brand = Cyberdeck
page-skip = Vai al tavolo
page-menu = Menu
page-rules = Regole
page-language = Lingua
page-lang-en = English
page-lang-ru = Русский
page-lang-fi = Suomi
page-lang-it = Italiano
page-theme = Colori
page-theme-system = come il sistema
page-theme-dark = scuri
page-theme-light = chiari
page-calm = Senza movimento
page-loading = Un momento…
page-close = Chiudi
page-cancel = Annulla
page-back = Indietro
page-home = Alla pagina iniziale
page-error-offline = Il server non è raggiungibile.
    .next = Controlla la connessione; la pagina riprova.

## La pagina iniziale

page-lead = Giochi da tavolo su hacker e difensori
    .about = Gioca subito contro i bot, o manda un link a un amico. Niente da installare, nessun account.
page-players = { $players } giocatori
page-minutes = { $minutes } minuti
page-play-now = Gioca subito contro i bot
page-first-game = Prima partita, spiegata
page-new-table = Nuovo tavolo
page-guest = Ospite
page-join = Entra con un codice
page-join-code = Codice del tavolo
page-join-go = Entra
page-public = Tavoli pubblici
page-public-none = Ora non ci sono tavoli pubblici. Aprine uno!
page-free =
    { $count ->
        [one] Un posto libero
       *[other] { $count } posti liberi
    }
page-playing = Partita in corso
page-sit = Siediti
page-sit-at = Siediti al posto { $number }
page-sit-table = Siediti al tavolo { $code }
page-watch = Guarda
page-watch-table = Guarda il tavolo { $code }
page-continue = I tuoi tavoli
page-go-on = Continua
page-replays = Partite da rivedere
page-replay-file = Una partita da un file
page-replay-open = Apri

## Un nuovo tavolo

page-name = Il tuo nome
page-new-players = Giocatori
page-new-seats = Chi gioca
page-seat = Posto { $number }
page-person = una persona
page-bot-random = Casuale
    .about = una risposta permessa qualsiasi
page-bot-greedy = Goloso
    .about = gioca a occhio, con buon senso
page-bot-easy = Facile
    .about = per le prime partite
page-bot-medium = Medio
    .about = un avversario alla pari
page-bot-hard = Difficile
    .about = punisce gli errori
page-bot-expert = Esperto
    .about = il più forte che ci sia
page-bot-thinks = { $bot }: { $about }; pensa al massimo { $seconds } s
page-bot-at-once = { $bot }: { $about }
page-clock = Orologio
page-clock-kind = Tempo per pensare
page-clock-none = quanto si vuole
page-clock-move = per ogni risposta
page-clock-bank = per tutta la partita
page-clock-seconds = Secondi
page-clock-minutes = Minuti
page-clock-increment = Secondi in più per ogni risposta
page-new-options =
    { $count ->
        [one] Un'opzione del gioco
       *[other] { $count } opzioni del gioco
    }
page-option-on = attiva
page-option-off = non attiva
page-new-public = Pubblico: chiunque può trovare il tavolo e sedersi
page-new-make = Apri il tavolo

## Prima della partita

page-waiting-seated = Hai un posto. Invita gli altri, poi comincia.
page-waiting-choose = Scegli un posto libero, o aspetta e guarda.
page-seat-free = libero
page-seat-here = presente
page-seat-away = assente
page-seat-bot = bot: { $bot }
page-seat-stand-in = assente; gioca un bot
page-start = Comincia la partita
page-start-fill =
    { $count ->
        [one] Comincia, con un bot nel posto libero
       *[other] Comincia, con i bot in { $count } posti liberi
    }
page-leave = Lascia il tavolo
page-invite = Invita
page-invite-link = Link a questo tavolo
page-invite-code = Oppure comunica il codice:
page-invite-picture = Codice QR del link a questo tavolo
page-copy = Copia
page-copy-what = Copia: { $what }
page-copied = Copiato
page-commitment-why = Il server ha già scelto un seme segreto per la mescolata. Con questo numero si impegna, e dopo la partita chiunque può controllarlo:
page-table-options = Opzioni di questo tavolo
page-table-clock-move = Orologio: { $seconds } secondi per ogni risposta
page-table-clock-bank = Orologio: { $minutes } minuti per tutta la partita, più { $seconds } secondi per ogni risposta

## Al tavolo

page-seats = Giocatori
page-turn = di turno
page-your-turn = Tocca a te
page-choose = Scegli una risposta
page-waiting-for = Si aspetta: { $names }
page-moves =
    { $count ->
        [one] Una risposta
       *[other] { $count } risposte
    }
page-moves-none = Ora non c'è nulla da rispondere
page-moves-wait = Le risposte arrivano quando tocca a te.
page-moves-hint = Premine una, o scrivi il suo numero e Invio. Le frecce scorrono l'elenco.
page-typed = { $number }: { $move }. Invio la sceglie, Esc la annulla.
page-typed-nothing = { $number }: non c'è una risposta così.
page-show-rule = Mostra la regola { $rule }
page-all-rules = Continua a leggere le regole
page-log = Che cosa è successo
page-log-empty = Ancora nulla.
page-chat = Chiacchiere
page-chat-empty = Nessuno ha detto nulla.
page-chat-aside = (solo per gli eliminati)
page-chat-label = Di' qualcosa
page-chat-send = Invia
page-clock-of = Tempo di { $name }
page-clock-soon = presto!
page-takes-over = Un bot gioca tra
page-watching = Stai guardando: vedi ciò che chiunque al tavolo può sapere.
page-watch-instead = Guarda soltanto
page-seat-gone = Questo link non porta più a nessun posto.
    .next = Il posto è stato lasciato, o il link è stato copiato solo in parte.
page-attend = Chiedimelo anche quando posso solo passare
    .why = Altrimenti il tavolo passa per te dopo un breve momento. Se te lo chiede sempre, passi quando vuoi e nessuno capisce che cosa avresti potuto fare.
page-undo = Riprendi la risposta
page-undo-asked = { $name } chiede di riprendere l'ultima risposta.
page-undo-agree = { $name } chiede di riprendere l'ultima risposta. Sei d'accordo?
page-undo-yes = Sì
page-undo-no = No
page-leave-sure = Lasciare il tavolo? Un bot gioca per te finché non torni.
page-stay = Resta
page-seat-link = Porta il tuo posto su un altro dispositivo
page-seat-link-warning = Chi ha questo link siede al tuo posto e vede le tue carte. Aprilo solo su un tuo dispositivo.
page-lost = La connessione è caduta. La partita è salva; cerchiamo di tornare.
page-try-now = Prova ora
page-why-legal = { $move } è permesso.
page-error-illegal-move = { $move } ora non è permesso. Lo vieta la regola:
    .next = Scegli una delle risposte dell'elenco.
page-error-malformed-move = «{ $text }» non è una mossa di questo gioco.
    .next = Scegli una delle risposte dell'elenco.
page-error-option-conflict = Queste opzioni non vanno insieme: { $options }. Il perché è nella regola:
    .next = Cambiane una.
page-error-game-over = La partita è finita.
    .next = Gioca la rivincita, o rivedi questa partita.

## Dopo la partita

page-after = Dopo la partita
page-winners =
    { $count ->
        [0] Nessuno vince
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }
page-rematch = Rivincita
page-rematch-go = Vai alla rivincita
page-watch-replay = Rivedi
page-record = Scarica la registrazione
page-proof = La mescolata era onesta?
page-proof-why = Prima di dare le carte il server si è impegnato su un seme segreto, e ogni giocatore ha aggiunto un po' di caso. Ora il seme è svelato, e chiunque può controllare ogni mescolata.
page-proof-verify = Scarica la registrazione e controllala:

## Partite da rivedere

page-replay = Rivedi una partita
page-replay-of = Da rivedere: { $game }
page-replay-choose = Una registrazione: scaricata dopo una partita o salvata dal terminale
page-replay-begin = La partita comincia.
page-replay-move = { $name }: { $move }
page-eyes = Si vede
page-eyes-all = tutto
page-eyes-spectator = ciò che vedeva uno spettatore
page-player = Comandi della partita
page-player-first = All'inizio
page-player-back = Un passo indietro
page-player-on = Un passo avanti
page-player-last = Alla fine
page-player-play = Avvia
page-player-pause = Pausa
page-player-moment = Momento
page-player-at = { $moment } di { $of }
page-player-speed = Velocità
page-player-hint = Tasti: ← → un passo, Home e Fine, spazio avvia e ferma.

## Regole

page-rules-search = Cerca nelle regole
page-rules-found =
    { $count ->
        [one] Una regola
       *[other] { $count } regole
    }

## La prima partita

page-coach = Guida
page-coach-done = Capito
page-coach-next = Capito (ancora { $count })

## Mazzi

page-decks = Mazzi
page-decks-of = Mazzi: { $game }
page-decks-form = Un mazzo ha almeno { $least } carte, e non più di { $copies } con lo stesso titolo.
page-decks-form-span = Un mazzo ha { $span } carte, e non più di { $copies } con lo stesso titolo.
page-decks-free = Senza limite: { $free }.
page-decks-open = Comincia da un mazzo
page-decks-own = Su questo dispositivo
page-decks-built-in = Mazzi del gioco
page-decks-empty = Un mazzo vuoto
page-decks-take = Apri
page-decks-opened = Aperto: { $name }
page-decks-back = Torna al mazzo di prima
page-decks-cards = Carte
page-decks-search = Cerca nei titoli e nei testi
page-decks-kind = Tipo
page-decks-keyword = Parola chiave
page-decks-where = Mostra
page-decks-all = tutte
page-decks-in = quelle nel mazzo
page-decks-out = quelle non nel mazzo
page-decks-none = Nessuna carta è così.
page-decks-show-all = Mostra tutte le carte
page-decks-marked = ricostruita
page-decks-idea = L'idea dietro la carta
page-decks-add = Una in più: { $card }
page-decks-remove = Una in meno: { $card }
page-decks-count = { $card }: { $count } nel mazzo
page-decks-list = Il mazzo
page-decks-size =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
page-decks-nothing = Ancora nessuna carta. Premi + su una carta, o comincia da un mazzo del gioco.
page-decks-checking = Il mazzo viene controllato…
page-decks-good = Con questo mazzo si può giocare.
page-decks-bad =
    { $count ->
        [one] Non si può ancora giocare: una cosa da sistemare.
       *[other] Non si può ancora giocare: { $count } cose da sistemare.
    }
page-decks-name = Nome del mazzo
page-decks-unnamed = Il mio mazzo
page-decks-save = Conserva su questo dispositivo
page-decks-saved = Conservato su questo dispositivo.
page-decks-delete = Elimina da questo dispositivo
page-decks-deleted = Eliminato da questo dispositivo. Qui è ancora aperto.
page-decks-play = Nuovo tavolo con questo mazzo
page-decks-stats = Che cosa promette
page-decks-hand = Una mano di prova
page-decks-draw = Pesca { $count } carte
page-decks-draw-again = Mescola e pescane di nuovo { $count }
page-decks-draw-more = Pescane altre { $count }
page-decks-text = Come testo
page-decks-text-label = Una carta per riga: quante, poi il titolo in qualsiasi lingua o il numero, come 3 #13
page-decks-read = Leggi il mazzo
page-decks-read-understood =
    { $count ->
        [one] Prendi l'unica carta capita
       *[other] Prendi le { $count } carte capite
    }
page-decks-read-done =
    { $count ->
        [one] Letta: { $count } carta.
       *[other] Lette: { $count } carte.
    }
page-decks-reset = Torna al testo del mazzo
page-decks-copy = Copia il testo
page-decks-download = Scarica
page-decks-file = Apri un file
page-decks-code = In una riga
page-decks-choose = Mazzo del posto { $number }
page-decks-private = un mazzo proprio
page-decks-builder = Costruisci un mazzo
page-decks-at-table = Mazzi, aperti a tutti
page-decks-group = { $kind }: { $count }
page-decks-line = Riga { $line }: { $text }
page-decks-stats-kinds = Carte per tipo
page-decks-stats-chances = La probabilità di averne almeno una
page-decks-stats-opening = prima mano
page-decks-stats-again = nuova mano
page-decks-stats-turn = turno { $turn }
page-decks-stats-how = «Nuova mano»: chi non ne ha nella prima mano ne prende un'altra tante volte quante permettono le regole. I turni vengono dopo, con le carte pescate dal mazzo in ciascuno.
page-decks-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
page-error-no-decks = A { $game } non si gioca con mazzi propri.
    .next = Si gioca così a: { $known }
