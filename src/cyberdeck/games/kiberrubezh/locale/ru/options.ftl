### Настройки стола: строка для списков и форм и названия значений.
### `.rules` — что вместо этой строки стоит в правилах.

option-players = сколько игроков: всегда двое

option-deck1 = колода первого игрока: имя встроенной или список карт
option-deck1-blue-range = { deck-blue-range }
option-deck1-red-range = { deck-red-range }
option-deck1-worms-and-noise = { deck-worms-and-noise }
option-deck1-quiet-listeners = { deck-quiet-listeners }
option-deck1-fortress = { deck-fortress }

option-deck2 = колода второго игрока: имя встроенной или список карт
option-deck2-blue-range = { deck-blue-range }
option-deck2-red-range = { deck-red-range }
option-deck2-worms-and-noise = { deck-worms-and-noise }
option-deck2-quiet-listeners = { deck-quiet-listeners }
option-deck2-fortress = { deck-fortress }

option-deck_size = карт в каждой колоде
    .rules = Сколько карт в каждой колоде. Во встроенных колодах их 60; если нужно меньше, они сокращаются равномерно.

option-free_redeals_count = бесплатные пересдачи считаются, когда карты кладут под колоду
    .rules = Бесплатные пересдачи тоже считаются, когда карты кладут под колоду.

option-no_first_attack = первый игрок не атакует в свой первый ход
    .rules = Начинающий не атакует в свой первый ход.

option-turn_limit = предел ходов каждого; потом побеждает тот, у кого колода больше
    .rules = Сколько ходов самое большее делает каждый игрок.
