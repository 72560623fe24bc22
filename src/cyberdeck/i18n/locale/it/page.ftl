### La pagina nel browser, uguale per tutti i giochi. Il tavolo proprio di un gioco è nei suoi file.

page-brand = Cyberdeck
page-skip = Vai al tavolo
page-rules = Regole
page-language = Lingua
page-lang-en = English
page-lang-ru = Русский
page-lang-fi = Suomi
page-lang-it = Italiano
page-theme = Tema
page-theme-system = Sistema
page-theme-dark = Scuro
page-theme-light = Chiaro
page-calm = Riduci animazioni
page-notices = Avvisami quando tocca a me
page-notices-on = Attivo: il browser mostra una notifica quando guardi altrove.
page-notices-off = Non attivo.
page-notices-ask = Non attivo. Il browser te lo chiederà una volta.
page-notices-blocked = Bloccato dal browser. Consenti le notifiche per questo sito accanto all’indirizzo e ricarica la pagina.
page-notices-none = Qui il browser non ne mostra. Il titolo della pagina e un suono ti avvisano comunque.
page-notices-start = Attiva
page-notices-stop = Disattiva
page-loading = Caricamento…
page-close = Chiudi
page-back = Indietro
page-home = Pagina iniziale
page-error-offline = Il server non è raggiungibile.
    .next = Controlla la connessione. Nuovo tentativo in corso…

## La pagina iniziale

page-lead = Giochi da tavolo su hacker e difensori
    .about = Gioca subito contro i bot o manda un link a un amico. Niente da installare, nessun account.
