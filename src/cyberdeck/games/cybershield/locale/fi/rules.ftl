### Cyber Shield: säännöt. Avaimet ja osat on selitetty tiedostossa cyberdeck/i18n/rulebook.py.

book-CS = Cyber Shield
    .lead =
        Se, joka ensimmäisenä saa kymmenen pistettä, voittaa heti. Cyber Shield on korttipeli kahdelle: kumpikin
        rakentaa omia verkkojaan, jotka antavat pisteitä niin kauan kuin niistä pääsee Internetiin, suojaa niitä
        puolustuksilla ja heikentää toisen verkkoja hyökkäyksillä ja tapahtumilla. Se, joka putoaa miinus kymmeneen
        pisteeseen tai jonka pitäisi nostaa kortti eikä voi, häviää heti.

## Sanasto

glossary-points = pisteet
    .meaning =
        minkä arvoisia verkkosi ja niihin kohdistuvat hyökkäykset ovat tällä hetkellä. Kymmenellä voittaa, miinus
        kymmenellä häviää (CS-2.1, CS-2.2).
glossary-active = aktiivinen pelaaja
    .meaning = pelaaja, jonka vuoro on. Toinen on passiivinen pelaaja (CS-4.4).
glossary-step = vaihe
    .meaning =
        vuoron osa: uudelleenjärjestely, nostaminen, korttien pelaaminen, korttien poistaminen (CS-4.1, CS-4.2, CS-4.3,
        CS-4.4).
glossary-play = pelikerta
    .meaning =
        yksi niistä korteista, jotka saat pelata vuorossa. Tapahtumat ja Aina-kortit eivät kuluta pelikertoja (CS-4.3).
glossary-event = tapahtuma
    .meaning = harmaa kortti, jonka saa pelata milloin tahansa; se vaikuttaa ja joutuu poistopakkaan (CS-4.3, CS-4.5).
glossary-hardware = Laitteisto
    .meaning = niiden korttien avainsana, joista verkko muodostuu (CS-5.1).
glossary-symbol = merkki
    .meaning =
        kuvio Laitteistokortin reunassa: ● runkoyhteys, ▲ kaapeli tai ■ radio. Kortit kytketään samanlaisilla merkeillä
        (CS-5.1).
glossary-joined = kytketty
    .meaning = sanotaan kahdesta Laitteistokortista, joita yksi merkki kummassakin pitää yhdessä (CS-5.1, CS-5.10).
glossary-network = verkko
    .meaning = toisiinsa kytketyt Laitteistokortit ja kaikki, mitä niihin on liitetty (CS-5.1).
glossary-internet = Internet
    .meaning = mikä tahansa oma Palveluntarjoajasi, joka ei ole irrotettu eikä lamautettu (CS-5.2).
glossary-connected = yhdistetty
    .meaning = pelissä ja kytketty Internetiin suoraan tai muiden yhdistettyjen korttien kautta (CS-5.2).
glossary-disconnected = irrotettu
    .meaning = käännetty 90°: pelissä mutta ilman pisteitä (CS-5.3).
glossary-disrupted = lamautettu
    .meaning = pöydällä kuvapuoli alaspäin: ei pelissä, ei pisteitä eikä hyötyä (CS-5.3).
glossary-in-play = pelissä
    .meaning = pöydällä tekstipuoli ylöspäin (CS-5.3).
glossary-attached = liitetty
    .meaning = asetettu toisen kortin päälle ja samassa tilassa kuin se (CS-5.5).
glossary-working = toimiva
    .meaning =
        sanotaan pelissä olevasta kortista, joka ei ole lamautettu ja jonka alla oleva kortti, jos se on liitetty, ei
        sekään ole lamautettu (CS-5.5).
glossary-restore = palauttaa
    .meaning = kääntää oma lamautettu kortti taas oikein päin (CS-5.7).
glossary-rearrange = järjestää uudelleen
    .meaning = siirtää omia Laitteistokortteja vaiheessa 1 ja kytkeä ne uudelleen (CS-4.1, CS-5.8, CS-5.10).
