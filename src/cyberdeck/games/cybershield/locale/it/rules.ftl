### Cyber Shield: le regole. Le chiavi e le parti sono descritte in cyberdeck/i18n/rulebook.py.

book-CS = Cyber Shield
    .lead =
        Chi arriva per primo a dieci punti vince subito. Cyber Shield è un gioco di carte per due: ognuno costruisce le
        proprie reti, che danno punti finché raggiungono Internet, le protegge con difese e indebolisce quelle
        dell’altro con attacchi e avvenimenti. Chi scende a meno dieci punti, o deve pescare e non può, perde subito.

## Glossario

glossary-points = punti
    .meaning =
        quanto valgono in questo momento le tue reti e gli attacchi contro di esse. Con dieci si vince, con meno dieci
        si perde (CS-2.1, CS-2.2).
glossary-active = giocatore attivo
    .meaning = il giocatore di turno. L’altro è il giocatore passivo (CS-4.4).
glossary-step = fase
    .meaning = una parte del turno: riorganizzare, pescare, giocare le carte, scartare (CS-4.1, CS-4.2, CS-4.3, CS-4.4).
glossary-play = giocata
    .meaning =
        una delle carte che puoi giocare in un turno. Gli avvenimenti e le carte con Sempre non ne costano (CS-4.3).
glossary-event = avvenimento
    .meaning =
        una carta grigia che si può giocare in qualsiasi momento, ha il suo effetto e va nella pila degli scarti
        (CS-4.3, CS-4.5).
glossary-hardware = Hardware
    .meaning = la parola chiave delle carte di cui è fatta una rete (CS-5.1).
glossary-symbol = simbolo
    .meaning =
        una forma sul bordo di una carta Hardware: ● uplink, ▲ cavo o ■ radio. Le carte si collegano con simboli uguali
        (CS-5.1).
glossary-joined = collegate
    .meaning = detto di due carte Hardware tenute insieme da un simbolo di ciascuna (CS-5.1, CS-5.10).
glossary-network = rete
    .meaning = carte Hardware collegate fra loro, con tutto ciò che vi è allegato (CS-5.1).
glossary-internet = Internet
    .meaning = uno qualsiasi dei tuoi Fornitori che non sia né disturbato né disconnesso (CS-5.2).
glossary-connected = connesso
    .meaning = in gioco e collegato a Internet, direttamente o attraverso altre carte connesse (CS-5.2).
glossary-disconnected = disconnesso
    .meaning = ruotato di 90°: in gioco, ma senza punti (CS-5.3).
glossary-disrupted = disturbato
    .meaning = coperto sul tavolo: non in gioco, senza punti e senza utilità (CS-5.3).
glossary-in-play = in gioco
    .meaning = sul tavolo, con il testo in vista (CS-5.3).
glossary-attached = allegato
    .meaning = messo su un’altra carta, di cui condivide lo stato (CS-5.5).
glossary-working = funzionante
    .meaning =
        detto di una carta in gioco che non è disturbata e, se è allegata, sta su una carta che non lo è nemmeno
        (CS-5.5).
glossary-restore = ripristinare
    .meaning = rimettere scoperta una propria carta disturbata (CS-5.7).
glossary-rearrange = riorganizzare
    .meaning = spostare nella fase 1 le proprie carte Hardware e collegarle di nuovo (CS-4.1, CS-5.8, CS-5.10).
glossary-announce = annunciare
    .meaning = nominare una carta e il suo bersaglio prima che abbia effetto, perché l’altro possa rispondere (CS-4.5).
glossary-keyword = parola chiave
    .meaning = una parola su una carta, che gli effetti cercano (CS-6.2).
glossary-token = Token
    .meaning = una carta che non viene dai mazzi, come il Token budget (CS-4.12, CS-6.1).
glossary-discards = pila degli scarti
    .meaning = le carte di un giocatore che hanno finito il loro compito. Sono scoperte (CS-4.9).

## 1

