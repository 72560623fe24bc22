### Lokalka pöydässä: tapahtumat, siirrot, kysymykset, rengas.
### $who on `you`, kun tarkoitetaan lukijaa; $player on nimi. Paikat ja luetteloiden kortit kirjoitetaan merkinnän mukaan.

## Nimet tunnisteen mukaan

level-attack-1 = { card-attack-1 } (1)
level-attack-2 = { card-attack-2 } (2)
level-attack-3 = { card-attack-3 } (3)
level-attack-4 = { card-attack-4 } (4)
level-attack-5 = { card-attack-5 } (5)
level-defence-1 = { card-defence-1 } (1)
level-defence-2 = { card-defence-2 } (2)
level-defence-3 = { card-defence-3 } (3)
level-defence-4 = { card-defence-4 } (4)
level-defence-5 = { card-defence-5 } (5)
card-name =
    { $card ->
        [attack-1] { level-attack-1 }
        [attack-2] { level-attack-2 }
        [attack-3] { level-attack-3 }
        [attack-4] { level-attack-4 }
        [attack-5] { level-attack-5 }
        [defence-1] { level-defence-1 }
        [defence-2] { level-defence-2 }
        [defence-3] { level-defence-3 }
        [defence-4] { level-defence-4 }
        [defence-5] { level-defence-5 }
        [flood] { card-flood }
        [social-engineering] { card-social-engineering }
        [viruses] { card-viruses }
        [direct-access] { card-direct-access }
        [backup] { card-backup }
        [maintenance] { card-maintenance }
        [sandbox] { card-sandbox }
        [router] { card-router }
        [botnet] { card-botnet }
       *[logic-bomb] { card-logic-bomb }
    }
card-help =
    { $card ->
        [attack-1] { card-attack-1.help }
        [attack-2] { card-attack-2.help }
        [attack-3] { card-attack-3.help }
        [attack-4] { card-attack-4.help }
        [attack-5] { card-attack-5.help }
        [defence-1] { card-defence-1.help }
        [defence-2] { card-defence-2.help }
        [defence-3] { card-defence-3.help }
        [defence-4] { card-defence-4.help }
        [defence-5] { card-defence-5.help }
        [flood] { card-flood.help }
        [social-engineering] { card-social-engineering.help }
        [viruses] { card-viruses.help }
        [direct-access] { card-direct-access.help }
        [backup] { card-backup.help }
        [maintenance] { card-maintenance.help }
        [sandbox] { card-sandbox.help }
        [router] { card-router.help }
        [botnet] { card-botnet.help }
       *[logic-bomb] { card-logic-bomb.help }
    }
colour-name =
    { $colour ->
        [lilac] { colour-lilac }
        [amber] { colour-amber }
       *[both] { colour-both }
    }
host-name =
    { $host ->
        [file-server] { host-file-server }{ $mark }
        [mail-server] { host-mail-server }{ $mark }
        [database] { host-database }{ $mark }
        [web-server] { host-web-server }{ $mark }
        [print-server] { host-print-server }{ $mark }
        [proxy] { host-proxy }{ $mark }
        [access-point] { host-access-point }{ $mark }
       *[backup-storage] { host-backup-storage }{ $mark }
    }
place-name =
    { $host ->
        [own] oma laitteesi{ $beside }
        [player] pelaajan { $holder } laite{ $beside }
        [seat] pelaajan { $number } laite{ $beside }
        [none] tyhjä paikka{ $beside }
       *[other] { host-name }{ $beside }
    }
role-name =
    { $role ->
        [administrator] { role-administrator }
        [hacker] { role-hacker }
        [insider] { role-insider }
       *[helpdesk] { role-helpdesk }
    }
role-goal =
    { $role ->
        [administrator] { role-administrator.goal }
        [hacker] { role-hacker.goal }
        [insider] { role-insider.goal }
       *[helpdesk] { role-helpdesk.goal }
    }

## Tapahtumat

event-admin =
    { $who ->
        [you] Sinä olet Ylläpitäjä
       *[other] { $player } on Ylläpitäjä
    }
