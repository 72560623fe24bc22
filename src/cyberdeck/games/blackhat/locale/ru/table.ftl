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
        [dos] С
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
        [you] Вы кладёте модуль { $module } на место { $place }
       *[other] { $player } кладёт модуль { $module } на место { $place }
    }
event-module-begin = Модуль { $module } лежит на месте { $place }
event-round =
    { $who ->
        [you] Раунд { $round }, карт каждому: { $hand }. Сдаёте вы
       *[other] Раунд { $round }, карт каждому: { $hand }. Сдаёт { $player }
    }
event-hat-given =
    { $who ->
        [you] Взломщика получаете вы
       *[other] Взломщика получает { $player }
    }
event-hat-counted =
    { $who ->
        [you] Открыта карта: { $card }. Взломщика получаете вы
       *[other] Открыта карта: { $card }. Взломщика получает { $player }
    }
event-dealt =
    { $who ->
        [you] Ваша рука: { $cards }
       *[other] { $player } получает: { $cards }
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
        [you] Вы играете: { $cards }
       *[other] { $player } играет: { $cards }
    }
event-passed =
    { $who ->
        [you] Вы пасуете
       *[other] { $player } пасует
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
        [you] Вы берёте на руку: { $cards }
       *[other] { $player } берёт на руку: { $cards }
    }
event-moved =
    { $who ->
        [you]
            { $whom ->
                [own] Вы двигаете фишку: { $from } → { $to }
               *[other] Вы двигаете фишку игрока { $other }: { $from } → { $to }
            }
       *[other]
            { $whom ->
                [own] { $player } двигает фишку: { $from } → { $to }
                [you] { $player } двигает вашу фишку: { $from } → { $to }
               *[other] { $player } двигает фишку игрока { $other }: { $from } → { $to }
            }
    }
event-reshuffled = Колода пуста: сброс перетасован (карт: { $count })
event-drew =
    { $who ->
        [you] Ходить некуда, вы берёте карту: { $card }
       *[other] Ходить некуда, { $player } берёт карту: { $card }
    }
event-drew-hidden =
    { $who ->
        [you] Ходить некуда, вы берёте карту
       *[other] Ходить некуда, { $player } берёт карту
    }
event-sent =
    { $who ->
        [you]
            { $whom ->
                [own] Вы возвращаете свою фишку на старт: { $from } → { $to }
               *[other] Вы возвращаете на старт фишку игрока { $other }: { $from } → { $to }
            }
       *[other]
            { $whom ->
                [own] { $player } возвращает свою фишку на старт: { $from } → { $to }
                [you] { $player } возвращает вашу фишку на старт: { $from } → { $to }
               *[other] { $player } возвращает на старт фишку игрока { $other }: { $from } → { $to }
            }
    }
event-marked =
    { $who ->
        [you]
            { $change ->
                [up] Вы повышаете след на 1: { $space }
               *[down] Вы понижаете след на 1: { $space }
            }
       *[other]
            { $change ->
                [up] { $player } повышает след на 1: { $space }
               *[down] { $player } понижает след на 1: { $space }
            }
    }
event-unmarked =
    { $who ->
        [you] Вы убираете маркер: { $space }
       *[other] { $player } убирает маркер: { $space }
    }
event-lifted =
    { $who ->
        [you] Вы снимаете маркер, чтобы переложить его: { $space }
       *[other] { $player } снимает маркер, чтобы переложить его: { $space }
    }
event-tracer-woke = Трассировщик просыпается
event-tracer-moved =
    { $who ->
        [you] Вы двигаете трассировщика: { $from } → { $to }
       *[other] { $player } двигает трассировщика: { $from } → { $to }
    }
event-jailed =
    { $whom ->
        [you] Трассировщик ловит вашу фишку: { $from }
       *[other] Трассировщик ловит фишку игрока { $other }: { $from }
    }
event-out =
    { $who ->
        [you] Вы выбываете. Сброшено: { $cards }
       *[other] { $player } выбывает. Сброшено: { $cards }
    }
event-asset = Жетон на Критических активах открыт. { board-tile }
event-scored = Подсчёт за раунд { $round }
event-score =
    { $who ->
        [you] Вы: { $score } за раунд, всего { $total }. На руке: { $cards } (след { $hand })
       *[other] { $player }: { $score } за раунд, всего { $total }. На руке: { $cards } (след { $hand })
    }
