### Black Hat: le regole. Le chiavi e le parti sono descritte in cyberdeck/i18n/rulebook.py.

book-BH = Black Hat
    .lead =
        Vince la traccia più bassa. Tu e i tuoi rivali vi introducete nella stessa rete, e l’hacker migliore è quello
        che vi lascia meno prove. Black Hat è un gioco di prese e insieme una corsa, per 2–6 giocatori e per 30–45
        minuti. Vinci una presa, e una pedina avanza di un passo nella rete. Ma le carte che hai ancora in mano quando
        finisce un round lasciano traccia, e così anche le caselle sotto le tue pedine.

## Glossario

glossary-trace = traccia
    .meaning =
        i punti del gioco, le prove del tuo passaggio. Meno ne hai, meglio è. Lasciano traccia le carte che hai in
        mano e le caselle sotto le tue pedine.
glossary-trick = presa
    .meaning =
        un giro di carte attorno al tavolo: uno apre, gli altri rispondono, qualcuno vince (BH-3.1, BH-3.2, BH-3.3).
glossary-leader = chi apre
    .meaning = il giocatore che gioca per primo in una presa. Giocare per primo si dice aprire.
glossary-follower = chi risponde
    .meaning = chiunque giochi nella presa, tranne chi apre.
glossary-rank = valore
    .meaning =
        il numero di una carta, da 1 a 13. Una carta con un valore è una carta numerata; i jolly e il Black Hat non ne
        hanno.
glossary-joker = jolly
    .meaning = una carta che prende il valore delle carte giocate insieme a lei; da sola vale 14 (BH-4.1).
glossary-black-hat = Black Hat
    .meaning = l’unica carta che capovolge una presa (BH-5.1). Si sa sempre chi ce l’ha.
glossary-black-hat-trick = presa Black Hat
    .meaning =
        una presa in cui è stato giocato il Black Hat: vincono le carte basse, e chi vince si prende delle carte
        (BH-5.1, BH-5.2).
glossary-round = round
    .meaning =
        il gioco da una distribuzione delle carte al calcolo della traccia (BH-8.1). In una partita di solito ce n’è
        più d’uno.
glossary-dealer = mazziere
    .meaning = il giocatore da cui si contano i posti per sapere chi riceve il Black Hat (BH-2.3).
glossary-deck = mazzo
    .meaning = le carte che in questo round nessuno ha ancora ricevuto.
glossary-discards = scarti
    .meaning = le carte che in questo round sono state giocate o scartate.
glossary-pawn = pedina
    .meaning = un pezzo del gioco. Ogni giocatore ne ha due nella rete.
glossary-space = casella
    .meaning = una parte della rete su cui può stare una pedina. Il suo numero è la traccia che lascia.
glossary-start = casella di partenza
    .meaning = la Backdoor o il Server pubblico (BH-7.1).
glossary-action-space = casella azione
    .meaning =
        una casella in cui succede qualcosa quando vi arriva una pedina: Denial of Service, Honeypot, Allarme, Exploit
        o Randomizzatore.
glossary-stuck = bloccata
    .meaning =
        detto di una pedina trattenuta da un Denial of Service, da un Honeypot o da un Allarme, che non può muoversi.
glossary-module = modulo
    .meaning = una tessera che sostituisce quattro caselle del tabellone con altre quattro (BH-2.2, BH-7.9).
glossary-place = posto segnato
    .meaning = uno dei cinque punti del tabellone che un modulo può coprire.
glossary-marker = segnalino
    .meaning = un pezzo che alza di uno (+) o abbassa di uno (−) la traccia di un Host (BH-7.8).
glossary-mover = chi muove
    .meaning = il giocatore che ha mosso una pedina vincendo una presa (BH-7.10).
glossary-tracer = tracciatore
    .meaning = un pezzo che dà la caccia alle pedine (BH-10). Non è una pedina.
glossary-jail = prigione
    .meaning = il luogo in cui finiscono le pedine catturate dal tracciatore (BH-10.3).
glossary-out = fuori dal gioco
    .meaning = detto di un giocatore che ha entrambe le pedine in prigione e non gioca più (BH-10.3).
glossary-asset-tile = tessera risorsa
    .meaning = la tessera coperta sulla Risorsa critica (BH-11.1).
glossary-robot = robot
    .meaning = il terzo giocatore di una partita in due (BH-12.1).
