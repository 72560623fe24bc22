### Che cosa può non andare in un mazzo, e come rimediare (.next): le chiavi di cards/decks.py.

deck-too-large = Il file è troppo grande: { $size } kB.
    .next = A un mazzo bastano { $most } kB. È il file giusto?
deck-not-text = Questo non è testo in UTF-8 (byte { $byte }).
    .next = Salva il file come testo semplice in UTF-8.
deck-control = La riga contiene un carattere di controllo invisibile ({ $code }).
    .next = Cancella la riga e riscrivila.
deck-many-lines = Un mazzo ha al massimo { $most } righe; il resto non è stato letto.
    .next = Togli delle righe, o scrivi le carte uguali su una riga sola.
deck-empty = Non contiene nessuna carta.
    .next = Scrivi una riga per ogni carta, per esempio 3 #13, fino ad avere { $least } carte.
deck-line-long = La riga è troppo lunga: { $count } caratteri.
    .next = Una voce ne ha al massimo { $most }. Metti ogni carta su una riga sua.
deck-header-unknown = «{ $header }:» non è un’intestazione di un mazzo.
    .next = Ci sono: { $known }. Se è un commento, mettici davanti //.
deck-header-empty = Dopo «{ $header }:» non c’è niente.
    .next = Scrivilo dopo i due punti, o cancella la riga.
deck-header-twice = «{ $header }:» c’è due volte; è già alla riga { $first }.
    .next = Cancella una delle due righe.
deck-name-long = Il nome è troppo lungo: { $count } caratteri.
    .next = Scegline uno di { $most } caratteri al massimo.
deck-other-game = Questo è un mazzo per «{ $game }», non per { $wanted }.
    .next = Prendi un altro file, o cambia la riga in: game: { $wanted }
deck-mark-before = La riga comincia con «{ $mark }».
    .next = Comincia con il numero di copie: { $text }
deck-count-fraction = { $count } non è un numero intero di carte.
    .next = Scrivi un numero intero, per esempio 2.
deck-count-negative = Non ci possono essere { $count } carte: «{ $text }».
    .next = Scrivi un numero da 1 in su, o cancella la riga.
deck-count-absurd = { $count } copie di una carta sono troppe.
    .next = Scrivi { $most } al massimo; di solito in un mazzo ne stanno poche.
deck-count-zero = Zero copie: «{ $text }».
    .next = Scrivi un numero da 1 in su, o cancella la riga.
deck-separator = «{ $mark }» tra il numero di copie e la carta è di troppo.
    .next = Scrivi: { $count } { $text }
deck-no-card = Dopo il numero { $count } manca la carta.
    .next = Aggiungi il titolo, o il suo numero dopo #.
deck-no-count = Quante carte «{ $text }»? Manca il numero di copie.
    .next = Metti prima il numero, per esempio: 2 { $text }
deck-count-after = Il numero di copie sta dopo la carta: «{ $text }».
    .next = Mettilo prima: { $count } { $text }
deck-count-word = «{ $word }» non è un numero in cifre.
    .next = Scrivi un numero prima della carta, per esempio: 2 { $text }
deck-not-understood = Riga non leggibile: «{ $text }».
    .next = Una riga è un numero di copie e una carta, per esempio 3 #13. Se è un commento, mettici davanti //.
deck-ambiguous = «{ $text }» può indicare più carte: { $numbers }.
    .next = Scrivi il numero di quella che intendi, per esempio: { $example }
deck-several = Ci sono più carte su una riga: «{ $text }».
    .next = Dai a ciascuna la sua riga, o separale con ;
deck-unknown-number = Non c’è una carta con il numero { $number }.
    .next = I numeri vanno da { $least } a { $most }. Prima il numero di copie, poi quello della carta.
deck-number-and-title = Il numero { $number } è «{ $card }», ma la riga dice «{ $text }».
    .next = Cancella il numero o il titolo. «{ $text }» ha il numero { $other }.
deck-token = «{ $card }» è un token: viene da fuori dei mazzi.
    .next = Cancella la riga; i token li mettono in gioco le carte.
deck-unknown-card = Non c’è una carta «{ $text }».
    .next = Intendevi una di queste? { $near }
deck-strange-card = Non c’è una carta «{ $text }», e nemmeno una che le somigli.
    .next = Controlla il titolo, o scrivi il numero della carta dopo #.
deck-copies = { $count } copie di «{ $card }» sono troppe: ne sono permesse { $most }.
    .next = Togline { $extra }.
deck-copies-together = Le righe { $lines } insieme hanno { $count } copie di «{ $card }»: ne sono permesse { $most }.
    .next = Togline { $extra }, e tieni la carta su una riga sola.
deck-too-few =
    { $count ->
        [one] C’è solo una carta; un mazzo ne ha almeno { $least }.
       *[other] Ci sono solo { $count } carte; un mazzo ne ha almeno { $least }.
    }
    .next =
        { $missing ->
            [one] Aggiungi una carta.
           *[other] Aggiungi { $missing } carte.
        }
deck-too-many =
    { $count ->
        [one] C’è una carta; un mazzo ne ha al massimo { $most }.
       *[other] Ci sono { $count } carte; un mazzo ne ha al massimo { $most }.
    }
    .next =
        { $extra ->
            [one] Togli una carta.
           *[other] Togli { $extra } carte.
        }
deck-unknown-name = Non c’è un mazzo che si chiama «{ $text }».
    .next = Ci sono: { $known }. Oppure dai il testo di un mazzo.
