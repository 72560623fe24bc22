### Pöydän asetukset: rivi luetteloihin ja lomakkeisiin sekä arvojen nimet.
### `.rules` on se, mitä säännöissä lukee rivin sijasta.

option-players = montako pelaa: aina kaksi

option-deck1 = ensimmäisen pelaajan pakka: valmiin pakan nimi tai korttiluettelo
option-deck1-basic = { deck-basic }
option-deck1-attacker = { deck-attacker }
option-deck1-builder = { deck-builder }

option-deck2 = toisen pelaajan pakka: valmiin pakan nimi tai korttiluettelo
option-deck2-basic = { deck-basic }
option-deck2-attacker = { deck-attacker }
option-deck2-builder = { deck-builder }

option-starter = kuka aloittaa
    .rules = Arvolla `first` aloittaa ensimmäinen pelaaja, arvolla `second` toinen.
option-starter-coin = kolikko ratkaisee
option-starter-first = ensimmäinen pelaaja
option-starter-second = toinen pelaaja

option-turn_limit = vuororaja kummallekin pelaajalle
    .rules = Montako vuoroa kummallakin pelaajalla on enintään.