glossary-announce = ilmoittaa
    .meaning = nimetä kortti ja sen kohde ennen kuin se vaikuttaa, jotta toinen pelaaja voi reagoida (CS-4.5).
glossary-keyword = avainsana
    .meaning = kortissa oleva sana, jota vaikutukset etsivät (CS-6.2).
glossary-token = Poletti
    .meaning = pakkojen ulkopuolelta tuleva kortti, kuten Budjettipoletti (CS-4.12, CS-6.1).
glossary-discards = poistopakka
    .meaning = pelaajan käytetyt kortit. Ne ovat kaikkien nähtävissä (CS-4.9).

## 1

chapter-CS-1 = Kortit ja pakat
    .intro =
        Painetuissa säännöissä luetellaan korttien numerot, nimet ja määrät. Mitä muuta kortteihin on painettu, sitä ei
        tiedetä; tässä oleva on meidän, ja se on merkitty rekonstruoiduksi.

rule-CS-1-1 = Pakat
    .book =
        Kummallakin pelaajalla on oma pakka, jossa on vähintään 60 korttia ja mitään korttia enintään neljä.
        Peruspakassa ovat kaikki 27 nimeä niin monena kappaleena kuin säännön CS-1.2 taulukossa sanotaan, yhteensä 60
        korttia.
rule-CS-1-2 = Mitä kortissa on
    .book =
        Kortissa on nimi, pisteet, avainsanat, kytkentämerkit, peliteksti ja selitys, joka kertoo kortin
        tietoturva-ajatuksen. Numerot, nimet ja määrät ovat painetusta luettelosta.
    .reconstructed =
        Pisteet, avainsanat, merkit ja tekstit ovat meidän. Merkit ovat ● runkoyhteys, ▲ kaapeli ja ■ radio. Hyökkäykset
        liitetään vastustajan kortteihin, ja niiden pisteet lasketaan sille, johon hyökätään.

        | nro | kortti | määrä | pisteet | avainsanat | merkit |
        |---|---|---|---|---|---|
        | 1 | { card-provider } | 4 | 0 | { keyword-hardware }, { keyword-provider } | ●●▲■ |
        | 2 | { card-wireless-router } | 2 | 1 | { keyword-hardware }, { keyword-router }, { keyword-wireless } | ●■■■ |
        | 3 | { card-wired-router } | 2 | 1 | { keyword-hardware }, { keyword-router } | ●▲▲▲ |
        | 4 | { card-desktop } | 3 | 1 | { keyword-hardware }, { keyword-computer } | ▲ |
        | 5 | { card-laptop } | 3 | 1 | { keyword-hardware }, { keyword-computer }, { keyword-wireless } | ▲ tai ■ |
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

        Mitä kortit tekevät:

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
rule-CS-1-3 = Kortti on oikeassa
    .book =
        Jos kortin teksti ja nämä säännöt eroavat, kortti on oikeassa. Sama kortti voi olla pelissä ja liitettynä monta
        kertaa, ellei se ole Ainutkertainen.
rule-CS-1-4 = Mitä pakoista tiedetään
    .ruling = Molempien pakkojen luettelot ovat pelaajien ja katsojien nähtävissä. Pakan järjestys ei ole.

## 2

chapter-CS-2 = Voitto ja häviö
    .intro = Nämä säännöt ovat voimassa joka hetki ja koskevat molempia pelaajia.

rule-CS-2-1 = Kymmenen pistettä
    .book = Se, jolla on 10 pistettä tai enemmän, voittaa heti.
rule-CS-2-2 = Miinus kymmenen pistettä
    .book = Se, jolla on −10 pistettä tai vähemmän, häviää heti.
rule-CS-2-3 = Ei korttia nostettavaksi
    .book = Se, jonka pitää nostaa eikä voi, häviää heti.
    .ruling =
        Jos pakassasi on vaiheessa 2 vähemmän kuin kaksi korttia, sinun on otettava poistopakkasi päällimmäinen kortti.
        Jos sekin on tyhjä, häviät.
