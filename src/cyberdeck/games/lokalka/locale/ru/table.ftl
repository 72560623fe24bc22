### Локалка за столом: события, ходы, вопросы, кольцо.
### $who равно `you`, когда речь о читателе; $player — имя. Места, а в списках и карты, пишутся как в нотации.

## Названия по идентификаторам

level-attack-1 = { card-attack-1 } (1)
level-attack-2 = { card-attack-2 } (2)
level-attack-3 = { card-attack-3 } (3)
level-attack-4 = { card-attack-4 } (4)
level-attack-5 = { card-attack-5 } (5)
level-defence-1 = { card-defence-1 } (1)
level-defence-2 = { card-defence-2 } (2)
level-defence-3 = { card-defence-3 } (3)
level-defence-4 = { card-defence-4 } (4)
level-defence-5 = { card-defence-5 } (5)
card-name =
    { $card ->
        [attack-1] «{ level-attack-1 }»
        [attack-2] «{ level-attack-2 }»
        [attack-3] «{ level-attack-3 }»
        [attack-4] «{ level-attack-4 }»
        [attack-5] «{ level-attack-5 }»
        [defence-1] «{ level-defence-1 }»
        [defence-2] «{ level-defence-2 }»
        [defence-3] «{ level-defence-3 }»
        [defence-4] «{ level-defence-4 }»
        [defence-5] «{ level-defence-5 }»
        [flood] «{ card-flood }»
        [social-engineering] «{ card-social-engineering }»
        [viruses] «{ card-viruses }»
        [direct-access] «{ card-direct-access }»
        [backup] «{ card-backup }»
        [maintenance] «{ card-maintenance }»
        [sandbox] «{ card-sandbox }»
        [router] «{ card-router }»
        [botnet] «{ card-botnet }»
       *[logic-bomb] «{ card-logic-bomb }»
    }
card-help =
    { $card ->
        [attack-1] { card-attack-1.help }
        [attack-2] { card-attack-2.help }
        [attack-3] { card-attack-3.help }
        [attack-4] { card-attack-4.help }
        [attack-5] { card-attack-5.help }
        [defence-1] { card-defence-1.help }
        [defence-2] { card-defence-2.help }
        [defence-3] { card-defence-3.help }
        [defence-4] { card-defence-4.help }
        [defence-5] { card-defence-5.help }
        [flood] { card-flood.help }
        [social-engineering] { card-social-engineering.help }
        [viruses] { card-viruses.help }
        [direct-access] { card-direct-access.help }
        [backup] { card-backup.help }
        [maintenance] { card-maintenance.help }
        [sandbox] { card-sandbox.help }
        [router] { card-router.help }
        [botnet] { card-botnet.help }
       *[logic-bomb] { card-logic-bomb.help }
    }
colour-name =
    { $colour ->
        [lilac] { colour-lilac }
        [amber] { colour-amber }
       *[both] { colour-both }
    }
host-name =
    { $host ->
        [file-server] { host-file-server }{ $mark }
        [mail-server] { host-mail-server }{ $mark }
        [database] { host-database }{ $mark }
        [web-server] { host-web-server }{ $mark }
        [print-server] { host-print-server }{ $mark }
        [proxy] { host-proxy }{ $mark }
        [access-point] { host-access-point }{ $mark }
       *[backup-storage] { host-backup-storage }{ $mark }
    }
place-name =
    { $host ->
        [own] ваш узел{ $beside }
        [player] узел игрока { $holder }{ $beside }
        [seat] узел игрока { $number }{ $beside }
        [none] пустое место{ $beside }
       *[other] { host-name }{ $beside }
    }
role-name =
    { $role ->
        [administrator] { role-administrator }
        [hacker] { role-hacker }
        [insider] { role-insider }
       *[helpdesk] { role-helpdesk }
    }
role-goal =
    { $role ->
        [administrator] { role-administrator.goal }
        [hacker] { role-hacker.goal }
        [insider] { role-insider.goal }
       *[helpdesk] { role-helpdesk.goal }
    }

## События

event-admin =
    { $who ->
        [you] Вы — Системный администратор
       *[other] { $player } — Системный администратор
    }
