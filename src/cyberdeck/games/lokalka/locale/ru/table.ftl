### Локалка за столом: события, ходы, вопросы, кольцо.
### $who равно `you`, когда речь о читателе; $player — имя. Места, а в списках и карты, пишутся как в нотации.

## Названия по идентификаторам

card-name =
    { $card ->
        [attack-1] «{ card-attack-1 }» ({ $code })
        [attack-2] «{ card-attack-2 }» ({ $code })
        [attack-3] «{ card-attack-3 }» ({ $code })
        [attack-4] «{ card-attack-4 }» ({ $code })
        [attack-5] «{ card-attack-5 }» ({ $code })
        [defence-1] «{ card-defence-1 }» ({ $code })
        [defence-2] «{ card-defence-2 }» ({ $code })
        [defence-3] «{ card-defence-3 }» ({ $code })
        [defence-4] «{ card-defence-4 }» ({ $code })
        [defence-5] «{ card-defence-5 }» ({ $code })
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
        [lilac] { colour-lilac }{ $dye }
        [amber] { colour-amber }{ $dye }
       *[both] { colour-both }{ $dye }
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
        [own] { $place } (ваш собственный узел)
        [player] { $place } ({ $holder })
        [seat] { $place } (игрок { $number })
        [none] { $place }
       *[other] { $place } ({ host-name })
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
        [you] Вы — Администратор
       *[other] { $player } — Администратор
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
       *[other] { $player } получает роль, взакрытую
    }
event-host =
    { $who ->
        [you] Вы кладёте узел { place-name }
       *[other] { $player } кладёт узел { place-name }
    }
