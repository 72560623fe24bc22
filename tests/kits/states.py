"""States of random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cyberdeck.kernel.game import NOBODY, AnyGame
from cyberdeck.kernel.rng import FastRng


def states(game: AnyGame, seed: int, every: int = 1, avoided: range = range(0)) -> Iterator[Any]:
    """At every n-th decision, and the end. Avoided actions are taken only where there are no others."""
    state, rng, asked = game.initial_state(), FastRng(seed), 0
    while (seat := state.current_player()) != NOBODY:
        if seat >= 0:
            asked += 1
            if asked % every == 0:
                yield state
        legal = game.legal_actions(state, seat) if seat >= 0 else []
        legal = [action for action in legal if action not in avoided] or legal
        game.apply(state, seat, legal[rng.below(len(legal))] if legal else game.sample_chance(state, rng))
    yield state
