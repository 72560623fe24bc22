"""What an operator does: with the server running, which carries it out, and without."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cyberdeck.server.tables.clock import Pace
from tests.cli.terminal import Done, Here
from tests.server.house import House, Place, to_act
from tests.server.test_quarantine import cut, damaged

SOON = Pace(min_delay=0, max_delay=0.002, grace=30, undo_timeout=1, sweep=0.05)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Here:
    monkeypatch.setenv("LANG", "C.UTF-8")
    return Here(monkeypatch, capsys)


class Operator:
    """At a server's database."""

    def __init__(self, here: Here, house: House) -> None:
        self.here = here
        self.house = house

    def __call__(self, *args: object) -> Done:
        return self.here("admin", *args, "--db", self.house.database)

    def json(self, *args: object) -> Any:
        done = self(*args, "--json")
        assert done.code == 0, done.err
        return json.loads(done.out)


@pytest.fixture(params=["beside a server", "without one"])
def place(request: pytest.FixtureRequest, open_house: Any, here: Here) -> Iterator[tuple[Operator, Place]]:
    """A table in the middle of its game."""
    house: House = open_house(SOON)
    table = house.table(2, absence="wait")
    table.start()
    with table.client(0) as a, table.client(1) as b:
        to_act((a, b)).act()
        a.ask({"t": "say", "text": "between you and me"}, "chat")
    if request.param == "without one":
        house.stop()
    operator = Operator(here, house)
    yield operator, table
    now_running(operator)  # the fixture stops it


def now_running(operator: Operator) -> None:
    if not operator.house._thread.is_alive():
        operator.house.start()


def test_tables_are_listed(place: tuple[Operator, Place]) -> None:
    operator, table = place
    (row,) = operator.json("list")
    assert (row["code"], row["status"], row["game"]) == (table.code, "playing", "blackhat")
    assert "seed" not in str(row)
    assert operator.json("list", "--status", "over") == []
    assert operator.json("list", "--game", "lokalka") == []
    assert table.code in operator("list").out


def test_a_table_is_shown_without_its_secrets(place: tuple[Operator, Place]) -> None:
    operator, table = place
    shown = operator.json("show", table.code.lower())
    assert shown["people"] == {"0": "Person 0", "1": "Person 1"}
    assert shown["operations"]["ChatSent"] == 1
    text = json.dumps(shown)
    assert "seed" not in shown["header"]
    assert not any(secret in text for secret in table.secrets.values())
    assert "between you and me" not in text


def test_a_game_is_ended_as_it_stands(place: tuple[Operator, Place]) -> None:
    operator, table = place
    assert operator("end", table.code).code == 0
    now_running(operator)
    info = table.info()
    assert (info["status"], info["stopped"]) == ("stopped", "operator")
    with table.client(0) as client:
        client.send({"t": "action", "id": "x", "decision_index": 0, "action": 0})
        assert client.wait("rejected")["key"] == "error-ended-by-operator"
    record = operator.house.ask("GET", f"{table.path}/record").json()
    assert len(record["events"]) == len(record["actions"])
    done = operator("end", table.code)
    assert done.code == 2
    assert "no state for end" in done.err


def test_a_table_is_deleted_with_all_that_belongs_to_it(place: tuple[Operator, Place]) -> None:
    operator, table = place
    assert operator("delete", table.code).code == 0
    with sqlite3.connect(operator.house.database) as db:
        for name in ("tables", "operations", "seats"):
            assert db.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,)
    db.close()
    now_running(operator)
    assert operator.house.ask("GET", table.path).status == 404
    assert operator("delete", table.code).code == 2


def test_a_table_is_set_aside_and_taken_back(place: tuple[Operator, Place]) -> None:
    operator, table = place
    assert operator("quarantine", table.code).code == 0
    assert operator.json("list", "--status", "quarantined")[0]["code"] == table.code
    assert operator("release", table.code).code == 0
    now_running(operator)
    assert table.info()["status"] == "playing"
    assert operator("release", table.code).code == 2


