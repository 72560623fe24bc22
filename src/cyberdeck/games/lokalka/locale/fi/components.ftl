### Lokalka: osien nimet ja mitä ne tekevät. Luvut ovat tiedostoissa data/*.toml.

## Korttien lajit ja värit

kind-attack = Hyökkäys
kind-defence = Puolustus
kind-special = Erikoiskortti
colour-lilac = lila
colour-amber = meripihka
colour-both = lila ja meripihka
card-reconstructed = rekonstruoitu: kortin tiedot ovat meidän, eivät painetusta pelistä

## Hyökkäykset. help: mitä kortti tekee. idea: menetelmä pelin ulkopuolella.

card-attack-1 = Salasanan arvaaminen
    .help = Laite, jolla ei ole puolustusta, menettää solmun. Tason 1 puolustus joutuu sen sijaan poistopakkaan; korkeampi pitää, eikä mitään tapahdu.
    .idea = Ohjelmat kokeilevat itsestään yleisimpiä ja muilta sivustoilta vuotaneita salasanoja tilille toisensa jälkeen. Se ei maksa juuri mitään ja toimii yhä, koska ihmiset valitsevat lyhyitä salasanoja ja käyttävät niitä monessa paikassa.
card-attack-2 = Tietojenkalastelu
    .help = Laite, jolla ei ole puolustusta, menettää solmun; samoin laite, jonka puolustus on tasoa 1, ja puolustus joutuu poistopakkaan. Tason 2 puolustus vain joutuu poistopakkaan; korkeampi pitää.
    .idea = Viesti, joka näyttää tulevan työtoverilta tai pankilta, houkuttelee väärälle kirjautumissivulle tai avaamaan haitallisen tiedoston. Se kohdistuu ihmiseen eikä koneeseen, joten pelkät tietokoneen päivitykset eivät pysäytä sitä.
card-attack-3 = SQL-injektio
    .help = Laite, jolla ei ole puolustusta, menettää solmun; samoin laite, jonka puolustus on tasoa 1 tai 2, ja puolustus joutuu poistopakkaan. Tason 3 puolustus vain joutuu poistopakkaan; korkeampi pitää.
    .idea = Jos ohjelma liimaa käyttäjän syötteen suoraan tietokantakyselyyn, hyökkääjä voi kirjoittaa syötteen, jota tietokanta luulee käskyiksi. Näin hakukenttä tai kirjautumislomake voi paljastaa koko tietokannan tai muuttaa sitä.
card-attack-4 = Pass the hash -hyökkäys
    .help = Laite, jolla ei ole puolustusta, menettää solmun; samoin laite, jonka puolustus on tasoa 1, 2 tai 3, ja puolustus joutuu poistopakkaan. Tason 4 puolustus vain joutuu poistopakkaan; taso 5 pitää.
    .idea = Windows-koneet säilyttävät käyttäjiensä salasanojen tiivisteitä, ja jotkin kirjautumisprotokollat hyväksyvät tiivisteen todisteeksi. Tunkeutuja, jolla on yhden koneen ylläpitäjän oikeudet, voi varastaa tiivisteet ja siirtyä muihin koneisiin tietämättä yhtäkään salasanaa.
card-attack-5 = Nollapäivähyökkäys
    .help = Laite, jolla ei ole puolustusta, menettää solmun; samoin laite, jonka puolustus on tasoa 1, 2, 3 tai 4, ja puolustus joutuu poistopakkaan. Tason 5 puolustus vain joutuu poistopakkaan.
    .idea = Nollapäivähyökkäys käyttää virhettä, johon ei ole vielä korjausta, koska ohjelman tekijät eivät tunne sitä tai eivät ole ehtineet korjata sitä. Sellaisen löytäminen vaatii taitoa ja aikaa, ja kun sen käyttö huomataan, korjaus vie siltä pian arvon.

## Puolustukset

card-defence-1 = Pitkä salalause
    .help = Aseta se laitteelle, jota hallitset: tason 1 hyökkäys vain poistaa sen, korkeampi poistaa sen ja vie solmun. Kädestä se torjuu Virukset tai vastaa Suoraan pääsyyn.
    .idea = Jokainen lisätty satunnainen sana tai merkki moninkertaistaa arvausten määrän, jonka hyökkääjä tarvitsee. Pitkä salalause, jota käytetään vain yhdessä paikassa, tekee arvaamisen toivottomaksi, ja salasanojen hallintaohjelma muistaa sen.
