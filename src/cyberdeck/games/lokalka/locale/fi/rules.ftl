### Lokalka: säännöt. Avaimet ja osat on selitetty tiedostossa cyberdeck/i18n/rulebook.py.

book-LOK = Lokalka
    .lead =
        Voittaja on se, joka kestää vihollisiaan pitempään: Ylläpitäjä ja kaikki Lähituet voittavat, kun kaikki Hakkerit
        ja Sisäpiiriläiset ovat pudonneet, Hakkeri voittaa pudottamalla Ylläpitäjän ja Sisäpiiriläinen jäämällä ainoana
        jäljelle. Lokalka on salaisten roolien peli lähiverkossa 4–8 pelaajalle, ja se kestää noin 25 minuuttia. Vain
        Ylläpitäjä tunnetaan. Se, ketä vastaan voit hyökätä, riippuu roolistasi ja hallitsemistasi laitteista, joten
        jokainen hyökkäys kertoo muille jotakin sinusta.

## Sanasto

glossary-host = laite
    .meaning = pöydällä oleva verkon kortti: roolilaite tai apulaite (LOK-3.2).
glossary-node = solmu
    .meaning = laitteen kestopiste. Laite, joka on menettänyt kaikki solmunsa, on pudonnut (LOK-6.5).
glossary-role = rooli
    .meaning =
        se, kuka olet tässä pelissä: Ylläpitäjä, Hakkeri, Sisäpiiriläinen vai Lähituki (LOK-2.1). Kaikki muut roolit
        paitsi Ylläpitäjän ovat salaisia.
glossary-role-host = roolilaite
    .meaning = pelaajan oman roolikortin muodostama laite. Kun se putoaa, putoaa pelaajakin (LOK-8.1).
glossary-auxiliary-host = apulaite
    .meaning =
        kahden pelaajan välissä oleva laite, joka ei ole pysyvästi kenenkään oma, esimerkiksi sähköpostipalvelin
        (LOK-3.2).
glossary-control = hallinta
    .meaning =
        valta laitteeseen. Hallitsemiltasi laitteilta hyökkäät, ja niille voit asettaa puolustuskortteja (LOK-3.3,
        LOK-5.2, LOK-7.1).
glossary-captured = kaapattu
    .meaning = sanotaan apulaitteesta, jota hallitsee joku muu kuin Ylläpitäjä (LOK-10.9).
glossary-attack = hyökkäys
    .meaning =
        lila kortti, jolla on taso ja joka vie laitteilta solmuja ja poistaa puolustuksia (LOK-6). Niitä saa pelata
        yhden vuorossa.
glossary-defence = puolustus
    .meaning = meripihkanvärinen kortti, jolla on taso ja joka suojaa laitetta, jolla se on (LOK-5).
glossary-level = taso
    .meaning = hyökkäys- tai puolustuskortin numero, 1–5. Mitä korkeampi, sitä vahvempi.
glossary-special = erikoiskortti
    .meaning = kortti, jolla on oma vaikutuksensa mutta ei tasoa (LOK-10).
glossary-lilac = lila
    .meaning = hyökkäysten ja joidenkin erikoiskorttien väri. Sillä on merkitystä Logiikkapommille (LOK-10.10).
glossary-amber = meripihka
    .meaning =
        puolustusten ja joidenkin erikoiskorttien väri. Muutamissa erikoiskorteissa on sekä lilaa että meripihkaa.
glossary-next-to = vieressä
    .meaning =
        sanotaan ensimmäisestä laitteesta, joka on vielä verkossa, toisen laitteen kummallakin puolella. Pudonneet
        laitteet ohitetaan (LOK-7.1).
glossary-across = laitteiden yli
    .meaning =
        tapa, jolla Lähituki tai Sisäpiiriläinen hyökkää Ylläpitäjän apulaitteiden takana olevaa pelaajaa vastaan
        (LOK-7.3).
glossary-topology = topologia
    .meaning = säännöt siitä, mihin laitteisiin voit hyökätä (LOK-7).
glossary-out = pudonnut
    .meaning =
        ei enää verkossa: laite, jolla ei ole solmuja, tai pelaaja, jonka roolilaitteella niitä ei ole (LOK-6.5,
        LOK-8.1).
glossary-turn-order = vuorojärjestys
    .meaning = pelaajien järjestys nykyisessä pelisuunnassa, jonka Reititin kääntää (LOK-10.8, LOK-10.12).
