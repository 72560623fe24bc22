### Black Hat за столом: события, ходы, вопросы, поле.
### $who — `you`, когда речь о читателе; $player — имя. Карты, фишки и клетки пишутся как в нотации.

## Названия по номерам

board-kind =
    { $kind ->
        [cache] { kind-cache }
        [dos] { kind-dos }
        [honeypot] { kind-honeypot }
        [alarm] { kind-alarm }
        [exploit] { kind-exploit }
        [randomizer] { kind-randomizer }
        [start] { kind-start }
        [goal] { kind-goal }
        [jail] { kind-jail }
        [tracer] { kind-tracer }
       *[host] { kind-host }
    }
board-letter =
    { $kind ->
        [cache] К
        [dos] О
        [honeypot] Л
        [alarm] В
        [exploit] Э
        [randomizer] Р
       *[host] х
    }
board-tile-name =
    { $tile ->
        [offshore] { asset-offshore }{ $mark }
        [log_server] { asset-log_server }{ $mark }
        [kill_switch] { asset-kill_switch }{ $mark }
        [honeynet] { asset-honeynet }{ $mark }
        [leak] { asset-leak }{ $mark }
       *[nsa] { asset-nsa }{ $mark }
    }
board-tile =
    { $tile ->
        [offshore] { board-tile-name }: { asset-offshore.effect }
        [log_server] { board-tile-name }: { asset-log_server.effect }
        [kill_switch] { board-tile-name }: { asset-kill_switch.effect }
        [honeynet] { board-tile-name }: { asset-honeynet.effect }
        [leak] { board-tile-name }: { asset-leak.effect }
       *[nsa] { board-tile-name }: { asset-nsa.effect }
    }

## События

event-dealer =
    { $who ->
        [you] Первый сдающий — вы
       *[other] Первый сдающий — { $player }
    }
event-status =
    { $who ->
        [you] Ваша карта статуса: { $value }
       *[other] Карта статуса игрока { $player }: { $value }
    }
event-status-hidden =
    { $who ->
        [you] Вы тянете карту статуса
       *[other] { $player } тянет карту статуса
    }
event-module-drawn =
    { $who ->
        [you] Вы тянете модуль { $module }
       *[other] { $player } тянет модуль { $module }
    }
event-module-laid =
    { $who ->
        [you] Вы кладёте модуль { $module } на место { $place } ({ $spaces })
       *[other] { $player } кладёт модуль { $module } на место { $place } ({ $spaces })
    }
event-module-begin = Модуль { $module } лежит на месте { $place } ({ $spaces })
event-round =
    { $who ->
        [you] Раунд { $round }, карт каждому: { $hand }; сдающий — вы
       *[other] Раунд { $round }, карт каждому: { $hand }; сдающий — { $player }
    }
event-hat-given =
    { $who ->
        [you] Взломщика получаете вы
       *[other] Взломщика получает { $player }
    }
event-hat-counted =
    { $who ->
        [you] Открыта карта { $card }: Взломщика получаете вы
       *[other] Открыта карта { $card }: Взломщика получает { $player }
    }
event-dealt =
    { $who ->
        [you] Вам сданы { $cards }
       *[other] { $player } получает { $cards }
    }
event-dealt-hidden =
    { $who ->
        [you] Вам сдана карта
       *[other] { $player } получает карту
    }
event-led =
    { $who ->
        [you] Вы начинаете взятку: { $cards }
       *[other] { $player } начинает взятку: { $cards }
    }
event-played =
    { $who ->
        [you] Вы играете { $cards }
       *[other] { $player } играет { $cards }
    }
event-passed =
    { $who ->
        [you] Вы пропускаете взятку
       *[other] { $player } пропускает взятку
    }
event-won =
    { $who ->
        [you] Вы выигрываете взятку
       *[other] { $player } выигрывает взятку
    }
event-won-hat =
    { $who ->
        [you] Вы выигрываете взятку Взломщика самыми младшими картами
       *[other] { $player } выигрывает взятку Взломщика самыми младшими картами
    }
event-took =
    { $who ->
        [you] Вы берёте на руку { $cards }
       *[other] { $player } берёт на руку { $cards }
    }
event-moved =
    { $who ->
        [you] Вы ведёте фишку { $pawn } с { $from } на { $to }
       *[other] { $player } ведёт фишку { $pawn } с { $from } на { $to }
    }