event-role =
    { $who ->
        [you] Ваша роль: { role-name }. { role-goal }
       *[other] Роль игрока { $player }: { role-name }
    }
event-revealed =
    { $who ->
        [you] Ваша роль: { role-name }
       *[other] Роль игрока { $player }: { role-name }
    }
event-role-hidden =
    { $who ->
        [you] Вы получаете роль
       *[other] { $player } получает закрытую роль
    }
event-host =
    { $who ->
        [you] Вы ставите узел: { place-name }
       *[other] { $player } ставит узел: { place-name }
    }
event-host-random = Случайный узел: { place-name }
event-dealt =
    { $who ->
        [you] Ваша рука: { $cards }
       *[other] Игроку { $player } сданы: { $cards }
    }
event-dealt-hidden =
    { $who ->
        [you]
            { $count ->
                [one] Вам сдана { $count } карта
                [few] Вам сданы { $count } карты
                [many] Вам сдано { $count } карт
               *[other] Вам сдано { $count } карты
            }
       *[other]
            { $count ->
                [one] Игроку { $player } сдана { $count } карта
                [few] Игроку { $player } сданы { $count } карты
                [many] Игроку { $player } сдано { $count } карт
               *[other] Игроку { $player } сдано { $count } карты
            }
    }
event-round = Раунд { $round }
event-turn =
    { $who ->
        [you] Ваш ход
       *[other] Ход игрока { $player }
    }
event-skipped =
    { $who ->
        [you] Вы пропускаете ход
       *[other] { $player } пропускает ход
    }
event-turn-ended =
    { $who ->
        [you] Вы заканчиваете ход
       *[other] { $player } заканчивает ход
    }
event-reshuffled = Колода пуста: сброс перетасован (карт: { $count })
event-drew =
    { $who ->
        [you] Вы берёте: { $cards }
       *[other] { $player } берёт: { $cards }
    }
event-drew-hidden =
    { $who ->
        [you]
            { $count ->
                [one] Вы берёте { $count } карту
                [few] Вы берёте { $count } карты
                [many] Вы берёте { $count } карт
               *[other] Вы берёте { $count } карты
            }
       *[other]
            { $count ->
                [one] { $player } берёт { $count } карту
                [few] { $player } берёт { $count } карты
                [many] { $player } берёт { $count } карт
               *[other] { $player } берёт { $count } карты
            }
    }
event-knew =
    { $who ->
        [you] Из вашей руки ушла известная другим карта
       *[other] Из руки игрока { $player } ушла известная карта
    }
event-unknown =
    { $who ->
        [you] Из вашей руки ушла неизвестная другим карта
       *[other] Из руки игрока { $player } ушла неизвестная карта
    }
# $replaced; $over (text): карта защиты, которая там лежала; none, если её не было
event-defended =
    { $who ->
        [you]
            { $replaced ->
                [no] Вы ставите защиту { card-name }: { place-name }
               *[yes] Вы ставите защиту { card-name } вместо «{ $over }»: { place-name }
            }
       *[other]
            { $replaced ->
                [no] { $player } ставит защиту { card-name }: { place-name }
               *[yes] { $player } ставит защиту { card-name } вместо «{ $over }»: { place-name }
            }
    }
event-nothing-laid =
    { $who ->
        [you] Вы не ставите защиту
       *[other] { $player } не ставит защиту
    }
event-attacked =
    { $who ->
        [you] Вы атакуете картой { card-name }, цель — { place-name }: { attack-result }
       *[other] { $player } атакует картой { card-name }, цель — { place-name }: { attack-result }
    }
# $result: open, through, even, held; $defence (text): карта, которая там лежит
attack-result =
    { $result ->
        [open] защиты нет
        [through] пробивает защиту «{ $defence }»
        [even] снимает защиту «{ $defence }»
       *[held] защита «{ $defence }» держит
    }
event-across =
    { $who ->
        [you] Вы атаковали через узлы Системного администратора: все знают, что вы Инсайдер или Эникейщик
       *[other] Игрок { $player } атаковал через узлы Системного администратора: это Инсайдер или Эникейщик
    }
