"""The operation log of a table: its header once, then one operation after another.

Replaying the log gives the table back; nothing else about a table is stored. Names on disk differ from those in code.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from cyberdeck.server.protocol import Clock


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
    named_after: str = ""  # the table, by its code, whose bots' names the bots have; empty: this one


class Operation(Struct, frozen=True, tag_field="t", gc=False):
    pass


class SeatClaimed(Operation, frozen=True, tag="sat", rename={"secret_hash": "lock"}):
    """`entropy` goes into the shuffle."""

    seat: int
    name: str
    secret_hash: str
    entropy: str


class SeatLeft(Operation, frozen=True, tag="left"):
    seat: int


class GameStarted(Operation, frozen=True, tag="began"):
    """`fill`: the bot in the seats that were still free. `chance`: the first chance outcomes."""

    fill: str | None
    chance: tuple[int, ...]


class ActionTaken(Operation, frozen=True, tag="answered"):
    """`id` is the client's, `chance` the outcomes that follow, `left` the seconds on the clocks after it. `automatic`:
    the seat's person did not act themselves.
    """

    seat: int
    action: int
    id: str
    chance: tuple[int, ...]
    left: tuple[float, ...] = ()
    automatic: bool = False


class ActionUndone(Operation, frozen=True, tag="undone", rename={"length": "answers"}):
    """Back to when the log had `length` actions, those of chance included."""

    length: int


class ChatSent(Operation, frozen=True, tag="said"):
    """`to`: the seats that receive it, spectators as -1; none: everybody."""

    seat: int
    text: str
    to: tuple[int, ...] | None = None


class NoteWritten(Operation, frozen=True, tag="noted"):
    """A note in a seat's own notebook."""

    seat: int
    about: str
    text: str


class RematchCreated(Operation, frozen=True, tag="followed"):
    """A rematch: the next table."""

    code: str


AnyOperation = (
    SeatClaimed | SeatLeft | GameStarted | ActionTaken | ActionUndone | ChatSent | NoteWritten | RematchCreated
)

read_operation = msgspec.json.Decoder(AnyOperation).decode
read_header = msgspec.json.Decoder(Header).decode
