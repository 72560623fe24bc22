### Sivu selaimessa, sama kaikille peleille. Pelin oma pöytä on sen omissa tiedostoissa.

page-brand = Cyberdeck
page-skip = Suoraan pöytään
page-menu = Valikko
page-rules = Säännöt
page-language = Kieli
page-lang-en = English
page-lang-ru = Русский
page-lang-fi = Suomi
page-lang-it = Italiano
page-theme = Värit
page-theme-system = kuten järjestelmässä
page-theme-dark = tummat
page-theme-light = vaaleat
page-calm = Ei liikettä
page-loading = Hetkinen…
page-close = Sulje
page-cancel = Peru
page-back = Takaisin
page-home = Aloitussivulle
page-error-offline = Palvelimeen ei saada yhteyttä.
    .next = Tarkista yhteytesi; sivu yrittää uudelleen.

## Aloitussivu

page-lead = Lautapelejä hakkereista ja puolustajista
    .about = Pelaa heti botteja vastaan tai lähetä ystävälle linkki. Ei asennusta, ei tunnuksia.
page-players = { $players } pelaajaa
page-minutes = { $minutes } minuuttia
page-play-now = Pelaa heti botteja vastaan
page-first-game = Ensimmäinen peli selityksin
page-new-table = Uusi pöytä
page-guest = Vieras
page-join = Liity koodilla
page-join-code = Pöydän koodi
page-join-go = Liity
page-public = Julkiset pöydät
page-public-none = Juuri nyt ei ole julkisia pöytiä. Avaa sellainen!
page-free =
    { $count ->
        [one] Yksi vapaa paikka
       *[other] { $count } vapaata paikkaa
    }
page-playing = Peli on käynnissä
page-sit = Istu
page-sit-at = Istu paikalle { $number }
page-sit-table = Istu pöytään { $code }
page-watch = Katso
page-watch-table = Katso pöytää { $code }
page-continue = Omat pöytäsi
page-go-on = Jatka
page-replays = Uusinnat
page-replay-file = Peli tiedostosta
page-replay-open = Avaa

## Uusi pöytä

page-name = Nimesi
page-new-players = Pelaajia
page-new-seats = Ketkä pelaavat
page-seat = Paikka { $number }
page-person = ihminen
page-bot-random = Satunnainen
    .about = mikä tahansa sallittu vastaus
page-bot-greedy = Ahne
    .about = pelaa nyrkkisäännöillä
page-bot-easy = Helppo
    .about = ensimmäisiin peleihin
page-bot-medium = Keskitaso
    .about = tasainen vastustaja
page-bot-hard = Vaikea
    .about = rankaisee virheistä
page-bot-expert = Mestari
    .about = vahvin kaikista
page-bot-thinks = { $bot }: { $about }; miettii enintään { $seconds } s
page-bot-at-once = { $bot }: { $about }
page-clock = Kello
page-clock-kind = Miettimisaika
page-clock-none = niin kauan kuin haluaa
page-clock-move = jokaiseen vastaukseen
page-clock-bank = koko peliin
page-clock-seconds = Sekunteja
page-clock-minutes = Minuutteja
page-clock-increment = Lisäsekunteja vastausta kohti
page-new-options =
    { $count ->
        [one] Yksi pelin asetus
       *[other] { $count } pelin asetusta
    }
page-option-on = käytössä
page-option-off = ei käytössä
page-new-public = Julkinen: kuka tahansa voi löytää pöydän ja istua siihen
page-new-make = Avaa pöytä

## Ennen peliä

page-waiting-seated = Sinulla on paikka. Kutsu muut ja aloita sitten.
page-waiting-choose = Valitse vapaa paikka, tai odota ja katso.
page-seat-free = vapaa
page-seat-here = paikalla
page-seat-away = poissa
page-seat-bot = botti: { $bot }
page-seat-stand-in = poissa; botti pelaa
page-start = Aloita peli
page-start-fill =
    { $count ->
        [one] Aloita, botti vapaalle paikalle
       *[other] Aloita, botit { $count } vapaalle paikalle
    }
page-leave = Poistu pöydästä
page-invite = Kutsu
page-invite-link = Linkki tähän pöytään
page-invite-code = Tai kerro koodi:
page-invite-picture = Pöydän linkin QR-koodi
page-copy = Kopioi
page-copy-what = Kopioi: { $what }
page-copied = Kopioitu
page-commitment-why = Palvelin on jo valinnut sekoitukselle salaisen siemenluvun. Tämä luku sitoo sen siihen, ja pelin jälkeen kuka tahansa voi tarkistaa sen:
page-table-options = Tämän pöydän asetukset
page-table-clock-move = Kello: { $seconds } s jokaiseen vastaukseen
page-table-clock-bank = Kello: { $minutes } min koko peliin ja { $seconds } s lisää vastausta kohti