event-nodes =
    { $left ->
        [0] { place-name }: отключена последняя нода
       *[other]
            { $count ->
                [one] { place-name }: −{ $count } нода, осталось { $left }
                [few] { place-name }: −{ $count } ноды, осталось { $left }
                [many] { place-name }: −{ $count } нод, осталось { $left }
               *[other] { place-name }: −{ $count } ноды, осталось { $left }
            }
    }
event-host-out = { place-name }: узел отключён
event-out =
    { $who ->
        [you] Вы выбыли. Роль: { role-name }. Сброшено: { $cards }
       *[other] { $player } выбывает. Роль: { role-name }. Сброшено: { $cards }
    }
event-all-shown =
    { $who ->
        [you] Отныне вы видите все роли и карты
       *[other] { $player } отныне видит все роли и карты
    }
event-returned =
    { $who ->
        [you] Захваченные вами узлы возвращаются Системному администратору: { $places }
       *[other] Узлы, захваченные игроком { $player }, возвращаются Системному администратору: { $places }
    }
event-hand-dropped =
    { $who ->
        [you] Вы отключили Эникейщика и сбрасываете всю руку: { $cards }
       *[other] Игрок { $player } отключил Эникейщика и сбрасывает всю руку: { $cards }
    }
# $whom: you, other, none; на кого карта сыграна
event-played =
    { $who ->
        [you]
            { $whom ->
                [none] Вы играете карту { card-name }
               *[other] Вы играете карту { card-name } на игрока { $other }
            }
       *[other]
            { $whom ->
                [none] { $player } играет карту { card-name }
                [you] { $player } играет карту { card-name } на вас
               *[other] { $player } играет карту { card-name } на игрока { $other }
            }
    }
event-played-place =
    { $who ->
        [you] Вы играете карту { card-name }, цель — { place-name }
       *[other] { $player } играет карту { card-name }, цель — { place-name }
    }
event-discarded =
    { $who ->
        [you] Вы сбрасываете карту { card-name }
       *[other] { $player } сбрасывает карту { card-name }
    }
event-undefended =
    { $who ->
        [you] Вы не защищаетесь
       *[other] { $player } не защищается
    }
event-answered =
    { $who ->
        [you] Вы защищаетесь картой { card-name }
       *[other] { $player } защищается картой { card-name }
    }
event-duelled =
    { $result ->
        [open] «{ $attack }», защиты нет: атака проходит
        [through] «{ $attack }» против «{ $defence }»: атака проходит
       *[other] «{ $attack }» против «{ $defence }»: атака отбита
    }
event-stole =
    { $who ->
        [you] Вы берёте у игрока { $other } карту { card-name }
       *[other]
            { $whom ->
                [you] { $player } берёт у вас карту { card-name }
               *[other] { $player } берёт у игрока { $other } карту { card-name }
            }
    }
event-stole-hidden =
    { $who ->
        [you] Вы берёте карту у игрока { $other }
       *[other]
            { $whom ->
                [you] { $player } берёт карту у вас
               *[other] { $player } берёт карту у игрока { $other }
            }
    }
event-took-back =
    { $who ->
        [you] Вы берёте из сброса карту { card-name }
       *[other] { $player } берёт из сброса карту { card-name }
    }
event-restored = { place-name }: +1 нода, теперь { $count }
event-turned =
    { $direction ->
        [clockwise] Ход теперь идёт по часовой стрелке
       *[back] Ход теперь идёт против часовой стрелки
    }
event-captured =
    { $who ->
        [you] Вы берёте под контроль: { $places }
       *[other] { $player } берёт под контроль: { $places }
    }
event-cleaned =
    { $who ->
        [you] Вы возвращаете Системному администратору: { $places }. Вы Эникейщик
       *[other] { $player } возвращает Системному администратору: { $places }. Это Эникейщик
    }
event-bomb-tested =
    { $who ->
        [you]
            { $off ->
                [yes] Вы открываете карту { card-name }, цвет { colour-name }: бомба перед вами взрывается
               *[no] Вы открываете карту { card-name }, цвет { colour-name }: бомба не взрывается
            }
       *[other]
            { $off ->
                [yes] { $player } открывает карту { card-name }, цвет { colour-name }: бомба взрывается
               *[no] { $player } открывает карту { card-name }, цвет { colour-name }: бомба не взрывается
            }
    }
