### La riga di comando: l'aiuto e le parole di ogni comando. Gli errori sono in errors.ftl, il tavolo in table.ftl.

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
help-serve = apri i tavoli al browser, per amici vicini e lontani
    .about = Avvia il server: si gioca nel browser, insieme o contro i bot. Le partite restano in un solo file e continuano dopo un riavvio.
help-host = indirizzo su cui ascoltare; 0.0.0.0 fa entrare anche altre macchine
    .value = INDIRIZZO
help-port = porta su cui ascoltare; 0: una qualsiasi libera
    .value = PORTA
help-db = file che conserva i tavoli
    .value = FILE
help-public-url = indirizzo con cui i giocatori raggiungono il server: per i link e i codici
    .value = URL
help-log = che cosa annotare: debug, info, warning o error; un oggetto JSON per riga
    .value = LIVELLO
help-open = apri la pagina iniziale in un browser
help-replay = rivedi una partita registrata
    .about = Racconta di nuovo una partita registrata: come la conosceva un posto, come la vedeva uno spettatore, o senza segreti.
help-verify = controlla una partita registrata
    .about = Rigioca una partita registrata e la controlla: ogni risposta è permessa, e ogni mescolata è quella che dà il seme? Codice di uscita 0: in ordine; 1: non in ordine; 2: il file non si può leggere.
help-rules = leggi le regole di un gioco
    .about = Le regole di un gioco. Senza un numero e senza parole: i capitoli e i titoli di tutte le regole.
help-games = elenca i giochi
    .about = Quali giochi ci sono, per quanti giocatori, quanto durano e quali opzioni hanno.
help-deck = controlla, mostra o comincia un mazzo di carte
    .about = Mazzi per i giochi in cui ognuno porta il suo: check dice ogni errore e come rimediare, show elenca le carte, stats dice che cosa promette il mazzo, new scrive un mazzo da cui cominciare. Nei giochi con le bustine: odds dice che cosa aspettarsi, open le apre per la tua collezione, collection elenca quello che hai; tutto è gratuito e resta solo su questo computer. Una riga di un mazzo è un numero di copie e una carta: 3 Firewall, o 3 #13. Codice d'uscita di check 0: il mazzo si può giocare (con --collection: con le carte che hai); 1: non si può; 2: non si può leggere.
help-deck-action = che cosa fare: check, show, stats, new; odds, open o collection
    .value = check|show|stats|new|odds|open|collection
help-deck-file = il file di un mazzo, - per lo standard input (new: output), o il nome di un mazzo del gioco
    .value = MAZZO
help-deck-game = il gioco a cui serve il mazzo, se il file non lo dice
    .value = GIOCO
help-deck-boosters = open: quante bustine (1)
    .value = N
help-deck-seed = open: una parola o un numero; con lo stesso, le stesse bustine per tutti
    .value = SEME
help-deck-starter = open: una confezione iniziale per la collezione, con il nome del suo mazzo
    .value = NOME
help-deck-collection = il file della collezione, se non il solito; check: il mazzo è fatto di carte che hai?
    .value = FILE
help-deck-reset = collection: ricomincia; il vecchio file viene messo da parte
help-deck-yes = non chiedere conferma: lo voglio davvero
help-force = scrivi sopra un file che c'è già
help-help = mostra questo aiuto
help-version = mostra la versione e se è compilata
help-lang = lingua: en, ru, fi, it (altrimenti quella del tuo sistema)
    .value = LINGUA
help-json = stampa JSON, per i programmi
help-plain = solo testo: niente cornici, niente colori, un fatto per riga
help-no-color = niente colori
help-markdown = stampa tutto il regolamento in Markdown
help-game = il nome di un gioco, come nell'elenco di `cyberdeck games`
    .value = GIOCO
help-file = una partita registrata
    .value = FILE
help-rules-words = il numero di una regola o di un capitolo, o parole da cercare
    .value = NUMERO|PAROLE
help-play-players = quanti giocatori, bot compresi
    .value = N
