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
help-serve = käynnistä palvelin selainpelejä varten
    .about = Käynnistää palvelimen: selaimessa pelataan yhdessä tai botteja vastaan. Pelit säilyvät yhdessä tiedostossa ja jatkuvat uudelleenkäynnistyksen jälkeen.
help-config = näytä palvelimen asetukset ja mistä ne ovat peräisin
    .about = Näyttää jokaisen palvelimen asetuksen, sen arvon ja alkuperän: valitsin, ympäristömuuttuja (CYBERDECK_PORT), asetustiedosto tai oletus. Ensimmäinen näistä, jossa asetus on annettu, ratkaisee. Salaisuudet peitetään.
help-config-file = TOML-muotoinen asetustiedosto; ellei sitä anneta, luetaan /etc/cyberdeck/config.toml, jos se on olemassa
    .value = TIEDOSTO
config-default = oletus
help-admin = hoida palvelimen tietokantaa
    .about = Palvelimen ylläpitäjän tarpeisiin: pöytien luettelo, tiedot, päättäminen ja poistaminen, karanteeni; tietokannan kopiot; henkilöstä tallennetut tiedot. Toimii myös palvelimen ollessa käynnissä.
help-admin-command = list, show, end, delete, quarantine, release, backup, restore, export, forget tai retention
    .value = KOMENTO
help-admin-what = pöydän koodi, kopion tiedosto tai henkilön nimi
    .value = MIKÄ
help-admin-status = vain pöydät, joiden tila on open, playing, over, stopped tai quarantined
    .value = TILA
help-admin-game = vain tämän pelin pöydät
    .value = PELI
help-admin-days = retention: poista näin monta päivää vanhemmat päättyneet ja aloittamattomat pelit
    .value = PÄIVÄT
help-admin-chat-days = retention: poista näin monta päivää vanhemmat viestit
    .value = PÄIVÄT
admin-count = { $count ->
    [one] { $count } pöytä
   *[other] { $count } pöytää
}
admin-done = Valmis: { $command } { $what }
admin-backup-done = { $file } on tarkistettu kopio tietokannasta { $database }. Pöytiä: { $count }.
admin-restore-done = { $database } on nyt sama kuin { $file }. Pöytiä: { $count }. Entinen on vieressä, lopussa .before.
admin-retention-done = Poistettu pöytiä: { $tables }, viestejä: { $lines }.
help-host = osoite, jota kuunnellaan; 0.0.0.0 päästää sisään myös muut koneet
    .value = OSOITE
help-port = portti, jota kuunnellaan; 0: mikä tahansa vapaa
    .value = PORTTI
help-db = tietokanta: tiedosto tai palvelimen osoite postgresql://…
    .value = TIEDOSTO
help-workers = montako työprosessia jakaa pöydät (PostgreSQL:n kanssa)
    .value = N
help-name = tämän palvelimen nimi tietokantaa jakavien joukossa
    .value = NIMI
help-public-url = osoite, josta pelaajat tavoittavat palvelimen: linkkejä ja koodeja varten
    .value = URL
help-trusted-proxies = välityspalvelimet, joiden kertomaan asiakkaan osoitteeseen luotetaan; muihin ei
    .value = LISTA
help-hosts = palvelimen muut nimet kuin --public-url-osoitteen nimi
    .value = LISTA
help-metrics-token = avain, joka avaa osoitteen /metrics; ilman sitä vain tälle koneelle
    .value = AVAIN
help-chat-days = monenko päivän päästä chat poistetaan; 0: ei koskaan
    .value = PÄIVÄT
help-log = mitä kirjataan: debug, info, warning tai error; yksi JSON-olio rivillä
    .value = TASO
help-open = avaa aloitussivu selaimessa
help-replay = katso tallennettu peli uudestaan
    .about = Näyttää tallennetun pelin: yhden paikan silmin, katsojan silmin tai kaikki paljastettuna.
help-verify = tarkista tallennettu peli
    .about = Toistaa tallennetun pelin ja tarkistaa sen: onko jokainen siirto sallittu ja onko jokainen sekoitus se, jonka siemenluku antaa? Paluuarvo 0: kelvollinen; 1: ei kelvollinen; 2: tiedostoa ei voi lukea.
help-rules = lue pelin säännöt
    .about = Pelin säännöt. Ilman numeroa ja hakusanoja: luvut ja kaikkien sääntöjen otsikot.
help-games = luettele pelit
    .about = Saatavilla olevat pelit: pelaajamäärä, kesto, asetukset.
