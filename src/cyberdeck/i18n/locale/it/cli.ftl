### La riga di comando: l’aiuto e le parole di ogni comando. Gli errori sono in errors.ftl, il tavolo in table.ftl.

## Aiuto

help-usage = Uso:
help-command = COMANDO
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-examples = Esempi
    .lines =
        cyberdeck play blackhat
        cyberdeck play blackhat --players 3 --option tracer=true --option board=expert
        cyberdeck rules blackhat BH-5.2
        cyberdeck verify game.json
help-top = giochi da tavolo su hacker e difensori
    .about = Giochi da tavolo su hacker e difensori. `cyberdeck COMANDO --help` dice di più su un comando.
help-play = gioca contro i bot
    .about = Una partita nel terminale contro i bot. Al tavolo scrivi help per sapere che cosa puoi fare.
help-serve = avvia il server per giocare nel browser
    .about = Avvia il server: si gioca nel browser, insieme o contro i bot. Le partite restano in un solo file e continuano dopo un riavvio.
help-config = mostra le impostazioni del server e da dove vengono
    .about = Mostra ogni impostazione del server, il suo valore e da dove viene: un’opzione, una variabile d’ambiente (CYBERDECK_PORT), il file di configurazione o il valore predefinito. Vale la prima di queste fonti in cui l’impostazione compare. I segreti sono nascosti.
help-config-file = file di configurazione in TOML; se manca, si legge /etc/cyberdeck/config.toml, se esiste
    .value = FILE
config-default = predefinito
help-admin = gestisce il database di un server
    .about = Quel che serve a chi gestisce un server: elenco dei tavoli, stato, chiusura ed eliminazione, quarantena; copie del database; dati su una persona. Funziona anche a server avviato.
help-admin-command = list, show, end, delete, quarantine, release, backup, restore, export, forget o retention
    .value = COMANDO
help-admin-what = il codice di un tavolo, il file di una copia o il nome di una persona
    .value = COSA
help-admin-status = solo i tavoli nello stato open, playing, over, stopped o quarantined
    .value = STATO
help-admin-game = solo i tavoli di questo gioco
    .value = GIOCO
help-admin-days = retention: elimina le partite finite o mai iniziate più vecchie di tanti giorni
    .value = GIORNI
help-admin-chat-days = retention: elimina i messaggi più vecchi di tanti giorni
    .value = GIORNI
admin-count = { $count ->
    [one] { $count } tavolo
   *[other] { $count } tavoli
}
admin-done = Fatto: { $command } { $what }
admin-backup-done = { $file } è una copia verificata di { $database }; tavoli: { $count }.
admin-restore-done = { $database } ora è come { $file }; tavoli: { $count }. Il precedente è accanto, con .before in fondo.
admin-retention-done = Eliminati: tavoli { $tables }, messaggi { $lines }.
help-host = indirizzo su cui ascoltare; 0.0.0.0 fa entrare anche altre macchine
    .value = INDIRIZZO
help-port = porta su cui ascoltare; 0: una qualsiasi libera
    .value = PORTA
help-db = database: un file, o l’indirizzo postgresql://… di un server
    .value = FILE
help-workers = quanti processi si dividono i tavoli (con PostgreSQL)
    .value = N
help-name = nome di questo server tra quelli che condividono il database
    .value = NOME
help-public-url = indirizzo con cui i giocatori raggiungono il server: per i link e i codici
    .value = URL
help-trusted-proxies = proxy creduti quando dicono di chi è la richiesta; gli altri no
    .value = ELENCO
help-hosts = altri nomi di questo server, oltre a quello in --public-url
    .value = ELENCO
help-metrics-token = token che apre /metrics; senza, si leggono solo da questa macchina
    .value = TOKEN
help-chat-days = giorni dopo i quali la chat si cancella; 0: mai
    .value = GIORNI
help-log = che cosa annotare: debug, info, warning o error; un oggetto JSON per riga
    .value = LIVELLO
help-open = apri la pagina iniziale in un browser
help-replay = rivedi una partita registrata
    .about = Mostra una partita registrata: come la vedeva un posto, come la vedeva uno spettatore, o con tutto scoperto.
help-verify = controlla una partita registrata
    .about = Rigioca una partita registrata e la controlla: ogni mossa è consentita, e ogni rimescolamento è quello che dà il seed? Codice d’uscita 0: valida; 1: non valida; 2: il file non si può leggere.
help-rules = leggi le regole di un gioco
    .about = Le regole di un gioco. Senza un numero e senza parole: i capitoli e i titoli di tutte le regole.
