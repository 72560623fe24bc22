"""Seats that are kept for people before the game begins: not for ever for those who never come.

An owner who has gone leaves the table to somebody who is there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from cyberdeck.server.tables import operations
from cyberdeck.server.tables.background import Background
from cyberdeck.server.tables.presence import Presence
from cyberdeck.server.tables.table import Table

Perform = Callable[[Callable[[], operations.AnyOperation]], Awaitable[object]]


class SeatHolds:
    def __init__(
        self, table: Table, presence: Presence, seconds: float, perform: Perform, background: Background
    ) -> None:
        self.table = table
        self.presence = presence
        self.seconds = seconds
        self._perform = perform
        self._background = background
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def hold(self, seat: int) -> None:
        """Keeps the seat for its person, from now on for a while."""
        if seat in self._timers:
            self._timers[seat].cancel()
        loop = asyncio.get_running_loop()
        self._timers[seat] = loop.call_later(self.seconds, lambda: self._background.run(self._end(seat)))

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()

    async def _end(self, seat: int) -> None:
        table, presence = self.table, self.presence
        if table.status != "open" or presence.is_connected(seat) or not table.seats[seat].secret_hash:
            return
        if seat not in presence.seen:
            await self._perform(lambda: table.leave(seat))
        elif seat == table.owner and presence.connected_people():
            await self._perform(lambda: table.hand_on(seat, presence.connected_people()[0]))
