### Black Hat: säännöt. Avaimet ja osat on selitetty tiedostossa cyberdeck/i18n/rulebook.py.

book-BH = Black Hat
    .lead =
        Vähiten jälkiä jättänyt voittaa. Murtaudut kilpailijoidesi kanssa samaan verkkoon, ja paras hakkeri on se,
        josta jää sinne vähiten todisteita. Black Hat on tikkipeli ja kilpajuoksu 2–6 pelaajalle, ja se kestää 30–45
        minuuttia. Voita tikki, niin yksi nappula pääsee askeleen syvemmälle verkkoon. Mutta kortit, jotka ovat
        kädessäsi kierroksen päättyessä, jättävät jälkiä, ja samoin ruudut nappuloittesi alla.

## Sanasto

glossary-trace = jälki
    .meaning =
        pelin piste, todiste siitä, että kävit verkossa. Mitä vähemmän jälkiä, sen parempi. Jälkiä jättävät kädessäsi
        olevat kortit ja nappuloittesi alla olevat ruudut. Kortin tai ruudun jälkiarvo kertoo, montako.
glossary-trick = tikki
    .meaning =
        yksi korttien kierto pöydän ympäri: aloittaja pelaa, muut vastaavat, joku voittaa (BH-3.1, BH-3.2, BH-3.3).
glossary-leader = aloittaja
    .meaning = pelaaja, joka pelaa tikkiin ensimmäisenä.
glossary-follower = vastaaja
    .meaning = kuka tahansa tikkiin pelaava paitsi aloittaja.
glossary-rank = arvo
    .meaning = kortin numero, 1–13. Kortti, jolla on arvo, on arvokortti; jokereilla ja Black Hatilla arvoa ei ole.
glossary-joker = jokeri
    .meaning = kortti, joka saa samalla kertaa pelattujen korttien arvon; yksinään se on 14 (BH-4.1).
glossary-black-hat = Black Hat
    .meaning = ainoa kortti, joka kääntää tikin ylösalaisin (BH-5.1). Kaikki tietävät aina, kenellä se on.
glossary-black-hat-trick = Black Hat -tikki
    .meaning =
        tikki, johon on pelattu Black Hat: pienet kortit voittavat, ja voittaja ottaa kortteja itselleen (BH-5.1,
        BH-5.2).
glossary-round = kierros
    .meaning = peli jaosta seuraavaan jälkien laskuun (BH-8.1). Pelissä on yleensä monta kierrosta.
glossary-dealer = jakaja
    .meaning = pelaaja, josta paikat lasketaan, kun selvitetään, kuka saa Black Hatin (BH-2.3).
glossary-deck = nostopakka
    .meaning = kortit, joita kukaan ei ole vielä saanut tällä kierroksella.
glossary-discards = poistopakka
    .meaning = kortit, jotka on tällä kierroksella pelattu tai heitetty pois.
glossary-pawn = nappula
    .meaning = pelaajan hahmo laudalla. Jokaisella pelaajalla on verkossa kaksi nappulaa.
glossary-space = ruutu
    .meaning = verkon osa, jossa nappula voi seistä. Ruudun numero on sen jälkiarvo.
glossary-start = aloitusruutu
    .meaning = Backdoor tai Public Server (BH-7.1).
glossary-action-space = toimintoruutu
    .meaning =
        ruutu, jossa tapahtuu jotakin, kun siihen tulee nappula: Denial-of-Service, Honeypot, Alarm, Exploit
        tai Randomizer.
glossary-stuck = jumissa
    .meaning = Denial-of-Service-ruudussa, Honeypot-ruudussa tai Alarm-ruudussa niin, ettei nappula voi liikkua.
glossary-module = moduuli
    .meaning = laatta, joka vaihtaa laudan neljä ruutua neljään toiseen (BH-2.2, BH-7.9).
glossary-place = moduulipaikka
    .meaning = yksi laudan viidestä merkitystä kohdasta, jonka moduuli voi peittää.
glossary-marker = merkki
    .meaning = pelimerkki, joka nostaa Host-ruudun jälkiarvoa yhdellä (+) tai laskee sitä yhdellä (−) (BH-7.8).
glossary-mover = siirtäjä
    .meaning = pelaaja, joka voitti tikin ja siirsi nappulan (BH-7.10).
glossary-tracer = jäljittäjä
    .meaning = hahmo, joka jahtaa nappuloita (BH-10). Se ei itse ole nappula.
glossary-jail = tyrmä (Tracer Jail)
    .meaning = paikka, johon jäljittäjän kiinni ottamat nappulat joutuvat (BH-10.3).
glossary-out = pudonnut
    .meaning = pelaaja, jonka molemmat nappulat ovat tyrmässä ja joka ei enää pelaa (BH-10.3).
glossary-asset-tile = kohdelaatta
    .meaning = Critical Asset -ruudussa oleva salainen laatta (BH-11.1).
glossary-robot = robotti
    .meaning = kahden pelaajan pelin kolmas pelaaja (BH-12.1).
glossary-controller = ohjaaja
    .meaning = ihminen, joka juuri nyt päättää robotin puolesta (BH-12.1).
glossary-status-card = statuskortti
    .meaning = salainen tavoitteesi Kuuluisuus-pelissä (BH-13.1).