help-games = elenca i giochi
    .about = I giochi disponibili: giocatori, durata, opzioni.
help-deck = controlla, mostra o crea un mazzo
    .about = Mazzi per i giochi con mazzi personali. check segnala ogni problema con la riga, show elenca le carte, stats mostra le statistiche, new scrive un file di partenza. Con le bustine: odds mostra che cosa contengono, open le apre nella tua collezione, collection la elenca. Tutto è gratuito e resta su questo computer. Una riga è un numero di copie e una carta: 3 Firewall, o 3 #13. Codice d’uscita di check: 0 valido, 1 non valido, 2 illeggibile.
help-deck-action = azione: check, show, stats, new; odds, open o collection
    .value = check|show|stats|new|odds|open|collection
help-deck-file = il file di un mazzo, - per lo standard input (new: output), o il nome di un mazzo del gioco
    .value = MAZZO
help-deck-game = il gioco a cui serve il mazzo, se il file non lo dice
    .value = GIOCO
help-deck-boosters = open: quante bustine (1)
    .value = N
help-deck-seed = open: una parola o un numero; con lo stesso, le stesse bustine per tutti
    .value = SEED
help-deck-starter = open: una confezione iniziale per la collezione, con il nome del suo mazzo
    .value = NOME
help-deck-collection = il file della collezione, se non il solito; check: il mazzo è fatto di carte che hai?
    .value = FILE
help-deck-reset = collection: ricomincia; il vecchio file resta con un altro nome
help-deck-yes = non chiedere conferma
help-force = sovrascrivi un file esistente
help-help = mostra questo aiuto
help-version = mostra la versione e se i moduli veloci sono compilati
help-lang = lingua: en, ru, fi, it (predefinita: quella del sistema)
    .value = LINGUA
help-json = stampa JSON, per i programmi
help-plain = solo testo: niente cornici, niente colori, un fatto per riga
help-no-color = niente colori
help-markdown = stampa tutto il regolamento in Markdown
help-game = il nome di un gioco, come nell’elenco di `cyberdeck games`
    .value = GIOCO
help-file = una partita registrata
    .value = FILE
help-rules-words = il numero di una regola o di un capitolo, o parole da cercare
    .value = NUMERO|PAROLE
help-play-players = quanti giocatori, bot compresi
    .value = N
help-play-seat = il tuo posto, a partire da 1; predefinito: 1
    .value = N
help-play-bots = i bot per gli altri posti, nell’ordine: random, greedy (regole semplici), easy, medium, hard, expert (ognuno guarda più avanti del precedente); predefinito: medium
    .value = ELENCO
help-play-option = un’opzione di gioco, come tracer=true; si può ripetere
    .value = NOME=VALORE
help-play-seed = il seed di tutto ciò che è casuale: con esso si può rigiocare la stessa partita
    .value = N
help-play-name = il tuo nome, per il file della partita
    .value = NOME
help-play-resume = continua una partita salvata
    .value = FILE
help-play-save = dove salvare la partita; predefinito: un nuovo file in questa cartella
    .value = FILE
help-replay-seat = mostra solo ciò che vedeva questo posto
    .value = N
help-replay-all = mostra tutto (predefinito, se la partita è finita)
help-replay-step = fermati dopo ogni mossa e mostra il tavolo

## --version

version-line = Cyberdeck { $version }, Python { $python }
version-compiled = I moduli veloci sono compilati (mypyc { $mypyc }).
version-interpreted = I moduli veloci non sono compilati: tutto funziona, ma i bot pensano da 3 a 10 volte di più e all’esperto manca il tempo.
version-source = Motivo: il programma gira dai sorgenti, e si compila solo un pacchetto installato.
    .next = Che cosa fare: `make install`, oppure `pip install .` nella cartella dei sorgenti.
version-build = Motivo, come lo ha dato la compilazione: { $reason }
    .next = Che cosa fare: installa un compilatore C e gli header di Python, poi reinstalla Cyberdeck.
version-shadowed = Motivo: il pacchetto installato è compilato, ma altri file vengono prima: una cartella di sorgenti nel percorso, o un altro Python.
    .next = Che cosa fare: togli PYTHONPATH, esci dalla cartella dei sorgenti o installa con questo Python.

## games

games-players = Giocatori: da { $least } a { $most }
games-minutes = Minuti: { $minutes }
games-play = Per giocare: { $command }
games-options = Opzioni (nome=predefinito, valori):
games-faulty = Non funziona: { $game }: { $reason }

## rules

