"""Which rule asks, and which rule forbids, shown from a view alone."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh.ids import (
    ADD0,
    ATTACKS,
    BLOCK0,
    DECLARE,
    DROP0,
    EVENT,
    FIRST_MEASURE,
    K_ASSETS,
    K_ATTACK,
    K_BLOCK,
    K_BOTTOM,
    K_DEAL,
    K_DEPLOY,
    K_DRAW,
    K_FIT,
    K_LAST,
    K_LOTS,
    K_OBJECT,
    K_ORDER,
    K_REACT,
    K_REDEAL,
    K_RESOLVE,
    K_TRIM,
    KEEP,
    LAY0,
    MEASURE,
    NONE,
    OBJECT0,
    S_CANCEL,
    STEPS,
    TEXT0,
    USE0,
    W_LIMIT,
)
from cyberdeck.games.kiberrubezh.params import RuleParams
from cyberdeck.games.kiberrubezh.view import KrView

_DECISION_RULES = {
    K_LOTS: "KR-2.1",
    K_DEAL: "KR-2.1",
    K_REDEAL: "KR-2.2",
    K_BOTTOM: "KR-2.2",
    K_DRAW: "KR-3.2",
    K_ASSETS: "KR-3.4",
    K_DEPLOY: "KR-3.5",
    K_ATTACK: "KR-3.6",
    K_REACT: "KR-3.7",
    K_BLOCK: "KR-3.7",
    K_LAST: "KR-3.7",
    K_RESOLVE: "KR-3.8",
    K_OBJECT: "KR-3.14",
    K_ORDER: "KR-3.17",
    K_FIT: "KR-3.5",
    K_TRIM: "KR-3.5",
}
_PHASES = (K_ASSETS, K_DEPLOY, K_ATTACK)


def decision_rule(view: KrView) -> str:
    """The rule behind the question; KR-3.1 when nothing is asked any more, KR-3.8 while chance sends cards."""
    if not view.stack:
        return "KR-3.15" if view.ending == W_LIMIT else "KR-3.1"
    return _DECISION_RULES.get(view.stack[-1][0], "KR-3.8")


def violated_rule(params: RuleParams, view: KrView, action: int) -> str:
    """An action that is not legal: why not."""
    asked = view.stack[-1][0] if view.stack else NONE
    if asked == NONE or action in (0, DECLARE):
        return decision_rule(view)
    if KEEP <= action < LAY0:
        return "KR-2.2"
    if LAY0 <= action < ADD0:
        return _lay(params, view, asked, action - LAY0)
    if ADD0 <= action < DECLARE:
        return "KR-3.10" if params.no_first_attack and view.turns == 1 and asked == K_ATTACK else "KR-3.6"
    if DROP0 <= action < USE0:
        return "KR-3.5"
    if USE0 <= action < BLOCK0:
        return "KR-3.10"
    if BLOCK0 <= action < TEXT0:
        measure = (action - BLOCK0) // ATTACKS + FIRST_MEASURE
        return "KR-1.5" if asked == K_BLOCK and view.upright[view.seat][measure] else "KR-3.7"
    return "KR-3.8" if action < OBJECT0 else "KR-3.14"


def _lay(params: RuleParams, view: KrView, asked: int, kind: int) -> str:
    if not view.hand[kind]:
        return "KR-1.2"  # cards are laid from hand
    if params.sort[kind] == EVENT:
        if asked not in (*_PHASES, K_REACT, K_LAST):
            return "KR-1.6"
        useless = params.ops[kind * STEPS] == S_CANCEL and not (asked == K_REACT and _unmet(view))
        return "KR-1.7" if useless else "KR-3.5"
    if params.sort[kind] >= MEASURE or kind >= params.assets:
        return "KR-3.5" if asked == K_DEPLOY else "KR-3.16"
    if asked != K_ASSETS:
        return "KR-3.16"
    return "KR-1.7" if params.unique >> kind & 1 else "KR-3.4"


def _unmet(view: KrView) -> bool:
    return any(attacking > met for attacking, met in zip(view.wave, view.resolved, strict=True))