glossary-controller = chi controlla il robot
    .meaning = la persona che in quel momento decide per il robot (BH-12.1).
glossary-status-card = carta status
    .meaning = il tuo obiettivo segreto in una partita Celebrità (BH-13.1).

## 1

chapter-BH-1 = Componenti

rule-BH-1-1 = Le carte
    .book =
        Ci sono 97 carte: i valori da 1 a 13, sette carte ciascuno; cinque jolly; un solo Black Hat. Il Black Hat ha
        fronte e retro uguali, e quindi si sa sempre chi lo ha in mano.
    .source = Nell’edizione per i negozi del 2017 le carte di ogni valore sono solo sei (pinco11, bigcream.it).
rule-BH-1-2 = Tabellone, moduli e pezzi
    .book =
        Ci sono poi un tabellone, otto moduli a due facce, sei tessere per la Risorsa critica, tre segnalini con + su
        un lato e − sull’altro, e un tracciatore. I giocatori sono al massimo sei, e ognuno ha tre pedine: due vanno
        sul tabellone, la terza segna i punti.
    .source =
        Il tabellone è attraversato da due corsie affiancate. Partono dalle due caselle di partenza sul bordo sinistro
        e finiscono a destra, alla Risorsa critica (pcguru.hu, bigcream.it). Un modulo è largo due caselle e alto due,
        ed è stampato su entrambe le facce (spieletest.at). La traccia di una casella va da −1 a +5. Quasi tutti i
        numeri sono sopra lo zero, pochi sono sotto, e un sistema profondo e ben protetto ti costa meno di un account
        di posta (spieletest.at, littlemetaldog.com, ludorium.at).
    .reconstructed =
        Nessuna fonte mostra il tabellone e i moduli stampati. Quelli di questo gioco sono nostri.

        - Una corsia ha due righe di otto caselle. Le caselle prendono nome dalla riga e dalla colonna, da a1 a d8. Le
        righe a e b sono la corsia superiore, le righe c e d quella inferiore; la colonna 1 è a sinistra, la colonna 8
        a destra. Le altre caselle sono BD (Backdoor), PS (Server pubblico), CA (Risorsa critica), TJ (Prigione del tracciatore) e
        T0–T3 (le caselle proprie del tracciatore). TJ e T0–T3 stanno a sinistra delle corsie.
        - Le frecce di una corsia puntano a destra. Ce ne sono anche di verticali, fra le due righe della stessa
        corsia; in una colonna puntano tutte dalla stessa parte. Due passaggi portano da una corsia all’altra, sempre
        verso una colonna di numero più alto. Perciò non si può mai girare in tondo, qualunque modulo ci sia sul
        tabellone.
        - Una casella di partenza lascia 2, la Risorsa critica 0. Nelle caselle nere non si può entrare.
        - Per i moduli sono segnati cinque posti di due caselle per due. Le facce dei moduli sono tutte diverse, e
        ogni casella azione compare almeno su una.
        - Una pedina prende nome dal numero del giocatore e da una lettera: il giocatore 1 ha 1x e 1y, il giocatore 6
        ha 6x e 6y.
rule-BH-1-3 = La traccia di una carta
    .book =
        Un numero su ogni carta dice quanta traccia ti costa se ce l’hai in mano alla fine del round. Per un 2 è 0.
    .source =
        Anche per un 1 è 0 (spieletest.at, sulla ristampa del 2022). I numeri vanno da 0 a 5, e a un valore più alto
        non corrisponde mai un numero più basso (boardseyeview.net, sulla ristampa). Il Black Hat costa 5
        (boardgamequest.com).
    .reconstructed =
        Gli altri numeri sono nostri: 1 per i valori 3–5, 2 per i valori 6–8, 3 per i valori 9–11, 4 per i valori 12 e
        13, e 5 per un jolly.
rule-BH-1-4 = Meno giocatori, meno carte
    .book =
        Se i giocatori sono meno di sei, il mazzo si riduce. Per ogni giocatore che manca si tolgono una carta di ogni
        valore e un jolly, purché restino almeno quattro carte di ogni valore e tre jolly. Delle 97 carte complete,
        cinque giocatori tengono sei carte di ogni valore e quattro jolly; quattro giocatori ne tengono cinque e tre;
        tre o due giocatori quattro e tre. Il Black Hat non si toglie mai.

