"""What every store does, embedded or shared: the same tests on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from cyberdeck.server.store import Change, Order, SeatRow, SqliteStore, Store, TableRow, open_store
from cyberdeck.server.store.rows import NewerDatabase, NoDatabase, StoreError
from cyberdeck.server.store.schema import SCHEMA
from cyberdeck.server.tables import operations
from tests.server.database import Postgres

T = TypeVar("T")
ROW = TableRow("AAAAAA", "blackhat", 1, "abc", 5.0, True, "open", "{}")
SAID = operations.ChatSent(0, "x")
REFUSED = (StoreError, sqlite3.Error)


class Place:
    """An empty database of one kind, and programs that run on it."""

    def __init__(self, url: str, postgres: Postgres | None) -> None:
        self.url = url
        self.postgres = postgres

    def run(self, work: Callable[[Store], Awaitable[T]]) -> T:
        async def inside() -> T:
            store = await open_store(self.url)
            try:
                if self.postgres is not None:
                    await enter(store)
                return await work(store)
            finally:
                await store.aclose()

        return asyncio.run(inside())

    def ask(self, sql: str) -> list[tuple[Any, ...]]:
        """Around the store."""
        if self.postgres is not None:
            return [tuple(row) for row in self.postgres.ask(sql, url=self.url)]
        with sqlite3.connect(self.url) as db:
            found = db.execute(sql).fetchall()
        db.close()
        return found


async def enter(store: Any, name: str = "w1") -> None:
    """A worker without beats."""
    from cyberdeck.server.store.statements import ENTER

    store.worker = (await store.writer.fetch(ENTER, name, "here"))[0][0]


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    if request.param == "sqlite":
        yield Place(str(tmp_path / "tables.sqlite"), None)
    else:
        yield Place(request.getfixturevalue("postgres"), request.getfixturevalue("postgres_server"))


async def make(store: Store, *codes: str, **fields: Any) -> dict[str, int]:
    """Tables that belong to this worker, with their epochs."""
    for code in codes:
        await store.create(ROW._replace(code=code, **fields))
    return await store.claim(codes)


async def log(store: Store, code: str) -> list[str]:
    stored = await store.load(code)
    assert stored is not None
    return [operations.read_operation(text).text for text in stored.operations]


def said(text: str) -> operations.ChatSent:
    return operations.ChatSent(0, text)


def test_rows_come_back(place: Place) -> None:
    async def work(store: Store) -> None:
        seats = [SeatRow("AAAAAA", 0, "hash", "Ada"), SeatRow("AAAAAA", 1, "hish", "Бо", True)]
        row = ROW._replace(fault="what", due=7.5, public=False)
        await store.create(row, [SAID, SAID], seats)
        stored = await store.load("AAAAAA")
        assert stored is not None
        assert stored.row == row
        assert len(stored.operations) == 2
        assert await store.load("BBBBBB") is None
        assert [await store.exists(code) for code in ("AAAAAA", "BBBBBB")] == [True, False]

    place.run(work)
    assert place.ask("SELECT seat, lock, name, asked FROM seats ORDER BY seat") == [
        (0, "hash", "Ada", 0),
        (1, "hish", "Бо", 1),
    ]


def test_the_same_table_twice_is_refused(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, [SAID])
        with pytest.raises(Exception, match=r".*"):
            await store.create(ROW, [SAID, SAID])
        assert await log(store, "AAAAAA") == ["x"]

    place.run(work)


def test_appends_are_there_at_the_next_start(place: Place) -> None:
    """Also of several tables at once: they are committed in groups."""
    codes = [f"TABLE{n}" for n in range(6)]

    async def work(store: Store) -> None:
        epochs = await make(store, *codes)
        before = store.commits
        for n in range(8):
            await asyncio.gather(*(store.append(code, n, said(f"{code} {n}"), epoch=epochs[code]) for code in codes))
        assert store.commits - before < 48
        assert store.fault is None

    place.run(work)

    async def again(store: Store) -> None:
        for code in codes:
            assert await log(store, code) == [f"{code} {n}" for n in range(8)]

    place.run(again)


def test_one_that_is_refused_does_not_disturb_the_others(place: Place) -> None:
    async def work(store: Store) -> list[Any]:
        epochs = await make(store, "A", "B", "C")
        await store.append("A", 0, said("first"), epoch=epochs["A"])
        jobs = [
            store.append("B", 0, said("b"), Change("playing"), epoch=epochs["B"]),
            store.append("A", 0, said("again"), Change("over"), epoch=epochs["A"]),
            store.append("C", 0, said("c"), epoch=epochs["C"]),
        ]
        done = list(await asyncio.gather(*jobs, return_exceptions=True))
        assert [await log(store, code) for code in "ABC"] == [["first"], ["b"], ["c"]]
        assert await store.codes("playing") == ["B"]
        assert await store.codes("over") == []
        assert store.fault is None
        return done

    refused = place.run(work)
    assert [isinstance(one, REFUSED) for one in refused] == [False, True, False]


def test_a_text_that_no_database_takes_harms_nobody_else(place: Place) -> None:
    async def work(store: Store) -> None:
        epochs = await make(store, "A", "B")
        jobs = [
            store.append("A", 0, SAID, Change("\ud800"), epoch=epochs["A"]),
            store.append("B", 0, SAID, epoch=epochs["B"]),
        ]
        failed, fine = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(failed, Exception)
        assert fine is None
        assert await log(store, "A") == []
        await store.append("A", 0, SAID, epoch=epochs["A"])

    place.run(work)


def test_everything_changes_together(place: Place) -> None:
    async def work(store: Store) -> None:
        epochs = await make(store, "A")
        change = Change("playing", (2, "def"), (SeatRow("A", 0, "h0", "Ada"), SeatRow("A", 2, "h2", "Cy")), (77.0,))
        await store.append("A", 0, SAID, change, epochs["A"])
        stored = await store.load("A")
        assert stored is not None
        assert stored.row == ROW._replace(code="A", status="playing", rules=2, rules_hash="def", due=77.0)
        later = Change(seats=(SeatRow("A", 2, "h2", "Cy", True), SeatRow("A", 3, "h3", "Di")), due=(None,))
        await store.append("A", 1, SAID, later, epochs["A"])
        stored = await store.load("A")
        assert stored is not None
        assert stored.row == ROW._replace(code="A", status="playing", rules=2, rules_hash="def", due=None)
        await store.append("A", 2, SAID, Change(seats=()), epochs["A"])
        await store.append("A", 3, SAID, Change("over"), epochs["A"])

    place.run(work)
    assert place.ask("SELECT * FROM seats") == []
    assert place.ask("SELECT status, rules FROM tables") == [("over", 2)]


def test_seats_of_one_table_are_replaced_by_those_that_are_given(place: Place) -> None:
    async def work(store: Store) -> None:
        epochs = await make(store, "A", "B")
        one = SeatRow("A", 0, "h", "Ada"), SeatRow("A", 1, "i", "Bo")
        await store.append("A", 0, SAID, Change(seats=one), epochs["A"])
        await store.append("B", 0, SAID, Change(seats=(SeatRow("B", 0, "k", "Cy"),)), epochs["B"])
        await store.append("A", 1, SAID, Change(seats=one[1:]), epochs["A"])

    place.run(work)
    assert place.ask("SELECT code, seat, lock FROM seats ORDER BY code, seat") == [("A", 1, "i"), ("B", 0, "k")]


def test_lists_of_tables(place: Place) -> None:
    async def work(store: Store) -> None:
        for n, (public, status, game) in enumerate(
            [(True, "open", "blackhat"), (False, "open", "lokalka"), (True, "open", "lokalka"), (True, "over", "a")]
        ):
            await store.create(ROW._replace(code=f"T{n}", made=float(n), public=public, status=status, game=game))
        assert await store.codes("open") == ["T2", "T1", "T0"]
        assert await store.codes("open", public=True) == ["T2", "T0"]
        assert await store.codes("open", most=1) == ["T2"]
        assert await store.codes("open", game="lokalka", public=True) == ["T2"]
        epochs = await store.claim(["T0"])
        await store.set_status("T0", "quarantined", "why", epochs["T0"])
        assert await store.faults() == [("T0", "why")]
        await store.set_status("T0", "open", None, epochs["T0"])
        assert await store.faults() == []

    place.run(work)


def test_tables_that_are_due(place: Place) -> None:
    async def work(store: Store) -> None:
        epochs = await make(store, "A", "B", "C")
        await store.set_due("A", 20.0, epochs["A"])
        await store.set_due("B", 10.0, epochs["B"])
        assert await store.due(30.0) == ["B", "A"]
        assert await store.due(30.0, 1) == ["B"]
        assert await store.due(15.0) == ["B"]
        await store.set_due("B", None, epochs["B"])
        assert await store.due(30.0) == ["A"]

    place.run(work)


def test_what_operators_do(place: Place) -> None:
    async def work(store: Store) -> None:
        late = operations.ChatSent(0, "late", at=50.0)
        await store.create(ROW._replace(code="A", status="over"), [SAID, late], [SeatRow("A", 0, "h", "Ada")])
        await store.create(ROW._replace(code="B", made=9.0), [SAID])
        assert [row.code for row in await store.listed()] == ["B", "A"]
        assert await store.listed("over", "blackhat", 1) == [ROW._replace(code="A", status="over")]
        assert await store.finished(6.0) == ["A"]
        assert await store.tables_of("Ada") == [("A", 0)]
        assert await store.forget_chat(20.0) == 2
        assert await store.forget_chat(20.0) == 0
        assert [await log(store, code) for code in "AB"] == [["", "late"], [""]]
        await store.rename("A", 0, "-")
        assert await store.tables_of("Ada") == []
        await store.rewrite("A", {1: said("less")})
        assert await log(store, "A") == ["", "less"]
        await store.order(Order("1", "end", "B"), 3.0)
        await store.order(Order("0", "delete", "A"), 2.0)
        assert await store.orders() == [Order("0", "delete", "A"), Order("1", "end", "B")]
        assert await store.answer_to("0") is None
        await store.answer("0", "done")
        assert (await store.answer_to("0"), await store.answer_to("9")) == ("done", None)
        assert await store.orders() == [Order("1", "end", "B")]
        await store.delete("A")
        assert await store.load("A") is None
        assert await store.claim(["A"]) in ({}, {"A": 0})

    place.run(work)
    assert place.ask("SELECT code FROM operations") == [("B",)]


def test_a_newer_schema_is_left_alone(place: Place) -> None:
    place.run(make_one)
    place.ask("UPDATE meta SET value = '99' WHERE key = 'schema'")
    with pytest.raises(NewerDatabase) as caught:
        place.run(make_one)
    assert caught.value.details["found"] == 99
    assert caught.value.details["ours"] == SCHEMA
    assert place.ask("SELECT value FROM meta WHERE key = 'schema'") == [("99",)]


async def make_one(store: Store) -> None:
    await store.create(ROW)


def test_a_database_of_another_program_is_left_alone(place: Place) -> None:
    place.ask("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(NoDatabase):
        place.run(make_one)


def test_both_databases_have_the_same_tables(tmp_path: Path, postgres: str, postgres_server: Postgres) -> None:
    file = str(tmp_path / "tables.sqlite")
    SqliteStore(file).close()
    shared = Place(postgres, postgres_server)
    shared.run(make_one)
    ours: dict[str, set[str]] = {}
    for name, column in shared.ask(
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
    ):
        ours.setdefault(name, set()).add(column)
    for only in ("workers", "leases"):
        assert ours.pop(only)
    embedded = Place(file, None)
    names = [name for (name,) in embedded.ask("SELECT name FROM sqlite_master WHERE type = 'table'")]
    assert ours == {name: {row[1] for row in embedded.ask(f"PRAGMA table_info({name})")} for name in names}