rules-more =
    { $count ->
        [one] Un’altra regola ne parla:
       *[other] Altre { $count } regole ne parlano:
    }

## replay

replay-title = { $game }: { $players }
replay-eyes =
    { $eyes ->
        [all] Vista: tutti i posti
        [spectator] Vista: spettatore
       *[seat] Vista: posto { $number }
    }
replay-changed = Le regole di questo gioco sono cambiate da allora (versione { $found }, oggi { $ours }). Ecco che cosa è successo, senza il tavolo.
replay-unfinished = Il file finisce qui; la partita non è finita.
replay-prompt = Invio: continua, q: esci >

## verify

verify-file = { $file }: una partita di { $game }
verify-actions =
    { $count ->
        [one] 1 mossa rigiocata, comprese le mosse casuali.
       *[other] { $count } mosse rigiocate, comprese le mosse casuali.
    }
verify-over = La partita è finita.
verify-going-on = La partita non è finita.
verify-shuffle-proven = Rimescolamenti: provati. Ognuno è quello che dà il seed dell’hash pubblicato.
verify-shuffle-unproven = Rimescolamenti: non provati. Il file non contiene il seed.
verify-shuffle-false = Rimescolamenti: alterati.
verify-commitment = Hash del mazzo: { $commitment }
verify-sound = Valido: tutte le mosse sono consentite.
verify-unsound = Il file della partita non è valido.
verify-seed = Il seed non corrisponde all’hash pubblicato.
verify-dice = La mossa { $number } è casuale, ma il seed ne dà un’altra.
verify-snapshot = La posizione salvata non corrisponde alle mosse.
verify-events = Gli eventi registrati alla mossa { $number } non sono quelli che le regole producono.
verify-result = Nel file il risultato è { $theirs }, ma la partita dà { $ours }.
verify-illegal = Mossa { $number }: { $move } lì non è consentita (regola { $rule }).
verify-action = La mossa { $number } lì non è possibile ({ $detail }).

## cyberdeck serve

serve-ready = Cyberdeck è in funzione: { $url }
serve-kept = Le partite sono salvate in { $file }
serve-stop = Ctrl-C ferma il server; le partite riprendono al prossimo avvio.
serve-open = Non è stato possibile aprire un browser. Apri tu { $url }.
serve-stopped = Fermato. Tutte le partite sono salvate.

## Il taccuino. $number: il numero del giocatore di cui parla una nota

play-help-notebook = Il taccuino
    .lines =
        note 3 ...   una nota privata sul giocatore 3; note 3 da solo la elimina
        notes        tutte le tue note
        possible     che cosa è ancora possibile di ciò che è nascosto
play-help-score = Punti
    .lines =
        why          da dove vengono i punti dei giocatori
play-note = Giocatore { $number }: { $text }
play-note-kept = Annotato sul giocatore { $number }: { $text }
play-note-gone = Nota sul giocatore { $number } eliminata.
play-note-none = Non c’è nessuna nota sul giocatore { $number }.
play-notes-none = Il tuo taccuino è vuoto. Per scriverci: note 3 qualche parola
play-possible-none = Ora non c’è niente di nascosto da dedurre.
error-note-who = Una nota riguarda un giocatore, da 1 a { $count }.
    .next = Scrivi il numero del giocatore e poi le tue parole, per esempio: note 3 gioca in modo strano
error-note-long = Una nota ha al massimo { $most } caratteri; questa ne ha { $count }.
    .next = Accorciala.
replay-note = Nota di { $player } su { $other }: { $text }
replay-note-gone = { $player } elimina la nota su { $other }.
replay-note-truth = in realtà: { $truth }

## deck. Che cosa può non andare in un mazzo è in decks.ftl

deck-check-line = Riga { $line }: { $text }
deck-check-good =
    { $count ->
        [one] Mazzo valido per { $game }: 1 carta.
       *[other] Mazzo valido per { $game }: { $count } carte.
    }
deck-check-bad =
    { $count ->
        [one] Non ancora valido: 1 problema.
       *[other] Non ancora valido: { $count } problemi.
    }
deck-code = Codice del mazzo: { $code }
deck-title =
    { $count ->
        [one] { $name }: una carta
       *[other] { $name }: { $count } carte
    }
