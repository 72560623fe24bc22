### Cyber Shield за столом: события, ходы, вопросы, сети, очки.
### $who — это `you`, когда речь о читателе; $player — имя. У карт на столе номера, как в нотации.

## Имена по идентификатору

card-name =
    { $card ->
        [provider] { card-provider }
        [wireless-router] { card-wireless-router }
        [wired-router] { card-wired-router }
        [desktop] { card-desktop }
        [laptop] { card-laptop }
        [ddos] { card-ddos }
        [pdos] { card-pdos }
        [sniffer] { card-sniffer }
        [trojan] { card-trojan }
        [phishing] { card-phishing }
        [weak-password] { card-weak-password }
        [server] { card-server }
        [firewall] { card-firewall }
        [encryption] { card-encryption }
        [update] { card-update }
        [antivirus] { card-antivirus }
        [wrong-rules] { card-wrong-rules }
        [power-outage] { card-power-outage }
        [training] { card-training }
        [bad-encryption] { card-bad-encryption }
        [old-antivirus] { card-old-antivirus }
        [forgotten-update] { card-forgotten-update }
        [hardware-failure] { card-hardware-failure }
        [budget] { card-budget }
        [tender] { card-tender }
        [usb-trap] { card-usb-trap }
       *[generator] { card-generator }
    }
card-help =
    { $card ->
        [provider] { card-provider.text }
        [wireless-router] { card-wireless-router.text }
        [wired-router] { card-wired-router.text }
        [desktop] { card-desktop.text }
        [laptop] { card-laptop.text }
        [ddos] { card-ddos.text }
        [pdos] { card-pdos.text }
        [sniffer] { card-sniffer.text }
        [trojan] { card-trojan.text }
        [phishing] { card-phishing.text }
        [weak-password] { card-weak-password.text }
        [server] { card-server.text }
        [firewall] { card-firewall.text }
        [encryption] { card-encryption.text }
        [update] { card-update.text }
        [antivirus] { card-antivirus.text }
        [wrong-rules] { card-wrong-rules.text }
        [power-outage] { card-power-outage.text }
        [training] { card-training.text }
        [bad-encryption] { card-bad-encryption.text }
        [old-antivirus] { card-old-antivirus.text }
        [forgotten-update] { card-forgotten-update.text }
        [hardware-failure] { card-hardware-failure.text }
        [budget] { card-budget.text }
        [tender] { card-tender.text }
        [usb-trap] { card-usb-trap.text }
       *[generator] { card-generator.text }
    }
spot-title =
    { $at ->
        [wireless-router] { card-wireless-router }
        [wired-router] { card-wired-router }
        [desktop] { card-desktop }
        [laptop] { card-laptop }
        [server] { card-server }
       *[provider] { card-provider }
    }
part-name =
    { $part ->
        [firewall] { card-firewall }
        [encryption] { card-encryption }
        [update] { card-update }
        [antivirus] { card-antivirus }
       *[generator] { card-generator }
    }
symbol-name =
    { $symbol ->
        [uplink] { symbol-uplink }
        [cable] { symbol-cable }
       *[radio] { symbol-radio }
    }
card-times =
    { $count ->
        [1] «{ card-name }»
       *[other] «{ card-name }» ×{ $count }
    }
# $whose: you, opponent, other (тогда $holder — имя); $slot: номер карты на своей стороне
place-name =
    { $whose ->
        [you] «{ spot-title } { $slot }» (ваша)
        [opponent] «{ spot-title } { $slot }» (соперника)
       *[other] «{ spot-title } { $slot }» ({ $holder })
    }
state-name =
    { $state ->
        [connected] подключена
        [cut] не подключена
        [turned] отключена
       *[disrupted] выведена из строя
    }
step-name =
    { $step ->
        [1] шаг 1, перестройка
        [2] шаг 2, взятие карт
        [3] шаг 3, розыгрыш карт
        [4] шаг 4, сброс
       *[0] до первого хода
    }
