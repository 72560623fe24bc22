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
page-game-blackhat = Black Hat
    .about = Взятки и гонка по сети, которую вы взламываете. Побеждает тот, кто оставит меньше всего следов.
page-game-lokalka = Локалка
    .about = Скрытые роли в одной локальной сети. Выясните, кто есть кто, и отключите тех, кого нужно.
page-players = { $least }–{ $most } игроков
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
page-bot-random = Random: любой допустимый ответ
page-bot-greedy = Greedy: играет по простым приметам
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
page-chair-free = свободно
page-chair-here = здесь
page-chair-away = нет на месте
page-chair-bot = бот
page-chair-stand-in = нет на месте; играет бот
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
page-answers =
    { $count ->
        [one] { $count } ответ
        [few] { $count } ответа
        [many] { $count } ответов
       *[other] { $count } ответа
    }
page-answers-none = Сейчас отвечать не на что
page-answers-wait = Ответы появятся, когда вас спросят.
page-answers-hint = Нажмите на ответ или наберите его номер и Enter. Стрелки ведут по списку.
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
page-eyes-watcher = то, что видел зритель
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
