### Kiberrubezh: säännöt. Avaimet ja osat on selitetty tiedostossa cyberdeck/i18n/rulebook.py.

book-KR = Kiberrubezh
    .lead =
        Se, jonka pakassa on vuoron alkaessa vähemmän kuin kaksi korttia, on hävinnyt. Kiberrubezh (”kyberrintama”) on
        korttipeli kahdelle, ja pakat kootaan itse: resurssit antavat laskentatehoa, sen turvin otat käyttöön
        suojakeinoja ja hyökkäyskeinoja, ja jokainen läpi päässyt hyökkäys lähettää toisen pakasta kortteja
        poistopakkaan. Hyökkää aaltoina, torju mitä pystyt ja saa pakkasi kestämään pidempään kuin toisen.

## Sanasto

glossary-asset = resurssi
    .meaning = kortti, joka antaa laskentatehoa aktiivisena ollessaan. Yksinkertaisimpia ovat perusresurssit (KR-1.3).
glossary-power = laskentateho
    .meaning =
        se, mitä suojakeinot, hyökkäyskeinot ja jotkin tapahtumat tarvitsevat. Sitä on kahta lajia, puolustustehoa ja
        hyökkäystehoa, ja sitä antavat resurssit (KR-1.3, KR-3.5).
glossary-active = aktiivinen
    .meaning = sanotaan resurssista, joka on pystyssä, ja pelaajasta, jonka vuoro on (KR-1.3, KR-3.14).
glossary-measure = suojakeino
    .meaning = puolustuskortti. Pöydällä se voi torjua hyökkäyksiä (KR-1.5, KR-3.7).
glossary-means = hyökkäyskeino
    .meaning = hyökkäyskortti, joka on pöydällä. Se hyökkää osana aaltoa (KR-1.4, KR-3.6).
glossary-event = tapahtuma
    .meaning = kortti, joka vaikuttaa heti ja joutuu vuoron lopussa poistopakkaan (KR-1.6).
glossary-category = luokka
    .meaning =
        yksi viidestä alasta, joihin hyökkäykset ja useimmat suojakeinot kuuluvat: haittaohjelmat, palvelunesto,
        tunkeutuminen, hajasäteily, salaustekniikka (KR-1.4).
glossary-tempest = hajasäteily
    .meaning =
        vuodot sen kautta, mitä laitteista tahattomasti lähtee: radioaaltojen, äänten, sähköverkkoon pääsevien
        signaalien. Englanniksi TEMPEST, venäjäksi ПЭМИН (KR-1.4).
glossary-turned = käännetty
    .meaning = kyljellään, kierretty 90°. Käännetty kortti ei voi käyttää ominaisuuksiaan (KR-3.10, KR-3.11).
glossary-upright = pystyssä
    .meaning = ei käännetty (KR-3.3).
glossary-wave = aalto
    .meaning = hyökkäyskeinot, jotka hyökkäävät yhdessä (KR-3.6, KR-3.7).
glossary-block = torjua
    .meaning = pysäyttää hyökkäys suojakeinolla niin, ettei se tee mitään (KR-1.5, KR-3.7).
glossary-attacker = hyökkääjä ja puolustaja
    .meaning = pelaaja, jonka vuoro on, ja toinen pelaaja (KR-3.6, KR-3.7).
glossary-send = lähettää
    .meaning = siirtää kortteja pakan päältä sen omistajan poistopakkaan (KR-3.8, KR-3.13).
glossary-destroy = tuhota
    .meaning = siirtää kortti pöydältä omistajansa poistopakkaan (KR-1.2, KR-3.18).
glossary-discards = poistopakka
    .meaning = pelaajan kortit, jotka on lähetetty, tuhottu tai käytetty. Ne ovat kuvapuoli ylöspäin (KR-1.2).
glossary-phase = vaihe
    .meaning = vuoron osa: resurssit, käyttöönotto, hyökkäys (KR-3.16).
glossary-redeal = uusi käsi
    .meaning = aloituskäden sekoittaminen pakkaan ja uuden nostaminen (KR-2.2).
glossary-number = kirjastonumero
    .meaning = numero, jolla kortit erotetaan toisistaan, kun pakkoja kootaan (KR-1.1, KR-1.8).
glossary-rarity = harvinaisuus
    .meaning =
        miten usein korttia on lisäpakkauksissa: tavallinen, epätavallinen, harvinainen tai erikoinen (KR-1.8, KR-4.1).
glossary-booster = lisäpakkaus
    .meaning = kymmenen kortin pakkaus kokoelmaa varten (KR-4.1).