glossary-round = kierros
    .meaning = yksi kierto pöydän ympäri. Kierrosten määrä voi olla rajattu (LOK-9.6).
glossary-discards = poistopakka
    .meaning =
        kortit, jotka on pelattu tai heitetty pois. Ne ovat kaikkien nähtävissä, ja niistä tulee uusi nostopakka, kun
        vanha loppuu (LOK-4.1, LOK-4.5).
glossary-reward = palkkio
    .meaning = kortit, jotka nostat pudotettuasi laitteen tai pelaajan (LOK-8.3).
glossary-ring = rengas
    .meaning = verkko sellaisena kuin se on pöydällä: pelaajia ja apulaitteita vuorotellen koko pöydän ympäri (LOK-3.2).

## 1

chapter-LOK-1 = Pelin osat
    .intro =
        Mitä laatikossa on. Yksittäisten korttien painettuja tietoja ei tunneta; tässä olevat ovat meidän, ja ne on
        merkitty rekonstruoiduiksi.

rule-LOK-1-1 = Mitä laatikossa on
    .book = Pelissä on 110 pelikorttia, 8 roolikorttia, 8 apulaitteiden korttia ja 51 merkkiä solmuja varten.
rule-LOK-1-2 = Kolme lajia pelikortteja
    .book =
        Hyökkäyskortit ovat liloja, puolustuskortit meripihkanvärisiä. Erikoiskortit ovat liloja tai meripihkanvärisiä,
        ja muutamissa on molemmat värit. Hyökkäys- ja puolustuskorteilla on taso, erikoiskorteilla ei.
rule-LOK-1-3 = Korttien tiedot
    .source =
        Hyökkäyskortit eroavat toisistaan vain tasoltaan, samoin puolustuskortit; erikoiskortteja on vähän. Kun kaikki
        16 laitekorttia ovat pöydällä, 51 merkkiä ei riitä, joten niillä on yhteensä vähintään 52 solmua (pelaajan
        kertomus, tesera.ru, 2012).
    .reconstructed =
        Mikään julkinen lähde ei luettele painettua pakkaa. Tämän pelin luvut ovat meidän, samoin erikoiskorttien värit.

        | taso | 1 | 2 | 3 | 4 | 5 | kaikki |
        |---|---|---|---|---|---|---|
        | hyökkäys (lila) | 10 | 10 | 8 | 7 | 5 | 40 |
        | puolustus (meripihka) | 9 | 9 | 8 | 6 | 4 | 36 |

        | erikoiskortti | kortteja | väri |
        |---|---|---|
        | Tulva | 3 | lila |
        | Käyttäjän manipulointi | 4 | lila |
        | Virukset | 3 | lila |
        | Suora pääsy | 4 | lila |
        | Varmuuskopio | 4 | meripihka |
        | Huolto | 5 | meripihka |
        | Hiekkalaatikko | 3 | meripihka |
        | Reititin | 2 | molemmat |
        | Bottiverkko/Puhdistus | 5 | molemmat |
        | Logiikkapommi | 1 | lila |

        | laite | solmuja |
        |---|---|
        | Ylläpitäjä | 5 |
        | Hakkeri | 4 |
        | Sisäpiiriläinen | 4 |
        | Lähituki | 4 |
        | Tiedostopalvelin | 3 |
        | Sähköpostipalvelin | 3 |
        | Tietokanta | 3 |
        | WWW-palvelin | 3 |
        | Tulostuspalvelin | 2 |
        | Välityspalvelin | 2 |
        | Tukiasema | 2 |
        | Varmuuskopiovarasto | 2 |

        Jokaisella hyökkäys- ja puolustuskortilla on tasoonsa sopivan oikean menetelmän nimi.
rule-LOK-1-4 = Merkkejä riittää
    .source = Suuressa pöydässä painetut 51 merkkiä loppuvat (pelaajan kertomus, tesera.ru, 2012).
    .ruling = Tässä pelissä solmut eivät lopu koskaan: jokaisella laitteella on niitä niin monta kuin siinä näkyy.

## 2

chapter-LOK-2 = Roolit ja tavoitteet
    .intro = Selvitä, kuka on puolellasi, ennen kuin muut selvittävät, kuka sinä olet.

rule-LOK-2-1 = Mitä kukin rooli haluaa
    .book =
        - Ylläpitäjä: voittaa, kun kaikki Hakkerit ja kaikki Sisäpiiriläiset ovat pudonneet.
        - Lähituki: voittaa yhdessä Ylläpitäjän kanssa.
        - Hakkeri: haluaa pudottaa Ylläpitäjän.
        - Sisäpiiriläinen: haluaa pudottaa kaikki muut.

        Tarkemmin luvussa LOK-9.
