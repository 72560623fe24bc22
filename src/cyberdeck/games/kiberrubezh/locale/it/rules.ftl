### Kiberrubezh: le regole. Le chiavi e le parti sono descritte in cyberdeck/i18n/rulebook.py.

book-KR = Kiberrubezh
    .lead =
        Chi comincia il turno con meno di due carte nel mazzo ha perso. Kiberrubezh («frontiera cibernetica») è un gioco
        di carte per due con mazzi costruiti da voi: le risorse danno potenza di calcolo, con essa si schierano misure
        di difesa e mezzi d’attacco, e ogni attacco che passa manda agli scarti carte del mazzo dell’altro. Attacca a
        ondate, blocca quello che puoi e fa’ durare il tuo mazzo più dell’altro.

## Glossario

glossary-asset = risorsa
    .meaning = una carta che dà potenza di calcolo mentre è attiva. Le più semplici sono le risorse di base (KR-1.3).
glossary-power = potenza di calcolo
    .meaning =
        ciò di cui hanno bisogno le misure, i mezzi e alcuni eventi. È di due tipi, potenza di difesa e potenza
        d’attacco, e la danno le risorse (KR-1.3, KR-3.5).
glossary-active = attivo
    .meaning = detto di una risorsa dritta, e del giocatore di turno (KR-1.3, KR-3.14).
glossary-measure = misura
    .meaning = una carta di difesa. Sul tavolo può bloccare attacchi (KR-1.5, KR-3.7).
glossary-means = mezzo d’attacco
    .meaning = una carta attacco che sta sul tavolo. Attacca in un’ondata (KR-1.4, KR-3.6).
glossary-event = evento
    .meaning = una carta che agisce subito e si scarta alla fine del turno (KR-1.6).
glossary-category = categoria
    .meaning =
        uno dei cinque campi a cui appartengono gli attacchi e quasi tutte le misure: malware, negazione del servizio,
        intrusione, TEMPEST, crittografia (KR-1.4).
glossary-tempest = TEMPEST
    .meaning =
        fughe attraverso ciò che i dispositivi emettono senza volerlo: onde radio, suoni, segnali nella rete elettrica.
        In russo si chiama ПЭМИН (KR-1.4).
glossary-turned = girata
    .meaning = coricata, ruotata di 90°. Una carta girata non può usare le sue proprietà (KR-3.10, KR-3.11).
glossary-upright = dritta
    .meaning = non girata (KR-3.3).
glossary-wave = ondata
    .meaning = i mezzi che attaccano insieme (KR-3.6, KR-3.7).
glossary-block = bloccare
    .meaning = fermare un attacco con una misura, così che non faccia nulla (KR-1.5, KR-3.7).
glossary-attacker = attaccante e difensore
    .meaning = il giocatore di turno, e l’altro (KR-3.6, KR-3.7).
glossary-send = mandare agli scarti
    .meaning = mettere carte dalla cima di un mazzo nella pila degli scarti del suo proprietario (KR-3.8, KR-3.13).
glossary-destroy = distruggere
    .meaning = mettere una carta dal tavolo nella pila degli scarti del suo proprietario (KR-1.2, KR-3.18).
glossary-discards = pila degli scarti
    .meaning = le carte di un giocatore mandate agli scarti, distrutte o usate. Stanno scoperte (KR-1.2).
glossary-phase = fase
    .meaning = una parte del turno: risorse, schieramento, attacco (KR-3.16).
glossary-redeal = nuova mano
    .meaning = rimescolare nel mazzo la mano iniziale e pescarne un’altra (KR-2.2).
glossary-number = numero di catalogo
    .meaning = il numero che distingue le carte quando si costruiscono i mazzi (KR-1.1, KR-1.8).
glossary-rarity = rarità
    .meaning = quanto spesso una carta si trova nelle bustine: comune, non comune, rara o speciale (KR-1.8, KR-4.1).
glossary-booster = bustina
    .meaning = una confezione di dieci carte per una collezione (KR-4.1).

## 1

chapter-KR-1 = Mazzi, carte e zone
    .intro =
        Il regolamento dice come si gioca e nomina tre carte. Tutto il resto sulle carte è nostro ed è segnato come
        ricostruito.

