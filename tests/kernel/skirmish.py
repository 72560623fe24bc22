"""Skirmish: a game of a few cards made to test the laws; bugs are planted in it one at a time (test_planted.py).

Two seats hold hidden cards. On a turn a seat plays a card or takes a random one from the other, which both then know. A
strike opens a window: both seats answer sealed, with a parry or a pass, whether or not they hold a parry; who does not
parry loses a point.
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

BLANK, STRIKE, PARRY = 0, 1, 2
KINDS = 3
PACK = (2, 2, 2)
HAND = 2
TURNS = 5
K_DEAL, K_TURN, K_STEAL, K_WINDOW = 0, 1, 2, 3
PLAY0, STEAL, YIELD, ANSWER = 0, 3, 4, 5
WORDS = ("blank", "strike", "parry", "steal", "yield", "answer")
BOTH = 3
EVERYBODY = 7
HIDDEN = -2

Hand = list[int]


class SkirmishState(State):
    def __init__(
        self,
        top: Frame,
        sealed: Any,
        hands: list[Hand],
        known: list[Hand],
        deck: Hand,
        discard: Hand,
        turns: int,
        points: list[int],
    ) -> None:
        super().__init__(top, sealed)
        self.hands = hands
        self.known = known  # of each hand, what the other seat knows of
        self.deck = deck
        self.discard = discard
        self.turns = turns
        self.points = points

    def copy(self) -> SkirmishState:
        return SkirmishState(
            self.top, self.sealed[:], [hand[:] for hand in self.hands], [hand[:] for hand in self.known],
            self.deck[:], self.discard[:], self.turns, self.points[:],
        )  # fmt: skip


class Word(Move, frozen=True, tag="skirmish.word"):
    word: str


class Dealt(Event, frozen=True, tag="skirmish.dealt"):
    seat: int
    kind: int


class Played(Event, frozen=True, tag="skirmish.played"):
    seat: int
    kind: int


class Stole(Event, frozen=True, tag="skirmish.stole"):
    seat: int
    kind: int


class Clashed(Event, frozen=True, tag="skirmish.clashed"):
    reveals: ClassVar[bool] = True
    parried: tuple[bool, ...]


class SkirmishView(View, frozen=True, tag="skirmish.view"):
    seat: int
    questions: tuple[FrameData, ...]
    sealed: tuple[int, ...]
    hand: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    size: tuple[int, ...]
    discard: tuple[int, ...]
    turns: int
    points: tuple[int, ...]
    hint: int = 0  # room for a planted leak


class SkirmishWorlds(Worlds[SkirmishState]):
    def __init__(self, v: SkirmishView) -> None:
        self.v = v

    def sample(self, rng: Rng) -> SkirmishState:
        v = self.v
        hands = [list(cards) for cards in v.known]
        if v.seat >= 0:
            hands[v.seat] = list(v.hand)
        deck = [n - v.discard[kind] - sum(hand[kind] for hand in hands) for kind, n in enumerate(PACK)]
        sealed = list(v.sealed)
        for seat, hand in enumerate(hands):
            if sealed[seat] == HIDDEN:
                sealed[seat] = YIELD
            while sum(hand) < v.size[seat]:
                kind = draw(deck, rng)
                deck[kind] -= 1
                hand[kind] += 1
            if v.sealed[seat] == HIDDEN and hand[PARRY] and rng.below(2):
                sealed[seat] = ANSWER
        known = [list(cards) for cards in v.known]
        return SkirmishState(
            restack(list(v.questions)), sealed, hands, known, deck, list(v.discard), v.turns, list(v.points)
        )


def draw(cards: Hand, rng: Rng) -> int:
    left = rng.below(sum(cards))
    for kind, n in enumerate(cards):
        left -= n
        if left < 0:
            return kind
    raise AssertionError(cards)


class Skirmish(Game[SkirmishState, SkirmishView]):
    id = "skirmish"
    version = 1

    def __init__(self) -> None:
        super().__init__(2, len(WORDS), 60)

    def start(self) -> SkirmishState:
        empty = [[0] * KINDS, [0] * KINDS]
        s = SkirmishState(
            restack([]),
            [UNANSWERED] * 2,
            empty,
            [hand[:] for hand in empty],
            list(PACK),
            [0] * KINDS,
            0,
            [0, 0],
        )
        s.push(K_DEAL, BY_CHANCE, 0, 0, HAND)
        return s

    def options(self, s: SkirmishState, seat: i64, out: Acts) -> None:
        out.clear()
        if s.top.kind == OVER or s.top.owed <= 0 or not s.pending() >> seat & 1:
            return
        if s.top.kind == K_WINDOW:
            out.add(YIELD)
            if s.hands[seat][PARRY]:
                out.add(ANSWER)
            return
        for kind in range(KINDS):
            if s.hands[seat][kind]:
                out.add(PLAY0 + kind)
        if sum(s.hands[1 - seat]) or not sum(s.hands[seat]):
            out.add(STEAL)

    def apply(self, s: SkirmishState, seat: i64, action: i64, out: Sink | None = None) -> None:
        kind = s.top.kind
        if kind == K_DEAL:
            self.deal(s, action, out)
        elif kind == K_STEAL:
            self.stolen(s, s.pop().a, action, out)
        elif kind == K_WINDOW:
            if s.seal(seat, action):
                self.clash(s, out)
        elif action == STEAL:
            s.pop()
            if sum(s.hands[1 - seat]):
                s.push(K_STEAL, BY_CHANCE, 0, seat)
            else:
                self.next_turn(s, seat)
        else:
            s.pop()
            self.play(s, seat, action - PLAY0, out)

    def deal(self, s: SkirmishState, kind: int, out: Sink | None) -> None:
        f = s.pop()
        s.deck[kind] -= 1
        s.hands[f.a][kind] += 1
        if out is not None:
            out.emit(Dealt(f.a, kind))
        if f.b > 1:
            s.push(K_DEAL, BY_CHANCE, 0, f.a, f.b - 1)
        elif f.a == 0:
            s.push(K_DEAL, BY_CHANCE, 0, 1, HAND)
        else:
            s.push(K_TURN, 1, 0, 0)

    def lose(self, s: SkirmishState, seat: int, kind: int) -> None:
        """Cards the other seat knows of leave first."""
        s.hands[seat][kind] -= 1
        s.known[seat][kind] = max(s.known[seat][kind] - 1, 0)

    def play(self, s: SkirmishState, seat: int, kind: int, out: Sink | None) -> None:
        self.lose(s, seat, kind)
        s.discard[kind] += 1
        if out is not None:
            out.emit(Played(seat, kind))
        if kind == STRIKE and self.opens_window(s, seat):
            s.push(K_WINDOW, BOTH, 0, seat)
        else:
            self.next_turn(s, seat)

    def opens_window(self, s: SkirmishState, seat: int) -> bool:
        return True

    def stolen(self, s: SkirmishState, thief: int, kind: int, out: Sink | None) -> None:
        self.lose(s, 1 - thief, kind)
        s.hands[thief][kind] += 1
        s.known[thief][kind] += 1
        if out is not None:
            out.emit(Stole(thief, kind))
        self.next_turn(s, thief)

    def clash(self, s: SkirmishState, out: Sink | None) -> None:
        striker = s.pop().a
        parried = tuple(answer == ANSWER for answer in s.sealed)
        s.unseal()
        for seat in range(2):
            if parried[seat]:
                self.lose(s, seat, PARRY)
                s.discard[PARRY] += 1
            else:
                s.points[seat] -= 1
        if out is not None:
            out.emit(Clashed(parried))
        self.next_turn(s, striker)

    def next_turn(self, s: SkirmishState, seat: int) -> None:
        s.turns += 1
        if s.turns < TURNS:
            s.push(K_TURN, 1 << 1 - seat, 0, 1 - seat)

    def chance(self, s: SkirmishState) -> list[tuple[int, int]]:
        cards = s.deck if s.top.kind == K_DEAL else s.hands[1 - s.top.a]
        return [(kind, n) for kind, n in enumerate(cards) if n]

    def sample(self, s: SkirmishState, rng: Rng) -> i64:
        return draw(s.deck if s.top.kind == K_DEAL else s.hands[1 - s.top.a], rng)

    def witnesses(self, s: SkirmishState) -> i64:
        if s.top.kind == K_WINDOW:
            return 0
        if s.top.kind == K_DEAL:
            return 1 << s.top.a
        return BOTH if s.top.kind == K_STEAL else EVERYBODY

    def returns(self, s: SkirmishState) -> list[float]:
        return [float(s.points[seat] - s.points[1 - seat]) for seat in range(2)]

    def view(self, s: SkirmishState, seat: i64) -> SkirmishView:
        inside = seat >= 0
        return SkirmishView(
            seat=seat,
            questions=tuple(s.stack()),
            sealed=tuple([a if p == seat or a == UNANSWERED else HIDDEN for p, a in enumerate(s.sealed)]),
            hand=tuple(s.hands[seat]) if inside else (),
            known=tuple([tuple(known) if inside else (0,) * KINDS for known in s.known]),
            size=tuple([sum(hand) for hand in s.hands]),
            discard=tuple(s.discard),
            turns=s.turns,
            points=tuple(s.points),
        )

    def worlds(self, v: SkirmishView) -> Worlds[SkirmishState]:
        return SkirmishWorlds(v)

    def redact(self, e: Event, seat: i64) -> Event:
        if isinstance(e, Dealt) and e.seat != seat:
            return Dealt(e.seat, HIDDEN)
        return Stole(e.seat, HIDDEN) if isinstance(e, Stole) and seat < 0 else e

    def encode(self, m: Move) -> int:
        return WORDS.index(cast("Word", m).word)

    def decode(self, action: int) -> Move:
        return Word(WORDS[action])

    def write(self, m: Move) -> str:
        return cast("Word", m).word

    def read(self, text: str) -> Move:
        if text not in WORDS:
            raise MalformedMove(text=text)
        return Word(text)

    def rule(self, v: SkirmishView) -> str:
        return "SK-1"

    def forbids(self, v: SkirmishView, action: int) -> str:
        return "SK-2"

    def dump(self, s: SkirmishState) -> Mapping[str, object]:
        return {
            "stack": s.stack(), "sealed": list(s.sealed), "hands": s.hands, "known": s.known, "deck": s.deck,
            "discard": s.discard, "turns": s.turns, "points": s.points,
        }  # fmt: skip

    def load(self, data: Mapping[str, object]) -> SkirmishState:
        d = msgspec.convert(data, Saved)
        return SkirmishState(restack(d.stack), d.sealed, d.hands, d.known, d.deck, d.discard, d.turns, d.points)

    def audit(self, s: SkirmishState) -> list[str]:
        found = [s.deck[k] + s.discard[k] + s.hands[0][k] + s.hands[1][k] for k in range(KINDS)]
        return [] if found == list(PACK) else [f"cards: {found}"]


class Saved(msgspec.Struct):
    stack: list[FrameData]
    sealed: list[int]
    hands: list[Hand]
    known: list[Hand]
    deck: Hand
    discard: Hand
    turns: int
    points: list[int]