rule-LOK-2-2 = Montako kutakin roolia on
    .book =
        | pelaajia | Ylläpitäjä | Hakkereita | Sisäpiiriläisiä | Lähitukia |
        |---|---|---|---|---|
        | 4 | 1 | 2 | 1 | 0 |
        | 5 | 1 | 2 | 1 | 1 |
        | 6 | 1 | 3 | 1 | 1 |
        | 7 | 1 | 3 | 1 | 2 |
        | 8 | 1 | 3 | 2 | 2 |

## 3

chapter-LOK-3 = Alkuvalmistelut
    .intro = Roolit jaetaan, Ylläpitäjä rakentaa verkon, ja kaikki saavat kortteja.

rule-LOK-3-1 = Roolit
    .book = Roolit jaetaan kuvapuoli alaspäin. Ylläpitäjä näyttää omansa; muut pitävät omansa salassa.
rule-LOK-3-2 = Verkko
    .book =
        Ylläpitäjä rakentaa verkon: hän asettaa jokaisen kahden vierekkäisen pelaajan väliin yhden apulaitteen. Pöytä on
        siis rengas, jossa pelaajat ja apulaitteet vuorottelevat, ja apulaitteita on yhtä monta kuin pelaajia.
    .ruling =
        Ylläpitäjä valitsee, mitkä kahdeksasta apulaitteesta otetaan ja mihin kukin tulee, ennen kuin yhtään pelikorttia
        jaetaan. Muut jäävät pois pelistä.
rule-LOK-3-3 = Kuka hallitsee mitä
    .book = Alussa kaikki apulaitteet ovat Ylläpitäjän hallinnassa. Jokainen pelaaja hallitsee omaa roolilaitettaan.
rule-LOK-3-4 = Solmut
    .book = Jokainen roolilaite ja apulaite saa niin monta solmua kuin siinä näkyy.
rule-LOK-3-5 = Ensimmäiset kortit
    .book = Jokaiselle pelaajalle jaetaan neljä korttia, Ylläpitäjälle kuusi.
rule-LOK-3-6 = Puolustus ennen ensimmäistä vuoroa
    .book = Ennen ensimmäistä vuoroa jokainen pelaaja saa asettaa yhden puolustuskortin laitteelle, jota hän hallitsee.
    .ruling = Tämä tehdään vuorojärjestyksessä Ylläpitäjästä alkaen, yksi kortti pelaajaa kohti.

## 4

chapter-LOK-4 = Vuoro
    .intro = Nosta kaksi korttia, pelaa ja pidä enintään neljä.

rule-LOK-4-1 = Nostaminen
    .book =
        Vuoro kiertää myötäpäivään, ja Ylläpitäjä aloittaa. Vuorosi aluksi nostat kaksi korttia. Kun nostopakka on
        tyhjä, poistopakka sekoitetaan uudeksi nostopakaksi.
    .ruling = Jos sekä nostopakka että poistopakka ovat tyhjiä, nostat sen, mitä on.
rule-LOK-4-2 = Korttien pelaaminen
    .book =
        Sitten pelaat missä järjestyksessä tahansa niin monta erikois- ja puolustuskorttia kuin haluat, mutta vain yhden
        hyökkäyskortin.
rule-LOK-4-3 = Pelatut kortit
    .book = Pelattu kortti menee poistopakkaan.
    .ruling =
        Se menee sinne, kun sen vaikutus on kokonaan ohi, ennen kuin palkkioita nostetaan (LOK-8.3). Puolustuskortti
        menee sinne lähtiessään laitteelta, Logiikkapommi räjähtäessään.
rule-LOK-4-4 = Enintään neljä korttia
    .book = Vuorosi lopussa pidät kädessä enintään neljä korttia. Loput menevät poistopakkaan.
    .ruling = Valitset itse, mitkä kortit poistat.
rule-LOK-4-5 = Mitä kaikki näkevät
    .ruling =
        Laitteilla olevat puolustuskortit ovat kuvapuoli ylöspäin. Poistopakka, jokaisen käden korttien määrä ja
        jokaisen laitteen solmut ovat kaikkien tiedossa.
