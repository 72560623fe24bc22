"""The rule behind a decision, and the rule that an illegal action violates, from a view alone."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh import ids
from cyberdeck.games.kiberrubezh.params import RuleParams
from cyberdeck.games.kiberrubezh.view import KrView

_DECISION_RULES = {
    ids.K_STARTER: "KR-2.1",
    ids.K_DEAL: "KR-2.1",
    ids.K_REDEAL: "KR-2.2",
    ids.K_BOTTOM: "KR-2.2",
    ids.K_DRAW: "KR-3.2",
    ids.K_ASSETS: "KR-3.4",
    ids.K_DEPLOY: "KR-3.5",
    ids.K_ATTACK: "KR-3.6",
    ids.K_REACT: "KR-3.7",
    ids.K_BLOCK: "KR-3.7",
    ids.K_LAST: "KR-3.7",
    ids.K_RESOLVE: "KR-3.8",
    ids.K_OBJECT: "KR-3.14",
    ids.K_ORDER: "KR-3.17",
    ids.K_FIT: "KR-3.5",
    ids.K_TRIM: "KR-3.5",
}
_PHASES = (ids.K_ASSETS, ids.K_DEPLOY, ids.K_ATTACK)


def decision_rule(view: KrView) -> str:
    """The rule behind the decision; KR-3.1 when the game is over, KR-3.8 while chance sends cards."""
    if not view.stack:
        return "KR-3.15" if view.ending == ids.W_LIMIT else "KR-3.1"
    return _DECISION_RULES.get(view.stack[-1][0], "KR-3.8")


def violated_rule(params: RuleParams, view: KrView, action: int) -> str:
    """The rule that an illegal action violates."""
    open_frame = view.stack[-1][0] if view.stack else ids.NONE
    if open_frame == ids.NONE or action in (0, ids.DECLARE):
        return decision_rule(view)
    if ids.KEEP <= action < ids.LAY0:
        return "KR-2.2"
    if ids.LAY0 <= action < ids.ADD0:
        return _lay(params, view, open_frame, action - ids.LAY0)
    if ids.ADD0 <= action < ids.DECLARE:
        return "KR-3.10" if params.no_first_attack and view.turns == 1 and open_frame == ids.K_ATTACK else "KR-3.6"
    if ids.DROP0 <= action < ids.USE0:
        return "KR-3.5"
    if ids.USE0 <= action < ids.BLOCK0:
        return "KR-3.10"
    if ids.BLOCK0 <= action < ids.TEXT0:
        measure = (action - ids.BLOCK0) // ids.ATTACKS + ids.FIRST_MEASURE
        return "KR-1.5" if open_frame == ids.K_BLOCK and view.upright[view.seat][measure] else "KR-3.7"
    return "KR-3.8" if action < ids.OBJECT0 else "KR-3.14"


def _lay(params: RuleParams, view: KrView, open_frame: int, kind: int) -> str:
    if not view.hand[kind]:
        return "KR-1.2"  # cards are laid from hand
    if params.sort[kind] == ids.EVENT:
        if open_frame not in (*_PHASES, ids.K_REACT, ids.K_LAST):
            return "KR-1.6"
        useless = params.ops[kind * ids.STEPS] == ids.S_CANCEL and not (open_frame == ids.K_REACT and _unmet(view))
        return "KR-1.7" if useless else "KR-3.5"
    if params.sort[kind] >= ids.MEASURE or kind >= params.assets:
        return "KR-3.5" if open_frame == ids.K_DEPLOY else "KR-3.16"
    if open_frame != ids.K_ASSETS:
        return "KR-3.16"
    return "KR-1.7" if params.unique >> kind & 1 else "KR-3.4"


def _unmet(view: KrView) -> bool:
    return any(attacking > met for attacking, met in zip(view.wave, view.resolved, strict=True))
