### Cyber Shield в браузере: что говорит нарисованный стол сверх table.ftl.

## Ход

shield-step-1 = перестройка
shield-step-2 = взять карты
shield-step-3 = сыграть карты
shield-step-4 = сброс
shield-plays =
    { $count ->
        [one] остался { $count } розыгрыш
        [few] осталось { $count } розыгрыша
        [many] осталось { $count } розыгрышей
       *[other] осталось { $count } розыгрыша
    }

## Игрок

shield-points =
    { $count ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
shield-score =
    { $count ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
shield-goal = { $goal } очков — победа, −{ $goal } — поражение.
shield-reasons-none = Карт в игре пока нет.
shield-deck =
    { $count ->
        [one] колода: { $count } карта
        [few] колода: { $count } карты
        [many] колода: { $count } карт
       *[other] колода: { $count } карты
    }
shield-pile =
    { $count ->
        [0] сброс: пусто
        [one] сброс: { $count } карта
        [few] сброс: { $count } карты
        [many] сброс: { $count } карт
       *[other] сброс: { $count } карты
    }
shield-pile-top = сверху: { $card }
shield-pile-empty = Пусто
shield-hand-size =
    { $count ->
        [one] на руке { $count } карта
        [few] на руке { $count } карты
        [many] на руке { $count } карт
       *[other] на руке { $count } карты
    }
shield-tokens =
    { $count ->
        [one] { $count } Жетон бюджета
        [few] { $count } Жетона бюджета
        [many] { $count } Жетонов бюджета
       *[other] { $count } Жетона бюджета
    }

## Сети

shield-network =
    { $who ->
        [you] Ваши сети
       *[other] Сети: { $player }
    }
shield-network-empty = Оборудования в игре нет
shield-state-connected = подключена
shield-state-cut-off = без связи
shield-state-disconnected = отключена
shield-state-disrupted = выведена из строя
shield-state-announced = её играют
shield-joined = соединена с: { $cards }
shield-joined-none = без соединений
shield-free-symbols = свободные знаки: { $symbols }
shield-attached = прикреплено: { $cards }
shield-attack-of =
    { $who ->
        [you] ваша атака
       *[other] атака игрока { $player }
    }
shield-on-attached = на карте «{ $card }»
shield-powered = питается от генератора
shield-open = следующая атака минует защиты
shield-moved = на этом шаге уже передвинута

## Что объявлено

shield-waiting = Объявлено, ближайшее — первым
shield-waits-next = следующее
shield-waits-card =
    { $who ->
        [you] Вы играете карту «{ $card }»
       *[other] { $player } играет карту «{ $card }»
    }
shield-waits-on =
    { $who ->
        [you] Вы играете карту «{ $card }», цель: { $on }
       *[other] { $player } играет карту «{ $card }», цель: { $on }
    }
shield-waits-cancel =
    { $who ->
        [you] Вы играете карту «{ $card }», чтобы отменить атаку
       *[other] { $player } играет карту «{ $card }», чтобы отменить атаку
    }
shield-waits-rearrange =
    { $who ->
        [you] Вы перестраиваете своё Оборудование
       *[other] { $player } перестраивает своё Оборудование
    }
shield-waits-restore =
    { $who ->
        [you] Вы восстанавливаете карту: { $on }
       *[other] { $player } восстанавливает карту: { $on }
    }
shield-waits-scrap =
    { $who ->
        [you] Вы сбрасываете карту со всем, что на ней: { $on }
       *[other] { $player } сбрасывает карту со всем, что на ней: { $on }
    }
shield-waits-pay =
    { $who ->
        [you] Вы платите Жетон, чтобы восстановить карту: { $on }
       *[other] { $player } платит Жетон, чтобы восстановить карту: { $on }
    }
shield-waits-pay-play =
    { $who ->
        [you] Вы платите Жетон за ещё один розыгрыш
       *[other] { $player } платит Жетон за ещё один розыгрыш
    }
shield-may-answer-idle = Ответить нечем; игра сейчас продолжится.

## Рука и ответы

shield-hand = Ваша рука
shield-free = бесплатно, в любой момент
shield-choose-card =
    { $decision ->
        [excess] Выберите карты для сброса.
        [answer] Выберите карту для ответа или пас.
        [window] Выберите карту или пас.
       *[plays] Выберите карту, затем цель.
    }
shield-looked =
    { $count ->
        [one] Вы смотрите { $count } карту своей колоды
        [few] Вы смотрите { $count } карты своей колоды
        [many] Вы смотрите { $count } карт своей колоды
       *[other] Вы смотрите { $count } карты своей колоды
    }
shield-under =
    { $count ->
        [one] Под вашей колодой { $count } карта
        [few] Под вашей колодой { $count } карты, сверху вниз
        [many] Под вашей колодой { $count } карт, сверху вниз
       *[other] Под вашей колодой { $count } карты, сверху вниз
    }

## Конец

shield-end-ten =
    { $who ->
        [you] У вас десять очков.
       *[other] Десять очков: { $player }.
    }
shield-end-minus =
    { $who ->
        [you] У вас минус десять очков.
       *[other] Минус десять очков: { $player }.
    }
shield-end-deck =
    { $who ->
        [you] Вам нечего было брать из колоды.
       *[other] { $player }: брать из колоды было нечего.
    }
shield-end-limit = Это был последний ход: побеждает тот, у кого больше очков.
reason-CS-1-3 = Этого не позволяет текст самой карты.
reason-CS-2-1 = Игра окончена.
reason-CS-2-2 = Игра окончена.
reason-CS-2-3 = В колоде слишком мало карт.
reason-CS-2-6 = Игра окончена.
reason-CS-3-1 = Сначала решите, оставить ли стартовую руку.
reason-CS-3-2 = Игра ещё не началась.
reason-CS-4-1 = Оборудование перестраивают только на шаге 1.
reason-CS-4-2 = Карты берут только на шаге 2.
reason-CS-4-3 = Для этого нужен розыгрыш на шаге 3 вашего хода.
reason-CS-4-4 = Карты сбрасывают только на шаге 4.
reason-CS-4-5 = Отвечают только событиями и картами «Всегда».
reason-CS-4-6 = Этой карты у вас нет.
reason-CS-4-7 = Новое Оборудование соединяют через свободный общий знак.
reason-CS-4-8 = Сейчас эта карта ничего не даст.
reason-CS-4-12 = Для этого нужен Жетон бюджета.
reason-CS-5-1 = Здесь нет свободного общего знака.
reason-CS-5-3 = Эта карта выведена из строя или не в игре.
reason-CS-5-5 = К этой карте её прикрепить нельзя.
reason-CS-5-6 = Атаковать можно только подключённую карту.
reason-CS-5-7 = Здесь нечего восстанавливать.
reason-CS-5-8 = На этом шаге карту уже передвигали.
reason-CS-5-10 = Выведена из строя, уже соединена или это она сама.
reason-CS-5-11 = Здесь нет работающего Электрогенератора.
reason-CS-6-1 = Это можно только в свой ход.
reason-CS-6-2 = Уникальная: одна у вас уже в игре.

## Живой стол

shield-status-start = до { $goal } очков
shield-status =
    { $who ->
        [you] Ход { $turn } · ваш ход · до { $goal } очков
       *[other] Ход { $turn } · ходит { $player } · до { $goal } очков
    }
shield-internet = Интернет
shield-of-goal = из { $goal } очков
shield-step-short-1 = Сеть
shield-step-short-2 = Взять
shield-step-short-3 = Играть
shield-step-short-4 = Конец
shield-or = или
shield-then = Затем: { $what }
shield-port = { $card }, свободный знак: { $symbol }
shield-open-short = без защиты
shield-keywords = Ключевые слова
shield-now = Сейчас
shield-pile-name = Сброс, сверху вниз
shield-reasons-title = Откуда очки
shield-change-none = ±0
shield-standing =
    { $cards ->
        [one] { $cards } устройство на связи
        [few] { $cards } устройства на связи
        [many] { $cards } устройств на связи
       *[other] { $cards } устройства на связи
    }
shield-drama-ten = Очков: { $points }!
shield-do-keep = Оставить
shield-do-again = Взять семь других
shield-do-draw = Взять две карты
shield-do-take = Взять: { $card }
shield-do-end = Закончить ход
shield-do-cancel = Отменить атаку
shield-do-discard = Сбросить
shield-do-pay-play = Жетон: ещё один розыгрыш
shield-do-play = Сыграть
shield-do-unjoined = Не присоединять
shield-do-enough = Достаточно
shield-do-announce = Готово
shield-do-go-on = Дальше
shield-do-pass-answer = Не отвечать
shield-do-pass-window = Пас
shield-do-pass-tender = Не брать
shield-do-under = под колоду
shield-do-take-shown = взять
