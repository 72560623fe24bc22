"""The constants of the heuristics, found by letting variants play each other. The unit is a good card in hand."""

from __future__ import annotations

# The value of a player's going out: to whom (row), whose role (column), as in ids.py; OWN: of going out oneself
STAKE = (
    (0.0, 4.0, 3.0, -4.0),  # the Administrator
    (12.0, -0.5, 0.5, 1.5),  # a Hacker
    (0.0, 3.0, 3.0, 3.0),  # an Insider: see balance()
    (-10.0, 4.0, 3.0, -1.0),  # a Helpdesk
)
OWN = (-10.0, -4.0, -6.0, -3.0)
NODE = (0.0, 1.0, 0.6, 0.45, 0.38, 0.33)  # the share of it in one node, by the number of nodes left
WIN = 100.0  # a hit that wins the game
DUEL = 10.0  # the Administrator, for the Insider who is alone with them
ALIVE = -3.0  # the same before that: the Administrator holds the Hackers off
HEAD = 1.0  # the Administrator's lead over as many Hackers as there are Helpdesks, in players
LEAN = 3.0  # how much more the Insider wants the leading side out

# Hosts
AUXILIARY = 0.7  # a node of an auxiliary host, to the Administrator's side; to others when it lets them be reached
LOOT = 0.9  # a reward card (LOK-8.3)
PATH = 10.0  # the way to the Administrator, when it is open
SHIELD = 1.2  # a captured host beside the own host
TAKEN_BACK = 1.5  # a captured host given back to the Administrator
STRIP = 0.4  # a defence card gone, relative to the node it would have saved
BLOCKS = (0.0, 0.25, 0.6, 1.1, 1.8, 2.6)  # attacks that a defence card stops, by level
WATCHED = 0.22  # per enemy beside it, how much less an auxiliary host is attacked than a role host
INSIDE = 0.1  # the same for a role host between two own hosts
POSE = 0.5  # a play that makes the Administrator trust the player more, or less
PUNISHED = 3.0  # LOK-8.4

# Cards
ATTACKS = (0.6, 0.7, 0.9, 1.2, 1.5)  # an attack kept in hand, by level
DEFENCES = (0.5, 0.6, 0.7, 1.0, 1.2)
SPECIALS = (0.3, 0.9, 1.0, 1.1, 0.7, 0.8, 0.5, 0.1, 0.9, 0.0)  # in the order of ids.py, from Flood
LAST = 0.6  # the last defence card in hand, against Viruses and Direct access
FETCHED = 0.6  # a card taken from another hand
LOST = 0.07  # a card that another player loses, per point of their stake
SKIPPED = 0.18  # a turn that another player loses, likewise
DELAYED = 0.05  # a turn that another player has later, likewise

# Estimates
SUSPECT = 0.8  # a node missing beside a player makes a Hacker so much likelier
INSIDER_TOO = 0.4  # and an Insider, as a share of that
HIGHER = (0.33, 0.25, 0.16, 0.09, 0.04)  # a card in hand is a defence of at least this level
SHOWN = (0.05, 0.2, 0.45, 0.75, 1.0)  # a defence of this level stops Direct access