## 2

chapter-BH-2 = Preparazione e inizio di un round

rule-BH-2-1 = L’inizio
    .book = Ognuno mette una pedina sulla Backdoor e l’altra sul Server pubblico. La traccia totale di tutti è 0.
rule-BH-2-2 = Moduli all’inizio
    .book =
        Si può cominciare con moduli casuali sui posti segnati. L’edizione finlandese ne usa cinque, quella russa fino
        a cinque.
    .ruling =
        Posto e faccia sono casuali, e due moduli non stanno mai sullo stesso posto. Un modulo è sempre orientato allo
        stesso modo: non si ruota.
rule-BH-2-3 = Chi riceve il Black Hat
    .book =
        Per iniziare un round si mescolano tutte le carte e si scopre la prima. Conta in senso orario fino al suo
        valore, cominciando con 1 dal giocatore alla sinistra del mazziere. Quello su cui ti fermi riceve il Black
        Hat. In altre parole: dividi il valore per il numero dei giocatori, e il resto è la distanza dal mazziere in
        senso orario; resto 0 significa il mazziere. In sei, 1, 7 e 13 indicano il vicino di sinistra del mazziere, 6
        e 12 il mazziere. Nell’edizione russa la carta scoperta non partecipa al round.
    .ruling =
        Qui si fa così: la carta resta da parte per tutto il round. Un jolly conta 14. Mentre si mescola, il Black Hat
        non è nel mazzo. Con `black_hat=shuffled` non si scopre nessuna carta. Se in tutto si danno meno di 30 carte
        (mani da cinque), il Black Hat mescolato può essere una qualunque di esse. `black_hat=shuffled` non si può
        combinare con `hand=ten_plus_hat`: un Black Hat mescolato alle altre è già una delle carte che ricevi.
rule-BH-2-4 = La distribuzione
    .book =
        Una mano è di dieci carte. Nell’edizione russa il Black Hat è una delle dieci. In quella finlandese le dieci
        carte si aggiungono al Black Hat, e chi ce l’ha ne tiene undici. (Quando le mani sono più piccole: BH-7.6.)
    .source = Le recensioni successive danno ragione all’edizione russa.
rule-BH-2-5 = La prima apertura
    .book = La prima presa di un round la apre il vicino di destra di chi ha il Black Hat.
rule-BH-2-6 = Il mazziere
    .ruling = Il primo mazziere è scelto a caso. A ogni nuovo round tocca al giocatore alla sua sinistra.

## 3

chapter-BH-3 = Una presa

rule-BH-3-1 = Aprire
    .book =
        Se apri, gioca una carta o più d’una. Se sono più d’una, le carte devono essere dello stesso valore, ma un
        jolly o il Black Hat può prendere il posto di una qualunque di esse.
rule-BH-3-2 = Rispondere
    .book =
        Poi giocano gli altri, in senso orario. Hai due possibilità: una carta sola, oppure tante carte quante ne ha
        giocate chi apre. Se sono più d’una, le carte devono essere dello stesso valore, con i jolly o il Black Hat al
        posto di una qualunque di esse (per il Black Hat vedi BH-5.3). Il valore può essere diverso da quello di chi
        apre.
rule-BH-3-3 = Vincere
    .book =
        Si vince soltanto con lo stesso numero di carte di chi apre. Fra queste giocate vince il valore più alto e,
        fra valori uguali, quello giocato per ultimo. (In una presa Black Hat vince il valore più basso: BH-5.1.) Chi
        vince una presa apre la successiva.
rule-BH-3-4 = Le carte giocate
    .book = Finita la presa, le sue carte si scartano. Per una presa Black Hat è diverso: vedi BH-5.2.
rule-BH-3-5 = Non si passa
    .book = In ogni presa devi giocare. C’è una sola eccezione: BH-5.4.

## 4

chapter-BH-4 = I jolly

rule-BH-4-1 = Quanto vale un jolly
    .book =
        Giocato con altre carte, un jolly prende il loro valore: 5, 5 e un jolly sono tre 5. Giocato da solo ha valore
        14.
    .ruling =
        Una combinazione senza nemmeno una carta numerata ha valore 14. I jolly possono essere quanti si vuole, e fra
        loro può esserci il Black Hat.

## 5

chapter-BH-5 = Il Black Hat

