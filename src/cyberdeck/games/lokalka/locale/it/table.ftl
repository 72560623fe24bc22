### Lokalka al tavolo: eventi, mosse, domande, l’anello.
### $who vale `you` quando si parla del lettore; $player è un nome. I posti, e le carte negli elenchi, si scrivono come nella notazione.

## Nomi secondo l’identificatore

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
        [own] il tuo host{ $beside }
        [player] l’host di { $holder }{ $beside }
        [seat] l’host del giocatore { $number }{ $beside }
        [none] un posto vuoto{ $beside }
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

## Eventi

event-admin =
    { $who ->
        [you] Sei l’Amministratore
       *[other] { $player } è l’Amministratore
    }
event-role =
    { $who ->
        [you] Il tuo ruolo: { role-name }. { role-goal }
       *[other] Ruolo di { $player }: { role-name }
    }
event-revealed =
    { $who ->
        [you] Il tuo ruolo: { role-name }
       *[other] Ruolo di { $player }: { role-name }
    }
event-role-hidden =
    { $who ->
        [you] Ricevi un ruolo
       *[other] { $player } riceve un ruolo coperto
    }
event-host =
    { $who ->
        [you] Metti nella rete: { place-name }
       *[other] { $player } mette nella rete: { place-name }
    }
event-host-random = A caso: { place-name }
event-dealt =
    { $who ->
        [you] La tua mano: { $cards }
       *[other] { $player } riceve: { $cards }
    }
event-dealt-hidden =
    { $who ->
        [you]
            { $count ->
                [one] Ricevi una carta
               *[other] Ricevi { $count } carte
            }
       *[other]
            { $count ->
                [one] { $player } riceve una carta
               *[other] { $player } riceve { $count } carte
            }
    }
event-round = Giro { $round }
event-turn =
    { $who ->
        [you] Il tuo turno
       *[other] Turno di { $player }
    }
event-skipped =
    { $who ->
        [you] Salti un turno
       *[other] { $player } salta un turno
    }
event-turn-ended =
    { $who ->
        [you] Finisci il turno
       *[other] { $player } finisce il turno
    }
event-reshuffled = Il mazzo è vuoto: si rimescolano gli scarti ({ $count })
event-drew =
    { $who ->
        [you] Peschi: { $cards }
       *[other] { $player } pesca: { $cards }
    }
event-drew-hidden =
    { $who ->
        [you]
            { $count ->
                [one] Peschi una carta
               *[other] Peschi { $count } carte
            }
       *[other]
            { $count ->
                [one] { $player } pesca una carta
               *[other] { $player } pesca { $count } carte
            }
    }
event-knew =
    { $who ->
        [you] Perdi una carta nota ad altri
       *[other] { $player } perde una carta nota ad altri
    }
event-unknown =
    { $who ->
        [you] Perdi una carta ignota agli altri
       *[other] { $player } perde una carta ignota
    }
# $replaced; $over (text): la carta difesa che c’era; none se non c’era
event-defended =
    { $who ->
        [you]
            { $replaced ->
                [no] Difendi { place-name } con { card-name }
               *[yes] Difendi { place-name } con { card-name } al posto di { $over }
            }
       *[other]
            { $replaced ->
                [no] { $player } difende { place-name } con { card-name }
               *[yes] { $player } difende { place-name } con { card-name } al posto di { $over }
            }
    }
event-nothing-laid =
    { $who ->
        [you] Non metti nessuna difesa
       *[other] { $player } non mette nessuna difesa
    }
event-attacked =
    { $who ->
        [you] Attacchi { place-name } con { card-name }: { attack-result }
       *[other] { $player } attacca { place-name } con { card-name }: { attack-result }
    }
# $result: open, through, even, held; $defence (text): la carta che c’è
attack-result =
    { $result ->
        [open] nessuna difesa
        [through] rompe la difesa { $defence }
        [even] toglie la difesa { $defence }
       *[held] la difesa { $defence } regge
    }
event-across =
    { $who ->
        [you] Hai attaccato oltre gli host dell’Amministratore: sei Insider o Helpdesk
       *[other] { $player } ha attaccato oltre gli host dell’Amministratore: Insider o Helpdesk
    }
event-nodes =
    { $left ->
        [0] { place-name }: perso l’ultimo nodo
       *[other]
            { $count ->
                [one] { place-name }: −1 nodo, ne restano { $left }
               *[other] { place-name }: −{ $count } nodi, ne restano { $left }
            }
    }
event-host-out = { place-name }: fuori dalla rete
event-out =
    { $who ->
        [you] Esci dal gioco. Ruolo: { role-name }. Scartate: { $cards }
       *[other] { $player } esce dal gioco. Ruolo: { role-name }. Scartate: { $cards }
    }
