### Kiberrubezh pöydässä: tapahtumat, siirrot, kysymykset, alueet, teho, aalto.
### $who on `you`, kun tarkoitetaan lukijaa; $player on nimi. Kortit, luokat ja askeleet annetaan tunnuksina.

## Nimet tunnuksittain

card-name =
    { $card ->
        [laptop] { card-laptop }
        [workstation] { card-workstation }
        [test-bench] { card-test-bench }
        [tablet] { card-tablet }
        [smartphone] { card-smartphone }
        [server] { card-server }
        [c2-server] { card-c2-server }
        [virtualisation-host] { card-virtualisation-host }
        [border-router] { card-border-router }
        [monitoring-console] { card-monitoring-console }
        [backup-storage] { card-backup-storage }
        [cluster] { card-cluster }
        [mail-worm] { card-mail-worm }
        [spy-trojan] { card-spy-trojan }
        [rootkit] { card-rootkit }
        [ransomware] { card-ransomware }
        [syn-flood] { card-syn-flood }
        [amplification] { card-amplification }
        [botnet-flood] { card-botnet-flood }
        [sql-injection] { card-sql-injection }
        [phishing] { card-phishing }
        [lateral-movement] { card-lateral-movement }
        [zero-day] { card-zero-day }
        [apt] { card-apt }
        [acoustic-channel] { card-acoustic-channel }
        [emission-interception] { card-emission-interception }
        [power-line-leakage] { card-power-line-leakage }
        [dictionary-attack] { card-dictionary-attack }
        [key-side-channel] { card-key-side-channel }
        [broken-protocol] { card-broken-protocol }
        [antivirus] { card-antivirus }
        [endpoint-detection] { card-endpoint-detection }
        [sandbox] { card-sandbox }
        [rate-limiter] { card-rate-limiter }
        [scrubbing] { card-scrubbing }
        [firewall] { card-firewall }
        [intrusion-prevention] { card-intrusion-prevention }
        [honeypot] { card-honeypot }
        [noise-generator] { card-noise-generator }
        [shielded-room] { card-shielded-room }
        [encryption] { card-encryption }
        [crypto-gateway] { card-crypto-gateway }
        [security-policy] { card-security-policy }
        [incident-team] { card-incident-team }
        [air-gap] { card-air-gap }
        [emergency-patch] { card-emergency-patch }
        [incident-response] { card-incident-response }
        [recruited-insider] { card-recruited-insider }
        [extra-funding] { card-extra-funding }
        [restore-from-backup] { card-restore-from-backup }
        [power-cut] { card-power-cut }
        [reserve-capacity] { card-reserve-capacity }
        [supply-chain] { card-supply-chain }
       *[joint-exercise] { card-joint-exercise }
    }
card-help =
    { $card ->
        [laptop] { card-laptop.text }
        [workstation] { card-workstation.text }
        [test-bench] { card-test-bench.text }
        [tablet] { card-tablet.text }
        [smartphone] { card-smartphone.text }
        [server] { card-server.text }
        [c2-server] { card-c2-server.text }
        [virtualisation-host] { card-virtualisation-host.text }
        [border-router] { card-border-router.text }
        [monitoring-console] { card-monitoring-console.text }
        [backup-storage] { card-backup-storage.text }
        [cluster] { card-cluster.text }
        [mail-worm] { card-mail-worm.text }
        [spy-trojan] { card-spy-trojan.text }
        [rootkit] { card-rootkit.text }
        [ransomware] { card-ransomware.text }
        [syn-flood] { card-syn-flood.text }
        [amplification] { card-amplification.text }
        [botnet-flood] { card-botnet-flood.text }
        [sql-injection] { card-sql-injection.text }
        [phishing] { card-phishing.text }
        [lateral-movement] { card-lateral-movement.text }
        [zero-day] { card-zero-day.text }
        [apt] { card-apt.text }
        [acoustic-channel] { card-acoustic-channel.text }
        [emission-interception] { card-emission-interception.text }
        [power-line-leakage] { card-power-line-leakage.text }
        [dictionary-attack] { card-dictionary-attack.text }
        [key-side-channel] { card-key-side-channel.text }
        [broken-protocol] { card-broken-protocol.text }
        [antivirus] { card-antivirus.text }
        [endpoint-detection] { card-endpoint-detection.text }
        [sandbox] { card-sandbox.text }
        [rate-limiter] { card-rate-limiter.text }
        [scrubbing] { card-scrubbing.text }
        [firewall] { card-firewall.text }
        [intrusion-prevention] { card-intrusion-prevention.text }
        [honeypot] { card-honeypot.text }
        [noise-generator] { card-noise-generator.text }
        [shielded-room] { card-shielded-room.text }
        [encryption] { card-encryption.text }
        [crypto-gateway] { card-crypto-gateway.text }
        [security-policy] { card-security-policy.text }
        [incident-team] { card-incident-team.text }
        [air-gap] { card-air-gap.text }
        [emergency-patch] { card-emergency-patch.text }
        [incident-response] { card-incident-response.text }
        [recruited-insider] { card-recruited-insider.text }
        [extra-funding] { card-extra-funding.text }
        [restore-from-backup] { card-restore-from-backup.text }
        [power-cut] { card-power-cut.text }
        [reserve-capacity] { card-reserve-capacity.text }
        [supply-chain] { card-supply-chain.text }
       *[joint-exercise] { card-joint-exercise.text }
    }
