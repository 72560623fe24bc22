"""One connection to PostgreSQL that is made anew after every fault. Nobody waits for it longer than they say.

Whatever a driver raises counts as Away: it raises more kinds than it names, and a line may die in mid-statement. A
question that times out while it waits for its turn must not cut off the one that is under way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import asyncpg

from cyberdeck.server.store.opening import without_password
from cyberdeck.server.store.rows import Away

PATIENCE: Final = 3.0  # seconds for one question
SETTINGS: Final = {  # of every connection: nothing of ours may hold a lock for longer than others can wait
    "statement_timeout": "3s",
    "lock_timeout": "2s",
    "idle_in_transaction_session_timeout": "3s",
    "transaction_timeout": "4s",  # from version 17 on: a statement that came half holds its locks no longer
    "tcp_user_timeout": "4s",
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "client_connection_check_interval": "1s",
}


class Link:
    """`name` is called for each new connection: what the server knows it by. `refused` are settings that this server
    does not have.
    """

    def __init__(self, url: str, name: Callable[[], str] = lambda: "cyberdeck") -> None:
        self.url = url
        self.name = name
        self.refused: set[str] = set()
        self._db: Any = None
        self._turn = asyncio.Lock()

    @property
    def busy(self) -> bool:
        return self._turn.locked()

    async def fetch(self, sql: str, *given: Any, patience: float = PATIENCE) -> list[Any]:
        """The rows. Raises Away."""
        try:
            await asyncio.wait_for(self._turn.acquire(), patience)
        except TimeoutError as wrong:
            raise Away(file=without_password(self.url)) from wrong
        try:
            async with asyncio.timeout(patience):
                if self._db is None or self._db.is_closed():
                    self._db = await self.connect()
                return list(await self._db.fetch(sql, *given))
        except asyncpg.PostgresError as wrong:
            if not self._db or self._db.is_closed() or _ends_the_line(wrong):
                self.drop()
                raise Away(file=without_password(self.url)) from wrong
            raise  # the statement itself was refused, as a whole
        except Exception as wrong:
            self.drop()
            raise Away(file=without_password(self.url)) from wrong
        except BaseException:  # cancelled in mid-statement: its answer may be on its way
            self.drop()
            raise
        finally:
            self._turn.release()

    async def connect(self) -> Any:
        """One more connection with our settings. Raises what the driver raises."""
        while True:
            settings = {name: value for name, value in SETTINGS.items() if name not in self.refused}
            try:
                return await asyncpg.connect(
                    self.url, server_settings={**settings, "application_name": self.name()}, timeout=PATIENCE
                )
            except asyncpg.PostgresError as wrong:
                unknown = [name for name in settings if f'"{name}"' in str(wrong)]
                if wrong.sqlstate not in ("42704", "22023") or not unknown:
                    raise
                self.refused.update(unknown)

    def drop(self) -> None:
        """Cuts the connection, with whatever is under way on it."""
        db, self._db = self._db, None
        if db is not None:
            db.terminate()

    async def aclose(self) -> None:
        db, self._db = self._db, None
        if db is not None:
            try:
                await asyncio.wait_for(db.close(), 1.0)
            except Exception:
                db.terminate()


def _ends_the_line(wrong: Any) -> bool:
    """The server stops, or has cut us off, or the statement took too long: its outcome is unknown."""
    state = str(wrong.sqlstate or "")
    return state[:2] in ("08", "53", "57", "58") or state in ("25P03", "25P04", "55P03") or not state