# Что объявлено. $joins (text): номера карт на столе
announced-name =
    { $announced ->
        [card] «{ card-name }»
        [joined] «{ card-name }», соединена с: { $joins }
        [on] «{ card-name }», цель — { place-name }
        [generator] «{ card-name }», цель — Электрогенератор карты { place-name }
        [cancel] «{ card-name }», отмена атаки
        [arrange] перестройка Оборудования
        [restore] восстановление карты { place-name }
        [restore-part] восстановление карты «{ part-name }» на карте { place-name }
        [pay] Жетон бюджета за восстановление карты { place-name }
        [pay-part] Жетон бюджета за восстановление карты «{ part-name }» на карте { place-name }
        [scrap] сброс карты { place-name } со всем, что на ней
        [scrap-generator] сброс Электрогенератора с карты { place-name }
       *[buy] Жетон бюджета за ещё один розыгрыш
    }

## События

event-starter =
    { $who ->
        [you]
            { $coin ->
                [yes] Монета решила: начинаете вы
               *[no] Начинаете вы
            }
       *[other]
            { $coin ->
                [yes] Монета решила: начинает { $player }
               *[no] Начинает { $player }
            }
    }
event-dealt =
    { $who ->
        [you] Вам сдано: { card-times }
       *[other] Игроку { $player } сдано: { card-times }
    }
event-dealt-hidden =
    { $count ->
        [one] Игроку { $player } сдана { $count } карта
        [few] Игроку { $player } сданы { $count } карты
        [many] Игроку { $player } сдано { $count } карт
       *[other] Игроку { $player } сдано { $count } карты
    }
event-kept =
    { $who ->
        [you] Вы оставляете стартовую руку
       *[other] { $player } оставляет стартовую руку
    }
event-shuffled-back =
    { $who ->
        [you] Вы возвращаете карты в колоду, тасуете и берёте новые
       *[other] { $player } возвращает карты в колоду, тасует и берёт новые
    }
event-turn =
    { $who ->
        [you] Ваш ход { $turn }
       *[other] Ход { $turn } игрока { $player }
    }
event-lifted =
    { $who ->
        [you] Вы отсоединяете карту { place-name }
       *[other] { $player } отсоединяет карту { place-name }
    }
# $other (number): карта, с которой она будет соединена
event-planned =
    { $who ->
        [you] Вы соединяете карту { place-name } с картой { $other } ({ symbol-name })
       *[other] { $player } соединяет карту { place-name } с картой { $other } ({ symbol-name })
    }
event-planned-new =
    { $who ->
        [you] Вы соединяете новую карту с картой { place-name } ({ symbol-name })
       *[other] { $player } соединяет новую карту с картой { place-name } ({ symbol-name })
    }
event-drew =
    { $who ->
        [you] Вы берёте: { card-times }
       *[other] { $player } берёт: { card-times }
    }
event-drew-hidden =
    { $count ->
        [one] { $player } берёт { $count } карту
        [few] { $player } берёт { $count } карты
        [many] { $player } берёт { $count } карт
       *[other] { $player } берёт { $count } карты
    }
event-took-top =
    { $who ->
        [you] Вы берёте из сброса карту «{ card-name }»
       *[other] { $player } берёт из сброса карту «{ card-name }»
    }
event-announced =
    { $who ->
        [you] Вы объявляете: { announced-name }
       *[other] { $player } объявляет: { announced-name }
    }
event-failed =
    { $who ->
        [you] Ваша карта «{ card-name }» не действует
       *[other] Карта «{ card-name }» игрока { $player } не действует
    }
event-cancelled =
    { $who ->
        [you] Ваша карта «{ card-name }» отменена
       *[other] Карта «{ card-name }» игрока { $player } отменена
    }
event-placed =
    { $joined ->
        [no] В игре: { place-name }, без соединений
       *[yes] В игре: { place-name }, соединена с: { $joins }
    }
