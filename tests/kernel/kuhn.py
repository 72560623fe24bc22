"""Kuhn poker: three cards, one coin in the pot each, one bet. Its complete tree and its value are known.

With `cut`, both seats first name a bit at the same time, sealed; equal bits make seat 0 the first player, else seat 1
is. That makes the whole a fair game and exercises sealed answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

import msgspec
from mypy_extensions import i64

from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.errors import MalformedMove
from cyberdeck.kernel.game import BY_CHANCE, OVER, UNANSWERED, Frame, FrameData, Game, Sink, State, Worlds, restack
from cyberdeck.kernel.rng import Rng
from cyberdeck.kernel.wire import Event, Move, View

K_CUT, K_DEAL, K_BET = 0, 1, 2
PASS, BET, ZERO, ONE = 0, 1, 2, 3
WORDS = ("pass", "bet", "zero", "one")
UNDEALT = -1


class KuhnState(State):
    def __init__(self, top: Frame, sealed: Any, cards: list[int], first: int, history: str) -> None:
        super().__init__(top, sealed)
        self.cards = cards
        self.first = first
        self.history = history  # of passes and bets: p, b

    def copy(self) -> KuhnState:
        return KuhnState(self.top, self.sealed[:], self.cards[:], self.first, self.history)


class Answer(Move, frozen=True, tag="kuhn.answer"):
    word: str


class Cut(Event, frozen=True, tag="kuhn.cut"):
    reveals: ClassVar[bool] = True  # what was sealed
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
    questions: tuple[FrameData, ...]
    sealed: tuple[int, ...]
    cards: tuple[int, ...]
    first: int
    history: str


class KuhnWorlds(Worlds[KuhnState]):
    def __init__(self, v: KuhnView) -> None:
        self.v = v

    def sample(self, rng: Rng) -> KuhnState:
        v = self.v
        free = [card for card in range(3) if card not in v.cards]
        cards = list(v.cards)
        for seat in range(2):
            if cards[seat] == HIDDEN:
                cards[seat] = free.pop(rng.below(len(free)))
        sealed = [ZERO + rng.below(2) if answer == HIDDEN else answer for answer in v.sealed]
        return KuhnState(restack(list(v.questions)), sealed, cards, v.first, v.history)


HIDDEN = -2


class Kuhn(Game[KuhnState, KuhnView]):
    id = "kuhn"
    version = 1

    def __init__(self, cut: bool = False) -> None:
        super().__init__(2, len(WORDS), 8)
        self.cut = cut

    def start(self) -> KuhnState:
        s = KuhnState(restack([]), [UNANSWERED, UNANSWERED], [UNDEALT, UNDEALT], 0, "")
        if self.cut:
            s.push(K_CUT, 3)
        else:
            s.push(K_DEAL, BY_CHANCE, 0, 0)
        return s

    def options(self, s: KuhnState, seat: i64, out: Acts) -> None:
        out.clear()
        if s.top.kind == OVER or s.top.owed <= 0 or not s.pending() >> seat & 1:
            return
        first = ZERO if s.top.kind == K_CUT else PASS
        out.add(first)
        out.add(first + 1)

    def apply(self, s: KuhnState, seat: i64, action: i64, out: Sink | None = None) -> None:
        kind = s.top.kind
        if kind == K_CUT:
            if s.seal(seat, action):
                self._cut(s, out)
        elif kind == K_DEAL:
            self._deal(s, action, out)
        else:
            self._bet(s, seat, action, out)

    def _cut(self, s: KuhnState, out: Sink | None) -> None:
        s.pop()
        bits = tuple(answer - ZERO for answer in s.sealed)
        s.unseal()
        s.first = bits[0] ^ bits[1]
        if out is not None:
            out.emit(Cut(bits, s.first))
        s.push(K_DEAL, BY_CHANCE, 0, 0)

    def _deal(self, s: KuhnState, card: int, out: Sink | None) -> None:
        seat = s.pop().a
        s.cards[seat] = card
        if out is not None:
            out.emit(Dealt(seat, card))
        if seat == 0:
            s.push(K_DEAL, BY_CHANCE, 0, 1)
        else:
            s.push(K_BET, 1 << s.first, 0, s.first)

    def _bet(self, s: KuhnState, seat: int, action: int, out: Sink | None) -> None:
        s.pop()
        s.history += "pb"[action]
        if out is not None:
            out.emit(Said(seat, WORDS[action]))
        if s.history in ("p", "b", "pb"):
            s.push(K_BET, 1 << 1 - seat, 0, 1 - seat)
        elif out is not None:
            out.emit(Folded(seat) if s.history in ("bp", "pbp") else Shown(tuple(s.cards)))

    def chance(self, s: KuhnState) -> list[tuple[int, int]]:
        return [(card, 1) for card in range(3) if card not in s.cards]

    def sample(self, s: KuhnState, rng: Rng) -> i64:
        outcomes = self.chance(s)
        return outcomes[rng.below(len(outcomes))][0]

    def witnesses(self, s: KuhnState) -> i64:
        if s.top.kind == K_CUT:
            return 0
        return 1 << s.top.a if s.top.kind == K_DEAL else 7

    def returns(self, s: KuhnState) -> list[float]:
        second = 1 - s.first
        winner = {"bp": s.first, "pbp": second}.get(
            s.history, s.first if s.cards[s.first] > s.cards[second] else second
        )
        won = 2.0 if s.history in ("bb", "pbb") else 1.0
        return [won if seat == winner else -won for seat in range(2)]

    def view(self, s: KuhnState, seat: i64) -> KuhnView:
        shown = s.top.kind == OVER and s.history not in ("bp", "pbp")
        cards = [card if shown or p == seat or card == UNDEALT else HIDDEN for p, card in enumerate(s.cards)]
        sealed = [answer if p == seat or answer == UNANSWERED else HIDDEN for p, answer in enumerate(s.sealed)]
        return KuhnView(seat, tuple(s.stack()), tuple(sealed), tuple(cards), s.first, s.history)

    def worlds(self, v: KuhnView) -> Worlds[KuhnState]:
        return KuhnWorlds(v)

    def redact(self, e: Event, seat: i64) -> Event:
        return Dealt(e.seat, HIDDEN) if isinstance(e, Dealt) and e.seat != seat else e

    def encode(self, m: Move) -> int:
        return WORDS.index(cast("Answer", m).word)

    def decode(self, action: int) -> Move:
        return Answer(WORDS[action])

    def write(self, m: Move) -> str:
        return cast("Answer", m).word

    def read(self, text: str) -> Move:
        if text not in WORDS:
            raise MalformedMove(text=text)
        return Answer(text)

    def rule(self, v: KuhnView) -> str:
        return "KUHN-1"

    def forbids(self, v: KuhnView, action: int) -> str:
        return "KUHN-2"

    def dump(self, s: KuhnState) -> Mapping[str, object]:
        return {"stack": s.stack(), "sealed": list(s.sealed), "cards": s.cards, "first": s.first, "history": s.history}

    def load(self, data: Mapping[str, object]) -> KuhnState:
        saved = msgspec.convert(data, Saved)
        return KuhnState(restack(saved.stack), saved.sealed, saved.cards, saved.first, saved.history)


class Saved(msgspec.Struct):
    stack: list[FrameData]
    sealed: list[int]
    cards: list[int]
    first: int
    history: str