rule-CS-2-4 = Molemmat yhtä aikaa
    .ruling =
        Jos sama vaikutus ratkaisisi pelin kumpaankin suuntaan, voittaa se, jonka kortti on vaikuttamassa. Jos mikään
        kortti ei ole vaikuttamassa, voittaa aktiivinen pelaaja.
rule-CS-2-5 = Mistä pisteet tulevat
    .book = Pisteesi tulevat verkoistasi ja pelissä olevista hyökkäyskorteista.
rule-CS-2-6 = Vuorojen raja
    .ruling =
        Molemmat voisivat ottaa kortteja poistopakastaan loputtomiin. Siksi peli päättyy, kun kummallakin on ollut niin
        monta vuoroa kuin raja sallii: suurempi pistemäärä voittaa, ja tasapisteet ovat tasapeli.

## 3

chapter-CS-3 = Alku

rule-CS-3-1 = Aloituskäsi
    .book =
        Molemmat sekoittavat pakkansa ja nostavat seitsemän korttia. Kumpikin saa kerran sekoittaa ne kaikki takaisin
        pakkaan ja nostaa seitsemän uutta.
    .ruling = Toinen pelaaja päättää nähtyään, tekikö ensimmäinen niin.
rule-CS-3-2 = Kuka aloittaa
    .book = Aloittaa se, joka on viimeksi saanut kalasteluviestin.
    .ruling = Tässä heitetään kolikkoa, ellei pöytä nimeä aloittajaa.

## 4

chapter-CS-4 = Vuoro
    .intro =
        Järjestä uudelleen, nosta, pelaa kortteja, poista liiat: sitten on toisen vuoro. Tapahtumia saa pelata milloin
        tahansa.

rule-CS-4-1 = Vaihe 1: uudelleenjärjestely
    .book =
        Aktiivinen pelaaja järjestää pelissä olevan Laitteistonsa uudelleen ja yhdistää ja irrottaa kortteja niin kuin
        haluaa.
rule-CS-4-2 = Vaihe 2: nostaminen
    .book = Nostat pakastasi kaksi korttia tai otat poistopakkasi päällimmäisen kortin.
rule-CS-4-3 = Vaihe 3: korttien pelaaminen
    .book =
        Saat pelata enintään puolet kätesi korteista ylöspäin pyöristettynä: viidestä kolme. Käsi lasketaan kerran,
        nostamisen jälkeen. Raja ei koske tapahtumia, jotka ovat harmaita, eikä Aina-kortteja, ja niitä saa pelata missä
        vaiheessa tahansa.
    .ruling = Kortti, joka epäonnistuu reaktion takia, kuluttaa silti pelikerran.
rule-CS-4-4 = Vaiheet 4 ja 5: korttien poistaminen ja toisen vuoro
    .book =
        Vuorosi lopussa poistat kortteja, kunnes kädessäsi on enintään seitsemän. Sitten aktiivinen ja passiivinen
        pelaaja vaihtavat osia.
rule-CS-4-5 = Reaktiot milloin tahansa
    .book = Passiivinen pelaaja saa pelata tapahtumia ja Aina-kortteja milloin tahansa.
    .ruling =
        ”Milloin tahansa” tarkoittaa tätä: aina kun kortti ilmoitetaan kohteineen, ennen kuin se vaikuttaa, toinen
        pelaaja saa reagoida sellaisella kortilla. Sitten ilmoittaja saa reagoida siihen, ja niin edelleen. Ne vaikuttavat
        käänteisessä järjestyksessä, viimeinen ensin. Passiivinen pelaaja saa toimia myös silloin, kun aktiivinen
        lopettaa vaiheen.

        Uudelleenjärjestely kokonaisuutena, kortin palauttaminen ja Poletin maksaminen ilmoitetaan, ja niihin reagoidaan
        niin kuin kortteihin. Pisteet lasketaan, kun ne ovat vaikuttaneet. Kortti, jonka ehto ei enää täyty, kun sen
        aika tulee, joutuu poistopakkaan vaikuttamatta.
