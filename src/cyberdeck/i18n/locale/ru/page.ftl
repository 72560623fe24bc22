### Страница в браузере, общая для всех игр. Свой стол каждой игры — в её собственных файлах.

page-brand = Cyberdeck
page-skip = Сразу к столу
page-rules = Правила
page-language = Язык
page-lang-en = English
page-lang-ru = Русский
page-lang-fi = Suomi
page-lang-it = Italiano
page-theme = Тема
page-theme-system = Системная
page-theme-dark = Тёмная
page-theme-light = Светлая
page-calm = Меньше анимации
page-notices = Сообщать, когда мой ход
page-notices-on = Включено: браузер покажет уведомление, если вы отвлеклись.
page-notices-off = Выключено.
page-notices-ask = Выключено. Браузер спросит один раз.
page-notices-blocked = Запрещено в браузере. Разрешите уведомления для этого сайта рядом с адресом и загрузите страницу заново.
page-notices-none = Здесь браузер их не показывает. О вашем ходе скажут заголовок страницы и звук.
page-notices-start = Включить
page-notices-stop = Выключить
page-loading = Загрузка…
page-close = Закрыть
page-back = Назад
page-home = На главную
page-error-offline = Нет связи с сервером.
    .next = Проверьте подключение. Пробуем снова…

## Главная

page-lead = Настольные игры о хакерах и защитниках
    .about = Играйте сразу с ботами или отправьте ссылку другу. Без установки и регистрации.
page-players = Игроков: { $players }
page-first-game = Обучение
page-new-table = Новый стол
page-guest = Гость
page-join = Войти по коду
page-join-code = Код стола
page-join-go = Войти
page-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
page-playing = Идёт игра
page-sit = Сесть за стол
page-sit-at = Занять место { $number }
page-sit-table = Сесть за стол { $code }
page-watch = Смотреть
page-watch-table = Смотреть стол { $code }
page-go-on = Продолжить
page-replays = Повторы
page-replay-file = Открыть файл партии

## Новый стол

page-name = Ваше имя
page-new-seats = Места
page-seat = Место { $number }
page-bot-random = Случайный
    .about = случайные ходы
page-bot-greedy = Жадный
    .about = играет по простым правилам
page-bot-easy = Лёгкий
    .about = для первых партий
page-bot-medium = Средний
    .about = равный соперник
page-bot-hard = Сильный
    .about = не прощает ошибок
page-bot-expert = Эксперт
    .about = самый сильный бот
page-bot-thinks = { $bot }: { $about }; до { $seconds } с на ход
page-bot-at-once = { $bot }: { $about }
page-clock = Часы
page-option-on = включено
page-option-off = выключено

## До партии

page-waiting-seated = Вы за столом. Пригласите остальных и начинайте.
page-waiting-choose = Займите свободное место или смотрите.
page-seat-free = свободно
page-seat-here = здесь
page-seat-away = нет на месте
page-seat-bot = бот: { $bot }
page-seat-stand-in = нет на месте (бот)
page-start = Начать игру
page-start-fill =
    { $count ->
        [one] Начать с ботом на свободном месте
        [few] Начать с ботами на { $count } свободных местах
        [many] Начать с ботами на { $count } свободных местах
       *[other] Начать с ботами на { $count } свободных местах
    }
page-leave = Выйти из-за стола
page-invite = Пригласить
page-invite-picture = QR-код этого стола
page-copy = Скопировать
page-copy-what = Скопировать: { $what }
page-copied = Скопировано
page-commitment-why = Тасовка уже определена. По этому хешу после партии любой может убедиться, что её не меняли:
page-table-options = Настройки стола
page-table-clock-move = Часы: { $seconds } с на ход
page-table-clock-bank = Часы: { $minutes } мин на партию + { $seconds } с за ход

## За столом

page-seats = Игроки
page-turn = ходит
page-your-turn = Ваш ход
page-choose = Выберите ход
page-waiting-for = Ждём: { $names }
page-moves = Ваши ходы ({ $count })
page-moves-none = Сейчас не ваш ход
page-moves-wait = Ваши ходы появятся здесь, когда подойдёт очередь.
page-moves-hint = Нажмите на ход или наберите его номер и Enter. Стрелки листают список.
page-typed = { $number }: { $move }. Enter — сыграть, Esc — отмена
page-typed-nothing = { $number }: такого хода нет
page-show-rule = Показать правило { $rule }
page-all-rules = Все правила
page-log = Журнал игры
page-log-empty = Пока пусто
page-chat = Чат
page-chat-empty = Сообщений пока нет
page-chat-aside = (только для выбывших)
page-chat-label = Сообщение
page-chat-send = Отправить
page-clock-of = { $name }: осталось времени
page-clock-soon = Мало времени
page-takes-over = Бот вступит через
page-watching = Вы зритель: вам видно то, что открыто всем за столом.
page-watch-instead = Просто смотреть
page-seat-gone = Эта ссылка на место больше не действует.
    .next = Место освободили, или ссылка скопирована не целиком.
page-left-table = Вы вышли из-за этого стола.
    .next = Во время партии за вас играет бот, пока вы не вернётесь.
page-come-back = Вернуться
page-attend = Всегда спрашивать меня
    .why = Выключено: стол пасует за вас, если другого хода нет. Включено: вы пасуете сами, и никто не узнает, что выбора не было.
page-undo = Отменить ход
page-undo-asked = { $name } просит отменить последний ход.
page-undo-agree = { $name } просит отменить последний ход. Разрешить?
page-undo-yes = Да
page-undo-no = Нет
page-leave-sure = Выйти из-за стола? Пока вас нет, за вас играет бот.
page-stay = Остаться
page-seat-link = Перенести место на другое устройство
page-seat-link-warning = По этой ссылке открываются ваше место и ваши карты. Открывайте её только на своём устройстве.
page-lost = Связь потеряна. Партия сохранена; подключаемся снова…
page-try-now = Повторить
page-why-legal = { $move }: так можно.
page-error-illegal-move = { $move }: сейчас так нельзя:
    .next = Выберите ход из списка.
