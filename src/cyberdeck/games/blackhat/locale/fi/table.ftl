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
        [cache] C
        [dos] D
        [honeypot] P
        [alarm] A
        [exploit] E
        [randomizer] R
       *[host] h
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
        [you] Asetat moduulin { $module } paikkaan { $place }
       *[other] { $player } asettaa moduulin { $module } paikkaan { $place }
    }
event-module-begin = Moduuli { $module } on paikassa { $place }
event-round =
    { $who ->
        [you] Kierros { $round }: { $hand } korttia kullekin. Sinä jaat
       *[other] Kierros { $round }: { $hand } korttia kullekin. { $player } jakaa
    }
event-hat-given =
    { $who ->
        [you] Saat Black Hatin
       *[other] { $player } saa Black Hatin
    }
event-hat-counted =
    { $who ->
        [you] Käännetty kortti: { $card }. Saat Black Hatin
       *[other] Käännetty kortti: { $card }. { $player } saa Black Hatin
    }
event-dealt =
    { $who ->
        [you] Kätesi: { $cards }
       *[other] { $player } saa kortit: { $cards }
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
        [you] Pelaat: { $cards }
       *[other] { $player } pelaa: { $cards }
    }
event-passed =
    { $who ->
        [you] Passaat
       *[other] { $player } passaa
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
        [you] Otat käteesi: { $cards }
       *[other] { $player } ottaa käteensä: { $cards }
    }
event-moved =
    { $who ->
        [you]
            { $whom ->
                [own] Siirrät nappulan: { $from } → { $to }
               *[other] Siirrät pelaajan { $other } nappulan: { $from } → { $to }
            }
       *[other]
            { $whom ->
                [own] { $player } siirtää nappulan: { $from } → { $to }
                [you] { $player } siirtää nappulasi: { $from } → { $to }
               *[other] { $player } siirtää pelaajan { $other } nappulan: { $from } → { $to }
            }
    }
event-reshuffled =
    { $count ->
        [one] Nostopakka on tyhjä: poistopakan yksi kortti sekoitetaan uudeksi nostopakaksi
       *[other] Nostopakka on tyhjä: poistopakan { $count } korttia sekoitetaan uudeksi nostopakaksi
    }
event-drew =
    { $who ->
        [you] Et voi siirtää nappulaa, joten nostat kortin: { $card }
       *[other] { $player } ei voi siirtää nappulaa, joten nostaa kortin: { $card }
    }
event-drew-hidden =
    { $who ->
        [you] Et voi siirtää nappulaa, joten nostat kortin
       *[other] { $player } ei voi siirtää nappulaa, joten nostaa kortin
    }
event-sent =
    { $who ->
        [you]
            { $whom ->
                [own] Palautat oman nappulasi alkuun: { $from } → { $to }
               *[other] Palautat pelaajan { $other } nappulan alkuun: { $from } → { $to }
            }
       *[other]
            { $whom ->
                [own] { $player } palauttaa oman nappulansa alkuun: { $from } → { $to }
                [you] { $player } palauttaa nappulasi alkuun: { $from } → { $to }
               *[other] { $player } palauttaa pelaajan { $other } nappulan alkuun: { $from } → { $to }
            }
    }
event-marked =
    { $who ->
        [you]
            { $change ->
                [up] Nostat ruudun jälkiarvoa yhdellä: { $space }
               *[down] Lasket ruudun jälkiarvoa yhdellä: { $space }
            }
       *[other]
            { $change ->
                [up] { $player } nostaa ruudun jälkiarvoa yhdellä: { $space }
               *[down] { $player } laskee ruudun jälkiarvoa yhdellä: { $space }
            }
    }
event-unmarked =
    { $who ->
        [you] Poistat merkin ruudusta: { $space }
       *[other] { $player } poistaa merkin ruudusta: { $space }
    }
event-lifted =
    { $who ->
        [you] Otat merkin siirtääksesi sen: { $space }
       *[other] { $player } ottaa merkin siirtääkseen sen: { $space }
    }
