### Pöydän asetukset. `.rules` on säännöissä rivin tilalla.

option-players = pelaajien määrä
option-heaps = kasojen määrä; niissä on 1, 3, 5 … tikkua
option-last = miten viimeisen tikun ottajan käy
    .rules = Arvolla `loses` viimeisen tikun ottanut pelaaja on hävinnyt.
option-last-wins = voittaa
option-last-loses = häviää
