"""The database server that several workers share: PostgreSQL by asyncpg, group commit, guarded by epochs.

One connection writes, a few read. The beats of a worker (workers/keeper.py) have one of their own, so that no write
delays them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import asyncpg
import msgspec

from cyberdeck.server.store import statements as sql
from cyberdeck.server.store.ledger import Ledger, seat_columns
from cyberdeck.server.store.link import Link
from cyberdeck.server.store.opening import without_password
from cyberdeck.server.store.rows import (
    UNCHANGED,
    Away,
    Change,
    Damaged,
    NewerDatabase,
    NoDatabase,
    NoPassword,
    NoServer,
    Order,
    SeatRow,
    Stale,
    StoredTable,
    TableRow,
)
from cyberdeck.server.store.schema import META, SCHEMA, STEPS, statements
from cyberdeck.server.watch import Watch

TYPES: Final = {"int": "BIGINT", "real": "DOUBLE PRECISION", "strict": ""}
READERS: Final = 3
PROBE_SECONDS: Final = 2.0  # between two tries to write, while nothing can be written

CHAT_LINES: Final = 200  # looked at together

_log = logging.getLogger(__name__)


class PostgresStore:
    """`worker` is the number under which it owns tables; a new number ends what was under way with the old one.
    `trusted`: whether it may still own them, as far as it can tell.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.path = without_password(url)
        self.writer = Link(url, self._name)
        self.ledger = Ledger(self.writer, self.path)
        self.trusted: Callable[[], bool] = lambda: True
        self.write_errors = 0
        self.checkpoints = 0  # the server's business
        self.checkpoint_errors = 0
        self._readers = [Link(url, self._name) for _ in range(READERS)]
        self._claims = Link(url, self._name)
        self._claiming = asyncio.Lock()  # one claim at a time, or its first memory is stale
        self._probe: asyncio.Task[None] | None = None

    def _name(self) -> str:
        return f"cyberdeck-{self.ledger.worker}"

    @property
    def worker(self) -> int:
        return self.ledger.worker

    @worker.setter
    def worker(self, number: int) -> None:
        self.ledger.worker = number
        self.writer.drop()
        self._claims.drop()

    @property
    def watch(self) -> Watch:
        return self.ledger.watch

    @watch.setter
    def watch(self, watch: Watch) -> None:
        self.ledger.watch = watch

    @property
    def commits(self) -> int:
        return self.ledger.commits

    @property
    def rows(self) -> int:
        return self.ledger.taken

    @property
    def fault(self) -> str | None:
        return self.ledger.fault

    # The schema

    async def open(self) -> None:
        """Raises StoreError if the database cannot be used."""
        user = unquote(urlsplit(self.url).username or "")
        try:
            db = await self.writer.connect()
        except (asyncpg.InvalidPasswordError, asyncpg.InvalidAuthorizationSpecificationError) as wrong:
            raise NoPassword(file=self.path, user=user) from wrong
        except Exception as wrong:
            raise NoServer(file=self.path, detail=str(wrong) or type(wrong).__name__) from wrong
        try:
            await db.execute("SET statement_timeout = 60000; SET lock_timeout = 60000")
            if "transaction_timeout" not in self.writer.refused:
                await db.execute("SET transaction_timeout = 60000")
            async with db.transaction():
                await self._migrate(db)
        except asyncpg.PostgresError as wrong:
            raise NoDatabase(file=self.path, detail=str(wrong)) from wrong
        finally:
            db.terminate()
        self._probe = asyncio.create_task(self._probing())

    async def _migrate(self, db: Any) -> None:
        """In one transaction, under a lock: one worker does it, the others wait."""
        await db.execute(sql.MIGRATE)
        known = {name for (name,) in await db.fetch(sql.KNOWN)}
        if known and not known >= {"tables", "operations", "meta"}:
            raise NoDatabase(file=self.path, detail="it is a database of another program")
        schema = int(await db.fetchval(sql.SCHEMA_NUMBER)) if known else 0
        if schema > SCHEMA:
            raise NewerDatabase(file=self.path, found=schema, ours=SCHEMA)
        for step in STEPS[schema:]:
            for text in (META, step.sql, step.shared):
                for statement in statements(text, **TYPES):
                    await db.execute(statement)
        await db.execute(sql.SET_SCHEMA, str(SCHEMA))

    # Writing

    async def create(
        self, row: TableRow, operations: Sequence[msgspec.Struct] = (), seats: Sequence[SeatRow] = ()
    ) -> None:
        made = [int(value) if isinstance(value, bool) else value for value in row]
        texts = [_text(operation) for operation in operations]
        await self._write(sql.CREATE, *made, texts, *seat_columns(seats)[1:])

    async def append(
        self, code: str, n: int, operation: msgspec.Struct, change: Change = UNCHANGED, epoch: int = 0
    ) -> None:
        if not self.trusted():
            raise Stale(file=self.path)
        try:
            await self.ledger.append(code, n, epoch, _text(operation), change)
        except Exception:
            self.write_errors += 1
            raise

    async def set_status(self, code: str, status: str, fault: str | None = None, epoch: int = 0) -> None:
        if not await self._write(sql.SET_STATUS, code, status, fault, self.worker, epoch):
            raise Stale(file=self.path)

    async def set_due(self, code: str, due: float | None, epoch: int = 0) -> None:
        if not await self._write(sql.SET_DUE, code, due, self.worker, epoch):
            raise Stale(file=self.path)

    async def _write(self, statement: str, *given: Any) -> list[Any]:
        try:
            return await self.writer.fetch(statement, *given)
        except Exception as failed:
            self.write_errors += 1
            _log.error("write-failed", extra={"facts": {"error": str(failed.__cause__ or failed)[:200]}})
            if isinstance(failed, Away):
                self.ledger.fault = str(failed.__cause__ or failed)
            raise

    async def _probing(self) -> None:
        """While nothing can be written: finds out whether one could."""
        while True:
            await asyncio.sleep(PROBE_SECONDS)
            if self.ledger.fault is None:
                continue
            try:
                await self.writer.fetch(sql.PROBE, str(time.time()))
                self.ledger.fault = None
            except Exception as failed:
                self.ledger.fault = str(failed.__cause__ or failed)

    # Owning

    async def claim(self, codes: Sequence[str]) -> dict[str, int]:
        if not codes or not self.worker:
            return {}
        async with self._claiming:
            rows = await self._claims.fetch(sql.CLAIM, list(codes), self.worker)
        return {row["code"]: row["epoch"] for row in rows}

    async def release(self, codes: Sequence[str]) -> None:
        if codes and self.worker:
            await self._claims.fetch(sql.RELEASE, self.worker, list(codes))

    # Reading

    async def read(self, statement: str, *given: Any) -> list[Any]:
        reader = next((link for link in self._readers if not link.busy), None)
        if reader is None:
            self._readers.append(reader := self._readers.pop(0))  # they take turns
        return await reader.fetch(statement, *given)

    async def load(self, code: str) -> StoredTable | None:
        found = await self.read(sql.TABLE, code)
        if not found:
            return None
        row = TableRow(*found[0])
        log = await self.read(sql.LOG, code)
        if [n for n, _ in log] != list(range(len(log))):
            raise Damaged(file=self.path, detail=f"operation {_first_gap(log)} of {code} is missing")
        return StoredTable(row._replace(public=bool(row.public)), [done for _, done in log])

    async def exists(self, code: str) -> bool:
        return bool(await self.read(sql.EXISTS, code))

    async def codes(self, status: str, public: bool = False, most: int = -1, game: str | None = None) -> list[str]:
        rows = await self.read(sql.CODES, status, int(public), game, None if most < 0 else most)
        return [code for (code,) in rows]

    async def due(self, now: float, most: int = 100) -> list[str]:
        return [code for (code,) in await self.read(sql.DUE, now, self.worker, most)]

    async def faults(self, most: int = 100) -> list[tuple[str, str]]:
        return [(code, fault) for code, fault in await self.read(sql.FAULTS, most)]

    async def listed(self, status: str | None = None, game: str | None = None, most: int = -1) -> list[TableRow]:
        rows = await self.read(sql.LISTED, status, game, None if most < 0 else most)
        return [TableRow(*row)._replace(public=bool(row["public"])) for row in rows]

    async def finished(self, before: float) -> list[str]:
        return [code for (code,) in await self.read(sql.FINISHED, before)]

    async def tables_of(self, name: str) -> list[tuple[str, int]]:
        return [(code, seat) for code, seat in await self.read(sql.TABLES_OF, name)]

    # For operators

    async def forget_chat(self, before: float) -> int:
        """So many lines at a time. A line that does not say when it was said is as old as its table."""
        count, last = 0, ("", -1)
        while rows := await self.read(sql.CHAT, before, *last, CHAT_LINES):
            last = rows[-1]["code"], rows[-1]["n"]
            less = []
            for code, n, text, made in rows:
                done = msgspec.json.decode(text)
                if done.get("text") and done.get("at", made) < before:
                    less.append((code, n, msgspec.json.encode({**done, "text": ""}).decode()))
            if less:
                await self._write(sql.REWRITE, *map(list, zip(*less, strict=True)))
            count += len(less)
        return count

    async def delete(self, code: str) -> None:
        await self._write(sql.DELETE, code)

    async def rewrite(self, code: str, done: Mapping[int, msgspec.Struct]) -> None:
        await self._write(sql.REWRITE, [code] * len(done), list(done), [_text(one) for one in done.values()])

    async def rename(self, code: str, seat: int, name: str) -> None:
        await self._write(sql.RENAME, code, seat, name)

    async def order(self, order: Order, made: float) -> None:
        await self._write(sql.ORDER, order.id, made, *order[1:])

    async def orders(self) -> list[Order]:
        return [Order(*row) for row in await self.read(sql.ORDERS)]

    async def answer_to(self, id: str) -> str | None:
        rows = await self.read(sql.ANSWER_TO, id)
        return None if not rows or rows[0][0] is None else str(rows[0][0])

    async def answer(self, id: str, answer: str) -> None:
        await self._write(sql.ANSWER, id, answer)

    def log_bytes(self) -> int:
        return 0  # the server's business

    async def aclose(self) -> None:
        if self._probe is not None:
            self._probe.cancel()
        await self.ledger.drained()
        for link in (self.writer, self._claims, *self._readers):
            await link.aclose()


def _first_gap(log: Sequence[Any]) -> int:
    return next((place for place, (n, _) in enumerate(log) if n != place), len(log))


def _text(thing: msgspec.Struct) -> str:
    return msgspec.json.encode(thing).decode()
