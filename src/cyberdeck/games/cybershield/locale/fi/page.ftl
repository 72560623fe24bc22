### Cyber Shield selaimessa: mitä piirretty pöytä sanoo table.ftl:n lisäksi.

## Vuoro

shield-step-1 = järjestä uudelleen
shield-step-2 = nosta
shield-step-3 = pelaa kortteja
shield-step-4 = poista liiat
shield-plays =
    { $count ->
        [one] yksi pelikerta jäljellä
       *[other] { $count } pelikertaa jäljellä
    }

## Pelaaja

shield-points =
    { $count ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
shield-score =
    { $count ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
shield-goal = { $goal } pistettä voittaa, −{ $goal } häviää.
shield-reasons-none = Pelissä ei ole vielä kortteja.
shield-deck =
    { $count ->
        [one] pakka: yksi kortti
       *[other] pakka: { $count } korttia
    }
shield-pile =
    { $count ->
        [0] poistopakka: tyhjä
        [one] poistopakka: yksi kortti
       *[other] poistopakka: { $count } korttia
    }
shield-pile-top = päällimmäisenä: { $card }
shield-pile-empty = Tyhjä
shield-hand-size =
    { $count ->
        [one] yksi kortti kädessä
       *[other] { $count } korttia kädessä
    }
shield-tokens =
    { $count ->
        [one] yksi Budjettipoletti
       *[other] { $count } Budjettipolettia
    }

## Verkot

shield-network =
    { $who ->
        [you] Verkkosi
       *[other] Verkot: { $player }
    }
shield-network-empty = ei Laitteistoa pelissä
shield-state-connected = yhdistetty
shield-state-cut-off = ilman yhteyttä
shield-state-disconnected = irrotettu
shield-state-disrupted = lamautettu
shield-state-announced = pelataan parhaillaan
shield-joined = kytketty: { $cards }
shield-joined-none = ei yhteyksiä
shield-free-symbols = vapaat merkit: { $symbols }
shield-attached = liitetty: { $cards }
shield-attack-of =
    { $who ->
        [you] sinun hyökkäyksesi
       *[other] hyökkääjä { $player }
    }
shield-on-attached = kohteena { $card }
shield-powered = generaattori antaa virtaa
shield-open = seuraava hyökkäys ohittaa puolustukset
shield-moved = jo siirretty tässä vaiheessa

## Mitä on ilmoitettu

shield-waiting = Ilmoitettu, seuraava ensin
shield-waits-next = seuraavaksi
shield-waits-card =
    { $who ->
        [you] Pelaat kortin { $card }
       *[other] { $player } pelaa kortin { $card }
    }
shield-waits-on =
    { $who ->
        [you] Pelaat kortin { $card }, kohde: { $on }
       *[other] { $player } pelaa kortin { $card }, kohde: { $on }
    }
shield-waits-cancel =
    { $who ->
        [you] Pelaat kortin { $card } ja kumoat hyökkäyksen
       *[other] { $player } pelaa kortin { $card } ja kumoaa hyökkäyksen
    }
shield-waits-rearrange =
    { $who ->
        [you] Järjestät Laitteistosi uudelleen
       *[other] { $player } järjestää Laitteistonsa uudelleen
    }
shield-waits-restore =
    { $who ->
        [you] Palautat kortin { $on }
       *[other] { $player } palauttaa kortin { $on }
    }
shield-waits-scrap =
    { $who ->
        [you] Poistat kortin { $on } ja kaiken sen päältä
       *[other] { $player } poistaa kortin { $on } ja kaiken sen päältä
    }
shield-waits-pay =
    { $who ->
        [you] Maksat Poletin ja palautat kortin { $on }
       *[other] { $player } maksaa Poletin ja palauttaa kortin { $on }
    }
shield-waits-pay-play =
    { $who ->
        [you] Maksat Poletin ja saat yhden pelikerran lisää
       *[other] { $player } maksaa Poletin ja saa yhden pelikerran lisää
    }
shield-may-answer-idle = Sinulla ei ole reaktiota; peli jatkuu hetken kuluttua.

## Käsi ja vastaukset

shield-hand = Kätesi
shield-free = ilmainen, milloin vain
shield-choose-card =
    { $decision ->
        [excess] Valitse poistettavat kortit.
        [answer] Valitse reaktio tai passaa.
        [window] Valitse kortti tai passaa.
       *[plays] Valitse kortti ja sitten kohde.
    }
shield-looked =
    { $count ->
        [one] Katsot yhtä korttia pakastasi
       *[other] Katsot { $count } korttia pakastasi
    }
shield-under =
    { $count ->
        [one] Pakkasi alla 1 kortti
       *[other] Pakkasi alla { $count } korttia, ylhäältä alas
    }

## Loppu

shield-end-ten =
    { $who ->
        [you] Sinulla on kymmenen pistettä.
       *[other] Kymmenen pistettä: { $player }.
    }
shield-end-minus =
    { $who ->
        [you] Olet pudonnut miinus kymmeneen pisteeseen.
       *[other] { $player } on pudonnut miinus kymmeneen pisteeseen.
    }
shield-end-deck =
    { $who ->
        [you] Sinun pitää nostaa, mutta kortteja ei ole.
       *[other] { $player } ei voi nostaa: kortteja ei ole.
    }
shield-end-limit = Viimeinen vuoro on pelattu: suurempi pistemäärä voittaa.
reason-CS-1-3 = Kortin oma teksti ei salli tätä.
reason-CS-2-1 = Peli on päättynyt.
reason-CS-2-2 = Peli on päättynyt.
reason-CS-2-3 = Pakassasi on liian vähän kortteja.
reason-CS-2-6 = Peli on päättynyt.
reason-CS-3-1 = Päätä ensin aloituskädestäsi.
reason-CS-3-2 = Peli ei ole vielä alkanut.
reason-CS-4-1 = Laitteistoa järjestetään vain vaiheessa 1.
reason-CS-4-2 = Kortteja nostetaan vain vaiheessa 2.
reason-CS-4-3 = Tähän tarvitaan pelikerta vuorosi vaiheessa 3.
reason-CS-4-4 = Kortteja poistetaan vain vaiheessa 4.
reason-CS-4-5 = Reagoida voi vain tapahtumilla ja Aina-korteilla.
reason-CS-4-6 = Sinulla ei ole tätä korttia.
reason-CS-4-7 = Uusi Laitteisto kytketään vapaaseen samaan merkkiin.
reason-CS-4-8 = Kortilla ei olisi nyt vaikutusta.
reason-CS-4-12 = Sinulla ei ole Budjettipolettia tähän.
reason-CS-5-1 = Tässä ei ole vapaata samaa merkkiä.
reason-CS-5-3 = Kortti on lamautettu tai ei pelissä.
reason-CS-5-5 = Korttia ei voi liittää tähän.
reason-CS-5-6 = Hyökätä voi vain yhdistettyyn korttiin.
reason-CS-5-7 = Tässä ei ole palautettavaa.
reason-CS-5-8 = Kortti on jo siirretty tässä vaiheessa.
reason-CS-5-10 = Lamautettu, jo kytketty tai sama kortti.
reason-CS-5-11 = Tässä ei ole toimivaa Sähkögeneraattoria.
reason-CS-6-1 = Tämä onnistuu vain omalla vuorolla.
reason-CS-6-2 = Ainutkertainen: sinulla on jo yksi pelissä.

## Elävä pöytä

shield-status-start = ensimmäisenä { $goal } pisteeseen
shield-status =
    { $who ->
        [you] Vuoro { $turn } · sinun vuorosi · { $goal } pistettä voittaa
       *[other] Vuoro { $turn } · vuorossa { $player } · { $goal } pistettä voittaa
    }
shield-internet = Internet
shield-of-goal = tavoite { $goal } pistettä
shield-step-short-1 = Järjestä
shield-step-short-2 = Nosta
shield-step-short-3 = Pelaa
shield-step-short-4 = Loppu
shield-or = tai
shield-then = Sitten: { $what }
shield-port = { $card }, vapaa merkki: { $symbol }
shield-open-short = suojaton
shield-keywords = Avainsanat
shield-now = Juuri nyt
shield-pile-name = Poistopakka ylhäältä alas
shield-reasons-title = Mistä pisteet tulevat
shield-change-none = ±0
shield-standing =
    { $cards ->
        [one] yksi laite yhteydessä
       *[other] { $cards } laitetta yhteydessä
    }
shield-drama-ten = { $points } pistettä!
shield-do-keep = Pidä nämä
shield-do-again = Nosta seitsemän muuta
shield-do-draw = Nosta kaksi korttia
shield-do-take = Ota { $card }
shield-do-end = Lopeta vuoro
shield-do-cancel = Kumoa hyökkäys
shield-do-discard = Poista
shield-do-pay-play = Poletti: yksi pelikerta lisää
shield-do-play = Pelaa
shield-do-unjoined = Jätä kytkemättä
shield-do-enough = Riittää
shield-do-announce = Valmis
shield-do-go-on = Jatka
shield-do-pass-answer = Älä reagoi
shield-do-pass-window = Passaa
shield-do-pass-tender = Älä ota mitään
shield-do-under = pakan alle
shield-do-take-shown = ota
