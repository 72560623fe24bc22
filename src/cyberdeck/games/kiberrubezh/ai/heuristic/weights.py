"""The constants of the heuristics: chosen by hand, a few checked by letting variants play each other. The unit is a
card sent from the opponent's deck.
"""

from __future__ import annotations

# Effects on the opponent
SEEN = 0.3  # seeing a hand
HAND = 1.2  # a card discarded from a hand
DRAWN = 0.7  # a card drawn, less the card that the deck loses
DESTROYED = 2.5  # a measure, or an asset
LOCKED = 1.2  # an asset that stays turned through its owner's next turn

# Attacking
KEEP = 0.65  # an attack that is kept for later, as a share of what it does
CLOGGED = 0.5  # the same while cards in hand lack attack power
LAST_TURNS = 3  # so many turns before the own deck is empty, no attack is kept

# Defending
WAVE = 3.0  # attacks expected in a turn
SHOWN = 0.7  # an attack whose means is on the table already
CANCEL = 2.0  # the least effect of an attack worth an Emergency patch
UPRIGHT = 2.0  # what more measures must stop to be worth an Incident response
LATER = 0.8  # an attack that may come in a later wave of the turn, relative to one that is here

# Laying
PATCHES = 1  # Emergency patches for which power is reserved
SWAP = 0.6  # how much more a measure must stop than the one it replaces
SPARE = 0.25  # power not needed yet
AHEAD = 5  # draws for which power is laid in advance
LAID = 0.6  # a card that an asset draws, per card
BACKUP = 2.0  # three cards put under the own deck
RESTORED = 4  # cards needed in the discard pile
FUNDED = 12  # cards needed in the own deck to draw more
LEAD = 4  # cards by which the opponent's deck must be smaller for a Joint exercise
BANNED = 4.0  # what more must get through to be worth a Supply-chain compromise
