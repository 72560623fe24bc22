### Настройки стола: строка для списков и форм и названия значений.
### `.rules` — что вместо этой строки стоит в правилах.

option-players = сколько игроков: всегда двое

option-deck1 = колода первого игрока: имя встроенной или список карт
option-deck1-basic = { deck-basic }
option-deck1-attacker = { deck-attacker }
option-deck1-builder = { deck-builder }

option-deck2 = колода второго игрока: имя встроенной или список карт
option-deck2-basic = { deck-basic }
option-deck2-attacker = { deck-attacker }
option-deck2-builder = { deck-builder }

option-starter = кто начинает
    .rules = С `first` начинает первый игрок, с `second` — второй.
option-starter-coin = решает монета
option-starter-first = первый игрок
option-starter-second = второй игрок

option-turn_limit = предел ходов каждого игрока
    .rules = Сколько ходов самое большее делает каждый игрок.
