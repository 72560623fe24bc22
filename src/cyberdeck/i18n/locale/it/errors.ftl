### Che cosa può andare storto, e che cosa fare (.next). Prima le chiavi di kernel/errors.py, poi quelle della riga di comando.

error = Qualcosa è andato storto.
    .next = Riprova.
error-move = Mossa non accettata.
    .next = Scegli una mossa dall’elenco.
error-malformed-move = «{ $text }» non è leggibile come mossa.
    .next = Scrivi il numero di una mossa o copiala dall’elenco; help mostra tutti i comandi.
error-illegal-move = { $move } ora non è consentita. Regola { $rule }:
    .next = Scegli una mossa dall’elenco; ? { $rule } mostra la regola.
error-not-your-turn = Non tocca a te.
    .next = Aspetta il tuo turno.
error-stale-move = Il tavolo è cambiato nel frattempo.
    .next = Guarda il tavolo e scegli di nuovo.
error-game-over = La partita è finita.
    .next = Comincia una nuova partita, o rivedi questa con `cyberdeck replay`.
error-setup = Questo tavolo non si può creare.
    .next = `cyberdeck games` elenca i giochi e le loro opzioni.
error-unknown-game = Non c’è un gioco che si chiama «{ $game }».
    .next = Giochi disponibili: { $known }.
error-faulty-game = Il plug-in «{ $game }» non funziona.
    .next = `cyberdeck games` mostra che cosa non va; aggiorna o rimuovi il pacchetto.
error-unknown-option = Il gioco non ha l’opzione «{ $option }».
    .next = Le sue opzioni sono: { $known }. `cyberdeck games` le spiega.
error-bad-option = «{ $value }» non è un valore di { $option }.
    .next = Valori: { $allowed }
error-bad-players = Questo gioco è per { $least }–{ $most } giocatori, non { $players }.
    .next = Scegli da { $least } a { $most } giocatori.
error-bad-deck =
    { $line ->
        [0] Questo mazzo non si può usare (errori: { $problems }).
       *[in-line] Questo mazzo non si può usare (errori: { $problems }; il primo è alla riga { $line }).
    } { $problem ->
        [deck-too-large] { deck-too-large }
        [deck-not-text] { deck-not-text }
        [deck-control] { deck-control }
        [deck-many-lines] { deck-many-lines }
        [deck-empty] { deck-empty }
        [deck-line-long] { deck-line-long }
        [deck-header-unknown] { deck-header-unknown }
        [deck-header-empty] { deck-header-empty }
        [deck-header-twice] { deck-header-twice }
        [deck-name-long] { deck-name-long }
        [deck-other-game] { deck-other-game }
        [deck-mark-before] { deck-mark-before }
        [deck-count-fraction] { deck-count-fraction }
        [deck-count-negative] { deck-count-negative }
        [deck-count-absurd] { deck-count-absurd }
        [deck-count-zero] { deck-count-zero }
        [deck-separator] { deck-separator }
        [deck-no-card] { deck-no-card }
        [deck-no-count] { deck-no-count }
        [deck-count-after] { deck-count-after }
        [deck-count-word] { deck-count-word }
        [deck-not-understood] { deck-not-understood }
        [deck-ambiguous] { deck-ambiguous }
        [deck-several] { deck-several }
        [deck-unknown-number] { deck-unknown-number }
        [deck-number-and-title] { deck-number-and-title }
        [deck-token] { deck-token }
        [deck-unknown-card] { deck-unknown-card }
        [deck-strange-card] { deck-strange-card }
        [deck-copies] { deck-copies }
        [deck-copies-together] { deck-copies-together }
        [deck-too-few] { deck-too-few }
        [deck-too-many] { deck-too-many }
        [deck-unknown-name] { deck-unknown-name }
       *[unknown] Non è un mazzo di questo gioco.
    }
    .next =
        { $problem ->
            [deck-too-large] { deck-too-large.next }
            [deck-not-text] { deck-not-text.next }
            [deck-control] { deck-control.next }
            [deck-many-lines] { deck-many-lines.next }
            [deck-empty] { deck-empty.next }
            [deck-line-long] { deck-line-long.next }
            [deck-header-unknown] { deck-header-unknown.next }
            [deck-header-empty] { deck-header-empty.next }
            [deck-header-twice] { deck-header-twice.next }
            [deck-name-long] { deck-name-long.next }
            [deck-other-game] { deck-other-game.next }
            [deck-mark-before] { deck-mark-before.next }
            [deck-count-fraction] { deck-count-fraction.next }
            [deck-count-negative] { deck-count-negative.next }
            [deck-count-absurd] { deck-count-absurd.next }
            [deck-count-zero] { deck-count-zero.next }
            [deck-separator] { deck-separator.next }
            [deck-no-card] { deck-no-card.next }
            [deck-no-count] { deck-no-count.next }
            [deck-count-after] { deck-count-after.next }
            [deck-count-word] { deck-count-word.next }
            [deck-not-understood] { deck-not-understood.next }
            [deck-ambiguous] { deck-ambiguous.next }
            [deck-several] { deck-several.next }
            [deck-unknown-number] { deck-unknown-number.next }
            [deck-number-and-title] { deck-number-and-title.next }
            [deck-token] { deck-token.next }
            [deck-unknown-card] { deck-unknown-card.next }
            [deck-strange-card] { deck-strange-card.next }
            [deck-copies] { deck-copies.next }
            [deck-copies-together] { deck-copies-together.next }
            [deck-too-few] { deck-too-few.next }
            [deck-too-many] { deck-too-many.next }
            [deck-unknown-name] { deck-unknown-name.next }
           *[unknown] `cyberdeck deck check` dice tutto quello che non va in un mazzo.
        }
