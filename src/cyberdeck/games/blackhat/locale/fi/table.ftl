### Black Hat pöydässä: tapahtumat, siirrot, kysymykset, lauta.
### $who on `you`, kun puhutaan lukijasta; $player on nimi. Kortit, nappulat ja ruudut kirjoitetaan niin kuin merkinnässä.

## Nimet numeron mukaan

board-kind =
    { $kind ->
        [cache] { kind-cache }
        [dos] { kind-dos }
        [honeypot] { kind-honeypot }
        [alarm] { kind-alarm }
        [exploit] { kind-exploit }
        [randomizer] { kind-randomizer }
        [start] { kind-start }
        [goal] { kind-goal }
        [jail] { kind-jail }
        [tracer] { kind-tracer }
       *[host] { kind-host }
    }
board-letter =
    { $kind ->
        [cache] V
        [dos] P
        [honeypot] U
        [alarm] Ä
        [exploit] A
        [randomizer] S
       *[host] i
    }
board-tile-name =
    { $tile ->
        [offshore] { asset-offshore }{ $mark }
        [log_server] { asset-log_server }{ $mark }
        [kill_switch] { asset-kill_switch }{ $mark }
        [honeynet] { asset-honeynet }{ $mark }
        [leak] { asset-leak }{ $mark }
       *[nsa] { asset-nsa }{ $mark }
    }
board-tile =
    { $tile ->
        [offshore] { board-tile-name }: { asset-offshore.effect }
        [log_server] { board-tile-name }: { asset-log_server.effect }
        [kill_switch] { board-tile-name }: { asset-kill_switch.effect }
        [honeynet] { board-tile-name }: { asset-honeynet.effect }
        [leak] { board-tile-name }: { asset-leak.effect }
       *[nsa] { board-tile-name }: { asset-nsa.effect }
    }

## Tapahtumat

event-dealer =
    { $who ->
        [you] Jaat ensimmäisenä
       *[other] { $player } jakaa ensimmäisenä
    }
event-status =
    { $who ->
        [you] Statuskorttisi: { $value }
       *[other] { $player }, statuskortti: { $value }
    }
event-status-hidden =
    { $who ->
        [you] Nostat statuskortin
       *[other] { $player } nostaa statuskortin
    }
event-module-drawn =
    { $who ->
        [you] Nostat moduulin { $module }
       *[other] { $player } nostaa moduulin { $module }
    }
event-module-laid =
    { $who ->
        [you] Panet moduulin { $module } paikkaan { $place } ({ $spaces })
       *[other] { $player } panee moduulin { $module } paikkaan { $place } ({ $spaces })
    }
event-module-begin = Moduuli { $module } on paikassa { $place } ({ $spaces })
event-round =
    { $who ->
        [you] Kierros { $round } alkaa, kortteja kullekin { $hand }; jakaja olet sinä
       *[other] Kierros { $round } alkaa, kortteja kullekin { $hand }; jakaja on { $player }
    }
event-hat-given =
    { $who ->
        [you] Saat Black Hatin
       *[other] { $player } saa Black Hatin
    }
event-hat-counted =
    { $who ->
        [you] Käännetty kortti on { $card }: saat Black Hatin
       *[other] Käännetty kortti on { $card }: { $player } saa Black Hatin
    }
event-dealt =
    { $who ->
        [you] Sinulle jaetaan { $cards }
       *[other] { $player } saa kortit { $cards }
    }
event-dealt-hidden =
    { $who ->
        [you] Sinulle jaetaan kortti
       *[other] { $player } saa kortin
    }
event-led =
    { $who ->
        [you] Aloitat tikin: { $cards }
       *[other] { $player } aloittaa tikin: { $cards }
    }
event-played =
    { $who ->
        [you] Pelaat { $cards }
       *[other] { $player } pelaa { $cards }
    }
event-passed =
    { $who ->
        [you] Jätät tikin väliin
       *[other] { $player } jättää tikin väliin
    }
event-won =
    { $who ->
        [you] Voitat tikin
       *[other] { $player } voittaa tikin
    }
event-won-hat =
    { $who ->
        [you] Voitat Black Hat -tikin pienimmillä korteilla
       *[other] { $player } voittaa Black Hat -tikin pienimmillä korteilla
    }
event-took =
    { $who ->
        [you] Otat käteesi { $cards }
       *[other] { $player } ottaa käteensä { $cards }
    }
