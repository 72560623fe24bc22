### Kiberrubezh nel browser: che cosa dice il tavolo disegnato oltre a table.ftl.

## Il turno

kr-turn-of =
    { $who ->
        [you] Il tuo turno
       *[other] Turno di { $player }
    }
kr-turn = turno { $turn } (al massimo { $limit })
kr-phases = Fasi del turno

## Un giocatore

kr-you = tu
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
kr-fell = −{ $count } in questo turno
kr-pile =
    { $count ->
        [0] scarti: nessuno
        [one] scarti: una carta
       *[other] scarti: { $count } carte
    }
kr-pile-title =
    { $who ->
        [you] La tua pila degli scarti
       *[other] Pila degli scarti di { $player }
    }
kr-gone = Fuori dal gioco: { $cards }
kr-none = Vuota
kr-hand-size =
    { $count ->
        [one] una carta in mano
       *[other] { $count } carte in mano
    }
kr-cards =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
kr-known =
    { $who ->
        [you] Carte note nella tua mano: { $cards }
       *[other] Carte note nella mano di { $player }: { $cards }
    }
kr-rest =
    { $who ->
        [you] Le carte che ti restano
       *[other] Le carte che restano a { $player }
    }
kr-rest-title =
    { $who ->
        [you] Le tue carte in mano e nel mazzo (le liste dei mazzi sono aperte)
       *[other] Carte di { $player } in mano e nel mazzo (le liste dei mazzi sono aperte)
    }
kr-tops = In cima al mazzo: { $cards }
kr-bottoms = Messe sotto il mazzo, dall’alto: { $cards }
# $kind: defence o attack
kr-power =
    { $missing ->
        [0] { power-kind }: richiesta { $needed } su { $given }, libera { $free }
       *[other] { power-kind }: richiesta { $needed }, disponibile { $given }, manca { $missing }
    }
kr-power-short =
    { $kind ->
        [defence] Difesa
       *[attack] Attacco
    }
kr-extra = fino alla fine del turno, di entrambi i tipi: +{ $count }

## Il tavolo

kr-table-of =
    { $who ->
        [you] La tua parte del tavolo
       *[other] Parte di { $player }
    }
kr-zone-empty = nessuna carta
kr-hint = Scegli una carta per i dettagli.
kr-hint-attack = Scegli gli attacchi dell’ondata. Nulla è definitivo finché non confermi.
kr-hint-block = Scegli una misura, poi un attacco evidenziato. Nulla è definitivo finché non confermi.
kr-hint-object = Scegli una carta evidenziata.
kr-idle = C’è una sola mossa possibile; la partita continua tra un istante.
kr-choose-attack = { $card }: scegli un attacco evidenziato.
kr-may-choose = si può scegliere
kr-close = Chiudi

## Ondate e blocchi

kr-wave = L’ondata
kr-wave-planned = La tua ondata (non lanciata)
kr-stage-naming = in preparazione
kr-stage-react = prima dei blocchi
kr-stage-block = blocchi
kr-stage-last = dopo i blocchi
kr-stage-resolve = gli attacchi non bloccati hanno effetto
kr-open =
    { $count ->
        [one] uno non bloccato
       *[other] { $count } non bloccati
    }
kr-met =
    { $count ->
        [one] uno bloccato o eseguito
       *[other] { $count } bloccati o eseguiti
    }
kr-planned =
    { $count ->
        [one] scelto
       *[other] { $count } scelti
    }
kr-planned-block = bloccato da { $measure }
kr-blocks-used = blocchi scelti: { $used } su { $count }
kr-take-back = Togli: { $card }
kr-take-back-all = Togli tutto
kr-declare =
    { $count ->
        [one] Lancia l’ondata (1 attacco)
       *[other] Lancia l’ondata ({ $count } attacchi)
    }
kr-send-blocks =
    { $count ->
        [one] Conferma 1 blocco
       *[other] Conferma { $count } blocchi
    }
kr-block-with = Blocca con { $card }
kr-stopped = La situazione è cambiata. Non inviato: { $moves }

## La mano e le risposte

kr-moves = Le tue mosse
kr-hand = La tua mano
kr-hand-of = Mano di { $player }
kr-hand-seen = La mano di { $player }: scegli una carta
kr-pile-choose = I tuoi scarti: scegli una carta
kr-seen = nota all’avversario
kr-dear = potenza insufficiente
kr-card-not-now = non giocabile ora
kr-choose-card =
    { $decision ->
        [bottom] Scegli le carte da mettere sotto il mazzo.
       *[other] Scegli una carta da giocare.
    }
kr-idea = L’idea dietro la carta
kr-clear = Annulla
kr-why = Perché non { $move }?

## La fine

kr-draw = Pareggio.
kr-end-deck =
    { $who ->
        [you] Il tuo turno è cominciato con meno di due carte nel mazzo.
       *[other] Il turno di { $player } è cominciato con meno di due carte nel mazzo.
    }
kr-end-limit = L’ultimo turno è finito: vince il mazzo più grande.
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
reason-KR-3-6 = Solo i tuoi mezzi dritti entrano nell'ondata.
reason-KR-3-7 = Blocca solo una misura dritta.
reason-KR-3-8 = Ora hanno effetto solo gli attacchi non bloccati.
reason-KR-3-10 = Proprietà o attacco non possibili ora.
reason-KR-3-14 = L'effetto non può scegliere questa carta.
reason-KR-3-15 = La partita è finita.
reason-KR-3-16 = Non in questa fase del turno.
reason-KR-3-17 = Prima rimetti le carte in ordine.