event-swapped =
    { $who ->
        [you] Вы меняетесь следом последнего раунда. Второй игрок: { $other }
       *[other]
            { $whom ->
                [you] { $player } меняется с вами следом последнего раунда
               *[other] { $player } меняется следом последнего раунда. Второй игрок: { $other }
            }
    }
event-ended =
    { $why ->
        [asset] Игра окончена: фишка дошла до Критических активов
        [blocked] Игра окончена: ни одна фишка не может ходить
        [traced] Игра окончена: трассировщик дошёл до Критических активов
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
        [yes] Начните взятку за робота: карта или несколько одного ранга
       *[no] Начните взятку: карта или несколько одного ранга
    }
ask-follow =
    { $robot ->
        [yes]
            { $count ->
                [one] Сыграйте за робота одну карту
                [few] Сыграйте за робота одну карту или { $count } одного ранга
                [many] Сыграйте за робота одну карту или { $count } одного ранга
               *[other] Сыграйте за робота одну карту или { $count } одного ранга
            }
       *[no]
            { $count ->
                [one] Сыграйте одну карту
                [few] Сыграйте одну карту или { $count } одного ранга
                [many] Сыграйте одну карту или { $count } одного ранга
               *[other] Сыграйте одну карту или { $count } одного ранга
            }
    }
ask-take =
    { $robot ->
        [yes] Робот выиграл взятку Взломщика. Что он возьмёт?
       *[no] Вы выиграли взятку Взломщика. Что возьмёте?
    }
ask-pick =
    { $count ->
        [one] Возьмите ещё { $count } карту
        [few] Возьмите ещё { $count } карты, начиная с младших
        [many] Возьмите ещё { $count } карт, начиная с младших
       *[other] Возьмите ещё { $count } карты, начиная с младших
    }
ask-move =
    { $robot ->
        [yes] Робот выиграл взятку. Передвиньте за него фишку
       *[no] Вы выиграли взятку. Передвиньте фишку
    }
ask-send = Сбой в работе: верните какую-нибудь фишку на старт
ask-exploit = Эксплойт: можно повысить или понизить один Хост на 1
ask-relay = Положите маркер на другой Хост (снят отсюда: { $space })
ask-randomize = Рандомизатор: можно положить новый модуль
ask-lay = Выберите место для модуля { $module }
ask-tracer = Ваша фишка на «Сигнале тревоги»: передвиньте трассировщика
ask-leak = Утечка: можно обменяться следом последнего раунда
ask-over = Игра окончена

## Ходы

# $trace (text): сколько следа уходит с руки; $wins: yes, no, lead, never; $hat: yes, если среди карт Взломщик
move-play =
    { $wins ->
        [yes] −{ $trace } следа · пока выигрывает
        [no] −{ $trace } следа · взятку не выиграет
        [never] −{ $trace } следа · взятка Взломщика, выиграть её нельзя
       *[lead]
            { $hat ->
                [yes] −{ $trace } следа · взятка Взломщика: выигрывает младшее
               *[no] −{ $trace } следа
            }
    }
    .label =
        { $wins ->
            [yes] −{ $trace } · ведёт
            [no] −{ $trace } · не берёт
            [never] −{ $trace } · не берёт
           *[lead] −{ $trace } следа
        }
move-pass = пас
move-decline =
    { $decision ->
        [exploit] ничего не менять
        [randomize] без нового модуля
       *[leak] не меняться
    }
move-take-all = взять всё ({ $cards }): +{ $trace } следа
    .label = +{ $trace } следа
move-take-hat = взять { $cards }: +{ $trace } следа; остальное в сброс
    .label = +{ $trace } следа
move-take-pick =
    { $count ->
        [one] взять Взломщика (+{ $trace }) и { $count } карту с рангом на выбор
        [few] взять Взломщика (+{ $trace }) и { $count } карты с рангом на выбор
        [many] взять Взломщика (+{ $trace }) и { $count } карт с рангом на выбор
       *[other] взять Взломщика (+{ $trace }) и { $count } карты с рангом на выбор
    }
    .label = +{ $trace } и выбор