deck-nameless = Mazzo senza nome
deck-group = { $kind }: { $count }
deck-marked = { $mark } Il testo di questa carta è ricostruito: è nostro, non quello stampato.
deck-stats-kinds = Carte per tipo
deck-stats-chances = Probabilità di averne almeno una
deck-stats-opening = mano iniziale
deck-stats-again = dopo la nuova mano
deck-stats-turn = turno { $turn }
deck-stats-how = «Dopo la nuova mano»: chi non ne ha nella mano iniziale la cambia tante volte quante permettono le regole. I turni contano le carte pescate fino a quel momento.
deck-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
deck-new = Mazzo di partenza
    .lines =
        Mazzo di partenza: cambialo come vuoi, poi controllalo con `cyberdeck deck check`.
        Una riga è un numero di copie e una carta: il titolo in una delle lingue, o il numero, 3 #13
        Quello che sta dopo due barre è un commento. Togli le barre per aggiungere la carta.
deck-new-name = Il mio mazzo
deck-new-written = Scritto: { $file }. Cambialo, poi controllalo con: { $command }
error-deck-action = Che cosa fare con il mazzo?
    .next = Scegli: { $known }
error-no-decks = { $game } non prevede mazzi personali.
    .next = Giochi con mazzi personali: { $known }
error-no-deck = Quale mazzo?
    .next = Indica un file, - per lo standard input, o uno di questi: { $known }
error-no-deck-file = In quale file scrivere il mazzo?
    .next = Indica un file, o - per lo standard output.
error-deck-missing = Non c’è né un file né un mazzo che si chiama «{ $deck }».
    .next = Controlla il nome e la cartella. Mazzi del gioco: { $known }
error-deck-exists = { $file } esiste già.
    .next = Scegli un altro nome, o sovrascrivilo con --force.
error-deck-write = { $file } non si può scrivere ({ $detail }).
    .next = Scegli un altro posto.

## Suggerimenti. $number: di una risposta nell’elenco; $move e $words: una risposta, in breve e a parole; $result: advice-result

help-play-no-hints = niente suggerimenti a questo tavolo
play-help-hint = Suggerimenti
    .lines =
        hint         la mossa che farebbe un esperto vedendo ciò che vedi tu
advice-thinking = L’esperto sta pensando…
advice-only = C’è una sola mossa.
advice-best = L’esperto consiglia:
advice-others = Poi, in ordine:
advice-move = { $number }) { $move }: { $words } — { $result }
# Su cento partite, da aspettarsi, e tra quali numeri sta il vero; una vittoria divisa conta in parte
advice-result = vittorie { $wins } % ({ $low }–{ $high } %)
advice-why-heuristics = Perché: la migliore nelle simulazioni; le regole semplici concordano.
advice-why-not-heuristics = Perché: le regole semplici giocherebbero { $move }, che però rende meno: { $result }.
advice-why-surer = Perché: le regole semplici giocherebbero { $move }, che sembra altrettanto buona ma è meno sicura: { $result }.
advice-why-result =
    { $count ->
        [one] Perché: la migliore nelle simulazioni (1 prova con questa mossa).
       *[other] Perché: la migliore nelle simulazioni ({ $count } prove con questa mossa).
    }
advice-close = Le mosse migliori quasi si equivalgono: questione di gusti.
error-no-hints = I suggerimenti sono disattivati a questo tavolo (--no-hints).
    .next = ? spiega la regola di questa decisione.

## Analisi

help-replay-review = cerca i probabili errori, in base a ciò che il posto sapeva (--seat: solo questo posto)
help-replay-budget = con --review: simulazioni per decisione; predefinito: 400
    .value = N
help-replay-seed = con --review: il seed delle simulazioni; con lo stesso seed l’analisi è la stessa
    .value = N
review-working = L’esperto analizza la partita
review-how =
    { $count ->
        [one] 1 decisione, giudicata da ciò che il posto sapeva; { $budget } simulazioni.
       *[other] { $count } decisioni, giudicate da ciò che ogni posto sapeva; { $budget } simulazioni ciascuna.
    }
# $number: della risposta nella registrazione
review-mark = Mossa { $number }, { $player }: probabile errore.
review-decision = Decisione: { $decision }
review-chosen = Giocata: { $move } ({ $words }): { $result }
review-better = Meglio: { $move } ({ $words }): { $result }
review-heuristics = Le regole semplici concordano con l’esperto.
review-none = Nessun probabile errore trovato.
# $loss: di una vittoria, in percento
review-seat = { $player }: decisioni { $decisions }, probabili errori { $strong }, probabilità di vittoria persa per decisione { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
error-review-secret = La partita non è finita: un’analisi di tutti i posti ne svelerebbe i segreti.
    .next = Scegli il tuo posto con --seat, oppure --all se nessuno ha niente in contrario.
error-only-with = { $argument } funziona solo con { $other }.
    .next = Aggiungi { $other }, o togli { $argument }.
