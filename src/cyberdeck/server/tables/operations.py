"""The operation log of a table: its header once, then one operation after another.

Replaying the log gives the table back; nothing else about a table is stored. Names on disk differ from those in code.

Actions are stored with their notation and their events too: by these a game can be shown when its rules have changed
and it can no longer be replayed (past.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from cyberdeck.kernel.match import Step
from cyberdeck.server.protocol import Absence, Clock

NO_EVENTS: Final = Raw(b"[]")


class Header(Struct, frozen=True):
    game: str
    version: int
    options: dict[str, Any]
    bots: tuple[str | None, ...]  # by seat, none for a person
    clock: Clock
    public: bool
    seed: str  # hex; secret until the game is over
    made: float
    lesson: bool = False  # a tutorial: the same deal and the same bot play every time
    absence: Absence = Absence()
    named_after: str = ""  # the table, by its code, whose bots' names the bots have; empty: this one


class Operation(Struct, frozen=True, tag_field="t", gc=False, omit_defaults=True):
    pass


class SeatClaimed(Operation, frozen=True, tag="sat", rename={"secret_hash": "lock"}):
    """`entropy` goes into the shuffle."""

    seat: int
    name: str
    secret_hash: str
    entropy: str


class SeatLeft(Operation, frozen=True, tag="left"):
    seat: int


class OwnerChanged(Operation, frozen=True, tag="owned"):
    """The first who sits owns the table, until this."""

    seat: int


class TableLocked(Operation, frozen=True, tag="locked"):
    locked: bool


class GameStarted(Operation, frozen=True, tag="began"):
    """`fill`: the bot in the seats that were still free. `chance`: the first outcomes; `events`: those of each."""

    fill: str | None
    chance: tuple[int, ...]
    events: Raw = NO_EVENTS


class ActionTaken(Operation, frozen=True, tag="answered"):
    """`id` is the client's, `chance` the outcomes that follow, `left` the seconds on the clocks after it. `automatic`:
    the seat's person did not act themselves. `events`: those of the action and of each outcome. `returns`: after the
    last action of a game.
    """

    seat: int
    action: int
    id: str
    chance: tuple[int, ...]
    left: tuple[float, ...] = ()
    automatic: bool = False
    move: str = ""
    events: Raw = NO_EVENTS
    returns: tuple[float, ...] | None = None


class GameStopped(Operation, frozen=True, tag="stopped"):
    """The game ended as it stood, because its rules have changed, or because an operator ended it. `rules`: the version
    of those it was played by.
    """

    rules: int
    by_operator: bool = False


class ActionUndone(Operation, frozen=True, tag="undone", rename={"length": "answers"}):
    """Back to when the log had `length` actions, those of chance included."""

    length: int


class ChatSent(Operation, frozen=True, tag="said"):
    """`to`: the seats that receive it, spectators as -1; none: everybody. `at`: when, in seconds since 1970. Once it
    is forgotten, the text is empty.
    """

    seat: int
    text: str
    to: tuple[int, ...] | None = None
    at: float = 0.0


class NoteWritten(Operation, frozen=True, tag="noted"):
    """A note in a seat's own notebook."""

    seat: int
    about: str
    text: str


class RematchCreated(Operation, frozen=True, tag="followed"):
    """A rematch: the next table."""

    code: str


AnyOperation = (
    SeatClaimed
    | SeatLeft
    | OwnerChanged
    | TableLocked
    | GameStarted
    | ActionTaken
    | GameStopped
    | ActionUndone
    | ChatSent
    | NoteWritten
    | RematchCreated
)


def events_of(steps: Sequence[Step]) -> Raw:
    """The events of each step, as they are stored."""
    return Raw(msgspec.json.encode([step.events for step in steps]))


read_operation = msgspec.json.Decoder(AnyOperation).decode
read_header = msgspec.json.Decoder(Header).decode
