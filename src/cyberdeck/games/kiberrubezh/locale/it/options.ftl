### Le opzioni di un tavolo: una riga per elenchi e moduli, e i nomi dei valori.
### `.rules` è ciò che dice il regolamento al posto di quella riga.

option-players = quanti giocano: sempre due

option-deck1 = il mazzo del primo giocatore: il nome di uno incluso, o una lista di carte
option-deck1-blue-range = { deck-blue-range }
option-deck1-red-range = { deck-red-range }
option-deck1-worms-and-noise = { deck-worms-and-noise }
option-deck1-quiet-listeners = { deck-quiet-listeners }
option-deck1-fortress = { deck-fortress }

option-deck2 = il mazzo del secondo giocatore: il nome di uno incluso, o una lista di carte
option-deck2-blue-range = { deck-blue-range }
option-deck2-red-range = { deck-red-range }
option-deck2-worms-and-noise = { deck-worms-and-noise }
option-deck2-quiet-listeners = { deck-quiet-listeners }
option-deck2-fortress = { deck-fortress }

option-deck_size = carte in ciascun mazzo
    .rules =
        Quante carte ha ciascun mazzo. I mazzi pronti ne hanno 60; se ne servono meno, si riducono in modo
        uniforme.

option-free_redeals_count = le nuove mani gratis contano per le carte che vanno sotto il mazzo
    .rules = Anche le nuove mani gratuite contano per il numero di carte che vanno sotto il mazzo.

option-no_first_attack = il primo giocatore non attacca nel suo primo turno
    .rules = Chi comincia non attacca nel suo primo turno.

option-turn_limit = limite di turni; poi vince il mazzo più grande
    .rules = Quanti turni ha al massimo ogni giocatore.
