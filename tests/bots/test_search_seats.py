"""Whom a question goes to can be hidden: equal answers of different seats are different answers."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from cyberdeck.bots.guide import Guide
from cyberdeck.bots.ismcts import Search
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.game import BY_CHANCE, Sink, restack
from cyberdeck.kernel.rng import FastRng, Rng
from tests.bots.coin import GO, GUESSER, HEADS, K_BEGIN, K_FALL, K_GUESS, STOP, STOPPED, TAILS, Coin, CoinState

ONE, OTHER = 1, 2


class Errand(Coin):
    """Seat 0 stops, or sends somebody: chance says whom, and seat 0 does not see it. Seat 1 is paid for heads and seat
    2 for tails; seat 0 wins if whoever was sent gets his pay.
    """

    id = "errand"

    def __init__(self) -> None:
        super().__init__(seen=False, laid=False)
        self.seats = 3

    def start(self) -> CoinState:
        s = CoinState(restack([]), ONE, 0.0)
        s.push(K_BEGIN, 1)
        return s

    def options(self, s: CoinState, seat: i64, out: Acts) -> None:
        out.clear()
        for action in (GO, STOP) if s.top.kind == K_BEGIN else (HEADS, TAILS):
            out.add(action)

    def apply(self, s: CoinState, seat: i64, action: i64, out: Sink | None = None) -> None:
        kind = s.pop().kind
        if kind == K_BEGIN and action == GO:
            s.push(K_FALL, BY_CHANCE)
        elif kind == K_BEGIN:
            s.won = STOPPED
        elif kind == K_FALL:
            s.side = ONE if action == HEADS else OTHER
            s.push(K_GUESS, 1 << s.side)
        else:
            s.won = float((action == HEADS) == (s.side == ONE))

    def sample(self, s: CoinState, rng: Rng) -> i64:
        return HEADS + rng.below(2)

    def witnesses(self, s: CoinState) -> i64:
        return 7 if s.top.kind == K_BEGIN else 6

    def returns(self, s: CoinState) -> list[float]:
        return [s.won, s.won, s.won]


@pytest.mark.both
def test_equal_answers_of_different_seats_are_told_apart() -> None:
    """Mixed up they would bring as much as a coin, which is less than to stop."""
    game = Errand()
    guide: Guide[Any] = Guide(game)
    guide.lowest = 0.0
    search: Search[Any] = Search(game, guide, GUESSER)
    search.run(game.worlds(game.view(game.start(), GUESSER)), 600, 0.0, FastRng(1))
    found = {action: (visits, mean) for action, visits, mean in search.figures()}
    assert found[GO][1] > STOPPED
    assert found[GO][0] > found[STOP][0]