event-reshuffled =
    { $count ->
        [one] Колода пуста: тасуется сброс, { $count } карта
        [few] Колода пуста: тасуется сброс, { $count } карты
        [many] Колода пуста: тасуется сброс, { $count } карт
       *[other] Колода пуста: тасуется сброс, { $count } карты
    }
event-drew =
    { $who ->
        [you] Вам некуда ходить, вы тянете карту: { $card }
       *[other] { $player } не может ходить и тянет карту: { $card }
    }
event-drew-hidden =
    { $who ->
        [you] Вам некуда ходить, вы тянете карту
       *[other] { $player } не может ходить и тянет карту
    }
event-sent =
    { $who ->
        [you] Вы отправляете фишку { $pawn } с { $from } назад на { $to }
       *[other] { $player } отправляет фишку { $pawn } с { $from } назад на { $to }
    }
event-marked =
    { $who ->
        [you]
            { $change ->
                [up] Вы поднимаете след клетки { $space } на 1
               *[down] Вы опускаете след клетки { $space } на 1
            }
       *[other]
            { $change ->
                [up] { $player } поднимает след клетки { $space } на 1
               *[down] { $player } опускает след клетки { $space } на 1
            }
    }
event-unmarked =
    { $who ->
        [you] Вы убираете маркер с { $space }
       *[other] { $player } убирает маркер с { $space }
    }
event-lifted =
    { $who ->
        [you] Вы снимаете маркер с { $space }, чтобы положить его на другой Хост
       *[other] { $player } снимает маркер с { $space }, чтобы положить его на другой Хост
    }
event-tracer-woke = Трассировщик просыпается на T0
event-tracer-moved =
    { $who ->
        [you] Вы ведёте трассировщика с { $from } на { $to }
       *[other] { $player } ведёт трассировщика с { $from } на { $to }
    }
event-jailed = Трассировщик ловит фишку { $pawn } на { $from }: она в тюрьме
event-out =
    { $who ->
        [you] Вы выбываете, ваши карты сброшены: { $cards }
       *[other] { $player } выбывает, карты сброшены: { $cards }
    }
event-asset = Жетон на Критическом активе перевёрнут. { board-tile }
event-scored = Раунд { $round } подсчитан
event-score =
    { $who ->
        [you] Ваши карты { $cards } (след { $hand }) и фишки: { $score } за раунд, всего { $total }
       *[other] { $player }: карты { $cards } (след { $hand }) и фишки: { $score } за раунд, всего { $total }
    }
event-swapped =
    { $who ->
        [you] Вы меняетесь следом за последний раунд; другой игрок — { $other }
       *[other]
            { $whom ->
                [you] { $player } меняется с вами следом за последний раунд
               *[other] { $player } меняется следом за последний раунд; другой игрок — { $other }
            }
    }
event-ended =
    { $why ->
        [asset] Игра окончена: фишка дошла до Критического актива
        [blocked] Игра окончена: ни одна фишка не может ходить
        [traced] Игра окончена: трассировщик дошёл до Критического актива
        [alone] Игра окончена: остался один игрок
       *[limit] Игра окончена: это был последний раунд
    }
event-winner =
    { $shared ->
        [yes]
            { $who ->
                [you] Вы среди победителей
               *[other] { $player } — среди победителей
            }
       *[no]
            { $who ->
                [you] Вы побеждаете
               *[other] { $player } побеждает
            }
    }

## Вопросы

ask-lead =
    { $robot ->
        [yes] Лидер — робот, и вы играете за него: карты одного ранга
       *[no] Вы лидер: одна карта или несколько одного ранга
    }
ask-follow =
    { $robot ->
        [yes]
            { $count ->
                [one] Вы играете за робота: одна карта
                [few] Вы играете за робота: одна карта или { $count }
                [many] Вы играете за робота: одна карта или { $count }
               *[other] Вы играете за робота: одна карта или { $count }
            }
       *[no]
            { $count ->
                [one] Ваш ответ: одна карта
                [few] Ваш ответ: одна карта или { $count } одного ранга
                [many] Ваш ответ: одна карта или { $count } одного ранга
               *[other] Ваш ответ: одна карта или { $count } одного ранга
            }
    }
ask-take =
    { $robot ->
        [yes] Робот выиграл взятку Взломщика. Что он берёт?
       *[no] Вы выиграли взятку Взломщика. Что вы берёте?
    }
ask-pick =
    { $count ->
        [one] Возьмите ещё { $count } карту, от младших к старшим
        [few] Возьмите ещё { $count } карты, по одной, от младших к старшим
        [many] Возьмите ещё { $count } карт, по одной, от младших к старшим
       *[other] Возьмите ещё { $count } карты, по одной, от младших к старшим
    }