rule-BH-5-1 = Vince il valore più basso
    .book =
        Il Black Hat si gioca come un jolly. Ma ogni presa in cui lo si gioca è una presa Black Hat. Lì vince il
        valore più basso, non il più alto. Anche lì servono tante carte quante ne ha giocate chi apre, e anche lì fra
        valori uguali vince quello giocato per ultimo.
rule-BH-5-2 = Che cosa prende chi vince
    .book =
        Se vinci una presa Black Hat, prendi in mano carte della presa. Puoi prenderle tutte. Oppure puoi prendere il
        Black Hat e alcune carte numerate: esattamente quante carte ha giocato chi apre, e nessun jolly. Le carte
        rimaste si scartano. Quali carte numerate ti spettano dipende dall’edizione: in quella finlandese le più alte
        della presa, in quella russa quelle che preferisci.
    .ruling =
        Se nella presa non ci sono abbastanza carte numerate, prendi quelle che ci sono. Se sono tutte dello stesso
        valore, non ti si chiede quali vuoi.
rule-BH-5-3 = Mai da solo contro più carte
    .book =
        Chi risponde può giocare il Black Hat soltanto in una combinazione con tante carte quante ne ha giocate chi
        apre. Quindi, se chi apre ha giocato due carte o più, nessuno può mettere giù il Black Hat come carta singola.
rule-BH-5-4 = L’unico modo di passare
    .book = Se chi apre ha giocato due carte o più e tu in mano hai soltanto il Black Hat, passi.
rule-BH-5-5 = Aprire col solo Black Hat
    .book =
        Se apri col solo Black Hat, vale 14 e non puoi vincere la presa. Gli altri giocano dopo di te una carta
        ciascuno, e nessuna carta è più alta di 14.

example-BH-5-1 =
    In tutti e sei gli esempi i giocatori A, B, C e D giocano in quest’ordine. A apre col solo Black Hat. Vale 14, e A
    non può vincere in nessun modo. Chi gioca la carta più bassa vince e prende carte.
    .about = BH-5.1 BH-5.5
example-BH-5-2 =
    A apre con 7 + Black Hat, cioè una coppia di 7. B risponde con 12, C con 9, D con 4. Non ci sono altre coppie,
    quindi vince A. A può prendere tutte le carte. Altrimenti prende il Black Hat e due carte numerate: con
    `black_hat_take=highest` sono il 12 e il 9, con `black_hat_take=any` sceglie A.
    .about = BH-5.1 BH-5.2
example-BH-5-3 =
    A apre con 7 + 7. B risponde con 6, C con 8 + Black Hat, D con 9 + 9. Per vincere ci vuole una coppia, e la più
    bassa è quella di 7, quindi vince A. Il 6 è più basso, ma è una carta sola.
    .about = BH-3.3 BH-5.1
example-BH-5-4 =
    A apre con 8 + 8 + 8. B risponde con 5, C con 7. A D restano due carte, il 13 e il Black Hat. Con quelle non si
    fanno tre carte dello stesso valore, e il Black Hat deve restare in mano; ma D non può nemmeno passare, perché ha
    un’altra carta. Quindi D risponde con il 13, e vince A.
    .about = BH-5.3 BH-5.4
example-BH-5-5 =
    A apre con 13. B risponde col Black Hat, C con 13, D con un jolly. Il valore più basso è 13, e il secondo dei due
    l’ha giocato C, quindi vince C. C può prendere tutte le carte. Altrimenti prende il Black Hat e un 13, e non ha
    scelta: il jolly non è una carta numerata.
    .about = BH-5.1 BH-5.2
example-BH-5-6 =
    A apre con 2 + 2. B risponde con 2 + 2, C con 8, D con 2 + Black Hat. Le tre coppie sono tutte di 2, e D ha
    giocato per ultimo, quindi vince D. Prendendo tutte le carte, D si ritrova con un 8, il Black Hat e cinque 2, e i
    2 non costano niente.
    .about = BH-5.1 BH-5.2 BH-1.3

## 6

chapter-BH-6 = Che cosa fa chi ha vinto la presa

