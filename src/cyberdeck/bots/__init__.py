"""Players made of code. A bot gets what a person in its seat gets: the seat's View and the legal answers; never a
State.

Contract: `choose(game, view, legal, rng)` returns one of `legal`, decides from its arguments alone, and changes none of
them but `rng`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from cyberdeck.kernel.errors import BadOption
from cyberdeck.kernel.registry import AnyGame
from cyberdeck.kernel.rng import Rng

Bot = Callable[[AnyGame, Any, list[int], Rng], int]

NAMES = ("random", "greedy")


def uniform(game: AnyGame, view: Any, legal: list[int], rng: Rng) -> int:
    return legal[rng.below(len(legal))]


def find(name: str, game: str) -> Bot:
    """`random` plays every game; `greedy` knows one game's rules of thumb (one file a game)."""
    if name == "random":
        return uniform
    if name == "greedy":
        bot: Bot = importlib.import_module(f"cyberdeck.bots.{game}").choose
        return bot
    raise BadOption(option="bots", value=name, allowed=" | ".join(NAMES))
