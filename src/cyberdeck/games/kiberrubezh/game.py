"""Kiberrubezh: dispatch by frame kind, nothing else."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from cyberdeck.games.kiberrubezh import codec, components, explain, invariants, notation, view
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
    K_MILL,
    K_OBJECT,
    K_ORDER,
    K_PEEK,
    K_RANDOM,
    K_REACT,
    K_REDEAL,
    K_RESOLVE,
    K_STARTER,
    K_TRIM,
    KINDS,
    LAY0,
    NUM_ACTIONS,
    TEXT0,
    USE0,
)
from cyberdeck.games.kiberrubezh.options import PLAYERS, Options, Tiny
from cyberdeck.games.kiberrubezh.params import LOOKED, RuleParams
from cyberdeck.games.kiberrubezh.rules import cards, deal, objects, turn, wave
from cyberdeck.games.kiberrubezh.rules.run import go_on
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.games.kiberrubezh.view import KrView
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import Sink
from cyberdeck.kernel.rng import Rng
from cyberdeck.toolkit.chance import card_outcomes, nth_card
from cyberdeck.toolkit.modular import ModularGame

STEPS_A_TURN: Final = 5_000  # more than any turn can take
EVERYBODY: Final = 7  # both seats and the spectators


class Kiberrubezh(ModularGame[Options, RuleParams, KrState, KrView]):
    id: ClassVar[str] = "kiberrubezh"
    version: ClassVar[int] = 1
    pass_action: ClassVar[int] = DONE

    def __init__(self, options: Options | None = None, tiny: Tiny | None = None) -> None:
        chosen = Options() if options is None else options
        params = RuleParams(chosen, components.load(), tiny)
        steps = STEPS_A_TURN * 2 * (chosen.turn_limit + 1)
        super().__init__(PLAYERS, NUM_ACTIONS, steps, chosen, params, view, notation, explain, codec, invariants)
        self.params: Final = params

    def initial_state(self) -> KrState:
        return deal.new_state(self.params)

    def legal_actions_into(self, state: KrState, seat: i64, buffer: ActionBuffer) -> None:
        buffer.clear()
        frame = state.top
        if frame.to_act <= 0 or not has(frame.to_act, seat):
            return
        params = self.params
        kind = frame.kind
        if kind in (K_ASSETS, K_DEPLOY):
            buffer.add(DONE)
            cards.legal_lay(params, state, frame, buffer)
            cards.legal_drops(params, state, seat, False, buffer)
        elif kind == K_ATTACK:
            self.legal_attack(state, seat, buffer)
        elif kind == K_REACT:
            buffer.add(DONE)
            cards.legal_events(params, state, seat, buffer)
            cards.legal_properties(params, state, seat, buffer)
        elif kind == K_BLOCK:
            wave.legal_blocks(params, state, frame, buffer)
        elif kind == K_LAST:
            buffer.add(DONE)
            cards.legal_events(params, state, seat, buffer)
            cards.legal_drops(params, state, seat, False, buffer)
        elif kind == K_RESOLVE:
            cards.legal_drops(params, state, seat, False, buffer)
            wave.legal_strikes(params, state, buffer)
        elif kind == K_OBJECT:
            objects.legal_objects(params, state, frame, buffer)
        elif kind == K_FIT:
            cards.legal_fit(params, state, frame, buffer)
        elif kind == K_TRIM:
            cards.legal_trim(params, state, frame, buffer)
        elif kind == K_ORDER:
            deal.legal_order(state, buffer)
        elif kind == K_REDEAL:
            deal.legal_redeal(params, state, frame, buffer)
        elif kind == K_BOTTOM:
            deal.legal_bottom(state, frame, buffer)

    def legal_attack(self, state: KrState, seat: i64, buffer: ActionBuffer) -> None:
        """KR-3.6: while a wave is being named nothing else is done but discarding (KR-3.5)."""
        params = self.params
        if wave.named(state):
            wave.legal_means(state, seat, buffer)
            buffer.add(DECLARE)
            cards.legal_drops(params, state, seat, True, buffer)
            return
        buffer.add(DONE)
        cards.legal_events(params, state, seat, buffer)
        if not params.no_first_attack or state.turns > 1:
            wave.legal_means(state, seat, buffer)
        cards.legal_drops(params, state, seat, True, buffer)

    def apply(self, state: KrState, seat: i64, action: i64, sink: Sink | None = None) -> None:
        self.dispatch(state, seat, action, sink)
        go_on(self.params, state, sink)

    def dispatch(self, state: KrState, seat: i64, action: i64, sink: Sink | None) -> None:
        params = self.params
        kind = state.top.kind
        if kind in (K_ASSETS, K_DEPLOY, K_ATTACK):
            if action == DONE:
                turn.next_phase(params, state, sink)
            elif action == DECLARE:
                wave.declare(state, seat, sink)
            elif action < ADD0:
                cards.lay(params, state, seat, action - LAY0, sink)
            elif action < DROP0:
                wave.add(state, seat, action - ADD0, sink)
            else:
                cards.drop(params, state, seat, action, False, sink)
        elif kind == K_DRAW:
            deal.draw(params, state, action, sink)
        elif kind == K_MILL:
            deal.milled(params, state, action, sink)
        elif kind in (K_REACT, K_LAST):
            if action == DONE:
                state.pop()
            elif action >= USE0:
                cards.use(params, state, seat, action - USE0, sink)
            elif action >= DROP0:
                cards.drop(params, state, seat, action, False, sink)
            else:
                cards.lay(params, state, seat, action - LAY0, sink)
        elif kind == K_BLOCK:
            wave.block(params, state, action, sink)
        elif kind == K_RESOLVE:
            if action < TEXT0:
                cards.drop(params, state, seat, action, False, sink)
            else:
                wave.strike(state, action, sink)
        elif kind == K_OBJECT:
            objects.choose(params, state, action, sink)
        else:
            self.dispatch_rare(state, kind, action, sink)

    def dispatch_rare(self, state: KrState, kind: i64, action: i64, sink: Sink | None) -> None:
        params = self.params
        if kind == K_DEAL:
            deal.deal(params, state, action, sink)
        elif kind == K_RANDOM:
            deal.lost(state, action, sink)
        elif kind == K_FIT:
            cards.turn_down(params, state, action, sink)
        elif kind == K_TRIM:
            cards.trim_one(params, state, action, sink)
        elif kind == K_PEEK:
            deal.look(state, action, sink)
        elif kind == K_ORDER:
            deal.order(state, action, sink)
        elif kind == K_REDEAL:
            deal.redeal(params, state, action, sink)
        elif kind == K_BOTTOM:
            deal.bottom(params, state, action, sink)
        elif kind == K_STARTER:
            deal.choose_starter(params, state, action, sink)

    def chance_outcomes(self, state: KrState) -> list[tuple[int, int]]:
        frame = state.top
        if frame.kind == K_STARTER:
            return [(0, 1), (1, 1)]
        base = frame.a * KINDS
        if frame.kind == K_RANDOM:
            return card_outcomes(state.hands, base, KINDS)
        known = self.known_top(state, frame.a)
        if known >= 0 and frame.kind != K_PEEK:
            return [(known, 1)]
        return card_outcomes(state.deck, base, KINDS)

    def known_top(self, state: KrState, seat: i64) -> i64:
        """The top card of a deck if its place is fixed, or NONE."""
        if state.peeked_size[seat]:
            return state.peeked[seat * LOOKED]
        if state.deck_size[seat]:
            return -1
        return state.under[seat * self.params.room] // 2

    def sample_chance(self, state: KrState, rng: Rng) -> i64:
        frame = state.top
        if frame.kind == K_STARTER:
            return rng.below(2)
        base = frame.a * KINDS
        if frame.kind == K_RANDOM:
            return nth_card(state.hands, base, rng.below(state.size[frame.a]))
        if frame.kind != K_PEEK:
            known = self.known_top(state, frame.a)
            if known >= 0:
                return known
        return nth_card(state.deck, base, rng.below(state.deck_size[frame.a]))

    def observers(self, state: KrState) -> i64:
        frame = state.top
        if frame.kind in (K_DEAL, K_BOTTOM, K_ORDER):
            return bit(frame.a)
        if frame.kind == K_PEEK:
            return bit(1 - frame.a)
        if frame.kind == K_DRAW:
            if state.peeked_size[frame.a] or (
                not state.deck_size[frame.a] and state.under[frame.a * self.params.room] & 1
            ):
                return EVERYBODY  # KR-1.10
            return bit(frame.a)
        return EVERYBODY

    def returns(self, state: KrState) -> list[float]:
        """KR-3.1, KR-3.15"""
        if state.winner < 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if state.winner == 0 else [-1.0, 1.0]