page-players = { $players } giocatori
page-first-game = Tutorial
page-new-table = Nuovo tavolo
page-guest = Ospite
page-join = Entra con un codice
page-join-code = Codice del tavolo
page-join-go = Entra
page-free =
    { $count ->
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
page-playing = In corso
page-sit = Unisciti
page-sit-at = Prendi il posto { $number }
page-sit-table = Unisciti al tavolo { $code }
page-watch = Guarda
page-watch-table = Guarda il tavolo { $code }
page-go-on = Continua
page-replays = Replay
page-replay-file = Apri il file di una partita

## Un nuovo tavolo

page-name = Il tuo nome
page-new-seats = Posti
page-seat = Posto { $number }
page-bot-random = Casuale
    .about = mosse casuali
page-bot-greedy = Euristico
    .about = segue regole semplici
page-bot-easy = Facile
    .about = per le prime partite
page-bot-medium = Medio
    .about = un avversario alla pari
page-bot-hard = Difficile
    .about = punisce gli errori
page-bot-expert = Esperto
    .about = il bot più forte
page-bot-thinks = { $bot }: { $about }; al massimo { $seconds } s a mossa
page-bot-at-once = { $bot }: { $about }
page-clock = Orologio
page-option-on = attiva
page-option-off = non attiva

## Prima della partita

page-waiting-seated = Sei al tavolo. Invita gli altri, poi comincia.
page-waiting-choose = Scegli un posto libero o resta a guardare.
page-seat-free = libero
page-seat-here = presente
page-seat-away = assente
page-seat-bot = bot: { $bot }
page-seat-stand-in = assente (bot)
page-start = Inizia la partita
page-start-fill =
    { $count ->
        [one] Inizia con un bot nel posto libero
       *[other] Inizia con i bot nei { $count } posti liberi
    }
page-leave = Lascia il tavolo
page-invite = Invita
page-invite-picture = Codice QR di questo tavolo
page-copy = Copia
page-copy-what = Copia: { $what }
page-copied = Copiato
page-commitment-why = Il mazzo è già mescolato. Con questo hash, dopo la partita, chiunque può verificare che non sia stato cambiato:
page-table-options = Opzioni del tavolo
page-table-clock-move = Orologio: { $seconds } s per mossa
page-table-clock-bank = Orologio: { $minutes } min per partita + { $seconds } s per mossa

## Al tavolo

page-seats = Giocatori
page-turn = di turno
page-your-turn = Tocca a te
page-choose = Scegli una mossa
page-waiting-for = In attesa di { $names }
page-moves = Le tue mosse ({ $count })
page-moves-none = Non tocca a te
page-moves-wait = Le tue mosse appaiono qui quando tocca a te.
page-moves-hint = Fai clic su una mossa, o scrivi il suo numero e premi Invio. Le frecce scorrono l’elenco.
page-typed = { $number }: { $move }. Invio per giocare, Esc per annullare
page-typed-nothing = { $number }: nessuna mossa con questo numero
page-show-rule = Mostra la regola { $rule }
page-all-rules = Tutte le regole
page-log = Cronaca
page-log-empty = Ancora nulla
page-chat = Chat
page-chat-empty = Ancora nessun messaggio
page-chat-aside = (solo per chi è fuori dal gioco)
page-chat-label = Messaggio
page-chat-send = Invia
page-clock-of = { $name }: tempo rimasto
page-clock-soon = Poco tempo
page-takes-over = Un bot subentra tra
page-watching = Stai guardando: vedi ciò che al tavolo è pubblico.
page-watch-instead = Guarda soltanto
page-seat-gone = Questo link al posto non è più valido.
    .next = Il posto è stato lasciato, o il link è incompleto.
page-left-table = Hai lasciato questo tavolo.
    .next = A partita in corso un bot gioca per te finché non torni.
page-come-back = Torna al tavolo
page-attend = Chiedimelo sempre
    .why = Disattivato: il tavolo passa per te quando non hai altre mosse. Attivato: passi tu, e nessuno scopre che non ne avevi.
page-undo = Annulla mossa
page-undo-asked = { $name } chiede di annullare l’ultima mossa.
page-undo-agree = { $name } chiede di annullare l’ultima mossa. Lo permetti?
page-undo-yes = Sì
page-undo-no = No
page-leave-sure = Lasciare il tavolo? Un bot gioca per te finché non torni.
page-stay = Resta
page-seat-link = Sposta il tuo posto su un altro dispositivo
page-seat-link-warning = Questo link dà accesso al tuo posto e alle tue carte. Aprilo solo su un tuo dispositivo.
page-lost = Connessione persa. La partita è salva; riconnessione in corso…
page-try-now = Riprova ora
page-why-legal = { $move }: mossa consentita.
page-error-illegal-move = { $move } ora non è possibile:
    .next = Scegli una mossa dall’elenco.
page-error-malformed-move = «{ $text }» non è leggibile come mossa.
    .next = Scegli una mossa dall’elenco.
page-error-option-conflict = Queste opzioni non sono compatibili: { $options }. Il motivo è nella regola:
    .next = Cambiane una.
page-error-game-over = La partita è finita.
    .next = Gioca la rivincita o guarda il replay.

## Dopo la partita

page-after = Dopo la partita
page-winners =
    { $count ->
        [0] Nessun vincitore
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }
page-rematch = Rivincita
page-rematch-go = Vai alla rivincita
page-watch-replay = Guarda il replay
page-record = Scarica il file della partita
page-proof = Verifica il mazzo
page-proof-why = Prima di dare le carte il server ha pubblicato l’hash di un seed segreto, e ogni giocatore vi ha aggiunto una propria parte casuale. Ora il seed è pubblico e chiunque può verificare ogni rimescolamento.
page-proof-verify = Scarica il file della partita e verificalo:

## Partite da rivedere

page-replay = Replay
page-replay-of = Replay: { $game }
page-replay-choose = Un file di partita scaricato dalla pagina o salvato dal terminale
page-replay-changed = Le regole di questo gioco sono cambiate da allora. Il tavolo non si può più mostrare; ecco che cosa è successo.
page-replay-begin = Inizio della partita
page-replay-move = { $name }: { $move }
page-eyes = Vedi come
page-eyes-all = tutti i posti
page-eyes-spectator = spettatore
page-player = Comandi del replay
page-player-first = All’inizio
page-player-back = Un passo indietro
page-player-on = Un passo avanti
page-player-last = Alla fine
page-player-play = Riproduci
page-player-pause = Pausa
page-player-moment = Passo
page-player-at = { $moment } di { $of }
page-player-speed = Velocità
page-player-hint = Tasti: ← → un passo, Home e Fine inizio e fine, Spazio riproduce e mette in pausa.

## Regole

page-rules-search = Cerca nelle regole
page-rules-found =
    { $count ->
        [one] 1 regola
       *[other] { $count } regole
    }

## La prima partita

page-coach = Guida
page-coach-done = Capito
page-coach-next = Capito (altri { $count })

## Mazzi

page-decks = Mazzi
page-decks-of = Mazzi: { $game }
page-decks-form = Almeno { $least } carte, fino a { $copies } copie di ognuna.
page-decks-form-span = { $span } carte, fino a { $copies } copie di ognuna.
page-decks-free = Senza limite: { $free }.
page-decks-open = Parti da
page-decks-own = Su questo dispositivo
page-decks-built-in = Mazzi pronti
page-decks-empty = Mazzo vuoto
page-decks-take = Apri
page-decks-opened = Aperto: { $name }
page-decks-back = Ripristina il mazzo precedente
page-decks-cards = Carte
page-decks-search = Cerca nei titoli e nei testi
page-decks-kind = Tipo
page-decks-keyword = Parola chiave
page-decks-where = Mostra
page-decks-all = tutte
page-decks-in = quelle nel mazzo
page-decks-out = quelle non nel mazzo
page-decks-none = Nessuna carta trovata
page-decks-show-all = Mostra tutte le carte
page-decks-marked = ricostruita
page-decks-idea = L’idea dietro la carta
page-decks-add = Aggiungi: { $card }
page-decks-remove = Togli: { $card }
page-decks-count = { $card }: { $count } nel mazzo
page-decks-list = Il mazzo
page-decks-size =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
page-decks-nothing = Ancora nessuna carta. Premi + su una carta o parti da un mazzo pronto.
page-decks-checking = Verifica in corso…
page-decks-good = Mazzo valido: pronto per giocare.
page-decks-bad =
    { $count ->
        [one] Non ancora valido: 1 problema
       *[other] Non ancora valido: { $count } problemi
    }
page-decks-name = Nome del mazzo
page-decks-unnamed = Il mio mazzo
page-decks-save = Salva su questo dispositivo
page-decks-saved = Salvato su questo dispositivo.
page-decks-delete = Elimina da questo dispositivo
page-decks-deleted = Eliminato da questo dispositivo; qui è ancora aperto.
page-decks-play = Nuovo tavolo con questo mazzo
page-decks-stats = Statistiche
page-decks-hand = Mano di prova
page-decks-draw = Pesca { $count } carte
page-decks-draw-again = Rimescola e pescane { $count }
page-decks-draw-more = Pescane altre { $count }
page-decks-text = Come testo
page-decks-text-label = Una carta per riga: quante, poi il titolo in qualsiasi lingua o il numero, come 3 #13
page-decks-read = Importa
page-decks-read-understood =
    { $count ->
        [one] Importa l’unica carta riconosciuta
       *[other] Importa le { $count } carte riconosciute
    }
page-decks-read-done =
    { $count ->
        [one] Importata { $count } carta.
       *[other] Importate { $count } carte.
    }
page-decks-reset = Ripristina il testo del mazzo
page-decks-copy = Copia il testo
page-decks-download = Scarica
page-decks-file = Apri file
page-decks-code = Codice del mazzo
page-decks-choose = Mazzo del posto { $number }
page-decks-private = mazzo personale
page-decks-builder = Componi un mazzo
page-decks-at-table = Mazzi, visibili a tutti
page-decks-group = { $kind }: { $count }
page-decks-line = Riga { $line }: { $text }
page-decks-stats-kinds = Carte per tipo
page-decks-stats-chances = Probabilità di averne almeno una
page-decks-stats-opening = mano iniziale
page-decks-stats-again = dopo la nuova mano
page-decks-stats-turn = turno { $turn }
page-decks-stats-how = «Dopo la nuova mano»: chi non ne ha nella mano iniziale la cambia tante volte quante permettono le regole. I turni contano le carte pescate fino a quel momento.
page-decks-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
page-error-no-decks = { $game } non prevede mazzi personali.
    .next = Giochi con mazzi personali: { $known }
