"""Players made of code. A bot gets what a person in its seat gets: the seat's View and the legal answers; never a
State.

Contract: `choose(game, view, legal, rng)` returns one of `legal`, decides from its arguments alone, and changes none of
them but `rng`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from cyberdeck.kernel.errors import BadOption
from cyberdeck.kernel.registry import AnyGame
from cyberdeck.kernel.rng import Rng

Bot = Callable[[AnyGame, Any, list[int], Rng], int]
Weights = Callable[[AnyGame, Any, list[int]], list[float]]


def uniform(game: AnyGame, view: Any, legal: list[int], rng: Rng) -> int:
    return legal[rng.below(len(legal))]


class Greedy:
    """Gives the answer that its game's rules of thumb weigh most (bots/<game>.py); ties are broken by lot."""

    def __init__(self, game: str) -> None:
        self.weights: Weights = importlib.import_module(f"cyberdeck.bots.{game}").weights

    def __call__(self, game: AnyGame, view: Any, legal: list[int], rng: Rng) -> int:
        if len(legal) == 1:
            return legal[0]
        weights = self.weights(game, view, legal)
        most = max(weights) - 1e-9
        best = [action for action, weight in zip(legal, weights, strict=True) if weight >= most]
        return best[rng.below(len(best))]


def names(game: str) -> tuple[str, ...]:
    """Who plays this game, from the weakest to the strongest: `random` plays all of them, `greedy` knows the rules of
    thumb of one (one file a game).
    """
    return ("random", "greedy") if find_spec(f"cyberdeck.bots.{game}") is not None else ("random",)


def best(game: str) -> str:
    return names(game)[-1]


def find(name: str, game: str) -> Bot:
    if name not in names(game):
        raise BadOption(option="bots", value=name[:80], allowed=" | ".join(names(game)))
    if name == "random":
        return uniform
    return Greedy(game)
