### Киберрубеж за столом: события, ходы, вопросы, зоны, мощность, волна.
### $who равно `you`, когда речь о читающем; $player — имя. Карты, категории и шаги даны своими id.

## Имена по id

card-name =
    { $card ->
        [laptop] { card-laptop }
        [workstation] { card-workstation }
        [test-bench] { card-test-bench }
        [tablet] { card-tablet }
        [smartphone] { card-smartphone }
        [server] { card-server }
        [c2-server] { card-c2-server }
        [virtualisation-host] { card-virtualisation-host }
        [border-router] { card-border-router }
        [monitoring-console] { card-monitoring-console }
        [backup-storage] { card-backup-storage }
        [cluster] { card-cluster }
        [mail-worm] { card-mail-worm }
        [spy-trojan] { card-spy-trojan }
        [rootkit] { card-rootkit }
        [ransomware] { card-ransomware }
        [syn-flood] { card-syn-flood }
        [amplification] { card-amplification }
        [botnet-flood] { card-botnet-flood }
        [sql-injection] { card-sql-injection }
        [phishing] { card-phishing }
        [lateral-movement] { card-lateral-movement }
        [zero-day] { card-zero-day }
        [apt] { card-apt }
        [acoustic-channel] { card-acoustic-channel }
        [emission-interception] { card-emission-interception }
        [power-line-leakage] { card-power-line-leakage }
        [dictionary-attack] { card-dictionary-attack }
        [key-side-channel] { card-key-side-channel }
        [broken-protocol] { card-broken-protocol }
        [antivirus] { card-antivirus }
        [endpoint-detection] { card-endpoint-detection }
        [sandbox] { card-sandbox }
        [rate-limiter] { card-rate-limiter }
        [scrubbing] { card-scrubbing }
        [firewall] { card-firewall }
        [intrusion-prevention] { card-intrusion-prevention }
        [honeypot] { card-honeypot }
        [noise-generator] { card-noise-generator }
        [shielded-room] { card-shielded-room }
        [encryption] { card-encryption }
        [crypto-gateway] { card-crypto-gateway }
        [security-policy] { card-security-policy }
        [incident-team] { card-incident-team }
        [air-gap] { card-air-gap }
        [emergency-patch] { card-emergency-patch }
        [incident-response] { card-incident-response }
        [recruited-insider] { card-recruited-insider }
        [extra-funding] { card-extra-funding }
        [restore-from-backup] { card-restore-from-backup }
        [power-cut] { card-power-cut }
        [reserve-capacity] { card-reserve-capacity }
        [supply-chain] { card-supply-chain }
       *[joint-exercise] { card-joint-exercise }
    }
card-help =
    { $card ->
        [laptop] { card-laptop.text }
        [workstation] { card-workstation.text }
        [test-bench] { card-test-bench.text }
        [tablet] { card-tablet.text }
        [smartphone] { card-smartphone.text }
        [server] { card-server.text }
        [c2-server] { card-c2-server.text }
        [virtualisation-host] { card-virtualisation-host.text }
        [border-router] { card-border-router.text }
        [monitoring-console] { card-monitoring-console.text }
        [backup-storage] { card-backup-storage.text }
        [cluster] { card-cluster.text }
        [mail-worm] { card-mail-worm.text }
        [spy-trojan] { card-spy-trojan.text }
        [rootkit] { card-rootkit.text }
        [ransomware] { card-ransomware.text }
        [syn-flood] { card-syn-flood.text }
        [amplification] { card-amplification.text }
        [botnet-flood] { card-botnet-flood.text }
        [sql-injection] { card-sql-injection.text }
        [phishing] { card-phishing.text }
        [lateral-movement] { card-lateral-movement.text }
        [zero-day] { card-zero-day.text }
        [apt] { card-apt.text }
        [acoustic-channel] { card-acoustic-channel.text }
        [emission-interception] { card-emission-interception.text }
        [power-line-leakage] { card-power-line-leakage.text }
        [dictionary-attack] { card-dictionary-attack.text }
        [key-side-channel] { card-key-side-channel.text }
        [broken-protocol] { card-broken-protocol.text }
        [antivirus] { card-antivirus.text }
        [endpoint-detection] { card-endpoint-detection.text }
        [sandbox] { card-sandbox.text }
        [rate-limiter] { card-rate-limiter.text }
        [scrubbing] { card-scrubbing.text }
        [firewall] { card-firewall.text }
        [intrusion-prevention] { card-intrusion-prevention.text }
        [honeypot] { card-honeypot.text }
        [noise-generator] { card-noise-generator.text }
        [shielded-room] { card-shielded-room.text }
        [encryption] { card-encryption.text }
        [crypto-gateway] { card-crypto-gateway.text }
        [security-policy] { card-security-policy.text }
        [incident-team] { card-incident-team.text }
        [air-gap] { card-air-gap.text }
        [emergency-patch] { card-emergency-patch.text }
        [incident-response] { card-incident-response.text }
        [recruited-insider] { card-recruited-insider.text }
        [extra-funding] { card-extra-funding.text }
        [restore-from-backup] { card-restore-from-backup.text }
        [power-cut] { card-power-cut.text }
        [reserve-capacity] { card-reserve-capacity.text }
        [supply-chain] { card-supply-chain.text }
       *[joint-exercise] { card-joint-exercise.text }
    }
