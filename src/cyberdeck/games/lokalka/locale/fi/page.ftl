### Lokalka selaimessa: mitä piirretty pöytä kertoo table.ftl:n lisäksi.

## Rengas

lok-ring = Verkko laite laitteelta myötäpäivään
lok-lies-stage = Pelattavana
lok-lies-defence = Puolustus sitä vastaan
lok-empty = ei vielä laitetta
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
lok-known-card = Kortin tietävät: { $players }
lok-reach-near = Voit hyökätä. Vieressä: { $start }
lok-reach-past = Voit hyökätä. Lähtö: { $start }. Ohi: { $past }

## Vuoro ja pinot

lok-turn-of =
    { $who ->
        [you] Sinun vuorosi
       *[other] Vuorossa { $player }
    }
lok-direction =
    { $way ->
        [back] vastapäivään
       *[clockwise] myötäpäivään
    }
lok-discard =
    { $count ->
        [one] Poistopakka: yksi kortti
       *[other] Poistopakka: { $count } korttia
    }
lok-discard-title = Poistopakka
lok-discard-empty = Tyhjä
lok-close = Sulje

## Mitä kysytään

lok-chosen =
    { $done ->
        [yes] valmis
       *[no] valinta kesken
    }

## Käsi

lok-you-are = Roolisi: { $role }
lok-hand = Kätesi
lok-you = sinä

## Muistikirja

lok-possible = Näytä mahdolliset roolit
lok-chance = { $role } { $percent } %
lok-guess = { $role }?
lok-note = Muistiinpano
lok-note-about = Muistiinpanosi: { $player }
lok-notebooks = Kaikkien muistiinpanot
lok-notebook-of = Muistiinpanot: { $player }

## Loppu

lok-nobody = Kukaan ei voita.
lok-end-network = Kaikki Hakkerit ja Sisäpiiriläiset ovat pudonneet: verkko on turvassa.
lok-end-hacker = Hakkeri on pudottanut Ylläpitäjän.
lok-end-insider = Vain yksi Sisäpiiriläinen on jäljellä.
lok-end-hackers = Ylläpitäjä on pudonnut, mutta ei Hakkerin käsissä: kaikki Hakkerit voittavat yhdessä.
lok-end-limit = Viimeinen kierros on ohi, eikä kukaan saavuttanut tavoitettaan.
reason-LOK-3-2 = Vain Ylläpitäjä rakentaa, ja vain ennen peliä.
reason-LOK-3-5 = Kortteja jaetaan vielä.
reason-LOK-3-6 = Alkuvalmistelu: vain puolustus omalle laitteelle.
reason-LOK-4-1 = Ei ole sinun vuorosi.
reason-LOK-4-2 = Sinulla ei ole korttia, tai olet jo hyökännyt.
reason-LOK-4-4 = Kortteja poistetaan vain vuoron lopussa.
reason-LOK-5-2 = Puolustus asetetaan hallitsemallesi laitteelle.
reason-LOK-6-5 = Tämä laite on pudonnut.
reason-LOK-7-1 = Ei ulottuvilla: hyökkää oman laitteesi naapuriin.
reason-LOK-7-2 = Roolisi ei voi hyökätä Ylläpitäjän laitteiden ohi.
reason-LOK-7-3 = Ei ulottuvilla Ylläpitäjän laitteidenkaan ohi.
reason-LOK-9-1 = Peli on päättynyt.
reason-LOK-9-2 = Peli on päättynyt.
reason-LOK-9-3 = Peli on päättynyt.
reason-LOK-9-4 = Peli on päättynyt.
reason-LOK-9-6 = Peli on päättynyt.
reason-LOK-10-1 = Tulva: ensin on poistettava kortti.
reason-LOK-10-2 = Käyttäjän manipulointi vaatii pelaajan, jolla on kortteja.
reason-LOK-10-3 = Virukset: vain puolustus kädestä auttaa.
reason-LOK-10-4 = Suora pääsy: hyökkäys vastaan puolustus, molemmat kädestä.
reason-LOK-10-5 = Varmuuskopio ottaa poistopakasta muun kuin Varmuuskopion.
reason-LOK-10-6 = Huolto: vaurioitunut laite, jota hallitset.
reason-LOK-10-7 = Hiekkalaatikko: toinen pelaaja, joka on pelissä.
reason-LOK-10-8 = Reititin pelataan omalla vuorolla.
reason-LOK-10-9 = Vieressä ei ole kaapattavaa tai palautettavaa laitetta.
reason-LOK-10-10 = Logiikkapommi testataan ensin.
reason-LOK-10-11 = Kortilla ei olisi nyt vaikutusta.
reason-LOK-10-12 = Kohde ei käy: se on pudonnut, tai se olet sinä.