event-attached = Карта «{ card-name }» прикреплена к карте { place-name }
event-attached-generator = Карта «{ card-name }» прикреплена к Электрогенератору карты { place-name }
event-disrupted =
    { $part ->
        [none] Выведена из строя карта { place-name }
       *[other] Выведена из строя карта «{ part-name }» на карте { place-name }
    }
event-mended =
    { $part ->
        [none] Восстановлена карта { place-name }
       *[other] Восстановлена карта «{ part-name }» на карте { place-name }
    }
# $places (text): номера карт на столе
event-turned-aside =
    { $who ->
        [you] Отключены ваши карты: { $places }
       *[other] Отключены карты игрока { $player }: { $places }
    }
event-rearranged =
    { $who ->
        [you] Ваше Оборудование перестроено
       *[other] Оборудование игрока { $player } перестроено
    }
event-turned-up =
    { $who ->
        [you] Развёрнуты ваши карты: { $places }
       *[other] Развёрнуты карты игрока { $player }: { $places }
    }
event-removed =
    { $who ->
        [you] Карта «{ card-name }» уходит со стола в ваш сброс
       *[other] Карта «{ card-name }» уходит со стола в сброс игрока { $player }
    }
event-tokens =
    { $who ->
        [you]
            { $count ->
                [one] Вы получаете { $count } Жетон бюджета
                [few] Вы получаете { $count } Жетона бюджета
                [many] Вы получаете { $count } Жетонов бюджета
               *[other] Вы получаете { $count } Жетона бюджета
            }
       *[other]
            { $count ->
                [one] { $player } получает { $count } Жетон бюджета
                [few] { $player } получает { $count } Жетона бюджета
                [many] { $player } получает { $count } Жетонов бюджета
               *[other] { $player } получает { $count } Жетона бюджета
            }
    }
event-more-plays =
    { $who ->
        [you] Вы можете сыграть ещё одну карту. Осталось розыгрышей: { $count }
       *[other] { $player } может сыграть ещё одну карту. Осталось розыгрышей: { $count }
    }
event-looked =
    { $who ->
        [you] Вы смотрите: { card-times }
       *[other] { $player } смотрит: { card-times }
    }
event-looked-hidden =
    { $count ->
        [one] { $player } смотрит сверху колоды { $count } карту
        [few] { $player } смотрит сверху колоды { $count } карты
        [many] { $player } смотрит сверху колоды { $count } карт
       *[other] { $player } смотрит сверху колоды { $count } карты
    }
event-took-shown =
    { $who ->
        [you] Вы показываете и берёте карту «{ card-name }»
       *[other] { $player } показывает и берёт карту «{ card-name }»
    }
event-took-none =
    { $who ->
        [you] Вы не берёте ни одной из них
       *[other] { $player } не берёт ни одной из них
    }
event-under =
    { $who ->
        [you] Вы кладёте под колоду: { card-times }
       *[other] { $player } кладёт под колоду: { card-times }
    }
event-under-hidden =
    { $count ->
        [one] { $player } кладёт под колоду { $count } карту
        [few] { $player } кладёт под колоду { $count } карты
        [many] { $player } кладёт под колоду { $count } карт
       *[other] { $player } кладёт под колоду { $count } карты
    }
event-discarded =
    { $who ->
        [you] Вы сбрасываете карту «{ card-name }»
       *[other] { $player } сбрасывает карту «{ card-name }»
    }
event-discarded-random =
    { $who ->
        [you] Вы теряете случайную карту: «{ card-name }»
       *[other] { $player } теряет случайную карту: «{ card-name }»
    }
# $points, $before (text)
event-scored =
    { $who ->
        [you] Ваши очки: { $before } → { $points }
       *[other] Очки игрока { $player }: { $before } → { $points }
    }
event-turn-ended =
    { $who ->
        [you] Вы заканчиваете ход
       *[other] { $player } заканчивает ход
    }
event-ended =
    { $why ->
        [ten] Игра окончена: набрано десять очков
        [minus] Игра окончена: счёт дошёл до минус десяти
        [deck] Игра окончена: нужно взять карту, а её нет
       *[limit] Игра окончена: это был последний ход
    }
