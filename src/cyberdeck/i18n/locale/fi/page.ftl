### Sivu selaimessa, sama kaikille peleille. Pelin oma pöytä on sen omissa tiedostoissa.

page-brand = Cyberdeck
page-skip = Suoraan pöytään
page-rules = Säännöt
page-language = Kieli
page-lang-en = English
page-lang-ru = Русский
page-lang-fi = Suomi
page-lang-it = Italiano
page-theme = Teema
page-theme-system = Järjestelmän mukaan
page-theme-dark = Tumma
page-theme-light = Vaalea
page-calm = Vähennä animaatioita
page-notices = Kerro, kun on minun vuoroni
page-notices-on = Päällä: selain näyttää ilmoituksen, kun katsot muualle.
page-notices-off = Pois päältä.
page-notices-ask = Pois päältä. Selain kysyy luvan kerran.
page-notices-blocked = Selain estää ilmoitukset. Salli ne tälle sivustolle osoitteen vierestä ja lataa sivu uudelleen.
page-notices-none = Selain ei näytä ilmoituksia täällä. Sivun otsikko ja ääni kertovat silti vuorostasi.
page-notices-start = Ota käyttöön
page-notices-stop = Poista käytöstä
page-loading = Ladataan…
page-close = Sulje
page-back = Takaisin
page-home = Etusivulle
page-error-offline = Palvelimeen ei saada yhteyttä.
    .next = Tarkista yhteytesi. Yritetään uudelleen…

## Aloitussivu

page-lead = Lautapelejä hakkereista ja puolustajista
    .about = Pelaa heti botteja vastaan tai lähetä kaverille linkki. Ei asennusta, ei tunnuksia.
page-players = { $players } pelaajaa
page-first-game = Opastettu peli
page-new-table = Uusi pöytä
page-guest = Vieras
page-join = Liity koodilla
page-join-code = Pöydän koodi
page-join-go = Liity
page-free =
    { $count ->
        [one] 1 vapaa paikka
       *[other] { $count } vapaata paikkaa
    }
page-playing = Käynnissä
page-sit = Liity
page-sit-at = Ota paikka { $number }
page-sit-table = Liity pöytään { $code }
page-watch = Katso
page-watch-table = Katso pöytää { $code }
page-go-on = Jatka
page-replays = Uusinnat
page-replay-file = Avaa pelitiedosto

## Uusi pöytä

page-name = Nimesi
page-new-seats = Paikat
page-seat = Paikka { $number }
page-bot-random = Satunnainen
    .about = satunnaisia siirtoja
page-bot-greedy = Ahne
    .about = pelaa yksinkertaisilla säännöillä
page-bot-easy = Helppo
    .about = ensimmäisiin peleihin
page-bot-medium = Keskitaso
    .about = tasaväkinen vastustaja
page-bot-hard = Vaikea
    .about = rankaisee virheistä
page-bot-expert = Mestari
    .about = vahvin botti
page-bot-thinks = { $bot }: { $about }; enintään { $seconds } s siirtoa kohti
page-bot-at-once = { $bot }: { $about }
page-clock = Kello
page-option-on = käytössä
page-option-off = ei käytössä

## Ennen peliä

page-waiting-seated = Olet pöydässä. Kutsu muut ja aloita.
page-waiting-choose = Valitse vapaa paikka tai jää katsomaan.
page-seat-free = vapaa
page-seat-here = paikalla
page-seat-away = poissa
page-seat-bot = botti: { $bot }
page-seat-stand-in = poissa (botti)
page-start = Aloita peli
page-start-fill =
    { $count ->
        [one] Aloita: botti vapaalle paikalle
       *[other] Aloita: botit { $count } vapaalle paikalle
    }
page-leave = Poistu pöydästä
page-invite = Kutsu
page-invite-picture = Tämän pöydän QR-koodi
page-copy = Kopioi
page-copy-what = Kopioi: { $what }
page-copied = Kopioitu
page-commitment-why = Sekoitus on jo lukittu. Tällä tiivisteellä kuka tahansa voi pelin jälkeen tarkistaa, ettei sitä ole muutettu:
page-table-options = Pöydän asetukset
page-table-clock-move = Kello: { $seconds } s siirtoa kohti
page-table-clock-bank = Kello: { $minutes } min koko peliin + { $seconds } s siirtoa kohti

## Pöydässä

