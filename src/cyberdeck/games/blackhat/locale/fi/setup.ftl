### Uusi pöytä: millainen peli on, valmiit kokoonpanot ja asetukset lomakkeen nimillä.
### `.is-…` kuvaa valittua arvoa, `.about` lukua.

game-kind = tikkipeli ja kilpajuoksu

preset-quick = Pikapeli
    .about = Kaksi kierrosta yksinkertaisella laudalla. Hyvä ensikokeilu.

preset-full = Kaikki säännöt
    .about = Konkarin lauta, jäljittäjä kannoilla, salainen laatta.

preset-finnish = Suomalainen painos
    .about = Viisi moduulia; kymmenen korttia ja Black Hat päälle.

preset-russian = Venäläinen painos
    .about = Valitset moduulit itse, ja salaisuus paljastuu aiemmin.

setup-copies = Kortteja kutakin arvoa
    .is-7 = Isoja sarjoja tulee usein
    .is-6 = Kuten vuoden 2017 painoksessa

setup-fewer_cards = Pienempi pakka
    .is-true = Vähemmän kortteja, kun pelaajia on alle kuusi
    .is-false = Koko pakka, pelaajia montako tahansa

setup-board = Lauta
    .is-standard = Host- ja Cache-ruutuja, vain vähän ansoja
    .is-expert = Alarm- ja Exploit-ruutuja ja paljon ansoja

setup-modules = Moduulit
    .about = Näin monta kartan palaa vaihtuu alussa

setup-black_hat = Kenelle Black Hat
    .is-counted = Käännetty kortti ratkaisee
    .is-shuffled = Se jaetaan muiden korttien mukana

setup-hand = Aloituskäsi
    .is-ten_with_hat = Kymmenen korttia, Black Hat mukaan lukien
    .is-ten_plus_hat = Kymmenen korttia ja Black Hat päälle

setup-black_hat_take = Saalis
    .is-any = Black Hatin kanssa saat mitä kortteja haluat
    .is-highest = Black Hatin kanssa saat korkeimmat kortit

setup-honeypot_half_hands = Honeypot puolittaa kädet
    .is-true = Viisi korttia kullekin, kun nappula on jumissa Honeypotissa
    .is-false = Kymmenen korttia joka tapauksessa

setup-randomizer = Randomizer
    .is-random = Uusi kartan pala arvotaan
    .is-choice = Valitset uuden kartan palan itse

setup-round_limit = Kierroksia enintään
    .about = Sitten peli loppuu ja pienin jälki voittaa

setup-tracer = Jäljittäjä
    .is-true = Jahtaa nappuloita hälytyksen jälkeen
    .is-false = Kukaan ei jahtaa nappuloita

setup-secret_asset = Salainen laatta
    .is-true = Piilotettu laatta muuttaa lopputulosta
    .is-false = Critical Asset ei kätke mitään

setup-asset_turned = Laatta käännetään
    .is-arrive = Laatta kääntyy, kun nappula on perillä
    .is-next = Laatta kääntyy, kun nappula on vieressä

setup-celebrity = Salaiset tavoitteet
    .is-true = Jokaisella on oma luku; lähin voittaa
    .is-false = Pienin jälki voittaa
