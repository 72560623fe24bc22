"""The process that starts the workers of one machine. It serves nothing itself.

It knows at once when a worker dies: it fences it, so that others may claim its tables without waiting for missed beats,
and starts it anew. If it dies itself, the workers stop with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from cyberdeck.server.store import statements as sql
from cyberdeck.server.store.link import Link
from cyberdeck.server.store.opening import open_store
from cyberdeck.server.store.rows import Away
from cyberdeck.server.workers.child import READY, Orders

AGAIN: Final = (0.1, 5.0)  # seconds before a dead worker is started anew: at first, and at most
STEADY: Final = 10.0  # seconds after which a worker counts as one that runs
LAST: Final = 15.0  # seconds for the workers to stop


class Parent:
    def __init__(self, listening: socket.socket, database: str, orders: Orders, ready: Callable[[], None]) -> None:
        self.listening = listening
        self.orders = orders
        self.ready = ready
        self.link = Link(database, lambda: "cyberdeck-parent")
        self.running: dict[str, asyncio.subprocess.Process] = {}
        self._begun: set[str] = set()
        self._stop = asyncio.Event()

    async def run(self, many: int) -> None:
        """Until SIGINT or SIGTERM."""
        await (await open_store(self.link.url)).aclose()  # an error is told once, by this process
        self.listening.listen(2048)
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stop.set)
        names = [f"{self.orders.name}-{n + 1}" for n in range(many)]
        keeping = [asyncio.create_task(self._keep(name, many)) for name in names]
        try:
            await self._stop.wait()
        finally:
            self._stop.set()
            for process in self.running.values():
                with contextlib.suppress(ProcessLookupError):
                    process.terminate()
            _, late = await asyncio.wait(keeping, timeout=LAST)
            for process in self.running.values():
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            for task in late:
                task.cancel()
            await self.link.aclose()

    async def _keep(self, name: str, many: int) -> None:
        """One worker, started anew as often as it dies."""
        pause = AGAIN[0]
        while not self._stop.is_set():
            began = time.monotonic()
            await self._live(name, many)
            await self._fence(name)
            pause = AGAIN[0] if time.monotonic() - began > STEADY else min(AGAIN[1], 2 * pause)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stop.wait(), pause)

    async def _live(self, name: str, many: int) -> None:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "cyberdeck.server.workers.child"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=[self.listening.fileno()],
            start_new_session=True,  # Ctrl-C is for this process, which passes it on
        )
        self.running[name] = process
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            orders = msgspec.structs.replace(self.orders, name=name)
            with contextlib.suppress(ConnectionError):
                process.stdin.write(msgspec.json.encode(orders) + b"\n")  # it holds a password: never an argument
                await process.stdin.drain()
            while line := await process.stdout.readline():
                if line.strip() == READY:
                    self._begun.add(name)
                    if len(self._begun) == many:
                        self._begun.add("")  # once
                        self.ready()
            await process.wait()
        finally:
            del self.running[name]

    async def _fence(self, name: str) -> None:
        with contextlib.suppress(Away):
            for (number,) in await self.link.fetch(sql.FENCE_NAMED, name):
                await self.link.fetch(sql.END_SESSIONS, str(number))


def run(listening: socket.socket, database: str, orders: Orders, many: int, ready: Callable[[], None]) -> None:
    with tempfile.TemporaryDirectory(prefix="cyberdeck-") as folder:
        orders = msgspec.structs.replace(orders, database=database, folder=folder, fd=listening.fileno())
        asyncio.run(Parent(listening, database, orders, ready).run(many))
        for left in Path(folder).iterdir():
            left.unlink()
