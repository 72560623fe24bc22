"""Players that search, by level: the same search with more or less time to think.

A SearchBot plays one seat of one game. It keeps its tree from one decision to the next if it acts again at once and
sees what it expected.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from cyberdeck.bots import random_bot
from cyberdeck.bots.heuristic_model import HeuristicModel
from cyberdeck.bots.trained_on import is_covered
from cyberdeck.kernel.errors import UnknownGame
from cyberdeck.kernel.game import AnyGame, Worlds
from cyberdeck.kernel.rng import FastRng, Rng
from cyberdeck.kernel.wire import View
from cyberdeck.search.ismcts import CLOCK_EVERY, NO_LIMIT, Search
from cyberdeck.search.model import Model
from cyberdeck.spec import get_spec

SEEDS: Final = 2**31 - 1
THOUSAND: Final = 1000


class Level(Struct, frozen=True):
    """The search ends when the iterations or the seconds are used up. With the iterations alone a decision is the same
    on every machine.
    """

    iterations: int
    seconds: float
    blunder_rate: int = 0  # random decisions in a thousand; more in games where they cost less


LEVELS: Final = {
    "easy": Level(30, 0.1, 360),
    "medium": Level(80, 0.2, 170),
    "hard": Level(300, 0.5, 60),
    "expert": Level(1_500, 1.5),
}


def model_for(game: AnyGame) -> Model[Any]:
    """The learned model of a game, if it was trained on these options; else the game's heuristic, as a model. An
    uninformed model for a game that has neither, or that is not registered.
    """
    try:
        ai = get_spec(game.id).ai
    except UnknownGame:
        return Model(game)
    learned = None if ai.model is None else ai.model.LearnedModel(game)
    if learned is not None and (ai.heuristic is None or is_covered(game)):
        return learned
    if ai.heuristic is None:
        return Model(game)
    model = HeuristicModel(game, ai.heuristic.weights)
    if learned is not None:
        model.min_return, model.max_return = learned.min_return, learned.max_return
        model.blunder_factor = learned.blunder_factor
    return model


class SearchBot:
    """A Bot. With `timed` off only the iterations count, so that a game can be repeated. `between` is called every few
    iterations, if it is set, and changes nothing about the action.
    """

    def __init__(self, level: Level, timed: bool = True) -> None:
        self.level = level
        self.timed = timed
        self.between: Callable[[], None] | None = None
        self.iterations = 0  # of the last decision
        self.search: Search[Any] | None = None
        self.expected: View | None = None  # its next view, if it acts again at once

    def __call__(self, game: AnyGame, view: Any, legal: list[int], rng: Rng) -> int:
        self.iterations = 0
        if len(legal) == 1:
            return legal[0]
        model = model_for(game)
        if int(rng.below(THOUSAND)) < self.level.blunder_rate * model.blunder_factor:
            return random_bot(game, view, legal, rng)
        worlds = game.worlds(view)
        dice = FastRng(rng.below(SEEDS))
        search = self.search
        if search is None or self.expected is None or view != self.expected:
            search = Search(game, model, view.seat)
        self.iterations = self.run(search, worlds, dice)
        chosen = most_visited(search, legal)
        self.keep_tree(game, search, worlds.sample(dice), view.seat, chosen)
        return chosen

    def run(self, search: Search[Any], worlds: Worlds[Any], dice: Rng) -> int:
        """Returns the number of iterations."""
        most, seconds = self.level.iterations, self.level.seconds if self.timed else 0.0
        if self.between is None:
            return int(search.run(worlds, most, seconds, dice, stop_when_decided=True))
        end, done = perf_counter() + seconds if seconds else NO_LIMIT, 0
        while done < most:  # as often as a whole search looks whether it is over, so that the same comes of it
            done += search.run(worlds, min(CLOCK_EVERY, most - done), 0.0, dice)
            self.between()
            if done % CLOCK_EVERY == 0 and (perf_counter() >= end or search.visit_lead() > most - done):
                break
        return done

    def keep_tree(self, game: AnyGame, search: Search[Any], world: Any, seat: int, action: int) -> None:
        self.search = self.expected = None
        game.apply(world, seat, action)
        if world.current_player() == seat and search.advance_root(action):
            self.search, self.expected = search, game.view(world, seat)


def most_visited(search: Search[Any], legal: list[int]) -> int:
    """The most visited action; of equal ones the one with the best mean."""
    tried = {action: (visits, mean) for action, visits, mean in search.root_stats()}
    return max(legal, key=lambda action: (tried.get(action, (0, 0.0)), -action))
