### Black Hat selaimessa: mitä piirretty pöytä sanoo table.ftl:n lisäksi.

## Lauta

bh-board-name =
    { $board ->
        [expert] Konkarin lauta
       *[standard] Peruslauta
    }

## Pelaajat

bh-leads = aloittaa
bh-out = pudonnut

## Vastaaminen

bh-card = { $card }, jälki { $trace }
bh-play = Pelaa { $cards }
reason-BH-1-2 = Tätä nappulaa ei ole pelissä.
reason-BH-2-4 = Kortteja jaetaan vielä.
reason-BH-3-1 = Sinä aloitat: yksi kortti tai useampi samanarvoinen.
reason-BH-3-2 = Yksi kortti tai yhtä monta kuin aloittajalla.
reason-BH-3-5 = Et voi passata, kun sinulla on pelattava kortti.
reason-BH-4-1 = Sinulla ei ole tätä jokerikorttia.
reason-BH-5-2 = Valitse ensin, mitä otat Black Hat -tikistä.
reason-BH-5-3 = Useaa korttia vastaan Black Hat tarvitsee parin.
reason-BH-6-1 = Siirrä omaa nappulaa tai toisen, jos ruutu on alle nollan.
reason-BH-6-2 = Nappula seuraa nuolta ensimmäiseen vapaaseen ruutuun.
reason-BH-7-4 = Tämä nappula on jo Critical Asset -ruudussa.
reason-BH-7-5 = Denial-of-Service: nappula on jumissa, tai siirto ei käy.
reason-BH-7-6 = Tämä nappula on jumissa Honeypotissa.
reason-BH-7-7 = Tämä nappula on jumissa Alarm-ruudussa.
reason-BH-7-8 = Exploit: vain Host-ruutuja, yhdellä, yksi merkki kuhunkin.
reason-BH-7-9 = Randomizer: valitse näytetyistä moduuleista ja paikoista.
reason-BH-9-1 = Peli on päättynyt.
reason-BH-10-1 = Jäljittäjä on hereillä ja sen on liikuttava.
reason-BH-10-2 = Jäljittäjä liikkuu viereiseen ruutuun, ei takaisin.
reason-BH-10-3 = Tämä nappula on Tracer Jail -ruudussa.
reason-BH-11-1 = Tietovuoto: voit vaihtaa yhden toisen pelaajan kanssa.
bh-status = Kierros { $round }/{ $limit } · pienin jälki voittaa
bh-status-celebrity = Kierros { $round }/{ $limit } · lähimpänä statustaan oleva voittaa
bh-now = nyt
bh-highest = suurin nyt
bh-lies-turned = Käännetty esiin
bh-lies-trick =
    { $best ->
        [yes] Pelaaja: { $player }, toistaiseksi suurin
       *[no] Pelaaja: { $player }
    }
bh-passed = passasi
bh-space = { $name }, { $kind }, jälki { $trace }
bh-space-pawn = Pelaajan { $player } nappula
bh-space-tracer = Jäljittäjä on tässä
bh-sign-honeypot = jumissa
bh-sign-dos = DoS
bh-sign-alarm = alarm
bh-sign-exploit = exploit
bh-sign-randomizer = arvonta
bh-drama-hat = Black Hat -tikki
bh-drama-stuck = Jumissa!
bh-drama-round = Kierros { $round } päättyi
bh-fact-trace = Jälki
bh-card-title = Kortti { $rank }
bh-read-rank = Jälki lasketaan kierroksen lopussa, jos kortti on yhä kädessäsi. Usea saman arvon kortti yhdessä voittaa suuremman tikin.
bh-read-joker = Käy mistä tahansa arvosta. Käteen jääneenä se maksaa eniten.
bh-read-hat = Kääntää tikin nurin: pienin arvo voittaa, ja voittaja ottaa kortteja.
bh-where = Kierros { $round }. Jälki: { $standing }. Kätesi: { $hand }. Nappulat: { $pawns }.
bh-seat =
    jälki { $total }, nyt { $exact ->
        [yes] { $now }
       *[no] { $now } tai enemmän
    }, { $cards ->
        [one] 1 kortti
       *[other] { $cards } korttia
    }
bh-where-trick = Pöydässä: { $trick }.
bh-discard =
    { $count ->
        [one] Poistopakka: 1 kortti
       *[other] Poistopakka: { $count } korttia
    }
bh-discard-none = Siinä ei ole kortteja.
bh-end-why =
    { $gap ->
        [0] { $player } voittaa tasatilanteen, jälki { $trace }.
       *[other] { $player } jätti pienimmän jäljen, { $trace }: { $gap } vähemmän kuin seuraava.
    }
bh-end-celebrity = Lähimpänä omaa statustaan: { $player }.
bh-last-round = { $trace } viimeisellä kierroksella