card-defence-2 = Monivaiheinen tunnistautuminen
    .help = Aseta se laitteelle, jota hallitset: tason 1 hyökkäys ei tee mitään, taso 2 vain poistaa sen, korkeampi poistaa sen ja vie solmun. Kädestä se torjuu Virukset tai vastaa Suoraan pääsyyn.
    .idea = Kirjautuessa vaaditaan salasanan lisäksi toinen todiste, esimerkiksi puhelimen koodi tai fyysinen avain, joten pelkkä varastettu salasana ei riitä. Avain, joka tarkistaa sivuston osoitteen, kestää myös kalastelun, koska se ei vastaa väärälle sivulle.
card-defence-3 = Valmistellut kyselyt
    .help = Aseta se laitteelle, jota hallitset: tasojen 1 ja 2 hyökkäykset eivät tee mitään, taso 3 vain poistaa sen, korkeampi poistaa sen ja vie solmun. Kädestä se torjuu Virukset tai vastaa Suoraan pääsyyn.
    .idea = Valmisteltu kysely lähettää kyselyn ja arvot tietokannalle erikseen, joten syöte on aina tietoa eikä koskaan käsky. Se on tavallinen keino SQL-injektiota vastaan, koska se poistaa itse virheen eikä vain suodata epäilyttäviä merkkejä.
card-defence-4 = Verkon segmentointi
    .help = Aseta se laitteelle, jota hallitset: tasojen 1, 2 ja 3 hyökkäykset eivät tee mitään, taso 4 vain poistaa sen, taso 5 poistaa sen ja vie solmun. Kädestä se torjuu Virukset tai vastaa Suoraan pääsyyn.
    .idea = Verkko jaetaan vyöhykkeisiin, ja palomuurit niiden välissä päästävät läpi vain ne yhteydet, joita työ vaatii. Yhteen vyöhykkeeseen päässyt tunkeutuja ei silloin voi noin vain siirtyä toisen koneisiin.
card-defence-5 = Nollaluottamus
    .help = Aseta se laitteelle, jota hallitset: tasojen 1–4 hyökkäykset eivät tee mitään, taso 5 vain poistaa sen. Kädestä se torjuu Virukset tai vastaa Suoraan pääsyyn.
    .idea = Nollaluottamuksen verkossa mihinkään pyyntöön ei luoteta vain sen takia, mistä se tulee: käyttäjä, laite ja oikeudet tarkistetaan joka kerta. Silloin tuntematonkin virhe yhdessä koneessa avaa vain vähän muuta kuin sen koneen.

## Erikoiskortit

card-flood = Tulva
    .help = Jokainen muu pelaaja siirtää vuorojärjestyksessä yhden valitsemansa kortin poistopakkaan. Se, jolla ei ole kortteja, ei siirrä mitään.
    .idea = Tulva on enemmän pyyntöjä tai paketteja kuin yhteys tai palvelin kestää, joten tavalliset käyttäjät eivät saa vastausta. Kun lähettäjinä on monta konetta yhtä aikaa, kyse on hajautetusta palvelunestosta, eikä se lopu yhden lähettäjän estämiseen.
card-social-engineering = Käyttäjän manipulointi
    .help = Ota kaksi satunnaista korttia toisen pelaajan kädestä tai vähemmän, jos niitä on vähemmän.
    .idea = Pomoksi tai käyttäjätueksi tekeytyvä soittaja saa ihmiset antamaan salasanoja tai pääsyn järjestelmään. Tällaiset keinot käyttävät hyväksi luottamusta, pelkoa ja kiirettä, joten on parasta soittaa takaisin numeroon, jonka jo tietää.
card-viruses = Virukset
    .help = Jokaisen muun pelaajan roolilaite menettää solmun, ellei hän siirrä kädestään puolustuskorttia poistopakkaan. Laitteella oleva puolustus ei auta.
    .idea = Virus on koodia, joka kopioi itsensä toisiin ohjelmiin tai tiedostoihin ja toimii, kun ne avataan. Virustorjunta tunnistaa tunnetut virukset niiden kuvioista ja uudet, epävarmemmin, niiden käytöksestä.
