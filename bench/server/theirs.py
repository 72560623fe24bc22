"""The protocol of a boardgame.io server: Engine.IO 4 and Socket.IO 5 over one WebSocket."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from pathlib import Path

from bench.server.connection import Connection, connect
from bench.server.load import SEATS, Count, Table

_STATE = re.compile(rb'"_stateID":(\d+)')
_SPACE = b"/table,"
PEER = Path(__file__).parent / "peer"


def command(port: int, size: int) -> list[str]:
    return ["node", str(PEER / "server.js"), str(port), str(size)]


class Player:
    """Seats move in turn; every move is legal."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.sockets: list[Connection | None] = [None] * SEATS
        self.turn = 0
        self.state = 0

    def send(self) -> bool:
        seat, self.turn = str(self.turn), (self.turn + 1) % SEATS
        move = {"type": "MAKE_MOVE", "payload": {"type": "put", "args": [self.state % 13], "playerID": seat}}
        body = json.dumps(["update", move, self.state, self.match, seat], separators=(",", ":")).encode()
        socket = self.sockets[int(seat)]
        assert socket is not None
        socket.send(b"42" + _SPACE + body)
        return True


class Listener:
    def __init__(self, table: Table, player: Player, seat: int) -> None:
        self.table = table
        self.player = player
        self.seat = seat
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def __call__(self, connection: Connection, text: bytes) -> None:
        match text[:1]:
            case b"0":
                connection.send(b"40" + _SPACE)
            case b"2":
                connection.send(b"3")
            case b"4":
                self._packet(connection, text)

    def _packet(self, connection: Connection, text: bytes) -> None:
        if text.startswith(b"40"):
            self.player.sockets[self.seat] = connection
            body = json.dumps(["sync", self.player.match, str(self.seat), None, SEATS]).encode()
            connection.send(b"42" + _SPACE + body)
        elif text.startswith(b'42/table,["sync"'):
            if not self.ready.done():
                self.ready.set_result(None)
        elif text.startswith(b'42/table,["update"'):
            state = _STATE.findall(text)
            if state:
                self.player.state = max(map(int, state))  # the log's are older
            self.table.heard(len(text))


async def tables(port: int, many: int, count: Count, closed: bool) -> list[Table]:
    run = secrets.token_hex(3)
    out: list[Table] = []
    for first in range(0, many, 25):
        names = [f"{run}{at}" for at in range(first, min(first + 25, many))]
        out += await asyncio.gather(*(_join(port, name, count, closed) for name in names))
    return out


async def _join(port: int, match: str, count: Count, closed: bool) -> Table:
    """Seats join one after another: the first one creates the match."""
    table, player = Table(count, closed), Player(match)
    table.mover = player
    for seat in range(SEATS):
        listener = Listener(table, player, seat)
        await connect(f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket", listener)
        await listener.ready
    return table
