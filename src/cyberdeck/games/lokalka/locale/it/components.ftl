### Lokalka: i nomi dei componenti e che cosa fanno. I numeri sono in data/*.toml.

## Tipi e colori delle carte

kind-attack = Attacco
kind-defence = Difesa
kind-special = Carta speciale
colour-lilac = lilla
colour-amber = ambra
colour-both = lilla e ambra
card-reconstructed = ricostruita: i dati di questa carta sono nostri, non quelli stampati

## Attacchi. help: che cosa fa la carta. idea: la tecnica fuori dal gioco.

card-attack-1 = Attacco alla password
    .help = Un host senza difesa perde un nodo. Una difesa di livello 1 finisce invece tra gli scarti; una più alta regge, e non succede nulla.
    .idea = Programmi automatici provano le password più comuni, e quelle trapelate da altri siti, su un account dopo l’altro. Non costa quasi nulla e funziona ancora, perché la gente sceglie password corte e le riusa in molti posti.
card-attack-2 = Phishing
    .help = Un host senza difesa perde un nodo; anche uno con una difesa di livello 1, che finisce tra gli scarti. Una difesa di livello 2 finisce solo tra gli scarti; una più alta regge.
    .idea = Un messaggio che sembra di un collega o di una banca attira chi lo legge su una falsa pagina di accesso o lo convince ad aprire un file dannoso. Mira alla persona e non alla macchina, e quindi un computer aggiornato da solo non lo ferma.
card-attack-3 = SQL injection
    .help = Un host senza difesa perde un nodo; anche uno con una difesa di livello 1 o 2, che finisce tra gli scarti. Una difesa di livello 3 finisce solo tra gli scarti; una più alta regge.
    .idea = Se un programma incolla ciò che scrive l’utente dentro un’interrogazione al database, un attaccante può scrivere qualcosa che il database prende per comandi. Così una casella di ricerca o un modulo di accesso può rivelare o cambiare l’intero database.
card-attack-4 = Pass the hash
    .help = Un host senza difesa perde un nodo; anche uno con una difesa di livello 1, 2 o 3, che finisce tra gli scarti. Una difesa di livello 4 finisce solo tra gli scarti; il livello 5 regge.
    .idea = Le macchine Windows conservano gli hash delle password dei loro utenti, e alcuni protocolli di accesso accettano un hash come prova. Un intruso con i diritti di amministratore su una macchina può rubare gli hash e passare ad altre senza conoscere nessuna password.
card-attack-5 = Exploit zero-day
    .help = Un host senza difesa perde un nodo; anche uno con una difesa di livello 1, 2, 3 o 4, che finisce tra gli scarti. Una difesa di livello 5 finisce solo tra gli scarti.
    .idea = Un exploit zero-day sfrutta un difetto per cui non c’è ancora una correzione, perché chi ha fatto il programma non lo conosce o non l’ha ancora corretto. Trovarne uno richiede abilità e tempo, e quando ci si accorge che viene usato, una correzione gli toglie presto ogni valore.

## Difese

card-defence-1 = Passphrase lunga
    .help = Mettila su un host che controlli: un attacco di livello 1 la toglie soltanto, uno più alto la toglie e porta via un nodo. Dalla mano ferma i Virus o risponde all’Accesso diretto.
    .idea = Ogni parola o carattere casuale in più moltiplica i tentativi che servono a un attaccante. Una passphrase lunga, usata in un posto solo, rende inutile tirare a indovinare, e a ricordarla pensa un gestore di password.
card-defence-2 = Autenticazione a più fattori
    .help = Mettila su un host che controlli: un attacco di livello 1 non fa nulla, il livello 2 la toglie soltanto, uno più alto la toglie e porta via un nodo. Dalla mano ferma i Virus o risponde all’Accesso diretto.
    .idea = Oltre alla password l’accesso chiede una seconda prova, come un codice dal telefono o una chiave fisica, e così una password rubata da sola non basta. Una chiave che controlla l’indirizzo del sito resiste anche al phishing, perché a una pagina falsa non risponde.
card-defence-3 = Query parametrizzate
    .help = Mettila su un host che controlli: gli attacchi di livello 1 e 2 non fanno nulla, il livello 3 la toglie soltanto, uno più alto la toglie e porta via un nodo. Dalla mano ferma i Virus o risponde all’Accesso diretto.
    .idea = Una query parametrizzata manda al database l’interrogazione e i valori separatamente, e così ciò che scrive l’utente resta sempre un dato e mai un comando. È il rimedio abituale contro la SQL injection, perché elimina il difetto stesso invece di filtrare i caratteri sospetti.
