### Le opzioni di un tavolo: una riga per elenchi e moduli, e i nomi dei valori.
### `.rules` è ciò che dice il regolamento al posto di quella riga.

option-players = quanti giocano: sempre due

option-deck1 = il mazzo del primo giocatore: il nome di uno incluso, o una lista di carte
option-deck1-basic = { deck-basic }
option-deck1-attacker = { deck-attacker }
option-deck1-builder = { deck-builder }

option-deck2 = il mazzo del secondo giocatore: il nome di uno incluso, o una lista di carte
option-deck2-basic = { deck-basic }
option-deck2-attacker = { deck-attacker }
option-deck2-builder = { deck-builder }

option-starter = chi comincia
    .rules = Con `first` comincia il primo giocatore, con `second` il secondo.
option-starter-coin = decide la moneta
option-starter-first = il primo giocatore
option-starter-second = il secondo giocatore

option-turn_limit = limite di turni per ogni giocatore
    .rules = Quanti turni ha al massimo ogni giocatore.
