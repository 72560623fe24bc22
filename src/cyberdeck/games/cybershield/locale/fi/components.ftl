### Cyber Shield: korttien nimet ja mitä ne tekevät. Luvut ovat tiedostossa data/cards.toml.

## Korttien lajit, avainsanat ja merkit

kind-network = Verkko
kind-attack = Hyökkäys
kind-defence = Puolustus
kind-event = Tapahtuma
keyword-hardware = Laitteisto
keyword-provider = Palveluntarjoaja
keyword-router = Reititin
keyword-wireless = Langaton
keyword-computer = Tietokone
keyword-server = Palvelin
keyword-attack = Hyökkäys
keyword-attach = Liitä
keyword-defence = Puolustus
keyword-event = Tapahtuma
keyword-always = Aina
keyword-firewall = Palomuuri
keyword-encryption = Salaus
keyword-update = Päivitys
keyword-antivirus = Virustorjunta
keyword-generator = Generaattori
keyword-unique = Ainutkertainen
keyword-token = Poletti
symbol-uplink = runkoyhteys
symbol-cable = kaapeli
symbol-radio = radio
# .card ($count: number): its points, for those who do not see them
deck-value-points = Kortit pisteittäin
    .card =
        { $count ->
            [one] { $count } piste
           *[other] { $count } pistettä
        }
token-budget = Budjettipoletti
card-reconstructed = rekonstruoitu: vain kortin nimi, numero ja määrä ovat painetusta pelistä, muu on meidän

## Verkko. text: mitä kortti tekee. idea: mitä se tarkoittaa pelin ulkopuolella.

card-provider = Internet-palveluntarjoaja
    .text = Reittisi Internetiin: niin kauan kuin se ei ole irrotettu eikä lamautettu, kaikki siihen suoraan tai muiden yhdistettyjen korttien kautta kytketty on yhdistetty (CS-5.2). Siihen voi liittää Sähkögeneraattorin.
    .idea = Internet-palveluntarjoaja välittää liikenteen verkon ja muun maailman välillä. Jos sen yhteys katkeaa, mihinkään sen takana ei pääse, joten tärkeillä verkoilla on toinen yhteys toiselta palveluntarjoajalta.
card-wireless-router = Langaton reititin
    .text = Antaa pisteitä, kun se on yhdistetty. Siihen voi liittää Palomuurin, Salauksen, Käyttöjärjestelmän päivityksen ja Sähkögeneraattorin.
    .idea = Langaton reititin yhdistää laitteet radioteitse ja välittää niiden liikenteen Internetiin. Radioaallot eivät pysähdy seinään, joten kuka tahansa lähellä voi yrittää kuunnella tai liittyä mukaan. Vähintä, mitä se tarvitsee, ovat WPA3:n kaltainen salaus ja oma salasana tehtaan asettaman tilalle.
card-wired-router = Langallinen reititin
    .text = Antaa pisteitä, kun se on yhdistetty. Siihen voi liittää Palomuurin, Käyttöjärjestelmän päivityksen ja Sähkögeneraattorin.
    .idea = Reititin välittää paketteja verkkojen välillä ja valitsee niiden reitin. Kaapelin luo on päästävä, ennen kuin sitä voi kuunnella, joten langallista verkkoa on vaikeampi salakuunnella kuin langatonta. Reititin on itsekin tietokone ja tarvitsee päivityksiä siinä missä muutkin.
card-desktop = Pöytätietokone
    .text = Antaa pisteitä, kun se on yhdistetty. Siihen voi liittää Käyttöjärjestelmän päivityksen ja Virustorjunnan.
    .idea = Pöytätietokoneella luetaan sähköpostia, avataan tiedostoja ja kirjoitetaan salasanoja. Useimmat hyökkäykset alkavat juuri sieltä, koska siellä kohtaavat ihminen, monta ohjelmaa ja pääsy verkkoon.
card-laptop = Kannettava tietokone
    .text = Kytketään yhdellä merkillä kerrallaan, ▲ tai ■. Antaa pisteitä, kun se on yhdistetty. Siihen voi liittää Salauksen, Käyttöjärjestelmän päivityksen ja Virustorjunnan.
    .idea = Kannettava on tänään toimistossa ja huomenna kahvilassa, joten se joutuu verkkoihin, joita kukaan ei ole tarkistanut. Se myös katoaa tai varastetaan helposti. Salattu levy ja VPN suojaavat sen tietoja vierailta molemmissa tapauksissa.
