### Kiberrubezh nel browser: ciò che il tavolo dice oltre a table.ftl.

kr-phases = Fasi del turno
kr-deck =
    { $count ->
        [one] carta nel mazzo
       *[other] carte nel mazzo
    }
kr-deck-of = Nel mazzo restano { $count } carte su { $start }
kr-lasts =
    { $count ->
        [0] sconfitta al prossimo turno, se non tornano carte
        [one] basta ancora per un turno
       *[other] basta ancora per { $count } turni
    }
kr-lasts-why = A ogni turno peschi due carte, e gli attacchi ne tolgono altre. Se cominci un turno con meno di due, perdi.
kr-pile =
    { $count ->
        [0] scarti: nessuno
        [one] scarti: una carta
       *[other] scarti: { $count } carte
    }
kr-none = Vuota
kr-hand-size =
    { $count ->
        [one] una carta in mano
       *[other] { $count } carte in mano
    }
# $kind: defence o attack
kr-power =
    { $missing ->
        [0] { power-kind }: richiesta { $needed } su { $given }, libera { $free }
       *[other] { power-kind }: richiesta { $needed }, disponibile { $given }, manca { $missing }
    }
kr-table-of =
    { $who ->
        [you] La tua parte del tavolo
       *[other] Parte di { $player }
    }
kr-wave = L’ondata
kr-end-deck =
    { $who ->
        [you] Il tuo turno è cominciato con meno di due carte nel mazzo.
       *[other] Il turno di { $player } è cominciato con meno di due carte nel mazzo.
    }
kr-end-limit = L’ultimo turno è finito: vince il mazzo più grande.

kr-status =
    { $who ->
        [you] Turno { $turn } · tu: { kr-status-phase }
       *[other] Turno { $turn } · { $player }: { kr-status-phase }
    }
kr-status-phase =
    { $phase ->
        [draw] pesca
        [assets] risorse
        [deployment] schieramento
        [attack] attacco
       *[end] fine del turno
    }
kr-status-start = Prima del primo turno
kr-phase-short =
    { $phase ->
        [draw] Pesca
        [assets] Risorse
        [deployment] Schiera
        [attack] Attacco
       *[end] Fine
    }
kr-left = carte rimaste
kr-fell = −{ $count } in questo turno
# $same: yes se $least e $most sono uguali, upto se $least è 0, none se lo sono entrambi
kr-loss =
    { $same ->
        [none] 0
        [yes] −{ $most }
        [upto] fino a −{ $most }
       *[no] da −{ $least } a −{ $most }
    }
kr-free = libera
kr-power-of =
    { $kind ->
        [defence] Difesa { $needed } su { $given }
       *[attack] Attacco { $needed } su { $given }
    }
kr-any-attack = Qualsiasi attacco

## L’ondata

kr-add-first = Scegli i mezzi d’attacco
kr-add-more = Aggiungi un attacco
kr-ask-wave =
    { $count ->
        [one] Aggiungi un attacco o lancia l’ondata
       *[other] { $count } attacchi. Aggiungine altri o lancia l’ondata
    }
# $count: blocchi che restano a questa misura
kr-ask-block =
    { $count ->
        [0] Blocca ancora o finisci
        [one] { card-name } può bloccarne ancora uno
       *[other] { card-name } può bloccarne ancora { $count }
    }
kr-ask-deploy = Metti in gioco misure e mezzi d’attacco
kr-ask-attack = Componi un’ondata o finisci il turno
kr-ask-drop = Scegli una tua carta in gioco da scartare
kr-discard-own = Scarta una carta…
kr-ask-strike = Non bloccato: il testo o due carte dal mazzo?
# $same: yes se $least e $most sono uguali, upto se $least è 0, none se lo sono entrambi
kr-note-wave =
    { $same ->
        [none] Non costa nessuna carta
        [yes] Se non è bloccata costa { $most } carte
        [upto] Se non è bloccata costa fino a { $most } carte
       *[no] Se non è bloccata costa da { $least } a { $most } carte
    }
kr-note-block =
    { $same ->
        [none] Non si perdono più carte
        [yes] Ciò che passa costa { $most } carte
        [upto] Ciò che passa costa fino a { $most } carte
       *[no] Ciò che passa costa da { $least } a { $most } carte
    }