chapter-CS-1 = Carte e mazzi
    .intro =
        Le regole stampate elencano numeri, titoli e quantità delle carte. Che cos’altro sia stampato sulle carte non si
        sa; quello che trovi qui è nostro, ed è segnato come ricostruito.

rule-CS-1-1 = I mazzi
    .book =
        Ogni giocatore ha un proprio mazzo con almeno 60 carte e non più di quattro copie di ciascuna. Il mazzo di base
        contiene i 27 titoli nelle quantità della tabella in CS-1.2, in tutto 60 carte.
rule-CS-1-2 = Che cosa mostra una carta
    .book =
        Una carta mostra il titolo, i punti, le parole chiave, i simboli di connessione, il testo per il gioco e una
        spiegazione dell’idea di sicurezza. Numeri, titoli e quantità sono quelli dell’elenco stampato.
    .reconstructed =
        Punti, parole chiave, simboli e testi sono nostri. I simboli sono ● uplink, ▲ cavo e ■ radio. Gli attacchi si
        allegano alle carte dell’avversario, e i loro punti contano per il giocatore attaccato.

        | n. | carta | quantità | punti | parole chiave | simboli |
        |---|---|---|---|---|---|
        | 1 | { card-provider } | 4 | 0 | { keyword-hardware }, { keyword-provider } | ●●▲■ |
        | 2 | { card-wireless-router } | 2 | 1 | { keyword-hardware }, { keyword-router }, { keyword-wireless } | ●■■■ |
        | 3 | { card-wired-router } | 2 | 1 | { keyword-hardware }, { keyword-router } | ●▲▲▲ |
        | 4 | { card-desktop } | 3 | 1 | { keyword-hardware }, { keyword-computer } | ▲ |
        | 5 | { card-laptop } | 3 | 1 | { keyword-hardware }, { keyword-computer }, { keyword-wireless } | ▲ o ■ |
        | 6 | { card-ddos } | 2 | −1 | { keyword-attack }, { keyword-attach } | – |
        | 7 | { card-pdos } | 2 | −1 | { keyword-attack }, { keyword-attach } | – |
        | 8 | { card-sniffer } | 2 | −1 | { keyword-attack }, { keyword-attach } | – |
        | 9 | { card-trojan } | 2 | −2 | { keyword-attack }, { keyword-attach } | – |
        | 10 | { card-phishing } | 2 | −1 | { keyword-attack }, { keyword-attach } | – |
        | 11 | { card-weak-password } | 2 | −1 | { keyword-attack }, { keyword-attach } | – |
        | 12 | { card-server } | 2 | 2 | { keyword-hardware }, { keyword-server } | ▲ |
        | 13 | { card-firewall } | 3 | 1 | { keyword-defence }, { keyword-attach }, { keyword-firewall } | – |
        | 14 | { card-encryption } | 2 | 1 | { keyword-defence }, { keyword-attach }, { keyword-encryption } | – |
        | 15 | { card-update } | 2 | 1 | { keyword-defence }, { keyword-attach }, { keyword-always }, { keyword-update } | – |
        | 16 | { card-antivirus } | 3 | 1 | { keyword-defence }, { keyword-attach }, { keyword-antivirus } | – |
        | 17 | { card-wrong-rules } | 3 | – | { keyword-event } | – |
        | 18 | { card-power-outage } | 1 | – | { keyword-event } | – |
        | 19 | { card-training } | 2 | – | { keyword-event } | – |
        | 20 | { card-bad-encryption } | 2 | – | { keyword-event } | – |
        | 21 | { card-old-antivirus } | 2 | – | { keyword-event } | – |
        | 22 | { card-forgotten-update } | 2 | – | { keyword-event } | – |
        | 23 | { card-hardware-failure } | 2 | – | { keyword-event } | – |
        | 24 | { card-budget } | 2 | – | { keyword-event } | – |
        | 25 | { card-tender } | 2 | – | { keyword-event } | – |
        | 26 | { card-usb-trap } | 2 | −2 | { keyword-attack }, { keyword-attach } | – |
        | 27 | { card-generator } | 2 | 1 | { keyword-hardware }, { keyword-attach }, { keyword-generator } | – |

        Che cosa fanno le carte:

        - 1 { card-provider }: { card-provider.text }
        - 2 { card-wireless-router }: { card-wireless-router.text }
        - 3 { card-wired-router }: { card-wired-router.text }
        - 4 { card-desktop }: { card-desktop.text }
        - 5 { card-laptop }: { card-laptop.text }
        - 6 { card-ddos }: { card-ddos.text }
        - 7 { card-pdos }: { card-pdos.text }
        - 8 { card-sniffer }: { card-sniffer.text }
        - 9 { card-trojan }: { card-trojan.text }
        - 10 { card-phishing }: { card-phishing.text }
        - 11 { card-weak-password }: { card-weak-password.text }
        - 12 { card-server }: { card-server.text }
        - 13 { card-firewall }: { card-firewall.text }
        - 14 { card-encryption }: { card-encryption.text }
        - 15 { card-update }: { card-update.text }
        - 16 { card-antivirus }: { card-antivirus.text }
        - 17 { card-wrong-rules }: { card-wrong-rules.text }
        - 18 { card-power-outage }: { card-power-outage.text }
        - 19 { card-training }: { card-training.text }
        - 20 { card-bad-encryption }: { card-bad-encryption.text }
        - 21 { card-old-antivirus }: { card-old-antivirus.text }
        - 22 { card-forgotten-update }: { card-forgotten-update.text }
        - 23 { card-hardware-failure }: { card-hardware-failure.text }
        - 24 { card-budget }: { card-budget.text }
        - 25 { card-tender }: { card-tender.text }
        - 26 { card-usb-trap }: { card-usb-trap.text }
        - 27 { card-generator }: { card-generator.text }
