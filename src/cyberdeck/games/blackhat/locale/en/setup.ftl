### Setting a table up: what kind of game it is, presets, and the options as a form names them.
### `.is-…` describes a value that is chosen, `.about` a number.

game-kind = trick-taking race

preset-quick = Quick game
    .about = Two rounds on the plain board. Good for a first try.

preset-full = All rules
    .about = Expert board, the tracer on your heels, a secret asset.

preset-finnish = Finnish printing
    .about = Five modules; ten cards and the Black Hat on top.

preset-russian = Russian printing
    .about = You pick the modules, and the secret shows earlier.

setup-copies = Copies of each rank
    .is-7 = Big sets come up often
    .is-6 = As in the retail edition of 2017

setup-fewer_cards = Trim the deck
    .is-true = Fewer cards when fewer than six play
    .is-false = The whole deck, however many play

setup-board = Board
    .is-standard = Hosts and caches, and few traps
    .is-expert = Alarms, exploits and more traps to fall into

setup-modules = Modules
    .about = Pieces of the map that are swapped at the start

setup-black_hat = Who gets the Black Hat
    .is-counted = A turned card decides who holds it
    .is-shuffled = It is dealt with the other cards

setup-hand = Starting hand
    .is-ten_with_hat = Ten cards each, the Black Hat included
    .is-ten_plus_hat = Ten cards each, and the Black Hat on top

setup-black_hat_take = Loot
    .is-any = With the Black Hat you take any cards you like
    .is-highest = With the Black Hat you take the highest cards

setup-honeypot_half_hands = Honeypot halves hands
    .is-true = Five cards each while a pawn is caught in one
    .is-false = Ten cards each, caught or not

setup-randomizer = Randomizer
    .is-random = Luck picks the new piece of the map
    .is-choice = You pick the new piece of the map, not luck

setup-round_limit = Most rounds
    .about = Then it ends, and the lowest trace wins

setup-tracer = Tracer
    .is-true = Hunts pawns once an alarm goes off
    .is-false = Nobody hunts the pawns

setup-secret_asset = Secret asset
    .is-true = A hidden tile twists the final score
    .is-false = The Critical Asset hides nothing

setup-asset_turned = Turn it over
    .is-arrive = The tile flips when a pawn gets there
    .is-next = The tile flips when a pawn stands next to it

setup-celebrity = Secret targets
    .is-true = Everyone aims for their own number; closest wins
    .is-false = The lowest trace wins
