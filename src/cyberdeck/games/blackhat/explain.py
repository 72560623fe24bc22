"""Which rule asks, and which rule forbids, shown from a view alone."""

from __future__ import annotations

from cyberdeck.games.blackhat.ids import (
    ALARM,
    CRITICAL,
    DECLINE,
    DOS,
    FIRST_LANE,
    HAT,
    HONEYPOT,
    JAIL,
    JOKER,
    K_EXPLOIT,
    K_LAY,
    K_LEAK,
    K_MOVE,
    K_PICK,
    K_PLAY,
    K_RANDOMIZE,
    K_RELAY,
    K_SEND,
    K_TAKE,
    K_TRACER,
    LANDINGS,
    PASS,
    PLAY_CARDS,
    PLAY_HAT,
    PLAY_SIZE,
    SEND0,
    STEP0,
)
from cyberdeck.games.blackhat.multiset import counts
from cyberdeck.games.blackhat.params import RuleParams
from cyberdeck.games.blackhat.rules.board import landings, occupied
from cyberdeck.games.blackhat.view import BHView, base_state

_DECISION_RULES = {
    K_TAKE: "BH-5.2",
    K_PICK: "BH-5.2",
    K_MOVE: "BH-6.1",
    K_SEND: "BH-7.5",
    K_EXPLOIT: "BH-7.8",
    K_RELAY: "BH-7.8",
    K_RANDOMIZE: "BH-7.9",
    K_LAY: "BH-7.9",
    K_TRACER: "BH-10.2",
    K_LEAK: "BH-11.1",
}


def decision_rule(view: BHView) -> str:
    """The rule behind the question; BH-9.1 when nothing is asked any more, BH-2.4 while cards are dealt."""
    if not view.stack:
        return "BH-9.1"
    kind = view.stack[-1][0]
    if kind == K_PLAY:
        return "BH-3.2" if view.lead else "BH-3.1"
    return _DECISION_RULES.get(kind, "BH-2.4")


def violated_rule(params: RuleParams, view: BHView, action: int) -> str:
    """Called for answers that are not legal."""
    asked = decision_rule(view)
    kind = view.stack[-1][0] if view.stack else None
    if kind == K_PLAY and action <= PASS:
        return _play(view, action)
    if kind == K_MOVE and STEP0 <= action < SEND0:
        return _step(params, view, action)
    if kind == K_TRACER:
        return "BH-10.1" if action == DECLINE else "BH-10.2"
    return asked


def _play(view: BHView, action: int) -> str:
    if action == PASS:
        return "BH-3.5"
    player = view.stack[-1][3]
    hand = view.hand if player == view.seat else view.known[player]
    played = counts(PLAY_CARDS[action])
    if any(n > held for n, held in zip(played, hand, strict=True)):
        lacks_wild = played[JOKER] > hand[JOKER] or played[HAT] > hand[HAT]
        return "BH-4.1" if lacks_wild and not view.lead else decision_rule(view)
    if PLAY_HAT[action] and PLAY_SIZE[action] == 1:
        return "BH-5.3"
    return "BH-3.2"


def _step(params: RuleParams, view: BHView, action: int) -> str:
    pawn, landing = divmod(action - STEP0, LANDINGS)
    if pawn >= len(view.pawns):
        return "BH-1.2"
    state = base_state(params, view)
    at = view.pawns[pawn]
    kind = state.layout.kind[at]
    if at == JAIL:
        return "BH-10.3"
    if kind == HONEYPOT:
        return "BH-7.6"
    if kind == DOS:
        return "BH-7.5"
    if kind == ALARM and params.tracer:
        return "BH-7.7"
    if at == CRITICAL:
        return "BH-7.4"
    reachable = landings(state, at, occupied(state)) >> landing + FIRST_LANE & 1
    return "BH-6.1" if reachable else "BH-6.2"
