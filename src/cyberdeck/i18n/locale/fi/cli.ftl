### Komentorivi: ohje ja kunkin komennon sanat. Virheet ovat tiedostossa errors.ftl, pöytä tiedostossa table.ftl.

## Ohje

help-usage = Käyttö:
help-command = KOMENTO
help-commands = Komennot
help-arguments = Argumentit
help-options = Valitsimet
help-examples = Esimerkkejä
    .lines =
        cyberdeck play blackhat
        cyberdeck play blackhat --players 3 --option tracer=true --option board=expert
        cyberdeck rules blackhat BH-5.2
        cyberdeck verify game.json
help-top = lautapelejä hakkereista ja puolustajista
    .about = Lautapelejä hakkereista ja puolustajista. `cyberdeck KOMENTO --help` kertoo komennosta lisää.
help-play = pelaa botteja vastaan
    .about = Peli päätteessä botteja vastaan. Kirjoita pöydässä help, niin näet, mitä siellä voi tehdä.
help-serve = avaa pöydät selaimelle, ystäville lähellä ja kaukana
    .about = Käynnistää palvelimen: selaimessa pelataan yhdessä tai botteja vastaan. Pelit säilyvät yhdessä tiedostossa ja jatkuvat uudelleenkäynnistyksen jälkeen.
help-host = osoite, jota kuunnellaan; 0.0.0.0 päästää sisään myös muut koneet
    .value = OSOITE
help-port = portti, jota kuunnellaan; 0: mikä tahansa vapaa
    .value = PORTTI
help-db = tiedosto, jossa pöydät säilyvät
    .value = TIEDOSTO
help-public-url = osoite, josta pelaajat tavoittavat palvelimen: linkkejä ja koodeja varten
    .value = URL
help-log = mitä kirjataan: debug, info, warning tai error; yksi JSON-olio rivillä
    .value = TASO
help-open = avaa aloitussivu selaimessa
help-replay = katso tallennettu peli uudestaan
    .about = Kertoo tallennetun pelin uudestaan: mitä yksi paikka tiesi, mitä katsoja näki tai kaiken ilman salaisuuksia.
help-verify = tarkista tallennettu peli
    .about = Pelaa tallennetun pelin uudestaan ja tarkistaa sen: onko jokainen vastaus sallittu ja jokainen sekoitus se, jonka siemenluku antaa? Paluukoodi 0: kunnossa; 1: ei kunnossa; 2: tiedostoa ei voi lukea.
help-rules = lue pelin säännöt
    .about = Pelin säännöt. Ilman numeroa ja hakusanoja: luvut ja kaikkien sääntöjen otsikot.
help-games = luettele pelit
    .about = Mitä pelejä on, montako pelaajaa niihin mahtuu, kauanko ne kestävät ja mitä asetuksia niillä on.
help-deck = tarkista, näytä tai aloita korttipakka
    .about = Pakat peleihin, joihin pelaajat tuovat omansa: check kertoo kaikki virheet ja miten ne korjataan, show luettelee kortit, stats kertoo mitä pakalta voi odottaa, new kirjoittaa pakan aluksi. Peleissä, joissa on lisäpakkauksia: odds kertoo mitä niiltä voi odottaa, open avaa niitä kokoelmaasi, collection luettelee mitä sinulla on; kaikki on ilmaista ja säilyy vain tällä tietokoneella. Pakan rivillä on lukumäärä ja kortti: 3 Firewall tai 3 #13. Komennon check paluuarvo 0: pakalla voi pelata (valitsimella --collection: omista korteistasi); 1: ei voi; 2: pakkaa ei voi lukea.
help-deck-action = mitä tehdään: check, show, stats, new; odds, open tai collection
    .value = check|show|stats|new|odds|open|collection
help-deck-file = pakan tiedosto, - vakiosyöte (new: vakiotuloste) tai pelin valmiin pakan nimi
    .value = PAKKA
help-deck-game = peli, johon pakka on, ellei tiedosto kerro sitä
    .value = PELI
help-deck-boosters = open: montako lisäpakkausta (1)
    .value = N
help-deck-seed = open: sana tai luku; samalla kaikki saavat samat lisäpakkaukset
    .value = SIEMEN
help-deck-starter = open: aloituspakkaus kokoelmaan, sen pakan nimellä
    .value = NIMI
help-deck-collection = kokoelman tiedosto, ellei tavallinen; check: onko pakka omista korteistasi?
    .value = TIEDOSTO
help-deck-reset = collection: aloita alusta; vanha tiedosto siirretään syrjään
help-deck-yes = älä kysy uudestaan: tarkoitan sitä
help-force = kirjoita jo olemassa olevan tiedoston päälle
help-help = näytä tämä ohje
help-version = näytä versio ja se, onko se käännetty konekielelle
help-lang = kieli: en, ru, fi, it (muuten järjestelmäsi kieli)
    .value = KIELI