rule-LOK-4-6 = Milloin nostopakka uusitaan
    .ruling =
        Poistopakka sekoitetaan sillä hetkellä, kun korttia tarvitaan: nostoon, palkkioon tai pommin testiin. Jos
        käännettävää korttia ei ole lainkaan, pommi ei räjähdä.
rule-LOK-4-7 = Kortit, jotka muut tuntevat
    .ruling =
        Kortin, jonka otat poistopakasta (LOK-10.5), tuntevat kaikki niin kauan kuin se on kädessäsi. Kortin, jonka otat
        toisen kädestä (LOK-10.2), tuntevat yhä se, jolla se oli, ja kaikki, jotka tunsivat sen siellä. Pöytä pitää
        näistä korteista lukua puolestasi, ja kaikki näkevät, kun jokin niistä lähtee kädestä. Samanlaisista korteista
        lähtee kädestä ensin se, jonka useimmat tuntevat. Kun poistopakasta tulee uusi nostopakka, sen laskenut tietää,
        mitkä kortit ovat sillä hetkellä käsissä, mutta ei, mikä on kenellä.

## 5

chapter-LOK-5 = Puolustus

rule-LOK-5-1 = Yksi puolustus laitteella
    .book = Laitteella on enintään yksi puolustuskortti.
rule-LOK-5-2 = Puolustuksen asettaminen
    .book =
        Vuorollasi saat asettaa puolustuskortin mille tahansa laitteelle, jota hallitset. Jos siinä on jo kortti, uusi
        korvaa sen, ja vanha menee poistopakkaan.

## 6

chapter-LOK-6 = Hyökkäys
    .intro =
        Hyökkäystä verrataan laitteella olevaan puolustuskorttiin. Mihin laitteisiin voit hyökätä, kerrotaan
        luvussa LOK-7.

rule-LOK-6-1 = Ei puolustusta
    .book = Laite, jolla ei ole puolustuskorttia, menettää solmun.
rule-LOK-6-2 = Matalampi puolustus
    .book =
        Jos puolustuksen taso on matalampi kuin hyökkäyksen, laite menettää solmun ja puolustuskortti menee
        poistopakkaan.
rule-LOK-6-3 = Yhtä korkea puolustus
    .book = Jos tasot ovat samat, puolustuskortti menee poistopakkaan, eikä muuta tapahdu.
rule-LOK-6-4 = Korkeampi puolustus
    .book = Jos puolustuksen taso on korkeampi kuin hyökkäyksen, mitään ei tapahdu.
rule-LOK-6-5 = Ei solmuja jäljellä
    .book = Laite, jolla ei ole enää solmuja, on pudonnut verkosta.
    .ruling = Jos sillä on vielä puolustuskortti, kortti menee poistopakkaan.

example-LOK-6-1 =
    Ben pelaa SQL-injektion, tason 3 hyökkäyksen. Kaikissa tapauksissa hänen korttinsa menee lopuksi poistopakkaan.

    | puolustus laitteella | mitä tapahtuu |
    |---|---|
    | ei ole | laite menettää solmun |
    | taso 1 tai 2 | laite menettää solmun, puolustus menee poistopakkaan |
    | taso 3 | puolustus menee poistopakkaan, solmuja ei katoa |
    | taso 4 tai 5 | mitään ei tapahdu |
    .about = LOK-6.1 LOK-6.2 LOK-6.3 LOK-6.4

example-LOK-6-2 =
    Sähköpostipalvelimella on yksi solmu jäljellä ja tason 2 puolustus. Hakkeri Ben hyökkää siihen tasolla 3.
    Puolustus on liian matala: se menee poistopakkaan, viimeinen solmu katoaa, ja sähköpostipalvelin on pudonnut. Koska
    Ben ei ole Ylläpitäjä, hän nostaa yhden kortin. Nyt sähköpostipalvelimen kummallakin puolella olleet laitteet ovat
    vierekkäin.
    .about = LOK-6.2 LOK-6.5 LOK-7.1 LOK-8.3

## 7

chapter-LOK-7 = Topologia: mihin voit hyökätä
    .intro = Hyökkäät laitteilta, joita hallitset, ja roolistasi riippuu, miten kauas yllät.

rule-LOK-7-1 = Laitteittesi vieressä
    .book = Voit hyökätä niihin laitteisiin, jotka ovat hallitsemasi laitteen vieressä.
    .ruling =
        ”Vieressä” tarkoittaa ensimmäistä laitetta, joka on vielä verkossa, minkä tahansa hallitsemasi laitteen,
        roolilaitteen tai apulaitteen, kummallakin puolella. Itse hallitsemaasi laitteeseen et voi hyökätä.
