"""What happens by itself after an answer: continuations, until somebody is asked. Compiled."""

from __future__ import annotations

from cyberdeck.games.cybershield.ids import K_ANNOUNCED, K_EXCESS, K_WINDOW
from cyberdeck.games.cybershield.rules.resolve import resolve
from cyberdeck.games.cybershield.rules.turn import few_enough, out_of_cards, step_over
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.game import BY_NOBODY, Sink


def go_on(t: Setup, s: CsState, out: Sink | None) -> None:
    while True:
        kind = s.top.kind
        if kind == K_EXCESS:
            few_enough(t, s)
        elif kind == K_WINDOW:
            out_of_cards(t, s, out)
        if s.top.owed != BY_NOBODY:
            return
        f = s.pop()
        if f.kind == K_ANNOUNCED:
            resolve(t, s, f, out)
        else:
            step_over(t, s, f, out)