ask-move =
    { $robot ->
        [yes] Робот выиграл взятку. Сходите за него фишкой
       *[no] Вы выиграли взятку. Сходите фишкой
    }
ask-send = Отказ в обслуживании, фишка { $what }: отправьте какую-нибудь фишку на старт
ask-exploit = Эксплойт: вы можете изменить след одного Хоста на 1
ask-relay = Положите маркер с { $what } на другой Хост
ask-randomize = Рандомизатор: вы можете положить новый модуль
ask-lay = Куда положить модуль { $module }?
ask-tracer = Ваша фишка на Тревоге: ведите трассировщика
ask-leak = Утечка: вы можете обменяться следом за последний раунд
ask-over = Игра окончена

## Ходы

# $trace (text): сколько следа уходит с руки; $wins: yes, no, lead, never; $hat: yes, если среди карт Взломщик
move-play =
    { $wins ->
        [yes] с руки уходит { $trace }, пока выигрывает
        [no] с руки уходит { $trace }, не выигрывает
        [never] с руки уходит { $trace }; взятка Взломщика, выиграть ею нельзя
       *[lead]
            { $hat ->
                [yes] с руки уходит { $trace }; взятка Взломщика: выигрывает младшее
               *[no] с руки уходит { $trace }
            }
    }
move-pass = пропустить взятку
move-decline =
    { $decision ->
        [exploit] ничего не менять
        [randomize] модуль не класть
       *[leak] не меняться
    }
move-take-all = взять всё: { $cards }, прибавит { $trace }
move-take-hat = взять { $cards }, прибавит { $trace }; остальное в сброс
move-take-pick =
    { $count ->
        [one] взять Взломщика ({ $trace }) и { $count } карту с рангом на выбор
        [few] взять Взломщика ({ $trace }) и { $count } карты с рангом на выбор
        [many] взять Взломщика ({ $trace }) и { $count } карт с рангом на выбор
       *[other] взять Взломщика ({ $trace }) и { $count } карты с рангом на выбор
    }
move-pick =
    { $count ->
        [0] взять { $card }, прибавит { $trace }
        [one] взять { $card }, прибавит { $trace }; потом ещё { $count } карта
        [few] взять { $card }, прибавит { $trace }; потом ещё { $count } карты
        [many] взять { $card }, прибавит { $trace }; потом ещё { $count } карт
       *[other] взять { $card }, прибавит { $trace }; потом ещё { $count } карты
    }
move-step = фишка { $pawn } на { $space } ({ board-kind }, { $value }), с { $from } ({ $was })
move-send = фишка { $pawn } назад на { $space } ({ $value }), с { $from } ({ $was })
move-mark = { $space }: след { $after } вместо { $value }
move-lift = снять маркер с { $space } (след { $after } вместо { $value }) и положить на другой Хост
move-use = положить случайный модуль
move-choose = положить модуль { $module } случайной стороной
move-lay =
    { $count ->
        [0] на { $spaces }
       *[other] на { $spaces }, под фишки { $pawns }
    }
move-trace =
    { $count ->
        [0] трассировщик на { $space }
       *[other] трассировщик на { $space }; в тюрьму: { $pawns }
    }
move-swap = ваши { $mine } на { $theirs } игрока { $number }

## Стол

table-goal = Побеждает НАИМЕНЬШИЙ след
table-goal-celebrity = Побеждает тот, чей след БЛИЖЕ ВСЕГО к своему статусу
table-robot = Робот
table-total = Всего
table-so-far = Раунд
table-pawns = Фишки, след
table-size = Карт
table-known = Известные
table-last = Последний раунд
table-status = Статус
table-leads = (лидер)
table-out = (выбыл)
table-hand = Рука
table-each = След
table-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
table-trick = Взятка
# как читать краткие ответы
table-hint =
    { $decision ->
        [play] -3: столько следа уходит с руки. ★: пока выигрывает
        [exploit] 3→4: след сейчас и после этого
        [send] 5→2: след фишки сейчас и после этого
       *[move] вид клетки и её след
    }
