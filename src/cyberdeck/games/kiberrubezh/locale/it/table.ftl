### Kiberrubezh al tavolo: eventi, mosse, domande, zone, potenza, ondata.
### $who è `you` quando si parla di chi legge; $player è un nome. Carte, categorie e passi sono dati con i loro id.

## Nomi per id

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
card-turned = { card-name } (girata)
card-state =
    { $state ->
        [turned] { card-turned }
       *[upright] { card-name }
    }
cards-n =
    { $n ->
        [one] una carta
       *[other] { $n } carte
    }
state-name =
    { $state ->
        [upright] dritta
        [turned] girata
        [locked] girata anche per il prossimo turno di chi la possiede
       *[played] giocata in questo turno
    }
zone-name =
    { $zone ->
        [assets] Risorse
        [measures] Misure
        [means] Mezzi d’attacco
       *[events] Eventi
    }
phase-name =
    { $phase ->
        [draw] pesca
        [assets] risorse
        [deployment] schieramento
        [attack] attacco
        [end] fine del turno
       *[start] prima del primo turno
    }
# $defence, $attack (text): ciò che una carta dà o richiede
power-name =
    { $power ->
        [gives] dà difesa { $defence }, attacco { $attack }
        [defence] richiede difesa { $defence }
        [attack] richiede attacco { $attack }
       *[none] non richiede potenza
    }

## Che cosa fanno le carte, in breve

# $n: quante
effect-name =
    { $step ->
        [draw] pesca { cards-n }
        [mill] l’avversario scarta dal mazzo { cards-n }
        [turn-assets]
            { $n ->
                [one] gira una risorsa avversaria
               *[other] gira fino a { $n } risorse avversarie
            }
        [lock-assets]
            { $n ->
                [one] gira una risorsa avversaria, anche per il prossimo turno
               *[other] gira { $n } risorse avversarie, anche per il prossimo turno
            }
        [turn-measure] gira una misura avversaria
        [destroy-asset] distruggi una risorsa avversaria
        [destroy-not-basic] distruggi una risorsa avversaria che non sia di base
        [destroy-measure] distruggi una misura avversaria
        [destroy-turned-measure] distruggi una misura avversaria girata
        [destroy-crypto-measure] distruggi una misura avversaria di Crittografia
        [see-hand] guarda la mano dell’avversario
        [discard-seen] scartane { cards-n }
        [random] l’avversario scarta a caso { cards-n }
        [peek] guarda { cards-n } in cima al mazzo avversario e rimettile in qualsiasi ordine
        [upright-all] raddrizza tutte le tue misure
        [upright-one] raddrizza una delle tue misure
        [under] metti { cards-n } dei tuoi scarti sotto il tuo mazzo
        [power] +{ $n } di potenza di entrambi i tipi in questo turno
        [ban] le misure di una categoria non possono bloccare in questo turno
        [each] ognuno pesca una carta, poi scarta dal mazzo { cards-n }
       *[cancel] annulla un attacco dell’ondata
    }
effect-none =
    { $step ->
        [draw] non resta nulla da pescare
        [mill] non resta nulla da scartare
        [peek] non c’è nulla da guardare
        [see-hand] la mano è vuota
        [discard-seen] non c’è nulla da scartare
        [random] la mano è vuota
       *[other] { effect-name } (ora nessuna)
    }
does-blocks =
    { $n ->
        [one] blocca un attacco: { category-name }
       *[other] blocca fino a { $n } attacchi: { category-name }
    }
does-blocks-two =
    { $n ->
        [one] blocca un attacco: { category-name }, { category-second }
       *[other] blocca fino a { $n } attacchi: { category-name }, { category-second }
    }
does-blocks-any =
    { $n ->
        [one] blocca qualsiasi attacco
       *[other] blocca fino a { $n } attacchi qualsiasi
    }
does-plain = senza testo: l’avversario scarta dal mazzo { cards-n }
does-laid = quando entra in gioco
does-property = se la giri quando parte un’ondata
does-flag =
    { $flag ->
        [free-lay] non conta fra le due risorse del turno
        [comes-turned] entra in gioco girata
        [unique] al massimo una dalla tua parte
        [only-uncategorised] la bloccano solo misure senza categoria
        [stays] resta sul tavolo
        [once-upright] resta dritta quando blocca, una volta per turno
       *[removed] poi esce dal gioco
    }
