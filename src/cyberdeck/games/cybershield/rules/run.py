"""Runs continuations after an action until a player or chance has to act."""

from __future__ import annotations

from cyberdeck.games.cybershield.ids import K_ANNOUNCED, K_EXCESS, K_WINDOW
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.rules.resolve import resolve
from cyberdeck.games.cybershield.rules.turn import few_enough, out_of_cards, step_over
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.game import BY_NOBODY, Sink


def go_on(params: RuleParams, state: CsState, sink: Sink | None) -> None:
    while True:
        kind = state.top.kind
        if kind == K_EXCESS:
            few_enough(params, state)
        elif kind == K_WINDOW:
            out_of_cards(params, state, sink)
        if state.top.to_act != BY_NOBODY:
            return
        frame = state.pop()
        if frame.kind == K_ANNOUNCED:
            resolve(params, state, frame, sink)
        else:
            step_over(params, state, frame, sink)
