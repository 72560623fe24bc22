"""The embedded database: SQLite, one writer thread, group commit.

A second thread moves written data from the log (WAL) into the database, a checkpoint, so that nobody waits for that.
Neither thread ever ends by a fault: each turn is guarded, and counted if it fails.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from cyberdeck.server.store.file_lock import FileLock
from cyberdeck.server.store.rows import (
    UNCHANGED,
    Change,
    NewerDatabase,
    NoDatabase,
    Order,
    SeatRow,
    StoredTable,
    TableRow,
)
from cyberdeck.server.store.schema import META, SCHEMA, STEPS, statements
from cyberdeck.server.watch import NOBODY, Watch

CHECKPOINT_ROWS: Final = 2_000  # written between two of them
PROBE_SECONDS: Final = 2.0  # between two tries to write, while nothing can be written
RETRY_SECONDS: Final = (0.1, 5.0)  # of a checkpoint that failed: at first, and at most
TYPES: Final = {"int": "INTEGER", "real": "REAL", "strict": " STRICT, WITHOUT ROWID"}

# All operations of a group in one statement: after each statement the thread waits for the interpreter lock.
APPEND: Final = """
INSERT INTO operations (code, n, done)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)
"""
OF_A_TABLE: Final = ("operations", "seats", "tables")
# A line that does not say when it was said is as old as its table.
OLD_CHAT: Final = """
SELECT operations.code, n FROM tables JOIN operations ON operations.code = tables.code
WHERE made < ?1 AND CASE WHEN substr(done, 1, 11) = '{"t":"said"' AND json_valid(done) THEN
    json_extract(done, '$.text') <> '' AND coalesce(json_extract(done, '$.at'), made) < ?1 ELSE 0 END
