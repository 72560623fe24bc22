"""What a game's heuristics tell a search: cheap weights for answers, and what an unfinished game looks like.
Compiled, and so are the games' own models (bots/models/).
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from cyberdeck.kernel.actions import ActionBuffer, filled
from cyberdeck.kernel.game import Game, State
from cyberdeck.kernel.rng import Rng

S = TypeVar("S", bound=State)
UNIFORM: Final = 16  # the weight of an answer that nothing speaks for or against


@final
class PriorBuffer:
    """w[i] belongs to the i-th answer; a reusable buffer like Acts."""

    def __init__(self) -> None:
        self.weights = filled(64, UNIFORM)
        self.total: i64 = 0

    def fill_uniform(self, n: i64) -> None:
        """n answers of the same weight."""
        if n > len(self.weights):
            self.weights = filled(2 * n, UNIFORM)
        w = self.weights
        for i in range(n):
            w[i] = UNIFORM

    def set(self, i: i64, weight: i64) -> None:
        """At least 1: no answer is ruled out."""
        self.weights[i] = weight
        if weight < 1:
            self.weights[i] = 1

    def add_up(self, n: i64) -> i64:
        w = self.weights
        total: i64 = 0
        for i in range(n):
            total += w[i]
        self.total = total
        return total

    def sample(self, n: i64, rng: Rng) -> i64:
        """An index, by weight."""
        left = rng.below(self.add_up(n))
        w = self.weights
        i: i64 = 0
        while left >= w[i]:
            left -= w[i]
            i += 1
        return i


@mypyc_attr(allow_interpreted_subclasses=True)
class Model(Generic[S]):
    """For games without heuristics: every answer is as good as another, and an unfinished game is even.

    `priors` may look at what the deciding seat knows and at nothing else of the state: a world is a guess of the
    searcher's, and players who saw it all would play another game.
    """

    min_return: float = -1.0  # what `returns` can be
    max_return: float = 1.0
    horizon: i64 = 1_000_000  # answers of a rollout before it is judged where it can be; 0: the tree ends there too
    led: bool = True  # whether the greedy player's heuristics come first at the root
    blunder_factor: float = 1.0  # how little an answer at random costs: levels that err do so more often
    prior_mix: float = 0.0  # what all answers of a tree share alike, beside the weights

    def __init__(self, game: Game[S, Any]) -> None:
        self.num_seats: i64 = game.num_seats

    def priors(self, state: S, seat: i64, buffer: ActionBuffer, priors: PriorBuffer) -> None:
        priors.fill_uniform(buffer.count)

    def progress(self, state: S) -> i64:
        """How far the game has gone, for `can_evaluate`."""
        return 0

    def can_evaluate(self, state: S, since: i64) -> bool:
        """Whether it can be judged here, if the search began at that moment: lines that are weighed against each other
        should end at the same point of the game.
        """
        return True

    def evaluate(self, state: S) -> list[float]:
        """What each seat may expect, between lowest and highest, of a game that is not over."""
        middle = (self.min_return + self.max_return) / 2
        return [middle] * self.num_seats
