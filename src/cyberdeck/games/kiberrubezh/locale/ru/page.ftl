### Киберрубеж в браузере: что говорит нарисованный стол сверх table.ftl.

## Ход

kr-turn-of =
    { $who ->
        [you] Ваш ход
       *[other] Ходит { $player }
    }
kr-turn = ход { $turn } из { $limit }
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
kr-lasts-why = Каждый ход берут две карты; атаки сокращают этот срок. Кто начинает ход, когда в его колоде меньше двух карт, проиграл.
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
kr-none = Здесь нет карт.
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
        [you] Что у вас ещё есть
       *[other] Что ещё есть: { $player }
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
        [you] Ваша сторона стола
       *[other] Сторона стола: { $player }
    }
kr-zone-empty = нет
kr-hint = Выберите карту на столе, чтобы прочитать о ней всё.
kr-hint-attack = Выбирайте средства нападения для волны, сколько хотите. Ничего не отправляется, пока вы не подтвердите.
kr-hint-block = Выберите меру, потом подсвеченную атаку; или атаку, чтобы увидеть, чем её можно блокировать. Ничего не отправляется, пока вы не подтвердите.
kr-hint-object = Выберите одну из подсвеченных карт.
kr-idle = Вопрос к вам, но ответ возможен только один: игра сейчас продолжится сама.
kr-choose-attack = { $card }: теперь выберите подсвеченную атаку.
kr-may-choose = можно выбрать
kr-close = Закрыть

## Волны и блоки

kr-wave = Волна
kr-wave-planned = Ваша волна, ещё не отправлена
kr-stage-naming = волну называют
kr-stage-react = события и свойства до блоков
kr-stage-block = блоки
kr-stage-last = события после блоков
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
        [one] выбрана, ещё не отправлена
        [few] выбрано { $count }, ещё не отправлены
        [many] выбрано { $count }, ещё не отправлены
       *[other] выбрано { $count }, ещё не отправлены
    }
kr-planned-block = блокировать будет: { $measure }
kr-blocks-used = выбрано блоков: { $used } из { $count }
kr-take-back = Взять назад: { $card }
kr-take-back-all = Взять назад всё
kr-declare =
    { $count ->
        [one] Начать волну: { $count } атака
        [few] Начать волну: { $count } атаки
        [many] Начать волну: { $count } атак
       *[other] Начать волну: { $count } атаки
    }
kr-send-blocks =
    { $count ->
        [one] Блокировать: { $count } блок, и всё
        [few] Блокировать: { $count } блока, и всё
        [many] Блокировать: { $count } блоков, и всё
       *[other] Блокировать: { $count } блока, и всё
    }
kr-block-with = Блокировать, чем: { $card }
kr-stopped = Не всё удалось отправить: теперь вопрос уже другой. Не отправлено: { $moves }

## Рука и ответы

kr-moves = Ваши ответы
kr-hand = Ваша рука
kr-hand-of = Рука: { $player }
kr-hand-seen = Рука ({ $player }): выберите карту
kr-pile-choose = Ваш сброс: выберите карту
kr-seen = другой игрок знает о ней
kr-dear = сейчас не хватает мощности
kr-card-not-now = сейчас сыграть нельзя
kr-choose-card =
    { $decision ->
        [bottom] Выберите карты, которые уйдут под колоду.
       *[other] Выберите карту, потом сыграйте её.
    }
kr-idea = Что за этим стоит
kr-clear = Положить обратно
kr-why = Почему нельзя { $move }?

## Конец

kr-draw = Ничья.
kr-end-deck =
    { $who ->
        [you] Ваш ход начался, когда в вашей колоде было меньше двух карт.
       *[other] Ход игрока { $player } начался, когда в колоде было меньше двух карт.
    }
kr-end-limit = Последний ход позади: побеждает бо́льшая колода.
