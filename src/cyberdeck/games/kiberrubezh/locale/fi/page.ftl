### Kiberrubezh selaimessa: mitä piirretty pöytä sanoo table.ftl:n lisäksi.

## Vuoro

kr-turn-of =
    { $who ->
        [you] Sinun vuorosi
       *[other] Vuorossa { $player }
    }
kr-turn = vuoro { $turn }, enintään { $limit }
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
kr-lasts-why = Joka vuorolla nostetaan kaksi korttia; hyökkäykset lyhentävät aikaa. Jos pakassa on vuoron alussa alle kaksi korttia, sen omistaja on hävinnyt.
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
kr-none = Siinä ei ole kortteja.
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
        [you] Mitä sinulla vielä on
       *[other] Mitä vielä on: { $player }
    }
kr-rest-title =
    { $who ->
        [you] Korttisi kädessä ja pakassa (pakkalistat ovat avoimia)
       *[other] Kortit kädessä ja pakassa (pakkalistat ovat avoimia): { $player }
    }
kr-tops = Pakan päällä: { $cards }
kr-bottoms = Pakan alle pantu, ylhäältä alas: { $cards }
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
        [you] Sinun puolesi pöydästä
       *[other] Pöydän puoli: { $player }
    }
kr-zone-empty = ei yhtään
kr-hint = Valitse kortti pöydältä, niin saat lukea siitä kaiken.
kr-hint-attack = Valitse aaltoon hyökkäyskeinoja, niin monta kuin haluat. Mitään ei lähetetä ennen kuin vahvistat.
kr-hint-block = Valitse suojakeino ja sitten korostettu hyökkäys; tai hyökkäys, niin näet, mikä sen voisi torjua. Mitään ei lähetetä ennen kuin vahvistat.
kr-hint-object = Valitse jokin korostetuista korteista.
kr-idle = Sinulta kysytään, mutta vastauksia on vain yksi: peli jatkuu hetken päästä itsestään.
kr-choose-attack = { $card }: valitse nyt korostettu hyökkäys.
kr-may-choose = voi valita
kr-close = Sulje

## Aallot ja torjunnat

kr-wave = Aalto
kr-wave-planned = Aaltosi, ei vielä lähetetty
kr-stage-naming = aaltoa kootaan
kr-stage-react = tapahtumat ja ominaisuudet ennen torjuntoja
kr-stage-block = torjunnat
kr-stage-last = tapahtumat torjuntojen jälkeen
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
        [one] valittu, ei vielä lähetetty
       *[other] { $count } valittu, ei vielä lähetetty
    }
kr-planned-block = torjujaksi valittu { $measure }
kr-blocks-used = torjuntoja valittu: { $used }/{ $count }
kr-take-back = Ota takaisin: { $card }
kr-take-back-all = Ota kaikki takaisin
kr-declare =
    { $count ->
        [one] Aloita aalto: yksi hyökkäys
       *[other] Aloita aalto: { $count } hyökkäystä
    }
kr-send-blocks =
    { $count ->
        [one] Torju: yksi torjunta, ei muuta
       *[other] Torju: { $count } torjuntaa, ei muuta
    }
kr-block-with = Torju tällä: { $card }
kr-stopped = Kaikkea ei voitu lähettää, koska nyt kysytään muuta. Lähettämättä: { $moves }

## Käsi ja vastaukset

kr-moves = Vastauksesi
kr-hand = Kätesi
kr-hand-of = Käsi: { $player }
kr-hand-seen = Käsi ({ $player }): valitse kortti
kr-pile-choose = Poistopakkasi: valitse kortti
kr-seen = toinen pelaaja tietää siitä
kr-dear = teho ei nyt riitä
kr-card-not-now = ei voi pelata nyt
kr-choose-card =
    { $decision ->
        [bottom] Valitse kortit, jotka menevät pakkasi alle.
       *[other] Valitse kortti ja pelaa se sitten.
    }
kr-idea = Ajatus sen takana
kr-clear = Pane takaisin
kr-why = Miksi ei { $move }?

## Loppu

kr-draw = Tasapeli.
kr-end-deck =
    { $who ->
        [you] Vuorosi alkoi, kun pakassasi oli alle kaksi korttia.
       *[other] Pelaajan { $player } vuoro alkoi, kun pakassa oli alle kaksi korttia.
    }
kr-end-limit = Viimeinen vuoro on ohi: suurempi pakka voittaa.