measure-name =
    { $measure ->
        [antivirus] { card-antivirus }
        [endpoint-detection] { card-endpoint-detection }
        [sandbox] { card-sandbox }
        [rate-limiter] { card-rate-limiter }
        [scrubbing] { card-scrubbing }
        [firewall] { card-firewall }
        [intrusion-prevention] { card-intrusion-prevention }
        [honeypot] { card-honeypot }
        [noise-generator] { card-noise-generator }
        [shielded-room] { card-shielded-room }
        [encryption] { card-encryption }
        [crypto-gateway] { card-crypto-gateway }
        [security-policy] { card-security-policy }
        [incident-team] { card-incident-team }
       *[air-gap] { card-air-gap }
    }
category-name =
    { $category ->
        [malware] { category-malware }
        [denial] { category-denial }
        [intrusion] { category-intrusion }
        [tempest] { category-tempest }
       *[crypto] { category-crypto }
    }
category-second =
    { $second ->
        [malware] { category-malware }
        [denial] { category-denial }
        [intrusion] { category-intrusion }
        [tempest] { category-tempest }
       *[crypto] { category-crypto }
    }
card-times =
    { $count ->
        [1] «{ card-name }»
       *[other] «{ card-name }» ×{ $count }
    }
card-turned = { card-name } (повёрнута)
card-state =
    { $state ->
        [turned] «{ card-name }» (повёрнутую)
       *[upright] «{ card-name }»
    }
