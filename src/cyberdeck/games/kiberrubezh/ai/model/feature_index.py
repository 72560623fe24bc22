"""The indices of the model's inputs and of the tokens that describe actions. Stored weights depend on them."""

from __future__ import annotations

from typing import Final

# A side, by kind
UP: Final = 0
DOWN: Final = 54
HAND: Final = 108

# A side
LEFT: Final = 162  # cards in the deck: all, the last 25, 12, 5
SIZE: Final = 166  # of the hand
SPARE: Final = 167  # spare power of both kinds
GIVEN: Final = 169  # given power of both kinds
EXTRA: Final = 171
ATTACKS_UP: Final = 172  # by category
ATTACKS_LYING: Final = 177
BLOCKS_UP: Final = 182  # by category, then those of any
BLOCKS_LYING: Final = 188
THROUGH_UP: Final = 194  # means that cannot be blocked: the first four separately, and their number
THROUGH_LYING: Final = 199
LOCKED: Final = 204
TO_COME: Final = 205  # means, and measures, that have not been seen yet
GAPS: Final = 207
SIDE: Final = 208

# Both sides
ACTIVE: Final = 416
TURNS: Final = 417
FIRST_TURN: Final = 418
BANNED: Final = 419  # by category

# The decision
DECISION: Final = 424  # by kind of decision
ONWARD: Final = 446  # a measure goes on blocking
COUNT: Final = 447  # assets laid or hands dealt, and objects to come
OPERATION: Final = 449  # the operation on an object
OPEN: Final = 467  # unresolved attacks of the wave, by kind
MET: Final = 485
WAVE_THROUGH: Final = 503
WAVE: Final = 508

# A side again: unseen cards, in the deck or in a hidden hand, and how near the other deck is to its end
UNSEEN: Final = 510
MEANS: Final = 0  # by category
BLOCKS: Final = 5  # by category, then those of any
EVENTS: Final = 11  # by kind
ASSETS: Final = 20
REACH: Final = 21  # the share of the deck that unblockable means would send; ready ones, and all
UNSEEN_SIZE: Final = 23
INPUTS: Final = 556

# Actions: their own ids, and these
BY: Final = 802  # the measure that blocks
STOPS: Final = 817  # the attack that is blocked
ADDED: Final = 835  # blocks that could stop this means: none to four
ONLY: Final = 840  # no other measure could block it
LAST_ONE: Final = 842  # the measure could block nothing else
PIERCES: Final = 844  # a means to lay: whether it could be blocked
GUARDS: Final = 846  # a measure to lay: how many attacks more it would block, none to three
PASSES: Final = 850  # a means for the wave: whether it could be blocked, together with the wave so far
OPENS: Final = 852  # a measure as object: how many attacks more get through without it, none to three
THINGS: Final = 856