## 1

chapter-BH-1 = Pelin osat

rule-BH-1-1 = Kortit
    .book =
        Kortteja on 97: arvot 1–13, kutakin seitsemän korttia; viisi jokeria; yksi Black Hat. Black Hatin etu- ja
        kääntöpuoli ovat samanlaiset, joten koskaan ei ole salaisuus, kenen kädessä se on.
    .source = Vuoden 2017 kauppapainoksessa kutakin arvoa on vain kuusi korttia (pinco11, bigcream.it).
rule-BH-1-2 = Lauta, moduulit ja nappulat
    .book =
        Lisäksi pelissä on lauta, kahdeksan kaksipuolista moduulia, kuusi Critical Asset -laattaa, kolme merkkiä,
        joiden toisella puolella on + ja toisella −, sekä jäljittäjä. Pelaajia on enintään kuusi, ja kullakin on kolme
        nappulaa: kaksi laudalla ja yksi pisteitä näyttämässä.
    .source =
        Laudan poikki kulkee rinnakkain kaksi kaistaa. Ne alkavat vasemman reunan kahdesta aloitusruudusta ja
        päättyvät oikealla Critical Asset -ruutuun (pcguru.hu, bigcream.it). Moduuli on kaksi ruutua leveä ja kaksi
        korkea, ja sen molemmilla puolilla on painatus (spieletest.at). Ruudun jälkiarvo on −1:n ja +5:n väliltä.
        Useimmat luvut ovat nollaa suurempia, harvat pienempiä, ja syvällä oleva, hyvin vartioitu järjestelmä maksaa
        sinulle vähemmän kuin sähköpostitili (spieletest.at, littlemetaldog.com, ludorium.at).
    .reconstructed =
        Mikään lähde ei näytä painettua lautaa ja moduuleja. Tämän pelin lauta ja moduulit ovat meidän tekemämme.

        - Kaistalla on kaksi kahdeksan ruudun riviä. Ruutu nimetään rivin ja sarakkeen mukaan, a1:stä d8:aan. Rivit a
        ja b ovat ylempi kaista, rivit c ja d alempi; sarake 1 on vasemmalla, sarake 8 oikealla. Muut ruudut ovat BD
        (Backdoor), PS (Public Server), CA (Critical Asset), TJ (Tracer Jail) ja T0–T3 (jäljittäjän omat ruudut). TJ ja
        T0–T3 ovat kaistojen vasemmalla puolella.
        - Kaistan nuolet osoittavat oikealle. Saman kaistan kahden rivin välillä on myös pystysuoria nuolia; samassa
        sarakkeessa ne osoittavat kaikki samaan suuntaan. Kaksi siirtymää johtaa kaistalta toiselle, aina numeroltaan
        suurempaan sarakkeeseen. Siksi ympyrää ei voi kulkea, olipa laudalla mitä moduuleja tahansa.
        - Aloitusruudun jälkiarvo on 2 ja Critical Asset -ruudun 0. Mustaan ruutuun ei pääse mikään.
        - Moduuleille on merkitty viisi kaksi kertaa kahden ruudun paikkaa. Moduulien puolet ovat kaikki erilaisia, ja
        jokainen toimintoruutu on ainakin yhdellä niistä.
        - Nappula nimetään pelaajan numerolla ja kirjaimella: pelaajalla 1 on 1x ja 1y, pelaajalla 6 on 6x ja 6y.
rule-BH-1-3 = Kortin jälkiarvo
    .book =
        Kortissa oleva luku kertoo, montako jälkeä siitä tulee, jos kortti on kädessäsi, kun kierros lasketaan.
        Kakkosessa se on 0.
    .source =
        Ykkösessä se on niin ikään 0 (spieletest.at, vuoden 2022 uusintapainoksesta). Luvut ovat 0:n ja 5:n väliltä,
        eikä suuremman arvon luku ole koskaan pienempi (boardseyeview.net, uusintapainoksesta). Black Hatin luku on 5
        (boardgamequest.com).
    .reconstructed =
        Muut luvut ovat meidän: arvoilla 3–5 luku on 1, arvoilla 6–8 se on 2, arvoilla 9–11 se on 3, arvoilla 12 ja 13
        se on 4 ja jokerilla 5.
rule-BH-1-4 = Vähemmän pelaajia, vähemmän kortteja
    .book =
        Jos pelaajia on alle kuusi, pakkaa pienennetään. Jokaista puuttuvaa pelaajaa kohti siitä otetaan pois yksi
        kortti kutakin arvoa ja yksi jokeri, kunhan jäljelle jää vähintään neljä korttia kutakin arvoa ja kolme
        jokeria. Täydestä 97 kortista viidelle pelaajalle jää kuusi korttia kutakin arvoa ja neljä jokeria, neljälle
        pelaajalle viisi ja kolme, kolmelle tai kahdelle pelaajalle neljä ja kolme. Black Hatia ei oteta pois koskaan.

## 2

chapter-BH-2 = Alkuvalmistelut ja kierroksen alku

rule-BH-2-1 = Pelin alku
    .book =
        Jokainen asettaa toisen nappulansa Backdoor-ruutuun ja toisen Public Server -ruutuun. Kenelläkään ei ole vielä
        jälkiä.
