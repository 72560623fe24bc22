### Setting a table up: what kind of game it is, presets, and the options as a form names them.
### `.is-…` describes a value that is chosen, `.about` a number.

game-kind = build and attack

preset-printed = As in the box
    .about = The basic deck against itself: even chances.

preset-attack = Quick and nasty
    .about = Two attackers’ decks. Little gets built, much gets broken.

preset-build = Big networks
    .about = Two builders’ decks. A race to the Internet.

preset-clash = Hammer and wall
    .about = Seat 1 attacks, seat 2 builds. Swap and play again.

setup-starter = Who begins
    .is-coin = A coin decides
    .is-first = Seat 1 begins
    .is-second = Seat 2 begins

setup-turn_limit = Most turns each
    .about = Then the higher score wins
