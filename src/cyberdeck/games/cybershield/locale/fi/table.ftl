### Cyber Shield pöydässä: tapahtumat, siirrot, kysymykset, verkot, pisteet.
### $who on `you`, kun tarkoitetaan lukijaa; $player on nimi. Pöydän korteilla on numerot, kuten merkinnässä.

## Nimet tunnisteen mukaan

card-name =
    { $card ->
        [provider] { card-provider }
        [wireless-router] { card-wireless-router }
        [wired-router] { card-wired-router }
        [desktop] { card-desktop }
        [laptop] { card-laptop }
        [ddos] { card-ddos }
        [pdos] { card-pdos }
        [sniffer] { card-sniffer }
        [trojan] { card-trojan }
        [phishing] { card-phishing }
        [weak-password] { card-weak-password }
        [server] { card-server }
        [firewall] { card-firewall }
        [encryption] { card-encryption }
        [update] { card-update }
        [antivirus] { card-antivirus }
        [wrong-rules] { card-wrong-rules }
        [power-outage] { card-power-outage }
        [training] { card-training }
        [bad-encryption] { card-bad-encryption }
        [old-antivirus] { card-old-antivirus }
        [forgotten-update] { card-forgotten-update }
        [hardware-failure] { card-hardware-failure }
        [budget] { card-budget }
        [tender] { card-tender }
        [usb-trap] { card-usb-trap }
       *[generator] { card-generator }
    }
card-help =
    { $card ->
        [provider] { card-provider.text }
        [wireless-router] { card-wireless-router.text }
        [wired-router] { card-wired-router.text }
        [desktop] { card-desktop.text }
        [laptop] { card-laptop.text }
        [ddos] { card-ddos.text }
        [pdos] { card-pdos.text }
        [sniffer] { card-sniffer.text }
        [trojan] { card-trojan.text }
        [phishing] { card-phishing.text }
        [weak-password] { card-weak-password.text }
        [server] { card-server.text }
        [firewall] { card-firewall.text }
        [encryption] { card-encryption.text }
        [update] { card-update.text }
        [antivirus] { card-antivirus.text }
        [wrong-rules] { card-wrong-rules.text }
        [power-outage] { card-power-outage.text }
        [training] { card-training.text }
        [bad-encryption] { card-bad-encryption.text }
        [old-antivirus] { card-old-antivirus.text }
        [forgotten-update] { card-forgotten-update.text }
        [hardware-failure] { card-hardware-failure.text }
        [budget] { card-budget.text }
        [tender] { card-tender.text }
        [usb-trap] { card-usb-trap.text }
       *[generator] { card-generator.text }
    }
spot-title =
    { $at ->
        [wireless-router] { card-wireless-router }
        [wired-router] { card-wired-router }
        [desktop] { card-desktop }
        [laptop] { card-laptop }
        [server] { card-server }
       *[provider] { card-provider }
    }
part-name =
    { $part ->
        [firewall] { card-firewall }
        [encryption] { card-encryption }
        [update] { card-update }
        [antivirus] { card-antivirus }
       *[generator] { card-generator }
    }
symbol-name =
    { $symbol ->
        [uplink] { symbol-uplink }
        [cable] { symbol-cable }
       *[radio] { symbol-radio }
    }
card-times =
    { $count ->
        [1] { card-name }
       *[other] { card-name } ×{ $count }
    }
# $whose: you, opponent, other (silloin $holder on nimi); $slot: kortin numero omalla puolellaan
place-name =
    { $whose ->
        [you] { spot-title } { $slot } (sinun)
        [opponent] { spot-title } { $slot } (vastustajan)
       *[other] { spot-title } { $slot } ({ $holder })
    }
state-name =
    { $state ->
        [connected] yhdistetty
        [cut] ei yhdistetty
        [turned] irrotettu
       *[disrupted] lamautettu
    }
step-name =
    { $step ->
        [1] vaihe 1, uudelleenjärjestely
        [2] vaihe 2, nostaminen
        [3] vaihe 3, korttien pelaaminen
        [4] vaihe 4, korttien poistaminen
       *[0] ennen ensimmäistä vuoroa
    }
