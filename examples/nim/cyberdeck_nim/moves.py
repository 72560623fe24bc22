"""What a player does, what becomes true, and what everybody sees: all of it travels as JSON."""

from typing import ClassVar

from cyberdeck.kernel.wire import Event, Move, View


class Take(Move, frozen=True, tag="nim.take"):
    heap: str  # its letter
    sticks: int


class Taken(Event, frozen=True, tag="nim.taken"):
    rule: ClassVar[str] = "NIM-2.1"
    player: int
    heap: str
    sticks: int


class Won(Event, frozen=True, tag="nim.won"):
    rule: ClassVar[str] = "NIM-2.2"
    player: int


class NimView(View, frozen=True, tag="nim.view"):
    seat: int  # whose view, -1 a spectator's
    heaps: dict[str, int]  # sticks left, by letter
    moves: int