def test_a_broken_table_is_shown_and_deleted(open_house: Any, here: Here) -> None:
    house: House = open_house(SOON)
    table = house.table(2)
    table.start()
    damaged(house, table, cut)
    house.start()
    assert house.ask("GET", table.path).status == 409
    operator = Operator(here, house)
    (row,) = operator.json("list", "--status", "quarantined")
    assert row["fault"]
    assert operator.json("show", table.code)["operations"]["unreadable"] == 1
    assert operator("delete", table.code).code == 0
    assert operator.json("list") == []


def test_what_is_stored_of_a_person_is_given_and_forgotten(place: tuple[Operator, Place]) -> None:
    operator, table = place
    (known,) = operator.json("export", "Person 0")
    assert known["code"] == table.code
    assert "between you and me" in json.dumps(known)
    before = operator.json("show", table.code)["operations"]
    assert operator("forget", "Person 0").code == 0
    assert operator.json("export", "Person 0") == []
    with sqlite3.connect(operator.house.database) as db:
        everything = str(
            db.execute("SELECT * FROM operations").fetchall() + db.execute("SELECT * FROM seats").fetchall()
        )
    db.close()
    assert "Person 0" not in everything
    assert "between you and me" not in everything
    assert "Person 1" in everything
    assert operator.json("show", table.code)["operations"] == before, "the game stays as it was played"
    now_running(operator)
    assert table.info()["status"] == "playing"
    with table.client(0) as client:
        client.wait("update")
    assert operator("forget", "Nobody").code == 2


def test_a_copy_is_made_checked_and_put_back(place: tuple[Operator, Place], tmp_path: Path) -> None:
    operator, table = place
    copy = tmp_path / "copy.sqlite"
    assert operator.json("backup", copy)["tables"] == 1
    assert operator("delete", table.code).code == 0
    if operator.house._thread.is_alive():
        done = operator("restore", copy)
        assert done.code == 2
        assert "Another server" in done.err
        operator.house.stop()
    assert operator.json("restore", copy)["tables"] == 1
    operator.house.start()
    assert table.info()["status"] == "playing"
    assert operator.house.database.with_name("tables.sqlite.before").exists()


def test_a_damaged_copy_is_not_put_back(open_house: Any, here: Here, tmp_path: Path) -> None:
    house: House = open_house(SOON)
    table = house.table(2)
    operator = Operator(here, house)
    copy = tmp_path / "copy.sqlite"
    operator("backup", copy)
    copy.write_bytes(copy.read_bytes()[:6000])
    house.stop()
    before = house.database.read_bytes()
    assert operator("restore", copy).code == 2
    assert operator("restore", tmp_path / "nothing.sqlite").code == 2
    assert house.database.read_bytes() == before
    house.start()
    assert table.info()["status"] == "open"


def test_what_is_old_is_deleted(place: tuple[Operator, Place], monkeypatch: pytest.MonkeyPatch) -> None:
    """Finished games; a game in progress stays, and so does what is younger."""
    operator, table = place
    assert operator.json("retention", "--days", 0) == {"deleted": 0, "chat_lines": 0}
    assert operator("end", table.code).code == 0
    assert operator.json("retention", "--days", 1)["deleted"] == 0
    assert operator.json("retention", "--days", 0, "--chat-days", 0) == {"deleted": 1, "chat_lines": 0}


@pytest.mark.parametrize(
    "args",
    [
        ("dance",),
        (),
        ("show",),
        ("show", "NOTONE"),
        ("list", "--status", "asleep"),
        ("retention",),
        ("retention", "--days", "x"),
    ],
)
def test_mistakes_are_explained(open_house: Any, here: Here, args: tuple[str, ...]) -> None:
    house: House = open_house(SOON)
    done = Operator(here, house)(*args)
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 2


def test_no_database_is_made_where_none_was(here: Here, tmp_path: Path) -> None:
    done = here("admin", "list", "--db", tmp_path / "none.sqlite")
    assert done.code == 2
    assert list(tmp_path.iterdir()) == []