event-final =
    { $who ->
        [you] Ваши очки в конце: { $points }
       *[other] Очки игрока { $player } в конце: { $points }
    }
event-winner =
    { $who ->
        [you] Вы победили
       *[other] Победитель: { $player }
    }
event-draw = Ничья

## Вопросы

ask-mulligan = Оставить эту руку или один раз заменить её семью новыми картами?
ask-arrange = Шаг 1: перестройте Оборудование или продолжайте
ask-join = Соедините карту { place-name } с другой картой
ask-join-new = Соедините карту «{ card-name }» с другой картой
ask-drawing =
    { $draw ->
        [yes] Шаг 2: возьмите две карты или верхнюю карту сброса
       *[no] Шаг 2: в колоде меньше двух карт; возьмите верхнюю карту сброса
    }
ask-plays =
    { $count ->
        [0] Шаг 3: розыгрышей не осталось (события и карты «Всегда» бесплатны)
        [one] Шаг 3: играйте карты. Остался { $count } розыгрыш (события и карты «Всегда» бесплатны)
        [few] Шаг 3: играйте карты. Осталось { $count } розыгрыша (события и карты «Всегда» бесплатны)
        [many] Шаг 3: играйте карты. Осталось { $count } розыгрышей (события и карты «Всегда» бесплатны)
       *[other] Шаг 3: играйте карты. Осталось { $count } розыгрыша (события и карты «Всегда» бесплатны)
    }
ask-excess =
    { $count ->
        [one] Шаг 4: на руке остаётся семь карт; сбросьте { $count } карту
        [few] Шаг 4: на руке остаётся семь карт; сбросьте { $count } карты
        [many] Шаг 4: на руке остаётся семь карт; сбросьте { $count } карт
       *[other] Шаг 4: на руке остаётся семь карт; сбросьте { $count } карты
    }
ask-answer = { $player } объявляет: { announced-name }. Ответить?
ask-window = { $player }: закончен { step-name }. Сыграть что-нибудь?
ask-tender = Возьмите одну карту Оборудования или ни одной
ask-under =
    { $count ->
        [one] Положите под колоду последнюю карту
        [few] Положите под колоду { $count } карты; последняя ляжет в самый низ
        [many] Положите под колоду { $count } карт; последняя ляжет в самый низ
       *[other] Положите под колоду { $count } карты; последняя ляжет в самый низ
    }
ask-chance = Открывается карта
ask-over = Игра окончена

## Ходы

move-pass =
    { $decision ->
        [answer] не отвечать
        [window] ничего не играть
       *[tender] не брать
    }
move-done =
    { $decision ->
        [arrange] продолжить без изменений
        [changed] подтвердить перестройку
        [join] соединений достаточно
       *[join-new] соединений достаточно
    }
move-end =
    { $count ->
        [0] закончить шаг
        [one] закончить шаг, потом сбросить { $count } карту
        [few] закончить шаг, потом сбросить { $count } карты
        [many] закончить шаг, потом сбросить { $count } карт
       *[other] закончить шаг, потом сбросить { $count } карты
    }
move-keep = оставить руку
move-again = заменить руку: семь новых карт
move-draw = взять две карты
move-take = взять из сброса карту «{ card-name }»
move-shift = отсоединить и заново соединить карту { place-name }
    .label = перестроить
move-join = соединить с картой { place-name } ({ symbol-name })
    .label =
        { $outcome ->
            [mine] вам { $mine }
            [theirs] сопернику { $theirs }
            [both] вам { $mine }, ему { $theirs }
            [wins] победа
            [connects] подключит
           *[cut] без связи
        }
move-announced = { announced-name }
    .label =
        { $outcome ->
            [mine] вам { $mine }
            [theirs] сопернику { $theirs }
            [both] вам { $mine }, ему { $theirs }
            [wins] победа
            [joins] соединить
            [cut] без связи
            [cancels] отменит
            [discards] −{ $count } карта
            [opens] снимет защиту
            [protects] защитит
            [disrupts] выведет из строя
            [tokens] Жетоны: +{ $count }
            [looks] посмотреть { $count }
            [restores] восстановит
            [buys] +1 розыгрыш
           *[attacks] атакует
        }
