### Nim: le regole.

book-NIM = Nim
    .lead = Chi prende l’ultimo bastoncino vince. Nim è un gioco per due in cui nulla è nascosto e nulla dipende dal caso.

glossary-heap = mucchio
    .meaning = bastoncini che stanno insieme; ogni mucchio ha una lettera (NIM-1.2).

chapter-NIM-1 = Preparazione
rule-NIM-1-1 = Giocatori
    .book = Si gioca in due. Comincia il primo posto.
rule-NIM-1-2 = Mucchi
    .book = I mucchi stanno scoperti sul tavolo. Il primo ha 1 bastoncino, il secondo 3, il terzo 5 e così via.

chapter-NIM-2 = Svolgimento
rule-NIM-2-1 = Prendere i bastoncini
    .book = A turno ogni giocatore sceglie un mucchio e ne prende uno o più bastoncini. Se ne deve prendere almeno uno, e tutti dallo stesso mucchio.
rule-NIM-2-2 = La fine
    .book = Quando tutti i mucchi sono vuoti, ha vinto chi ha preso l’ultimo bastoncino.