rule-BH-6-1 = Muovere una pedina o pescare
    .book =
        Se vinci una presa, devi muovere una pedina, tua o di un avversario. Ma la pedina di un avversario deve stare
        su una casella con la traccia sotto lo zero. Se non puoi fare né l’una né l’altra cosa, e solo in quel caso,
        peschi una carta dal mazzo.
    .ruling =
        Le pedine che non possono muoversi non contano (BH-8.1). Quando si confronta con lo zero la traccia di una
        casella, si contano anche i segnalini. Se muovere una pedina tua o di un avversario lo decidi tu, ma una devi
        muoverla.
rule-BH-6-2 = Una freccia, una casella
    .book =
        Per muovere una pedina si segue una freccia fino alla casella seguente. In ogni casella c’è posto per una sola
        pedina, tranne che nelle due caselle di partenza, dove c’è posto per tutte. Se la casella seguente è occupata,
        si salta: da lì si prosegue lungo una freccia qualsiasi, finché si arriva a una casella libera. La freccia
        dev’essere intera. Se il bordo di un modulo la taglia, non si può usare (edizione russa).
    .ruling =
        Saltando non puoi passare due volte per la stessa casella e non puoi finire in quella da cui hai cominciato. Se
        lungo una via non c’è una casella libera, quella via è chiusa. Nelle caselle che salti non succede niente.
rule-BH-6-3 = Lasciare il tabellone
    .book = Soltanto il tracciatore toglie pedine dal tabellone (BH-10.3).
rule-BH-6-4 = Il mazzo è vuoto
    .ruling = Quando nel mazzo non ci sono più carte, si mescolano gli scarti: sono il nuovo mazzo.
rule-BH-6-5 = Niente da pescare
    .ruling = Se non ci sono nemmeno scarti, non peschi niente.

## 7

chapter-BH-7 = Le caselle

rule-BH-7-1 = Backdoor e Server pubblico
    .book = Da qui partono le pedine.
rule-BH-7-2 = Host
    .book = Una parte ordinaria della rete.
rule-BH-7-3 = Cache
    .book = Una parte della rete di grande valore.
    .reconstructed =
        Noi lo intendiamo così: preziosa per l’hacker. Sul nostro tabellone e sui nostri moduli una Cache lascia −1 o
        0, e solo sulle Cache è stampato un numero sotto lo zero.
rule-BH-7-4 = Risorsa critica
    .book = È il traguardo. La partita finisce appena una pedina arriva qui (BH-8.1).
rule-BH-7-5 = Denial of Service
    .book =
        Chi muove sceglie una pedina, diversa da quella che è arrivata qui, e la rimanda a una delle caselle di
        partenza, la Backdoor o il Server pubblico. Due pedine dello stesso giocatore non possono stare insieme su una
        casella di partenza. La pedina arrivata qui è bloccata fino alla fine della partita. Può liberarla soltanto un
        Denial of Service in un’altra casella: non c’è altro modo di muovere una pedina bloccata su un Denial of
        Service o su un Allarme.
    .ruling =
        Se una pedina si può rimandare, bisogna farlo. Non importa di chi sia, ma non si possono scegliere le pedine
        che sono su una casella di partenza, in un Honeypot o in prigione. Non si può scegliere una casella di
        partenza dove sta il tracciatore. Se non si può rimandare nessuna pedina, non succede niente.
rule-BH-7-6 = Honeypot
    .book =
        Una pedina che arriva qui è bloccata fino alla fine della partita. C’è una regola facoltativa: finché almeno
        una pedina è in un Honeypot, in ogni nuovo round si danno mani da cinque carte.
rule-BH-7-7 = Allarme
    .book = Nelle partite con `tracer`, una pedina che arriva qui è bloccata e sveglia il tracciatore (BH-10.1).
    .ruling = Nelle partite senza `tracer`, un Allarme è un Host. La sua traccia è il numero che vi è stampato.
rule-BH-7-8 = Exploit
    .book = Chi muove può alzare o abbassare di uno la traccia di un Host.
    .ruling =
        Per questo ci sono tre segnalini, e su un Host non può essercene più di uno. Se su un Host c’è un +, non lo si
        può alzare di nuovo; se lo si abbassa, il segnalino si toglie. Con un − è lo stesso, al contrario. Se tutti e
        tre i segnalini sono sul tabellone, chi muove può prima toglierne uno, ma deve metterlo su un Host diverso. Se
        un modulo copre un segnalino, il segnalino torna nella riserva.
