### Lokalka: le regole. Le chiavi e le parti sono descritte in cyberdeck/i18n/rulebook.py.

book-LOK = Lokalka
    .lead =
        Vince chi resiste più dei suoi nemici: l’Amministratore e tutti gli Helpdesk vincono quando tutti gli Hacker e
        gli Insider sono fuori dal gioco, un Hacker vince se elimina l’Amministratore, un Insider vince se resta solo. Lokalka
        è un gioco di ruoli nascosti in una rete locale, per 4–8 giocatori, e dura circa 25 minuti. Si conosce solo
        l’Amministratore. Chi puoi attaccare dipende dal tuo ruolo e dagli host che controlli, e perciò ogni attacco
        dice agli altri qualcosa di te.

## Glossario

glossary-host = host
    .meaning = una carta della rete sul tavolo: un host di ruolo o un host ausiliario (LOK-3.2).
glossary-node = nodo
    .meaning = un’unità di vita di un host. Un host che ha perso tutti i nodi è fuori dalla rete (LOK-6.5).
glossary-role = ruolo
    .meaning =
        chi sei in questa partita: Amministratore, Hacker, Insider o Helpdesk (LOK-2.1). Tutti i ruoli sono segreti
        tranne quello dell’Amministratore.
glossary-role-host = host di ruolo
    .meaning = l’host formato dalla carta ruolo di un giocatore. Quando esce dalla rete, esce dal gioco anche il giocatore (LOK-8.1).
glossary-auxiliary-host = host ausiliario
    .meaning =
        un host che non è di nessuno per sempre e sta fra due giocatori, per esempio un server di posta (LOK-3.2).
glossary-control = controllo
    .meaning =
        il potere su un host. Attacchi dagli host che controlli, e su di essi puoi mettere carte difesa (LOK-3.3,
        LOK-5.2, LOK-7.1).
glossary-captured = catturato
    .meaning = detto di un host ausiliario controllato da qualcuno che non è l’Amministratore (LOK-10.9).
glossary-attack = attacco
    .meaning =
        una carta lilla con un livello, che porta via nodi agli host e toglie le difese (LOK-6). In un turno se ne può
        giocare una.
glossary-defence = difesa
    .meaning = una carta ambra con un livello, che sta su un host e lo protegge (LOK-5).
glossary-level = livello
    .meaning = il numero di una carta attacco o difesa, da 1 a 5. Più è alto, più è forte.
glossary-special = carta speciale
    .meaning = una carta con un effetto proprio e senza livello (LOK-10).
glossary-lilac = lilla
    .meaning = il colore degli attacchi e di alcune carte speciali. Conta per la Bomba logica (LOK-10.10).
glossary-amber = ambra
    .meaning = il colore delle difese e di alcune carte speciali. Poche carte speciali sono lilla e ambra.
glossary-next-to = accanto
    .meaning =
        detto del primo host ancora in rete, da una parte o dall’altra di un altro. Gli host fuori dalla rete si saltano
        (LOK-7.1).
glossary-across = attraverso
    .meaning =
        il modo in cui un Helpdesk o un Insider attacca un giocatore oltre gli host ausiliari dell’Amministratore
        (LOK-7.3).
glossary-topology = topologia
    .meaning = le regole che dicono quali host puoi attaccare (LOK-7).
glossary-out = fuori
    .meaning =
        non più in rete: un host senza nodi, o un giocatore il cui host di ruolo non ne ha più (LOK-6.5, LOK-8.1).
glossary-turn-order = ordine di turno
    .meaning = l’ordine dei giocatori nel senso di gioco attuale, che un Router inverte (LOK-10.8, LOK-10.12).
glossary-round = giro
    .meaning = un giro del tavolo. Il numero dei giri può essere limitato (LOK-9.6).
glossary-discards = scarti
    .meaning =
        le carte giocate o scartate. Sono scoperte, e diventano il nuovo mazzo quando il vecchio è vuoto (LOK-4.1,
        LOK-4.5).
glossary-reward = ricompensa
    .meaning = le carte che peschi per aver eliminato un host o un giocatore (LOK-8.3).
glossary-ring = anello
    .meaning = la rete come sta sul tavolo: giocatori e host ausiliari alternati, tutt’intorno (LOK-3.2).

