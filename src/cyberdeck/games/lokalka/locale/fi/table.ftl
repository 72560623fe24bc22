### Lokalka pöydässä: tapahtumat, siirrot, kysymykset, rengas.
### $who on `you`, kun tarkoitetaan lukijaa; $player on nimi. Paikat ja luetteloiden kortit kirjoitetaan merkinnän mukaan.

## Nimet tunnisteen mukaan

card-name =
    { $card ->
        [attack-1] { card-attack-1 } ({ $code })
        [attack-2] { card-attack-2 } ({ $code })
        [attack-3] { card-attack-3 } ({ $code })
        [attack-4] { card-attack-4 } ({ $code })
        [attack-5] { card-attack-5 } ({ $code })
        [defence-1] { card-defence-1 } ({ $code })
        [defence-2] { card-defence-2 } ({ $code })
        [defence-3] { card-defence-3 } ({ $code })
        [defence-4] { card-defence-4 } ({ $code })
        [defence-5] { card-defence-5 } ({ $code })
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
        [lilac] { colour-lilac }{ $dye }
        [amber] { colour-amber }{ $dye }
       *[both] { colour-both }{ $dye }
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
        [own] { $place } (oma laitteesi)
        [player] { $place } ({ $holder })
        [seat] { $place } (pelaaja { $number })
        [none] { $place }
       *[other] { $place } ({ host-name })
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
       *[other] { $player } saa roolin kuvapuoli alaspäin
    }
event-host =
    { $who ->
        [you] Panet verkkoon laitteen { place-name }
       *[other] { $player } panee verkkoon laitteen { place-name }
    }
event-host-random = Arvottu laite: { place-name }
event-dealt =
    { $who ->
        [you] Sinulle jaetaan { $cards }
       *[other] Pelaajalle { $player } jaetaan { $cards }
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
event-round = Kierros { $round } alkaa
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
        [you] Päätät vuorosi
       *[other] { $player } päättää vuoronsa
    }
event-reshuffled =
    { $count ->
        [one] Nostopakka on tyhjä: poistopakka, yksi kortti, sekoitetaan
       *[other] Nostopakka on tyhjä: poistopakka, { $count } korttia, sekoitetaan
    }
event-drew =
    { $who ->
        [you] Nostat { $cards }
       *[other] { $player } nostaa { $cards }
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
        [you] Luovut kortista, jonka muut tunsivat
       *[other] { $player } luopuu kortista, jonka muut tunsivat
    }
event-unknown =
    { $who ->
        [you] Luovut kortista, jota kukaan muu ei tuntenut
       *[other] { $player } luopuu kortista, jota kukaan muu ei tuntenut
    }
# $over (text): puolustuskortti, joka siinä oli; none, jos ei ollut
event-defended =
    { $who ->
        [you]
            { $over ->
                [none] Puolustat laitetta { place-name } kortilla { card-name }
               *[card] Puolustat laitetta { place-name } kortilla { card-name }, jonka tieltä väistyy { $over }
            }
       *[other]
            { $over ->
                [none] { $player } puolustaa laitetta { place-name } kortilla { card-name }
               *[card] { $player } puolustaa laitetta { place-name } kortilla { card-name }, jonka tieltä väistyy { $over }
            }
    }
event-nothing-laid =
    { $who ->
        [you] Et pane puolustusta
       *[other] { $player } ei pane puolustusta
    }
event-attacked =
    { $who ->
        [you] Hyökkäät laitteen { place-name } kimppuun kortilla { card-name }: { attack-result }
       *[other] { $player } hyökkää laitteen { place-name } kimppuun kortilla { card-name }: { attack-result }
    }
# $result: open, through, even, held; $defence (text): kortti, joka siinä on
attack-result =
    { $result ->
        [open] puolustusta ei ole
        [through] puolustus { $defence } murtuu ja joutuu poistopakkaan
        [even] puolustus { $defence } joutuu poistopakkaan, muuta ei tapahdu
       *[held] puolustus { $defence } pitää
    }
event-across =
    { $who ->
        [you] Hyökkäsit Ylläpitäjän laitteiden yli: kaikki tietävät, että olet Sisäpiiriläinen tai Lähituki
       *[other] { $player } hyökkäsi Ylläpitäjän laitteiden yli: Sisäpiiriläinen tai Lähituki
    }
event-nodes =
    { $left ->
        [0] { place-name } menettää viimeisen solmunsa
       *[other]
            { $count ->
                [one] { place-name } menettää solmun, jäljellä: { $left }
               *[other] { place-name } menettää { $count } solmua, jäljellä: { $left }
            }
    }
