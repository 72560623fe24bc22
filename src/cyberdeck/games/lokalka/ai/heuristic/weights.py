"""The numbers behind the heuristics, found by letting variants play each other. A good card in hand is a point."""

from __future__ import annotations

# What it is worth that a player goes out: to whom (row), whose role (column), as in ids.py; OWN: to go out oneself
STAKE = (
    (0.0, 4.0, 3.0, -4.0),  # the Administrator
    (12.0, -0.5, 0.5, 1.5),  # a Hacker
    (0.0, 3.0, 3.0, 3.0),  # an Insider: see balance()
    (-10.0, 4.0, 3.0, -1.0),  # a Helpdesk
)
OWN = (-10.0, -4.0, -6.0, -3.0)
NODE = (0.0, 1.0, 0.6, 0.45, 0.38, 0.33)  # the share of it that is in a node, by how many are left
WIN = 100.0  # a hit that wins the game
DUEL = 10.0  # the Administrator, to the Insider who is alone with them
ALIVE = -3.0  # the same before that: they hold the Hackers off
HEAD = 1.0  # the Administrator's lead over as many Hackers as there are Helpdesks, in players
LEAN = 3.0  # how much more the Insider wants those out whose side is ahead

# Hosts
AUXILIARY = 0.7  # a node of an auxiliary host, to the Administrator's side; to others when it lets them reach them
LOOT = 0.9  # a card drawn for taking somebody out (LOK-8.3)
PATH = 10.0  # the way to the Administrator, when it is open
SHIELD = 1.2  # a captured host beside the own one
TAKEN_BACK = 1.5  # a captured host given back to the Administrator
STRIP = 0.4  # a defence card gone, beside the node that it would have saved
BLOCKS = (0.0, 0.25, 0.6, 1.1, 1.8, 2.6)  # attacks that a defence card stops, by level
WATCHED = 0.22  # an auxiliary host is attacked so much less than a role host, per enemy beside it
INSIDE = 0.1  # a role host between two hosts of one's own, the same
POSE = 0.5  # a deed that speaks for (or against) oneself before the Administrator
PUNISHED = 3.0  # LOK-8.4

# Cards
ATTACKS = (0.6, 0.7, 0.9, 1.2, 1.5)  # one kept in hand, by level
DEFENCES = (0.5, 0.6, 0.7, 1.0, 1.2)
SPECIALS = (0.3, 0.9, 1.0, 1.1, 0.7, 0.8, 0.5, 0.1, 0.9, 0.0)  # in the order of ids.py, from Flood
LAST = 0.6  # the last defence card in hand, against Viruses and Direct access
FETCHED = 0.6  # a card taken out of another's hand
LOST = 0.07  # a card that another loses, by what they are worth
SKIPPED = 0.18  # a turn that another loses, the same
DELAYED = 0.05  # a turn that another has later, the same

# What is likely
SUSPECT = 0.8  # a node missing beside a player makes them so much more likely a Hacker
INSIDER_TOO = 0.4  # and an Insider, as a share of that
HIGHER = (0.33, 0.25, 0.16, 0.09, 0.04)  # a card in hand is a defence of at least this level
SHOWN = (0.05, 0.2, 0.45, 0.75, 1.0)  # a defence of this level stops a Direct access