does-cheapens = le tue misure di questa categoria richiedono { $n } in meno: { category-name }
does-needs-blocks =
    { $n ->
        [one] serve un blocco
       *[other] servono { $n } blocchi
    }
does-blocked-loss =
    { $loss ->
        [mill] se ha bloccato: agli scarti { cards-n } del mazzo dell’attaccante
       *[random] se ha bloccato: l’attaccante scarta a caso { cards-n }
    }

## Eventi

event-starter =
    { $who ->
        [you] A caso: cominci tu
       *[other] A caso: comincia { $player }
    }
event-dealt =
    { $who ->
        [you] Ricevi { card-times }
       *[other] { $player } riceve { card-times }
    }
event-dealt-hidden =
    { $count ->
        [one] { $player } riceve una carta
       *[other] { $player } riceve { $count } carte
    }
event-kept =
    { $who ->
        [you] Tieni la tua mano
       *[other] { $player } tiene la mano
    }
event-redealt =
    { $who ->
        [you] Rimescoli la mano nel mazzo e ne ricevi un’altra
       *[other] { $player } rimescola la mano nel mazzo e ne riceve un’altra
    }
event-redealt-free =
    { $who ->
        [you] Nuova mano gratis: mostri le carte e ne peschi altre
       *[other] Nuova mano gratis: { $player } mostra le carte e ne pesca altre
    }
event-shown-card =
    { $who ->
        [you] Mostri { card-times }
       *[other] { $player } mostra { card-times }
    }
event-under =
    { $who ->
        [you] Metti dalla mano sotto il tuo mazzo { card-times }
       *[other] { $player } mette dalla mano sotto il mazzo { card-times }
    }
event-under-hidden =
    { $count ->
        [one] { $player } mette dalla mano una carta sotto il mazzo
       *[other] { $player } mette dalla mano { $count } carte sotto il mazzo
    }
event-put-under =
    { $who ->
        [you] Metti dagli scarti sotto il tuo mazzo { card-times }
       *[other] { $player } mette dagli scarti sotto il mazzo { card-times }
    }
event-turn =
    { $who ->
        [you] Il tuo turno { $turn }
       *[other] Turno { $turn } di { $player }
    }
event-drew =
    { $who ->
        [you] Peschi { card-times }
       *[other] { $player } pesca { card-times }
    }
event-drew-hidden =
    { $count ->
        [one] { $player } pesca una carta
       *[other] { $player } pesca { $count } carte
    }
event-all-upright =
    { $who ->
        [you] Le tue carte girate sono di nuovo dritte
       *[other] Le carte girate di { $player } sono di nuovo dritte
    }
event-phase =
    { $who ->
        [you] La tua fase: { phase-name }
       *[other] Fase di { $player }: { phase-name }
    }
event-laid =
    { $who ->
        [you] Metti in gioco { card-name }
       *[other] { $player } mette in gioco { card-name }
    }
event-played =
    { $who ->
        [you] Giochi l’evento { card-name }
       *[other] { $player } gioca l’evento { card-name }
    }
event-used =
    { $who ->
        [you] Giri la carta { card-name } e ne usi la proprietà
       *[other] { $player } gira la carta { card-name } e ne usa la proprietà
    }
event-dropped =
    { $who ->
        [you] Scarti dal tavolo { card-name }
       *[other] { $player } scarta dal tavolo { card-name }
    }
event-dropped-must =
    { $who ->
        [you] La potenza non basta: scarti dal tavolo { card-name }
       *[other] La potenza non basta: { $player } scarta dal tavolo { card-name }
    }
event-named =
    { $who ->
        [you] Aggiungi all’ondata { card-name }
       *[other] { $player } aggiunge all’ondata { card-name }
    }
event-wave =
    { $who ->
        [you]
            { $count ->
                [one] Attacchi: un’ondata di un attacco
               *[other] Attacchi: un’ondata di { $count } attacchi
            }
       *[other]
            { $count ->
                [one] { $player } attacca: un’ondata di un attacco
               *[other] { $player } attacca: un’ondata di { $count } attacchi
            }
    }
event-wave-card =
    { $who ->
        [you] Nella tua ondata: { card-times }
       *[other] Nell’ondata di { $player }: { card-times }
    }
event-blocked =
    { $who ->
        [you] Blocchi { card-name } con { measure-name }
       *[other] { $player } blocca { card-name } con { measure-name }
    }