page-seats = Pelaajat
page-turn = vuorossa
page-your-turn = Sinun vuorosi
page-choose = Valitse siirto
page-waiting-for = Odotetaan: { $names }
page-moves = Siirtosi ({ $count })
page-moves-none = Ei sinun vuorosi
page-moves-wait = Siirtosi näkyvät tässä, kun on vuorosi.
page-moves-hint = Napsauta siirtoa tai kirjoita sen numero ja paina Enter. Nuolinäppäimillä selaat.
page-typed = { $number }: { $move }. Enter pelaa, Esc peruuttaa
page-typed-nothing = { $number }: ei sellaista siirtoa
page-show-rule = Näytä sääntö { $rule }
page-all-rules = Kaikki säännöt
page-log = Pelin kulku
page-log-empty = Ei vielä mitään
page-chat = Chat
page-chat-empty = Ei vielä viestejä
page-chat-aside = (vain pudonneille)
page-chat-label = Viesti
page-chat-send = Lähetä
page-clock-of = { $name }: aikaa jäljellä
page-clock-soon = Aika loppuu
page-takes-over = Botti jatkaa puolestasi, aikaa
page-watching = Olet katsoja: näet sen, mikä pöydässä on julkista.
page-watch-instead = Vain katso
page-seat-gone = Tämä paikkalinkki ei ole enää voimassa.
    .next = Paikka on luovutettu, tai linkki on vajaa.
page-left-table = Lähdit tästä pöydästä.
    .next = Kesken pelin botti pelaa puolestasi, kunnes palaat.
page-come-back = Palaa pöytään
page-attend = Kysy minulta aina
    .why = Pois: pöytä passaa puolestasi, kun muuta siirtoa ei ole. Päällä: passaat itse, eikä kukaan saa tietää, ettei muuta ollut.
page-undo = Peru siirto
page-undo-asked = { $name } pyytää saada perua viime siirtonsa.
page-undo-agree = { $name } pyytää saada perua viime siirtonsa. Sallitaanko?
page-undo-yes = Kyllä
page-undo-no = Ei
page-leave-sure = Poistutko pöydästä? Botti pelaa puolestasi, kunnes palaat.
page-stay = Jää pöytään
page-seat-link = Siirrä paikkasi toiselle laitteelle
page-seat-link-warning = Tällä linkillä pääsee paikallesi ja näkee korttisi. Avaa se vain omalla laitteellasi.
page-lost = Yhteys katkesi. Peli on tallessa; yhdistetään uudelleen…
page-try-now = Yritä heti
page-why-legal = { $move } on sallittu.
page-error-illegal-move = { $move } ei ole nyt mahdollinen:
    .next = Valitse siirto luettelosta.
page-error-malformed-move = Merkintää ”{ $text }” ei voi lukea siirtona.
    .next = Valitse siirto luettelosta.
page-error-option-conflict = Näitä asetuksia ei voi yhdistää: { $options }. Syy on säännössä:
    .next = Muuta yhtä niistä.
page-error-game-over = Peli on päättynyt.
    .next = Pelaa revanssi tai katso uusinta.

## Pelin jälkeen

page-after = Pelin jälkeen
page-winners =
    { $count ->
        [0] Kukaan ei voita
        [one] { $names } voittaa
       *[other] Jaettu voitto: { $names }
    }
page-rematch = Revanssi
page-rematch-go = Siirry revanssiin
page-watch-replay = Katso uusinta
page-record = Lataa pelitiedosto
page-proof = Tarkista sekoitus
page-proof-why = Ennen jakoa palvelin julkaisi salaisen siemenluvun tiivisteen, ja jokainen pelaaja lisäsi siihen omaa satunnaisuuttaan. Nyt siemenluku on julkinen, ja kuka tahansa voi tarkistaa jokaisen sekoituksen.
page-proof-verify = Lataa pelitiedosto ja tarkista se:

## Uusinnat

page-replay = Uusinta
page-replay-of = Uusinta: { $game }
page-replay-choose = Pelitiedosto sivulta tai päätteestä
page-replay-changed = Pelin säännöt ovat muuttuneet pelaamisen jälkeen. Pöytää ei voi enää näyttää; tässä on, mitä tapahtui.
page-replay-begin = Peli alkaa
page-replay-move = { $name }: { $move }
page-eyes = Katso
page-eyes-all = kaikki paikat
page-eyes-spectator = katsojana
page-player = Uusinnan ohjaus
page-player-first = Alkuun
page-player-back = Askel taaksepäin
page-player-on = Askel eteenpäin
page-player-last = Loppuun
page-player-play = Toista
page-player-pause = Tauko
page-player-moment = Vaihe
page-player-at = { $moment } / { $of }
page-player-speed = Nopeus
page-player-hint = Näppäimet: ← → askel, Home ja End alkuun ja loppuun, välilyönti toistaa ja pysäyttää.

