"""The database by itself: schemas, faults of the disk, what cannot be a database, and one server for each."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from cyberdeck.server.store import Change, SeatRow, SqliteStore, TableRow
from cyberdeck.server.store.rows import DatabaseInUse, NewerDatabase, NoDatabase
from cyberdeck.server.store.schema import SCHEMA, STEPS, statements
from cyberdeck.server.store.sqlite import TYPES
from cyberdeck.server.tables import operations
from tests.server.house import PATIENT, House, until
from tests.server.test_disk import written
from tests.test_earlier_releases import DATA

ROW = TableRow("AAAAAA", "blackhat", 1, "abc", 5.0, True, "open", "{}")
SAID = operations.ChatSent(0, "x")
RELEASED = {1: DATA / "tables-0.1.0.sqlite"}  # a database of every released schema


# Schemas


def columns(path: Path) -> dict[str, list[Any]]:
    db = sqlite3.connect(path)
    names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
    found = {name: sorted(row[1:4] for row in db.execute(f"PRAGMA table_info({name})")) for name in names}
    db.close()
    return found


@pytest.mark.parametrize("schema", RELEASED)
def test_a_database_of_every_released_schema_becomes_the_present_one(tmp_path: Path, schema: int) -> None:
    path, fresh = tmp_path / "old.sqlite", tmp_path / "new.sqlite"
    shutil.copy(RELEASED[schema], path)
    for each in (path, fresh):
        SqliteStore(each).close()
    assert columns(path) == columns(fresh)
    db = sqlite3.connect(path)
    assert db.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone() == (str(SCHEMA),)
    assert 0 not in {rules for (rules,) in db.execute("SELECT rules FROM tables")}
    db.close()
    copy = tmp_path / f"old.sqlite.schema-{schema}"
    assert columns(copy) == columns(RELEASED[schema]), "the database as it was is kept"


def test_every_step_runs_on_what_the_one_before_left(tmp_path: Path) -> None:
    """Also with a row that cannot be read."""
    for schema in range(1, SCHEMA):
        path = tmp_path / f"{schema}.sqlite"
        db = sqlite3.connect(path)
        for step in STEPS[:schema]:
            for statement in statements(step.sql, **TYPES):
                db.execute(statement)
        for code, header in (("GOOD22", '{"game":"blackhat","version":1}'), ("BAD222", '{"game":"bla')):
            db.execute(
                "INSERT INTO tables (code, made, public, status, header) VALUES (?, 1.0, 0, 'open', ?)", (code, header)
            )
        db.commit()
        db.close()
        store = SqliteStore(path)
        for code, game in (("GOOD22", "blackhat"), ("BAD222", "")):
            stored = asyncio.run(store.load(code))
            assert stored is not None
            assert stored.row.game == game
        store.close()


def test_a_newer_schema_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    SqliteStore(path).close()
    with sqlite3.connect(path) as db:
        db.execute("UPDATE meta SET value = '99' WHERE key = 'schema'")
    db.close()
    before = path.read_bytes()
    with pytest.raises(NewerDatabase) as caught:
        SqliteStore(path)
    assert caught.value.details == {"file": str(path), "found": 99, "ours": SCHEMA}
    assert path.read_bytes() == before


# What cannot be a database


def _folder(path: Path) -> None:
    path.mkdir()


def _cut(path: Path) -> None:
    store = SqliteStore(path)
    asyncio.run(store.create(ROW, [SAID] * 200))
    store.close()
    path.write_bytes(path.read_bytes()[:5000])


def _noise(path: Path) -> None:
    path.write_bytes(b"This is a letter to my aunt. " * 400)


def _another_program(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()


@pytest.mark.parametrize("make", [_folder, _cut, _noise, _another_program])
def test_what_is_no_database_is_refused_with_a_sentence(tmp_path: Path, make: Any) -> None:
    path = tmp_path / "tables.sqlite"
    make(path)
    with pytest.raises(NoDatabase):
        SqliteStore(path)
    done = _serve(path)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert str(path) in done.stderr
    assert "--db" in done.stderr


def _serve(path: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cyberdeck", "serve", "--port", "0", "--db", str(path), "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)


def test_a_second_server_on_one_file_refuses(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    first = SqliteStore(path)
    with pytest.raises(DatabaseInUse):
        SqliteStore(path)
    done = _serve(path)
    assert done.returncode == 2
    assert "Another server" in done.stderr
    first.close()
    SqliteStore(path).close()


# The disk


def test_rows_come_back(tmp_path: Path) -> None:
    async def work() -> None:
        seats = [SeatRow("AAAAAA", 0, "hash", "Ada"), SeatRow("AAAAAA", 1, "hish", "Bo", True)]
        await store.create(ROW, [SAID], seats)
        change = Change("playing", (2, "def"), (seats[0],), (77.0,))
        await store.append("AAAAAA", 1, SAID, change)
        stored = await store.load("AAAAAA")
        assert stored is not None
        assert stored.row == ROW._replace(status="playing", rules=2, rules_hash="def", due=77.0)
        assert len(stored.operations) == 2
        assert store._reader.execute("SELECT * FROM seats").fetchall() == [("AAAAAA", 0, "hash", "Ada", 0)]
        assert await store.codes("playing", public=True, game="blackhat") == ["AAAAAA"]
        assert await store.codes("playing", game="lokalka") == []
        await store.set_status("AAAAAA", "quarantined", "why")
        assert await store.faults() == [("AAAAAA", "why")]

    store = SqliteStore(tmp_path / "tables.sqlite")
    asyncio.run(work())
    store.close()


def test_a_full_disk_and_room_again(open_house: Any) -> None:
    """SQLite itself refuses to write, so every part of the way is the real one."""
    house: House = open_house(PATIENT)
    table = house.table(2, sit=False)
    assert house.ask("GET", "/ready").status == 200
    transact, full = house.store._transact, True

    def limited(db: sqlite3.Connection, group: Any) -> Any:
        db.execute(f"PRAGMA query_only = {full}")
        return transact(db, group)

    house.store._transact = limited  # type: ignore[method-assign]
    for method, path, sent in (
        ("POST", "/api/tables", {"game": "blackhat", "seats": [None] * 2}),
        ("POST", f"{table.path}/seats", {"name": "Ada"}),
    ):
        reply = house.ask(method, path, sent)
        assert (reply.status, reply.json()["key"]) == (503, "error-unsaved")
    assert house.ask("GET", "/ready").status == 503
    assert house.ask("GET", "/health").status == 200
    assert "cyberdeck_write_errors_total 0.0\n" not in house.ask("GET", "/metrics").text
    full = False
    until(lambda: house.ask("GET", "/ready").status == 200, "there is room again")
    assert table.sit("Ada") == 0
    assert house.table(2).start()["status"] == "playing"


def test_the_checkpoints_go_on_after_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first full disk must not be the last checkpoint: the log would grow for ever."""
    monkeypatch.setattr("cyberdeck.server.store.sqlite.CHECKPOINT_ROWS", 10)
    store = SqliteStore(tmp_path / "tables.sqlite")
    faults = 3
    real = store._open

    def failing() -> sqlite3.Connection:
        nonlocal faults
        if threading.current_thread().name == "checkpoint" and faults:
            faults -= 1
            raise sqlite3.OperationalError("database or disk is full")
        return real()

    monkeypatch.setattr(store, "_open", failing)

    async def work() -> None:
        await asyncio.gather(*(store.append("A", n, operations.ChatSent(0, "x" * 400)) for n in range(500)))

    asyncio.run(work())
    until(lambda: store.checkpoints, "a checkpoint")
    assert store.checkpoint_errors == 3
    assert store.log_bytes() > 0
    store.close()
    assert (tmp_path / "tables.sqlite").stat().st_size > 200_000


def test_the_writer_opens_the_database_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that breaks in the middle of a commit takes its own writes with it, and no later ones."""
    store = SqliteStore(tmp_path / "tables.sqlite")
    asyncio.run(store.append("A", 0, SAID))
    transact = store._transact

    def broken(db: sqlite3.Connection, group: Any) -> Any:
        monkeypatch.setattr(store, "_transact", transact)
        db.close()
        db.execute("BEGIN")

    monkeypatch.setattr(store, "_transact", broken)

    async def work() -> None:
        with pytest.raises(sqlite3.ProgrammingError):
            await store.append("A", 1, SAID)
        await store.append("A", 1, SAID)

    asyncio.run(work())
    assert len(written(store, "A")) == 2
    store.close()
