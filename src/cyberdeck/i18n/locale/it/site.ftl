### Le pagine attorno ai tavoli: inizio, tavoli aperti, nuovo tavolo, sala d’attesa, impostazioni.

## Dappertutto

site-skip = Vai al contenuto
site-nav = Sito
site-tables = Tavoli aperti
site-settings = Impostazioni
site-theme-dark = Scuro
site-theme-light = Chiaro
site-theme-system = Sistema
site-pace = Ritmo
    .about = Velocità di bot e carte
site-pace-slow = Lento
site-pace-normal = Normale
site-pace-fast = Veloce
site-pace-instant = Subito
site-stops = Chiedimi
site-stops-choices = Quando ho una scelta
    .about = Il tavolo passa per te quando non c’è scelta né nulla a cui rispondere
site-stops-attacks = Quando mi attaccano
    .about = Solo se attaccano te; negli altri casi il tavolo passa per te
site-stops-all = Sempre
    .about = Controllo totale: passi sempre tu
site-sound = Suoni
site-minutes = { $minutes } min
site-game = Il gioco

## La pagina iniziale

site-pick-table = Scegli un tavolo
site-play = Gioca
site-more = Gioca con amici, scegli le opzioni
site-invited = Hai un invito?
site-have-code = Hai il codice di un tavolo?
site-your-games = Le tue partite
site-own-with = Con { $names }
site-own-open =
    { $count ->
        [one] Manca un giocatore
       *[other] Mancano { $count } giocatori
    }
site-own-over = Conclusa
site-own-more =
    { $count ->
        [one] Un’altra partita
       *[other] Altre { $count } partite
    }

## Tavoli aperti

site-tables-count =
    { $count ->
        [0] Nessuno aspetta
        [one] Un tavolo aspetta giocatori
       *[other] { $count } tavoli aspettano giocatori
    }
site-filters = Filtri
site-filters-clear = Togli i filtri e mostra tutti i giochi
site-seats-free = Posti liberi
site-any = Quanti vuoi
site-watch-too = Anche partite in corso
site-table-of = Tavolo di { $name }
site-table-empty = Ancora nessuno
site-quiet = Qui è tutto tranquillo
    .about = Nessun tavolo adatto al momento. Aprine uno e manda il link, o intanto scaldati contro i bot.
site-play-bots = Intanto gioca con i bot
site-own-none = Nessuna partita in corso
    .about = Le partite lasciate a metà ti aspettano qui, anche se chiudi il browser.

## Un nuovo tavolo

site-new-what = Che cosa si gioca
site-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
site-room = C’è posto per altri { $count }
site-new-sum =
    { $players ->
        [one] { $players } giocatore, circa { $minutes } minuti
       *[other] { $players } giocatori, circa { $minutes } minuti
    }
site-new-bots =
    { $count ->
        [one] un bot
       *[other] { $count } bot
    }
site-new-open =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
site-new-make = Crea il tavolo
site-options = Tutte le opzioni
site-done = Fatto
site-changes =
    { $count ->
        [one] { $count } modifica
       *[other] { $count } modifiche
    }
site-changed = modificata
site-option-barred = «{ $what }» non va insieme a «{ $because }».
site-undo-changes = Annulla le modifiche
site-less = Meno: { $what }
site-more-of = Più: { $what }
site-you = tu
site-seat-you = Tu
site-seat-open = Posto libero
    .about = Qui siede chi inviti. Se non viene nessuno, all’inizio il posto lo prende un bot.
site-seat-bot = Bot
site-seat-invite = chi inviti tu
site-seat-add = Aggiungi
site-seat-remove = Togli questo posto
site-level = Livello del bot
site-all-bots = Bot in tutti gli altri posti
site-all-open = Apri tutti gli altri posti
site-who-joins = Chi può unirsi
site-private = Amici con il link
    .about = Nessun altro vede il tavolo
site-public = Chiunque
    .about = Compare fra i tavoli aperti
site-clock-none = Senza orologio
    .about = con calma
site-clock-relaxed = Tranquillo
    .about = 15 min a testa
site-clock-brisk = Svelto
    .about = 5 min a testa
site-clock-mail = Per posta
    .about = un giorno a mossa
site-clock-days = { $days ->
    [one] un giorno a mossa
   *[other] { $days } giorni a mossa
}
site-absence = Quando tutti se ne vanno
site-absence-wait = Attesa
    .about = la partita aspetta che qualcuno torni
site-absence-week = Una settimana
    .about = dopo una settimana i bot la finiscono
site-absence-play = Si continua
    .about = i bot giocano al posto di tutti
site-owner = gestisce il tavolo
site-lock = Chiudi il tavolo
site-unlock = Riapri il tavolo
site-locked = Tavolo chiuso
site-remove = Libera il posto di { $name }
site-hand-on = Affida il tavolo a { $name }
site-wait-owner = Avvia la partita { $name }.
site-clock-each = { $minutes } min a testa
site-clock-per-move = { $seconds } s a mossa

## La sala d’attesa

site-wait-choose = Scegli un posto libero
site-wait-for =
    { $count ->
        [one] Manca ancora un giocatore
       *[other] Mancano ancora { $count } giocatori
    }
site-wait-ready = Ci sono tutti
site-wait-bots = Comincia quando vuoi: i posti liberi vanno ai bot.
site-wait-others = Cominciano i giocatori; tu puoi guardare.
site-wait-go = Si può cominciare.
site-wait-count = { $here } di { $of }
site-wait-full = Tutti i posti occupati
site-wait-code = Entra con questo codice
site-wait-learn = Prima volta?
site-copy-link = Copia il link
site-share = Condividi
site-fair = Il mazzo è già mescolato, e dopo si può verificare

## Qui non c’è nulla

site-missing = Pescata a vuoto
    .next = A questo indirizzo non c’è nulla. Il link può essere vecchio, il tavolo chiuso, o una lettera si è persa per strada.
site-missing-card = Pagina non trovata
site-missing-kind = Evento
site-missing-text = Non vince nessuno. Rimescola l’indirizzo e pesca ancora.
site-pick = Scegli un gioco
