### «Локалка» в браузере: что говорит нарисованный стол сверх table.ftl.

## Кольцо

lok-ring = Сеть: узел за узлом по часовой стрелке
lok-empty = узла ещё нет
lok-role-host =
    { $who ->
        [you] ваш узел роли
       *[other] узел роли, игрок { $player }
    }
lok-aux-host = вспомогательный узел
lok-role = Роль: { $role }
lok-role-hidden = Роль скрыта
lok-nodes = Ноды: { $nodes } из { $full }
lok-node-count =
    { $count ->
        [one] { $count } нода
        [few] { $count } ноды
        [many] { $count } нод
       *[other] { $count } ноды
    }
lok-defence = Защита уровня { $level }: { $name }
lok-defence-none = Без защиты
lok-owner =
    { $who ->
        [you] Под вашим контролем
       *[other] Под контролем игрока { $player }
    }
lok-host-out = Отключён от сети
lok-player-out = Выбыл из игры
lok-out =
    { $what ->
        [player] выбыл
       *[host] отключён
    }
lok-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
lok-on-turn = Сейчас ходит
lok-skips =
    { $count ->
        [one] Пропускает { $count } ход
        [few] Пропускает { $count } хода
        [many] Пропускает { $count } ходов
       *[other] Пропускает { $count } хода
    }
lok-bomb = Здесь лежит логическая бомба
lok-knows = Известные вам карты: { $cards }
lok-known-card = Есть карта, о которой знают: { $players }
lok-reach-near = Можно атаковать: рядом ваш узел { $start }.
lok-reach-past = Можно атаковать с узла { $start } через { $past }.
lok-reach-not = Сейчас атаковать нельзя: рядом нет вашего узла.
lok-hint = Выберите узел или игрока, чтобы прочесть о нём всё.
lok-hint-reach = Выберите узел или игрока, чтобы прочесть о нём всё. Прицелом отмечено то, что вы можете атаковать.
lok-choose-target = { $card }: теперь выберите подсвеченный узел или карту.

## Ход и стопки

lok-turn-of =
    { $who ->
        [you] Ваш ход
       *[other] Ходит { $player }
    }
lok-round = Раунд { $round }, не больше { $limit }
lok-direction =
    { $way ->
        [back] против часовой стрелки
       *[clockwise] по часовой стрелке
    }
lok-attack =
    { $left ->
        [no] В этом ходу вы уже атаковали.
       *[yes] Ещё можно один раз атаковать.
    }
lok-deck =
    { $count ->
        [one] Колода: { $count } карта
        [few] Колода: { $count } карты
        [many] Колода: { $count } карт
       *[other] Колода: { $count } карты
    }
lok-discard =
    { $count ->
        [one] Сброс: { $count } карта
        [few] Сброс: { $count } карты
        [many] Сброс: { $count } карт
       *[other] Сброс: { $count } карты
    }
lok-discard-title = Сброс
lok-discard-empty = В нём нет карт.
lok-pool = На руках с тех пор, как колоду собрали заново: { $cards }
lok-close = Закрыть

## О чём спрашивают

lok-moves = Ваши ответы
lok-asks-build = Администратор кладёт вспомогательный узел на место { $place }.
lok-asks-setup =
    { $who ->
        [you] До первого хода вы можете выложить защиту.
       *[other] До первого хода { $player } может выложить защиту.
    }
lok-asks-flood =
    { $who ->
        [you] { $by } играет флуд: вы сбрасываете карту на свой выбор.
       *[other] Флуд: { $player } сбрасывает карту.
    }
lok-asks-viruses =
    { $who ->
        [you] Вирусы: сбросьте карту защиты с руки, иначе ваш узел роли теряет ноду.
       *[other] Вирусы: { $player } сбрасывает карту защиты или теряет ноду.
    }
lok-asks-direct = Прямой доступ: оба кладут карту втёмную и открывают их вместе.
lok-asks-excess =
    { $count ->
        [one] Конец хода: нужно сбросить { $count } лишнюю карту.
        [few] Конец хода: нужно сбросить { $count } лишние карты.
        [many] Конец хода: нужно сбросить { $count } лишних карт.
       *[other] Конец хода: нужно сбросить { $count } лишней карты.
    }
lok-duel =
    { $side ->
        [defends] защищается
       *[attacks] атакует
    }
lok-chosen =
    { $done ->
        [yes] карта выбрана
       *[no] выбирает карту
    }
lok-struck = Потеряют ноду: { $players }

## Рука

lok-you-are = Ваша роль: { $role }
lok-hand = Ваши карты
lok-hand-of = Карты игрока { $player }
lok-level = уровень { $level }
lok-you = вы
lok-known-by = об этой карте знают: { $players }
lok-card-not-now = сейчас сыграть нельзя
lok-choose-card =
    { $decision ->
        [flood] Выберите карту, которую сбросите.
        [excess] Выберите карту, которую сбросите.
        [viruses] Выберите карту защиты для сброса или потеряйте ноду.
        [direct] Выберите карту, которую положите.
        [setup] Выберите карту защиты, потом узел для неё.
       *[turn] Выберите карту, потом то, на что её сыграть.
    }
lok-idea = Что за этим стоит
lok-clear = Вернуть
lok-why = Почему нельзя { $move }?

## Записная книжка

lok-notebook = Ваша записная книжка: кто есть кто?
lok-possible = Показывать, какие роли ещё возможны
lok-chance = { $role } { $percent } %
lok-guess = { $role }?
lok-unsure = Неясно
lok-note = Несколько слов
lok-note-about = Ваша заметка, игрок { $player }
lok-notebooks = Что записали игроки
lok-notebook-of = Записная книжка игрока { $player }
lok-about = О ком
lok-noted = Запись
lok-truth = На деле

## Конец игры

lok-nobody = Никто не победил.
lok-end-network = Все Хакеры и Инсайдеры выбыли: сеть спасена.
lok-end-hacker = Администратора вывел из игры Хакер.
lok-end-insider = Выбыли все, кроме одного Инсайдера.
lok-end-hackers = Администратор выбыл, но не от руки Хакера: все Хакеры побеждают вместе.
lok-end-limit = Последний раунд окончен, и никто не достиг цели.
