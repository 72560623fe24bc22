"""The constants of the heuristics, found by letting variants play each other. The unit is a point of trace."""

from __future__ import annotations

# Values
SHARE = 1.0  # a point of trace of all the rivals together
CLOSE = 15.0  # a rival so many points behind another counts a third as much
WIN = 2.5  # winning the game, divided by how open it is
SURELY = 50.0  # a certain win now
TEMPO = 0.9  # one card fewer in hand
POWER = 0.1  # a point on a card that will probably be played: dear cards win tricks
EMPTY = 2.0  # ending the round with no cards left
GIFT = 2.0  # another player takes the Black Hat
DRAWN = 2.0  # a card drawn because no pawn can move
SAME = 0.3  # taking a card of a rank already in hand
GOAL = 3.0  # standing on the Critical Asset, in plans: ending the game is not always good
RACE = 0.4  # a column nearer to the Critical Asset, when far ahead
AHEAD = 10.0  # far ahead
ACTION = 1.0  # an Exploit or a Randomizer to use
NEAR = 0.2  # a marker in front of a pawn, beside one under it
HUNT = 2.0  # the tracer beside a pawn
GONE = 12.0  # a rival who goes out

# Estimates
PACE = 1.2  # cards shed while the smallest other hand sheds one
UNSEEN = 2.1  # trace of an unseen card
DOUBT = 0.8  # uncertainty about the trace of an unseen hand, times the root of its size
TILE = 2.0  # the same for a face-down tile
SWING = 8.0  # a lead of so many points makes a win about three times as likely
SURE = 0.95  # a chance that counts as certain
USES_HAT = 0.15  # how often its holder plays the Black Hat when possible
WILLING = 0.7  # how often a player who can win a trick does so
AVOIDS = 0.5  # the same for a Black Hat trick
GOES_ON = 0.8  # how often another round follows
MOVES = 1.6  # moves of a pawn in a round, times the number of players
SHOVED = 0.35  # how often in a round a pawn on a negative space is moved by an opponent

# The target of a status card (BH-13.1)
SLACK = 20.0  # trace that comes anyway
SPREAD = 8.0  # so far below the target even with that, trace is wanted as much as it is shunned so far above
CLOSENESS = 6.0  # so far from the target, ending the game is worth a third
MODEST = 0.6  # how often the total comes close enough later
AIM = 40.0  # ending the game at the target
