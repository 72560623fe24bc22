### Mikä voi mennä vikaan ja mitä tehdä seuraavaksi (.next). Ensin avaimet tiedostosta kernel/errors.py, sitten komentorivin omat.

error = Jokin meni vikaan.
    .next = Yritä uudestaan.
error-move = Siirtoa ei hyväksytty.
    .next = Valitse siirto luettelosta.
error-malformed-move = Merkintää ”{ $text }” ei voi lukea siirtona.
    .next = Kirjoita siirron numero tai kopioi se luettelosta; help näyttää kaikki komennot.
error-illegal-move = { $move } ei ole nyt sallittu. Sääntö { $rule }:
    .next = Valitse siirto luettelosta; ? { $rule } näyttää säännön.
error-not-your-turn = Nyt ei ole sinun vuorosi.
    .next = Odota vuoroasi.
error-stale-move = Tilanne pöydässä on jo muuttunut.
    .next = Katso pöytää ja valitse uudestaan.
error-game-over = Peli on päättynyt.
    .next = Aloita uusi, tai katso uusinta: `cyberdeck replay`.
error-setup = Tällaista pöytää ei voi luoda.
    .next = `cyberdeck games` luettelee pelit ja niiden asetukset.
error-unknown-game = Peliä ”{ $game }” ei ole.
    .next = Saatavilla: { $known }.
error-faulty-game = Lisäosa ”{ $game }” ei toimi.
    .next = `cyberdeck games` näyttää, mikä on vialla; päivitä tai poista paketti.
error-unknown-option = Pelissä ei ole asetusta ”{ $option }”.
    .next = Sen asetukset ovat: { $known }. `cyberdeck games` selittää ne.
error-bad-option = Asetukselle { $option } ei käy ”{ $value }”.
    .next = Arvot: { $allowed }
error-bad-players = Tätä peliä pelaa { $least }–{ $most } pelaajaa, ei { $players }.
    .next = Valitse { $least }–{ $most } pelaajaa.
error-bad-deck =
    { $line ->
        [0] Tätä pakkaa ei voi käyttää (virheitä: { $problems }).
       *[in-line] Tätä pakkaa ei voi käyttää (virheitä: { $problems }; ensimmäinen on rivillä { $line }).
    } { $problem ->
        [deck-too-large] { deck-too-large }
        [deck-not-text] { deck-not-text }
        [deck-control] { deck-control }
        [deck-many-lines] { deck-many-lines }
        [deck-empty] { deck-empty }
        [deck-line-long] { deck-line-long }
        [deck-header-unknown] { deck-header-unknown }
        [deck-header-empty] { deck-header-empty }
        [deck-header-twice] { deck-header-twice }
        [deck-name-long] { deck-name-long }
        [deck-other-game] { deck-other-game }
        [deck-mark-before] { deck-mark-before }
        [deck-count-fraction] { deck-count-fraction }
        [deck-count-negative] { deck-count-negative }
        [deck-count-absurd] { deck-count-absurd }
        [deck-count-zero] { deck-count-zero }
        [deck-separator] { deck-separator }
        [deck-no-card] { deck-no-card }
        [deck-no-count] { deck-no-count }
        [deck-count-after] { deck-count-after }
        [deck-count-word] { deck-count-word }
        [deck-not-understood] { deck-not-understood }
        [deck-ambiguous] { deck-ambiguous }
        [deck-several] { deck-several }
        [deck-unknown-number] { deck-unknown-number }
        [deck-number-and-title] { deck-number-and-title }
        [deck-token] { deck-token }
        [deck-unknown-card] { deck-unknown-card }
        [deck-strange-card] { deck-strange-card }
        [deck-copies] { deck-copies }
        [deck-copies-together] { deck-copies-together }
        [deck-too-few] { deck-too-few }
        [deck-too-many] { deck-too-many }
        [deck-unknown-name] { deck-unknown-name }
       *[unknown] Se ei ole tämän pelin pakka.
    }
    .next =
        { $problem ->
            [deck-too-large] { deck-too-large.next }
            [deck-not-text] { deck-not-text.next }
            [deck-control] { deck-control.next }
            [deck-many-lines] { deck-many-lines.next }
            [deck-empty] { deck-empty.next }
            [deck-line-long] { deck-line-long.next }
            [deck-header-unknown] { deck-header-unknown.next }
            [deck-header-empty] { deck-header-empty.next }
            [deck-header-twice] { deck-header-twice.next }
            [deck-name-long] { deck-name-long.next }
            [deck-other-game] { deck-other-game.next }
            [deck-mark-before] { deck-mark-before.next }
            [deck-count-fraction] { deck-count-fraction.next }
            [deck-count-negative] { deck-count-negative.next }
            [deck-count-absurd] { deck-count-absurd.next }
            [deck-count-zero] { deck-count-zero.next }
            [deck-separator] { deck-separator.next }
            [deck-no-card] { deck-no-card.next }
            [deck-no-count] { deck-no-count.next }
            [deck-count-after] { deck-count-after.next }
            [deck-count-word] { deck-count-word.next }
            [deck-not-understood] { deck-not-understood.next }
            [deck-ambiguous] { deck-ambiguous.next }
            [deck-several] { deck-several.next }
            [deck-unknown-number] { deck-unknown-number.next }
            [deck-number-and-title] { deck-number-and-title.next }
            [deck-token] { deck-token.next }
            [deck-unknown-card] { deck-unknown-card.next }
            [deck-strange-card] { deck-strange-card.next }
            [deck-copies] { deck-copies.next }
            [deck-copies-together] { deck-copies-together.next }
            [deck-too-few] { deck-too-few.next }
            [deck-too-many] { deck-too-many.next }
            [deck-unknown-name] { deck-unknown-name.next }
           *[unknown] `cyberdeck deck check` kertoo kaiken, mikä pakassa on vialla.
        }