## Pöydässä

page-seats = Pelaajat
page-turn = vuorossa
page-your-turn = Sinun vuorosi
page-choose = Valitse vastaus
page-waiting-for = Odotetaan: { $names }
page-moves =
    { $count ->
        [one] Yksi vastaus
       *[other] { $count } vastausta
    }
page-moves-none = Nyt ei ole mitään vastattavaa
page-moves-wait = Vastaukset tulevat, kun sinulta kysytään.
page-moves-hint = Paina vastausta, tai kirjoita sen numero ja Enter. Nuolinäppäimillä kuljet luettelossa.
page-typed = { $number }: { $move }. Enter valitsee, Esc unohtaa.
page-typed-nothing = { $number }: sellaista vastausta ei ole.
page-show-rule = Näytä sääntö { $rule }
page-all-rules = Lue lisää säännöistä
page-log = Mitä tapahtui
page-log-empty = Ei vielä mitään.
page-chat = Keskustelu
page-chat-empty = Kukaan ei ole sanonut mitään.
page-chat-aside = (vain pudonneille)
page-chat-label = Sano jotakin
page-chat-send = Sano
page-clock-of = Aika: { $name }
page-clock-soon = kiire!
page-takes-over = Botti pelaa ajan kuluttua:
page-watching = Katsot peliä: näet sen, minkä kaikki pöydässä saavat tietää.
page-watch-instead = Katso peliä
page-seat-gone = Tämä linkki ei enää johda millekään paikalle.
    .next = Paikka on luovutettu, tai linkki kopioitui vain osittain.
page-attend = Kysy minulta silloinkin, kun voin vain passata
    .why = Muuten pöytä passaa puolestasi hetken kuluttua. Jos sinulta kysytään aina, passaat omaan tahtiisi eikä kukaan näe, mitä olisit voinut tehdä.
page-undo = Peru vastaus
page-undo-asked = { $name } pyytää saada perua viimeisen vastauksen.
page-undo-agree = { $name } pyytää saada perua viimeisen vastauksen. Sopiiko se?
page-undo-yes = Kyllä
page-undo-no = Ei
page-leave-sure = Poistutko pöydästä? Botti pelaa puolestasi, kunnes palaat.
page-stay = Jää
page-seat-link = Siirrä paikkasi toiselle laitteelle
page-seat-link-warning = Se, jolla on tämä linkki, istuu paikallasi ja näkee korttisi. Avaa se vain omalla laitteellasi.
page-lost = Yhteys katkesi. Peli on tallessa; yritämme palata.
page-try-now = Yritä nyt
page-why-legal = { $move } on sallittu.
page-error-illegal-move = { $move } ei ole nyt sallittu. Sen kieltää sääntö:
    .next = Valitse jokin luettelon vastauksista.
page-error-malformed-move = ”{ $text }” ei ole tämän pelin siirto.
    .next = Valitse jokin luettelon vastauksista.
page-error-option-conflict = Nämä asetukset eivät sovi yhteen: { $options }. Syyn kertoo sääntö:
    .next = Muuta yhtä niistä.
page-error-game-over = Peli on päättynyt.
    .next = Pelaa uusi erä tai katso tämä peli uudelleen.

## Pelin jälkeen

page-after = Pelin jälkeen
page-winners =
    { $count ->
        [0] Kukaan ei voita
        [one] { $names } voittaa
       *[other] Jaettu voitto: { $names }
    }
page-rematch = Uusi erä
page-rematch-go = Siirry uuteen erään
page-watch-replay = Katso uudelleen
page-record = Lataa tallenne
page-proof = Oliko sekoitus rehellinen?
page-proof-why = Ennen jakoa palvelin sitoutui salaiseen siemenlukuun, ja jokainen pelaaja lisäsi siihen omaa sattumaansa. Nyt siemenluku on julki, ja kuka tahansa voi tarkistaa jokaisen sekoituksen.
page-proof-verify = Lataa tallenne ja tarkista se:

## Uusinnat

page-replay = Uusinta
page-replay-of = Uusinta: { $game }
page-replay-choose = Tallenne: ladattu pelin jälkeen tai päätteen tallentama
page-replay-begin = Peli alkaa.
page-replay-move = { $name }: { $move }
page-eyes = Näytetään
page-eyes-all = kaikki
page-eyes-spectator = mitä katsoja näki
page-player = Uusinnan ohjaus
page-player-first = Alkuun
page-player-back = Askel taaksepäin
page-player-on = Askel eteenpäin
page-player-last = Loppuun
page-player-play = Toista
page-player-pause = Tauko
page-player-moment = Hetki
page-player-at = { $moment } / { $of }
page-player-speed = Nopeus
page-player-hint = Näppäimet: ← → askel, Home ja End, välilyönti toistaa ja pysäyttää.