## Säännöt

page-rules-search = Etsi säännöistä
page-rules-found =
    { $count ->
        [one] 1 sääntö
       *[other] { $count } sääntöä
    }

## Ensimmäinen peli

page-coach = Opastaja
page-coach-done = Selvä
page-coach-next = Selvä (vielä { $count })

## Pakat

page-decks = Pakat
page-decks-of = Pakat: { $game }
page-decks-form = Vähintään { $least } korttia, samaa enintään { $copies }.
page-decks-form-span = { $span } korttia, samaa enintään { $copies }.
page-decks-free = Ei rajaa: { $free }.
page-decks-open = Aloita pakasta
page-decks-own = Tällä laitteella
page-decks-built-in = Valmiit pakat
page-decks-empty = Tyhjä pakka
page-decks-take = Avaa
page-decks-opened = Avattu: { $name }
page-decks-back = Palauta edellinen pakka
page-decks-cards = Kortit
page-decks-search = Hae nimistä ja teksteistä
page-decks-kind = Laji
page-decks-keyword = Avainsana
page-decks-where = Näytä
page-decks-all = kaikki
page-decks-in = pakassa olevat
page-decks-out = pakasta puuttuvat
page-decks-none = Ei hakua vastaavia kortteja
page-decks-show-all = Näytä kaikki kortit
page-decks-marked = rekonstruoitu
page-decks-idea = Mistä kortti kertoo
page-decks-add = Lisää: { $card }
page-decks-remove = Poista: { $card }
page-decks-count = { $card }: pakassa { $count }
page-decks-list = Pakka
page-decks-size =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }
page-decks-nothing = Ei vielä kortteja. Paina kortin + tai aloita valmiista pakasta.
page-decks-checking = Tarkistetaan…
page-decks-good = Pakka on pelikelpoinen.
page-decks-bad =
    { $count ->
        [one] Ei vielä pelikelpoinen: 1 virhe
       *[other] Ei vielä pelikelpoinen: { $count } virhettä
    }
page-decks-name = Pakan nimi
page-decks-unnamed = Oma pakka
page-decks-save = Tallenna laitteelle
page-decks-saved = Tallennettu laitteelle.
page-decks-delete = Poista laitteelta
page-decks-deleted = Poistettu laitteelta; tässä pakka on vielä auki.
page-decks-play = Uusi pöytä tällä pakalla
page-decks-stats = Tilastot
page-decks-hand = Koekäsi
page-decks-draw = Nosta { $count } korttia
page-decks-draw-again = Sekoita ja nosta { $count }
page-decks-draw-more = Nosta { $count } lisää
page-decks-text = Tekstinä
page-decks-text-label = Kortti riville: montako, sitten nimi millä tahansa kielellä tai numero, esimerkiksi 3 #13
page-decks-read = Tuo
page-decks-read-understood =
    { $count ->
        [one] Tuo 1 tunnistettu kortti
       *[other] Tuo { $count } tunnistettua korttia
    }
page-decks-read-done =
    { $count ->
        [one] Tuotu { $count } kortti.
       *[other] Tuotu { $count } korttia.
    }
page-decks-reset = Palauta pakan teksti
page-decks-copy = Kopioi teksti
page-decks-download = Lataa
page-decks-file = Avaa tiedosto
page-decks-code = Pakan koodi
page-decks-choose = Paikan { $number } pakka
page-decks-private = oma pakka
page-decks-builder = Rakenna pakka
page-decks-at-table = Pakat (näkyvät kaikille)
page-decks-group = { $kind }: { $count }
page-decks-line = Rivi { $line }: { $text }
page-decks-stats-kinds = Kortit lajeittain
page-decks-stats-chances = Vähintään yhden todennäköisyys
page-decks-stats-opening = aloituskäsi
page-decks-stats-again = uuden käden jälkeen
page-decks-stats-turn = vuoro { $turn }
page-decks-stats-how = ”Uuden käden jälkeen”: pelaaja, jonka aloituskädessä korttia ei ole, ottaa uuden käden niin monesti kuin säännöt sallivat. Vuoroissa ovat mukana siihen mennessä nostetut kortit.
page-decks-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
page-error-no-decks = Pelissä { $game } ei ole omia pakkoja.
    .next = Omat pakat ovat peleissä: { $known }
