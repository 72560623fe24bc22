"""How a game goes on below a tree. Compiled."""

from __future__ import annotations

from typing import Any, TypeVar

from mypy_extensions import i64

from cyberdeck.bots.guide import Guide, Weights
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.game import CHANCE, Game, State
from cyberdeck.kernel.rng import Rng

S = TypeVar("S", bound=State)


def roll_out(
    game: Game[S, Any], guide: Guide[S], s: S, since: i64, random_share: i64, acts: Acts, weights: Weights, rng: Rng
) -> i64:
    """Plays on to the end, or beyond the guide's horizon to where it can be judged: by the guide's weights, up to the
    horizon with some answers in a hundred by lot. Returns how many answers were given. acts, weights: buffers.
    """
    steps: i64 = 0
    while steps < guide.horizon or not guide.settled(s, since):
        seat = s.asks()
        if seat >= 0:
            game.options(s, seat, acts)
            n = acts.n
            at: i64 = 0
            if n > 1:
                if steps < guide.horizon and rng.below(100) < random_share:
                    at = rng.below(n)
                else:
                    guide.weigh(s, seat, acts, weights)
                    at = weights.draw(n, rng)
            game.apply(s, seat, acts.ids[at])
        elif seat == CHANCE:
            game.apply(s, CHANCE, game.sample(s, rng))
        else:
            break
        steps += 1
    return steps
