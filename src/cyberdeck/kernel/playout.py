"""Random play to the end, inside the compiled group: the loop that simulations spend their time in. Compiled."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.game import CHANCE, Game, State
from cyberdeck.kernel.rng import Rng
from cyberdeck.kernel.wire import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def playout(game: Game[S, V], s: S, rng: Rng, limit: i64 = 1_000_000_000) -> i64:
    """Plays s to its end, or for `limit` answers, uniformly at random. Returns the number of answers given."""
    steps: i64 = 0
    acts = Acts()
    while steps < limit:
        seat = s.asks()
        if seat >= 0:
            game.options(s, seat, acts)
            game.apply(s, seat, acts.ids[rng.below(acts.n)])
        elif seat == CHANCE:
            game.apply(s, CHANCE, game.sample(s, rng))
        else:
            break
        steps += 1
    return steps


def playouts(game: Game[S, V], games: i64, rng: Rng) -> i64:
    """Whole games from the start, one after another. Returns the number of answers given in all of them."""
    total: i64 = 0
    for _i in range(games):
        total += playout(game, game.start(), rng)
    return total


def copies(s: State, times: i64) -> i64:
    """Copies a state so many times and drops the copies: what a search pays before it can look ahead."""
    made: i64 = 0
    for _i in range(times):
        if s.copy() is not s:
            made += 1
    return made
