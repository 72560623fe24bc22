"""The indices of the model's inputs and of the tokens that describe actions. Stored weights depend on them."""

from __future__ import annotations

from typing import Final

# A player: the viewer, then the neighbours to the right and to the left, then theirs
ROLE: Final = 0  # known role
MAY: Final = 4  # possible roles
NODES: Final = 8  # of the role host; at most two, exactly one
DEFENCE: Final = 11  # by level
SIZE: Final = 17  # of the hand
SKIPS: Final = 18
BOMB: Final = 19
ACTIVE: Final = 20  # it is the player's turn
LATE: Final = 21  # number of players before them
REACHED: Final = 22  # the viewer can attack them
OWNS: Final = 23  # auxiliary hosts under control
HITS: Final = 24  # hits on the way to the Administrator
OPEN: Final = 25  # can attack the Administrator
HAND: Final = 26  # by kind
PLAYER: Final = 46

# An auxiliary host: to the right of the viewer, to the left, and so on
HOST: Final = 368
HOST_NODES: Final = 0  # all, and the last one
HOST_DEFENCE: Final = 2  # by level
HOST_OWNER: Final = 8  # the viewer, the Administrator, another
HOST_REACHED: Final = 11
HOST_SIZE: Final = 12

# The table
MINE: Final = 464  # by role
DECISION: Final = 468  # by kind of decision
TABLE: Final = 483  # by the number of players, from four
ATTACKED: Final = 488
ROUND: Final = 489
LEFT: Final = 490  # Hackers, Insiders, Helpdesks still in
SPENT: Final = 493  # by kind: cards in the discard pile
EXCESS: Final = 513  # cards above the hand limit
TEAM: Final = 514  # option: Hackers win together
ASKED_BY: Final = 515  # the attacker by Direct access: possible roles
INPUTS: Final = 519

# Actions, for each role of the viewer
PASSES: Final = 0  # by kind of decision
ENDS: Final = 15  # by the number of cards above the limit: none to three
BUILDS: Final = 19  # by distance and strength: two nodes, three
LAYS: Final = 35  # by level, and the level of the present defence
LAYS_ON: Final = 65  # the own host, and auxiliary ones
HITS_WITH: Final = 74  # by level: below the defence, equal, above, and no defence
HITS_PLAYER: Final = 94  # by possible roles, whether they lose a node, and whether it is the last
HITS_HOST: Final = 158  # the Administrator's or another's; whether it loses a node, and whether it is the last
HITS_AT: Final = 166  # players, then hosts, from the viewer on
ON_THE_WAY: Final = 182  # on the viewer's way to the Administrator
CROSSES: Final = 183  # it rules out that the viewer is a Hacker
PLAYS: Final = 184  # by kind of special
TAKES: Final = 194  # hosts taken by Botnet: one, two, more
ROBS: Final = 197  # by possible roles
ROBS_SIZE: Final = 213  # cards taken: one, two, more
DIRECT_TO: Final = 216  # by possible roles
DIRECT_NODES: Final = 232  # nodes of the target: one to five
DIRECT_WITH: Final = 237  # the highest attack level in hand
DIRECT_SIZE: Final = 242  # cards of the target: none to three and more
STOPS: Final = 246  # whose turn is skipped: by possible roles
STOPS_NEXT: Final = 262
FETCHES: Final = 263  # by kind
REPAIRS: Final = 283  # the own host by its nodes: one to four; another host
DROPS: Final = 288  # by kind
DROPS_ONE_OF: Final = 308  # two or more
SHOWS: Final = 309  # by kind
ACTION_TOKENS: Final = 319
THINGS: Final = 1276
