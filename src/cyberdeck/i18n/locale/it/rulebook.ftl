### Parole dell’aiuto sulle regole e di RULES.md, uguali per tutti i giochi.

# $game (text): il nome del gioco
rulebook-title = { $game }: le regole
rulebook-how = Come leggere queste regole
    .text = Ogni regola ha un numero. Ogni parte di una regola comincia con un’indicazione della sua provenienza:
rulebook-contents = Indice
rulebook-glossary = Glossario
# $count (number): quanti esempi ha il capitolo
rulebook-examples =
    { $count ->
        [one] Esempio
       *[other] Esempi
    }

rulebook-mark-book = libro
    .meaning = lo dice il regolamento stampato. Se due edizioni differiscono, sono nominate entrambe e sceglie un’opzione.
rulebook-mark-source = fonte
    .meaning = il regolamento tace, ma lo dice una fonte pubblica sul gioco stampato.
rulebook-mark-ruling = decisione
    .meaning = non lo dice nessuno, e senza non si può giocare. Lo abbiamo deciso noi.
rulebook-mark-reconstructed = ricostruzione
    .meaning = il gioco stampato ha questo componente, ma nessuna fonte lo mostra. Questo è nostro, fatto per accordarsi con tutto ciò che si sa. Non va scambiato per quello stampato.
rulebook-mark-option = opzione
    .meaning = il nome di un’impostazione, i suoi valori e quello predefinito.
# $option (text): l’opzione e i suoi valori; $default (text)
rulebook-option = `{ $option }`, predefinito `{ $default }`.
rulebook-option-switch =
    { $default ->
        [true] `{ $option }`, attivata per impostazione predefinita.
       *[false] `{ $option }`, disattivata per impostazione predefinita.
    }
# $words (text): un’opzione o il suo valore, con le parole del modulo
rulebook-quoted = «{ $words }»

# $id (text): che cosa è stato chiesto; $near (text): numeri che esistono
rulebook-unknown-rule = La regola { $id } non c’è. Vicine: { $near }.
# $words (text): che cosa è stato cercato
rulebook-nothing-found = Nessuna regola menziona «{ $words }».
