"""The rollout below a leaf of the tree."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.game import CHANCE, Game, S
from cyberdeck.kernel.rng import Rng
from cyberdeck.search.model import Model, PriorBuffer


def roll_out(
    game: Game[S, Any],
    model: Model[S],
    state: S,
    since: i64,
    random_share: i64,
    buffer: ActionBuffer,
    priors: PriorBuffer,
    rng: Rng,
) -> i64:
    """Plays to the end, or beyond the model's horizon to where it can be evaluated: by the model's priors, and up to
    the horizon with a share of uniformly random actions. Returns the number of steps. `buffer` and `priors` are reused.
    """
    steps: i64 = 0
    while steps < model.horizon or not model.can_evaluate(state, since):
        seat = state.current_player()
        if seat >= 0:
            game.legal_actions_into(state, seat, buffer)
            n = buffer.count
            at: i64 = 0
            if n > 1:
                if steps < model.horizon and rng.below(100) < random_share:
                    at = rng.below(n)
                else:
                    model.priors(state, seat, buffer, priors)
                    at = priors.sample(n, rng)
            game.apply(state, seat, buffer.ids[at])
        elif seat == CHANCE:
            game.apply(state, CHANCE, game.sample_chance(state, rng))
        else:
            break
        steps += 1
    return steps