move-discard = сбросить карту «{ card-name }»
move-choose = показать и взять карту «{ card-name }»
move-under = положить под колоду карту «{ card-name }»

## Стол

table-goal = 10 очков — победа, −10 — поражение
table-points = Очки
# как читать ответы, данные коротко
table-hint = Число после > — карта на столе. Подробнее: why и номер
table-legend =
    { $sign ->
        [connected] подключена
        [cut] не подключена
        [turned] отключена
        [disrupted] выведена из строя
        [attached] прикреплена
        [attack] атака на неё
        [ring] соединена ещё с
        [uplink] магистраль
        [cable] кабель
        [radio] радио
       *[mark] реконструкция, не как напечатано
    }
table-free = свободно
table-empty = нет Оборудования
table-planned = Очки по плану
table-waiting = Объявлено, ближайшее — первым
table-known = Известно на руке
table-looked = Вы смотрите
table-under = Под вашей колодой, сверху вниз
table-bounds = { $win } — победа, { $lose } — поражение
table-hand-size = рука { $count }
table-deck-size = колода { $count }
table-discards = сброс { $count }
table-top = сверху: { card-name }
table-tokens = Жетоны { $count }
table-open = следующая атака минует защиты
fact-turn = Ход { $turn } (не больше { $limit })
fact-active =
    { $who ->
        [you] Ваш ход, { step-name }
       *[other] Ход игрока { $player }, { step-name }
    }
fact-plays = Осталось розыгрышей: { $count }
# $points, $win, $lose (text)
fact-score =
    { $who ->
        [you] Ваши очки: { $points }; { table-bounds }
       *[other] Очки игрока { $player }: { $points }; { table-bounds }
    }
fact-piles =
    { $who ->
        [you] Вы: карт на руке { $hand }, в колоде { $deck }, в сбросе { $discards }
       *[other] { $player }: карт на руке { $hand }, в колоде { $deck }, в сбросе { $discards }
    }
fact-top =
    { $who ->
        [you] Сверху вашего сброса: «{ card-name }»
       *[other] Сверху сброса игрока { $player }: «{ card-name }»
    }
fact-tokens =
    { $who ->
        [you] Ваши Жетоны бюджета: { $count }
       *[other] Жетоны бюджета игрока { $player }: { $count }
    }
fact-known =
    { $who ->
        [you] У вас на руке { card-times }, и соперник это знает
       *[other] Известно, что на руке у игрока { $player }: { card-times }
    }
fact-empty =
    { $who ->
        [you] У вас на столе нет Оборудования
       *[other] У игрока { $player } на столе нет Оборудования
    }
# $joins, $free, $points (text)
fact-spot = Карта { place-name }: { state-name }. Очки: { $points }. Соединена с картами: { $joins }. Свободные знаки: { $free }
fact-attached =
    { $state ->
        [broken] На карте { place-name }: «{ card-name }», выведена из строя. Сколько: { $count }. Очки: { $points }
        [attack] На карте { place-name }: атака «{ card-name }». Сколько: { $count }. Очки: { $points }
        [hit] На Электрогенераторе карты { place-name }: атака «{ card-name }». Сколько: { $count }. Очки: { $points }
       *[works] На карте { place-name }: «{ card-name }». Сколько: { $count }. Очки: { $points }
    }
fact-open = Карта { place-name }: следующая атака на неё минует её защиты
fact-planned =
    { $who ->
        [you] По вашему плану у вас будет очков: { $points }. План:
       *[other] По плану игрока { $player } будет очков: { $points }. План:
    }
fact-plan-joint = Карта { $slot } соединена с картами: { $joins }
fact-waiting =
    { $who ->
        [you] Объявлено вами, подействует по счёту { $number }: { announced-name }
       *[other] Объявлено игроком { $player }, подействует по счёту { $number }: { announced-name }
    }
