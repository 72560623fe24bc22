"""The bots of one table: one for each seat, in few threads."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

from cyberdeck.bots import levels
from cyberdeck.bots.levels import SearchBot
from cyberdeck.kernel.rng import FastRng, Rng
from cyberdeck.server.tables import bot_pool
from cyberdeck.server.tables.bot_pool import BotPool


def test_kept_and_forgotten() -> None:
    kept = BotPool("blackhat")
    first = kept.bot_for(0, "easy")
    assert kept.bot_for(0, "easy") is first
    assert kept.bot_for(1, "easy") is not first
    other = kept.bot_for(0, "hard")
    assert other is not first
    assert kept.bot_for(0, "hard") is other
    kept.forget(0)
    assert kept.bot_for(0, "hard") is not other
    kept.forget_all()
    assert kept.seats() == []


def test_searches_are_few_at_a_time_and_wait_for_each_other() -> None:
    """A search that waited returns when it began; a bot that does not search need not wait."""
    running: list[int] = []
    most = 0
    lock = threading.Lock()

    class Slow(SearchBot):
        def __call__(self, game: Any, view: Any, legal: list[int], rng: Rng) -> int:
            nonlocal most
            with lock:
                running.append(1)
                most = max(most, len(running))
            time.sleep(0.02)
            with lock:
                running.pop()
            return legal[0]

    async def ask() -> list[tuple[int, float]]:
        kept = BotPool("blackhat")
        kept._bots = {seat: ("easy", Slow(levels.LEVELS["easy"])) for seat in range(6)}
        luck = FastRng(1)
        asks = [kept.choose(seat, "easy", None, None, [7], luck, time.monotonic) for seat in range(6)]  # type: ignore[arg-type]
        quick = kept.choose(7, "random", None, None, [7], luck, time.monotonic)  # type: ignore[arg-type]
        return list(await asyncio.gather(*asks, quick))

    started = time.monotonic()
    shown = asyncio.run(ask())
    assert {action for action, _ in shown} == {7}
    assert most == bot_pool.THREADS
    begun = [at - started for _, at in shown]
    assert max(begun[:-1]) >= 0.02 * (6 // bot_pool.THREADS - 1)
    assert begun[-1] < max(begun)