rule-CS-1-3 = Prevale la carta
    .book =
        Se il testo di una carta e queste regole non concordano, vale la carta. La stessa carta può essere in gioco più
        volte ed essere allegata più volte, a meno che non sia Unica.
rule-CS-1-4 = Che cosa si sa dei mazzi
    .ruling = Gli elenchi di entrambi i mazzi sono aperti ai giocatori e a chi guarda. L’ordine di un mazzo no.

## 2

chapter-CS-2 = Vincere e perdere
    .intro = Queste regole si controllano in ogni momento, per entrambi i giocatori.

rule-CS-2-1 = Dieci punti
    .book = Chi ha 10 punti o più vince subito.
rule-CS-2-2 = Meno dieci punti
    .book = Chi ha −10 punti o meno perde subito.
rule-CS-2-3 = Niente da pescare
    .book = Chi deve pescare e non può perde subito.
    .ruling =
        Se nella fase 2 il tuo mazzo ha meno di due carte, devi prendere la prima carta della tua pila degli scarti. Se
        anche quella è vuota, perdi.
rule-CS-2-4 = Tutto insieme
    .ruling =
        Se un solo effetto deciderebbe la partita in entrambi i sensi, vince il giocatore la cui carta sta avendo
        effetto. Se nessuna carta sta avendo effetto, vince il giocatore attivo.
rule-CS-2-5 = Da dove vengono i punti
    .book = I tuoi punti vengono dalle tue reti e dalle carte attacco in gioco.
rule-CS-2-6 = Il limite dei turni
    .ruling =
        Entrambi potrebbero prendere carte dai propri scarti all’infinito. Perciò la partita finisce quando ognuno ha
        avuto tanti turni quanti ne permette il limite: vince il punteggio più alto, e a punteggi uguali è pareggio.

## 3

chapter-CS-3 = Inizio

rule-CS-3-1 = La mano iniziale
    .book =
        Entrambi mescolano il proprio mazzo e pescano sette carte. Ognuno può una volta rimescolarle tutte nel mazzo e
        pescarne altre sette.
    .ruling = Il secondo giocatore decide dopo aver visto se il primo l’ha fatto.
rule-CS-3-2 = Chi comincia
    .book = Comincia chi ha ricevuto per ultimo una mail di phishing.
    .ruling = Qui si lancia una moneta, se il tavolo non nomina chi comincia.