## 1

chapter-LOK-1 = Componenti
    .intro =
        Che cosa c’è nella scatola. Che cosa sia stampato sulle singole carte non si sa; quello che trovi qui è nostro,
        ed è segnato come ricostruito.

rule-LOK-1-1 = Che cosa c’è nella scatola
    .book = Il gioco ha 110 carte da gioco, 8 carte ruolo, 8 carte di host ausiliari e 51 gettoni per i nodi.
rule-LOK-1-2 = Tre tipi di carte da gioco
    .book =
        Le carte attacco sono lilla, le carte difesa sono ambra. Le carte speciali sono lilla o ambra, e poche hanno
        entrambi i colori. Le carte attacco e difesa hanno un livello, le carte speciali no.
rule-LOK-1-3 = I dati delle carte
    .source =
        Le carte attacco differiscono fra loro solo per il livello, e così le carte difesa; le carte speciali sono
        poche. Con tutte le 16 carte host sul tavolo i 51 gettoni non bastano, e quindi esse hanno insieme almeno 52
        nodi (il racconto di un giocatore su tesera.ru, 2012).
    .reconstructed =
        Nessuna fonte pubblica elenca il mazzo stampato. I numeri di questo gioco sono nostri, e così i colori delle
        carte speciali.

        | livello | 1 | 2 | 3 | 4 | 5 | tutti |
        |---|---|---|---|---|---|---|
        | attacco (lilla) | 10 | 10 | 8 | 7 | 5 | 40 |
        | difesa (ambra) | 9 | 9 | 8 | 6 | 4 | 36 |

        | carta speciale | carte | colore |
        |---|---|---|
        | Flood | 3 | lilla |
        | Ingegneria sociale | 4 | lilla |
        | Virus | 3 | lilla |
        | Accesso diretto | 4 | lilla |
        | Backup | 4 | ambra |
        | Manutenzione | 5 | ambra |
        | Sandbox | 3 | ambra |
        | Router | 2 | entrambi |
        | Botnet/Bonifica | 5 | entrambi |
        | Bomba logica | 1 | lilla |

        | host | nodi |
        |---|---|
        | Amministratore | 5 |
        | Hacker | 4 |
        | Insider | 4 |
        | Helpdesk | 4 |
        | File server | 3 |
        | Server di posta | 3 |
        | Database | 3 |
        | Server web | 3 |
        | Server di stampa | 2 |
        | Proxy | 2 |
        | Access point | 2 |
        | Archivio dei backup | 2 |

        Ogni carta attacco e difesa porta il nome di una tecnica vera, adatta al suo livello.
rule-LOK-1-4 = Gettoni a sufficienza
    .source = Ai tavoli grandi i 51 gettoni stampati finiscono (il racconto di un giocatore su tesera.ru, 2012).
    .ruling = Qui i nodi non finiscono mai: ogni host ha tutti quelli che mostra.

## 2

chapter-LOK-2 = Ruoli e obiettivi
    .intro = Scopri chi sta dalla tua parte prima che gli altri scoprano chi sei tu.

rule-LOK-2-1 = Che cosa vuole ogni ruolo
    .book =
        - Amministratore: vince quando tutti gli Hacker e tutti gli Insider sono fuori dal gioco.
        - Helpdesk: vince insieme all’Amministratore.
        - Hacker: vuole eliminare l’Amministratore.
        - Insider: vuole eliminare tutti gli altri.

        I particolari sono nel capitolo LOK-9.
rule-LOK-2-2 = Quanti per ogni ruolo
    .book =
        | giocatori | Amministratore | Hacker | Insider | Helpdesk |
        |---|---|---|---|---|
        | 4 | 1 | 2 | 1 | 0 |
        | 5 | 1 | 2 | 1 | 1 |
        | 6 | 1 | 3 | 1 | 1 |
        | 7 | 1 | 3 | 1 | 2 |
        | 8 | 1 | 3 | 2 | 2 |

## 3

chapter-LOK-3 = Preparazione
    .intro = Si distribuiscono i ruoli, l’Amministratore costruisce la rete, e tutti ricevono carte.