event-moved =
    { $who ->
        [you] Siirrät nappulan { $pawn } ruudusta { $from } ruutuun { $to }
       *[other] { $player } siirtää nappulan { $pawn } ruudusta { $from } ruutuun { $to }
    }
event-reshuffled =
    { $count ->
        [one] Nostopakka on tyhjä: poistopakan yksi kortti sekoitetaan
       *[other] Nostopakka on tyhjä: poistopakan { $count } korttia sekoitetaan
    }
event-drew =
    { $who ->
        [you] Et voi siirtää ja nostat kortin { $card }
       *[other] { $player } ei voi siirtää ja nostaa kortin { $card }
    }
event-drew-hidden =
    { $who ->
        [you] Et voi siirtää ja nostat kortin
       *[other] { $player } ei voi siirtää ja nostaa kortin
    }
event-sent =
    { $who ->
        [you] Lähetät nappulan { $pawn } ruudusta { $from } takaisin ruutuun { $to }
       *[other] { $player } lähettää nappulan { $pawn } ruudusta { $from } takaisin ruutuun { $to }
    }
event-marked =
    { $who ->
        [you]
            { $change ->
                [up] Nostat ruudun { $space } jälkiarvoa yhdellä
               *[down] Lasket ruudun { $space } jälkiarvoa yhdellä
            }
       *[other]
            { $change ->
                [up] { $player } nostaa ruudun { $space } jälkiarvoa yhdellä
               *[down] { $player } laskee ruudun { $space } jälkiarvoa yhdellä
            }
    }
event-unmarked =
    { $who ->
        [you] Otat merkin pois ruudusta { $space }
       *[other] { $player } ottaa merkin pois ruudusta { $space }
    }
event-lifted =
    { $who ->
        [you] Otat ruudusta { $space } merkin ylös pannaksesi sen muualle
       *[other] { $player } ottaa ruudusta { $space } merkin ylös pannakseen sen muualle
    }
event-tracer-woke = Jäljittäjä herää ruudussa T0
event-tracer-moved =
    { $who ->
        [you] Siirrät jäljittäjän ruudusta { $from } ruutuun { $to }
       *[other] { $player } siirtää jäljittäjän ruudusta { $from } ruutuun { $to }
    }
event-jailed = Jäljittäjä ottaa nappulan { $pawn } kiinni ruudussa { $from }: tyrmään
event-out =
    { $who ->
        [you] Putoat pelistä, ja korttisi heitetään pois: { $cards }
       *[other] { $player } putoaa pelistä, ja kortit heitetään pois: { $cards }
    }
event-asset = Kriittisen kohteen laatta käännetään. { board-tile }
event-scored = Kierros { $round } lasketaan
event-score =
    { $who ->
        [you] Korttisi { $cards } (jälki { $hand }) ja nappulasi: tältä kierrokselta { $score }, yhteensä { $total }
       *[other] { $player }, kortit { $cards } (jälki { $hand }) ja nappulat: tältä kierrokselta { $score }, yhteensä { $total }
    }
event-swapped =
    { $who ->
        [you] Vaihdat viimeisen kierroksen jälkiä, toinen on { $other }
       *[other]
            { $whom ->
                [you] { $player } vaihtaa viimeisen kierroksen jälkiä kanssasi
               *[other] { $player } vaihtaa viimeisen kierroksen jälkiä, toinen on { $other }
            }
    }
event-ended =
    { $why ->
        [asset] Peli päättyy: nappula on tullut Kriittiseen kohteeseen
        [blocked] Peli päättyy: mikään nappula ei voi liikkua
        [traced] Peli päättyy: jäljittäjä on tullut Kriittiseen kohteeseen
        [alone] Peli päättyy: vain yksi pelaaja on jäljellä
       *[limit] Peli päättyy: tämä oli viimeinen kierros
    }
event-winner =
    { $shared ->
        [yes]
            { $who ->
                [you] Jaat voiton
               *[other] { $player } jakaa voiton
            }
       *[no]
            { $who ->
                [you] Voitat pelin
               *[other] { $player } voittaa pelin
            }
    }

## Kysymykset

ask-lead =
    { $robot ->
        [yes] Robotti aloittaa, ja pelaat sen puolesta: yksi tai useita samanarvoisia kortteja
       *[no] Sinä aloitat: yksi tai useita samanarvoisia kortteja
    }
