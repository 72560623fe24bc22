### Un tavolo nel terminale, uguale per tutti i giochi. Il tavolo proprio di un gioco è nel suo table.ftl.

table-you = Tu
table-bot = Bot { $number }
table-seat = Giocatore { $number }
table-player = Giocatore
table-won = vince

play-seat = Posto { $number }: { $name }
play-seat-bot = Posto { $number }: { $name } ({ $bot })
play-commitment = Hash del mazzo: { $commitment }
play-seed = Seed che prova il mazzo: { $seed }
play-welcome = Scrivi un numero dell’elenco, oppure help.
play-resumed = Partita ripresa. Scrivi un numero dell’elenco, oppure help.
play-warning = Nota: la regola { $rule } ({ $title }) sconsiglia questa configurazione.
play-prompt =
    { $count ->
        [1] La tua mossa (1, ? regola, help) >
       *[other] La tua mossa (1–{ $count }, ? regola, help) >
    }
play-hint = Scrivi il numero di una mossa, oppure help.
play-help = Che cosa puoi scrivere
    .lines =
        3            la mossa con questo numero
        7+7  2x>b4   una mossa com’è scritta nell’elenco; =7 se è un semplice numero
        ?            la regola di questa decisione
        ? 5.2        una regola; ? con delle parole le cerca nelle regole
        why 7+7      se una mossa è consentita, e se no quale regola lo vieta
        log          la cronaca (log all: dall’inizio)
        table        di nuovo il tavolo; board, hand: una sua parte
        undo         annulla la tua ultima mossa, se da allora non si è scoperto niente
        save         salva ora; la partita si salva anche dopo ogni tua mossa
        quit         salva ed esci; Ctrl-C e Ctrl-D fanno lo stesso
play-why-legal = { $move } è consentita: { $words }.
play-undone = Annullata. Scegli di nuovo.
play-undo-nothing = Non hai mosse da annullare.
play-undo-chance = Non si può annullare: da allora hai visto carte date o pescate.
play-undo-others = Non si può annullare: da allora hanno mosso altri.
play-undo-revealed = Non si può annullare: da allora si è scoperto qualcosa di nascosto.
play-result = La partita è finita
play-saved = Partita salvata in { $file }
play-go-on = Per continuare: { $command }
play-verify = Per verificare il mazzo: { $command }
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
