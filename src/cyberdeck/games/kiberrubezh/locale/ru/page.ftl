### Киберрубеж в браузере: что говорит нарисованный стол сверх table.ftl.

## Ход

kr-turn-of =
    { $who ->
        [you] Ваш ход
       *[other] Ходит { $player }
    }
kr-turn = ход { $turn } (не больше { $limit })
kr-phases = Фазы хода

## Игрок

kr-you = вы
kr-deck =
    { $count ->
        [one] карта в колоде
        [few] карты в колоде
        [many] карт в колоде
       *[other] карты в колоде
    }
kr-deck-of = В колоде осталось карт: { $count } из { $start }
kr-lasts =
    { $count ->
        [0] следующий ход — поражение, если карты не вернутся
        [one] хватит ещё на { $count } ход
        [few] хватит ещё на { $count } хода
        [many] хватит ещё на { $count } ходов
       *[other] хватит ещё на { $count } хода
    }
kr-lasts-why = Каждый ход вы берёте две карты, атаки сбрасывают ещё. Начали ход, когда их меньше двух, — проиграли.
kr-fell = −{ $count } за этот ход
kr-pile =
    { $count ->
        [0] сброс: пусто
        [one] сброс: { $count } карта
        [few] сброс: { $count } карты
        [many] сброс: { $count } карт
       *[other] сброс: { $count } карты
    }
kr-pile-title =
    { $who ->
        [you] Ваш сброс
       *[other] Сброс: { $player }
    }
kr-gone = Вышли из игры: { $cards }
kr-none = Пусто
kr-hand-size =
    { $count ->
        [one] на руке { $count } карта
        [few] на руке { $count } карты
        [many] на руке { $count } карт
       *[other] на руке { $count } карты
    }
kr-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
kr-known =
    { $who ->
        [you] Известные карты на вашей руке: { $cards }
       *[other] Известные карты на руке ({ $player }): { $cards }
    }
kr-rest =
    { $who ->
        [you] Ваши оставшиеся карты
       *[other] Оставшиеся карты: { $player }
    }
kr-rest-title =
    { $who ->
        [you] Ваши карты на руке и в колоде (списки колод открыты)
       *[other] Карты на руке и в колоде (списки колод открыты): { $player }
    }
kr-tops = Сверху колоды: { $cards }
kr-bottoms = Положены под колоду, сверху вниз: { $cards }
# $kind: defence или attack
kr-power =
    { $missing ->
        [0] { power-kind }: нужно { $needed } из { $given }, свободно { $free }
       *[other] { power-kind }: нужно { $needed }, есть { $given }, не хватает { $missing }
    }
kr-power-short =
    { $kind ->
        [defence] Защита
       *[attack] Атака
    }
kr-extra = до конца хода, обоих видов: +{ $count }

## Стол

kr-table-of =
    { $who ->
        [you] Ваша сторона
       *[other] Сторона игрока { $player }
    }
kr-zone-empty = нет
kr-hint = Выберите карту, чтобы узнать подробности.
kr-hint-attack = Выберите атаки для волны. Пока не подтвердите, всё можно изменить.
kr-hint-block = Выберите меру, затем подсвеченную атаку. Пока не подтвердите, всё можно изменить.
kr-hint-object = Выберите подсвеченную карту.
kr-idle = Возможен только один ход; игра сейчас продолжится.
kr-choose-attack = { $card }: выберите подсвеченную атаку.
kr-may-choose = можно выбрать
kr-close = Закрыть

## Волны и блоки

kr-wave = Волна
kr-wave-planned = Ваша волна (не начата)
kr-stage-naming = собирается
kr-stage-react = до блокирования
kr-stage-block = оборона
kr-stage-last = после блокирования
kr-stage-resolve = незаблокированные атаки срабатывают
kr-open =
    { $count ->
        [one] не заблокирована: { $count }
        [few] не заблокированы: { $count }
        [many] не заблокировано: { $count }
       *[other] не заблокировано: { $count }
    }
kr-met =
    { $count ->
        [one] заблокирована или сработала: { $count }
        [few] заблокированы или сработали: { $count }
        [many] заблокировано или сработало: { $count }
       *[other] заблокировано или сработало: { $count }
    }
kr-planned =
    { $count ->
        [one] выбрана
        [few] выбрано: { $count }
        [many] выбрано: { $count }
       *[other] выбрано: { $count }
    }
kr-planned-block = блокирует: { $measure }
kr-blocks-used = выбрано блоков: { $used } из { $count }
kr-take-back = Убрать: { $card }
kr-take-back-all = Убрать всё
kr-declare = Начать волну (атак: { $count })
kr-send-blocks = Подтвердить блоки ({ $count })
kr-block-with = Блокировать: { $card }
kr-stopped = Ситуация изменилась. Не отправлено: { $moves }

## Рука и ответы

kr-moves = Ваши ходы
kr-hand = Ваша рука
kr-hand-of = Рука: { $player }
kr-hand-seen = Рука ({ $player }): выберите карту
kr-pile-choose = Ваш сброс: выберите карту
kr-seen = известна противнику
kr-dear = не хватает мощности
kr-card-not-now = сейчас не сыграть
kr-choose-card =
    { $decision ->
        [bottom] Выберите карты, которые уйдут под колоду.
       *[other] Выберите карту, чтобы сыграть её.
    }
kr-idea = Что за этим стоит
kr-clear = Отмена
kr-why = Почему нельзя: { $move }?

## Конец

kr-draw = Ничья.
kr-end-deck =
    { $who ->
        [you] Ваш ход начался, когда в вашей колоде было меньше двух карт.
       *[other] Ход игрока { $player } начался, когда в колоде было меньше двух карт.
    }
kr-end-limit = Это был последний ход: побеждает бо́льшая колода.
reason-KR-1-2 = Этой карты нет у вас на руке.
reason-KR-1-5 = Эта мера не блокирует такую атаку.
reason-KR-1-6 = События играют в свой ход или при обороне.
reason-KR-1-7 = Этого сейчас не позволяет текст карты.
reason-KR-2-1 = Карты ещё раздаются.
reason-KR-2-2 = Сначала решите, оставить ли стартовую руку.
reason-KR-3-1 = Игра окончена.
reason-KR-3-2 = Берутся карты.
reason-KR-3-4 = В этом ходу уже выложены два актива.
reason-KR-3-5 = На эту карту не хватает вычислительной мощности.
reason-KR-3-6 = В волну идут только ваши развёрнутые средства нападения.
reason-KR-3-7 = Блокирует только развёрнутая мера.
reason-KR-3-8 = Сейчас действуют только незаблокированные атаки.
reason-KR-3-10 = Это свойство или атака сейчас невозможны.
reason-KR-3-14 = Эту карту нельзя выбрать целью.
reason-KR-3-15 = Игра окончена.
reason-KR-3-16 = Не в этой фазе хода.
reason-KR-3-17 = Сначала верните карты в нужном порядке.
