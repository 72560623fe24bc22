"""How to speak to our server: four people at every table of Black Hat, as programs or as pages."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path
from urllib.request import Request, urlopen

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.server.load import SEATS, Count, Table

_DECISION = re.compile(rb'"decision_index":(\d+)')
_LEGAL = re.compile(rb'"legal_actions":\[\{"action":(\d+)')


def command(port: int, folder: Path) -> list[str]:
    return [sys.executable, "-m", "bench.server.host", str(port), str(folder / "tables.sqlite")]


class Player:
    """The seat to act is the next to move: always its first legal action."""

    def __init__(self) -> None:
        self.socket: WSTransport | None = None
        self.decision_index = self.action = 0

    def send(self) -> bool:
        if self.socket is None:
            return False
        at = self.decision_index
        text = f'{{"t":"action","id":"{at}","decision_index":{at},"action":{self.action}}}'
        socket, self.socket = self.socket, None
        socket.send(WSMsgType.TEXT, text.encode())
        return True


class Listener(WSListener):  # type: ignore[misc]
    def __init__(self, table: Table, player: Player, secret: str, page: bool) -> None:
        self.table = table
        self.player = player
        self.hello = json.dumps({"t": "hello", "v": 2, "seat": secret, "page": page}).encode()
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.send(WSMsgType.TEXT, self.hello)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        text = frame.get_payload_as_bytes()
        if not text.startswith(b'{"t":"update"'):
            return
        legal = _LEGAL.search(text)
        decision = _DECISION.search(text)
        if legal is not None and decision is not None:
            self.player.socket = transport
            self.player.decision_index, self.player.action = int(decision[1]), int(legal[1])
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


def _ask(port: int, path: str, body: object, secret: str = "") -> dict[str, str]:
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    with urlopen(Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), headers)) as reply:
        shown: dict[str, str] = json.load(reply)
    return shown


async def _join(port: int, code: str, secrets: list[str], count: Count, closed: bool, page: bool) -> Table:
    table, player = Table(count, closed), Player()
    table.mover = player
    for secret in secrets:
        _, listener = await ws_connect(
            lambda secret=secret: Listener(table, player, secret, page), f"ws://127.0.0.1:{port}/ws/{code}"
        )
        await listener.ready
    return table