rule-BH-2-2 = Moduulit pelin alussa
    .book =
        Pelin voi aloittaa niin, että moduulipaikoilla on satunnaisia moduuleja. Suomalaisessa painoksessa niitä on
        viisi, venäläisessä enintään viisi.
    .ruling =
        Paikka ja puoli arvotaan, eikä samalle paikalle tule kahta moduulia. Moduuli on aina samoin päin: sitä ei
        kierretä.
rule-BH-2-3 = Kuka saa Black Hatin
    .book =
        Kierroksen aluksi kaikki kortit sekoitetaan ja ylin käännetään näkyviin. Laske myötäpäivään sen arvoon asti;
        ykkönen on jakajan vasemmalla puolella istuva pelaaja. Se, johon lasku päättyy, saa Black Hatin. Toisin
        sanoen: jaa arvo pelaajien määrällä, niin jakojäännös kertoo, montako paikkaa jakajasta siirrytään
        myötäpäivään, ja jäännös 0 tarkoittaa jakajaa. Kun pelaajia on kuusi, 1, 7 ja 13 osuvat jakajan vasempaan
        naapuriin, 6 ja 12 jakajaan. Venäläisessä painoksessa käännetty kortti ei ole mukana kierroksella.
    .ruling =
        Niin tehdään tässäkin: kortti on kierroksen ajan sivussa. Jokeri lasketaan 14:ksi. Kun pakka sekoitetaan,
        Black Hat ei ole siinä. Jos valittuna on `black_hat=shuffled`, korttia ei käännetä. Jos kortteja jaetaan
        kaikkiaan alle 30 (viiden kortin kädet), sekoitettu Black Hat voi olla mikä tahansa niistä.
        `black_hat=shuffled` ei käy yhteen asetuksen `hand=ten_plus_hat` kanssa: pakkaan sekoitettu Black Hat on jo
        yksi sinulle jaetuista korteista.
rule-BH-2-4 = Jako
    .book =
        Kädessä on kymmenen korttia. Venäläisessä painoksessa Black Hat on yksi näistä kymmenestä. Suomalaisessa
        painoksessa kymmenen korttia jaetaan sen lisäksi, joten Black Hatin haltijalla on yksitoista. (Milloin
        kortteja on vähemmän: BH-7.6.)
    .source = Myöhemmät arvostelut ovat samaa mieltä kuin venäläinen painos.
rule-BH-2-5 = Ensimmäinen aloitus
    .book = Kierroksen ensimmäisen tikin aloittaa Black Hatin haltijan oikeanpuoleinen naapuri.
rule-BH-2-6 = Jakaja
    .ruling = Ensimmäinen jakaja arvotaan. Uudella kierroksella jakajaksi tulee vasemmanpuoleinen naapuri.

## 3

chapter-BH-3 = Tikki

rule-BH-3-1 = Aloitus
    .book =
        Aloittaja pelaa yhden kortin tai useita. Jos kortteja on useita, niiden on oltava samanarvoisia, mutta minkä
        tahansa niistä voi korvata jokerilla tai Black Hatilla.
rule-BH-3-2 = Vastaaminen
    .book =
        Sitten muut pelaavat myötäpäivään. Sinulla on kaksi mahdollisuutta: yksi kortti tai yhtä monta korttia kuin
        aloittaja pelasi. Jos kortteja on useita, niiden on oltava samanarvoisia; minkä tahansa niistä voi korvata
        jokerilla tai Black Hatilla (Black Hatista katso BH-5.3). Arvon ei tarvitse olla sama kuin aloittajalla.
rule-BH-3-3 = Tikin voittaminen
    .book =
        Voittaa voi vain yhtä monella kortilla kuin aloittaja pelasi. Näistä voittaa suurin arvo, ja jos niitä on
        monta, viimeisenä pelattu. (Black Hat -tikissä voittaa pienin arvo: BH-5.1.) Tikin voittaja aloittaa
        seuraavan.
rule-BH-3-4 = Pelatut kortit
    .book = Tikin jälkeen sen kortit menevät poistopakkaan. Black Hat -tikissä on toisin: katso BH-5.2.
rule-BH-3-5 = Ei passata
    .book = Jokaiseen tikkiin on pelattava. Poikkeuksia on yksi: BH-5.4.

## 4

chapter-BH-4 = Jokerit

rule-BH-4-1 = Jokerin arvo
    .book =
        Muiden korttien kanssa pelattuna jokeri saa niiden arvon: 5, 5 ja jokeri ovat kolme vitosta. Yksinään
        pelattuna sen arvo on 14.
    .ruling =
        Yhdistelmän, jossa ei ole yhtään arvokorttia, arvo on 14. Siinä saa olla kuinka monta jokeria tahansa, ja myös
        Black Hat.

## 5

chapter-BH-5 = Black Hat

rule-BH-5-1 = Pienin arvo voittaa
    .book =
        Black Hat pelataan niin kuin jokeri. Mutta jokaisesta tikistä, johon se pelataan, tulee Black Hat -tikki.
        Siinä voittaa suurimman arvon sijasta pienin. Kortteja pitää silloinkin olla yhtä monta kuin aloittaja pelasi,
        ja samoista arvoista voittaa silloinkin viimeisenä pelattu.