error-option-conflict = Queste opzioni non sono compatibili: { $options }. Vedi la regola { $rule }.
    .next = Cambiane una; `cyberdeck rules` mostra la regola.
error-record = Questo file di partita non si può usare.
    .next = Prova un altro file.
error-corrupt-record = Il file della partita è danneggiato o modificato.
    .next = Usa un’altra copia del file. Dettaglio: { $reason }
error-wrong-version =
    { $what ->
        [format] Il file della partita ha il formato { $found }; questo programma legge il formato { $ours }.
       *[other] La partita è stata giocata con la versione { $found } delle regole di { $what }; questo programma ha la versione { $ours }.
    }
    .next = Usa la versione di Cyberdeck con cui è stato creato il file.
error-bad-data = Dati dei componenti non validi in { $file }, { $item }: { $reason }
    .next = Reinstalla Cyberdeck.

error-unknown-command = Non c’è il comando «{ $command }».
    .next = Prova: { $near }
error-unknown-argument = «{ $argument }» qui non è riconosciuto.
    .next = Prova: { $near }
error-needs-value = { $argument }: manca il valore, o non va dato.
    .next = --help mostra come si usa.
error-arguments = Argomenti non validi ({ $detail }).
    .next = --help mostra come si usano.
error-bad-number = { $argument } vuole un numero intero, almeno { $least }, non «{ $value }».
    .next = Scrivi un numero.
error-bad-seat = A questo tavolo non c’è il posto { $seat }.
    .next = Scegli un posto da 1 a { $seats }.
error-seat-needed = Il file non dice qual è il tuo posto.
    .next = Aggiungi --seat, da 1 a { $seats }.
error-bad-name = «{ $name }» è riservato ai bot.
    .next = Scegli un altro nome.
error-option-shape = «{ $option }» non è nella forma NOME=VALORE.
    .next = Scrivila così: --option NOME=VALORE.
error-option-twice = L’opzione { $option } è data due volte.
    .next = Dalla una volta sola.
error-not-together = { $first } e { $second } non si possono combinare.
    .next = Togli uno dei due.
error-other-game = { $file } è una partita di { $game }.
    .next = Togli il nome del gioco.
error-no-rules = «{ $game }» non ha un regolamento.
    .next = `cyberdeck games` elenca i giochi; per le regole di questo chiedi a chi lo ha fatto.