# $count (number): сколько карт сыграл лидер
table-highest =
    { $count ->
        [one]
            { $who ->
                [you] Пока выигрываете вы: самая старшая карта [BH-3.3]
               *[other] Пока выигрывает { $player }: самая старшая карта [BH-3.3]
            }
        [few]
            { $who ->
                [you] Пока выигрываете вы: самые старшие { $count } карты [BH-3.3]
               *[other] Пока выигрывает { $player }: самые старшие { $count } карты [BH-3.3]
            }
        [many]
            { $who ->
                [you] Пока выигрываете вы: самые старшие { $count } карт [BH-3.3]
               *[other] Пока выигрывает { $player }: самые старшие { $count } карт [BH-3.3]
            }
       *[other]
            { $who ->
                [you] Пока выигрываете вы: самые старшие { $count } карты [BH-3.3]
               *[other] Пока выигрывает { $player }: самые старшие { $count } карты [BH-3.3]
            }
    }
table-lowest =
    { $count ->
        [one]
            { $who ->
                [you] Пока выигрываете вы: самая младшая карта, это взятка Взломщика [BH-5.1]
               *[other] Пока выигрывает { $player }: самая младшая карта, это взятка Взломщика [BH-5.1]
            }
        [few]
            { $who ->
                [you] Пока выигрываете вы: самые младшие { $count } карты, взятка Взломщика [BH-5.1]
               *[other] Пока выигрывает { $player }: самые младшие { $count } карты, взятка Взломщика [BH-5.1]
            }
        [many]
            { $who ->
                [you] Пока выигрываете вы: самые младшие { $count } карт, взятка Взломщика [BH-5.1]
               *[other] Пока выигрывает { $player }: самые младшие { $count } карт, взятка Взломщика [BH-5.1]
            }
       *[other]
            { $who ->
                [you] Пока выигрываете вы: самые младшие { $count } карты, взятка Взломщика [BH-5.1]
               *[other] Пока выигрывает { $player }: самые младшие { $count } карты, взятка Взломщика [BH-5.1]
            }
    }
fact-round = Раунд { $round }, не больше { $limit }
fact-dealer = Сдающий: { $player }
fact-leader = Лидер взятки: { $player }
fact-hat = Взломщик: { $player }
fact-hat-trick = Взломщик: во взятке
fact-deck = В колоде: { $count }
fact-status = Ваш статус: { $value }
fact-asset = Жетон актива: { board-tile }
fact-tile = Жетон актива: { board-tile-name }
fact-total = Игрок { $number }, { $player }: общий след { $total }
fact-out = { $player }: вне игры
fact-so-far = { $player }: пока за раунд { $trace }, из них фишки { $pawns }
fact-cards =
    { $count ->
        [one] { $player }: { $count } карта на руке
        [few] { $player }: { $count } карты на руке
        [many] { $player }: { $count } карт на руке
       *[other] { $player }: { $count } карты на руке
    }
fact-known = { $player }: всем известны { $cards }
fact-pawn = { $player }: фишка { $pawn } на { $space } ({ board-kind }), след { $value }
fact-play = Во взятке, { $player }: { $cards }
fact-card =
    { $count ->
        [one] У вас на руке: { $card }, след { $trace }
        [few] У вас на руке: { $card }, { $count } карты, след каждой { $trace }
        [many] У вас на руке: { $card }, { $count } карт, след каждой { $trace }
       *[other] У вас на руке: { $card }, { $count } карты, след каждой { $trace }
    }
fact-hand =
    { $count ->
        [one] Ваша рука: { $count } карта, след { $trace }
        [few] Ваша рука: { $count } карты, след { $trace }
        [many] Ваша рука: { $count } карт, след { $trace }
       *[other] Ваша рука: { $count } карты, след { $trace }
    }

## Поле

board-title = Поле{ $mark }
board-module = модуль
board-place = место для модуля
board-marker = маркер +1, −1
board-reconstructed = реконструкция, не как в печатной игре
board-tracer = Трассировщик:
board-tracer-asleep = спит
board-jail = Тюрьма (по { $value })
board-face = Модуль { $module }, по часовой стрелке от верхней левой клетки: { $spaces }
board-faces = Модули, по часовой стрелке от верхней левой клетки:
board-space =
    { $kind ->
        [start] { $space } ({ $name }), след { $value }, стрелки на: { $arrows }.
        [goal] { $space } ({ $name }), след { $value }, конец пути.
       *[other] { $space } ({ board-kind }: { $name }), след { $value }, стрелки на: { $arrows }.
    }
board-space-pawns = Фишки: { $pawns }.
board-space-tracer = Здесь трассировщик.
board-space-marker =
    { $change ->
        [up] Маркер +1.
       *[down] Маркер -1.
    }
board-space-module = Модуль на месте { $place }.

## После партии

story-trace = След