rule-LOK-3-1 = I ruoli
    .book =
        I ruoli si distribuiscono coperti. L’Amministratore mostra il suo; tutti gli altri tengono segreto il proprio.
rule-LOK-3-2 = La rete
    .book =
        L’Amministratore costruisce la rete: fra ogni coppia di vicini mette un host ausiliario. Il tavolo è quindi un
        anello in cui giocatori e host ausiliari si alternano, con tanti host ausiliari quanti sono i giocatori.
    .ruling =
        L’Amministratore sceglie quali degli otto host ausiliari usare, e il posto di ciascuno, prima che si
        distribuisca una carta da gioco. Gli altri restano fuori dalla partita.
rule-LOK-3-3 = Chi controlla che cosa
    .book =
        All’inizio tutti gli host ausiliari sono sotto il controllo dell’Amministratore. Ogni giocatore controlla il
        proprio host di ruolo.
rule-LOK-3-4 = I nodi
    .book = Ogni host di ruolo e ogni host ausiliario riceve tanti nodi quanti ne mostra.
rule-LOK-3-5 = Le prime carte
    .book = Ogni giocatore riceve quattro carte, l’Amministratore sei.
rule-LOK-3-6 = Difese prima del primo turno
    .book = Prima del primo turno ogni giocatore può mettere una carta difesa su un host che controlla.
    .ruling = Lo si fa in ordine di turno, a cominciare dall’Amministratore, una carta per giocatore.

## 4

chapter-LOK-4 = Il turno
    .intro = Pesca due carte, gioca e tienine al massimo quattro.

rule-LOK-4-1 = Pescare
    .book =
        Si gioca in senso orario, e comincia l’Amministratore. All’inizio del tuo turno peschi due carte. Quando il
        mazzo è vuoto, gli scarti si mescolano e diventano il mazzo.
    .ruling = Se sono vuoti sia il mazzo sia gli scarti, peschi quello che c’è.
rule-LOK-4-2 = Giocare le carte
    .book = Poi giochi, in qualunque ordine, quante carte speciali e carte difesa vuoi, ma una sola carta attacco.
rule-LOK-4-3 = Le carte giocate
    .book = Una carta giocata va negli scarti.
    .ruling =
        Ci va quando il suo effetto è completo, prima che si peschino le ricompense (LOK-8.3). Una carta difesa ci va
        quando lascia il suo host, una Bomba logica quando esplode.
rule-LOK-4-4 = Al massimo quattro carte
    .book = Alla fine del tuo turno tieni in mano al massimo quattro carte. Le altre vanno negli scarti.
    .ruling = Scegli tu quali scartare.
rule-LOK-4-5 = Che cosa vedono tutti
    .ruling =
        Le carte difesa sugli host sono scoperte. Gli scarti, il numero di carte in ogni mano e i nodi di ogni host sono
        pubblici.
rule-LOK-4-6 = Quando si rinnova il mazzo
    .ruling =
        Gli scarti si mescolano nel momento in cui serve una carta: per pescare, per una ricompensa o per provare una
        bomba. Se non c’è nessuna carta da scoprire, la bomba non esplode.
rule-LOK-4-7 = Carte che altri conoscono
    .ruling =
        Una carta che prendi dagli scarti (LOK-10.5) è nota a tutti finché la tieni in mano. Una carta che prendi dalla
        mano di un altro (LOK-10.2) resta nota a chi l’aveva e a tutti quelli che là già la conoscevano. Il tavolo tiene
        il conto di queste carte per te, e tutti vedono quando una di esse lascia una mano. Tra carte uguali in una mano
        va via prima quella che conoscono più giocatori. Chi conta gli scarti quando diventano il nuovo mazzo sa quali
        carte sono in mano in quel momento, ma non chi ha quale.

## 5

chapter-LOK-5 = Difesa

rule-LOK-5-1 = Una difesa per host
    .book = Su un host sta al massimo una carta difesa.
rule-LOK-5-2 = Mettere una difesa
    .book =
        Nel tuo turno puoi mettere una carta difesa su qualunque host che controlli. Se ce n’è già una, la nuova la
        sostituisce, e la vecchia va negli scarti.

## 6

chapter-LOK-6 = Attacco
    .intro = Un attacco si confronta con la carta difesa che sta sull’host. Quali host puoi attaccare è detto in LOK-7.

