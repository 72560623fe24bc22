"""Who thinks for the seats of a table. Interpreted.

Contract: a seat has one bot as long as the same one plays for it, and that bot knows its seat's View and what it
remembers of its own answers. It waits for a thread whether it has a choice or not, and tells when it began, so that the
time until its answer can be made to tell nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from cyberdeck import bots
from cyberdeck.kernel.registry import AnyGame
from cyberdeck.kernel.rng import Rng

THREADS: Final = 2  # for all searches of a process: they take turns anyway, and each more lets requests wait longer
_threads = ThreadPoolExecutor(THREADS, "search")


class Minds:
    def __init__(self, game: str) -> None:
        self.game = game
        self._kept: dict[int, tuple[str, bots.Bot]] = {}

    def of(self, seat: int, name: str) -> bots.Bot:
        kept = self._kept.get(seat)
        if kept is None or kept[0] != name:
            kept = self._kept[seat] = name, bots.find(name, self.game)
        return kept[1]

    def known(self) -> list[int]:
        """The seats that have one."""
        return list(self._kept)

    def forget(self, seat: int) -> None:
        """Another plays for the seat from now on. A search that is still going on keeps its own."""
        self._kept.pop(seat, None)

    def forget_all(self) -> None:
        self._kept.clear()

    async def think(
        self, seat: int, name: str, game: AnyGame, view: Any, legal: list[int], luck: Rng, now: Callable[[], float]
    ) -> tuple[int, float]:
        """The answer, and when it began to think: whoever searches may have waited for others that do."""
        bot = self.of(seat, name)

        def work() -> tuple[int, float]:
            begun = now()
            return bot(game, view, legal, luck), begun

        threads = _threads if bots.seconds(name) else None
        return await asyncio.get_running_loop().run_in_executor(threads, work)