rule-BH-5-2 = Mitä voittaja ottaa
    .book =
        Jos voitat Black Hat -tikin, otat siitä kortteja käteesi. Voit ottaa kaikki kortit. Tai voit ottaa Black Hatin
        ja arvokortteja: täsmälleen niin monta kuin aloittaja pelasi kortteja, eikä yhtään jokeria. Loput menevät
        poistopakkaan. Painoksesta riippuu, mitkä arvokortit saat: suomalaisessa tikin suurimmat, venäläisessä
        mieleisesi.
    .ruling =
        Jos tikissä ei ole tarpeeksi arvokortteja, saat ne, jotka siinä on. Jos ne ovat kaikki samanarvoisia, sinulta
        ei kysytä, mitkä haluat.
rule-BH-5-3 = Ei koskaan yksin monta vastaan
    .book =
        Vastatessa Black Hatin voi pelata vain yhdistelmässä, jossa on yhtä monta korttia kuin aloittaja pelasi. Jos
        siis aloittaja on pelannut kaksi korttia tai enemmän, kukaan ei saa pelata Black Hatia yksittäisenä korttina.
rule-BH-5-4 = Ainoa tilanne, jossa passataan
    .book =
        Jos aloittaja on pelannut kaksi korttia tai enemmän eikä kädessäsi ole muuta kuin Black Hat, passaat.
rule-BH-5-5 = Aloitus pelkällä Black Hatilla
    .book =
        Jos aloitat pelkällä Black Hatilla, se on 14, etkä voi voittaa tikkiä. Muut pelaavat sinun jälkeesi kukin
        yhden kortin, eikä mikään kortti ole suurempi kuin 14.

example-BH-5-1 =
    Kaikissa kuudessa esimerkissä pelaajat A, B, C ja D pelaavat tässä järjestyksessä. A aloittaa pelkällä Black
    Hatilla. Se on 14, eikä A voi mitenkään voittaa. Pienimmän kortin pelannut voittaa ja ottaa kortteja.
    .about = BH-5.1 BH-5.5
example-BH-5-2 =
    A aloittaa yhdistelmällä 7 + Black Hat, joka on seiskapari. B vastaa kortilla 12, C kortilla 9 ja D kortilla 4.
    Muita pareja ei ole, joten A voittaa. A voi ottaa kaikki kortit. Muuten A ottaa Black Hatin ja kaksi arvokorttia:
    asetuksella `black_hat_take=highest` ne ovat 12 ja 9, asetuksella `black_hat_take=any` A valitsee.
    .about = BH-5.1 BH-5.2
example-BH-5-3 =
    A aloittaa 7 + 7. B vastaa kortilla 6, C yhdistelmällä 8 + Black Hat ja D parilla 9 + 9. Voittoon tarvitaan pari,
    ja pienin pari on seiskat, joten A voittaa. Kuutonen on pienempi, mutta se on vain yksi kortti.
    .about = BH-3.3 BH-5.1
example-BH-5-4 =
    A aloittaa 8 + 8 + 8. B vastaa kortilla 5 ja C kortilla 7. D:llä on jäljellä kaksi korttia, 13 ja Black Hat.
    Niistä ei saa kolmea samanarvoista, joten Black Hat jää käteen; eikä D saa passata, koska hänellä on
    toinenkin kortti. D vastaa siis kortilla 13, ja A voittaa.
    .about = BH-5.3 BH-5.4
example-BH-5-5 =
    A aloittaa kortilla 13. B vastaa Black Hatilla, C kortilla 13 ja D jokerilla. Pienin arvo on 13, ja myöhempi
    niistä on C:n, joten C voittaa. C voi ottaa kaikki kortit. Muuten C ottaa Black Hatin ja yhden kortin 13, eikä
    valinnanvaraa ole: jokeri ei ole arvokortti.
    .about = BH-5.1 BH-5.2
example-BH-5-6 =
    A aloittaa 2 + 2. B vastaa 2 + 2, C kortilla 8 ja D yhdistelmällä 2 + Black Hat. Kaikki kolme paria ovat kakkosia,
    ja D pelasi viimeisenä, joten D voittaa. Jos D ottaa kaikki kortit, hän saa kasin, Black Hatin ja viisi kakkosta,
    eivätkä kakkoset jätä jälkiä.
    .about = BH-5.1 BH-5.2 BH-1.3

## 6

chapter-BH-6 = Mitä tikin voittaja tekee

rule-BH-6-1 = Siirrä nappulaa tai nosta kortti
    .book =
        Jos voitat tikin, sinun on siirrettävä yhtä nappulaa, joko omaa tai vastustajan nappulaa. Vastustajan nappulan
        pitää kuitenkin olla ruudussa, jonka jälkiarvo on alle nollan. Jos kumpikaan ei onnistu, ja vain silloin,
        nostat yhden kortin nostopakasta.
    .ruling =
        Nappuloita, jotka eivät voi liikkua, ei oteta lukuun (BH-8.1). Kun ruudun jälkiarvoa verrataan nollaan, merkit
        lasketaan mukaan. Saat valita vapaasti omien ja vastustajan nappuloiden väliltä, mutta et saa jättää
        siirtämättä.