rule-LOK-6-1 = Nessuna difesa
    .book = Un host senza carta difesa perde un nodo.
rule-LOK-6-2 = Una difesa più bassa
    .book =
        Se il livello della difesa è più basso di quello dell’attacco, l’host perde un nodo, e la carta difesa va negli
        scarti.
rule-LOK-6-3 = Una difesa pari
    .book = Se i livelli sono uguali, la carta difesa va negli scarti, e non succede altro.
rule-LOK-6-4 = Una difesa più alta
    .book = Se il livello della difesa è più alto di quello dell’attacco, non succede nulla.
rule-LOK-6-5 = Senza più nodi
    .book = Un host che non ha più nodi è fuori dalla rete.
    .ruling = Se vi sta ancora una carta difesa, questa va negli scarti.

example-LOK-6-1 =
    Bruno gioca SQL injection, un attacco di livello 3. In ogni caso la sua carta va poi negli scarti.

    | difesa sull’host | che cosa succede |
    |---|---|
    | nessuna | l’host perde un nodo |
    | livello 1 o 2 | l’host perde un nodo, la difesa va negli scarti |
    | livello 3 | la difesa va negli scarti, nessun nodo è perso |
    | livello 4 o 5 | non succede nulla |
    .about = LOK-6.1 LOK-6.2 LOK-6.3 LOK-6.4

example-LOK-6-2 =
    Al server di posta resta un nodo, e su di esso sta una difesa di livello 2. Bruno, un Hacker, lo attacca con il
    livello 3. La difesa è troppo bassa: va negli scarti, l’ultimo nodo è perso, e il server di posta è fuori dalla rete.
    Poiché Bruno non è l’Amministratore, pesca una carta. Ora gli host ai due lati del server di posta sono uno accanto
    all’altro.
    .about = LOK-6.2 LOK-6.5 LOK-7.1 LOK-8.3

## 7

chapter-LOK-7 = Topologia: chi puoi attaccare
    .intro = Attacchi dagli host che controlli, e fin dove arrivi dipende dal tuo ruolo.

rule-LOK-7-1 = Accanto ai tuoi host
    .book = Puoi attaccare gli host che stanno accanto a un host sotto il tuo controllo.
    .ruling =
        «Accanto» vuol dire il primo host ancora in rete, da una parte o dall’altra di qualunque host che controlli, di
        ruolo o ausiliario. Non puoi attaccare un host che controlli tu stesso.
rule-LOK-7-2 = Amministratore e Hacker
    .book =
        Perciò l’Amministratore arriva a ogni giocatore che sta accanto a uno dei suoi host. Un Hacker arriva a un
        giocatore vicino solo se l’host ausiliario fra loro è fuori dalla rete, non importa per mano di chi, o è sotto il controllo di
        quell’Hacker.
rule-LOK-7-3 = Helpdesk e Insider
    .book =
        Un Helpdesk e un Insider possono attaccare i giocatori vicini anche attraverso gli host ausiliari controllati
        dall’Amministratore.
    .ruling =
        Guarda da ogni host che controlli in entrambe le direzioni e salta tutti gli host ausiliari dell’Amministratore,
        anche più d’uno di fila. Se il primo altro host è l’host di ruolo di un altro giocatore, puoi attaccarlo. Un
        host ausiliario catturato da qualcun altro sbarra la strada; esso stesso può essere attaccato solo secondo
        LOK-7.1.
rule-LOK-7-4 = Che cosa rivela un attacco
    .book =
        Perciò un attacco dice al tavolo qualcosa sul ruolo di chi attacca. Un Insider può fingersi Helpdesk se attacca
        giocatori attraverso gli host, o Hacker se attacca gli host ausiliari. Leggere questi segni è il cuore del
        gioco.
    .ruling = Quali attacchi ti sono possibili dipende dal tuo ruolo, e perciò vengono mostrati solo a te.

