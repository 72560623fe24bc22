### Bustine e collezioni, nel terminale e nella pagina.

booster-odds =
    { $count ->
        [one] Una bustina ha { $count } carta
       *[other] Una bustina ha { $count } carte
    }
booster-odds-always = { $rarity }: { $drawn } in ogni bustina, su { $cards }; la probabilità di ciascuna è { $chance }
booster-odds-slot = { $rarity }: { $drawn } con probabilità { $slot }, su { $cards }; la probabilità di ciascuna è { $chance }
booster-odds-how = Nessuna carta è due volte nella stessa bustina; le carte della stessa rarità sono ugualmente probabili.
booster-odds-cards = Probabilità di ogni carta: { $rarity }
booster-title = Bustina { $number } di { $count }
booster-new = (nuova)
booster-seed = Seed: { $seed }. Con lo stesso seed si trovano le stesse carte.
collection-starter =
    { $count ->
        [one] Confezione iniziale «{ $name }»: { $count } carta
       *[other] Confezione iniziale «{ $name }»: { $count } carte
    }
collection-kept =
    { $count ->
        [one] Ora la collezione ha { $count } carta: { $file }
       *[other] Ora la collezione ha { $count } carte: { $file }
    }
collection-empty = La collezione è vuota. Per aprire una bustina: { $command }
collection-title =
    { $count ->
        [one] La tua collezione: { $count } carta; titoli: { $different } su { $all }
       *[other] La tua collezione: { $count } carte; titoli: { $different } su { $all }
    }
collection-boosters = Bustine aperte: { $count }
collection-basic = Le carte che un mazzo può avere senza limite non si collezionano: prendine quante ne vuoi.
collection-reset = La collezione è di nuovo vuota. Quella di prima è conservata: { $file }
collection-missing = «{ $card }» (#{ $number }): il mazzo ne vuole { $wanted }, tu ne hai { $have }; mancano: { $missing }.
    .next = Apri bustine, o togline { $missing }. Nel gioco aperto tutte le carte sono disponibili.
collection-lacks =
    { $count ->
        [one] Una carta di questo mazzo non è nella tua collezione.
       *[other] { $count } carte di questo mazzo non sono nella tua collezione.
    }
collection-has = La tua collezione ha tutte le carte di questo mazzo.

## Che cosa può essere sbagliato

error-bad-collection =
    { $reason ->
        [size] È troppo per una collezione: al massimo { $detail } kB.
        [text] Non è una collezione: rovinata, tagliata, o qualcos’altro ({ $detail }).
        [shape] Non è fatta come una collezione ({ $detail }).
        [version] Questa collezione è stata scritta da un’altra versione del programma ({ $detail }).
        [game] È una collezione per un altro gioco: «{ $detail }».
        [card] Questa collezione ha una carta che nel gioco non c’è: #{ $detail }.
        [twice] Questa collezione elenca due volte una carta: #{ $detail }.
       *[other] Non è una collezione.
    }
    .next = Niente è cambiato. Prendi un testo salvato come collezione.
error-collection-file = { $file }: { error-bad-collection }
    .next = Niente è cambiato. Indica un altro file con --collection, o metti da parte questo con `cyberdeck deck collection --reset --yes`.
error-collection-write = { $file } non si può scrivere ({ $detail }).
    .next = Scegli un altro posto con --collection.
error-collection-reset = Così la collezione in { $file } si svuoterebbe.
    .next = Se è quello che vuoi, aggiungi --yes. Il vecchio file viene messo da parte, non cancellato.
error-bad-seed = «{ $seed }» non può essere un seed.
    .next = Prendi una parola o un numero, al massimo { $most } caratteri.
error-many-boosters = Troppe bustine in una volta.
    .next = Aprine al massimo { $most }.
error-starter = Non c’è una confezione iniziale chiamata «{ $name }».
    .next = Ci sono: { $known }.
error-no-boosters = { $game } non ha bustine né collezioni.
    .next = Giochi che ne hanno: { $known }.
error-deck-game = Per quale gioco è il mazzo?
    .next = Indicalo con --game: { $known }. O scrivilo nel file, in una riga che inizia con game:

## La pagina

page-boosters = Bustine e collezione
page-boosters-about = Aprine quante ne vuoi: non costa niente, non serve un account, e quello che trovi resta su questo dispositivo. Nessuno ha bisogno di una collezione: a ogni tavolo tutte le carte sono disponibili.
page-boosters-odds = Che cosa c’è in una bustina
page-boosters-rarity = Rarità
page-boosters-slot = In una bustina
page-boosters-cards = Carte
page-boosters-each = Probabilità di ciascuna
page-boosters-always = { $drawn }, sempre
page-boosters-sometimes = { $drawn } in { $weight } bustine su { $all }
page-boosters-how-many = Quante bustine
page-boosters-seed = Seed (facoltativo: stesso seed, stesse carte)
page-boosters-open =
    { $count ->
        [one] Apri { $count } bustina
       *[other] Apri { $count } bustine
    }
page-boosters-opened =
    { $count ->
        [one] Aperta { $count } bustina. Titoli nuovi: { $new }.
       *[other] Aperte { $count } bustine. Titoli nuovi: { $new }.
    }
page-boosters-new = nuova
page-boosters-starter = Confezione iniziale
page-boosters-take-starter = Aggiungi la confezione
page-boosters-took-starter = Aggiunta: { $name }.
page-collection = La mia collezione
page-collection-empty = La tua collezione è vuota.
page-collection-only = Solo le carte che ho
page-collection-owned = Ne ho { $count }
page-collection-free = senza limite
page-collection-text = La collezione come testo, da conservare o portare su un altro dispositivo
page-collection-read = Sostituisci la mia collezione
page-collection-reset = Svuota la collezione
page-collection-reset-sure = Sì, svuotala
page-collection-keep = No, tienila
page-collection-gone = Ora la collezione è vuota.
page-collection-back = Ripristina la collezione precedente
page-collection-done =
    { $count ->
        [one] Ora la tua collezione ha { $count } carta.
       *[other] Ora la tua collezione ha { $count } carte.
    }
page-collection-full = Su questo dispositivo non c’è posto: la collezione non è stata salvata.
