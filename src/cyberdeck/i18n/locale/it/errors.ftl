### Che cosa può andare storto, e che cosa fare (.next). Prima le chiavi di kernel/errors.py, poi quelle della riga di comando.

error = Qualcosa è andato storto.
    .next = Riprova.
error-move = Questa risposta non è stata accettata.
    .next = Scegli una delle risposte dell'elenco.
error-malformed-move = «{ $text }» non è una mossa di questo gioco.
    .next = Scrivi il numero di una risposta o copiala dall'elenco; help mostra tutti i comandi.
error-illegal-move = { $move } ora non è permesso. Lo vieta la regola { $rule }:
    .next = Scegli una delle risposte dell'elenco; ? { $rule } mostra la regola.
error-not-your-turn = Non tocca a questo posto.
    .next = Aspetta che ti venga chiesto.
error-stale-move = Questa risposta è per una domanda che non è più aperta.
    .next = Guarda di nuovo il tavolo e rispondi alla domanda che è aperta ora.
error-game-over = La partita è finita.
    .next = Comincia una nuova partita, o rivedi questa con `cyberdeck replay`.
error-setup = Un tavolo così non si può preparare.
    .next = `cyberdeck games` elenca i giochi e le loro opzioni.
error-unknown-game = Non c'è un gioco che si chiama «{ $game }».
    .next = Ci sono: { $known }.
error-faulty-game = Il plug-in «{ $game }» non funziona.
    .next = `cyberdeck games` dice che cosa non va; aggiorna o rimuovi il suo pacchetto.
error-unknown-option = Il gioco non ha l'opzione «{ $option }».
    .next = Le sue opzioni sono: { $known }. `cyberdeck games` le spiega.
error-bad-option = L'opzione { $option } non accetta «{ $value }».
    .next = Accetta: { $allowed }
error-bad-players = A questo gioco non si può giocare in { $players }.
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
error-option-conflict = Queste opzioni non vanno insieme: { $options }. La regola { $rule } dice perché.
    .next = Cambiane una; `cyberdeck rules` mostra la regola.
error-record = Questa registrazione non si può usare.
    .next = Prova un altro file.
error-corrupt-record = Questa non è una registrazione integra di una partita: è danneggiata, troncata o modificata.
    .next = Usa un'altra copia del file. Dettaglio: { $reason }
error-wrong-version =
    { $what ->
        [format] La registrazione ha il formato { $found }; questo programma legge il formato { $ours }.
       *[other] La registrazione è stata giocata con la versione { $found } delle regole di { $what }; questo programma ha la versione { $ours }.
    }
    .next = Usa la versione di Cyberdeck con cui è stata fatta la registrazione.
error-bad-data = Un file dei componenti del gioco dice cose senza senso: { $file }, { $item }: { $reason }
    .next = Reinstalla Cyberdeck.

error-unknown-command = Non c'è il comando «{ $command }».
    .next = Prova: { $near }
error-unknown-argument = «{ $argument }» qui non si capisce.
    .next = Prova: { $near }
error-needs-value = { $argument } non si usa così: vuole esattamente un valore, o non ne prende.
    .next = --help mostra come si usa.
error-arguments = Gli argomenti non si capiscono ({ $detail }).
    .next = --help mostra come si usano.
error-bad-number = { $argument } vuole un numero intero, almeno { $least }, non «{ $value }».
    .next = Scrivi un numero.
error-bad-seat = A questo tavolo non c'è il posto { $seat }.
    .next = Scegli un posto da 1 a { $seats }.
error-seat-needed = Il file non dice qual è il tuo posto.
    .next = Aggiungi --seat, da 1 a { $seats }.
error-bad-name = «{ $name }» è un nome da bot.
    .next = Scegli un altro nome.
error-option-shape = «{ $option }» non è un'opzione con il suo valore.
    .next = Scrivila così: --option NOME=VALORE.
error-option-twice = L'opzione { $option } è data due volte.
    .next = Dalla una volta sola.
error-not-together = { $first } e { $second } non vanno insieme.
    .next = Togli uno dei due.
error-other-game = { $file } è una partita di { $game }.
    .next = Togli il nome del gioco.
