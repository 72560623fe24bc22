### Живой стол «Локалки»: надписи на узлах, кнопках и плашках.

lok-status = Раунд { $round } · игроков: { $players }
lok-status-setup = Подготовка · игроков: { $players }
lok-pile-deck = колода
lok-pile-discard = сброс
lok-yours = ваш
lok-captured = захвачен
lok-your-host = { $name }, ваш узел
lok-shelf-hosts = Узлы на выбор
lok-of = { $nodes } из { $full }
lok-fact-nodes = Ноды
lok-role-yours = Ваша роль

## На картах

lok-short-attack =
    { $level ->
        [1] Снимает защиту 1
        [2] Пробивает защиту 1, снимает 2
       *[other] Пробивает защиту 1–{ $under }, снимает { $level }
    }
lok-short-defence =
    { $level ->
        [1] Принимает одну атаку 1
        [2] Держит атаку 1
       *[other] Держит атаки 1–{ $under }
    }

## Кнопки

lok-do-play = Сыграть
lok-do-discard = Сбросить
lok-do-end = Закончить ход
# $decision: setup, more, viruses, defend
lok-do-pass =
    { $decision ->
        [setup] Без защиты
        [more] Готово
        [viruses] Потерять ноду
       *[defend] Без защиты
    }

## Заметки

lok-pick-hacker = Хакер
lok-pick-insider = Инсайдер
lok-pick-helpdesk = Эникейщик
lok-pick-unsure = Непонятно
lok-only-you = видите только вы
lok-note-tag = заметка
lok-note-words = Пара слов об игроке { $player }
lok-noted-here = Ваша заметка: { $note }
lok-players = Игроки
lok-guess-right = верно
lok-guess-wrong = неверно

## Плашки

lok-drama-node = Нода отключена
lok-drama-out =
    { $who ->
        [you] Вы выбыли
       *[other] { $player } выбывает
    }
lok-drama-bomb = Бомба сработала
lok-drama-over = Конец игры