card-defence-4 = Segmentazione della rete
    .help = Mettila su un host che controlli: gli attacchi di livello 1, 2 e 3 non fanno nulla, il livello 4 la toglie soltanto, il livello 5 la toglie e porta via un nodo. Dalla mano ferma i Virus o risponde all’Accesso diretto.
    .idea = La rete viene divisa in zone, e i firewall fra l’una e l’altra lasciano passare solo le connessioni che servono al lavoro. Un intruso entrato in una zona non può allora passare senz’altro alle macchine di un’altra.
card-defence-5 = Zero trust
    .help = Mettila su un host che controlli: gli attacchi di livello da 1 a 4 non fanno nulla, il livello 5 la toglie soltanto. Dalla mano ferma i Virus o risponde all’Accesso diretto.
    .idea = In una rete zero trust nessuna richiesta è fidata solo per il luogo da cui arriva: utente, dispositivo e permessi sono controllati a ogni accesso. Anche un difetto sconosciuto in una macchina apre allora ben poco oltre quella macchina.

## Carte speciali

card-flood = Flood
    .help = Ogni altro giocatore scarta una carta a sua scelta, in ordine di turno. Chi non ha carte non scarta nulla.
    .idea = Un flood manda più richieste o pacchetti di quanti una linea o un server possa gestire, e così gli utenti onesti non ricevono risposta. Se a mandarli sono molte macchine insieme, è un denial of service distribuito, e non basta bloccare un mittente per fermarlo.
card-social-engineering = Ingegneria sociale
    .help = Prendi due carte a caso dalla mano di un altro giocatore, o meno se ne ha meno.
    .idea = Chi telefona fingendosi il capo o l’assistenza convince le persone a cedere password o accessi. Questi trucchi sfruttano fiducia, paura e fretta, e perciò la risposta migliore è richiamare un numero che si conosce già.
card-viruses = Virus
    .help = L’host di ruolo di ogni altro giocatore perde un nodo, a meno che il giocatore non scarti dalla mano una carta difesa. Una difesa che sta sull’host non serve.
    .idea = Un virus è un codice che copia sé stesso in altri programmi o file ed entra in azione quando vengono aperti. Gli antivirus riconoscono i virus noti dalla loro impronta e quelli nuovi, con meno certezza, dal loro comportamento.
card-direct-access = Accesso diretto
    .help = Attacca un altro giocatore qualunque ignorando la topologia: tu metti una carta attacco dalla mano, lui può mettere una carta difesa dalla mano, e il suo host di ruolo perde un nodo se la difesa è più bassa o manca. È il tuo unico attacco del turno.
    .idea = Chi può toccare una macchina può avviarla da una chiavetta USB, collegarvi un dispositivo o portarne via il disco, e i firewall non vedono nulla. Per questo le stanze chiuse a chiave e i dischi cifrati fanno parte della sicurezza informatica.
card-backup = Backup
    .help = Prendi dagli scarti una carta a tua scelta, ma non un Backup.
    .idea = Un backup è una copia dei dati da cui li si può ripristinare dopo un guasto, un errore o un attacco. Ci si può fidare solo di una copia che l’attaccante non può raggiungere e da cui si è provato almeno una volta a ripristinare.
card-maintenance = Manutenzione
    .help = Ripristina un nodo di un host che controlli, fino al numero che mostra. Un host fuori dalla rete non torna.
    .idea = Fare manutenzione vuol dire installare gli aggiornamenti, sostituire i dischi usurati e leggere i registri prima che qualcosa si rompa. Molte intrusioni sfruttano difetti per cui un aggiornamento è disponibile da mesi.
card-sandbox = Sandbox
    .help = Un altro giocatore a tua scelta salta il prossimo turno. Più Sandbox si sommano.
    .idea = Una sandbox è un ambiente chiuso in cui un programma sospetto può girare senza raggiungere il sistema vero. Lì si osserva che cosa fa, ma certi programmi malevoli restano tranquilli quando si accorgono di essere osservati.
card-router = Router
    .help = Il senso di gioco si inverte.
    .idea = Un router inoltra i pacchetti da una rete all’altra e sceglie la strada che fanno. Chi lo controlla può deviare o scartare il traffico e leggere tutto ciò che non è cifrato, e perciò la sua password e i suoi aggiornamenti contano molto.
