"""Random play to the end: the loop that simulations spend their time in."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.game import CHANCE, Game, S, State, V
from cyberdeck.kernel.rng import Rng


def playout(game: Game[S, V], state: S, rng: Rng, limit: i64 = 1_000_000_000) -> i64:
    """Plays a state to its end, or for `limit` steps, uniformly at random. Returns the number of steps."""
    steps: i64 = 0
    buffer = ActionBuffer()
    while steps < limit:
        seat = state.current_player()
        if seat >= 0:
            game.legal_actions_into(state, seat, buffer)
            game.apply(state, seat, buffer.ids[rng.below(buffer.count)])
        elif seat == CHANCE:
            game.apply(state, CHANCE, game.sample_chance(state, rng))
        else:
            break
        steps += 1
    return steps


def playouts(game: Game[S, V], games: i64, rng: Rng) -> i64:
    """Plays whole games, one after another. Returns the number of steps in all of them."""
    total: i64 = 0
    for _i in range(games):
        total += playout(game, game.initial_state(), rng)
    return total


def copy_many(state: State, times: i64) -> i64:
    """Copies a state so many times and drops the copies: a benchmark of what a search pays for a lookahead."""
    made: i64 = 0
    for _i in range(times):
        if state.copy() is not state:
            made += 1
    return made
