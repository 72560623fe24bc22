### Pöydän asetukset: rivi luetteloihin ja lomakkeisiin sekä arvojen nimet.
### `.rules` on se, mitä säännöissä lukee rivin sijasta; esimerkiksi `.BH-8-1` se, mitä lukee säännössä BH-8.1.

option-players = montako pelaa; kahden peliin tulee mukaan robotti

option-copies = kortteja kutakin arvoa: seitsemän, tai kuusi niin kuin vuoden 2017 painoksessa
option-copies-7 = 7
option-copies-6 = 6

option-fewer_cards = pienempi pakka, kun pelaajia on alle kuusi

option-board = peruslauta on yksinkertainen, konkarin laudalla on kaikki toimintoruudut
    .rules =
        Molemmat on rekonstruoitu. Peruslauta on yksinkertainen: siinä on Host-ruutuja ja Cache-ruutuja sekä
        kummallakin kaistalla yksi Honeypot ja yksi Denial-of-Service. Konkarin laudalla on kaikkia
        toimintoruutuja. Peruslaudalla ei ole Alarm-ruutua, joten sitä ei voi valita yhdessä asetuksen `tracer`
        kanssa.
option-board-standard = peruslauta
option-board-expert = konkarin lauta

option-modules = satunnaisia moduuleja laudalla alussa

option-black_hat = Black Hat lasketaan kortilla, tai se sekoitetaan ja jaetaan
    .rules =
        Asetuksella `shuffled` (suomalainen painos) Black Hat joutuu satunnaiseen kohtaan 30 ensimmäisenä
        jaettavan kortin joukkoon.
option-black_hat-counted = lasketaan kortilla
option-black_hat-shuffled = sekoitetaan ja jaetaan

option-hand = kymmenen korttia Black Hat mukaan lukien, tai kymmenen ja Black Hat
    .rules = Oletus on venäläisen painoksen mukainen.
option-hand-ten_with_hat = kymmenen, Black Hat mukaan lukien
option-hand-ten_plus_hat = kymmenen ja Black Hat

option-black_hat_take = mitkä arvokortit Black Hat -tikin voittaja saa ottaa
    .rules = Oletus on venäläisen painoksen mukainen.
option-black_hat_take-any = mitkä tahansa
option-black_hat_take-highest = korkeimmat

option-honeypot_half_hands = viisi korttia kullekin, kun nappula on Honeypot-ruudussa
    .rules = Pelataan valinnaisella säännöllä.

option-randomizer = Randomizerin moduuli on satunnainen tai valittu
    .rules =
        Oletus on suomalaisen painoksen mukainen. Asetuksella `choice` (venäläinen painos) siirtäjä valitsee
        moduulin mutta ei puolta, joka arvotaan.
option-randomizer-random = satunnainen
option-randomizer-choice = valittu

option-round_limit = kierrosmäärä, jonka jälkeen peli päättyy viimeistään

option-tracer = jäljittäjä jahtaa nappuloita; vaatii konkarin laudan
    .rules = Laudalla on oltava Alarm (BH-1.2).
    .BH-8-1 = `tracer` tuo neljännen tapauksen: BH-10.5.
    .BH-10-2 = Vain kun valittuna on `tracer`.
    .BH-10-3 = Vain kun valittuna on `tracer`.
    .BH-10-4 = Vain kun valittuna on `tracer`.
    .BH-10-5 = Vain kun valittuna on `tracer`.

option-secret_asset = salainen laatta Critical Asset -ruudussa

option-asset_turned = milloin laatta käännetään: nappula tulee perille tai viereen
    .rules =
        Milloin laatta käännetään. Oletus on suomalaisen painoksen mukainen. `asset_turned=next` vaatii
        asetuksen `secret_asset`.
option-asset_turned-arrive = nappula tulee perille
option-asset_turned-next = nappula tulee viereen

option-celebrity = kaikilla on salainen tavoite, ja lähin voittaa
