### Что может пойти не так и что делать дальше (.next). Сначала ключи kernel/errors.py, затем ошибки командной строки.

error = Что-то пошло не так.
    .next = Попробуйте ещё раз.
error-move = Ход не принят.
    .next = Выберите ход из списка.
error-malformed-move = Не удалось прочитать ход «{ $text }».
    .next = Наберите номер хода или скопируйте его из списка; help покажет все команды.
error-illegal-move = { $move }: сейчас так нельзя. Правило { $rule }:
    .next = Выберите ход из списка; ? { $rule } покажет это правило.
error-not-your-turn = Сейчас не ваш ход.
    .next = Дождитесь своего хода.
error-stale-move = Стол уже изменился.
    .next = Посмотрите на стол и выберите ход снова.
error-game-over = Игра окончена.
    .next = Начните новую или посмотрите повтор: `cyberdeck replay`.
error-setup = Такой стол создать нельзя.
    .next = `cyberdeck games` покажет игры и их настройки.
error-unknown-game = Игры «{ $game }» нет.
    .next = Доступные игры: { $known }.
error-faulty-game = Дополнение «{ $game }» не работает.
    .next = `cyberdeck games` покажет, что не так; обновите или удалите пакет.
error-unknown-option = У игры нет настройки «{ $option }».
    .next = Её настройки: { $known }. Что они значат, покажет `cyberdeck games`.
error-bad-option = Настройка { $option } не принимает «{ $value }».
    .next = Значения: { $allowed }
error-bad-players = В эту игру играют от { $least } до { $most } игроков, а не { $players }.
    .next = Выберите от { $least } до { $most } игроков.
error-bad-deck =
    { $line ->
        [0] Эту колоду использовать нельзя (ошибок: { $problems }).
       *[in-line] Эту колоду использовать нельзя (ошибок: { $problems }; первая — в строке { $line }).
    } { $problem ->
        [deck-too-large] { deck-too-large }
        [deck-not-text] { deck-not-text }
        [deck-control] { deck-control }
        [deck-many-lines] { deck-many-lines }
        [deck-empty] { deck-empty }
        [deck-line-long] { deck-line-long }
        [deck-header-unknown] { deck-header-unknown }
        [deck-header-empty] { deck-header-empty }
        [deck-header-twice] { deck-header-twice }
        [deck-name-long] { deck-name-long }
        [deck-other-game] { deck-other-game }
        [deck-mark-before] { deck-mark-before }
        [deck-count-fraction] { deck-count-fraction }
        [deck-count-negative] { deck-count-negative }
        [deck-count-absurd] { deck-count-absurd }
        [deck-count-zero] { deck-count-zero }
        [deck-separator] { deck-separator }
        [deck-no-card] { deck-no-card }
        [deck-no-count] { deck-no-count }
        [deck-count-after] { deck-count-after }
        [deck-count-word] { deck-count-word }
        [deck-not-understood] { deck-not-understood }
        [deck-ambiguous] { deck-ambiguous }
        [deck-several] { deck-several }
        [deck-unknown-number] { deck-unknown-number }
        [deck-number-and-title] { deck-number-and-title }
        [deck-token] { deck-token }
        [deck-unknown-card] { deck-unknown-card }
        [deck-strange-card] { deck-strange-card }
        [deck-copies] { deck-copies }
        [deck-copies-together] { deck-copies-together }
        [deck-too-few] { deck-too-few }
        [deck-too-many] { deck-too-many }
        [deck-unknown-name] { deck-unknown-name }
       *[unknown] Это не колода этой игры.
    }
    .next =
        { $problem ->
            [deck-too-large] { deck-too-large.next }
            [deck-not-text] { deck-not-text.next }
            [deck-control] { deck-control.next }
            [deck-many-lines] { deck-many-lines.next }
            [deck-empty] { deck-empty.next }
            [deck-line-long] { deck-line-long.next }
            [deck-header-unknown] { deck-header-unknown.next }
            [deck-header-empty] { deck-header-empty.next }
            [deck-header-twice] { deck-header-twice.next }
            [deck-name-long] { deck-name-long.next }
            [deck-other-game] { deck-other-game.next }
            [deck-mark-before] { deck-mark-before.next }
            [deck-count-fraction] { deck-count-fraction.next }
            [deck-count-negative] { deck-count-negative.next }
            [deck-count-absurd] { deck-count-absurd.next }
            [deck-count-zero] { deck-count-zero.next }
            [deck-separator] { deck-separator.next }
            [deck-no-card] { deck-no-card.next }
            [deck-no-count] { deck-no-count.next }
            [deck-count-after] { deck-count-after.next }
            [deck-count-word] { deck-count-word.next }
            [deck-not-understood] { deck-not-understood.next }
            [deck-ambiguous] { deck-ambiguous.next }
            [deck-several] { deck-several.next }
            [deck-unknown-number] { deck-unknown-number.next }
            [deck-number-and-title] { deck-number-and-title.next }
            [deck-token] { deck-token.next }
            [deck-unknown-card] { deck-unknown-card.next }
            [deck-strange-card] { deck-strange-card.next }
            [deck-copies] { deck-copies.next }
            [deck-copies-together] { deck-copies-together.next }
            [deck-too-few] { deck-too-few.next }
            [deck-too-many] { deck-too-many.next }
            [deck-unknown-name] { deck-unknown-name.next }
           *[unknown] Всё, что не так с колодой, покажет `cyberdeck deck check`.
        }