event-blocked-half =
    { $who ->
        [you] Blocchi { card-name } con { measure-name }; serve ancora un blocco
       *[other] { $player } blocca { card-name } con { measure-name }; serve ancora un blocco
    }
event-cancelled =
    { $who ->
        [you] Annulli { card-name }: l’attacco conta come bloccato
       *[other] { $player } annulla { card-name }: l’attacco conta come bloccato
    }
event-banned =
    { $who ->
        [you] Nomini una categoria le cui misure non possono bloccare in questo turno: { category-name }
       *[other] { $player } nomina una categoria le cui misure non possono bloccare in questo turno: { category-name }
    }
event-struck =
    { $who ->
        [you] Il tuo attacco { card-name } passa
       *[other] L’attacco { card-name } di { $player } passa
    }
event-struck-plain =
    { $who ->
        [you] Il tuo attacco { card-name } passa: due carte dal mazzo agli scarti
       *[other] L’attacco { card-name } di { $player } passa: due carte dal mazzo agli scarti
    }
event-milled =
    { $who ->
        [you] Dal tuo mazzo agli scarti: { card-times }
       *[other] Dal mazzo di { $player } agli scarti: { card-times }
    }
event-turned =
    { $who ->
        [you] La tua carta { card-name } si gira
       *[other] La carta { card-name } di { $player } si gira
    }
event-turned-stays =
    { $who ->
        [you] La tua carta { card-name } si gira e resta così per tutto il tuo prossimo turno
       *[other] La carta { card-name } di { $player } si gira e resta così per tutto il prossimo turno di chi la possiede
    }
event-turned-must =
    { $who ->
        [you] La potenza non basta: giri la carta { card-name }
       *[other] La potenza non basta: { $player } gira la carta { card-name }
    }
event-upright =
    { $who ->
        [you] Di nuovo dritta dalla tua parte: { card-times }
       *[other] Di nuovo dritta dalla parte di { $player }: { card-times }
    }
event-destroyed =
    { $who ->
        [you] La tua carta { card-name } è distrutta
       *[other] La carta { card-name } di { $player } è distrutta
    }
event-hand =
    { $who ->
        [you] L’avversario guarda la tua mano. Carte: { $count }
       *[other] Si guarda la mano di { $player }. Carte: { $count }
    }
event-hand-card =
    { $who ->
        [you] Nella tua mano: { card-times }
       *[other] Nella mano di { $player }: { card-times }
    }
event-discarded =
    { $who ->
        [you] Devi scartare { card-name }
       *[other] { $player } deve scartare { card-name }
    }
event-lost =
    { $who ->
        [you] Scarti una carta a caso: { card-name }
       *[other] { $player } scarta una carta a caso: { card-name }
    }
event-peeked =
    { $who ->
        [you] In cima al tuo mazzo: { card-times }
       *[other] In cima al mazzo di { $player } si vede { card-times }
    }
event-peeked-hidden =
    { $who ->
        [you]
            { $count ->
                [one] L’avversario guarda la carta in cima al tuo mazzo
               *[other] L’avversario guarda le prime { $count } carte del tuo mazzo
            }
       *[other]
            { $count ->
                [one] Si guarda la carta in cima al mazzo di { $player }
               *[other] Si guardano le prime { $count } carte del mazzo di { $player }
            }
    }
event-ordered =
    { $who ->
        [you] Di nuovo sul tuo mazzo, la prossima dall’alto: { card-name }
       *[other] Di nuovo sul mazzo di { $player }, la prossima dall’alto: { card-name }
    }
event-ordered-hidden =
    { $who ->
        [you] Le carte tornano sul tuo mazzo in un nuovo ordine
       *[other] Le carte tornano sul mazzo di { $player } in un nuovo ordine
    }
event-power =
    { $who ->
        [you] Ottieni +{ $count } di potenza di entrambi i tipi fino a fine turno
       *[other] { $player } ottiene +{ $count } di potenza di entrambi i tipi fino a fine turno
    }
event-nothing =
    { $who ->
        [you] L’effetto della tua carta { card-name } non ha bersagli
       *[other] L’effetto della carta { card-name } di { $player } non ha bersagli
    }
event-turn-ended =
    { $who ->
        [you] Finisci il turno
       *[other] { $player } finisce il turno
    }
