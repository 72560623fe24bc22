"""Whom a decision goes to can be hidden: equal actions of different seats are different actions."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.game import BY_CHANCE, Sink, build_stack
from cyberdeck.kernel.rng import FastRng, Rng
from cyberdeck.search.ismcts import Search
from cyberdeck.search.model import Model
from tests.bots.coin import GO, GUESSER, HEADS, K_BEGIN, K_FALL, K_GUESS, STOP, STOPPED, TAILS, Coin, CoinState

ONE, OTHER = 1, 2


class Errand(Coin):
    """Seat 0 stops, or sends somebody: chance says whom, and seat 0 does not see it. Seat 1 is paid for heads and seat
    2 for tails; seat 0 wins if the one who was sent gets their pay.
    """

    id = "errand"

    def __init__(self) -> None:
        super().__init__(seen=False, laid=False)
        self.num_seats = 3

    def initial_state(self) -> CoinState:
        state = CoinState(build_stack([]), ONE, 0.0)
        state.push(K_BEGIN, 1)
        return state

    def legal_actions_into(self, state: CoinState, seat: i64, buffer: ActionBuffer) -> None:
        buffer.clear()
        for action in (GO, STOP) if state.top.kind == K_BEGIN else (HEADS, TAILS):
            buffer.add(action)

    def apply(self, state: CoinState, seat: i64, action: i64, sink: Sink | None = None) -> None:
        kind = state.pop().kind
        if kind == K_BEGIN and action == GO:
            state.push(K_FALL, BY_CHANCE)
        elif kind == K_BEGIN:
            state.won = STOPPED
        elif kind == K_FALL:
            state.side = ONE if action == HEADS else OTHER
            state.push(K_GUESS, 1 << state.side)
        else:
            state.won = float((action == HEADS) == (state.side == ONE))

    def sample_chance(self, state: CoinState, rng: Rng) -> i64:
        return HEADS + rng.below(2)

    def observers(self, state: CoinState) -> i64:
        return 7 if state.top.kind == K_BEGIN else 6

    def returns(self, state: CoinState) -> list[float]:
        return [state.won, state.won, state.won]


@pytest.mark.both
def test_equal_actions_of_different_seats_are_distinguished() -> None:
    """Mixed up they would bring as much as a coin, which is less than to stop."""
    game = Errand()
    model: Model[Any] = Model(game)
    model.min_return = 0.0
    search: Search[Any] = Search(game, model, GUESSER)
    search.run(game.worlds(game.view(game.initial_state(), GUESSER)), 600, 0.0, FastRng(1))
    found = {action: (visits, mean) for action, visits, mean in search.root_stats()}
    assert found[GO][1] > STOPPED
    assert found[GO][0] > found[STOP][0]