rule-KR-1-1 = Mazzi
    .book =
        Un mazzo ha al massimo 60 carte. Al massimo quattro possono avere lo stesso numero di catalogo; solo di risorse
        di base se ne possono prendere quante se ne vuole.
    .ruling = Un mazzo ha esattamente tante carte quante ne stabilisce il tavolo, di solito 60.
rule-KR-1-2 = Zone
    .book =
        Una carta sta nel mazzo, in mano o sul tavolo, in una di quattro zone: risorse, misure, mezzi d’attacco, pila
        degli scarti. Le carte distrutte o consumate vanno nella pila degli scarti e vi stanno scoperte.
rule-KR-1-3 = Risorse
    .book =
        Una risorsa, di base o no, dà la potenza di calcolo che vi è indicata mentre è attiva. La potenza è di due tipi,
        di difesa e d’attacco. Le risorse possono avere anche delle proprietà.
    .ruling = Una risorsa è attiva mentre è dritta.
rule-KR-1-4 = Attacchi
    .book =
        Un attacco appartiene a una di cinque categorie: malware, negazione del servizio, intrusione, TEMPEST (fughe
        attraverso le emissioni), crittografia.
rule-KR-1-5 = Misure
    .book =
        Una misura appartiene a una o più di queste categorie, o a nessuna. Blocca tanti attacchi quanti ne indica, solo
        delle sue categorie; senza categoria blocca qualsiasi attacco.
rule-KR-1-6 = Eventi
    .book =
        Un evento agisce appena è giocato. Poi resta sul tavolo e si scarta alla fine del turno. Si possono giocare
        eventi in qualsiasi momento del proprio turno, e nel momento in cui si blocca un attacco dell’altro giocatore.
        Alcuni hanno bisogno di potenza.
    .ruling =
        Finché non è scartato, il suo costo conta in ciò di cui le tue carte hanno bisogno, anche per il difensore. Non
        si può rispondere a un evento con un evento.
rule-KR-1-7 = La carta prevale
    .book =
        Dove il testo di una carta e queste regole differiscono, ha ragione la carta. Quando più cose accadono insieme,
        ne sceglie l’ordine il giocatore a cui appartengono.