event-ended =
    { $why ->
        [deck] La partita è finita: un turno comincia con meno di due carte nel mazzo
       *[limit] La partita è finita: era l’ultimo turno, e vince il mazzo più grande
    }
event-final =
    { $who ->
        [you] Carte rimaste nel tuo mazzo: { $count }
       *[other] Carte rimaste nel mazzo di { $player }: { $count }
    }
event-winner =
    { $who ->
        [you] Hai vinto
       *[other] Vince { $player }
    }
event-draw = Pareggio

## Domande

ask-redeal = Tieni questa mano? Nuove mani rimaste: { $count }
ask-bottom =
    { $count ->
        [one] Metti una carta della tua mano sotto il tuo mazzo
       *[other] Metti { $count } carte della tua mano sotto il tuo mazzo, una alla volta: l’ultima sta più in basso
    }
ask-assets =
    { $count ->
        [0] Risorse: due sono già in gioco; prosegui
        [one] Risorse: puoi metterne in gioco ancora una
       *[other] Risorse: puoi metterne in gioco fino a { $count }
    }
ask-deploy = Schieramento: metti in gioco misure e mezzi. Potenza libera: difesa { $defence }, attacco { $attack }
ask-attack = Attacco: componi un’ondata, o finisci il turno
ask-wave =
    { $count ->
        [one] Un attacco nell’ondata. Aggiungine un altro, o lanciala
       *[other] { $count } attacchi nell’ondata. Aggiungine un altro, o lanciala
    }
ask-react =
    { $count ->
        [one] { $player } attacca (un attacco). Giochi eventi o proprietà prima di bloccare?
       *[other] { $player } attacca ({ $count } attacchi). Giochi eventi o proprietà prima di bloccare?
    }
ask-block =
    { $count ->
        [one] Un attacco non bloccato: scegli una misura
       *[other] { $count } attacchi non bloccati: scegli le misure
    }
ask-block-on =
    { $count ->
        [one] { card-name } può bloccare ancora un attacco. Quale?
       *[other] { card-name } può bloccare ancora { $count } attacchi. Quali?
    }
ask-last =
    { $count ->
        [one] Un attacco non è bloccato. Giochi eventi prima che abbia effetto?
       *[other] { $count } attacchi non sono bloccati. Giochi eventi prima che abbiano effetto?
    }
ask-resolve =
    { $count ->
        [one] L’attacco non bloccato: il testo o due carte dal mazzo?
       *[other] { $count } attacchi non bloccati: scegli il prossimo, col testo o due carte dal mazzo
    }
ask-object = { card-name }: { ask-step }
ask-step =
    { $step ->
        [turn-assets] quale risorsa si gira? Ancora fino a { $count }
        [lock-assets] quale risorsa si gira anche per il prossimo turno di chi la possiede? Ancora da scegliere: { $count }
        [turn-measure] quale misura si gira?
        [discard-seen] quale carta della mano viene scartata?
        [upright-one] quale delle tue misure si raddrizza?
        [under] quale carta dei tuoi scarti va ora sotto il tuo mazzo? Ancora da scegliere: { $count }
        [cancel] quale attacco viene annullato?
        [ban] le misure di quale categoria non possono bloccare in questo turno?
       *[other] quale carta viene distrutta?
    }
ask-order =
    { $count ->
        [one] Rimetti l’ultima carta
       *[other] { $count } carte tornano sul mazzo. Qual è la prossima dall’alto?
    }
ask-fit =
    { $short ->
        [defence] La potenza di difesa non basta. Che cosa giri?
        [attack] La potenza d’attacco non basta. Che cosa giri?
       *[both] Nessuna delle due potenze basta. Che cosa giri?
    }
ask-trim =
    { $short ->
        [defence] La potenza di difesa non basta per le tue carte. Che cosa scarti?
        [attack] La potenza d’attacco non basta per le tue carte. Che cosa scarti?
       *[both] Nessuna delle due potenze basta per le tue carte. Che cosa scarti?
    }
ask-chance = Si scoprono carte
ask-over = La partita è finita

## Mosse

move-done =
    { $decision ->
        [assets] vai allo schieramento
        [deploy] vai all’attacco
        [attack] finisci il turno
        [react] vai ai blocchi
        [block] nessun altro blocco
        [block-on] nessun altro blocco con questa misura
        [last] lascia passare gli attacchi
       *[object] nessun altro bersaglio
    }
