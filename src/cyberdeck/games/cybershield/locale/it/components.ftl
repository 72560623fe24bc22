### Cyber Shield: i nomi delle carte e che cosa fanno. I numeri sono in data/cards.toml.

## Tipi di carte, parole chiave e simboli

kind-network = Rete
kind-attack = Attacco
kind-defence = Difesa
kind-event = Avvenimento
keyword-hardware = Hardware
keyword-provider = Fornitore
keyword-router = Router
keyword-wireless = Senza fili
keyword-computer = Computer
keyword-server = Server
keyword-attack = Attacco
keyword-attach = Allegare
keyword-defence = Difesa
keyword-event = Avvenimento
keyword-always = Sempre
keyword-firewall = Firewall
keyword-encryption = Crittografia
keyword-update = Aggiornamento
keyword-antivirus = Antivirus
keyword-generator = Generatore
keyword-unique = Unico
keyword-token = Token
symbol-uplink = uplink
symbol-cable = cavo
symbol-radio = radio
# .card ($count: number): its points, for those who do not see them
deck-value-points = Carte per punti
    .card =
        { $count ->
            [one] { $count } punto
           *[other] { $count } punti
        }
token-budget = Token budget
card-reconstructed = ricostruita: di questa carta solo titolo, numero e quantità sono quelli stampati, il resto è nostro

## Rete. text: che cosa fa la carta. idea: che cosa significa fuori dal gioco.

card-provider = Fornitore di servizi Internet
    .text = La tua via verso Internet: finché non è né disturbato né disconnesso, tutto ciò che gli è collegato, direttamente o attraverso altre carte connesse, è connesso (CS-5.2). Gli si può allegare un Generatore elettrico.
    .idea = Un fornitore di servizi Internet trasporta il traffico fra una rete e il resto del mondo. Se la sua linea si guasta, niente di ciò che sta dietro è raggiungibile, e perciò le reti importanti hanno una seconda linea di un altro fornitore.
card-wireless-router = Router senza fili
    .text = Dà punti mentre è connesso. Gli si possono allegare Firewall, Crittografia, Aggiornamento del sistema operativo e Generatore elettrico.
    .idea = Un router senza fili unisce i dispositivi via radio e ne passa il traffico a Internet. Le sue onde non si fermano al muro, e quindi chiunque sia vicino può provare ad ascoltare o a entrare. Una crittografia come WPA3 e una password propria al posto di quella di fabbrica sono il minimo che gli serve.
card-wired-router = Router cablato
    .text = Dà punti mentre è connesso. Gli si possono allegare Firewall, Aggiornamento del sistema operativo e Generatore elettrico.
    .idea = Un router inoltra i pacchetti fra le reti e ne sceglie la strada. Per intercettare un cavo bisogna prima raggiungerlo, e così una rete cablata è più difficile da ascoltare di una senza fili. Il router stesso è un computer, e ha bisogno di aggiornamenti come tutti gli altri.
card-desktop = Computer da tavolo
    .text = Dà punti mentre è connesso. Gli si possono allegare Aggiornamento del sistema operativo e Antivirus.
    .idea = Al computer da tavolo si leggono le mail, si aprono i file e si scrivono le password. La maggior parte degli attacchi comincia proprio lì, perché lì si incontrano una persona, molti programmi e un accesso alla rete.
card-laptop = Computer portatile
    .text = Si collega con uno solo dei suoi simboli per volta, ▲ o ■. Dà punti mentre è connesso. Gli si possono allegare Crittografia, Aggiornamento del sistema operativo e Antivirus.
    .idea = Un portatile oggi lavora in ufficio e domani in un bar, e così incontra reti che nessuno ha controllato. Inoltre è facile perderlo o farselo rubare. Un disco cifrato e una VPN proteggono i suoi dati dagli estranei in entrambi i casi.
card-server = Server per applicazioni
    .text = Dà punti mentre è connesso. Gli si possono allegare Crittografia, Aggiornamento del sistema operativo e Antivirus.
    .idea = Un server per applicazioni fa girare programmi che molti usano insieme, come un negozio online o un sistema di prenotazioni. Vale più di un singolo computer e deve essere raggiungibile, e perciò merita anche più protezione.
card-generator = Generatore elettrico
    .text = Allegalo a un tuo Fornitore o Router. Mentre funziona alimenta quella carta e tutto ciò che è connesso dietro di essa: un’Interruzione dell’approvvigionamento energetico non disconnette ciò che esso alimenta. È Hardware: Errore del hardware e Attacco persistente di negazione del servizio possono colpirlo da solo (CS-5.11).
    .idea = La disponibilità fa parte della sicurezza, e senza elettricità non ce n’è. Una batteria copre i primi minuti, un generatore le ore che seguono. Solo un generatore provato e rifornito regolarmente parte quando serve.

## Attacchi