rule-KR-1-8 = Che cosa mostra una carta
    .book =
        Ogni carta ha un numero di catalogo e una di quattro rarità: comune, non comune, rara, speciale. Più una carta è
        rara, meno sono le bustine che la contengono.
    .reconstructed =
        Numeri, potenza, rarità e testi delle carte sono nostri, e anche i nomi, tranne { card-laptop },
        { card-workstation } e { card-tablet }. Nella tabella, difesa e attacco di una risorsa sono la potenza che essa
        dà; per tutte le altre carte sono la potenza di cui hanno bisogno.

        | n. | carta | tipo | categoria | difesa | attacco | blocca | rarità |
        |---|---|---|---|---|---|---|---|
        | 1 | { card-laptop } | { kind-basic } | – | 1 | 1 | – | { rarity-common } |
        | 2 | { card-workstation } | { kind-basic } | – | 2 | 0 | – | { rarity-common } |
        | 3 | { card-test-bench } | { kind-basic } | – | 0 | 2 | – | { rarity-common } |
        | 4 | { card-tablet } | { kind-asset } | – | 1 | 0 | – | { rarity-common } |
        | 5 | { card-smartphone } | { kind-asset } | – | 0 | 1 | – | { rarity-common } |
        | 6 | { card-server } | { kind-asset } | – | 3 | 0 | – | { rarity-uncommon } |
        | 7 | { card-c2-server } | { kind-asset } | – | 0 | 3 | – | { rarity-uncommon } |
        | 8 | { card-virtualisation-host } | { kind-asset } | – | 2 | 2 | – | { rarity-rare } |
        | 9 | { card-border-router } | { kind-asset } | – | 1 | 0 | – | { rarity-uncommon } |
        | 10 | { card-monitoring-console } | { kind-asset } | – | 1 | 0 | – | { rarity-rare } |
        | 11 | { card-backup-storage } | { kind-asset } | – | 1 | 0 | – | { rarity-rare } |
        | 12 | { card-cluster } | { kind-asset } | – | 3 | 3 | – | { rarity-special } |
        | 13 | { card-mail-worm } | { kind-attack } | { category-malware } | – | 1 | – | { rarity-common } |
        | 14 | { card-spy-trojan } | { kind-attack } | { category-malware } | – | 2 | – | { rarity-common } |
        | 15 | { card-rootkit } | { kind-attack } | { category-malware } | – | 3 | – | { rarity-uncommon } |
        | 16 | { card-ransomware } | { kind-attack } | { category-malware } | – | 4 | – | { rarity-rare } |
        | 17 | { card-syn-flood } | { kind-attack } | { category-denial } | – | 1 | – | { rarity-common } |
        | 18 | { card-amplification } | { kind-attack } | { category-denial } | – | 2 | – | { rarity-uncommon } |
        | 19 | { card-botnet-flood } | { kind-attack } | { category-denial } | – | 3 | – | { rarity-uncommon } |
        | 20 | { card-sql-injection } | { kind-attack } | { category-intrusion } | – | 1 | – | { rarity-common } |
        | 21 | { card-phishing } | { kind-attack } | { category-intrusion } | – | 2 | – | { rarity-common } |
        | 22 | { card-lateral-movement } | { kind-attack } | { category-intrusion } | – | 3 | – | { rarity-uncommon } |
        | 23 | { card-zero-day } | { kind-attack } | { category-intrusion } | – | 4 | – | { rarity-rare } |
        | 24 | { card-apt } | { kind-attack } | { category-intrusion } | – | 6 | – | { rarity-special } |
        | 25 | { card-acoustic-channel } | { kind-attack } | { category-tempest } | – | 1 | – | { rarity-common } |
        | 26 | { card-emission-interception } | { kind-attack } | { category-tempest } | – | 2 | – | { rarity-uncommon } |
        | 27 | { card-power-line-leakage } | { kind-attack } | { category-tempest } | – | 3 | – | { rarity-rare } |
        | 28 | { card-dictionary-attack } | { kind-attack } | { category-crypto } | – | 1 | – | { rarity-common } |
        | 29 | { card-key-side-channel } | { kind-attack } | { category-crypto } | – | 2 | – | { rarity-uncommon } |
        | 30 | { card-broken-protocol } | { kind-attack } | { category-crypto } | – | 4 | – | { rarity-rare } |
        | 31 | { card-antivirus } | { kind-measure } | { category-malware } | 2 | – | 1 | { rarity-common } |
        | 32 | { card-endpoint-detection } | { kind-measure } | { category-malware } | 4 | – | 2 | { rarity-uncommon } |
        | 33 | { card-sandbox } | { kind-measure } | { category-malware } | 3 | – | 1 | { rarity-rare } |
        | 34 | { card-rate-limiter } | { kind-measure } | { category-denial } | 2 | – | 1 | { rarity-common } |
        | 35 | { card-scrubbing } | { kind-measure } | { category-denial } | 4 | – | 3 | { rarity-uncommon } |
        | 36 | { card-firewall } | { kind-measure } | { category-intrusion } | 2 | – | 1 | { rarity-common } |
        | 37 | { card-intrusion-prevention } | { kind-measure } | { category-intrusion } | 4 | – | 2 | { rarity-uncommon } |
        | 38 | { card-honeypot } | { kind-measure } | { category-intrusion } | 3 | – | 1 | { rarity-rare } |
        | 39 | { card-noise-generator } | { kind-measure } | { category-tempest } | 2 | – | 1 | { rarity-common } |
        | 40 | { card-shielded-room } | { kind-measure } | { category-tempest } | 3 | – | 2 | { rarity-uncommon } |
        | 41 | { card-encryption } | { kind-measure } | { category-crypto } | 2 | – | 1 | { rarity-common } |
        | 42 | { card-crypto-gateway } | { kind-measure } | { category-crypto }, { category-intrusion } | 4 | – | 2 | { rarity-rare } |
        | 43 | { card-security-policy } | { kind-measure } | – | 4 | – | 1 | { rarity-common } |
        | 44 | { card-incident-team } | { kind-measure } | – | 6 | – | 2 | { rarity-rare } |
        | 45 | { card-air-gap } | { kind-measure } | – | 5 | – | 1 | { rarity-special } |
        | 46 | { card-emergency-patch } | { kind-event } | – | 1 | – | – | { rarity-common } |
        | 47 | { card-incident-response } | { kind-event } | – | – | – | – | { rarity-uncommon } |
        | 48 | { card-recruited-insider } | { kind-event } | – | – | 2 | – | { rarity-uncommon } |
        | 49 | { card-extra-funding } | { kind-event } | – | – | – | – | { rarity-common } |
        | 50 | { card-restore-from-backup } | { kind-event } | – | – | – | – | { rarity-uncommon } |
        | 51 | { card-power-cut } | { kind-event } | – | – | 1 | – | { rarity-common } |
        | 52 | { card-reserve-capacity } | { kind-event } | – | – | – | – | { rarity-common } |
        | 53 | { card-supply-chain } | { kind-event } | – | – | 3 | – | { rarity-rare } |
        | 54 | { card-joint-exercise } | { kind-event } | – | – | – | – | { rarity-common } |

        Che cosa fanno le carte:

        - 1 { card-laptop }: { card-laptop.text }
        - 2 { card-workstation }: { card-workstation.text }
        - 3 { card-test-bench }: { card-test-bench.text }
        - 4 { card-tablet }: { card-tablet.text }
        - 5 { card-smartphone }: { card-smartphone.text }
        - 6 { card-server }: { card-server.text }
        - 7 { card-c2-server }: { card-c2-server.text }
        - 8 { card-virtualisation-host }: { card-virtualisation-host.text }
        - 9 { card-border-router }: { card-border-router.text }
        - 10 { card-monitoring-console }: { card-monitoring-console.text }
        - 11 { card-backup-storage }: { card-backup-storage.text }
        - 12 { card-cluster }: { card-cluster.text }
        - 13 { card-mail-worm }: { card-mail-worm.text }
        - 14 { card-spy-trojan }: { card-spy-trojan.text }
        - 15 { card-rootkit }: { card-rootkit.text }
        - 16 { card-ransomware }: { card-ransomware.text }
        - 17 { card-syn-flood }: { card-syn-flood.text }
        - 18 { card-amplification }: { card-amplification.text }
        - 19 { card-botnet-flood }: { card-botnet-flood.text }
        - 20 { card-sql-injection }: { card-sql-injection.text }
        - 21 { card-phishing }: { card-phishing.text }
        - 22 { card-lateral-movement }: { card-lateral-movement.text }
        - 23 { card-zero-day }: { card-zero-day.text }
        - 24 { card-apt }: { card-apt.text }
        - 25 { card-acoustic-channel }: { card-acoustic-channel.text }
        - 26 { card-emission-interception }: { card-emission-interception.text }
        - 27 { card-power-line-leakage }: { card-power-line-leakage.text }
        - 28 { card-dictionary-attack }: { card-dictionary-attack.text }
        - 29 { card-key-side-channel }: { card-key-side-channel.text }
        - 30 { card-broken-protocol }: { card-broken-protocol.text }
        - 31 { card-antivirus }: { card-antivirus.text }
        - 32 { card-endpoint-detection }: { card-endpoint-detection.text }
        - 33 { card-sandbox }: { card-sandbox.text }
        - 34 { card-rate-limiter }: { card-rate-limiter.text }
        - 35 { card-scrubbing }: { card-scrubbing.text }
        - 36 { card-firewall }: { card-firewall.text }
        - 37 { card-intrusion-prevention }: { card-intrusion-prevention.text }
        - 38 { card-honeypot }: { card-honeypot.text }
        - 39 { card-noise-generator }: { card-noise-generator.text }
        - 40 { card-shielded-room }: { card-shielded-room.text }
        - 41 { card-encryption }: { card-encryption.text }
        - 42 { card-crypto-gateway }: { card-crypto-gateway.text }
        - 43 { card-security-policy }: { card-security-policy.text }
        - 44 { card-incident-team }: { card-incident-team.text }
        - 45 { card-air-gap }: { card-air-gap.text }
        - 46 { card-emergency-patch }: { card-emergency-patch.text }
        - 47 { card-incident-response }: { card-incident-response.text }
        - 48 { card-recruited-insider }: { card-recruited-insider.text }
        - 49 { card-extra-funding }: { card-extra-funding.text }
        - 50 { card-restore-from-backup }: { card-restore-from-backup.text }
        - 51 { card-power-cut }: { card-power-cut.text }
        - 52 { card-reserve-capacity }: { card-reserve-capacity.text }
        - 53 { card-supply-chain }: { card-supply-chain.text }
        - 54 { card-joint-exercise }: { card-joint-exercise.text }