move-keep = tieni questa mano
move-redeal =
    { $free ->
        [yes] nuova mano gratis (mostri la tua)
       *[no]
            { $count ->
                [one] nuova mano, poi una carta sotto il mazzo
               *[other] nuova mano, poi { $count } carte sotto il mazzo
            }
    }
move-bottom = metti sotto il tuo mazzo { card-name }
move-lay = metti in gioco { card-name } ({ power-name })
    .label =
        { $power ->
            [gives] +{ $defence } / +{ $attack }
            [none] gratis
           *[other] resta { $left }
        }
move-play = gioca { card-name } ({ power-name })
    .label =
        { $power ->
            [none] evento
           *[other] resta { $left }
        }
move-add = aggiungi all’ondata { card-name }
    .label = nell’ondata
move-declare = lancia l’ondata
move-drop = scarta dal tavolo { card-state }
    .label = scarta
move-turn = gira { card-name }
    .label = gira
move-use = gira { card-name } e usane la proprietà
    .label = proprietà
move-block = blocca { card-name } con { measure-name }
    .label =
        { $half ->
            [yes] serve 1 blocco
           *[no]
                { $left ->
                    [0] tutti bloccati
                   *[other] { $left } liberi
                }
        }
move-strike = { card-name }: secondo il testo
    .label =
        { $step ->
            [mill]
                { $n ->
                    [one] −1 carta
                   *[other] −{ $n } carte
                }
            [draw] pesca { $n }
            [turn-assets] gira { $n }
            [lock-assets] gira { $n }
            [turn-measure] gira 1
            [see-hand] vedi la mano
            [random] −{ $n } in mano
            [peek] riordina { $n }
            [none] nessun effetto
           *[other] distrugge 1
        }
move-mill = { card-name }: due carte dal mazzo agli scarti
    .label =
        { $n ->
            [one] −1 carta
           *[other] −{ $n } carte
        }
move-object =
    { $step ->
        [turn-assets] gira { card-name }
        [lock-assets] gira anche per il prossimo turno di chi la possiede { card-state }
        [turn-measure] gira { card-name }
        [discard-seen] scarta { card-name }
        [upright-one] raddrizza { card-name }
        [under] metti sotto il tuo mazzo { card-name }
        [cancel] annulla { card-name }
       *[other] distruggi { card-state }
    }
    .label =
        { $step ->
            [turn-assets] gira
            [lock-assets] gira
            [turn-measure] gira
            [discard-seen] scarta
            [upright-one] raddrizza
            [under] sotto il mazzo
            [cancel] annulla
           *[other] distruggi
        }
move-ban = { category-name }
    .label = non blocca
move-put = { card-name } è la prossima dall’alto

## Il tavolo

table-goal = Se cominci il turno con meno di due carte nel mazzo, perdi
table-deck = Carte nel mazzo
# come leggere le risposte date in breve
table-hint = Una carta con / è girata. Di più: why e un numero
table-legend =
    { $sign ->
        [upright] dritta
        [turned] girata
        [locked] girata, anche il prossimo turno
        [played] evento
        [defence] potenza di difesa
        [attack] potenza d’attacco
        [blocks] attacchi che blocca
        [needed] richiesta
        [free] libera
        [missing] manca
       *[mark] ricostruito, non come stampato
    }
table-power =
    { $missing ->
        [0] { $needed }/{ $given }, libera { $free }
       *[other] { $needed }/{ $given }, manca { $missing }
    }
table-empty = niente sul tavolo
table-deck-size = mazzo { $count }
table-hand-size = mano { $count }
table-discards = scarti { $count }
table-gone = fuori dal gioco { $count }
table-pile = Scarti
table-known = Note in mano
table-top = In cima al mazzo, dall’alto
table-under = Sotto il mazzo, dall’alto
table-seen = Guardi
wave-head =
    { $who ->
        [you] La tua ondata attacca
       *[other] L’ondata di { $player } attacca
    }
wave-naming =
    { $who ->
        [you] La tua ondata finora
       *[other] L’ondata di { $player } finora
    }
