"""Typed events of Black Hat. Players, pawns, spaces and kinds are the numbers of ids.py; hidden ones are -1."""

from __future__ import annotations

from typing import ClassVar

from cyberdeck.kernel.wire import Event, tagged

Ints = tuple[int, ...]


class BHEvent(Event, frozen=True, tag=tagged("bh")):
    """An event of Black Hat."""


class DealerChosen(BHEvent, frozen=True, tag="bh.dealer"):
    """BH-2.6"""

    player: int


class StatusDrawn(BHEvent, frozen=True, tag="bh.status"):
    """BH-13.1. `value` is -1 for everybody else, unless it lies open."""

    player: int
    value: int
    open: bool


class ModuleDrawn(BHEvent, frozen=True):
    """BH-7.9"""

    player: int
    side: int


class ModuleLaid(BHEvent, frozen=True):
    """BH-2.2 (player None), BH-7.9"""

    player: int | None
    side: int
    place: int


class RoundBegan(BHEvent, frozen=True, tag="bh.round"):
    """BH-2.3, BH-8.3"""

    round: int
    dealer: int
    hand: int


class HatGiven(BHEvent, frozen=True):
    """BH-2.3: `turned` is the kind of the card that decided who gets the Black Hat, -1 if none did."""

    player: int
    turned: int


class Dealt(BHEvent, frozen=True):
    """BH-2.4. `kind` is -1 for everybody else, unless it lies open."""

    player: int
    kind: int
    open: bool


class Played(BHEvent, frozen=True):
    """BH-3.1, BH-3.2; BH-5.4 (the action of a pass)"""

    player: int
    action: int


class TrickWon(BHEvent, frozen=True, tag="bh.won"):
    """BH-3.3, BH-5.1"""

    player: int
    black_hat: bool


class Took(BHEvent, frozen=True):
    """BH-5.2"""

    player: int
    cards: Ints


class PawnMoved(BHEvent, frozen=True, tag="bh.moved"):
    """BH-6.2"""

    player: int
    pawn: int
    from_space: int
    to_space: int


class Reshuffled(BHEvent, frozen=True):
    """BH-6.4"""

    cards: int


class Drew(BHEvent, frozen=True):
    """BH-6.1. `kind` is -1 for everybody else, unless it lies open."""

    player: int
    kind: int
    open: bool


class PawnSent(BHEvent, frozen=True, tag="bh.sent"):
    """BH-7.5"""

    player: int
    pawn: int
    from_space: int
    to_space: int


class Marked(BHEvent, frozen=True):
    """BH-7.8"""

    player: int
    space: int
    change: int


class Unmarked(BHEvent, frozen=True):
    """BH-7.8: the opposite change"""

    player: int
    space: int


class Lifted(BHEvent, frozen=True):
    """BH-7.8: takes up one of three lying markers"""

    player: int
    space: int


class TracerWoke(BHEvent, frozen=True):
    """BH-10.1"""


class TracerMoved(BHEvent, frozen=True):
    """BH-10.2"""

    player: int
    from_space: int
    to_space: int


class Jailed(BHEvent, frozen=True):
    """BH-10.3"""

    pawn: int
    from_space: int


class PlayerOut(BHEvent, frozen=True, tag="bh.out"):
    """BH-10.3: the hand is discarded face up."""

    reveals: ClassVar[bool] = True

    player: int
    hand: Ints


class AssetTurned(BHEvent, frozen=True, tag="bh.asset"):
    """BH-11.1"""

    tile: int


class RoundScored(BHEvent, frozen=True, tag="bh.scored"):
    """BH-8.2: hands are shown and counted."""

    reveals: ClassVar[bool] = True

    round: int
    hands: tuple[Ints, ...]
    scores: Ints
    totals: Ints
    over: bool


class Swapped(BHEvent, frozen=True):
    """BH-11.1, Leak"""

    player: int
    other: int


class GameEnded(BHEvent, frozen=True, tag="bh.ended"):
    """BH-9.1; ending: asset, blocked, limit, traced, alone. BH-13.1: statuses are shown (values by player; none without
    the option).
    """

    reveals: ClassVar[bool] = True

    ending: str
    totals: Ints
    statuses: Ints
    winners: Ints