event-all-shown =
    { $who ->
        [you] D’ora in poi vedi tutti i ruoli e tutte le mani
       *[other] { $player } d’ora in poi vede tutti i ruoli e tutte le mani
    }
event-returned =
    { $who ->
        [you] Gli host che avevi catturato tornano all’Amministratore: { $places }
       *[other] Gli host catturati da { $player } tornano all’Amministratore: { $places }
    }
event-hand-dropped =
    { $who ->
        [you] Hai eliminato un Helpdesk e scarti tutta la mano: { $cards }
       *[other] { $player } ha eliminato un Helpdesk e scarta tutta la mano: { $cards }
    }
# $whom: you, other, none; su chi si gioca la carta
event-played =
    { $who ->
        [you]
            { $whom ->
                [none] Giochi { card-name }
               *[other] Giochi { card-name } su { $other }
            }
       *[other]
            { $whom ->
                [none] { $player } gioca { card-name }
                [you] { $player } gioca { card-name } su di te
               *[other] { $player } gioca { card-name } su { $other }
            }
    }
event-played-place =
    { $who ->
        [you] Giochi { card-name } per { place-name }
       *[other] { $player } gioca { card-name } per { place-name }
    }
event-discarded =
    { $who ->
        [you] Scarti { card-name }
       *[other] { $player } scarta { card-name }
    }
event-undefended =
    { $who ->
        [you] Non ti difendi
       *[other] { $player } non si difende
    }
event-answered =
    { $who ->
        [you] Ti difendi con { card-name }
       *[other] { $player } si difende con { card-name }
    }
event-duelled =
    { $result ->
        [open] { $attack } senza difesa: l’attacco passa
        [through] { $attack } contro { $defence }: l’attacco passa
       *[other] { $attack } contro { $defence }: l’attacco è respinto
    }
event-stole =
    { $who ->
        [you] Prendi { card-name } a { $other }
       *[other]
            { $whom ->
                [you] { $player } ti prende { card-name }
               *[other] { $player } prende { card-name } a { $other }
            }
    }
event-stole-hidden =
    { $who ->
        [you] Prendi una carta a { $other }
       *[other]
            { $whom ->
                [you] { $player } ti prende una carta
               *[other] { $player } prende una carta a { $other }
            }
    }
event-took-back =
    { $who ->
        [you] Prendi { card-name } dagli scarti
       *[other] { $player } prende { card-name } dagli scarti
    }
event-restored = { place-name }: +1 nodo, ora { $count }
event-turned =
    { $direction ->
        [clockwise] Ora si gioca in senso orario
       *[back] Ora si gioca in senso antiorario
    }
event-captured =
    { $who ->
        [you] Prendi il controllo di: { $places }
       *[other] { $player } prende il controllo di: { $places }
    }
event-cleaned =
    { $who ->
        [you] Restituisci all’Amministratore: { $places }. Sei Helpdesk
       *[other] { $player } restituisce all’Amministratore: { $places }. È Helpdesk
    }
event-bomb-tested =
    { $who ->
        [you]
            { $off ->
                [yes] Scopri { card-name }, { colour-name }: la bomba davanti a te esplode
               *[no] Scopri { card-name }, { colour-name }: la bomba non esplode
            }
       *[other]
            { $off ->
                [yes] { $player } scopre { card-name }, { colour-name }: la bomba esplode
               *[no] { $player } scopre { card-name }, { colour-name }: la bomba non esplode
            }
    }
event-bomb-passed =
    { $who ->
        [you]
            { $whom ->
                [you] La bomba resta davanti a te
               *[other] La bomba passa da te a { $other }
            }
       *[other]
            { $whom ->
                [you] La bomba passa da { $player } a te
               *[other] La bomba passa da { $player } a { $other }
            }
    }
event-bomb-gone =
    { $who ->
        [you] La bomba davanti a te va negli scarti
       *[other] La bomba davanti a { $player } va negli scarti
    }
event-ended =
    { $why ->
        [network] La partita è finita: tutti gli Hacker e gli Insider sono fuori dal gioco
        [hacker] La partita è finita: un Hacker ha eliminato l’Amministratore
        [insider] La partita è finita: resta solo un Insider
        [hackers] La partita è finita: l’Amministratore è fuori, ma non per mano di un Hacker, e perciò vincono tutti gli Hacker
       *[limit] La partita è finita: era l’ultimo giro
    }
event-nobody = Non vince nessuno
event-winner =
    { $shared ->
        [yes]
            { $who ->
                [you] Sei tra i vincitori
               *[other] { $player } è tra i vincitori
            }
       *[no]
            { $who ->
                [you] Vinci tu
               *[other] Vince { $player }
            }
    }

## Domande

