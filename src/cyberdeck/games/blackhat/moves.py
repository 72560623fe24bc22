"""Typed moves of Black Hat.

Ranks, players, modules and places count from 1. Spaces and pawns have names (notation.py).
"""

from __future__ import annotations

from cyberdeck.kernel.wire import Move


class Play(Move, frozen=True, tag="bh.play"):
    """BH-3.1, BH-3.2: `count` cards of one rank (0 and 0 for none), jokers, the Black Hat."""

    rank: int
    count: int
    jokers: int = 0
    black_hat: bool = False


class Pass(Move, frozen=True, tag="bh.pass"):
    """BH-5.4: not to follow"""


class Decline(Move, frozen=True, tag="bh.decline"):
    """BH-7.8, BH-7.9, BH-11.1: does not use a space or a tile"""


class TakeAll(Move, frozen=True, tag="bh.take-all"):
    """BH-5.2: all cards of the trick"""


class TakeBlackHat(Move, frozen=True, tag="bh.take-hat"):
    """BH-5.2: the Black Hat, and as many cards as were led"""


class TakeCard(Move, frozen=True, tag="bh.pick"):
    """BH-5.2: one card of the trick after another"""

    rank: int


class MovePawn(Move, frozen=True, tag="bh.step"):
    """BH-6.2: one of the player's own pawns"""

    pawn: str
    space: str


class SendPawn(Move, frozen=True, tag="bh.send"):
    """BH-7.5: any pawn, back to Backdoor or Public Services"""

    pawn: str
    space: str


class PlaceMarker(Move, frozen=True, tag="bh.mark"):
    """BH-7.8: a marker that makes the space cost one more (`up`) or one less"""

    space: str
    up: bool


class RemoveMarker(Move, frozen=True, tag="bh.lift"):
    """BH-7.8: a marker is taken up, to be placed elsewhere"""

    space: str


class DrawModule(Move, frozen=True, tag="bh.use"):
    """BH-7.9: a random one"""


class ChooseModule(Move, frozen=True, tag="bh.choose"):
    """BH-7.9, option randomizer=choice: a random side of this module"""

    module: int


class PlaceModule(Move, frozen=True, tag="bh.lay"):
    """BH-7.9: the module that was drawn or chosen"""

    place: int


class MoveTracer(Move, frozen=True, tag="bh.trace"):
    """BH-10.2"""

    space: str


class SwapScores(Move, frozen=True, tag="bh.swap"):
    """BH-11.1, Leak: with another player"""

    player: int


AnyMove = (
    Play
    | Pass
    | Decline
    | TakeAll
    | TakeBlackHat
    | TakeCard
    | MovePawn
    | SendPawn
    | PlaceMarker
    | RemoveMarker
    | DrawModule
    | ChooseModule
    | PlaceModule
    | MoveTracer
    | SwapScores
)
