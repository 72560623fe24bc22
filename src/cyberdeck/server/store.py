"""Tables on disk, each with the log of its operations. Embedded SQLite, one writer thread, group commit.

Contract: `create` and `append` return once everything is durable. If one raises, nothing of it is on disk: the caller
drops its table from memory and reads it again.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    code TEXT PRIMARY KEY, made REAL NOT NULL, public INTEGER NOT NULL, status TEXT NOT NULL, header TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS lobby ON tables (status, public, made);
CREATE TABLE IF NOT EXISTS operations (
    code TEXT NOT NULL, n INTEGER NOT NULL, done TEXT NOT NULL, PRIMARY KEY (code, n)
) STRICT, WITHOUT ROWID;
"""
# All operations of a group in one statement: after each statement the thread waits for the interpreter lock.
CHECKPOINT = 2_000  # rows between two of them
APPEND = """
INSERT INTO operations
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)
"""


class Job(NamedTuple):
    """A table to create, operations to append and a status to set: all or nothing."""

    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    made: tuple[Any, ...] | None = None
    operations: tuple[tuple[str, int, str], ...] = ()
    status: tuple[str, str] | None = None


class Store:
    """Two threads: one writes, the other moves written data from the log into the database (a checkpoint), so that
    nobody waits for that.
    """

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self.commits = 0
        self.rows = 0
        self._next: list[Job] = []
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._reader = self._open()
        self._reader.executescript(SCHEMA)
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

    # Writing

    async def create(
        self, code: str, made: float, public: bool, header: msgspec.Struct, operations: Sequence[msgspec.Struct] = ()
    ) -> None:
        """Creates a table, with its first operations."""
        done = tuple([(code, n, _text(operation)) for n, operation in enumerate(operations)])
        await self._submit(made=(code, made, public, "open", _text(header)), operations=done)

    async def append(self, code: str, n: int, operation: msgspec.Struct, status: str | None = None) -> None:
        """Appends one operation; sets the status of the table too, if it has changed."""
        change = None if status is None else (status, code)
        await self._submit(operations=((code, n, _text(operation)),), status=change)

    # Reading

    def header(self, code: str) -> str | None:
        row = self._reader.execute("SELECT header FROM tables WHERE code = ?", (code,)).fetchone()
        return None if row is None else str(row[0])

    def operations(self, code: str) -> list[str]:
        rows = self._reader.execute("SELECT done FROM operations WHERE code = ? ORDER BY n", (code,))
        return [done for (done,) in rows]

    def codes(self, status: str, public: bool = False, most: int = -1, game: str | None = None) -> list[str]:
        """The newest first; with `public`, only public tables; with `game`, only those of one game."""
        rows = self._reader.execute(
            "SELECT code FROM tables WHERE status = ?1 AND public >= ?2 "
            "AND (?3 IS NULL OR json_extract(header, '$.game') = ?3) ORDER BY made DESC LIMIT ?4",
            (status, public, game, most),
        )
        return [code for (code,) in rows]

    def close(self) -> None:
        """Writes what is queued, then stops."""
        self._hand_over()
        self._jobs.put(None)
        self._closing = True
        self._due.release()
        for thread in self._threads:
            thread.join()
        self._reader.close()

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
        db = self._open()
        going = True
        while going:
            batches = [self._jobs.get()]
            while not self._jobs.empty():
                batches.append(self._jobs.get())
            going = None not in batches
            group = [job for batch in batches if batch is not None for job in batch]
            if group:
                self._commit(db, group)
        db.close()

    def _checkpoint(self) -> None:
        db = self._open()
        while not self._closing:
            self._due.acquire()
            db.execute("PRAGMA wal_checkpoint(PASSIVE)")
        db.close()

    def _commit(self, db: sqlite3.Connection, group: Sequence[Job]) -> None:
        """Commits all together; if that fails, each alone, so that one fault does not affect the others."""
        error = self._transact(db, group)
        if error is not None and len(group) > 1:
            for job in group:
                self._commit(db, [job])
            return
        for loop in {job.loop for job in group}:
            mine = [job.done for job in group if job.loop is loop]
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, mine, error)

    def _transact(self, db: sqlite3.Connection, group: Sequence[Job]) -> Exception | None:
        try:
            db.execute("BEGIN IMMEDIATE")
            made = [job.made for job in group if job.made is not None]
            if made:
                db.executemany("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", made)
            operations = [operation for job in group for operation in job.operations]
            if operations:
                db.execute(APPEND, (msgspec.json.encode(operations).decode(),))
            statuses = [job.status for job in group if job.status is not None]
            if statuses:
                db.executemany("UPDATE tables SET status = ? WHERE code = ?", statuses)
            db.execute("COMMIT")
        except Exception as failed:  # any failure: the thread must go on for the others
            if db.in_transaction:
                db.execute("ROLLBACK")
            return failed
        self.commits += 1
        if self.rows // CHECKPOINT != (self.rows + len(made) + len(operations)) // CHECKPOINT:
            self._due.release()
        self.rows += len(made) + len(operations)
        return None


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
