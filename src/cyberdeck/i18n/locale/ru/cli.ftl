### Командная строка: справка и слова каждой команды. Ошибки — в errors.ftl, стол — в table.ftl.

## Справка

help-usage = Вызов:
help-command = КОМАНДА
help-commands = Команды
help-arguments = Аргументы
help-options = Ключи
help-examples = Примеры
    .lines =
        cyberdeck play blackhat
        cyberdeck play blackhat --players 3 --option tracer=true --option board=expert
        cyberdeck rules blackhat BH-5.2
        cyberdeck verify game.json
help-top = настольные игры о хакерах и защитниках
    .about = Настольные игры о хакерах и защитниках. `cyberdeck КОМАНДА --help` расскажет о команде подробнее.
help-play = сыграть с ботами
    .about = Партия против ботов в терминале. За столом наберите help, чтобы узнать, что там можно делать.
help-serve = открыть столы для браузера, чтобы играть с друзьями рядом и вдали
    .about = Запускает сервер: играют в браузере, друг с другом или против ботов. Партии хранятся в одном файле и продолжаются после перезапуска.
help-host = адрес, на котором слушать; 0.0.0.0 пускает и другие машины
    .value = АДРЕС
help-port = порт, на котором слушать; 0: любой свободный
    .value = ПОРТ
help-db = файл, в котором хранятся столы
    .value = ФАЙЛ
help-public-url = адрес, по которому игроки попадают на сервер: для ссылок и кодов
    .value = URL
help-log = что записывать в журнал: debug, info, warning или error; по объекту JSON в строке
    .value = УРОВЕНЬ
help-open = открыть начальную страницу в браузере
help-replay = посмотреть записанную партию
    .about = Пересказывает записанную партию: что знало одно место, что видел зритель или всё без секретов.
help-verify = проверить записанную партию
    .about = Играет записанную партию заново и проверяет её: допустим ли каждый ответ и такова ли каждая раздача, какую даёт зерно. Код выхода 0: всё верно; 1: не верно; 2: файл прочесть нельзя.
help-rules = прочесть правила игры
    .about = Правила игры. Без номера и без слов — главы и названия всех правил.
help-games = показать список игр
    .about = Какие есть игры, на сколько игроков, сколько они длятся и какие у них настройки.
help-deck = проверить, показать или начать колоду карт
    .about = Колоды для игр, в которые игроки приходят со своими: check называет все ошибки и говорит, как их исправить, show показывает карты, stats — чего ждать от колоды, new записывает колоду для начала. В играх с бустерами: odds говорит, чего от них ждать, open открывает их для вашей коллекции, collection показывает, что у вас есть; всё это бесплатно и хранится только на этом компьютере. Строка колоды — это количество и карта: 3 Firewall или 3 #13. Код выхода check 0: колодой можно играть (с --collection: из карт, которые у вас есть); 1: нельзя; 2: её нельзя прочесть.
help-deck-action = что сделать: check, show, stats, new; odds, open или collection
    .value = check|show|stats|new|odds|open|collection
help-deck-file = файл колоды, - для стандартного ввода (для new — вывода) или имя готовой колоды
    .value = КОЛОДА
help-deck-game = игра, для которой колода, если файл её не называет
    .value = ИГРА
help-deck-boosters = open: сколько бустеров (1)
    .value = N
help-deck-seed = open: слово или число; с одним и тем же у всех те же бустеры
    .value = ЗЕРНО
help-deck-starter = open: стартовый комплект для коллекции, по имени его колоды
    .value = ИМЯ
help-deck-collection = файл коллекции, если не обычный; для check: собрана ли колода из ваших карт
    .value = ФАЙЛ
help-deck-reset = collection: начать заново; старый файл будет отложен
help-deck-yes = не переспрашивать: я так и хочу
help-force = записать поверх файла, который уже есть
help-help = показать эту справку
help-version = показать версию и то, скомпилирована ли она
help-lang = язык: en, ru, fi, it (иначе язык вашей системы)
    .value = ЯЗЫК
help-json = вывести JSON, для программ
help-plain = простой текст: без рамок, без цвета, один факт в строке
help-no-color = без цвета
help-markdown = вывести всю книгу правил в Markdown
help-game = имя игры, как в списке `cyberdeck games`
    .value = ИГРА
