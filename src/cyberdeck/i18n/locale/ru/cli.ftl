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
help-serve = запустить сервер для игры в браузере
    .about = Запускает сервер: играют в браузере, друг с другом или против ботов. Партии хранятся в одном файле и продолжаются после перезапуска.
help-config = показать настройки сервера и откуда они взяты
    .about = Показывает каждую настройку сервера, её значение и источник: ключ командной строки, переменная окружения (CYBERDECK_PORT), файл настроек или значение по умолчанию. Действует первый источник из этого списка, где настройка задана. Секреты скрыты.
help-config-file = файл настроек в формате TOML; если не указан, читается /etc/cyberdeck/config.toml, когда он есть
    .value = ФАЙЛ
config-default = по умолчанию
help-admin = обслуживать базу сервера
    .about = Всё, что нужно администратору сервера: список столов, их состояние, завершение и удаление, карантин; копии базы; что хранится о человеке. Работает и при запущенном сервере.
help-admin-command = list, show, end, delete, quarantine, release, backup, restore, export, forget или retention
    .value = КОМАНДА
help-admin-what = код стола, файл копии или имя человека
    .value = ЧТО
help-admin-status = показать только столы в этом состоянии: open, playing, over, stopped или quarantined
    .value = СОСТОЯНИЕ
help-admin-game = показать только столы этой игры
    .value = ИГРА
help-admin-days = retention: удалить законченные и не начатые партии старше стольких дней
    .value = ДНИ
help-admin-chat-days = retention: удалить сообщения старше стольких дней
    .value = ДНИ
admin-count = { $count ->
    [one] { $count } стол
    [few] { $count } стола
    [many] { $count } столов
   *[other] { $count } столов
}
admin-done = Готово: { $command } { $what }
admin-backup-done = { $file } — проверенная копия { $database }; столов: { $count }.
admin-restore-done = { $database } теперь такая, как { $file }; столов: { $count }. Прежняя лежит рядом, с концом .before.
admin-retention-done = Удалено столов: { $tables }, сообщений: { $lines }.
help-host = адрес, на котором слушать; 0.0.0.0 пускает и другие машины
    .value = АДРЕС
help-port = порт, на котором слушать; 0: любой свободный
    .value = ПОРТ
help-db = база данных: файл или адрес сервера postgresql://…
    .value = ФАЙЛ
help-workers = сколько процессов делят столы (с PostgreSQL)
    .value = N
help-name = имя этого сервера среди тех, что делят базу
    .value = ИМЯ
help-public-url = адрес, по которому игроки попадают на сервер: для ссылок и кодов
    .value = URL
help-trusted-proxies = прокси, которым верят, чей запрос они передают; остальным не верят
    .value = СПИСОК
help-hosts = другие имена этого сервера, кроме имени в --public-url
    .value = СПИСОК
help-metrics-token = ключ, открывающий /metrics; без него они видны только на этой машине
    .value = КЛЮЧ
help-chat-days = через сколько дней удаляется чат; 0: никогда
    .value = ДНИ
help-log = что записывать в журнал: debug, info, warning или error; по объекту JSON в строке
    .value = УРОВЕНЬ
help-open = открыть начальную страницу в браузере
help-replay = посмотреть записанную партию
    .about = Показывает записанную партию: как её видело одно место, как её видел зритель или со всеми открытыми картами.
help-verify = проверить записанную партию
    .about = Проигрывает записанную партию заново и проверяет её: допустим ли каждый ход и следует ли каждая тасовка из сида. Код выхода 0: всё верно; 1: есть ошибки; 2: файл не читается.
help-rules = прочесть правила игры
    .about = Правила игры. Без номера и без слов — главы и названия всех правил.
help-games = показать список игр
    .about = Доступные игры: сколько игроков, сколько длятся, какие настройки.
help-deck = проверить, показать или создать колоду
    .about = Колоды для игр, где их собирают сами. check называет все ошибки и строки, show показывает карты, stats — статистику, new создаёт файл колоды. С бустерами: odds показывает состав, open открывает их в вашу коллекцию, collection показывает её. Всё бесплатно и хранится только на этом компьютере. Строка — количество и карта: 3 Firewall или 3 #13. Код выхода check: 0 — играть можно, 1 — нельзя, 2 — файл не читается.
help-deck-action = действие: check, show, stats, new; odds, open или collection
    .value = check|show|stats|new|odds|open|collection
help-deck-file = файл колоды, - для стандартного ввода (для new — вывода) или имя готовой колоды
    .value = КОЛОДА
help-deck-game = игра, для которой колода, если файл её не называет
    .value = ИГРА
help-deck-boosters = open: сколько бустеров (1)
    .value = N
help-deck-seed = open: слово или число; с одним и тем же у всех те же бустеры
    .value = СИД
help-deck-starter = open: стартовый комплект для коллекции, по имени его колоды
    .value = ИМЯ
help-deck-collection = файл коллекции, если не обычный; для check: собрана ли колода из ваших карт
    .value = ФАЙЛ
