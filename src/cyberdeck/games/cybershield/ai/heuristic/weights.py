"""The numbers behind the heuristics: chosen by hand, a few checked by letting variants play each other. A point of
the score is one.
"""

from __future__ import annotations

WIN = 1000.0
THEIRS = 0.9  # a point of the other player
NOW = 0.15  # a point that counts at this moment, beside what comes back anyhow

# A network
CUT = 0.5  # a card that is not connected: it can be joined anew
PROVIDER = (0.0, 1.5, 1.8, 2.0, 2.1)  # Providers that work, by their number
ROOM = (0.0, 0.25, 0.4, 0.5, 0.56, 0.6)  # free connected symbols for computers, by their number
UPLINK = (0.0, 0.15, 0.2)  # free connected symbols for Routers
CABLE = 0.04  # one that is a cable: more cards need it
DEPTH = 0.02  # a card between a point and its Provider
RESTORE = 0.5  # a play that it takes to restore something
BROKEN = 0.5  # a defence that is disrupted, as a share of its points
SCRAP = 0.3  # a play that it takes to get rid of a Persistent denial of service
GUARD = 0.12  # the first working defence of its kind on a card
OPENED = 0.2  # a Weak password that is still to be used

# Cards in hand, by kind
KEEP = (
    *(0.5, 0.7, 0.7, 0.5, 0.5),  # Provider, Routers, computers
    *(0.5, 0.7, 0.6, 0.7, 0.5, 0.4),  # attacks
    0.8,  # server
    *(0.5, 0.5, 0.7, 0.5),  # defences
    *(0.6, 1.5, 1.0, 0.5, 0.5, 0.5, 1.0, 0.7, 0.6),  # events
    *(0.7, 0.5),  # USB trap, Power generator
)
AGAIN = 0.7  # each further one of a kind, as a share
NEEDED = 3.0  # a Provider or a Router as long as there is none
TOKEN = 0.45  # a Budget Token
FOUND = 0.9  # a card chosen among five (card 25)
LOST = 0.5  # a card that the other player discards
WAIT = 0.4  # what an answer must be worth beside its card: it could be given later
PLAY = 0.3  # a play that a plan takes besides
STEP = 0.02  # no shuffling for less
