### Lokalka selaimessa: mitä piirretty pöytä kertoo table.ftl:n lisäksi.

## Rengas

lok-ring = Verkko laite laitteelta myötäpäivään
lok-empty = ei vielä laitetta
lok-role-host =
    { $who ->
        [you] oma roolilaitteesi
       *[other] roolilaite, pelaaja { $player }
    }
lok-aux-host = apulaite
lok-role = Rooli: { $role }
lok-role-hidden = Rooli salassa
lok-nodes = Solmuja: { $nodes }/{ $full }
lok-node-count =
    { $count ->
        [one] yksi solmu
       *[other] { $count } solmua
    }
lok-defence = Tason { $level } puolustus: { $name }
lok-defence-none = Ei puolustusta
lok-owner =
    { $who ->
        [you] Sinun hallinnassasi
       *[other] Hallitsee: { $player }
    }
lok-host-out = Pudonnut verkosta
lok-player-out = Pudonnut pelistä
lok-out =
    { $what ->
        [player] pudonnut
       *[host] pudonnut
    }
lok-cards =
    { $count ->
        [one] yksi kortti
       *[other] { $count } korttia
    }
lok-on-turn = Vuorossa
lok-skips =
    { $count ->
        [one] Jättää yhden vuoron väliin
       *[other] Jättää { $count } vuoroa väliin
    }
lok-bomb = Logiikkapommi on tässä
lok-knows = Tietämäsi kortit: { $cards }
lok-known-card = Kortti, jonka tietävät: { $players }
lok-reach-near = Voit hyökätä: vieressä on laitteesi { $start }.
lok-reach-past = Voit hyökätä laitteesta { $start }, ohitse: { $past }.
lok-reach-not = Et voi nyt hyökätä: mikään laitteesi ei ole vieressä.
lok-hint = Valitse laite tai pelaaja, niin näet kaikki sen tiedot.
lok-hint-reach = Valitse laite tai pelaaja, niin näet kaikki sen tiedot. Tähtäin merkitsee sen, mihin voit hyökätä.
lok-choose-target = { $card }: valitse nyt korostettu laite tai kortti.

## Vuoro ja pinot

lok-turn-of =
    { $who ->
        [you] Sinun vuorosi
       *[other] Vuorossa { $player }
    }
lok-round = Kierros { $round }, enintään { $limit }
lok-direction =
    { $way ->
        [back] vastapäivään
       *[clockwise] myötäpäivään
    }
lok-attack =
    { $left ->
        [no] Olet jo hyökännyt tällä vuorolla.
       *[yes] Voit vielä hyökätä kerran.
    }
lok-deck =
    { $count ->
        [one] Pakka: yksi kortti
       *[other] Pakka: { $count } korttia
    }
lok-discard =
    { $count ->
        [one] Poistopino: yksi kortti
       *[other] Poistopino: { $count } korttia
    }
lok-discard-title = Poistopino
lok-discard-empty = Siinä ei ole kortteja.
lok-pool = Käsissä siitä asti, kun pakka viimeksi koottiin: { $cards }
lok-close = Sulje

## Mitä kysytään

lok-moves = Vastauksesi
lok-asks-build = Ylläpitäjä asettaa apulaitteen paikkaan { $place }.
lok-asks-setup =
    { $who ->
        [you] Ennen ensimmäistä vuoroa saat asettaa puolustuksen.
       *[other] Ennen ensimmäistä vuoroa { $player } saa asettaa puolustuksen.
    }
lok-asks-flood =
    { $who ->
        [you] { $by } pelaa tulvan: poistat yhden valitsemasi kortin.
       *[other] Tulva: { $player } poistaa kortin.
    }
lok-asks-viruses =
    { $who ->
        [you] Virukset: poista kädestäsi puolustuskortti, tai roolilaitteesi menettää solmun.
       *[other] Virukset: { $player } poistaa puolustuskortin tai menettää solmun.
    }
lok-asks-direct = Suora pääsy: molemmat panevat kortin salaa ja näyttävät ne yhtä aikaa.
lok-asks-excess =
    { $count ->
        [one] Vuoron loppu: yksi liika kortti on poistettava.
       *[other] Vuoron loppu: { $count } liikaa korttia on poistettava.
    }
lok-duel =
    { $side ->
        [defends] puolustautuu
       *[attacks] hyökkää
    }
lok-chosen =
    { $done ->
        [yes] on valinnut
       *[no] valitsee
    }
lok-struck = Menettävät solmun: { $players }

## Käsi

lok-you-are = Roolisi: { $role }
lok-hand = Kätesi
lok-hand-of = Käsi: { $player }
lok-level = taso { $level }
lok-you = sinä
lok-known-by = kortin tietävät: { $players }
lok-card-not-now = ei voi pelata nyt
lok-choose-card =
    { $decision ->
        [flood] Valitse poistettava kortti.
        [excess] Valitse poistettava kortti.
        [viruses] Valitse poistettava puolustuskortti tai menetä solmu.
        [direct] Valitse kortti, jonka panet.
        [setup] Valitse puolustuskortti ja sitten laite.
       *[turn] Valitse kortti ja sitten kohde.
    }
lok-idea = Mistä on kyse
lok-clear = Takaisin
lok-why = Miksi ei { $move }?

## Muistikirja

lok-notebook = Muistikirjasi: kuka on kuka?
lok-possible = Näytä, mitkä roolit ovat vielä mahdollisia
lok-chance = { $role } { $percent } %
lok-guess = { $role }?
lok-unsure = Epäselvä
lok-note = Muutama sana
lok-note-about = Muistiinpanosi: { $player }
lok-notebooks = Mitä kukin oli merkinnyt
lok-notebook-of = Muistikirja: { $player }
lok-about = Kenestä
lok-noted = Merkintä
lok-truth = Totuus

## Loppu

lok-nobody = Kukaan ei voita.
lok-end-network = Kaikki Hakkerit ja Sisäpiiriläiset ovat pudonneet: verkko on turvassa.
lok-end-hacker = Hakkeri on pudottanut Ylläpitäjän.
lok-end-insider = Kaikki muut paitsi yksi Sisäpiiriläinen ovat pudonneet.
lok-end-hackers = Ylläpitäjä on pudonnut, mutta ei Hakkerin käsissä: kaikki Hakkerit voittavat yhdessä.
lok-end-limit = Viimeinen kierros on ohi, eikä kukaan ole päässyt tavoitteeseensa.
