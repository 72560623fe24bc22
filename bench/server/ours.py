"""Our server's protocol: four people at every table of Black Hat, as programs or as pages."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec

from bench.server.connection import Connection, connect
from bench.server.load import SEATS, Count, Table
from cyberdeck.server.protocol import VERSION, SubmitAction


class Legal(msgspec.Struct):
    action: int


class Update(msgspec.Struct, tag_field="t", tag="update"):
    """As much of an update as the next move needs; the rest is skipped."""

    decision_index: int
    legal_actions: list[Legal]
    returns: list[float] | None


_random = random.Random(1)
_update = msgspec.json.Decoder(Update)


def command(port: int, folder: Path) -> list[str]:
    return [sys.executable, "-m", "bench.server.host", str(port), str(folder / "tables.sqlite")]


class Player:
    """Sends a random legal action for the seat to act, since a game lasts longest so."""

    def __init__(self) -> None:
        self.connection: Connection | None = None  # of the seat to act
        self.over = False
        self.decision_index = self.action = 0

    def offer(self, connection: Connection, update: Update) -> None:
        self.over = update.returns is not None
        if update.legal_actions:
            self.connection = connection
            self.decision_index, self.action = update.decision_index, _random.choice(update.legal_actions).action

    def send(self) -> bool:
        if self.over:
            return False
        if self.connection is None:
            raise RuntimeError("nobody at the table was offered an action")
        connection, self.connection = self.connection, None
        message = SubmitAction(id=str(self.decision_index), decision_index=self.decision_index, action=self.action)
        connection.send(msgspec.json.encode(message))
        return True


class Listener:
    """One seat: `ready` when its first update has come."""

    def __init__(self, table: Table, player: Player) -> None:
        self.table = table
        self.player = player
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def __call__(self, connection: Connection, text: bytes) -> None:
        if not text.startswith(b'{"t":"update"'):
            return
        self.player.offer(connection, _update.decode(text))
        if not self.ready.done():
            self.ready.set_result(None)
        else:
            self.table.heard(len(text))


async def tables(port: int, many: int, count: Count, closed: bool, page: bool = False) -> list[Table]:
    made = await asyncio.to_thread(lambda: [_make(port) for _ in range(many)])
    out: list[Table] = []
    for first in range(0, many, 25):
        some = made[first : first + 25]
        out += await asyncio.gather(*(_join(port, code, secrets, count, closed, page) for code, secrets in some))
    return out


def _make(port: int) -> tuple[str, list[str]]:
    table = _ask(port, "/api/tables", {"game": "blackhat", "seats": [None] * SEATS, "options": {"round_limit": 100}})
    at = f"/api/tables/{table['code']}"
    secrets = [_ask(port, f"{at}/seats", {"name": f"Player {seat}"})["secret"] for seat in range(SEATS)]
    _ask(port, f"{at}/start", {}, secrets[0])
    return table["code"], secrets


def _ask(port: int, path: str, body: object, secret: str = "") -> dict[str, Any]:
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    with urlopen(Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), headers)) as reply:
        shown: dict[str, Any] = json.load(reply)
    return shown


async def _join(port: int, code: str, secrets: list[str], count: Count, closed: bool, page: bool) -> Table:
    table, player = Table(count, closed), Player()
    table.mover = player
    for secret in secrets:
        listener = Listener(table, player)
        connection = await connect(f"ws://127.0.0.1:{port}/ws/{code}", listener)
        connection.send(json.dumps({"t": "hello", "v": VERSION, "seat": secret, "page": page}).encode())
        await listener.ready
    return table