ask-follow =
    { $robot ->
        [yes]
            { $count ->
                [one] Pelaat robotin puolesta: yksi kortti
               *[other] Pelaat robotin puolesta: yksi kortti tai { $count }
            }
       *[no]
            { $count ->
                [one] Pelaa yksi kortti
               *[other] Pelaa yksi kortti tai { $count } samanarvoista
            }
    }
ask-take =
    { $robot ->
        [yes] Robotti on voittanut Black Hat -tikin. Mitä se ottaa?
       *[no] Olet voittanut Black Hat -tikin. Mitä otat?
    }
ask-pick =
    { $count ->
        [one] Ota vielä yksi kortti, pienimmästä alkaen
       *[other] Ota vielä { $count } korttia yksi kerrallaan, pienimmästä alkaen
    }
ask-move =
    { $robot ->
        [yes] Robotti on voittanut tikin. Siirrä nappulaa sen puolesta
       *[no] Olet voittanut tikin. Siirrä nappulaa
    }
ask-send = Palvelunesto, nappula { $what }: lähetä jokin nappula takaisin aloitusruutuun
ask-exploit = Haavoittuvuus: saat muuttaa yhden Isäntäkoneen jälkiarvoa yhdellä
ask-relay = Pane ruudusta { $what } otettu merkki toiselle Isäntäkoneelle
ask-randomize = Satunnaistin: saat panna laudalle uuden moduulin
ask-lay = Mihin moduuli { $module } tulee?
ask-tracer = Nappulasi on Hälytyksessä: siirrä jäljittäjää
ask-leak = Tietovuoto: saat vaihtaa viimeisen kierroksen jälkesi
ask-over = Peli on päättynyt

## Siirrot

# $trace (text): paljonko jälkiä lähtee kädestä; $wins: yes, no, lead, never; $hat: yes, jos mukana on Black Hat
move-play =
    { $wins ->
        [yes] kädestä lähtee { $trace }, voittaa toistaiseksi
        [no] kädestä lähtee { $trace }, ei voita
        [never] kädestä lähtee { $trace }; Black Hat -tikki, jota sillä ei voi voittaa
       *[lead]
            { $hat ->
                [yes] kädestä lähtee { $trace }; Black Hat -tikki: pienin voittaa
               *[no] kädestä lähtee { $trace }
            }
    }
move-pass = jätä tikki väliin
move-decline =
    { $decision ->
        [exploit] älä muuta mitään
        [randomize] älä pane moduulia
       *[leak] älä vaihda
    }
move-take-all = ota kaikki: { $cards }, lisää { $trace }
move-take-hat = ota { $cards }, lisää { $trace }; loput poistopakkaan
move-take-pick =
    { $count ->
        [one] ota Black Hat ({ $trace }) ja yksi arvokortti valintasi mukaan
       *[other] ota Black Hat ({ $trace }) ja { $count } arvokorttia valintasi mukaan
    }
move-pick =
    { $count ->
        [0] ota { $card }, lisää { $trace }
        [one] ota { $card }, lisää { $trace }; sitten vielä yksi
       *[other] ota { $card }, lisää { $trace }; sitten vielä { $count }
    }
move-step = nappula { $pawn } ruutuun { $space } ({ board-kind }, { $value }), ruudusta { $from } ({ $was })
move-send = nappula { $pawn } takaisin ruutuun { $space } ({ $value }), ruudusta { $from } ({ $was })
move-mark = { $space }: jälkiarvo { $after } eikä { $value }
move-lift = ota merkki ruudusta { $space } (sitten { $after } eikä { $value }) ja pane se muualle
move-use = pane satunnainen moduuli
move-choose = pane moduuli { $module }, puoli arvotaan
move-lay =
    { $count ->
        [0] ruutuihin { $spaces }
       *[other] ruutuihin { $spaces }, nappuloiden { $pawns } alle
    }
move-trace =
    { $count ->
        [0] jäljittäjä ruutuun { $space }
       *[other] jäljittäjä ruutuun { $space }; tyrmään: { $pawns }
    }
move-swap = vaihda { $mine } pelaajan { $number } lukuun { $theirs }

## Pöytä

table-goal = VÄHITEN jälkiä voittaa
table-goal-celebrity = LÄHIMPÄNÄ omaa statustaan oleva voittaa
table-robot = Robotti
table-total = Yhteensä
table-so-far = Kierros
table-pawns = Nappulat, jälki
table-size = Kortit
table-known = Tiedetään
table-last = Viimeinen kierros
table-status = Status
table-leads = (aloittaa)
table-out = (pudonnut)
table-hand = Käsi
table-each = Jälki
table-cards =
    { $count ->
        [one] yksi kortti
       *[other] { $count } korttia
    }