# Mitä on ilmoitettu. $joins (text): pöydällä olevien korttien numeroita
announced-name =
    { $announced ->
        [card] { card-name }
        [joined] { card-name }, yhteydet: { $joins }
        [on] { card-name }, kohteena { place-name }
        [generator] { card-name }, kohteena kortin { place-name } Sähkögeneraattori
        [cancel] { card-name }, hyökkäyksen kumoaminen
        [arrange] Laitteiston uusi järjestys
        [restore] palautetaan { place-name }
        [restore-part] palautetaan { part-name }, kortilla { place-name }
        [pay] Budjettipoletti: palautetaan { place-name }
        [pay-part] Budjettipoletti: palautetaan { part-name }, kortilla { place-name }
        [scrap] poistetaan { place-name } ja kaikki siihen liitetty
        [scrap-generator] poistetaan Sähkögeneraattori kortilta { place-name }
       *[buy] Budjettipoletti: yksi pelikerta lisää
    }

## Tapahtumat

event-starter =
    { $who ->
        [you]
            { $coin ->
                [yes] Kolikko ratkaisi: sinä aloitat
               *[no] Sinä aloitat
            }
       *[other]
            { $coin ->
                [yes] Kolikko ratkaisi: { $player } aloittaa
               *[no] { $player } aloittaa
            }
    }
event-dealt =
    { $who ->
        [you] Saat: { card-times }
       *[other] { $player } saa: { card-times }
    }
event-dealt-hidden =
    { $count ->
        [one] Pelaajalle { $player } jaetaan kortti
       *[other] Pelaajalle { $player } jaetaan { $count } korttia
    }
event-kept =
    { $who ->
        [you] Pidät aloituskätesi
       *[other] { $player } pitää aloituskätensä
    }
event-shuffled-back =
    { $who ->
        [you] Sekoitat käsikorttisi pakkaan ja nostat uudet
       *[other] { $player } sekoittaa käsikorttinsa pakkaan ja nostaa uudet
    }
event-turn =
    { $who ->
        [you] Sinun vuorosi { $turn }
       *[other] Pelaajan { $player } vuoro { $turn }
    }
event-lifted =
    { $who ->
        [you] Irrotat kortin { place-name }
       *[other] { $player } irrottaa kortin { place-name }
    }
# $other (number): kortti, johon se on määrä kytkeä
event-planned =
    { $who ->
        [you] Kytket kortin { place-name } korttiin { $other } ({ symbol-name })
       *[other] { $player } kytkee kortin { place-name } korttiin { $other } ({ symbol-name })
    }
event-planned-new =
    { $who ->
        [you] Kytket uuden kortin korttiin { place-name } ({ symbol-name })
       *[other] { $player } kytkee uuden kortin korttiin { place-name } ({ symbol-name })
    }
event-drew =
    { $who ->
        [you] Nostat: { card-times }
       *[other] { $player } nostaa: { card-times }
    }
event-drew-hidden =
    { $count ->
        [one] { $player } nostaa kortin
       *[other] { $player } nostaa { $count } korttia
    }
event-took-top =
    { $who ->
        [you] Otat poistopakastasi kortin { card-name }
       *[other] { $player } ottaa poistopakasta kortin { card-name }
    }
event-announced =
    { $who ->
        [you] Ilmoitat: { announced-name }
       *[other] { $player } ilmoittaa: { announced-name }
    }
event-failed =
    { $who ->
        [you] Korttisi { card-name } ei enää vaikuta
       *[other] Pelaajan { $player } kortti { card-name } ei enää vaikuta
    }
event-cancelled =
    { $who ->
        [you] Korttisi { card-name } kumotaan
       *[other] Pelaajan { $player } kortti { card-name } kumotaan
    }
event-placed =
    { $joined ->
        [no] Pelissä: { place-name }, ei yhteyksiä
       *[yes] Pelissä: { place-name }, yhteydet: { $joins }
    }