ask-build = Costruisci la rete: scegli l’host{ $beside } tra { $before } e { $after }
# $each: yes se ogni host può avere una carta; $first: no dopo la prima
ask-setup =
    { $each ->
        [yes]
            { $first ->
                [yes] Prima del primo turno puoi mettere una difesa su ogni host che controlli
               *[no] Puoi mettere un’altra difesa, su un altro host che controlli
            }
       *[no] Prima del primo turno puoi mettere una difesa su un host che controlli
    }
ask-turn =
    { $attacked ->
        [yes] Gioca difese e carte speciali, o chiudi il turno. Hai già attaccato
       *[no] Gioca quante carte vuoi, ma un solo attacco, poi chiudi il turno
    }
ask-flood =
    { $who ->
        [you] Flood: scarta una carta
       *[other] Flood di { $player }: scarta una carta
    }
ask-viruses =
    { $who ->
        [you] Virus: scarta una difesa, o il tuo host perde un nodo (nodi: { $left })
       *[other] Virus di { $player }: scarta una difesa, o il tuo host perde un nodo (nodi: { $left })
    }
ask-attack =
    { $who ->
        [you] Accesso diretto: scegli un attacco
       *[other] Accesso diretto a { $player }: scegli un attacco. Le carte si scoprono insieme
    }
ask-defend =
    { $who ->
        [you] Accesso diretto: scegli una difesa, o nessuna
       *[other] Accesso diretto di { $player }: scegli una difesa, o nessuna (i tuoi nodi: { $left })
    }
ask-excess =
    { $count ->
        [one] Puoi tenere quattro carte: scartane una
       *[other] Puoi tenere quattro carte: scartane { $count }
    }
ask-chance = Si scopre una carta
ask-over = La partita è finita

## Mosse

move-pass =
    { $decision ->
        [setup] nessuna difesa
        [more] nessun’altra difesa
        [viruses] nessuna difesa: perdi un nodo
       *[defend] nessuna difesa: perdi un nodo
    }
move-end =
    { $count ->
        [0] finisci il turno
        [one] finisci il turno e scarta una carta
       *[other] finisci il turno e scarta { $count } carte
    }
move-build =
    { $count ->
        [one] metti { place-name } (1 nodo)
       *[other] metti { place-name } ({ $count } nodi)
    }
    .label =
        { $count ->
            [one] 1 nodo
           *[other] { $count } nodi
        }
move-defend =
    { $replaced ->
        [no] { card-name } per { place-name }
       *[yes] { card-name } per { place-name }, al posto di { $over }
    }
    .label =
        { $replaced ->
            [no] difesa { $level }
           *[yes] { $was } → { $level }
        }
# $out: yes se è l’ultimo nodo; $across: yes se rivela il ruolo
move-attack =
    { $across ->
        [yes] { card-name } contro { place-name }: { move-result }. Ti rivela come Insider o Helpdesk
       *[no] { card-name } contro { place-name }: { move-result }
    }
    .label =
        { $result ->
            [even] −difesa
            [held] regge
           *[other]
                { $out ->
                    [yes] ultimo nodo
                   *[no] −1 nodo
                }
        }
move-result =
    { $result ->
        [even] toglie la difesa { $defence }
        [held] { $defence } regge
        [open]
            { $out ->
                [yes] toglie l’ultimo nodo
               *[no] toglie un nodo
            }
       *[through]
            { $out ->
                [yes] rompe { $defence } e toglie l’ultimo nodo
               *[no] rompe { $defence } e toglie un nodo
            }
    }
move-flood = tutti gli altri scartano una carta
move-viruses = tutti gli altri scartano una difesa o perdono un nodo
move-bomb = scopri la prima carta: se è soltanto lilla, perdi due nodi
move-router =
    { $direction ->
        [clockwise] si torna a giocare in senso orario
       *[back] si gioca in senso antiorario
    }
move-botnet =
    { $does ->
        [recover] riprendi: { $places }
        [return] restituisci all’Amministratore: { $places }. Ti rivela come Helpdesk
       *[capture] prendi il controllo di: { $places }. Ti rivela come Hacker o Insider
    }
# Il giocatore a cui mira una mossa: per nome nella pagina, per numero nel terminale
target-name =
    { $named ->
        [yes] { $player }
       *[no] giocatore { $number }
    }
move-social =
    { $count ->
        [one] prendi l’unica carta di { target-name }
       *[other] prendi { $count } carte a caso di { target-name }
    }
    .label =
        { $count ->
            [one] +1 carta
           *[other] +{ $count } carte
        }
move-direct = attacca { target-name } fuori dalla rete
    .label = duello
move-sandbox = { target-name } salta il prossimo turno
    .label = salta un turno