card-server = Sovelluspalvelin
    .text = Antaa pisteitä, kun se on yhdistetty. Siihen voi liittää Salauksen, Käyttöjärjestelmän päivityksen ja Virustorjunnan.
    .idea = Sovelluspalvelimella toimivat ohjelmat, joita moni käyttää yhtä aikaa, kuten verkkokauppa tai varausjärjestelmä. Se on arvokkaampi kuin yksittäinen tietokone ja sen on oltava tavoitettavissa, joten sitä kannattaa myös suojata paremmin.
card-generator = Sähkögeneraattori
    .text = Liitä se omaan Palveluntarjoajaasi tai Reitittimeesi. Toimiessaan se antaa virtaa sille kortille ja kaikelle, mikä on yhdistetty sen takana: Sähkökatko ei irrota niitä. Se on Laitteistoa, joten Laitevika ja Pysyvä palvelunestohyökkäys voivat osua siihen erikseen (CS-5.11).
    .idea = Saatavuus on osa turvallisuutta, eikä sitä ole ilman sähköä. Akku kantaa ensimmäisten minuuttien yli ja generaattori niitä seuraavien tuntien. Tarpeen tullen käynnistyy vain sellainen generaattori, jota koekäytetään ja tankataan säännöllisesti.

## Hyökkäykset

card-ddos = Hajautettu palvelunestohyökkäys
    .text = Liitä se vastustajan yhdistettyyn Palveluntarjoajaan, Reitittimeen tai Palvelimeen. Hyökkäyksen torjuu toimiva Palomuuri sillä kortilla tai siihen kytketyllä Reitittimellä. Kortti on lamautettu niin kauan kuin hyökkäys on sillä, ja pisteet lasketaan silti. Hyökkäys poistetaan hyökkäyksen kohteen seuraavan vuoron lopussa tai kun kortti palautetaan; silloin kortti kääntyy oikein päin.
    .idea = Tuhannet kaapatut koneet lähettävät pyyntöjä yhtä aikaa, kunnes yhteys tai palvelin ei enää ehdi vastata oikeille käyttäjille. Hyökkäystä ei voi lopettaa estämällä yhtä lähettäjää. Suodattimet verkon edessä ja auttava palveluntarjoaja päästävät läpi aidon liikenteen.
card-pdos = Pysyvä palvelunestohyökkäys
    .text = Liitä se vastustajan yhdistettyyn Laitteistoon, joka ei ole Palveluntarjoaja ja jolla ei ole toimivaa Käyttöjärjestelmän päivitystä. Kortti on lamautettu niin kauan kuin hyökkäys on sillä, eikä sitä voi palauttaa; pisteet lasketaan silti. Yhdellä pelikerralla kortin omistaja saa poistaa sen ja kaiken, mitä sillä on. Sähkögeneraattoriin voi hyökätä erikseen (CS-5.11).
    .idea = Tämä hyökkäys vioittaa itse laitetta, esimerkiksi kirjoittamalla sen laiteohjelmiston yli, joten uudelleenkäynnistys ei auta ja laite on usein vaihdettava. Sisään se pääsee yleensä tunnettujen virheiden tai tehtaan salasanojen kautta. Edelliset korjaa päivitys, ja jälkimmäisten vaihtamiseen menee minuutti.
card-sniffer = Langattoman verkon nuuskija
    .text = Liitä se vastustajan yhdistettyyn Langattomaan korttiin, jolla ei ole toimivaa Salausta. Saat 1 pisteen niin kauan kuin se on siellä, olipa kortin tila mikä tahansa.
    .idea = Radiolähetyksen voi vastaanottaa kuka tahansa lähellä oleva, ja nuuskija tallentaa kaiken jälkiä jättämättä. Salaamatta lähetetyn voi sitten vain lukea. Hyvä salaus jättää kuuntelijalle pelkkää kohinaa.
card-trojan = Troijalainen
    .text = Liitä se vastustajan yhdistettyyn Tietokoneeseen tai Palvelimeen, jolla ei ole toimivaa Virustorjuntaa.
    .idea = Troijalainen on ohjelma, joka näyttää hyödylliseltä mutta tekee salaa vahinkoa, esimerkiksi antaa koneen vieraan hallintaan. Käyttäjä asentaa sen itse hyvässä uskossa. Siksi ohjelmia pitäisi hakea vain sieltä, mihin on syytä luottaa.