error-no-game = Quale gioco?
    .next = Giochi disponibili: { $known }.
error-no-file = Quale file?
    .next = Indica il file di una partita salvata.
error-file-missing = Il file { $file } non c’è.
    .next = Controlla il nome e la cartella.
error-file-read = { $file } non si può leggere ({ $detail }).
    .next = Controlla che sia un file e che tu possa leggerlo.
error-file-write = { $file } non si può scrivere ({ $detail }).
    .next = Scegli un altro posto con --save.
error-file-exists = { $file } esiste già.
    .next = Scegli un altro nome, o continua quella partita: --resume { $file }
error-unknown-language = La lingua «{ $language }» non è disponibile.
    .next = Scegli en, ru, fi o it.
error-unknown-rule = La regola { $rule } non c’è.
    .next = Vicine: { $near }.
error-no-move = La mossa { $number } non c’è; le mosse sono { $count }.
    .next = Scegli un numero dell’elenco. Una mossa che è essa stessa un numero si scrive con =: ={ $number }
error-why-what = Quale mossa?
    .next = Per esempio: why 3
error-internal = Errore imprevisto ({ $detail }).
    .next = Segnalalo, per favore. Se stavi giocando, la partita è salva. CYBERDECK_DEBUG=1 mostra i dettagli.

error-log-level = «{ $level }» non è un livello di log.
    .next = Scegline uno: { $known }.
error-config-file = Il file di configurazione { $file } non è TOML valido ({ $detail }).
    .next = Correggi quel punto. Ogni riga è un nome, un = e un valore: port = 8765
error-config-key = { $file }: l’impostazione «{ $name }» non esiste.
    .next = Prova: { $near }. `cyberdeck config` le elenca tutte.
error-config-value = { $argument } non può essere «{ $value }».
    .next = Nel file si scrive così: { $example }
error-port = La porta { $port } di { $host } non si può usare ({ $detail }).
    .next = Scegline un’altra con --port; --port 0 ne prende una qualsiasi libera.

## A un tavolo in rete

error-table = A questo tavolo non è possibile.
    .next = Guarda di nuovo il tavolo.
error-no-such-address = A questo indirizzo non c’è nulla.
    .next = Controlla che sia scritto bene, oppure vai alla pagina iniziale.
error-wrong-host = Questo server non è noto come «{ $host }».
    .next = Usa l’indirizzo che hai ricevuto. Chi gestisce il server può aggiungere un nome con `--hosts`.
error-not-allowed = Solo per chi gestisce questo server.
    .next = Invia il token indicato con `--metrics-token`, o chiedi dalla macchina stessa.
error-bad-network = «{ $value }» non è né un indirizzo né una rete.
    .next = Esempio: `--trusted-proxies 127.0.0.1,10.0.0.0/8`.
error-no-such-table = Il tavolo { $code } non esiste.
    .next = Controlla il codice.
error-no-lesson = «{ $game }» non ha un tutorial.
    .next = Gioca contro i bot.
error-seat-taken = Quel posto è occupato.
    .next = Prendine un altro, o guarda la partita.
error-not-your-seat = Non hai un posto a questo tavolo.
    .next = Apri il link del tuo posto, o prendine uno libero.
error-already-begun = La partita è già cominciata.
    .next = Puoi guardarla.
error-not-begun = La partita non è ancora cominciata.
    .next = Aspetta l’inizio.
error-seats-free =
    { $free ->
        [one] 1 posto è ancora libero.
       *[other] { $free } posti sono ancora liberi.
    }
    .next = Invita qualcuno, o riempili di bot.
error-not-over = Possibile solo a partita finita.
    .next = Prima finisci la partita.
error-cannot-undo =
    { $reason ->
        [over] Non si può annullare: la partita è finita.
        [chance] Non si può annullare: nel frattempo sono state pescate carte.
        [answered] Non si può annullare: nel frattempo ha mosso un altro giocatore.
        [revealed] Non si può annullare: nel frattempo si sono scoperte carte nascoste.
        [none] Non hai ancora preso decisioni.
        [asked] L’hai già chiesto. Gli altri stanno decidendo.
        [refused] Su questa mossa gli altri sono già stati interpellati.
       *[nobody] Nessuno chiede di annullare.
    }
    .next = Continua la partita.