rule-KR-1-9 = Che cosa si sa dei mazzi
    .ruling = Gli elenchi dei due mazzi sono aperti ai giocatori e a chi guarda. L’ordine di un mazzo non lo è.
rule-KR-1-10 = Carte già viste
    .ruling =
        Ciò che un giocatore ha visto di una mano o di un mazzo resta noto finché non viene mescolato o se ne va. Una
        mano che un giocatore vede è per quel momento scoperta per tutti al tavolo, e una carta che l’altro giocatore ha
        messo in cima a un mazzo si pesca scoperta. Di carte uguali in una mano, quella nota se ne va per prima.

## 2

chapter-KR-2 = Inizio

rule-KR-2-1 = Sorteggio e mano iniziale
    .book = Chi comincia si decide a caso. Ognuno pesca sette carte.
rule-KR-2-2 = Nuove mani
    .book =
        Se la tua mano iniziale ha meno di due risorse, o soltanto risorse, puoi mostrarla all’altro giocatore,
        rimescolarla nel mazzo e pescare di nuovo sette carte, gratis. Puoi farlo anche per qualsiasi altro motivo; ma
        allora, dopo ogni nuova mano, metti dalla mano sotto il mazzo tante carte quante nuove mani hai preso fino a
        quel momento. Nessuno prende più di tre nuove mani.
    .ruling =
        Scegli tu le carte che vanno sotto il mazzo e il loro ordine: una dopo l’altra, l’ultima sta più in basso. Una
        nuova mano gratuita conta fra le tre, ma non per il numero di carte, e di per sé non ne costa nessuna. Ogni nuova
        mano rimescola anche ciò che sta sotto il mazzo. Chi comincia finisce con le sue nuove mani prima che l’altro
        inizi con le proprie.