rule-LOK-7-2 = Ylläpitäjä ja Hakkerit
    .book =
        Ylläpitäjä siis yltää jokaiseen pelaajaan, joka on jonkin hänen laitteensa vieressä. Hakkeri yltää
        naapuripelaajaan vain, jos heidän välissään oleva apulaite on pudonnut, kuka sen sitten pudottikin, tai on
        Hakkerin omassa hallinnassa.
rule-LOK-7-3 = Lähituki ja Sisäpiiriläinen
    .book =
        Lähituki ja Sisäpiiriläinen voivat hyökätä naapuripelaajia vastaan myös niiden apulaitteiden yli, joita
        Ylläpitäjä hallitsee.
    .ruling =
        Katso jokaiselta laitteelta, jota hallitset, kumpaankin suuntaan ja ohita kaikki Ylläpitäjän apulaitteet, monta
        peräkkäinkin. Jos ensimmäinen muu laite on toisen pelaajan roolilaite, saat hyökätä siihen. Jonkun muun
        kaappaama apulaite pysäyttää tämän; siihen itseensä voi hyökätä vain säännön LOK-7.1 mukaan.
rule-LOK-7-4 = Mitä hyökkäys paljastaa
    .book =
        Siksi hyökkäys kertoo pöydälle jotakin hyökkääjän roolista. Sisäpiiriläinen voi tekeytyä Lähitueksi hyökkäämällä
        pelaajia vastaan laitteiden yli tai Hakkeriksi hyökkäämällä apulaitteisiin. Näiden merkkien
        lukemisesta tässä pelissä on kyse.
    .ruling = Se, mitkä hyökkäykset ovat sinulle mahdollisia, riippuu roolistasi, joten ne näytetään vain sinulle.

example-LOK-7-1 =
    Neljä pelaajaa istuu myötäpäivään tällaisessa renkaassa: Anna (Ylläpitäjä), tiedostopalvelin, Ben (Hakkeri),
    välityspalvelin, Cecilia (Sisäpiiriläinen), tietokanta, Daniel (Hakkeri), WWW-palvelin ja taas Anna. Kaikki neljä
    apulaitetta ovat Annan hallinnassa.

    - Anna voi hyökätä Beniä, Ceciliaa ja Danielia vastaan: jokainen heistä on jonkin Annan laitteen vieressä.
    - Ben hallitsee vain roolilaitettaan. Hän voi hyökätä tiedostopalvelimeen ja välityspalvelimeen, mutta ei
    ketään pelaajaa vastaan.
    - Daniel voi samasta syystä hyökätä tietokantaan ja WWW-palvelimeen.
    - Cecilia voi hyökätä välityspalvelimeen ja tietokantaan ja niiden yli myös Beniä ja Danielia vastaan.
    .about = LOK-7.1 LOK-7.2 LOK-7.3

example-LOK-7-2 =
    Ensimmäisen esimerkin renkaassa tiedostopalvelin on pudonnut. Nyt Anna ja Ben ovat vierekkäin. Ben voi hyökätä Annaa
    vastaan ja välityspalvelimeen.
    .about = LOK-7.1 LOK-7.2

example-LOK-7-3 =
    Ensimmäisen esimerkin renkaassa Ben on pelannut kortin Bottiverkko/Puhdistus, ja tiedostopalvelin ja välityspalvelin
    ovat hänen hallinnassaan.

    - Ben voi hyökätä Annaa vastaan, joka on tiedostopalvelimen vieressä, ja Ceciliaa vastaan, joka on välityspalvelimen
    vieressä. Omiin laitteisiinsa hän ei voi hyökätä.
    - Anna voi hyökätä tiedostopalvelimeen sekä Ceciliaa ja Danielia vastaan, mutta ei enää Beniä vastaan: yksikään Annan laite ei
    ole Benin vieressä.
    - Cecilia voi hyökätä välityspalvelimeen ja tietokantaan ja tietokannan yli Danielia vastaan. Beniin hän ei yllä
    välityspalvelimen yli, koska se ei ole Annan hallinnassa.
    .about = LOK-7.1 LOK-7.2 LOK-7.3 LOK-10.9