card-botnet = Botnet/Bonifica
    .help = Hacker e Insider prendono il controllo degli host ausiliari accanto al proprio host di ruolo. Un Helpdesk restituisce all’Amministratore quelli catturati accanto a sé; l’Amministratore si riprende tutti gli host catturati.
    .idea = Una botnet è una folla di macchine catturate che obbediscono a un solo operatore, di solito senza che i proprietari se ne accorgano. Bonificare vuol dire rimuovere il programma malevolo, chiudere la falla da cui è entrato e tagliare il contatto con i server dell’operatore.
card-logic-bomb = Bomba logica
    .help = Mettila davanti a te e scopri la prima carta del mazzo: se è soltanto lilla, perdi due nodi. Altrimenti alla fine del tuo turno passa al giocatore seguente, che la prova all’inizio del suo.
    .idea = Una bomba logica è un codice nascosto in un programma che fa danni quando si verifica una condizione, per esempio arriva una data o un nome sparisce dal libro paga. A metterne sono stati anche dipendenti, e perciò le modifiche ai programmi importanti dovrebbero essere riviste da una seconda persona.

## Ruoli. goal: che cosa vuole il giocatore. idea: chi è fuori dal gioco.

role-administrator = Amministratore
    .goal = Vince quando tutti gli Hacker e tutti gli Insider sono fuori dal gioco.
    .idea = Un amministratore di sistema gestisce la rete: account, aggiornamenti, backup e difese. Chi ha questi diritti può arrivare quasi ovunque, e perciò il suo account è il più ambito.
role-hacker = Hacker
    .goal = Vuole eliminare l’Amministratore.
    .idea = Gli hacker che entrano senza permesso agiscono dall’esterno, passo dopo passo da una macchina all’altra. Chi fa lo stesso con il permesso, per trovare i punti deboli prima degli altri, si chiama penetration tester.
role-insider = Insider
    .goal = Vuole eliminare tutti gli altri e restare solo.
    .idea = Un insider abusa di un accesso che gli ha dato l’organizzazione stessa, e quindi le difese contro gli estranei non lo fermano. Il danno è minore se ognuno ha solo i diritti che servono al suo lavoro e se ciò che ne fa viene registrato.
role-helpdesk = Helpdesk
    .goal = Vince con l’Amministratore, anche se è fuori dal gioco.
    .idea = L’helpdesk aiuta gli utenti nei problemi di ogni giorno ed è spesso il primo a sentire che qualcosa non va. Poiché reimposta le password, gli attaccanti lo chiamano volentieri fingendosi qualcun altro.

## Host ausiliari

host-file-server = File server
    .idea = Un file server tiene in un solo posto le cartelle condivise di un’organizzazione. I ransomware puntano a lui, perché cifrarlo ferma in un colpo il lavoro di tutti.
host-mail-server = Server di posta
    .idea = Un server di posta riceve, conserva e spedisce le e-mail. Chi legge una casella può spesso reimpostare le password degli altri account collegati a essa.
host-database = Database
    .idea = Un database conserva dati, come clienti e ordini, in modo che i programmi possano cercarli e modificarli. Ogni programma dovrebbe avere lì un account con non più diritti di quelli che gli servono.
host-web-server = Server web
    .idea = Un server web dà pagine a chiunque le chieda, e quindi deve essere raggiungibile da tutta internet. Perciò lo si mette in una zona a parte, separata dalla rete interna.
host-print-server = Server di stampa
    .idea = Un server di stampa raccoglie i lavori di stampa e li passa alle stampanti. Negli aggiornamenti lo si dimentica facilmente, e difetti dei servizi di stampa hanno fatto entrare intrusi in reti intere.
host-proxy = Proxy
    .idea = Un proxy fa richieste per conto di altre macchine, e così può filtrare e registrare ciò che entra ed esce. All’esterno si vede il suo indirizzo al posto dei loro.
host-access-point = Access point
    .idea = Un access point collega alla rete i dispositivi senza fili, e le sue onde radio non si fermano ai muri. Una cifratura forte come WPA3 impedisce agli estranei nel parcheggio di ascoltare o di collegarsi.
host-backup-storage = Archivio dei backup
    .idea = L’archivio dei backup conserva le copie da cui si può ripristinare tutto il resto. Perciò gli attaccanti spesso lo cancellano prima di colpire, e almeno una copia dovrebbe essere scollegata dalla rete o non modificabile.