## 4

chapter-CS-4 = Il turno
    .intro =
        Riorganizza, pesca, gioca le carte, scarta: poi tocca all’altro. Gli avvenimenti si possono giocare in qualsiasi
        momento.

rule-CS-4-1 = Fase 1: riorganizzare
    .book = Il giocatore attivo riorganizza il proprio Hardware in gioco: connette e disconnette le carte come vuole.
rule-CS-4-2 = Fase 2: pescare
    .book = Peschi due carte dal tuo mazzo, o prendi la prima carta della tua pila degli scarti.
rule-CS-4-3 = Fase 3: giocare le carte
    .book =
        Puoi giocare al massimo metà delle carte che hai in mano, arrotondata per eccesso: con cinque carte, tre. La
        mano si conta una volta sola, dopo aver pescato. Gli avvenimenti, che sono grigi, e le carte con Sempre sono
        fuori da questo limite e si possono giocare in qualsiasi fase.
    .ruling = Una carta a cui si risponde e che fallisce conta lo stesso come giocata.
rule-CS-4-4 = Fasi 4 e 5: scartare, e il turno dell’altro
    .book =
        Alla fine del turno scarti finché non hai in mano al massimo sette carte. Poi il giocatore attivo e quello
        passivo si scambiano i ruoli.
rule-CS-4-5 = Risposte in qualsiasi momento
    .book = Il giocatore passivo può giocare avvenimenti, e carte con Sempre, in qualsiasi momento.
    .ruling =
        «In qualsiasi momento» vuol dire questo: ogni volta che una carta è annunciata con il suo bersaglio, prima che
        abbia effetto, l’altro giocatore può rispondere con una carta di quel genere. Poi può rispondere chi ha
        annunciato, e così via. Hanno effetto in ordine inverso: l’ultima per prima. Il giocatore passivo può agire
        anche quando quello attivo finisce una fase.

        La riorganizzazione nel suo insieme, il ripristino di una carta e il pagamento di un Token si annunciano, e vi
        si risponde come alle carte. I punti si contano dopo che hanno avuto effetto. Una carta la cui condizione non
        vale più quando tocca a lei va nella pila degli scarti senza effetto.
rule-CS-4-6 = Effetti
    .book =
        Una carta si gioca normalmente nella propria area. I suoi effetti avvengono uno dopo l’altro, nell’ordine del
        testo.
    .ruling = Ciò che non si può fare si salta.
rule-CS-4-7 = Giocare Hardware
    .ruling =
        Un Hardware con simboli si gioca collegato a qualsiasi simbolo libero e uguale delle proprie carte, anche a più
        di uno, o senza collegarlo.
rule-CS-4-8 = Carte senza effetto e Appalto OMC
    .ruling =
        Una carta che non potrebbe fare proprio nulla non si può annunciare.

        Con Appalto OMC puoi prendere un Hardware fra le cinque carte, mostrandolo, o nessuno. Poi metti le altre sotto
        il mazzo una dopo l’altra; l’ultima sta più in basso di tutte.
rule-CS-4-9 = Pile degli scarti
    .ruling =
        Le pile degli scarti sono scoperte. Le carte che vanno nella stessa pila nello stesso momento vi stanno
        nell’ordine dei loro numeri, il più alto in cima.
rule-CS-4-10 = Carte che l’altro conosce
    .ruling =
        Una carta che l’altro giocatore ha visto, perché presa dalla pila degli scarti o mostrata con Appalto OMC, resta
        nota finché non lascia la mano. Fra carte uguali in mano lascia la mano per prima quella nota.
rule-CS-4-11 = Quando ti si chiede
    .ruling =
        - Si chiede a chiunque abbia una carta in mano, qualunque essa sia, perché la domanda non riveli nulla.
        - Per ogni annuncio si chiede una volta all’altro giocatore. Quando qualcuno passa, tutto ciò che è annunciato
        ha effetto, l’ultimo per primo, senza altre risposte.
        - Quando una fase finisce, il giocatore passivo può agire, ancora e ancora, finché non passa.
        - Una fase in cui non si può fare nulla si salta: riorganizzare senza Hardware in gioco, scartare con sette
        carte o meno.