rule-BH-6-2 = Yksi nuoli, yksi ruutu
    .book =
        Nappula kulkee yhtä nuolta pitkin seuraavaan ruutuun. Kussakin ruudussa on tilaa vain yhdelle nappulalle,
        paitsi kahdessa aloitusruudussa, joihin mahtuvat kaikki. Jos seuraava ruutu on varattu, hyppäät: jatka siitä
        mitä tahansa nuolta pitkin, kunnes tulet vapaaseen ruutuun. Nuolen on oltava kokonainen. Jos moduulin reuna
        katkaisee sen, sitä ei voi käyttää (venäläinen painos).
    .ruling =
        Hyppiessäsi et saa kulkea saman ruudun kautta kahdesti etkä päätyä siihen, mistä lähdit. Jos jonkin reitin
        varrella ei ole vapaata ruutua, se reitti on suljettu. Ruuduissa, joiden yli hyppäät, ei tapahdu mitään.
rule-BH-6-3 = Laudalta poistuminen
    .book = Vain jäljittäjä vie nappuloita pois laudalta (BH-10.3).
rule-BH-6-4 = Tyhjä nostopakka
    .ruling = Kun nostopakassa ei ole kortteja, poistopakka sekoitetaan uudeksi nostopakaksi.
rule-BH-6-5 = Ei mitään nostettavaa
    .ruling = Jos poistopakkakin on tyhjä, et nosta mitään.

## 7

chapter-BH-7 = Ruudut

rule-BH-7-1 = Backdoor ja Public Server
    .book = Näistä nappulat lähtevät.
rule-BH-7-2 = Host
    .book = Verkon tavallinen osa.
rule-BH-7-3 = Cache
    .book = Verkon arvokas osa.
    .reconstructed =
        Tulkitsemme tämän niin, että se on arvokas hakkerille. Meidän laudallamme ja moduuleissamme Cache-ruudun
        jälkiarvo on −1 tai 0, eikä missään muussa kuin Cache-ruudussa ole nollaa pienempää lukua.
rule-BH-7-4 = Critical Asset
    .book = Tämä on päämäärä. Peli päättyy heti, kun nappula tulee tähän (BH-8.1).
rule-BH-7-5 = Denial-of-Service
    .book =
        Siirtäjä valitsee jonkin muun nappulan kuin sen, joka tuli tähän, ja lähettää sen takaisin aloitusruutuun,
        Backdoor-ruutuun tai Public Server -ruutuun. Saman pelaajan kaksi nappulaa eivät voi olla samassa aloitusruudussa.
        Tähän tullut nappula on jumissa pelin loppuun asti. Sen voi vapauttaa vain jossakin toisessa ruudussa oleva
        Denial-of-Service: muuten ei voi siirtää nappulaa, joka on jumissa Denial-of-Service-ruudussa tai Alarm-ruudussa.
    .ruling =
        Jos jonkin nappulan voi lähettää, se on tehtävä. Ei ole väliä, kenen nappula se on, mutta aloitusruudussa,
        Honeypot-ruudussa tai tyrmässä olevaa ei voi valita. Aloitusruutua, jossa jäljittäjä seisoo, ei voi valita. Jos
        mitään nappulaa ei voi lähettää, mitään ei tapahdu.
rule-BH-7-6 = Honeypot
    .book =
        Tähän tullut nappula on jumissa pelin loppuun asti. Valinnainen sääntö: niin kauan kuin yksikin nappula on
        Honeypot-ruudussa, jokaisella uudella kierroksella jaetaan viiden kortin kädet.
rule-BH-7-7 = Alarm
    .book = Peleissä, joissa on `tracer`, tähän tullut nappula on jumissa, ja se herättää jäljittäjän (BH-10.1).
    .ruling = Peleissä, joissa ei ole asetusta `tracer`, Alarm on Host. Sen jälkiarvo on siihen painettu luku.
rule-BH-7-8 = Exploit
    .book = Siirtäjä saa nostaa tai laskea yhden Host-ruudun jälkiarvoa yhdellä.
    .ruling =
        Tähän on kolme merkkiä, eikä yhdellä Host-ruudussa voi olla enempää kuin yksi. Jos Host-ruudussa on +, sitä
        ei voi nostaa uudestaan, ja jos sitä lasketaan, merkki otetaan pois. Merkin − kanssa on samoin, mutta toisin
        päin. Jos kaikki kolme merkkiä ovat laudalla, siirtäjä saa ensin ottaa yhden niistä ylös, mutta hänen on
        asetettava se eri Host-ruutuun. Jos merkin päälle tulee moduuli, merkki palaa varastoon.
