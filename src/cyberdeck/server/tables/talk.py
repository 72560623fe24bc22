"""What is said at a table. Interpreted.

Each reader has his own numbers for what he hears, so that they tell nothing of what he does not.
"""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple

from cyberdeck.kernel.game import WATCHER
from cyberdeck.server import protocol as p
from cyberdeck.server.tables import log

KEPT: Final = 100  # the last lines


class Line(NamedTuple):
    """`name` is the speaker's of that time; `numbers` by reader, for those who hear it."""

    said: log.Said
    name: str
    numbers: dict[int, int]


class Talk:
    def __init__(self, seats: int) -> None:
        self.heard = dict.fromkeys(range(WATCHER, seats), 0)  # lines, by reader
        self.lines: deque[Line] = deque(maxlen=KEPT)

    def add(self, said: log.Said, name: str) -> None:
        numbers = {}
        for reader in self.heard if said.to is None else said.to:
            numbers[reader] = self.heard[reader]
            self.heard[reader] += 1
        self.lines.append(Line(said, name, numbers))

    def told(self, reader: int, last: int = KEPT) -> list[p.Said]:
        """What a reader hears of the last lines."""
        lines = list(self.lines)[-last:]
        return [
            p.Said(line.numbers[reader], line.said.seat, line.name, line.said.text, line.said.to is not None)
            for line in lines
            if reader in line.numbers
        ]
