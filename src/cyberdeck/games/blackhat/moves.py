"""Typed moves of Black Hat. Ranks, players, modules and places count from 1 as people count them; spaces
and pawns have names.
"""

from __future__ import annotations

from cyberdeck.kernel.wire import Move


class Play(Move, frozen=True, tag="bh.play"):
    """BH-3.1, BH-3.2: ranked cards of one rank (0 with none), jokers, the Black Hat."""

    rank: int
    cards: int
    jokers: int = 0
    hat: bool = False


class Pass(Move, frozen=True, tag="bh.pass"):
    """BH-5.4"""


class Decline(Move, frozen=True, tag="bh.decline"):
    """BH-7.8, BH-7.9, BH-11.1: what one may do, one need not."""


class TakeAll(Move, frozen=True, tag="bh.take-all"):
    """BH-5.2"""


class TakeHat(Move, frozen=True, tag="bh.take-hat"):
    """BH-5.2"""


class Pick(Move, frozen=True, tag="bh.pick"):
    """BH-5.2"""

    rank: int


class Step(Move, frozen=True, tag="bh.step"):
    """BH-6.2"""

    pawn: str
    space: str


class Send(Move, frozen=True, tag="bh.send"):
    """BH-7.5"""

    pawn: str
    start: str


class Mark(Move, frozen=True, tag="bh.mark"):
    """BH-7.8: up or down"""

    space: str
    up: bool


class Lift(Move, frozen=True, tag="bh.lift"):
    """BH-7.8"""

    space: str


class Use(Move, frozen=True, tag="bh.use"):
    """BH-7.9: draw a random module"""


class Choose(Move, frozen=True, tag="bh.choose"):
    """BH-7.9, option randomizer=choice"""

    module: int


class Lay(Move, frozen=True, tag="bh.lay"):
    """BH-7.9"""

    place: int


class Trace(Move, frozen=True, tag="bh.trace"):
    """BH-10.2: the tracer"""

    space: str


class Swap(Move, frozen=True, tag="bh.swap"):
    """BH-11.1, Leak"""

    player: int


AnyMove = (
    Play | Pass | Decline | TakeAll | TakeHat | Pick | Step | Send | Mark | Lift | Use | Choose | Lay | Trace | Swap
)