help-deck-reset = collection: начать заново; старый файл останется под другим именем
help-deck-yes = не запрашивать подтверждение
help-force = перезаписать существующий файл
help-help = показать эту справку
help-version = показать версию и скомпилированы ли быстрые модули
help-lang = язык: en, ru, fi, it (по умолчанию — язык системы)
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
help-play-bots = боты на остальных местах по очереди: random, greedy (простые правила), easy, medium, hard, expert (каждый просчитывает дальше предыдущего); по умолчанию medium
    .value = СПИСОК
help-play-option = настройка игры, например tracer=true; ключ можно повторять
    .value = ИМЯ=ЗНАЧЕНИЕ
help-play-seed = сид всего случайного: с ним можно сыграть ту же партию ещё раз
    .value = N
help-play-name = ваше имя для файла партии
    .value = ИМЯ
help-play-resume = продолжить сохранённую партию
    .value = ФАЙЛ
help-play-save = куда сохранять партию; по умолчанию новый файл в этой папке
    .value = ФАЙЛ
help-replay-seat = показать только то, что видело это место
    .value = N
help-replay-all = показать всё (по умолчанию, если партия окончена)
help-replay-step = останавливаться после каждого хода и показывать стол

## --version

version-line = Cyberdeck { $version }, Python { $python }
version-compiled = Быстрые модули скомпилированы (mypyc { $mypyc }).
version-interpreted = Быстрые модули не скомпилированы: всё работает, но боты думают в 3–10 раз дольше, а эксперту не хватает времени.
version-source = Причина: программа запущена из исходных файлов, а компилируется только установленный пакет.
    .next = Что делать: `make install` или `pip install .` в папке с исходными файлами.
version-build = Причина, по словам сборки: { $reason }
    .next = Что делать: установите компилятор C и заголовочные файлы Python, затем установите Cyberdeck заново.
version-shadowed = Причина: установленный пакет скомпилирован, но раньше него нашлись другие файлы — папка с исходными файлами или другой Python.
    .next = Что делать: уберите PYTHONPATH, выйдите из папки с исходными файлами или установите пакет для этого Python.

## games

games-players = Игроков: от { $least } до { $most }
games-minutes = Минут: { $minutes }
games-play = Сыграть: { $command }
games-options = Настройки (имя=по умолчанию, значения):
games-faulty = Не работает: { $game }: { $reason }

## rules

rules-more = Упоминается ещё в правилах ({ $count }):

## replay

replay-title = { $game }: { $players }
replay-eyes =
    { $eyes ->
        [all] Вид: все места
        [spectator] Вид: зритель
       *[seat] Вид: место { $number }
    }
replay-changed = Правила этой игры с тех пор изменились (тогда версия { $found }, теперь { $ours }). Вот что произошло, без стола.
replay-unfinished = Файл здесь кончается; партия не окончена.
replay-prompt = Enter — дальше, q — стоп >

## verify

verify-file = { $file }: партия игры «{ $game }»
verify-actions = Проиграно ходов, включая случайные: { $count }.
verify-over = Партия окончена.
verify-going-on = Партия не окончена.
verify-shuffle-proven = Тасовки доказаны: каждая следует из сида опубликованного хеша.
verify-shuffle-unproven = Тасовки не доказаны: в файле нет сида.
verify-shuffle-false = Тасовки изменены.
verify-commitment = Хеш тасовки: { $commitment }
verify-sound = Файл в порядке: все ходы допустимы.
verify-unsound = Файл партии не в порядке.
verify-seed = Сид не соответствует опубликованному хешу.
verify-dice = Ход { $number } случайный, но сид даёт другой.
verify-snapshot = Сохранённая позиция не соответствует ходам.
verify-events = События у хода { $number } записаны не такими, какими их дают правила.
verify-result = В файле итог { $theirs }, а партия кончается { $ours }.
verify-illegal = Ход { $number }: { $move } там не допускается (правило { $rule }).
verify-action = Ход { $number } там невозможен ({ $detail }).

## cyberdeck serve

serve-ready = Cyberdeck работает: { $url }
serve-kept = Партии хранятся в файле { $file }
serve-stop = Ctrl-C останавливает сервер; партии продолжатся при следующем запуске.
serve-open = Браузер открыть не удалось. Откройте { $url } сами.
serve-stopped = Остановлен. Все партии сохранены.

## Записная книжка. $number — номер игрока, о котором заметка

play-help-notebook = Записная книжка
    .lines =
        note 3 ...   личная заметка об игроке 3; просто note 3 удаляет её
        notes        все ваши заметки
        possible     что ещё возможно из того, что скрыто
play-help-score = Очки
    .lines =
        why          откуда у игроков очки
play-note = Игрок { $number }: { $text }
play-note-kept = Записано об игроке { $number }: { $text }
play-note-gone = Заметка об игроке { $number } удалена.
play-note-none = Об игроке { $number } заметки нет.
play-notes-none = Записная книжка пуста. Запись: note 3 любые слова
play-possible-none = Сейчас нет ничего скрытого, о чём можно судить.
error-note-who = Заметка бывает об игроке, от 1 до { $count }.
    .next = Наберите номер игрока, а затем слова, например: note 3 играет странно