example-LOK-7-4 =
    Ensimmäisen esimerkin renkaassa Daniel on pudonnut. Nyt tietokanta ja WWW-palvelin ovat vierekkäin, ja molemmat ovat
    Annan hallinnassa. Cecilia ohittaa ne kummankin, ja ensimmäinen muu laite on Annan roolilaite. Cecilia voi siis
    hyökätä Annaa vastaan. Hakkeri voisi hänen paikallaan hyökätä vain välityspalvelimeen ja tietokantaan.
    .about = LOK-7.1 LOK-7.3

## 8

chapter-LOK-8 = Pudonneet pelaajat

rule-LOK-8-1 = Putoaminen
    .book = Putoat, kun roolilaitteellasi ei ole enää solmuja. Näytät roolisi, ja kätesi kortit menevät poistopakkaan.
rule-LOK-8-2 = Pudonneen laitteet
    .ruling = Hallitsemasi apulaitteet palaavat Ylläpitäjälle, ja niillä olevat puolustuskortit mukana.
rule-LOK-8-3 = Palkkiot
    .book =
        Jos pudotat apulaitteen etkä ole Ylläpitäjä, nostat yhden kortin. Hakkerin pudottanut nostaa kaksi korttia ja
        Sisäpiiriläisen pudottanut kolme, olipa hän kuka tahansa.
rule-LOK-8-4 = Ylläpitäjän virhe
    .book = Ylläpitäjä, joka pudottaa Lähituen, siirtää koko kätensä poistopakkaan.
    .ruling = Tämä tapahtuu ennen saman kortin palkkioita.
rule-LOK-8-5 = Kuka pudotti kenet
    .ruling = Kun pelaat kortin, sinä pudotit kaikki, jotka se pudotti, ja saat palkkion jokaisesta.
rule-LOK-8-6 = Putoaminen omalla vuorolla
    .ruling = Jos putoat omalla vuorollasi, vuoro päättyy. Pudonneen pelaajan edessä oleva pommi menee poistopakkaan.
rule-LOK-8-7 = Mitä pudonnut näkee
    .ruling =
        Pudonnut pelaaja voi vielä voittaa: Lähituki säännön LOK-9.1 ja Hakkeri säännön LOK-9.4 mukaan. Siksi näet
        edelleen sen, mikä on kaikkien nähtävissä, ja tiedät sen, minkä tiesit ennenkin, mutta et enempää.
rule-LOK-8-8 = Pudonneen puheet
    .ruling =
        Pudonnut pelaaja on voinut nähdä sellaista, mistä on muille apua. Pöytä sopii ennen peliä, kuka häntä kuulee.

## 9

chapter-LOK-9 = Pelin loppu
    .intro =
        Peli päättyy heti, kun jokin näistä säännöistä nimeää voittajan, ja viimeistään, kun Ylläpitäjä on pudonnut tai
        kierrosraja tulee täyteen.

rule-LOK-9-1 = Verkko on turvassa
    .book = Kun kaikki Hakkerit ja Sisäpiiriläiset ovat pudonneet, Ylläpitäjä ja kaikki Lähituet voittavat.
    .ruling = He voittavat, olivatpa he itse pudonneet tai eivät.
rule-LOK-9-2 = Hakkeri pudottaa Ylläpitäjän
    .book = Kun Hakkeri on pudottanut Ylläpitäjän, tämä Hakkeri voittaa.
    .source = Kustantajan ilmoituksessa vuodelta 2012 puhutaan Hakkerien voitosta.
rule-LOK-9-3 = Yksi Sisäpiiriläinen jäljellä
    .book = Kun kaikki muut paitsi yksi Sisäpiiriläinen ovat pudonneet, tämä Sisäpiiriläinen voittaa.
    .ruling = Kaksi Sisäpiiriläistä ei voita yhdessä.
rule-LOK-9-4 = Ylläpitäjä putoaa muulla tavalla
    .ruling =
        Painettujen sääntöjen mukaan peli päättyy aina, kun Ylläpitäjä on pudonnut, mutta voittajan ne nimeävät vain,
        jos pudottaja oli Hakkeri. Jos Ylläpitäjän pudotti joku tai jokin muu, noudatetaan sääntöä LOK-9.3, jos se
        sopii. Muuten kaikki Hakkerit voittavat joukkueena, pudonneetkin.
rule-LOK-9-5 = Kaikki yhtä aikaa
    .ruling =
        Se, mitä yksi kortti tekee monelle pelaajalle, tapahtuu yhtä aikaa. Vasta kun kaikki on tehty, katsotaan,
        päättyykö peli: ensin LOK-9.1, sitten LOK-9.2, sitten LOK-9.3.
