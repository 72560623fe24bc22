### Kiberrubezh selaimessa: mitä elävä pöytä sanoo table.ftl:n lisäksi.

kr-phases = Vuoron vaiheet
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
kr-lasts-why = Joka vuorolla nostetaan kaksi korttia, ja hyökkäykset vievät lisää. Jos niitä on vuoron alussa alle kaksi, häviät.
kr-pile =
    { $count ->
        [0] poistopakka: tyhjä
        [one] poistopakka: yksi kortti
       *[other] poistopakka: { $count } korttia
    }
kr-none = Tyhjä
kr-hand-size =
    { $count ->
        [one] yksi kortti kädessä
       *[other] { $count } korttia kädessä
    }
# $kind: defence tai attack
kr-power =
    { $missing ->
        [0] { power-kind }: tarvitaan { $needed }/{ $given }, vapaana { $free }
       *[other] { power-kind }: tarvitaan { $needed }, on { $given }, puuttuu { $missing }
    }
kr-table-of =
    { $who ->
        [you] Sinun puolesi
       *[other] Pelaajan { $player } puoli
    }
kr-wave = Aalto
kr-end-deck =
    { $who ->
        [you] Vuorosi alkoi, kun pakassasi oli alle kaksi korttia.
       *[other] Pelaajan { $player } vuoro alkoi, kun pakassa oli alle kaksi korttia.
    }
kr-end-limit = Viimeinen vuoro on ohi: suurempi pakka voittaa.

kr-status =
    { $who ->
        [you] Vuoro { $turn } · sinä: { kr-status-phase }
       *[other] Vuoro { $turn } · { $player }: { kr-status-phase }
    }
kr-status-phase =
    { $phase ->
        [draw] nosto
        [assets] resurssit
        [deployment] käyttöönotto
        [attack] hyökkäys
       *[end] vuoron loppu
    }
kr-status-start = Ennen ensimmäistä vuoroa
kr-phase-short =
    { $phase ->
        [draw] Nosto
        [assets] Resurssit
        [deployment] Käyttö
        [attack] Isku
       *[end] Loppu
    }
kr-left = korttia jäljellä
kr-fell = −{ $count } tällä vuorolla
# $same: yes, jos $least ja $most ovat samat; upto, jos $least on 0; none, jos molemmat ovat
kr-loss =
    { $same ->
        [none] 0
        [yes] −{ $most }
        [upto] enintään −{ $most }
       *[no] −{ $least }…−{ $most }
    }
kr-free = vapaana
kr-power-of =
    { $kind ->
        [defence] Puolustus { $needed }/{ $given }
       *[attack] Hyökkäys { $needed }/{ $given }
    }
kr-any-attack = Mikä tahansa hyökkäys

## Aalto

kr-add-first = Valitse hyökkäyskeinoja
kr-add-more = Lisää hyökkäys
kr-ask-wave =
    { $count ->
        [one] Lisää hyökkäys tai aloita aalto
       *[other] { $count } hyökkäystä. Lisää vielä tai aloita aalto
    }
# $count: montako torjuntaa suojakeinolla on jäljellä
kr-ask-block =
    { $count ->
        [0] Torju lisää tai lopeta
        [one] { card-name } voi torjua vielä yhden
       *[other] { card-name } voi torjua vielä { $count }
    }
kr-ask-deploy = Pelaa suojakeinoja ja hyökkäyskeinoja
kr-ask-attack = Kokoa aalto tai lopeta vuorosi
kr-ask-drop = Valitse pöydältäsi poistettava kortti
kr-discard-own = Poista kortti…
kr-ask-strike = Torjumatta: teksti vai kaksi korttia pakasta?
# $same: yes, jos $least ja $most ovat samat; upto, jos $least on 0; none, jos molemmat ovat
kr-note-wave =
    { $same ->
        [none] Kortteja ei menetetä
        [yes] Torjumatta se vie kortteja: { $most }
        [upto] Torjumatta se vie kortteja: enintään { $most }
       *[no] Torjumatta se vie kortteja: { $least }–{ $most }
    }
kr-note-block =
    { $same ->
        [none] Kortteja ei enää menetetä
        [yes] Läpi pääsevä vie kortteja: { $most }
        [upto] Läpi pääsevä vie kortteja: enintään { $most }
       *[no] Läpi pääsevä vie kortteja: { $least }–{ $most }
    }