event-tracer-woke = Jäljittäjä herää
event-tracer-moved =
    { $who ->
        [you] Siirrät jäljittäjän: { $from } → { $to }
       *[other] { $player } siirtää jäljittäjän: { $from } → { $to }
    }
event-jailed =
    { $whom ->
        [you] Jäljittäjä nappaa nappulasi: { $from }
       *[other] Jäljittäjä nappaa pelaajan { $other } nappulan: { $from }
    }
event-out =
    { $who ->
        [you] Putoat pelistä. Poistopakkaan: { $cards }
       *[other] { $player } putoaa pelistä. Poistopakkaan: { $cards }
    }
event-asset = Critical Asset -laatta käännetään. { board-tile }
event-scored = Kierroksen { $round } pisteytys
event-score =
    { $who ->
        [you] Sinä: { $score } tältä kierrokselta, yhteensä { $total }. Kädessä: { $cards } (jälki { $hand })
       *[other] { $player }: { $score } tältä kierrokselta, yhteensä { $total }. Kädessä: { $cards } (jälki { $hand })
    }
event-swapped =
    { $who ->
        [you] Vaihdat viimeisen kierroksen jäljet pelaajan { $other } kanssa
       *[other]
            { $whom ->
                [you] { $player } vaihtaa viimeisen kierroksen jäljet kanssasi
               *[other] { $player } vaihtaa viimeisen kierroksen jäljet pelaajan { $other } kanssa
            }
    }
event-ended =
    { $why ->
        [asset] Peli päättyy: nappula on tullut Critical Asset -ruutuun
        [blocked] Peli päättyy: mikään nappula ei voi liikkua
        [traced] Peli päättyy: jäljittäjä on tullut Critical Asset -ruutuun
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
        [yes] Aloita tikki robotin puolesta: yksi tai useampi samanarvoinen kortti
       *[no] Aloita tikki: yksi tai useampi samanarvoinen kortti
    }
