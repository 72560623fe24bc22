"""What an expert thinks of the answers to a question, for people: hints and reviews. Interpreted.

Everything is worked out from one seat's View, as a bot would: two tables that look the same to a seat get the same
advice. With `seconds` at 0 the iterations alone count, and the same `rng` gives the same advice on every machine.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from msgspec import Struct

from cyberdeck import bots
from cyberdeck.bots.guide import Guide
from cyberdeck.bots.ismcts import Search
from cyberdeck.bots.levels import guide_of, lead
from cyberdeck.kernel.errors import BadOption
from cyberdeck.kernel.game import OVER
from cyberdeck.kernel.registry import AnyGame
from cyberdeck.kernel.rng import FastRng, Rng

SURE: Final = 1.96  # standard deviations: 95 times in a hundred the truth is in the interval
STRONG: Final = 0.1  # a smaller loss is a matter of taste, however sure one can be of it
LOTS: Final = 4  # how often the rules of thumb are asked, since they break ties by lot


class Advice(Struct, frozen=True):
    """mean, low and high: the share of a win, from 0 to 1, that an answer can be expected to bring."""

    action: int
    visits: int
    mean: float
    low: float
    high: float


class Opinion(Struct, frozen=True):
    """What the expert says to an answer that was given."""

    chosen: Advice
    best: Advice  # the same one, if nothing is better
    strong: bool  # worse beyond both intervals, and by enough to matter
    loss: float


def advise(game: AnyGame, view: Any, legal: list[int], iterations: int, seconds: float, rng: Rng) -> list[Advice]:
    """Of every legal answer that a search tried: first the one that it would give."""
    search: Search[Any] = Search(game, guide_of(game), view.seat)
    lead(search, game, view, legal)
    search.run(game.worlds(view), iterations, seconds, rng)
    found = [_advice(action, visits, mean) for action, visits, mean in search.figures() if action in legal]
    return sorted(found, key=lambda advice: (-advice.visits, -advice.mean, advice.action))


def compare(game: AnyGame, view: Any, actions: list[int], iterations: int, rng: Rng) -> list[Advice]:
    """Each of the answers given in the same worlds, so many, with a search of its own for what comes after it: a search
    for the best answer hardly looks at the others.
    """
    guide, worlds, seat = guide_of(game), game.worlds(view), view.seat
    searches: list[Search[Any]] = [Search(game, guide, seat) for _ in actions]
    brought = [0.0] * len(actions)
    for _ in range(iterations):
        world = worlds.sample(rng)
        for n, action in enumerate(actions):
            s = world.copy()
            game.apply(s, seat, action)
            searches[n].iterate(s, rng)
            brought[n] += _share(game, guide, s, seat)
    return [_advice(action, iterations, total / iterations) for action, total in zip(actions, brought, strict=True)]


def judge(game: AnyGame, view: Any, legal: list[int], chosen: int, iterations: int, rng: Rng) -> Opinion:
    """Searches; if something else looks better than what was chosen, half as many iterations for each of the two."""
    found = advise(game, view, legal, iterations, 0.0, rng)
    best = found[0]
    own = next((advice for advice in found if advice.action == chosen), None)
    if own is not None and own.mean >= best.mean:
        return Opinion(own, own, False, 0.0)
    own, best = compare(game, view, [chosen, best.action], (iterations + 1) // 2, rng)
    loss = best.mean - own.mean
    if loss <= 0:
        return Opinion(own, own, False, 0.0)
    return Opinion(own, best, loss >= STRONG and own.high < best.low, loss)


def thumbs(game: AnyGame, view: Any, legal: list[int]) -> list[int]:
    """What the game's rules of thumb would answer, ascending: several if they cannot decide, none if it has none."""
    try:
        greedy = bots.find("greedy", game.id)
    except BadOption:
        return []
    return sorted({greedy(game, view, legal, FastRng(lot)) for lot in range(LOTS)})


def interval(mean: float, visits: int) -> tuple[float, float]:
    """Wilson's: results between 0 and 1 spread no wider than wins and losses of the same mean."""
    z = SURE * SURE / visits
    middle = (mean + z / 2) / (1 + z)
    half = sqrt(z * mean * (1 - mean) + z * z / 4) / (1 + z)
    return min(mean, max(0.0, middle - half)), max(mean, min(1.0, middle + half))


def _advice(action: int, visits: int, mean: float) -> Advice:
    mean = min(max(mean, 0.0), 1.0)
    return Advice(action, visits, mean, *interval(mean, visits))


def _share(game: AnyGame, guide: Guide[Any], s: Any, seat: int) -> float:
    found = game.returns(s) if s.top.kind == OVER else guide.judge(s)
    return (found[seat] - guide.lowest) / (guide.highest - guide.lowest)