error-silenced = A questo tavolo chi è fuori dal gioco non può scrivere in chat.
    .next = Potrai scrivere di nuovo a partita finita.
error-too-late = Il tuo tempo è finito prima che arrivasse questa mossa.
    .next = Questa mossa la fa il server per te. La prossima è di nuovo tua.
error-too-fast = Troppe richieste.
    .next = Aspetta un momento e riprova.
error-too-many = Il server è pieno.
    .next = Riprova più tardi.
error-too-many-of-bots = Hai già { $most ->
        [one] un tavolo
       *[other] { $most } tavoli
    } dove giocano solo i bot.
    .next = Aspetta che una di queste partite finisca, oppure chiudila e attendi qualche minuto.
error-bad-message = Il server non è riuscito a leggere ({ $reason }).
    .next = Ricarica la pagina.
error-not-owner = Può farlo solo chi gestisce il tavolo.
    .next = Chiedilo a quella persona o apri un tavolo tuo.
error-locked = Il tavolo è chiuso: nessun altro può sedersi.
    .next = Guarda la partita o cerca un altro tavolo.
error-rules-changed = Le regole di questo gioco sono cambiate da allora.
    .next = Il replay mostra che cosa è successo.
error-ended-by-operator = L’amministratore del server ha chiuso questa partita.
    .next = Il replay mostra che cosa è successo.
error-table-broken = Il tavolo { $code } non si apre: i suoi dati sono danneggiati.
    .next = Chi gestisce il server lo trova in quarantena; nulla è stato cancellato.
error-store = Il database { $file } non è utilizzabile.
    .next = Indica un altro file con --db.
error-store-unreadable = { $file } non è utilizzabile come database: { $detail }.
    .next = Indica un altro file con --db o ripristina una copia di questo.
error-store-gap = Un tavolo in { $file } non si legge: { $detail }.
    .next = Lo mostra cyberdeck admin list; nulla è stato cancellato.
error-store-newer = { $file } è stato scritto da un Cyberdeck più recente (schema { $found }, questo arriva a { $ours }).
    .next = Installa la versione più recente o usa un altro file.
error-store-in-use = Un altro server sta già usando { $file }.
    .next = Fermalo prima, o indica un altro file con --db.
error-store-no-server = Nessun database risponde a { $file } ({ $detail }).
    .next = Avvia PostgreSQL lì, oppure correggi host, porta e nome del database dopo --db.
error-store-password = Il server del database { $file } rifiuta questo utente o questa password.
    .next = Correggili: --db postgresql://utente:password@host/database
error-store-no-driver = A questa installazione manca ciò che serve per PostgreSQL.
    .next = Installalo: pip install "{ $extra }"
error-store-away = In questo momento il database non risponde.
    .next = Riprova tra un attimo.
error-store-stale = Il tavolo è passato a un altro server.
    .next = Riprova.
error-workers = Più processi non possono condividere { $file }.
    .next = Usa un database PostgreSQL: --db postgresql://utente:password@host/database
error-moved = Il tavolo è su un altro server.
    .next = Segui il rinvio verso { $to }.
error-admin-command = «{ $command }» non è un comando di admin. Ci sono: { $known }.
    .next = Prova: cyberdeck admin --help
error-admin-status = «{ $status }» non è uno stato di un tavolo.
    .next = Scegli tra: { $known }.
error-admin-nothing = Di { $what } non è conservato nulla.
    .next = cyberdeck admin list mostra tutti i tavoli.
error-admin-not-so = { $what } non è in uno stato adatto a { $command }.
    .next = cyberdeck admin show { $what } dice com’è.
error-admin-unanswered = Il server non l’ha eseguito entro { $seconds } secondi.
    .next = Controlla se risponde ancora; lo farà appena può.
error-unsaved = Salvataggio non riuscito; nulla è cambiato.
    .next = Riprova.