rule-BH-7-9 = Randomizer
    .book =
        Siirtäjä saa asettaa laudalle uuden moduulin. Suomalaisessa painoksessa se on satunnainen, venäläisessä siirtäjä
        valitsee sen. Jos sen alle jää nappuloita, ne nostetaan sen päälle samoille kohdille. Jos ne näin joutuvat
        toimintoruutuihin, nämä ruudut vaikuttavat yksi kerrallaan myötäpäivään, alkaen moduulin vasemmasta
        yläkulmasta.
    .ruling =
        Siirtäjä päättää ensin, tekeekö hän tämän ollenkaan. Seuraavaksi selviävät moduuli ja puoli. Moduuliksi kelpaa
        vain sellainen, joka ei ole laudalla; puoli arvotaan; moduulia ei kierretä. Sen jälkeen siirtäjän on valittava
        jokin moduulipaikoista. Jos siinä on jo moduuli, se palaa varastoon. Ruutujen järjestys on: vasen yläruutu,
        oikea yläruutu, oikea alaruutu, vasen alaruutu. Kussakin niistä päättää nappulan omistaja. Jos nappula on
        sillä välin poistunut ruudusta, ruutu ei vaikuta, eikä Randomizer vaikuta tässä lainkaan. Nappula on jumissa
        ruudun takia: kun sen alle tulee erilainen ruutu, se on taas vapaa, ellei uusikin ruutu pidä sitä kiinni.
        Jäljittäjä pysyy paikallaan.
rule-BH-7-10 = Siirtäjä
    .ruling = Jos voitat tikin ja siirrät nappulaa, sinä olet siirtäjä, vaikka nappula olisi jonkun muun.
rule-BH-7-11 = Exploit ja Alarm
    .ruling =
        Peleissä, joissa ei ole asetusta `tracer`, Exploit voi muuttaa Alarm-ruudun jälkiarvoa samoin kuin
        Host-ruudun.

## 8

chapter-BH-8 = Jälkien laskeminen
    .intro = Vähiten jälkiä jättänyt voittaa. Kaikki, mitä tässä lasketaan, on sinulle haitaksi.

rule-BH-8-1 = Milloin kierros lasketaan
    .book =
        Vähiten jälkiä jättänyt voittaa, ja jokainen kierros tuo niitä lisää. Kierros on ohi ja se lasketaan, jos
        tikin jälkeen jokin näistä pitää paikkansa:

        - (1) ainakin yhden pelaajan käsi on tyhjä;
        - (2) Critical Asset -ruudussa on nappula;
        - (3) yksikään nappula ei voi liikkua.

        Tapauksissa (2) ja (3) koko peli on ohi.
    .ruling =
        Tämä tarkistetaan, kun voittaja on valmis: hän on ottanut korttinsa, jos se oli Black Hat -tikki (BH-5.2), ja
        siirtänyt nappulaa tai nostanut kortin. Nappula voi liikkua, jos kolme asiaa pitää paikkansa: se ei ole
        jumissa, se ei ole tyrmässä ja säännön BH-6.2 mukaan on ainakin yksi ruutu, johon se voi päätyä. Ei ole väliä,
        kuka sitä voisi siirtää. Jäljittäjä ei ole nappula, eikä sitä oteta lukuun.
rule-BH-8-2 = Kierroksen jäljet
    .book =
        Vähiten jälkiä jättänyt voittaa. Laske yhteen kädessäsi olevien korttien jälkiarvot ja niiden ruutujen
        jälkiarvot, joissa nappulasi seisovat. Jos summa on alle nollan, siitä tulee nolla. Lisää se jälkiesi
        kokonaismäärään.
rule-BH-8-3 = Seuraava kierros
    .book =
        Jos peli ei ole ohi, kaikki siirtävät kätensä poistopakkaan, koko pakka sekoitetaan uudestaan ja seuraava
        kierros alkaa. Laudalla mikään ei muutu: kaikki nappulat, moduulit ja merkit sekä jäljittäjä pysyvät
        paikoillaan.

## 9

chapter-BH-9 = Pelin loppu
    .intro = Vähiten jälkiä jättänyt voittaa.

rule-BH-9-1 = Kuka voittaa
    .book =
        Pelaaja, jolla on yhteensä vähiten jälkiä, voittaa. Jos niitä on usealla yhtä vähän, heistä voittaa se, jonka
        viimeinen kierros jätti vähiten jälkiä. Venäläisessä painoksessa alle nollan jäänyt viimeinen kierros on
        muutettu nollaksi ennen vertailua.
    .ruling = Niin tehdään tässäkin. Jos tämäkin menee tasan, he voittavat yhdessä.
rule-BH-9-2 = Kierrosten enimmäismäärä
    .ruling =
        Kun enimmäismäärä on täynnä ja kierros on laskettu, peli on ohi aivan kuin yksikään nappula ei voisi liikkua
        (BH-8.1, tapaus 3).

## 10

chapter-BH-10 = Jäljittäjä
    .intro = Nämä säännöt koskevat vain pelejä, joissa on asetus `tracer`.

