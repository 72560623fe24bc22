### Black Hat selaimessa: mitä piirretty pöytä sanoo table.ftl:n lisäksi.

## Lauta

bh-board-name =
    { $board ->
        [expert] Konkarin lauta
       *[standard] Peruslauta
    }
bh-board-hint =
    { $mode ->
        [step] Valitse korostettu nappula ja sitten korostettu ruutu, tai suoraan ruutu.
        [trace] Valitse jäljittäjälle korostettu ruutu.
        [mark] Valitse korostettu ruutu ja sitten, mitä sen jäljelle tapahtuu.
        [lay] Valitse moduulille jokin korostetuista paikoista.
       *[look] Valitse ruutu, niin näet, mitä siinä tapahtuu.
    }
bh-legend = Mitä merkit tarkoittavat
bh-spaces = Kaikki ruudut sanoin
bh-pawn-may-move = Voit siirtää sitä nyt

## Tikki ja pinot

bh-discard =
    { $count ->
        [one] Poistopakka: yksi kortti
       *[other] Poistopakka: { $count } korttia
    }
bh-turned = Käännetty Black Hatia varten: { $card }
bh-hat-trick = Black Hat -tikki: pienin voittaa
bh-last-trick = Edellinen tikki
bh-not-yet = ei vielä mitään
bh-trick-none =
    { $who ->
        [you] Pöytä on tyhjä. Sinä aloitat seuraavan tikin.
       *[other] Pöytä on tyhjä. Seuraavan tikin aloittaa { $player }.
    }

## Pelaajat

bh-players = Pelaajat ja heidän jälkensä
bh-turn = vastaa
bh-leads = aloittaa
bh-deals = jakaa
bh-out = pudonnut
bh-at-least = vähintään
bh-pawns = nappulat { $trace }
bh-hand-of = Käsi: { $player }

## Vastaaminen

bh-moves = Vastauksesi
bh-trace = jälki { $trace }
bh-card = { $card }, jälki { $trace }
bh-card-not-now = ei voi pelata nyt
bh-choose = Valitse yksi kortti tai useampia ja pelaa ne sitten.
bh-play = Pelaa { $cards }
bh-play-not = { $cards } (jälki { $trace }): ei voi pelata nyt.
bh-clear = Tyhjennä valinta
bh-why = Miksi ei { $move }?

## Elävä pöytä

bh-status = Kierros { $round }/{ $limit } · pienin jälki voittaa
bh-status-celebrity = Kierros { $round }/{ $limit } · lähimpänä statustaan oleva voittaa
bh-now = nyt
bh-highest = korkein nyt
bh-passed = passasi
bh-space = { $name }, { $kind }, jälki { $trace }
bh-space-pawn = Pelaajan { $player } nappula
bh-space-tracer = Jäljittäjä on tässä
bh-sign-honeypot = jumissa
bh-sign-dos = DoS
bh-sign-alarm = hälytys
bh-sign-exploit = exploit
bh-sign-randomizer = satunnainen
bh-drama-hat = Black Hat -tikki
bh-drama-stuck = Jumissa!
bh-drama-round = Kierros { $round } päättyi
bh-fact-trace = Jälki
bh-card-title = Kortti { $rank }
bh-read-rank = Jälki lasketaan kierroksen lopussa, jos kortti on yhä kädessäsi. Usea saman arvon kortti yhdessä voittaa suuremman tikin.
bh-read-joker = Käy mistä tahansa arvosta. Käteen jääneenä se maksaa eniten.
bh-read-hat = Kääntää tikin nurin: pienin arvo voittaa, ja voittaja ottaa kortteja.
bh-where = Kierros { $round }. Jälki: { $standing }. Kätesi: { $hand }. Nappulat: { $pawns }.
bh-end-why =
    { $gap ->
        [0] { $player } voittaa tasapelin jäljellä { $trace }.
       *[other] { $player } jätti pienimmän jäljen: { $trace }, { $gap } vähemmän kuin seuraava.
    }
bh-last-round = { $trace } viimeisellä kierroksella
