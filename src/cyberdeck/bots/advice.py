"""An expert's evaluation of the moves at a decision, for people: hints and reviews.

Everything is worked out from one seat's View, as for a bot: two tables that look alike to a seat get the same advice.
With `seconds` at 0 only the iterations count, and the same `rng` gives the same advice on every machine.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from msgspec import Struct

from cyberdeck import bots
from cyberdeck.bots.levels import model_for
from cyberdeck.kernel.errors import BadOption
from cyberdeck.kernel.game import OVER, AnyGame
from cyberdeck.kernel.rng import FastRng, Rng
from cyberdeck.search.ismcts import Search
from cyberdeck.search.model import Model

Z_95: Final = 1.96  # standard deviations of a 95 % interval
CLEAR_LOSS: Final = 0.1  # a smaller loss is not reported as a mistake
TIE_BREAKS: Final = 4  # how often the heuristic is called, since it breaks ties at random


class Advice(Struct, frozen=True):
    """mean, low and high: the expected share of a win, from 0 to 1, after an action."""

    action: int
    visits: int
    mean: float
    low: float
    high: float


class MoveReview(Struct, frozen=True):
    """The expert's evaluation of an action that was taken."""

    chosen: Advice
    best: Advice  # the same as chosen if nothing is better
    clear: bool  # worse, with separate intervals, by at least CLEAR_LOSS
    loss: float


def advise(game: AnyGame, view: Any, legal: list[int], iterations: int, seconds: float, rng: Rng) -> list[Advice]:
    """Advice on every legal action that a search tried, the best first."""
    search: Search[Any] = Search(game, model_for(game), view.seat)
    search.run(game.worlds(view), iterations, seconds, rng)
    found = [_advice(action, visits, mean) for action, visits, mean in search.root_stats() if action in legal]
    return sorted(found, key=lambda advice: (-advice.visits, -advice.mean, advice.action))


def compare(game: AnyGame, view: Any, actions: list[int], iterations: int, rng: Rng) -> list[Advice]:
    """Evaluates each action in the same worlds, with a search of its own for what follows: a search for the best action
    hardly visits the others.
    """
    model, worlds, seat = model_for(game), game.worlds(view), view.seat
    searches: list[Search[Any]] = [Search(game, model, seat) for _ in actions]
    totals = [0.0] * len(actions)
    for _ in range(iterations):
        world = worlds.sample(rng)
        for n, action in enumerate(actions):
            state = world.copy()
            game.apply(state, seat, action)
            searches[n].iterate(state, rng)
            totals[n] += _win_share(game, model, state, seat)
    return [_advice(action, iterations, total / iterations) for action, total in zip(actions, totals, strict=True)]


def review_move(game: AnyGame, view: Any, legal: list[int], chosen: int, iterations: int, rng: Rng) -> MoveReview:
    """Searches; if another action looks better than the chosen one, compares the two with half the iterations each."""
    found = advise(game, view, legal, iterations, 0.0, rng)
    best = found[0]
    own = next((advice for advice in found if advice.action == chosen), None)
    if own is not None and own.mean >= best.mean:
        return MoveReview(own, own, False, 0.0)
    own, best = compare(game, view, [chosen, best.action], (iterations + 1) // 2, rng)
    loss = best.mean - own.mean
    if loss <= 0:
        return MoveReview(own, own, False, 0.0)
    return MoveReview(own, best, loss >= CLEAR_LOSS and own.high < best.low, loss)


def heuristic_actions(game: AnyGame, view: Any, legal: list[int]) -> list[int]:
    """What the game's heuristic would play, ascending: several if they tie, none if the game has no heuristic."""
    try:
        greedy = bots.make_bot("greedy", game.id)
    except BadOption:
        return []
    return sorted({greedy(game, view, legal, FastRng(seed)) for seed in range(TIE_BREAKS)})


def interval(mean: float, visits: int) -> tuple[float, float]:
    """Wilson's interval: results between 0 and 1 spread no wider than wins and losses of the same mean."""
    z = Z_95 * Z_95 / visits
    middle = (mean + z / 2) / (1 + z)
    half = sqrt(z * mean * (1 - mean) + z * z / 4) / (1 + z)
    return min(mean, max(0.0, middle - half)), max(mean, min(1.0, middle + half))


def _advice(action: int, visits: int, mean: float) -> Advice:
    mean = min(max(mean, 0.0), 1.0)
    return Advice(action, visits, mean, *interval(mean, visits))


def _win_share(game: AnyGame, model: Model[Any], state: Any, seat: int) -> float:
    found = game.returns(state) if state.top.kind == OVER else model.evaluate(state)
    return (found[seat] - model.min_return) / (model.max_return - model.min_return)
