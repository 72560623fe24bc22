"""Which rule asks, and which rule forbids, shown from a view alone."""

from __future__ import annotations

from cyberdeck.games.cybershield.ids import (
    CANCEL,
    DISCARD0,
    DONE,
    DRAW,
    E_ATTACK,
    E_DEFENCE,
    E_PART,
    E_SUPPLY,
    END,
    JOIN0,
    K_ANSWER,
    K_ARRANGE,
    K_DEAL,
    K_DRAWING,
    K_EXCESS,
    K_JOIN,
    K_MULLIGAN,
    K_PLAYS,
    K_RANDOM,
    K_TENDER,
    K_UNDER,
    K_WINDOW,
    KEEP,
    MOVE0,
    NONE,
    ON0,
    PAY_PLAY,
    PDOS_GEN0,
    PLAY0,
    RESTORE0,
    SCRAP0,
    SCRAP_GEN0,
    SIDE,
    SYMBOLS,
    TAKE,
    TENDER0,
    W_DECK,
    W_LIMIT,
    W_MINUS,
)
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.rules.arrange import joint, joints, slot_of
from cyberdeck.games.cybershield.rules.cards import card_of, side_of
from cyberdeck.games.cybershield.view import CsView

_DECISION_RULES = {
    K_DEAL: "CS-3.1",
    K_MULLIGAN: "CS-3.1",
    K_ARRANGE: "CS-4.1",
    K_DRAWING: "CS-4.2",
    K_PLAYS: "CS-4.3",
    K_EXCESS: "CS-4.4",
    K_ANSWER: "CS-4.5",
    K_WINDOW: "CS-4.5",
    K_RANDOM: "CS-4.6",
    K_TENDER: "CS-4.8",
    K_UNDER: "CS-4.8",
}
_ENDS = {W_MINUS: "CS-2.2", W_DECK: "CS-2.3", W_LIMIT: "CS-2.6"}
_OWN_STEPS = (K_ARRANGE, K_DRAWING, K_PLAYS, K_EXCESS)


def decision_rule(view: CsView) -> str:
    """The rule behind the question; CS-2.1 when nothing is asked any more, CS-3.2 and CS-4.2 while chance is asked."""
    if not view.stack:
        return _ENDS.get(view.ending, "CS-2.1")
    kind, _, pc, _, _, _ = view.stack[-1]
    if kind == K_JOIN:
        return "CS-4.7" if pc else "CS-4.1"
    return _DECISION_RULES.get(kind, "CS-3.2" if view.turns == 0 else "CS-4.2")


def violated_rule(params: RuleParams, view: CsView, action: int) -> str:
    """An action that is not legal: why not."""
    asked = view.stack[-1][0] if view.stack else NONE
    if asked in (NONE, K_MULLIGAN):
        return decision_rule(view)
    kind = card_of(action)
    if kind != NONE:
        return _card(params, view, asked, action, kind)
    if action >= RESTORE0 and action < DISCARD0:
        return _repair(view, asked, action)
    return _step(view, asked, action)


def _card(params: RuleParams, view: CsView, asked: int, action: int, kind: int) -> str:
    if asked not in (*_OWN_STEPS, K_ANSWER, K_WINDOW):
        return decision_rule(view)
    if not view.hand[kind]:
        return "CS-4.6"  # cards are played from hand
    if not params.free >> kind & 1 and (asked != K_PLAYS or view.plays < 1):
        return "CS-4.5" if asked in (K_ANSWER, K_WINDOW) else "CS-4.3"
    if params.unique >> kind & 1:
        return "CS-6.2"
    if action >= PDOS_GEN0:
        return "CS-5.11"
    if action < ON0 or action == CANCEL:
        return "CS-4.8" if params.effect[kind] != E_PART else "CS-4.7"
    return _target(params, view, kind, side_of(params, view.seat, kind) * SIDE + (action - ON0) % SIDE)


def _target(params: RuleParams, view: CsView, kind: int, place: int) -> str:
    """CS-5.3: nothing there in play; CS-5.6: not connected; else what the card's own text says (CS-1.3)."""
    spot = next((spot for spot in view.table if spot.place == place), None)
    if spot is None or spot.disrupted:
        return "CS-5.3"
    if not params.on[kind] >> spot.kind & 1:
        return "CS-5.5" if params.effect[kind] in (E_ATTACK, E_DEFENCE, E_SUPPLY) else "CS-1.3"
    if params.effect[kind] == E_ATTACK and params.connected[kind] and place % SIDE not in view.connected[place // SIDE]:
        return "CS-5.6"
    return "CS-1.3"


def _repair(view: CsView, asked: int, action: int) -> str:
    if action >= PAY_PLAY:
        if asked in _OWN_STEPS:
            return "CS-4.12"
        return "CS-4.5" if view.active == view.seat else "CS-6.1"
    if asked != K_PLAYS or view.plays < 1:
        return "CS-4.3"
    if action < SCRAP0:
        return "CS-5.7"
    return "CS-1.3" if action < SCRAP_GEN0 else "CS-5.11"


def _joint(view: CsView, slot: int) -> str:
    """CS-5.10: to a card that is disrupted, that it is joined to already, or to itself; else CS-5.1: no free symbol."""
    _, _, pc, a, b, c = view.stack[-1]
    joined = [slot_of(joint(c, n)) for n in range(joints(c))] if pc else [b, *view.plan[b]]
    spot = next((spot for spot in view.table if spot.place == a * SIDE + slot), None)
    return "CS-5.10" if slot in joined or (spot is not None and spot.disrupted) else "CS-5.1"


def _step(view: CsView, asked: int, action: int) -> str:
    """An answer to another question, or a card that cannot be moved or joined so."""
    if MOVE0 <= action < PLAY0:
        if asked == K_ARRANGE and action < JOIN0:
            moved = view.stack[-1][4] >> (action - MOVE0) & 1
            return "CS-5.8" if moved else "CS-5.10"
        return _joint(view, (action - JOIN0) // SYMBOLS) if asked == K_JOIN and action >= JOIN0 else decision_rule(view)
    if action in (DRAW, TAKE):
        return "CS-2.3" if asked == K_DRAWING and action == DRAW else "CS-4.2"
    if DISCARD0 <= action < TENDER0:
        return "CS-4.4"
    if action == END:
        return "CS-4.3"
    return {DONE: "CS-4.1", KEEP: "CS-3.1", KEEP + 1: "CS-3.1"}.get(action, decision_rule(view))
