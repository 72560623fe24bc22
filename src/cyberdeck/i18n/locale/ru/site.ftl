### Страницы вокруг столов: начало, открытые столы, новый стол, комната ожидания, настройки.

## Везде

site-skip = К содержанию
site-nav = Сайт
site-tables = Открытые столы
site-settings = Настройки
site-theme-dark = Тёмная
site-theme-light = Светлая
site-theme-system = Системная
site-pace = Темп
    .about = Как быстро ходят боты и карты
site-pace-slow = Медленно
site-pace-normal = Обычно
site-pace-fast = Быстро
site-pace-instant = Мгновенно
site-stops = Спрашивать меня
site-stops-choices = Когда есть выбор
    .about = Стол пасует за вас, если выбирать не из чего и отвечать не на что
site-stops-attacks = Когда меня атакуют
    .about = Только если атакуют вас; в остальном стол пасует за вас
site-stops-all = Всегда
    .about = Полный контроль: пасуете всегда сами
site-sound = Звук
site-minutes = { $minutes } мин
site-game = Игра

## Начальная страница

site-pick-table = Выберите стол
site-play = Играть
site-more = Играть с друзьями, выбрать настройки
site-invited = Вас пригласили?
site-have-code = Есть код стола?
site-your-games = Ваши партии
site-own-with = С вами: { $names }
site-own-open =
    { $count ->
        [one] Ждём { $count } игрока
        [few] Ждём { $count } игроков
        [many] Ждём { $count } игроков
       *[other] Ждём { $count } игроков
    }
site-own-over = Окончена
site-own-more =
    { $count ->
        [one] Ещё { $count } партия
        [few] Ещё { $count } партии
        [many] Ещё { $count } партий
       *[other] Ещё { $count } партий
    }

## Открытые столы

site-tables-count =
    { $count ->
        [0] Никто не ждёт
        [one] { $count } стол ждёт игроков
        [few] { $count } стола ждут игроков
        [many] { $count } столов ждут игроков
       *[other] { $count } столов ждут игроков
    }
site-filters = Фильтры
site-filters-clear = Сбросить фильтры и показать все игры
site-seats-free = Свободных мест
site-any = Сколько угодно
site-watch-too = Показать и идущие партии
site-table-of = Стол: { $name }
site-table-empty = Пока никого
site-quiet = Здесь тихо
    .about = Подходящих столов сейчас нет. Откройте свой и пошлите ссылку или разомнитесь с ботами, пока никого нет.
site-play-bots = Пока сыграть с ботами
site-own-none = Партий нет
    .about = Неоконченные партии ждут вас здесь, даже если закрыть браузер.

## Новый стол

site-new-what = Во что играть
site-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игроков
    }
site-room = Можно добавить ещё: { $count }
site-new-sum =
    { $players ->
        [one] { $players } игрок, около { $minutes } минут
        [few] { $players } игрока, около { $minutes } минут
        [many] { $players } игроков, около { $minutes } минут
       *[other] { $players } игроков, около { $minutes } минут
    }
site-new-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
        [many] { $count } ботов
       *[other] { $count } ботов
    }
site-new-open =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободных мест
    }
site-new-make = Создать стол
site-options = Все настройки
site-done = Готово
site-changes =
    { $count ->
        [one] { $count } изменение
        [few] { $count } изменения
        [many] { $count } изменений
       *[other] { $count } изменений
    }
site-changed = изменено
site-option-barred = «{ $what }» нельзя выбрать вместе с «{ $because }».
site-undo-changes = Отменить изменения
site-less = Меньше: { $what }
site-more-of = Больше: { $what }
site-you = вы
site-seat-you = Вы
site-seat-open = Свободно
    .about = Сюда сядет тот, кого вы пригласите. Если никто не придёт, при старте место займёт бот.
site-seat-bot = Бот
site-seat-invite = кого пригласите
site-seat-add = Ещё
site-seat-remove = Убрать это место
site-level = Уровень бота
site-all-bots = Остальные места — ботам
site-all-open = Открыть остальные места
site-who-joins = Кто может сесть
site-private = Друзья по ссылке
    .about = Больше никто не видит стол
site-public = Кто угодно
    .about = Стол виден среди открытых
site-clock-none = Без часов
    .about = думайте сколько угодно
site-clock-relaxed = Спокойно
    .about = по 15 минут
site-clock-brisk = Живо
    .about = по 5 минут
site-clock-mail = По переписке
    .about = сутки на ход
site-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
}
site-absence = Когда все вышли
site-absence-wait = Ждать
    .about = партия ждёт, пока кто-нибудь не вернётся
site-absence-week = Неделю
    .about = через неделю партию доиграют боты
site-absence-play = Играть дальше
    .about = боты доигрывают за всех
site-owner = хозяин стола
site-lock = Закрыть стол
site-unlock = Открыть стол
site-locked = Стол закрыт
site-remove = Освободить место: { $name }
site-hand-on = Передать стол: { $name }
site-wait-owner = Игру начнёт { $name }.
site-clock-each = по { $minutes } мин
site-clock-per-move = { $seconds } с на ход

## Комната ожидания

site-wait-choose = Выберите свободное место
site-wait-for =
    { $count ->
        [one] Ждём ещё { $count } игрока
        [few] Ждём ещё { $count } игроков
        [many] Ждём ещё { $count } игроков
       *[other] Ждём ещё { $count } игроков
    }
site-wait-ready = Все в сборе
site-wait-bots = Начинайте когда угодно: свободные места займут боты.
site-wait-others = Партию начинают игроки; вы можете смотреть.
site-wait-go = Можно начинать.
site-wait-count = { $here } из { $of }
site-wait-full = Все места заняты
site-wait-code = Код стола
site-wait-learn = Впервые?
site-copy-link = Скопировать ссылку
site-share = Поделиться
site-fair = Тасовка уже определена, потом её можно проверить

## Ничего нет

site-missing = Пустая карта
    .next = По этому адресу ничего нет. Ссылка могла устареть, стол — закрыться, а буква — потеряться по дороге.
site-missing-card = Страница не найдена
site-missing-kind = Событие
site-missing-text = Никто не победил. Перетасуйте адрес и тяните снова.
site-pick = Выбрать игру