ask-follow =
    { $robot ->
        [yes]
            { $count ->
                [one] Pelaa robotin puolesta yksi kortti
               *[other] Pelaa robotin puolesta yksi kortti tai { $count } samanarvoista
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
        [one] Ota vielä yksi kortti
       *[other] Ota vielä { $count } korttia, pienimmästä alkaen
    }
ask-move =
    { $robot ->
        [yes] Robotti on voittanut tikin. Siirrä nappulaa sen puolesta
       *[no] Olet voittanut tikin. Siirrä nappulaa
    }
ask-send = Denial-of-Service: lähetä jokin nappula takaisin aloitusruutuun
ask-exploit = Exploit: voit nostaa tai laskea yhden Host-ruudun arvoa yhdellä
ask-relay = Aseta merkki toiseen Host-ruutuun (mistä otettiin: { $space })
ask-randomize = Randomizer: voit asettaa laudalle uuden moduulin
ask-lay = Valitse paikka moduulille { $module }
ask-tracer = Nappulasi on Alarm-ruudussa: siirrä jäljittäjää
ask-leak = Tietovuoto: voit vaihtaa viimeisen kierroksen jäljet
ask-over = Peli on päättynyt

## Siirrot

# $trace (text): paljonko jälkiä lähtee kädestä; $wins: yes, no, lead, never; $hat: yes, jos mukana on Black Hat
move-play =
    { $wins ->
        [yes] −{ $trace } jälkeä · johtaa tikkiä
        [no] −{ $trace } jälkeä · ei voita tikkiä
        [never] −{ $trace } jälkeä · Black Hat -tikki, jota ei voi voittaa
       *[lead]
            { $hat ->
                [yes] −{ $trace } jälkeä · Black Hat -tikki: pienin voittaa
               *[no] −{ $trace } jälkeä
            }
    }
    .label =
        { $wins ->
            [yes] −{ $trace } · johtaa
            [no] −{ $trace } · ei voita
            [never] −{ $trace } · ei voita
           *[lead] −{ $trace } jälkeä
        }
move-pass = passaa
move-decline =
    { $decision ->
        [exploit] ei muutosta
        [randomize] ei uutta moduulia
       *[leak] ei vaihtoa
    }
move-take-all = ota kaikki ({ $cards }): +{ $trace } jälkeä
    .label = +{ $trace } jälkeä
move-take-hat = ota { $cards }: +{ $trace } jälkeä; loput poistopakkaan
    .label = +{ $trace } jälkeä
move-take-pick =
    { $count ->
        [one] ota Black Hat (+{ $trace }) ja yksi arvokortti valintasi mukaan
       *[other] ota Black Hat (+{ $trace }) ja { $count } arvokorttia valintasi mukaan
    }
    .label = +{ $trace } ja valitse
move-pick =
    { $count ->
        [0] ota { $card }: +{ $trace } jälkeä
        [one] ota { $card }: +{ $trace } jälkeä; sitten vielä yksi
       *[other] ota { $card }: +{ $trace } jälkeä; sitten vielä { $count }
    }
    .label = +{ $trace } jälkeä
move-step =
    { $whose ->
        [own] { $from } ({ $was }) → { $space } ({ board-kind }, { $value })
        [you] sinun nappulasi: { $from } ({ $was }) → { $space } ({ board-kind }, { $value })
        [named] pelaajan { $player } nappula: { $from } ({ $was }) → { $space } ({ board-kind }, { $value })
       *[other] pelaajan { $number } nappula: { $from } ({ $was }) → { $space } ({ board-kind }, { $value })
    }
    .label =
        { $fate ->
            [end] { $change } · peli loppuu
            [stuck] { $change } · jumiin
           *[free]
                { $jump ->
                    [yes] { $change } · hyppy
                   *[no] jälki { $change }
                }
        }
move-send =
    { $whose ->
        [own] oma nappula takaisin: { $from } ({ $was }) → { $space } ({ $value })
        [you] sinun nappulasi takaisin: { $from } ({ $was }) → { $space } ({ $value })
        [named] pelaajan { $player } nappula takaisin: { $from } ({ $was }) → { $space } ({ $value })
       *[other] pelaajan { $number } nappula takaisin: { $from } ({ $was }) → { $space } ({ $value })
    }
    .label = { $change } · takaisin
move-mark = { $space }: { $value } → { $after }
    .label = { $value } → { $after }
move-lift = ota merkki ja siirrä se: { $space } ({ $value } → { $after })
    .label = { $value } → { $after }, siirrä
move-use = nosta satunnainen moduuli
move-choose = moduuli { $module }, satunnainen puoli
move-lay =
    { $count ->
        [0] paikkaan { $place }, ei nappuloita
        [one] paikkaan { $place }, yhden nappulan alle
       *[other] paikkaan { $place }, { $count } nappulan alle
    }
    .label =
        { $count ->
            [0] ei nappuloita
            [one] 1 nappulan alle
           *[other] { $count } nappulan alle
        }
move-trace =
    { $count ->
        [0] jäljittäjä: { $space }
        [one] jäljittäjä: { $space }, nappaa yhden nappulan
       *[other] jäljittäjä: { $space }, nappaa { $count } nappulaa
    }
    .label =
        { $count ->
            [0] jäljittäjä
           *[other] nappaa { $count }
        }
move-swap =
    { $whose ->
        [named] sinun { $mine }, pelaajan { $player } { $theirs }
       *[other] sinun { $mine }, pelaajan { $number } { $theirs }
    }
    .label = { $mine } → { $theirs }

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
        [play] -3: näin paljon jälkeä lähtee kädestä. ★: johtaa tikkiä
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
fact-round = Kierros { $round } (enintään { $limit })
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
fact-known = { $player }: tunnetut kortit { $cards }
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
board-jail = Tracer Jail ({ $value } kukin)
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
