"""Lokalka: dispatch by frame kind, nothing else."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from cyberdeck.games.lokalka import codec, components, explain, invariants, notation, view
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
from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.rules import attack, deal, hands, marks, specials, steal, turn
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.games.lokalka.view import LokView
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import bit, has, members
from cyberdeck.kernel.game import OVER, Sink
from cyberdeck.kernel.rng import Rng
from cyberdeck.toolkit.chance import card_outcomes, nth_card, pick_weighted
from cyberdeck.toolkit.modular import ModularGame

STEPS_A_ROUND: Final = 5_000  # more than any round can take


class Lokalka(ModularGame[Options, RuleParams, LokState, LokView]):
    id: ClassVar[str] = "lokalka"
    version: ClassVar[int] = 1
    pass_action: ClassVar[int] = PASS

    def __init__(self, options: Options | None = None, tiny: Tiny | None = None) -> None:
        chosen = Options() if options is None else options
        params = RuleParams(chosen, components.load(), tiny)
        steps = STEPS_A_ROUND * (chosen.round_limit + 1)
        super().__init__(chosen.players, NUM_ACTIONS, steps, chosen, params, view, notation, explain, codec, invariants)
        self.params: Final = params

    def initial_state(self) -> LokState:
        return deal.new_state(self.params)

    def legal_actions_into(self, state: LokState, seat: i64, buffer: ActionBuffer) -> None:
        buffer.clear()
        frame = state.top
        if frame.to_act <= 0 or not has(frame.to_act, seat):
            return
        kind = frame.kind
        if kind == K_TURN:
            self.legal_turn(state, seat, buffer)
        elif kind == K_DIRECT:
            if has(state.players_to_act(), seat):
                attack.legal_direct(state, frame, seat, buffer)
        elif kind in (K_FLOOD, K_EXCESS):
            turn.legal_discard(state, frame, buffer)
        elif kind == K_VIRUSES:
            specials.legal_viruses(state, frame, buffer)
        elif kind == K_SETUP:
            deal.legal_setup(self.params, state, frame, buffer)
        elif kind == K_BUILD:
            deal.legal_build(state, buffer)

    def legal_turn(self, state: LokState, seat: i64, buffer: ActionBuffer) -> None:
        """LOK-4.2"""
        buffer.add(END)
        deal.legal_defence(self.params, state, seat, 0, buffer)
        attack.legal_attack(self.params, state, seat, buffer)
        specials.legal_specials(self.params, state, seat, buffer)

    def apply(self, state: LokState, seat: i64, action: i64, sink: Sink | None = None) -> None:
        params = self.params
        kind = state.top.kind
        if kind == K_TURN:
            if action == END:
                turn.end_turn(params, state, sink)
            elif action < ATTACK0:
                deal.lay_defence(params, state, seat, action, sink)
            elif action < FLOOD0:
                attack.attack(params, state, seat, action, sink)
            else:
                specials.play(params, state, seat, action, sink)
        elif kind == K_DRAW:
            hands.draw(params, state, action, sink)
        elif kind == K_EXCESS:
            turn.excess(params, state, action, sink)
        elif kind == K_VIRUSES:
            specials.viruses(params, state, action, sink)
        elif kind == K_FLOOD:
            specials.flood(params, state, action, sink)
        elif kind == K_STEAL:
            steal.steal(state, action)
        elif kind == K_STOLEN:
            steal.stolen(params, state, action, sink)
        elif kind == K_DIRECT:
            attack.direct(params, state, seat, action, sink)
        elif kind == K_TEST:
            specials.test(params, state, action, sink)
        else:
            self.apply_setup(state, kind, action, sink)

    def apply_setup(self, state: LokState, kind: i64, action: i64, sink: Sink | None) -> None:
        params = self.params
        if kind == K_DEAL:
            deal.deal(params, state, action, sink)
        elif kind == K_SETUP:
            deal.setup(params, state, action, sink)
        elif kind == K_BUILD:
            deal.lay_host(params, state, action - BUILD0, sink)
        elif kind == K_LAY:
            deal.lay_host(params, state, action, sink)
        elif kind == K_ROLE:
            deal.role(params, state, action, sink)
        elif kind == K_ADMIN:
            deal.admin(params, state, action, sink)

    def chance_outcomes(self, state: LokState) -> list[tuple[int, int]]:
        frame = state.top
        if frame.kind == K_STEAL:
            return marks.groups(state, frame.b)
        if frame.kind == K_STOLEN:
            return marks.kinds_in_group(state, frame.b, frame.pc)
        if frame.kind == K_ROLE:
            return deal.roles_left(self.params, state)
        if frame.kind == K_ADMIN:
            return [(seat, 1) for seat in range(self.num_seats)]
        if frame.kind == K_LAY:
            return [(host, 1) for host in members(deal.hosts_left(state))]
        return card_outcomes(state.deck, 0, KINDS)

    def sample_chance(self, state: LokState, rng: Rng) -> i64:
        kind = state.top.kind
        if kind in (K_DRAW, K_DEAL, K_TEST):
            return nth_card(state.deck, 0, rng.below(state.deck_size))
        return pick_weighted(self.chance_outcomes(state), rng)

    def observers(self, state: LokState) -> i64:
        frame = state.top
        if frame.kind == K_DIRECT:
            return 0
        if frame.kind == K_DRAW or frame.kind == K_DEAL or frame.kind == K_ROLE:
            return bit(frame.a) | hands.see_all(self.params, state)
        if frame.kind == K_STOLEN:
            return (
                bit(frame.a)
                | bit(frame.b)
                | steal.knows_group(state, frame.b, frame.pc)
                | hands.see_all(self.params, state)
            )
        return self.params.everybody | self.params.spectators

    def returns(self, state: LokState) -> list[float]:
        """LOK-9: a team wins together."""
        return [1.0 if has(state.winners, seat) else 0.0 for seat in range(self.num_seats)]

    def chat_audience(self, state: LokState, seat: i64) -> i64:
        """LOK-8.8: while the game goes on, a player who is out is heard as the table wants it; one who sees everything
        (LOK-8.7) never by those who are in.
        """
        params = self.params
        talk = params.options.out_talk
        if (
            state.top.kind == OVER
            or has(state.alive, seat)
            or (talk == "all" and not has(hands.see_all(params, state), seat))
        ):
            return params.everybody | params.spectators
        return 0 if talk == "none" else params.everybody & ~state.alive