error-option-conflict = Näitä asetuksia ei voi yhdistää: { $options }. Ks. sääntö { $rule }.
    .next = Muuta jompaakumpaa; `cyberdeck rules` näyttää säännön.
error-record = Tätä pelitiedostoa ei voi käyttää.
    .next = Kokeile toista tiedostoa.
error-corrupt-record = Pelitiedosto on vioittunut tai sitä on muutettu.
    .next = Käytä toista kopiota tiedostosta. Tarkemmin: { $reason }
error-wrong-version =
    { $what ->
        [format] Pelitiedoston muoto on { $found }; tämä ohjelma lukee muotoa { $ours }.
       *[other] Peli on pelattu pelin { $what } sääntöjen versiolla { $found }; tässä ohjelmassa on versio { $ours }.
    }
    .next = Käytä sitä Cyberdeckin versiota, jolla tiedosto on tehty.
error-bad-data = Virheellistä osadataa tiedostossa { $file }, { $item }: { $reason }
    .next = Asenna Cyberdeck uudestaan.

error-unknown-command = Komentoa ”{ $command }” ei ole.
    .next = Kokeile: { $near }
error-unknown-argument = ”{ $argument }” ei kelpaa tässä.
    .next = Kokeile: { $near }
error-needs-value = { $argument }: arvo puuttuu, tai sitä ei kuulu antaa.
    .next = --help näyttää, miten sitä käytetään.
error-arguments = Argumentteja ei voi tulkita ({ $detail }).
    .next = --help näyttää, miten niitä käytetään.
error-bad-number = Valitsin { $argument } vaatii kokonaisluvun, vähintään { $least }, ei ”{ $value }”.
    .next = Anna luku.
error-bad-seat = Tässä pöydässä ei ole paikkaa { $seat }.
    .next = Valitse paikka väliltä 1–{ $seats }.
error-seat-needed = Tiedosto ei kerro, mikä paikka on sinun.
    .next = Lisää --seat, väliltä 1–{ $seats }.
error-bad-name = ”{ $name }” on varattu boteille.
    .next = Valitse toinen nimi.
error-option-shape = ”{ $option }” ei ole muotoa NIMI=ARVO.
    .next = Kirjoita se näin: --option NIMI=ARVO.
error-option-twice = Asetus { $option } on annettu kahdesti.
    .next = Anna se kerran.
error-not-together = Valitsimia { $first } ja { $second } ei voi yhdistää.
    .next = Jätä toinen pois.
error-other-game = { $file } on pelin { $game } tallenne.
    .next = Jätä pelin nimi pois.
error-no-rules = Pelillä ”{ $game }” ei ole sääntökirjaa.
    .next = `cyberdeck games` luettelee pelit; kysy tämän pelin sääntöjä sen tekijöiltä.
error-no-game = Mikä peli?
    .next = Saatavilla: { $known }.
error-no-file = Mikä tiedosto?
    .next = Nimeä tallennetun pelin tiedosto.
error-file-missing = Tiedostoa { $file } ei ole.
    .next = Tarkista nimi ja kansio.
error-file-read = Tiedostoa { $file } ei voi lukea ({ $detail }).
    .next = Tarkista, että se on tiedosto ja että saat lukea sen.