card-ddos = Attacco distribuito di negazione del servizio
    .text = Allegalo a un Fornitore, Router o Server connesso dell’avversario. Lo ferma un Firewall funzionante su quella carta o su un Router collegato a essa. Finché è allegato la carta è disturbata, e i punti contano lo stesso. Si scarta alla fine del prossimo turno del giocatore attaccato, o quando la carta è ripristinata; allora la carta torna scoperta.
    .idea = Migliaia di macchine dirottate mandano richieste tutte insieme, finché una linea o un server non riesce più a rispondere agli utenti onesti. Non si può farlo finire bloccando un solo mittente. Filtri davanti alla rete e un fornitore che collabora lasciano passare il traffico autentico.
card-pdos = Attacco persistente di negazione del servizio
    .text = Allegalo a un Hardware connesso dell’avversario che non sia un Fornitore e non abbia un Aggiornamento del sistema operativo funzionante. Finché è allegato la carta è disturbata e non può essere ripristinata; i punti contano lo stesso. Con una giocata il proprietario può scartare la carta con tutto ciò che ha allegato. Un Generatore elettrico si può attaccare da solo (CS-5.11).
    .idea = Questo attacco danneggia il dispositivo stesso, per esempio sovrascrivendone il firmware, e così riavviarlo non basta e spesso va sostituito. Di solito entra attraverso difetti noti o password di fabbrica. Ai primi rimedia un aggiornamento, e per cambiare le seconde basta un minuto.
card-sniffer = Sniffer senza fili
    .text = Allegalo a una carta Senza fili connessa dell’avversario senza una Crittografia funzionante. Hai 1 punto in più finché è lì, qualunque sia lo stato di quella carta.
    .idea = Le onde radio può riceverle chiunque sia vicino, e uno sniffer registra tutto senza lasciare tracce. Ciò che è trasmesso in chiaro si può poi semplicemente leggere. Una buona crittografia lascia a chi ascolta solo rumore.
card-trojan = Cavallo di Troia
    .text = Allegalo a un Computer o Server connesso dell’avversario senza un Antivirus funzionante.
    .idea = Un cavallo di Troia è un programma che sembra utile e di nascosto fa danni, per esempio dà a un estraneo il controllo della macchina. È l’utente a installarlo, in buona fede. Perciò i programmi vanno presi solo da fonti di cui si ha motivo di fidarsi.
card-phishing = Phishing
    .text = Allegalo a un Computer connesso dell’avversario. L’avversario scarta una carta a caso dalla mano.
    .idea = Un messaggio che finge di venire da una banca, da un corriere o dal capo attira chi lo legge su una pagina falsa o lo convince ad aprire un allegato. Fa leva sulla fretta e sulla paura più che sulla tecnica. Guardare i veri indirizzi di mittente e pagina, e chiedere conferma per un’altra via, ne smaschera la maggior parte.
card-weak-password = Password debole
    .text = Allegala a un Computer, Server o Router connesso dell’avversario. Il tuo prossimo attacco che ha effetto su quella carta ignora le sue difese (CS-5.11).
    .idea = Una password corta o riusata si indovina o si trova in un elenco trapelato in pochi istanti, e allora firewall e antivirus non servono: l’intruso semplicemente accede. Un gestore di password rende sopportabili password lunghe e ovunque diverse. Un secondo fattore protegge anche se una di esse viene scoperta.
card-usb-trap = Trappola con USB
    .text = Allegala a un Computer in gioco dell’avversario, connesso o no, senza un Antivirus funzionante. I suoi punti contano anche mentre il Computer non è connesso.
    .idea = Una chiavetta USB lasciata in un parcheggio conta sulla curiosità di qualcuno. Una volta inserita può infettare anche una macchina che non è in nessuna rete, o farsi passare per una tastiera e scrivere comandi. Una chiavetta trovata va consegnata agli addetti alla sicurezza, non inserita in una porta.

## Difese

card-firewall = Firewall
    .text = Allegalo a un tuo Router. Mentre funziona ferma l’Attacco distribuito di negazione del servizio contro quel Router e contro ogni carta collegata a esso.
    .idea = Un firewall lascia passare solo le connessioni permesse dalle sue regole e rifiuta le altre. Così molto traffico indesiderato resta fuori. Vale però quanto le sue regole, e non vede ciò che entra per le vie permesse, come l’allegato di una mail.
card-encryption = Crittografia
    .text = Allegala a una tua carta Senza fili o a un tuo Server. Quando la alleghi, scarta da lì uno Sniffer senza fili. Mentre funziona ferma gli Sniffer senza fili contro quella carta.
    .idea = La crittografia trasforma i dati in qualcosa che può leggere solo chi possiede la chiave giusta. Chi li intercetta o li ruba non ne ricava nulla. Da proteggere resta la chiave, e un metodo esaminato dagli esperti è migliore di uno fatto in casa.
