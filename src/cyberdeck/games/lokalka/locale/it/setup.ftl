### Un tavolo nuovo: che gioco è, le formule pronte e le opzioni come le chiama il modulo.
### `.is-…` descrive un valore scelto, `.about` un numero.

game-kind = ruoli segreti

preset-printed = Come nella scatola
    .about = L’Amministratore dispone la rete, e un solo Hacker può vincere.

preset-quick = Partita veloce
    .about = Una rete a caso e al massimo dodici giri.

preset-team = Hacker di squadra
    .about = Eliminate l’Amministratore, e vincono tutti gli Hacker.

preset-ghosts = Fantasmi
    .about = Difese più forti; chi è fuori guarda e bisbiglia.

setup-network = Rete
    .is-admin = L’Amministratore dispone gli host ausiliari
    .is-random = Gli host ausiliari sono a caso

setup-setup_defence = Prime difese
    .is-one = Ognuno ne mette una prima del primo turno
    .is-per_host = Una per host prima del primo turno

setup-hackers_win = Se cade l’Amministratore
    .is-killer = Vince solo l’Hacker che l’ha eliminato
    .is-team = Vincono tutti gli Hacker

setup-round_limit = Giri al massimo
    .about = Poi la partita finisce senza vincitori

setup-out_sees = Un Insider fuori dal gioco vede
    .is-public = Solo ciò che vedono tutti
    .is-all = Tutte le carte e i ruoli

setup-out_talk = Chi sente chi è fuori
    .is-all = Chi è fuori può ancora parlare con tutti
    .is-out = Chi è fuori parla solo con chi è fuori
    .is-none = Chi è fuori tace