rule-LOK-9-6 = Kierrosraja
    .ruling = Kun on pelattu niin monta kierrosta kuin raja sallii, peli on ohi, eikä kukaan voita.

example-LOK-9-1 =
    Viisi pelaajaa: Anna on Ylläpitäjä, Ben ja Daniel ovat Hakkereita, Cecilia on Sisäpiiriläinen, Eeva on Lähituki.
    Jokainen rivi on oma pelinsä.

    | mitä tapahtuu | kuka voittaa |
    |---|---|
    | Eeva on pudonnut; Anna pudottaa Cecilian, viimeisen vihollisen | Anna ja Eeva |
    | Daniel on pudonnut; Ben pudottaa Annan | Ben, asetuksella `hackers_win=team` Ben ja Daniel |
    | Daniel on pudonnut; Cecilia pudottaa Annan, kun Ben on pelissä | Ben ja Daniel |
    | kaikki paitsi Anna ja Cecilia ovat pudonneet; Cecilia pudottaa Annan | Cecilia |
    | Logiikkapommi pudottaa Annan, kun Ben on pelissä | Ben ja Daniel |
    .about = LOK-9.1 LOK-9.2 LOK-9.3 LOK-9.4

example-LOK-9-2 =
    Ensimmäisen esimerkin Annalla, Benillä, Cecilialla ja Eevalla on kullakin yksi solmu, ja Daniel on pudonnut. Eeva
    pelaa Virukset, eikä kenelläkään ole kädessä puolustuskorttia. Anna, Ben ja Cecilia putoavat yhtä aikaa. LOK-9.1
    tulee ensin: kaikki Hakkerit ja Sisäpiiriläiset ovat pudonneet, joten Anna ja Eeva voittavat, vaikka Anna on
    pudonnut.
    .about = LOK-9.1 LOK-9.5 LOK-10.3

## 10

chapter-LOK-10 = Erikoiskortit
    .intro = Vuorollasi saat pelata miten monta erikoiskorttia tahansa (LOK-4.2). Tässä kerrotaan, mitä kukin tekee.

rule-LOK-10-1 = Tulva
    .book = Jokainen muu pelaaja siirtää yhden kortin poistopakkaan.
    .ruling = Kukin valitsee korttinsa, vuorojärjestyksessä. Se, jolla ei ole kortteja, ei siirrä mitään.
rule-LOK-10-2 = Käyttäjän manipulointi
    .book = Ota yhden pelaajan kädestä kaksi korttia näkemättä niitä.
    .ruling = Ne ovat kaksi satunnaista korttia tai vähemmän, jos pelaajalla on vähemmän.
rule-LOK-10-3 = Virukset
    .book =
        Jokaisen muun pelaajan roolilaite menettää solmun, ellei pelaaja pelaa kädestään puolustuskorttia. Se menee
        poistopakkaan (LOK-4.3).
    .ruling =
        Kukin päättää vuorojärjestyksessä; sitten kaikki menetykset tapahtuvat yhtä aikaa. Laitteella oleva
        puolustuskortti ei auta.
rule-LOK-10-4 = Suora pääsy
    .book =
        Hyökkää ketä tahansa pelaajaa vastaan topologiasta välittämättä. Sinä valitset kädestäsi hyökkäyskortin,
        puolustaja kädestään puolustuskortin, ja paljastatte ne yhdessä. Jos puolustuksen taso on matalampi kuin
        hyökkäyksen, puolustaja menettää solmun. Molemmat kortit menevät poistopakkaan. Tämä on vuorosi ainoa hyökkäys
        (LOK-4.2): tarvitset hyökkäyskortin käteesi, etkä saa olla vielä pelannut sellaista.
    .ruling =
        Puolustaja saa olla pelaamatta mitään, ja silloin hän menettää solmun. Hänen laitteellaan oleva puolustuskortti
        ei vaikuta.
rule-LOK-10-5 = Varmuuskopio
    .book = Ota poistopakasta mikä tahansa yksi kortti.
    .ruling = Varmuuskopiota ei saa ottaa, sillä kahdella sellaisella voisi jatkaa loputtomiin.
rule-LOK-10-6 = Huolto
    .book = Palauta yksi solmu mille tahansa laitteelle, jota hallitset.
    .ruling = Laitteella ei ole koskaan enempää solmuja kuin siinä näkyy.