## 1

chapter-KR-1 = Pakat, kortit ja alueet
    .intro =
        Sääntökirja kertoo, miten pelataan, ja mainitsee kolme korttia. Kaikki muu korteista on meidän, ja se on
        merkitty rekonstruoiduksi.

rule-KR-1-1 = Pakat
    .book =
        Pakassa on enintään 60 korttia. Samaa kirjastonumeroa saa olla enintään neljä; vain perusresursseja saa ottaa
        niin monta kuin haluaa.
    .ruling = Pakassa on täsmälleen niin monta korttia kuin pöydässä on sovittu, tavallisesti 60.
rule-KR-1-2 = Alueet
    .book =
        Kortti on pakassa, kädessä tai pöydällä jollakin neljästä alueesta: resurssit, suojakeinot, hyökkäyskeinot,
        poistopakka. Tuhotut ja käytetyt kortit joutuvat poistopakkaan, jossa ne ovat kuvapuoli ylöspäin.
rule-KR-1-3 = Resurssit
    .book =
        Resurssi, perusresurssi tai muu, antaa siihen merkityn laskentatehon niin kauan kuin se on aktiivinen. Tehoa on
        kahta lajia, puolustustehoa ja hyökkäystehoa. Lisäksi resurssilla voi olla ominaisuuksia.
    .ruling = Resurssi on aktiivinen, kun se on pystyssä.
rule-KR-1-4 = Hyökkäykset
    .book =
        Hyökkäys kuuluu yhteen viidestä luokasta: haittaohjelmat, palvelunesto, tunkeutuminen, hajasäteily (vuodot
        säteilyn kautta), salaustekniikka.
rule-KR-1-5 = Suojakeinot
    .book =
        Suojakeino kuuluu yhteen tai useampaan näistä luokista tai ei mihinkään. Se torjuu niin monta hyökkäystä kuin
        siinä sanotaan, vain omista luokistaan; luokaton torjuu mitä tahansa.
rule-KR-1-6 = Tapahtumat
    .book =
        Tapahtuma vaikuttaa heti, kun se pelataan. Sitten se jää pöydälle ja joutuu vuoron lopussa poistopakkaan.
        Tapahtumia saa pelata milloin tahansa omalla vuorollaan ja silloin, kun torjuu toisen pelaajan hyökkäystä.
        Jotkin tarvitsevat tehoa.
    .ruling =
        Kunnes tapahtuma poistetaan, sen hinta lasketaan mukaan siihen, mitä korttisi tarvitsevat, myös puolustajalla.
        Tapahtumaan ei voi reagoida tapahtumalla.
rule-KR-1-7 = Kortti voittaa säännön
    .book =
        Jos kortin teksti ja nämä säännöt eroavat, kortti on oikeassa. Kun useita asioita tapahtuu yhtä aikaa, niiden
        järjestyksen valitsee pelaaja, jolle ne kuuluvat.
rule-KR-1-8 = Mitä kortissa on
    .book =
        Jokaisella kortilla on kirjastonumero ja yksi neljästä harvinaisuudesta: tavallinen, epätavallinen, harvinainen,
        erikoinen. Mitä harvinaisempi kortti, sitä harvemmassa lisäpakkauksessa se on.
    .reconstructed =
        Korttien numerot, tehot, harvinaisuudet ja tekstit ovat meidän, ja niin ovat nimetkin lukuun ottamatta kolmea:
        { card-laptop }, { card-workstation } ja { card-tablet }. Taulukossa resurssin puolustus ja hyökkäys ovat teho,
        jonka se antaa, kaikilla muilla korteilla teho, jonka ne tarvitsevat.

        | nro | kortti | laji | luokka | puolustus | hyökkäys | torjuu | harvinaisuus |
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

        Mitä kortit tekevät:

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
rule-KR-1-9 = Mitä pakoista tiedetään
    .ruling = Kummankin pakan luettelo on avoin pelaajille ja katsojille. Pakan järjestys ei ole.
rule-KR-1-10 = Nähdyt kortit
    .ruling =
        Se, mitä pelaaja on nähnyt kädestä tai pakasta, pysyy tiedossa, kunnes se sekoitetaan tai lähtee sieltä. Käsi,
        jonka pelaaja näkee, on sen hetken avoinna kaikille pöydän ääressä, ja kortti, jonka toinen pelaaja on palauttanut
        pakan päälle, nostetaan avoimesti. Kädessä olevista samanlaisista korteista tunnettu lähtee ensin.

## 2

