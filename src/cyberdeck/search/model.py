"""What a search gets from a game: priors of actions, and the value of an unfinished game."""

from __future__ import annotations

from typing import Any, Final, Generic, final

from mypy_extensions import i64, mypyc_attr

from cyberdeck.kernel.actions import ActionBuffer, filled
from cyberdeck.kernel.game import Game, S
from cyberdeck.kernel.rng import Rng

UNIFORM: Final = 16  # the weight of an action without a prior


@final
class PriorBuffer:
    """weights[i] belongs to the i-th legal action; a reusable buffer like ActionBuffer."""

    def __init__(self) -> None:
        self.weights = filled(64, UNIFORM)
        self.total: i64 = 0

    def fill_uniform(self, n: i64) -> None:
        """Gives n actions the same weight."""
        if n > len(self.weights):
            self.weights = filled(2 * n, UNIFORM)
        w = self.weights
        for i in range(n):
            w[i] = UNIFORM

    def set(self, i: i64, weight: i64) -> None:
        """Sets a weight, at least 1: no action is ruled out."""
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
        """An index, drawn by weight."""
        left = rng.below(self.add_up(n))
        w = self.weights
        i: i64 = 0
        while left >= w[i]:
            left -= w[i]
            i += 1
        return i


@mypyc_attr(allow_interpreted_subclasses=True)
class Model(Generic[S]):
    """The default, for games without a model: uniform priors, and an unfinished game is even.

    `priors` may use what the deciding seat knows and nothing else of the state: the state is a sampled world, and a
    player who saw all of it would play another game.
    """

    min_return: float = -1.0  # bounds of `returns`
    max_return: float = 1.0
    horizon: i64 = 1_000_000  # steps of a rollout before it may be evaluated; 0: no rollout, the tree ends there
    blunder_factor: float = 1.0  # how little a random action costs: multiplies the blunder rate of a level
    prior_mix: float = 0.0  # share of the priors in a tree that is uniform

    def __init__(self, game: Game[S, Any]) -> None:
        self.num_seats: i64 = game.num_seats

    def priors(self, state: S, seat: i64, buffer: ActionBuffer, priors: PriorBuffer) -> None:
        priors.fill_uniform(buffer.count)

    def progress(self, state: S) -> i64:
        """How far the game has got, for `can_evaluate`."""
        return 0

    def can_evaluate(self, state: S, since: i64) -> bool:
        """Whether to evaluate here, if the search began at progress `since`: lines that are compared should end at the
        same point of the game.
        """
        return True

    def evaluate(self, state: S) -> list[float]:
        """The expected return of each seat, between min_return and max_return, in a game that is not over."""
        middle = (self.min_return + self.max_return) / 2
        return [middle] * self.num_seats
