"""The chat of a table.

A line is kept for some days. Then its text is removed from memory and disk; its place in the log and its number stay.
Each reader has their own numbering of the lines they receive, so that it reveals nothing about other lines.
"""

from __future__ import annotations

import unicodedata
from collections import deque
from typing import Final, NamedTuple

from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.server import protocol as p
from cyberdeck.server.tables import operations
from cyberdeck.server.tables.table_errors import BadMessage

MAX_LINES: Final = 100  # the last lines
JOINER: Final = "\u200d"
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and symbols without a shape


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
        if said.text:  # not forgotten
            self.lines.append(ChatLine(said, name, numbers))

    def forget(self, before: float) -> None:
        """The lines from before that time (seconds since 1970)."""
        self.lines = deque((line for line in self.lines if line.said.at >= before), MAX_LINES)

    def messages_for(self, reader: int, last: int = MAX_LINES) -> list[p.ChatMessage]:
        """The last lines for this reader."""
        lines = list(self.lines)[-last:]
        return [
            p.ChatMessage(line.numbers[reader], line.said.seat, line.name, line.said.text, line.said.to is not None)
            for line in lines
            if reader in line.numbers
        ]


def tidied(text: str) -> str:
    """What was said, without what nobody sees: control characters, those that turn the direction of text, those of no
    width. Emoji stay whole. Raises BadMessage if nothing is left.
    """
    composed = " ".join(unicodedata.normalize("NFC", text).split())
    seen = "".join(char for n, char in enumerate(composed) if _is_seen(char) or _joins(composed, n))
    found = " ".join(seen.split())
    if not found:
        raise BadMessage(reason="empty")
    return found


def _is_seen(char: str) -> bool:
    return char not in BLANKS and unicodedata.category(char) not in ("Cc", "Cf", "Cs")


def _joins(text: str, n: int) -> bool:
    """Whether a character joins two emoji to one."""
    around = text[max(0, n - 1) : n] + text[n + 1 : n + 2]
    return text[n] == JOINER and len(around) == 2 and all(_is_pictorial(char) for char in around)


def _is_pictorial(char: str) -> bool:
    return unicodedata.category(char) in ("So", "Sk") or char == "\ufe0f"
