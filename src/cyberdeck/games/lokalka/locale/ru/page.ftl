### «Локалка» в браузере: что говорит нарисованный стол сверх table.ftl.

## Кольцо

lok-ring = Сеть: узел за узлом по часовой стрелке
lok-lies-stage = Разыгрывается
lok-lies-defence = Защита от неё
lok-empty = узла ещё нет
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
lok-known-card = Карту знают: { $players }
lok-reach-near = Можно атаковать. Рядом: { $start }
lok-reach-past = Можно атаковать. Откуда: { $start }. Через: { $past }

## Ход и стопки

lok-turn-of =
    { $who ->
        [you] Ваш ход
       *[other] Ходит { $player }
    }
lok-direction =
    { $way ->
        [back] против часовой стрелки
       *[clockwise] по часовой стрелке
    }
lok-discard =
    { $count ->
        [one] Сброс: { $count } карта
        [few] Сброс: { $count } карты
        [many] Сброс: { $count } карт
       *[other] Сброс: { $count } карты
    }
lok-discard-title = Сброс
lok-discard-empty = Пусто
lok-close = Закрыть

## О чём спрашивают

lok-chosen =
    { $done ->
        [yes] выбор сделан
       *[no] идёт выбор
    }

## Рука

lok-you-are = Ваша роль: { $role }
lok-hand = Ваши карты
lok-you = вы

## Записная книжка

lok-possible = Показать возможные роли
lok-chance = { $role } { $percent } %
lok-guess = { $role }?
lok-note = Заметка
lok-note-about = Ваша заметка об игроке { $player }
lok-notebooks = Заметки игроков
lok-notebook-of = Заметки игрока { $player }

## Конец игры

lok-nobody = Никто не победил.
lok-end-network = Все Хакеры и Инсайдеры выбыли: сеть спасена.
lok-end-hacker = Системного администратора вывел из игры Хакер.
lok-end-insider = Остался только Инсайдер.
lok-end-hackers = Системный администратор выбыл, но не от руки Хакера: все Хакеры побеждают вместе.
lok-end-limit = Это был последний раунд, и цели не достиг никто.
reason-LOK-3-2 = Сеть строит только Системный администратор до игры.
reason-LOK-3-5 = Карты ещё раздаются.
reason-LOK-3-6 = До первого хода — только защита на свой узел.
reason-LOK-4-1 = Сейчас не ваш ход.
reason-LOK-4-2 = Такой карты нет, или атака в этом ходу уже сыграна.
reason-LOK-4-4 = Карты сбрасывают только в конце хода.
reason-LOK-5-2 = Защиту ставят на узел под своим контролем.
reason-LOK-6-5 = Этот узел отключён.
reason-LOK-7-1 = Вне досягаемости: атакуют узел рядом со своим.
reason-LOK-7-2 = Ваша роль не атакует через узлы Системного администратора.
reason-LOK-7-3 = Вне досягаемости даже через узлы Системного администратора.
reason-LOK-9-1 = Игра окончена.
reason-LOK-9-2 = Игра окончена.
reason-LOK-9-3 = Игра окончена.
reason-LOK-9-4 = Игра окончена.
reason-LOK-9-6 = Игра окончена.
reason-LOK-10-1 = «Флуд»: сначала нужно сбросить карту.
reason-LOK-10-2 = «Социальной инженерии» нужен игрок с картами.
reason-LOK-10-3 = «Вирусы»: поможет только защита с руки.
reason-LOK-10-4 = «Прямой доступ»: атака против защиты, обе с руки.
reason-LOK-10-5 = «Бэкап» берёт из сброса любую карту, кроме «Бэкапа».
reason-LOK-10-6 = «Техническое обслуживание»: свой узел с потерей нод.
reason-LOK-10-7 = «Виртуальная песочница»: другой игрок, ещё в игре.
reason-LOK-10-8 = «Маршрутизатор» играют в свой ход.
reason-LOK-10-9 = Рядом нет узла, который можно захватить или вернуть.
reason-LOK-10-10 = Сначала проверяется «Логическая бомба».
reason-LOK-10-11 = Сейчас эта карта ничего не даст.
reason-LOK-10-12 = Эта цель невозможна: она выбыла, или это вы сами.