page-error-malformed-move = Не удалось прочитать ход «{ $text }».
    .next = Выберите ход из списка.
page-error-option-conflict = Эти настройки несовместимы: { $options }. Почему — в правиле:
    .next = Измените одну из них.
page-error-game-over = Партия окончена.
    .next = Сыграйте реванш или посмотрите повтор.

## После партии

page-after = После партии
page-winners =
    { $count ->
        [0] Победителя нет
        [one] Победа: { $names }
        [few] Общая победа: { $names }
        [many] Общая победа: { $names }
       *[other] Общая победа: { $names }
    }
page-rematch = Реванш
page-rematch-go = К реваншу
page-watch-replay = Смотреть повтор
page-record = Скачать файл партии
page-proof = Проверить тасовку
page-proof-why = До раздачи сервер опубликовал хеш секретного сида, и каждый игрок добавил к нему своё случайное число. Теперь сид открыт, и любой может проверить каждую тасовку.
page-proof-verify = Скачайте файл партии и проверьте его:

## Повторы

page-replay = Повтор
page-replay-of = Повтор: { $game }
page-replay-choose = Файл партии со страницы или из терминала
page-replay-changed = Правила этой игры с тех пор изменились. Стол показать уже нельзя; вот что произошло.
page-replay-begin = Начало игры
page-replay-move = { $name }: { $move }
page-eyes = Смотреть как
page-eyes-all = все места
page-eyes-spectator = зритель
page-player = Управление повтором
page-player-first = В начало
page-player-back = На шаг назад
page-player-on = На шаг вперёд
page-player-last = В конец
page-player-play = Воспроизвести
page-player-pause = Пауза
page-player-moment = Шаг
page-player-at = { $moment } из { $of }
page-player-speed = Скорость
page-player-hint = Клавиши: ← → — шаг, Home и End — в начало и конец, пробел — воспроизведение и пауза.

## Правила

page-rules-search = Поиск по правилам
page-rules-found =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правила
    }

## Первая партия

page-coach = Наставник
page-coach-done = Понятно
page-coach-next = Понятно (ещё { $count })

## Колоды

page-decks = Колоды
page-decks-of = Колоды: { $game }
page-decks-form = Не меньше { $least } карт, не больше { $copies } одинаковых.
page-decks-form-span = Карт: { $span }, одинаковых — не больше { $copies }.
page-decks-free = Без ограничения: { $free }.
page-decks-open = За основу взять
page-decks-own = На этом устройстве
page-decks-built-in = Готовые колоды
page-decks-empty = Пустая колода
page-decks-take = Открыть
page-decks-opened = Открыто: { $name }
page-decks-back = Вернуть предыдущую колоду
page-decks-cards = Карты
page-decks-search = Поиск по названиям и текстам
page-decks-kind = Вид
page-decks-keyword = Ключевое слово
page-decks-where = Показать
page-decks-all = все
page-decks-in = те, что в колоде
page-decks-out = те, которых нет в колоде
page-decks-none = Ничего не найдено
page-decks-show-all = Показать все карты
page-decks-marked = реконструкция
page-decks-idea = Что за этим стоит
page-decks-add = Добавить: { $card }
page-decks-remove = Убрать: { $card }
page-decks-count = { $card }, в колоде: { $count }
page-decks-list = Колода
page-decks-size =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
page-decks-nothing = Карт пока нет. Нажмите + на карте или возьмите за основу готовую колоду.
page-decks-checking = Проверяем…
page-decks-good = Колода готова к игре.
page-decks-bad = Пока играть нельзя. Ошибок: { $count }
page-decks-name = Название колоды
page-decks-unnamed = Моя колода
page-decks-save = Сохранить на устройстве
page-decks-saved = Сохранено на устройстве.
page-decks-delete = Удалить с устройства
page-decks-deleted = Удалено с устройства; здесь колода ещё открыта.
page-decks-play = Новый стол с этой колодой
page-decks-stats = Статистика
page-decks-hand = Пробная рука
page-decks-draw = Взять карты: { $count }
page-decks-draw-again = Перетасовать и взять { $count }
page-decks-draw-more = Взять ещё { $count }
page-decks-text = Текстом
page-decks-text-label = По карте на строке: сколько, затем название на любом языке или номер, например 3 #13
page-decks-read = Импортировать
page-decks-read-understood = Импортировать распознанные карты: { $count }
page-decks-read-done = Импортировано карт: { $count }.
page-decks-reset = Вернуть текст колоды
page-decks-copy = Скопировать текст
page-decks-download = Скачать
page-decks-file = Открыть файл
page-decks-code = Код колоды
page-decks-choose = Колода места { $number }
page-decks-private = своя колода
page-decks-builder = Собрать колоду
page-decks-at-table = Колоды (видны всем)
page-decks-group = { $kind }: { $count }
page-decks-line = Строка { $line }: { $text }
page-decks-stats-kinds = Карты по видам
page-decks-stats-chances = Вероятность хотя бы одной
page-decks-stats-opening = стартовая рука
page-decks-stats-again = после пересдачи
page-decks-stats-turn = ход { $turn }
page-decks-stats-how = «После пересдачи»: если в стартовой руке такой карты нет, игрок меняет руку столько раз, сколько позволяют правила. Дальше учтены карты, взятые к этому ходу.
page-decks-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
page-error-no-decks = В игре «{ $game }» своих колод нет.
    .next = Свои колоды есть в играх: { $known }