rule-CS-4-6 = Vaikutukset
    .book =
        Kortti pelataan tavallisesti omalle alueelle. Sen vaikutukset tapahtuvat yksi kerrallaan tekstin järjestyksessä.
    .ruling = Se, mitä ei voi tehdä, ohitetaan.
rule-CS-4-7 = Laitteiston pelaaminen
    .ruling =
        Laitteisto, jolla on merkkejä, pelataan kytkettynä mihin tahansa omien korttiesi vapaisiin sopiviin merkkeihin
        tai kytkemättä.
rule-CS-4-8 = Vaikutuksettomat kortit ja WTO-tarjouskilpailu
    .ruling =
        Korttia, joka ei voisi tehdä yhtään mitään, ei voi ilmoittaa.

        WTO-tarjouskilpailulla saat ottaa viiden kortin joukosta yhden Laitteiston, jonka näytät, tai olla ottamatta.
        Sitten siirrät loput pakan alle yksi kerrallaan; viimeinen jää alimmaksi.
rule-CS-4-9 = Poistopakat
    .ruling =
        Poistopakat ovat kaikkien nähtävissä. Kortit, jotka joutuvat samaan poistopakkaan samalla hetkellä, ovat siinä
        numerojärjestyksessä, suurin päällimmäisenä.
rule-CS-4-10 = Kortit, jotka toinen pelaaja tietää
    .ruling =
        Kortti, jonka toinen pelaaja näki, koska se otettiin poistopakasta tai näytettiin WTO-tarjouskilpailussa, pysyy
        tiedossa, kunnes se lähtee kädestä. Käden samanlaisista korteista lähtee ensin se, joka tiedetään.
rule-CS-4-11 = Milloin sinulta kysytään
    .ruling =
        - Jokaiselta, jolla on kortti kädessä, kysytään, olipa kortti mikä tahansa, jotta kysymys ei paljastaisi mitään.
        - Jokaisesta ilmoituksesta kysytään toiselta pelaajalta kerran. Kun joku passaa, kaikki ilmoitettu vaikuttaa,
        viimeinen ensin, ilman uusia reaktioita.
        - Kun vaihe päättyy, passiivinen pelaaja saa toimia yhä uudelleen, kunnes hän passaa.
        - Vaihe, jossa ei voi tehdä mitään, jää pois: uudelleenjärjestely, kun Laitteistoa ei ole pelissä, ja korttien
        poistaminen, kun kädessä on enintään seitsemän korttia.
rule-CS-4-12 = Mitä Budjettipoletilla saa
    .ruling =
        Yhden pelikerran lisää Budjettipoletilla saa vain silloin, kun kortteja pelataan, vaiheessa 3. Kortin sillä voi
        palauttaa missä tahansa oman vuoron vaiheessa. Palautettava on oma lamautettu kortti, Laitteisto tai liitetty.

example-CS-4-1 =
    Nostettuaan Anna pitää kädessään viittä korttia. Puolet viidestä ylöspäin pyöristettynä on kolme: hänellä on kolme
    pelikertaa. Hän pelaa WTO-tarjouskilpailun, joka on tapahtuma eikä kuluta pelikertaa, ja ottaa sillä Kannettavan
    tietokoneen. Käsi muuttui, mutta pelikertoja on yhä kolme. Anna pelaa Kannettavan tietokoneen ja Palomuurin, ja
    kolmannella pelikerralla hän palauttaa lamautetun reitittimen.
    .about = CS-4.3 CS-4.8 CS-5.7

example-CS-4-2 =
    Ben ilmoittaa Pysyvän palvelunestohyökkäyksen Annan Pöytätietokoneeseen, johon ei ole liitetty mitään. Anna reagoi
    Käyttöjärjestelmän päivityksellä samaan tietokoneeseen; sen hän saa pelata Benin vuorolla, koska se on Aina-kortti.
    Ben passaa. Päivitys ilmoitettiin viimeksi, joten se vaikuttaa ensin. Nyt tietokoneella on toimiva päivitys, eikä
    hyökkäyksen ehto enää täyty: se joutuu Benin poistopakkaan vaikuttamatta. Pelikerta siihen kului silti.
    .about = CS-4.3 CS-4.5 CS-4.11