"""
FORGET: Final = "UPDATE operations SET done = json_set(done, '$.text', '') WHERE code = ? AND n = ?"
CHAT_LINES: Final = 200  # forgotten in one commit
COLUMNS: Final = ", ".join(TableRow._fields)
CREATE: Final = f"INSERT INTO tables ({COLUMNS}) VALUES ({', '.join('?' * len(TableRow._fields))})"

_log = logging.getLogger(__name__)


class Job(NamedTuple):
    """A table to create, operations to append, and other statements: all or nothing."""

    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    made: TableRow | None = None
    operations: tuple[tuple[str, int, str], ...] = ()
    statements: tuple[tuple[str, tuple[Any, ...]], ...] = ()


class SqliteStore:
    """`fault` says what the last write failed of, while nothing can be written. `alone`: no other process works on the
    database, or DatabaseInUse is raised; an operator's command may work beside a server.
    """

    def __init__(self, path: Path | str, alone: bool = True) -> None:
        self.path = str(path)
        self.alone = alone
        self.commits = 0
        self.rows = 0
        self.write_errors = 0
        self.checkpoints = 0
        self.checkpoint_errors = 0
        self.fault: str | None = None
        self.watch: Watch = NOBODY
        self._next: list[Job] = []
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._lock = FileLock(f"{self.path}.lock") if alone else None
        try:
            with _readable(self.path):
                self._reader = self._open()
                self._migrate(self._reader)
        except BaseException:
            self._unlock()
            raise
        self._due = threading.Semaphore(0)  # checkpoints
        self._closing = False
        self._threads = [
            threading.Thread(target=work, name=name, daemon=True)
            for name, work in (("store", self._write), ("checkpoint", self._checkpoint))
        ]
        for thread in self._threads:
            thread.start()

    def _open(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        db.execute("PRAGMA busy_timeout=5000")
        db.execute("PRAGMA wal_autocheckpoint=0")
        return db

    def _migrate(self, db: sqlite3.Connection) -> None:
        """Brings the database to the present schema, step by step, after a copy of it has been made."""
        known = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if known and not known >= {"tables", "operations"}:
            raise NoDatabase(file=self.path, detail="it is a database of another program")
        schema = 1 if known else 0
        if "meta" in known:
            schema = int(db.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone()[0])
        if schema > SCHEMA:
            raise NewerDatabase(file=self.path, found=schema, ours=SCHEMA)
        if 0 < schema < SCHEMA:
            self._keep_copy(db, f"{self.path}.schema-{schema}")
        for number in range(schema, SCHEMA):
            step = STEPS[number]
            db.execute("BEGIN IMMEDIATE")
            for statement in [*statements(META, **TYPES), *statements(step.sql, **TYPES), *statements(step.fill)]:
                db.execute(statement)
            db.execute("INSERT OR REPLACE INTO meta VALUES ('schema', ?)", (str(number + 1),))
            db.execute("COMMIT")

    def _keep_copy(self, db: sqlite3.Connection, path: str) -> None:
        if not os.path.exists(path):
            part = sqlite3.connect(f"{path}.part")
            with contextlib.closing(part):
                db.backup(part)
            os.replace(f"{path}.part", path)

    # Writing

    async def create(
        self, row: TableRow, operations: Sequence[msgspec.Struct] = (), seats: Sequence[SeatRow] = ()
    ) -> None:
        """Creates a table, with its first operations and its people."""
        done = tuple([(row.code, n, _text(operation)) for n, operation in enumerate(operations)])
        await self._submit(made=row, operations=done, statements=tuple(_seat_statements(row.code, seats)))

    async def append(
        self, code: str, n: int, operation: msgspec.Struct, change: Change = UNCHANGED, epoch: int = 0
    ) -> None:
        """Appends one operation, and changes the row of its table."""
        changes = () if change is UNCHANGED else tuple(_change_statements(code, change))
        await self._submit(operations=((code, n, _text(operation)),), statements=changes)

    async def set_due(self, code: str, due: float | None, epoch: int = 0) -> None:
        """When somebody must look after the table although nobody is there."""
        await self._submit(statements=(("UPDATE tables SET due = ? WHERE code = ?", (due, code)),))

    async def set_status(self, code: str, status: str, fault: str | None = None, epoch: int = 0) -> None:
        """Of a table that is in nobody's memory."""
        await self._submit(
            statements=(("UPDATE tables SET status = ?, fault = ? WHERE code = ?", (status, fault, code)),)
        )

    async def forget_chat(self, before: float) -> int:
        """Removes the text of what was said before that time; the log keeps its numbers. Returns the number of lines.
        They are searched for beside the writer, who is told of a few at a time.
        """
        lines = await asyncio.to_thread(self._old_chat, before)
        for n in range(0, len(lines), CHAT_LINES):
            await self._submit(statements=tuple([(FORGET, line) for line in lines[n : n + CHAT_LINES]]))
        return len(lines)

    def _old_chat(self, before: float) -> list[tuple[str, int]]:
        with contextlib.closing(self._open()) as db:
            return db.execute(OLD_CHAT, (before,)).fetchall()

    async def claim(self, codes: Sequence[str]) -> dict[str, int]:
        """All of them: nobody else may have this file."""
        return dict.fromkeys(codes, 0)

    async def release(self, codes: Sequence[str]) -> None:
        pass

    # Reading

    async def load(self, code: str) -> StoredTable | None:
        """A table with its log."""
        found = self._reader.execute(f"SELECT {COLUMNS} FROM tables WHERE code = ?", (code,)).fetchone()
        if found is None:
            return None
        rows = self._reader.execute("SELECT done FROM operations WHERE code = ? ORDER BY n", (code,))
        return StoredTable(TableRow(*found), [done for (done,) in rows])

    async def exists(self, code: str) -> bool:
        return self._reader.execute("SELECT 1 FROM tables WHERE code = ?", (code,)).fetchone() is not None

    async def codes(self, status: str, public: bool = False, most: int = -1, game: str | None = None) -> list[str]:
        """The newest first; with `public`, only public tables; with `game`, only those of one game."""
        rows = self._reader.execute(
            "SELECT code FROM tables WHERE status = ?1 AND public >= ?2 AND (?3 IS NULL OR game = ?3) "
            "ORDER BY made DESC LIMIT ?4",
            (status, public, game, most),
        )
        return [code for (code,) in rows]

    async def due(self, now: float, most: int = 100) -> list[str]:
        """The tables that are due, those that have waited longest first."""
        rows = self._reader.execute("SELECT code FROM tables WHERE due < ? ORDER BY due LIMIT ?", (now, most))
        return [code for (code,) in rows]

    async def faults(self, most: int = 100) -> list[tuple[str, str]]:
        """The tables in quarantine, each with its fault."""
        rows = self._reader.execute(
            "SELECT code, coalesce(fault, '') FROM tables WHERE status = 'quarantined' ORDER BY made DESC LIMIT ?",
            (most,),
        )
        return [(code, fault) for code, fault in rows]

    async def listed(self, status: str | None = None, game: str | None = None, most: int = -1) -> list[TableRow]:
        """Tables, the newest first."""
        found = self._reader.execute(
            f"SELECT {COLUMNS} FROM tables WHERE (?1 IS NULL OR status = ?1) AND (?2 IS NULL OR game = ?2) "
            "ORDER BY made DESC LIMIT ?3",
            (status, game, most),
        )
        return [TableRow(*row) for row in found]

    async def finished(self, before: float) -> list[str]:
        """Tables made before that time whose game is over or never began."""
        found = self._reader.execute(
            "SELECT code FROM tables WHERE made < ? AND status IN ('over', 'stopped', 'open')", (before,)
        )
        return [code for (code,) in found]

    async def tables_of(self, name: str) -> list[tuple[str, int]]:
        """The seats of people with a name, by table."""
        rows = self._reader.execute("SELECT code, seat FROM seats WHERE name = ? ORDER BY code, seat", (name,))
        return [(code, seat) for code, seat in rows]

    # For operators

    async def delete(self, code: str) -> None:
        """A table with all that belongs to it."""
        await self._submit(statements=tuple((f"DELETE FROM {table} WHERE code = ?", (code,)) for table in OF_A_TABLE))

    async def rewrite(self, code: str, done: Mapping[int, msgspec.Struct]) -> None:
        """Replaces operations by others of the same effect on the game, which say less of people."""
        change = "UPDATE operations SET done = ? WHERE code = ? AND n = ?"
        await self._submit(statements=tuple((change, (_text(one), code, n)) for n, one in done.items()))

    async def rename(self, code: str, seat: int, name: str) -> None:
        """Somebody in the list of people; their operation is rewritten by itself."""
        await self._submit(statements=(("UPDATE seats SET name = ? WHERE code = ? AND seat = ?", (name, code, seat)),))

    async def order(self, order: Order, made: float) -> None:
        await self._submit(
            statements=(
                ("INSERT INTO orders (id, made, kind, code) VALUES (?, ?, ?, ?)", (order.id, made, *order[1:])),
            )
        )

    async def orders(self) -> list[Order]:
        """What has not been carried out, the oldest first."""
        rows = self._reader.execute("SELECT id, kind, code FROM orders WHERE answer IS NULL ORDER BY made")
        return [Order(*row) for row in rows]

    async def answer_to(self, id: str) -> str | None:
        row = self._reader.execute("SELECT answer FROM orders WHERE id = ?", (id,)).fetchone()
        return None if row is None or row[0] is None else str(row[0])

    async def answer(self, id: str, answer: str) -> None:
        await self._submit(statements=(("UPDATE orders SET answer = ? WHERE id = ?", (answer, id)),))

    def log_bytes(self) -> int:
        """The size of the log that waits for a checkpoint."""
        try:
            return os.path.getsize(f"{self.path}-wal")
        except OSError:
            return 0

    async def aclose(self) -> None:
        self.close()

    def close(self) -> None:
        """Writes what is queued, then stops."""
        self._hand_over()
        self._jobs.put(None)
        self._closing = True
        self._due.release()
        for thread in self._threads:
            thread.join()
        self._reader.close()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.release()

    # The writer's thread

    async def _submit(self, **work: Any) -> None:
        """All writes of one turn of the event loop go to the writer together."""
        loop = asyncio.get_running_loop()
        job = Job(loop, loop.create_future(), **work)
        if not self._next:
            loop.call_soon(self._hand_over)
        self._next.append(job)
        await job.done

    def _hand_over(self) -> None:
        self._jobs.put(self._next)
        self._next = []

    def _write(self) -> None:
        db: sqlite3.Connection | None = None
        going = True
        while going:
            group: list[Job] = []
            try:
                try:
                    batches = [self._jobs.get(timeout=None if self.fault is None else PROBE_SECONDS)]
                except queue.Empty:
                    batches = [[]]  # nobody writes: find out whether one could
                while not self._jobs.empty():
                    batches.append(self._jobs.get())
                going = None not in batches
                group = [job for batch in batches if batch is not None for job in batch]
                db = self._open() if db is None else db
                if group or self.fault is not None:
                    self._commit(db, group)
            except Exception as failed:  # the thread must go on for the others
                self._fail(failed)
                _settle_all(group, failed)
                _dispose(db)
                db = None
        _dispose(db)

    def _commit(self, db: sqlite3.Connection, group: Sequence[Job]) -> None:
        """Commits all together; if that fails, each alone, so that one fault does not affect the others."""
        error = self._transact(db, group)
        if error is not None and len(group) > 1:
            for job in group:
                self._commit(db, [job])
            return
        _settle_all(group, error)

    def _transact(self, db: sqlite3.Connection, group: Sequence[Job]) -> Exception | None:
        try:
            db.execute("BEGIN IMMEDIATE")
            made = [job.made for job in group if job.made is not None]
            if made:
                db.executemany(CREATE, made)
            operations = [operation for job in group for operation in job.operations]
            if operations:
                db.execute(APPEND, (msgspec.json.encode(operations).decode(),))
            for job in group:
                for statement, values in job.statements:
                    db.execute(statement, values)
            if not group:
                db.execute("INSERT OR REPLACE INTO meta VALUES ('probe', ?)", (str(time.time()),))
            db.execute("COMMIT")
        except Exception as failed:  # any failure: the thread must go on for the others
            if db.in_transaction:
                db.execute("ROLLBACK")
            self._fail(failed)
            return failed
        self.fault = None
        self.commits += 1
        if self.rows // CHECKPOINT_ROWS != (self.rows + len(made) + len(operations)) // CHECKPOINT_ROWS:
            self._due.release()
        self.rows += len(made) + len(operations)
        self.watch.committed(len(made) + len(operations))
        return None

    def _fail(self, failed: Exception) -> None:
        self.write_errors += 1
        if isinstance(failed, sqlite3.OperationalError | OSError):  # not the fault of a row
            self.fault = str(failed)
        _log.error("write-failed", extra={"facts": {"error": str(failed)[:200]}})

    # The thread of the checkpoints

    def _checkpoint(self) -> None:
        db: sqlite3.Connection | None = None
        again: float | None = None  # seconds until the next try
        while not self._closing:
            self._due.acquire(timeout=again)
            try:
                db = self._open() if db is None else db
                db.execute("PRAGMA wal_checkpoint(PASSIVE)")
            except Exception as failed:
                self.checkpoint_errors += 1
                _log.error("checkpoint-failed", extra={"facts": {"error": str(failed)[:200]}})
                again = min(RETRY_SECONDS[1], RETRY_SECONDS[0] if again is None else 2 * again)
                _dispose(db)
                db = None
            else:
                self.checkpoints += 1
                again = None
        _dispose(db)


