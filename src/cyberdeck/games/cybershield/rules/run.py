"""What happens by itself after an answer: continuations, until somebody is asked. Compiled."""

from __future__ import annotations

from cyberdeck.games.cybershield.ids import K_ANNOUNCED, K_EXCESS
from cyberdeck.games.cybershield.rules.announce import resolve
from cyberdeck.games.cybershield.rules.turn import few_enough, step_over
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.game import BY_NOBODY, Sink


def go_on(t: Setup, s: CsState, out: Sink | None) -> None:
    while True:
        if s.top.kind == K_EXCESS:
            few_enough(t, s)
        if s.top.owed != BY_NOBODY:
            return
        f = s.pop()
        if f.kind == K_ANNOUNCED:
            resolve(t, s, f, out)
        else:
            step_over(t, s, f, out)
