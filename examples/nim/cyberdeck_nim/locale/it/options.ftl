### Le opzioni di un tavolo. `.rules` è ciò che dicono le regole al posto della riga.

option-players = quanti giocano
option-heaps = mucchi sul tavolo; hanno 1, 3, 5 … bastoncini
option-last = che cosa succede a chi prende l’ultimo bastoncino
    .rules = Con `loses` chi ha preso l’ultimo bastoncino ha perso.
option-last-wins = vince
option-last-loses = perde
