"""Cyber Shield: dispatch by frame kind, nothing else."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from cyberdeck.games.cybershield import codec, components, explain, invariants, notation, view
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
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.rules import announce, arrange, deal, hands, search, turn
from cyberdeck.games.cybershield.rules.run import go_on
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.games.cybershield.view import CsView
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import Sink
from cyberdeck.kernel.rng import Rng
from cyberdeck.toolkit.chance import card_outcomes, nth_card
from cyberdeck.toolkit.modular import ModularGame

STEPS_A_TURN: Final = 2_000  # more than any turn can take
EVERYBODY: Final = 7  # both seats and the spectators


class CyberShield(ModularGame[Options, RuleParams, CsState, CsView]):
    id: ClassVar[str] = "cybershield"
    version: ClassVar[int] = 1
    pass_action: ClassVar[int] = PASS

    def __init__(self, options: Options | None = None, tiny: Tiny | None = None) -> None:
        chosen = Options() if options is None else options
        params = RuleParams(chosen, components.load(), tiny)
        steps = STEPS_A_TURN * 2 * (chosen.turn_limit + 1)
        super().__init__(PLAYERS, NUM_ACTIONS, steps, chosen, params, view, notation, explain, codec, invariants)
        self.params: Final = params

    def initial_state(self) -> CsState:
        return deal.new_state(self.params)

    def legal_actions_into(self, state: CsState, seat: i64, buffer: ActionBuffer) -> None:
        buffer.clear()
        frame = state.top
        if frame.to_act <= 0 or not has(frame.to_act, seat):
            return
        params = self.params
        kind = frame.kind
        if kind in (K_ANSWER, K_WINDOW):
            buffer.add(PASS)
            turn.legal_free_cards(params, state, seat, buffer)
        elif kind == K_PLAYS:
            turn.legal_plays(params, state, seat, buffer)
        elif kind == K_JOIN:
            arrange.legal_joints(params, state, frame, buffer)
        elif kind == K_ARRANGE:
            buffer.add(DONE)
            arrange.legal_moves(state, frame, buffer)
            turn.legal_free(params, state, seat, buffer)
        elif kind == K_DRAWING:
            turn.legal_drawing(state, seat, buffer)
            turn.legal_free(params, state, seat, buffer)
        elif kind == K_EXCESS:
            turn.legal_free(params, state, seat, buffer)
            turn.legal_excess(state, seat, buffer)
        elif kind == K_TENDER:
            search.legal_tender(params, state, buffer)
        elif kind == K_UNDER:
            search.legal_under(state, buffer)
        elif kind == K_MULLIGAN:
            buffer.add(KEEP)
            buffer.add(AGAIN)

    def apply(self, state: CsState, seat: i64, action: i64, sink: Sink | None = None) -> None:
        first = state.score[0]
        second = state.score[1]
        self.dispatch(state, seat, action, sink)
        go_on(self.params, state, sink)
        if sink is not None and not state.ending:
            if state.score[0] != first:
                sink.emit(Scored(0, state.score[0], first))
            if state.score[1] != second:
                sink.emit(Scored(1, state.score[1], second))

    def dispatch(self, state: CsState, seat: i64, action: i64, sink: Sink | None) -> None:
        params = self.params
        kind = state.top.kind
        if kind == K_ANSWER:
            if action == PASS:
                state.pop()
            else:
                announce.answer(params, state, seat, action, sink)
        elif kind == K_WINDOW:
            if action == PASS:
                frame = state.pop()
                turn.next_step(params, state, 1 - frame.a, frame.b, sink)
            else:
                announce.play(params, state, seat, action, sink)
        elif kind == K_PLAYS:
            if action == END:
                turn.end_plays(state)
            else:
                announce.play(params, state, seat, action, sink)
        elif kind == K_JOIN:
            self.join(state, action, sink)
        elif kind == K_DRAW:
            hands.draw(params, state, action, sink)
        elif kind == K_DRAWING:
            if action in (DRAW, TAKE):
                turn.draw_or_take(params, state, action, sink)
            else:
                announce.play(params, state, seat, action, sink)
        elif kind == K_ARRANGE:
            self.arrange(state, seat, action, sink)
        elif kind == K_EXCESS:
            if action >= DISCARD0 and action < TENDER0:
                turn.discard(params, state, seat, action - DISCARD0, sink)
            else:
                announce.play(params, state, seat, action, sink)
        else:
            self.dispatch_rare(state, kind, action, sink)

    def join(self, state: CsState, action: i64, sink: Sink | None) -> None:
        if state.top.pc:
            announce.joint_of_new(self.params, state, action, sink)
        elif action == DONE:
            state.pop()
        else:
            arrange.plan_joint(self.params, state, action, sink)

    def arrange(self, state: CsState, seat: i64, action: i64, sink: Sink | None) -> None:
        if action == DONE:
            if turn.arranged(state):
                announce.announce(self.params, state, seat, DONE, 0, sink)
        elif action < JOIN0:
            arrange.move(self.params, state, action - MOVE0, sink)
        else:
            announce.play(self.params, state, seat, action, sink)

    def dispatch_rare(self, state: CsState, kind: i64, action: i64, sink: Sink | None) -> None:
        params = self.params
        if kind == K_DEAL:
            deal.deal(params, state, action, sink)
        elif kind == K_LOOK:
            search.look(params, state, action, sink)
        elif kind == K_UNDER:
            search.under(params, state, action, sink)
        elif kind == K_TENDER:
            search.tender(params, state, action, sink)
        elif kind == K_RANDOM:
            search.at_random(params, state, action, sink)
        elif kind == K_MULLIGAN:
            deal.mulligan(params, state, action, sink)
        elif kind == K_COIN:
            deal.coin(params, state, action, sink)

    def chance_outcomes(self, state: CsState) -> list[tuple[int, int]]:
        frame = state.top
        if frame.kind == K_COIN:
            return [(0, 1), (1, 1)]
        base = frame.a * KINDS
        if frame.kind == K_RANDOM:
            return card_outcomes(state.hands, base, KINDS)
        if state.deck_size[frame.a]:
            return card_outcomes(state.deck, base, KINDS)
        return [(state.under[frame.a * self.params.room], 1)]

    def sample_chance(self, state: CsState, rng: Rng) -> i64:
        frame = state.top
        if frame.kind == K_COIN:
            return rng.below(2)
        base = frame.a * KINDS
        if frame.kind == K_RANDOM:
            return nth_card(state.hands, base, rng.below(state.size[frame.a]))
        if not state.deck_size[frame.a]:
            return state.under[frame.a * self.params.room]
        return nth_card(state.deck, base, rng.below(state.deck_size[frame.a]))

    def observers(self, state: CsState) -> i64:
        frame = state.top
        if frame.kind == K_DRAW or frame.kind == K_DEAL or frame.kind == K_LOOK or frame.kind == K_UNDER:
            return bit(frame.a)
        return EVERYBODY

    def returns(self, state: CsState) -> list[float]:
        """CS-2"""
        if state.winner < 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if state.winner == 0 else [-1.0, 1.0]