card-direct-access = Suora pääsy
    .help = Hyökkää ketä tahansa toista pelaajaa vastaan topologiasta välittämättä: sinä pelaat kädestä hyökkäyskortin, hän saa pelata kädestä puolustuskortin, ja hänen roolilaitteensa menettää solmun, jos puolustus on matalampi tai puuttuu. Tämä on vuorosi ainoa hyökkäys.
    .idea = Se, joka pääsee käsiksi itse koneeseen, voi käynnistää sen USB-tikulta, kytkeä siihen laitteen tai viedä sen levyn, eivätkä palomuurit näe siitä mitään. Siksi lukitut huoneet ja salatut levyt ovat osa tietoturvaa.
card-backup = Varmuuskopio
    .help = Ota poistopakasta yksi valitsemasi kortti, mutta ei Varmuuskopiota.
    .idea = Varmuuskopio on tietojen kopio, josta ne voi palauttaa vian, erehdyksen tai hyökkäyksen jälkeen. Luottaa voi vain kopioon, johon hyökkääjä ei ulotu ja josta palauttamista on ainakin kerran kokeiltu.
card-maintenance = Huolto
    .help = Palauta yksi solmu laitteelle, jota hallitset, enintään laitteessa näkyvään lukuun asti. Pudonnut laite ei palaa.
    .idea = Säännöllinen huolto on päivitysten asentamista, kuluneiden levyjen vaihtamista ja lokien lukemista, ennen kuin mikään hajoaa. Monet murrot käyttävät virheitä, joihin on ollut päivitys tarjolla kuukausia.
card-sandbox = Hiekkalaatikko
    .help = Valitsemasi toinen pelaaja jättää seuraavan vuoronsa väliin. Useat Hiekkalaatikot lasketaan yhteen.
    .idea = Hiekkalaatikko on suljettu ympäristö, jossa epäilyttävä ohjelma voi toimia pääsemättä oikeaan järjestelmään. Siellä seurataan, mitä ohjelma tekee, mutta jotkin haittaohjelmat pysyvät hiljaa, kun ne huomaavat tulevansa tarkkailluiksi.
card-router = Reititin
    .help = Pelisuunta kääntyy.
    .idea = Reititin välittää paketteja verkosta toiseen ja valitsee niille reitin. Se, joka hallitsee reititintä, voi ohjata liikennettä muualle tai hylätä sen ja lukea kaiken, mitä ei ole salattu, joten reitittimen oma salasana ja päivitykset ovat tärkeitä.
card-botnet = Bottiverkko/Puhdistus
    .help = Hakkeri ja Sisäpiiriläinen ottavat hallintaansa roolilaitteensa vieressä olevat apulaitteet. Lähituki antaa vieressään olevat kaapatut laitteet takaisin Ylläpitäjälle; Ylläpitäjä ottaa takaisin kaikki kaapatut laitteet.
    .idea = Bottiverkko on joukko kaapattuja koneita, jotka tottelevat yhtä ohjaajaa, yleensä omistajiensa huomaamatta. Puhdistamisessa poistetaan haittaohjelma, suljetaan aukko, josta se tuli, ja katkaistaan koneiden yhteys ohjaajan palvelimiin.
card-logic-bomb = Logiikkapommi
    .help = Aseta pommi eteesi ja käännä nostopakan päällimmäinen kortti: jos se on pelkästään lila, menetät kaksi solmua. Muuten pommi siirtyy vuorosi lopussa seuraavalle pelaajalle, joka testaa sen oman vuoronsa alussa.
    .idea = Logiikkapommi on ohjelmaan kätketty koodi, joka tekee vahinkoa, kun jokin ehto täyttyy, esimerkiksi tulee tietty päivä tai nimi katoaa palkkalistalta. Myös omat työntekijät ovat asentaneet sellaisia, joten tärkeiden ohjelmien muutokset pitäisi antaa toisen ihmisen tarkistettavaksi.

