"""The rule behind a decision, and the rule that an illegal action violates, from a view alone."""

from __future__ import annotations

from cyberdeck.games.cybershield import ids
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.rules.arrange import joint, joints, slot_of
from cyberdeck.games.cybershield.rules.cards import card_of, side_of
from cyberdeck.games.cybershield.view import CsView

_DECISION_RULES = {
    ids.K_DEAL: "CS-3.1",
    ids.K_MULLIGAN: "CS-3.1",
    ids.K_ARRANGE: "CS-4.1",
    ids.K_DRAWING: "CS-4.2",
    ids.K_PLAYS: "CS-4.3",
    ids.K_EXCESS: "CS-4.4",
    ids.K_ANSWER: "CS-4.5",
    ids.K_WINDOW: "CS-4.5",
    ids.K_RANDOM: "CS-4.6",
    ids.K_TENDER: "CS-4.8",
    ids.K_UNDER: "CS-4.8",
}
_ENDS = {ids.W_MINUS: "CS-2.2", ids.W_DECK: "CS-2.3", ids.W_LIMIT: "CS-2.6"}
_OWN_STEPS = (ids.K_ARRANGE, ids.K_DRAWING, ids.K_PLAYS, ids.K_EXCESS)


def decision_rule(view: CsView) -> str:
    """The rule behind the decision; CS-2.1 when the game is over, CS-3.2 and CS-4.2 while chance decides."""
    if not view.stack:
        return _ENDS.get(view.ending, "CS-2.1")
    kind, _, pc, _, _, _ = view.stack[-1]
    if kind == ids.K_JOIN:
        return "CS-4.7" if pc else "CS-4.1"
    return _DECISION_RULES.get(kind, "CS-3.2" if view.turns == 0 else "CS-4.2")


def violated_rule(params: RuleParams, view: CsView, action: int) -> str:
    """The rule that an illegal action violates."""
    open_frame = view.stack[-1][0] if view.stack else ids.NONE
    if open_frame in (ids.NONE, ids.K_MULLIGAN):
        return decision_rule(view)
    kind = card_of(action)
    if kind != ids.NONE:
        return _card(params, view, open_frame, action, kind)
    if action >= ids.RESTORE0 and action < ids.DISCARD0:
        return _repair(view, open_frame, action)
    return _step(view, open_frame, action)


def _card(params: RuleParams, view: CsView, open_frame: int, action: int, kind: int) -> str:
    if open_frame not in (*_OWN_STEPS, ids.K_ANSWER, ids.K_WINDOW):
        return decision_rule(view)
    if not view.hand[kind]:
        return "CS-4.6"  # cards are played from hand
    if not params.free >> kind & 1 and (open_frame != ids.K_PLAYS or view.plays < 1):
        return "CS-4.5" if open_frame in (ids.K_ANSWER, ids.K_WINDOW) else "CS-4.3"
    if params.unique >> kind & 1:
        return "CS-6.2"
    if action >= ids.PDOS_GEN0:
        return "CS-5.11"
    if action < ids.ON0 or action == ids.CANCEL:
        return "CS-4.8" if params.effect[kind] != ids.E_PART else "CS-4.7"
    return _target(params, view, kind, side_of(params, view.seat, kind) * ids.SIDE + (action - ids.ON0) % ids.SIDE)


def _target(params: RuleParams, view: CsView, kind: int, place: int) -> str:
    """CS-5.3: nothing there in play; CS-5.6: not connected; else the card's own text (CS-1.3)."""
    spot = next((spot for spot in view.table if spot.place == place), None)
    if spot is None or spot.disrupted:
        return "CS-5.3"
    if not params.on[kind] >> spot.kind & 1:
        return "CS-5.5" if params.effect[kind] in (ids.E_ATTACK, ids.E_DEFENCE, ids.E_SUPPLY) else "CS-1.3"
    if (
        params.effect[kind] == ids.E_ATTACK
        and params.connected[kind]
        and place % ids.SIDE not in view.connected[place // ids.SIDE]
    ):
        return "CS-5.6"
    return "CS-1.3"


def _repair(view: CsView, open_frame: int, action: int) -> str:
    if action >= ids.PAY_PLAY:
        if open_frame in _OWN_STEPS:
            return "CS-4.12"
        return "CS-4.5" if view.active == view.seat else "CS-6.1"
    if open_frame != ids.K_PLAYS or view.plays < 1:
        return "CS-4.3"
    if action < ids.SCRAP0:
        return "CS-5.7"
    return "CS-1.3" if action < ids.SCRAP_GEN0 else "CS-5.11"


def _joint(view: CsView, slot: int) -> str:
    """CS-5.10: to a card that is disrupted, already joined, or itself; else CS-5.1: no free symbol."""
    _, _, pc, a, b, c = view.stack[-1]
    joined = [slot_of(joint(c, n)) for n in range(joints(c))] if pc else [b, *view.plan[b]]
    spot = next((spot for spot in view.table if spot.place == a * ids.SIDE + slot), None)
    return "CS-5.10" if slot in joined or (spot is not None and spot.disrupted) else "CS-5.1"


def _step(view: CsView, open_frame: int, action: int) -> str:
    """An action of another decision, or a card that cannot be moved or joined so."""
    if ids.MOVE0 <= action < ids.PLAY0:
        if open_frame == ids.K_ARRANGE and action < ids.JOIN0:
            moved = view.stack[-1][4] >> (action - ids.MOVE0) & 1
            return "CS-5.8" if moved else "CS-5.10"
        return (
            _joint(view, (action - ids.JOIN0) // ids.SYMBOLS)
            if open_frame == ids.K_JOIN and action >= ids.JOIN0
            else decision_rule(view)
        )
    if action in (ids.DRAW, ids.TAKE):
        return "CS-2.3" if open_frame == ids.K_DRAWING and action == ids.DRAW else "CS-4.2"
    if ids.DISCARD0 <= action < ids.TENDER0:
        return "CS-4.4"
    if action == ids.END:
        return "CS-4.3"
    return {ids.DONE: "CS-4.1", ids.KEEP: "CS-3.1", ids.KEEP + 1: "CS-3.1"}.get(action, decision_rule(view))
