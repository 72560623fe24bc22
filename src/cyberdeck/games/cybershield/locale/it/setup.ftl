### Un tavolo nuovo: che gioco è, le formule pronte e le opzioni come le chiama il modulo.
### `.is-…` descrive un valore scelto, `.about` un numero.

game-kind = costruisci e attacca

preset-printed = Come nella scatola
    .about = Mazzo di base contro mazzo di base: alla pari.

preset-attack = Veloce e cattivo
    .about = Due mazzi d’attacco: si costruisce poco, si rompe molto.

preset-build = Grandi reti
    .about = Due mazzi da costruttore: una corsa verso Internet.

preset-clash = Martello e muro
    .about = Il posto 1 attacca, il 2 costruisce. Poi scambiatevi.

setup-starter = Chi comincia
    .is-coin = Decide la moneta
    .is-first = Comincia il posto 1
    .is-second = Comincia il posto 2

setup-turn_limit = Turni a testa al massimo
    .about = Poi vince il punteggio più alto