wave-attack = { card-times }, { category-name }; aperti { $open }, bloccati o compiuti { $met }
wave-named = { card-times }, { category-name }
wave-partly = uno ha un blocco su due
# $cards, $text (text)
wave-blockers = potrebbe bloccare: { $cards }
wave-nobody = nessuna misura
wave-goes-on = { $title } (sta bloccando, ancora { $count })
wave-does = farebbe: { $text }
wave-instead = oppure: { $text }
fact-turn = Turno { $turn } (al massimo { $limit })
fact-active =
    { $who ->
        [you] Il tuo turno, fase: { phase-name }
       *[other] Turno di { $player }, fase: { phase-name }
    }
fact-banned = In questo turno non possono bloccare le misure di { category-name }
fact-piles =
    { $who ->
        [you] Tu: carte nel mazzo { $deck }, in mano { $hand }, negli scarti { $discards }
       *[other] { $player }: carte nel mazzo { $deck }, in mano { $hand }, negli scarti { $discards }
    }
power-kind =
    { $kind ->
        [defence] { power-defence }
       *[attack] { power-attack }
    }
power-rest =
    { $missing ->
        [0] libera { $free }
       *[other] manca { $missing }
    }
fact-power =
    { $who ->
        [you] La tua { power-kind }: data { $given }, richiesta { $needed }, { power-rest }
       *[other] { $player }, { power-kind }: data { $given }, richiesta { $needed }, { power-rest }
    }
fact-extra =
    { $who ->
        [you] Di essa, fino alla fine del turno e di entrambi i tipi, per te: { $count }
       *[other] Di essa, fino alla fine del turno e di entrambi i tipi, per { $player }: { $count }
    }
fact-known =
    { $who ->
        [you] Hai in mano { card-times }, e l’altro lo sa
       *[other] Si sa che { $player } ha in mano { card-times }
    }
fact-top =
    { $who ->
        [you] Il tuo mazzo, numero { $number } dall’alto: { card-name }
       *[other] Il mazzo di { $player }, numero { $number } dall’alto: { card-name }
    }
fact-top-hidden =
    { $who ->
        [you] Il tuo mazzo, numero { $number } dall’alto: la conosce solo l’avversario
       *[other] Il mazzo di { $player }, numero { $number } dall’alto: nascosta
    }
fact-under =
    { $who ->
        [you] Messa sotto il tuo mazzo, numero { $number } dall’alto: { card-name }
       *[other] Messa sotto il mazzo di { $player }, numero { $number } dall’alto: { card-name }
    }
fact-under-hidden = Messa sotto il mazzo di { $player }, numero { $number } dall’alto: una carta nascosta
fact-empty =
    { $who ->
        [you] Non hai niente sul tavolo
       *[other] { $player } non ha niente sul tavolo
    }
fact-lying =
    { $who ->
        [you] Dalla tua parte, { zone-name }: { card-times }, { state-name }, { power-name }
       *[other] Dalla parte di { $player }, { zone-name }: { card-times }, { state-name }, { power-name }
    }
fact-discard =
    { $who ->
        [you] Nei tuoi scarti: { card-times }
       *[other] Negli scarti di { $player }: { card-times }
    }
fact-gone =
    { $who ->
        [you] Tua, fuori dal gioco: { card-times }
       *[other] Di { $player }, fuori dal gioco: { card-times }
    }
fact-seen = Guardi { card-times }
fact-hand =
    { $count ->
        [one] La tua mano: una carta
       *[other] La tua mano: { $count } carte
    }
# $dear: yes se ora la potenza non basta
hand-power =
    { $dear ->
        [yes] { power-name }, ora non basta
       *[no] { power-name }
    }
sort-name =
    { $sort ->
        [asset] { kind-asset }
        [measure] { kind-measure }
        [attack] { kind-attack }
       *[event] { kind-event }
    }
fact-card = Nella tua mano: { card-times }{ $mark } ({ sort-name }, { hand-power })
fact-card-help = Nella tua mano: { card-times }{ $mark } ({ sort-name }, { hand-power }). { card-help }
possible-head = Le liste dei mazzi sono aperte. { $player } ha ancora, in mano o nel mazzo (in mano: { $hand }, nel mazzo: { $deck }):
possible-card = { card-name }: { $count }

deck-blue-range = Poligono blu
deck-red-range = Poligono rosso
deck-worms-and-noise = Worm e rumore
deck-quiet-listeners = Ascoltatori silenziosi
deck-fortress = Fortezza

## Dopo la partita

story-deck = Carte nel mazzo
