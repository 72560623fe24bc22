"""A client that never reads is dropped; the others go on, and it may come back."""

from __future__ import annotations

import asyncio
import json
import socket
import struct

import pytest

from cyberdeck.server import outbox
from cyberdeck.server.outbox import Outbox
from tests.server.house import House, to_act, until


def test_an_outbox_is_bounded_by_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MAX_MESSAGES", 3)
    calls: list[str] = []
    box = Outbox()
    box.overflow = lambda: calls.append("full")
    for text in "abc":
        box.push(text)
    assert not box.full
    box.push("d")
    assert (box.full, box.closed, calls) == (True, True, ["full"])
    assert asyncio.run(box.next()) is None
    box.push("e")
    assert asyncio.run(box.next()) is None


def test_an_outbox_is_bounded_by_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MAX_CHARS", 10)
    box = Outbox()
    box.push("x" * 11)
    assert asyncio.run(box.next()) == "x" * 11
    box.push("x" * 11)
    box.push("y")
    assert box.full


def test_what_waits_is_sent_before_the_end() -> None:
    box = Outbox()
    box.push("a")
    box.close()
    box.push("b")

    async def rest() -> list[str | None]:
        return [await box.next(), await box.next()]

    assert asyncio.run(rest()) == ["a", None]


def test_a_client_that_never_reads_is_dropped(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MAX_MESSAGES", 30)
    monkeypatch.setattr("cyberdeck.server.limits.LAST_SECONDS", 0.1)
    table = house.table(2)
    table.start()
    deaf = _deaf(house, table.code, table.secrets[0])
    with table.client(1) as other:
        session = table.session
        until(lambda: len(session.presence.clients) == 2, "it has said hello")
        (slow,) = [client for client in session.presence.clients if client.seat == 0]
        for _ in range(1000):
            house.call(lambda: slow.outbox.push("x" * 100_000))
            if slow not in session.presence.clients:
                break
        else:
            pytest.fail("it is never dropped")
        assert table.info()["seats"][0]["connected"] is False
        with table.client(0) as back:
            to_act((back, other)).act()
            to_act((back, other)).act()
        assert len(table.actions()) == 2
    deaf.close()
    until(lambda: not table.session.presence.clients, "all have gone")


def _deaf(house: House, code: str, secret: str) -> socket.socket:
    """A client that says hello and never reads another byte."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.connect(("127.0.0.1", house.port))
    plain.sendall(
        f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert plain.recv(12) == b"HTTP/1.1 101"
    hello = json.dumps({"t": "hello", "v": 2, "seat": secret}).encode()
    mask = b"\x01\x02\x03\x04"
    masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(hello))
    plain.sendall(struct.pack("!BB", 0x81, 0x80 | len(hello)) + mask + masked)
    return plain
