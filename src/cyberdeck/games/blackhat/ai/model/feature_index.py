"""The numbers of what a network sees of a table of Black Hat, and of what answers are described by. Compiled; Final
ints, which mypyc inlines. Stored weights go by these numbers.
"""

from __future__ import annotations

from typing import Final

# A player, from the deciding seat on: oneself, then clockwise; with the robot, the other person and then the robot
HAND: Final = 0  # by kind: how many that are known
PAIRS: Final = 15  # by kind but for the Black Hat: two or more
TRIPLES: Final = 29  # three or more
SIZE: Final = 43  # of the hand; then whether it is 1, up to 2, up to 3, up to 5
TRACE: Final = 48  # of the hand, unseen cards as on average
SPACE: Final = 49  # where pawns stand
VALUE: Final = 89  # what pawns leave
STUCK: Final = 90  # pawns that are
FOREMOST: Final = 91  # column of the pawn in front that can move
COLUMNS: Final = 92  # of both pawns
ONWARD: Final = 93  # the least that pawns could leave after a move
ARRIVES: Final = 94  # the Critical Asset is a move away
TOTAL: Final = 95  # beside one's own
FINAL: Final = 96  # … if the game ended now
FIRST: Final = 97  # nobody has a lower total
HOLDS_HAT: Final = 98
GONE: Final = 99
FULL: Final = 100  # played as many cards as the leader
RANK: Final = 101  # … of this rank
SINGLE: Final = 102  # played a single card to several
LEADING: Final = 103  # would win the trick
TO_PLAY: Final = 104  # comes later in this trick
LED: Final = 105  # led it, or is to lead
CONTROLS: Final = 106  # the robot
PLAYER: Final = 107

# The table
QUESTION: Final = 642  # by its kind
TABLE: Final = 664  # by the number of seats, from two
LEAD: Final = 669  # by the number of cards, none to seven
DARK: Final = 677  # a Black Hat trick
BEST: Final = 678  # by the rank that leads
FOR_ROBOT: Final = 692  # one decides for the robot
ROUND: Final = 693
UNSEEN: Final = 694  # by kind, but for the Black Hat: cards that lie in no discard pile
MARGIN: Final = 708  # the least total of a rival beside one's own if the game ended now; then in steps
ASSET: Final = 718  # the tile that was turned
TRACER: Final = 724  # it is awake; its column
PLUS: Final = 726  # markers, by space of the lanes
MINUS: Final = 758
STATUS: Final = 790  # one has a status card; how far one is from it, now and if the game ended
RULES: Final = 793  # the tracer, secret tiles
INPUTS: Final = 795

# Answers to a trick
PLAYS: Final = 0  # by rank and one, two, or more cards
SIZES: Final = 42  # by the number of cards, to seven and more
JOKERS: Final = 50  # that are played
HAT: Final = 56  # the Black Hat is played: by how many play later
WINS: Final = 63  # it would win now: by rank and whether it is a Black Hat trick
FOLLOWS: Final = 91  # a single card to several: by rank
KEEPS: Final = 105  # cards that are left: none to five and more
BREAKS: Final = 111  # cards of that rank that are left: none to three and more
SHEDS: Final = 115  # trace that leaves the hand: none to eleven and more
PASSES: Final = 127
# … to what is taken
TAKES: Final = 128  # all, the Black Hat
PICKS: Final = 130  # by rank
PICKED: Final = 143  # by how many one has of it: none to three and more
# … with pawns: of oneself, of the others by place
GAINS: Final = 147  # by place and what the pawn leaves less
TO: Final = 225  # by space of the lanes and the Critical Asset, one's own pawn
TO_OTHER: Final = 258
FROM: Final = 291  # by space, one's own pawn
FROM_OTHER: Final = 331
KIND: Final = 371  # of the space, one's own pawn
KIND_OTHER: Final = 382
NEXT: Final = 393  # what it could leave after a move more: by value, one's own pawn
NEXT_OTHER: Final = 406
ENDS: Final = 419  # it ends the game, with this margin over the best rival
SENDS: Final = 429  # by place and start
SENT: Final = 441  # by column, one's own pawn
SENT_OTHER: Final = 451
# … with markers and modules
DECLINES: Final = 461  # by kind of question
MARKS: Final = 483  # up, down: who stands there: nobody, oneself, others; then, that another marker is lifted for it
NEAR: Final = 492  # up, down: who could go there
USES: Final = 501
CHOOSES: Final = 502  # by module
LAYS: Final = 510  # by place
SHIFTS: Final = 515  # what one's own pawns leave less, beside the others'
# … with the tracer and a leak
HUNTS: Final = 528  # by column
CATCHES: Final = 538  # one's own pawns, none to two; others', none to two
TRACED: Final = 544  # onto the Critical Asset, with this margin
SWAPS: Final = 554  # what is gained
THINGS: Final = 567
