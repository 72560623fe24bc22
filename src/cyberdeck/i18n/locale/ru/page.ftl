### Страница в браузере, общая для всех игр. Свой стол каждой игры — в её собственных файлах.

page-brand = Cyberdeck
page-skip = Сразу к столу
page-menu = Меню
page-rules = Правила
page-language = Язык
page-lang-en = English
page-lang-ru = Русский
page-lang-fi = Suomi
page-lang-it = Italiano
page-theme = Цвета
page-theme-system = как в системе
page-theme-dark = тёмные
page-theme-light = светлые
page-calm = Без движения
page-loading = Минутку…
page-close = Закрыть
page-cancel = Отмена
page-back = Назад
page-home = На главную
page-error-offline = Нет связи с сервером.
    .next = Проверьте соединение; страница пробует снова.

## Главная

page-lead = Настольные игры о хакерах и защитниках
    .about = Играйте сразу против ботов или пошлите другу ссылку. Ничего не нужно устанавливать, учётная запись не нужна.
page-players = Игроков: { $players }
page-minutes = { $minutes } минут
page-play-now = Играть с ботами
page-first-game = Первая партия с объяснениями
page-new-table = Новый стол
page-guest = Гость
page-join = Войти по коду
page-join-code = Код стола
page-join-go = Войти
page-public = Открытые столы
page-public-none = Сейчас открытых столов нет. Откройте свой!
page-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
page-playing = Идёт партия
page-sit = Сесть
page-sit-at = Сесть на место { $number }
page-sit-table = Сесть за стол { $code }
page-watch = Смотреть
page-watch-table = Смотреть стол { $code }
page-continue = Ваши столы
page-go-on = Продолжить
page-replays = Повторы
page-replay-file = Партия из файла
page-replay-open = Открыть

## Новый стол

page-name = Ваше имя
page-new-players = Игроков
page-new-seats = Кто играет
page-seat = Место { $number }
page-person = человек
page-bot-random = Случайный
    .about = любой допустимый ответ
page-bot-greedy = Жадный
    .about = играет по простым приметам
page-bot-easy = Лёгкий
    .about = для первых партий
page-bot-medium = Средний
    .about = ровный соперник
page-bot-hard = Сильный
    .about = ошибок не прощает
page-bot-expert = Эксперт
    .about = сильнее не бывает
page-bot-thinks = { $bot }: { $about }; думает не дольше { $seconds } с
page-bot-at-once = { $bot }: { $about }
page-clock = Часы
page-clock-kind = Время на раздумье
page-clock-none = сколько угодно
page-clock-move = на каждый ответ
page-clock-bank = на всю партию
page-clock-seconds = Секунды
page-clock-minutes = Минуты
page-clock-increment = Секунд добавки за каждый ответ
page-new-options =
    { $count ->
        [one] { $count } настройка игры
        [few] { $count } настройки игры
        [many] { $count } настроек игры
       *[other] { $count } настройки игры
    }
page-option-on = включено
page-option-off = выключено
page-new-public = Открытый стол: найти его и сесть может любой
page-new-make = Открыть стол

## До партии

page-waiting-seated = У вас есть место. Пригласите остальных и начинайте.
page-waiting-choose = Выберите свободное место или подождите и смотрите.
page-seat-free = свободно
page-seat-here = здесь
page-seat-away = нет на месте
page-seat-bot = бот: { $bot }
page-seat-stand-in = нет на месте; играет бот
page-start = Начать партию
page-start-fill =
    { $count ->
        [one] Начать, { $count } свободное место — боту
        [few] Начать, { $count } свободных места — ботам
        [many] Начать, { $count } свободных мест — ботам
       *[other] Начать, { $count } свободного места — ботам
    }
page-leave = Уйти из-за стола
page-invite = Пригласить
page-invite-link = Ссылка на этот стол
page-invite-code = Или назовите код:
page-invite-picture = QR-код ссылки на этот стол
page-copy = Скопировать
page-copy-what = Скопировать: { $what }
page-copied = Скопировано
page-commitment-why = Сервер уже выбрал тайное зерно для раздачи. Этим числом он за него ручается, и после партии это может проверить любой:
page-table-options = Настройки этого стола
page-table-clock-move = Часы: { $seconds } с на каждый ответ
page-table-clock-bank = Часы: { $minutes } мин на всю партию и ещё { $seconds } с за каждый ответ