error-option-conflict = Эти настройки несовместимы: { $options }. См. правило { $rule }.
    .next = Измените одну из них; правило покажет `cyberdeck rules`.
error-record = Этот файл партии использовать нельзя.
    .next = Попробуйте другой файл.
error-corrupt-record = Файл партии повреждён или изменён.
    .next = Возьмите другую копию файла. Подробность: { $reason }
error-wrong-version =
    { $what ->
        [format] У файла партии формат { $found }, а программа читает формат { $ours }.
       *[other] Партия сыграна по версии { $found } правил { $what }, а у программы версия { $ours }.
    }
    .next = Возьмите ту версию Cyberdeck, которой создан файл.
error-bad-data = Неверные данные компонентов в { $file }, { $item }: { $reason }
    .next = Установите Cyberdeck заново.

error-unknown-command = Команды «{ $command }» нет.
    .next = Попробуйте: { $near }
error-unknown-argument = «{ $argument }» здесь не подходит.
    .next = Попробуйте: { $near }
error-needs-value = { $argument }: не хватает значения, или оно здесь лишнее.
    .next = Как правильно, покажет --help.
error-arguments = Не удалось разобрать аргументы ({ $detail }).
    .next = Как правильно, покажет --help.
error-bad-number = Для { $argument } нужно целое число не меньше { $least }, а не «{ $value }».
    .next = Укажите число.
error-bad-seat = За этим столом нет места { $seat }.
    .next = Выберите место от 1 до { $seats }.
error-seat-needed = Из файла не видно, какое место ваше.
    .next = Добавьте --seat, от 1 до { $seats }.
error-bad-name = Имя «{ $name }» — для ботов.
    .next = Выберите другое имя.
error-option-shape = «{ $option }» — не ИМЯ=ЗНАЧЕНИЕ.
    .next = Пишите так: --option ИМЯ=ЗНАЧЕНИЕ.
error-option-twice = Настройка { $option } указана дважды.
    .next = Укажите её один раз.
error-not-together = { $first } и { $second } несовместимы.
    .next = Уберите одно из двух.
error-other-game = { $file } — партия игры { $game }.
    .next = Не указывайте имя игры.
error-no-rules = У игры «{ $game }» нет книги правил.
    .next = `cyberdeck games` покажет игры; о правилах этой спросите её авторов.
