### `cyberdeck arena`: bot contro bot.

## Aiuto

help-arena = fai giocare i bot tra loro e misurane la forza
    .about = Partite tra bot: punteggi di forza con intervalli al 95 %, scontri diretti, tempi. Si gioca a blocchi con le stesse carte, in cui ogni bot occupa ogni posto e usa ogni mazzo lo stesso numero di volte. Lo stesso seed dà lo stesso risultato, qualunque sia --jobs. Come si contano i punti: docs/bots.md.
help-arena-bots = i bot, come hard,medium,random; predefinito: random,greedy,easy,medium
    .value = ELENCO
help-arena-games = quante partite, arrotondate a blocchi interi; predefinito: 200
    .value = N
help-arena-jobs = quanti processi; predefinito: uno per core
    .value = N
help-arena-seed = il seed di tutto ciò che è casuale; predefinito: 1
    .value = N
help-arena-out = il file dei risultati, scritto man mano; predefinito: un nuovo file in questa cartella
    .value = FILE
help-arena-resume = continua una serie interrotta
    .value = FILE
help-arena-csv = scrivi una riga per ogni posto di ogni partita, in CSV
    .value = FILE
help-arena-parquet = lo stesso in Parquet; serve pyarrow
    .value = FILE
help-arena-timing = con --json: anche quanto hanno pensato i bot, che cambia da una volta all’altra

## Che cosa ne è uscito

arena-title = Arena: { $game }, posti: { $seats }
arena-how = Partite: { $games }, in { $blocks } blocchi da { $size }; seed { $seed }.
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
arena-pairs = Scontri diretti: la quota del bot a sinistra
arena-pairs-how = { $ahead } più della metà, { $behind } meno della metà, { $level } nessuna differenza certa; sotto, l’intervallo al 95 %.
arena-pair = { $bot } contro { $against }: { $share } (da { $low } a { $high }), partite { $games }: { $side }
arena-ahead = più della metà
arena-behind = meno della metà
arena-level = nessuna differenza certa
arena-span = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-timing = Tempo per pensare, in millisecondi (non fa parte del risultato: cambia da una serie all’altra)
arena-decisions = decisioni
arena-time-mean = media
arena-time-longest = massimo
arena-time = { $bot }: decisioni { $decisions }, media { $mean } ms, massimo { $longest } ms
arena-speed = { $speed } partite/s
arena-done = Partite giocate: { $done } di { $games }
arena-kept = I risultati sono in { $file }.
arena-interrupted = Interrotto dopo { $done } partite su { $games }. Per continuare: { $command }

## Errori

error-arena-bots = Per un’arena servono almeno due bot, ognuno nominato una volta.
    .next = Nominali con --bots, come in --bots { $known }
error-arena-most = { $argument } vuole al massimo { $most }.
    .next = Scrivi un numero più piccolo.
error-arena-exists = { $file } esiste già.
    .next = Scegli un altro nome con { $argument }; una serie interrotta continua con --resume.
error-arena-write = { $file } non si può scrivere ({ $detail }).
    .next = Scegli un altro posto con { $argument }.
error-arena-parquet = Per i file Parquet serve pyarrow, che non è installato.
    .next = Installalo: { $command }. Oppure usa --csv.
error-arena-results = { $file } non è un file di risultati valido (riga { $line }).
    .next = Usa un’altra copia, o ricomincia senza --resume.
error-arena-plan = { $file } è di un’altra serie: lì { $what } è «{ $found }», qui «{ $wanted }».
    .next = Scrivi solo --resume { $file }, o comincia una nuova serie senza --resume.
error-arena-raised = Il bot { $bot } si è bloccato al posto { $seat }, partita { $game }, mossa { $action }: { $detail }
    .next = Seed: { $seed }. Tavolo: { $table }. Le partite finite sono conservate.
error-arena-illegal = Il bot { $bot } ha fatto una mossa non consentita al posto { $seat }, partita { $game }, mossa { $action }: { $detail }
    .next = Seed: { $seed }. Tavolo: { $table }. Le partite finite sono conservate.
