### Uusi pöytä: millainen peli on, valmiit kokoonpanot ja asetukset lomakkeen nimillä.
### `.is-…` kuvaa valittua arvoa, `.about` lukua.

game-kind = keräilykortteja

preset-quick = Pikapeli
    .about = Sininen vastaan punainen, pakat 40 kortin mittaisina.

preset-printed = Kuten laatikossa
    .about = Sininen vastaan punainen, kaikki 60 korttia.

preset-siege = Piiritys
    .about = ”Matoja ja melua” rynnäköi pakkaa ”Linnoitus” vastaan.

preset-tournament = Turnaus
    .about = Ei hyökkäystä ensimmäisellä vuorolla; uudet kädet maksavat.

setup-deck_size = Kortteja pakassa
    .about = Mitä vähemmän kortteja, sitä lyhyempi peli

setup-free_redeals_count = Jokainen uusi käsi lasketaan
    .is-true = Ilmaisetkin uudet kädet vievät kortteja pakan alle
    .is-false = Ilmaiset uudet kädet eivät maksa mitään

setup-no_first_attack = Aloittaja ei hyökkää heti
    .is-true = Aloittaja odottaa yhden vuoron
    .is-false = Aloittaja saa hyökätä heti

setup-turn_limit = Vuoroja enintään
    .about = Sitten suurempi pakka voittaa