rule-BH-10-1 = Milloin jäljittäjä herää ja liikkuu
    .book =
        Ensimmäinen Alarm-ruutuun tuleva nappula herättää jäljittäjän. Se seisoo silloin Tracer-ruudussa, josta on
        Backdoor-ruutuun vain muutama siirto. Seuraavasta tikistä alkaen: jos voitat tikin, kun oma nappulasi on
        Alarm-ruudussa, siirrät myös jäljittäjää. Tämä tulee säännön BH-6.1 lisäksi eikä sen tilalle: jos et voi siirtää
        nappulaa, sinun on nostettava kortti, vaikka siirrätkin jäljittäjää.
    .ruling =
        Siirrät jäljittäjää, jos se oli hereillä jo ennen kuin voitit tikin, jos oma nappulasi oli silloin
        Alarm-ruudussa ja jos ainakin yksi on siinä vielä sen jälkeen, mitä teit säännön BH-6.1 mukaan. Teet tämän
        viimeisenä, se on pakollista, ja jäljittäjä siirtyy yhden ruudun, vaikka molemmat nappulasi olisivat
        Alarm-ruudussa. Kun jäljittäjä on hereillä, uusi Alarm ei palauta sitä ensimmäiseen ruutuunsa. Niin kauan kuin
        yksikään nappula ei ole Alarm-ruudussa, jäljittäjä ei liiku. Se liikkuu vielä siinäkin tikissä, jossa nappula
        saavuttaa Critical Asset -ruudun; vasta sitten kierros pisteytetään.
rule-BH-10-2 = Mihin jäljittäjä menee
    .book =
        Kun jäljittäjä on lähtenyt omista ruuduistaan, nuolilla ei ole sille merkitystä. Se voi mennä mihin tahansa
        ruutuun, joka on sen nykyisen ruudun vieressä, vaikka siinä olisi nappula. Sivulle saa mennä. Taaksepäin,
        lähtöä kohti, ei saa mennä, yhtä poikkeusta lukuun ottamatta: se saa palata ruutuun, jossa se juuri äsken oli.
        Mustat ruudut ja laudan ulkopuoli ovat siltä suljettuja.
    .ruling =
        Jäljittäjällä on neljä omaa ruutua: T0 eli Tracer-ruutu sekä kolme lähestymisruutua T1, T2 ja T3. T3:n
        jälkeen se tulee Backdoor-ruutuun, eikä se koskaan palaa näihin neljään. Vieressä ovat ruudut, joilla on laudan
        tiedoissa yhteinen sivu, ja taaksepäin tarkoittaa numeroltaan pienempään sarakkeeseen. Toimintoruudut eivät
        vaikuta, kun jäljittäjä tulee.
rule-BH-10-3 = Tyrmä
    .book =
        Kun jäljittäjä tulee ruutuun, kaikki siinä olevat nappulat siirretään tyrmään. Tyrmässä oleva nappula jättää
        omistajalleen 5 jälkeä joka kierroksella. Jos kaikki nappulasi on otettu kiinni, putoat pelistä.
    .ruling =
        Putoat heti, kun toinenkin nappulasi joutuu tyrmään. Siirrät kätesi poistopakkaan, mutta jos sinulla on Black
        Hat, se jätetään sivuun seuraavaan kierrokseen asti. Tästä lähtien et pelaa tikkejä, sinulle ei jaeta kortteja,
        ja sinut ohitetaan, kun Black Hatin saajaa lasketaan. Jälkiesi kokonaismäärä ei enää muutu, etkä voi voittaa.
        Jos oli sinun vuorosi aloittaa, aloitus siirtyy seuraavalle pelaajalle myötäpäivään. Jos pelissä on jäljellä
        vain yksi pelaaja, peli on ohi, ja hän on voittaja.
rule-BH-10-4 = Nappulat ja jäljittäjä
    .book =
        Nappula ei voi jäädä jäljittäjän kohdalle. Se hyppää jäljittäjän yli niin kuin varatun ruudun yli (BH-6.2).
rule-BH-10-5 = Jäljittäjä päämäärässä
    .book = Peli on ohi ja kierros lasketaan heti, kun jäljittäjä tulee Critical Asset -ruutuun.

## 11

chapter-BH-11 = Salainen kohde
    .intro = Nämä säännöt koskevat vain pelejä, joissa on asetus `secret_asset`.

rule-BH-11-1 = Critical Asset -laatta
    .book =
        Ennen peliä Critical Asset -ruutuun asetetaan yksi kuudesta kohdelaatasta, satunnainen ja nurin päin. Se
        käännetään heti, kun nappula tulee Critical Asset -ruutuun (suomalainen painos) tai sen viereiseen ruutuun
        (venäläinen painos). Jos laatta ja säännöt ovat ristiriidassa, laatta on oikeassa. Yhden laatan teksti
        tunnetaan, ja se on NSA: kierroksen jälkiä ei nosteta nollaan vaan ne pyöristetään lähimpään kymmenellä
        jaolliseen lukuun.
    .ruling =
        Kukaan ei voi tietää laattaa ennen kuin se käännetään, joten se arvotaan juuri silloin. Nappula on Critical
        Asset -ruudun vieressä, jos se on päättänyt siirron ruutuun, jolla on sen kanssa yhteinen sivu. Perille tullut
        on pelaaja, jonka nappula on tullut itse Critical Asset -ruutuun. Jäljittäjä ei käännä laattaa. Kääntämätön
        laatta ei vaikuta mitenkään, ja käännetty vaikuttaa vain pelin viimeisellä kierroksella. Lokipalvelin,
        Hätäkatkaisin ja NSA vaikuttavat, kun tätä kierrosta lasketaan. NSA pyöristää kunkin pelaajan jäljet tältä
        kierrokselta; jos määrä on tasan kahden täyden kympin puolivälissä, se pyöristetään nollasta poispäin.
        Hunajaverkko, Veroparatiisitili ja Tietovuoto vaikuttavat, kun kierros on laskettu.
    .reconstructed =
        Muiden viiden laatan tekstit ovat meidän.

        - Veroparatiisitili: vähennä perille tulleen jälkien kokonaismäärästä 5, mutta älä mene alle 0:n.
        - Lokipalvelin: viimeisellä kierroksella kädessä olevien korttien jäljet lasketaan kaksinkertaisina.
        - Hätäkatkaisin: viimeisellä kierroksella nappulat eivät lisää jälkiä eivätkä vähennä niitä.
        - Hunajaverkko: lisää 5 jälkeä perille tulleen viimeiseen kierrokseen ja siten myös kokonaismäärään.
        - Tietovuoto: perille tullut saa vaihtaa viimeisen kierroksen jälkensä yhden toisen pelaajan kanssa, ja
        molempien kokonaismäärät muuttuvat sen mukaan.

