"""Long requests: replays, stories, decks. They are worked on one after another in a thread of their own, so many at a
time and no longer than so long each, while moves are made by the event loop.

The work calls its `pulse` at every step, which ends it when its time is over and lets the event loop go first.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from cyberdeck.server.limits import Limits, Tally
from cyberdeck.server.tables.table_errors import TooMany

PATIENCE: Final = 30.0  # seconds until work that has not begun is given up
Pulse = Callable[[], None]
Done = TypeVar("Done")


def no_pulse() -> None:
    """For work that nobody else waits for."""


class LongWork:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.waiting = 0  # those that are worked on included
        self.refused = 0
        self._of = Tally(limits.work_per_address)
        self._threads = ThreadPoolExecutor(1, "long-work")

    async def run(self, address: str, work: Callable[[Pulse], Done]) -> Done:
        """Raises TooMany if there is no room, or if it takes too long."""
        if self.waiting >= self.limits.work or not self._of.enter(address):
            self.refused += 1
            raise TooMany(what="work")
        self.waiting += 1
        began = asyncio.get_running_loop().run_in_executor
        task = began(self._threads, self._begin, work, time.monotonic() + PATIENCE)
        task.add_done_callback(lambda _: self._ended(address))
        return await asyncio.shield(task)

    def _begin(self, work: Callable[[Pulse], Done], latest: float) -> Done:
        end = time.monotonic() + self.limits.work_seconds
        if time.monotonic() > latest:
            raise TooMany(what="work")  # nobody waits so long

        def pulse() -> None:
            if time.monotonic() > end:
                raise TooMany(what="work")
            time.sleep(0)  # whoever waits for the interpreter goes first

        return work(pulse)

    def _ended(self, address: str) -> None:
        self.waiting -= 1
        self._of.leave(address)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