event-bomb-passed =
    { $who ->
        [you]
            { $whom ->
                [you] Бомба остаётся перед вами
               *[other] Бомба переходит от вас к игроку { $other }
            }
       *[other]
            { $whom ->
                [you] Бомба переходит от игрока { $player } к вам
               *[other] Бомба переходит от игрока { $player } к игроку { $other }
            }
    }
event-bomb-gone =
    { $who ->
        [you] Бомба перед вами уходит в сброс
       *[other] Бомба перед игроком { $player } уходит в сброс
    }
event-ended =
    { $why ->
        [network] Игра окончена: все Хакеры и Инсайдеры выбыли
        [hacker] Игра окончена: Хакер отключил Системного администратора
        [insider] Игра окончена: остался один Инсайдер
        [hackers] Игра окончена: Системный администратор отключён, но не Хакером, поэтому побеждают все Хакеры
       *[limit] Игра окончена: это был последний раунд
    }
event-nobody = Никто не победил
event-winner =
    { $shared ->
        [yes]
            { $who ->
                [you] Вы среди победителей
               *[other] Среди победителей — { $player }
            }
       *[no]
            { $who ->
                [you] Вы побеждаете
               *[other] { $player } побеждает
            }
    }

## Вопросы

ask-build = Постройте сеть: какой узел поставить{ $beside }? Соседи: { $before } и { $after }
# $each: yes, если можно по карте на каждый узел; $first: no после первой
ask-setup =
    { $each ->
        [yes]
            { $first ->
                [yes] Перед первым ходом: можно поставить защиту на каждый свой узел
               *[no] Можно поставить ещё одну защиту на другой свой узел
            }
       *[no] Перед первым ходом: можно поставить одну защиту на свой узел
    }
ask-turn =
    { $attacked ->
        [yes] Играйте защиту и специальные карты или закончите ход. Вы уже атаковали
       *[no] Играйте сколько угодно карт, но только одну атаку, потом закончите ход
    }
ask-flood =
    { $who ->
        [you] Флуд: сбросьте карту
       *[other] Флуд от игрока { $player }: сбросьте карту
    }
ask-viruses =
    { $who ->
        [you] Вирусы: сбросьте защиту, или ваш узел потеряет ноду (нод: { $left })
       *[other] Вирусы, игрок { $player }: сбросьте защиту, или ваш узел потеряет ноду (нод: { $left })
    }
ask-attack =
    { $who ->
        [you] Прямой доступ: выберите атаку
       *[other] Прямой доступ к игроку { $player }: выберите атаку. Карты откроются одновременно
    }
ask-defend =
    { $who ->
        [you] Прямой доступ: выберите защиту или откажитесь
       *[other] Прямой доступ, игрок { $player }: выберите защиту или откажитесь (ваших нод: { $left })
    }
ask-excess =
    { $count ->
        [one] На руке остаётся четыре карты: сбросьте { $count }
        [few] На руке остаётся четыре карты: сбросьте { $count }
        [many] На руке остаётся четыре карты: сбросьте { $count }
       *[other] На руке остаётся четыре карты: сбросьте { $count }
    }
ask-chance = Открывается карта
ask-over = Игра окончена

## Ходы

move-pass =
    { $decision ->
        [setup] без защиты
        [more] больше защит не ставить
        [viruses] без защиты: потерять ноду
       *[defend] без защиты: потерять ноду
    }
move-end =
    { $count ->
        [0] закончить ход
        [one] закончить ход и сбросить { $count } карту
        [few] закончить ход и сбросить { $count } карты
        [many] закончить ход и сбросить { $count } карт
       *[other] закончить ход и сбросить { $count } карты
    }
move-build =
    { $count ->
        [one] поставить: { place-name } ({ $count } нода)
        [few] поставить: { place-name } ({ $count } ноды)
        [many] поставить: { place-name } ({ $count } нод)
       *[other] поставить: { place-name } ({ $count } ноды)
    }
    .label =
        { $count ->
            [one] { $count } нода
            [few] { $count } ноды
            [many] { $count } нод
           *[other] { $count } ноды
        }
