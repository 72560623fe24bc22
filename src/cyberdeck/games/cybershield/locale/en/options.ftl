### The options of a table: a line for lists and forms, and the names of the values.
### `.rules` is what the rulebook says in place of that line.

option-players = how many play: always two

option-deck1 = the first player’s deck: the name of a built-in one, or a list of cards
option-deck1-basic = { deck-basic }
option-deck1-attacker = { deck-attacker }
option-deck1-builder = { deck-builder }

option-deck2 = the second player’s deck: the name of a built-in one, or a list of cards
option-deck2-basic = { deck-basic }
option-deck2-attacker = { deck-attacker }
option-deck2-builder = { deck-builder }

option-starter = who begins
    .rules = With `first` the first player begins, with `second` the second.
option-starter-coin = a coin decides
option-starter-first = the first player
option-starter-second = the second player

option-turn_limit = turn limit for each player
    .rules = How many turns each player has at most.