event-role =
    { $who ->
        [you] Roolisi: { role-name }. { role-goal }
       *[other] Pelaajan { $player } rooli: { role-name }
    }
event-revealed =
    { $who ->
        [you] Roolisi: { role-name }
       *[other] Pelaajan { $player } rooli: { role-name }
    }
event-role-hidden =
    { $who ->
        [you] Saat roolin
       *[other] { $player } saa salaisen roolin
    }
event-host =
    { $who ->
        [you] Asetat verkkoon: { place-name }
       *[other] { $player } asettaa verkkoon: { place-name }
    }
event-host-random = Arvottu laite: { place-name }
event-dealt =
    { $who ->
        [you] Kätesi: { $cards }
       *[other] { $player } saa kortit: { $cards }
    }
event-dealt-hidden =
    { $who ->
        [you]
            { $count ->
                [one] Sinulle jaetaan kortti
               *[other] Sinulle jaetaan { $count } korttia
            }
       *[other]
            { $count ->
                [one] Pelaajalle { $player } jaetaan kortti
               *[other] Pelaajalle { $player } jaetaan { $count } korttia
            }
    }
event-round = Kierros { $round }
event-turn =
    { $who ->
        [you] Sinun vuorosi
       *[other] Vuorossa { $player }
    }
event-skipped =
    { $who ->
        [you] Jätät vuoron väliin
       *[other] { $player } jättää vuoron väliin
    }
event-turn-ended =
    { $who ->
        [you] Lopetat vuorosi
       *[other] { $player } lopettaa vuoronsa
    }
event-reshuffled =
    { $count ->
        [one] Nostopakka on tyhjä: poistopakan yksi kortti sekoitetaan uudeksi nostopakaksi
       *[other] Nostopakka on tyhjä: poistopakan { $count } korttia sekoitetaan uudeksi nostopakaksi
    }
event-drew =
    { $who ->
        [you] Nostat: { $cards }
       *[other] { $player } nostaa: { $cards }
    }
event-drew-hidden =
    { $who ->
        [you]
            { $count ->
                [one] Nostat kortin
               *[other] Nostat { $count } korttia
            }
       *[other]
            { $count ->
                [one] { $player } nostaa kortin
               *[other] { $player } nostaa { $count } korttia
            }
    }
event-knew =
    { $who ->
        [you] Kädestäsi lähti kortti, jonka muut tiesivät
       *[other] Pelaajan { $player } kädestä lähti tunnettu kortti
    }
event-unknown =
    { $who ->
        [you] Kädestäsi lähti kortti, jota muut eivät tienneet
       *[other] Pelaajan { $player } kädestä lähti tuntematon kortti
    }
# $replaced; $over (text): puolustuskortti, joka siinä oli; none, jos ei ollut
event-defended =
    { $who ->
        [you]
            { $replaced ->
                [no] Asetat puolustuksen { card-name }: { place-name }
               *[yes] Asetat puolustuksen { card-name }, entinen { $over } poistuu: { place-name }
            }
       *[other]
            { $replaced ->
                [no] { $player } asettaa puolustuksen { card-name }: { place-name }
               *[yes] { $player } asettaa puolustuksen { card-name }, entinen { $over } poistuu: { place-name }
            }
    }
event-nothing-laid =
    { $who ->
        [you] Et aseta puolustusta
       *[other] { $player } ei aseta puolustusta
    }
event-attacked =
    { $who ->
        [you] Hyökkäät kortilla { card-name }, kohteena { place-name }: { attack-result }
       *[other] { $player } hyökkää kortilla { card-name }, kohteena { place-name }: { attack-result }
    }
# $result: open, through, even, held; $defence (text): kortti, joka siinä on
attack-result =
    { $result ->
        [open] ei puolustusta
        [through] puolustus { $defence } murtuu
        [even] puolustus { $defence } poistuu
       *[held] puolustus { $defence } pitää
    }
event-across =
    { $who ->
        [you] Hyökkäsit Ylläpitäjän laitteiden ohi: olet Sisäpiiriläinen tai Lähituki
       *[other] { $player } hyökkäsi Ylläpitäjän laitteiden ohi: Sisäpiiriläinen tai Lähituki
    }