example-KR-2-1 =
    La mano iniziale di Anna ha una sola risorsa. Anna la mostra e ne prende una nuova, gratis. La nuova mano è discreta,
    ma lei ne vuole una migliore e cambia ancora. È la sua seconda nuova mano, ma la prima che costa: mette una carta
    sotto il mazzo. Con `free_redeals_count` sarebbero due. Le resta ancora una nuova mano.
    .about = KR-2.2

## 3

chapter-KR-3 = Il turno
    .intro =
        Pesca, raddrizza le tue carte, metti in gioco risorse, schiera misure e mezzi, attacca a ondate: poi tocca
        all’altro.

rule-KR-3-1 = Perdere
    .book = Chi ha meno di due carte nel mazzo quando comincia il suo turno ha perso.
rule-KR-3-2 = Pescare
    .book = Peschi due carte. Nel primissimo turno della partita se ne pesca una sola.
rule-KR-3-3 = Di nuovo dritte
    .book = Poi raddrizzi tutte le tue carte girate.
rule-KR-3-4 = Risorse
    .book = Puoi mettere in gioco dalla mano fino a due risorse.
rule-KR-3-5 = Schieramento e potenza
    .book =
        Metti in gioco misure e mezzi d’attacco. Ciò di cui tutte le tue carte sul tavolo hanno bisogno non deve mai
        superare ciò che danno le tue risorse attive. In qualsiasi momento del tuo turno puoi scartare le tue misure e i
        tuoi mezzi, per esempio per fare posto a carte migliori.
    .ruling =
        Ogni tipo di potenza si conta a sé. Le misure e i mezzi girati contano, e così gli eventi che stanno sul tavolo.
        La somma si controlla ogni volta che una carta è messa in gioco, e ogni volta che si gioca un evento che ha
        bisogno di potenza.

        Se una risorsa si gira, o delle carte tornano dritte, e la potenza non basta per tutte quelle dritte, il loro
        proprietario gira subito misure o mezzi a sua scelta, finché per gli altri basta; quelli girati restano sul
        tavolo.

        Se una risorsa lascia il tavolo, o finisce la potenza in più, il suo proprietario scarta misure o mezzi finché
        la somma torna; qui le risorse girate contano come se dessero potenza.

        I mezzi nominati per un’ondata non si possono scartare finché non è finita.
