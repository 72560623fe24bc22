"""What is said at a table: how much, without what nobody sees, and for how long."""

from __future__ import annotations

import json
import sqlite3
import time
from typing import Any

import msgspec
import pytest

from cyberdeck.server.chores import DAY, daily, forget_chat
from cyberdeck.server.settings import ServerSettings
from cyberdeck.server.tables.chat import tidied
from cyberdeck.server.tables.table_errors import BadMessage
from tests.server.house import LOOSE, House


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  well \t played\n\n!  ", "well played !"),
        ("e\u0301", "é"),
        ("a\u202eb\u202c \u2066c\u2069 \u200f", "ab c"),  # no text in another direction
        ("a\u200bb\u200cc\u2060d\ufefff\u00ad", "abcdf"),  # nothing of no width
        ("a\x00b\x1b[2Jc\x7f\x9b", "ab[2Jc"),
        ("a\u3164\u2800b\u115f", "ab"),
        ("\u2028x\u2029y", "x y"),
        ("👩\u200d💻 ❤\ufe0f\u200d🔥 👩🏽\u200d🚀", "👩\u200d💻 ❤\ufe0f\u200d🔥 👩🏽\u200d🚀"),
        ("a\u200db\u200d", "ab"),
        ("привет, ääkköset, è, 日本, שלום", "привет, ääkköset, è, 日本, שלום"),
    ],
)
def test_tidied(said: str, shown: str) -> None:
    assert tidied(said) == shown
    assert tidied(shown) == shown


@pytest.mark.parametrize("said", [" ", "\n\t", "\u200b\u200b", "\u202e", "\u2066 \u2069", "\x00", "\u3164"])
def test_nothing_is_no_message(said: str) -> None:
    with pytest.raises(BadMessage):
        tidied(said)


def test_it_is_tidied_before_anybody_gets_it(still: House) -> None:
    table = still.table(1, bots=1)
    with table.client(0) as client:
        assert client.ask({"t": "say", "text": " a\u202e\u200b  b "}, "chat")["text"] == "a b"
        assert client.ask({"t": "say", "text": "\u200b"}, "rejected")["details"] == {"reason": "empty"}
    assert [done["text"] for done in table.operations() if done["t"] == "said"] == ["a b"]


def test_a_seat_speaks_so_often_whatever_number_of_sockets_it_has(open_house: Any) -> None:
    house: House = open_house(rates=msgspec.structs.replace(LOOSE, chat=(3, 0)))
    table = house.table(2)
    with table.client(0) as a, table.client(0) as twin, table.client(1) as b:
        for client in (a, twin, a):
            client.ask({"t": "say", "text": "x"}, "chat")
        for client in (a, twin):
            assert client.ask({"t": "say", "text": "x"}, "rejected")["key"] == "error-too-fast"
        b.send({"t": "say", "text": "mine"})
        assert b.wait("chat", seat=1)["text"] == "mine"
    with table.client(0) as again:
        assert again.ask({"t": "say", "text": "x"}, "rejected")["key"] == "error-too-fast"


# For how long


def aged(house: House, code: str, days: dict[int, float | None], made: float) -> None:
    """Makes the lines of a table older, by their place in the log, and the table too."""
    house.stop()
    with sqlite3.connect(house.database) as db:
        for n, age in days.items():
            (text,) = db.execute("SELECT done FROM operations WHERE code = ? AND n = ?", (code, n)).fetchone()
            done = json.loads(text)
            done.pop("at")
            if age is not None:
                done["at"] = time.time() - age * DAY
            put = json.dumps(done, separators=(",", ":"))
            db.execute("UPDATE operations SET done = ? WHERE code = ? AND n = ?", (put, code, n))
        db.execute("UPDATE tables SET made = ? WHERE code = ?", (time.time() - made * DAY, code))
    db.close()
    house.start()


def test_old_lines_are_forgotten_on_disk_and_the_log_keeps_its_numbers(open_house: Any) -> None:
    house: House = open_house()
    table = house.table(2)
    with table.client(0) as client:
        for text in ("old", "older than lines with a time", "new"):
            client.ask({"t": "say", "text": text}, "chat")
    log = table.operations()
    assert [done["t"] for done in log] == ["sat", "sat", "said", "said", "said"]
    aged(house, table.code, {2: 31, 3: None, 4: 29}, made=40)
    assert house.run(forget_chat(house.manager, house.store, time.time() - 30 * DAY)) == 2
    assert house.run(forget_chat(house.manager, house.store, time.time() - 30 * DAY)) == 0
    assert [done.get("text") for done in table.operations()] == [None, None, "", "", "new"]
    assert [(done["t"], done["seat"]) for done in table.operations()] == [(done["t"], done["seat"]) for done in log]
    kept = b"".join(path.read_bytes() for path in house.database.parent.iterdir() if path.suffix == ".sqlite")
    with table.client() as late:
        assert (line := late.wait("chat"))["text"] == "new"
        assert line["n"] == 2
    with table.client(0) as client:
        assert client.ask({"t": "say", "text": "more"}, "chat")["n"] in (2, 3)
    table.start()
    assert kept


def test_nothing_but_chat_is_touched(open_house: Any) -> None:
    house: House = open_house()
    table = house.table(2)
    table.start()
    before = table.operations()
    aged(house, table.code, {}, made=400)
    assert house.run(forget_chat(house.manager, house.store, time.time())) == 0
    assert table.operations() == before
    assert table.info()["status"] == "playing"


def test_old_lines_are_forgotten_in_memory(open_house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    house: House = open_house()
    table = house.table(2)
    with table.client(0) as client:
        monkeypatch.setattr("cyberdeck.server.tables.table.time.time", lambda: 1e9)
        client.ask({"t": "say", "text": "old"}, "chat")
        monkeypatch.undo()
        client.ask({"t": "say", "text": "new"}, "chat")
        house.call(lambda: house.manager.forget_chat(time.time() - DAY))
        with table.client() as late:
            assert (line := late.wait("chat"))["text"] == "new"
            assert line["n"] == 1


def test_it_is_done_every_day_and_a_fault_does_not_end_it(open_house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    house: House = open_house()
    asked: list[float] = []

    async def forget(before: float) -> int:
        asked.append(time.time() - before)
        if len(asked) < 3:
            raise OSError("no disk")
        raise KeyboardInterrupt

    monkeypatch.setattr("cyberdeck.server.chores.FIRST", 0.001)
    monkeypatch.setattr("cyberdeck.server.chores.DAY", 0.001)
    monkeypatch.setattr(house.store, "forget_chat", forget)

    async def until_the_third() -> None:
        with pytest.raises(KeyboardInterrupt):
            await daily(house.manager, house.store, ServerSettings(chat_days=7))
        await daily(house.manager, house.store, ServerSettings(chat_days=0))  # never

    house.run(until_the_third())
    assert len(asked) == 3
