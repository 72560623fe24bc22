### Kiberrubezh nel browser: che cosa dice il tavolo disegnato oltre a table.ftl.

## Il turno

kr-turn-of =
    { $who ->
        [you] Il tuo turno
       *[other] Turno di { $player }
    }
kr-turn = turno { $turn } di al massimo { $limit }
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
kr-lasts-why = A ogni turno si pescano due carte; gli attacchi accorciano il tempo. Chi comincia il turno con meno di due carte nel mazzo ha perso.
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
kr-none = Non contiene carte.
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
        [you] Che cosa ti resta
       *[other] Che cosa resta a { $player }
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
kr-hint = Scegli una carta sul tavolo per leggerne tutto.
kr-hint-attack = Scegli i mezzi d’attacco per un’ondata, quanti ne vuoi. Nulla viene inviato prima della tua conferma.
kr-hint-block = Scegli una misura, poi un attacco evidenziato; o un attacco, per vedere che cosa potrebbe bloccarlo. Nulla viene inviato prima della tua conferma.
kr-hint-object = Scegli una delle carte evidenziate.
kr-idle = La domanda è per te, ma la risposta possibile è una sola: fra un attimo il gioco prosegue da sé.
kr-choose-attack = { $card }: ora scegli un attacco evidenziato.
kr-may-choose = si può scegliere
kr-close = Chiudi

## Ondate e blocchi

kr-wave = L’ondata
kr-wave-planned = La tua ondata, non ancora inviata
kr-stage-naming = in preparazione
kr-stage-react = eventi e proprietà prima dei blocchi
kr-stage-block = blocchi
kr-stage-last = eventi dopo i blocchi
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
        [one] scelto, non ancora inviato
       *[other] { $count } scelti, non ancora inviati
    }
kr-planned-block = lo bloccherà { $measure }
kr-blocks-used = blocchi scelti: { $used } su { $count }
kr-take-back = Riprendi: { $card }
kr-take-back-all = Riprendi tutto
kr-declare =
    { $count ->
        [one] Comincia l’ondata: un attacco
       *[other] Comincia l’ondata: { $count } attacchi
    }
kr-send-blocks =
    { $count ->
        [one] Blocca: un blocco, e basta
       *[other] Blocca: { $count } blocchi, e basta
    }
kr-block-with = Bloccalo con { $card }
kr-stopped = Non è stato possibile inviare tutto, perché ora la domanda è un’altra. Non inviato: { $moves }

## La mano e le risposte

kr-moves = Le tue risposte
kr-hand = La tua mano
kr-hand-of = Mano di { $player }
kr-hand-seen = La mano di { $player }: scegli una carta
kr-pile-choose = I tuoi scarti: scegli una carta
kr-seen = l’altro giocatore la conosce
kr-dear = ora la potenza non basta
kr-card-not-now = ora non si può giocare
kr-choose-card =
    { $decision ->
        [bottom] Scegli le carte che vanno sotto il mazzo.
       *[other] Scegli una carta, poi giocala.
    }
kr-idea = L’idea che c’è dietro
kr-clear = Rimetti a posto
kr-why = Perché non { $move }?

## La fine

kr-draw = Pareggio.
kr-end-deck =
    { $who ->
        [you] Il tuo turno è cominciato con meno di due carte nel mazzo.
       *[other] Il turno di { $player } è cominciato con meno di due carte nel mazzo.
    }
kr-end-limit = L’ultimo turno è finito: vince il mazzo più grande.
