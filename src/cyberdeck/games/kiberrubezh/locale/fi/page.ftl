### Kiberrubezh selaimessa: mitä piirretty pöytä sanoo table.ftl:n lisäksi.

## Vuoro

kr-turn-of =
    { $who ->
        [you] Sinun vuorosi
       *[other] Vuorossa { $player }
    }
kr-turn = vuoro { $turn } (enintään { $limit })
kr-phases = Vuoron vaiheet

## Pelaaja

kr-you = sinä
kr-deck =
    { $count ->
        [one] kortti pakassa
       *[other] korttia pakassa
    }
kr-deck-of = Pakassa on vielä kortteja: { $count }/{ $start }
kr-lasts =
    { $count ->
        [0] häviö seuraavan vuoron alussa, ellei kortteja palaa
        [one] riittää vielä yhteen vuoroon
       *[other] riittää vielä { $count } vuoroon
    }
kr-lasts-why = Joka vuorolla nostetaan kaksi korttia, ja hyökkäykset vievät lisää. Jos niitä on vuoron alussa alle kaksi, häviät.
kr-fell = −{ $count } tällä vuorolla
kr-pile =
    { $count ->
        [0] poistopakka: tyhjä
        [one] poistopakka: yksi kortti
       *[other] poistopakka: { $count } korttia
    }
kr-pile-title =
    { $who ->
        [you] Poistopakkasi
       *[other] Poistopakka: { $player }
    }
kr-gone = Poissa pelistä: { $cards }
kr-none = Tyhjä
kr-hand-size =
    { $count ->
        [one] yksi kortti kädessä
       *[other] { $count } korttia kädessä
    }
kr-cards =
    { $count ->
        [one] yksi kortti
       *[other] { $count } korttia
    }
kr-known =
    { $who ->
        [you] Tunnetut kortit kädessäsi: { $cards }
       *[other] Tunnetut kortit kädessä ({ $player }): { $cards }
    }
kr-rest =
    { $who ->
        [you] Jäljellä olevat korttisi
       *[other] Jäljellä olevat kortit: { $player }
    }
kr-rest-title =
    { $who ->
        [you] Korttisi kädessä ja pakassa (pakkalistat ovat avoimia)
       *[other] Kortit kädessä ja pakassa (pakkalistat ovat avoimia): { $player }
    }
kr-tops = Pakan päällä: { $cards }
kr-bottoms = Pakan alla, ylhäältä alas: { $cards }
# $kind: defence tai attack
kr-power =
    { $missing ->
        [0] { power-kind }: tarvitaan { $needed }/{ $given }, vapaana { $free }
       *[other] { power-kind }: tarvitaan { $needed }, on { $given }, puuttuu { $missing }
    }
kr-power-short =
    { $kind ->
        [defence] Puolustus
       *[attack] Hyökkäys
    }
kr-extra = vuoron loppuun, kumpaakin: +{ $count }

## Pöytä

kr-table-of =
    { $who ->
        [you] Sinun puolesi
       *[other] Pelaajan { $player } puoli
    }
kr-zone-empty = ei yhtään
kr-hint = Valitse kortti, niin näet sen tiedot.
kr-hint-attack = Valitse aallon hyökkäykset. Mikään ei ole lopullista ennen vahvistusta.
kr-hint-block = Valitse suojakeino ja sitten korostettu hyökkäys. Mikään ei ole lopullista ennen vahvistusta.
kr-hint-object = Valitse korostettu kortti.
kr-idle = Vain yksi siirto on mahdollinen; peli jatkuu hetken kuluttua.
kr-choose-attack = { $card }: valitse korostettu hyökkäys.
kr-may-choose = voi valita
kr-close = Sulje

## Aallot ja torjunnat

kr-wave = Aalto
kr-wave-planned = Aaltosi (ei aloitettu)
kr-stage-naming = aaltoa kootaan
kr-stage-react = ennen torjuntoja
kr-stage-block = torjunta
kr-stage-last = torjuntojen jälkeen
kr-stage-resolve = torjumattomat hyökkäykset vaikuttavat
kr-open =
    { $count ->
        [one] yksi torjumatta
       *[other] { $count } torjumatta
    }
kr-met =
    { $count ->
        [one] yksi torjuttu tai tehty
       *[other] { $count } torjuttu tai tehty
    }
kr-planned =
    { $count ->
        [one] valittu
       *[other] { $count } valittu
    }
kr-planned-block = torjuu: { $measure }
kr-blocks-used = torjuntoja valittu: { $used }/{ $count }
kr-take-back = Poista: { $card }
kr-take-back-all = Tyhjennä
kr-declare =
    { $count ->
        [one] Aloita aalto (1 hyökkäys)
       *[other] Aloita aalto ({ $count } hyökkäystä)
    }
kr-send-blocks =
    { $count ->
        [one] Vahvista 1 torjunta
       *[other] Vahvista { $count } torjuntaa
    }
kr-block-with = Torju tällä: { $card }
kr-stopped = Tilanne muuttui. Lähettämättä: { $moves }

## Käsi ja vastaukset

kr-moves = Siirtosi
kr-hand = Kätesi
kr-hand-of = Käsi: { $player }
kr-hand-seen = Käsi ({ $player }): valitse kortti
kr-pile-choose = Poistopakkasi: valitse kortti
kr-seen = vastustaja tietää
kr-dear = teho ei riitä
kr-card-not-now = ei pelattavissa nyt
kr-choose-card =
    { $decision ->
        [bottom] Valitse pakkasi alle siirrettävät kortit.
       *[other] Valitse pelattava kortti.
    }
kr-idea = Mistä kortti kertoo
kr-clear = Peruuta
kr-why = Miksi ei: { $move }?

## Loppu

kr-draw = Tasapeli.
kr-end-deck =
    { $who ->
        [you] Vuorosi alkoi, kun pakassasi oli alle kaksi korttia.
       *[other] Pelaajan { $player } vuoro alkoi, kun pakassa oli alle kaksi korttia.
    }
kr-end-limit = Viimeinen vuoro on ohi: suurempi pakka voittaa.
reason-KR-1-2 = Sinulla ei ole tätä korttia kädessä.
reason-KR-1-5 = Tämä suojakeino ei torju tätä hyökkäystä.
reason-KR-1-6 = Tapahtumia pelataan omalla vuorolla tai puolustaessa.
reason-KR-1-7 = Kortin oma teksti ei salli tätä nyt.
reason-KR-2-1 = Kortteja jaetaan vielä.
reason-KR-2-2 = Päätä ensin aloituskädestäsi.
reason-KR-3-1 = Peli on päättynyt.
reason-KR-3-2 = Kortteja nostetaan.
reason-KR-3-4 = Olet jo pelannut kaksi resurssia tällä vuorolla.
reason-KR-3-5 = Vapaa tehosi ei riitä tähän korttiin.
reason-KR-3-6 = Vain pystyssä olevat hyökkäyskeinosi voivat hyökätä.
reason-KR-3-7 = Vain pystyssä oleva suojakeino torjuu hyökkäyksen.
reason-KR-3-8 = Nyt vaikuttavat vain torjumattomat hyökkäykset.
reason-KR-3-10 = Ominaisuus tai hyökkäys ei ole nyt mahdollinen.
reason-KR-3-14 = Vaikutus ei voi kohdistua tähän korttiin.
reason-KR-3-15 = Peli on päättynyt.
reason-KR-3-16 = Ei tässä vuoron vaiheessa.
reason-KR-3-17 = Palauta ensin kortit järjestyksessä.
