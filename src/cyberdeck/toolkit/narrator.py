"""Narration of a game's log: a stream of events as lines."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Generic, NamedTuple, Protocol, TypeGuard, TypeVar

from cyberdeck.kernel.wire import Event
from cyberdeck.toolkit.messages import LogMessage, Names


class HasPlayer(Protocol):
    @property
    def player(self) -> int: ...


C = TypeVar("C", bound=HasPlayer)


class NarratedLine(NamedTuple):
    """A line of the log, and the events behind it: several for cards that are combined, none for the further
    lines of an event.
    """

    message: LogMessage
    events: tuple[Any, ...]


class EventNarrator(ABC, Generic[C]):
    """Gets the events from the start of the game on. Consecutive cards (C), in events of one type and about one player,
    are combined.
    """

    def __init__(self, names: Names) -> None:
        self.names = names
        self._row: list[C] = []

    def narrate(self, events: Iterable[Event]) -> list[LogMessage]:
        return [line.message for line in self.lines(events)]

    def lines(self, events: Iterable[Event]) -> list[NarratedLine]:
        """The same, each with its events."""
        out: list[NarratedLine] = []
        for event in events:
            if self._is_card(event):
                if self._row and (type(event), event.player) != (type(self._row[0]), self._row[0].player):
                    out += self._flush_cards()
                self._row.append(event)
                continue
            out += self._flush_cards()
            words = self._message(event)
            messages = [*([] if words is None else [words]), *self._details(event)]
            out += [NarratedLine(message, () if n else (event,)) for n, message in enumerate(messages)]
        return out + self._flush_cards()

    def _flush_cards(self) -> list[NarratedLine]:
        row, self._row = self._row, []
        shown = [(self._cards_message(cards), cards) for cards in self._combined(row)] if row else []
        return [NarratedLine(message, tuple(cards)) for message, cards in shown if message is not None]

    @abstractmethod
    def _is_card(self, event: Event) -> TypeGuard[C]:
        """Whether the event is combined with others."""

    def _combined(self, row: list[C]) -> list[list[C]]:
        """Consecutive cards, one at least, by line: all in one unless a game tells them apart."""
        return [row]

    @abstractmethod
    def _cards_message(self, cards: list[C]) -> LogMessage | None:
        """The line of cards, one at least; None if it is not shown."""

    @abstractmethod
    def _message(self, event: Event) -> LogMessage | None:
        """The line of any other event; None if it is not shown."""

    @abstractmethod
    def _details(self, event: Event) -> list[LogMessage]:
        """Lines after an event."""


def alike(row: list[C]) -> list[list[C]]:
    """Equal events together, in the order of the first of each."""
    kinds: dict[C, list[C]] = {}
    for event in row:
        kinds.setdefault(event, []).append(event)
    return list(kinds.values())
