"""Flat Monte Carlo over worlds: the baseline that shows what the search adds.

Every legal action is tried in worlds that the seat cannot distinguish from the true one, each played on uniformly at
random to its end. The action with the best mean is played. There is no tree, no heuristic, and every action gets the
same time.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.playout import playout
from cyberdeck.kernel.rng import FastRng, Rng

SEEDS = 2**31 - 1


class Flat:
    """A bot. Plays so many games for each decision, or fewer if the time runs out (0: no time limit), at least one for
    each action.
    """

    def __init__(self, games: int, seconds: float = 0.0) -> None:
        self.games = games
        self.seconds = seconds
        self.played = self.decisions = 0

    def __call__(self, game: AnyGame, view: Any, legal: list[int], rng: Rng) -> int:
        if len(legal) == 1:
            return legal[0]
        end = perf_counter() + self.seconds
        worlds, dice = game.worlds(view), FastRng(rng.below(SEEDS))
        total = [0.0] * len(legal)
        count = [0] * len(legal)
        for n in range(max(self.games, len(legal))):
            if self.seconds and n >= len(legal) and perf_counter() >= end:
                break
            at = n % len(legal)
            s = worlds.sample(dice)
            game.apply(s, view.seat, legal[at])
            playout(game, s, dice)
            total[at] += game.returns(s)[view.seat]
            count[at] += 1
        self.played += sum(count)
        self.decisions += 1
        return max(zip(legal, total, count), key=lambda one: one[1] / one[2])[0]
