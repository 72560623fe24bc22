"""Lokalka: dispatch by frame kind, nothing else. Compiled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from cyberdeck.games.lokalka import audit, codec, components, explain, notation
from cyberdeck.games.lokalka import view as views
from cyberdeck.games.lokalka.ids import (
    ATTACK0,
    BUILD0,
    END,
    FLOOD0,
    K_ADMIN,
    K_BUILD,
    K_DEAL,
    K_DIRECT,
    K_DRAW,
    K_EXCESS,
    K_FLOOD,
    K_LAY,
    K_ROLE,
    K_SETUP,
    K_STEAL,
    K_STOLEN,
    K_TEST,
    K_TURN,
    K_VIRUSES,
    KINDS,
    NUM_ACTIONS,
    PASS,
)
from cyberdeck.games.lokalka.options import Options, Tiny
from cyberdeck.games.lokalka.rules import attack, deal, hands, marks, specials, steal, turn
from cyberdeck.games.lokalka.setup import Setup
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.games.lokalka.view import LokView
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import bit, has, members
from cyberdeck.kernel.game import OVER, Game, Sink, Worlds
from cyberdeck.kernel.rng import Rng
from cyberdeck.kernel.wire import Event, Move

STEPS_A_ROUND: Final = 5_000  # more than any round can take


class Lokalka(Game[LokState, LokView]):
    id: ClassVar[str] = "lokalka"
    version: ClassVar[int] = 1
    pass_action: ClassVar[int] = PASS

    def __init__(self, options: Options | None = None, tiny: Tiny | None = None) -> None:
        o = Options() if options is None else options
        super().__init__(o.players, NUM_ACTIONS, STEPS_A_ROUND * (o.round_limit + 1))
        self.chosen: Final = o
        self.t: Final = Setup(o, components.load(), tiny)

    def start(self) -> LokState:
        return deal.new_state(self.t)

    def options(self, s: LokState, seat: i64, out: Acts) -> None:
        out.clear()
        f = s.top
        if f.owed <= 0 or not has(f.owed, seat):
            return
        kind = f.kind
        if kind == K_TURN:
            self.legal_turn(s, seat, out)
        elif kind == K_DIRECT:
            if has(s.pending(), seat):
                attack.legal_direct(s, f, seat, out)
        elif kind in (K_FLOOD, K_EXCESS):
            turn.legal_discard(s, f, out)
        elif kind == K_VIRUSES:
            specials.legal_viruses(s, f, out)
        elif kind == K_SETUP:
            deal.legal_setup(self.t, s, f, out)
        elif kind == K_BUILD:
            deal.legal_build(s, out)

    def legal_turn(self, s: LokState, seat: i64, out: Acts) -> None:
        """LOK-4.2"""
        out.add(END)
        deal.legal_defence(self.t, s, seat, 0, out)
        attack.legal_attack(self.t, s, seat, out)
        specials.legal_specials(self.t, s, seat, out)

    def apply(self, s: LokState, seat: i64, action: i64, out: Sink | None = None) -> None:
        t = self.t
        kind = s.top.kind
        if kind == K_TURN:
            if action == END:
                turn.end_turn(t, s, out)
            elif action < ATTACK0:
                deal.lay_defence(t, s, seat, action, out)
            elif action < FLOOD0:
                attack.attack(t, s, seat, action, out)
            else:
                specials.play(t, s, seat, action, out)
        elif kind == K_DRAW:
            hands.draw(t, s, action, out)
        elif kind == K_EXCESS:
            turn.excess(t, s, action, out)
        elif kind == K_VIRUSES:
            specials.viruses(t, s, action, out)
        elif kind == K_FLOOD:
            specials.flood(t, s, action, out)
        elif kind == K_STEAL:
            steal.steal(s, action)
        elif kind == K_STOLEN:
            steal.stolen(t, s, action, out)
        elif kind == K_DIRECT:
            attack.direct(t, s, seat, action, out)
        elif kind == K_TEST:
            specials.test(t, s, action, out)
        else:
            self.apply_setup(s, kind, action, out)

    def apply_setup(self, s: LokState, kind: i64, action: i64, out: Sink | None) -> None:
        t = self.t
        if kind == K_DEAL:
            deal.deal(t, s, action, out)
        elif kind == K_SETUP:
            deal.setup(t, s, action, out)
        elif kind == K_BUILD:
            deal.lay_host(t, s, action - BUILD0, out)
        elif kind == K_LAY:
            deal.lay_host(t, s, action, out)
        elif kind == K_ROLE:
            deal.role(t, s, action, out)
        elif kind == K_ADMIN:
            deal.admin(t, s, action, out)

    def chance(self, s: LokState) -> list[tuple[int, int]]:
        f = s.top
        if f.kind == K_STEAL:
            return marks.groups(s, f.b)
        if f.kind == K_STOLEN:
            return marks.kinds_in_group(s, f.b, f.pc)
        if f.kind == K_ROLE:
            return deal.roles_left(self.t, s)
        if f.kind == K_ADMIN:
            return [(seat, 1) for seat in range(self.seats)]
        if f.kind == K_LAY:
            return [(host, 1) for host in members(deal.hosts_left(s))]
        return [(kind, s.deck[kind]) for kind in range(i64(KINDS)) if s.deck[kind]]

    def sample(self, s: LokState, rng: Rng) -> i64:
        kind = s.top.kind
        if kind in (K_DRAW, K_DEAL, K_TEST):
            return nth(s, rng.below(s.deck_size))
        outcomes = self.chance(s)
        total = sum([weight for _, weight in outcomes])
        left: i64 = rng.below(total)
        for outcome, weight in outcomes:
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("no outcome")

    def witnesses(self, s: LokState) -> i64:
        f = s.top
        if f.kind == K_DIRECT:
            return 0
        if f.kind == K_DRAW or f.kind == K_DEAL or f.kind == K_ROLE:
            return bit(f.a) | hands.see_all(self.t, s)
        if f.kind == K_STOLEN:
            return bit(f.a) | bit(f.b) | steal.knows_group(s, f.b, f.pc) | hands.see_all(self.t, s)
        return self.t.everybody | self.t.watchers

    def returns(self, s: LokState) -> list[float]:
        """LOK-9: a team wins together."""
        return [1.0 if has(s.winners, seat) else 0.0 for seat in range(self.seats)]

    def hears(self, s: LokState, seat: i64) -> i64:
        """LOK-8.8: while the game goes on, a player who is out is heard as the table wants it; one who sees everything
        (LOK-8.7) never by those who are in.
        """
        t = self.t
        if s.top.kind == OVER or has(s.alive, seat) or (t.out_talk == 0 and not has(hands.see_all(t, s), seat)):
            return t.everybody | t.watchers
        return 0 if t.out_talk == 2 else t.everybody & ~s.alive

    def view(self, s: LokState, seat: i64) -> LokView:
        return views.view(self.t, s, seat)

    def views(self, s: LokState, seats: list[int]) -> list[views.LokView]:
        return views.views(self.t, s, seats)

    def worlds(self, v: LokView) -> Worlds[LokState]:
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

    def rule(self, v: LokView) -> str:
        return explain.rule(v)

    def forbids(self, v: LokView, action: int) -> str:
        return explain.forbids(self.t, v, action)

    def dump(self, s: LokState) -> Mapping[str, object]:
        return codec.dump(s)

    def load(self, data: Mapping[str, object]) -> LokState:
        return codec.load(self.t, data)

    def audit(self, s: LokState) -> list[str]:
        return audit.problems(self.t, s)


def nth(s: LokState, n: i64) -> i64:
    """The kind of the n-th card of the deck."""
    kind: i64 = 0
    while n >= s.deck[kind]:
        n -= s.deck[kind]
        kind += 1
    return kind
