### The options of a table. `.rules` is what the rulebook says in place of the line.

option-players = how many play
option-heaps = heaps on the table; they have 1, 3, 5 … sticks
option-last = what the last stick does for the player who takes it
    .rules = With `loses` the player who took the last stick has lost.
option-last-wins = wins
option-last-loses = loses