help-json = tulosta JSON ohjelmia varten
help-plain = pelkkä teksti: ei kehyksiä, ei värejä, yksi tieto rivillä
help-no-color = ei värejä
help-markdown = tulosta koko sääntökirja Markdownina
help-game = pelin nimi, kuten `cyberdeck games` sen luettelee
    .value = PELI
help-file = tallennettu peli
    .value = TIEDOSTO
help-rules-words = säännön tai luvun numero tai hakusanoja
    .value = NUMERO|SANAT
help-play-players = montako pelaajaa, botit mukaan lukien
    .value = N
help-play-seat = paikkasi, numerosta 1 alkaen; oletus on 1
    .value = N
help-play-bots = botit muille paikoille vuorotellen: random, greedy (nyrkkisäännöt), easy, medium, hard, expert (nämä laskevat eteenpäin, kukin edellistä pidemmälle); oletus on medium
    .value = LUETTELO
help-play-option = pelin asetus, esimerkiksi tracer=true; voi antaa monta kertaa
    .value = NIMI=ARVO
help-play-seed = luku, joka ratkaisee kaiken satunnaisen: sillä saman pelin voi pelata uudestaan
    .value = N
help-play-name = nimesi tallennetta varten
    .value = NIMI
help-play-resume = jatka tallennettua peliä
    .value = TIEDOSTO
help-play-save = mihin peli tallennetaan; oletus on uusi tiedosto tässä kansiossa
    .value = TIEDOSTO
help-replay-seat = näytä vain se, minkä tämä paikka tiesi
    .value = N
help-replay-all = näytä kaikki (oletus, kun peli on päättynyt)
help-replay-step = pysähdy jokaisen vastauksen jälkeen ja näytä pöytä

## --version

version-line = Cyberdeck { $version }, Python { $python }
version-compiled = Nopeat moduulit on käännetty konekielelle (mypyc { $mypyc }).
version-interpreted = Nopeita moduuleja ei ole käännetty: kaikki toimii, mutta simulointi on hidasta.
version-source = Syy: ohjelma ajetaan lähdekoodista, ja vain asennettu paketti käännetään.
    .next = Mitä tehdä: `make install` tai `pip install .` lähdekansiossa. Botteja vastaan pelattaessa eroa ei ole.
version-build = Syy, niin kuin kääntäminen sen kertoi: { $reason }
    .next = Mitä tehdä: asenna C-kääntäjä ja Pythonin otsikkotiedostot ja asenna Cyberdeck uudestaan. Botteja vastaan pelattaessa eroa ei ole.
version-shadowed = Syy: asennettu paketti on käännetty, mutta muut tiedostot löytyivät ensin: lähdekansio polulla tai toinen Python.
    .next = Mitä tehdä: poista PYTHONPATH, poistu lähdekansiosta tai asenna tällä Pythonilla.

## games

games-players = Pelaajia: { $least }–{ $most }
games-minutes = Minuutteja: { $minutes }
games-play = Pelaa: { $command }
games-options = Asetukset (nimi=oletus, mitä niille voi antaa):
games-faulty = Ei toimi: { $game }: { $reason }

## rules

rules-more =
    { $count ->
        [one] Vielä yksi sääntö puhuu tästä:
       *[other] Vielä { $count } sääntöä puhuu tästä:
    }

## replay

replay-title = { $game }: { $players }
replay-eyes =
    { $eyes ->
        [all] Kaikki näytetään.
        [spectator] Näytetään se, minkä katsoja saattoi nähdä.
       *[seat] Näytetään se, minkä paikka { $number } tiesi.
    }
replay-unfinished = Tallenne päättyy tähän; peli ei ole päättynyt.
replay-prompt = Enter: jatka, q: lopeta >

## verify

verify-file = { $file }: peli { $game }
verify-actions =
    { $count ->
        [one] Yksi vastaus pelattu uudestaan, arvonnat mukaan lukien.
       *[other] { $count } vastausta pelattu uudestaan, arvonnat mukaan lukien.
    }
verify-over = Peli on päättynyt.
verify-going-on = Peli ei ole päättynyt.
verify-shuffle-proven = Sekoitukset on todistettu: jokainen on se, jonka sitoumuksen siemenluku antaa.
verify-shuffle-unproven = Sekoituksia ei ole todistettu: tallenteessa ei ole siemenlukua.
verify-shuffle-false = Sekoitukset ovat vääriä.
verify-commitment = Sitoumus: { $commitment }
verify-sound = Tallenne on kunnossa.
verify-unsound = Tallenne ei ole kunnossa.
verify-seed = Siemenluku ei ole se, johon sitouduttiin ennen jakoa.
verify-dice = Vastaus { $number } on arvottu, mutta siemenluku antaa toisen.
verify-snapshot = Tilannekuva ei ole se tila, johon sen vastaukset johtavat.
verify-result = Tiedostossa tulos on { $theirs }, mutta pelistä tulee { $ours }.
verify-illegal = Vastaus { $number }: { $move } ei ole siinä sallittu (sääntö { $rule }).
verify-action = Vastaus { $number } ei ole siinä mahdollinen ({ $detail }).