rule-CS-4-12 = Che cosa compra un Token budget
    .ruling =
        Un Token budget compra una giocata in più solo mentre si giocano le carte, nella fase 3. Ripristina una carta in
        qualsiasi fase del proprio turno. Ciò che ripristina è una propria carta disturbata, Hardware o allegata.

example-CS-4-1 =
    Dopo aver pescato Anna ha in mano cinque carte. La metà di cinque, arrotondata per eccesso, è tre: ha tre giocate.
    Gioca Appalto OMC, un avvenimento, che non costa giocate, e con esso prende un Computer portatile. La mano è
    cambiata, ma le giocate restano tre. Anna gioca il Computer portatile e un Firewall, e con la terza giocata
    ripristina un router disturbato.
    .about = CS-4.3 CS-4.8 CS-5.7

example-CS-4-2 =
    Bruno annuncia Attacco persistente di negazione del servizio contro il Computer da tavolo di Anna, che non ha niente
    di allegato. Anna risponde con Aggiornamento del sistema operativo sullo stesso computer: può farlo nel turno di
    Bruno perché la carta ha Sempre. Bruno passa. L’aggiornamento è stato annunciato per ultimo, e quindi ha effetto per
    primo. Ora sul computer c’è un aggiornamento funzionante, e la condizione dell’attacco non vale più: va nella pila
    degli scarti di Bruno senza effetto. È stato comunque una delle sue giocate.
    .about = CS-4.3 CS-4.5 CS-4.11

## 5

chapter-CS-5 = Le reti
    .intro =
        Una rete dà punti finché raggiunge Internet. Una sola carta coperta può far tacere tutto ciò che le sta dietro.

rule-CS-5-1 = Simboli di connessione
    .book =
        Le carte Hardware hanno simboli di connessione sui bordi. Due carte si collegano con un simbolo libero di
        ciascuna, e i due simboli devono avere la stessa forma. Una carta può avere tanti collegamenti quanti sono i
        suoi simboli.
rule-CS-5-2 = Connesso
    .book = Una carta è connessa se è in gioco e collegata a Internet attraverso carte connesse.
    .ruling =
        Internet è uno qualsiasi dei propri Fornitori di servizi Internet che non sia né disturbato né disconnesso.
rule-CS-5-3 = Gli stati di una carta
    .book =
        - In gioco: sul tavolo, con il testo in vista. La maggior parte dell’Hardware dà i suoi punti solo mentre è
        connessa.
        - Disconnessa: ruotata di 90°. La carta è in gioco, ma non dà punti.
        - Disturbata: coperta sul tavolo. La carta non è in gioco, non dà punti e non serve a nulla.
rule-CS-5-4 = Tagliato fuori
    .book = Una carta disconnessa o disturbata taglia subito fuori da Internet la parte di rete che le sta dietro.
rule-CS-5-5 = Carte allegate
    .book =
        Una carta con Allegare si mette su una carta determinata e ne condivide lo stato. Non si può spostare su
        un’altra.
    .ruling =
        Una carta allegata può anche essere disturbata da sola. Funziona solo se né essa né la sua carta sono
        disturbate, e dà punti solo mentre la sua carta è connessa.

        Il testo di un attacco vale qualunque sia lo stato della carta su cui sta. I suoi punti contano mentre quella
        carta è connessa, se il testo non dice di più. Se una carta lascia il tavolo, le carte allegate vanno nelle pile
        degli scarti dei loro proprietari.
rule-CS-5-6 = Che cosa si può attaccare
    .book = Per attaccare una rete la carta vulnerabile deve essere connessa, se l’attacco non dice altrimenti.
rule-CS-5-7 = Ripristinare
    .ruling =
        Invece di giocare una carta puoi usare una delle giocate del tuo turno per ripristinare una tua carta
        disturbata, a meno che non lo vieti la carta allegata che la disturba.