cards-n =
    { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
state-name =
    { $state ->
        [upright] развёрнута
        [turned] повёрнута
        [locked] повёрнута и на следующий ход владельца
       *[played] сыграна в этом ходу
    }
zone-name =
    { $zone ->
        [assets] Активы
        [measures] Меры защиты
        [means] Средства нападения
       *[events] События
    }
phase-name =
    { $phase ->
        [draw] взятие карт
        [assets] наращивание активов
        [deployment] развёртывание
        [attack] атака на систему
        [end] конец хода
       *[start] до первого хода
    }
# $defence, $attack (text): что карта даёт или что ей нужно
power-name =
    { $power ->
        [gives] даёт защиты { $defence }, атаки { $attack }
        [defence] нужно защиты { $defence }
        [attack] нужно атаки { $attack }
       *[none] мощность не нужна
    }

## Что делают карты, коротко

# $n: сколько
effect-name =
    { $step ->
        [draw] взять { cards-n }
        [mill] противник сбрасывает с колоды { cards-n }
        [turn-assets] повернуть активы противника, не больше: { $n }
        [lock-assets] повернуть активы противника и на его следующий ход: { $n }
        [turn-measure] повернуть меру противника
        [destroy-asset] уничтожить актив противника
        [destroy-not-basic] уничтожить небазовый актив противника
        [destroy-measure] уничтожить меру противника
        [destroy-turned-measure] уничтожить повёрнутую меру противника
        [destroy-crypto-measure] уничтожить меру противника категории «Криптография»
        [see-hand] посмотреть руку противника
        [discard-seen] сбросить из неё { cards-n }
        [random] противник сбрасывает наугад { cards-n }
        [peek] посмотреть сверху колоды противника { cards-n } и вернуть в любом порядке
        [upright-all] развернуть все свои меры
        [upright-one] развернуть одну свою меру
        [under] положить из своего сброса под колоду { cards-n }
        [power] +{ $n } мощности обоих видов на этот ход
        [ban] меры одной категории не блокируют в этом ходу
        [each] каждый берёт карту, потом сбрасывает с колоды { cards-n }
       *[cancel] отменить атаку волны
    }
effect-none =
    { $step ->
        [draw] брать больше нечего
        [mill] сбрасывать с колоды нечего
        [peek] смотреть нечего
        [see-hand] рука пуста
        [discard-seen] сбрасывать нечего
        [random] рука пуста
       *[other] { effect-name } (сейчас нет)
    }
does-blocks =
    { $n ->
        [one] блокирует { $n } атаку: { category-name }
        [few] блокирует до { $n } атак: { category-name }
        [many] блокирует до { $n } атак: { category-name }
       *[other] блокирует до { $n } атак: { category-name }
    }
does-blocks-two =
    { $n ->
        [one] блокирует { $n } атаку: { category-name }, { category-second }
        [few] блокирует до { $n } атак: { category-name }, { category-second }
        [many] блокирует до { $n } атак: { category-name }, { category-second }
       *[other] блокирует до { $n } атак: { category-name }, { category-second }
    }
does-blocks-any =
    { $n ->
        [one] блокирует { $n } любую атаку
        [few] блокирует до { $n } любых атак
        [many] блокирует до { $n } любых атак
       *[other] блокирует до { $n } любых атак
    }
does-plain = без текста: противник сбрасывает с колоды { cards-n }
does-laid = когда выложена
does-property = если повернуть, когда началась волна
does-flag =
    { $flag ->
        [free-lay] не считается среди двух активов хода
        [comes-turned] входит в игру повёрнутой
        [unique] не больше одной на вашей стороне
        [only-uncategorised] блокируют её только меры без категории
        [stays] остаётся на столе
        [once-upright] блокируя, раз за ход не поворачивается
       *[removed] потом выходит из игры
    }
does-cheapens = вашим мерам этой категории нужно меньше на { $n }: { category-name }
does-needs-blocks =
    { $n ->
        [one] нужен { $n } блок
        [few] нужны { $n } блока
        [many] нужно { $n } блоков
       *[other] нужно { $n } блока
    }
does-blocked-loss =
    { $loss ->
        [mill] если блокировала: из колоды атакующего в сброс { cards-n }
       *[random] если блокировала: атакующий сбрасывает наугад { cards-n }
    }

## События

event-starter =
    { $who ->
        [you] Жребий решил: начинаете вы
       *[other] Жребий решил: начинает { $player }
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
        [you] Вы оставляете свою руку
       *[other] { $player } оставляет свою руку
    }
event-redealt =
    { $who ->
        [you] Пересдача: вы возвращаете карты в колоду, тасуете и берёте новые
       *[other] Пересдача: { $player } возвращает карты в колоду, тасует и берёт новые
    }
event-redealt-free =
    { $who ->
        [you] Бесплатная пересдача: вы показываете руку и берёте новую
       *[other] Бесплатная пересдача: { $player } показывает руку и берёт новую
    }
event-shown-card =
    { $who ->
        [you] Вы показываете: { card-times }
       *[other] { $player } показывает: { card-times }
    }
event-under =
    { $who ->
        [you] Вы кладёте с руки под колоду: { card-times }
       *[other] { $player } кладёт с руки под колоду: { card-times }
    }
event-under-hidden =
    { $count ->
        [one] { $player } кладёт с руки под колоду { $count } карту
        [few] { $player } кладёт с руки под колоду { $count } карты
        [many] { $player } кладёт с руки под колоду { $count } карт
       *[other] { $player } кладёт с руки под колоду { $count } карты
    }
event-put-under =
    { $who ->
        [you] Вы кладёте из сброса под колоду: { card-times }
       *[other] { $player } кладёт из сброса под колоду: { card-times }
    }
event-turn =
    { $who ->
        [you] Ваш ход { $turn }
       *[other] Ход { $turn } игрока { $player }
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
event-all-upright =
    { $who ->
        [you] Ваши повёрнутые карты развёрнуты
       *[other] Повёрнутые карты игрока { $player } развёрнуты
    }
event-phase =
    { $who ->
        [you] Ваша фаза: { phase-name }
       *[other] Фаза игрока { $player }: { phase-name }
    }
event-laid =
    { $who ->
        [you] Вы выкладываете карту «{ card-name }»
       *[other] { $player } выкладывает карту «{ card-name }»
    }
event-played =
    { $who ->
        [you] Вы играете событие «{ card-name }»
       *[other] { $player } играет событие «{ card-name }»
    }
event-used =
    { $who ->
        [you] Вы поворачиваете карту «{ card-name }» и используете её свойство
       *[other] { $player } поворачивает карту «{ card-name }» и использует её свойство
    }
event-dropped =
    { $who ->
        [you] Вы сбрасываете со стола карту «{ card-name }»
       *[other] { $player } сбрасывает со стола карту «{ card-name }»
    }
event-dropped-must =
    { $who ->
        [you] Мощности не хватает: вы сбрасываете со стола карту «{ card-name }»
       *[other] Мощности не хватает: { $player } сбрасывает со стола карту «{ card-name }»
    }
event-named =
    { $who ->
        [you] Вы добавляете в волну карту «{ card-name }»
       *[other] { $player } добавляет в волну карту «{ card-name }»
    }
event-wave =
    { $who ->
        [you] Вы начинаете волну. Атак: { $count }
       *[other] { $player } начинает волну. Атак: { $count }
    }
event-wave-card =
    { $who ->
        [you] В вашей волне: { card-times }
       *[other] В волне игрока { $player }: { card-times }
    }
event-blocked =
    { $who ->
        [you] Вы блокируете атаку «{ card-name }» мерой «{ measure-name }»
       *[other] { $player } блокирует атаку «{ card-name }» мерой «{ measure-name }»
    }
event-blocked-half =
    { $who ->
        [you] Вы блокируете атаку «{ card-name }» мерой «{ measure-name }»; нужен ещё один блок
       *[other] { $player } блокирует атаку «{ card-name }» мерой «{ measure-name }»; нужен ещё один блок
    }
event-cancelled =
    { $who ->
        [you] Вы отменяете атаку «{ card-name }»: она считается заблокированной
       *[other] { $player } отменяет атаку «{ card-name }»: она считается заблокированной
    }
event-banned =
    { $who ->
        [you] Вы называете категорию, меры которой не могут блокировать в этом ходу: { category-name }
       *[other] { $player } называет категорию, меры которой не могут блокировать в этом ходу: { category-name }
    }
event-struck =
    { $who ->
        [you] Ваша атака «{ card-name }» прорвалась
       *[other] Атака «{ card-name }» игрока { $player } прорвалась
    }
event-struck-plain =
    { $who ->
        [you] Ваша атака «{ card-name }» прорвалась: две карты с колоды в сброс
       *[other] Атака «{ card-name }» игрока { $player } прорвалась: две карты с колоды в сброс
    }
event-milled =
    { $who ->
        [you] Из вашей колоды в сброс: { card-times }
       *[other] Из колоды игрока { $player } в сброс: { card-times }
    }
event-turned =
    { $who ->
        [you] Ваша карта «{ card-name }» повёрнута
       *[other] Карта «{ card-name }» игрока { $player } повёрнута
    }
event-turned-stays =
    { $who ->
        [you] Ваша карта «{ card-name }» повёрнута и останется так на ваш следующий ход
       *[other] Карта «{ card-name }» игрока { $player } повёрнута и останется так на следующий ход владельца
    }
event-turned-must =
    { $who ->
        [you] Мощности не хватает: вы поворачиваете карту «{ card-name }»
       *[other] Мощности не хватает: { $player } поворачивает карту «{ card-name }»
    }
event-upright =
    { $who ->
        [you] У вас развёрнуто: { card-times }
       *[other] У игрока { $player } развёрнуто: { card-times }
    }
event-destroyed =
    { $who ->
        [you] Ваша карта «{ card-name }» уничтожена
       *[other] Карта «{ card-name }» игрока { $player } уничтожена
    }
event-hand =
    { $who ->
        [you] Противник смотрит вашу руку. Карт: { $count }
       *[other] Открыта рука игрока { $player }. Карт: { $count }
    }
event-hand-card =
    { $who ->
        [you] У вас на руке: { card-times }
       *[other] На руке у игрока { $player }: { card-times }
    }
event-discarded =
    { $who ->
        [you] Вам приходится сбросить карту «{ card-name }»
       *[other] Игроку { $player } приходится сбросить карту «{ card-name }»
    }
event-lost =
    { $who ->
        [you] Вы сбрасываете случайную карту: «{ card-name }»
       *[other] { $player } сбрасывает случайную карту: «{ card-name }»
    }
event-peeked =
    { $who ->
        [you] Сверху вашей колоды: { card-times }
       *[other] Сверху колоды игрока { $player }: { card-times }
    }
event-peeked-hidden =
    { $who ->
        [you]
            { $count ->
                [one] Противник смотрит верхнюю карту вашей колоды
                [few] Противник смотрит { $count } верхние карты вашей колоды
                [many] Противник смотрит { $count } верхних карт вашей колоды
               *[other] Противник смотрит { $count } верхней карты вашей колоды
            }
       *[other] Просмотрен верх колоды игрока { $player }. Карт: { $count }
    }
event-ordered =
    { $who ->
        [you] Обратно на вашу колоду, следующая сверху: «{ card-name }»
       *[other] Обратно на колоду игрока { $player }, следующая сверху: «{ card-name }»
    }
event-ordered-hidden =
    { $who ->
        [you] Карты возвращены на вашу колоду в новом порядке
       *[other] Карты возвращены на колоду игрока { $player } в новом порядке
    }
event-power =
    { $who ->
        [you] Вы получаете +{ $count } мощности обоих видов до конца хода
       *[other] { $player } получает +{ $count } мощности обоих видов до конца хода
    }
event-nothing =
    { $who ->
        [you] Для этого эффекта вашей карты «{ card-name }» нет цели
       *[other] Для этого эффекта карты «{ card-name }» игрока { $player } нет цели
    }
event-turn-ended =
    { $who ->
        [you] Вы заканчиваете ход
       *[other] { $player } заканчивает ход
    }
event-ended =
    { $why ->
        [deck] Игра окончена: ход начинается, а в колоде меньше двух карт
       *[limit] Игра окончена: это был последний ход, побеждает тот, у кого колода больше
    }
event-final =
    { $who ->
        [you] Карт осталось в вашей колоде: { $count }
       *[other] Карт осталось в колоде игрока { $player }: { $count }
    }
event-winner =
    { $who ->
        [you] Вы победили
       *[other] Победитель: { $player }
    }
event-draw = Ничья

## Вопросы

ask-redeal = Оставить эту руку? Пересдач осталось: { $count }
ask-bottom =
    { $count ->
        [one] Положите с руки под колоду { $count } карту
        [few] Положите с руки под колоду { $count } карты; последняя ляжет в самый низ
        [many] Положите с руки под колоду { $count } карт; последняя ляжет в самый низ
       *[other] Положите с руки под колоду { $count } карты; последняя ляжет в самый низ
    }
ask-assets =
    { $count ->
        [0] Наращивание активов: два уже выложены, продолжайте
        [one] Наращивание активов: можно выложить ещё { $count }
        [few] Наращивание активов: можно выложить до { $count }
        [many] Наращивание активов: можно выложить до { $count }
       *[other] Наращивание активов: можно выложить до { $count }
    }
ask-deploy = Развёртывание: выкладывайте меры защиты и средства нападения. Свободно: защита { $defence }, атака { $attack }
ask-attack = Атака: соберите волну или закончите ход
ask-wave = Атак в волне: { $count }. Добавьте ещё или начните волну
ask-react = { $player } атакует (атак: { $count }). Сыграть события или свойства до блокирования?
ask-block = Оборона: не заблокировано атак — { $count }. Выберите меры
ask-block-on =
    { $count ->
        [one] Мера «{ card-name }» может заблокировать ещё { $count } атаку. Какую?
        [few] Мера «{ card-name }» может заблокировать ещё { $count } атаки. Какие?
        [many] Мера «{ card-name }» может заблокировать ещё { $count } атак. Какие?
       *[other] Мера «{ card-name }» может заблокировать ещё { $count } атаки. Какие?
    }
ask-last = Не заблокировано атак: { $count }. Сыграть события до их действия?
ask-resolve = Незаблокированных атак: { $count }. Какая следующая: по тексту или две карты с колоды в сброс?
ask-object = «{ card-name }»: { ask-step }
ask-step =
    { $step ->
        [turn-assets] какой актив повернуть? Ещё не больше: { $count }
        [lock-assets] какой актив повернуть и на следующий ход владельца? Осталось выбрать: { $count }
        [turn-measure] какую меру повернуть?
        [discard-seen] какую карту руки сбросить?
        [upright-one] какую свою меру развернуть?
        [under] какая карта вашего сброса следующей ляжет под колоду? Осталось выбрать: { $count }
        [cancel] какую атаку отменить?
        [ban] меры какой категории не могут блокировать в этом ходу?
       *[other] какую карту уничтожить?
    }
ask-order = Осталось вернуть карт на колоду: { $count }. Какая следующая сверху?
ask-fit =
    { $short ->
        [defence] Мощности защиты не хватает. Что повернёте?
        [attack] Мощности атаки не хватает. Что повернёте?
       *[both] Не хватает мощности обоих видов. Что повернёте?
    }
ask-trim =
    { $short ->
        [defence] Мощности защиты не хватает на ваши карты. Что сбросите?
        [attack] Мощности атаки не хватает на ваши карты. Что сбросите?
       *[both] На ваши карты не хватает мощности обоих видов. Что сбросите?
    }
ask-chance = Открываются карты
ask-over = Игра окончена

## Ходы

move-done =
    { $decision ->
        [assets] к развёртыванию
        [deploy] к атаке
        [attack] закончить ход
        [react] к блокированию
        [block] больше не блокировать
        [block-on] этой мерой больше не блокировать
        [last] пропустить атаки
       *[object] больше не выбирать
    }
move-keep = оставить эту руку
move-redeal =
    { $free ->
        [yes] бесплатная пересдача (рука открывается)
       *[no]
            { $count ->
                [one] пересдача, потом { $count } карта под колоду
                [few] пересдача, потом { $count } карты под колоду
                [many] пересдача, потом { $count } карт под колоду
               *[other] пересдача, потом { $count } карты под колоду
            }
    }
move-bottom = положить под колоду карту «{ card-name }»
move-lay = выложить карту «{ card-name }» ({ power-name })
    .label =
        { $power ->
            [gives] +{ $defence } / +{ $attack }
            [none] бесплатно
           *[other] останется { $left }
        }
move-play = сыграть событие «{ card-name }» ({ power-name })
    .label =
        { $power ->
            [none] событие
           *[other] останется { $left }
        }
move-add = добавить в волну карту «{ card-name }»
    .label = в волну
move-declare = начать волну
move-drop = сбросить со стола карту { card-state }
    .label = сбросить
move-turn = повернуть карту «{ card-name }»
    .label = повернуть
move-use = повернуть карту «{ card-name }» и использовать её свойство
    .label = свойство
move-block = блокировать атаку «{ card-name }» мерой «{ measure-name }»
    .label =
        { $half ->
            [yes] нужен ещё блок
           *[no]
                { $left ->
                    [0] все отбиты
                   *[other] останется { $left }
                }
        }
move-strike = «{ card-name }»: по тексту
    .label =
        { $step ->
            [mill]
                { $n ->
                    [one] −{ $n } карта
                    [few] −{ $n } карты
                    [many] −{ $n } карт
                   *[other] −{ $n } карты
                }
            [draw] взять { $n }
            [turn-assets] повернёт { $n }
            [lock-assets] повернёт { $n }
            [turn-measure] повернёт 1
            [see-hand] откроет руку
            [random] −{ $n } с руки
            [peek] переложит { $n }
            [none] без эффекта
           *[other] уничтожит 1
        }
move-mill = «{ card-name }»: две карты с колоды в сброс
    .label =
        { $n ->
            [one] −{ $n } карта
            [few] −{ $n } карты
            [many] −{ $n } карт
           *[other] −{ $n } карты
        }
move-object =
    { $step ->
        [turn-assets] повернуть карту «{ card-name }»
        [lock-assets] повернуть и на следующий ход владельца карту { card-state }
        [turn-measure] повернуть карту «{ card-name }»
        [discard-seen] сбросить карту «{ card-name }»
        [upright-one] развернуть карту «{ card-name }»
        [under] положить под колоду карту «{ card-name }»
        [cancel] отменить атаку «{ card-name }»
       *[other] уничтожить карту { card-state }
    }
    .label =
        { $step ->
            [turn-assets] повернуть
            [lock-assets] повернуть
            [turn-measure] повернуть
            [discard-seen] сбросить
            [upright-one] развернуть
            [under] под колоду
            [cancel] отменить
           *[other] уничтожить
        }
move-ban = { category-name }
    .label = без блоков
move-put = следующая сверху «{ card-name }»

## Стол

table-goal = Начали ход, когда в колоде меньше двух карт, — проиграли
table-deck = Карт в колоде
# как читать ответы, данные коротко
table-hint = Карта со знаком / повёрнута. Подробнее: why и номер
table-legend =
    { $sign ->
        [upright] развёрнута
        [turned] повёрнута
        [locked] повёрнута и на следующий ход
        [played] событие
        [defence] мощность защиты
        [attack] мощность атаки
        [blocks] сколько атак блокирует
        [needed] нужно
        [free] свободно
        [missing] не хватает
       *[mark] реконструкция, не как в печати
    }
table-power =
    { $missing ->
        [0] { $needed }/{ $given }, свободно { $free }
       *[other] { $needed }/{ $given }, не хватает { $missing }
    }
table-empty = на столе ничего нет
table-deck-size = колода { $count }
table-hand-size = рука { $count }
table-discards = сброс { $count }
table-gone = вне игры { $count }
table-pile = Сброс
table-known = Известно на руке
table-top = Верх колоды, сверху вниз
table-under = Под колодой, сверху вниз
table-seen = Вы смотрите
wave-head =
    { $who ->
        [you] Ваша волна атакует
       *[other] Волна игрока { $player } атакует
    }
wave-naming =
    { $who ->
        [you] Ваша волна пока
       *[other] Волна игрока { $player } пока
    }
wave-attack = { card-times }, { category-name }; не заблокировано { $open }, заблокировано или сыграно { $met }
wave-named = { card-times }, { category-name }
wave-partly = у одной один блок из двух
# $cards, $text (text)
wave-blockers = могут заблокировать: { $cards }
wave-nobody = никакая мера
wave-goes-on = { $title } (блокирует сейчас, ещё { $count })
wave-does = сделает: { $text }
wave-instead = или: { $text }
fact-turn = Ход { $turn } (не больше { $limit })
fact-active =
    { $who ->
        [you] Ваш ход, фаза: { phase-name }
       *[other] Ход игрока { $player }, фаза: { phase-name }
    }
fact-banned = В этом ходу не могут блокировать меры категории: { category-name }
fact-piles =
    { $who ->
        [you] Вы: карт в колоде { $deck }, на руке { $hand }, в сбросе { $discards }
       *[other] { $player }: карт в колоде { $deck }, на руке { $hand }, в сбросе { $discards }
    }
power-kind =
    { $kind ->
        [defence] { power-defence }
       *[attack] { power-attack }
    }
power-rest =
    { $missing ->
        [0] свободно { $free }
       *[other] не хватает { $missing }
    }
fact-power =
    { $who ->
        [you] Ваша { power-kind }: есть { $given }, нужно { $needed }, { power-rest }
       *[other] { $player }, { power-kind }: есть { $given }, нужно { $needed }, { power-rest }
    }
fact-extra =
    { $who ->
        [you] Из неё у вас до конца хода, обоих видов: { $count }
       *[other] Из неё у игрока { $player } до конца хода, обоих видов: { $count }
    }
fact-known =
    { $who ->
        [you] У вас на руке { card-times }, и другой игрок это знает
       *[other] Известно, что у игрока { $player } на руке { card-times }
    }
fact-top =
    { $who ->
        [you] Ваша колода, номер { $number } сверху: «{ card-name }»
       *[other] Колода игрока { $player }, номер { $number } сверху: «{ card-name }»
    }
fact-top-hidden =
    { $who ->
        [you] Ваша колода, номер { $number } сверху: известна только противнику
       *[other] Колода игрока { $player }, номер { $number } сверху: скрыта
    }
fact-under =
    { $who ->
        [you] Положена под вашу колоду, номер { $number } сверху: «{ card-name }»
       *[other] Положена под колоду игрока { $player }, номер { $number } сверху: «{ card-name }»
    }
fact-under-hidden = Положена под колоду игрока { $player }, номер { $number } сверху: скрытая карта
fact-empty =
    { $who ->
        [you] У вас на столе ничего нет
       *[other] У игрока { $player } на столе ничего нет
    }
fact-lying =
    { $who ->
        [you] На вашей стороне, { zone-name }: { card-times }, { state-name }, { power-name }
       *[other] На стороне игрока { $player }, { zone-name }: { card-times }, { state-name }, { power-name }
    }
fact-discard =
    { $who ->
        [you] В вашем сбросе: { card-times }
       *[other] В сбросе игрока { $player }: { card-times }
    }
fact-gone =
    { $who ->
        [you] Ваши карты вне игры: { card-times }
       *[other] Карты игрока { $player } вне игры: { card-times }
    }
fact-seen = Вы смотрите: { card-times }
fact-hand =
    { $count ->
        [one] Ваша рука: { $count } карта
        [few] Ваша рука: { $count } карты
        [many] Ваша рука: { $count } карт
       *[other] Ваша рука: { $count } карты
    }
# $dear: yes, если мощности на неё сейчас не хватает
hand-power =
    { $dear ->
        [yes] { power-name }, сейчас не хватает
       *[no] { power-name }
    }
sort-name =
    { $sort ->
        [asset] { kind-asset }
        [measure] { kind-measure }
        [attack] { kind-attack }
       *[event] { kind-event }
    }
fact-card = У вас на руке: { card-times }{ $mark } ({ sort-name }, { hand-power })
fact-card-help = У вас на руке: { card-times }{ $mark } ({ sort-name }, { hand-power }). { card-help }
possible-head = Списки колод открыты. У игрока { $player } на руке или в колоде ещё есть (на руке: { $hand }, в колоде: { $deck }):
possible-card = { card-name }: { $count }

deck-blue-range = Синий полигон
deck-red-range = Красный полигон
deck-worms-and-noise = Черви и шум
deck-quiet-listeners = Тихие слушатели
deck-fortress = Крепость

## После партии

story-deck = Карты в колоде
