### Un tavolo nel terminale, uguale per tutti i giochi. Il tavolo proprio di un gioco è nel suo table.ftl.

table-you = Tu
table-bot = Bot { $number }
table-seat = Giocatore { $number }
table-player = Giocatore
table-won = vince

play-seat = Posto { $number }: { $name }
play-seat-bot = Posto { $number }: { $name } ({ $bot })
play-commitment = Impegno sulla mescolata: { $commitment }
play-seed = Seme, che prova la mescolata: { $seed }
play-welcome = Annota l'impegno se poi vuoi controllare la mescolata. Rispondi con un numero dell'elenco o con la mossa stessa; una mossa che è un semplice numero si scrive =7. Scrivi help quando vuoi.
play-resumed = La partita continua da dove era rimasta. Scrivi help quando vuoi.
play-warning = Nota: la regola { $rule } ({ $title }) sconsiglia questo tavolo.
play-prompt =
    { $count ->
        [1] La tua risposta (1, ? perché, help) >
       *[other] La tua risposta (1–{ $count }, ? perché, help) >
    }
play-hint = Scrivi il numero di una risposta, oppure help.
play-help = Che cosa puoi scrivere
    .lines =
        3            la risposta con questo numero
        7+7  2x>b4   una risposta com'è scritta nell'elenco; =7 se è un semplice numero
        ?            la regola da cui viene questa domanda
        ? 5.2        una regola; ? con delle parole le cerca nelle regole
        why 7+7      se si può, e se no quale regola lo vieta
        log          che cosa è successo (log all: dall'inizio)
        table        di nuovo il tavolo; board, hand: una sua parte
        undo         ritira la tua ultima decisione, se da allora non si è saputo niente
        save         salva ora; la partita si salva anche dopo ogni tua risposta
        quit         salva ed esci; Ctrl-C e Ctrl-D fanno lo stesso
play-why-legal = { $move } si può: { $words }.
play-undone = Ritirata. Decidi di nuovo.
play-undo-nothing = Non hai nessuna decisione da ritirare.
play-undo-chance = Non si può ritirare: da allora sono state date o pescate carte, e hai visto che cosa è uscito.
play-undo-others = Non si può ritirare: da allora altri hanno agito, e hai visto che cosa hanno fatto.
play-undo-revealed = Non si può ritirare: da allora è stato scoperto qualcosa di nascosto.
play-result = La partita è finita
play-saved = La partita è salvata in { $file }
play-go-on = Per continuare: { $command }
play-verify = Per controllare la mescolata: { $command }

## I nomi dei bot

bot-name-argo = Argo
bot-name-byte = Byte
bot-name-cobalt = Cobalt
bot-name-delta = Delta
bot-name-echo = Echo
bot-name-flint = Flint
bot-name-glitch = Glitch
bot-name-helix = Helix
bot-name-indigo = Indigo
bot-name-juno = Juno
bot-name-kite = Kite
bot-name-lynx = Lynx
bot-name-morris = Morris
bot-name-nova = Nova
bot-name-onyx = Onyx
bot-name-pixel = Pixel
bot-name-quark = Quark
bot-name-rune = Rune
bot-name-sigma = Sigma
bot-name-tempo = Tempo
bot-name-umbra = Umbra
bot-name-vega = Vega
bot-name-wren = Wren
bot-name-zephyr = Zephyr