move-pick =
    { $count ->
        [0] взять { $card }: +{ $trace } следа
        [one] взять { $card }: +{ $trace } следа; потом ещё { $count } карту
        [few] взять { $card }: +{ $trace } следа; потом ещё { $count } карты
        [many] взять { $card }: +{ $trace } следа; потом ещё { $count } карт
       *[other] взять { $card }: +{ $trace } следа; потом ещё { $count } карты
    }
    .label = +{ $trace } следа
move-step =
    { $whose ->
        [own] { $from } ({ $was }) → { $space } ({ board-kind }, { $value })
        [you] ваша фишка: { $from } ({ $was }) → { $space } ({ board-kind }, { $value })
        [named] фишка игрока { $player }: { $from } ({ $was }) → { $space } ({ board-kind }, { $value })
       *[other] фишка игрока { $number }: { $from } ({ $was }) → { $space } ({ board-kind }, { $value })
    }
    .label =
        { $fate ->
            [end] { $change } · финиш
            [stuck] { $change } · застрянет
           *[free]
                { $jump ->
                    [yes] { $change } · прыжок
                   *[no] след { $change }
                }
        }
move-send =
    { $whose ->
        [own] вернуть свою фишку: { $from } ({ $was }) → { $space } ({ $value })
        [you] вернуть вашу фишку: { $from } ({ $was }) → { $space } ({ $value })
        [named] вернуть фишку игрока { $player }: { $from } ({ $was }) → { $space } ({ $value })
       *[other] вернуть фишку игрока { $number }: { $from } ({ $was }) → { $space } ({ $value })
    }
    .label = { $change } · назад
move-mark = { $space }: { $value } → { $after }
    .label = { $value } → { $after }
move-lift = снять маркер и переложить: { $space } ({ $value } → { $after })
    .label = { $value } → { $after }, снять
move-use = взять случайный модуль
move-choose = модуль { $module }, случайная сторона
move-lay =
    { $count ->
        [0] на место { $place }, фишек там нет
        [one] на место { $place }, под { $count } фишку
        [few] на место { $place }, под { $count } фишки
        [many] на место { $place }, под { $count } фишек
       *[other] на место { $place }, под { $count } фишки
    }
    .label =
        { $count ->
            [0] без фишек
            [one] под { $count } фишку
            [few] под { $count } фишки
            [many] под { $count } фишек
           *[other] под { $count } фишки
        }
move-trace =
    { $count ->
        [0] трассировщик: { $space }
        [one] трассировщик: { $space }, поймает { $count } фишку
        [few] трассировщик: { $space }, поймает { $count } фишки
        [many] трассировщик: { $space }, поймает { $count } фишек
       *[other] трассировщик: { $space }, поймает { $count } фишки
    }
    .label =
        { $count ->
            [0] трассировщик
           *[other] поймает { $count }
        }
move-swap =
    { $whose ->
        [named] ваши { $mine } на { $theirs } игрока { $player }
       *[other] ваши { $mine } на { $theirs } игрока { $number }
    }
    .label = { $mine } → { $theirs }

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
table-leads = (начинает)
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
        [play] -3: столько следа уйдёт с руки. ★: пока выигрывает
        [exploit] 3→4: след сейчас и после
        [send] 5→2: след фишки сейчас и после
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
fact-round = Раунд { $round } (не больше { $limit })
fact-dealer = Сдающий: { $player }
fact-leader = Взятку начинает: { $player }
fact-hat = Взломщик: { $player }
fact-hat-trick = Взломщик: во взятке
fact-deck = В колоде: { $count }
fact-status = Ваш статус: { $value }
fact-asset = Жетон актива: { board-tile }
fact-tile = Жетон актива: { board-tile-name }
fact-total = Игрок { $number }, { $player }: общий след { $total }
fact-out = { $player }: вне игры
fact-so-far = { $player }: за раунд пока { $trace }, из них фишки { $pawns }
fact-cards =
    { $count ->
        [one] { $player }: { $count } карта на руке
        [few] { $player }: { $count } карты на руке
        [many] { $player }: { $count } карт на руке
       *[other] { $player }: { $count } карты на руке
    }
fact-known = { $player }: известные карты { $cards }
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
