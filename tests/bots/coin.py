"""Coin: a game made to test a search. One may stop and have 0.75, or let a coin fall and guess it, for 1 or nothing.

Either chance lets the coin fall, or the other seat lays it down, which gets what the guesser does not; either the
guesser sees it or not. Who sees it is sure to win by guessing; who does not had better stop.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.game import BY_CHANCE, Frame, Game, Sink, State, Worlds, restack
from cyberdeck.kernel.rng import Rng
from cyberdeck.kernel.wire import View

K_BEGIN, K_FALL, K_GUESS = 0, 1, 2
GO, STOP, HEADS, TAILS = 0, 1, 2, 3
STOPPED = 0.75
UNKNOWN = -1
GUESSER, OTHER = 0, 1


class CoinState(State):
    def __init__(self, top: Frame, side: int, won: float) -> None:
        super().__init__(top, [])
        self.side = side
        self.won = won

    def copy(self) -> CoinState:
        return CoinState(self.top, self.side, self.won)


class CoinView(View, frozen=True, tag="coin.view"):
    seat: int
    kind: int
    side: int


class CoinWorlds(Worlds[CoinState]):
    def __init__(self, game: Coin, v: CoinView) -> None:
        self.game = game
        self.v = v

    def sample(self, rng: Rng) -> CoinState:
        s = self.game.start()
        if self.v.kind == K_GUESS:
            self.game.apply(s, GUESSER, GO)
            self.game.apply(s, OTHER, HEADS + rng.below(2) if self.v.side == UNKNOWN else self.v.side)
        return s


def _unused(*args: Any) -> Any:
    raise AssertionError("no search asks for this")


unused: Any = _unused  # stands for the methods of a Game that a search has no use for


class Coin(Game[CoinState, CoinView]):
    id = "coin"
    version = 1

    def __init__(self, seen: bool, laid: bool) -> None:
        super().__init__(2, 4, 3)
        self.seen = seen
        self.laid = laid  # by the other seat

    def start(self) -> CoinState:
        s = CoinState(restack([]), UNKNOWN, 0.0)
        s.push(K_BEGIN, 1)
        return s

    def options(self, s: CoinState, seat: i64, out: Acts) -> None:
        out.clear()
        if s.pending() >> seat & 1:
            first = GO if s.top.kind == K_BEGIN else HEADS
            out.add(first)
            out.add(first + 1)

    def apply(self, s: CoinState, seat: i64, action: i64, out: Sink | None = None) -> None:
        kind = s.pop().kind
        if kind == K_BEGIN and action == GO:
            s.push(K_FALL, 2 if self.laid else BY_CHANCE)
        elif kind == K_BEGIN:
            s.won = STOPPED
        elif kind == K_FALL:
            s.side = action
            s.push(K_GUESS, 1)
        else:
            s.won = float(action == s.side)

    def sample(self, s: CoinState, rng: Rng) -> i64:
        return HEADS + rng.below(2)

    def witnesses(self, s: CoinState) -> i64:
        return 7 if self.seen or s.top.kind != K_FALL else 6

    def returns(self, s: CoinState) -> list[float]:
        return [s.won, 1.0 - s.won]

    def view(self, s: CoinState, seat: i64) -> CoinView:
        return CoinView(seat, s.top.kind, s.side if self.seen or seat != GUESSER else UNKNOWN)

    def worlds(self, v: CoinView) -> Worlds[CoinState]:
        return CoinWorlds(self, v)

    chance = redact = encode = decode = write = read = rule = forbids = dump = load = unused