chapter-KR-2 = Alku

rule-KR-2-1 = Arvonta ja aloituskäsi
    .book = Aloittaja arvotaan. Kumpikin nostaa seitsemän korttia.
rule-KR-2-2 = Uudet kädet
    .book =
        Jos aloituskädessäsi on vähemmän kuin kaksi resurssia tai pelkkiä resursseja, saat näyttää sen toiselle
        pelaajalle, sekoittaa sen pakkaan ja nostaa seitsemän uutta korttia maksutta. Saat tehdä niin muustakin
        syystä, mutta silloin siirrät jokaisen uuden käden jälkeen kädestäsi pakkasi alle niin monta korttia kuin olet
        siihen mennessä ottanut uusia käsiä. Kukaan ei ota uutta kättä useammin kuin kolmesti.
    .ruling =
        Valitset itse pakan alle menevät kortit ja niiden järjestyksen: ne siirretään yksi kerrallaan, ja viimeinen on
        alimpana. Maksuton uusi käsi lasketaan kolmen joukkoon, mutta korttien määrään se ei vaikuta, eikä sen jälkeen
        siirretä alle yhtään korttia. Jokaisen uuden käden yhteydessä sekoitetaan mukaan myös pakan alla olevat kortit. Aloittaja
        ottaa uudet kätensä ennen kuin toinen aloittaa omiensa ottamisen.

example-KR-2-1 =
    Annin aloituskädessä on vain yksi resurssi. Hän näyttää sen ja ottaa uuden käden maksutta. Uusi käsi on
    kelvollinen, mutta hän haluaa paremman ja ottaa taas uuden. Tämä on hänen toinen uusi kätensä mutta ensimmäinen
    maksullinen: hän siirtää pakkansa alle yhden kortin. Valinnalla `free_redeals_count` niitä olisi kaksi. Yksi
    uusi käsi on hänellä vielä jäljellä.
    .about = KR-2.2

## 3

chapter-KR-3 = Vuoro
    .intro =
        Nosta kortit, käännä omasi pystyyn, pelaa resurssit, ota käyttöön suojakeinot ja hyökkäyskeinot, hyökkää
        aaltoina: sitten on toisen vuoro.

rule-KR-3-1 = Häviö
    .book = Se, jonka pakassa on oman vuoron alkaessa vähemmän kuin kaksi korttia, on hävinnyt.
rule-KR-3-2 = Nostaminen
    .book = Nostat kaksi korttia. Pelin aivan ensimmäisellä vuorolla nostetaan vain yksi.
rule-KR-3-3 = Takaisin pystyyn
    .book = Sitten käännät kaikki käännetyt korttisi pystyyn.
rule-KR-3-4 = Resurssit
    .book = Saat pelata kädestäsi pöydälle enintään kaksi resurssia.
rule-KR-3-5 = Käyttöönotto ja teho
    .book =
        Pelaat pöydälle suojakeinoja ja hyökkäyskeinoja. Kaikki pöydällä olevat korttisi eivät saa yhteensä tarvita
        enempää kuin aktiiviset resurssisi antavat. Vuorosi aikana saat milloin tahansa poistaa omia suojakeinojasi ja
        hyökkäyskeinojasi, esimerkiksi tehdäksesi tilaa paremmille.
    .ruling =
        Kumpikin tehon laji lasketaan erikseen. Käännetyt suojakeinot ja hyökkäyskeinot lasketaan mukaan, samoin
        pöydällä olevat tapahtumat. Summa tarkistetaan aina, kun kortti pelataan pöydälle tai kun pelataan tapahtuma,
        joka tarvitsee tehoa.

        Jos resurssi kääntyy tai kortteja käännetään pystyyn eikä teho riitä kaikille pystyssä oleville, niiden omistaja
        kääntää heti valitsemiaan suojakeinoja tai hyökkäyskeinoja, kunnes lopuille riittää; käännetyt jäävät pöydälle.

        Jos resurssi lähtee pöydältä tai lisäteho päättyy, sen omistaja poistaa suojakeinoja tai hyökkäyskeinoja, kunnes
        summa täsmää; tällöin käännetyt resurssit lasketaan niin kuin ne antaisivat tehoa.

        Aaltoon nimettyjä keinoja ei voi poistaa, ennen kuin aalto on ohi.
rule-KR-3-6 = Hyökkääminen
    .book =
        Hyökkäät yhdessä tai useammassa aallossa. Jokaisesta sanot, mitkä hyökkäyskeinosi siinä hyökkäävät; ne
        kääntyvät. Hyökkäys kohdistuu aina toisen pelaajan koko järjestelmään.
