"""Coin: a game made to test a search. One may stop and have 0.75, or let a coin fall and guess it, for 1 or nothing.

Either chance lets the coin fall, or the other seat lays it down, which gets what the guesser does not; either the
guesser sees it or not. Who sees it is sure to win by guessing; who does not had better stop.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.game import BY_CHANCE, Frame, Game, Sink, State, Worlds, build_stack
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
    def __init__(self, game: Coin, view: CoinView) -> None:
        self.game = game
        self.v = view

    def sample(self, rng: Rng) -> CoinState:
        state = self.game.initial_state()
        if self.v.kind == K_GUESS:
            self.game.apply(state, GUESSER, GO)
            self.game.apply(state, OTHER, HEADS + rng.below(2) if self.v.side == UNKNOWN else self.v.side)
        return state


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

    def initial_state(self) -> CoinState:
        state = CoinState(build_stack([]), UNKNOWN, 0.0)
        state.push(K_BEGIN, 1)
        return state

    def legal_actions_into(self, state: CoinState, seat: i64, buffer: ActionBuffer) -> None:
        buffer.clear()
        if state.players_to_act() >> seat & 1:
            first = GO if state.top.kind == K_BEGIN else HEADS
            buffer.add(first)
            buffer.add(first + 1)

    def apply(self, state: CoinState, seat: i64, action: i64, sink: Sink | None = None) -> None:
        kind = state.pop().kind
        if kind == K_BEGIN and action == GO:
            state.push(K_FALL, 2 if self.laid else BY_CHANCE)
        elif kind == K_BEGIN:
            state.won = STOPPED
        elif kind == K_FALL:
            state.side = action
            state.push(K_GUESS, 1)
        else:
            state.won = float(action == state.side)

    def sample_chance(self, state: CoinState, rng: Rng) -> i64:
        return HEADS + rng.below(2)

    def observers(self, state: CoinState) -> i64:
        return 7 if self.seen or state.top.kind != K_FALL else 6

    def returns(self, state: CoinState) -> list[float]:
        return [state.won, 1.0 - state.won]

    def view(self, state: CoinState, seat: i64) -> CoinView:
        return CoinView(seat, state.top.kind, state.side if self.seen or seat != GUESSER else UNKNOWN)

    def worlds(self, view: CoinView) -> Worlds[CoinState]:
        return CoinWorlds(self, view)

    chance_outcomes = redact = encode = decode = format_move = parse_move = decision_rule = violated_rule = dump = (
        load
    ) = unused