## 5

chapter-CS-5 = Verkot
    .intro =
        Verkko antaa pisteitä niin kauan kuin siitä pääsee Internetiin. Yksi väärin päin käännetty kortti voi vaientaa
        kaiken takanaan.

rule-CS-5-1 = Kytkentämerkit
    .book =
        Laitteistokorttien reunoissa on kytkentämerkkejä. Kaksi korttia kytketään yhdellä vapaalla merkillä kummastakin,
        ja merkkien on oltava samanmuotoiset. Kortilla voi olla niin monta kytkentää kuin sillä on merkkejä.
rule-CS-5-2 = Yhdistetty
    .book = Kortti on yhdistetty, jos se on pelissä ja kytketty Internetiin yhdistettyjen korttien kautta.
    .ruling = Internet on mikä tahansa oma Internet-palveluntarjoajasi, joka ei ole irrotettu eikä lamautettu.
rule-CS-5-3 = Kortin tilat
    .book =
        - Pelissä: pöydällä tekstipuoli ylöspäin. Useimmat Laitteistokortit antavat pisteensä vain yhdistettyinä.
        - Irrotettu: käännetty 90°. Kortti on pelissä mutta ei anna pisteitä.
        - Lamautettu: pöydällä kuvapuoli alaspäin. Kortti ei ole pelissä, eikä se anna pisteitä eikä hyötyä.
rule-CS-5-4 = Ilman yhteyttä
    .book = Irrotettu tai lamautettu kortti katkaisee takanaan olevan verkon osan heti Internetistä.
rule-CS-5-5 = Liitetyt kortit
    .book =
        Liitä-kortti asetetaan tietyn kortin päälle, ja se on samassa tilassa kuin se. Sitä ei voi siirtää toiselle
        kortille.
    .ruling =
        Liitetyn kortin voi lamauttaa myös erikseen. Se toimii vain, jos se ja sen kortti eivät kumpikaan ole
        lamautettuja, ja antaa pisteitä vain, kun sen kortti on yhdistetty.

        Hyökkäyksen teksti on voimassa, olipa sen alla olevan kortin tila mikä tahansa. Sen pisteet lasketaan, kun se
        kortti on yhdistetty, ellei teksti sano enempää. Jos kortti lähtee pöydältä, siihen liitetyt kortit joutuvat
        omistajiensa poistopakkoihin.
rule-CS-5-6 = Mihin voi hyökätä
    .book = Hyökkäys verkkoon vaatii, että haavoittuva kortti on yhdistetty, ellei hyökkäys sano muuta.
rule-CS-5-7 = Palauttaminen
    .ruling =
        Kortin pelaamisen sijasta saat käyttää yhden vuorosi pelikerroista oman lamautetun kortin palauttamiseen, ellei
        sen lamauttanut siihen liitetty kortti kiellä sitä.
rule-CS-5-8 = Kerran vaiheessa
    .ruling = Yhdessä uudelleenjärjestelyssä kutakin korttia siirretään enintään kerran.
rule-CS-5-9 = Vaikutuksen irrottama
    .ruling =
        Kortti, jonka jokin vaikutus on irrottanut, pysyy irrotettuna, kunnes sen omistaja seuraavan kerran järjestää
        verkkonsa uudelleen.
rule-CS-5-10 = Kytkeminen ja siirtäminen
    .ruling =
        - Kaksi korttia on kytketty toisiinsa enintään kerran.
        - Lamautettua korttia ei voi siirtää eikä kytkeä uudelleen; sen kytkennät säilyvät.
        - Kortin siirtäminen on sen kaikkien kytkentöjen purkamista ja sen kytkemistä uudelleen, niin monella vapaalla
        merkillä kuin haluat.
        - Uudelleenjärjestely myös kääntää kaikki irrotetut korttisi takaisin suoraan.
