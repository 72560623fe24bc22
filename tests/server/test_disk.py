"""What is on disk is the truth: games go on after a restart, and a failed commit never happened."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from cyberdeck.kernel.laws import state_key
from cyberdeck.server.protocol import SubmitAction
from cyberdeck.server.store import Change, SqliteStore, TableRow
from cyberdeck.server.tables import operations
from tests.kernel.kuhn import ZERO
from tests.server.house import PATIENT, House, Place, to_act

AGAIN = 4000


def truth(table: Place) -> tuple[Any, ...]:
    """All of a table but who is connected."""
    session = table.session
    match, info = session.table.match, table.info()
    state = None if match is None else (state_key(match.game, match.state), match.action_log, match.decision_index)
    people = [(seat["name"], seat["kind"], seat["bot"]) for seat in info["seats"]]
    rest = {name: fact for name, fact in info.items() if name != "seats"}
    return (
        state,
        people,
        rest,
        list(session.table.chat.lines),
        session.table.clock_banks,
        [seat.secret_hash for seat in session.table.seats],
    )


def test_a_table_comes_back_as_it_was(open_house: Any) -> None:
    house = open_house(PATIENT)
    clock = {"kind": "bank", "seconds": 500.0, "increment": 1.0}
    waiting = house.table(3, sit=False, public=True)
    waiting.sit("Early", seat=2, entropy="dice")
    table = house.table(2, clock=clock, options={"board": "expert", "modules": 2})
    table.start()
    with table.client(0) as a, table.client(1) as b:
        for _ in range(12):
            to_act((a, b)).act()
        a.ask({"t": "say", "text": "good night"}, "chat")
    before = [truth(waiting), truth(table)]
    house.again()
    assert [truth(waiting), truth(table)] == before
    with table.client(0) as a, table.client(1) as b:
        assert a.wait("chat")["text"] == "good night"
        to_act((a, b)).act()
        left = b.wait_for(lambda update: update["times"] is not None)["times"]["left"]
        assert all(400_000 < time <= 530_000 for time in left)


def test_bots_go_on_after_a_restart(open_house: Any) -> None:
    house = open_house()
    table = house.table(0, bots=3, options={"round_limit": 2})
    table.start()
    with table.client() as watcher:
        watcher.wait_for(lambda update: update["decision_index"] > 5)
        house.again()
        watcher.closed()
    assert table.info()["status"] == "playing"
    table.watch()
    assert table.info()["status"] == "over"


def test_a_question_waits_for_its_person_after_a_restart(open_house: Any) -> None:
    house = open_house(PATIENT)
    table = house.table(1, bots=2, options={"round_limit": 1})
    table.start()
    with table.client(0) as client:
        decision = client.my_turn()["decision_index"]
        offered = client.update["legal_actions"]
    house.again()
    with table.client(0) as client:
        client.wait_for(lambda update: update["legal_actions"])
        assert (client.update["decision_index"], client.update["legal_actions"]) == (decision, offered)
        client.act()


class Failing:
    """A disk that is full, for as long as one likes."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.full = True
        self.refused = 0
        self._transact = store._transact
        store._transact = self.transact  # type: ignore[assignment, method-assign]

    def transact(self, *job: Any) -> Exception | None:
        if not self.full:
            return self._transact(*job)
        self.refused += 1
        return sqlite3.OperationalError("database or disk is full")


def test_a_failed_commit_never_happened(open_house: Any) -> None:
    """Nobody was shown; the table is read again; the one who comes back can act."""
    house: House = open_house()
    table = house.table(2)
    table.start()
    with table.client(0) as a, table.client(1) as b, table.client() as spectator:
        first = to_act((a, b))
        for client in (a, b, spectator):
            client.quiet()
        before, seat, decision = truth(table), first.update["view"]["seat"], first.update["decision_index"]
        disk = Failing(house.store)
        first.act(id="lost", wait=False)
        for client in (a, b, spectator):
            heard = len(client.texts)
            assert client.closed() == AGAIN
            assert [text for text in client.texts[heard:] if '"update"' in text or '"ack"' in text] == []
        assert disk.refused >= 1
        disk.full = False
    assert truth(table) == before
    with table.client(seat) as again:
        assert again.my_turn()["decision_index"] == decision
        again.act(id="lost")
    assert [done["id"] for done in table.actions()] == ["lost"]


