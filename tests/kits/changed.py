"""Games that differ in something from what they should be, and ways to put any game before the laws."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cyberdeck.kernel import laws
from cyberdeck.kernel.belief import belief
from cyberdeck.kernel.rng import FastRng


class Changed:
    """A game that is as it should be but for what a subclass does."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def walks(game: Any, games: int) -> None:
    rng = FastRng(21)
    for _ in range(games):
        laws.walk(game, rng)


def beliefs(
    game: Any, viewers: tuple[int, ...], games: int, draws: int = 300, steps: int = 80, widest: int = 300
) -> Counter[str]:
    tally: Counter[str] = Counter()
    for viewer in viewers:
        rng = FastRng(100 + viewer)
        for _ in range(games):
            tally += belief(game, viewer, rng, draws=draws, steps=steps, widest=widest)
    return tally
