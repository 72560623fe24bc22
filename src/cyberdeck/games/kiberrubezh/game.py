"""Kiberrubezh: dispatch by frame kind, nothing else. Compiled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from cyberdeck.games.kiberrubezh import audit, codec, components, explain, notation
from cyberdeck.games.kiberrubezh import view as views
from cyberdeck.games.kiberrubezh.ids import (
    ADD0,
    DECLARE,
    DONE,
    DROP0,
    K_ASSETS,
    K_ATTACK,
    K_BLOCK,
    K_BOTTOM,
    K_DEAL,
    K_DEPLOY,
    K_DRAW,
    K_FIT,
    K_LAST,
    K_LOTS,
    K_MILL,
    K_OBJECT,
    K_ORDER,
    K_PEEK,
    K_RANDOM,
    K_REACT,
    K_REDEAL,
    K_RESOLVE,
    K_TRIM,
    KINDS,
    LAY0,
    NUM_ACTIONS,
    TEXT0,
    USE0,
)
from cyberdeck.games.kiberrubezh.options import PLAYERS, Options, Tiny
from cyberdeck.games.kiberrubezh.rules import deal, effects, turn, wave
from cyberdeck.games.kiberrubezh.rules.run import go_on
from cyberdeck.games.kiberrubezh.setup import LOOKED, Setup
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.games.kiberrubezh.view import KrView
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import Game, Sink, Worlds
from cyberdeck.kernel.rng import Rng
from cyberdeck.kernel.wire import Event, Move

STEPS_A_TURN: Final = 5_000  # more than any turn can take
EVERYBODY: Final = 7  # both seats and the watchers


class Kiberrubezh(Game[KrState, KrView]):
    id: ClassVar[str] = "kiberrubezh"
    version: ClassVar[int] = 1
    pass_action: ClassVar[int] = DONE

    def __init__(self, options: Options | None = None, tiny: Tiny | None = None) -> None:
        o = Options() if options is None else options
        super().__init__(PLAYERS, NUM_ACTIONS, STEPS_A_TURN * 2 * (o.turn_limit + 1))
        self.chosen: Final = o
        self.t: Final = Setup(o, components.load(), tiny)

    def start(self) -> KrState:
        return deal.new_state(self.t)

    def options(self, s: KrState, seat: i64, out: Acts) -> None:
        out.clear()
        f = s.top
        if f.owed <= 0 or not has(f.owed, seat):
            return
        t = self.t
        kind = f.kind
        if kind in (K_ASSETS, K_DEPLOY):
            out.add(DONE)
            turn.legal_lay(t, s, f, out)
            turn.legal_drops(t, s, seat, False, out)
        elif kind == K_ATTACK:
            self.legal_attack(s, seat, out)
        elif kind == K_REACT:
            out.add(DONE)
            turn.legal_events(t, s, seat, out)
            turn.legal_properties(t, s, seat, out)
        elif kind == K_BLOCK:
            wave.legal_blocks(t, s, f, out)
        elif kind == K_LAST:
            out.add(DONE)
            turn.legal_events(t, s, seat, out)
            turn.legal_drops(t, s, seat, False, out)
        elif kind == K_RESOLVE:
            turn.legal_drops(t, s, seat, False, out)
            wave.legal_strikes(t, s, out)
        elif kind == K_OBJECT:
            effects.legal_objects(t, s, f, out)
        elif kind == K_FIT:
            turn.legal_fit(t, s, f, out)
        elif kind == K_TRIM:
            turn.legal_trim(t, s, f, out)
        elif kind == K_ORDER:
            deal.legal_order(s, out)
        elif kind == K_REDEAL:
            deal.legal_redeal(t, s, f, out)
        elif kind == K_BOTTOM:
            deal.legal_bottom(s, f, out)

    def legal_attack(self, s: KrState, seat: i64, out: Acts) -> None:
        """KR-3.6: while a wave is being named nothing else is done but discarding (KR-3.5)."""
        t = self.t
        if wave.named(s):
            wave.legal_means(t, s, seat, out)
            out.add(DECLARE)
            turn.legal_drops(t, s, seat, True, out)
            return
        out.add(DONE)
        turn.legal_events(t, s, seat, out)
        if not t.no_first_attack or s.turns > 1:
            wave.legal_means(t, s, seat, out)
        turn.legal_drops(t, s, seat, True, out)

    def apply(self, s: KrState, seat: i64, action: i64, out: Sink | None = None) -> None:
        self.answer(s, seat, action, out)
        go_on(self.t, s, out)

    def answer(self, s: KrState, seat: i64, action: i64, out: Sink | None) -> None:
        t = self.t
        kind = s.top.kind
        if kind in (K_ASSETS, K_DEPLOY, K_ATTACK):
            if action == DONE:
                turn.next_phase(t, s, out)
            elif action == DECLARE:
                wave.declare(s, seat, out)
            elif action < ADD0:
                turn.lay(t, s, seat, action - LAY0, out)
            elif action < DROP0:
                wave.add(s, seat, action - ADD0, out)
            else:
                turn.drop(t, s, seat, action, False, out)
        elif kind == K_DRAW:
            deal.draw(t, s, action, out)
        elif kind == K_MILL:
            deal.milled(t, s, action, out)
        elif kind in (K_REACT, K_LAST):
            if action == DONE:
                s.pop()
            elif action >= USE0:
                turn.use(t, s, seat, action - USE0, out)
            elif action >= DROP0:
                turn.drop(t, s, seat, action, False, out)
            else:
                turn.lay(t, s, seat, action - LAY0, out)
        elif kind == K_BLOCK:
            wave.block(t, s, action, out)
        elif kind == K_RESOLVE:
            if action < TEXT0:
                turn.drop(t, s, seat, action, False, out)
            else:
                wave.strike(s, action, out)
        elif kind == K_OBJECT:
            effects.choose(t, s, action, out)
        else:
            self.answer_rare(s, kind, action, out)

    def answer_rare(self, s: KrState, kind: i64, action: i64, out: Sink | None) -> None:
        t = self.t
        if kind == K_DEAL:
            deal.deal(t, s, action, out)
        elif kind == K_RANDOM:
            deal.lost(s, action, out)
        elif kind == K_FIT:
            turn.turn_down(t, s, action, out)
        elif kind == K_TRIM:
            turn.trim_one(t, s, action, out)
        elif kind == K_PEEK:
            deal.look(s, action, out)
        elif kind == K_ORDER:
            deal.order(s, action, out)
        elif kind == K_REDEAL:
            deal.redeal(t, s, action, out)
        elif kind == K_BOTTOM:
            deal.bottom(t, s, action, out)
        elif kind == K_LOTS:
            deal.lots(t, s, action, out)

    def chance(self, s: KrState) -> list[tuple[int, int]]:
        f = s.top
        if f.kind == K_LOTS:
            return [(0, 1), (1, 1)]
        base = f.a * KINDS
        if f.kind == K_RANDOM:
            return [(kind, s.hands[base + kind]) for kind in range(i64(KINDS)) if s.hands[base + kind]]
        known = self.known_top(s, f.a)
        if known >= 0 and f.kind != K_PEEK:
            return [(known, 1)]
        return [(kind, s.deck[base + kind]) for kind in range(i64(KINDS)) if s.deck[base + kind]]

    def known_top(self, s: KrState, seat: i64) -> i64:
        """The top card of a deck if its place is fixed, or NONE."""
        if s.peeked_size[seat]:
            return s.peeked[seat * LOOKED]
        if s.deck_size[seat]:
            return -1
        return s.under[seat * self.t.room] // 2

    def sample(self, s: KrState, rng: Rng) -> i64:
        f = s.top
        if f.kind == K_LOTS:
            return rng.below(2)
        base = f.a * KINDS
        kind: i64 = 0
        if f.kind == K_RANDOM:
            n = rng.below(s.size[f.a])
            while n >= s.hands[base + kind]:
                n -= s.hands[base + kind]
                kind += 1
            return kind
        if f.kind != K_PEEK:
            known = self.known_top(s, f.a)
            if known >= 0:
                return known
        n = rng.below(s.deck_size[f.a])
        while n >= s.deck[base + kind]:
            n -= s.deck[base + kind]
            kind += 1
        return kind

    def witnesses(self, s: KrState) -> i64:
        f = s.top
        if f.kind in (K_DEAL, K_BOTTOM, K_ORDER):
            return bit(f.a)
        if f.kind == K_PEEK:
            return bit(1 - f.a)
        if f.kind == K_DRAW:
            if s.peeked_size[f.a] or (not s.deck_size[f.a] and s.under[f.a * self.t.room] & 1):
                return EVERYBODY  # KR-1.10
            return bit(f.a)
        return EVERYBODY

    def returns(self, s: KrState) -> list[float]:
        """KR-3.1, KR-3.15"""
        if s.winner < 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if s.winner == 0 else [-1.0, 1.0]

    def view(self, s: KrState, seat: i64) -> KrView:
        return views.view(self.t, s, seat)

    def views(self, s: KrState, seats: list[int]) -> list[views.KrView]:
        return views.views(self.t, s, seats)

    def worlds(self, v: KrView) -> Worlds[KrState]:
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

    def rule(self, v: KrView) -> str:
        return explain.rule(v)

    def forbids(self, v: KrView, action: int) -> str:
        return explain.forbids(self.t, v, action)

    def dump(self, s: KrState) -> Mapping[str, object]:
        return codec.dump(s)

    def load(self, data: Mapping[str, object]) -> KrState:
        return codec.load(self.t, data)

    def audit(self, s: KrState) -> list[str]:
        return audit.problems(self.t, s)
