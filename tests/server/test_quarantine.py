"""One table that cannot be read stops nothing else: it is set aside, and whoever runs the server is told of it."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cyberdeck.spec import GameSpec
from tests.kernel.kuhn import Kuhn
from tests.kits.plugins import install_specs
from tests.server.house import PATIENT, House, Place, to_act, until
from tests.server.small import Two

Damage = Callable[[sqlite3.Connection, str], object]


def header(**changes: Any) -> Damage:
    def damage(db: sqlite3.Connection, code: str) -> None:
        (text,) = db.execute("SELECT header FROM tables WHERE code = ?", (code,)).fetchone()
        db.execute("UPDATE tables SET header = ? WHERE code = ?", (json.dumps({**json.loads(text), **changes}), code))

    return damage


def operation(text: str) -> Damage:
    def damage(db: sqlite3.Connection, code: str) -> None:
        db.execute("UPDATE operations SET done = ? WHERE code = ? AND n = 2", (text, code))

    return damage


def cut(db: sqlite3.Connection, code: str) -> None:
    db.execute("UPDATE operations SET done = substr(done, 1, 20) WHERE code = ? AND n = 2", (code,))


DAMAGES: dict[str, Damage] = {
    "an unknown option": header(options={"players": 2, "colour": "red"}),
    "an unknown game": header(game="tarot"),
    "an unknown operation": operation('{"t":"danced","seat":0}'),
    "an illegal action": operation('{"t":"answered","seat":0,"action":0,"id":"x","chance":[],"left":[]}'),
    "cut JSON": cut,
    "a cut header": lambda db, code: db.execute(
        "UPDATE tables SET header = substr(header, 1, 30) WHERE code = ?", (code,)
    ),
}


def running(house: House) -> Place:
    table = house.table(2, public=True)
    table.start()
    with table.client(0) as a, table.client(1) as b:
        to_act((a, b)).act()
    return table


def damaged(house: House, table: Place, damage: Damage) -> None:
    house.stop()
    with sqlite3.connect(house.database) as db:
        damage(db, table.code)
    db.close()


@pytest.mark.parametrize("kind", DAMAGES)
def test_one_unreadable_table_stops_nothing_else(open_house: Any, kind: str, caplog: pytest.LogCaptureFixture) -> None:
    house: House = open_house(PATIENT)
    bad, good = running(house), running(house)
    before = good.operations()
    damaged(house, bad, DAMAGES[kind])
    rows = _rows(house.database, bad.code)
    with caplog.at_level(logging.ERROR):
        house.start()

    assert good.info()["status"] == "playing"
    with good.client(0) as a, good.client(1) as b:
        to_act((a, b)).act()
    assert len(good.operations()) == len(before) + 1

    reply = house.ask("GET", bad.path)
    assert (reply.status, reply.json()["key"]) == (409, "error-table-broken")
    listed = [table["code"] for table in house.good("GET", "/api/tables")]
    assert good.code in listed
    assert bad.code not in listed

    assert bad.code in str([getattr(line, "facts", {}) for line in caplog.records if line.msg == "table-quarantined"])
    metrics = house.ask("GET", "/metrics").text
    assert "cyberdeck_tables_in_quarantine 1.0\n" in metrics
    assert f'cyberdeck_table_quarantined{{code="{bad.code}"}} 1.0\n' in metrics
    assert good.code not in metrics
    assert "cyberdeck_tables_quarantined_total 1.0\n" in metrics
    assert [code for code, _ in house.run(house.store.faults())] == [bad.code]
    assert _rows(house.database, bad.code) == rows, "nothing of it was changed but its status"


def _rows(database: Path, code: str) -> Any:
    db = sqlite3.connect(database)
    found = (
        db.execute("SELECT header FROM tables WHERE code = ?", (code,)).fetchall(),
        db.execute("SELECT n, done FROM operations WHERE code = ? ORDER BY n", (code,)).fetchall(),
    )
    db.close()
    return found


def test_a_table_whose_game_is_back_goes_on(open_house: Any) -> None:
    house: House = open_house(PATIENT)
    table = running(house)
    before = table.operations()
    kept = _rows(house.database, table.code)[0][0][0]
    damaged(house, table, header(game="tarot"))
    house.start()
    assert house.ask("GET", table.path).status == 409
    damaged(house, table, lambda db, code: db.execute("UPDATE tables SET header = ? WHERE code = ?", (kept, code)))
    house.start()
    assert table.info()["status"] == "playing"
    assert table.operations() == before


class Brittle(Kuhn):
    """Its rules raise an error at every second decision."""

    id = "brittle"

    def apply(self, state: Any, seat: Any, action: Any, sink: Any = None) -> None:
        if seat == 1:
            raise ZeroDivisionError("a fault of the rules")
        super().apply(state, seat, action, sink)


def test_rules_that_raise_cost_their_table_and_no_other(open_house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first time the table is read again; the second time at the same place it is set aside."""
    spec = GameSpec(id="brittle", players=range(2, 3), minutes=(1, 1), options=Two, build=lambda options: Brittle())
    install_specs(monkeypatch, spec)
    house: House = open_house(PATIENT)
    good = house.table(2)
    table = house.table(2, game="brittle")
    table.start()
    with table.client(0) as a:
        a.my_turn()
        a.act()
    for again in (True, False):
        with table.client(1) as b:
            b.my_turn()
            b.submit(b.update["legal_actions"][0]["action"], "x")
            assert b.wait("rejected")["key"] == "error-table-broken"
            assert b.closed() == 4000
        if again:
            assert table.info()["status"] == "playing"
    until(lambda: house.ask("GET", table.path).status == 409, "the table is set aside")
    assert house.run(house.store.faults())[0][0] == table.code
    assert good.start()["status"] == "playing"
