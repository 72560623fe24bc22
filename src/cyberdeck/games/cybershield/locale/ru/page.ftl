### Cyber Shield в браузере: что говорит нарисованный стол сверх table.ftl.

## Ход

shield-turn-of =
    { $who ->
        [you] Ваш ход
       *[other] Ходит { $player }
    }
shield-turn = ход { $turn } из { $limit }
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

shield-you = вы
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
shield-goal = { $goal } очков — сразу победа, −{ $goal } — сразу поражение.
shield-reasons =
    { $who ->
        [you] Откуда ваши очки
       *[other] Откуда очки: { $player }
    }
shield-reasons-none = На столе пока нет карт.
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
shield-pile-title =
    { $who ->
        [you] Ваш сброс, сверху вниз
       *[other] Сброс сверху вниз: { $player }
    }
shield-pile-empty = В нём нет карт.
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
shield-known =
    { $who ->
        [you] Известные карты на вашей руке: { $cards }
       *[other] Известные карты на руке ({ $player }): { $cards }
    }
shield-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
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
shield-joined-none = ни с чем не соединена
shield-free-symbols = свободные знаки: { $symbols }
shield-attached = прикреплено: { $cards }
shield-attack-of =
    { $who ->
        [you] ваша атака
       *[other] атакует { $player }
    }
shield-on-attached = на карте «{ $card }»
shield-powered = питается от Электрогенератора
shield-open = следующая атака на неё не замечает защит
shield-moved = на этом шаге её уже передвигали
shield-move-to = передвинуть: { $card } → { $to }, { $symbol }
shield-hint = Выберите карту на столе, чтобы прочесть о ней всё.
shield-hint-arrange = Перетащите карту на свободный знак другой карты или выберите её, а затем подсвеченную карту. В конце всё объявляется вместе.
shield-choose-target = { $card }: теперь выберите одну из подсвеченных карт.
shield-choose-symbol = { $card }: теперь выберите подсвеченный знак, с которым её соединить.
shield-close = Закрыть

## Что объявлено

shield-waiting = Объявлено; первым стоит то, что подействует следующим
shield-waits-next = подействует следующим
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
shield-may-answer =
    { $who ->
        [you]
            { $decision ->
                [window] Шаг кончается: вы можете действовать.
               *[answer] Вы можете ответить.
            }
       *[other]
            { $decision ->
                [window] Шаг кончается: { $player } может действовать.
               *[answer] { $player } может ответить.
            }
    }
shield-may-answer-idle = Вы могли бы ответить, но подходящей карты нет: игра сейчас продолжится сама.

## Рука и ответы

shield-moves = Ваши ответы
shield-hand = Ваша рука
shield-hand-of = Рука: { $player }
shield-free = без розыгрыша, на любом шаге
shield-seen = другой игрок о ней знает
shield-card-not-now = сейчас сыграть нельзя
shield-choose-card =
    { $decision ->
        [excess] Выберите карты для сброса.
        [answer] Выберите карту для ответа или спасуйте.
        [window] Выберите карту или спасуйте.
       *[plays] Выберите карту, а затем её цель.
    }
shield-idea = Мысль за картой
shield-clear = Положить обратно
shield-why = Почему нельзя { $move }?
shield-looked =
    { $count ->
        [one] Вы смотрите { $count } карту своей колоды
        [few] Вы смотрите { $count } карты своей колоды
        [many] Вы смотрите { $count } карт своей колоды
       *[other] Вы смотрите { $count } карты своей колоды
    }
shield-under =
    { $count ->
        [one] { $count } карта, которую вы положили под колоду, сверху вниз
        [few] { $count } карты, которые вы положили под колоду, сверху вниз
        [many] { $count } карт, которые вы положили под колоду, сверху вниз
       *[other] { $count } карты, которые вы положили под колоду, сверху вниз
    }

## Конец

shield-draw = Ничья.
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
        [you] Вы должны взять карту, а брать нечего.
       *[other] { $player } должен взять карту, а брать нечего.
    }
shield-end-limit = Последний ход сделан: побеждает тот, у кого больше очков.