event-nodes =
    { $left ->
        [0] { place-name }: viimeinen solmu menetetty
       *[other]
            { $count ->
                [one] { place-name }: −1 solmu, jäljellä { $left }
               *[other] { place-name }: −{ $count } solmua, jäljellä { $left }
            }
    }
event-host-out = { place-name }: pudonnut verkosta
event-out =
    { $who ->
        [you] Putosit. Rooli: { role-name }. Poistopakkaan: { $cards }
       *[other] { $player } putoaa. Rooli: { role-name }. Poistopakkaan: { $cards }
    }
event-all-shown =
    { $who ->
        [you] Näet tästä lähtien kaikki roolit ja kädet
       *[other] { $player } näkee tästä lähtien kaikki roolit ja kädet
    }
event-returned =
    { $who ->
        [you] Kaappaamasi laitteet palaavat Ylläpitäjälle: { $places }
       *[other] Pelaajan { $player } kaappaamat laitteet palaavat Ylläpitäjälle: { $places }
    }
event-hand-dropped =
    { $who ->
        [you] Pudotit Lähituen ja siirrät koko kätesi poistopakkaan: { $cards }
       *[other] { $player } pudotti Lähituen ja siirtää koko kätensä poistopakkaan: { $cards }
    }
# $whom: you, other, none; keneen kortti kohdistuu
event-played =
    { $who ->
        [you]
            { $whom ->
                [none] Pelaat kortin { card-name }
               *[other] Pelaat kortin { card-name }, kohteena { $other }
            }
       *[other]
            { $whom ->
                [none] { $player } pelaa kortin { card-name }
                [you] { $player } pelaa kortin { card-name }, kohteena sinä
               *[other] { $player } pelaa kortin { card-name }, kohteena { $other }
            }
    }
event-played-place =
    { $who ->
        [you] Pelaat kortin { card-name }, kohteena { place-name }
       *[other] { $player } pelaa kortin { card-name }, kohteena { place-name }
    }
event-discarded =
    { $who ->
        [you] Poistat kortin { card-name }
       *[other] { $player } poistaa kortin { card-name }
    }
event-undefended =
    { $who ->
        [you] Et puolustaudu
       *[other] { $player } ei puolustaudu
    }
event-answered =
    { $who ->
        [you] Puolustaudut kortilla { card-name }
       *[other] { $player } puolustautuu kortilla { card-name }
    }
event-duelled =
    { $result ->
        [open] { $attack }, ei puolustusta: hyökkäys onnistuu
        [through] { $attack } vastaan { $defence }: hyökkäys onnistuu
       *[other] { $attack } vastaan { $defence }: hyökkäys torjutaan
    }
event-stole =
    { $who ->
        [you] Otat pelaajalta { $other } kortin { card-name }
       *[other]
            { $whom ->
                [you] { $player } ottaa sinulta kortin { card-name }
               *[other] { $player } ottaa pelaajalta { $other } kortin { card-name }
            }
    }
event-stole-hidden =
    { $who ->
        [you] Otat kortin pelaajalta { $other }
       *[other]
            { $whom ->
                [you] { $player } ottaa sinulta kortin
               *[other] { $player } ottaa kortin pelaajalta { $other }
            }
    }
event-took-back =
    { $who ->
        [you] Otat poistopakasta kortin { card-name }
       *[other] { $player } ottaa poistopakasta kortin { card-name }
    }
event-restored = { place-name }: +1 solmu, nyt { $count }
event-turned =
    { $direction ->
        [clockwise] Vuoro kulkee nyt myötäpäivään
       *[back] Vuoro kulkee nyt vastapäivään
    }
event-captured =
    { $who ->
        [you] Otat hallintaasi: { $places }
       *[other] { $player } ottaa hallintaansa: { $places }
    }
event-cleaned =
    { $who ->
        [you] Palautat Ylläpitäjälle: { $places }. Olet Lähituki
       *[other] { $player } palauttaa Ylläpitäjälle: { $places }. Hän on Lähituki
    }
