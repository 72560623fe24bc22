"""Cyber Shield: dispatch by frame kind, nothing else. Compiled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from cyberdeck.games.cybershield import audit, codec, components, explain, notation
from cyberdeck.games.cybershield import view as views
from cyberdeck.games.cybershield.events import Scored
from cyberdeck.games.cybershield.ids import (
    AGAIN,
    DISCARD0,
    DONE,
    DRAW,
    END,
    JOIN0,
    K_ANSWER,
    K_ARRANGE,
    K_COIN,
    K_DEAL,
    K_DRAW,
    K_DRAWING,
    K_EXCESS,
    K_JOIN,
    K_LOOK,
    K_MULLIGAN,
    K_PLAYS,
    K_RANDOM,
    K_TENDER,
    K_UNDER,
    K_WINDOW,
    KEEP,
    KINDS,
    MOVE0,
    NUM_ACTIONS,
    PASS,
    TAKE,
    TENDER0,
)
from cyberdeck.games.cybershield.options import PLAYERS, Options, Tiny
from cyberdeck.games.cybershield.rules import announce, arrange, deal, hands, search, turn
from cyberdeck.games.cybershield.rules.run import go_on
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.games.cybershield.view import CsView
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import Game, Sink, Worlds
from cyberdeck.kernel.rng import Rng
from cyberdeck.kernel.wire import Event, Move

STEPS_A_TURN: Final = 2_000  # more than any turn can take
EVERYBODY: Final = 7  # both seats and the watchers


class CyberShield(Game[CsState, CsView]):
    id: ClassVar[str] = "cybershield"
    version: ClassVar[int] = 1
    pass_action: ClassVar[int] = PASS

    def __init__(self, options: Options | None = None, tiny: Tiny | None = None) -> None:
        o = Options() if options is None else options
        super().__init__(PLAYERS, NUM_ACTIONS, STEPS_A_TURN * 2 * (o.turn_limit + 1))
        self.chosen: Final = o
        self.t: Final = Setup(o, components.load(), tiny)

    def start(self) -> CsState:
        return deal.new_state(self.t)

    def options(self, s: CsState, seat: i64, out: Acts) -> None:
        out.clear()
        f = s.top
        if f.owed <= 0 or not has(f.owed, seat):
            return
        t = self.t
        kind = f.kind
        if kind in (K_ANSWER, K_WINDOW):
            out.add(PASS)
            turn.legal_free_cards(t, s, seat, out)
        elif kind == K_PLAYS:
            turn.legal_plays(t, s, seat, out)
        elif kind == K_JOIN:
            arrange.legal_joints(t, s, f, out)
        elif kind == K_ARRANGE:
            out.add(DONE)
            arrange.legal_moves(s, f, out)
            turn.legal_free(t, s, seat, out)
        elif kind == K_DRAWING:
            turn.legal_drawing(s, seat, out)
            turn.legal_free(t, s, seat, out)
        elif kind == K_EXCESS:
            turn.legal_free(t, s, seat, out)
            turn.legal_excess(s, seat, out)
        elif kind == K_TENDER:
            search.legal_tender(t, s, out)
        elif kind == K_UNDER:
            search.legal_under(s, out)
        elif kind == K_MULLIGAN:
            out.add(KEEP)
            out.add(AGAIN)

    def apply(self, s: CsState, seat: i64, action: i64, out: Sink | None = None) -> None:
        first = s.score[0]
        second = s.score[1]
        self.answer(s, seat, action, out)
        go_on(self.t, s, out)
        if out is not None and not s.why:
            if s.score[0] != first:
                out.emit(Scored(0, s.score[0], first))
            if s.score[1] != second:
                out.emit(Scored(1, s.score[1], second))

    def answer(self, s: CsState, seat: i64, action: i64, out: Sink | None) -> None:
        t = self.t
        kind = s.top.kind
        if kind == K_ANSWER:
            if action == PASS:
                s.pop()
            else:
                announce.answer(t, s, seat, action, out)
        elif kind == K_WINDOW:
            if action == PASS:
                f = s.pop()
                turn.next_step(t, s, 1 - f.a, f.b, out)
            else:
                announce.play(t, s, seat, action, out)
        elif kind == K_PLAYS:
            if action == END:
                turn.end_plays(s)
            else:
                announce.play(t, s, seat, action, out)
        elif kind == K_JOIN:
            self.join(s, action, out)
        elif kind == K_DRAW:
            hands.draw(t, s, action, out)
        elif kind == K_DRAWING:
            if action in (DRAW, TAKE):
                turn.draw_or_take(t, s, action, out)
            else:
                announce.play(t, s, seat, action, out)
        elif kind == K_ARRANGE:
            self.arrange(s, seat, action, out)
        elif kind == K_EXCESS:
            if action >= DISCARD0 and action < TENDER0:
                turn.discard(t, s, seat, action - DISCARD0, out)
            else:
                announce.play(t, s, seat, action, out)
        else:
            self.answer_rare(s, kind, action, out)

    def join(self, s: CsState, action: i64, out: Sink | None) -> None:
        if s.top.pc:
            announce.joint_of_new(self.t, s, action, out)
        elif action == DONE:
            s.pop()
        else:
            arrange.plan_joint(self.t, s, action, out)

    def arrange(self, s: CsState, seat: i64, action: i64, out: Sink | None) -> None:
        if action == DONE:
            if turn.arranged(s):
                announce.announce(self.t, s, seat, DONE, 0, out)
        elif action < JOIN0:
            arrange.move(self.t, s, action - MOVE0, out)
        else:
            announce.play(self.t, s, seat, action, out)

    def answer_rare(self, s: CsState, kind: i64, action: i64, out: Sink | None) -> None:
        t = self.t
        if kind == K_DEAL:
            deal.deal(t, s, action, out)
        elif kind == K_LOOK:
            search.look(t, s, action, out)
        elif kind == K_UNDER:
            search.under(t, s, action, out)
        elif kind == K_TENDER:
            search.tender(t, s, action, out)
        elif kind == K_RANDOM:
            search.at_random(t, s, action, out)
        elif kind == K_MULLIGAN:
            deal.mulligan(t, s, action, out)
        elif kind == K_COIN:
            deal.coin(t, s, action, out)

    def chance(self, s: CsState) -> list[tuple[int, int]]:
        f = s.top
        if f.kind == K_COIN:
            return [(0, 1), (1, 1)]
        base = f.a * KINDS
        if f.kind == K_RANDOM:
            return [(kind, s.hands[base + kind]) for kind in range(i64(KINDS)) if s.hands[base + kind]]
        if s.deck_size[f.a]:
            return [(kind, s.deck[base + kind]) for kind in range(i64(KINDS)) if s.deck[base + kind]]
        return [(s.under[f.a * self.t.room], 1)]

    def sample(self, s: CsState, rng: Rng) -> i64:
        f = s.top
        if f.kind == K_COIN:
            return rng.below(2)
        base = f.a * KINDS
        kind: i64 = 0
        if f.kind == K_RANDOM:
            n = rng.below(s.size[f.a])
            while n >= s.hands[base + kind]:
                n -= s.hands[base + kind]
                kind += 1
            return kind
        if not s.deck_size[f.a]:
            return s.under[f.a * self.t.room]
        n = rng.below(s.deck_size[f.a])
        while n >= s.deck[base + kind]:
            n -= s.deck[base + kind]
            kind += 1
        return kind

    def witnesses(self, s: CsState) -> i64:
        f = s.top
        if f.kind == K_DRAW or f.kind == K_DEAL or f.kind == K_LOOK or f.kind == K_UNDER:
            return bit(f.a)
        return EVERYBODY

    def returns(self, s: CsState) -> list[float]:
        """CS-2"""
        if s.winner < 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if s.winner == 0 else [-1.0, 1.0]

    def view(self, s: CsState, seat: i64) -> CsView:
        return views.view(self.t, s, seat)

    def views(self, s: CsState, seats: list[int]) -> list[views.CsView]:
        return views.views(self.t, s, seats)

    def worlds(self, v: CsView) -> Worlds[CsState]:
        return views.worlds(self.t, v)

    def redact(self, e: Event, seat: i64) -> Event:
        return views.redact(e, seat)

    def encode(self, m: Move) -> int:
        return notation.encode(m)

    def decode(self, action: int) -> Move:
        return notation.decode(action)

    def write(self, m: Move) -> str:
        return notation.write(m)

    def read(self, text: str) -> Move:
        return notation.read(text)

    def rule(self, v: CsView) -> str:
        return explain.rule(v)

    def forbids(self, v: CsView, action: int) -> str:
        return explain.forbids(self.t, v, action)

    def dump(self, s: CsState) -> Mapping[str, object]:
        return codec.dump(s)

    def load(self, data: Mapping[str, object]) -> CsState:
        return codec.load(self.t, data)

    def audit(self, s: CsState) -> list[str]:
        return audit.problems(self.t, s)
