"""What a game's rules of thumb tell a search: cheap weights for answers, and what an unfinished game looks like.
Compiled, and so are the games' own guides (bots/guides/).
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from cyberdeck.kernel.acts import Acts, filled
from cyberdeck.kernel.game import Game, State
from cyberdeck.kernel.rng import Rng

S = TypeVar("S", bound=State)
EVEN: Final = 16  # the weight of an answer that nothing speaks for or against


@final
class Weights:
    """w[i] belongs to the i-th answer; a reusable buffer like Acts."""

    def __init__(self) -> None:
        self.w = filled(64, EVEN)
        self.total: i64 = 0

    def even(self, n: i64) -> None:
        """n answers of the same weight."""
        if n > len(self.w):
            self.w = filled(2 * n, EVEN)
        w = self.w
        for i in range(n):
            w[i] = EVEN

    def set(self, i: i64, weight: i64) -> None:
        """At least 1: no answer is ruled out."""
        self.w[i] = weight
        if weight < 1:
            self.w[i] = 1

    def add_up(self, n: i64) -> i64:
        w = self.w
        total: i64 = 0
        for i in range(n):
            total += w[i]
        self.total = total
        return total

    def draw(self, n: i64, rng: Rng) -> i64:
        """An index, by weight."""
        left = rng.below(self.add_up(n))
        w = self.w
        i: i64 = 0
        while left >= w[i]:
            left -= w[i]
            i += 1
        return i


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[S]):
    """For games without rules of thumb: every answer is as good as another, and an unfinished game is even.

    `weigh` may look at what the deciding seat knows and at nothing else of the state: a world is a guess of the
    searcher's, and players who saw it all would play another game.
    """

    lowest: float = -1.0  # what `returns` can be
    highest: float = 1.0
    horizon: i64 = 1_000_000  # answers of a rollout before it is judged where it can be; 0: the tree ends there too
    led: bool = True  # whether the greedy player's rules of thumb come first at the root
    leniency: float = 1.0  # how little an answer by lot costs: levels that err do so more often
    doubt: float = 0.0  # what all answers of a tree share alike, beside the weights

    def __init__(self, game: Game[S, Any]) -> None:
        self.seats: i64 = game.seats

    def weigh(self, s: S, seat: i64, acts: Acts, out: Weights) -> None:
        out.even(acts.n)

    def moment(self, s: S) -> i64:
        """How far the game has gone, for `settled`."""
        return 0

    def settled(self, s: S, since: i64) -> bool:
        """Whether it can be judged here, if the search began at that moment: lines that are weighed against each other
        should end at the same point of the game.
        """
        return True

    def judge(self, s: S) -> list[float]:
        """What each seat may expect, between lowest and highest, of a game that is not over."""
        middle = (self.lowest + self.highest) / 2
        return [middle] * self.seats