example-LOK-7-1 =
    Quattro giocatori siedono in questo anello, in senso orario: Anna (Amministratore), file server, Bruno (Hacker),
    proxy, Carla (Insider), database, Dario (Hacker), server web, e poi di nuovo Anna. Tutti e quattro gli host
    ausiliari sono di Anna.

    - Anna può attaccare Bruno, Carla e Dario: ognuno di loro è accanto a un suo host.
    - Bruno controlla solo il suo host di ruolo. Può attaccare il file server e il proxy, ma nessun giocatore.
    - Dario, per lo stesso motivo, può attaccare il database e il server web.
    - Carla può attaccare il proxy e il database, e attraverso di essi anche Bruno e Dario.
    .about = LOK-7.1 LOK-7.2 LOK-7.3

example-LOK-7-2 =
    Nell’anello del primo esempio il file server è fuori dalla rete. Ora Anna e Bruno sono uno accanto all’altra. Bruno può
    attaccare Anna e il proxy.
    .about = LOK-7.1 LOK-7.2

example-LOK-7-3 =
    Nell’anello del primo esempio Bruno ha giocato Botnet/Bonifica, e il file server e il proxy sono suoi.

    - Bruno può attaccare Anna, che è accanto al file server, e Carla, che è accanto al proxy. Non può attaccare i
    propri host.
    - Anna può attaccare il file server, Carla e Dario, ma non più Bruno: nessun host di Anna è accanto a lui.
    - Carla può attaccare il proxy e il database, e Dario attraverso il database. Non arriva a Bruno attraverso il
    proxy, perché non è Anna a controllarlo.
    .about = LOK-7.1 LOK-7.2 LOK-7.3 LOK-10.9

example-LOK-7-4 =
    Nell’anello del primo esempio Dario è fuori. Ora il database e il server web sono affiancati, e tutti e due sono
    di Anna. Carla li salta entrambi, e il primo altro host è l’host di ruolo di Anna. Quindi Carla può attaccare Anna.
    Un Hacker al suo posto potrebbe attaccare solo il proxy e il database.
    .about = LOK-7.1 LOK-7.3

## 8

chapter-LOK-8 = Giocatori fuori dal gioco

rule-LOK-8-1 = Uscire dal gioco
    .book =
        Esci dal gioco quando il tuo host di ruolo non ha più nodi. Mostri il tuo ruolo, e la tua mano va negli scarti.
rule-LOK-8-2 = Gli host di chi è fuori
    .ruling = Gli host ausiliari che controllavi tornano all’Amministratore, insieme alle carte difesa che vi stanno.
rule-LOK-8-3 = Ricompense
    .book =
        Se elimini un host ausiliario e non sei l’Amministratore, peschi una carta. Chiunque elimini un Hacker ne pesca
        due, e chiunque elimini un Insider ne pesca tre.
rule-LOK-8-4 = L’errore dell’Amministratore
    .book = Un Amministratore che elimina un Helpdesk scarta tutta la mano.
    .ruling = Questo viene prima delle ricompense per la stessa carta.
rule-LOK-8-5 = Chi ha eliminato chi
    .ruling =
        Quando giochi una carta, tutti quelli che essa elimina li hai eliminati tu, e ricevi la ricompensa per ciascuno.
rule-LOK-8-6 = Uscire dal gioco nel proprio turno
    .ruling =
        Se esci dal gioco nel tuo turno, il turno finisce. Una bomba che sta davanti a chi esce dal gioco va negli
        scarti.
rule-LOK-8-7 = Che cosa vede chi è fuori
    .ruling =
        Un giocatore fuori dal gioco può ancora vincere: un Helpdesk secondo LOK-9.1, un Hacker secondo LOK-9.4. Perciò
        continui a vedere ciò che è scoperto per tutti, e sai ciò che sapevi prima, ma niente di più.
rule-LOK-8-8 = Le parole di chi è fuori
    .ruling =
        Un giocatore fuori dal gioco può aver visto cose utili ad altri. Il tavolo decide prima della partita chi lo sente.

## 9

chapter-LOK-9 = La fine della partita
    .intro =
        La partita finisce appena una di queste regole indica un vincitore, e al più tardi quando l’Amministratore è
        fuori dal gioco o si raggiunge il limite dei giri.

rule-LOK-9-1 = La rete è al sicuro
    .book = Quando tutti gli Hacker e gli Insider sono fuori dal gioco, vincono l’Amministratore e tutti gli Helpdesk.
    .ruling = Vincono anche se loro stessi sono fuori dal gioco.