## Roolit. goal: mitä pelaaja haluaa. idea: kuka hän on pelin ulkopuolella.

role-administrator = Ylläpitäjä
    .goal = Voittaa, kun kaikki Hakkerit ja kaikki Sisäpiiriläiset ovat pudonneet.
    .idea = Järjestelmän ylläpitäjä hoitaa verkkoa: käyttäjätilejä, päivityksiä, varmuuskopioita ja puolustusta. Sellaisilla oikeuksilla pääsee melkein kaikkialle, joten ylläpitäjän tili on kaikkein halutuin.
role-hacker = Hakkeri
    .goal = Haluaa pudottaa Ylläpitäjän.
    .idea = Luvatta murtautuvat hakkerit etenevät ulkoa päin koneesta toiseen askel kerrallaan. Niitä, jotka tekevät samaa luvan kanssa löytääkseen heikkoudet ennen muita, kutsutaan tunkeutumistestaajiksi.
role-insider = Sisäpiiriläinen
    .goal = Haluaa pudottaa kaikki muut ja jäädä ainoana jäljelle.
    .idea = Sisäpiiriläinen käyttää väärin pääsyä, jonka organisaatio on itse antanut, joten ulkopuolisia vastaan rakennettu puolustus ei pysäytä häntä. Vahinko on pienempi, jos ihmisillä on vain työssään tarvitsemansa oikeudet ja niiden käyttö kirjataan.
role-helpdesk = Lähituki
    .goal = Voittaa Ylläpitäjän kanssa, vaikka olisi itse pudonnut.
    .idea = Lähituki auttaa käyttäjiä arjen ongelmissa ja kuulee usein ensimmäisenä, että jokin on vialla. Koska se vaihtaa unohtuneita salasanoja, hyökkääjät soittavat mielellään sinne ja esiintyvät jonakuna muuna.

## Apulaitteet

host-file-server = Tiedostopalvelin
    .idea = Tiedostopalvelin pitää organisaation yhteiset kansiot yhdessä paikassa. Kiristysohjelmat tähtäävät siihen, koska sen salaaminen pysäyttää kaikkien työn yhdellä kertaa.
host-mail-server = Sähköpostipalvelin
    .idea = Sähköpostipalvelin vastaanottaa, säilyttää ja lähettää sähköpostia. Se, joka lukee toisen postilaatikkoa, voi usein vaihtaa siihen liitettyjen muiden tilien salasanat.
host-database = Tietokanta
    .idea = Tietokanta säilyttää esimerkiksi asiakkaiden ja tilausten tietoja niin, että ohjelmat voivat hakea ja muuttaa niitä. Jokaisella ohjelmalla pitäisi olla siinä tili, jolla ei ole enempää oikeuksia kuin se tarvitsee.
host-web-server = WWW-palvelin
    .idea = WWW-palvelin antaa sivuja kaikille, jotka niitä pyytävät, joten siihen täytyy päästä koko internetistä. Siksi se sijoitetaan omaan vyöhykkeeseensä, erilleen sisäverkosta.
host-print-server = Tulostuspalvelin
    .idea = Tulostuspalvelin kerää tulostustyöt ja välittää ne tulostimille. Se unohtuu helposti päivityksissä, ja tulostuspalvelujen virheiden kautta tunkeutujat ovat päässeet kokonaisiin verkkoihin.
host-proxy = Välityspalvelin
    .idea = Välityspalvelin tekee pyyntöjä muiden koneiden puolesta, joten se voi suodattaa ja kirjata, mitä tulee ja menee. Ulospäin näkyy sen osoite eikä niiden.
host-access-point = Tukiasema
    .idea = Tukiasema liittää langattomat laitteet verkkoon, eivätkä sen radioaallot pysähdy seiniin. Vahva salaus, esimerkiksi WPA3, estää parkkipaikalla istuvia vieraita kuuntelemasta tai liittymästä verkkoon.
host-backup-storage = Varmuuskopiovarasto
    .idea = Varmuuskopiovarastossa ovat kopiot, joista kaiken muun voi palauttaa. Siksi hyökkääjät tuhoavat sen usein ennen iskuaan, ja ainakin yhden kopion pitäisi olla irti verkosta tai suojattu muutoksilta.