help-deck = tarkista, näytä tai luo pakka
    .about = Pakkoja peleihin, joissa on omat pakat. check luettelee virheet riveineen, show näyttää kortit, stats tilastot, new luo pakkatiedoston. Lisäpaketeista: odds kertoo sisällön, open avaa niitä kokoelmaasi, collection näyttää sen. Kaikki on ilmaista ja pysyy tällä tietokoneella. Rivillä on määrä ja kortti: 3 Firewall tai 3 #13. Komennon check paluuarvo: 0 pelikelpoinen, 1 ei, 2 ei luettavissa.
help-deck-action = toiminto: check, show, stats, new; odds, open tai collection
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
help-deck-reset = collection: aloita alusta; vanha tiedosto säilyy toisella nimellä
help-deck-yes = älä pyydä vahvistusta
help-force = korvaa olemassa oleva tiedosto
help-help = näytä tämä ohje
help-version = näytä versio ja se, ovatko nopeat moduulit käännetty
help-lang = kieli: en, ru, fi, it (oletus: järjestelmän kieli)
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
help-play-seat = paikkasi, alkaen 1; oletus 1
    .value = N
help-play-bots = botit muille paikoille järjestyksessä: random, greedy (yksinkertaiset säännöt), easy, medium, hard, expert (kukin laskee edellistä pidemmälle); oletus medium
    .value = LUETTELO
help-play-option = pelin asetus, esimerkiksi tracer=true; voi toistaa
    .value = NIMI=ARVO
help-play-seed = kaiken satunnaisen siemenluku, jolla saman pelin voi pelata uudestaan
    .value = N
help-play-name = nimesi pelitiedostoon
    .value = NIMI
help-play-resume = jatka tallennettua peliä
    .value = TIEDOSTO
help-play-save = mihin peli tallennetaan; oletus uusi tiedosto tässä kansiossa
    .value = TIEDOSTO
help-replay-seat = näytä vain se, minkä tämä paikka näki
    .value = N
help-replay-all = näytä kaikki (oletus, kun peli on päättynyt)
help-replay-step = pysähdy jokaisen siirron jälkeen ja näytä pöytä

## --version

version-line = Cyberdeck { $version }, Python { $python }
version-compiled = Nopeat moduulit on käännetty (mypyc { $mypyc }).
version-interpreted = Nopeita moduuleja ei ole käännetty: kaikki toimii, mutta botit miettivät 3–10 kertaa kauemmin, eikä mestarin aika riitä.
version-source = Syy: ohjelma ajetaan lähdekoodista, ja vain asennettu paketti käännetään.
    .next = Mitä tehdä: `make install`, tai `pip install .` lähdekansiossa.
version-build = Syy, niin kuin kääntäminen sen kertoi: { $reason }
    .next = Mitä tehdä: asenna C-kääntäjä ja Pythonin otsikkotiedostot ja asenna sitten Cyberdeck uudestaan.
version-shadowed = Syy: asennettu paketti on käännetty, mutta muut tiedostot löytyivät ensin: lähdekansio polulla tai toinen Python.
    .next = Mitä tehdä: poista PYTHONPATH, poistu lähdekansiosta tai asenna tällä Pythonilla.

## games

games-players = Pelaajia: { $least }–{ $most }
games-minutes = Minuutteja: { $minutes }
games-play = Pelaa näin: { $command }
games-options = Asetukset (nimi=oletus, arvot):
games-faulty = Ei toimi: { $game }: { $reason }

## rules

rules-more =
    { $count ->
        [one] Mainitaan vielä 1 säännössä:
       *[other] Mainitaan vielä { $count } säännössä:
    }

## replay

replay-title = { $game }: { $players }
replay-eyes =
    { $eyes ->
        [all] Näkymä: kaikki paikat
        [spectator] Näkymä: katsoja
       *[seat] Näkymä: paikka { $number }
    }
replay-changed = Pelin säännöt ovat sittemmin muuttuneet (silloin versio { $found }, nyt { $ours }). Tässä on, mitä tapahtui, ilman pöytää.
replay-unfinished = Tiedosto loppuu tähän; peli on kesken.
replay-prompt = Enter: jatka, q: lopeta >

## verify

verify-file = { $file }: peli { $game }
verify-actions =
    { $count ->
        [one] 1 siirto toistettu, sattuma mukaan lukien.
       *[other] { $count } siirtoa toistettu, sattuma mukaan lukien.
    }