card-phishing = Tietojenkalastelu
    .text = Liitä se vastustajan yhdistettyyn Tietokoneeseen. Vastustaja poistaa kädestään satunnaisen kortin.
    .idea = Viesti, joka tekeytyy pankin, kuljetusliikkeen tai pomon viestiksi, houkuttelee lukijan väärälle sivulle tai avaamaan liitteen. Se vaikuttaa kiireellä ja pelolla eikä tekniikalla. Useimmat niistä paljastuvat, kun katsoo lähettäjän ja sivun todellisen osoitteen ja kysyy toista tietä.
card-weak-password = Heikko salasana
    .text = Liitä se vastustajan yhdistettyyn Tietokoneeseen, Palvelimeen tai Reitittimeen. Seuraava hyökkäyksesi, joka vaikuttaa siihen korttiin, ei välitä sen puolustuksista (CS-5.11).
    .idea = Lyhyt tai moneen kertaan käytetty salasana arvataan tai löydetään vuotaneesta luettelosta hetkessä, eikä palomuurista tai virustorjunnasta ole silloin apua: tunkeutuja vain kirjautuu sisään. Salasanojen hallintaohjelma tekee pitkistä ja kaikkialla erilaisista salasanoista siedettäviä. Toinen tunnistustapa suojaa silloinkin, kun salasana paljastuu.
card-usb-trap = USB-ansa
    .text = Liitä se vastustajan pelissä olevaan Tietokoneeseen, yhdistettyyn tai yhdistämättömään, jolla ei ole toimivaa Virustorjuntaa. Sen pisteet lasketaan myös silloin, kun Tietokone ei ole yhdistetty.
    .idea = Parkkipaikalle jätetty USB-tikku luottaa löytäjän uteliaisuuteen. Koneeseen liitettynä se voi tartuttaa senkin, joka ei ole missään verkossa, tai esiintyä näppäimistönä ja kirjoittaa komentoja. Löydetty tikku kuuluu tietoturvahenkilöstölle eikä liittimeen.

## Puolustukset

card-firewall = Palomuuri
    .text = Liitä se omaan Reitittimeesi. Toimiessaan se torjuu Hajautetun palvelunestohyökkäyksen sitä Reititintä ja jokaista siihen kytkettyä korttia vastaan.
    .idea = Palomuuri päästää läpi vain ne yhteydet, jotka sen säännöt sallivat, ja torjuu muut. Paljon turhaa liikennettä jää ulkopuolelle. Se on kuitenkin vain niin hyvä kuin sen säännöt, eikä se näe sitä, mikä tulee sallittua tietä, kuten sähköpostin liitettä.
card-encryption = Salaus
    .text = Liitä se omaan Langattomaan korttiisi tai Palvelimeesi. Kun se liitetään, poista sieltä yksi Langattoman verkon nuuskija. Toimiessaan se torjuu Langattoman verkon nuuskijat sitä korttia vastaan.
    .idea = Salaus muuttaa tiedot muotoon, jonka voi lukea vain se, jolla on oikea avain. Sieppaaja tai varas ei hyödy niistä mitään. Suojattavaksi jää avain, ja asiantuntijoiden tutkima menetelmä on parempi kuin itse keksitty.
card-update = Käyttöjärjestelmän päivitys
    .text = Liitä se omaan Tietokoneeseesi, Palvelimeesi tai Reitittimeesi milloin tahansa. Toimiessaan se torjuu Pysyvän palvelunestohyökkäyksen sitä korttia vastaan.
    .idea = Päivitykset korjaavat tunnetuiksi tulleita virheitä, ja hyökkääjät lukevat samat tiedotteet kuin kaikki muutkin. Virheen julkistamisen ja ensimmäisten hyökkäysten välissä on usein vain päiviä. Varmimmin tämän kilpajuoksun voittavat automaattiset päivitykset.
card-antivirus = Virustorjunta
    .text = Liitä se omaan Tietokoneeseesi tai Palvelimeesi. Kun se liitetään, poista sieltä yksi Troijalainen. Toimiessaan se torjuu Troijalaiset ja USB-ansat sitä korttia vastaan.
    .idea = Virustorjuntaohjelma tuntee vanhat haittaohjelmat niiden tunnisteista ja osan uusista niiden käytöksestä. Se on verkko, jossa on reikiä, eikä se korvaa varovaisuutta. Vanhoilla tunnisteilla se päästää läpi uudet haittaohjelmat.

## Tapahtumat

card-wrong-rules = Väärät palomuurisäännöt
    .text = Lamauta vastustajan Palomuuri.
    .idea = Yhtä kokeilua varten tehty sääntö, joka sallii kaiken, voi jäädä voimaan vuosiksi. Sellaisen säännön palomuuri näyttää suojalta mutta ei ole sitä. Siksi sääntöjä pitäisi olla vähän, ne pitäisi perustella ja niitä pitäisi tarkistaa säännöllisesti.