event-attached = { card-name } liitetään korttiin { place-name }
event-attached-generator = { card-name } liitetään kortin { place-name } Sähkögeneraattoriin
event-disrupted =
    { $part ->
        [none] Lamautettu: { place-name }
       *[other] Lamautettu: { part-name } kortilla { place-name }
    }
event-mended =
    { $part ->
        [none] Palautettu: { place-name }
       *[other] Palautettu: { part-name } kortilla { place-name }
    }
# $places (text): pöydällä olevien korttien numeroita
event-turned-aside =
    { $who ->
        [you] Korttejasi irrotetaan: { $places }
       *[other] Pelaajan { $player } kortteja irrotetaan: { $places }
    }
event-rearranged =
    { $who ->
        [you] Järjestät Laitteistosi uudelleen
       *[other] { $player } järjestää Laitteistonsa uudelleen
    }
event-turned-up =
    { $who ->
        [you] Korttisi ovat taas käytössä: { $places }
       *[other] Pelaajan { $player } kortit ovat taas käytössä: { $places }
    }
event-removed =
    { $who ->
        [you] { card-name } siirtyy pöydältä poistopakkaasi
       *[other] { card-name } siirtyy pöydältä pelaajan { $player } poistopakkaan
    }
event-tokens =
    { $who ->
        [you]
            { $count ->
                [one] Saat yhden Budjettipoletin
               *[other] Saat { $count } Budjettipolettia
            }
       *[other]
            { $count ->
                [one] { $player } saa yhden Budjettipoletin
               *[other] { $player } saa { $count } Budjettipolettia
            }
    }
event-more-plays =
    { $who ->
        [you] Saat pelata yhden kortin lisää. Pelikertoja jäljellä: { $count }
       *[other] { $player } saa pelata yhden kortin lisää. Pelikertoja jäljellä: { $count }
    }
event-looked =
    { $who ->
        [you] Katsot: { card-times }
       *[other] { $player } katsoo: { card-times }
    }
event-looked-hidden =
    { $count ->
        [one] { $player } katsoo pakkansa päällimmäisen kortin
       *[other] { $player } katsoo pakkansa { $count } päällimmäistä korttia
    }
event-took-shown =
    { $who ->
        [you] Näytät ja otat kortin { card-name }
       *[other] { $player } näyttää ja ottaa kortin { card-name }
    }
event-took-none =
    { $who ->
        [you] Et ota niistä yhtään
       *[other] { $player } ei ota niistä yhtään
    }
event-under =
    { $who ->
        [you] Siirrät pakkasi alle: { card-times }
       *[other] { $player } siirtää pakkansa alle: { card-times }
    }
event-under-hidden =
    { $count ->
        [one] { $player } siirtää pakkansa alle kortin
       *[other] { $player } siirtää pakkansa alle { $count } korttia
    }
event-discarded =
    { $who ->
        [you] Poistat kortin { card-name }
       *[other] { $player } poistaa kortin { card-name }
    }
event-discarded-random =
    { $who ->
        [you] Menetät satunnaisen kortin: { card-name }
       *[other] { $player } menettää satunnaisen kortin: { card-name }
    }
# $points, $before (text)
event-scored =
    { $who ->
        [you] Pisteesi: { $before } → { $points }
       *[other] Pelaajan { $player } pisteet: { $before } → { $points }
    }
event-turn-ended =
    { $who ->
        [you] Lopetat vuorosi
       *[other] { $player } lopettaa vuoronsa
    }
event-ended =
    { $why ->
        [ten] Peli on ohi: kymmenen pistettä on koossa
        [minus] Peli on ohi: miinus kymmenen pistettä on täynnä
        [deck] Peli on ohi: pitäisi nostaa kortti, eikä sellaista ole
       *[limit] Peli on ohi: se oli viimeinen vuoro
    }
event-final =
    { $who ->
        [you] Pisteesi lopussa: { $points }
       *[other] Pelaajan { $player } pisteet lopussa: { $points }
    }
event-winner =
    { $who ->
        [you] Voitat
       *[other] { $player } voittaa
    }
event-draw = Tasapeli

## Kysymykset