## За столом

page-seats = Игроки
page-turn = ходит
page-your-turn = Ваш ход
page-choose = Выберите ответ
page-waiting-for = Ждём: { $names }
page-moves =
    { $count ->
        [one] { $count } ответ
        [few] { $count } ответа
        [many] { $count } ответов
       *[other] { $count } ответа
    }
page-moves-none = Сейчас отвечать не на что
page-moves-wait = Ответы появятся, когда вас спросят.
page-moves-hint = Нажмите на ответ или наберите его номер и Enter. Стрелки ведут по списку.
page-typed = { $number }: { $move }. Enter выбирает, Esc отменяет.
page-typed-nothing = { $number }: такого ответа нет.
page-show-rule = Показать правило { $rule }
page-all-rules = Читать дальше в правилах
page-log = Что произошло
page-log-empty = Пока ничего.
page-chat = Разговор
page-chat-empty = Пока все молчат.
page-chat-aside = (только для выбывших)
page-chat-label = Скажите что-нибудь
page-chat-send = Сказать
page-clock-of = Время: { $name }
page-clock-soon = скорее!
page-takes-over = Бот сыграет через
page-watching = Вы смотрите: вам видно то, что может знать любой за столом.
page-watch-instead = Просто смотреть
page-seat-gone = Эта ссылка больше не ведёт ни к какому месту.
    .next = Место освободили, или ссылка скопирована не целиком.
page-attend = Спрашивать меня, даже если я могу только пасовать
    .why = Иначе стол пасует за вас через короткое время. Если спрашивать всегда, вы пасуете, когда захотите, и никто не узнает, что вы могли сделать.
page-undo = Вернуть ход
page-undo-asked = { $name } просит вернуть последний ответ.
page-undo-agree = { $name } просит вернуть последний ответ. Вы согласны?
page-undo-yes = Да
page-undo-no = Нет
page-leave-sure = Уйти из-за стола? Пока вы не вернётесь, за вас играет бот.
page-stay = Остаться
page-seat-link = Перенести место на другое устройство
page-seat-link-warning = У кого эта ссылка, тот сидит на вашем месте и видит ваши карты. Открывайте её только на своём устройстве.
page-lost = Связь потеряна. Партия сохранена; мы пробуем вернуться.
page-try-now = Попробовать сейчас
page-why-legal = { $move } можно.
page-error-illegal-move = { $move } сейчас нельзя. Запрещает правило:
    .next = Выберите один из ответов списка.
page-error-malformed-move = «{ $text }» — не ход этой игры.
    .next = Выберите один из ответов списка.
page-error-option-conflict = Эти настройки не сочетаются: { $options }. Почему, говорит правило:
    .next = Измените одну из них.
page-error-game-over = Партия окончена.
    .next = Сыграйте ещё раз или посмотрите эту партию снова.

## После партии

page-after = После партии
page-winners =
    { $count ->
        [0] Никто не победил
        [one] Победа: { $names }
        [few] Общая победа: { $names }
        [many] Общая победа: { $names }
       *[other] Общая победа: { $names }
    }
page-rematch = Ещё партию
page-rematch-go = К новой партии
page-watch-replay = Посмотреть снова
page-record = Скачать запись
page-proof = Честной ли была раздача?
page-proof-why = До раздачи сервер поручился за тайное зерно, и каждый игрок добавил к нему своей случайности. Теперь зерно открыто, и любой может проверить каждую раздачу.
page-proof-verify = Скачайте запись и проверьте её:

## Повторы

page-replay = Повтор
page-replay-of = Повтор: { $game }
page-replay-choose = Запись: скачанная после партии или сохранённая терминалом
page-replay-begin = Партия начинается.
page-replay-move = { $name }: { $move }
page-eyes = Показано
page-eyes-all = всё
page-eyes-spectator = то, что видел зритель
page-player = Управление повтором
page-player-first = В начало
page-player-back = На шаг назад
page-player-on = На шаг вперёд
page-player-last = В конец
page-player-play = Пустить
page-player-pause = Пауза
page-player-moment = Момент
page-player-at = { $moment } из { $of }
page-player-speed = Скорость
page-player-hint = Клавиши: ← → на шаг, Home и End, пробел — пуск и пауза.

