"""Typed events of Lokalka. Seats, places and kinds are the numbers of ids.py; hidden ones are -1. `observers` and
`known_by` are seats that see what is hidden from the others, spectators as -1.
"""

from __future__ import annotations

from typing import ClassVar

from cyberdeck.kernel.wire import Event, tagged

Ints = tuple[int, ...]


class LokEvent(Event, frozen=True, tag=tagged("lok")):
    """An event of Lokalka."""


class AdminShown(LokEvent, frozen=True, tag="lok.admin"):
    """LOK-3.1"""

    player: int


class RoleDealt(LokEvent, frozen=True, tag="lok.role"):
    """LOK-3.1. `role` is -1 for everybody else."""

    player: int
    role: int


class HostLaid(LokEvent, frozen=True, tag="lok.host"):
    """LOK-3.2; player None: at random"""

    player: int | None
    place: int
    host: int


class Dealt(LokEvent, frozen=True):
    """LOK-3.5"""

    player: int
    kind: int
    observers: Ints


class RoundBegan(LokEvent, frozen=True, tag="lok.round"):
    """LOK-9.6"""

    round: int


class TurnBegan(LokEvent, frozen=True, tag="lok.turn"):
    """LOK-4.1"""

    player: int


class TurnSkipped(LokEvent, frozen=True, tag="lok.skipped"):
    """LOK-10.7"""

    player: int


class Reshuffled(LokEvent, frozen=True):
    """LOK-4.6"""

    cards: int


class Drew(LokEvent, frozen=True):
    """LOK-4.1, LOK-8.3"""

    player: int
    kind: int
    observers: Ints


class Knew(LokEvent, frozen=True):
    """LOK-4.7: sent when a card leaves a hand with marked cards in it: whether this is one of them, who knew it, its
    pool, and which kinds were excluded.
    """

    reveals: ClassVar[bool] = True

    player: int
    marked: bool
    known_by: Ints
    pool: int
    ruled_out: Ints


class Defended(LokEvent, frozen=True):
    """LOK-3.6, LOK-5.2: `replaced` is the level of the card that was there, 0 none."""

    player: int
    place: int
    level: int
    replaced: int


class NothingLaid(LokEvent, frozen=True):
    """LOK-3.6"""

    player: int


class Attacked(LokEvent, frozen=True):
    """LOK-6; `defence`: level of the card on the host, 0 none; `across`: past hosts of the Administrator (LOK-7.3)"""

    player: int
    place: int
    level: int
    defence: int
    across: bool


class NodesLost(LokEvent, frozen=True):
    """LOK-6.1, LOK-6.2, LOK-10.3, LOK-10.4, LOK-10.10"""

    place: int
    nodes: int
    left: int


class HostOut(LokEvent, frozen=True):
    """LOK-6.5"""

    place: int
    host: int


class PlayerOut(LokEvent, frozen=True, tag="lok.out"):
    """LOK-8.1: their role and hand are shown, and which of the cards were marked (LOK-4.7); `attacker` -1: a bomb."""

    reveals: ClassVar[bool] = True

    player: int
    role: int
    hand: Ints
    attacker: int
    marked: Ints = ()  # kinds, in the order of the view


class AllShown(LokEvent, frozen=True):
    """LOK-8.7: roles, hands and marked cards, for a player who is out and may see everything; empty for others."""

    reveals: ClassVar[bool] = True

    player: int
    roles: Ints
    hands: tuple[Ints, ...]
    marked: Ints


class HostsReturned(LokEvent, frozen=True, tag="lok.returned"):
    """LOK-8.2"""

    player: int
    places: Ints


class HandDropped(LokEvent, frozen=True):
    """LOK-8.4; `marked` as in PlayerOut"""

    reveals: ClassVar[bool] = True

    player: int
    hand: Ints
    marked: Ints = ()


class Played(LokEvent, frozen=True):
    """LOK-10: a special; `other` is the player it is played on, `place` the host, -1 none."""

    player: int
    kind: int
    other: int
    place: int


class Discarded(LokEvent, frozen=True):
    """LOK-4.4, LOK-10.1"""

    player: int
    kind: int


class Answered(LokEvent, frozen=True):
    """LOK-10.3: level of the defence card, 0 none"""

    player: int
    level: int


class Duelled(LokEvent, frozen=True):
    """LOK-10.4: both cards are shown together; defence 0: none."""

    reveals: ClassVar[bool] = True

    player: int
    other: int
    attack: int
    defence: int


class Stole(LokEvent, frozen=True):
    """LOK-10.2: one card. The rest as in Knew."""

    player: int
    other: int
    kind: int
    observers: Ints
    marked: bool
    known_by: Ints
    pool: int
    ruled_out: Ints


class TookBack(LokEvent, frozen=True):
    """LOK-10.5"""

    player: int
    kind: int


class Restored(LokEvent, frozen=True):
    """LOK-10.6"""

    player: int
    place: int
    nodes: int


class Turned(LokEvent, frozen=True):
    """LOK-10.8: 1 clockwise, -1 the other way"""

    direction: int


class Captured(LokEvent, frozen=True):
    """LOK-10.9: hosts that are now under another's control, which reveals them"""

    reveals: ClassVar[bool] = True

    player: int
    owner: int
    places: Ints


class BombTested(LokEvent, frozen=True):
    """LOK-10.10"""

    player: int
    kind: int
    off: bool


class BombPassed(LokEvent, frozen=True):
    """LOK-10.10, LOK-10.12"""

    player: int
    to: int


class BombGone(LokEvent, frozen=True):
    """LOK-8.6"""

    player: int


class TurnEnded(LokEvent, frozen=True):
    """LOK-4.4"""

    player: int


class GameEnded(LokEvent, frozen=True, tag="lok.ended"):
    """LOK-9; ending: network, hacker, insider, hackers, limit. All roles are shown."""

    reveals: ClassVar[bool] = True

    ending: str
    roles: Ints
    winners: Ints
