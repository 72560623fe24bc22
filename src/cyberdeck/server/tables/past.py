"""A game whose rules are no longer played: what its log tells of it, without a match.

It ended when its rules changed, or earlier. Nothing more is played; it can be shown by the events in its record.
"""

from __future__ import annotations

import msgspec

from cyberdeck.kernel.game import CHANCE
from cyberdeck.kernel.stored_events import StoredEvents
from cyberdeck.server.tables import operations
from cyberdeck.server.tables.table_errors import RulesChanged

_read = msgspec.json.Decoder(list[StoredEvents]).decode


class PastGame:
    """`version` is that of the rules it was played by."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.actions: list[tuple[int, str | int]] = []
        self.events: list[StoredEvents] = []
        self.returns: list[float] | None = None
        self.complete = True  # whether the log has events and notation: that of release 0.1.0 has none

    def start(self, done: operations.GameStarted) -> None:
        self._add([(CHANCE, outcome) for outcome in done.chance], done.events)

    def take(self, done: operations.ActionTaken) -> None:
        self._add([(done.seat, done.move), *((CHANCE, outcome) for outcome in done.chance)], done.events)
        self.returns = None if done.returns is None else list(done.returns)

    def undo(self, length: int) -> None:
        del self.actions[length:], self.events[length:]

    def record_parts(self) -> tuple[list[tuple[int, str | int]], list[StoredEvents]]:
        """Actions and events, or RulesChanged if there is not enough to show."""
        if not self.complete:
            raise RulesChanged()
        return self.actions, self.events

    def _add(self, actions: list[tuple[int, str | int]], stored: msgspec.Raw) -> None:
        events = _read(stored)
        if len(events) != len(actions):
            self.complete = False
            events = [[] for _ in actions]
        self.actions += actions
        self.events += events
