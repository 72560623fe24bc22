### `cyberdeck arena`: bot contro bot.

## Aiuto

help-arena = fai giocare i bot tra loro e misurane la forza
    .about = Molte partite di bot contro bot: punteggi di forza con intervalli al 95 %, chi batte chi, e quanto pensa ciascuno. Si gioca a blocchi con la stessa distribuzione, in cui ogni bot siede a ogni posto, e con ogni mazzo, lo stesso numero di volte. Lo stesso seme dà lo stesso risultato, qualunque sia --jobs. Un punto è quello che conta il gioco stesso: 1 per una vittoria, in parti se è divisa; nei giochi a squadre 1 a ognuno la cui parte vince; nei giochi per due 1 per una vittoria, −1 per una sconfitta, 0 per un pareggio.
help-arena-bots = i bot, come in hard,medium,random; se non lo dici, random,greedy,easy,medium
    .value = ELENCO
help-arena-games = quante partite, arrotondate a blocchi interi; di solito 200
    .value = N
help-arena-jobs = quanti processi giocano; di solito uno per ogni core
    .value = N
help-arena-seed = un numero che decide tutto ciò che è casuale; di solito 1
    .value = N
help-arena-out = dove scrivere i risultati man mano che arrivano; di solito un nuovo file in questa cartella
    .value = FILE
help-arena-resume = continua una serie interrotta
    .value = FILE
help-arena-csv = scrivi una riga per ogni posto di ogni partita, in CSV
    .value = FILE
help-arena-parquet = lo stesso in Parquet; serve pyarrow
    .value = FILE
help-arena-timing = con --json: anche quanto hanno pensato i bot, che cambia da una volta all'altra

## Che cosa ne è uscito

arena-title = Arena: { $game }, posti: { $seats }
arena-how = Partite: { $games }, in { $blocks } blocchi da { $size }; seme { $seed }.
arena-mirrored = In metà delle partite i mazzi sono stati scambiati.
arena-ratings = Forza
arena-bot = bot
arena-rating = forza
arena-interval = 95 %
arena-games = partite
arena-points = punti
arena-mean = punti a partita
arena-rating-how = La media è 1500; 400 in più vogliono dire una parte del tavolo dieci volte più grande. Gli intervalli sono al 95 %; un bot che siede due volte in una partita ne ha giocate due.
arena-standing = { $place }. { $bot }: forza { $rating } (da { $low } a { $high }), partite { $games }, punti { $points }, punti a partita { $mean }
arena-pairs = Chi batte chi: quanto ha preso il bot a sinistra di tutto ciò che hanno preso i due
arena-pairs-how = { $ahead } più della metà, { $behind } meno della metà, { $level } non si distinguono; sotto, l'intervallo al 95 %.
arena-pair = { $bot } contro { $against }: { $share } (da { $low } a { $high }), partite { $games }: { $side }
arena-ahead = più della metà
arena-behind = meno della metà
arena-level = non si distinguono
arena-span = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-timing = Tempo per pensare, in millisecondi (non fa parte del risultato: cambia da una volta all'altra)
arena-decisions = decisioni
arena-time-mean = media
arena-time-longest = massimo
arena-time = { $bot }: decisioni { $decisions }, media { $mean } ms, massimo { $longest } ms
arena-speed = { $speed } partite/s
arena-done = Partite giocate: { $done } di { $games }
arena-kept = I risultati sono in { $file }.
arena-interrupted = Interrotto dopo { $done } partite su { $games }. Per continuare: { $command }

## Errori

error-arena-bots = Per un'arena servono almeno due bot, ognuno nominato una volta.
    .next = Nominali con --bots, come in --bots { $known }
error-arena-most = { $argument } vuole al massimo { $most }.
    .next = Scrivi un numero più piccolo.
error-arena-exists = { $file } c'è già.
    .next = Scegli un altro nome con { $argument }; una serie interrotta continua con --resume.
error-arena-write = { $file } non si può scrivere ({ $detail }).
    .next = Scegli un altro posto con { $argument }.
error-arena-parquet = Per i file Parquet serve pyarrow, che non è installato.
    .next = Installalo: { $command }. Oppure usa --csv.
error-arena-results = { $file } non è un file di risultati in ordine (riga { $line }).
    .next = Usa un'altra copia del file, o ricomincia senza --resume.
error-arena-plan = { $file } è di un'altra serie: lì { $what } è «{ $found }», qui «{ $wanted }».
    .next = Scrivi solo --resume { $file }, o comincia una nuova serie senza --resume.
error-arena-raised = Il bot { $bot } si è guastato al posto { $seat }, partita { $game }, risposta { $action }: { $detail }
    .next = Seme della distribuzione: { $seed }. Tavolo: { $table }. Le partite finite sono conservate.
error-arena-illegal = Il bot { $bot } ha dato una risposta non permessa al posto { $seat }, partita { $game }, risposta { $action }: { $detail }
    .next = Seme della distribuzione: { $seed }. Tavolo: { $table }. Le partite finite sono conservate.
