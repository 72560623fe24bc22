### Un tavolo nel browser mentre si gioca o si guarda: ciò che è uguale per ogni gioco.

page-decision = La tua scelta
page-field = Il tavolo
page-hand =
    { $count ->
        [one] La tua mano, una carta
       *[other] La tua mano, { $count } carte
    }
page-card-dim = non disponibile ora
page-ways = Come farlo
page-clear = Annulla scelta
page-hint-select = Seleziona che cosa usare
page-hint-choose = Scegli un bersaglio evidenziato
page-hint-watch = Fai clic o premi un tasto per saltare avanti
page-looking-round = Ti guardi intorno: le frecce portano a tutto ciò che è sul tavolo, Spazio legge, Esc termina
page-card-held = In mano a { $name }
page-cards-open = Carte scoperte
page-keys = Tasti
page-keys-tab = Tab, frecce
    .about = Scorri la mano e i bersagli evidenziati; ↑ porta dalla carta a dove si può giocare
page-keys-enter = Invio
    .about = Scegli; sul pulsante principale: esegui
page-keys-space = Spazio
    .about = Leggi la carta, la casella o il giocatore su cui sei
page-keys-v = Guardati intorno: le frecce portano a tutto ciò che è sul tavolo
page-keys-w = Dove sono: tutta la situazione a parole
page-keys-past = Avanti e indietro nella partita
page-keys-z = Annulla mossa
page-keys-e = Il pulsante accanto alla richiesta: passa, fine, fatto
page-keys-m = Tutte le mosse in un elenco
page-keys-panels = Cronaca, chat, regole
page-keys-n = Appunti
page-keys-esc = Annulla la scelta, chiudi, torna al presente
page-skip-ahead = Salta
page-a-moment = Un momento…
page-over = La partita è finita
page-not-now = Ora non è possibile
page-past = Stai guardando un momento precedente
page-more-moves =
    { $count ->
        [one] e un’altra
       *[other] e altre { $count }
    }
page-looking-back = Stai rivedendo:
page-moment = momento { $moment } di { $of }
page-back-to-now = Torna al presente
page-past-moments = Momenti precedenti
page-step-back = Un momento indietro
page-last-moves = Le ultime mosse
page-show-move = Rivedi questa mossa
page-step-on = Un momento avanti
page-leave-table = Alla pagina iniziale
page-tools = Strumenti del tavolo
page-notes = Appunti
page-panel-log = Cronaca
page-panel-chat = Chat
page-panel-rules = Regole
page-panel-moves = Mosse
page-panel-menu = Menu
page-unread = non letti
page-rule-of = Regola { $rule }
page-idea = Che cosa c’è dietro
page-reconstructed = Ricostruita: nessuna fonte mostra quella stampata.
page-pace = Velocità delle mosse altrui
page-pace-slow = Lenta
page-pace-normal = Normale
page-pace-fast = Veloce
page-pace-instant = Immediata
page-sound = Audio
page-stops = Chiedimi
page-stops-choices = Quando ho una scelta
    .about = Tutto il resto avviene da sé.
page-stops-attacks = Quando mi attaccano
    .about = Lascio accadere tutto il resto.
page-stops-all = Sempre
    .about = Anche quando posso solo passare.
page-you-win = Hai vinto!
page-you-share = Vittoria condivisa!
page-you-lose = Hai perso
page-share = Condividi
page-see-table = Guarda il tavolo
page-story-chart = { $label } nel corso della partita
page-story-decided = Che cosa l’ha decisa
page-story-table = Gli stessi dati in numeri

## The gallery

page-gallery = Galleria
page-gallery-count = { $count } immagini
page-gallery-players = Giocatori
page-gallery-buttons = Pulsanti
