"""One worker among others: a table is claimed, waited for while its owner may be dead, or another's."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import socket
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from cyberdeck.server.store import statements as sql
from cyberdeck.server.store.link import Link
from cyberdeck.server.store.postgres import PostgresStore
from cyberdeck.server.store.rows import Away
from cyberdeck.server.tables.table_errors import Moved, NoSuchTable
from cyberdeck.server.workers.keeper import BEAT, Keeper

WAIT: Final = 12.0  # seconds that one who comes waits for a dead owner to be fenced

_log = logging.getLogger(__name__)


class Owner(NamedTuple):
    number: int
    name: str
    state: str


class Among:
    """One worker among others on a database server."""

    shared = True

    def __init__(self, store: PostgresStore, name: str) -> None:
        self.store = store
        self.name = name
        address = f"{socket.gethostname()}:{os.getpid()}"  # for people who look at the rows
        self.keeper = Keeper(Link(store.url, lambda: f"cyberdeck-beat-{name}"), name, address, self._entered)
        store.trusted = lambda: self.keeper.trusted
        self.moved = 0
        self.waiting = 0  # who came for tables of owners that may be dead
        self._task: asyncio.Task[None] | None = None

    @property
    def state(self) -> str:
        return self.keeper.state

    @property
    def stale(self) -> int:
        return self.store.ledger.stale

    @property
    def unknown(self) -> int:
        return self.store.ledger.unknown

    @property
    def fences(self) -> int:
        return self.keeper.fenced_others

    def _entered(self, number: int) -> None:
        self.store.worker = number

    async def start(self, lost: Callable[[str], None]) -> None:
        self.keeper.lost = lost
        await self.keeper.beat()
        self._task = asyncio.create_task(self._beating())

    async def _beating(self) -> None:
        while True:
            began = time.monotonic()
            try:
                await self.keeper.beat()
            except Exception:  # the beats must go on
                _log.exception("beat-failed")
            await asyncio.sleep(max(0.0, BEAT - (time.monotonic() - began)))

    async def hold(self, code: str, lost: str | None = None) -> int:
        end = time.monotonic() + WAIT
        begun: dict[int, int] = {}  # by worker: its beats when we began to wait
        while True:
            if self.keeper.may_claim:
                epoch = (await self.store.claim([code])).get(code)
                if epoch is not None:
                    return epoch
            elsewhere = await self._owner(code)
            if elsewhere is None or elsewhere.number == self.keeper.number:
                if not self.keeper.may_claim and self.keeper.others():
                    raise self._moved(self.stand_in_for(code))
            else:
                number, name, state = elsewhere
                peer = self.keeper.peers.get(number)
                beats = begun.setdefault(number, -1 if peer is None else peer.beats)
                lives = peer is not None and peer.beats > beats >= 0 and state != "draining"
                silent = self.keeper.is_silent(number)
                if lives or not (silent or lost == name or state == "draining"):
                    raise self._moved(name)
            if time.monotonic() > end:
                raise Away(file=self.store.path)
            self.waiting += 1
            try:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.keeper.changed.wait(), 0.25)
            finally:
                self.waiting -= 1

    def _moved(self, to: str | None) -> Moved:
        self.moved += 1
        return Moved(to=to or "")

    async def _owner(self, code: str) -> Owner | None:
        rows = await self.store.read(sql.OWNER, code)
        if not rows:
            raise NoSuchTable(code=code[:12])
        return None if rows[0][0] is None else Owner(*rows[0])

    def stand_in_for(self, code: str) -> str | None:
        """Which of the others should take a table: the same for whoever asks."""
        names = [peer.name for peer in self.keeper.others()]
        return max(names, key=lambda name: hashlib.sha256(f"{name} {code}".encode()).digest(), default=None)

    async def let_go(self, codes: list[str]) -> None:
        await self.store.release(codes)

    async def owner(self, code: str) -> str | None:
        try:
            found = await self._owner(code)
        except (Away, NoSuchTable):
            return None
        if found is None or found.state == "draining" or self.keeper.is_silent(found.number):
            return None
        return found.name

    async def drain(self) -> None:
        with contextlib.suppress(Away):
            await self.keeper.drain()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        with contextlib.suppress(Away):
            await self.keeper.leave()
        if isinstance(self.keeper.line, Link):
            await self.keeper.line.aclose()
