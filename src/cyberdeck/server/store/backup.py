"""Copies of an SQLite database: made while a server works on it, checked, and put back."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from cyberdeck.server.store.file_lock import FileLock
from cyberdeck.server.store.rows import NoDatabase


def back_up(database: Path, to: Path) -> int:
    """Writes a whole, checked copy; returns its number of tables. A file that was there stays until then."""
    check(database)
    part = to.with_name(to.name + ".part")
    part.unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(database)) as source, contextlib.closing(sqlite3.connect(part)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
    tables = check(part)
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.replace(to)
    return tables


def restore(backup: Path, database: Path) -> int:
    """Puts a checked copy in the place of the database, which no server may work on. The old one stays beside it."""
    tables = check(backup)
    lock = FileLock(f"{database}.lock")
    try:
        part = database.with_name(database.name + ".part")
        part.unlink(missing_ok=True)
        with contextlib.closing(sqlite3.connect(backup)) as source, contextlib.closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
        check(part)
        if database.exists():
            with contextlib.closing(sqlite3.connect(database)) as old:
                old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            database.replace(database.with_name(database.name + ".before"))
        for suffix in ("-wal", "-shm"):
            database.with_name(database.name + suffix).unlink(missing_ok=True)
        part.replace(database)
    finally:
        lock.release()
    return tables


def check(database: Path) -> int:
    """The number of tables in a database; raises NoDatabase if it is none, or damaged."""
    if not database.is_file():
        raise NoDatabase(file=str(database), detail="there is no such file")
    try:
        with contextlib.closing(sqlite3.connect(database)) as db:
            (verdict,) = db.execute("PRAGMA integrity_check(1)").fetchone()
            if verdict != "ok":
                raise NoDatabase(file=str(database), detail=str(verdict)[:200])
            return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as error:
        raise NoDatabase(file=str(database), detail=str(error)) from error
