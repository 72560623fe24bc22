### Uusi pöytä: millainen peli on, valmiit kokoonpanot ja asetukset lomakkeen nimillä.
### `.is-…` kuvaa valittua arvoa, `.about` lukua.

game-kind = rakenna ja hyökkää

preset-printed = Kuten laatikossa
    .about = Peruspakka peruspakkaa vastaan: tasaväkistä.

preset-attack = Nopeaa ja ilkeää
    .about = Kaksi hyökkääjän pakkaa. Vähän rakennetaan, paljon rikotaan.

preset-build = Suuret verkot
    .about = Kaksi rakentajan pakkaa. Kilpajuoksu Internetiin.

preset-clash = Vasara ja muuri
    .about = Paikka 1 hyökkää, paikka 2 rakentaa. Vaihtakaa ja uudestaan.

setup-starter = Kuka aloittaa
    .is-coin = Kolikko ratkaisee
    .is-first = Paikka 1 aloittaa
    .is-second = Paikka 2 aloittaa

setup-turn_limit = Vuoroja enintään
    .about = Sitten suurempi pistemäärä voittaa
