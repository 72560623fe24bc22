### Стол в браузере во время игры или просмотра: общее для всех игр.

page-decision = Ваше решение
page-field = Стол
page-hand =
    { $count ->
        [one] Ваша рука, { $count } карта
        [few] Ваша рука, { $count } карты
        [many] Ваша рука, { $count } карт
       *[other] Ваша рука, { $count } карты
    }
page-card-dim = сейчас недоступна
page-ways = Как это сделать
page-clear = Сбросить выбор
page-hint-select = Выберите, что использовать
page-hint-choose = Выберите подсвеченное место
page-hint-watch = Щёлкните или нажмите клавишу, чтобы догнать игру
page-looking-round = Осмотр стола: стрелки ведут ко всему, что лежит на столе, пробел читает, Esc заканчивает
page-card-held = На руке: { $name }
page-cards-open = Открытые карты
page-keys = Клавиши
page-keys-tab = Tab, стрелки
    .about = Карты на руке и подсвеченные места; ↑ ведёт от карты туда, куда её можно сыграть
page-keys-enter = Enter
    .about = Выбрать; на главной кнопке — сделать ход
page-keys-space = Пробел
    .about = Прочитать карту, клетку или игрока под курсором
page-keys-v = Осмотреть стол: стрелки ведут ко всему, что на нём лежит
page-keys-w = Где я: вся обстановка словами
page-keys-past = Назад и вперёд по ходу игры
page-keys-z = Отменить ход
page-keys-e = Кнопка рядом с подсказкой: пас, конец, готово
page-keys-m = Все ходы списком
page-keys-panels = Журнал, чат, правила
page-keys-n = Заметки
page-keys-esc = Отменить выбор, закрыть, вернуться к игре
page-skip-ahead = Пропустить
page-a-moment = Минутку…
page-over = Игра окончена
page-not-now = Сейчас нельзя
page-past = Вы смотрите один из прошлых моментов
page-more-moves =
    { $count ->
        [one] и ещё { $count }
        [few] и ещё { $count }
        [many] и ещё { $count }
       *[other] и ещё { $count }
    }
page-looking-back = Просмотр:
page-moment = момент { $moment } из { $of }
page-back-to-now = К текущему ходу
page-past-moments = Прошлые моменты
page-step-back = На момент назад
page-last-moves = Последние ходы
page-show-move = Показать этот ход ещё раз
page-step-on = На момент вперёд
page-leave-table = На главную
page-tools = Инструменты стола
page-notes = Заметки
page-panel-log = Журнал
page-panel-chat = Чат
page-panel-rules = Правила
page-panel-moves = Ходы
page-panel-menu = Меню
page-unread = непрочитанных
page-rule-of = Правило { $rule }
page-idea = Что за этим стоит
page-reconstructed = Реконструкция: напечатанный вариант не найден ни в одном источнике.
page-pace = Скорость чужих ходов
page-pace-slow = Медленно
page-pace-normal = Обычно
page-pace-fast = Быстро
page-pace-instant = Мгновенно
page-sound = Звук
page-stops = Спрашивать меня
page-stops-choices = Когда есть выбор
    .about = Остальное происходит само.
page-stops-attacks = Когда меня атакуют
    .about = Во всём остальном я пасую.
page-stops-all = Всегда
    .about = Даже если можно только пасовать.
page-you-win = Победа!
page-you-share = Общая победа!
page-you-lose = Поражение
page-share = Поделиться
page-see-table = Посмотреть стол
page-story-chart = { $label }: ход партии
page-story-decided = Что решило исход
page-story-table = То же числами

## The gallery

page-gallery = Галерея
page-gallery-count = Картинок: { $count }
page-gallery-players = Игроки
page-gallery-buttons = Кнопки