help-play-seat = il tuo posto, a partire da 1; se non lo dici, 1
    .value = N
help-play-bots = i bot per gli altri posti, a turno: random, greedy (a occhio), easy, medium, hard, expert (questi guardano avanti, ognuno più del precedente); se non lo dici, medium
    .value = ELENCO
help-play-option = un'opzione del gioco, come tracer=true; si può ripetere
    .value = NOME=VALORE
help-play-seed = un numero che decide tutto ciò che è casuale: con esso si può rigiocare la stessa partita
    .value = N
help-play-name = il tuo nome, per la registrazione
    .value = NOME
help-play-resume = continua una partita salvata
    .value = FILE
help-play-save = dove salvare la partita; se non lo dici, in un nuovo file in questa cartella
    .value = FILE
help-replay-seat = mostra solo ciò che sapeva questo posto
    .value = N
help-replay-all = mostra tutto (è così anche da sé, se la partita è finita)
help-replay-step = fermati dopo ogni risposta e mostra il tavolo

## --version

version-line = Cyberdeck { $version }, Python { $python }
version-compiled = I moduli veloci sono compilati (mypyc { $mypyc }).
version-interpreted = I moduli veloci non sono compilati: tutto funziona, ma le simulazioni sono lente.
version-source = Motivo: il programma gira dai sorgenti, e si compila solo un pacchetto installato.
    .next = Che cosa fare: `make install`, oppure `pip install .` nella cartella dei sorgenti. Per una partita contro i bot non cambia niente.
version-build = Motivo, come lo ha dato la compilazione: { $reason }
    .next = Che cosa fare: installa un compilatore C e gli header di Python, poi reinstalla Cyberdeck. Per una partita contro i bot non cambia niente.
version-shadowed = Motivo: il pacchetto installato è compilato, ma altri file vengono prima: una cartella di sorgenti nel percorso, o un altro Python.
    .next = Che cosa fare: togli PYTHONPATH, esci dalla cartella dei sorgenti o installa con questo Python.

## games

games-players = Giocatori: da { $least } a { $most }
games-minutes = Minuti: { $minutes }
games-play = Per giocare: { $command }
games-options = Opzioni (nome=valore predefinito, che cosa accettano):
games-faulty = Non funziona: { $game }: { $reason }

## rules

rules-more =
    { $count ->
        [one] Ne parla un'altra regola:
       *[other] Ne parlano altre { $count } regole:
    }

## replay

replay-title = { $game }: { $players }
replay-eyes =
    { $eyes ->
        [all] Si mostra tutto.
        [spectator] Si mostra ciò che poteva vedere uno spettatore.
       *[seat] Si mostra ciò che sapeva il posto { $number }.
    }
replay-unfinished = La registrazione finisce qui; la partita non è finita.
replay-prompt = Invio: avanti, q: fine >

## verify

verify-file = { $file }: una partita di { $game }
verify-actions =
    { $count ->
        [one] Una risposta rigiocata, compresa la sorte.
       *[other] { $count } risposte rigiocate, compresa la sorte.
    }
verify-over = La partita è finita.
verify-going-on = La partita non è finita.
verify-shuffle-proven = Mescolate: provate. Ognuna è quella che dà il seme impegnato.
verify-shuffle-unproven = Mescolate: non provate. La registrazione non contiene il seme.
verify-shuffle-false = Mescolate: false.
verify-commitment = Impegno: { $commitment }
verify-sound = La registrazione è in ordine.
verify-unsound = La registrazione non è in ordine.
verify-seed = Il seme non è quello impegnato prima della distribuzione.
verify-dice = La risposta { $number } è della sorte, ma il seme ne dà un'altra.
verify-snapshot = L'istantanea non è lo stato a cui portano le sue risposte.
verify-result = Nel file il risultato è { $theirs }, ma la partita dà { $ours }.
verify-illegal = Risposta { $number }: { $move } lì non è permesso (regola { $rule }).
verify-action = La risposta { $number } lì non è possibile ({ $detail }).

