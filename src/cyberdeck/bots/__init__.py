"""Players made of code. A bot gets what a person in its seat gets: the seat's View and the legal actions; never a
State.

Contract: `choose(game, view, legal, rng)` returns one of `legal`, decides from its arguments and from what it remembers
of its own earlier answers, and changes none of its arguments but `rng`. One object plays one seat of one game.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, Final

from cyberdeck.kernel.errors import BadOption
from cyberdeck.kernel.registry import AnyGame, has_module
from cyberdeck.kernel.rng import Rng

Bot = Callable[[AnyGame, Any, list[int], Rng], int]
Heuristic = Callable[[AnyGame, Any, list[int]], list[float]]

DEFAULT_BOT: Final = "medium"  # who plays against a person, or for one who is away, unless somebody asks for another


def random_bot(game: AnyGame, view: Any, legal: list[int], rng: Rng) -> int:
    return legal[rng.below(len(legal))]


class HeuristicBot:
    """Gives the answer that its game's heuristics weigh most (bots/<game>.py); ties are broken at random."""

    def __init__(self, game: str) -> None:
        self.heuristic: Heuristic = importlib.import_module(f"cyberdeck.games.{game}.ai.heuristic").weights

    def __call__(self, game: AnyGame, view: Any, legal: list[int], rng: Rng) -> int:
        if len(legal) == 1:
            return legal[0]
        weights = self.heuristic(game, view, legal)
        most = max(weights) - 1e-9
        best = [action for action, weight in zip(legal, weights, strict=True) if weight >= most]
        return best[rng.below(len(best))]


def bot_names(game: str) -> tuple[str, ...]:
    """Who plays this game, from the weakest to the strongest: `random` plays all of them, `greedy` knows the rules of
    heuristic of one (one file a game), the others search (levels.py).
    """
    from cyberdeck.bots.levels import LEVELS  # here, so that the one who does not search need not load it

    heuristic = ("greedy",) if has_module(f"cyberdeck.games.{game}.ai.heuristic") else ()
    return ("random", *heuristic, *LEVELS)


def time_limit(name: str) -> float:
    """How long a bot thinks about an answer, at most; 0 if it does not search."""
    from cyberdeck.bots.levels import LEVELS

    return LEVELS[name].seconds if name in LEVELS else 0.0


def make_bot(name: str, game: str) -> Bot:
    """A new player on each call: one that searches remembers."""
    if name not in bot_names(game):
        raise BadOption(option="bots", value=name[:80], allowed=" | ".join(bot_names(game)))
    if name == "random":
        return random_bot
    if name == "greedy":
        return HeuristicBot(game)
    from cyberdeck.bots.levels import LEVELS, SearchBot

    return SearchBot(LEVELS[name])
