"""Players that search, by level: the same search with more or less time to think. Interpreted.

A Searcher is one player of one game: it remembers its tree from one of its own answers to the next where it is asked
again at once and sees just what it expected. It gets what a person in its seat gets.
"""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import Any, Final

from msgspec import Struct

from cyberdeck.bots import uniform
from cyberdeck.bots.guide import EVEN, Guide
from cyberdeck.bots.ismcts import Search
from cyberdeck.kernel.registry import AnyGame
from cyberdeck.kernel.rng import FastRng, Rng
from cyberdeck.kernel.wire import View

SEEDS: Final = 2**31 - 1
MOST: Final = 64  # the weight of the answer that the rules of thumb like best; the next one has half of it
LEAST: Final = 4
THOUSAND: Final = 1000


class Level(Struct, frozen=True):
    """It searches until one of both is used up; with the iterations alone an answer is the same on every machine. And
    sometimes it does not think at all.
    """

    iterations: int
    seconds: float
    slips: int = 0  # of a thousand answers, those that are drawn by lot; more in games where they cost less


LEVELS: Final = {
    "easy": Level(30, 0.1, 360),
    "medium": Level(80, 0.2, 170),
    "hard": Level(300, 0.5, 60),
    "expert": Level(1_500, 1.5),
}


def guide_of(game: AnyGame) -> Guide[Any]:
    """The rules of thumb of a game (bots/guides/), or none."""
    name = f"cyberdeck.bots.guides.{game.id}"
    guide: Guide[Any] = Guide(game) if find_spec(name) is None else importlib.import_module(name).LearnedGuide(game)
    return guide


class Searcher:
    """A Bot. `clock` off: iterations alone count, for whoever wants the same game again."""

    def __init__(self, level: Level, clock: bool = True) -> None:
        self.level = level
        self.clock = clock
        self.search: Search[Any] | None = None
        self.expected: View | None = None  # what it sees if it is asked again at once

    def __call__(self, game: AnyGame, view: Any, legal: list[int], rng: Rng) -> int:
        if len(legal) == 1:
            return legal[0]
        guide = guide_of(game)
        if int(rng.below(THOUSAND)) < self.level.slips * guide.leniency:
            return uniform(game, view, legal, rng)
        worlds = game.worlds(view)
        dice = FastRng(rng.below(SEEDS))
        search = self.search
        if search is None or self.expected is None or view != self.expected:
            search = Search(game, guide, view.seat)
        lead(search, game, view, legal)
        search.run(worlds, self.level.iterations, self.level.seconds if self.clock else 0.0, dice, hurry=True)
        chosen = best(search, legal)
        self.remember(game, search, worlds.sample(dice), view.seat, chosen)
        return chosen

    def remember(self, game: AnyGame, search: Search[Any], world: Any, seat: int, action: int) -> None:
        self.search = self.expected = None
        game.apply(world, seat, action)
        if world.asks() == seat and search.keep(action):
            self.search, self.expected = search, game.view(world, seat)


def lead(search: Search[Any], game: AnyGame, view: Any, legal: list[int]) -> None:
    """By the greedy player, unless the guide knows better."""
    if search.guide.led:
        search.prefer(legal, hunches(game, view, legal))


def hunches(game: AnyGame, view: Any, legal: list[int]) -> list[int]:
    """What the greedy player's rules of thumb say of the answers, as weights of a search: the better ones more."""
    name = f"cyberdeck.bots.{game.id}"
    if find_spec(name) is None:
        return [EVEN] * len(legal)
    weights = importlib.import_module(name).weights(game, view, legal)
    ranks = sorted(set(weights), reverse=True)
    return [max(LEAST, MOST >> ranks.index(weight)) for weight in weights]


def best(search: Search[Any], legal: list[int]) -> int:
    """The answer that was tried most; of several the one that brought most."""
    tried = {action: (visits, mean) for action, visits, mean in search.figures()}
    return max(legal, key=lambda action: (tried.get(action, (0, 0.0)), -action))