error-no-game = Какая игра?
    .next = Доступные игры: { $known }.
error-no-file = Какой файл?
    .next = Укажите файл сохранённой партии.
error-file-missing = Файла { $file } нет.
    .next = Проверьте имя и папку.
error-file-read = Файл { $file } не читается ({ $detail }).
    .next = Проверьте, что это файл и что вам можно его читать.
error-file-write = Файл { $file } не записывается ({ $detail }).
    .next = Выберите другое место с помощью --save.
error-file-exists = Файл { $file } уже существует.
    .next = Выберите другое имя или продолжите ту партию: --resume { $file }
error-unknown-language = Язык «{ $language }» недоступен.
    .next = Выберите en, ru, fi или it.
error-unknown-rule = Правила { $rule } нет.
    .next = Похожие: { $near }.
error-no-move = Хода { $number } в списке нет; всего ходов: { $count }.
    .next = Выберите номер из списка. Ход, который сам записан числом, пишется с =: ={ $number }
error-why-what = Какой ход?
    .next = Например: why 3
error-internal = Непредвиденная ошибка ({ $detail }).
    .next = Пожалуйста, сообщите о ней. Если вы играли, партия сохранена. Подробности покажет CYBERDECK_DEBUG=1.

error-log-level = Уровня журнала «{ $level }» нет.
    .next = Выберите один из: { $known }.
error-config-file = В файле настроек { $file } ошибка TOML ({ $detail }).
    .next = Исправьте это место. Строка — это имя, знак = и значение: port = 8765
error-config-key = { $file }: настройки «{ $name }» нет.
    .next = Возможно: { $near }. Все настройки показывает `cyberdeck config`.
error-config-value = { $argument } не может быть «{ $value }».
    .next = В файле это пишется так: { $example }
error-port = Порт { $port } адреса { $host } занять нельзя ({ $detail }).
    .next = Выберите другой через --port; --port 0 берёт любой свободный.

## За столом в сети

error-table = За этим столом так нельзя.
    .next = Взгляните на стол ещё раз.
error-no-such-address = По этому адресу ничего нет.
    .next = Проверьте, нет ли в нём опечатки, или перейдите на главную страницу.
error-wrong-host = Этот сервер не известен под именем «{ $host }».
    .next = Откройте адрес, который вам дали. Владелец сервера может добавить имя через `--hosts`.
error-not-allowed = Только для того, кто держит этот сервер.
    .next = Передайте ключ, заданный в `--metrics-token`, или спросите на самой машине.
error-bad-network = «{ $value }» — ни адрес, ни сеть.
    .next = Пример: `--trusted-proxies 127.0.0.1,10.0.0.0/8`.
error-no-such-table = Стола { $code } нет.
    .next = Проверьте код.
error-no-lesson = У игры «{ $game }» нет обучения.
    .next = Сыграйте против ботов.
error-seat-taken = Это место занято.
    .next = Займите другое или смотрите игру.
error-not-your-seat = У вас нет места за этим столом.
    .next = Откройте ссылку своего места или займите свободное.
error-already-begun = Партия уже началась.
    .next = Её можно смотреть.
error-not-begun = Партия ещё не началась.
    .next = Дождитесь начала.
error-seats-free = Ещё есть свободные места: { $free }.
    .next = Пригласите кого-нибудь или посадите ботов.
error-not-over = Доступно только после партии.
    .next = Сначала доиграйте партию.
error-cannot-undo =
    { $reason ->
        [over] Отменить нельзя: партия окончена.
        [chance] Отменить нельзя: с тех пор брали карты.
        [answered] Отменить нельзя: с тех пор ходил другой игрок.
        [revealed] Отменить нельзя: с тех пор открылись скрытые карты.
        [none] Вы ещё ничего не решали.
        [asked] Вы уже попросили. Остальные решают.
        [refused] Об этом ходе остальных уже спрашивали.
       *[nobody] Никто не просит отменить ход.
    }
    .next = Продолжайте игру.
