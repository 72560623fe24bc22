"""Players made of code. A bot gets what a person in its seat gets: the seat's View and the legal actions, never a
State.

Contract: `choose(game, view, legal, rng)` returns one of `legal`. It decides only from its arguments and what it
remembers of its own earlier decisions, and changes none of its arguments but `rng`. One object plays one seat of one
game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cyberdeck.doors import Heuristic
from cyberdeck.kernel.errors import BadOption
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.rng import Rng
from cyberdeck.spec import get_spec

Bot = Callable[[AnyGame, Any, list[int], Rng], int]

DEFAULT_BOT: Final = "medium"  # the default opponent and stand-in


def random_bot(game: AnyGame, view: Any, legal: list[int], rng: Rng) -> int:
    return legal[rng.below(len(legal))]


class HeuristicBot:
    """Takes the action with the greatest heuristic weight; breaks ties at random."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic

    def __call__(self, game: AnyGame, view: Any, legal: list[int], rng: Rng) -> int:
        if len(legal) == 1:
            return legal[0]
        weights = self.heuristic(game, view, legal)
        most = max(weights) - 1e-9
        best = [action for action, weight in zip(legal, weights, strict=True) if weight >= most]
        return best[rng.below(len(best))]


def bot_names(game: str) -> tuple[str, ...]:
    """The bots of this game, from the weakest to the strongest: `random` plays every game, `greedy` those with a
    heuristic, the others search (levels.py).
    """
    from cyberdeck.bots.levels import LEVELS  # here: the other bots need not load the search

    heuristic = ("greedy",) if get_spec(game).ai.has_heuristic else ()
    return ("random", *heuristic, *LEVELS)


def time_limit(name: str) -> float:
    """The longest time that a bot thinks about a decision, in seconds; 0 if it does not search."""
    from cyberdeck.bots.levels import LEVELS

    return LEVELS[name].seconds if name in LEVELS else 0.0


def make_bot(name: str, game: str, timed: bool = True) -> Bot:
    """A new player on each call, since one that searches remembers. With `timed` off it counts iterations and ignores
    the clock, so that a game can be repeated.
    """
    if name not in bot_names(game):
        raise BadOption(option="bots", value=name[:80], allowed=" | ".join(bot_names(game)))
    if name == "random":
        return random_bot
    heuristic = get_spec(game).ai.heuristic
    if name == "greedy" and heuristic is not None:
        return HeuristicBot(heuristic.weights)
    from cyberdeck.bots.levels import LEVELS, SearchBot

    return SearchBot(LEVELS[name], timed)