rule-KR-3-6 = Attaccare
    .book =
        Attacchi in una o più ondate. Per ciascuna dici quali dei tuoi mezzi attaccano; questi si girano. Un attacco è
        sempre contro l’intero sistema dell’altro giocatore.
rule-KR-3-7 = Bloccare
    .book =
        Quando un’ondata è partita, il difensore può bloccarne gli attacchi con le misure che sono già sul tavolo.
        Le misure che bloccano si girano.
    .ruling =
        Un’ondata ha almeno un mezzo dritto, e si svolge così:

        - I mezzi nominati si girano.
        - Il difensore può giocare eventi e usare proprietà.
        - Il difensore assegna i blocchi, ogni misura a tanti attacchi quanti ne blocca, e queste misure si girano.
        - L’attaccante può giocare eventi.
        - Gli attacchi non bloccati hanno effetto, nell’ordine scelto dall’attaccante.

        Poi l’attaccante può lanciare l’ondata seguente.
rule-KR-3-8 = Che cosa fa un attacco
    .book =
        Ogni attacco non bloccato fa ciò che dice il suo testo, oppure manda agli scarti le due carte in cima al mazzo
        del difensore.
    .ruling = Sceglie l’attaccante.
rule-KR-3-9 = La fine del turno
    .book = I mezzi d’attacco girati e gli eventi che hanno agito vanno nella pila degli scarti.
    .ruling =
        I mezzi vi finiscono qualunque cosa li abbia girati in quel turno. La mano non ha limite.
rule-KR-3-10 = Carte girate
    .book = Una carta girata non può usare le sue proprietà.
rule-KR-3-11 = Quando le carte si girano
    .book = Le carte si girano quando attaccano, quando bloccano e quando sono usate come eventi.
    .ruling = Una risorsa non si gira per dare potenza. Solo i testi delle carte girano le risorse.
rule-KR-3-12 = Come comincia un turno
    .ruling =
        Prima si controlla se hai perso (KR-3.1). Poi vengono i testi che parlano dell’inizio del turno, e poi peschi.
rule-KR-3-13 = Carte che mancano
    .ruling =
        Le carte che si dovrebbero pescare o mandare agli scarti ma che non ci sono si saltano. Nessuno perde se non per
        KR-3.1.
rule-KR-3-14 = Chi sceglie
    .ruling =
        Il proprietario di una carta sceglie a che cosa si applica. Se non c’è nulla, non succede nulla. Ciò che i due
        giocatori fanno insieme, il giocatore attivo lo fa per primo.
rule-KR-3-15 = Il limite dei turni
    .ruling =
        Quando entrambi i giocatori hanno avuto tanti turni quanti ne permette il limite, la partita finisce e vince il
        mazzo più grande. Con mazzi uguali è pareggio.
rule-KR-3-16 = L’ordine delle fasi
    .ruling =
        Le fasi vengono in quest’ordine: risorse, schieramento, attacco. Una volta andati avanti non si torna indietro.
        Gli eventi si possono giocare in ciascuna di esse.
rule-KR-3-17 = Carte sotto un mazzo
    .ruling =
        Le carte messe sotto un mazzo restano dove sono, anche quando capitano fra quelle che mostra
        { card-acoustic-channel }. Solo le altre si rimettono in un ordine qualsiasi.
rule-KR-3-18 = Le carte dell’altro giocatore
    .ruling =
        { card-recruited-insider }, { card-power-cut } e i testi degli attacchi si applicano a carte dell’altro
        giocatore. Un effetto che non ha a che cosa applicarsi si salta, e il resto del testo si esegue.