verify-over = Peli on päättynyt.
verify-going-on = Peli ei ole päättynyt.
verify-shuffle-proven = Sekoitukset: todistettu. Jokainen on se, jonka julkaistun tiivisteen siemenluku antaa.
verify-shuffle-unproven = Sekoitukset: ei todistettu. Tiedostossa ei ole siemenlukua.
verify-shuffle-false = Sekoitukset: muutettu.
verify-commitment = Sekoituksen tiiviste: { $commitment }
verify-sound = Kelvollinen: kaikki siirrot ovat sallittuja.
verify-unsound = Pelitiedosto ei ole kelvollinen.
verify-seed = Siemenluku ei vastaa julkaistua tiivistettä.
verify-dice = Siirto { $number } on sattuman, mutta siemenluku antaa toisen.
verify-snapshot = Tallennettu tilanne ei vastaa siirtoja.
verify-events = Siirron { $number } tapahtumat tiedostossa eivät ole ne, jotka säännöt tuottavat.
verify-result = Tiedostossa tulos on { $theirs }, mutta peli päättyy { $ours }.
verify-illegal = Siirto { $number }: { $move } ei ole siinä sallittu (sääntö { $rule }).
verify-action = Siirto { $number } ei ole siinä mahdollinen ({ $detail }).

## cyberdeck serve

serve-ready = Cyberdeck on käynnissä: { $url }
serve-kept = Pelit ovat tiedostossa { $file }
serve-stop = Ctrl-C pysäyttää palvelimen; pelit jatkuvat seuraavalla käynnistyksellä.
serve-open = Selainta ei voitu avata. Avaa { $url } itse.
serve-stopped = Pysäytetty. Kaikki pelit ovat tallessa.

## Muistikirja. $number: sen pelaajan numero, jota merkintä koskee

play-help-notebook = Muistikirja
    .lines =
        note 3 ...   oma muistiinpano pelaajasta 3; pelkkä note 3 poistaa sen
        notes        kaikki muistiinpanosi
        possible     mikä on salaisesta vielä mahdollista
play-help-score = Pisteet
    .lines =
        why          mistä pelaajien pisteet tulevat
play-note = Pelaaja { $number }: { $text }
play-note-kept = Merkitty pelaajasta { $number }: { $text }
play-note-gone = Muistiinpano pelaajasta { $number } poistettu.
play-note-none = Pelaajasta { $number } ei ole merkintää.
play-notes-none = Muistikirjasi on tyhjä. Kirjoita siihen näin: note 3 joitakin sanoja
play-possible-none = Juuri nyt ei ole salaista pääteltävää.
error-note-who = Merkintä koskee pelaajaa, 1–{ $count }.
    .next = Kirjoita pelaajan numero ja sitten sanasi, esimerkiksi: note 3 pelaa oudosti
error-note-long = Merkinnässä on enintään { $most } merkkiä; tässä niitä on { $count }.
    .next = Lyhennä sitä.
replay-note = Merkintä, kirjoittaja { $player }, aiheena { $other }: { $text }
replay-note-gone = { $player } poistaa muistiinpanon: { $other }.
replay-note-truth = oikeasti: { $truth }

## deck. Mikä pakassa voi olla vialla, on tiedostossa decks.ftl

deck-check-line = Rivi { $line }: { $text }
deck-check-good =
    { $count ->
        [one] Pelikelpoinen pakka, { $game }: 1 kortti.
       *[other] Pelikelpoinen pakka, { $game }: { $count } korttia.
    }
deck-check-bad =
    { $count ->
        [one] Ei vielä pelikelpoinen: 1 virhe.
       *[other] Ei vielä pelikelpoinen: { $count } virhettä.
    }
deck-code = Pakan koodi: { $code }
deck-title =
    { $count ->
        [one] { $name }: yksi kortti
       *[other] { $name }: { $count } korttia
    }
deck-nameless = Nimetön pakka
deck-group = { $kind }: { $count }
deck-marked = { $mark } Tämän kortin teksti on rekonstruktio: se on meidän, ei painetun pelin.
deck-stats-kinds = Kortit lajeittain
deck-stats-chances = Vähintään yhden todennäköisyys
deck-stats-opening = aloituskäsi
deck-stats-again = uuden käden jälkeen
deck-stats-turn = vuoro { $turn }
deck-stats-how = ”Uuden käden jälkeen”: pelaaja, jonka aloituskädessä korttia ei ole, ottaa uuden käden niin monesti kuin säännöt sallivat. Vuoroissa ovat mukana siihen mennessä nostetut kortit.
deck-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
deck-new = Aloituspakka
    .lines =
        Aloituspakka: muuta sitä mielesi mukaan ja tarkista se komennolla `cyberdeck deck check`.
        Rivillä on määrä ja kortti: nimi millä tahansa kielellä tai numero, 3 #13
        Kahden vinoviivan jälkeen on kommentti. Poista viivat, niin kortti tulee pakkaan.
