### Black Hat в браузере: что говорит нарисованный стол сверх table.ftl.

## Поле

bh-board-name =
    { $board ->
        [expert] Поле для опытных
       *[standard] Обычное поле
    }
bh-board-hint =
    { $mode ->
        [step] Выберите подсвеченную фишку, затем подсвеченную клетку, или сразу клетку.
        [trace] Выберите подсвеченную клетку для трассировщика.
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

bh-moves = Ваши ответы
bh-trace = след { $trace }
bh-card = { $card }, след { $trace }
bh-card-not-now = сейчас сыграть нельзя
bh-choose = Выберите одну карту или несколько, потом сыграйте.
bh-play = Сыграть { $cards }
bh-play-not = { $cards } (след { $trace }) сейчас сыграть нельзя.
bh-clear = Снять выбор
bh-why = Почему нельзя { $move }?

## Живой стол

bh-status = Раунд { $round } из { $limit } · побеждает наименьший след
bh-status-celebrity = Раунд { $round } из { $limit } · побеждает ближайший к своему статусу
bh-now = сейчас
bh-highest = пока старшая
bh-passed = пас
bh-space = { $name }, { $kind }, след { $trace }
bh-space-pawn = Фишка игрока { $player }
bh-space-tracer = Здесь ищейка
bh-sign-honeypot = застрял
bh-sign-dos = DoS
bh-sign-alarm = тревога
bh-sign-exploit = эксплойт
bh-sign-randomizer = случай
bh-drama-hat = Взятка Black Hat
bh-drama-stuck = Застрял!
bh-drama-round = Раунд { $round } окончен
bh-fact-trace = След
bh-card-title = Карта { $rank }
bh-read-rank = Если останется в руке, её след считается в конце раунда. Несколько карт одного ранга вместе берут взятку покрупнее.
bh-read-joker = Заменяет любой ранг. Оставленный в руке стоит дороже всего.
bh-read-hat = Переворачивает взятку: побеждает младший ранг, и победитель забирает карты.
bh-where = Раунд { $round }. След: { $standing }. Ваша рука: { $hand }. Фишки: { $pawns }.
bh-end-why =
    { $gap ->
        [0] { $player } побеждает при равенстве: след { $trace }.
       *[other] { $player }: наименьший след { $trace }, на { $gap } меньше следующего.
    }
bh-last-round = { $trace } в последнем раунде
