"""Integer constants: cards, frames, and the table of action ids.

Cards of one number are alike, so a card is its kind (its number less one), and a pile is a count per kind.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = 54
NONE: Final = -1

# Sorts of card (KR-1.3 … KR-1.6)
BASIC: Final = 0
ASSET: Final = 1
ATTACK: Final = 2
MEASURE: Final = 3
EVENT: Final = 4

# Categories (KR-1.4), as bits; a measure without one blocks every attack
MALWARE: Final = 0
DENIAL: Final = 1
INTRUSION: Final = 2
TEMPEST: Final = 3
CRYPTO: Final = 4
CATEGORIES: Final = 5

# Steps of an effect: the operation, and its amount or object
S_NOTHING: Final = 0
S_DRAW: Final = 1  # draws n
S_MILL: Final = 2  # sends n cards of the opponent's deck
S_TURN_ASSETS: Final = 3  # turns up to n assets of the opponent
S_LOCK_ASSETS: Final = 4  # turns n assets of the opponent, which stay so through their next turn
S_TURN_MEASURE: Final = 5  # turns n measures of the opponent
S_DESTROY: Final = 6  # n = D_…
S_SEE_HAND: Final = 7
S_DISCARD_SEEN: Final = 8  # n cards of the hand just seen
S_RANDOM: Final = 9  # the opponent discards n random cards
S_PEEK: Final = 10  # the top n of the opponent's deck, put back in any order
S_UPRIGHT_ALL: Final = 11  # turns the player's measures upright
S_UPRIGHT_ONE: Final = 12
S_UNDER: Final = 13  # n cards of the own discard pile under the own deck
S_POWER: Final = 14  # n of both kinds until the end of the turn
S_BAN: Final = 15  # measures of a category cannot block in this turn
S_EACH: Final = 16  # each player draws a card, then sends n of their own deck
S_CANCEL: Final = 17  # cancels an attack of the wave
STEPS: Final = 3  # at most

# What is destroyed
D_ASSET: Final = 0
D_NOT_BASIC: Final = 1
D_MEASURE: Final = 2
D_TURNED_MEASURE: Final = 3
D_CRYPTO: Final = 4

# Frames. `a` is the player concerned
K_STARTER: Final = 0  # chance: the starter
K_DEAL: Final = 1  # chance: a card of the first seven; b = how many are left
K_REDEAL: Final = 2  # keeps the hand or not; b = redeals so far, c = those that cost cards
K_BOTTOM: Final = 3  # puts a card under the own deck; b = how many are left; pc, c = as b and c of K_REDEAL
K_DRAW: Final = 4  # chance: a card; b = how many are left
K_ASSETS: Final = 5  # phase: assets; b = how many have been laid
K_DEPLOY: Final = 6  # phase: deployment
K_ATTACK: Final = 7  # phase: attack; means are named for a wave
K_REACT: Final = 8  # the defender's events and properties
K_BLOCK: Final = 9  # the defender's blocks; b = measure + 1 that goes on blocking, c = its blocks left
K_LAST: Final = 10  # the attacker's events
K_RESOLVE: Final = 11  # the attacker chooses which attack does what
K_EFFECT: Final = 12  # continuation: step pc of card b takes effect, for a; c = how often it is repeated
K_OBJECT: Final = 13  # a chooses an object for step pc of card b; c = objects left
K_MILL: Final = 14  # chance: a card of the deck of a goes to the discard pile; b = how many are left
K_RANDOM: Final = 15  # chance: a card of the hand of a is discarded; b = how many are left
K_PEEK: Final = 16  # chance: a card of the deck of a is seen; b = how many are left
K_ORDER: Final = 17  # a puts a seen card on top of the opponent's deck; b = how many are left
K_FIT: Final = 18  # a turns measures or means until the upright ones fit (KR-3.5)
K_TRIM: Final = 19  # a discards measures or means until the sum holds (KR-3.5)
K_STAGE: Final = 20  # continuation: stage b of a wave begins, or of a's turn
K_EACH: Final = 21  # continuation: a sends b cards of the own deck

# Stages
T_UPRIGHT: Final = 0  # after the draw
T_REACT: Final = 1
T_BLOCK: Final = 2
T_TRIGGERS: Final = 3
T_LAST: Final = 4
T_RESOLVE: Final = 5

# Endings
W_DECK: Final = 1  # KR-3.1
W_LIMIT: Final = 2  # KR-3.15

# Actions
DONE: Final = 0  # ends the present decision
KEEP: Final = 1
REDEAL_FREE: Final = 2
REDEAL: Final = 3
BOTTOM0: Final = 4  # + kind
LAY0: Final = 58  # + kind: assets, measures, means, events, each in its phase
ADD0: Final = 112  # + kind: a means for the wave
DECLARE: Final = 166
DROP0: Final = 167  # + kind: an upright measure or means
DROP_TURNED0: Final = 221  # + kind
USE0: Final = 275  # + kind: the property of an asset
BLOCK0: Final = 329  # + (measure - FIRST_MEASURE) * ATTACKS + (attack - FIRST_ATTACK)
FIRST_MEASURE: Final = 30
MEASURES: Final = 15
FIRST_EVENT: Final = 45
FIRST_ATTACK: Final = 12
ATTACKS: Final = 18
TEXT0: Final = 599  # + attack - FIRST_ATTACK: does its text
MILL0: Final = 617  # + attack - FIRST_ATTACK: sends two cards
OBJECT0: Final = 635  # + kind: an object of an effect
OBJECT_TURNED0: Final = 689  # + kind: a turned object
CATEGORY0: Final = 743  # + category
ORDER0: Final = 748  # + kind
NUM_ACTIONS: Final = 802
