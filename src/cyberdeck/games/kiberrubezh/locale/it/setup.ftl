### Un tavolo nuovo: che gioco è, le formule pronte e le opzioni come le chiama il modulo.
### `.is-…` descrive un valore scelto, `.about` un numero.

game-kind = carte collezionabili

preset-quick = Partita veloce
    .about = Poligono blu contro rosso, ridotti a 40 carte.

preset-printed = Come nella scatola
    .about = Poligono blu contro rosso, tutte le 60 carte.

preset-siege = Assedio
    .about = Worm e rumore all’assalto della Fortezza.

preset-tournament = Torneo
    .about = Nessun attacco al primo turno; ogni nuova mano si paga.

setup-deck_size = Carte per mazzo
    .about = Meno carte, partita più breve

setup-free_redeals_count = Conta ogni nuova mano
    .is-true = Anche le mani gratuite mettono carte sotto il mazzo
    .is-false = Le mani gratuite non costano nulla

setup-no_first_attack = Nessun attacco al primo turno
    .is-true = Chi comincia aspetta un turno
    .is-false = Chi comincia può attaccare subito

setup-turn_limit = Turni a testa al massimo
    .about = Poi vince il mazzo più grande