rule-BH-7-9 = Randomizzatore
    .book =
        Chi muove può mettere un altro modulo sul tabellone. Nell’edizione finlandese è un modulo casuale, in quella
        russa lo sceglie chi muove. Se sotto ci sono pedine, si mettono sopra, negli stessi punti. Se così si trovano
        su caselle azione, queste hanno effetto una alla volta, in senso orario, a cominciare dall’angolo in alto a
        sinistra del modulo.
    .ruling =
        Chi muove decide per prima cosa se farlo. Poi si conoscono il modulo e la faccia. Sono disponibili solo i
        moduli che non sono sul tabellone; la faccia è casuale; il modulo non si ruota. Dopo di che chi muove deve
        scegliere uno dei posti segnati. Se lì c’è già un modulo, torna nella riserva. L’ordine delle caselle è: in
        alto a sinistra, in alto a destra, in basso a destra, in basso a sinistra. Per ciascuna decide il proprietario
        della pedina. Una casella non ha effetto se nel frattempo la sua pedina se n’è andata, e qui un Randomizzatore
        non ha mai effetto. È la casella che blocca la pedina: quando sotto la pedina arriva una casella di un altro
        tipo, la pedina è di nuovo libera, a meno che anche quella la trattenga. Il tracciatore resta al suo posto.
rule-BH-7-10 = Chi muove
    .ruling = Se vinci una presa e muovi una pedina, chi muove sei tu, anche se la pedina è di un altro.
rule-BH-7-11 = Exploit e Allarme
    .ruling = Nelle partite senza `tracer`, un Exploit può cambiare la traccia di un Allarme come quella di un Host.

## 8

chapter-BH-8 = Il calcolo della traccia
    .intro = Vince la traccia più bassa. Tutto ciò che si conta qui conta contro di te.

rule-BH-8-1 = Quando si calcola la traccia
    .book =
        Vince la traccia più bassa, e ogni round ne aggiunge. Un round è finito, e se ne calcola la traccia, se dopo
        una presa è vera una di queste cose:

        - (1) almeno un giocatore ha la mano vuota;
        - (2) c’è una pedina sulla Risorsa critica;
        - (3) non c’è nessuna pedina che possa muoversi.

        Nei casi (2) e (3) è finita tutta la partita.
    .ruling =
        Si controlla quando chi ha vinto la presa ha finito: ha preso le carte, se era una presa Black Hat (BH-5.2), e
        ha mosso una pedina o pescato una carta. Una pedina può muoversi se sono vere tre cose: non è bloccata, non è
        in prigione, e secondo BH-6.2 c’è almeno una casella in cui può fermarsi. Non importa chi potrebbe muoverla.
        Il tracciatore non è una pedina e non conta.
rule-BH-8-2 = La traccia di un round
    .book =
        Vince la traccia più bassa. Somma la traccia delle carte che hai in mano e quella delle caselle su cui stanno
        le tue pedine. Se la somma è sotto lo zero, diventa zero. Aggiungila alla tua traccia totale.
rule-BH-8-3 = Il round seguente
    .book =
        Se la partita non è finita, tutti scartano la mano, si mescola di nuovo tutto il mazzo e comincia il round
        seguente. Sul tabellone non cambia niente: tutte le pedine, i moduli e i segnalini, e il tracciatore, restano
        dove sono.

## 9

chapter-BH-9 = La fine della partita
    .intro = Vince la traccia più bassa.

rule-BH-9-1 = Chi vince
    .book =
        Vince il giocatore con la traccia totale più bassa. Se più giocatori hanno lo stesso totale, vince fra loro
        chi ha lasciato meno traccia nell’ultimo round. Nell’edizione russa un ultimo round sotto lo zero è già
        diventato zero prima del confronto.
    .ruling = Qui si fa così. Se anche questo è pari, vincono insieme.
rule-BH-9-2 = Il limite dei round
    .ruling =
        Quando si è raggiunto il limite e la traccia del round è stata calcolata, la partita è finita, proprio come se
        nessuna pedina potesse muoversi (BH-8.1, caso 3).

## 10

chapter-BH-10 = Il tracciatore
    .intro = Queste regole valgono solo per le partite con l’opzione `tracer`.