example-BH-11-1 =
    Näin NSA pyöristää:

    | kierroksen jäljet | lasketaan |
    |---|---|
    | −7, −6 tai −5 | −10 |
    | −4:stä 4:ään | 0 |
    | 5, 6 tai 7 | 10 |
    | 14 | 10 |
    | 15 | 20 |
    .about = BH-11.1

## 12

chapter-BH-12 = Kaksi pelaajaa

rule-BH-12-1 = Robotti
    .book =
        Jos teitä on kaksi, kolmanneksi pelaajaksi tulee robotti. Sen kortit ovat kaikkien nähtävissä. Jokaiseen
        tikkiin pelaa ensin aloittaja, sitten robotti, sitten toinen ihminen. Robotin ohjaaja on se teistä, joka ei
        ole aloittaja; hän pelaa robotin puolesta. Aluksi se on se, jolla ei ole Black Hatia. Tikin voittanut robotti
        siirtää nappulaa niin kuin kuka tahansa pelaaja, eikä sen ohjaaja vaihdu. Robotti voi päättää pelin, se voi
        käyttää kaikkia toimintoruutuja, ja se voi jopa voittaa.
    .ruling =
        Paikat. Olette jakajina vuorotellen. Sääntöjä BH-2.3 ja BH-2.5 varten robotti istuu jakajan vasemmalla
        puolella ja toinen ihminen robotin vasemmalla puolella. Kun robotti on aloittaja, sen ohjaaja pelaa toisena ja
        toinen ihminen kolmantena.

        Ohjaus. ”Aluksi” tarkoittaa jokaisen kierroksen ensimmäistä tikkiä. Jos Black Hat on robotin kädessä, ohjaaja
        on siinä tikissä se ihminen, joka ei ole aloittaja. Kaikissa myöhemmissä tikeissä: kun jompikumpi teistä on
        aloittaja, toinen on ohjaaja; kun robotti on aloittaja, ohjaajana pysyy se, jolla robotti oli, kun se voitti.
        Ohjaaja tekee kaikki robotin päätökset. Jos toinen teistä on pudonnut (BH-10.3), jäljelle jäänyt on siitä
        lähtien aina ohjaaja. Peleissä, joissa on `celebrity`, robotin statuskortti on molempien nähtävissä.
rule-BH-12-2 = Robotti ja jäljittäjä
    .book = Robotin kanssa pelatessa jäljittäjä on parempi jättää pois.
    .ruling =
        Kaksikin pelaajaa voi silti valita asetuksen `tracer`, mutta he saavat varoituksen: sellaisista peleistä voi
        tulla epätasaisia.

## 13

chapter-BH-13 = Kuuluisuus
    .intro = Nämä säännöt koskevat vain pelejä, joissa on asetus `celebrity`.

rule-BH-13-1 = Status
    .book =
        Ennen peliä nostat statuskortin ja pidät sen salassa. Siinä on luku 10:n ja 50:n väliltä, sinun tavoitteesi.
        Voittaja ei ole se, jolla on yhteensä vähiten jälkiä, vaan se, jonka jälkien kokonaismäärä on lähimpänä hänen
        oman korttinsa tavoitetta. Jos kaksi on yhtä lähellä, tavoitteensa alle jäänyt voittaa tavoitteensa
        ylittäneen.
    .source = Statuskortteja on yhdeksän.
    .reconstructed =
        Yhdeksän lukua ovat meidän arvauksemme: 10, 15, 20, 25, 30, 35, 40, 45 ja 50. Ne sopivat esimerkkiin.
    .ruling =
        Tasatilanteen, joka jää jäljelle, ratkaisee viimeinen kierros niin kuin säännössä BH-9.1, ja jos sekin menee
        tasan, voitto jaetaan. Kun peli on ohi, kaikki statuskortit paljastetaan.

example-BH-13-1 =
    Annan tavoite on 15 ja hänellä on 12 jälkeä, Benin tavoite on 35 ja hänellä on 37 jälkeä, Cecilian tavoite on 40
    ja hänellä on 38 jälkeä. Anna on 3:n päässä tavoitteestaan, kaksi muuta vain 2:n päässä. Cecilia voittaa, koska
    hän on tavoitteensa alapuolella ja Ben yläpuolella.
    .about = BH-13.1
