### Le opzioni di un tavolo: una riga per elenchi e moduli, e i nomi dei valori.
### `.rules` è ciò che dice il regolamento al posto di quella riga; `.BH-8-1`, per esempio, ciò che dice alla regola BH-8.1.

option-players = quanti giocano; in due si aggiunge un robot

option-copies = carte di ogni valore: sette, o sei come nell’edizione da negozio del 2017
option-copies-7 = 7
option-copies-6 = 6

option-fewer_cards = un mazzo più piccolo in meno di sei

option-board = il tabellone normale è semplice, quello per esperti ha tutte le caselle azione
    .rules =
        Sono ricostruzioni entrambi. Il tabellone normale è semplice: ha Host e Cache, e in ogni corsia un
        Honeypot e un Denial of Service. Quello per esperti ha tutte le caselle azione. Sul tabellone normale
        non c’è l’Allarme, quindi non si può scegliere insieme a `tracer`.
option-board-standard = normale
option-board-expert = per esperti

option-modules = moduli a caso sul tabellone all’inizio

option-black_hat = il Black Hat si assegna contando, o si mescola e si distribuisce
    .rules = Con `shuffled` (edizione finlandese) il Black Hat va in un punto a caso fra le prime 30 carte che si danno.
option-black_hat-counted = assegnato contando
option-black_hat-shuffled = mescolato e distribuito

option-hand = dieci carte compreso il Black Hat, o dieci più il Black Hat
    .rules = Il valore predefinito segue l’edizione russa.
option-hand-ten_with_hat = dieci compreso il Black Hat
option-hand-ten_plus_hat = dieci più il Black Hat

option-black_hat_take = quali carte numerate può prendere chi vince una presa Black Hat
    .rules = Il valore predefinito segue l’edizione russa.
option-black_hat_take-any = qualunque
option-black_hat_take-highest = le più alte

option-honeypot_half_hands = cinque carte a testa finché una pedina è in un Honeypot
    .rules = Si gioca con la regola facoltativa.

option-randomizer = il modulo del Randomizzatore è a caso o a scelta
    .rules =
        Il valore predefinito segue l’edizione finlandese. Con `choice` (edizione russa) chi muove sceglie il
        modulo, ma non la faccia, che è casuale.
option-randomizer-random = a caso
option-randomizer-choice = a scelta

option-round_limit = round dopo i quali la partita finisce comunque

option-tracer = il tracciatore dà la caccia alle pedine; vuole il tabellone per esperti
    .rules = Richiede un tabellone con un Allarme (BH-1.2).
    .BH-8-1 = `tracer` aggiunge un quarto caso: BH-10.5.
    .BH-10-2 = Solo con `tracer`.
    .BH-10-3 = Solo con `tracer`.
    .BH-10-4 = Solo con `tracer`.
    .BH-10-5 = Solo con `tracer`.

option-secret_asset = una tessera segreta sulla Risorsa critica

option-asset_turned = quando si scopre la tessera: una pedina arriva, o si ferma accanto
    .rules =
        Quando si scopre la tessera. Il valore predefinito segue l’edizione finlandese. `asset_turned=next`
        richiede `secret_asset`.
option-asset_turned-arrive = una pedina arriva
option-asset_turned-next = una pedina si ferma accanto

option-celebrity = ognuno ha un obiettivo segreto, e vince chi è più vicino
