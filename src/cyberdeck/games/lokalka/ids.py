"""Integer constants: cards, roles, hosts, frames, and the table of action ids.

Cards of one kind are alike (LOK-1.3), so a card is its kind, and a pile is a count per kind.
"""

from __future__ import annotations

from typing import Final

MOST: Final = 8  # players at most
NONE: Final = -1

# Card kinds. An attack or a defence is a base and its level less one
ATTACK: Final = 0
DEFENCE: Final = 5
FLOOD: Final = 10
SOCIAL: Final = 11
VIRUSES: Final = 12
DIRECT: Final = 13
BACKUP: Final = 14
MAINTENANCE: Final = 15
SANDBOX: Final = 16
ROUTER: Final = 17
BOTNET: Final = 18
BOMB: Final = 19
KINDS: Final = 20
LEVELS: Final = 5
CARDS: Final = 110  # LOK-1.1

# Roles (LOK-2.1)
ADMIN: Final = 0
HACKER: Final = 1
INSIDER: Final = 2
HELPDESK: Final = 3
ROLES: Final = 4

# Places of the ring (LOK-3.2): 2 * seat is a player's role host, 2 * seat + 1 the auxiliary host after it
PLACES: Final = 16
ROLE_HOSTS: Final = 0x5555  # mask of the role hosts' places
HOSTS: Final = 8  # auxiliary hosts in the box

# Frames. `a` is the player concerned unless noted
K_ADMIN: Final = 0  # chance: who is the Administrator
K_ROLE: Final = 1  # chance: the role of a
K_BUILD: Final = 2  # the Administrator lays a host on place b
K_LAY: Final = 3  # chance lays the hosts (option network=random)
K_DEAL: Final = 4  # chance: a card of the deal; b = how many are left for the player
K_SETUP: Final = 5  # b = mask of the places with a defence laid before the first turn
K_TEST: Final = 6  # chance: the card that tests the bomb before a
K_DRAW: Final = 7  # chance: a card for a; b = how many are left
K_TURN: Final = 8  # a's turn
K_FLOOD: Final = 9  # a discards; b = who played Flood
K_VIRUSES: Final = 10  # a defends or not; b = who played Viruses, c = mask of those who do not defend
K_STEAL: Final = 11  # chance: a card of b that others know, or one that nobody else knows; c = how many a still takes
K_STOLEN: Final = 12  # chance: which card it is; pc = the group's number (0: the cards that only the holder knows)
K_DIRECT: Final = 13  # simultaneous: a attacks, b defends
K_EXCESS: Final = 14  # a discards; b = how many are still too many

# Endings (LOK-9)
W_NETWORK: Final = 1  # LOK-9.1
W_HACKER: Final = 2  # LOK-9.2
W_INSIDER: Final = 3  # LOK-9.3
W_HACKERS: Final = 4  # LOK-9.4
W_LIMIT: Final = 5  # LOK-9.6

# Actions
PASS: Final = 0  # lays nothing, shows nothing
END: Final = 1
BUILD0: Final = 2  # + host
DEFEND0: Final = 10  # + (level - 1) * PLACES + place
ATTACK0: Final = 90  # + (level - 1) * PLACES + place
FLOOD0: Final = 170
SOCIAL0: Final = 171  # + player
VIRUSES0: Final = 179
DIRECT0: Final = 180  # + player
BACKUP0: Final = 188  # + kind
MAINTAIN0: Final = 208  # + place
SANDBOX0: Final = 224  # + player
ROUTER0: Final = 232
BOTNET0: Final = 233
BOMB0: Final = 234
DISCARD0: Final = 235  # + kind
SHOW0: Final = 255  # + kind of an attack or a defence
NUM_ACTIONS: Final = 265
