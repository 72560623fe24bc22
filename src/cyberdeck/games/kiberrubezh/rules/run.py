"""What happens by itself after an answer: continuations, until somebody is asked. Compiled."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh.ids import K_EACH, K_EFFECT, K_PEEK, K_STAGE, T_UPRIGHT
from cyberdeck.games.kiberrubezh.rules.deal import looked
from cyberdeck.games.kiberrubezh.rules.effects import mill, step
from cyberdeck.games.kiberrubezh.rules.turn import begin_turn, upright
from cyberdeck.games.kiberrubezh.rules.wave import stage
from cyberdeck.games.kiberrubezh.setup import Setup
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.game import BY_NOBODY, Sink


def go_on(t: Setup, s: KrState, out: Sink | None) -> None:
    while True:
        f = s.top
        if f.kind == K_PEEK and f.b == 0:
            looked(s)
            continue
        if f.owed != BY_NOBODY:
            return
        s.pop()
        if f.kind == K_EFFECT:
            step(t, s, f, out)
        elif f.kind == K_EACH:
            mill(s, f.a, f.b)
        elif f.kind == K_STAGE and f.b > T_UPRIGHT:
            stage(t, s, f, out)
        elif f.b == T_UPRIGHT:
            upright(t, s, f.a, out)
        else:
            begin_turn(t, s, 1 - f.a, out)