ask-mulligan = Pidätkö tämän käden, vai vaihdatko sen kerran seitsemään uuteen korttiin?
ask-arrange = Vaihe 1: järjestä Laitteistosi uudelleen tai jatka
ask-join = Kytke { place-name } toiseen korttiin
ask-join-new = Kytke { card-name } toiseen korttiin
ask-drawing =
    { $draw ->
        [yes] Vaihe 2: nosta kaksi korttia tai ota poistopakkasi päällimmäinen
       *[no] Vaihe 2: pakassasi on alle kaksi korttia; ota poistopakkasi päällimmäinen
    }
ask-plays =
    { $count ->
        [0] Vaihe 3: pelikertoja ei ole jäljellä; tapahtumat ja Aina-kortit ovat ilmaisia
        [one] Vaihe 3: pelaa kortteja. Yksi pelikerta jäljellä; tapahtumat ja Aina-kortit ovat ilmaisia
       *[other] Vaihe 3: pelaa kortteja. { $count } pelikertaa jäljellä; tapahtumat ja Aina-kortit ovat ilmaisia
    }
ask-excess =
    { $count ->
        [one] Vaihe 4: saat pitää seitsemän korttia; poista yksi
       *[other] Vaihe 4: saat pitää seitsemän korttia; poista { $count }
    }
ask-answer = { $player } ilmoittaa: { announced-name }. Reagoitko?
ask-window = { $player } on lopettanut: { step-name }. Pelaatko jotakin?
ask-tender = Ota yksi Laitteistokortti tai ei yhtään
ask-under =
    { $count ->
        [one] Siirrä viimeinen kortti pakkasi alle
       *[other] Siirrä { $count } korttia pakkasi alle: viimeinen jää alimmaksi
    }
ask-chance = Nostetaan kortti
ask-over = Peli on ohi

## Siirrot

move-pass =
    { $decision ->
        [answer] en reagoi
        [window] en pelaa mitään
       *[tender] en ota yhtään
    }
move-done =
    { $decision ->
        [arrange] jatka muutoksitta
        [changed] vahvista järjestys
        [join] kytkennät valmiit
       *[join-new] kytkennät valmiit
    }
move-end =
    { $count ->
        [0] lopeta vaihe
        [one] lopeta vaihe, sitten poista yksi kortti
       *[other] lopeta vaihe, sitten poista { $count } korttia
    }
move-keep = pidä käsi
move-again = vaihda käsi: seitsemän uutta korttia
move-draw = nosta kaksi korttia
move-take = ota poistopakastasi kortti { card-name }
move-shift = irrota { place-name } ja kytke se uudelleen
    .label = siirrä
move-join = kytke korttiin { place-name } ({ symbol-name })
    .label =
        { $outcome ->
            [mine] sinä { $mine }
            [theirs] hän { $theirs }
            [both] sinä { $mine }, hän { $theirs }
            [wins] voitto
            [connects] yhdistää
           *[cut] jää irti
        }
move-announced = { announced-name }
    .label =
        { $outcome ->
            [mine] sinä { $mine }
            [theirs] hän { $theirs }
            [both] sinä { $mine }, hän { $theirs }
            [wins] voitto
            [joins] kytke
            [cut] jää irti
            [cancels] kumoaa
            [discards] −{ $count } kortti
            [opens] ohittaa suojat
            [protects] suojaa
            [disrupts] lamauttaa
            [tokens] +{ $count } polettia
            [looks] katso { $count }
            [restores] palauttaa
            [buys] +1 pelikerta
           *[attacks] hyökkää
        }
move-discard = poista kortti { card-name }
move-choose = näytä ja ota kortti { card-name }
move-under = siirrä pakkasi alle kortti { card-name }

## Pöytä

table-goal = 10 pistettä voittaa, −10 häviää
table-points = Pisteet
# kuinka lyhyesti sanottuja vastauksia luetaan
table-hint = Merkin > jäljessä on pöydän kortin numero. Lisää: why ja numero
table-legend =
    { $sign ->
        [connected] yhdistetty
        [cut] ei yhdistetty
        [turned] irrotettu
        [disrupted] lamautettu
        [attached] liitetty
        [attack] hyökkäys siihen
        [ring] kytketty myös
        [uplink] runkoyhteys
        [cable] kaapeli
        [radio] radio
       *[mark] rekonstruoitu, ei painetun mukaan
    }