rule-CS-5-8 = Una volta per fase
    .ruling = In una fase di riorganizzazione ogni carta si sposta al massimo una volta.
rule-CS-5-9 = Disconnessa da un effetto
    .ruling =
        Una carta disconnessa da un effetto resta così finché il suo proprietario non riorganizza la volta successiva.
rule-CS-5-10 = Collegare e spostare
    .ruling =
        - Due carte sono collegate fra loro al massimo una volta.
        - Una carta disturbata non si può spostare né collegare di nuovo; i suoi collegamenti restano.
        - Spostare una carta vuol dire scioglierne tutti i collegamenti e collegarla di nuovo, con quanti simboli liberi
        si vuole.
        - Riorganizzare raddrizza anche tutte le proprie carte disconnesse.
rule-CS-5-11 = Generatore elettrico e Password debole
    .ruling =
        Un Generatore elettrico è Hardware: Errore del hardware e Attacco persistente di negazione del servizio possono
        colpirlo da solo. Ciò che una Password debole promette si consuma con il prossimo attacco che ha effetto su
        quella carta.

example-CS-5-1 =
    Al Fornitore di servizi Internet di Anna è collegato con ● un Router cablato, al router con ▲ un Computer da tavolo
    e un Server per applicazioni, e al fornitore con ■ un Computer portatile. Tutto è connesso, e al router è allegato
    un Firewall. Anna conta 0 per il fornitore, 1 per il router, 1 per il Firewall, 1 per il Computer da tavolo, 2 per
    il server e 1 per il Computer portatile: 6 punti. Poi Bruno gioca Errore del hardware sul router. Il router è
    disturbato, il suo Firewall ne condivide lo stato, e le due carte dietro sono tagliate fuori. Il Computer portatile
    non ha bisogno del router, e ad Anna resta 1 punto.
    .about = CS-5.1 CS-5.2 CS-5.3 CS-5.4 CS-5.5

example-CS-5-2 =
    L’unico Fornitore di servizi Internet di Anna non ha niente di allegato, e nessun router collegato a esso ha un
    Firewall funzionante. Bruno gli allega Attacco distribuito di negazione del servizio. Il fornitore è disturbato,
    tutte le carte di Anna sono tagliate fuori, e lei ha −1 punto, perché questo attacco conta anche se la sua carta è
    disturbata. Se nel suo prossimo turno Anna ripristina il fornitore con una giocata, l’attacco si scarta. Altrimenti
    si scarta alla fine di quel turno, e il fornitore torna scoperto.
    .about = CS-5.4 CS-5.5 CS-5.7

## 6

chapter-CS-6 = Parole chiave
    .intro =
        Gli effetti cercano parole chiave: una carta va bene se ha almeno tutte quelle nominate. Tutte le parole chiave
        di una carta valgono insieme, qualunque sia il loro ordine.

rule-CS-6-1 = Pagare i Token
    .ruling = I Token si pagano solo nel proprio turno. Pagare non è una giocata.
rule-CS-6-2 = Che cosa significano le parole chiave
    .book =
        - Allegare: la carta si mette su una carta determinata, ne condivide lo stato e non si può spostare su un’altra
        (CS-5.5).
        - Pagare: una volta avuto il suo effetto, la carta esce dalla partita. Di solito è un Token.
        - Unico: ogni giocatore può averne in gioco una sola.
        - Disturbato: uno stato. La carta è coperta e non dà né punti né benefici (CS-5.3).
        - Disconnesso: uno stato, di solito di Hardware che non raggiunge Internet. La carta è ruotata di 90° e di
        regola non dà punti (CS-5.3).
        - Sempre: la carta si può giocare quando si vuole, come un avvenimento (CS-4.3, CS-4.5).
        - In gioco: uno stato. La carta è sul tavolo, con il testo in vista (CS-5.3).
        - Token: un genere di carta che viene da fuori e non dai mazzi dei giocatori.
        - Connesso: uno stato, di solito di Hardware che raggiunge Internet attraverso simboli adatti (CS-5.2).
