"""Several workers on one PostgreSQL, in one process: whose a table is, and what those hear who come to another."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cyberdeck.server.close_codes import MOVED, RECONNECT, STOPPING
from cyberdeck.server.store.statements import FENCE_NAMED
from cyberdeck.server.workers.among import Among
from tests.server.database import Postgres
from tests.server.house import PATIENT, Client, House, Place, to_act, until

Open = Callable[[str], House]


@pytest.fixture
def workers(postgres: str) -> Iterator[Open]:
    opened: list[House] = []

    def make(name: str) -> House:
        opened.append(House(postgres, PATIENT, name=name))
        return opened[-1]

    yield make
    for house in opened:
        house.stop()


def among(house: House) -> Among:
    assert isinstance(house.manager.owners, Among)
    return house.manager.owners


def at(house: House, table: Place) -> Place:
    """The same table and secrets, through another worker."""
    there = Place(house, table.code)
    there.secrets = dict(table.secrets)
    return there


def playing(house: House) -> Place:
    table = house.table(2, options={"round_limit": 2})
    table.start()
    return table


def test_a_table_is_played_at_its_owner_and_read_anywhere(workers: Open) -> None:
    one, two = workers("w1"), workers("w2")
    table = playing(one)
    with table.client(0) as a, table.client(1) as b:
        to_act((a, b)).act()
        until(lambda: len(among(two).keeper.peers) == 2, "they know each other")
        there = at(two, table)
        assert there.info()["status"] == "playing"
        assert there.info()["to_act"] == table.info()["to_act"]
        assert two.ask("GET", f"{table.path}/code.svg").status == 200
        reply = two.ask("POST", f"{table.path}/rematch", None, table.secrets[0])
        assert (reply.status, reply.headers["location"]) == (307, f"{table.path}/rematch?at=w1")
        assert reply.headers["connection"] == "close"
        client = Client(two, table.code)
        client.send({"t": "hello", "v": 2, "seat": table.secrets[0]})
        assert client.closed() == MOVED.number
        assert client.socket.close_reason == "w1"
        client.close()
        to_act((a, b)).act()


def test_a_new_table_belongs_to_whoever_is_asked_first(workers: Open) -> None:
    one, two = workers("w1"), workers("w2")
    table = one.table(2, sit=False)
    there = at(two, table)
    there.sit("Ada")
    assert [two.run(house.manager.owners.owner(table.code)) for house in (two,)] == ["w2"]


def test_the_lobby_shows_the_tables_of_all(workers: Open) -> None:
    one, two = workers("w1"), workers("w2")
    codes = {house.table(2, public=True).code for house in (one, two)}
    for house in (one, two):
        assert {listed["code"] for listed in house.good("GET", "/api/tables")} == codes


def test_who_leaves_hands_on_its_tables_at_once(workers: Open) -> None:
    one, two = workers("w1"), workers("w2")
    table = playing(one)
    with table.client(0) as client:
        decision = client.wait_for(bool)["decision_index"]
        one.call(lambda: setattr(one._server, "should_exit", True))
        assert client.closed() in (RECONNECT.number, STOPPING.number)
    there = at(two, table)
    began = time.monotonic()
    with there.client(0) as client:
        assert client.wait_for(bool)["decision_index"] == decision
    assert time.monotonic() - began < 3


def test_who_is_fenced_drops_its_tables_and_comes_back_anew(
    workers: Open, postgres: str, postgres_server: Postgres
) -> None:
    one, two = workers("w1"), workers("w2")
    table = playing(one)
    keeper = among(one).keeper
    number = keeper.number
    with table.client(0) as client:
        client.wait_for(bool)
        assert postgres_server.ask(FENCE_NAMED, "w1", url=postgres)
        with at(two, table).client(1) as taken:
            taken.wait_for(bool)
            assert client.closed() == RECONNECT.number
    until(lambda: keeper.state == "owning" and keeper.number > number, "a new number")
    assert one.ask("GET", "/ready").status == 200


def test_a_late_append_is_refused_and_the_table_dropped(
    workers: Open, postgres: str, postgres_server: Postgres
) -> None:
    """The worker does not know yet that it was fenced."""
    one = workers("w1")
    table = playing(one)
    with table.client(0) as a, table.client(1) as b:
        first = to_act((a, b))
        before = len(table.operations())
        postgres_server.ask("UPDATE leases SET owner = 999, epoch = epoch + 1", url=postgres)
        first.act(wait=False)
        assert a.closed() == RECONNECT.number
        assert b.closed() == RECONNECT.number
    assert len(table.operations()) == before
    assert one.manager.owners.stale == 1
    with table.client(0) as a, table.client(1) as b:
        to_act((a, b)).act()  # 999 is no worker, so the table is free


def test_metrics_and_readiness(workers: Open) -> None:
    one = workers("w1")
    assert "cyberdeck_appends_refused_total 0.0\n" in one.ask("GET", "/metrics").text
    one.run(one.manager.owners.drain())
    reply = one.ask("GET", "/ready")
    assert (reply.status, reply.text) == (503, "this worker is draining")


def test_a_file_has_one_worker(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite")
    command = [
        sys.executable,
        "-m",
        "cyberdeck",
        "serve",
        "--port",
        "0",
        "--workers",
        "2",
        "--db",
        file,
        "--lang",
        "en",
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 2
    assert file in done.stderr
    assert "postgresql://" in done.stderr
    assert not Path(file).exists()
