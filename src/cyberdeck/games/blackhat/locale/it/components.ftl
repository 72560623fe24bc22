### Black Hat: i nomi dei componenti e che cosa fanno. I numeri sono in data/*.toml.

## Tipi di casella. help: che cosa succede. idea: che cos’è fuori dal gioco.

kind-start = Partenza
    .help = Le pedine partono da qui, e un Denial of Service le rimanda qui. Possono starci quante pedine si vuole.
kind-goal = Risorsa critica
    .help = È il traguardo: la partita finisce appena una pedina arriva qui.
kind-host = Host
    .help = Qui non succede nulla. Conta solo il numero sotto la tua pedina.
    .idea = Un host è una qualunque macchina o un account della rete che ha un indirizzo e con cui si può comunicare.
kind-cache = Cache
    .help = Un bottino ricco che lascia poca traccia o nessuna. Se il suo numero è sotto lo zero, chiunque vinca una presa può spingere avanti la tua pedina.
    .idea = Una cache tiene delle copie a portata di mano per far prima. Le copie dei segreti ci restano spesso anche quando il proprietario se n’è ormai dimenticato.
kind-dos = Denial of Service
    .help = Chi muove rimanda un’altra pedina a una casella di partenza. La pedina che è arrivata qui è bloccata.
    .idea = Un attacco denial of service sommerge un sistema di richieste finché non può più servire nessuno. Non ruba niente, e se ne accorgono tutti.
kind-honeypot = Honeypot
    .help = La pedina resta bloccata qui fino alla fine della partita. Chi arriva dopo la salta.
    .idea = Un honeypot è un’esca che sembra un sistema vero. Nessun utente onesto ha motivo di andarci: chi lo tocca si tradisce, e lo si può osservare.
kind-alarm = Allarme
    .help = Se il tracciatore è in gioco, la pedina è bloccata e lui si sveglia. Altrimenti questa casella è un Host.
    .idea = L’allarme scatta quando il sistema di rilevamento delle intrusioni vede traffico o registri diversi da quelli di un giorno normale; da quel momento qualcuno cerca l’intruso.
kind-exploit = Exploit
    .help = Chi muove può alzare o abbassare di uno il numero di un Host.
    .idea = Un exploit è un dato o un codice che sfrutta un difetto di un programma per fargli fare ciò che gli autori non volevano. L’aggiornamento che corregge il difetto lo rende inutile.
kind-randomizer = Randomizzatore
    .help = Chi muove può mettere un altro modulo su uno dei posti segnati.
    .idea = Se una rete cambia di continuo indirizzi e percorsi, la mappa di ieri non serve più all’intruso. Si chiama difesa a bersaglio mobile.
kind-jail = Prigione del tracciatore
    .help = Qui restano le pedine catturate dal tracciatore, e ciascuna costa a ogni round al suo proprietario il numero della prigione.
kind-tracer = Tracciatore
    .help = La strada con cui il tracciatore entra nella rete. Nessuna pedina arriva qui.

## Le caselle per nome

space-BD = Backdoor
space-PS = Server pubblico
space-CA = Risorsa critica
space-TJ = Prigione del tracciatore
space-T0 = Tracciatore
space-approach = percorso del tracciatore
space-admin-console = console di amministrazione
space-backup-server = server di backup
space-backup-tape = nastro di backup
space-botnet = botnet
space-browser-cache = cache del browser
space-buffer-overflow = buffer overflow
space-build-server = server di compilazione
space-camera = telecamera di sorveglianza
space-chat-server = server di chat
space-database = database
space-decoy-database = database civetta
space-dns-cache = cache DNS
space-domain-controller = controller di dominio
space-email-account = account e-mail
space-failover-cluster = cluster di riserva
space-fbi-server = server dell’FBI
space-file-server = file server
space-firewall = firewall
space-fork-bomb = fork bomb
space-help-desk = assistenza utenti
space-hypervisor = hypervisor
space-intranet = intranet
space-intrusion-detector = rilevatore di intrusioni
space-key-vault = cassaforte delle chiavi
space-load-balancer = bilanciatore di carico
space-mail-server = server di posta
space-moving-target = bersaglio mobile
space-packet-flood = valanga di pacchetti
space-password-cache = cache delle password
space-payroll = ufficio paghe
space-print-server = server di stampa
space-proxy = proxy
space-root-access = accesso root
space-router = router
space-session-store = archivio delle sessioni
space-source-code = codice sorgente
space-sql-injection = SQL injection
space-switch = switch
space-tarpit = pozzo di catrame
space-test-server = server di prova
space-tripwire = filo d’inciampo
space-user-account = account utente
space-vpn-gateway = gateway VPN
space-web-server = server web
space-web-shop = negozio online
space-wifi-point = punto di accesso Wi-Fi
space-workstation = postazione di lavoro
space-zero-day = zero-day

## Carte

card-joker = jolly
card-hat = Black Hat

## Tessere della Risorsa critica

asset-nsa = NSA
    .effect = La traccia dell’ultimo round si arrotonda al multiplo di 10 più vicino, e può restare sotto lo zero.
asset-offshore = Conto offshore
    .effect = Il totale del giocatore che arriva scende di 5, ma non sotto 0.
asset-log_server = Server dei log
    .effect = Nell’ultimo round la traccia delle carte in mano raddoppia (×2).
asset-kill_switch = Kill switch
    .effect = Nell’ultimo round le pedine non aggiungono traccia e non ne tolgono.
asset-honeynet = Honeynet
    .effect = Il giocatore che arriva prende 5 in più nell’ultimo round.
asset-leak = Fuga di dati
    .effect = Il giocatore che arriva può scambiare la traccia dell’ultimo round con quella di un altro giocatore.

## Da dove viene un componente, in breve

provenance-book = libro
provenance-source = fonte
provenance-ruling = decisione
provenance-reconstructed = ricostruzione
