"""Typed facts of Black Hat. Players, pawns, spaces and kinds are the numbers of ids.py; hidden ones are
-1.
"""

from __future__ import annotations

from typing import ClassVar

from cyberdeck.kernel.wire import Event

Ints = tuple[int, ...]


class DealerChosen(Event, frozen=True, tag="bh.dealer"):
    """BH-2.6"""

    player: int


class StatusDrawn(Event, frozen=True, tag="bh.status"):
    """BH-13.1. `value` is -1 for everybody else, unless it lies open."""

    player: int
    value: int
    open: bool


class ModuleDrawn(Event, frozen=True, tag="bh.module-drawn"):
    """BH-7.9"""

    player: int
    side: int


class ModuleLaid(Event, frozen=True, tag="bh.module-laid"):
    """BH-2.2 (player None), BH-7.9"""

    player: int | None
    side: int
    place: int


class RoundBegan(Event, frozen=True, tag="bh.round"):
    """BH-2.3, BH-8.3"""

    round: int
    dealer: int
    hand: int


class HatGiven(Event, frozen=True, tag="bh.hat-given"):
    """BH-2.3: turned is the kind of the card that shown, -1 if none did."""

    player: int
    turned: int


class Dealt(Event, frozen=True, tag="bh.dealt"):
    """BH-2.4. `kind` is -1 for everybody else, unless it lies open."""

    player: int
    kind: int
    open: bool


class Played(Event, frozen=True, tag="bh.played"):
    """BH-3.1, BH-3.2; BH-5.4 (the action of a pass)"""

    player: int
    action: int


class TrickWon(Event, frozen=True, tag="bh.won"):
    """BH-3.3, BH-5.1"""

    player: int
    black_hat: bool


class Took(Event, frozen=True, tag="bh.took"):
    """BH-5.2"""

    player: int
    cards: Ints


class PawnMoved(Event, frozen=True, tag="bh.moved"):
    """BH-6.2"""

    player: int
    pawn: int
    from_space: int
    to_space: int


class Reshuffled(Event, frozen=True, tag="bh.reshuffled"):
    """BH-6.4"""

    cards: int


class Drew(Event, frozen=True, tag="bh.drew"):
    """BH-6.1. `kind` is -1 for everybody else, unless it lies open."""

    player: int
    kind: int
    open: bool


class PawnSent(Event, frozen=True, tag="bh.sent"):
    """BH-7.5"""

    player: int
    pawn: int
    from_space: int
    to_space: int


class Marked(Event, frozen=True, tag="bh.marked"):
    """BH-7.8"""

    player: int
    space: int
    change: int


class Unmarked(Event, frozen=True, tag="bh.unmarked"):
    """BH-7.8: the opposite change"""

    player: int
    space: int


class Lifted(Event, frozen=True, tag="bh.lifted"):
    """BH-7.8: one of three lying is taken up"""

    player: int
    space: int


class TracerWoke(Event, frozen=True, tag="bh.tracer-woke"):
    """BH-10.1"""


class TracerMoved(Event, frozen=True, tag="bh.tracer-moved"):
    """BH-10.2"""

    player: int
    from_space: int
    to_space: int


class Jailed(Event, frozen=True, tag="bh.jailed"):
    """BH-10.3"""

    pawn: int
    from_space: int


class PlayerOut(Event, frozen=True, tag="bh.out"):
    """BH-10.3: the hand is discarded face up."""

    reveals: ClassVar[bool] = True

    player: int
    hand: Ints


class AssetTurned(Event, frozen=True, tag="bh.asset"):
    """BH-11.1"""

    tile: int


class RoundScored(Event, frozen=True, tag="bh.scored"):
    """BH-8.2: hands are shown to be counted."""

    reveals: ClassVar[bool] = True

    round: int
    hands: tuple[Ints, ...]
    scores: Ints
    totals: Ints
    over: bool


class Swapped(Event, frozen=True, tag="bh.swapped"):
    """BH-11.1, Leak"""

    player: int
    other: int


class GameEnded(Event, frozen=True, tag="bh.ended"):
    """BH-9.1; ending: asset, blocked, limit, traced, alone. BH-13.1: statuses are shown (values by player; none without
    the option).
    """

    reveals: ClassVar[bool] = True

    ending: str
    totals: Ints
    statuses: Ints
    winners: Ints


AnyEvent = (
    DealerChosen
    | StatusDrawn
    | ModuleDrawn
    | ModuleLaid
    | RoundBegan
    | HatGiven
    | Dealt
    | Played
    | TrickWon
    | Took
    | PawnMoved
    | Reshuffled
    | Drew
    | PawnSent
    | Marked
    | Unmarked
    | Lifted
    | TracerWoke
    | TracerMoved
    | Jailed
    | PlayerOut
    | AssetTurned
    | RoundScored
    | Swapped
    | GameEnded
)