fact-joining = Карта «{ card-name }» будет соединена с: { $joins }
fact-looked = Вы смотрите карту «{ card-name }»
fact-under = Под вашей колодой, { $number } сверху: «{ card-name }»
fact-hand =
    { $count ->
        [one] Ваша рука: { $count } карта
        [few] Ваша рука: { $count } карты
        [many] Ваша рука: { $count } карт
       *[other] Ваша рука: { $count } карты
    }
# $free: yes, если не тратит розыгрыша; $points (text)
fact-card = На руке: «{ card-name }»{ $mark } ×{ $count }, очки { $points }{ card-free }: { card-short }
fact-card-help = На руке: «{ card-name }»{ $mark } ×{ $count }, очки { $points }{ card-free }. { card-help }
card-free =
    { $free ->
        [yes] , бесплатно
       *[no] { "" }
    }
hand-free = бесплатно
score-total =
    { $who ->
        [you] Ваши очки: { $points } [CS-2.5]
       *[other] Очки игрока { $player }: { $points } [CS-2.5]
    }
# $points (text), $count: сколько таких карт
score-reason =
    { $state ->
        [connected] { $points }: карта { place-name } подключена
        [cut] { $points }: карта { place-name } не подключена
        [turned] { $points }: карта { place-name } отключена
        [disrupted] { $points }: карта { place-name } выведена из строя
        [works] { $points }: { card-times } на карте { place-name }
        [idle] { $points }: { card-times } на карте { place-name }, которая не подключена
        [lasting] { $points }: { card-times } на карте { place-name }, подключена она или нет
        [broken] { $points }: { card-times } на карте { place-name }, выведено из строя
        [hit] { $points }: { card-times } на Электрогенераторе карты { place-name }
       *[gain] { $points }: { card-times }, атака на карту { place-name }
    }
possible-head = Составы колод открыты. У игрока { $player } на руке или в колоде ещё есть (на руке { $hand }, в колоде { $deck }):
possible-card = «{ card-name }»: { $count }
card-short =
    { $card ->
        [provider] ваш путь в Интернет
        [wireless-router] соединяет карты по радио
        [wired-router] соединяет карты кабелем
        [desktop] приносит очко, пока подключён
        [laptop] соединяется кабелем или по радио
        [ddos] выводит из строя на ход; держит Межсетевой экран
        [pdos] выводит из строя насовсем; держит Обновление
        [sniffer] на Беспроводную карту: вам 1 очко; держит Шифрование
        [trojan] на Компьютер или Сервер; держит Антивирус
        [phishing] на Компьютер: хозяин теряет случайную карту
        [weak-password] ваша следующая атака там минует защиты
        [server] приносит два очка, пока подключён
        [firewall] на Маршрутизатор: держит Распределённую атаку
        [encryption] на Беспроводную карту или Сервер: против сниффера
        [update] на Компьютер, Сервер или Маршрутизатор, в любой момент
        [antivirus] на Компьютер или Сервер: против Троянского коня и флешки
        [wrong-rules] выводит из строя чужой Межсетевой экран
        [power-outage] отключает чужое Оборудование без генератора
        [training] отменяет или сбрасывает Фишинг, Слабый пароль, Ловушку
        [bad-encryption] выводит из строя чужое Шифрование
        [old-antivirus] выводит из строя чужой Антивирус
        [forgotten-update] выводит из строя чужое Обновление
        [hardware-failure] выводит из строя чужое Оборудование, не Провайдера
        [budget] два Жетона бюджета: розыгрыш или восстановление
        [tender] посмотреть пять карт, взять одну Оборудования
        [usb-trap] на Компьютер, подключён он или нет; держит Антивирус
       *[generator] на Провайдера или Маршрутизатор: от отключения тока
    }

deck-basic = Базовая колода
deck-attacker = Колода атакующего
deck-builder = Колода строителя

## После партии

story-points = Очки
