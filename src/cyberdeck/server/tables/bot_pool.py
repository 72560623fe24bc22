"""The bots that play seats of one table, and the threads in which the bots of all tables think.

Contract: a seat keeps its bot as long as the same one plays for it. The bot knows the View of its seat and what it
remembers of its own earlier decisions. Every bot waits for a thread, whether it has a choice or not. `choose` returns
when it began, so that the caller can make the time until its action reveal nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from cyberdeck import bots
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.rng import Rng

THREADS: Final = 2  # for all searches of a process: they share the lock, and more of them delay requests
_threads = ThreadPoolExecutor(THREADS, "search")


class BotPool:
    def __init__(self, game: str) -> None:
        self.game = game
        self._bots: dict[int, tuple[str, bots.Bot]] = {}

    def bot_for(self, seat: int, name: str) -> bots.Bot:
        kept = self._bots.get(seat)
        if kept is None or kept[0] != name:
            kept = self._bots[seat] = name, bots.make_bot(name, self.game)
        return kept[1]

    def seats(self) -> list[int]:
        """The seats that have a bot."""
        return list(self._bots)

    def forget(self, seat: int) -> None:
        """The seat changes its player. A search that is still running keeps its bot."""
        self._bots.pop(seat, None)

    def forget_all(self) -> None:
        self._bots.clear()

    async def choose(
        self, seat: int, name: str, game: AnyGame, view: Any, legal: list[int], rng: Rng, now: Callable[[], float]
    ) -> tuple[int, float]:
        """The action, and when the bot began to think: a search may have waited for others."""
        bot = self.bot_for(seat, name)

        def work() -> tuple[int, float]:
            begun = now()
            return bot(game, view, legal, rng), begun

        threads = _threads if bots.time_limit(name) else None
        return await asyncio.get_running_loop().run_in_executor(threads, work)