error-silenced = За этим столом выбывшие не пишут в чат.
    .next = Вы снова сможете писать после партии.
error-too-late = Ваше время вышло раньше, чем пришёл этот ход.
    .next = Этот ход за вас сделает сервер. Следующий снова ваш.
error-too-fast = Слишком много запросов.
    .next = Подождите немного и попробуйте снова.
error-too-many = Сервер заполнен.
    .next = Попробуйте позже.
error-too-many-of-bots = Столов, за которыми играют одни боты, у вас уже { $most }. Больше нельзя.
    .next = Дождитесь конца одной из этих партий или закройте её и подождите несколько минут.
error-bad-message = Сервер не смог это прочитать ({ $reason }).
    .next = Обновите страницу.
error-not-owner = Это может сделать только хозяин стола.
    .next = Попросите хозяина или откройте свой стол.
error-locked = Хозяин закрыл этот стол: сесть за него больше нельзя.
    .next = Посмотрите партию или найдите другой стол.
error-rules-changed = Правила этой игры с тех пор изменились.
    .next = Что произошло, покажет повтор.
error-ended-by-operator = Администратор сервера завершил эту игру.
    .next = Что произошло, покажет повтор.
error-table-broken = Стол { $code } не открыть: его данные повреждены.
    .next = Владелец сервера найдёт стол в карантине; ничего не удалено.
error-store = Базу { $file } использовать нельзя.
    .next = Укажите другой файл через --db.
error-store-unreadable = { $file } нельзя использовать как базу данных: { $detail }.
    .next = Укажите другой файл через --db или восстановите копию этого.
error-store-gap = Стол в базе { $file } не прочитать: { $detail }.
    .next = Его покажет cyberdeck admin list; ничего не удалено.
error-store-newer = { $file } записан более новой версией Cyberdeck (схема { $found }, эта знает { $ours }).
    .next = Установите более новую версию или возьмите другой файл.
error-store-in-use = С файлом { $file } уже работает другой сервер.
    .next = Сначала остановите его или укажите другой файл через --db.
error-store-no-server = По адресу { $file } база данных не отвечает ({ $detail }).
    .next = Запустите там PostgreSQL или исправьте хост, порт и имя базы после --db.
error-store-password = Сервер базы { $file } не принимает это имя или этот пароль.
    .next = Исправьте их: --db postgresql://имя:пароль@хост/база
error-store-no-driver = В этой установке нет того, что нужно для PostgreSQL.
    .next = Доустановите: pip install "{ $extra }"
error-store-away = База данных сейчас не отвечает.
    .next = Попробуйте ещё раз через минуту.
error-store-stale = Стол переехал на другой сервер.
    .next = Попробуйте ещё раз.
error-workers = Несколько процессов не могут работать с одним файлом { $file }.
    .next = Дайте им базу PostgreSQL: --db postgresql://имя:пароль@хост/база
error-moved = Стол находится на другом сервере.
    .next = Перейдите по перенаправлению на { $to }.
error-admin-command = У admin нет команды «{ $command }». Есть: { $known }.
    .next = Подсказка: cyberdeck admin --help
error-admin-status = У стола не бывает состояния «{ $status }».
    .next = Возможные: { $known }.
error-admin-nothing = О { $what } ничего не хранится.
    .next = Все столы покажет cyberdeck admin list.
error-admin-not-so = Для { $what } команда { $command } сейчас не подходит.
    .next = Состояние покажет cyberdeck admin show { $what }.
error-admin-unanswered = Сервер не выполнил команду за { $seconds } с.
    .next = Проверьте, отвечает ли он; он выполнит её, как только сможет.
error-unsaved = Сохранить не удалось; ничего не изменилось.
    .next = Попробуйте ещё раз.