kr-launch = Lancia l’ondata
kr-launch-count =
    { $count ->
        [one] Lancia un’ondata di un attacco
       *[other] Lancia un’ondata di { $count } attacchi
    }
kr-block-send = Blocchi fatti
kr-withdraw = Riprendi
kr-blocks-it = lo blocca
kr-may-block = può bloccarne { $count }
kr-lane =
    { $state ->
        [planned] scelto, non ancora inviato
        [named] nell’ondata
        [open] non bloccato
        [partly] bloccato una volta, ne serve un’altra
       *[met] passato
    }
kr-lane-blocked = bloccato
kr-lane-through = passa
kr-lane-free = nulla lo blocca
kr-lane-needs =
    { $count ->
        [one] serve un blocco
       *[other] servono { $count } blocchi
    }
# $text: carte mandate agli scarti dal testo; $plain: carte al suo posto
kr-lane-loss =
    { $kind ->
        [plain] −{ $plain } carte
        [both] −{ $text } carte o −{ $plain }
       *[text] il testo o −{ $plain } carte
    }

## Pulsanti

kr-do =
    { $move ->
        [lay] Metti in gioco
        [play] Gioca
        [bottom] Metti sotto il mazzo
        [drop] Scarta
        [keep] Tieni questa mano
        [redeal] Nuova mano
        [redeal-free] Nuova mano, gratis
        [declare] Lancia l’ondata
        [strike] Segui il testo
        [mill] Due carte dal mazzo
        [done-assets] Allo schieramento
        [done-deploy] All’attacco
        [done-attack] Fine turno
        [done-react] Avanti
        [done-block] Lascia passare
        [done-block-on] Nessun altro blocco
        [done-last] Avanti
       *[done-object] Basta così
    }

## Che cosa si legge

kr-fact-power = Potenza
kr-fact-blocks = Blocca
kr-fact-takes = Per fermarlo
kr-fact-lies = Ora
kr-fact-now = Potenza ora
kr-fact-blockers = Possono bloccarlo
kr-fact-does = Se non bloccato
kr-fact-instead = Oppure
kr-fact-rarity = Rarità
kr-fact-gone = Fuori dal gioco
kr-fact-lasts = Durata
kr-fact-known = Note in mano
kr-fact-tops = In cima
kr-fact-bottoms = Messe sotto
kr-fact-rest = In mano o nel mazzo (le liste dei mazzi sono aperte)

## Momenti decisivi

kr-drama-through = L’ondata sfonda
kr-drama-through-text =
    { $count ->
        [one] { card-name } passa
       *[other] { $count } attacchi passano
    }
kr-drama-last = Le ultime carte
kr-drama-last-text =
    { $who ->
        [you] Nel tuo mazzo ne restano { $count }
       *[other] Nel mazzo di { $player } ne restano { $count }
    }

## Why not

reason-KR-1-2 = Non hai questa carta in mano.
reason-KR-1-5 = Questa misura non blocca questo attacco.
reason-KR-1-6 = Gli eventi si giocano nel proprio turno o in difesa.
reason-KR-1-7 = Ora lo vieta il testo della carta.
reason-KR-2-1 = Si stanno ancora dando le carte.
reason-KR-2-2 = Prima decidi della mano iniziale.
reason-KR-3-1 = La partita è finita.
reason-KR-3-2 = Si stanno pescando carte.
reason-KR-3-4 = Hai già giocato due risorse in questo turno.
reason-KR-3-5 = La potenza libera non basta per questa carta.
reason-KR-3-6 = Solo i tuoi mezzi dritti entrano nell’ondata.
reason-KR-3-7 = Blocca solo una misura dritta.
reason-KR-3-8 = Ora hanno effetto solo gli attacchi non bloccati.
reason-KR-3-10 = Proprietà o attacco non possibili ora.
reason-KR-3-14 = L’effetto non può scegliere questa carta.
reason-KR-3-15 = La partita è finita.
reason-KR-3-16 = Non in questa fase del turno.
reason-KR-3-17 = Prima rimetti le carte in ordine.