event-bomb-tested =
    { $who ->
        [you]
            { $off ->
                [yes] Käännät kortin { card-name }, väri { colour-name }: pommi edessäsi räjähtää
               *[no] Käännät kortin { card-name }, väri { colour-name }: pommi ei räjähdä
            }
       *[other]
            { $off ->
                [yes] { $player } kääntää kortin { card-name }, väri { colour-name }: pommi räjähtää
               *[no] { $player } kääntää kortin { card-name }, väri { colour-name }: pommi ei räjähdä
            }
    }
event-bomb-passed =
    { $who ->
        [you]
            { $whom ->
                [you] Pommi jää eteesi
               *[other] Pommi siirtyy sinulta pelaajalle { $other }
            }
       *[other]
            { $whom ->
                [you] Pommi siirtyy pelaajalta { $player } sinulle
               *[other] Pommi siirtyy pelaajalta { $player } pelaajalle { $other }
            }
    }
event-bomb-gone =
    { $who ->
        [you] Pommi edestäsi joutuu poistopakkaan
       *[other] Pommi pelaajan { $player } edestä joutuu poistopakkaan
    }
event-ended =
    { $why ->
        [network] Peli on päättynyt: kaikki Hakkerit ja Sisäpiiriläiset ovat pudonneet
        [hacker] Peli on päättynyt: Hakkeri pudotti Ylläpitäjän
        [insider] Peli on päättynyt: jäljellä on vain Sisäpiiriläinen
        [hackers] Peli on päättynyt: Ylläpitäjä putosi, mutta ei Hakkerin kädestä, joten kaikki Hakkerit voittavat
       *[limit] Peli on päättynyt: se oli viimeinen kierros
    }
event-nobody = Kukaan ei voita
event-winner =
    { $shared ->
        [yes]
            { $who ->
                [you] Olet voittajien joukossa
               *[other] { $player } on voittajien joukossa
            }
       *[no]
            { $who ->
                [you] Sinä voitat
               *[other] { $player } voittaa
            }
    }

## Kysymykset

ask-build = Rakenna verkko: valitse laite{ $beside }. Naapurit: { $before } ja { $after }
# $each: yes, jos joka laitteelle saa asettaa kortin; $first: no ensimmäisen jälkeen
ask-setup =
    { $each ->
        [yes]
            { $first ->
                [yes] Alkuvalmistelu: voit asettaa puolustuksen jokaiselle hallitsemallesi laitteelle
               *[no] Voit asettaa vielä puolustuksen toiselle hallitsemallesi laitteelle
            }
       *[no] Alkuvalmistelu: voit asettaa yhden puolustuksen hallitsemallesi laitteelle
    }
ask-turn =
    { $attacked ->
        [yes] Pelaa puolustuksia ja erikoiskortteja tai lopeta vuoro. Olet jo hyökännyt
       *[no] Pelaa kortteja, enintään yksi hyökkäys, ja lopeta vuoro
    }
ask-flood =
    { $who ->
        [you] Tulva: poista kortti
       *[other] Tulva ({ $player }): poista kortti
    }
ask-viruses =
    { $who ->
        [you] Virukset: poista puolustus, tai laitteesi menettää solmun (solmuja: { $left })
       *[other] Virukset ({ $player }): poista puolustus, tai laitteesi menettää solmun (solmuja: { $left })
    }
ask-attack =
    { $who ->
        [you] Suora pääsy: valitse hyökkäys
       *[other] Suora pääsy, kohteena { $player }: valitse hyökkäys. Kortit paljastetaan yhtä aikaa
    }
ask-defend =
    { $who ->
        [you] Suora pääsy: valitse puolustus tai ole ilman
       *[other] Suora pääsy ({ $player }): valitse puolustus tai ole ilman (solmujasi: { $left })
    }
ask-excess =
    { $count ->
        [one] Saat pitää neljä korttia: poista yksi
       *[other] Saat pitää neljä korttia: poista { $count }
    }
ask-chance = Korttia nostetaan
ask-over = Peli on päättynyt

## Siirrot

move-pass =
    { $decision ->
        [setup] ei puolustusta
        [more] ei enempää puolustuksia
        [viruses] ei puolustusta: menetä solmu
       *[defend] ei puolustusta: menetä solmu
    }