rule-LOK-9-2 = Un Hacker elimina l’Amministratore
    .book = Quando un Hacker ha eliminato l’Amministratore, vince quell’Hacker.
    .source = L’annuncio dell’editore del 2012 parla di una vittoria degli Hacker.
rule-LOK-9-3 = Resta un solo Insider
    .book = Quando sono fuori dal gioco tutti tranne un Insider, vince quell’Insider.
    .ruling = Due Insider non vincono insieme.
rule-LOK-9-4 = L’Amministratore esce in altro modo
    .ruling =
        Il regolamento stampato fa finire la partita ogni volta che l’Amministratore è fuori, ma indica un vincitore
        solo se è stato un Hacker. Se l’ha eliminato qualcun altro o qualcos’altro, vale LOK-9.3, se è il caso.
        Altrimenti vincono tutti gli Hacker come squadra, anche quelli fuori dal gioco.
rule-LOK-9-5 = Tutto insieme
    .ruling =
        Ciò che una carta fa a più giocatori avviene nello stesso momento. Solo quando tutto è fatto si giudica la fine:
        prima LOK-9.1, poi LOK-9.2, poi LOK-9.3.
rule-LOK-9-6 = Il limite dei giri
    .ruling = Quando si sono giocati tanti giri quanti ne permette il limite, la partita finisce, e non vince nessuno.

example-LOK-9-1 =
    Cinque giocatori: Anna è l’Amministratore, Bruno e Dario sono Hacker, Carla è l’Insider, Elena è l’Helpdesk. Ogni
    riga è una partita a sé.

    | che cosa succede | chi vince |
    |---|---|
    | Elena è fuori; Anna elimina Carla, l’ultimo nemico | Anna ed Elena |
    | Dario è fuori; Bruno elimina Anna | Bruno, con `hackers_win=team` Bruno e Dario |
    | Dario è fuori; Carla elimina Anna mentre Bruno è in gioco | Bruno e Dario |
    | tutti tranne Anna e Carla sono fuori dal gioco; Carla elimina Anna | Carla |
    | una Bomba logica elimina Anna mentre Bruno è in gioco | Bruno e Dario |
    .about = LOK-9.1 LOK-9.2 LOK-9.3 LOK-9.4

example-LOK-9-2 =
    Anna, Bruno, Carla ed Elena del primo esempio hanno un nodo ciascuno, e Dario è fuori. Elena gioca Virus, e
    nessuno ha in mano una carta difesa. Anna, Bruno e Carla sono fuori dal gioco nello stesso momento. LOK-9.1 viene per
    prima: tutti gli Hacker e gli Insider sono fuori dal gioco, e quindi vincono Anna ed Elena, benché Anna sia fuori dal gioco.
    .about = LOK-9.1 LOK-9.5 LOK-10.3

## 10

chapter-LOK-10 = Carte speciali
    .intro = Nel tuo turno puoi giocare quante carte speciali vuoi (LOK-4.2). Qui è detto che cosa fa ciascuna.

rule-LOK-10-1 = Flood
    .book = Ogni altro giocatore scarta una carta.
    .ruling = Ognuno sceglie la carta, in ordine di turno. Chi non ha carte non scarta nulla.
rule-LOK-10-2 = Ingegneria sociale
    .book = Prendi due carte, senza vederle, dalla mano di un giocatore.
    .ruling = Sono due carte a caso, o meno se ne ha meno.
rule-LOK-10-3 = Virus
    .book =
        L’host di ruolo di ogni altro giocatore perde un nodo, a meno che quel giocatore non giochi dalla mano una carta
        difesa. Questa va negli scarti (LOK-4.3).
    .ruling =
        Ognuno decide in ordine di turno; poi tutte le perdite avvengono nello stesso momento. Una carta difesa che sta
        sull’host non serve.
rule-LOK-10-4 = Accesso diretto
    .book =
        Attacca un giocatore qualunque ignorando la topologia. Tu scegli dalla mano una carta attacco, il difensore
        sceglie dalla mano una carta difesa, e le scoprite insieme. Se il livello della difesa è più basso di quello
        dell’attacco, il difensore perde un nodo. Entrambe le carte vanno negli scarti. Questo è il tuo unico attacco
        del turno (LOK-4.2): devi avere in mano una carta attacco e non averne ancora giocata una.
    .ruling =
        Il difensore può non mettere nulla, e allora perde il nodo. La carta difesa che sta sul suo host non conta.