## cyberdeck serve

serve-ready = I tavoli sono aperti: { $url }
serve-kept = Le partite restano in { $file }
serve-stop = Ctrl-C ferma il server; al prossimo avvio le partite riprendono da dove erano.
serve-open = Non è stato possibile aprire un browser. Apri tu { $url }.
serve-stopped = Fermato. Tutte le partite sono conservate.

## Il taccuino. $number: il numero del giocatore di cui parla una nota

play-help-notebook = Il taccuino
    .lines =
        note 3 ...   una nota segreta sul giocatore 3; note 3 da solo la cancella
        notes        tutte le tue note
        possible     che cosa è ancora possibile di ciò che è nascosto
play-help-score = Punti
    .lines =
        why          perché i giocatori hanno i punti che hanno
play-note = Giocatore { $number }: { $text }
play-note-kept = Annotato sul giocatore { $number }: { $text }
play-note-gone = La nota sul giocatore { $number } è cancellata.
play-note-none = Non c'è nessuna nota sul giocatore { $number }.
play-notes-none = Il tuo taccuino è vuoto. Per scriverci: note 3 qualche parola
play-possible-none = In questo gioco ora non c'è niente di nascosto di quel genere.
error-note-who = Una nota riguarda un giocatore, da 1 a { $count }.
    .next = Scrivi il numero del giocatore e poi le tue parole, per esempio: note 3 gioca in modo strano
error-note-long = Una nota ha al massimo { $most } caratteri; questa ne ha { $count }.
    .next = Dillo con meno parole.
replay-note = Nota di { $player } su { $other }: { $text }
replay-note-gone = { $player } cancella la nota su { $other }.
replay-note-truth = in verità: { $truth }

## deck. Che cosa può non andare in un mazzo è in decks.ftl

deck-check-line = Riga { $line }: { $text }
deck-check-good =
    { $count ->
        [one] Un mazzo per { $game } con cui si può giocare: una carta.
       *[other] Un mazzo per { $game } con cui si può giocare: { $count } carte.
    }
deck-check-bad =
    { $count ->
        [one] Un errore: con questo mazzo non si può ancora giocare.
       *[other] { $count } errori: con questo mazzo non si può ancora giocare.
    }
deck-code = In una riga: { $code }
deck-title =
    { $count ->
        [one] { $name }: una carta
       *[other] { $name }: { $count } carte
    }
deck-nameless = Un mazzo senza nome
deck-group = { $kind }: { $count }
deck-marked = { $mark } Il testo di questa carta è ricostruito: è nostro, non quello stampato.
deck-stats-kinds = Carte per tipo
deck-stats-chances = La probabilità di averne almeno una
deck-stats-opening = prima mano
deck-stats-again = nuova mano
deck-stats-turn = turno { $turn }
deck-stats-how = «Nuova mano»: chi non ne ha nella prima mano ne prende un'altra tante volte quante permettono le regole. I turni vengono dopo, con le carte pescate dal mazzo in ciascuno.
deck-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
deck-new = Un mazzo da cui cominciare
    .lines =
        Un mazzo da cui cominciare: cambialo come vuoi, poi controllalo con `cyberdeck deck check`.
        Una riga è un numero di copie e una carta: il titolo in una delle nostre lingue, o il numero, 3 #13
        Quello che sta dopo due barre è un commento. Togli le barre per mettere una carta nel mazzo.
deck-new-name = Il mio mazzo
deck-new-written = Scritto: { $file }. Cambialo, poi controllalo con: { $command }
error-deck-action = Che cosa fare con il mazzo?
    .next = Scegli: { $known }
error-no-decks = A { $game } non si gioca con mazzi propri.
    .next = Si gioca così a: { $known }
error-no-deck = Quale mazzo?
    .next = Indica un file, - per lo standard input, o uno di questi: { $known }
error-no-deck-file = Dove scrivere il mazzo?
    .next = Indica un file, o - per lo standard output.