def test_a_failed_commit_over_http(open_house: Any) -> None:
    house: House = open_house()
    table = house.table(2, sit=False)
    disk = Failing(house.store)
    reply = house.ask("POST", f"{table.path}/seats", {"name": "A"})
    assert (reply.status, reply.json()["key"]) == (503, "error-unsaved")
    disk.full = False
    assert table.operations() == []
    assert table.sit("A") == 0


@pytest.mark.usefixtures("small_games")
def test_a_table_that_was_thrown_away_takes_nothing_more(open_house: Any) -> None:
    """Two committed actions at once, and the first one fails: the second must not be written down on top of it."""
    house: House = open_house()
    table = house.table(2, game="cut")
    table.start()
    old = table.session
    disk = Failing(house.store)
    actions = [old.submit(seat, _action(f"{seat}")) for seat in (0, 1)]

    async def both() -> list[Any]:
        return list(await asyncio.gather(*actions, return_exceptions=True))

    failed = house.run(both())
    assert [getattr(error, "key", None) for error in failed] == ["error-unsaved"] * 2
    assert disk.refused >= 1
    disk.full = False
    with pytest.raises(Exception, match="error-unsaved"):
        house.run(old.submit(0, _action("late")))
    assert table.session is not old
    assert table.actions() == []
    for seat in (0, 1):
        house.run(table.session.submit(seat, _action(f"{seat}")))
    assert [done["seat"] for done in table.actions()] == [0, 1]


def _action(id: str) -> SubmitAction:
    return SubmitAction(id=id, decision_index=0, action=ZERO)


# The store by itself


def written(store: SqliteStore, code: str) -> list[str]:
    """The log of a table, whether it has a row or not."""
    rows = store._reader.execute("SELECT done FROM operations WHERE code = ? ORDER BY n", (code,))
    return [done for (done,) in rows]


def test_one_bad_job_does_not_hurt_the_others(tmp_path: Path) -> None:
    """A group that fails together is tried one by one."""
    store = SqliteStore(tmp_path / "tables.sqlite")

    async def work() -> list[Any]:
        said = operations.ChatSent(0, "x")
        await store.append("A", 0, said)
        jobs = [store.append("A", 1, said), store.append("A", 0, said), store.append("B", 0, said, Change("playing"))]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    done = asyncio.run(work())
    assert [type(result) for result in done] == [type(None), sqlite3.IntegrityError, type(None)]
    assert (len(written(store, "A")), len(written(store, "B"))) == (2, 1)
    store.close()


def test_what_is_queued_is_written_before_the_end(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)

    async def work() -> None:
        await asyncio.gather(*(store.append("A", n, operations.ChatSent(0, str(n))) for n in range(50)))

    asyncio.run(work())
    assert store.commits < 50
    store.close()
    again = SqliteStore(path)
    assert [operations.read_operation(text) for text in written(again, "A")] == [
        operations.ChatSent(0, str(n)) for n in range(50)
    ]
    again.close()


def test_the_writer_survives_any_fault(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")

    async def work() -> None:
        with pytest.raises(UnicodeEncodeError):
            await store.create(TableRow("A", "blackhat", 1, "", 0.0, True, "\ud800", "{}"))
        await store.append("A", 0, operations.ChatSent(0, "still here"))

    asyncio.run(work())
    assert len(written(store, "A")) == 1
    store.close()


def test_a_commit_is_durable(tmp_path: Path) -> None:
    """Write-ahead log, and a sync at every commit."""
    store = SqliteStore(tmp_path / "tables.sqlite")
    assert store._reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._reader.execute("PRAGMA synchronous").fetchone() == (2,)
    store.close()