measure-name =
    { $measure ->
        [antivirus] { card-antivirus }
        [endpoint-detection] { card-endpoint-detection }
        [sandbox] { card-sandbox }
        [rate-limiter] { card-rate-limiter }
        [scrubbing] { card-scrubbing }
        [firewall] { card-firewall }
        [intrusion-prevention] { card-intrusion-prevention }
        [honeypot] { card-honeypot }
        [noise-generator] { card-noise-generator }
        [shielded-room] { card-shielded-room }
        [encryption] { card-encryption }
        [crypto-gateway] { card-crypto-gateway }
        [security-policy] { card-security-policy }
        [incident-team] { card-incident-team }
       *[air-gap] { card-air-gap }
    }
category-name =
    { $category ->
        [malware] { category-malware }
        [denial] { category-denial }
        [intrusion] { category-intrusion }
        [tempest] { category-tempest }
       *[crypto] { category-crypto }
    }
category-second =
    { $second ->
        [malware] { category-malware }
        [denial] { category-denial }
        [intrusion] { category-intrusion }
        [tempest] { category-tempest }
       *[crypto] { category-crypto }
    }
card-times =
    { $count ->
        [1] { card-name }
       *[other] { card-name } ×{ $count }
    }
card-turned = { card-name } (käännetty)
card-state =
    { $state ->
        [turned] { card-turned }
       *[upright] { card-name }
    }
cards-n =
    { $n ->
        [one] kortti
       *[other] { $n } korttia
    }
state-name =
    { $state ->
        [upright] pystyssä
        [turned] käännetty
        [locked] käännetty myös omistajansa seuraavan vuoron
       *[played] pelattu tällä vuorolla
    }
zone-name =
    { $zone ->
        [assets] Resurssit
        [measures] Suojakeinot
        [means] Hyökkäyskeinot
       *[events] Tapahtumat
    }
phase-name =
    { $phase ->
        [draw] nostaminen
        [assets] resurssit
        [deployment] käyttöönotto
        [attack] hyökkäys
        [end] vuoron loppu
       *[start] ennen ensimmäistä vuoroa
    }
# $defence, $attack (text): mitä kortti antaa tai tarvitsee
power-name =
    { $power ->
        [gives] antaa puolustusta { $defence }, hyökkäystä { $attack }
        [defence] tarvitsee puolustusta { $defence }
        [attack] tarvitsee hyökkäystä { $attack }
       *[none] ei tarvitse tehoa
    }

## Mitä kortit tekevät, lyhyesti

