"""What is said at a table.

Each reader has their own numbers for what they hear, so that they reveal nothing of what they do not.
"""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple

from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.server import protocol as p
from cyberdeck.server.tables import operations

MAX_LINES: Final = 100  # the last lines


class ChatLine(NamedTuple):
    """`name` is the speaker's of that time; `numbers` by reader, for those who hear it."""

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
        """What a reader hears of the last lines."""
        lines = list(self.lines)[-last:]
        return [
            p.ChatMessage(line.numbers[reader], line.said.seat, line.name, line.said.text, line.said.to is not None)
            for line in lines
            if reader in line.numbers
        ]
