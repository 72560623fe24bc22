"""Tables of bots alone: each address may have a few, since nobody who plays is there to end them.

A table counts until its game is over, or until nobody has watched it for a while: then its bots pause and cost nothing.
It is kept in memory only who made which table, and only as long as it counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final
from weakref import ref

from cyberdeck.server.tables.session import TableSession
from cyberdeck.server.tables.table_errors import TooManyOfBots

COUNTED: Final = 300.0  # seconds after the last one who watched has gone
ADDRESSES: Final = 1000  # remembered before those without tables are cleared away


class BotsAlone:
    def __init__(self, most: int) -> None:
        self.most = most
        self._made: dict[str, list[ref[TableSession]]] = {}
        self._being_made: Counter[str] = Counter()

    async def create(self, address: str, make: Callable[[], Awaitable[TableSession]]) -> TableSession:
        """Raises TooManyOfBots if the address has as many as it may."""
        if len(self._made) > ADDRESSES:
            self._made = {one: kept for one in self._made if (kept := self._kept(one))}
        if len(self._kept(address)) + self._being_made[address] >= self.most:
            raise TooManyOfBots(most=self.most)
        self._being_made[address] += 1
        try:
            session = await make()
        finally:
            self._being_made -= Counter([address])
        self._made[address] = [*self._kept(address), ref(session)]
        return session

    def _kept(self, address: str) -> list[ref[TableSession]]:
        """Those that still count."""
        return [one for one in self._made.get(address, ()) if _counts(one())]


def _counts(session: TableSession | None) -> bool:
    if session is None or session.closed or session.table.status == "over":
        return False
    return bool(session.presence.clients) or session.clock.now() - session.left_at < COUNTED
