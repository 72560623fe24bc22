### The options of a table: a line for lists and forms, and the names of the values.
### `.rules` is what the rulebook says in place of that line; `.BH-8-1`, for example, what it says at rule BH-8.1.

option-players = how many play; with two, a robot joins in

option-copies = cards of each rank: seven, or six as in the retail printing of 2017
option-copies-7 = 7
option-copies-6 = 6

option-fewer_cards = a smaller deck for fewer than six players

option-board = the standard board is plain, the expert board has every action space
    .rules =
        Both are reconstructed. The standard board is plain: it has Hosts and Caches, and each lane has one
        Honeypot and one Denial of Service. The expert board has every kind of action space. The standard board
        has no Alarm, so it cannot be used with `tracer`.
option-board-standard = standard
option-board-expert = expert

option-modules = random modules on the board at the start

option-black_hat = the Black Hat is counted out by a card, or shuffled in and dealt
    .rules = With `shuffled` (Finnish printing) the Black Hat is put at random among the first 30 cards that are dealt.
option-black_hat-counted = counted out by a card
option-black_hat-shuffled = shuffled in and dealt

option-hand = ten cards with the Black Hat among them, or ten and the Black Hat
    .rules = The default follows the Russian printing.
option-hand-ten_with_hat = ten with the Black Hat
option-hand-ten_plus_hat = ten and the Black Hat

option-black_hat_take = which ranked cards the winner of a Black Hat trick may take
    .rules = The default follows the Russian printing.
option-black_hat_take-any = any
option-black_hat_take-highest = the highest

option-honeypot_half_hands = five cards each while a pawn is in a Honeypot
    .rules = Play with the optional rule.

option-randomizer = the Randomizer’s module is random, or of your choice
    .rules =
        The default follows the Finnish printing. With `choice` (Russian printing) the mover chooses the module,
        but not the side, which is random.
option-randomizer-random = random
option-randomizer-choice = of your choice

option-round_limit = rounds after which the game ends at the latest

option-tracer = the tracer hunts the pawns; needs the expert board
    .rules = It needs a board with an Alarm (BH-1.2).
    .BH-8-1 = `tracer` adds a fourth case: BH-10.5.
    .BH-10-2 = Only with `tracer`.
    .BH-10-3 = Only with `tracer`.
    .BH-10-4 = Only with `tracer`.
    .BH-10-5 = Only with `tracer`.

option-secret_asset = a secret tile on the Critical Asset

option-asset_turned = when the tile is turned: a pawn arrives, or stands next to it
    .rules =
        When the tile is turned. The default follows the Finnish printing. `asset_turned=next` needs
        `secret_asset`.
option-asset_turned-arrive = a pawn arrives
option-asset_turned-next = a pawn stands next to it

option-celebrity = everybody has a secret target, and the closest to it wins
