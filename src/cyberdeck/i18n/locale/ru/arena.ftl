### `cyberdeck arena`: боты друг против друга.

## Справка

help-arena = провести турнир ботов и оценить их силу
    .about = Партии между ботами: рейтинги с 95-процентными интервалами, личные встречи, время на раздумья. Партии идут сериями с одной раздачей, где каждый бот одинаково часто играет на каждом месте и каждой колодой. Один сид даёт один итог при любом --jobs. Как считаются очки: docs/bots.md.
help-arena-bots = боты, например hard,medium,random; по умолчанию random,greedy,easy,medium
    .value = СПИСОК
help-arena-games = сколько партий, с округлением вверх до целых серий; по умолчанию 200
    .value = N
help-arena-jobs = сколько процессов; по умолчанию по одному на ядро
    .value = N
help-arena-seed = сид всего случайного; по умолчанию 1
    .value = N
help-arena-out = файл для результатов, пишется по ходу дела; по умолчанию новый файл в этой папке
    .value = ФАЙЛ
help-arena-resume = продолжить прерванный турнир
    .value = ФАЙЛ
help-arena-csv = записать по строке на каждое место каждой партии в формате CSV
    .value = ФАЙЛ
help-arena-parquet = то же в формате Parquet; нужен pyarrow
    .value = ФАЙЛ
help-arena-timing = вместе с --json: ещё и сколько боты думали; от запуска к запуску это меняется

## Что получилось

arena-title = Турнир: { $game }, мест: { $seats }
arena-how = Партий: { $games }, серий: { $blocks }, партий в серии: { $size }; сид { $seed }.
arena-mirrored = В половине партий игроки менялись колодами.
arena-ratings = Рейтинги
arena-bot = бот
arena-rating = рейтинг
arena-interval = 95 %
arena-games = партии
arena-points = очки
arena-mean = очков за партию
arena-rating-how = Среднее — 1500; на 400 больше — значит в десять раз бо́льшая доля стола. Интервалы 95-процентные; кто сидит за столом дважды, сыграл две партии.
arena-standing = { $place }. { $bot }: рейтинг { $rating } (от { $low } до { $high }), партий { $games }, очков { $points }, очков за партию { $mean }
arena-pairs = Личные встречи: доля бота слева
arena-pairs-how = { $ahead } больше половины, { $behind } меньше половины, { $level } разница не доказана; под долей — 95-процентный интервал.
arena-pair = { $bot } против { $against }: { $share } (от { $low } до { $high }), партий { $games }: { $side }
arena-ahead = больше половины
arena-behind = меньше половины
arena-level = разница не доказана
arena-span = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-timing = Время на раздумья в миллисекундах (в итог не входит: меняется от запуска к запуску)
arena-decisions = решения
arena-time-mean = в среднем
arena-time-longest = дольше всего
arena-time = { $bot }: решений { $decisions }, в среднем { $mean } мс, дольше всего { $longest } мс
arena-speed = партий/с: { $speed }
arena-done = Сыграно партий: { $done } из { $games }
arena-kept = Результаты в файле { $file }.
arena-interrupted = Прервано; сыграно партий: { $done } из { $games }. Продолжить: { $command }

## Ошибки

error-arena-bots = Для турнира нужно не меньше двух ботов, и каждый назван один раз.
    .next = Назовите их с помощью --bots, например --bots { $known }
error-arena-most = Для { $argument } можно указать не больше { $most }.
    .next = Укажите число поменьше.
error-arena-exists = Файл { $file } уже существует.
    .next = Выберите другое имя с помощью { $argument }; прерванный турнир продолжает --resume.
error-arena-write = Файл { $file } не записывается ({ $detail }).
    .next = Выберите другое место с помощью { $argument }.
error-arena-parquet = Для файлов Parquet нужен pyarrow, а он не установлен.
    .next = Установите его: { $command }. Или возьмите --csv.
error-arena-results = { $file } — не файл результатов или повреждён (строка { $line }).
    .next = Возьмите другую копию или начните заново без --resume.
error-arena-plan = Файл { $file } — от другого турнира: { $what } там «{ $found }», а здесь «{ $wanted }».
    .next = Укажите только --resume { $file } или начните новый турнир без --resume.
error-arena-raised = Бот { $bot } сломался на месте { $seat } в партии { $game }, ход { $action }: { $detail }
    .next = Сид: { $seed }. Стол: { $table }. Доигранные партии сохранены.
error-arena-illegal = Бот { $bot } сделал недопустимый ход на месте { $seat } в партии { $game }, ход { $action }: { $detail }
    .next = Сид: { $seed }. Стол: { $table }. Доигранные партии сохранены.
