"""After a game: the rematch, the record, the proof of the shuffle."""

from __future__ import annotations

import threading
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from cyberdeck.kernel import record
from cyberdeck.kernel.rng import commitment
from cyberdeck.server.tables.manager import next_entropy
from cyberdeck.spec import make
from tests.server.house import House, Place, to_act

pytestmark = pytest.mark.usefixtures("small_games")


def played(house: House, people: int = 2, bots: int = 0, **more: Any) -> Place:
    """A table where the game is over."""
    table = house.table(people, bots, game="kuhn", **more)
    table.start()
    play(table)
    return table


def play(table: Place) -> None:
    clients = [table.client(seat) for seat in table.secrets]
    if len(clients) > 1 and len(clients) == len(table.session.table.seats):
        while (mover := to_act(clients)).update["returns"] is None:
            mover.act()
    else:
        while clients[0].my_turn()["returns"] is None:
            clients[0].act()
    for client in clients:
        client.wait_for(lambda update: update["returns"] is not None)
        client.close()


def test_the_same_people_in_the_same_seats_by_the_same_secrets(house: House) -> None:
    table = played(house, public=True, clock={"kind": "bank", "seconds": 900})
    with table.client(1) as waits:
        shown = house.good("POST", f"{table.path}/rematch", None, table.secrets[0], 201)
        assert waits.wait_for(bool)["returns"] is not None
        assert any(f'"rematch":"{shown["code"]}"' in text for text in _texts(waits))
    after = Place(house, shown["code"])
    after.secrets = table.secrets
    for name in ("game", "options", "clock", "public"):
        assert shown[name] == table.info()[name]
    assert [info["name"] for info in shown["seats"]] == ["Person 0", "Person 1"]
    assert (shown["status"], shown["rematch"]) == ("open", None)
    assert shown["commitment"] != table.info()["commitment"]
    with after.client(0), after.client(1):
        after.start()
    play(after)
    assert after.info()["status"] == "over"


def _texts(client: Any) -> list[str]:
    client.quiet()
    return list(client.texts)


def test_asked_by_two_at_once_it_is_one_table(house: House) -> None:
    table = played(house)
    codes: list[str] = []

    def ask(seat: int) -> None:
        codes.append(house.good("POST", f"{table.path}/rematch", None, table.secrets[seat], 201)["code"])

    threads = [threading.Thread(target=ask, args=(seat,)) for seat in (0, 1, 0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(codes) == 4
    assert set(codes) == {table.info()["rematch"]}
    assert [done["t"] for done in house.operations(codes[0])] == ["sat", "sat"]


def test_bots_that_filled_in_come_along(house: House) -> None:
    table = house.table(2, sit=False, game="kuhn")
    table.sit("Alone")
    table.start(fill="random")
    play(table)
    shown = house.good("POST", f"{table.path}/rematch", None, table.secrets[0], 201)
    assert [(info["kind"], info["bot"]) for info in shown["seats"]] == [("person", None), ("bot", "random")]


def test_against_bots_alone_it_starts_at_once(open_house: Any) -> None:
    """By one request, and only once."""
    house: House = open_house()
    table = played(house, 1, 1)
    for _ in range(2):
        shown = house.good("POST", f"{table.path}/rematch", None, table.secrets[0], 201)
        assert shown["status"] != "open"
        assert [done["t"] for done in house.operations(shown["code"])][:2] == ["sat", "began"]
    after = Place(house, shown["code"])
    after.secrets = table.secrets
    play(after)
    assert after.info()["status"] == "over"


def test_with_another_person_it_waits_for_them(house: House) -> None:
    table = house.table(2, 1, options={"round_limit": 1})
    table.start()
    with table.client(0) as a, table.client(1) as b:
        while not any(client.update and client.update["returns"] is not None for client in (a, b)):
            for client in (a, b):
                client.quiet()
                if client.update["legal_actions"]:
                    client.act()
    shown = house.good("POST", f"{table.path}/rematch", None, table.secrets[0], 201)
    assert shown["status"] == "open"


def test_the_rematch_is_there_after_a_restart(open_house: Any) -> None:
    house: House = open_house()
    table = played(house)
    code = house.good("POST", f"{table.path}/rematch", None, table.secrets[0], 201)["code"]
    house.again()
    assert house.good("POST", f"{table.path}/rematch", None, table.secrets[1], 201)["code"] == code


def test_the_shuffle_is_proven_after_the_game(house: House) -> None:
    """What everybody put in is in the record, and the seed is the one that was committed to before."""
    table = house.table(2, sit=False, options={"round_limit": 1})
    promised = table.info()["commitment"]
    table.sit("A", entropy="six of one")
    table.sit("B", entropy="half a dozen")
    assert table.info()["commitment"] == promised
    assert table.start()["seed"] is None
    play(table)
    info = table.info()
    assert info["commitment"] == promised == commitment(bytes.fromhex(info["seed"]))
    kept = record.decode(house.ask("GET", f"{table.path}/record").content)
    assert kept.entropy == [b"six of one".hex(), b"half a dozen".hex()]
    assert (kept.commitment, kept.seed, kept.names) == (promised, info["seed"], ["A", "B"])
    verdict = record.verify(kept, make)
    assert (verdict.sound, verdict.shuffle, verdict.over) == (True, "proven", True)
    assert record.verify(msgspec.structs.replace(kept, entropy=[]), make).shuffle == "false"
    assert [seat for seat, _ in kept.actions if seat >= 0] == [done["seat"] for done in table.actions()]


def test_what_people_put_in_changes_the_shuffle(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cyberdeck.server.tables.manager.new_seed", lambda: b"\x07" * 32)
    dealt = []
    for entropy in ("", "mine", "mine", "yours"):
        table = house.table(2, sit=False)
        table.sit("A", entropy=entropy)
        table.sit("B")
        table.start()
        dealt.append(table.operations()[-1]["chance"])
    assert dealt[1] == dealt[2]
    assert dealt[0] != dealt[1] != dealt[3] != dealt[0]


def test_the_result_is_what_the_record_says(house: House) -> None:
    table = played(house, 1, 1)
    with table.client() as spectator:
        returns = spectator.wait_for(lambda update: update["returns"] is not None)["returns"]
    assert house.good("GET", f"{table.path}/record")["result"] == returns


def test_what_people_put_in_goes_on_into_the_rematch(house: House) -> None:
    """Everybody can find out from both records that it did."""
    table = house.table(2, game="kuhn", sit=False)
    table.sit("A", entropy="dice")
    table.sit("B")
    table.start()
    play(table)
    codes = []
    for _ in range(2):
        codes.append(table.code)
        shown = house.good("POST", f"{table.path}/rematch", None, table.secrets[0], 201)
        secrets, table = table.secrets, Place(house, shown["code"])
        table.secrets = secrets
        table.start()
        play(table)
    codes.append(table.code)
    records = [house.good("GET", f"/api/tables/{code}/record") for code in codes]
    assert [len(kept["entropy"]) for kept in records] == [1, 2, 2]
    put_in = ["dice", ""]
    for before, after in pairwise(records):
        expected = [next_entropy(one, before["commitment"], bytes.fromhex(after["seed"])) for one in put_in]
        assert [bytes.fromhex(one).decode() for one in after["entropy"]] == expected
        assert len(set(expected)) == 2
        assert not record.verify(record.from_builtins(after), make).problems
        put_in = expected