table-free = vapaana
table-empty = ei Laitteistoa
table-planned = Suunnitellut pisteet
table-waiting = Ilmoitettu, seuraava ensin
table-known = Tunnetaan kädestä
table-looked = Katsot kortteja
table-under = Pakkasi alla ylhäältä alas
table-bounds = { $win } voittaa, { $lose } häviää
table-hand-size = käsi { $count }
table-deck-size = pakka { $count }
table-discards = poistopakka { $count }
table-top = päällä: { card-name }
table-tokens = Poletit { $count }
table-open = seuraava hyökkäys ohittaa puolustukset
fact-turn = Vuoro { $turn } (enintään { $limit })
fact-active =
    { $who ->
        [you] Sinun vuorosi, { step-name }
       *[other] Vuorossa { $player }, { step-name }
    }
fact-plays = Pelikertoja jäljellä: { $count }
# $points, $win, $lose (text)
fact-score =
    { $who ->
        [you] Pisteesi: { $points }; { table-bounds }
       *[other] Pelaajan { $player } pisteet: { $points }; { table-bounds }
    }
fact-piles =
    { $who ->
        [you] Sinä: kortteja kädessä { $hand }, pakassa { $deck }, poistopakassa { $discards }
       *[other] { $player }: kortteja kädessä { $hand }, pakassa { $deck }, poistopakassa { $discards }
    }
fact-top =
    { $who ->
        [you] Poistopakkasi päällä: { card-name }
       *[other] Pelaajan { $player } poistopakan päällä: { card-name }
    }
fact-tokens =
    { $who ->
        [you] Budjettipolettisi: { $count }
       *[other] Pelaajan { $player } Budjettipoletit: { $count }
    }
fact-known =
    { $who ->
        [you] Kädessäsi on { card-times }, ja toinen pelaaja tietää sen
       *[other] Pelaajan { $player } kädessä tiedetään olevan: { card-times }
    }
fact-empty =
    { $who ->
        [you] Sinulla ei ole Laitteistoa pöydällä
       *[other] Pelaajalla { $player } ei ole Laitteistoa pöydällä
    }
# $joins, $free, $points (text)
fact-spot = Kortti { place-name }: { state-name }. Pisteet: { $points }. Kytketty kortteihin: { $joins }. Vapaat merkit: { $free }
fact-attached =
    { $state ->
        [broken] Kortilla { place-name }: { card-name }, lamautettu. Määrä: { $count }. Pisteet: { $points }
        [attack] Kortilla { place-name }: hyökkäys { card-name }. Määrä: { $count }. Pisteet: { $points }
        [hit] Kortin { place-name } Sähkögeneraattorilla: hyökkäys { card-name }. Määrä: { $count }. Pisteet: { $points }
       *[works] Kortilla { place-name }: { card-name }. Määrä: { $count }. Pisteet: { $points }
    }
fact-open = Kortti { place-name }: seuraava hyökkäys siihen ohittaa sen puolustukset
fact-planned =
    { $who ->
        [you] Suunnitelmasi mukaan pisteesi ovat { $points }. Suunnitelma:
       *[other] Pelaajan { $player } suunnitelman mukaan pisteet ovat { $points }. Suunnitelma:
    }
fact-plan-joint = Kortti { $slot } kytketty kortteihin: { $joins }
fact-waiting =
    { $who ->
        [you] Ilmoitettu, vaikuttaa järjestyksessä { $number }, sinulta: { announced-name }
       *[other] Ilmoitettu, vaikuttaa järjestyksessä { $number }, pelaajalta { $player }: { announced-name }
    }
fact-joining = { card-name } kytketään: { $joins }
fact-looked = Katsot kortin { card-name }
fact-under = Pakkasi alla, { $number }. ylhäältä: { card-name }
fact-hand =
    { $count ->
        [one] Kätesi: yksi kortti
       *[other] Kätesi: { $count } korttia
    }
