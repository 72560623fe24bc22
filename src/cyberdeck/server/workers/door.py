"""One port for all workers of a machine, without a proxy: they share the listening socket.

Whoever accepts a connection looks at its first line without taking it from the kernel, and hands the connection itself
to the owner of the table. Its messages then cost nothing more, and a stopped worker disturbs its own tables only. Not
SO_REUSEPORT: the kernel would go on giving a stopped worker its share.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, Final

PLACE: Final = re.compile(rb"[A-Z]+ /(?:ws|api/tables)/([0-9A-Za-z]{4,8})[/? ]")
HEAD: Final = 2048  # bytes that are looked at
FIRST: Final = 10.0  # seconds for them to come


class Door:
    """`owner` gives the name of the worker that has a table, if there is one; `serve` takes a connection for good."""

    def __init__(
        self,
        name: str,
        listening: socket.socket,
        folder: Path,
        owner: Callable[[str], Awaitable[str | None]],
        serve: Callable[[socket.socket], Awaitable[Any]],
    ) -> None:
        self.name = name
        self.listening = listening
        self.folder = folder
        self.owner = owner
        self.serve = serve
        self.handed_over = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._mine = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        (folder / name).unlink(missing_ok=True)
        self._mine.bind(str(folder / name))
        for ours, ready in ((self._mine, self._receive), (listening, self._accept)):
            ours.setblocking(False)
            asyncio.get_running_loop().add_reader(ours, ready)

    def close(self) -> None:
        """Accepts nothing more."""
        loop = asyncio.get_running_loop()
        for ours in (self._mine, self.listening):
            loop.remove_reader(ours)
            ours.close()
        (self.folder / self.name).unlink(missing_ok=True)
        for task in self._tasks:
            task.cancel()

    def _accept(self) -> None:
        with contextlib.suppress(BlockingIOError, ConnectionError):
            self._begin(self._place(self.listening.accept()[0]))

    def _receive(self) -> None:
        with contextlib.suppress(BlockingIOError):
            for descriptor in socket.recv_fds(self._mine, 1, 1)[1]:
                self._begin(self._take(socket.socket(fileno=descriptor)))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.add(task := asyncio.get_running_loop().create_task(work))
        task.add_done_callback(self._tasks.discard)

    async def _place(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        loop, ready = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(connection, ready.set)
        try:
            await asyncio.wait_for(ready.wait(), FIRST)
        except TimeoutError:
            connection.close()
            return
        finally:
            loop.remove_reader(connection)
        found = None
        with contextlib.suppress(OSError):
            found = PLACE.match(connection.recv(HEAD, socket.MSG_PEEK))
        name = None if found is None else await self.owner(found[1].decode().upper())
        if name is not None and name != self.name and self._hand(connection, name):
            self.handed_over += 1
            connection.close()  # our copy; the other's stays open
        else:
            await self._take(connection)

    def _hand(self, connection: socket.socket, name: str) -> bool:
        """False if that worker is not on this machine, or gone."""
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
            out.setblocking(False)
            out.connect(str(self.folder / name))
            socket.send_fds(out, [b"."], [connection.fileno()])
            return True
        return False

    async def _take(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        with contextlib.suppress(OSError):
            await self.serve(connection)