error-file-write = Tiedostoon { $file } ei voi kirjoittaa ({ $detail }).
    .next = Valitse toinen paikka valitsimella --save.
error-file-exists = Tiedosto { $file } on jo olemassa.
    .next = Valitse toinen nimi, tai jatka sitä peliä: --resume { $file }
error-unknown-language = Kieltä ”{ $language }” ei ole saatavilla.
    .next = Valitse en, ru, fi tai it.
error-unknown-rule = Sääntöä { $rule } ei ole.
    .next = Lähimmät: { $near }.
error-no-move = Siirtoa { $number } ei ole; siirtoja on { $count }.
    .next = Valitse luettelon numero. Siirto, joka on itse luku, kirjoitetaan näin: ={ $number }
error-why-what = Mikä siirto?
    .next = Esimerkiksi: why 3
error-internal = Odottamaton virhe ({ $detail }).
    .next = Ilmoita siitä, kiitos. Jos olit pelaamassa, peli on tallessa. CYBERDECK_DEBUG=1 näyttää tarkemmin.

error-log-level = ”{ $level }” ei ole lokitaso.
    .next = Valitse jokin näistä: { $known }.
error-config-file = Asetustiedosto { $file } ei ole kelvollista TOMLia ({ $detail }).
    .next = Korjaa tuo kohta. Rivillä on nimi, = ja arvo: port = 8765
error-config-key = { $file }: asetusta ”{ $name }” ei ole.
    .next = Kokeile: { $near }. `cyberdeck config` näyttää kaikki asetukset.
error-config-value = { $argument } ei voi olla ”{ $value }”.
    .next = Tiedostossa se kirjoitetaan näin: { $example }
error-port = Osoitteen { $host } porttia { $port } ei voi käyttää ({ $detail }).
    .next = Valitse toinen: --port; --port 0 ottaa minkä tahansa vapaan.

## Verkkopöydässä

error-table = Ei onnistu tässä pöydässä.
    .next = Katso pöytää uudelleen.
error-no-such-address = Tässä osoitteessa ei ole mitään.
    .next = Tarkista, onko siinä kirjoitusvirhe, tai siirry etusivulle.
error-wrong-host = Tämä palvelin ei tunne nimeä ”{ $host }”.
    .next = Käytä saamaasi osoitetta. Palvelimen ylläpitäjä voi lisätä nimen valinnalla `--hosts`.
error-not-allowed = Vain palvelimen ylläpitäjälle.
    .next = Lähetä valinnan `--metrics-token` avain tai kysy samalta koneelta.
error-bad-network = ”{ $value }” ei ole osoite eikä verkko.
    .next = Esimerkki: `--trusted-proxies 127.0.0.1,10.0.0.0/8`.
error-no-such-table = Pöytää { $code } ei ole.
    .next = Tarkista koodi.
error-no-lesson = Pelissä ”{ $game }” ei ole opastettua peliä.
    .next = Pelaa botteja vastaan.
error-seat-taken = Se paikka on varattu.
    .next = Ota toinen paikka tai katso peliä.
error-not-your-seat = Sinulla ei ole paikkaa tässä pöydässä.
    .next = Avaa paikkasi linkki tai ota vapaa paikka.
error-already-begun = Peli on jo alkanut.
    .next = Voit katsoa sitä.
error-not-begun = Peli ei ole vielä alkanut.
    .next = Odota, että peli alkaa.
error-seats-free =
    { $free ->
        [one] 1 paikka on vielä vapaana.
       *[other] { $free } paikkaa on vielä vapaana.
    }
    .next = Kutsu joku tai täytä paikat boteilla.
error-not-over = Mahdollista vasta pelin jälkeen.
    .next = Pelaa peli ensin loppuun.
error-cannot-undo =
    { $reason ->
        [over] Ei voi perua: peli on päättynyt.
        [chance] Ei voi perua: kortteja on jo nostettu.
        [answered] Ei voi perua: toinen pelaaja on jo siirtänyt.
        [revealed] Ei voi perua: salaisia kortteja on jo paljastunut.
        [none] Et ole vielä tehnyt valintoja.
        [asked] Olet jo pyytänyt. Muut päättävät.
        [refused] Tästä siirrosta on jo kysytty muilta.
       *[nobody] Kukaan ei pyydä perumaan siirtoa.
    }
    .next = Jatka peliä.
error-silenced = Tässä pöydässä pudonneet eivät voi kirjoittaa chattiin.
    .next = Voit taas kirjoittaa pelin jälkeen.