rule-KR-3-19 = Quando un blocco risponde
    .ruling =
        { card-sandbox } e { card-honeypot } agiscono una volta per ciascuna di queste carte che blocca, quando tutti i
        blocchi sono assegnati.

example-KR-3-1 =
    Anna ha un Computer portatile (1/1) e due Postazioni di lavoro (2/0 ciascuna): 5 di potenza di difesa e 1 di potenza
    d’attacco. Sul suo tavolo ci sono un Firewall (2), un Antivirus (2) e un Worm di posta (1). Con un secondo Antivirus
    servirebbero 6 di potenza di difesa: non può metterlo in gioco, a meno che non scarti una delle due misure o non
    metta prima un’altra risorsa.
    .about = KR-1.3 KR-3.5

example-KR-3-2 =
    L’ondata di Bruno è un Worm di posta, un SYN flood e una SQL injection. Anna ha dritti un Antivirus, un Firewall e
    una Politica di sicurezza. Blocca il worm con l’Antivirus e la SQL injection con il Firewall. Potrebbe fermare il
    SYN flood con la Politica di sicurezza, ma la tiene per una seconda ondata. Così il SYN flood passa, e Bruno
    sceglie: potrebbe mandare agli scarti due carte del mazzo di Anna, ma prende il testo e gira la Politica di
    sicurezza. Ora contro la sua seconda ondata non resta nessuna misura.
    .about = KR-3.6 KR-3.7 KR-3.8

example-KR-3-3 =
    Con un Flood da botnet Bruno gira due Postazioni di lavoro di Anna. Le sue risorse attive ora danno 3 di potenza di
    difesa, ma le misure dritte ne chiedono 6: 4 la Politica di sicurezza e 2 il Firewall. Anna gira la Politica di
    sicurezza; se girasse solo il Firewall, ne servirebbero ancora 4. La carta girata resta sul tavolo, e nel prossimo
    turno di Anna tutto torna dritto.
    .about = KR-3.3 KR-3.5

## 4

chapter-KR-4 = Collezionare

rule-KR-4-1 = Mazzi iniziali, bustine e collezioni
    .book = I mazzi si costruiscono con le carte delle confezioni iniziali e delle bustine.
    .ruling =
        La collezione è facoltativa: nel gioco aperto tutte le carte sono disponibili. Una bustina ha 10 carte: 6
        comuni, 3 non comuni e 1 rara; in una bustina su sei al suo posto c’è una speciale. Le carte della stessa rarità
        sono ugualmente probabili, e nessuna è due volte nella stessa bustina. Le risorse di base non si collezionano: si
        prendono liberamente.
    .reconstructed =
        I mazzi iniziali sono Poligono blu, che ha più misure, e Poligono rosso, che ha più attacchi; il numero davanti
        a ogni carta dice quante ce ne sono nel mazzo.

        - Poligono blu: 8 { card-laptop }, 6 { card-workstation }, 3 { card-test-bench }, 3 { card-server }, 4
        { card-mail-worm }, 3 { card-sql-injection }, 4 { card-phishing }, 4 { card-emission-interception }, 4
        { card-dictionary-attack }, 3 { card-antivirus }, 1 { card-endpoint-detection }, 1 { card-rate-limiter }, 1
        { card-scrubbing }, 3 { card-firewall }, 1 { card-intrusion-prevention }, 1 { card-noise-generator }, 1
        { card-shielded-room }, 2 { card-encryption }, 3 { card-security-policy }, 4 { card-emergency-patch }.
        - Poligono rosso: 7 { card-laptop }, 3 { card-workstation }, 7 { card-test-bench }, 2 { card-smartphone }, 3
        { card-c2-server }, 4 { card-mail-worm }, 2 { card-spy-trojan }, 3 { card-syn-flood }, 1 { card-amplification },
        3 { card-sql-injection }, 3 { card-phishing }, 3 { card-emission-interception }, 1 { card-power-line-leakage },
        3 { card-dictionary-attack }, 1 { card-broken-protocol }, 2 { card-antivirus }, 1 { card-rate-limiter }, 2
        { card-firewall }, 1 { card-encryption }, 2 { card-security-policy }, 3 { card-recruited-insider }, 3
        { card-extra-funding }.
