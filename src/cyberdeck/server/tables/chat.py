"""The chat of a table.

Each reader has their own numbering of the lines they receive, so that it reveals nothing about other lines.
"""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple

from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.server import protocol as p
from cyberdeck.server.tables import operations

MAX_LINES: Final = 100  # the last lines


class ChatLine(NamedTuple):
    """`name` is the author's at that time; `numbers` by reader, for the audience."""

    said: operations.ChatSent
    name: str
    numbers: dict[int, int]


class Chat:
    def __init__(self, seats: int) -> None:
        self.counts = dict.fromkeys(range(SPECTATOR, seats), 0)  # lines, by reader
        self.lines: deque[ChatLine] = deque(maxlen=MAX_LINES)

    def add(self, said: operations.ChatSent, name: str) -> None:
        numbers = {}
        for reader in self.counts if said.to is None else said.to:
            numbers[reader] = self.counts[reader]
            self.counts[reader] += 1
        self.lines.append(ChatLine(said, name, numbers))

    def messages_for(self, reader: int, last: int = MAX_LINES) -> list[p.ChatMessage]:
        """The last lines for this reader."""
        lines = list(self.lines)[-last:]
        return [
            p.ChatMessage(line.numbers[reader], line.said.seat, line.name, line.said.text, line.said.to is not None)
            for line in lines
            if reader in line.numbers
        ]