## cyberdeck serve

serve-ready = Pöydät ovat auki: { $url }
serve-kept = Pelit säilyvät tiedostossa { $file }
serve-stop = Ctrl-C pysäyttää palvelimen; pelit jatkuvat samasta kohdasta seuraavalla käynnistyksellä.
serve-open = Selainta ei voitu avata. Avaa { $url } itse.
serve-stopped = Pysäytetty. Kaikki pelit ovat tallessa.

## Muistikirja. $number: sen pelaajan numero, jota merkintä koskee

play-help-notebook = Muistikirja
    .lines =
        note 3 ...   salainen merkintä pelaajasta 3; pelkkä note 3 pyyhkii sen pois
        notes        kaikki merkintäsi
        possible     mikä salatusta on vielä mahdollista
play-help-score = Pisteet
    .lines =
        why          miksi pelaajilla on ne pisteet, jotka heillä on
play-note = Pelaaja { $number }: { $text }
play-note-kept = Merkitty pelaajasta { $number }: { $text }
play-note-gone = Merkintä pelaajasta { $number } on pyyhitty pois.
play-note-none = Pelaajasta { $number } ei ole merkintää.
play-notes-none = Muistikirjasi on tyhjä. Kirjoita siihen näin: note 3 joitakin sanoja
play-possible-none = Tässä pelissä ei ole nyt mitään sellaista salattua.
error-note-who = Merkintä koskee pelaajaa, 1–{ $count }.
    .next = Kirjoita pelaajan numero ja sitten sanasi, esimerkiksi: note 3 pelaa oudosti
error-note-long = Merkinnässä on enintään { $most } merkkiä; tässä niitä on { $count }.
    .next = Sano se lyhyemmin.
replay-note = Merkintä, kirjoittaja { $player }, aiheena { $other }: { $text }
replay-note-gone = { $player } pyyhkii pois merkinnän, jonka aiheena on { $other }.
replay-note-truth = todellisuudessa: { $truth }

## deck. Mikä pakassa voi olla vialla, on tiedostossa decks.ftl

deck-check-line = Rivi { $line }: { $text }
deck-check-good =
    { $count ->
        [one] Pelikelpoinen pakka peliin { $game }: yksi kortti.
       *[other] Pelikelpoinen pakka peliin { $game }: { $count } korttia.
    }
deck-check-bad =
    { $count ->
        [one] Yksi virhe: tällä pakalla ei voi vielä pelata.
       *[other] { $count } virhettä: tällä pakalla ei voi vielä pelata.
    }
deck-code = Yhdellä rivillä: { $code }
deck-title =
    { $count ->
        [one] { $name }: yksi kortti
       *[other] { $name }: { $count } korttia
    }
deck-nameless = Nimetön pakka
deck-group = { $kind }: { $count }
deck-marked = { $mark } Tämän kortin teksti on rekonstruktio: se on meidän, ei painetun pelin.
deck-stats-kinds = Kortit lajeittain
deck-stats-chances = Todennäköisyys saada ainakin yksi
deck-stats-opening = aloituskäsi
deck-stats-again = uusi jako
deck-stats-turn = vuoro { $turn }
deck-stats-how = ”Uusi jako”: se, jonka aloituskädessä korttia ei ole, ottaa uuden käden niin monesti kuin säännöt sallivat. Vuorot tulevat sen jälkeen, ja jokaisella nostetaan pakasta.
deck-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
deck-new = Pakka aluksi
    .lines =
        Pakka aluksi: muuta sitä miten haluat ja tarkista se komennolla `cyberdeck deck check`.
        Rivillä on lukumäärä ja kortti, joko nimi jollakin kielistämme tai numero: 3 #13
        Kahden vinoviivan jälkeen tulee huomautus. Poista viivat, niin kortti tulee pakkaan.
deck-new-name = Oma pakka
deck-new-written = Kirjoitettu: { $file }. Muuta sitä ja tarkista: { $command }
error-deck-action = Mitä pakalle tehdään?
    .next = Valitse: { $known }
error-no-decks = Peliä { $game } ei pelata omilla pakoilla.
    .next = Näitä pelataan: { $known }
error-no-deck = Mikä pakka?
    .next = Anna tiedosto, - vakiosyötettä varten tai jokin näistä: { $known }