move-end =
    { $count ->
        [0] lopeta vuoro
        [one] lopeta vuoro ja poista yksi kortti
       *[other] lopeta vuoro ja poista { $count } korttia
    }
move-build =
    { $count ->
        [one] aseta { place-name } (1 solmu)
       *[other] aseta { place-name } ({ $count } solmua)
    }
    .label =
        { $count ->
            [one] 1 solmu
           *[other] { $count } solmua
        }
move-defend =
    { $replaced ->
        [no] { card-name }: { place-name }
       *[yes] { card-name }, entinen { $over } poistuu: { place-name }
    }
    .label =
        { $replaced ->
            [no] puolustus { $level }
           *[yes] { $was } → { $level }
        }
# $out: yes, jos se on viimeinen solmu; $across: yes, jos se paljastaa roolin
move-attack =
    { $across ->
        [yes] { card-name }, kohteena { place-name }: { move-result }. Paljastaa sinut Sisäpiiriläiseksi tai Lähitueksi
       *[no] { card-name }, kohteena { place-name }: { move-result }
    }
    .label =
        { $result ->
            [even] −puolustus
            [held] pitää
           *[other]
                { $out ->
                    [yes] putoaa
                   *[no] −1 solmu
                }
        }
move-result =
    { $result ->
        [even] poistaa puolustuksen { $defence }
        [held] { $defence } pitää
        [open]
            { $out ->
                [yes] vie viimeisen solmun
               *[no] vie solmun
            }
       *[through]
            { $out ->
                [yes] murtaa puolustuksen { $defence } ja vie viimeisen solmun
               *[no] murtaa puolustuksen { $defence } ja vie solmun
            }
    }
move-flood = kaikki muut poistavat kortin
move-viruses = kaikki muut poistavat puolustuksen tai menettävät solmun
move-bomb = käännä päällimmäinen kortti: jos se on pelkkä lila, menetät kaksi solmua
move-router =
    { $direction ->
        [clockwise] vuoro kulkee taas myötäpäivään
       *[back] vuoro kulkee vastapäivään
    }
move-botnet =
    { $does ->
        [recover] ota takaisin: { $places }
        [return] palauta Ylläpitäjälle: { $places }. Paljastaa sinut Lähitueksi
       *[capture] ota hallintaasi: { $places }. Paljastaa sinut Hakkeriksi tai Sisäpiiriläiseksi
    }
# Pelaaja, johon siirto kohdistuu: sivulla nimellä, päätteessä numerolla
target-name =
    { $named ->
        [yes] { $player }
       *[no] { $number }
    }
move-social =
    { $count ->
        [one] ota pelaajan { target-name } ainoa kortti
       *[other] ota pelaajalta { target-name } { $count } satunnaista korttia
    }
    .label =
        { $count ->
            [one] +1 kortti
           *[other] +{ $count } korttia
        }
move-direct = hyökkää pelaajaan { target-name } verkon ohi
    .label = kaksintaistelu
move-sandbox = pelaaja { target-name } jättää seuraavan vuoron väliin
    .label = vuoro väliin
move-backup = ota poistopakasta kortti { card-name }
    .label = käteesi
move-repair = palauta solmu: { place-name }, { $nodes }/{ $full }
    .label = +1 solmu
move-discard = poista kortti { card-name }
    .label = poista
move-show = pelaa { card-name }
    .label = pelaa

## Pöytä

table-goal = Kestä roolisi vihollisia kauemmin
table-role = Rooli
table-state = Tila
table-or = { $first } tai { $second }
table-in = verkossa
table-out = pudonnut
# miten lyhyet vastaukset luetaan
table-hint = -●: vie solmun. -d: vie puolustuksen. 0: ei mitään. !: paljastaa. ★: viimeinen
table-legend =
    { $sign ->
        [turn] vuoro
        [reach] voit hyökätä
        [defence] puolustus
        [cards] kortteja kädessä
        [owner] hallitsee
        [skip] vuoroja väliin
        [bomb] pommi
       *[mark] rekonstruoitu, ei painetun mukainen
    }