move-defend =
    { $replaced ->
        [no] { card-name }: { place-name }
       *[yes] { card-name } вместо «{ $over }»: { place-name }
    }
    .label =
        { $replaced ->
            [no] защита { $level }
           *[yes] { $was } → { $level }
        }
# $out: yes, если это последняя нода; $across: yes, если это выдаёт роль
move-attack =
    { $across ->
        [yes] { card-name }, цель — { place-name }: { move-result }. Выдаст, что вы Инсайдер или Эникейщик
       *[no] { card-name }, цель — { place-name }: { move-result }
    }
    .label =
        { $result ->
            [even] −защита
            [held] держит
           *[other]
                { $out ->
                    [yes] отключит узел
                   *[no] −1 нода
                }
        }
move-result =
    { $result ->
        [even] снимает защиту «{ $defence }»
        [held] «{ $defence }» держит
        [open]
            { $out ->
                [yes] отключает последнюю ноду
               *[no] отключает ноду
            }
       *[through]
            { $out ->
                [yes] пробивает «{ $defence }» и отключает последнюю ноду
               *[no] пробивает «{ $defence }» и отключает ноду
            }
    }
move-flood = все остальные сбрасывают по карте
move-viruses = все остальные сбрасывают защиту или теряют ноду
move-bomb = открыть верхнюю карту: если она только сиреневая, вы теряете две ноды
move-router =
    { $direction ->
        [clockwise] ход снова идёт по часовой стрелке
       *[back] ход идёт против часовой стрелки
    }
move-botnet =
    { $does ->
        [recover] вернуть себе: { $places }
        [return] вернуть Системному администратору: { $places }. Выдаст, что вы Эникейщик
       *[capture] взять под контроль: { $places }. Выдаст, что вы Хакер или Инсайдер
    }
# Игрок, на которого направлен ход: на странице по имени, в терминале по номеру
target-name =
    { $named ->
        [yes] { $player }
       *[no] { $number }
    }
move-social =
    { $count ->
        [one] взять единственную карту игрока { target-name }
        [few] взять { $count } случайные карты игрока { target-name }
        [many] взять { $count } случайных карт игрока { target-name }
       *[other] взять { $count } случайной карты игрока { target-name }
    }
    .label =
        { $count ->
            [one] +{ $count } карта
            [few] +{ $count } карты
            [many] +{ $count } карт
           *[other] +{ $count } карты
        }
move-direct = атаковать игрока { target-name } в обход топологии сети
    .label = дуэль
move-sandbox = игрок { target-name } пропускает следующий ход
    .label = пропустит ход
move-backup = взять из сброса карту { card-name }
    .label = на руку
move-repair = восстановить ноду: { place-name }, станет { $nodes } из { $full }
    .label = +1 нода
move-discard = сбросить карту { card-name }
    .label = сбросить
move-show = сыграть { card-name }
    .label = сыграть

## Стол

table-goal = Переживите врагов своей роли
table-role = Роль
table-state = Итог
table-or = { $first } или { $second }
table-in = в сети
table-out = выбыл
# как читать ответы, записанные кратко
table-hint = -●: минус нода. -d: минус защита. 0: ничего. !: выдаёт вас. ★: последняя нода
table-legend =
    { $sign ->
        [turn] ход
        [reach] можно атаковать
        [defence] защита
        [cards] карт на руке
        [owner] под контролем
        [skip] пропустит ходов
        [bomb] бомба
       *[mark] реконструкция, не как напечатано
    }
table-reach = Можно атаковать
table-roles = Открытые роли
table-known = Известные карты
table-known-all = все
reach-next = { $place } рядом с { $start }
reach-across = { $place } от { $start } через { $past }
fact-round = Раунд { $round } (не больше { $limit })
fact-turn =
    { $who ->
        [you] Ваш ход
       *[other] Ход игрока { $player }
    }
fact-direction =
    { $direction ->
        [clockwise] Ход идёт по часовой стрелке
       *[back] Ход идёт против часовой стрелки
    }