rule-CS-5-11 = Sähkögeneraattori ja Heikko salasana
    .ruling =
        Sähkögeneraattori on Laitteistoa: Laitevika ja Pysyvä palvelunestohyökkäys voivat osua siihen erikseen. Heikon
        salasanan lupaus kuluu seuraavaan hyökkäykseen, joka vaikuttaa siihen korttiin.

example-CS-5-1 =
    Annan Internet-palveluntarjoajaan on kytketty merkillä ● Langallinen reititin, reitittimeen merkillä ▲
    Pöytätietokone ja Sovelluspalvelin ja palveluntarjoajaan merkillä ■ Kannettava tietokone. Kaikki ne ovat
    yhdistettyjä, ja reitittimeen on liitetty Palomuuri. Anna laskee 0 palveluntarjoajasta, 1 reitittimestä, 1
    Palomuurista, 1 Pöytätietokoneesta, 2 palvelimesta ja 1 Kannettavasta tietokoneesta: 6 pistettä. Sitten Ben pelaa
    Laitevian reitittimeen. Se lamautuu, sen Palomuuri on samassa tilassa, ja kaksi korttia sen takana jää ilman yhteyttä.
    Kannettava tietokone ei tarvitse reititintä, joten Annalla on yhä 1 piste.
    .about = CS-5.1 CS-5.2 CS-5.3 CS-5.4 CS-5.5

example-CS-5-2 =
    Annan ainoaan Internet-palveluntarjoajaan ei ole liitetty mitään, eikä millään siihen kytketyllä reitittimellä ole
    toimivaa Palomuuria. Ben liittää siihen Hajautetun palvelunestohyökkäyksen. Palveluntarjoaja lamautuu, kaikki Annan
    kortit jäävät ilman yhteyttä, ja hänellä on −1 piste, koska tämä hyökkäys lasketaan, vaikka sen kortti on lamautettu. Jos
    Anna seuraavalla vuorollaan palauttaa palveluntarjoajan yhdellä pelikerralla, hyökkäys poistetaan. Muuten se
    poistetaan sen vuoron lopussa, ja palveluntarjoaja kääntyy oikein päin.
    .about = CS-5.4 CS-5.5 CS-5.7

## 6

chapter-CS-6 = Avainsanat
    .intro =
        Vaikutukset etsivät avainsanoja: kortti kelpaa, jos sillä on ainakin kaikki nimetyt. Kortin kaikki avainsanat
        ovat voimassa yhtä aikaa, olipa niiden järjestys mikä tahansa.

rule-CS-6-1 = Polettien maksaminen
    .ruling = Poletteja maksetaan vain omalla vuorolla. Maksaminen ei ole pelikerta.
rule-CS-6-2 = Mitä avainsanat tarkoittavat
    .book =
        - Liitä: kortti asetetaan tietyn kortin päälle, se on samassa tilassa kuin se, eikä sitä voi siirtää toiselle
        (CS-5.5).
        - Maksa: vaikutettuaan kortti lähtee pelistä. Tavallisesti se on Poletti.
        - Ainutkertainen: kummallakin pelaajalla saa olla kortti pelissä vain kerran.
        - Lamautettu: tila. Kortti on kuvapuoli alaspäin eikä anna pisteitä eikä etuja (CS-5.3).
        - Irrotettu: tila, tavallisesti Laitteistolla, josta ei pääse Internetiin. Kortti on käännetty 90° eikä yleensä
        anna pisteitä (CS-5.3).
        - Aina: kortin saa pelata milloin tahansa kuten tapahtuman (CS-4.3, CS-4.5).
        - Pelissä: tila. Kortti on pöydällä tekstipuoli ylöspäin (CS-5.3).
        - Poletti: yleinen korttilaji, joka tulee ulkopuolelta eikä pelaajien pakoista.
        - Yhdistetty: tila, tavallisesti Laitteistolla, josta pääsee Internetiin sopivien merkkien kautta (CS-5.2).