error-note-long = В заметке может быть не больше { $most } знаков, а здесь { $count }.
    .next = Сократите её.
replay-note = Заметка игрока { $player } об игроке { $other }: { $text }
replay-note-gone = { $player } удаляет заметку об игроке { $other }.
replay-note-truth = на самом деле: { $truth }

## deck. Что может быть не так с колодой — в decks.ftl

deck-check-line = Строка { $line }: { $text }
deck-check-good = Колода для игры «{ $game }» готова, карт: { $count }.
deck-check-bad = Играть пока нельзя. Ошибок: { $count }.
deck-code = Код колоды: { $code }
deck-title =
    { $count ->
        [one] { $name }: { $count } карта
        [few] { $name }: { $count } карты
        [many] { $name }: { $count } карт
       *[other] { $name }: { $count } карты
    }
deck-nameless = Колода без названия
deck-group = { $kind }: { $count }
deck-marked = { $mark } Текст этой карты — реконструкция: он наш, а не печатный.
deck-stats-kinds = Карты по видам
deck-stats-chances = Вероятность хотя бы одной
deck-stats-opening = стартовая рука
deck-stats-again = после пересдачи
deck-stats-turn = ход { $turn }
deck-stats-how = «После пересдачи»: если в стартовой руке такой карты нет, игрок меняет руку столько раз, сколько позволяют правила. Дальше учтены карты, взятые к этому ходу.
deck-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
deck-new = Заготовка колоды
    .lines =
        Заготовка колоды: измените её, как хотите, и проверьте командой `cyberdeck deck check`.
        Строка — это количество и карта: её название на любом из языков или номер, 3 #13
        После двух косых черт идёт комментарий. Уберите их, чтобы добавить карту в колоду.
deck-new-name = Моя колода
deck-new-written = Записано: { $file }. Измените и проверьте: { $command }
error-deck-action = Что сделать с колодой?
    .next = Выберите: { $known }
error-no-decks = В игре «{ $game }» своих колод нет.
    .next = Свои колоды есть в играх: { $known }
error-no-deck = Какая колода?
    .next = Назовите файл, - для стандартного ввода или одну из готовых: { $known }
error-no-deck-file = В какой файл записать колоду?
    .next = Назовите файл или - для стандартного вывода.
error-deck-missing = Нет ни файла, ни колоды «{ $deck }».
    .next = Проверьте имя и папку. Готовые колоды: { $known }
error-deck-exists = Файл { $file } уже существует.
    .next = Выберите другое имя или перезапишите файл с --force.
error-deck-write = Файл { $file } не записывается ({ $detail }).
    .next = Выберите другое место.

## Подсказки. $number: ответа в списке; $move и $words: ответ, коротко и словами; $result: advice-result

help-play-no-hints = без подсказок за этим столом
play-help-hint = Подсказки
    .lines =
        hint         ход, который сделал бы эксперт, видя то же, что и вы
advice-thinking = Эксперт думает…
advice-only = Ход здесь только один.
advice-best = Эксперт советует:
advice-others = Следующие по силе:
advice-move = { $number }) { $move }: { $words } — { $result }
# Сколько ждать из ста партий и между какими числами правда; общая победа считается долей
advice-result = побед { $wins } % ({ $low }–{ $high } %)
advice-why-heuristics = Почему: лучший ход по симуляциям; простые правила согласны.
advice-why-not-heuristics = Почему: простые правила выбрали бы { $move }, но у этого хода результат ниже: { $result }.
advice-why-surer = Почему: простые правила выбрали бы { $move }; он выглядит не хуже, но менее надёжен: { $result }.
advice-why-result = Почему: лучший ход по симуляциям (прогонов с ним: { $count }).
advice-close = Лучшие ходы почти равны: дело вкуса.
error-no-hints = Подсказки за этим столом отключены (--no-hints).
    .next = ? объясняет правило, по которому принимается решение.

## Разборы

help-replay-review = найти вероятные ошибки по тому, что знало место (с --seat — только этого места)
help-replay-budget = с --review: симуляций на решение; по умолчанию 400
    .value = N
help-replay-seed = с --review: сид симуляций; с тем же сидом и разбор тот же
    .value = N
review-working = Эксперт разбирает партию
review-how = Решений: { $count }; оценка по тому, что место знало в тот момент; симуляций на решение: { $budget }.
# $number: ответа в записи
review-mark = Ход { $number }, { $player }: вероятная ошибка.
review-decision = Решение: { $decision }
review-chosen = Сыграно: { $move } ({ $words }): { $result }
review-better = Лучше: { $move } ({ $words }): { $result }
review-heuristics = Простые правила согласны с экспертом.
review-none = Вероятных ошибок не найдено.
# $loss: победы, в процентах
review-seat = { $player }: решений { $decisions }, вероятных ошибок { $strong }, потеря шансов на победу за решение { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
error-review-secret = Партия не окончена: разбор всех мест раскрыл бы их тайны.
    .next = Выберите своё место ключом --seat или добавьте --all, если никто не против.
error-only-with = { $argument } действует только вместе с { $other }.
    .next = Добавьте { $other } или уберите { $argument }.
