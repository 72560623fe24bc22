### Un tavolo nuovo: che gioco è, le formule pronte e le opzioni come le chiama il modulo.
### `.is-…` descrive un valore scelto, `.about` un numero.

game-kind = prese e corsa

preset-quick = Partita veloce
    .about = Due round sul tabellone semplice. Ideale per iniziare.

preset-full = Tutte le regole
    .about = Tabellone per esperti, il tracciatore alle calcagna, una tessera segreta.

preset-finnish = Edizione finlandese
    .about = Cinque moduli; dieci carte, e in più il Black Hat.

preset-russian = Edizione russa
    .about = I moduli li scegli tu, e il segreto si scopre prima.

setup-copies = Carte di ogni valore
    .is-7 = I gruppi grandi capitano spesso
    .is-6 = Come nell’edizione del 2017

setup-fewer_cards = Mazzo ridotto
    .is-true = Meno carte se si gioca in meno di sei
    .is-false = Tutto il mazzo, in quanti che si giochi

setup-board = Tabellone
    .is-standard = Host e cache, e poche trappole
    .is-expert = Allarmi, exploit e molte trappole

setup-modules = Moduli
    .about = Pezzi della mappa scambiati all’inizio

setup-black_hat = A chi va il Black Hat
    .is-counted = Decide una carta scoperta
    .is-shuffled = Si distribuisce con le altre carte

setup-hand = Mano iniziale
    .is-ten_with_hat = Dieci carte a testa, Black Hat compreso
    .is-ten_plus_hat = Dieci carte a testa, e in più il Black Hat

setup-black_hat_take = Bottino
    .is-any = Con il Black Hat prendi le carte che vuoi
    .is-highest = Con il Black Hat prendi le carte più alte

setup-honeypot_half_hands = L’Honeypot dimezza le mani
    .is-true = Cinque carte a testa finché una pedina è in trappola
    .is-false = Dieci carte a testa in ogni caso

setup-randomizer = Randomizzatore
    .is-random = Il nuovo pezzo della mappa è a caso
    .is-choice = Il nuovo pezzo della mappa lo scegli tu

setup-round_limit = Round al massimo
    .about = Poi finisce, e vince la traccia più bassa

setup-tracer = Tracciatore
    .is-true = Dà la caccia alle pedine dopo un allarme
    .is-false = Nessuno dà la caccia alle pedine

setup-secret_asset = Tessera segreta
    .is-true = Una tessera coperta cambia il punteggio finale
    .is-false = La Risorsa critica non nasconde nulla

setup-asset_turned = Quando si scopre
    .is-arrive = La tessera si gira quando una pedina arriva
    .is-next = La tessera si gira quando una pedina è accanto

setup-celebrity = Obiettivi segreti
    .is-true = Ognuno punta al suo numero; vince il più vicino
    .is-false = Vince la traccia più bassa