## Säännöt

page-rules-search = Etsi säännöistä
page-rules-found =
    { $count ->
        [one] Yksi sääntö
       *[other] { $count } sääntöä
    }

## Ensimmäinen peli

page-coach = Opastaja
page-coach-done = Selvä
page-coach-next = Selvä (vielä { $count })

## Pakat

page-decks = Pakat
page-decks-of = Pakat: { $game }
page-decks-form = Pakassa on vähintään { $least } korttia ja samaa korttia enintään { $copies }.
page-decks-form-span = Pakassa on { $span } korttia ja samaa korttia enintään { $copies }.
page-decks-free = Ilman rajaa: { $free }.
page-decks-open = Aloita pakasta
page-decks-own = Tällä laitteella
page-decks-built-in = Pelin omat pakat
page-decks-empty = Tyhjä pakka
page-decks-take = Avaa
page-decks-opened = Avattu: { $name }
page-decks-back = Takaisin äskeiseen pakkaan
page-decks-cards = Kortit
page-decks-search = Hae nimistä ja teksteistä
page-decks-kind = Laji
page-decks-keyword = Avainsana
page-decks-where = Näytä
page-decks-all = kaikki
page-decks-in = pakassa olevat
page-decks-out = pakasta puuttuvat
page-decks-none = Sellaista korttia ei ole.
page-decks-show-all = Näytä kaikki kortit
page-decks-marked = rekonstruoitu
page-decks-idea = Mistä kortti kertoo
page-decks-add = Yksi lisää: { $card }
page-decks-remove = Yksi pois: { $card }
page-decks-count = { $card }: pakassa { $count }
page-decks-list = Pakka
page-decks-size =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }
page-decks-nothing = Ei vielä kortteja. Paina kortin + tai aloita pelin omasta pakasta.
page-decks-checking = Pakkaa tarkistetaan…
page-decks-good = Tällä pakalla voi pelata.
page-decks-bad =
    { $count ->
        [one] Vielä ei voi pelata: yksi asia korjattavana.
       *[other] Vielä ei voi pelata: { $count } asiaa korjattavana.
    }
page-decks-name = Pakan nimi
page-decks-unnamed = Oma pakka
page-decks-save = Tallenna laitteelle
page-decks-saved = Tallennettu tälle laitteelle.
page-decks-delete = Poista laitteelta
page-decks-deleted = Poistettu tältä laitteelta. Pakka on yhä auki tässä.
page-decks-play = Uusi pöytä tällä pakalla
page-decks-stats = Mitä pakka lupaa
page-decks-hand = Koekäsi
page-decks-draw = Nosta { $count } korttia
page-decks-draw-again = Sekoita ja nosta taas { $count }
page-decks-draw-more = Nosta { $count } lisää
page-decks-text = Tekstinä
page-decks-text-label = Kortti riville: montako ja sitten nimi millä tahansa kielellä tai numero, esimerkiksi 3 #13
page-decks-read = Lue pakka
page-decks-read-understood =
    { $count ->
        [one] Ota ymmärretty kortti
       *[other] Ota { $count } ymmärrettyä korttia
    }
page-decks-read-done =
    { $count ->
        [one] Luettu: { $count } kortti.
       *[other] Luettu: { $count } korttia.
    }
page-decks-reset = Takaisin pakan omaan tekstiin
page-decks-copy = Kopioi teksti
page-decks-download = Lataa
page-decks-file = Avaa tiedosto
page-decks-code = Yhdellä rivillä
page-decks-choose = Paikan { $number } pakka
page-decks-private = oma pakka
page-decks-builder = Rakenna pakka
page-decks-at-table = Pakat, kaikille avoimet
page-decks-group = { $kind }: { $count }
page-decks-line = Rivi { $line }: { $text }
page-decks-stats-kinds = Kortit lajeittain
page-decks-stats-chances = Todennäköisyys saada ainakin yksi
page-decks-stats-opening = aloituskäsi
page-decks-stats-again = uusi jako
page-decks-stats-turn = vuoro { $turn }
page-decks-stats-how = ”Uusi jako”: se, jonka aloituskädessä korttia ei ole, ottaa uuden käden niin monesti kuin säännöt sallivat. Vuorot tulevat sen jälkeen, ja jokaisella nostetaan pakasta.
page-decks-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
page-error-no-decks = Peliä { $game } ei pelata omilla pakoilla.
    .next = Näitä pelataan: { $known }
