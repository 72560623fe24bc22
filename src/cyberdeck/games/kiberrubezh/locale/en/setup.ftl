### Setting a table up: what kind of game it is, presets, and the options as a form names them.
### `.is-…` describes a value that is chosen, `.about` a number.

game-kind = collectible cards

preset-quick = Quick game
    .about = Blue range against Red range, cut to 40 cards.

preset-printed = As in the box
    .about = Blue range against Red range, all 60 cards.

preset-siege = Siege
    .about = Worms and noise storm the Fortress.

preset-tournament = Tournament
    .about = No attack on the very first turn; every mulligan costs.

setup-deck_size = Cards in each deck
    .about = Fewer cards make a shorter game

setup-free_redeals_count = Every mulligan counts
    .is-true = Free mulligans put cards under the deck too
    .is-false = Free mulligans cost nothing

setup-no_first_attack = No attack in the first turn
    .is-true = Who begins must wait a turn
    .is-false = Who begins may attack at once

setup-turn_limit = Most turns each
    .about = Then the larger deck wins