@contextlib.contextmanager
def _readable(path: str) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise NoDatabase(file=path, detail=str(error)) from error


def _dispose(db: sqlite3.Connection | None) -> None:
    if db is not None:
        with contextlib.suppress(sqlite3.Error):
            db.close()


def _change_statements(code: str, change: Change) -> Iterator[tuple[str, tuple[Any, ...]]]:
    if change.status is not None:
        yield "UPDATE tables SET status = ? WHERE code = ?", (change.status, code)
    if change.rules is not None:
        yield "UPDATE tables SET rules = ?, rules_hash = ? WHERE code = ?", (*change.rules, code)
    if change.due is not None:
        yield "UPDATE tables SET due = ? WHERE code = ?", (*change.due, code)
    if change.seats is not None:
        yield "DELETE FROM seats WHERE code = ?", (code,)
        yield from _seat_statements(code, change.seats)


def _seat_statements(code: str, seats: Sequence[SeatRow]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    for seat in seats:
        yield "INSERT INTO seats (code, seat, lock, name, asked) VALUES (?, ?, ?, ?, ?)", seat


def _settle_all(group: Sequence[Job], error: Exception | None) -> None:
    for loop in {job.loop for job in group}:
        mine = [job.done for job in group if job.loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, mine, error)


def _settle(waiting: list[asyncio.Future[None]], error: Exception | None) -> None:
    for done in waiting:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


def _text(thing: msgspec.Struct) -> str:
    return msgspec.json.encode(thing).decode()