move-backup = prendi { card-name } dagli scarti
    .label = in mano
move-repair = ripristina un nodo di { place-name }: { $nodes } su { $full }
    .label = +1 nodo
move-discard = scarta { card-name }
    .label = scarta
move-show = gioca { card-name }
    .label = gioca

## Il tavolo

table-goal = Sopravvivi ai nemici del tuo ruolo
table-role = Ruolo
table-state = Stato
table-or = { $first } o { $second }
table-in = in rete
table-out = fuori
# come leggere le risposte in breve
table-hint = -●: un nodo in meno. -d: via la difesa. 0: niente. !: ti rivela. ★: ultimo nodo
table-legend =
    { $sign ->
        [turn] turno
        [reach] puoi attaccarlo
        [defence] difesa
        [cards] carte in mano
        [owner] controllato da
        [skip] turni da saltare
        [bomb] bomba
       *[mark] ricostruito, non come stampato
    }
table-reach = Puoi attaccare
table-roles = Ruoli scoperti
table-known = Carte note
table-known-all = tutti
reach-next = { $place } accanto a { $start }
reach-across = { $place } da { $start } attraverso { $past }
fact-round = Giro { $round } (al massimo { $limit })
fact-turn =
    { $who ->
        [you] Il tuo turno
       *[other] Turno di { $player }
    }
fact-direction =
    { $direction ->
        [clockwise] Si gioca in senso orario
       *[back] Si gioca in senso antiorario
    }
fact-deck = Mazzo: { $count }
fact-discards = Scarti: { $cards }
fact-role = Il tuo ruolo: { role-name }. { role-goal }
fact-player =
    { $count ->
        [one] Giocatore { $number }, { $player }: una carta in mano
       *[other] Giocatore { $number }, { $player }: { $count } carte in mano
    }
fact-out = Giocatore { $number }, { $player }: fuori dal gioco, { role-name }
fact-shown = { $player }: { role-name }
fact-skips =
    { $who ->
        [you]
            { $count ->
                [one] Salti il prossimo turno
               *[other] Salti i prossimi { $count } turni
            }
       *[other]
            { $count ->
                [one] { $player } salta il prossimo turno
               *[other] { $player } salta i prossimi { $count } turni
            }
    }
fact-bomb =
    { $who ->
        [you] La bomba logica è davanti a te
       *[other] La bomba logica è davanti a { $player }
    }
fact-host = { place-name }: nodi { $nodes } su { $full }, difesa { $defence }, controllato da { $owner }
fact-host-out = { place-name }: fuori dalla rete
fact-reach-next = Puoi attaccare { $place }: è accanto a { $start } [LOK-7.1]
fact-reach-across = Puoi attaccare { $place } da { $start } attraverso { $past } [LOK-7.3]
fact-reach-none = Ora non puoi attaccare nulla
fact-known =
    { $who ->
        [you] Hai in mano { card-name }, lo sanno: { $knowers }
       *[other] { $player } ha in mano { card-name }, lo sanno: { $knowers }
    }
fact-known-hidden = { $player }: in mano una carta nota a: { $knowers }
fact-seen = { $player }, in mano: { $cards }
fact-card =
    { $count ->
        [one] In mano: { card-name }{ $mark }, { colour-name }: { card-short }
       *[other] In mano: { card-name }{ $mark } ×{ $count }, { colour-name }: { card-short }
    }
fact-card-help =
    { $count ->
        [one] In mano: { card-name }{ $mark }, { colour-name }. { card-help }
       *[other] In mano: { card-name }{ $mark } ×{ $count }, { colour-name }. { card-help }
    }
fact-hand =
    { $count ->
        [one] La tua mano: una carta
       *[other] La tua mano: { $count } carte
    }
possible-head = Ruoli possibili, e in quante delle distribuzioni possibili:
possible-player = Giocatore { $number }, { $player }: { $roles }
# $part su $all: in tante delle distribuzioni ancora possibili
possible-role = { role-name } ({ $part } su { $all })
card-short =
    { $short ->
        [flood] gli altri scartano una carta ciascuno
        [social-engineering] prendi due carte a caso a un giocatore
        [viruses] gli altri scartano una difesa o perdono un nodo
        [direct-access] attacca chiunque fuori dalla rete
        [backup] prendi una carta dagli scarti
        [maintenance] ripristina un nodo di un tuo host
        [sandbox] un giocatore salta un turno
        [router] inverte l’ordine dei turni
        [botnet] cattura o restituisci host ausiliari
        [logic-bomb] scopri una carta: solo lilla costa due nodi
        [attack] toglie un nodo se la difesa non regge
       *[defence] su un tuo host, o dalla mano
    }

## Dopo la partita

story-nodes = Nodi dell’host del ruolo