help-file = записанная партия
    .value = ФАЙЛ
help-rules-words = номер правила или главы либо слова, которые нужно найти
    .value = НОМЕР|СЛОВА
help-play-players = сколько игроков вместе с ботами
    .value = N
help-play-seat = ваше место, считая с 1; по умолчанию 1
    .value = N
help-play-bots = боты на остальных местах по очереди: greedy, random; по умолчанию greedy
    .value = СПИСОК
help-play-option = настройка игры, например tracer=true; ключ можно повторять
    .value = ИМЯ=ЗНАЧЕНИЕ
help-play-seed = число, которое решает всё случайное: с ним можно сыграть ту же партию ещё раз
    .value = N
help-play-name = ваше имя, для записи
    .value = ИМЯ
help-play-resume = продолжить сохранённую партию
    .value = ФАЙЛ
help-play-save = куда сохранять партию; по умолчанию в новый файл в этой папке
    .value = ФАЙЛ
help-replay-seat = показать только то, что знало это место
    .value = N
help-replay-all = показать всё (так по умолчанию, если партия окончена)
help-replay-step = останавливаться после каждого ответа и показывать стол

## --version

version-line = Cyberdeck { $version }, Python { $python }
version-compiled = Быстрые модули скомпилированы (mypyc { $mypyc }).
version-interpreted = Быстрые модули работают без компиляции: всё действует, но моделирование идёт медленно.
version-source = Причина: программа запущена из исходных файлов, а компилируется только установленный пакет.
    .next = Что делать: `make install` или `pip install .` в папке с исходными файлами. Для партии с ботами разницы нет.
version-build = Причина, по словам сборки: { $reason }
    .next = Что делать: установите компилятор C и заголовочные файлы Python, затем установите Cyberdeck заново. Для партии с ботами разницы нет.
version-shadowed = Причина: установленный пакет скомпилирован, но раньше него нашлись другие файлы — папка с исходными файлами или другой Python.
    .next = Что делать: уберите PYTHONPATH, выйдите из папки с исходными файлами или установите пакет для этого Python.

## games

games-players = Игроков: от { $least } до { $most }
games-minutes = Минут: { $minutes }
games-play = Сыграть: { $command }
games-options = Настройки (имя=по умолчанию, что можно указать):

## rules

rules-more =
    { $count ->
        [one] Об этом говорит ещё { $count } правило:
        [few] Об этом говорят ещё { $count } правила:
        [many] Об этом говорят ещё { $count } правил:
       *[other] Об этом говорят ещё { $count } правила:
    }

## replay

replay-title = { $game }: { $players }
replay-eyes =
    { $eyes ->
        [all] Показано всё.
        [watcher] Показано то, что мог видеть зритель.
       *[seat] Показано то, что знало место { $number }.
    }
replay-unfinished = Запись здесь кончается; партия не окончена.
replay-prompt = Enter — дальше, q — стоп >

## verify

verify-file = { $file }: партия { $game }
verify-answers =
    { $count ->
        [one] Заново сыгран { $count } ответ, считая ответы случая.
        [few] Заново сыграны { $count } ответа, считая ответы случая.
        [many] Заново сыграно { $count } ответов, считая ответы случая.
       *[other] Заново сыграно { $count } ответа, считая ответы случая.
    }
verify-over = Партия окончена.
verify-going-on = Партия не окончена.
verify-shuffle-proven = Раздачи доказаны: каждая такова, какую даёт заявленное зерно.
verify-shuffle-unproven = Раздачи не доказаны: в записи нет зерна.
verify-shuffle-false = Раздачи ложны.
verify-commitment = Заявка на раздачу: { $commitment }
verify-sound = Запись верна.
verify-unsound = Запись не верна.
verify-seed = Зерно не то, что было заявлено до раздачи.
verify-dice = Ответ { $answer } дал случай, но зерно даёт другой.
verify-snapshot = Снимок — не то состояние, к которому ведут его ответы.
verify-result = В файле итог { $theirs }, а партия даёт { $ours }.
verify-illegal = Ответ { $answer }: { $move } там не допускается (правило { $rule }).
verify-answer = Ответ { $answer } там невозможен ({ $detail }).

## cyberdeck serve