error-no-deck-file = Mihin pakka kirjoitetaan?
    .next = Anna tiedosto tai - vakiotulostetta varten.
error-deck-missing = Tiedostoa tai pakkaa ”{ $deck }” ei ole.
    .next = Tarkista nimi ja kansio. Pelin pakat: { $known }
error-deck-exists = Tiedosto { $file } on jo olemassa.
    .next = Valitse toinen nimi tai kirjoita päälle valitsimella --force.
error-deck-write = Tiedostoon { $file } ei voi kirjoittaa ({ $detail }).
    .next = Valitse toinen paikka.

## Vihjeet. $number: vastauksen numero luettelossa; $move ja $words: vastaus lyhyesti ja sanoin; $result: advice-result

help-play-no-hints = ei vihjeitä tässä pöydässä
play-help-hint = Vihjeet
    .lines =
        hint         mitä asiantuntija vastaisi sen perusteella, minkä sinä näet
advice-thinking = Asiantuntija miettii sitä, minkä sinä näet…
advice-only = Vastauksia on vain yksi.
advice-best = Asiantuntija vastaisi näin:
advice-others = Seuraavaksi parhaat:
advice-move = { $number }) { $move }: { $words } — { $result }
# Sadasta pelistä odotettavissa, ja minkä lukujen välissä totuus on; jaettu voitto lasketaan osaksi
advice-result =
    { $wins ->
        [one] noin { $wins } voitto 100 pelissä (välillä { $low }–{ $high })
       *[other] noin { $wins } voittoa 100 pelissä (välillä { $low }–{ $high })
    }
advice-why-heuristics = Miksi: se oli paras, kun peliä pelattiin mielessä eteenpäin, ja nyrkkisäännöt sanovat samaa.
advice-why-not-heuristics = Miksi: nyrkkisääntöjen mukaan vastaus olisi { $move }, mutta siltä on odotettavissa vähemmän: { $result }.
advice-why-surer = Miksi: nyrkkisääntöjen mukaan vastaus olisi { $move }; se näyttää yhtä hyvältä mutta on epävarmempi: { $result }.
advice-why-result =
    { $count ->
        [one] Miksi: se oli paras, kun peliä pelattiin mielessä eteenpäin, tällä vastauksella kerran.
       *[other] Miksi: se oli paras, kun peliä pelattiin mielessä eteenpäin, tällä vastauksella { $count } kertaa.
    }
advice-close = Ensimmäiset vastaukset ovat lähellä toisiaan: tämä voi olla makuasia.
error-no-hints = Tässä pöydässä ei ole vihjeitä: se avattiin valitsimella --no-hints.
    .next = Päätä itse; ? selittää säännön kysymyksen takana.

## Arvioinnit

help-replay-review = etsi virheratkaisut sen perusteella, mitä paikka silloin tiesi (--seat: vain tämän paikan)
help-replay-budget = kun --review: montako kertaa peli pelataan mielessä loppuun joka ratkaisun kohdalla; oletus on 400
    .value = N
help-replay-seed = kun --review: luku, joka ratkaisee, mitä asiantuntija kuvittelee; samalla luvulla arviointi on sama
    .value = N
review-working = Asiantuntija katsoo ratkaisuja
review-how =
    { $count ->
        [one] Yksi ratkaisu, arvioitu sen perusteella, mitä paikka silloin tiesi; peliä pelattiin mielessä eteenpäin { $budget } kertaa.
       *[other] { $count } ratkaisua, arvioitu sen perusteella, mitä kukin paikka silloin tiesi; jokaisen kohdalla peliä pelattiin mielessä eteenpäin { $budget } kertaa.
    }
# $number: vastauksen numero tallenteessa
review-mark = Vastaus { $number }, { $player }: asiantuntija on vahvasti eri mieltä.
review-decision = Kysymys oli: { $decision }
review-chosen = Valittu: { $move } ({ $words }): { $result }
review-better = Parempi: { $move } ({ $words }): { $result }
review-heuristics = Nyrkkisäännöt ovat samaa mieltä asiantuntijan kanssa.
review-none = Asiantuntija ei ole mistään ratkaisusta vahvasti eri mieltä.
# $loss: voitosta, prosentteina
review-seat = { $player }: ratkaisuja { $decisions }, vahvasti eri mieltä { $strong }, ratkaisu menetti keskimäärin { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } % voitosta
error-review-secret = Peli ei ole päättynyt, ja kaikkien paikkojen arviointi paljastaisi niiden salaisuudet.
    .next = Valitse paikkasi valitsimella --seat, tai --all, jos se ei haittaa ketään.
error-only-with = Valitsimella { $argument } ei ole merkitystä ilman valitsinta { $other }.
    .next = Lisää { $other } tai jätä { $argument } pois.
