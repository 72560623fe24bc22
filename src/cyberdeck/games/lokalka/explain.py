"""The rule behind a decision, and the rule that an illegal action violates, from a view alone."""

from __future__ import annotations

from cyberdeck.games.lokalka import ids
from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.rules.ring import crosses, is_role_host
from cyberdeck.games.lokalka.view import LokView

_DECISION_RULES = {
    ids.K_BUILD: "LOK-3.2",
    ids.K_SETUP: "LOK-3.6",
    ids.K_TEST: "LOK-10.10",
    ids.K_TURN: "LOK-4.2",
    ids.K_FLOOD: "LOK-10.1",
    ids.K_VIRUSES: "LOK-10.3",
    ids.K_DIRECT: "LOK-10.4",
    ids.K_EXCESS: "LOK-4.4",
}
_SPECIALS = (  # first action, rule, kind of card
    (ids.FLOOD0, "LOK-10.1", ids.FLOOD),
    (ids.SOCIAL0, "LOK-10.2", ids.SOCIAL),
    (ids.VIRUSES0, "LOK-10.3", ids.VIRUSES),
    (ids.DIRECT0, "LOK-10.4", ids.DIRECT),
    (ids.BACKUP0, "LOK-10.5", ids.BACKUP),
    (ids.MAINTAIN0, "LOK-10.6", ids.MAINTENANCE),
    (ids.SANDBOX0, "LOK-10.7", ids.SANDBOX),
    (ids.ROUTER0, "LOK-10.8", ids.ROUTER),
    (ids.BOTNET0, "LOK-10.9", ids.BOTNET),
    (ids.BOMB0, "LOK-10.10", ids.BOMB),
)
_ENDS = {ids.W_HACKER: "LOK-9.2", ids.W_INSIDER: "LOK-9.3", ids.W_HACKERS: "LOK-9.4", ids.W_LIMIT: "LOK-9.6"}


def decision_rule(view: LokView) -> str:
    """The rule behind the decision; LOK-9.1 when the game is over, LOK-3.1 and LOK-3.5 during the deal."""
    if not view.stack:
        return _ENDS.get(view.ending, "LOK-9.1")
    return _DECISION_RULES.get(view.stack[-1][0], "LOK-3.5" if view.round == 0 else "LOK-4.1")


def violated_rule(params: RuleParams, view: LokView, action: int) -> str:
    """The rule that an illegal action violates."""
    kind = view.stack[-1][0] if view.stack else -1
    if kind == ids.K_TURN:
        return _in_turn(params, view, action)
    if kind == ids.K_SETUP and ids.DEFEND0 <= action < ids.ATTACK0:
        return _defence(view, action, "LOK-3.6")
    return decision_rule(view)


def _in_turn(params: RuleParams, view: LokView, action: int) -> str:
    if ids.DEFEND0 <= action < ids.ATTACK0:
        return _defence(view, action, "LOK-5.2")
    if ids.ATTACK0 <= action < ids.FLOOD0:
        return _attack(params, view, action)
    if ids.FLOOD0 <= action < ids.DISCARD0:
        return _special(params, view, action)
    if ids.BUILD0 <= action < ids.DEFEND0:
        return "LOK-3.2"
    return {ids.PASS: "LOK-4.2", ids.END: "LOK-4.4"}.get(action, "LOK-10.4" if action >= ids.SHOW0 else "LOK-4.4")


def _defence(view: LokView, action: int, where: str) -> str:
    """LOK-4.2: a card that they do not have; else a host that they do not control."""
    level = (action - ids.DEFEND0) // ids.PLACES
    return where if view.hand[ids.DEFENCE + level] else "LOK-4.2"


def _attack(params: RuleParams, view: LokView, action: int) -> str:
    level, place = divmod(action - ids.ATTACK0, ids.PLACES)
    if view.attacked or not view.hand[ids.ATTACK + level]:
        return "LOK-4.2"
    if place >= params.places or view.nodes[place] == 0:
        return "LOK-6.5"
    if view.owner[place] == view.seat or not is_role_host(place):
        return "LOK-7.1"
    return "LOK-7.3" if crosses(view.roles[view.seat]) else "LOK-7.2"


def _special(params: RuleParams, view: LokView, action: int) -> str:
    """LOK-4.2: a card that they do not have, or a second attack; then the conditions of its own rule."""
    first, its_rule, kind = next(entry for entry in reversed(_SPECIALS) if action >= entry[0])
    target = action - first
    if not view.hand[kind] or (kind == ids.DIRECT and view.attacked):
        return "LOK-4.2"
    if kind in (ids.SOCIAL, ids.SANDBOX):
        return "LOK-10.11" if target in view.alive and target != view.seat else "LOK-10.12"
    if kind == ids.MAINTENANCE and target < params.places and view.nodes[target] == 0:
        return "LOK-10.12"
    if kind == ids.BACKUP and (
        target == ids.BACKUP or any(n for card, n in enumerate(view.discard) if card != ids.BACKUP)
    ):
        return its_rule
    return its_rule if kind in (ids.DIRECT, ids.MAINTENANCE) else "LOK-10.11"