card-power-outage = Sähkökatko
    .text = Kaikki vastustajan Laitteisto, jolle mikään toimiva Sähkögeneraattori ei anna virtaa, irrotetaan. Se pysyy irrotettuna, kunnes omistaja seuraavan kerran järjestää verkkonsa uudelleen (CS-5.9).
    .idea = Kun sähköt katkeavat, paraskin verkko vaikenee. Tärkeiden järjestelmien pitäjät varautuvat siihen akuilla, generaattoreilla ja toisella toimipaikalla. He myös harjoittelevat, missä järjestyksessä kaikki käynnistetään uudelleen.
card-training = Tietoturvakoulutus
    .text = Kumoa Tietojenkalastelu, Heikko salasana tai USB-ansa, jota pelataan sinua vastaan; tai poista ne kaikki korteiltasi.
    .idea = Se, joka on nähnyt kalasteluviestin harjoituksessa, tunnistaa oikeankin useammin ja ilmoittaa siitä aikaisemmin. Ilmoituksia tulee vain siellä, missä ketään ei syytetä väärästä napsautuksesta. Lyhyt ja toistuva koulutus tehoaa paremmin kuin yksi pitkä luento.
card-bad-encryption = Puutteellinen salaus
    .text = Lamauta vastustajan Salaus.
    .idea = DESin ja WEPin kaltaisia vanhoja menetelmiä käytettiin kerran kaikkialla, ja nyt ne on murrettu; hyväkin menetelmä pettää, jos avain on lyhyt. Niiden käyttäjä luulee olevansa turvassa mutta ei ole. Siksi menetelmät on vaihdettava, ennen kuin ne murtuvat.
card-old-antivirus = Vanhentunut virustorjunta
    .text = Lamauta vastustajan Virustorjunta.
    .idea = Uusia haittaohjelmanäytteitä löytyy satojatuhansia päivässä, joten kuukauden vanhat tunnisteet päästävät läpi paljon. Ohjelma, joka ei enää päivity, näyttää yhä rauhoittavaa kuvakettaan. Silloin tällöin kannattaa katsoa, milloin se on viimeksi päivitetty.
card-forgotten-update = Unohtunut järjestelmäpäivitys
    .text = Lamauta vastustajan Käyttöjärjestelmän päivitys.
    .idea = Toukokuun 2017 WannaCry-mato käytti virhettä, jonka päivitys oli korjannut kaksi kuukautta aikaisemmin. Se iski niihin, jotka olivat lykänneet päivitystä. Luettelo kaikista koneista näyttää, mitkä niistä on unohdettu.
card-hardware-failure = Laitevika
    .text = Lamauta vastustajan Laitteistokortti, joka ei ole Palveluntarjoaja. Sähkögeneraattoriin voi osua erikseen (CS-5.11).
    .idea = Levyt kuluvat, tuulettimet pysähtyvät ja virtalähteet palavat, eikä siihen tarvita hyökkääjää. Se, jolla on varaosia, toinen laite ja testattu varmuuskopio, menettää minuutteja eikä päiviä.
card-budget = Korotettu budjetti
    .text = Tuo peliin kaksi Budjettipolettia. Omalla vuorollasi voit maksaa niistä yhden: kortteja pelattaessa yhdestä pelikerrasta lisää tällä vuorolla tai missä vaiheessa tahansa oman lamautetun korttisi palauttamisesta (CS-4.12, CS-6.1).
    .idea = Turvallisuus maksaa jo ennen kuin mitään tapahtuu ja näyttää turhalta niin kauan kuin mitään ei tapahdu. Ajoissa ihmisiin ja varalaitteisiin käytetty raha on yleensä paljon vähemmän kuin vahingon hinta.
card-tender = WTO-tarjouskilpailu
    .text = Katso pakkasi viisi päällimmäistä korttia. Saat ottaa niistä käteesi yhden Laitteiston, jonka näytät. Siirrä loput pakan alle missä järjestyksessä tahansa (CS-4.8).
    .idea = Julkisten hankkijoiden on kilpailutettava suuret ostot Maailman kauppajärjestön sääntöjen mukaan, jotta kaikilla toimittajilla olisi sama mahdollisuus. Turvallisuusvaatimukset on kirjoitettava jo tarjouspyyntöön. Mitä siinä ei ole pyydetty, sitä tuskin myöhemmin toimitetaan.