error-too-late = Aikasi loppui ennen kuin tämä siirto ehti perille.
    .next = Palvelin tekee tämän siirron puolestasi. Seuraava on taas sinun.
error-too-fast = Liian monta pyyntöä.
    .next = Odota hetki ja yritä uudelleen.
error-too-many = Palvelin on täynnä.
    .next = Yritä myöhemmin uudelleen.
error-too-many-of-bots = Sinulla on jo { $most ->
        [one] yksi pöytä, jossa
       *[other] { $most } pöytää, joissa
    } pelaavat vain botit.
    .next = Odota, että jokin näistä peleistä päättyy, tai sulje se ja odota muutama minuutti.
error-bad-message = Palvelin ei voinut lukea tätä ({ $reason }).
    .next = Lataa sivu uudelleen.
error-not-owner = Tämän voi tehdä vain pöydän omistaja.
    .next = Pyydä omistajaa tai avaa oma pöytä.
error-locked = Omistaja on lukinnut pöydän: siihen ei voi enää istua.
    .next = Katso peliä tai etsi toinen pöytä.
error-rules-changed = Pelin säännöt ovat muuttuneet sen pelaamisen jälkeen.
    .next = Uusinta näyttää, mitä tapahtui.
error-ended-by-operator = Palvelimen ylläpitäjä on päättänyt tämän pelin.
    .next = Uusinta näyttää, mitä tapahtui.
error-table-broken = Pöytää { $code } ei voi avata: sen tiedot ovat vioittuneet.
    .next = Palvelimen ylläpitäjä löytää sen karanteenista; mitään ei ole poistettu.
error-store = Tietokantaa { $file } ei voi käyttää.
    .next = Anna toinen tiedosto valinnalla --db.
error-store-unreadable = { $file } ei kelpaa tietokannaksi: { $detail }.
    .next = Anna toinen tiedosto valinnalla --db tai palauta varmuuskopio.
error-store-gap = Tietokannan { $file } pöytää ei voi lukea: { $detail }.
    .next = cyberdeck admin list näyttää sen; mitään ei ole poistettu.
error-store-newer = Tiedoston { $file } on kirjoittanut uudempi Cyberdeck (skeema { $found }, tämä tuntee { $ours }).
    .next = Asenna uudempi versio tai käytä toista tiedostoa.
error-store-in-use = Toinen palvelin käyttää jo tiedostoa { $file }.
    .next = Pysäytä se ensin tai anna toinen tiedosto valinnalla --db.
error-store-no-server = Osoitteesta { $file } ei vastaa tietokanta ({ $detail }).
    .next = Käynnistä PostgreSQL tai korjaa palvelin, portti ja tietokannan nimi valinnan --db jälkeen.
error-store-password = Tietokantapalvelin { $file } ei hyväksy tätä käyttäjää tai salasanaa.
    .next = Korjaa ne: --db postgresql://käyttäjä:salasana@palvelin/tietokanta
error-store-no-driver = Tästä asennuksesta puuttuu PostgreSQL:n tarvitsema osa.
    .next = Asenna se: pip install "{ $extra }"
error-store-away = Tietokanta ei vastaa juuri nyt.
    .next = Yritä hetken kuluttua uudelleen.
error-store-stale = Pöytä on siirtynyt toiselle palvelimelle.
    .next = Yritä uudelleen.
error-workers = Useampi työprosessi ei voi jakaa tiedostoa { $file }.
    .next = Anna niille PostgreSQL-tietokanta: --db postgresql://käyttäjä:salasana@palvelin/tietokanta
error-moved = Pöytä on toisella palvelimella.
    .next = Seuraa ohjausta palvelimelle { $to }.
error-admin-command = ”{ $command }” ei ole adminin komento. Komennot: { $known }.
    .next = Ohje: cyberdeck admin --help
error-admin-status = ”{ $status }” ei ole pöydän tila.
    .next = Mahdolliset: { $known }.
error-admin-nothing = Kohteesta { $what } ei ole tallennettu mitään.
    .next = cyberdeck admin list näyttää kaikki pöydät.
error-admin-not-so = Komento { $command } ei sovi kohteen { $what } tilaan.
    .next = cyberdeck admin show { $what } kertoo tilan.
error-admin-unanswered = Palvelin ei toteuttanut komentoa { $seconds } sekunnissa.
    .next = Tarkista, vastaako se; se toteuttaa komennon heti, kun voi.
error-unsaved = Tallennus ei onnistunut; mikään ei muuttunut.
    .next = Yritä uudelleen.
