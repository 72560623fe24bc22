"""One WebSocket of the load: by picows where it is installed, which costs least, else by `websockets`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib.util import find_spec
from typing import Protocol

FAST = find_spec("picows") is not None


class Connection(Protocol):
    def send(self, text: bytes) -> None: ...


Heard = Callable[[Connection, bytes], None]


async def connect(url: str, heard: Heard) -> Connection:
    """`heard` gets every text message, with its connection."""
    return await (_picows(url, heard) if FAST else _websockets(url, heard))


async def _picows(url: str, heard: Heard) -> Connection:
    from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

    class Listener(WSListener):  # type: ignore[misc]
        def on_ws_connected(self, transport: WSTransport) -> None:
            self.transport = transport

        def send(self, text: bytes) -> None:
            self.transport.send(WSMsgType.TEXT, text)

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                heard(self, frame.get_payload_as_bytes())

    listener: Connection
    _, listener = await ws_connect(Listener, url)
    return listener


async def _websockets(url: str, heard: Heard) -> Connection:
    from websockets.asyncio.client import connect

    socket = await connect(url, compression=None, max_size=None)

    class Line:
        def __init__(self) -> None:
            self.tasks = {asyncio.create_task(self.listen())}

        def send(self, text: bytes) -> None:
            task = asyncio.create_task(socket.send(text, text=True))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

        async def listen(self) -> None:
            while True:
                heard(self, await socket.recv(decode=False))

    return Line()
