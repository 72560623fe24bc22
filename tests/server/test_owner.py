"""A table has an owner: the first who sits. They start it, lock it, send people away and hand the role on."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.server.tables.clock import Pace
from tests.server.house import House, Place, to_act, until
from tests.server.test_lobby import refused

HOLD = Pace(min_delay=0, max_delay=0.002, grace=30, undo_timeout=1, seat_hold=0.2)


def ask(table: Place, seat: int | None, method: str, path: str, body: Any = None) -> Any:
    return table.house.ask(method, table.path + path, body, None if seat is None else table.secrets[seat])


def test_the_first_who_sits_owns_the_table(house: House) -> None:
    table = house.table(3, sit=False)
    assert table.info()["owner"] is None
    assert table.sit("Ada", seat=2) == 2
    table.sit("Bo", seat=0)
    assert table.info()["owner"] == 2
    ask(table, 2, "DELETE", "/seats")
    assert table.info()["owner"] == 0


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/start", {}),
        ("POST", "/lock", {"locked": True}),
        ("POST", "/owner", {"seat": 1}),
        ("DELETE", "/seats/0", None),
    ],
)
def test_only_the_owner_does_these(house: House, method: str, path: str, body: Any) -> None:
    table = house.table(2)
    before = table.operations()
    refused(ask(table, 1, method, path, body), 403, "error-not-owner")
    refused(ask(table, None, method, path, body), 403, "error-not-your-seat")
    assert table.operations() == before
    body = {"seat": 1} if path == "/owner" else body
    path = "/seats/1" if method == "DELETE" else path
    assert ask(table, 0, method, path, body).status == 200


def test_a_locked_table_takes_nobody_else(house: House) -> None:
    table = house.table(2, sit=False)
    table.sit("Ada")
    assert ask(table, 0, "POST", "/lock", {"locked": True}).json()["locked"]
    refused(house.ask("POST", f"{table.path}/seats", {"name": "Bo"}), 409, "error-locked")
    assert not ask(table, 0, "POST", "/lock", {"locked": False}).json()["locked"]
    assert table.sit("Bo") == 1


def test_who_is_sent_away_is_out_at_once(house: House) -> None:
    table = house.table(2)
    with table.client(1) as sent:
        assert ask(table, 0, "DELETE", "/seats/1").json()["seats"][1]["kind"] == "open"
        assert sent.closed() >= 4000
    refused(ask(table, 1, "DELETE", "/seats"), 403, "error-not-your-seat")
    assert table.sit("Cy") == 1


@pytest.mark.parametrize("seat", [-1, 1, 2, 99])
def test_there_is_somebody_to_hand_it_to(house: House, seat: int) -> None:
    table = house.table(2, bots=1, sit=False)
    table.sit("Ada")
    refused(ask(table, 0, "POST", "/owner", {"seat": seat}), 400, "error-bad-message")


def test_a_rematch_has_an_owner_too(house: House) -> None:
    table = house.table(2, options={"round_limit": 1})
    ask(table, 0, "POST", "/owner", {"seat": 1})
    house.good("POST", f"{table.path}/start", {}, table.secrets[1])
    with table.client(0) as a, table.client(1) as b:
        while (client := to_act((a, b))).update["returns"] is None:
            client.act()
    again = house.good("POST", f"{table.path}/rematch", None, table.secrets[0], status=201)
    assert again["owner"] == 1


def test_it_is_the_same_after_a_restart(open_house: Any) -> None:
    house: House = open_house()
    table = house.table(3)
    ask(table, 0, "POST", "/owner", {"seat": 2})
    ask(table, 2, "POST", "/lock", {"locked": True})
    house.again()
    assert (table.info()["owner"], table.info()["locked"]) == (2, True)


def test_a_seat_whose_person_never_comes_is_free_again(open_house: Any) -> None:
    house: House = open_house(HOLD)
    table = house.table(3, sit=False)
    table.sit("Ada")
    with table.client(0):
        table.sit("Ghost")
        until(lambda: table.info()["seats"][1]["kind"] == "open", "the seat is free")
    table.sit("Bo")
    with table.client(1):
        pass
    assert table.info()["seats"][0]["kind"] == "person", "who has been here may come back"


def test_an_owner_who_goes_leaves_the_table_to_another(open_house: Any) -> None:
    house: House = open_house(HOLD)
    table = house.table(2)
    with table.client(1):
        with table.client(0):
            pass
        until(lambda: table.info()["owner"] == 1, "another owner")


def test_same_names_are_told_apart(house: House) -> None:
    table = house.table(4, sit=False)
    for name in ("Ada", "ada", "Ada", "x" * 24):
        table.sit(name)
    assert [seat["name"] for seat in table.info()["seats"]] == ["Ada", "ada 2", "Ada 3", "x" * 24]
    other = house.table(2, sit=False)
    for _ in range(2):
        other.sit("y" * 24)
    names = [seat["name"] for seat in other.info()["seats"]]
    assert len(set(names)) == 2
    assert all(len(name) <= 24 for name in names)


def test_an_address_fills_no_lobby(open_house: Any) -> None:
    house: House = open_house()
    codes = [house.table(2, public=True, sit=False).code for _ in range(9)]
    shown = [table["code"] for table in house.good("GET", "/api/tables")]
    assert shown == codes[:3:-1], "the newest five"


def test_the_lobby_is_filtered_by_seats(open_house: Any) -> None:
    house: House = open_house()
    two, three = house.table(2, public=True), house.table(3, public=True)
    assert [table["code"] for table in house.good("GET", "/api/tables?seats=3")] == [three.code]
    assert [table["code"] for table in house.good("GET", "/api/tables?seats=2&game=blackhat")] == [two.code]
    refused(house.ask("GET", "/api/tables?seats=x"), 400, "error-bad-message")
