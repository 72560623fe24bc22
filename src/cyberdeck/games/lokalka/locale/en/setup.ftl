### Setting a table up: what kind of game it is, presets, and the options as a form names them.
### `.is-…` describes a value that is chosen, `.about` a number.

game-kind = hidden roles

preset-printed = As in the box
    .about = The Administrator lays out the network, and one Hacker may win.

preset-quick = Quick game
    .about = A random network and at most twelve rounds.

preset-team = Hackers as a team
    .about = Take the Administrator out, and every Hacker wins.

preset-ghosts = Ghosts
    .about = Stronger walls; those who are out watch and whisper.

setup-network = Network
    .is-admin = The Administrator lays out the auxiliary hosts
    .is-random = The auxiliary hosts lie at random

setup-setup_defence = First defences
    .is-one = Each player may lay one before the first turn
    .is-per_host = One on each host before the first turn

setup-hackers_win = When the Administrator falls
    .is-killer = The Hacker who did it wins alone
    .is-team = All Hackers win together

setup-round_limit = Most rounds
    .about = Then the game ends without a winner

setup-out_sees = An Insider who is out sees
    .is-public = Only what everybody sees
    .is-all = All hands and roles

setup-out_talk = Who hears those who are out
    .is-all = They may still talk to everybody
    .is-out = They talk among themselves
    .is-none = They keep silent