table-reach = Voit hyökätä
table-roles = Paljastuneet roolit
table-known = Tunnetut kortit
table-known-all = kaikki
reach-next = { $place }, vieressä { $start }
reach-across = { $place }, lähtö { $start }, yli { $past }
fact-round = Kierros { $round } (enintään { $limit })
fact-turn =
    { $who ->
        [you] Sinun vuorosi
       *[other] Vuorossa { $player }
    }
fact-direction =
    { $direction ->
        [clockwise] Vuoro kulkee myötäpäivään
       *[back] Vuoro kulkee vastapäivään
    }
fact-deck = Nostopakka: { $count }
fact-discards = Poistopakka: { $cards }
fact-role = Roolisi: { role-name }. { role-goal }
fact-player =
    { $count ->
        [one] Pelaaja { $number }, { $player }: yksi kortti kädessä
       *[other] Pelaaja { $number }, { $player }: { $count } korttia kädessä
    }
fact-out = Pelaaja { $number }, { $player }: pudonnut, { role-name }
fact-shown = { $player }: { role-name }
fact-skips =
    { $who ->
        [you]
            { $count ->
                [one] Jätät seuraavan vuorosi väliin
               *[other] Jätät { $count } seuraavaa vuoroasi väliin
            }
       *[other]
            { $count ->
                [one] { $player } jättää seuraavan vuoron väliin
               *[other] { $player } jättää { $count } seuraavaa vuoroa väliin
            }
    }
fact-bomb =
    { $who ->
        [you] Logiikkapommi on edessäsi
       *[other] Logiikkapommi on pelaajan { $player } edessä
    }
fact-host = { place-name }: solmuja { $nodes }/{ $full }, puolustus { $defence }, hallitsee { $owner }
fact-host-out = { place-name }: pudonnut
fact-reach-next = Voit hyökätä kohteeseen { $place }: vieressä { $start } [LOK-7.1]
fact-reach-across = Voit hyökätä kohteeseen { $place }: lähtö { $start }, ohi { $past } [LOK-7.3]
fact-reach-none = Et voi nyt hyökätä mihinkään
fact-known =
    { $who ->
        [you] Kädessäsi on { card-name }, sen tietävät: { $knowers }
       *[other] Pelaajan { $player } kädessä on { card-name }, sen tietävät: { $knowers }
    }
fact-known-hidden = { $player }: kädessä kortti, jonka tietävät: { $knowers }
fact-seen = { $player }, kädessä: { $cards }
fact-card =
    { $count ->
        [one] Kädessäsi: { card-name }{ $mark }, { colour-name }: { card-short }
       *[other] Kädessäsi: { card-name }{ $mark } ×{ $count }, { colour-name }: { card-short }
    }
fact-card-help =
    { $count ->
        [one] Kädessäsi: { card-name }{ $mark }, { colour-name }. { card-help }
       *[other] Kädessäsi: { card-name }{ $mark } ×{ $count }, { colour-name }. { card-help }
    }
fact-hand =
    { $count ->
        [one] Kädessäsi on yksi kortti
       *[other] Kädessäsi on { $count } korttia
    }
possible-head = Mahdolliset roolit ja kuinka monessa mahdollisista jaoista:
possible-player = Pelaaja { $number }, { $player }: { $roles }
# $part/$all: niin monessa niistä jaoista, jotka ovat vielä mahdollisia
possible-role = { role-name } ({ $part }/{ $all })
card-short =
    { $short ->
        [flood] kaikki muut poistavat kortin
        [social-engineering] ota pelaajalta kaksi satunnaista korttia
        [viruses] muut poistavat puolustuksen tai menettävät solmun
        [direct-access] hyökkää keneen tahansa verkon ohi
        [backup] ota kortti poistopakasta
        [maintenance] palauta solmu laitteellesi
        [sandbox] pelaaja jättää vuoron väliin
        [router] kääntää vuorojärjestyksen
        [botnet] kaappaa tai palauta apulaitteita
        [logic-bomb] käännä kortti: pelkkä lila vie kaksi solmua
        [attack] vie solmun, ellei puolustus pidä
       *[defence] omalle laitteelle tai kädestä
    }

## Pelin jälkeen

story-nodes = Roolilaitteen solmut
