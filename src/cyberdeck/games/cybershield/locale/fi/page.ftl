### Cyber Shield selaimessa: mitä piirretty pöytä sanoo table.ftl:n lisäksi.

## Vuoro

shield-turn-of =
    { $who ->
        [you] Sinun vuorosi
       *[other] Vuorossa { $player }
    }
shield-turn = vuoro { $turn }, enintään { $limit }
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

shield-you = sinä
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
shield-goal = { $goal } pistettä voittaa heti, −{ $goal } häviää heti.
shield-reasons =
    { $who ->
        [you] Mistä pisteesi tulevat
       *[other] Mistä pisteet tulevat: { $player }
    }
shield-reasons-none = Pöydällä ei ole vielä kortteja.
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
shield-pile-title =
    { $who ->
        [you] Poistopakkasi ylhäältä alas
       *[other] Poistopakka ylhäältä alas: { $player }
    }
shield-pile-empty = Siinä ei ole kortteja.
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
shield-known =
    { $who ->
        [you] Tunnetut kortit kädessäsi: { $cards }
       *[other] Tunnetut kortit kädessä ({ $player }): { $cards }
    }
shield-cards =
    { $count ->
        [one] yksi kortti
       *[other] { $count } korttia
    }

## Verkot

shield-network =
    { $who ->
        [you] Verkkosi
       *[other] Verkot: { $player }
    }
shield-network-empty = ei Laitteistoa pelissä
shield-state-connected = yhdistetty
shield-state-cut-off = poikki
shield-state-disconnected = irrotettu
shield-state-disrupted = lamautettu
shield-state-announced = pelataan parhaillaan
shield-joined = kytketty: { $cards }
shield-joined-none = ei kytketty mihinkään
shield-free-symbols = vapaat merkit: { $symbols }
shield-attached = liitetty: { $cards }
shield-attack-of =
    { $who ->
        [you] sinun hyökkäyksesi
       *[other] hyökkääjä { $player }
    }
shield-on-attached = kohteena { $card }
shield-powered = Sähkögeneraattori antaa virtaa
shield-open = seuraava hyökkäys siihen ohittaa puolustukset
shield-moved = jo siirretty tässä vaiheessa
shield-move-to = siirrä { $card } → { $to }, { $symbol }
shield-hint = Valitse pöydältä kortti, niin näet siitä kaiken.
shield-hint-arrange = Vedä kortti toisen kortin vapaan merkin päälle, tai valitse se ja sitten korostettu kortti. Lopuksi kaikki ilmoitetaan kerralla.
shield-choose-target = { $card }: valitse nyt jokin korostetuista korteista.
shield-choose-symbol = { $card }: valitse nyt korostettu merkki, johon se kytketään.
shield-close = Sulje

## Mitä on ilmoitettu

shield-waiting = Ilmoitettu, seuraavaksi vaikuttava ensin
shield-waits-next = vaikuttaa seuraavaksi
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
shield-may-answer =
    { $who ->
        [you]
            { $decision ->
                [window] Vaihe päättyy: voit toimia.
               *[answer] Voit vastata.
            }
       *[other]
            { $decision ->
                [window] Vaihe päättyy: { $player } voi toimia.
               *[answer] { $player } voi vastata.
            }
    }
shield-may-answer-idle = Voisit vastata, mutta mikään korttisi ei sovi: peli jatkuu kohta itsestään.

## Käsi ja vastaukset

shield-moves = Vastauksesi
shield-hand = Kätesi
shield-hand-of = Käsi: { $player }
shield-free = ei vie pelikertaa, missä vaiheessa tahansa
shield-seen = toinen pelaaja tuntee sen
shield-card-not-now = ei voi pelata nyt
shield-choose-card =
    { $decision ->
        [excess] Valitse poistettavat kortit.
        [answer] Valitse kortti, jolla vastaat, tai passaa.
        [window] Valitse kortti, jolla toimit, tai passaa.
       *[plays] Valitse kortti ja sitten sen kohde.
    }
shield-idea = Ajatus kortin takana
shield-clear = Pane takaisin
shield-why = Miksi ei { $move }?
shield-looked =
    { $count ->
        [one] Katsot yhtä korttia pakastasi
       *[other] Katsot { $count } korttia pakastasi
    }
shield-under =
    { $count ->
        [one] Yksi kortti, jonka panit pakkasi alle
       *[other] { $count } korttia, jotka panit pakkasi alle, ylhäältä alas
    }

## Loppu

shield-draw = Tasapeli.
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