rule-KR-3-7 = Torjuminen
    .book =
        Kun aalto on aloitettu, puolustaja voi torjua sen hyökkäyksiä suojakeinoilla, jotka ovat jo pöydällä. Torjuvat
        suojakeinot kääntyvät.
    .ruling =
        Aallossa on ainakin yksi pystyssä oleva hyökkäyskeino, ja se etenee näin:

        - Nimetyt hyökkäyskeinot kääntyvät.
        - Puolustaja voi pelata tapahtumia ja käyttää ominaisuuksia.
        - Puolustaja jakaa torjunnat, kunkin suojakeinon niin moneen hyökkäykseen kuin se torjuu, ja nämä suojakeinot
        kääntyvät.
        - Hyökkääjä voi pelata tapahtumia.
        - Torjumatta jääneet hyökkäykset vaikuttavat hyökkääjän valitsemassa järjestyksessä.

        Sitten hyökkääjä voi aloittaa seuraavan aallon.
rule-KR-3-8 = Mitä hyökkäys tekee
    .book =
        Jokainen torjumaton hyökkäys joko tekee sen, mitä sen tekstissä sanotaan, tai lähettää puolustajan pakan kaksi
        päällimmäistä korttia poistopakkaan.
    .ruling = Hyökkääjä valitsee, kumman.
rule-KR-3-9 = Vuoron loppu
    .book = Käännetyt hyökkäyskeinot ja vaikuttaneet tapahtumat joutuvat poistopakkaan.
    .ruling =
        Keinot joutuvat sinne, oli niiden kääntymiseen sillä vuorolla mikä syy tahansa. Käden kokoa ei ole rajoitettu.
rule-KR-3-10 = Käännetyt kortit
    .book = Käännetty kortti ei voi käyttää ominaisuuksiaan.
rule-KR-3-11 = Milloin kortit kääntyvät
    .book = Kortit kääntyvät, kun ne hyökkäävät, torjuvat tai kun ne on käytetty tapahtumina.
    .ruling = Resurssi ei käänny tehoa antaessaan. Resursseja kääntävät vain korttien tekstit.
rule-KR-3-12 = Miten vuoro alkaa
    .ruling =
        Ensin tarkistetaan, oletko hävinnyt (KR-3.1). Sitten tulevat tekstit, jotka puhuvat vuoron alusta, ja sen
        jälkeen nostat kortit.
rule-KR-3-13 = Kortit eivät riitä
    .ruling =
        Kortit, jotka pitäisi nostaa tai lähettää mutta joita ei ole, jätetään väliin. Kukaan ei häviä muuten kuin
        säännön KR-3.1 mukaan.
rule-KR-3-14 = Kuka valitsee
    .ruling =
        Kortin omistaja valitsee, mihin se vaikuttaa. Jos ei ole mihin, mitään ei tapahdu. Sen, minkä molemmat pelaajat
        tekevät yhtä aikaa, aktiivinen pelaaja tekee ensin.
rule-KR-3-15 = Vuorojen raja
    .ruling =
        Kun molemmat pelaajat ovat pelanneet niin monta vuoroa kuin raja sallii, peli päättyy ja suurempi pakka voittaa.
        Yhtä suurilla pakoilla peli päättyy tasan.
rule-KR-3-16 = Vaiheiden järjestys
    .ruling =
        Vaiheet tulevat tässä järjestyksessä: resurssit, käyttöönotto, hyökkäys. Takaisin ei pääse, kun on siirtynyt
        eteenpäin. Tapahtumia saa pelata niissä kaikissa.
rule-KR-3-17 = Kortit pakan alla
    .ruling =
        Pakan alle siirretyt kortit pysyvät paikoillaan, vaikka ne osuisivat niiden joukkoon, jotka
        { card-acoustic-channel } näyttää. Vain muut palautetaan missä järjestyksessä tahansa.
rule-KR-3-18 = Toisen pelaajan kortit
    .ruling =
        { card-recruited-insider }, { card-power-cut } ja hyökkäysten tekstit vaikuttavat toisen pelaajan kortteihin.
        Vaikutus, jolla ei ole kohdetta, jätetään väliin, ja muu osa tekstistä toteutetaan.
rule-KR-3-19 = Kun torjunta iskee takaisin
    .ruling =
        { card-sandbox } ja { card-honeypot } vaikuttavat, kun kaikki torjunnat on jaettu, kerran kutakin torjuvaa
        korttia kohti.

