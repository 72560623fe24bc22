"""Which rule asks, and which rule forbids, shown from a view alone."""

from __future__ import annotations

from cyberdeck.games.lokalka.ids import (
    ATTACK,
    ATTACK0,
    BACKUP,
    BACKUP0,
    BOMB,
    BOMB0,
    BOTNET,
    BOTNET0,
    BUILD0,
    DEFENCE,
    DEFEND0,
    DIRECT,
    DIRECT0,
    DISCARD0,
    END,
    FLOOD,
    FLOOD0,
    K_BUILD,
    K_DIRECT,
    K_EXCESS,
    K_FLOOD,
    K_SETUP,
    K_TEST,
    K_TURN,
    K_VIRUSES,
    MAINTAIN0,
    MAINTENANCE,
    PASS,
    PLACES,
    ROUTER,
    ROUTER0,
    SANDBOX,
    SANDBOX0,
    SHOW0,
    SOCIAL,
    SOCIAL0,
    VIRUSES,
    VIRUSES0,
    W_HACKER,
    W_HACKERS,
    W_INSIDER,
    W_LIMIT,
)
from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.rules.ring import crosses, is_role_host
from cyberdeck.games.lokalka.view import LokView

_DECISION_RULES = {
    K_BUILD: "LOK-3.2",
    K_SETUP: "LOK-3.6",
    K_TEST: "LOK-10.10",
    K_TURN: "LOK-4.2",
    K_FLOOD: "LOK-10.1",
    K_VIRUSES: "LOK-10.3",
    K_DIRECT: "LOK-10.4",
    K_EXCESS: "LOK-4.4",
}
_SPECIALS = (  # first action, rule, kind of card
    (FLOOD0, "LOK-10.1", FLOOD),
    (SOCIAL0, "LOK-10.2", SOCIAL),
    (VIRUSES0, "LOK-10.3", VIRUSES),
    (DIRECT0, "LOK-10.4", DIRECT),
    (BACKUP0, "LOK-10.5", BACKUP),
    (MAINTAIN0, "LOK-10.6", MAINTENANCE),
    (SANDBOX0, "LOK-10.7", SANDBOX),
    (ROUTER0, "LOK-10.8", ROUTER),
    (BOTNET0, "LOK-10.9", BOTNET),
    (BOMB0, "LOK-10.10", BOMB),
)
_ENDS = {W_HACKER: "LOK-9.2", W_INSIDER: "LOK-9.3", W_HACKERS: "LOK-9.4", W_LIMIT: "LOK-9.6"}


def decision_rule(view: LokView) -> str:
    """The rule behind the question; LOK-9.1 when nothing is asked any more, LOK-3.1 and LOK-3.5 while things are
    dealt.
    """
    if not view.stack:
        return _ENDS.get(view.ending, "LOK-9.1")
    return _DECISION_RULES.get(view.stack[-1][0], "LOK-3.5" if view.round == 0 else "LOK-4.1")


def violated_rule(params: RuleParams, view: LokView, action: int) -> str:
    """An action that is not legal: why not."""
    kind = view.stack[-1][0] if view.stack else -1
    if kind == K_TURN:
        return _in_turn(params, view, action)
    if kind == K_SETUP and DEFEND0 <= action < ATTACK0:
        return _defence(view, action, "LOK-3.6")
    return decision_rule(view)


def _in_turn(params: RuleParams, view: LokView, action: int) -> str:
    if DEFEND0 <= action < ATTACK0:
        return _defence(view, action, "LOK-5.2")
    if ATTACK0 <= action < FLOOD0:
        return _attack(params, view, action)
    if FLOOD0 <= action < DISCARD0:
        return _special(params, view, action)
    if BUILD0 <= action < DEFEND0:
        return "LOK-3.2"
    return {PASS: "LOK-4.2", END: "LOK-4.4"}.get(action, "LOK-10.4" if action >= SHOW0 else "LOK-4.4")


def _defence(view: LokView, action: int, where: str) -> str:
    """LOK-4.2: a card that they do not have; else a host that they do not control."""
    level = (action - DEFEND0) // PLACES
    return where if view.hand[DEFENCE + level] else "LOK-4.2"


def _attack(params: RuleParams, view: LokView, action: int) -> str:
    level, place = divmod(action - ATTACK0, PLACES)
    if view.attacked or not view.hand[ATTACK + level]:
        return "LOK-4.2"
    if place >= params.places or view.nodes[place] == 0:
        return "LOK-6.5"
    if view.owner[place] == view.seat or not is_role_host(place):
        return "LOK-7.1"
    return "LOK-7.3" if crosses(view.roles[view.seat]) else "LOK-7.2"


def _special(params: RuleParams, view: LokView, action: int) -> str:
    """LOK-4.2: a card that they do not have, or a second attack; then whatever its own rule asks for."""
    first, its_rule, kind = next(entry for entry in reversed(_SPECIALS) if action >= entry[0])
    target = action - first
    if not view.hand[kind] or (kind == DIRECT and view.attacked):
        return "LOK-4.2"
    if kind in (SOCIAL, SANDBOX):
        return "LOK-10.11" if target in view.alive and target != view.seat else "LOK-10.12"
    if kind == MAINTENANCE and target < params.places and view.nodes[target] == 0:
        return "LOK-10.12"
    if kind == BACKUP and (target == BACKUP or any(n for card, n in enumerate(view.discard) if card != BACKUP)):
        return its_rule
    return its_rule if kind in (DIRECT, MAINTENANCE) else "LOK-10.11"
