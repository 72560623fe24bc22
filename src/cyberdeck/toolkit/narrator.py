"""Narration of a game's log: a stream of events as lines."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Generic, Protocol, TypeGuard, TypeVar

from cyberdeck.kernel.wire import Event
from cyberdeck.toolkit.messages import LogMessage, Names


class HasPlayer(Protocol):
    @property
    def player(self) -> int: ...


C = TypeVar("C", bound=HasPlayer)


class EventNarrator(ABC, Generic[C]):
    """Gets the events from the start of the game on. Consecutive cards (C), in events of one type and about one player,
    are combined.
    """

    def __init__(self, names: Names) -> None:
        self.names = names
        self._row: list[C] = []

    def narrate(self, events: Iterable[Event]) -> list[LogMessage]:
        out: list[LogMessage] = []
        for event in events:
            if self._is_card(event):
                if self._row and (type(event), event.player) != (type(self._row[0]), self._row[0].player):
                    out += self._flush_cards()
                self._row.append(event)
                continue
            out += self._flush_cards()
            words = self._message(event)
            out += [] if words is None else [words]
            out += self._details(event)
        return out + self._flush_cards()

    def _flush_cards(self) -> list[LogMessage]:
        row, self._row = self._row, []
        return self._cards_message(row) if row else []

    @abstractmethod
    def _is_card(self, event: Event) -> TypeGuard[C]:
        """Whether the event is combined with others."""

    @abstractmethod
    def _cards_message(self, row: list[C]) -> list[LogMessage]:
        """The line of consecutive cards, one at least."""

    @abstractmethod
    def _message(self, event: Event) -> LogMessage | None:
        """The line of any other event; None if it is not shown."""

    @abstractmethod
    def _details(self, event: Event) -> list[LogMessage]:
        """Lines after an event."""