example-KR-3-1 =
    Annilla on Kannettava tietokone (1/1) ja kaksi Työasemaa (kumpikin 2/0): 5 puolustustehoa ja 1 hyökkäysteho. Hänen
    pöydällään ovat Palomuuri (2), Virustorjunta (2) ja Sähköpostimato (1). Toisen Virustorjunnan kanssa puolustustehoa
    tarvittaisiin 6, joten hän ei voi pelata sitä, ellei hän poista jompaakumpaa suojakeinoa tai pelaa ensin vielä yhtä
    resurssia.
    .about = KR-1.3 KR-3.5

example-KR-3-2 =
    Benin aallossa ovat Sähköpostimato, SYN-tulva ja SQL-injektio. Annilla on pystyssä Virustorjunta, Palomuuri ja
    Tietoturvapolitiikka. Hän torjuu madon Virustorjunnalla ja injektion Palomuurilla. SYN-tulvan voisi pysäyttää
    Tietoturvapolitiikka, mutta Anni säästää sen toista aaltoa varten. SYN-tulva pääsee läpi, ja Ben valitsee: hän voisi
    lähettää kaksi korttia Annin pakasta, mutta hän ottaa tekstin ja kääntää Tietoturvapolitiikan. Nyt toista aaltoa
    vastassa ei ole enää yhtään suojakeinoa.
    .about = KR-3.6 KR-3.7 KR-3.8

example-KR-3-3 =
    Bottiverkkotulvalla Ben kääntää kaksi Annin Työasemaa. Annin aktiiviset resurssit antavat nyt 3 puolustustehoa,
    mutta pystyssä olevat suojakeinot tarvitsevat 6: Tietoturvapolitiikka 4 ja Palomuuri 2. Hän kääntää
    Tietoturvapolitiikan; jos hän kääntäisi vain Palomuurin, tehoa tarvittaisiin yhä 4. Käännetty kortti jää pöydälle,
    ja Annin seuraavalla vuorolla kaikki käännetään taas pystyyn.
    .about = KR-3.3 KR-3.5

## 4

chapter-KR-4 = Keräily

rule-KR-4-1 = Aloituspakat, lisäpakkaukset ja kokoelmat
    .book = Pakat kootaan aloituspakkausten ja lisäpakkausten korteista.
    .ruling =
        Kokoelma on vapaaehtoinen: avoimessa pelissä kaikki kortit ovat käytettävissä. Lisäpakkauksessa on 10 korttia: 6
        tavallista, 3 epätavallista ja 1 harvinainen; yhdessä lisäpakkauksessa kuudesta sen tilalla on erikoinen. Saman
        harvinaisuuden kortit ovat yhtä todennäköisiä, eikä samassa lisäpakkauksessa ole samaa korttia kahdesti.
        Perusresursseja ei tarvitse kerätä: niitä saa ottaa vapaasti.
    .reconstructed =
        Aloituspakat ovat Sininen harjoitusalue, jossa on enemmän suojakeinoja, ja Punainen harjoitusalue, jossa on
        enemmän hyökkäyksiä; kortin edessä oleva luku kertoo, montako niitä pakassa on.

        - Sininen harjoitusalue: 8 { card-laptop }, 6 { card-workstation }, 3 { card-test-bench }, 3 { card-server }, 4
        { card-mail-worm }, 3 { card-sql-injection }, 4 { card-phishing }, 4 { card-emission-interception }, 4
        { card-dictionary-attack }, 3 { card-antivirus }, 1 { card-endpoint-detection }, 1 { card-rate-limiter }, 1
        { card-scrubbing }, 3 { card-firewall }, 1 { card-intrusion-prevention }, 1 { card-noise-generator }, 1
        { card-shielded-room }, 2 { card-encryption }, 3 { card-security-policy }, 4 { card-emergency-patch }.
        - Punainen harjoitusalue: 7 { card-laptop }, 3 { card-workstation }, 7 { card-test-bench }, 2
        { card-smartphone }, 3 { card-c2-server }, 4 { card-mail-worm }, 2 { card-spy-trojan }, 3 { card-syn-flood }, 1
        { card-amplification }, 3 { card-sql-injection }, 3 { card-phishing }, 3 { card-emission-interception }, 1
        { card-power-line-leakage }, 3 { card-dictionary-attack }, 1 { card-broken-protocol }, 2 { card-antivirus }, 1
        { card-rate-limiter }, 2 { card-firewall }, 1 { card-encryption }, 2 { card-security-policy }, 3
        { card-recruited-insider }, 3 { card-extra-funding }.
