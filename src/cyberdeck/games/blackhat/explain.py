"""The rule behind a decision, and the rule that an illegal action violates, from a view alone."""

from __future__ import annotations

from cyberdeck.games.blackhat import ids
from cyberdeck.games.blackhat.multiset import counts
from cyberdeck.games.blackhat.params import RuleParams
from cyberdeck.games.blackhat.rules.board import landings, occupied
from cyberdeck.games.blackhat.view import BHView, base_state

_DECISION_RULES = {
    ids.K_TAKE: "BH-5.2",
    ids.K_PICK: "BH-5.2",
    ids.K_MOVE: "BH-6.1",
    ids.K_SEND: "BH-7.5",
    ids.K_EXPLOIT: "BH-7.8",
    ids.K_RELAY: "BH-7.8",
    ids.K_RANDOMIZE: "BH-7.9",
    ids.K_LAY: "BH-7.9",
    ids.K_TRACER: "BH-10.2",
    ids.K_LEAK: "BH-11.1",
}


def decision_rule(view: BHView) -> str:
    """The rule behind the decision; BH-9.1 when the game is over, BH-2.4 while cards are dealt."""
    if not view.stack:
        return "BH-9.1"
    kind = view.stack[-1][0]
    if kind == ids.K_PLAY:
        return "BH-3.2" if view.lead else "BH-3.1"
    return _DECISION_RULES.get(kind, "BH-2.4")


def violated_rule(params: RuleParams, view: BHView, action: int) -> str:
    """The rule that an illegal action violates."""
    rule = decision_rule(view)
    kind = view.stack[-1][0] if view.stack else None
    if kind == ids.K_PLAY and action <= ids.PASS:
        return _play(view, action)
    if kind == ids.K_MOVE and ids.STEP0 <= action < ids.SEND0:
        return _step(params, view, action)
    if kind == ids.K_TRACER:
        return "BH-10.1" if action == ids.DECLINE else "BH-10.2"
    return rule


def _play(view: BHView, action: int) -> str:
    if action == ids.PASS:
        return "BH-3.5"
    player = view.stack[-1][3]
    hand = view.hand if player == view.seat else view.known[player]
    played = counts(ids.PLAY_CARDS[action])
    if any(n > held for n, held in zip(played, hand, strict=True)):
        lacks_wild = played[ids.JOKER] > hand[ids.JOKER] or played[ids.HAT] > hand[ids.HAT]
        return "BH-4.1" if lacks_wild and not view.lead else decision_rule(view)
    if ids.PLAY_HAT[action] and ids.PLAY_SIZE[action] == 1:
        return "BH-5.3"
    return "BH-3.2"


def _step(params: RuleParams, view: BHView, action: int) -> str:
    pawn, landing = divmod(action - ids.STEP0, ids.LANDINGS)
    if pawn >= len(view.pawns):
        return "BH-1.2"
    state = base_state(params, view)
    at = view.pawns[pawn]
    kind = state.layout.kind[at]
    if at == ids.JAIL:
        return "BH-10.3"
    if kind == ids.HONEYPOT:
        return "BH-7.6"
    if kind == ids.DOS:
        return "BH-7.5"
    if kind == ids.ALARM and params.tracer:
        return "BH-7.7"
    if at == ids.CRITICAL:
        return "BH-7.4"
    reachable = landings(state, at, occupied(state)) >> landing + ids.FIRST_LANE & 1
    return "BH-6.1" if reachable else "BH-6.2"
