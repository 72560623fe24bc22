### Le opzioni di un tavolo: una riga per elenchi e moduli, e i nomi dei valori.
### `.rules` è ciò che dice il regolamento al posto di quella riga.

option-players = in quanti si gioca; ne dipendono i ruoli

option-network = host ausiliari: messi dall’Amministratore o a caso
    .rules = Con `random` gli host ausiliari e i loro posti sono casuali.
option-network-admin = messi dall’Amministratore
option-network-random = a caso

option-setup_defence = prima del primo turno, una difesa a testa o una per ogni host
    .rules = Con `per_host` puoi mettere una carta difesa su ogni host che controlli.
option-setup_defence-one = una a testa
option-setup_defence-per_host = una per ogni host

option-hackers_win = chi vince quando un Hacker elimina l’Amministratore
    .rules = Con `team` vincono tutti gli Hacker, anche quelli fuori dal gioco.
option-hackers_win-killer = quell’Hacker
option-hackers_win-team = tutti gli Hacker

option-round_limit = limite di giri
    .rules = Quanti giri del tavolo si fanno al massimo.

option-out_sees = che cosa vede un Insider fuori dal gioco
    .rules =
        Con `all` un Insider fuori dal gioco da quel momento vede tutto, perché non può più vincere; per gli altri non
        cambia nulla.
option-out_sees-public = quello che vedono tutti
option-out_sees-all = tutto

option-out_talk = chi vede la chat di chi è fuori dal gioco
    .rules =
        Chi è fuori dal gioco lo sentono tutti (`all`), solo gli altri che sono fuori (`out`) o nessuno (`none`).
        Chi vede tutto (LOK-8.7) non è mai sentito da chi è ancora in gioco.
option-out_talk-all = tutti
option-out_talk-out = solo chi è fuori
option-out_talk-none = nessuno
