### Киберрубеж в браузере: что говорит живой стол сверх table.ftl.

kr-phases = Фазы хода
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
kr-pile =
    { $count ->
        [0] сброс: пусто
        [one] сброс: { $count } карта
        [few] сброс: { $count } карты
        [many] сброс: { $count } карт
       *[other] сброс: { $count } карты
    }
kr-none = Пусто
kr-hand-size =
    { $count ->
        [one] на руке { $count } карта
        [few] на руке { $count } карты
        [many] на руке { $count } карт
       *[other] на руке { $count } карты
    }
# $kind: defence или attack
kr-power =
    { $missing ->
        [0] { power-kind }: нужно { $needed } из { $given }, свободно { $free }
       *[other] { power-kind }: нужно { $needed }, есть { $given }, не хватает { $missing }
    }
kr-table-of =
    { $who ->
        [you] Ваша сторона
       *[other] Сторона игрока { $player }
    }
kr-wave = Волна
kr-end-deck =
    { $who ->
        [you] Ваш ход начался, когда в вашей колоде было меньше двух карт.
       *[other] Ход игрока { $player } начался, когда в колоде было меньше двух карт.
    }
kr-end-limit = Это был последний ход: побеждает тот, у кого колода больше.

kr-status =
    { $who ->
        [you] Ход { $turn } · вы: { kr-status-phase }
       *[other] Ход { $turn } · { $player }: { kr-status-phase }
    }
kr-status-phase =
    { $phase ->
        [draw] взятие карт
        [assets] активы
        [deployment] развёртывание
        [attack] атака
       *[end] конец хода
    }
kr-status-start = До первого хода
kr-phase-short =
    { $phase ->
        [draw] Карты
        [assets] Активы
        [deployment] Меры
        [attack] Атака
       *[end] Конец
    }
kr-left = карт осталось
kr-fell = −{ $count } за ход
# $same: yes, если $least и $most равны; upto, если $least — 0; none, если оба 0
kr-loss =
    { $same ->
        [none] 0
        [yes] −{ $most }
        [upto] до −{ $most }
       *[no] от −{ $least } до −{ $most }
    }
kr-free = своб.
kr-power-of =
    { $kind ->
        [defence] Защита: { $needed } из { $given }
       *[attack] Атака: { $needed } из { $given }
    }
kr-any-attack = Любая атака

## Волна

kr-add-first = Выберите средства нападения
kr-add-more = Добавить ещё атаку
kr-ask-wave =
    { $count ->
        [one] Добавьте ещё атаку или начинайте волну
        [few] { $count } атаки. Добавьте ещё или начинайте волну
        [many] { $count } атак. Добавьте ещё или начинайте волну
       *[other] { $count } атаки. Добавьте ещё или начинайте волну
    }
# $count: сколько блоков осталось у этой меры
kr-ask-block =
    { $count ->
        [0] Блокируйте ещё или закончите
        [one] «{ card-name }» может блокировать ещё { $count } атаку
        [few] «{ card-name }» может блокировать ещё { $count } атаки
        [many] «{ card-name }» может блокировать ещё { $count } атак
       *[other] «{ card-name }» может блокировать ещё { $count } атаки
    }
kr-ask-deploy = Выкладывайте меры защиты и средства нападения
kr-ask-attack = Соберите волну или закончите ход
kr-ask-drop = Выберите карту на своём столе, которую сбросите
kr-discard-own = Сбросить карту…
kr-ask-strike = Без блока: по тексту или две карты с колоды?
# $same: yes, если $least и $most равны; upto, если $least — 0; none, если оба 0
kr-note-wave =
    { $same ->
        [none] Карт на этом не теряют
        [yes] Без блоков в сброс уйдёт карт: { $most }
        [upto] Без блоков в сброс уйдёт карт: до { $most }
       *[no] Без блоков в сброс уйдёт карт: от { $least } до { $most }
    }
kr-note-block =
    { $same ->
        [none] Карты больше не теряются
        [yes] Что пройдёт, отнимет карт: { $most }
        [upto] Что пройдёт, отнимет карт: до { $most }
       *[no] Что пройдёт, отнимет карт: от { $least } до { $most }
    }
kr-launch = Начать волну
kr-launch-count =
    { $count ->
        [one] Начать волну: { $count } атака
        [few] Начать волну: { $count } атаки
        [many] Начать волну: { $count } атак
       *[other] Начать волну: { $count } атаки
    }
kr-block-send = Блоки готовы
kr-withdraw = Взять назад
kr-blocks-it = блокирует
kr-may-block = блокирует: { $count }
kr-lane =
    { $state ->
        [planned] выбрана, ещё не отправлена
        [named] в волне
        [open] не заблокирована
        [partly] заблокирована раз, нужен ещё блок
       *[met] позади
    }
kr-lane-blocked = заблокирована
kr-lane-through = проходит
kr-lane-free = блокировать нечем
kr-lane-needs =
    { $count ->
        [one] нужен { $count } блок
        [few] нужно { $count } блока
        [many] нужно { $count } блоков
       *[other] нужно { $count } блока
    }
# $text: сколько карт отправит текст; $plain: сколько вместо него
kr-lane-loss =
    { $kind ->
        [plain] карт: −{ $plain }
        [both] карт: −{ $text } или −{ $plain }
       *[text] текст или −{ $plain }
    }

## Кнопки

kr-do =
    { $move ->
        [lay] Выложить
        [play] Сыграть
        [bottom] Под колоду
        [drop] Сбросить
        [keep] Оставить руку
        [redeal] Пересдача
        [redeal-free] Бесплатная пересдача
        [declare] Начать волну
        [strike] По тексту
        [mill] Две карты с колоды
        [done-assets] К развёртыванию
        [done-deploy] К атаке
        [done-attack] Закончить ход
        [done-react] Дальше
        [done-block] Пропустить
        [done-block-on] Больше не блокировать
        [done-last] Дальше
       *[done-object] Это всё
    }

## Что можно прочитать

kr-fact-power = Мощность
kr-fact-blocks = Блокирует
kr-fact-takes = Чтобы остановить
kr-fact-lies = Сейчас
kr-fact-now = Мощность сейчас
kr-fact-blockers = Могут блокировать
kr-fact-does = Без блока
kr-fact-instead = Или вместо этого
kr-fact-rarity = Редкость
kr-fact-gone = Вне игры
kr-fact-lasts = Запас
kr-fact-known = Известно на руке
kr-fact-tops = Сверху
kr-fact-bottoms = Положены под колоду
kr-fact-rest = На руке или в колоде (списки колод открыты)

## Поворотные моменты

kr-drama-through = Волна прорвалась
kr-drama-through-text =
    { $count ->
        [one] «{ card-name }» проходит
        [few] Проходят { $count } атаки
        [many] Проходят { $count } атак
       *[other] Проходят { $count } атаки
    }
kr-drama-last = Последние карты
kr-drama-last-text =
    { $who ->
        [you] Карт в вашей колоде: { $count }
       *[other] Карт в колоде ({ $player }): { $count }
    }

## Why not

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
