"""The numbers of what a network sees of a table of Lokalka, and of what answers are described by. Compiled; Final ints,
which mypyc inlines. Stored weights go by these numbers.
"""

from __future__ import annotations

from typing import Final

# A player: the viewer, then their neighbours to the right and to the left, then theirs
ROLE: Final = 0  # that is known
MAY: Final = 4  # roles that their deeds leave possible
NODES: Final = 8  # of their host; up to two, the last one
DEFENCE: Final = 11  # by level
SIZE: Final = 17  # of the hand
SKIPS: Final = 18
BOMB: Final = 19
ACTIVE: Final = 20  # it is their turn
LATE: Final = 21  # how many come before them
REACHED: Final = 22  # the viewer can attack them
OWNS: Final = 23  # auxiliary hosts
HITS: Final = 24  # on their way to the Administrator
OPEN: Final = 25  # the Administrator can be attacked by them
HAND: Final = 26  # by kind
PLAYER: Final = 46

# An auxiliary host: to the right of the viewer, to the left, and so on
HOST: Final = 368
HOST_NODES: Final = 0  # and the last one
HOST_DEFENCE: Final = 2  # by level
HOST_OWNER: Final = 8  # the viewer, the Administrator, another
HOST_REACHED: Final = 11
HOST_SIZE: Final = 12

# The table
MINE: Final = 464  # by role
QUESTION: Final = 468  # by its kind
TABLE: Final = 483  # by the number of players, from four
ATTACKED: Final = 488
ROUND: Final = 489
LEFT: Final = 490  # Hackers, Insiders, Helpdesks who are not out
SPENT: Final = 493  # by kind: in the discard pile
EXCESS: Final = 513  # cards that one cannot keep
TEAM: Final = 514  # Hackers win together
ASKED_BY: Final = 515  # who attacks past the network: the roles that they may have
INPUTS: Final = 519

# Answers, to each role for itself
PASSES: Final = 0  # by kind of question
ENDS: Final = 15  # with so many cards that one cannot keep: none to three
BUILDS: Final = 19  # by how far away and how strong: two nodes, three
LAYS: Final = 35  # by level, and the level of what lies there
LAYS_ON: Final = 65  # one's own host, and auxiliary ones
HITS_WITH: Final = 74  # by level: less than what lies there, as much, more, and nothing there
HITS_PLAYER: Final = 94  # by what they may be, whether they lose a node, and whether it is the last
HITS_HOST: Final = 158  # the Administrator's or another's; whether it loses a node, and the last
HITS_AT: Final = 166  # players, then hosts, as they are seen
ON_THE_WAY: Final = 182  # to the Administrator, from the viewer
CROSSES: Final = 183  # it shows that one is no Hacker
PLAYS: Final = 184  # by kind of special
TAKES: Final = 194  # hosts by Botnet: one, two, more
ROBS: Final = 197  # by what they may be
ROBS_SIZE: Final = 213  # cards: one, two, more
DIRECT_TO: Final = 216  # by what they may be
DIRECT_NODES: Final = 232  # that they have: one to five
DIRECT_WITH: Final = 237  # the highest level that one has
DIRECT_SIZE: Final = 242  # cards that they have: none to three and more
STOPS: Final = 246  # whose turn is skipped: by what they may be
STOPS_NEXT: Final = 262
FETCHES: Final = 263  # by kind
MENDS: Final = 283  # one's own host by its nodes: one to four; another
DROPS: Final = 288  # by kind
DROPS_ONE_OF: Final = 308  # two or more
SHOWS: Final = 309  # by kind
ANSWERS: Final = 319
THINGS: Final = 1276
