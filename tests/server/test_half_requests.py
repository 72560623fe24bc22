"""Who begins requests and does not end them, or does not take the responses, keeps nobody out."""

from __future__ import annotations

import contextlib
import resource
import socket
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from cyberdeck.server.limits import Limits
from tests.server.house import LOOSE, House, until

HEAD = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 50\r\n"
SOON = msgspec.structs.replace(LOOSE, head_seconds=0.3, body_seconds=0.3)


@contextlib.contextmanager
def connections(house: House, many: int, text: bytes) -> Iterator[list[socket.socket]]:
    with contextlib.ExitStack() as stack:
        opened = []
        for _ in range(many):
            one = stack.enter_context(socket.create_connection(("127.0.0.1", house.port), timeout=10))
            with contextlib.suppress(OSError):
                one.sendall(text)
            opened.append(one)
        yield opened


@pytest.fixture
def many_files() -> Iterator[None]:
    """For the test's own ends of the connections."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    if before[1] < 3000:
        pytest.skip("the system does not allow so many connections")
    resource.setrlimit(resource.RLIMIT_NOFILE, (3000, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.usefixtures("many_files")
@pytest.mark.parametrize("text", [b"", HEAD, HEAD + b"\r\n{"], ids=["nothing", "half a head", "half a body"])
def test_half_requests_keep_nobody_out(open_house: Any, text: bytes) -> None:
    """Others go on being served, and few of the 1,100 keep their place."""
    house: House = open_house(rates=msgspec.structs.replace(LOOSE, requests=Limits().requests))
    table = house.table(1, bots=1)
    table.start()
    with table.client(0) as player:
        before = time.monotonic()
        with connections(house, 1100, text):
            assert house.ask("GET", "/health").text == "ok"
            player.my_turn()
            player.act()
            assert time.monotonic() - before < 10
            until(lambda: len(house.connections) < 400, "most of them have been dropped")
        until(lambda: len(house.connections) < 5, "they are gone")


@pytest.mark.parametrize(
    ("text", "drip"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\n", b"a: b\r\n"),
        (HEAD + b"\r\n", b" "),
        (b"POST /health HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5000\r\n\r\n", b" "),
        (b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n", b"\r\n"),
    ],
    ids=["nothing", "head", "body", "body nobody reads", "after a request"],
)
def test_each_part_has_its_deadline(open_house: Any, text: bytes, drip: bytes) -> None:
    """However often a little more of it comes."""
    house: House = open_house(rates=SOON)
    with connections(house, 1, text) as (one,):
        until(lambda: len(house.connections) == 1, "it is there")
        end = time.monotonic() + 5
        while house.connections:
            assert time.monotonic() < end
            with contextlib.suppress(OSError):
                one.sendall(drip)
            time.sleep(0.05)
        assert len(house.waiting) == 0


def test_who_is_late_is_told(open_house: Any) -> None:
    house: House = open_house(rates=SOON)
    with connections(house, 1, b"GET / HT") as (one,):
        assert one.recv(100).startswith(b"HTTP/1.1 408 ")


def test_the_oldest_of_an_address_goes(open_house: Any) -> None:
    house: House = open_house(rates=msgspec.structs.replace(LOOSE, waiting_per_address=3))
    with connections(house, 3, b"GET /health HTTP/1.1\r\n") as mine:
        until(lambda: len(house.waiting) == 3, "they wait")
        with connections(house, 1, b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n") as (newest,):
            assert newest.recv(20).startswith(b"HTTP/1.1 200")
            with contextlib.suppress(ConnectionError):
                assert mine[0].recv(10) == b""
        mine[2].sendall(b"host: localhost\r\n\r\n")
        assert mine[2].recv(20).startswith(b"HTTP/1.1 200")


def test_who_takes_nothing_is_dropped(open_house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    house: House = open_house(rates=msgspec.structs.replace(LOOSE, write_seconds=0.2))
    ask = b"GET /api/rules/blackhat/en HTTP/1.1\r\nhost: localhost\r\n\r\n"
    with connections(house, 1, ask * 400) as (one,):
        until(lambda: not house.connections, "it is dropped")
        one.close()


def test_requests_one_after_another_and_a_socket(house: House) -> None:
    """What is whole has no deadline."""
    ask = b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n"
    with connections(house, 1, b"") as (one,):
        for _ in range(3):
            one.sendall(ask)
            got = one.recv(2000)
            while not got.endswith(b"ok"):
                got += one.recv(2000)
            assert got.startswith(b"HTTP/1.1 200")
    table = house.table(1, bots=1)
    with table.client(0) as client:
        until(lambda: len(house.waiting) == 0, "nothing waits")
        assert client.ask({"t": "say", "text": "x"}, "chat")["text"] == "x"