deck-new-name = Oma pakka
deck-new-written = Kirjoitettu: { $file }. Muuta sitä ja tarkista: { $command }
error-deck-action = Mitä pakalle tehdään?
    .next = Valitse: { $known }
error-no-decks = Pelissä { $game } ei ole omia pakkoja.
    .next = Omat pakat ovat peleissä: { $known }
error-no-deck = Mikä pakka?
    .next = Anna tiedosto, - vakiosyötettä varten tai jokin näistä: { $known }
error-no-deck-file = Mihin tiedostoon pakka kirjoitetaan?
    .next = Anna tiedosto tai - vakiotulostetta varten.
error-deck-missing = Tiedostoa tai pakkaa ”{ $deck }” ei ole.
    .next = Tarkista nimi ja kansio. Pelin pakat: { $known }
error-deck-exists = Tiedosto { $file } on jo olemassa.
    .next = Valitse toinen nimi tai korvaa tiedosto valitsimella --force.
error-deck-write = Tiedostoon { $file } ei voi kirjoittaa ({ $detail }).
    .next = Valitse toinen paikka.

## Vihjeet. $number: vastauksen numero luettelossa; $move ja $words: vastaus lyhyesti ja sanoin; $result: advice-result

help-play-no-hints = ei vihjeitä tässä pöydässä
play-help-hint = Vihjeet
    .lines =
        hint         siirto, jonka mestari tekisi siitä, mitä sinä näet
advice-thinking = Mestari miettii…
advice-only = Siirtoja on vain yksi.
advice-best = Mestari ehdottaa:
advice-others = Seuraavaksi parhaat:
advice-move = { $number }) { $move }: { $words } — { $result }
# Sadasta pelistä odotettavissa, ja minkä lukujen välissä totuus on; jaettu voitto lasketaan osaksi
advice-result = voittoja { $wins } % ({ $low }–{ $high } %)
advice-why-heuristics = Miksi: simulaatioissa paras, ja yksinkertaiset säännöt sanovat samaa.
advice-why-not-heuristics = Miksi: yksinkertaiset säännöt pelaisivat { $move }, mutta sen tulos on heikompi: { $result }.
advice-why-surer = Miksi: yksinkertaiset säännöt pelaisivat { $move }, joka näyttää yhtä hyvältä mutta on epävarmempi: { $result }.
advice-why-result =
    { $count ->
        [one] Miksi: simulaatioissa paras (1 ajo tällä siirrolla).
       *[other] Miksi: simulaatioissa paras ({ $count } ajoa tällä siirrolla).
    }
advice-close = Parhaat siirrot ovat lähes tasoissa: makuasia.
error-no-hints = Vihjeet eivät ole käytössä tässä pöydässä (--no-hints).
    .next = ? selittää säännön päätöksen takana.

## Arvioinnit

help-replay-review = etsi todennäköiset virheet sen perusteella, mitä paikka tiesi (--seat: vain tämä paikka)
help-replay-budget = valitsimen --review kanssa: simulaatioita päätöstä kohti; oletus 400
    .value = N
help-replay-seed = valitsimen --review kanssa: simulaatioiden siemenluku; samalla luvulla arvio on sama
    .value = N
review-working = Mestari käy peliä läpi
review-how =
    { $count ->
        [one] 1 päätös, arvioitu sen perusteella, mitä paikka tiesi; { $budget } simulaatiota.
       *[other] { $count } päätöstä, arvioitu sen perusteella, mitä paikka tiesi; { $budget } simulaatiota kustakin.
    }
# $number: vastauksen numero tallenteessa
review-mark = Siirto { $number }, { $player }: todennäköinen virhe.
review-decision = Päätös: { $decision }
review-chosen = Pelattu: { $move } ({ $words }): { $result }
review-better = Parempi: { $move } ({ $words }): { $result }
review-heuristics = Yksinkertaiset säännöt ovat samaa mieltä kuin mestari.
review-none = Todennäköisiä virheitä ei löytynyt.
# $loss: voitosta, prosentteina
review-seat = { $player }: päätöksiä { $decisions }, todennäköisiä virheitä { $strong }, voittomahdollisuutta hävitty päätöstä kohti { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
error-review-secret = Peli on kesken: kaikkien paikkojen arvio paljastaisi niiden salaisuudet.
    .next = Valitse paikkasi valitsimella --seat, tai --all, jos se ei haittaa ketään.
error-only-with = { $argument } toimii vain valitsimen { $other } kanssa.
    .next = Lisää { $other } tai jätä { $argument } pois.