kr-launch = Aloita aalto
kr-launch-count =
    { $count ->
        [one] Aloita yhden hyökkäyksen aalto
       *[other] Aloita { $count } hyökkäyksen aalto
    }
kr-block-send = Torjunnat valmiit
kr-withdraw = Ota takaisin
kr-blocks-it = torjuu
kr-may-block = voi torjua { $count }
kr-lane =
    { $state ->
        [planned] valittu, ei vielä lähetetty
        [named] aallossa
        [open] torjumatta
        [partly] torjuttu kerran, vaatii vielä toisen
       *[met] ohi
    }
kr-lane-blocked = torjuttu
kr-lane-through = pääsee läpi
kr-lane-free = mikään ei torju
kr-lane-needs =
    { $count ->
        [one] vaatii torjunnan
       *[other] vaatii { $count } torjuntaa
    }
# $text: montako korttia teksti lähettää; $plain: montako sen sijaan
kr-lane-loss =
    { $kind ->
        [plain] −{ $plain } korttia
        [both] −{ $text } korttia tai −{ $plain }
       *[text] teksti tai −{ $plain } korttia
    }

## Painikkeet

kr-do =
    { $move ->
        [lay] Pelaa pöydälle
        [play] Pelaa
        [bottom] Pakan alle
        [drop] Poista
        [keep] Pidä tämä käsi
        [redeal] Uusi käsi
        [redeal-free] Uusi käsi ilmaiseksi
        [declare] Aloita aalto
        [strike] Tekstin mukaan
        [mill] Kaksi korttia pakasta
        [done-assets] Käyttöönottoon
        [done-deploy] Hyökkäykseen
        [done-attack] Lopeta vuoro
        [done-react] Jatka
        [done-block] Päästä läpi
        [done-block-on] Ei enempää torjuntoja
        [done-last] Jatka
       *[done-object] Siinä kaikki
    }

## Luettavaa

kr-fact-power = Teho
kr-fact-blocks = Torjuu
kr-fact-takes = Pysäyttämiseen
kr-fact-lies = Nyt
kr-fact-now = Teho nyt
kr-fact-blockers = Torjua voivat
kr-fact-does = Torjumatta
kr-fact-instead = Tai sen sijaan
kr-fact-rarity = Harvinaisuus
kr-fact-gone = Poissa pelistä
kr-fact-lasts = Riittää
kr-fact-known = Tunnettu kädessä
kr-fact-tops = Päällä
kr-fact-bottoms = Siirretty alle
kr-fact-rest = Kädessä tai pakassa (pakkalistat ovat avoimia)

## Käännekohdat

kr-drama-through = Aalto murtautuu läpi
kr-drama-through-text =
    { $count ->
        [one] { card-name } pääsee läpi
       *[other] { $count } hyökkäystä pääsee läpi
    }
kr-drama-last = Viimeiset kortit
kr-drama-last-text =
    { $who ->
        [you] Pakassasi on enää { $count }
       *[other] Pelaajan { $player } pakassa on enää { $count }
    }

## Why not

reason-KR-1-2 = Sinulla ei ole tätä korttia kädessä.
reason-KR-1-5 = Tämä suojakeino ei torju tätä hyökkäystä.
reason-KR-1-6 = Tapahtumia pelataan omalla vuorolla tai puolustaessa.
reason-KR-1-7 = Kortin oma teksti ei salli tätä nyt.
reason-KR-2-1 = Kortteja jaetaan vielä.
reason-KR-2-2 = Päätä ensin aloituskädestäsi.
reason-KR-3-1 = Peli on päättynyt.
reason-KR-3-2 = Kortteja nostetaan.
reason-KR-3-4 = Olet jo pelannut kaksi resurssia tällä vuorolla.
reason-KR-3-5 = Vapaa tehosi ei riitä tähän korttiin.
reason-KR-3-6 = Vain pystyssä olevat hyökkäyskeinosi voivat hyökätä.
reason-KR-3-7 = Vain pystyssä oleva suojakeino torjuu hyökkäyksen.
reason-KR-3-8 = Nyt vaikuttavat vain torjumattomat hyökkäykset.
reason-KR-3-10 = Ominaisuus tai hyökkäys ei ole nyt mahdollinen.
reason-KR-3-14 = Vaikutus ei voi kohdistua tähän korttiin.
reason-KR-3-15 = Peli on päättynyt.
reason-KR-3-16 = Ei tässä vuoron vaiheessa.
reason-KR-3-17 = Palauta ensin kortit järjestyksessä.