error-no-rules = «{ $game }» non ha un regolamento.
    .next = `cyberdeck games` elenca i giochi; per le regole di questo chiedi a chi lo ha fatto.
error-no-game = Quale gioco?
    .next = Ci sono: { $known }.
error-no-file = Quale file?
    .next = Indica il file di una partita salvata.
error-file-missing = Il file { $file } non c'è.
    .next = Controlla il nome e la cartella.
error-file-read = { $file } non si può leggere ({ $detail }).
    .next = Controlla che sia un file e che tu possa leggerlo.
error-file-write = { $file } non si può scrivere ({ $detail }).
    .next = Scegli un altro posto con --save.
error-file-exists = { $file } c'è già.
    .next = Scegli un altro nome, o continua quella partita: --resume { $file }
error-unknown-language = «{ $language }» non è una delle nostre lingue.
    .next = Scegli en, ru, fi o it.
error-unknown-rule = La regola { $rule } non c'è.
    .next = Vicine: { $near }.
error-no-move =
    { $count ->
        [one] La risposta { $number } non c'è: ce n'è una sola.
       *[other] La risposta { $number } non c'è: ce ne sono { $count }.
    }
    .next = Scegli un numero dell'elenco. Se intendi una mossa che si scrive con un numero, metti prima =, così: ={ $number }
error-why-what = Perché che cosa?
    .next = Scrivi dopo una mossa o un numero, per esempio: why 7+7
error-internal = Qualcosa è andato storto, e non per colpa tua. ({ $detail })
    .next = Per favore, segnalalo. Se stavi giocando, la partita è salvata. CYBERDECK_DEBUG=1 mostra dove è successo.

error-log-level = “{ $level }” non è un livello del registro.
    .next = Scegline uno: { $known }.
error-port = La porta { $port } di { $host } non si può usare ({ $detail }).
    .next = Scegline un'altra con --port; --port 0 ne prende una qualsiasi libera.

## A un tavolo in rete

error-table = A questo tavolo non si può fare.
    .next = Guarda di nuovo il tavolo.
error-no-such-address = A questo indirizzo non c’è nulla.
    .next = Controlla che sia scritto bene, oppure vai alla pagina iniziale.
error-no-such-table = Il tavolo { $code } non esiste.
    .next = Controlla il codice con chi ti ha invitato.
error-no-lesson = Il gioco “{ $game }” non ha una prima partita che si spiega da sola.
    .next = Gioca contro i bot.
error-seat-taken = Quel posto è occupato.
    .next = Prendine un altro, o guarda la partita.
error-not-your-seat = Per questo serve un posto a questo tavolo, e tu non ce l'hai.
    .next = Apri il link del tuo posto, o prendine uno libero.
error-already-begun = La partita è già cominciata.
    .next = Puoi guardarla.
error-not-begun = La partita non è ancora cominciata.
    .next = Aspetta che qualcuno la cominci.
error-seats-free =
    { $free ->
        [one] Un posto è ancora libero.
       *[other] { $free } posti sono ancora liberi.
    }
    .next = Invita qualcuno, o lasciali ai bot.
error-not-over = È possibile solo dopo la partita.
    .next = Giocala fino alla fine.
error-cannot-undo =
    { $reason ->
        [over] La partita è finita: non si può riprendere nulla.
        [chance] Intanto sono state pescate carte: non si può riprendere nulla.
        [answered] Intanto ha risposto un altro: non si può riprendere nulla.
        [revealed] Intanto sono state mostrate carte nascoste: non si può riprendere nulla.
       [none] Non hai ancora deciso nulla.
       *[nobody] Nessuno chiede di riprendere una risposta.
    }
    .next = Continua la partita.
error-silenced = A questo tavolo nessuno sente un giocatore eliminato.
    .next = Potrai parlare di nuovo a partita finita.
error-too-fast = Troppo in una volta sola.
    .next = Aspetta un momento e riprova.
error-too-many = Il server è pieno.
    .next = Riprova più tardi.
error-bad-message = Il server non ha capito ({ $reason }).
    .next = Ricarica la pagina.
error-unsaved = Non è stato possibile salvare, e nulla è successo.
    .next = Riprova.
