### The options of a table: a line for lists and forms, and the names of the values.
### `.rules` is what the rulebook says in place of that line.

option-players = how many play: always two

option-deck1 = the first player’s deck: the name of a built-in one, or a list of cards
option-deck1-blue-range = { deck-blue-range }
option-deck1-red-range = { deck-red-range }
option-deck1-worms-and-noise = { deck-worms-and-noise }
option-deck1-quiet-listeners = { deck-quiet-listeners }
option-deck1-fortress = { deck-fortress }

option-deck2 = the second player’s deck: the name of a built-in one, or a list of cards
option-deck2-blue-range = { deck-blue-range }
option-deck2-red-range = { deck-red-range }
option-deck2-worms-and-noise = { deck-worms-and-noise }
option-deck2-quiet-listeners = { deck-quiet-listeners }
option-deck2-fortress = { deck-fortress }

option-deck_size = cards in each deck
    .rules = How many cards each deck has. The built-in decks have 60; for fewer they are cut evenly.

option-free_redeals_count = free mulligans count toward the cards that go under the deck
    .rules = Free mulligans count toward the number of cards that go under the deck, too.

option-no_first_attack = the first player does not attack in the first turn
    .rules = The player who begins does not attack in the first turn.

option-turn_limit = turn limit for each player; then the larger deck wins
    .rules = How many turns each player has at most.
