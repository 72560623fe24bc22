"""Integer constants: cards, attached cards, frames, and the table of action ids.

Cards of one title are alike, so a card is its kind (its number less one), and an unordered pile is a count per kind.
Hardware with symbols lies on places: seat * SIDE + slot.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = 27
NONE: Final = -1
SIDE: Final = 24  # places of a player: six titles of Hardware with symbols, at most four of each
PLACES: Final = 48

# Symbols, and the most a card has
UPLINK: Final = 0
CABLE: Final = 1
RADIO: Final = 2
SYMBOLS: Final = 3
PORTS: Final = 4

# Kinds that the rules name
DDOS: Final = 5
PDOS: Final = 6
TRAINING: Final = 18
FAILURE: Final = 22
GENERATOR: Final = 26

# The index of a card attached to a place. The first ones can be disrupted by themselves
A_FIREWALL: Final = 0
A_GENERATOR: Final = 4
BREAKABLE: Final = 5  # firewall, encryption, update, antivirus, generator
A_DDOS: Final = 5
A_PDOS: Final = 6
A_PASSWORD: Final = 10
ATTACHED: Final = 12
ATTACHED_KINDS: Final[tuple[int, ...]] = (12, 13, 14, 15, 26, 5, 6, 7, 8, 9, 10, 25)
ITSELF: Final = -1  # the part of a place that is the Hardware itself

# Effects of cards
E_PART: Final = 0
E_ATTACK: Final = 1
E_DEFENCE: Final = 2
E_SUPPLY: Final = 3
E_DISRUPT: Final = 4
E_OUTAGE: Final = 5
E_TRAINING: Final = 6
E_TOKENS: Final = 7
E_SEARCH: Final = 8

# Frames. `a` is the player concerned
K_COIN: Final = 0  # chance: the starter
K_DEAL: Final = 1  # chance: a card of the first seven; b = how many are left, c = 1 if it is the second hand
K_MULLIGAN: Final = 2  # keeps the hand or draws another
K_ARRANGE: Final = 3  # step 1; b = mask of the moved slots
K_JOIN: Final = 4  # joins slot b, which is moved; or, with pc = kind + 1, the card being played, c = packed joints
K_DRAWING: Final = 5  # step 2: draws or takes
K_DRAW: Final = 6  # chance: a card; b = how many are left
K_PLAYS: Final = 7  # step 3
K_EXCESS: Final = 8  # step 4
K_ANNOUNCED: Final = 9  # continuation: takes effect when it is on top; b = the action, c = packed joints
K_ANSWER: Final = 10  # answers the announcement, or passes
K_STEP: Final = 11  # continuation: step b of a is over
K_WINDOW: Final = 12  # a, the passive player, may act after step b of the active player
K_RANDOM: Final = 13  # chance: a card that a discards; b = how many are left
K_LOOK: Final = 14  # chance: a card that a looks at; b = how many are left
K_TENDER: Final = 15  # takes one of them, or none
K_UNDER: Final = 16  # puts one under the deck; b = how many are left

# Endings
W_TEN: Final = 1  # CS-2.1
W_MINUS: Final = 2  # CS-2.2
W_DECK: Final = 3  # CS-2.3
W_LIMIT: Final = 4  # CS-2.6

# Actions
PASS: Final = 0
DONE: Final = 1  # ends re-arranging, or joining
END: Final = 2  # ends step 3
KEEP: Final = 3
AGAIN: Final = 4
DRAW: Final = 5
TAKE: Final = 6
MOVE0: Final = 7  # + slot
JOIN0: Final = 31  # + slot * SYMBOLS + symbol
PLAY0: Final = 103  # + kind: a card played on nothing in particular
ON0: Final = 130  # + kind * SIDE + slot, of the side that the card is played on
CANCEL: Final = 778  # Security training against what is being played
PDOS_GEN0: Final = 779  # + slot: on the Power generator there
FAIL_GEN0: Final = 803  # + slot
RESTORE0: Final = 827  # + part * SIDE + slot; part 0 is the Hardware, then what is BREAKABLE
PARTS: Final = 6
SCRAP0: Final = 971  # + slot
SCRAP_GEN0: Final = 995  # + slot
PAY_PLAY: Final = 1019
PAY0: Final = 1020  # + part * SIDE + slot, as RESTORE0
DISCARD0: Final = 1164  # + kind
TENDER0: Final = 1191  # + kind
UNDER0: Final = 1218  # + kind
NUM_ACTIONS: Final = 1245
