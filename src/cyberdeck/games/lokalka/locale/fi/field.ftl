### Lokalkan elävä pöytä: laitteiden, painikkeiden ja ilmoitusten tekstit.

lok-status = Kierros { $round } · { $players } pelaajaa
lok-status-setup = Alkuvalmistelut · { $players } pelaajaa
lok-pile-deck = pakka
lok-pile-discard = poistopakka
lok-yours = sinun
lok-captured = kaapattu
lok-your-host = { $name }, oma laitteesi
lok-shelf-hosts = Valittavat laitteet
lok-of = { $nodes }/{ $full }
lok-fact-nodes = Solmut
lok-role-yours = Roolisi

## Korteissa

lok-short-attack =
    { $level ->
        [1] Poistaa puolustuksen 1
        [2] Murtaa puolustuksen 1, poistaa 2:n
       *[other] Murtaa puolustukset 1–{ $under }, poistaa { $level }:n
    }
lok-short-defence =
    { $level ->
        [1] Ottaa vastaan yhden hyökkäyksen 1
        [2] Torjuu hyökkäyksen 1
       *[other] Torjuu hyökkäykset 1–{ $under }
    }

## Painikkeet

lok-do-play = Pelaa
lok-do-discard = Poista
lok-do-end = Lopeta vuoro
# $decision: setup, more, viruses, defend
lok-do-pass =
    { $decision ->
        [setup] Ei puolustusta
        [more] Valmis
        [viruses] Menetä solmu
       *[defend] Ei puolustusta
    }

## Muistiinpanot

lok-pick-hacker = Hakkeri
lok-pick-insider = Sisäpiiriläinen
lok-pick-helpdesk = Lähituki
lok-pick-unsure = En tiedä
lok-only-you = vain sinä näet tämän
lok-note-tag = merkintä
lok-note-words = Muutama sana pelaajasta { $player }
lok-noted-here = Muistiinpanosi: { $note }
lok-players = Pelaajat
lok-guess-right = oikein
lok-guess-wrong = väärin

## Ilmoitukset

lok-drama-node = Solmu kaatui
lok-drama-out =
    { $who ->
        [you] Putosit pelistä
       *[other] { $player } putoaa pelistä
    }
lok-drama-bomb = Pommi laukeaa
lok-drama-over = Peli päättyi