card-update = Aggiornamento del sistema operativo
    .text = Allegalo a un tuo Computer, Server o Router, in qualsiasi momento. Mentre funziona ferma l’Attacco persistente di negazione del servizio contro quella carta.
    .idea = Gli aggiornamenti chiudono i difetti diventati noti, e gli attaccanti leggono gli stessi annunci di tutti gli altri. Fra la pubblicazione di un difetto e i primi attacchi passano spesso solo giorni. A vincere questa corsa con più sicurezza sono gli aggiornamenti automatici.
card-antivirus = Antivirus
    .text = Allegalo a un tuo Computer o Server. Quando lo alleghi, scarta da lì un Cavallo di Troia. Mentre funziona ferma i Cavalli di Troia e le Trappole con USB contro quella carta.
    .idea = Un antivirus riconosce i programmi dannosi noti dalle loro firme e una parte di quelli ignoti dal comportamento. È una rete con dei buchi, e non sostituisce la prudenza. Con firme vecchie gli sfugge ciò che è nuovo.

## Avvenimenti

card-wrong-rules = Regole del firewall errate
    .text = Disturba un Firewall dell’avversario.
    .idea = Una regola che permette tutto, pensata per una sola prova, può restare per anni. Un firewall con una regola simile sembra una protezione e non lo è. Le regole dovrebbero perciò essere poche, motivate e riviste regolarmente.
card-power-outage = Interruzione dell’approvvigionamento energetico
    .text = Tutto l’Hardware dell’avversario che nessun Generatore elettrico funzionante alimenta viene disconnesso. Resta così finché il suo proprietario non lo riorganizza la volta successiva (CS-5.9).
    .idea = Quando manca la corrente, anche la rete migliore tace. Chi gestisce sistemi importanti si prepara con batterie, generatori e una seconda sede. Si esercita anche sull’ordine in cui riaccendere tutto.
card-training = Formazione in materia di sicurezza
    .text = Annulla un Phishing, una Password debole o una Trappola con USB che si sta giocando contro di te; oppure scartali tutti dalle tue carte.
    .idea = Chi ha visto una mail di phishing in un’esercitazione riconosce più spesso quella vera e la segnala prima. Le segnalazioni arrivano solo dove nessuno è rimproverato per un clic sbagliato. Una formazione breve e ripetuta funziona meglio di una sola lunga lezione.
card-bad-encryption = Crittografia inadeguata
    .text = Disturba una Crittografia dell’avversario.
    .idea = Metodi vecchi come DES o WEP un tempo si usavano dappertutto e oggi sono violati; anche un buon metodo con una chiave corta cede. Chi li usa si crede al sicuro e non lo è. Perciò i metodi vanno sostituiti prima che cadano.
card-old-antivirus = Antivirus non aggiornato
    .text = Disturba un Antivirus dell’avversario.
    .idea = Ogni giorno si trovano centinaia di migliaia di nuovi campioni di programmi dannosi, e alle firme di un mese fa ne sfuggono molti. Un programma che non si aggiorna più mostra ancora la sua icona rassicurante. Ogni tanto conviene guardare la data dell’ultimo aggiornamento.
card-forgotten-update = Dimenticato di aggiornare il sistema operativo
    .text = Disturba un Aggiornamento del sistema operativo dell’avversario.
    .idea = Il worm WannaCry del maggio 2017 sfruttò un difetto che un aggiornamento aveva chiuso due mesi prima. Colpì chi aveva rimandato quell’aggiornamento. Un inventario di tutte le macchine mostra quali sono state dimenticate.
card-hardware-failure = Errore del hardware
    .text = Disturba una carta Hardware dell’avversario che non sia un Fornitore. Un Generatore elettrico si può colpire da solo (CS-5.11).
    .idea = I dischi si consumano, le ventole si fermano e gli alimentatori si bruciano, senza bisogno di nessun attaccante. Chi ha pezzi di ricambio, un secondo dispositivo e un backup provato perde minuti invece di giorni.
card-budget = Budget aumentato
    .text = Metti in gioco due Token budget. Nel tuo turno puoi pagarne uno: mentre si giocano le carte, per una giocata in più in questo turno; in qualsiasi fase, per ripristinare una tua carta disturbata (CS-4.12, CS-6.1).
    .idea = La sicurezza costa prima che succeda qualcosa, e sembra superflua finché non succede niente. Il denaro speso per tempo in persone e apparecchi di riserva è di solito molto meno del prezzo di un incidente.
card-tender = Appalto OMC
    .text = Guarda le prime cinque carte del tuo mazzo. Puoi prendere in mano un Hardware fra esse, mostrandolo. Metti le altre sotto il mazzo in qualsiasi ordine (CS-4.8).
    .idea = Gli enti pubblici devono mettere a concorso i grandi acquisti secondo regole dell’Organizzazione mondiale del commercio, perché tutti i fornitori abbiano le stesse possibilità. I requisiti di sicurezza vanno scritti già nel bando. Ciò che lì non è stato chiesto difficilmente sarà fornito dopo.