table-trick = Tikki
# miten lyhyet vastaukset luetaan
table-hint =
    { $decision ->
        [play] -3: näin paljon jälkiä lähtee kädestä. ★: voittaa toistaiseksi
        [exploit] 3→4: jälkiarvo nyt ja sen jälkeen
        [send] 5→2: nappulan jälki nyt ja sen jälkeen
       *[move] ruudun laji ja jälkiarvo
    }
# $count (number): montako korttia aloittaja pelasi
table-highest =
    { $count ->
        [one]
            { $who ->
                [you] Voitat toistaiseksi: suurin kortti [BH-3.3]
               *[other] { $player } voittaa toistaiseksi: suurin kortti [BH-3.3]
            }
       *[other]
            { $who ->
                [you] Voitat toistaiseksi: suurimmat { $count } korttia [BH-3.3]
               *[other] { $player } voittaa toistaiseksi: suurimmat { $count } korttia [BH-3.3]
            }
    }
table-lowest =
    { $count ->
        [one]
            { $who ->
                [you] Voitat toistaiseksi: pienin kortti, tämä on Black Hat -tikki [BH-5.1]
               *[other] { $player } voittaa toistaiseksi: pienin kortti, tämä on Black Hat -tikki [BH-5.1]
            }
       *[other]
            { $who ->
                [you] Voitat toistaiseksi: pienimmät { $count } korttia, Black Hat -tikki [BH-5.1]
               *[other] { $player } voittaa toistaiseksi: pienimmät { $count } korttia, Black Hat -tikki [BH-5.1]
            }
    }
fact-round = Kierros { $round }, enintään { $limit }
fact-dealer = Jakaja: { $player }
fact-leader = Tikin aloittaja: { $player }
fact-hat = Black Hat: { $player }
fact-hat-trick = Black Hat: tikissä
fact-deck = Nostopakassa: { $count }
fact-status = Statuksesi: { $value }
fact-asset = Kohdelaatta: { board-tile }
fact-tile = Kohdelaatta: { board-tile-name }
fact-total = Pelaaja { $number }, { $player }: jälkiä yhteensä { $total }
fact-out = { $player }: pudonnut pelistä
fact-so-far = { $player }: tällä kierroksella toistaiseksi { $trace }, siitä nappulat { $pawns }
fact-cards =
    { $count ->
        [one] { $player }: yksi kortti kädessä
       *[other] { $player }: { $count } korttia kädessä
    }
fact-known = { $player }: kaikki tietävät kortit { $cards }
fact-pawn = { $player }: nappula { $pawn } ruudussa { $space } ({ board-kind }), jälki { $value }
fact-play = Tikissä, { $player }: { $cards }
fact-card =
    { $count ->
        [one] Kädessäsi: { $card }, jälki { $trace }
       *[other] Kädessäsi: { $card }, { $count } korttia, kunkin jälki { $trace }
    }
fact-hand =
    { $count ->
        [one] Kätesi: yksi kortti, jälki { $trace }
       *[other] Kätesi: { $count } korttia, jälki { $trace }
    }

## Lauta

board-title = Lauta{ $mark }
board-module = moduuli
board-place = moduulipaikka
board-marker = merkki +1, −1
board-reconstructed = rekonstruktio, ei niin kuin painettu
board-tracer = Jäljittäjä:
board-tracer-asleep = nukkuu
board-jail = Tyrmä ({ $value } kukin)
board-face = Moduuli { $module }, myötäpäivään vasemmasta yläkulmasta: { $spaces }
board-faces = Moduulit, myötäpäivään vasemmasta yläkulmasta:
board-space =
    { $kind ->
        [start] { $space } ({ $name }), jälki { $value }, nuolet ruutuihin: { $arrows }.
        [goal] { $space } ({ $name }), jälki { $value }, perillä.
       *[other] { $space } ({ board-kind }: { $name }), jälki { $value }, nuolet ruutuihin: { $arrows }.
    }
board-space-pawns = Nappulat: { $pawns }.
board-space-tracer = Jäljittäjä on tässä.
board-space-marker =
    { $change ->
        [up] Merkki +1.
       *[down] Merkki -1.
    }
board-space-module = Moduuli paikassa { $place }.

## Pelin jälkeen

story-trace = Jälki