rule-LOK-10-7 = Hiekkalaatikko
    .book = Valitsemasi pelaaja jättää vuoron väliin.
    .ruling =
        Kyse on hänen seuraavasta vuorostaan. Useat Hiekkalaatikot lasketaan yhteen. Hänen edessään oleva pommi odottaa
        sen ajan.
rule-LOK-10-8 = Reititin
    .book = Pelisuunta kääntyy.
rule-LOK-10-9 = Bottiverkko/Puhdistus
    .book =
        Kortin vaikutus riippuu roolistasi.

        - Hakkeri tai Sisäpiiriläinen: otat hallintaasi viereiset apulaitteet.
        - Lähituki: annat viereiset kaapatut laitteet takaisin Ylläpitäjälle.
        - Ylläpitäjä: otat takaisin kaikki kaapatut laitteet.
    .ruling =
        Viereinen laite on ensimmäinen laite, joka on vielä verkossa, roolilaitteesi kummallakin puolella, jos se on
        apulaite. Kortti vaikuttaa kaikkiin tällaisiin laitteisiin yhtä aikaa, ilman valintaa, hallitsi niitä kuka
        tahansa. Laitteella oleva puolustuskortti jää paikalleen.
rule-LOK-10-10 = Logiikkapommi
    .book =
        Aseta pommi eteesi kuvapuoli ylöspäin ja testaa se: käännä nostopakan päällimmäinen kortti. Jos kortti on
        pelkästään lila, menetät kaksi solmua. Muuten pommi siirtyy vuorosi lopussa seuraavalle pelaajalle.
    .ruling =
        Hän testaa sen vuoronsa alussa ennen nostamista. Räjähtänyt pommi menee poistopakkaan, samoin jokainen testiä
        varten käännetty kortti. Pommin pudottamaa pelaajaa ei ole pudottanut kukaan.
rule-LOK-10-11 = Kortit, jotka eivät tekisi mitään
    .ruling =
        Erikoiskorttia, joka ei tekisi yhtään mitään, ei voi pelata, esimerkiksi Varmuuskopiota poistopakan ollessa
        tyhjä.
rule-LOK-10-12 = Suunta ja kohteet
    .ruling =
        - ”Vuorojärjestys” noudattaa nykyistä pelisuuntaa.
        - Hiekkalaatikolle ja Käyttäjän manipuloinnille valitset toisen pelaajan, joka on pelissä.
        - Reitittimen saa pelata aina.
        - Huolto ei tuo takaisin pudonnutta laitetta.
        - Pommi siirtyy seuraavalle pelaajalle nykyisessä pelisuunnassa, vaikka hänen pitäisi jättää vuoro väliin.

example-LOK-10-1 =
    Ben asettaa Logiikkapommin eteensä ja kääntää Reitittimen. Siinä on lilaa ja meripihkaa, ei pelkkää lilaa, joten
    mitään ei tapahdu. Benin vuoron lopussa pommi siirtyy Cecilialle. Hän aloittaa vuoronsa testillä, ennen kuin nostaa,
    ja kääntää SQL-injektion. Se on pelkästään lila: Cecilia menettää kaksi solmua, ja pommi ja testikortti menevät
    poistopakkaan. Jos ne olivat hänen viimeiset solmunsa, hän putoaa, hänen vuoronsa päättyy, eikä kukaan saa
    palkkiota.
    .about = LOK-10.10 LOK-8.6

example-LOK-10-2 =
    Anna pelaa Suoran pääsyn Danielia vastaan ja pelaa tason 4 hyökkäyksen. Daniel pelaa kädestään tason 4 puolustuksen.
    Se ei ole matalampi kuin hyökkäys, joten Daniel ei menetä mitään. Tason 3 puolustuksella tai ilman korttia hän
    menettäisi solmun, vaikka hänen laitteellaan olisi tason 5 puolustus. Tällä vuorolla Anna ei voi enää hyökätä.
    .about = LOK-10.4

example-LOK-10-3 =
    Sisäpiiriläinen Cecilia istuu Benin kaappaaman välityspalvelimen ja Ylläpitäjän tietokannan välissä. Hän pelaa
    kortin Bottiverkko/Puhdistus: molemmat laitteet ovat nyt hänen hallinnassaan, ja välityspalvelimella oleva
    puolustuskortti jää paikalleen. Jos välityspalvelin olisi pudonnut, ensimmäinen laite sillä puolella olisi Benin
    roolilaite, ja hän saisi vain tietokannan.
    .about = LOK-10.9