## Правила

page-rules-search = Искать в правилах
page-rules-found =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правила
    }

## Первая партия

page-coach = Подсказка
page-coach-done = Понятно
page-coach-next = Понятно (ещё { $count })

## Колоды

page-decks = Колоды
page-decks-of = Колоды: { $game }
page-decks-form = В колоде карт не меньше { $least }, одинаковых — не больше { $copies }.
page-decks-form-span = Карт в колоде: { $span }, одинаковых — не больше { $copies }.
page-decks-free = Без ограничения: { $free }.
page-decks-open = С какой колоды начать
page-decks-own = На этом устройстве
page-decks-built-in = Колоды игры
page-decks-empty = Пустая колода
page-decks-take = Открыть
page-decks-opened = Открыто: { $name }
page-decks-back = Вернуть колоду, которая здесь была
page-decks-cards = Карты
page-decks-search = Поиск по названиям и текстам
page-decks-kind = Вид
page-decks-keyword = Ключевое слово
page-decks-where = Показать
page-decks-all = все
page-decks-in = те, что в колоде
page-decks-out = те, которых нет в колоде
page-decks-none = Таких карт нет.
page-decks-show-all = Показать все карты
page-decks-marked = реконструкция
page-decks-idea = О чём эта карта
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
page-decks-nothing = Карт пока нет. Нажмите + на карте или начните с колоды игры.
page-decks-checking = Колода проверяется…
page-decks-good = Этой колодой можно играть.
page-decks-bad =
    { $count ->
        [one] Играть пока нельзя: исправьте { $count } ошибку.
        [few] Играть пока нельзя: исправьте { $count } ошибки.
        [many] Играть пока нельзя: исправьте { $count } ошибок.
       *[other] Играть пока нельзя: исправьте { $count } ошибки.
    }
page-decks-name = Название колоды
page-decks-unnamed = Моя колода
page-decks-save = Сохранить на устройстве
page-decks-saved = Сохранено на этом устройстве.
page-decks-delete = Удалить с устройства
page-decks-deleted = Удалено с этого устройства. Здесь колода ещё открыта.
page-decks-play = Новый стол с этой колодой
page-decks-stats = Что она обещает
page-decks-hand = Рука на пробу
page-decks-draw = Взять карты: { $count }
page-decks-draw-again = Перемешать и снова взять { $count }
page-decks-draw-more = Взять ещё { $count }
page-decks-text = Текстом
page-decks-text-label = По карте в строке: сколько, затем название на любом из языков или номер, например 3 #13
page-decks-read = Прочитать
page-decks-read-understood =
    { $count ->
        [one] Взять { $count } понятую карту
        [few] Взять { $count } понятые карты
        [many] Взять { $count } понятых карт
       *[other] Взять { $count } понятой карты
    }
page-decks-read-done =
    { $count ->
        [one] Прочитано: { $count } карта.
        [few] Прочитано: { $count } карты.
        [many] Прочитано: { $count } карт.
       *[other] Прочитано: { $count } карты.
    }
page-decks-reset = Вернуть текст колоды
page-decks-copy = Скопировать текст
page-decks-download = Скачать
page-decks-file = Открыть файл
page-decks-code = Одной строкой
page-decks-choose = Колода места { $number }
page-decks-private = своя колода
page-decks-builder = Собрать колоду
page-decks-at-table = Колоды, открытые для всех
page-decks-group = { $kind }: { $count }
page-decks-line = Строка { $line }: { $text }
page-decks-stats-kinds = Карты по видам
page-decks-stats-chances = Вероятность иметь хотя бы одну
page-decks-stats-opening = первая рука
page-decks-stats-again = пересдача
page-decks-stats-turn = ход { $turn }
page-decks-stats-how = «Пересдача»: у кого в первой руке такой карты нет, тот берёт новую руку столько раз, сколько позволяют правила. Ходы считаются после этого, с картами, взятыми из колоды в каждом из них.
page-decks-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
page-error-no-decks = В { $game } не играют своими колодами.
    .next = Играют в таких играх: { $known }
