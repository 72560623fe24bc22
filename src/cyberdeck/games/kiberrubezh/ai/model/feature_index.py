"""The numbers of what a network sees of a table of Kiberrubezh, and of what answers are described by. Compiled; Final
ints, which mypyc inlines. Stored weights go by these numbers.
"""

from __future__ import annotations

from typing import Final

# A side, by kind
UP: Final = 0
DOWN: Final = 54
HAND: Final = 108

# A side
LEFT: Final = 162  # of the deck: all, the last 25, 12, 5
SIZE: Final = 166  # of the hand
SPARE: Final = 167  # power of both kinds that nothing needs
GIVEN: Final = 169  # power of both kinds
EXTRA: Final = 171
ATTACKS_UP: Final = 172  # by category
ATTACKS_LYING: Final = 177
BLOCKS_UP: Final = 182  # by category, then those of any
BLOCKS_LYING: Final = 188
THROUGH_UP: Final = 194  # means that could not be blocked: the first four one by one, and all
THROUGH_LYING: Final = 199
LOCKED: Final = 204
TO_COME: Final = 205  # means, and measures, that nobody has seen yet
GAPS: Final = 207
SIDE: Final = 208

# Both sides
ACTIVE: Final = 416
TURNS: Final = 417
FIRST_TURN: Final = 418
BANNED: Final = 419  # by category

# The question
QUESTION: Final = 424  # by its kind
ONWARD: Final = 446  # a measure goes on blocking
COUNT: Final = 447  # assets that were laid or hands that were dealt, and objects to come
OPERATION: Final = 449  # what is done to an object
OPEN: Final = 467  # attacks of the wave, by kind
MET: Final = 485
WAVE_THROUGH: Final = 503
WAVE: Final = 508

# A side again: cards that nobody has seen, in the deck or in a hidden hand, and how far the other deck is
UNSEEN: Final = 510
MEANS: Final = 0  # by category
BLOCKS: Final = 5  # by category, then those of any
EVENTS: Final = 11  # by kind
ASSETS: Final = 20
REACH: Final = 21  # what means that cannot be blocked would send of all that is left; those that are ready, and all
UNSEEN_SIZE: Final = 23
INPUTS: Final = 556

# Answers: their own numbers, and these
BY: Final = 802  # the measure that blocks
STOPS: Final = 817  # the attack that is blocked
ADDED: Final = 835  # how many blocks could stop this means: none to four
ONLY: Final = 840  # nothing else could block it
LAST_ONE: Final = 842  # it could block nothing else
PIERCES: Final = 844  # means that are laid: whether they could be stopped
GUARDS: Final = 846  # how many attacks more a measure would stop that is laid: none to three
PASSES: Final = 850  # means for the wave: whether they could be stopped, with those that are in it already
OPENS: Final = 852  # how many attacks more get through without a measure that is chosen: none to three
THINGS: Final = 856