event-host-out = { place-name } on pudonnut
event-out =
    { $who ->
        [you] Putosit, ja roolisi paljastuu: { role-name }. Kädestä poistopakkaan: { $cards }
       *[other] { $player } putosi, ja rooli paljastuu: { role-name }. Kädestä poistopakkaan: { $cards }
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
        [you] Pudotit Lähituen ja menetät koko kätesi: { $cards }
       *[other] { $player } pudotti Lähituen ja menettää koko kätensä: { $cards }
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
        [you] Panet pois kortin { card-name }
       *[other] { $player } panee pois kortin { card-name }
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
        [open] Kortti paljastetaan: { $attack }, puolustusta ei ole. Hyökkäys onnistuu
        [through] Kortit paljastetaan: { $attack } vastaan { $defence }. Hyökkäys onnistuu
       *[other] Kortit paljastetaan: { $attack } vastaan { $defence }. Hyökkäys torjutaan
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
event-restored = { place-name } saa solmun takaisin, nyt: { $count }
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
        [you] Palautat Ylläpitäjälle: { $places }. Kaikki tietävät, että olet Lähituki
       *[other] { $player } palauttaa Ylläpitäjälle: { $places }. Lähituki siis
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

ask-build = Rakennat verkon. Mikä laite tulee paikkaan { $place }, laitteiden { $before } ja { $after } väliin?
# $each: yes, jos joka laitteelle saa panna kortin; $first: no ensimmäisen jälkeen
ask-setup =
    { $each ->
        [yes]
            { $first ->
                [yes] Ennen ensimmäistä vuoroa saat panna puolustuksen jokaiselle laitteelle, jota hallitset
               *[no] Saat panna vielä puolustuksen toiselle laitteelle, jota hallitset
            }
       *[no] Ennen ensimmäistä vuoroa saat panna yhden puolustuksen laitteelle, jota hallitset
    }
ask-turn =
    { $attacked ->
        [yes] Vuorosi: pelaa puolustuksia ja erikoiskortteja tai päätä vuoro. Olet jo hyökännyt
       *[no] Vuorosi: pelaa miten monta korttia tahansa, mutta vain yksi hyökkäys, tai päätä vuoro
    }
ask-flood =
    { $who ->
        [you] Tulva: pane kortti pois
       *[other] Tulva, jonka pelasi { $player }: pane kortti pois
    }
ask-viruses =
    { $who ->
        [you] Virukset: pane puolustus, tai laitteesi menettää solmun (nyt: { $left })
       *[other] Virukset, jotka pelasi { $player }: pane puolustus, tai laitteesi menettää solmun (nyt: { $left })
    }
ask-attack =
    { $who ->
        [you] Suora pääsy: pane hyökkäys
       *[other] Suora pääsy, kohteena { $player }: pane hyökkäys. Kortit paljastetaan yhtä aikaa
    }
ask-defend =
    { $who ->
        [you] Suora pääsy: pane puolustus tai älä mitään
       *[other] { $player } hyökkää kimppuusi suoralla pääsyllä: pane puolustus tai älä mitään (solmujasi: { $left })
    }
ask-excess =
    { $count ->
        [one] Saat pitää neljä korttia: pane yksi pois
       *[other] Saat pitää neljä korttia: pane { $count } pois, yksi kerrallaan
    }
ask-chance = Korttia nostetaan
ask-over = Peli on päättynyt

## Siirrot

move-pass =
    { $decision ->
        [setup] älä pane mitään
        [more] älä pane enempää
        [viruses] älä pane mitään ja menetä solmu
       *[defend] älä pane mitään ja menetä solmu
    }
move-end =
    { $count ->
        [0] päätä vuoro
        [one] päätä vuoro ja pane yksi kortti pois
       *[other] päätä vuoro ja pane { $count } korttia pois
    }
move-build =
    { $count ->
        [one] pane { place-name }, yksi solmu
       *[other] pane { place-name }, { $count } solmua
    }
move-defend =
    { $over ->
        [none] { card-name }, kohteena { place-name }
       *[card] { card-name }, kohteena { place-name }; väistyy { $over }
    }
# $out: yes, jos se on viimeinen solmu; $across: yes, jos se paljastaa roolin
move-attack =
    { $across ->
        [yes] { card-name }, kohteena { place-name }: { move-result }. Paljastaa sinut Sisäpiiriläiseksi tai Lähitueksi
       *[no] { card-name }, kohteena { place-name }: { move-result }
    }
move-result =
    { $result ->
        [even] poistaa puolustuksen { $defence }
        [held] ei tee mitään, kun vastassa on { $defence }
        [open]
            { $out ->
                [yes] vie viimeisen solmun
               *[no] vie solmun
            }
       *[through]
            { $out ->
                [yes] poistaa puolustuksen { $defence } ja vie viimeisen solmun
               *[no] poistaa puolustuksen { $defence } ja vie solmun
            }
    }
move-flood = kaikki muut panevat kortin pois
move-viruses = kaikki muut puolustautuvat tai menettävät solmun
move-bomb = pane se eteesi ja käännä pakan päällimmäinen kortti: jos se on pelkkä lila, menetät kaksi solmua
move-router =
    { $direction ->
        [clockwise] vuoro kulkee taas myötäpäivään
       *[back] vuoro kulkee vastapäivään
    }
move-botnet =
    { $does ->
        [recover] ota takaisin { $places }
        [return] palauta Ylläpitäjälle { $places }; paljastaa sinut Lähitueksi
       *[capture] ota hallintaasi { $places }; paljastaa sinut Hakkeriksi tai Sisäpiiriläiseksi
    }
move-social =
    { $count ->
        [one] ota pelaajan { $number } ainoa kortti
       *[other] ota pelaajalta { $number } { $count } satunnaista korttia
    }
move-direct = hyökkää pelaajan { $number } kimppuun verkon ohi: sitten kumpikin panee kortin
move-sandbox = pelaaja { $number } jättää seuraavan vuoron väliin
move-backup = ota poistopakasta kortti { card-name }
move-repair = palauta solmu laitteelle { place-name }: { $nodes }/{ $full }
move-discard = pane pois kortti { card-name }
move-show = pane kortti { card-name }

## Pöytä

table-goal = Voittaa se puoli, joka kestää vihollisiaan kauemmin
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
fact-round = Kierros { $round }, enintään { $limit }
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
fact-reach-next = Voit hyökätä kohteeseen { $place }: se on vieressä, kun lähtö on { $start } [LOK-7.1]
fact-reach-across = Voit hyökätä kohteeseen { $place }: lähtö { $start }, yli { $past } [LOK-7.3]
fact-reach-none = Et voi hyökätä minkään kimppuun
fact-known =
    { $who ->
        [you] Kädessäsi on { card-name }, sen tietävät: { $knowers }
       *[other] Pelaajan { $player } kädessä on { card-name }, sen tietävät: { $knowers }
    }
fact-known-hidden = { $player }: kädessä kortti, jonka tietävät: { $knowers }
fact-seen = { $player }, kädessä: { $cards }
fact-card =
    { $count ->
        [one] Kädessäsi: { card-name }, väri { colour-name }: { card-short }
       *[other] Kädessäsi: { card-name }, väri { colour-name }, { $count } kappaletta: { card-short }
    }
fact-card-help =
    { $count ->
        [one] Kädessäsi: { card-name }, väri { colour-name }. { card-help }
       *[other] Kädessäsi: { card-name }, väri { colour-name }, { $count } kappaletta. { card-help }
    }
fact-hand =
    { $count ->
        [one] Kädessäsi on yksi kortti
       *[other] Kädessäsi on { $count } korttia
    }
possible-head = Vielä mahdolliset roolit ja kuinka monessa kaikista mahdollisista jaoista:
possible-player = Pelaaja { $number }, { $player }: { $roles }
# $part/$all: niin monessa niistä jaoista, jotka ovat vielä mahdollisia
possible-role = { role-name } ({ $part }/{ $all })
card-short =
    { $short ->
        [flood] muut panevat kukin kortin pois
        [social-engineering] ota pelaajalta kaksi satunnaista korttia
        [viruses] muut puolustautuvat tai menettävät solmun
        [direct-access] hyökkää kenen tahansa kimppuun verkon ohi
        [backup] ota kortti poistopakasta
        [maintenance] palauta solmu laitteellesi
        [sandbox] pelaaja jättää vuoron väliin
        [router] vuoron suunta kääntyy
        [botnet] ota tai palauta apulaitteita
        [logic-bomb] käännä kortti: pelkkä lila vie kaksi solmua
        [attack] vie solmun, ellei puolustus pidä
       *[defence] omalle laitteelle tai kädestä
    }

## Pelin jälkeen

story-nodes = Roolilaitteen solmut