# $n: kuinka monta
effect-name =
    { $step ->
        [draw]
            { $n ->
                [one] nosta kortti
               *[other] nosta { $n } korttia
            }
        [mill]
            { $n ->
                [one] vastustajan pakasta poistopakkaan kortti
               *[other] vastustajan pakasta poistopakkaan { $n } korttia
            }
        [turn-assets] käännä vastustajan resursseja, enintään { $n }
        [lock-assets] käännä vastustajan resursseja myös seuraavaksi vuoroksi: { $n }
        [turn-measure] käännä vastustajan suojakeino
        [destroy-asset] tuhoa vastustajan resurssi
        [destroy-not-basic] tuhoa vastustajan resurssi, joka ei ole perusresurssi
        [destroy-measure] tuhoa vastustajan suojakeino
        [destroy-turned-measure] tuhoa vastustajan käännetty suojakeino
        [destroy-crypto-measure] tuhoa vastustajan suojakeino, jonka luokka on Salaustekniikka
        [see-hand] katso vastustajan käsi
        [discard-seen] poista siitä { cards-n }
        [random] vastustaja poistaa satunnaisesti: { cards-n }
        [peek] katso vastustajan pakan päältä { cards-n } ja palauta missä järjestyksessä tahansa
        [upright-all] käännä kaikki suojakeinosi pystyyn
        [upright-one] käännä yksi suojakeinosi pystyyn
        [under] siirrä poistopakastasi pakkasi alle { cards-n }
        [power] kumpaakin tehoa +{ $n } tällä vuorolla
        [ban] yhden luokan suojakeinot eivät voi torjua tällä vuorolla
        [each] kumpikin nostaa kortin ja siirtää sitten pakastaan poistopakkaan { cards-n }
       *[cancel] kumoa aallon hyökkäys
    }
effect-none =
    { $step ->
        [draw] nostettavaa ei ole enää
        [mill] pakassa ei ole enää kortteja
        [peek] katsottavaa ei ole
        [see-hand] käsi on tyhjä
        [discard-seen] poistettavaa ei ole
        [random] käsi on tyhjä
       *[other] { effect-name } (ei nyt)
    }
does-blocks =
    { $n ->
        [one] torjuu hyökkäyksen: { category-name }
       *[other] torjuu enintään { $n } hyökkäystä: { category-name }
    }
does-blocks-two =
    { $n ->
        [one] torjuu hyökkäyksen: { category-name }, { category-second }
       *[other] torjuu enintään { $n } hyökkäystä: { category-name }, { category-second }
    }
does-blocks-any =
    { $n ->
        [one] torjuu minkä tahansa hyökkäyksen
       *[other] torjuu enintään { $n } mitä tahansa hyökkäystä
    }
does-plain = ei tekstiä: siirtää pakasta poistopakkaan { cards-n }
does-laid = pöydälle pelattaessa
does-property = kun käännät sen aallon alettua
does-flag =
    { $flag ->
        [free-lay] ei kuulu vuoron kahteen resurssiin
        [comes-turned] tulee peliin käännettynä
        [unique] enintään yksi puolellasi
        [only-uncategorised] vain luokattomat suojakeinot torjuvat sen
        [stays] jää pöydälle
        [once-upright] torjuessaan pysyy kerran vuorossa pystyssä
       *[removed] poistuu sitten pelistä
    }
does-cheapens = tämän luokan suojakeinosi tarvitsevat { $n } vähemmän: { category-name }
does-needs-blocks =
    { $n ->
        [one] vaatii torjunnan
       *[other] vaatii { $n } torjuntaa
    }
does-blocked-loss =
    { $loss ->
        [mill] jos se on torjunut, hyökkääjän pakasta poistopakkaan: { cards-n }
       *[random] jos se on torjunut, hyökkääjä poistaa satunnaisesti: { cards-n }
    }

## Tapahtumat

event-starter =
    { $who ->
        [you] Arvonta: sinä aloitat
       *[other] Arvonta: { $player } aloittaa
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
        [you] Pidät kätesi
       *[other] { $player } pitää kätensä
    }
event-redealt =
    { $who ->
        [you] Sekoitat käsikorttisi pakkaan ja nostat uudet
       *[other] { $player } sekoittaa käsikorttinsa pakkaan ja nostaa uudet
    }
event-redealt-free =
    { $who ->
        [you] Ilmainen uusi käsi: näytät korttisi ja nostat uudet
       *[other] Ilmainen uusi käsi: { $player } näyttää korttinsa ja nostaa uudet
    }
event-shown-card =
    { $who ->
        [you] Näytät: { card-times }
       *[other] { $player } näyttää: { card-times }
    }
event-under =
    { $who ->
        [you] Siirrät kädestäsi pakkasi alle: { card-times }
       *[other] { $player } siirtää kädestään pakkansa alle: { card-times }
    }
event-under-hidden =
    { $count ->
        [one] { $player } siirtää kädestään pakkansa alle kortin
       *[other] { $player } siirtää kädestään pakkansa alle { $count } korttia
    }
