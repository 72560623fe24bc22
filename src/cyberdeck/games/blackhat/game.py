"""Black Hat: dispatch by frame kind, nothing else. Compiled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from cyberdeck.games.blackhat import audit, codec, components, explain, multiset, notation
from cyberdeck.games.blackhat import view as views
from cyberdeck.games.blackhat.ids import (
    ASSETS,
    IN_TRICK,
    K_AFTER,
    K_ASSET,
    K_DEAL,
    K_DEALER,
    K_DRAW,
    K_DRAW_MODULE,
    K_EXPLOIT,
    K_LAY,
    K_LEAK,
    K_MODULE,
    K_MOVE,
    K_PICK,
    K_PLAY,
    K_RANDOMIZE,
    K_RELAY,
    K_SEND,
    K_SHUFFLED,
    K_STATUS,
    K_TAKE,
    K_TRACER,
    K_TURN,
    KINDS,
    NONE,
    NUM_ACTIONS,
    PASS,
)
from cyberdeck.games.blackhat.options import Options, Tiny
from cyberdeck.games.blackhat.rules import board, deal, hat, score, spaces, tracer, trick
from cyberdeck.games.blackhat.setup import Setup
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.games.blackhat.view import BHView
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_NOBODY, OVER, Game, Sink, Worlds
from cyberdeck.kernel.rng import Rng
from cyberdeck.kernel.wire import Event, Move


class BlackHat(Game[BHState, BHView]):
    id: ClassVar[str] = "blackhat"
    version: ClassVar[int] = 1
    pass_action: ClassVar[int] = PASS

    def __init__(self, options: Options | None = None, tiny: Tiny | None = None) -> None:
        o = Options() if options is None else options
        super().__init__(o.players, NUM_ACTIONS, 100_000)
        self.chosen: Final = o
        self.t: Final = Setup(o, components.load(), tiny)

    def start(self) -> BHState:
        return deal.new_state(self.t)

    def options(self, s: BHState, seat: i64, out: Acts) -> None:
        out.clear()
        f = s.top
        if f.owed <= 0 or not has(f.owed, seat):
            return
        kind = f.kind
        if kind == K_PLAY:
            if s.lead:
                trick.legal_follow(s.hands[f.a], s.lead, out)
            else:
                trick.legal_lead(s.hands[f.a], out)
        elif kind == K_MOVE:
            board.legal_move(self.t, s, f.a, out)
        elif kind == K_TAKE:
            hat.legal_take(out)
        elif kind == K_PICK:
            hat.legal_pick(s, f, out)
        elif kind == K_SEND:
            spaces.legal_send(self.t, s, f.b, out)
        elif kind == K_EXPLOIT:
            spaces.legal_exploit(self.t, s, out)
        elif kind == K_RELAY:
            spaces.legal_relay(self.t, s, f.b, out)
        elif kind == K_RANDOMIZE:
            spaces.legal_randomizer(self.t, s, out)
        elif kind == K_LAY:
            spaces.legal_lay(out)
        elif kind == K_TRACER:
            tracer.legal_tracer(self.t, s, out)
        elif kind == K_LEAK:
            score.legal_leak(self.t, s, f.a, out)

    def apply(self, s: BHState, seat: i64, action: i64, out: Sink | None = None) -> None:
        t = self.t
        kind = s.top.kind
        if kind == K_PLAY:
            winner = trick.play(t, s, action, out)
            if winner != NONE:
                self.trick_won(s, winner, out)
        elif kind == K_DEAL:
            deal.deal(t, s, action, out)
        elif kind == K_MOVE:
            board.move(t, s, action, out)
        elif kind in (K_TAKE, K_PICK):
            winner = s.top.a
            if hat.take(t, s, action, out) if kind == K_TAKE else hat.pick(t, s, action, out):
                board.ask_act(t, s, winner, out)
        elif kind == K_SEND:
            spaces.send(s, action, out)
        elif kind == K_TURN:
            deal.turn(t, s, action, out)
        elif kind == K_DRAW:
            board.draw(t, s, action, out)
        else:
            self.apply_rare(s, kind, action, out)
        while s.top.owed == BY_NOBODY:
            f = s.pop()
            if f.kind == K_AFTER:
                score.after_action(t, s, f, out)
            else:
                spaces.corners(t, s, f, out)

    def apply_rare(self, s: BHState, kind: i64, action: i64, out: Sink | None) -> None:
        t = self.t
        if kind == K_EXPLOIT:
            spaces.exploit(t, s, action, out)
        elif kind == K_RELAY:
            spaces.relay(s, action, out)
        elif kind == K_RANDOMIZE:
            spaces.randomize(s, action)
        elif kind == K_DRAW_MODULE:
            spaces.draw_module(t, s, action, out)
        elif kind == K_LAY:
            spaces.lay(t, s, action, out)
        elif kind == K_TRACER:
            tracer.move_tracer(t, s, action, out)
        elif kind == K_ASSET:
            score.turn_asset(s, action, out)
        elif kind == K_LEAK:
            score.leak(t, s, action, out)
        elif kind == K_SHUFFLED:
            deal.shuffled(t, s, action, out)
        elif kind == K_STATUS:
            deal.status(t, s, action, out)
        elif kind == K_MODULE:
            deal.module(t, s, action, out)
        elif kind == K_DEALER:
            deal.dealer(t, s, action, out)

    def trick_won(self, s: BHState, winner: i64, out: Sink | None) -> None:
        """BH-8.1: cards are taken, then the winner acts; the end of the trick waits below."""
        t = self.t
        s.push(K_AFTER, BY_NOBODY, 0, winner, 1 if tracer.owes_move(t, s, winner) else 0)
        if s.hat == IN_TRICK:
            hat.ask_take(t, s, winner)
        else:
            trick.sweep(t, s, 0)
            board.ask_act(t, s, winner, out)

    def chance(self, s: BHState) -> list[tuple[int, int]]:
        if s.top.kind == K_SHUFFLED:
            return deal.shuffled_outcomes(self.t, s)
        if s.top.kind in (K_DEAL, K_TURN, K_DRAW):
            return [(kind, n) for kind in range(KINDS) if (n := multiset.count(s.deck, kind)) > 0]
        return [(outcome, 1) for outcome in self.even(s)]

    def even(self, s: BHState) -> list[int]:
        """What chance can answer, where all of it is equally likely."""
        f = s.top
        if f.kind == K_STATUS:
            return deal.status_outcomes(s)
        if f.kind == K_MODULE:
            return deal.module_outcomes(s)
        if f.kind == K_DRAW_MODULE:
            return deal.drawable_outcomes(f.b, s)
        return list(range(ASSETS if f.kind == K_ASSET else self.t.seats))

    def sample(self, s: BHState, rng: Rng) -> i64:
        kind = s.top.kind
        if kind in (K_DEAL, K_TURN, K_DRAW):
            return multiset.nth(s.deck, rng.below(s.deck_size))
        if kind == K_SHUFFLED:
            return pick_weighted(deal.shuffled_outcomes(self.t, s), rng)
        even = self.even(s)
        return even[rng.below(len(even))]

    def witnesses(self, s: BHState) -> i64:
        f = s.top
        everybody = bit(self.seats + 1) - 1
        if f.kind == K_DEAL or f.kind == K_DRAW or f.kind == K_STATUS:
            return deal.seen_by(self.t, f, everybody)
        return everybody

    def returns(self, s: BHState) -> list[float]:
        won = score.winners(self.t, s) if s.top.kind == OVER else []
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(self.seats)]

    def view(self, s: BHState, seat: i64) -> BHView:
        return views.view(self.t, s, seat)

    def views(self, s: BHState, seats: list[int]) -> list[views.BHView]:
        return views.views(self.t, s, seats)

    def worlds(self, v: BHView) -> Worlds[BHState]:
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

    def rule(self, v: BHView) -> str:
        return explain.rule(v)

    def forbids(self, v: BHView, action: int) -> str:
        return explain.forbids(self.t, v, action)

    def dump(self, s: BHState) -> Mapping[str, object]:
        return codec.dump(s)

    def load(self, data: Mapping[str, object]) -> BHState:
        return codec.load(self.t, data)

    def audit(self, s: BHState) -> list[str]:
        return audit.problems(self.t, s)


def pick_weighted(outcomes: list[tuple[int, int]], rng: Rng) -> i64:
    total = sum([weight for _, weight in outcomes])
    left: i64 = rng.below(total)
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    raise AssertionError("no outcome")
