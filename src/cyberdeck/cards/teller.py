"""The frame of a game's log: a stream of events as lines that people like to read. Interpreted."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Generic, Protocol, TypeGuard, TypeVar

from cyberdeck.cards.words import Names, Words
from cyberdeck.kernel.wire import Event


class OfPlayer(Protocol):
    @property
    def player(self) -> int: ...


C = TypeVar("C", bound=OfPlayer)


class EventTeller(ABC, Generic[C]):
    """Gets the events from the start of the game on. Cards (C) that come in a row, in events of one type and about one
    player, are told together.
    """

    def __init__(self, names: Names) -> None:
        self.names = names
        self._row: list[C] = []

    def tell(self, events: Iterable[Event]) -> list[Words]:
        out: list[Words] = []
        for event in events:
            if self._is_card(event):
                if self._row and (type(event), event.player) != (type(self._row[0]), self._row[0].player):
                    out += self._collected()
                self._row.append(event)
                continue
            out += self._collected()
            words = self._words(event)
            out += [] if words is None else [words]
            out += self._details(event)
        return out + self._collected()

    def _collected(self) -> list[Words]:
        row, self._row = self._row, []
        return self._together(row) if row else []

    @abstractmethod
    def _is_card(self, event: Event) -> TypeGuard[C]:
        """Whether it is told together with others."""

    @abstractmethod
    def _together(self, row: list[C]) -> list[Words]:
        """Cards that came in a row, one at least."""

    @abstractmethod
    def _words(self, event: Event) -> Words | None:
        """Any other event; None if it is not told."""

    @abstractmethod
    def _details(self, event: Event) -> list[Words]:
        """What is told after it."""