rule-BH-10-1 = Quando il tracciatore si sveglia e si muove
    .book =
        La prima pedina che arriva su un Allarme sveglia il tracciatore. A quel punto sta sulla casella del
        Tracciatore, a poche mosse dalla Backdoor. A partire dalla presa seguente, se vinci una presa mentre una tua
        pedina è su un Allarme, muovi anche il tracciatore. Questo si aggiunge a ciò che fai secondo BH-6.1 e non lo
        sostituisce: se non puoi muovere una pedina, devi pescare una carta anche se muovi il tracciatore.
    .ruling =
        Muovi il tracciatore se era già sveglio prima che tu vincessi la presa, se in quel momento una tua pedina era
        su un Allarme, e se almeno una lo è ancora dopo ciò che hai fatto secondo BH-6.1. Lo fai per ultimo, è
        obbligatorio, e il tracciatore avanza di una casella, anche se hai entrambe le pedine su un Allarme. Quando il
        tracciatore è sveglio, un altro Allarme non lo riporta alla sua prima casella. Finché nessuna pedina è su un
        Allarme, il tracciatore sta fermo. Si muove anche nella presa in cui una pedina raggiunge la Risorsa critica; solo
        dopo si contano i punti.
rule-BH-10-2 = Dove va il tracciatore
    .book =
        Quando il tracciatore ha lasciato le caselle che sono sue, le frecce per lui non contano. Può andare in
        qualsiasi casella vicina alla sua, anche se c’è una pedina. Di lato può andare. Indietro, verso la partenza,
        non può, con un’eccezione: può tornare nella casella in cui era subito prima. Non può entrare nelle caselle
        nere né uscire dal tabellone.
    .ruling =
        Il tracciatore ha quattro caselle sue: T0, la casella del Tracciatore, e le tre caselle di avvicinamento T1,
        T2 e T3. Dopo T3 arriva alla Backdoor, e in queste quattro non torna mai. «Vicina» vuol dire con un lato in
        comune nei dati del tabellone, «indietro» vuol dire verso una colonna di numero più basso. All’arrivo del
        tracciatore le caselle azione non hanno effetto.
rule-BH-10-3 = La prigione
    .book =
        Quando il tracciatore arriva in una casella, tutte le pedine che vi si trovano vanno in prigione. Una pedina
        in prigione costa 5 al suo proprietario in ogni round. Se tutte le tue pedine sono state catturate, esci
        dal gioco.
    .ruling =
        Esci dal gioco appena la tua seconda pedina va in prigione. Scarti la mano, ma se hai il Black Hat, lo si mette
        da parte fino al round seguente. Da allora non giochi prese, non ricevi carte, e il tuo posto si salta quando
        si conta per il Black Hat. La tua traccia totale non cambia più, e non puoi vincere. Se toccava a te aprire,
        apre il giocatore seguente in senso orario. Se resta un solo giocatore, la partita è finita, e ha vinto lui.
rule-BH-10-4 = Le pedine e il tracciatore
    .book =
        Una pedina non può fermarsi dove sta il tracciatore. Lo salta, come si salta una casella occupata (BH-6.2).
rule-BH-10-5 = Il tracciatore al traguardo
    .book = La partita è finita, e si calcola la traccia del round, appena il tracciatore arriva alla Risorsa critica.

## 11

chapter-BH-11 = La risorsa segreta
    .intro = Queste regole valgono solo per le partite con l’opzione `secret_asset`.

rule-BH-11-1 = La tessera sulla Risorsa critica
    .book =
        Prima della partita si mette sulla Risorsa critica una delle sei tessere risorsa, a caso e coperta. La si
        scopre appena una pedina arriva alla Risorsa critica (edizione finlandese) o a una casella accanto (edizione
        russa). Dove la tessera e le regole non concordano, ha ragione la tessera. Di una tessera si conosce il testo,
        ed è NSA: la traccia del round non si porta a zero, ma si arrotonda al multiplo di dieci più vicino.
    .ruling =
        Nessuno può conoscere la tessera prima che venga scoperta, quindi la si estrae a caso in quel momento. Una
        pedina è accanto alla Risorsa critica se ha finito una mossa in una casella con un lato in comune. Il
        giocatore che arriva è quello la cui pedina è giunta proprio sulla Risorsa critica. Il tracciatore non scopre
        la tessera. Una tessera non scoperta non ha effetto, e una scoperta conta solo nell’ultimo round della
        partita. Server dei log, Kill switch e NSA hanno effetto mentre si calcola la traccia di questo round. NSA
        arrotonda la traccia di ogni giocatore per questo round; se è a metà esatta fra due decine, si allontana dallo
        zero. Honeynet, Conto offshore e Fuga di dati hanno effetto quando la traccia è stata calcolata.
    .reconstructed =
        Il testo delle altre cinque tessere è nostro.

        - Conto offshore: togli 5 alla traccia totale del giocatore che arriva, ma fermati a 0.
        - Server dei log: nell’ultimo round la traccia delle carte in mano raddoppia.
        - Kill switch: nell’ultimo round le pedine non aggiungono traccia e non ne tolgono.
        - Honeynet: aggiungi 5 all’ultimo round del giocatore che arriva, e quindi al suo totale.
        - Fuga di dati: il giocatore che arriva può scambiare la traccia dell’ultimo round con quella di un altro
        giocatore, e i due totali cambiano di conseguenza.