rule-LOK-10-5 = Backup
    .book = Prendi dagli scarti una carta qualunque.
    .ruling = Non può essere un Backup, altrimenti con due si potrebbe andare avanti all’infinito.
rule-LOK-10-6 = Manutenzione
    .book = Ripristina un nodo di un host qualunque che controlli.
    .ruling = Un host non ha mai più nodi di quanti ne mostra.
rule-LOK-10-7 = Sandbox
    .book = Il giocatore che scegli salta un turno.
    .ruling = È il suo prossimo turno. Più Sandbox si sommano. Una bomba che sta davanti a lui intanto aspetta.
rule-LOK-10-8 = Router
    .book = Il senso di gioco si inverte.
rule-LOK-10-9 = Botnet/Bonifica
    .book =
        L’effetto della carta dipende dal tuo ruolo.

        - Hacker o Insider: prendi il controllo degli host ausiliari vicini.
        - Helpdesk: restituisci all’Amministratore gli host vicini catturati.
        - Amministratore: ti riprendi tutti gli host catturati.
    .ruling =
        Un host vicino è il primo host ancora in rete da una parte o dall’altra del tuo host di ruolo, se è ausiliario.
        La carta agisce su tutti questi host insieme, senza scelta, chiunque li controlli. Una carta difesa che vi sta
        rimane.
rule-LOK-10-10 = Bomba logica
    .book =
        Metti la bomba scoperta davanti a te e provala: scopri la prima carta del mazzo. Se quella carta è soltanto
        lilla, perdi due nodi. Altrimenti alla fine del tuo turno la bomba passa al giocatore seguente.
    .ruling =
        Lui la prova all’inizio del suo turno, prima di pescare. Quando esplode va negli scarti, e così ogni carta
        scoperta per una prova. Un giocatore eliminato da una bomba non è stato eliminato da nessuno.
rule-LOK-10-11 = Carte senza effetto
    .ruling =
        Una carta speciale che non farebbe assolutamente nulla non si può giocare, come Backup quando non ci sono
        scarti.
rule-LOK-10-12 = Direzione e bersagli
    .ruling =
        - L’«ordine di turno» segue il senso di gioco attuale.
        - Per Sandbox e Ingegneria sociale scegli un altro giocatore che è in gioco.
        - Il Router si può sempre giocare.
        - La Manutenzione non riporta in rete un host che ne è uscito.
        - Una bomba passa al giocatore seguente nel senso attuale, anche se quello deve saltare un turno.

example-LOK-10-1 =
    Bruno mette davanti a sé la Bomba logica e scopre un Router. È lilla e ambra, non soltanto lilla, e quindi non
    succede nulla. Alla fine del turno di Bruno la bomba passa a Carla. Lei comincia il suo turno con la prova, prima di
    pescare, e scopre SQL injection. Questa è soltanto lilla: Carla perde due nodi, e la bomba e la carta di prova vanno
    negli scarti. Se erano i suoi ultimi nodi, esce dal gioco, il suo turno finisce, e nessuno riceve una ricompensa.
    .about = LOK-10.10 LOK-8.6

example-LOK-10-2 =
    Anna gioca Accesso diretto contro Dario e mette un attacco di livello 4. Dario mette dalla mano una difesa di
    livello 4. Non è più bassa dell’attacco, e quindi Dario non perde nulla. Con una difesa di livello 3, o senza carta,
    perderebbe un nodo, anche se sul suo host stesse una difesa di livello 5. In questo turno Anna non può più
    attaccare.
    .about = LOK-10.4

example-LOK-10-3 =
    Carla, un’Insider, siede fra il proxy, che Bruno ha catturato, e il database dell’Amministratore. Gioca
    Botnet/Bonifica: ora entrambi gli host sono suoi, e la carta difesa sul proxy resta dov’è. Se il proxy fosse
    fuori dalla rete, il primo host da quella parte sarebbe l’host di ruolo di Bruno, e lei prenderebbe solo il database.
    .about = LOK-10.9
