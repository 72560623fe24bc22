"""Appends of all tables of a worker, in groups: those that come while one statement is under way go in the next.

Each row has an answer of its own: taken, refused (Stale), or unknown (Away). One that is refused does not disturb the
others.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

from cyberdeck.server.store.rows import UNCHANGED, Away, Change, SeatRow, Stale, StoreError
from cyberdeck.server.store.statements import APPEND, APPEND_CHANGING
from cyberdeck.server.watch import NOBODY, Watch

MOST: Final = 500  # rows of one statement

_log = logging.getLogger(__name__)


class Line(Protocol):
    """A connection."""

    async def fetch(self, sql: str, *given: Any, patience: float = ...) -> list[Any]: ...


class Row(NamedTuple):
    code: str
    n: int
    epoch: int
    done: str
    change: Change
    told: asyncio.Future[None]


class Ledger:
    """`worker`: its number, under which it owns tables. The other attributes are counts."""

    def __init__(self, line: Line, file: str = "") -> None:
        self.line = line
        self.file = file
        self.worker = 0
        self.watch: Watch = NOBODY
        self.commits = 0
        self.taken = 0
        self.stale = 0
        self.unknown = 0
        self.fault: str | None = None  # of the last group
        self._next: list[Row] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, code: str, n: int, epoch: int, done: str, change: Change = UNCHANGED) -> None:
        """Raises Stale or Away."""
        loop = asyncio.get_running_loop()
        told: asyncio.Future[None] = loop.create_future()
        self._next.append(Row(code, n, epoch, done, change, told))
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._flush())
        await told

    async def drained(self) -> None:
        """Until everything that was given has its answer."""
        while self._task is not None and not self._task.done():
            await asyncio.wait({self._task})

    async def _flush(self) -> None:
        while self._next:
            group = self._take_group()
            try:
                answers = await self._write(group)
            except Exception as failed:  # nobody may wait for ever
                _log.exception("append-failed")
                self.fault = str(failed)
                answers = [failed] * len(group)
            for row, wrong in zip(group, answers):
                if row.told.done():
                    continue
                if wrong is None:
                    row.told.set_result(None)
                else:
                    row.told.set_exception(wrong)

    def _take_group(self) -> list[Row]:
        """The next rows, one of each table."""
        group: dict[str, Row] = {}
        later: list[Row] = []
        for row in self._next:
            if len(group) < MOST and row.code not in group:
                group[row.code] = row
            else:
                later.append(row)
        self._next = later
        return list(group.values())

    async def _write(self, group: Sequence[Row]) -> list[Exception | None]:
        try:
            taken = await self._ask(group)
        except Away as away:
            self.unknown += len(group)
            self.fault = str(away.__cause__ or away)
            return [Away(**away.details) for _ in group]
        except Exception as wrong:  # nothing of the group was written: try each row alone
            if len(group) > 1:
                return [answer for row in group for answer in await self._write([row])]
            self.fault = str(wrong)
            return [wrong if isinstance(wrong, StoreError) else Stale(file=self.file)]
        self.fault = None
        self.commits += 1
        self.taken += len(taken)
        self.watch.committed(len(taken))
        self.stale += len(group) - len(taken)
        return [None if row.code in taken else Stale(file=self.file) for row in group]

    async def _ask(self, group: Sequence[Row]) -> set[str]:
        """The codes of those that were taken."""
        given: list[Any] = [list(column) for column in zip(*(row[:4] for row in group), strict=True)]
        changes = [(row.code, row.change) for row in group if row.change is not UNCHANGED]
        if not changes:
            return {code for (code,) in await self.line.fetch(APPEND, self.worker, *given)}
        columns = [
            [code for code, _ in changes],
            [change.status for _, change in changes],
            [change.rules and change.rules[0] for _, change in changes],
            [change.rules and change.rules[1] for _, change in changes],
            [change.due is not None for _, change in changes],
            [change.due and change.due[0] for _, change in changes],
            [change.seats is not None for _, change in changes],
        ]
        seats = [seat for _, change in changes for seat in change.seats or ()]
        rows = await self.line.fetch(APPEND_CHANGING, self.worker, *given, *columns, *seat_columns(seats))
        return {code for (code,) in rows}


def seat_columns(seats: Sequence[SeatRow]) -> list[list[Any]]:
    """As the database wants them: yes or no is 1 or 0."""
    rows = [(*seat[:4], int(seat.asked)) for seat in seats]
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[], [], [], [], []]
