"""The constants of the heuristics: chosen by hand, a few checked by letting variants play each other. The unit is a
point of the score.
"""

from __future__ import annotations

WIN = 1000.0
THEIRS = 0.9  # a point of the opponent
NOW = 0.15  # a point that counts now, beside the points that will come back

# A network
CUT = 0.5  # a card that is not connected but can be joined again
PROVIDER = (0.0, 1.5, 1.8, 2.0, 2.1)  # working Providers, by their number
ROOM = (0.0, 0.25, 0.4, 0.5, 0.56, 0.6)  # free connected symbols for computers, by their number
UPLINK = (0.0, 0.15, 0.2)  # free connected symbols for Routers
CABLE = 0.04  # a free connected cable port: more cards need one
DEPTH = 0.02  # each card between a point and its Provider
RESTORE = 0.5  # a play needed to restore something
BROKEN = 0.5  # a disrupted defence, as a share of its points
SCRAP = 0.3  # a play needed to scrap a Persistent denial of service
GUARD = 0.12  # the first working defence of its kind on a card
OPENED = 0.2  # an unused Weak password

# Cards in hand, by kind
KEEP = (
    *(0.5, 0.7, 0.7, 0.5, 0.5),  # Provider, Routers, computers
    *(0.5, 0.7, 0.6, 0.7, 0.5, 0.4),  # attacks
    0.8,  # server
    *(0.5, 0.5, 0.7, 0.5),  # defences
    *(0.6, 1.5, 1.0, 0.5, 0.5, 0.5, 1.0, 0.7, 0.6),  # events
    *(0.7, 0.5),  # USB trap, Power generator
)
AGAIN = 0.7  # each further card of a kind, as a share
NEEDED = 3.0  # a Provider or a Router while there is none
TOKEN = 0.45  # a Budget Token
FOUND = 0.9  # a card chosen among five (card 25)
LOST = 0.5  # a card that the opponent discards
WAIT = 0.4  # what an answer must gain beyond its card, which could be kept
PLAY = 0.3  # an additional play in a plan
STEP = 0.02  # no re-arranging for less