serve-ready = Столы открыты: { $url }
serve-kept = Партии хранятся в файле { $file }
serve-stop = Ctrl-C останавливает сервер; при следующем запуске партии продолжатся с того же места.
serve-open = Браузер открыть не удалось. Откройте { $url } сами.
serve-stopped = Остановлен. Все партии сохранены.

## Записная книжка. $number — номер игрока, о котором заметка

play-help-notebook = Записная книжка
    .lines =
        note 3 ...   тайная заметка об игроке 3; просто note 3 стирает её
        notes        все ваши заметки
        possible     что ещё возможно из того, что скрыто
play-help-score = Очки
    .lines =
        why          почему у игроков столько очков
play-note = Игрок { $number }: { $text }
play-note-kept = Записано об игроке { $number }: { $text }
play-note-gone = Заметка об игроке { $number } стёрта.
play-note-none = Об игроке { $number } нет заметки.
play-notes-none = Записная книжка пуста. Записать в неё можно так: note 3 любые слова
play-possible-none = Скрытого такого рода в этой игре сейчас нет.
error-note-who = Заметка бывает об игроке, от 1 до { $count }.
    .next = Наберите номер игрока, а затем слова, например: note 3 играет странно
error-note-long = В заметке может быть не больше { $most } знаков, а здесь { $count }.
    .next = Скажите короче.
replay-note = Заметка игрока { $player } об игроке { $other }: { $text }
replay-note-gone = { $player } стирает заметку об игроке { $other }.
replay-note-truth = на самом деле: { $truth }

## deck. Что может быть не так с колодой — в decks.ftl

deck-check-line = Строка { $line }: { $text }
deck-check-good =
    { $count ->
        [one] Колода для { $game }, играть можно: { $count } карта.
        [few] Колода для { $game }, играть можно: { $count } карты.
        [many] Колода для { $game }, играть можно: { $count } карт.
       *[other] Колода для { $game }, играть можно: { $count } карты.
    }
deck-check-bad =
    { $count ->
        [one] { $count } ошибка: этой колодой играть пока нельзя.
        [few] { $count } ошибки: этой колодой играть пока нельзя.
        [many] { $count } ошибок: этой колодой играть пока нельзя.
       *[other] { $count } ошибки: этой колодой играть пока нельзя.
    }
deck-code = Одной строкой: { $code }
deck-title =
    { $count ->
        [one] { $name }: { $count } карта
        [few] { $name }: { $count } карты
        [many] { $name }: { $count } карт
       *[other] { $name }: { $count } карты
    }
deck-nameless = Колода без имени
deck-group = { $kind }: { $count }
deck-marked = { $mark } Текст этой карты — реконструкция: он наш, а не печатный.
deck-stats-kinds = Карты по видам
deck-value-points = Карты по очкам
deck-stats-chances = Вероятность иметь хотя бы одну
deck-stats-opening = первая рука
deck-stats-again = пересдача
deck-stats-turn = ход { $turn }
deck-stats-how = «Пересдача»: у кого в первой руке такой карты нет, тот берёт новую руку столько раз, сколько позволяют правила. Ходы считаются после этого, с картами, взятыми из колоды в каждом из них.
deck-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
deck-new = Колода для начала
    .lines =
        Колода для начала: измените её, как хотите, и проверьте командой `cyberdeck deck check`.
        Строка — это количество и карта: её название на любом из наших языков или номер, 3 #13
        После двух косых черт идёт примечание. Уберите их, чтобы положить карту в колоду.
deck-new-name = Моя колода
deck-new-written = Записано: { $file }. Измените и проверьте: { $command }
error-deck-action = Что сделать с колодой?
    .next = Выберите: { $known }
error-no-decks = В { $game } не играют своими колодами.
    .next = Играют в таких играх: { $known }
error-no-deck = Какая колода?
    .next = Назовите файл, - для стандартного ввода или одну из готовых: { $known }
error-no-deck-file = Куда записать колоду?
    .next = Назовите файл или - для стандартного вывода.
error-deck-missing = Нет ни файла, ни колоды «{ $deck }».
    .next = Проверьте имя и папку. Готовые колоды: { $known }
error-deck-exists = Файл { $file } уже есть.
    .next = Выберите другое имя или запишите поверх с --force.
error-deck-write = Файл { $file } не записывается ({ $detail }).
    .next = Выберите другое место.
