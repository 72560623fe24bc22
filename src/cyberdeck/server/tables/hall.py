"""All the tables of a server: made, found, read back from disk, listed without secrets. Interpreted."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from msgspec.json import encode

from cyberdeck import bots
from cyberdeck.kernel import registry
from cyberdeck.kernel.match import new_seed
from cyberdeck.server.lobby import Listed, NewTable
from cyberdeck.server.store import Store
from cyberdeck.server.tables import log
from cyberdeck.server.tables.faults import NoLesson, NoSuchTable, TooMany
from cyberdeck.server.tables.live import Live
from cyberdeck.server.tables.table import Table, new_code, rulebook
from cyberdeck.server.tables.timing import Pace

SHOWN: Final = 50
IN_MEMORY: Final = 20_000


class Hall:
    def __init__(self, store: Store, pace: Pace) -> None:
        self.store = store
        self.pace = pace
        self.made = 0
        self._live: dict[str, Live] = {}

    async def create(self, wish: NewTable, seated: Sequence[log.Sat] = ()) -> Live:
        """Every mistake raises before anything is written down. `seated`: who sits there from the first moment on."""
        return await self._create(wish, new_seed(), False, seated)

    async def lesson(self, game: str) -> Live:
        """The first game of a learner, if there is one."""
        entry = registry.find(game)
        plan = registry.part(entry.build(entry.options()), "lesson")
        if plan is None:
            raise NoLesson(game=game)
        return await self._create(NewTable(game, list(plan.SEATS), plan.OPTIONS), plan.SEED, True)

    async def _create(self, wish: NewTable, seed: bytes, lesson: bool, seated: Sequence[log.Sat] = ()) -> Live:
        options: dict[str, Any] = {**wish.options, "players": len(wish.seats)}
        rules = rulebook(wish.game, encode(options))
        for name in wish.seats:
            if name is not None:
                bots.find(name, wish.game)
        self._make_room()
        made = time.time()
        seats = tuple(wish.seats)
        header = log.Header(wish.game, rules.version, options, seats, wish.clock, wish.public, seed.hex(), made, lesson)
        code = new_code()
        while self.store.header(code) is not None:
            code = new_code()
        await self.store.create(code, made, wish.public, header, seated)
        self.made += 1
        return self.find(code)

    def find(self, code: str) -> Live:
        """The table in memory, or out of what was written down of it."""
        live = self._live.get(code)
        if live is None:
            header = self.store.header(code)
            if header is None:
                raise NoSuchTable(code=code[:12])
            table = Table(code, log.read_header(header))
            for operation in self.store.operations(code):
                table.apply(log.read_operation(operation))
            live = self._live[code] = Live(table, self.store, self.pace, self.forget)
            if table.match is not None:
                live.timing.ask(table.match.question, table.match.pending)
        return live

    def forget(self, code: str) -> None:
        """Throws the memory of a table away: its disk is the truth."""
        live = self._live.pop(code, None)
        if live is not None:
            live.close()

    def _make_room(self) -> None:
        """Tables where nobody is and nothing goes on need no memory."""
        if len(self._live) < IN_MEMORY:
            return
        for code in [code for code, live in self._live.items() if live.idle]:
            self.forget(code)
        if len(self._live) >= IN_MEMORY:
            raise TooMany(what="tables")

    def listed(self) -> list[Listed]:
        """Public tables that wait for players or can be watched, the newest first."""
        codes = [*self.store.codes("open", True, SHOWN), *self.store.codes("playing", True, SHOWN)]
        return [self._listed(self.find(code)) for code in codes]

    def _listed(self, live: Live) -> Listed:
        table = live.table
        return Listed(
            code=table.code,
            game=table.header.game,
            status=table.status,
            players=tuple(name for name, seat in zip(table.names(), table.seats, strict=True) if not seat.free),
            free=sum(seat.free for seat in table.seats),
            watchers=sum(client.seat < 0 for client in live.clients),
            made=table.header.made,
        )

    def resume(self) -> None:
        """After a restart: games that were going on go on."""
        for code in self.store.codes("playing"):
            self.find(code).wake()

    def close(self) -> None:
        for code in list(self._live):
            self.forget(code)

    def count(self) -> dict[str, int]:
        found = {"open": 0, "playing": 0, "over": 0}
        for live in self._live.values():
            found[live.table.status] += 1
        return found