fact-deck = Колода: { $count }
fact-discards = Сброс: { $cards }
fact-role = Ваша роль: { role-name }. { role-goal }
fact-player =
    { $count ->
        [one] Игрок { $number }, { $player }: на руке { $count } карта
        [few] Игрок { $number }, { $player }: на руке { $count } карты
        [many] Игрок { $number }, { $player }: на руке { $count } карт
       *[other] Игрок { $number }, { $player }: на руке { $count } карты
    }
fact-out = Игрок { $number }, { $player }: выбыл, { role-name }
fact-shown = { $player }: { role-name }
fact-skips =
    { $who ->
        [you]
            { $count ->
                [one] Вы пропустите { $count } ход
                [few] Вы пропустите { $count } хода
                [many] Вы пропустите { $count } ходов
               *[other] Вы пропустите { $count } хода
            }
       *[other]
            { $count ->
                [one] { $player } пропустит { $count } ход
                [few] { $player } пропустит { $count } хода
                [many] { $player } пропустит { $count } ходов
               *[other] { $player } пропустит { $count } хода
            }
    }
fact-bomb =
    { $who ->
        [you] Логическая бомба лежит перед вами
       *[other] Логическая бомба лежит перед игроком { $player }
    }
fact-host = { place-name }: нод { $nodes } из { $full }, защита { $defence }, под контролем: { $owner }
fact-host-out = { place-name }: узел отключён
fact-reach-next = Можно атаковать { $place }: это рядом с { $start } [LOK-7.1]
fact-reach-across = Можно атаковать { $place } от { $start } через { $past } [LOK-7.3]
fact-reach-none = Сейчас атаковать нечего
fact-known =
    { $who ->
        [you] У вас на руке { card-name }, об этом знают: { $knowers }
       *[other] У игрока { $player } на руке { card-name }, об этом знают: { $knowers }
    }
fact-known-hidden = { $player }: на руке карта, о которой знают: { $knowers }
fact-seen = { $player }, на руке: { $cards }
fact-card =
    { $count ->
        [one] На руке: { card-name }{ $mark }, { colour-name } цвет: { card-short }
        [few] На руке: { card-name }{ $mark } ×{ $count }, { colour-name } цвет: { card-short }
        [many] На руке: { card-name }{ $mark } ×{ $count }, { colour-name } цвет: { card-short }
       *[other] На руке: { card-name }{ $mark } ×{ $count }, { colour-name } цвет: { card-short }
    }
fact-card-help =
    { $count ->
        [one] На руке: { card-name }{ $mark }, { colour-name } цвет. { card-help }
        [few] На руке: { card-name }{ $mark } ×{ $count }, { colour-name } цвет. { card-help }
        [many] На руке: { card-name }{ $mark } ×{ $count }, { colour-name } цвет. { card-help }
       *[other] На руке: { card-name }{ $mark } ×{ $count }, { colour-name } цвет. { card-help }
    }
fact-hand =
    { $count ->
        [one] У вас на руке { $count } карта
        [few] У вас на руке { $count } карты
        [many] У вас на руке { $count } карт
       *[other] У вас на руке { $count } карты
    }
possible-head = Возможные роли и в скольких из возможных раскладов:
possible-player = Игрок { $number }, { $player }: { $roles }
# $part из $all: в стольких раскладах из тех, что ещё возможны
possible-role = { role-name } ({ $part } из { $all })
card-short =
    { $short ->
        [flood] остальные сбрасывают по карте
        [social-engineering] взять две случайные карты игрока
        [viruses] остальные сбрасывают защиту или теряют ноду
        [direct-access] атаковать любого в обход топологии
        [backup] взять карту из сброса
        [maintenance] восстановить ноду своего узла
        [sandbox] игрок пропускает ход
        [router] смена направления хода
        [botnet] захватить или вернуть вспомогательные узлы
        [logic-bomb] открыть карту: сиреневая отключает две ноды
        [attack] отключает ноду, если защита не держит
       *[defence] на свой узел или с руки
    }

## После партии

story-nodes = Ноды ролевого узла
