"""PostgreSQL by itself: who may write, what a cut line leaves behind, and what cannot be a database."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import Any
from urllib.parse import urlsplit

import pytest

from cyberdeck.server.store import open_store
from cyberdeck.server.store.postgres import PostgresStore
from cyberdeck.server.store.rows import Away, NoServer, Stale
from cyberdeck.server.store.schema import STEPS
from cyberdeck.server.store.statements import LEAVE
from tests.server.database import Postgres
from tests.server.test_store_contract import SAID, enter, log, make, said


async def opened(url: str, name: str = "w1") -> PostgresStore:
    store = PostgresStore(url)
    await store.open()
    await enter(store, name)
    return store


def test_several_workers_start_at_once(postgres: str, postgres_server: Postgres) -> None:
    """One makes the tables, the others wait for it."""

    async def work() -> None:
        stores = await asyncio.gather(*(opened(postgres, f"w{n}") for n in range(4)))
        assert len({store.worker for store in stores}) == 4
        for store in stores:
            await store.aclose()

    asyncio.run(work())


def test_a_step_that_fails_leaves_nothing(postgres: str, postgres_server: Postgres, monkeypatch: Any) -> None:
    broken = STEPS[-1]._replace(shared="CREATE TABLE workers (worker BIGINT); CREATE NONSENSE")
    monkeypatch.setattr("cyberdeck.server.store.postgres.STEPS", (*STEPS[:-1], broken))
    with pytest.raises(Exception, match="error-store-unreadable"):
        asyncio.run(opened(postgres))
    assert postgres_server.ask("SELECT * FROM pg_tables WHERE schemaname = 'public'", url=postgres) == []


def test_only_the_owner_appends(postgres: str) -> None:
    async def work() -> None:
        one, two = await opened(postgres, "w1"), await opened(postgres, "w2")
        epochs = await make(one, "A")
        assert epochs == {"A": 1}
        assert await two.claim(["A"]) == {}, "it is another's"
        await one.append("A", 0, said("one"), epoch=1)
        for store, epoch in ((two, 1), (one, 0), (one, 2)):
            with pytest.raises(Stale):
                await store.append("A", 1, said("stranger"), epoch=epoch)
        with pytest.raises(Stale):
            await two.set_status("A", "quarantined", "mine", 1)
        await one.release(["A"])
        with pytest.raises(Stale):
            await one.append("A", 1, said("let go"), epoch=1)
        assert await two.claim(["A"]) == {"A": 2}
        await two.append("A", 1, said("two"), epoch=2)
        assert await log(two, "A") == ["one", "two"]
        assert (one.ledger.stale, two.ledger.stale) == (3, 1)
        await one.aclose()
        await two.aclose()

    asyncio.run(work())


def test_tables_of_a_fenced_worker_are_free(postgres: str) -> None:
    async def work() -> None:
        one, two = await opened(postgres, "w1"), await opened(postgres, "w2")
        await make(one, "A", "B")
        await one.append("A", 0, said("before"), epoch=1)
        await two.writer.fetch(LEAVE, one.worker)
        assert await one.claim(["A"]) == {}, "who is fenced claims nothing"
        assert await two.claim(["A"]) == {"A": 2}
        with pytest.raises(Stale):
            await one.append("A", 1, said("late"), epoch=1)
        await one.append("B", 0, said("nobody has claimed it"), epoch=1)
        assert await log(two, "A") == ["before"]
        await one.aclose()
        await two.aclose()

    asyncio.run(work())


def test_of_several_that_claim_at_once_one_wins(postgres: str) -> None:
    """Each table has one winner, and no epoch is given twice."""
    codes = [f"T{n:03}" for n in range(100)]

    async def work() -> None:
        stores = [await opened(postgres, f"w{n}") for n in range(3)]
        await make(stores[0], *codes)
        await stores[0].release(codes)
        for _ in range(8):
            dead = await opened(postgres, "dead")
            assert len(await dead.claim(codes)) == 100
            await dead.writer.fetch(LEAVE, dead.worker)
            await dead.aclose()
            won = await asyncio.gather(*(store.claim(codes) for store in stores))
            got = [code for each in won for code in each]
            assert len(got) == len(set(got)), "a table was given twice"
            rest = set(codes) - set(got)  # rows that another held were skipped: the next try gets them
            for store in stores:
                got += [code for code in await store.claim(sorted(rest)) if code in rest]
                rest -= set(got)
            assert sorted(got) == codes
            for store in stores:
                await store.release(codes)
        for store in stores:
            await store.aclose()

    asyncio.run(work())


def test_after_a_cut_line_a_claim_settles_what_has_happened(postgres: str, postgres_server: Postgres) -> None:
    async def work() -> None:
        one, two = await opened(postgres, "w1"), await opened(postgres, "w2")
        epochs = await make(one, "A")
        await one.append("A", 0, said("before"), epoch=epochs["A"])
        holding = await two.writer.connect()  # makes the next append wait, so that it is cut in the middle
        held = holding.transaction()
        await held.start()
        await holding.execute("SELECT * FROM leases WHERE code = 'A' FOR UPDATE")
        waiting = asyncio.create_task(one.append("A", 1, said("cut"), epoch=1))
        await asyncio.sleep(0.2)
        await two.writer.fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1",
            f"cyberdeck-{one.worker}",
        )
        with pytest.raises(Away):
            await waiting
        await held.rollback()
        await holding.close()
        assert (one.ledger.unknown, bool(one.fault)) == (1, True)
        await asyncio.sleep(0.1)  # its other lines were cut too
        again = await one.claim(["A"])
        assert again == {"A": 2}, "one's own table, under a new epoch"
        length = len(await log(one, "A"))
        with pytest.raises(Stale):
            await one.append("A", length, said("old memory"), epoch=1)
        await one.append("A", length, said("goes on"), epoch=2)
        assert not one.fault
        await one.aclose()
        await two.aclose()

    asyncio.run(work())


def test_a_gap_in_a_log_is_found(postgres: str, postgres_server: Postgres) -> None:
    async def work() -> None:
        store = await opened(postgres)
        await make(store, "A")
        for n in range(3):
            await store.append("A", n, SAID, epoch=1)
        await store.writer.fetch("DELETE FROM operations WHERE n = 1")
        with pytest.raises(Exception, match="error-store-gap"):
            await store.load("A")
        await store.aclose()

    asyncio.run(work())


# What cannot be used


def test_nobody_answers_there() -> None:
    with pytest.raises(NoServer) as caught:
        asyncio.run(open_store("postgresql://someone:secret@127.0.0.1:1/nowhere"))
    assert caught.value.details["file"] == "postgresql://someone@127.0.0.1:1/nowhere"


@pytest.mark.parametrize("wrong", ["nowhere", "server"])
def test_a_wrong_address_gets_a_sentence(postgres: str, wrong: str) -> None:
    url = urlsplit(postgres)._replace(path="/nowhere").geturl()
    if wrong == "server":
        url = "postgresql://someone:secret@127.0.0.1:1/tables"
    command = [sys.executable, "-m", "cyberdeck", "serve", "--port", "0", "--db", url, "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "There is no database server at postgresql://" in done.stderr
    assert "secret" not in done.stderr
    assert "--db" in done.stderr


def test_without_the_driver_the_extra_is_named(tmp_path: Any) -> None:
    (tmp_path / "asyncpg.py").write_text("raise ImportError('not here')")
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from cyberdeck.cli import main; "
        "sys.exit(main(['serve', '--port', '0', '--db', 'postgresql://x@127.0.0.1:1/x', '--lang', 'en']))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 2
    assert 'pip install "cyberdeck[postgres]"' in done.stderr
