### Black Hat в браузере: что говорит нарисованный стол сверх table.ftl.

## Поле

bh-board-name =
    { $board ->
        [expert] Поле для опытных
       *[standard] Обычное поле
    }
bh-board-hint =
    { $deed ->
        [step] Выберите подсвеченную фишку, затем подсвеченную клетку, или сразу клетку.
        [mark] Выберите подсвеченную клетку, затем что станет с её следом.
        [lay] Выберите для модуля одно из подсвеченных мест.
       *[look] Выберите клетку, чтобы прочитать, что на ней происходит.
    }
bh-legend = Что значат знаки
bh-spaces = Все клетки словами
bh-pawn-may-move = Её можно двинуть сейчас

## Взятка и стопки

bh-discard =
    { $count ->
        [one] Сброс: { $count } карта
        [few] Сброс: { $count } карты
        [many] Сброс: { $count } карт
       *[other] Сброс: { $count } карты
    }
bh-turned = Открыта для Взломщика: { $card }
bh-hat-trick = Взятка Взломщика: выигрывает младшая
bh-last-trick = Прошлая взятка
bh-not-yet = пока ничего
bh-trick-none =
    { $who ->
        [you] Стол пуст. Следующую взятку начинаете вы.
       *[other] Стол пуст. Следующую взятку начинает { $player }.
    }

## Игроки

bh-players = Игроки и их след
bh-turn = отвечает
bh-leads = лидер
bh-deals = сдающий
bh-out = выбыл
bh-at-least = не меньше
bh-pawns = фишки { $trace }
bh-hand-of = Рука игрока { $player }

## Ответ

bh-answers = Ваши ответы
bh-trace = след { $trace }
bh-card = { $card }, след { $trace }
bh-card-not-now = сейчас сыграть нельзя
bh-choose = Выберите одну карту или несколько, потом сыграйте.
bh-play = Сыграть { $cards }
bh-play-not = { $cards } (след { $trace }) сейчас сыграть нельзя.
bh-clear = Снять выбор
bh-why = Почему нельзя { $move }?
