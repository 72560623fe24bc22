"""Kuhn poker: three cards, one coin in the pot each, one bet. Its complete tree and its value are known.

With `cut`, both seats first name a bit at the same time, hidden; equal bits make seat 0 the first player, else seat 1
is. That makes the whole a fair game and exercises committed actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

import msgspec
from mypy_extensions import i64

from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.errors import MalformedMove
from cyberdeck.kernel.game import BY_CHANCE, OVER, UNCOMMITTED, Frame, FrameData, Game, Sink, State, Worlds, build_stack
from cyberdeck.kernel.rng import Rng
from cyberdeck.kernel.wire import Event, Move, View

K_CUT, K_DEAL, K_BET = 0, 1, 2
PASS, BET, ZERO, ONE = 0, 1, 2, 3
WORDS = ("pass", "bet", "zero", "one")
UNDEALT = -1


class KuhnState(State):
    def __init__(self, top: Frame, committed: Any, cards: list[int], first: int, history: str) -> None:
        super().__init__(top, committed)
        self.cards = cards
        self.first = first
        self.history = history  # of passes and bets: p, b

    def copy(self) -> KuhnState:
        return KuhnState(self.top, self.committed[:], self.cards[:], self.first, self.history)


class KuhnAction(Move, frozen=True, tag="kuhn.action"):
    word: str


class Cut(Event, frozen=True, tag="kuhn.cut"):
    reveals: ClassVar[bool] = True  # the hidden bits
    bits: tuple[int, ...]
    first: int


class Dealt(Event, frozen=True, tag="kuhn.dealt"):
    seat: int
    card: int


class Said(Event, frozen=True, tag="kuhn.said"):
    seat: int
    word: str


class Shown(Event, frozen=True, tag="kuhn.shown"):
    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]


class Folded(Event, frozen=True, tag="kuhn.folded"):
    seat: int


class KuhnView(View, frozen=True, tag="kuhn.view"):
    seat: int
    stack: tuple[FrameData, ...]
    committed: tuple[int, ...]
    cards: tuple[int, ...]
    first: int
    history: str


class KuhnWorlds(Worlds[KuhnState]):
    def __init__(self, view: KuhnView) -> None:
        self.v = view

    def sample(self, rng: Rng) -> KuhnState:
        view = self.v
        free = [card for card in range(3) if card not in view.cards]
        cards = list(view.cards)
        for seat in range(2):
            if cards[seat] == HIDDEN:
                cards[seat] = free.pop(rng.below(len(free)))
        committed = [ZERO + rng.below(2) if action == HIDDEN else action for action in view.committed]
        return KuhnState(build_stack(list(view.stack)), committed, cards, view.first, view.history)


HIDDEN = -2


class Kuhn(Game[KuhnState, KuhnView]):
    id = "kuhn"
    version = 1

    def __init__(self, cut: bool = False) -> None:
        super().__init__(2, len(WORDS), 8)
        self.cut = cut

    def initial_state(self) -> KuhnState:
        state = KuhnState(build_stack([]), [UNCOMMITTED, UNCOMMITTED], [UNDEALT, UNDEALT], 0, "")
        if self.cut:
            state.push(K_CUT, 3)
        else:
            state.push(K_DEAL, BY_CHANCE, 0, 0)
        return state

    def legal_actions_into(self, state: KuhnState, seat: i64, buffer: ActionBuffer) -> None:
        buffer.clear()
        if state.top.kind == OVER or state.top.to_act <= 0 or not state.players_to_act() >> seat & 1:
            return
        first = ZERO if state.top.kind == K_CUT else PASS
        buffer.add(first)
        buffer.add(first + 1)

    def apply(self, state: KuhnState, seat: i64, action: i64, sink: Sink | None = None) -> None:
        kind = state.top.kind
        if kind == K_CUT:
            if state.commit(seat, action):
                self._cut(state, sink)
        elif kind == K_DEAL:
            self._deal(state, action, sink)
        else:
            self._bet(state, seat, action, sink)

    def _cut(self, state: KuhnState, sink: Sink | None) -> None:
        state.pop()
        bits = tuple(action - ZERO for action in state.committed)
        state.clear_committed()
        state.first = bits[0] ^ bits[1]
        if sink is not None:
            sink.emit(Cut(bits, state.first))
        state.push(K_DEAL, BY_CHANCE, 0, 0)

    def _deal(self, state: KuhnState, card: int, sink: Sink | None) -> None:
        seat = state.pop().a
        state.cards[seat] = card
        if sink is not None:
            sink.emit(Dealt(seat, card))
        if seat == 0:
            state.push(K_DEAL, BY_CHANCE, 0, 1)
        else:
            state.push(K_BET, 1 << state.first, 0, state.first)

    def _bet(self, state: KuhnState, seat: int, action: int, sink: Sink | None) -> None:
        state.pop()
        state.history += "pb"[action]
        if sink is not None:
            sink.emit(Said(seat, WORDS[action]))
        if state.history in ("p", "b", "pb"):
            state.push(K_BET, 1 << 1 - seat, 0, 1 - seat)
        elif sink is not None:
            sink.emit(Folded(seat) if state.history in ("bp", "pbp") else Shown(tuple(state.cards)))

    def chance_outcomes(self, state: KuhnState) -> list[tuple[int, int]]:
        return [(card, 1) for card in range(3) if card not in state.cards]

    def sample_chance(self, state: KuhnState, rng: Rng) -> i64:
        outcomes = self.chance_outcomes(state)
        return outcomes[rng.below(len(outcomes))][0]

    def observers(self, state: KuhnState) -> i64:
        if state.top.kind == K_CUT:
            return 0
        return 1 << state.top.a if state.top.kind == K_DEAL else 7

    def returns(self, state: KuhnState) -> list[float]:
        second = 1 - state.first
        winner = {"bp": state.first, "pbp": second}.get(
            state.history, state.first if state.cards[state.first] > state.cards[second] else second
        )
        won = 2.0 if state.history in ("bb", "pbb") else 1.0
        return [won if seat == winner else -won for seat in range(2)]

    def view(self, state: KuhnState, seat: i64) -> KuhnView:
        shown = state.top.kind == OVER and state.history not in ("bp", "pbp")
        cards = [card if shown or p == seat or card == UNDEALT else HIDDEN for p, card in enumerate(state.cards)]
        committed = [act if p == seat or act == UNCOMMITTED else HIDDEN for p, act in enumerate(state.committed)]
        return KuhnView(seat, tuple(state.stack()), tuple(committed), tuple(cards), state.first, state.history)

    def worlds(self, view: KuhnView) -> Worlds[KuhnState]:
        return KuhnWorlds(view)

    def redact(self, event: Event, seat: i64) -> Event:
        return Dealt(event.seat, HIDDEN) if isinstance(event, Dealt) and event.seat != seat else event

    def encode(self, move: Move) -> int:
        return WORDS.index(cast("KuhnAction", move).word)

    def decode(self, action: int) -> Move:
        return KuhnAction(WORDS[action])

    def format_move(self, move: Move) -> str:
        return cast("KuhnAction", move).word

    def parse_move(self, text: str) -> Move:
        if text not in WORDS:
            raise MalformedMove(text=text)
        return KuhnAction(text)

    def decision_rule(self, view: KuhnView) -> str:
        return "KUHN-1"

    def violated_rule(self, view: KuhnView, action: int) -> str:
        return "KUHN-2"

    def dump(self, state: KuhnState) -> Mapping[str, object]:
        return {
            "stack": state.stack(),
            "committed": list(state.committed),
            "cards": state.cards,
            "first": state.first,
            "history": state.history,
        }

    def load(self, data: Mapping[str, object]) -> KuhnState:
        saved = msgspec.convert(data, Saved)
        return KuhnState(build_stack(saved.stack), saved.committed, saved.cards, saved.first, saved.history)


class Saved(msgspec.Struct):
    stack: list[FrameData]
    committed: list[int]
    cards: list[int]
    first: int
    history: str
