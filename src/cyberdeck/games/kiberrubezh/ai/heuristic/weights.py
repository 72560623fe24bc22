"""The numbers behind the heuristics: chosen by hand, a few checked by letting variants play each other. A card that
goes from the other player's deck to the discard pile is one.
"""

from __future__ import annotations

# What is done to the other player
SEEN = 0.3  # to see a hand
HAND = 1.2  # a card out of a hand
DRAWN = 0.7  # a card drawn, less the card that the deck has lost
DESTROYED = 2.5  # a measure, or an asset
LOCKED = 1.2  # an asset that stays turned through its owner's next turn

# Attacking
KEEP = 0.65  # an attack that is kept for later, as a share of what it does
CLOGGED = 0.5  # the same while there is no power for attacks in hand
LAST_TURNS = 3  # so many turns before one's own deck is empty nothing is kept

# Defending
WAVE = 3.0  # attacks that are expected in a turn
SHOWN = 0.7  # an attack that lies there already
CANCEL = 2.0  # what an attack must do to be worth an Emergency patch
UPRIGHT = 2.0  # what measures must stop besides to be worth an Incident response
LATER = 0.8  # an attack that may come in a later wave of the turn, beside one that is here

# Laying
PATCHES = 1  # Emergency patches that power is left for
SWAP = 0.6  # what a measure must stop more than the one that makes room for it
SPARE = 0.25  # power that nothing needs yet
AHEAD = 5  # draws that power is laid for in advance
LAID = 0.6  # a card that an asset draws, per card
BACKUP = 2.0  # three cards put under one's own deck
RESTORED = 4  # cards that must lie in the discard pile
FUNDED = 12  # cards that must be left in one's deck to draw more
LEAD = 4  # cards by which the other deck must be smaller for a Joint exercise
BANNED = 4.0  # what must get through besides to be worth a Supply-chain compromise