event-host-random = По жребию ложится узел { place-name }
event-dealt =
    { $who ->
        [you] Вам сданы { $cards }
       *[other] Игроку { $player } сданы { $cards }
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
event-round = Начинается круг { $round }
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
event-reshuffled =
    { $count ->
        [one] Колода кончилась: сброс, { $count } карта, перетасован
        [few] Колода кончилась: сброс, { $count } карты, перетасован
        [many] Колода кончилась: сброс, { $count } карт, перетасован
       *[other] Колода кончилась: сброс, { $count } карты, перетасован
    }
event-drew =
    { $who ->
        [you] Вы берёте { $cards }
       *[other] { $player } берёт { $cards }
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
        [you] Вы расстаётесь с картой, о которой другие знали
       *[other] { $player } расстаётся с картой, о которой другие знали
    }
event-unknown =
    { $who ->
        [you] Вы расстаётесь с картой, о которой никто не знал
       *[other] { $player } расстаётся с картой, о которой никто не знал
    }
# $over (text): карта защиты, которая там лежала; none, если её не было
event-defended =
    { $who ->
        [you]
            { $over ->
                [none] Вы защищаете узел { place-name } картой { card-name }
               *[card] Вы защищаете узел { place-name } картой { card-name } вместо { $over }
            }
       *[other]
            { $over ->
                [none] { $player } защищает узел { place-name } картой { card-name }
               *[card] { $player } защищает узел { place-name } картой { card-name } вместо { $over }
            }
    }
event-nothing-laid =
    { $who ->
        [you] Вы не кладёте защиту
       *[other] { $player } не кладёт защиту
    }
event-attacked =
    { $who ->
        [you] Вы атакуете узел { place-name } картой { card-name }: { attack-result }
       *[other] { $player } атакует узел { place-name } картой { card-name }: { attack-result }
    }
# $result: open, through, even, held; $defence (text): карта, которая там лежит
attack-result =
    { $result ->
        [open] защиты нет
        [through] защита { $defence } пробита и уходит в сброс
        [even] защита { $defence } уходит в сброс, и только
       *[held] защита { $defence } держит
    }
event-across =
    { $who ->
        [you] Вы атаковали через узлы Администратора: все знают, что вы Инсайдер или Эникейщик
       *[other] Игрок { $player } атаковал через узлы Администратора: это Инсайдер или Эникейщик
    }
event-nodes =
    { $left ->
        [0] Узел { place-name } теряет последнюю ноду
       *[other]
            { $count ->
                [one] Узел { place-name } теряет { $count } ноду, осталось: { $left }
                [few] Узел { place-name } теряет { $count } ноды, осталось: { $left }
                [many] Узел { place-name } теряет { $count } нод, осталось: { $left }
               *[other] Узел { place-name } теряет { $count } ноды, осталось: { $left }
            }
    }
event-host-out = Узел { place-name } отключён
event-out =
    { $who ->
        [you] Вы выбыли, и роль открыта: { role-name }. С руки в сброс: { $cards }
       *[other] Игрок { $player } выбыл, и роль открыта: { role-name }. С руки в сброс: { $cards }
    }
event-all-shown =
    { $who ->
        [you] Отныне вы видите все роли и карты
       *[other] { $player } отныне видит все роли и карты
    }
event-returned =
    { $who ->
        [you] Захваченные вами узлы возвращаются Администратору: { $places }
       *[other] Узлы, захваченные игроком { $player }, возвращаются Администратору: { $places }
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
        [you] Вы играете карту { card-name } на узел { place-name }
       *[other] { $player } играет карту { card-name } на узел { place-name }
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
        [open] Карта открыта: { $attack }, защиты нет. Атака проходит
        [through] Карты открыты: { $attack } против { $defence }. Атака проходит
       *[other] Карты открыты: { $attack } против { $defence }. Атака отбита
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
event-restored = Узел { place-name } возвращает ноду, теперь их { $count }
event-turned =
    { $direction ->
        [clockwise] Ход теперь идёт по часовой стрелке
       *[back] Ход теперь идёт против часовой стрелки
    }
event-captured =
    { $who ->
        [you] Вы берёте под контроль { $places }
       *[other] { $player } берёт под контроль { $places }
    }
event-cleaned =
    { $who ->
        [you] Вы возвращаете Администратору { $places }: все знают, что вы Эникейщик
       *[other] { $player } возвращает Администратору { $places }: это Эникейщик
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
        [hacker] Игра окончена: Хакер отключил Администратора
        [insider] Игра окончена: остался один Инсайдер
        [hackers] Игра окончена: Администратор отключён, но не Хакером, поэтому побеждают все Хакеры
       *[limit] Игра окончена: это был последний круг
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

ask-build = Вы строите сеть. Какой узел положить на { $place }, между { $before } и { $after }?
# $each: yes, если можно по карте на каждый узел; $first: no после первой
ask-setup =
    { $each ->
        [yes]
            { $first ->
                [yes] Перед первым ходом можно положить по защите на каждый узел под вашим контролем
               *[no] Можно положить ещё одну защиту, на другой узел под вашим контролем
            }
       *[no] Перед первым ходом можно положить одну защиту на узел под вашим контролем
    }
ask-turn =
    { $attacked ->
        [yes] Ваш ход: играйте защиту и специальные карты или закончите его. Атака уже сыграна
       *[no] Ваш ход: играйте сколько угодно карт, но только одну атаку, или закончите его
    }
ask-flood =
    { $who ->
        [you] Флуд: сбросьте карту
       *[other] Флуд от игрока { $player }: сбросьте карту
    }
ask-viruses =
    { $who ->
        [you] Вирусы: положите защиту, или ваш узел потеряет ноду (сейчас их { $left })
       *[other] Вирусы от игрока { $player }: положите защиту, или ваш узел потеряет ноду (сейчас их { $left })
    }
ask-attack =
    { $who ->
        [you] Прямой доступ: положите атаку
       *[other] Прямой доступ к игроку { $player }: положите атаку. Обе карты откроются вместе
    }
ask-defend =
    { $who ->
        [you] Прямой доступ: положите защиту или ничего
       *[other] { $player } атакует вас прямым доступом: положите защиту или ничего (ваших нод: { $left })
    }
ask-excess =
    { $count ->
        [one] Можно оставить четыре карты: сбросьте { $count }
        [few] Можно оставить четыре карты: сбросьте { $count }, по одной
        [many] Можно оставить четыре карты: сбросьте { $count }, по одной
       *[other] Можно оставить четыре карты: сбросьте { $count }, по одной
    }
ask-chance = Открывается карта
ask-over = Игра окончена

## Ходы

move-pass =
    { $decision ->
        [setup] ничего не класть
        [more] больше ничего не класть
        [viruses] ничего не класть и потерять ноду
       *[defend] ничего не класть и потерять ноду
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
        [one] положить { place-name }, { $count } нода
        [few] положить { place-name }, { $count } ноды
        [many] положить { place-name }, { $count } нод
       *[other] положить { place-name }, { $count } ноды
    }
move-defend =
    { $over ->
        [none] { card-name } на { place-name }
       *[card] { card-name } на { place-name } вместо { $over }
    }
# $out: yes, если это последняя нода; $across: yes, если это выдаёт роль
move-attack =
    { $across ->
        [yes] { card-name } по { place-name }: { move-result }. Выдаст, что вы Инсайдер или Эникейщик
       *[no] { card-name } по { place-name }: { move-result }
    }
move-result =
    { $result ->
        [even] снимает защиту { $defence }
        [held] против { $defence } ничего не даёт
        [open]
            { $out ->
                [yes] отнимает последнюю ноду
               *[no] отнимает ноду
            }
       *[through]
            { $out ->
                [yes] снимает защиту { $defence } и отнимает последнюю ноду
               *[no] снимает защиту { $defence } и отнимает ноду
            }
    }
move-flood = все остальные сбрасывают по карте
move-viruses = все остальные кладут защиту или теряют ноду
move-bomb = положить перед собой и открыть верхнюю карту: если она только сиреневая, вы теряете две ноды
move-router =
    { $direction ->
        [clockwise] ход снова идёт по часовой стрелке
       *[back] ход идёт против часовой стрелки
    }
move-botnet =
    { $does ->
        [recover] вернуть себе { $places }
        [return] вернуть Администратору { $places }; выдаст, что вы Эникейщик
       *[capture] взять под контроль { $places }; выдаст, что вы Хакер или Инсайдер
    }
move-social =
    { $count ->
        [one] взять единственную карту игрока { $number }
        [few] взять { $count } случайные карты игрока { $number }
        [many] взять { $count } случайных карт игрока { $number }
       *[other] взять { $count } случайной карты игрока { $number }
    }
move-direct = атаковать игрока { $number } в обход сети: затем оба кладёте по карте
move-sandbox = игрок { $number } пропускает следующий ход
move-backup = взять из сброса карту { card-name }
move-repair = восстановить ноду узла { place-name }: { $nodes } из { $full }
move-discard = сбросить карту { card-name }
move-show = положить карту { card-name }

## Стол

table-goal = Побеждает сторона, которая переживёт своих врагов
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
fact-round = Круг { $round }, самое большее { $limit }
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
fact-reach-none = Атаковать некого
fact-known =
    { $who ->
        [you] У вас на руке { card-name }, об этом знают: { $knowers }
       *[other] У игрока { $player } на руке { card-name }, об этом знают: { $knowers }
    }
fact-known-hidden = { $player }: на руке карта, о которой знают: { $knowers }
fact-seen = { $player }, на руке: { $cards }
fact-card =
    { $count ->
        [one] На руке: { card-name }, цвет { colour-name }: { card-short }
        [few] На руке: { card-name }, цвет { colour-name }, { $count } карты: { card-short }
        [many] На руке: { card-name }, цвет { colour-name }, { $count } карт: { card-short }
       *[other] На руке: { card-name }, цвет { colour-name }, { $count } карты: { card-short }
    }
fact-card-help =
    { $count ->
        [one] На руке: { card-name }, цвет { colour-name }. { card-help }
        [few] На руке: { card-name }, цвет { colour-name }, { $count } карты. { card-help }
        [many] На руке: { card-name }, цвет { colour-name }, { $count } карт. { card-help }
       *[other] На руке: { card-name }, цвет { colour-name }, { $count } карты. { card-help }
    }
fact-hand =
    { $count ->
        [one] У вас на руке { $count } карта
        [few] У вас на руке { $count } карты
        [many] У вас на руке { $count } карт
       *[other] У вас на руке { $count } карты
    }
possible-head = Ещё возможные роли, и в скольких из всех возможных раскладов:
possible-player = Игрок { $number }, { $player }: { $roles }
# $part из $all: в стольких раскладах из тех, что ещё возможны
possible-role = { role-name } ({ $part } из { $all })
card-short =
    { $short ->
        [flood] остальные сбрасывают по карте
        [social-engineering] взять две случайные карты игрока
        [viruses] остальные защищаются с руки или теряют ноду
        [direct-access] атаковать любого в обход сети
        [backup] взять карту из сброса
        [maintenance] восстановить ноду своего узла
        [sandbox] игрок пропускает ход
        [router] ход поворачивает обратно
        [botnet] взять или вернуть вспомогательные узлы
        [logic-bomb] открыть карту: сиреневая отнимает две ноды
        [attack] отнимает ноду, если защита не держит
       *[defence] на свой узел или с руки
    }

## После партии

story-nodes = Ноды ролевого узла
