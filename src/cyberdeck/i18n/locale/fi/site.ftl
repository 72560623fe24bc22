### Sivut pöytien ympärillä: aloitus, avoimet pöydät, uusi pöytä, odotushuone, asetukset.

## Kaikkialla

site-skip = Siirry sisältöön
site-nav = Sivusto
site-tables = Avoimet pöydät
site-settings = Asetukset
site-theme-dark = Tumma
site-theme-light = Vaalea
site-theme-system = Järjestelmä
site-pace = Tahti
    .about = Bottien ja korttien nopeus
site-pace-slow = Hidas
site-pace-normal = Normaali
site-pace-fast = Nopea
site-pace-instant = Heti
site-stops = Kysy minulta
site-stops-choices = Kun voin valita
    .about = Pöytä passaa puolestasi, kun ei ole valittavaa eikä vastattavaa
site-stops-attacks = Kun minua vastaan hyökätään
    .about = Vain kun sinua vastaan hyökätään; muulloin pöytä passaa
site-stops-all = Aina
    .about = Täysi hallinta: passaat aina itse
site-sound = Ääni
site-minutes = { $minutes } min
site-game = Peli

## Aloitussivu

site-pick-table = Valitse pöytä
site-play = Pelaa
site-more = Pelaa ystävien kanssa, valitse asetukset
site-invited = Saitko kutsun?
site-have-code = Onko sinulla pöydän koodi?
site-your-games = Omat pelisi
site-own-with = Mukana { $names }
site-own-open =
    { $count ->
        [one] Odotetaan yhtä pelaajaa
       *[other] Odotetaan { $count } pelaajaa
    }
site-own-over = Päättynyt
site-own-more =
    { $count ->
        [one] Vielä yksi peli
       *[other] Vielä { $count } peliä
    }

## Avoimet pöydät

site-tables-count =
    { $count ->
        [0] Kukaan ei odota
        [one] Yksi pöytä odottaa pelaajia
       *[other] { $count } pöytää odottaa pelaajia
    }
site-filters = Suodattimet
site-filters-clear = Poista suodattimet ja näytä kaikki pelit
site-seats-free = Vapaita paikkoja
site-any = Mikä tahansa
site-watch-too = Näytä käynnissä olevatkin
site-table-of = Pöytä: { $name }
site-table-empty = Vielä tyhjä
site-quiet = Täällä on hiljaista
    .about = Sopivaa pöytää ei nyt ole. Avaa oma ja lähetä linkki, tai lämmittele botteja vastaan.
site-play-bots = Pelaa ensin botteja vastaan
site-own-none = Ei pelejä kesken
    .about = Keskeneräiset pelit odottavat täällä, vaikka suljet selaimen.

## Uusi pöytä

site-new-what = Mitä pelataan
site-players =
    { $count ->
        [one] { $count } pelaaja
       *[other] { $count } pelaajaa
    }
site-room = Tilaa vielä { $count }:lle
site-new-sum =
    { $players ->
        [one] { $players } pelaaja, noin { $minutes } minuuttia
       *[other] { $players } pelaajaa, noin { $minutes } minuuttia
    }
site-new-bots =
    { $count ->
        [one] yksi botti
       *[other] { $count } bottia
    }
site-new-open =
    { $count ->
        [one] yksi avoin paikka
       *[other] { $count } avointa paikkaa
    }
site-new-make = Luo pöytä
site-options = Kaikki asetukset
site-done = Valmis
site-changes =
    { $count ->
        [one] { $count } muutos
       *[other] { $count } muutosta
    }
site-changed = muutettu
site-option-barred = ”{ $what }” ei käy, kun valittuna on ”{ $because }”.
site-undo-changes = Kumoa muutokset
site-less = Vähemmän: { $what }
site-more-of = Lisää: { $what }
site-you = sinä
site-seat-you = Sinä
site-seat-open = Avoin paikka
    .about = Tähän istuu kutsumasi pelaaja. Jos ketään ei tule, botti ottaa paikan, kun aloitat.
site-seat-bot = Botti
site-seat-invite = kenet kutsutkin
site-seat-add = Lisää
site-seat-remove = Poista tämä paikka
site-level = Botin taso
site-all-bots = Botit muille paikoille
site-all-open = Avaa muut paikat
site-who-joins = Ketkä voivat liittyä
site-private = Ystävät linkillä
    .about = Kukaan muu ei näe pöytää
site-public = Kuka tahansa
    .about = Näkyy avoimissa pöydissä
site-clock-none = Ei kelloa
    .about = ei kiirettä
site-clock-relaxed = Rento
    .about = 15 min kullekin
site-clock-brisk = Reipas
    .about = 5 min kullekin
site-clock-mail = Kirjepeli
    .about = vuorokausi siirtoon
site-clock-days = { $days ->
    [one] päivä siirtoon
   *[other] { $days } päivää siirtoon
}
site-absence = Kun kaikki ovat lähteneet
site-absence-wait = Odota
    .about = peli odottaa, kunnes joku palaa
site-absence-week = Viikko
    .about = viikon kuluttua botit pelaavat sen loppuun
site-absence-play = Jatka
    .about = botit pelaavat kaikkien puolesta
site-owner = pöydän omistaja
site-lock = Lukitse
site-unlock = Avaa lukitus
site-locked = Omistaja on lukinnut pöydän
site-remove = Vapauta paikka: { $name }
site-hand-on = Tee omistajaksi: { $name }
site-wait-owner = Pelin aloittaa { $name }.
site-clock-each = { $minutes } min kullekin
site-clock-per-move = { $seconds } s siirtoon

## Odotushuone

site-wait-choose = Valitse vapaa paikka
site-wait-for =
    { $count ->
        [one] Odotetaan vielä yhtä pelaajaa
       *[other] Odotetaan vielä { $count } pelaajaa
    }
site-wait-ready = Kaikki ovat paikalla
site-wait-bots = Aloita milloin haluat: botit ottavat vapaat paikat.
site-wait-others = Pelaajat aloittavat pelin; voit katsoa.
site-wait-go = Peli voi alkaa.
site-wait-count = { $here } / { $of }
site-wait-full = Kaikki paikat varattu
site-wait-code = Liity tällä koodilla
site-wait-learn = Ensi kertaa?
site-copy-link = Kopioi linkki
site-share = Jaa
site-fair = Sekoitus on jo lyöty lukkoon, ja sen voi tarkistaa jälkeenpäin

## Täällä ei ole mitään

site-missing = Nostit tyhjän kortin
    .next = Tässä osoitteessa ei ole mitään. Linkki voi olla vanha, pöytä suljettu, tai kirjain katosi matkalla.
site-missing-card = Sivua ei löydy
site-missing-kind = Tapahtuma
site-missing-text = Kukaan ei voita. Sekoita osoite ja nosta uudelleen.
site-pick = Valitse peli
