"""The indices of the model's inputs and of the tokens that describe actions. Stored weights depend on them."""

from __future__ import annotations

from typing import Final

# A player, clockwise from the deciding seat; with the robot: the deciding seat, the other person, the robot
HAND: Final = 0  # by kind: known cards
PAIRS: Final = 15  # by kind but the Black Hat: two or more
TRIPLES: Final = 29  # three or more
SIZE: Final = 43  # of the hand; then whether it is 1, up to 2, up to 3, up to 5
TRACE: Final = 48  # of the hand, unseen cards with their average
SPACE: Final = 49  # spaces with pawns
VALUE: Final = 89  # trace of the pawns' spaces
STUCK: Final = 90  # stuck pawns
FOREMOST: Final = 91  # column of the leading pawn that can move
COLUMNS: Final = 92  # of both pawns
ONWARD: Final = 93  # the least trace of the pawns' spaces after a move
ARRIVES: Final = 94  # the Critical Asset is one move away
TOTAL: Final = 95  # relative to the deciding seat's
FINAL: Final = 96  # … if the game ended now
FIRST: Final = 97  # nobody has a lower total
HOLDS_HAT: Final = 98
GONE: Final = 99
FULL: Final = 100  # has played as many cards as the leader
RANK: Final = 101  # … of this rank
SINGLE: Final = 102  # has played a single card to several
LEADING: Final = 103  # would win the trick
TO_PLAY: Final = 104  # plays later in this trick
LED: Final = 105  # has led, or is to lead
CONTROLS: Final = 106  # controls the robot
PLAYER: Final = 107

# The table
DECISION: Final = 642  # by kind of decision
TABLE: Final = 664  # by number of seats, from two
LEAD: Final = 669  # by number of cards, none to seven
DARK: Final = 677  # a Black Hat trick
BEST: Final = 678  # by the winning rank so far
FOR_ROBOT: Final = 692  # the decision is the robot's
ROUND: Final = 693
UNSEEN: Final = 694  # by kind but the Black Hat: cards outside the discard pile
MARGIN: Final = 708  # the least total of a rival minus the own one if the game ended now; then in steps
ASSET: Final = 718  # the face-up tile
TRACER: Final = 724  # the tracer is awake; its column
PLUS: Final = 726  # markers, by space of the lanes
MINUS: Final = 758
STATUS: Final = 790  # a status card is held; the distance from it, now and if the game ended
RULES: Final = 793  # options: the tracer, the secret asset
INPUTS: Final = 795

# Actions in a trick
PLAYS: Final = 0  # by rank and one, two, or more cards
SIZES: Final = 42  # by the number of cards, to seven and more
JOKERS: Final = 50  # jokers played
HAT: Final = 56  # the Black Hat is played: by the number of later players
WINS: Final = 63  # the play would win now: by rank and whether it is a Black Hat trick
FOLLOWS: Final = 91  # a single card to several: by rank
KEEPS: Final = 105  # cards left: none to five and more
BREAKS: Final = 111  # cards of that rank left: none to three and more
SHEDS: Final = 115  # trace that leaves the hand: none to eleven and more
PASSES: Final = 127
# Actions that take cards
TAKES: Final = 128  # all, or the Black Hat
PICKS: Final = 130  # by rank
PICKED: Final = 143  # by the number in hand: none to three and more
# Actions with pawns: own ones, others' by player
GAINS: Final = 147  # by player: trace that the pawn saves
TO: Final = 225  # by space of the lanes and the Critical Asset, own pawn
TO_OTHER: Final = 258
FROM: Final = 291  # by space, own pawn
FROM_OTHER: Final = 331
KIND: Final = 371  # kind of space, own pawn
KIND_OTHER: Final = 382
NEXT: Final = 393  # value of the best space one move further, own pawn
NEXT_OTHER: Final = 406
ENDS: Final = 419  # the game ends, with this margin over the best rival
SENDS: Final = 429  # by player and start space
SENT: Final = 441  # by column, own pawn
SENT_OTHER: Final = 451
# Actions with markers and modules
DECLINES: Final = 461  # by kind of decision
MARKS: Final = 483  # up, down: nobody, own pawn or others there; then, that another marker is taken up for it
NEAR: Final = 492  # up, down: who could move there
USES: Final = 501
CHOOSES: Final = 502  # by module
LAYS: Final = 510  # by place
SHIFTS: Final = 515  # trace that own pawns save, relative to the others'
# Actions with the tracer, and Leak
HUNTS: Final = 528  # by column
CATCHES: Final = 538  # own pawns, none to two; others', none to two
TRACED: Final = 544  # onto the Critical Asset, with this margin
SWAPS: Final = 554  # trace saved
THINGS: Final = 567
