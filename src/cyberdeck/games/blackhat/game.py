"""Black Hat: dispatch by frame kind, nothing else."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from cyberdeck.games.blackhat import codec, components, explain, invariants, multiset, notation, view
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
from cyberdeck.games.blackhat.params import RuleParams
from cyberdeck.games.blackhat.rules import board, deal, hat, score, spaces, tracer, trick
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.games.blackhat.view import BHView
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_NOBODY, OVER, Sink
from cyberdeck.kernel.rng import Rng
from cyberdeck.toolkit.chance import pick_weighted
from cyberdeck.toolkit.modular import ModularGame


class BlackHat(ModularGame[Options, RuleParams, BHState, BHView]):
    id: ClassVar[str] = "blackhat"
    version: ClassVar[int] = 1
    pass_action: ClassVar[int] = PASS

    def __init__(self, options: Options | None = None, tiny: Tiny | None = None) -> None:
        chosen = Options() if options is None else options
        params = RuleParams(chosen, components.load(), tiny)
        super().__init__(
            chosen.players, NUM_ACTIONS, 100_000, chosen, params, view, notation, explain, codec, invariants
        )
        self.params: Final = params

    def initial_state(self) -> BHState:
        return deal.new_state(self.params)

    def legal_actions_into(self, state: BHState, seat: i64, buffer: ActionBuffer) -> None:
        buffer.clear()
        frame = state.top
        if frame.to_act <= 0 or not has(frame.to_act, seat):
            return
        kind = frame.kind
        if kind == K_PLAY:
            if state.lead:
                trick.legal_follow(state.hands[frame.a], state.lead, buffer)
            else:
                trick.legal_lead(state.hands[frame.a], buffer)
        elif kind == K_MOVE:
            board.legal_move(self.params, state, frame.a, buffer)
        elif kind == K_TAKE:
            hat.legal_take(buffer)
        elif kind == K_PICK:
            hat.legal_pick(state, frame, buffer)
        elif kind == K_SEND:
            spaces.legal_send(self.params, state, frame.b, buffer)
        elif kind == K_EXPLOIT:
            spaces.legal_exploit(self.params, state, buffer)
        elif kind == K_RELAY:
            spaces.legal_relay(self.params, state, frame.b, buffer)
        elif kind == K_RANDOMIZE:
            spaces.legal_randomizer(self.params, state, buffer)
        elif kind == K_LAY:
            spaces.legal_lay(buffer)
        elif kind == K_TRACER:
            tracer.legal_tracer(self.params, state, buffer)
        elif kind == K_LEAK:
            score.legal_leak(self.params, state, frame.a, buffer)

    def apply(self, state: BHState, seat: i64, action: i64, sink: Sink | None = None) -> None:
        params = self.params
        kind = state.top.kind
        if kind == K_PLAY:
            winner = trick.play(params, state, action, sink)
            if winner != NONE:
                self.trick_won(state, winner, sink)
        elif kind == K_DEAL:
            deal.deal(params, state, action, sink)
        elif kind == K_MOVE:
            board.move(params, state, action, sink)
        elif kind in (K_TAKE, K_PICK):
            winner = state.top.a
            if hat.take(params, state, action, sink) if kind == K_TAKE else hat.pick(params, state, action, sink):
                board.ask_act(params, state, winner, sink)
        elif kind == K_SEND:
            spaces.send(state, action, sink)
        elif kind == K_TURN:
            deal.turn(params, state, action, sink)
        elif kind == K_DRAW:
            board.draw(params, state, action, sink)
        else:
            self.apply_rare(state, kind, action, sink)
        while state.top.to_act == BY_NOBODY:
            frame = state.pop()
            if frame.kind == K_AFTER:
                score.after_action(params, state, frame, sink)
            else:
                spaces.corners(params, state, frame, sink)

    def apply_rare(self, state: BHState, kind: i64, action: i64, sink: Sink | None) -> None:
        params = self.params
        if kind == K_EXPLOIT:
            spaces.exploit(params, state, action, sink)
        elif kind == K_RELAY:
            spaces.relay(state, action, sink)
        elif kind == K_RANDOMIZE:
            spaces.randomize(state, action)
        elif kind == K_DRAW_MODULE:
            spaces.draw_module(params, state, action, sink)
        elif kind == K_LAY:
            spaces.lay(params, state, action, sink)
        elif kind == K_TRACER:
            tracer.move_tracer(params, state, action, sink)
        elif kind == K_ASSET:
            score.turn_asset(state, action, sink)
        elif kind == K_LEAK:
            score.leak(params, state, action, sink)
        elif kind == K_SHUFFLED:
            deal.shuffled(params, state, action, sink)
        elif kind == K_STATUS:
            deal.status(params, state, action, sink)
        elif kind == K_MODULE:
            deal.module(params, state, action, sink)
        elif kind == K_DEALER:
            deal.dealer(params, state, action, sink)

    def trick_won(self, state: BHState, winner: i64, sink: Sink | None) -> None:
        """BH-8.1: cards are taken, then the winner acts; the end of the trick waits below."""
        params = self.params
        state.push(K_AFTER, BY_NOBODY, 0, winner, 1 if tracer.owes_move(params, state, winner) else 0)
        if state.hat == IN_TRICK:
            hat.ask_take(params, state, winner)
        else:
            trick.sweep(params, state, 0)
            board.ask_act(params, state, winner, sink)

    def chance_outcomes(self, state: BHState) -> list[tuple[int, int]]:
        if state.top.kind == K_SHUFFLED:
            return deal.shuffled_outcomes(self.params, state)
        if state.top.kind in (K_DEAL, K_TURN, K_DRAW):
            return [(kind, n) for kind in range(KINDS) if (n := multiset.count(state.deck, kind)) > 0]
        return [(outcome, 1) for outcome in self.even(state)]

    def even(self, state: BHState) -> list[int]:
        """What chance can answer, where all of it is equally likely."""
        frame = state.top
        if frame.kind == K_STATUS:
            return deal.status_outcomes(state)
        if frame.kind == K_MODULE:
            return deal.module_outcomes(state)
        if frame.kind == K_DRAW_MODULE:
            return deal.drawable_outcomes(frame.b, state)
        return list(range(ASSETS if frame.kind == K_ASSET else self.params.seats))

    def sample_chance(self, state: BHState, rng: Rng) -> i64:
        kind = state.top.kind
        if kind in (K_DEAL, K_TURN, K_DRAW):
            return multiset.nth(state.deck, rng.below(state.deck_size))
        if kind == K_SHUFFLED:
            return pick_weighted(deal.shuffled_outcomes(self.params, state), rng)
        even = self.even(state)
        return even[rng.below(len(even))]

    def observers(self, state: BHState) -> i64:
        frame = state.top
        everybody = bit(self.num_seats + 1) - 1
        if frame.kind == K_DEAL or frame.kind == K_DRAW or frame.kind == K_STATUS:
            return deal.seen_by(self.params, frame, everybody)
        return everybody

    def returns(self, state: BHState) -> list[float]:
        won = score.winners(self.params, state) if state.top.kind == OVER else []
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(self.num_seats)]
