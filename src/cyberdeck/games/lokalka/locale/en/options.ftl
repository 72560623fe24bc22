### The options of a table: a line for lists and forms, and the names of the values.
### `.rules` is what the rulebook says in place of that line.

option-players = number of players; the roles follow from it

option-network = auxiliary hosts: placed by the Administrator, or at random
    .rules = With `random` the auxiliary hosts and their places are random.
option-network-admin = placed by the Administrator
option-network-random = random

option-setup_defence = before the first turn, one defence each, or one on each host
    .rules = With `per_host` you may lay one defence card on each host that you control.
option-setup_defence-one = one each
option-setup_defence-per_host = one on each host

option-hackers_win = who wins when a Hacker takes the Administrator out
    .rules = With `team` all Hackers win, in or out.
option-hackers_win-killer = that Hacker
option-hackers_win-team = all Hackers

option-round_limit = round limit
    .rules = How many times play goes around the table at most.

option-out_sees = what an Insider who is out sees
    .rules =
        With `all`, an Insider who is out sees everything from then on, because that player can win no more; for
        all others nothing changes.
option-out_sees-public = what everybody sees
option-out_sees-all = everything

option-out_talk = who sees the chat of an eliminated player
    .rules =
        A player who is out is heard by everybody (`all`), only by the others who are out (`out`), or by nobody
        (`none`). A player who sees everything (LOK-8.7) is never heard by those who are in.
option-out_talk-all = everybody
option-out_talk-out = only those who are out
option-out_talk-none = nobody