event-put-under =
    { $who ->
        [you] Siirrät poistopakastasi pakkasi alle: { card-times }
       *[other] { $player } siirtää poistopakastaan pakkansa alle: { card-times }
    }
event-turn =
    { $who ->
        [you] Sinun vuorosi { $turn }
       *[other] Pelaajan { $player } vuoro { $turn }
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
event-all-upright =
    { $who ->
        [you] Käännetyt korttisi ovat taas pystyssä
       *[other] Pelaajan { $player } käännetyt kortit ovat taas pystyssä
    }
event-phase =
    { $who ->
        [you] Sinun vaiheesi: { phase-name }
       *[other] Pelaajan { $player } vaihe: { phase-name }
    }
event-laid =
    { $who ->
        [you] Pelaat pöydälle kortin { card-name }
       *[other] { $player } pelaa pöydälle kortin { card-name }
    }
event-played =
    { $who ->
        [you] Pelaat tapahtuman { card-name }
       *[other] { $player } pelaa tapahtuman { card-name }
    }
event-used =
    { $who ->
        [you] Käännät kortin { card-name } ja käytät sen ominaisuutta
       *[other] { $player } kääntää kortin { card-name } ja käyttää sen ominaisuutta
    }
event-dropped =
    { $who ->
        [you] Poistat pöydältä kortin { card-name }
       *[other] { $player } poistaa pöydältä kortin { card-name }
    }
event-dropped-must =
    { $who ->
        [you] Teho ei riitä: poistat pöydältä kortin { card-name }
       *[other] Teho ei riitä: { $player } poistaa pöydältä kortin { card-name }
    }
event-named =
    { $who ->
        [you] Lisäät aaltoon kortin { card-name }
       *[other] { $player } lisää aaltoon kortin { card-name }
    }
event-wave =
    { $who ->
        [you]
            { $count ->
                [one] Hyökkäät: aallossa on yksi hyökkäys
               *[other] Hyökkäät: aallossa on { $count } hyökkäystä
            }
       *[other]
            { $count ->
                [one] { $player } hyökkää: aallossa on yksi hyökkäys
               *[other] { $player } hyökkää: aallossa on { $count } hyökkäystä
            }
    }
event-wave-card =
    { $who ->
        [you] Aallossasi: { card-times }
       *[other] Pelaajan { $player } aallossa: { card-times }
    }
event-blocked =
    { $who ->
        [you] Torjut hyökkäyksen { card-name } suojakeinolla { measure-name }
       *[other] { $player } torjuu hyökkäyksen { card-name } suojakeinolla { measure-name }
    }
event-blocked-half =
    { $who ->
        [you] Torjut hyökkäystä { card-name } suojakeinolla { measure-name }; vielä yksi torjunta tarvitaan
       *[other] { $player } torjuu hyökkäystä { card-name } suojakeinolla { measure-name }; vielä yksi torjunta tarvitaan
    }
event-cancelled =
    { $who ->
        [you] Kumoat hyökkäyksen { card-name }: se lasketaan torjutuksi
       *[other] { $player } kumoaa hyökkäyksen { card-name }: se lasketaan torjutuksi
    }
event-banned =
    { $who ->
        [you] Nimeät luokan, jonka suojakeinot eivät voi torjua tällä vuorolla: { category-name }
       *[other] { $player } nimeää luokan, jonka suojakeinot eivät voi torjua tällä vuorolla: { category-name }
    }
event-struck =
    { $who ->
        [you] Hyökkäyksesi { card-name } pääsee läpi
       *[other] Pelaajan { $player } hyökkäys { card-name } pääsee läpi
    }
event-struck-plain =
    { $who ->
        [you] Hyökkäyksesi { card-name } pääsee läpi: kaksi korttia pakasta poistopakkaan
       *[other] Pelaajan { $player } hyökkäys { card-name } pääsee läpi: kaksi korttia pakasta poistopakkaan
    }
event-milled =
    { $who ->
        [you] Pakastasi poistopakkaan: { card-times }
       *[other] Pelaajan { $player } pakasta poistopakkaan: { card-times }
    }
event-turned =
    { $who ->
        [you] Korttisi { card-name } kääntyy
       *[other] Pelaajan { $player } kortti { card-name } kääntyy
    }
event-turned-stays =
    { $who ->
        [you] Korttisi { card-name } kääntyy ja pysyy niin seuraavan vuorosi loppuun
       *[other] Pelaajan { $player } kortti { card-name } kääntyy ja pysyy niin omistajansa seuraavan vuoron loppuun
    }
event-turned-must =
    { $who ->
        [you] Teho ei riitä: käännät kortin { card-name }
       *[other] Teho ei riitä: { $player } kääntää kortin { card-name }
    }
event-upright =
    { $who ->
        [you] Taas pystyssä puolellasi: { card-times }
       *[other] Taas pystyssä pelaajan { $player } puolella: { card-times }
    }
event-destroyed =
    { $who ->
        [you] Korttisi { card-name } tuhotaan
       *[other] Pelaajan { $player } kortti { card-name } tuhotaan
    }
event-hand =
    { $who ->
        [you] Vastustaja katsoo kätesi. Kortteja: { $count }
       *[other] Pelaajan { $player } käsi katsotaan. Kortteja: { $count }
    }
event-hand-card =
    { $who ->
        [you] Kädessäsi: { card-times }
       *[other] Pelaajan { $player } kädessä: { card-times }
    }
event-discarded =
    { $who ->
        [you] Joudut poistamaan kortin { card-name }
       *[other] { $player } joutuu poistamaan kortin { card-name }
    }
event-lost =
    { $who ->
        [you] Poistat satunnaisen kortin: { card-name }
       *[other] { $player } poistaa satunnaisen kortin: { card-name }
    }
event-peeked =
    { $who ->
        [you] Pakkasi päällä: { card-times }
       *[other] Pelaajan { $player } pakan päällä: { card-times }
    }
event-peeked-hidden =
    { $who ->
        [you]
            { $count ->
                [one] Vastustaja katsoo pakkasi päällimmäisen kortin
               *[other] Vastustaja katsoo pakkasi { $count } päällimmäistä korttia
            }
       *[other]
            { $count ->
                [one] Pelaajan { $player } pakan päällimmäinen kortti katsotaan
               *[other] Pelaajan { $player } pakan { $count } päällimmäistä korttia katsotaan
            }
    }
event-ordered =
    { $who ->
        [you] Takaisin pakkasi päälle, seuraavana ylhäältä: { card-name }
       *[other] Takaisin pelaajan { $player } pakan päälle, seuraavana ylhäältä: { card-name }
    }
event-ordered-hidden =
    { $who ->
        [you] Kortit palaavat pakkasi päälle uudessa järjestyksessä
       *[other] Kortit palaavat pelaajan { $player } pakan päälle uudessa järjestyksessä
    }
event-power =
    { $who ->
        [you] Saat kumpaakin tehoa +{ $count } vuoron loppuun
       *[other] { $player } saa kumpaakin tehoa +{ $count } vuoron loppuun
    }
event-nothing =
    { $who ->
        [you] Korttisi { card-name } vaikutuksella ei ole kohdetta
       *[other] Pelaajan { $player } kortin { card-name } vaikutuksella ei ole kohdetta
    }
event-turn-ended =
    { $who ->
        [you] Lopetat vuorosi
       *[other] { $player } lopettaa vuoronsa
    }
event-ended =
    { $why ->
        [deck] Peli on päättynyt: vuoro alkaa, ja pakassa on vähemmän kuin kaksi korttia
       *[limit] Peli on päättynyt: se oli viimeinen vuoro, ja suurempi pakka voittaa
    }
event-final =
    { $who ->
        [you] Kortteja jäljellä pakassasi: { $count }
       *[other] Kortteja jäljellä pelaajan { $player } pakassa: { $count }
    }
event-winner =
    { $who ->
        [you] Voitit
       *[other] { $player } voittaa
    }
event-draw = Tasapeli

## Kysymykset

ask-redeal = Pidätkö tämän käden? Uusia käsiä jäljellä: { $count }
ask-bottom =
    { $count ->
        [one] Siirrä kädestäsi kortti pakkasi alle
       *[other] Siirrä kädestäsi { $count } korttia pakkasi alle: viimeinen jää alimmaksi
    }
ask-assets =
    { $count ->
        [0] Resurssit: kaksi on pelattu; jatka
        [one] Resurssit: saat pelata vielä yhden
       *[other] Resurssit: saat pelata enintään { $count }
    }
ask-deploy = Käyttöönotto: pelaa suojakeinoja ja hyökkäyskeinoja. Vapaata tehoa: puolustus { $defence }, hyökkäys { $attack }
ask-attack = Hyökkäys: kokoa aalto tai lopeta vuorosi
ask-wave =
    { $count ->
        [one] Aallossa yksi hyökkäys. Lisää toinen tai aloita aalto
       *[other] Aallossa { $count } hyökkäystä. Lisää vielä tai aloita aalto
    }
ask-react =
    { $count ->
        [one] { $player } hyökkää (yksi hyökkäys). Pelaatko tapahtumia tai ominaisuuksia ennen torjuntaa?
       *[other] { $player } hyökkää ({ $count } hyökkäystä). Pelaatko tapahtumia tai ominaisuuksia ennen torjuntaa?
    }
ask-block =
    { $count ->
        [one] Yksi torjumaton hyökkäys: valitse suojakeino
       *[other] { $count } torjumatonta hyökkäystä: valitse suojakeinot
    }
ask-block-on =
    { $count ->
        [one] { card-name } voi torjua vielä yhden hyökkäyksen. Minkä?
       *[other] { card-name } voi torjua vielä { $count } hyökkäystä. Mitkä?
    }
ask-last =
    { $count ->
        [one] Yksi hyökkäys on torjumatta. Pelaatko tapahtumia, ennen kuin se vaikuttaa?
       *[other] { $count } hyökkäystä on torjumatta. Pelaatko tapahtumia, ennen kuin ne vaikuttavat?
    }
ask-resolve =
    { $count ->
        [one] Torjumaton hyökkäys: teksti vai kaksi korttia poistopakkaan?
       *[other] { $count } torjumatonta hyökkäystä: valitse seuraava, tekstinsä mukaan vai kaksi korttia poistopakkaan
    }
ask-object = { card-name }: { ask-step }
ask-step =
    { $step ->
        [turn-assets] mikä resurssi kääntyy? Vielä enintään { $count }
        [lock-assets] mikä resurssi kääntyy myös omistajansa seuraavaksi vuoroksi? Vielä valittavana: { $count }
        [turn-measure] mikä suojakeino kääntyy?
        [discard-seen] mikä käden kortti poistetaan?
        [upright-one] mikä suojakeinosi kääntyy pystyyn?
        [under] mikä poistopakkasi kortti menee seuraavaksi pakkasi alle? Vielä valittavana: { $count }
        [cancel] mikä hyökkäys kumotaan?
        [ban] minkä luokan suojakeinot eivät voi torjua tällä vuorolla?
       *[other] mikä kortti tuhotaan?
    }
ask-order =
    { $count ->
        [one] Palauta viimeinen kortti
       *[other] Palauta { $count } korttia: mikä on seuraavana ylhäältä?
    }
ask-fit =
    { $short ->
        [defence] Puolustusteho ei riitä. Minkä käännät?
        [attack] Hyökkäysteho ei riitä. Minkä käännät?
       *[both] Kumpikaan teho ei riitä. Minkä käännät?
    }
ask-trim =
    { $short ->
        [defence] Puolustusteho ei riitä korteillesi. Minkä poistat?
        [attack] Hyökkäysteho ei riitä korteillesi. Minkä poistat?
       *[both] Kumpikaan teho ei riitä korteillesi. Minkä poistat?
    }
ask-chance = Kortteja nostetaan
ask-over = Peli on päättynyt

## Siirrot

move-done =
    { $decision ->
        [assets] jatka käyttöönottoon
        [deploy] jatka hyökkäykseen
        [attack] lopeta vuoro
        [react] jatka torjuntaan
        [block] ei enempää torjuntoja
        [block-on] ei enempää torjuntoja tällä suojakeinolla
        [last] päästä hyökkäykset läpi
       *[object] ei enempää kohteita
    }
move-keep = pidä tämä käsi
move-redeal =
    { $free ->
        [yes] näytä käsi ja saa uusi ilmaiseksi
       *[no]
            { $count ->
                [one] uusi käsi; sitten kortti pakan alle
               *[other] uusi käsi; sitten { $count } korttia pakan alle
            }
    }
move-bottom = siirrä pakkasi alle { card-name }
move-lay = pelaa pöydälle { card-name } ({ power-name })
    .label =
        { $power ->
            [gives] +{ $defence } / +{ $attack }
            [none] ilmainen
           *[other] tehoa jää { $left }
        }
move-play = pelaa tapahtuma { card-name } ({ power-name })
    .label =
        { $power ->
            [none] tapahtuma
           *[other] tehoa jää { $left }
        }
move-add = lisää aaltoon { card-name }
    .label = aaltoon
move-declare = aloita aalto
move-drop = poista pöydältä { card-state }
    .label = poista
move-turn = käännä { card-name }
    .label = käännä
move-use = käännä { card-name } ja käytä sen ominaisuutta
    .label = ominaisuus
move-block = torju { card-name } suojakeinolla { measure-name }
    .label =
        { $half ->
            [yes] vielä 1 torjunta
           *[no]
                { $left ->
                    [0] kaikki torjuttu
                   *[other] { $left } torjumatta
                }
        }
move-strike = { card-name }: tekstinsä mukaan
    .label =
        { $step ->
            [mill]
                { $n ->
                    [one] −1 kortti
                   *[other] −{ $n } korttia
                }
            [draw] nosta { $n }
            [turn-assets] kääntää { $n }
            [lock-assets] kääntää { $n }
            [turn-measure] kääntää 1
            [see-hand] näet käden
            [random] −{ $n } kädestä
            [peek] järjestää { $n }
            [none] ei vaikutusta
           *[other] tuhoaa 1
        }
move-mill = { card-name }: kaksi korttia pakasta poistopakkaan
    .label =
        { $n ->
            [one] −1 kortti
           *[other] −{ $n } korttia
        }
move-object =
    { $step ->
        [turn-assets] käännä { card-name }
        [lock-assets] käännä myös seuraavaksi vuoroksi { card-state }
        [turn-measure] käännä { card-name }
        [discard-seen] poista { card-name }
        [upright-one] käännä pystyyn { card-name }
        [under] siirrä pakkasi alle { card-name }
        [cancel] kumoa { card-name }
       *[other] tuhoa { card-state }
    }
    .label =
        { $step ->
            [turn-assets] käännä
            [lock-assets] käännä
            [turn-measure] käännä
            [discard-seen] poista
            [upright-one] pystyyn
            [under] pakan alle
            [cancel] kumoa
           *[other] tuhoa
        }
move-ban = { category-name }
    .label = ei torju
move-put = seuraavana ylhäältä { card-name }

## Pöytä

table-goal = Jos pakassasi on vuorosi alussa alle kaksi korttia, häviät
table-deck = Kortteja pakassa
# miten lyhyesti annettuja vastauksia luetaan
table-hint = Kortti, jolla on merkki /, on käännetty. Lisää: why ja numero
table-legend =
    { $sign ->
        [upright] pystyssä
        [turned] käännetty
        [locked] käännetty seuraavankin vuoron
        [played] tapahtuma
        [defence] puolustusteho
        [attack] hyökkäysteho
        [blocks] montako hyökkäystä torjuu
        [needed] tarvitaan
        [free] vapaana
        [missing] puuttuu
       *[mark] rekonstruoitu, ei painetun mukainen
    }
table-power =
    { $missing ->
        [0] { $needed }/{ $given }, vapaana { $free }
       *[other] { $needed }/{ $given }, puuttuu { $missing }
    }
table-empty = pöydällä ei ole mitään
table-deck-size = pakka { $count }
table-hand-size = käsi { $count }
table-discards = poistopakka { $count }
table-gone = poissa pelistä { $count }
table-pile = Poistopakka
table-known = Tiedetään kädessä
table-top = Pakan päällä, ylhäältä
table-under = Pakan alla, ylhäältä
table-seen = Katsot
wave-head =
    { $who ->
        [you] Aaltosi hyökkää
       *[other] Pelaajan { $player } aalto hyökkää
    }
wave-naming =
    { $who ->
        [you] Aaltosi tähän asti
       *[other] Pelaajan { $player } aalto tähän asti
    }
wave-attack = { card-times }, { category-name }; avoinna { $open }, torjuttu tai tehty { $met }
wave-named = { card-times }, { category-name }
wave-partly = yhdellä on yksi torjunta kahdesta
# $cards, $text (text)
wave-blockers = voisi torjua: { $cards }
wave-nobody = ei mikään suojakeino
wave-goes-on = { $title } (torjuu nyt, vielä { $count })
wave-does = tekisi: { $text }
wave-instead = tai: { $text }
fact-turn = Vuoro { $turn } (enintään { $limit })
fact-active =
    { $who ->
        [you] Sinun vuorosi, vaihe: { phase-name }
       *[other] Pelaajan { $player } vuoro, vaihe: { phase-name }
    }
fact-banned = Tällä vuorolla eivät voi torjua suojakeinot, joiden luokka on { category-name }
fact-piles =
    { $who ->
        [you] Sinä: kortteja pakassa { $deck }, kädessä { $hand }, poistopakassa { $discards }
       *[other] { $player }: kortteja pakassa { $deck }, kädessä { $hand }, poistopakassa { $discards }
    }
power-kind =
    { $kind ->
        [defence] { power-defence }
       *[attack] { power-attack }
    }
power-rest =
    { $missing ->
        [0] vapaana { $free }
       *[other] puuttuu { $missing }
    }
fact-power =
    { $who ->
        [you] Sinä, { power-kind }: annettu { $given }, tarvitaan { $needed }, { power-rest }
       *[other] { $player }, { power-kind }: annettu { $given }, tarvitaan { $needed }, { power-rest }
    }
fact-extra =
    { $who ->
        [you] Siitä sinulla vuoron loppuun kumpaakin lajia: { $count }
       *[other] Siitä pelaajalla { $player } vuoron loppuun kumpaakin lajia: { $count }
    }
fact-known =
    { $who ->
        [you] Kädessäsi on { card-times }, ja toinen pelaaja tietää sen
       *[other] Pelaajalla { $player } tiedetään olevan kädessä { card-times }
    }
fact-top =
    { $who ->
        [you] Pakkasi, numero { $number } ylhäältä: { card-name }
       *[other] Pelaajan { $player } pakka, numero { $number } ylhäältä: { card-name }
    }
fact-top-hidden =
    { $who ->
        [you] Pakkasi, numero { $number } ylhäältä: vain vastustaja tietää
       *[other] Pelaajan { $player } pakka, numero { $number } ylhäältä: salainen
    }
fact-under =
    { $who ->
        [you] Pakkasi alla, numero { $number } ylhäältä: { card-name }
       *[other] Pelaajan { $player } pakan alla, numero { $number } ylhäältä: { card-name }
    }
fact-under-hidden = Pelaajan { $player } pakan alla, numero { $number } ylhäältä: salainen kortti
fact-empty =
    { $who ->
        [you] Sinulla ei ole pöydällä mitään
       *[other] Pelaajalla { $player } ei ole pöydällä mitään
    }
fact-lying =
    { $who ->
        [you] Puolellasi, { zone-name }: { card-times }, { state-name }, { power-name }
       *[other] Pelaajan { $player } puolella, { zone-name }: { card-times }, { state-name }, { power-name }
    }
fact-discard =
    { $who ->
        [you] Poistopakassasi: { card-times }
       *[other] Pelaajan { $player } poistopakassa: { card-times }
    }
fact-gone =
    { $who ->
        [you] Korteistasi poissa pelistä: { card-times }
       *[other] Pelaajan { $player } korteista poissa pelistä: { card-times }
    }
fact-seen = Katsot: { card-times }
fact-hand =
    { $count ->
        [one] Kätesi: yksi kortti
       *[other] Kätesi: { $count } korttia
    }
# $dear: yes, jos teho ei nyt riitä siihen
hand-power =
    { $dear ->
        [yes] { power-name }, teho ei riitä
       *[no] { power-name }
    }
sort-name =
    { $sort ->
        [asset] { kind-asset }
        [measure] { kind-measure }
        [attack] { kind-attack }
       *[event] { kind-event }
    }
fact-card = Kädessäsi: { card-times }{ $mark } ({ sort-name }, { hand-power })
fact-card-help = Kädessäsi: { card-times }{ $mark } ({ sort-name }, { hand-power }). { card-help }
possible-head = Pakkalistat ovat avoimia. Pelaajalla { $player } on vielä kädessä tai pakassa (kädessä: { $hand }, pakassa: { $deck }):
possible-card = { card-name }: { $count }

deck-blue-range = Sininen harjoitusalue
deck-red-range = Punainen harjoitusalue
deck-worms-and-noise = Matoja ja melua
deck-quiet-listeners = Hiljaiset kuuntelijat
deck-fortress = Linnoitus

## Pelin jälkeen

story-deck = Kortteja pakassa
