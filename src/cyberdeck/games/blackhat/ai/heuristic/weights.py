"""The numbers behind the heuristics, found by letting variants play each other. Points are points of trace."""

from __future__ import annotations

# What things are worth
SHARE = 1.0  # a point of trace of all the rivals together
CLOSE = 15.0  # a rival so many points behind another matters a third as much
WIN = 2.5  # a game won, divided by how open it is
SURELY = 50.0  # a game that is surely won now
TEMPO = 0.9  # one card fewer in hand
POWER = 0.1  # a point on a card that one expects to play: dear cards win tricks
EMPTY = 2.0  # ending the round with no cards left
GIFT = 2.0  # somebody else takes the Black Hat
DRAWN = 2.0  # a card drawn because no pawn can move
SAME = 0.3  # a card taken of a rank one holds
GOAL = 3.0  # standing on the Critical Asset, in plans: one does not always want to end the game
RACE = 0.4  # a column nearer to the Critical Asset, when far ahead
AHEAD = 10.0  # far ahead
ACTION = 1.0  # an Exploit or a Randomizer to use
NEAR = 0.2  # a marker in front of a pawn, beside one under it
HUNT = 2.0  # the tracer beside a pawn
GONE = 12.0  # a rival who is out

# What is likely
PACE = 1.2  # cards one sheds while the smallest other hand sheds one
UNSEEN = 2.1  # trace of an unseen card
DOUBT = 0.8  # how unsure the trace of an unseen hand is, times the root of its size
TILE = 2.0  # the same of a tile that lies face down
SWING = 8.0  # a lead of so many points makes one about three times as likely to win
SURE = 0.95  # a chance that is sure enough
USES_HAT = 0.15  # how often its holder plays the Black Hat when they can
WILLING = 0.7  # how often somebody who can win a trick does
AVOIDS = 0.5  # the same of a Black Hat trick
GOES_ON = 0.8  # how often another round follows
MOVES = 1.6  # moves of a pawn in a round, times the number of players
SHOVED = 0.35  # how often a round somebody moves a pawn on from a negative space

# What one aims at with a status card (BH-13.1)
SLACK = 20.0  # trace that one expects to get anyway
SPREAD = 8.0  # so far below the target even then, one wants trace as much as one shuns it so far above
CLOSENESS = 6.0  # so far from the target, ending the game is worth a third
MODEST = 0.6  # how often one comes close enough later
AIM = 40.0  # ending the game at the target
