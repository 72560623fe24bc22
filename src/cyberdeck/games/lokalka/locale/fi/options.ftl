### Pöydän asetukset: rivi luetteloihin ja lomakkeisiin sekä arvojen nimet.
### `.rules` on se, mitä säännöissä lukee rivin sijasta.

option-players = montako pelaa; roolit riippuvat siitä

option-network = apulaitteet: Ylläpitäjä asettaa tai arvotaan
    .rules = Arvolla `random` apulaitteet ja niiden paikat arvotaan.
option-network-admin = Ylläpitäjä asettaa
option-network-random = arvotaan

option-setup_defence = ennen ensimmäistä vuoroa yksi puolustus pelaajalta tai joka laitteelle
    .rules = Arvolla `per_host` saat asettaa yhden puolustuskortin jokaiselle laitteelle, jota hallitset.
option-setup_defence-one = yksi pelaajalta
option-setup_defence-per_host = yksi joka laitteelle

option-hackers_win = kuka voittaa, kun Hakkeri pudottaa Ylläpitäjän
    .rules = Arvolla `team` kaikki Hakkerit voittavat, pudonneetkin.
option-hackers_win-killer = se Hakkeri
option-hackers_win-team = kaikki Hakkerit

option-round_limit = kierrosraja
    .rules = Montako kertaa vuoro enintään kiertää pöydän.

option-out_sees = mitä pudonnut Sisäpiiriläinen näkee
    .rules =
        Arvolla `all` pudonnut Sisäpiiriläinen näkee siitä lähtien kaiken, koska hän ei voi enää voittaa; muille
        mikään ei muutu.
option-out_sees-public = saman kuin kaikki
option-out_sees-all = kaiken

option-out_talk = ketkä näkevät pudonneen pelaajan chatin
    .rules =
        Pudonnutta pelaajaa kuulevat kaikki (`all`), vain muut pudonneet (`out`) tai ei kukaan (`none`). Pelissä
        olevat eivät koskaan kuule sitä, joka näkee kaiken (LOK-8.7).
option-out_talk-all = kaikki
option-out_talk-out = vain pudonneet
option-out_talk-none = ei kukaan
