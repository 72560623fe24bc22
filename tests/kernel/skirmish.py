"""Skirmish: a game of a few cards made to test the laws; bugs are planted in it one at a time (test_planted.py).

Two seats hold hidden cards. On a turn a seat plays a card or takes a random one from the other, which both then know. A
strike opens a window: both seats act at once, with a parry or a pass, whether or not they hold a parry. A seat without
a parry loses a point.
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
        committed: Any,
        hands: list[Hand],
        known: list[Hand],
        deck: Hand,
        discard: Hand,
        turns: int,
        points: list[int],
    ) -> None:
        super().__init__(top, committed)
        self.hands = hands
        self.known = known  # of each hand, what the other seat knows of
        self.deck = deck
        self.discard = discard
        self.turns = turns
        self.points = points

    def copy(self) -> SkirmishState:
        return SkirmishState(
            self.top, self.committed[:], [hand[:] for hand in self.hands], [hand[:] for hand in self.known],
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
    stack: tuple[FrameData, ...]
    committed: tuple[int, ...]
    hand: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    size: tuple[int, ...]
    discard: tuple[int, ...]
    turns: int
    points: tuple[int, ...]
    hint: int = 0  # room for a planted leak


class SkirmishWorlds(Worlds[SkirmishState]):
    def __init__(self, view: SkirmishView) -> None:
        self.v = view

    def sample(self, rng: Rng) -> SkirmishState:
        view = self.v
        hands = [list(cards) for cards in view.known]
        if view.seat >= 0:
            hands[view.seat] = list(view.hand)
        deck = [n - view.discard[kind] - sum(hand[kind] for hand in hands) for kind, n in enumerate(PACK)]
        committed = list(view.committed)
        for seat, hand in enumerate(hands):
            if committed[seat] == HIDDEN:
                committed[seat] = YIELD
            while sum(hand) < view.size[seat]:
                kind = draw(deck, rng)
                deck[kind] -= 1
                hand[kind] += 1
            if view.committed[seat] == HIDDEN and hand[PARRY] and rng.below(2):
                committed[seat] = ANSWER
        known = [list(cards) for cards in view.known]
        return SkirmishState(
            build_stack(list(view.stack)),
            committed,
            hands,
            known,
            deck,
            list(view.discard),
            view.turns,
            list(view.points),
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

    def initial_state(self) -> SkirmishState:
        empty = [[0] * KINDS, [0] * KINDS]
        state = SkirmishState(
            build_stack([]),
            [UNCOMMITTED] * 2,
            empty,
            [hand[:] for hand in empty],
            list(PACK),
            [0] * KINDS,
            0,
            [0, 0],
        )
        state.push(K_DEAL, BY_CHANCE, 0, 0, HAND)
        return state

    def legal_actions_into(self, state: SkirmishState, seat: i64, buffer: ActionBuffer) -> None:
        buffer.clear()
        if state.top.kind == OVER or state.top.to_act <= 0 or not state.players_to_act() >> seat & 1:
            return
        if state.top.kind == K_WINDOW:
            buffer.add(YIELD)
            if state.hands[seat][PARRY]:
                buffer.add(ANSWER)
            return
        for kind in range(KINDS):
            if state.hands[seat][kind]:
                buffer.add(PLAY0 + kind)
        if sum(state.hands[1 - seat]) or not sum(state.hands[seat]):
            buffer.add(STEAL)

    def apply(self, state: SkirmishState, seat: i64, action: i64, sink: Sink | None = None) -> None:
        kind = state.top.kind
        if kind == K_DEAL:
            self.deal(state, action, sink)
        elif kind == K_STEAL:
            self.stolen(state, state.pop().a, action, sink)
        elif kind == K_WINDOW:
            if state.commit(seat, action):
                self.clash(state, sink)
        elif action == STEAL:
            state.pop()
            if sum(state.hands[1 - seat]):
                state.push(K_STEAL, BY_CHANCE, 0, seat)
            else:
                self.next_turn(state, seat)
        else:
            state.pop()
            self.play(state, seat, action - PLAY0, sink)

    def deal(self, state: SkirmishState, kind: int, sink: Sink | None) -> None:
        f = state.pop()
        state.deck[kind] -= 1
        state.hands[f.a][kind] += 1
        if sink is not None:
            sink.emit(Dealt(f.a, kind))
        if f.b > 1:
            state.push(K_DEAL, BY_CHANCE, 0, f.a, f.b - 1)
        elif f.a == 0:
            state.push(K_DEAL, BY_CHANCE, 0, 1, HAND)
        else:
            state.push(K_TURN, 1, 0, 0)

    def lose(self, state: SkirmishState, seat: int, kind: int) -> None:
        """Cards the other seat knows of leave first."""
        state.hands[seat][kind] -= 1
        state.known[seat][kind] = max(state.known[seat][kind] - 1, 0)

    def play(self, state: SkirmishState, seat: int, kind: int, sink: Sink | None) -> None:
        self.lose(state, seat, kind)
        state.discard[kind] += 1
        if sink is not None:
            sink.emit(Played(seat, kind))
        if kind == STRIKE and self.opens_window(state, seat):
            state.push(K_WINDOW, BOTH, 0, seat)
        else:
            self.next_turn(state, seat)

    def opens_window(self, state: SkirmishState, seat: int) -> bool:
        return True

    def stolen(self, state: SkirmishState, thief: int, kind: int, sink: Sink | None) -> None:
        self.lose(state, 1 - thief, kind)
        state.hands[thief][kind] += 1
        state.known[thief][kind] += 1
        if sink is not None:
            sink.emit(Stole(thief, kind))
        self.next_turn(state, thief)

    def clash(self, state: SkirmishState, sink: Sink | None) -> None:
        striker = state.pop().a
        parried = tuple(answer == ANSWER for answer in state.committed)
        state.clear_committed()
        for seat in range(2):
            if parried[seat]:
                self.lose(state, seat, PARRY)
                state.discard[PARRY] += 1
            else:
                state.points[seat] -= 1
        if sink is not None:
            sink.emit(Clashed(parried))
        self.next_turn(state, striker)

    def next_turn(self, state: SkirmishState, seat: int) -> None:
        state.turns += 1
        if state.turns < TURNS:
            state.push(K_TURN, 1 << 1 - seat, 0, 1 - seat)

    def chance_outcomes(self, state: SkirmishState) -> list[tuple[int, int]]:
        cards = state.deck if state.top.kind == K_DEAL else state.hands[1 - state.top.a]
        return [(kind, n) for kind, n in enumerate(cards) if n]

    def sample_chance(self, state: SkirmishState, rng: Rng) -> i64:
        return draw(state.deck if state.top.kind == K_DEAL else state.hands[1 - state.top.a], rng)

    def observers(self, state: SkirmishState) -> i64:
        if state.top.kind == K_WINDOW:
            return 0
        if state.top.kind == K_DEAL:
            return 1 << state.top.a
        return BOTH if state.top.kind == K_STEAL else EVERYBODY

    def returns(self, state: SkirmishState) -> list[float]:
        return [float(state.points[seat] - state.points[1 - seat]) for seat in range(2)]

    def view(self, state: SkirmishState, seat: i64) -> SkirmishView:
        inside = seat >= 0
        return SkirmishView(
            seat=seat,
            stack=tuple(state.stack()),
            committed=tuple([a if p == seat or a == UNCOMMITTED else HIDDEN for p, a in enumerate(state.committed)]),
            hand=tuple(state.hands[seat]) if inside else (),
            known=tuple([tuple(known) if inside else (0,) * KINDS for known in state.known]),
            size=tuple([sum(hand) for hand in state.hands]),
            discard=tuple(state.discard),
            turns=state.turns,
            points=tuple(state.points),
        )

    def worlds(self, view: SkirmishView) -> Worlds[SkirmishState]:
        return SkirmishWorlds(view)

    def redact(self, event: Event, seat: i64) -> Event:
        if isinstance(event, Dealt) and event.seat != seat:
            return Dealt(event.seat, HIDDEN)
        return Stole(event.seat, HIDDEN) if isinstance(event, Stole) and seat < 0 else event

    def encode(self, move: Move) -> int:
        return WORDS.index(cast("Word", move).word)

    def decode(self, action: int) -> Move:
        return Word(WORDS[action])

    def format_move(self, move: Move) -> str:
        return cast("Word", move).word

    def parse_move(self, text: str) -> Move:
        if text not in WORDS:
            raise MalformedMove(text=text)
        return Word(text)

    def decision_rule(self, view: SkirmishView) -> str:
        return "SK-1"

    def violated_rule(self, view: SkirmishView, action: int) -> str:
        return "SK-2"

    def dump(self, state: SkirmishState) -> Mapping[str, object]:
        return {
            "stack": state.stack(), "committed": list(state.committed), "hands": state.hands, "known": state.known,
            "deck": state.deck, "discard": state.discard, "turns": state.turns, "points": state.points,
        }  # fmt: skip

    def load(self, data: Mapping[str, object]) -> SkirmishState:
        d = msgspec.convert(data, Saved)
        return SkirmishState(build_stack(d.stack), d.committed, d.hands, d.known, d.deck, d.discard, d.turns, d.points)

    def check_invariants(self, state: SkirmishState) -> list[str]:
        found = [state.deck[k] + state.discard[k] + state.hands[0][k] + state.hands[1][k] for k in range(KINDS)]
        return [] if found == list(PACK) else [f"cards: {found}"]


class Saved(msgspec.Struct):
    stack: list[FrameData]
    committed: list[int]
    hands: list[Hand]
    known: list[Hand]
    deck: Hand
    discard: Hand
    turns: int
    points: list[int]
