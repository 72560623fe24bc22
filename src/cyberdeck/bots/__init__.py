"""Players made of code. A bot gets what a person in its seat gets: the seat's View and the legal answers; never a
State.

Contract: `choose(game, view, legal, rng)` returns one of `legal`, decides from its arguments and from what it remembers
of its own earlier answers, and changes none of its arguments but `rng`. One object plays one seat of one game.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final

from cyberdeck.kernel.errors import BadOption
from cyberdeck.kernel.registry import AnyGame
from cyberdeck.kernel.rng import Rng

Bot = Callable[[AnyGame, Any, list[int], Rng], int]
Weights = Callable[[AnyGame, Any, list[int]], list[float]]

USUAL: Final = "medium"  # who plays against a person, or for one who is away, unless somebody asks for another


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
    thumb of one (one file a game), the others search (levels.py).
    """
    from cyberdeck.bots.levels import LEVELS  # here, so that whoever does not search need not load it

    thumbs = ("greedy",) if find_spec(f"cyberdeck.bots.{game}") is not None else ()
    return ("random", *thumbs, *LEVELS)


def seconds(name: str) -> float:
    """How long a bot thinks about an answer, at most; 0 if it does not search."""
    from cyberdeck.bots.levels import LEVELS

    return LEVELS[name].seconds if name in LEVELS else 0.0


def find(name: str, game: str) -> Bot:
    """A new player on each call: one that searches remembers."""
    if name not in names(game):
        raise BadOption(option="bots", value=name[:80], allowed=" | ".join(names(game)))
    if name == "random":
        return uniform
    if name == "greedy":
        return Greedy(game)
    from cyberdeck.bots.levels import LEVELS, Searcher

    return Searcher(LEVELS[name])
