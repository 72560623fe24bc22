"""The codes a socket is closed with: the same in the server, on the page and in docs/protocol.md."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import Any

import pytest

from cyberdeck.server import close_codes, limits
from cyberdeck.server.close_codes import ALL, LEFT, MOVED, RECONNECT, REFUSED, SILENT, STOPPING, TOO_LONG
from tests.server.house import Client, House

ROOT = Path(__file__).parents[2]


def test_the_document_has_all_of_them() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d{4}) \|.*\| ([^|]*) \|$", text, re.MULTILINE)
    assert {int(number): not what.startswith("do not") for number, what in rows} == {
        code.number: code.comes_back for code in ALL
    }
    assert len(rows) == len(ALL) == len({code.number for code in ALL})


def test_the_page_ends_where_it_should() -> None:
    text = (ROOT / "web" / "src" / "lib" / "transport" / "socket.ts").read_text(encoding="utf-8")
    named = {name: int(number) for name, number in re.findall(r"^const ([A-Z]+) = (\d{4});", text, re.MULTILINE)}
    assert named == {"LEFT": LEFT.number, "REFUSED": REFUSED.number, "MOVED": MOVED.number}
    assert {code.number for code in ALL if not code.comes_back} == {LEFT.number, REFUSED.number}


def test_none_stands_elsewhere() -> None:
    """Numbers of our own are written in one place."""
    server = Path(close_codes.__file__).parent
    ours = [str(code.number) for code in ALL if code.number >= 4000]
    for file in server.rglob("*.py"):
        if file.name != "close_codes.py":
            assert not [code for code in ours if re.search(rf"\b{code}\b", file.read_text(encoding="utf-8"))], file


def test_who_says_no_hello(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HELLO_SECONDS", 0.05)
    with Client(house, house.table(1, bots=1).code) as client:
        assert client.closed() == SILENT.number


@pytest.mark.parametrize("playing", [True, False])
def test_who_leaves_is_closed_for_good_and_nobody_else(still: House, playing: bool) -> None:
    table = still.table(2)
    if playing:
        table.start()
    with table.client(0) as a, table.client(0) as twin, table.client(1) as b, table.client() as spectator:
        still.good("DELETE", f"{table.path}/seats", secret=table.secrets[0])
        assert (a.closed(), twin.closed()) == (LEFT.number, LEFT.number)
        for client in (b, spectator):
            assert client.ask({"t": "explain", "notation": "?"}, "rejected")
    if playing:  # the seat is still theirs
        with table.client(0):
            assert table.info()["seats"][0]["stand_in"] is False


def test_a_table_that_is_read_again(still: House) -> None:
    table = still.table(1, bots=1)
    with table.client(0) as client:
        still.call(lambda: still.manager.forget(table.code))
        assert client.closed() == RECONNECT.number


def test_a_server_that_stops(open_house: Any) -> None:
    house: House = open_house()
    table = house.table(1, bots=1)
    with table.client(0) as client:
        house.stop()
        assert client.closed() == STOPPING.number
    house.start()


def test_a_frame_above_the_limit(still: House) -> None:
    with still.table(1, bots=1).client(0) as client:
        client.send("x" * (2 * limits.MESSAGE_BYTES + 1))
        assert client.closed() == TOO_LONG.number


def test_text_that_is_none(still: House) -> None:
    with still.table(1, bots=1).client(0) as client:
        raw: socket.socket = client.socket.socket
        raw.sendall(b"\x81\x82\x00\x00\x00\x00\xff\xfe")
        assert client.closed() == close_codes.NO_TEXT.number
