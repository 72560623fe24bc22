"""Runs continuations after an action until a player or chance has to act."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh.ids import K_EACH, K_EFFECT, K_PEEK, K_STAGE, T_UPRIGHT
from cyberdeck.games.kiberrubezh.params import RuleParams
from cyberdeck.games.kiberrubezh.rules.deal import looked
from cyberdeck.games.kiberrubezh.rules.effects import mill, step
from cyberdeck.games.kiberrubezh.rules.turn import begin_turn, upright
from cyberdeck.games.kiberrubezh.rules.wave import stage
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.game import BY_NOBODY, Sink


def go_on(params: RuleParams, state: KrState, sink: Sink | None) -> None:
    while True:
        frame = state.top
        if frame.kind == K_PEEK and frame.b == 0:
            looked(state)
            continue
        if frame.to_act != BY_NOBODY:
            return
        state.pop()
        if frame.kind == K_EFFECT:
            step(params, state, frame, sink)
        elif frame.kind == K_EACH:
            mill(state, frame.a, frame.b)
        elif frame.kind == K_STAGE and frame.b > T_UPRIGHT:
            stage(params, state, frame)
        elif frame.b == T_UPRIGHT:
            upright(params, state, frame.a, sink)
        else:
            begin_turn(params, state, 1 - frame.a, sink)