example-BH-11-1 =
    Come arrotonda NSA:

    | traccia del round | diventa |
    |---|---|
    | −7, −6 o −5 | −10 |
    | da −4 a 4 | 0 |
    | 5, 6 o 7 | 10 |
    | 14 | 10 |
    | 15 | 20 |
    .about = BH-11.1

## 12

chapter-BH-12 = In due

rule-BH-12-1 = Il robot
    .book =
        Se siete in due, un robot si unisce a voi come terzo giocatore. Le sue carte sono visibili a tutti. In ogni
        presa gioca prima chi apre, poi il robot, poi l’altra persona. Controlla il robot, e gioca per lui, quello di
        voi due che non apre. All’inizio è chi non ha il Black Hat. Un robot che ha vinto una presa muove come ogni
        giocatore, e chi lo controlla non cambia. Il robot può far finire la partita, può usare tutte le caselle
        azione e può perfino vincere.
    .ruling =
        Posti. Fate il mazziere a turno. Per BH-2.3 e BH-2.5 il robot siede alla sinistra del mazziere, e l’altra
        persona alla sinistra del robot. Quando apre il robot, chi lo controlla gioca per secondo e l’altra persona
        per terza.

        Controllo. «All’inizio» vale per ogni round, per la sua prima presa. Se il Black Hat è in mano al robot, in
        quella presa lo controlla la persona che non apre. In tutte le prese seguenti: quando apre uno di voi, lo
        controlla l’altro; quando apre il robot, continua a controllarlo chi lo controllava quando ha vinto. Ogni
        decisione del robot la prende chi lo controlla. Se uno di voi è fuori dal gioco (BH-10.3), da allora lo controlla
        sempre l’altro. Nelle partite con `celebrity`, la carta status del robot è visibile a entrambi.
rule-BH-12-2 = Il robot e il tracciatore
    .book = In una partita con il robot è meglio lasciare fuori il tracciatore.
    .ruling =
        Anche in due si può comunque scegliere `tracer`, ma si riceve un avviso: partite così possono essere
        squilibrate.

## 13

chapter-BH-13 = Celebrità
    .intro = Queste regole valgono solo per le partite con l’opzione `celebrity`.

rule-BH-13-1 = Lo status
    .book =
        Prima della partita peschi una carta status e la tieni segreta. Mostra un numero fra 10 e 50, il tuo
        obiettivo. Non vince chi ha la traccia totale più bassa, ma chi con la sua traccia totale è più vicino
        all’obiettivo della propria carta. Se due sono ugualmente vicini, un totale sotto il proprio obiettivo batte
        un totale sopra.
    .source = Le carte status sono nove.
    .reconstructed =
        I nove numeri sono una nostra ipotesi: 10, 15, 20, 25, 30, 35, 40, 45 e 50. Si accordano con l’esempio.
    .ruling =
        Se resta una parità, decide l’ultimo round, come in BH-9.1; e se anche quello è pari, la vittoria è condivisa.
        Alla fine della partita si scoprono tutte le carte status.

example-BH-13-1 =
    Anna ha obiettivo 15 e totale 12, Bruno ha obiettivo 35 e totale 37, Carla ha obiettivo 40 e totale 38. Anna è a 3
    dal suo obiettivo, gli altri due solo a 2. Vince Carla, perché è sotto il suo obiettivo, mentre Bruno è sopra il
    proprio.
    .about = BH-13.1
