### Uusi pöytä: millainen peli on, valmiit kokoonpanot ja asetukset lomakkeen nimillä.
### `.is-…` kuvaa valittua arvoa, `.about` lukua.

game-kind = salaiset roolit

preset-printed = Kuten laatikossa
    .about = Ylläpitäjä rakentaa verkon, ja yksi Hakkeri voi voittaa.

preset-quick = Pikapeli
    .about = Satunnainen verkko ja enintään kaksitoista kierrosta.

preset-team = Hakkerit joukkueena
    .about = Pudottakaa Ylläpitäjä, ja kaikki Hakkerit voittavat.

preset-ghosts = Haamut
    .about = Vahvemmat muurit; pudonneet katsovat ja kuiskivat.

setup-network = Verkko
    .is-admin = Ylläpitäjä asettaa apulaitteet
    .is-random = Apulaitteet arvotaan

setup-setup_defence = Ensimmäiset puolustukset
    .is-one = Jokainen saa asettaa yhden ennen ensimmäistä vuoroa
    .is-per_host = Yksi joka laitteelle ennen ensimmäistä vuoroa

setup-hackers_win = Kun Ylläpitäjä putoaa
    .is-killer = Sen tehnyt Hakkeri voittaa yksin
    .is-team = Kaikki Hakkerit voittavat

setup-round_limit = Kierroksia enintään
    .about = Sitten peli loppuu ilman voittajaa

setup-out_sees = Pudonnut Sisäpiiriläinen näkee
    .is-public = Vain sen, minkä kaikki näkevät
    .is-all = Kaikki kortit ja roolit

setup-out_talk = Kuka kuulee pudonneita
    .is-all = He saavat puhua kaikille
    .is-out = He puhuvat keskenään
    .is-none = He ovat hiljaa
