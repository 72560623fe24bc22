### Pöydän asetukset: rivi luetteloihin ja lomakkeisiin sekä arvojen nimet.
### `.rules` on se, mitä säännöissä lukee rivin sijasta.

option-players = montako pelaa: aina kaksi

option-deck1 = ensimmäisen pelaajan pakka: valmiin pakan nimi tai korttilista
option-deck1-blue-range = { deck-blue-range }
option-deck1-red-range = { deck-red-range }
option-deck1-worms-and-noise = { deck-worms-and-noise }
option-deck1-quiet-listeners = { deck-quiet-listeners }
option-deck1-fortress = { deck-fortress }

option-deck2 = toisen pelaajan pakka: valmiin pakan nimi tai korttilista
option-deck2-blue-range = { deck-blue-range }
option-deck2-red-range = { deck-red-range }
option-deck2-worms-and-noise = { deck-worms-and-noise }
option-deck2-quiet-listeners = { deck-quiet-listeners }
option-deck2-fortress = { deck-fortress }

option-deck_size = kortteja kummassakin pakassa
    .rules =
        Montako korttia kummassakin pakassa on. Valmiissa pakoissa niitä on 60; pienempään kokoon ne lyhennetään
        tasaisesti.

option-free_redeals_count = ilmaiset uudet kädet lasketaan, kun kortteja siirretään pakan alle
    .rules = Myös maksuttomat uudet kädet lasketaan, kun kortteja siirretään pakan alle.

option-no_first_attack = ensimmäinen pelaaja ei hyökkää ensimmäisellä vuorollaan
    .rules = Aloittaja ei hyökkää ensimmäisellä vuorollaan.

option-turn_limit = vuororaja; sitten suurempi pakka voittaa
    .rules = Montako vuoroa kummallakin pelaajalla on enintään.