# $free: yes, jos se ei kuluta pelikertaa; $points (text)
fact-card = Kädessäsi: { card-name }{ $mark } ×{ $count }, pisteet { $points }{ card-free }: { card-short }
fact-card-help = Kädessäsi: { card-name }{ $mark } ×{ $count }, pisteet { $points }{ card-free }. { card-help }
card-free =
    { $free ->
        [yes] , ilmainen
       *[no] { "" }
    }
hand-free = ilmainen
score-total =
    { $who ->
        [you] Pisteesi: { $points } [CS-2.5]
       *[other] Pelaajan { $player } pisteet: { $points } [CS-2.5]
    }
# $points (text), $count: montako tällaista korttia
score-reason =
    { $state ->
        [connected] { $points }: { place-name } on yhdistetty
        [cut] { $points }: { place-name } ei ole yhdistetty
        [turned] { $points }: { place-name } on irrotettu
        [disrupted] { $points }: { place-name } on lamautettu
        [works] { $points }: { card-times } kortilla { place-name }
        [idle] { $points }: { card-times } kortilla { place-name }, joka ei ole yhdistetty
        [lasting] { $points }: { card-times } kortilla { place-name }, yhdistetty tai ei
        [broken] { $points }: { card-times } kortilla { place-name }, lamautettu
        [hit] { $points }: { card-times } kortin { place-name } Sähkögeneraattorilla
       *[gain] { $points }: { card-times }, hyökkäys korttiin { place-name }
    }
possible-head = Pakkojen sisällöt ovat julkisia. Pelaajalla { $player } on vielä kädessä tai pakassa (käsi { $hand }, pakka { $deck }):
possible-card = { card-name }: { $count }
card-short =
    { $card ->
        [provider] tiesi Internetiin
        [wireless-router] kytkee kortteja radiolla
        [wired-router] kytkee kortteja kaapelilla
        [desktop] antaa pisteen yhdistettynä
        [laptop] kytketään kaapelilla tai radiolla
        [ddos] lamauttaa vuoroksi; Palomuuri estää
        [pdos] lamauttaa pysyvästi; Päivitys estää
        [sniffer] Langattomaan korttiin: sinulle 1 piste; Salaus estää
        [trojan] Tietokoneeseen tai Palvelimeen; Virustorjunta estää
        [phishing] Tietokoneeseen: omistaja menettää satunnaisen kortin
        [weak-password] seuraava hyökkäyksesi siihen ohittaa puolustukset
        [server] antaa kaksi pistettä yhdistettynä
        [firewall] Reitittimeen: estää Hajautetun palvelunestohyökkäyksen
        [encryption] Langattomaan korttiin tai Palvelimeen: estää nuuskijan
        [update] Tietokoneeseen, Palvelimeen tai Reitittimeen milloin vain
        [antivirus] Tietokoneeseen tai Palvelimeen: estää Troijalaisen ja ansan
        [wrong-rules] lamauttaa vastustajan Palomuurin
        [power-outage] irrottaa vastustajan Laitteiston, jolla ei ole generaattoria
        [training] kumoaa tai poistaa Kalastelun, Heikon salasanan, USB-ansan
        [bad-encryption] lamauttaa vastustajan Salauksen
        [old-antivirus] lamauttaa vastustajan Virustorjunnan
        [forgotten-update] lamauttaa vastustajan Päivityksen
        [hardware-failure] lamauttaa vastustajan Laitteiston, ei Palveluntarjoajaa
        [budget] kaksi Budjettipolettia: pelikerta tai palautus
        [tender] katso viisi korttia, ota yksi Laitteisto
        [usb-trap] Tietokoneeseen, yhdistetty tai ei; Virustorjunta estää
       *[generator] Palveluntarjoajaan tai Reitittimeen: Sähkökatkon varalta
    }

deck-basic = Peruspakka
deck-attacker = Hyökkääjän pakka
deck-builder = Rakentajan pakka

## Pelin jälkeen

story-points = Pisteet