error-deck-missing = Non c'è né un file né un mazzo che si chiama «{ $deck }».
    .next = Controlla il nome e la cartella. Mazzi del gioco: { $known }
error-deck-exists = { $file } c'è già.
    .next = Scegli un altro nome, o scrivici sopra con --force.
error-deck-write = { $file } non si può scrivere ({ $detail }).
    .next = Scegli un altro posto.

## Suggerimenti. $number: di una risposta nell'elenco; $move e $words: una risposta, in breve e a parole; $result: advice-result

help-play-no-hints = niente suggerimenti a questo tavolo
play-help-hint = Suggerimenti
    .lines =
        hint         che cosa risponderebbe un esperto, da ciò che vedi tu
advice-thinking = L'esperto riflette su ciò che vedi tu…
advice-only = C'è una sola risposta.
advice-best = L'esperto risponderebbe:
advice-others = Poi, in ordine:
advice-move = { $number }) { $move }: { $words } — { $result }
# Su cento partite, da aspettarsi, e tra quali numeri sta il vero; una vittoria divisa conta in parte
advice-result =
    { $wins ->
        [one] circa { $wins } vittoria su 100 partite (da { $low } a { $high })
       *[other] circa { $wins } vittorie su 100 partite (da { $low } a { $high })
    }
advice-why-heuristics = Perché: è stata la migliore continuando la partita col pensiero, e le regole pratiche dicono lo stesso.
advice-why-not-heuristics = Perché: le regole pratiche risponderebbero { $move }, ma ci si può aspettare di meno: { $result }.
advice-why-surer = Perché: le regole pratiche risponderebbero { $move }, che sembra altrettanto buona ma è meno sicura: { $result }.
advice-why-result =
    { $count ->
        [one] Perché: è stata la migliore continuando la partita col pensiero, una volta con questa risposta.
       *[other] Perché: è stata la migliore continuando la partita col pensiero, { $count } volte con questa risposta.
    }
advice-close = Le prime risposte sono vicine tra loro: può essere questione di gusti.
error-no-hints = A questo tavolo non ci sono suggerimenti: è stato aperto con --no-hints.
    .next = Decidi tu; ? spiega la regola da cui viene la domanda.

## Analisi

help-replay-review = cerca le decisioni sbagliate, da ciò che il posto sapeva allora (con --seat: solo di questo posto)
help-replay-budget = con --review: quante volte continuare la partita col pensiero a ogni decisione; se non lo dici, 400
    .value = N
help-replay-seed = con --review: un numero che decide che cosa immagina l'esperto; con lo stesso numero l'analisi è la stessa
    .value = N
review-working = L'esperto guarda le decisioni
review-how =
    { $count ->
        [one] Una decisione, giudicata da ciò che il posto sapeva allora; la partita è stata continuata col pensiero { $budget } volte.
       *[other] { $count } decisioni, giudicate da ciò che ogni posto sapeva allora; a ognuna la partita è stata continuata col pensiero { $budget } volte.
    }
# $number: della risposta nella registrazione
review-mark = Risposta { $number }, { $player }: l'esperto è in netto disaccordo.
review-decision = La domanda era: { $decision }
review-chosen = Scelta: { $move } ({ $words }): { $result }
review-better = Meglio: { $move } ({ $words }): { $result }
review-heuristics = Le regole pratiche danno ragione all'esperto.
review-none = L'esperto non è in netto disaccordo con nessuna decisione.
# $loss: di una vittoria, in percento
review-seat = { $player }: decisioni { $decisions }, netti disaccordi { $strong }, persi in media per decisione { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } % di una vittoria
error-review-secret = La partita non è finita, e un'analisi di tutti i posti ne direbbe i segreti.
    .next = Scegli il tuo posto con --seat, oppure --all se nessuno ha niente in contrario.
error-only-with = { $argument } non significa niente senza { $other }.
    .next = Aggiungi { $other }, o togli { $argument }.
