"""Which rule asks, and which rule forbids, told from a view alone. Interpreted."""

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
from cyberdeck.games.lokalka.rules.ring import crosses, is_role_host
from cyberdeck.games.lokalka.setup import Setup
from cyberdeck.games.lokalka.view import LokView

_ASKS = {
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


def rule(v: LokView) -> str:
    """The rule behind the question; LOK-9.1 when nothing is asked any more, LOK-3.1 and LOK-3.5 while things are
    dealt.
    """
    if not v.questions:
        return _ENDS.get(v.why, "LOK-9.1")
    return _ASKS.get(v.questions[-1][0], "LOK-3.5" if v.round == 0 else "LOK-4.1")


def forbids(t: Setup, v: LokView, action: int) -> str:
    """An action that is not legal: why not."""
    kind = v.questions[-1][0] if v.questions else -1
    if kind == K_TURN:
        return _in_turn(t, v, action)
    if kind == K_SETUP and DEFEND0 <= action < ATTACK0:
        return _defence(v, action, "LOK-3.6")
    return rule(v)


def _in_turn(t: Setup, v: LokView, action: int) -> str:
    if DEFEND0 <= action < ATTACK0:
        return _defence(v, action, "LOK-5.2")
    if ATTACK0 <= action < FLOOD0:
        return _attack(t, v, action)
    if FLOOD0 <= action < DISCARD0:
        return _special(t, v, action)
    if BUILD0 <= action < DEFEND0:
        return "LOK-3.2"
    return {PASS: "LOK-4.2", END: "LOK-4.4"}.get(action, "LOK-10.4" if action >= SHOW0 else "LOK-4.4")


def _defence(v: LokView, action: int, where: str) -> str:
    """LOK-4.2: a card that he does not have; else a host that he does not control."""
    level = (action - DEFEND0) // PLACES
    return where if v.hand[DEFENCE + level] else "LOK-4.2"


def _attack(t: Setup, v: LokView, action: int) -> str:
    level, place = divmod(action - ATTACK0, PLACES)
    if v.attacked or not v.hand[ATTACK + level]:
        return "LOK-4.2"
    if place >= t.places or v.nodes[place] == 0:
        return "LOK-6.5"
    if v.owner[place] == v.seat or not is_role_host(place):
        return "LOK-7.1"
    return "LOK-7.3" if crosses(v.roles[v.seat]) else "LOK-7.2"


def _special(t: Setup, v: LokView, action: int) -> str:
    """LOK-4.2: a card that he does not have, or a second attack; then whatever its own rule asks for."""
    first, its_rule, kind = next(entry for entry in reversed(_SPECIALS) if action >= entry[0])
    target = action - first
    if not v.hand[kind] or (kind == DIRECT and v.attacked):
        return "LOK-4.2"
    if kind in (SOCIAL, SANDBOX):
        return "LOK-10.11" if target in v.alive and target != v.seat else "LOK-10.12"
    if kind == MAINTENANCE and target < t.places and v.nodes[target] == 0:
        return "LOK-10.12"
    if kind == BACKUP and (target == BACKUP or any(n for card, n in enumerate(v.discard) if card != BACKUP)):
        return its_rule
    return its_rule if kind in (DIRECT, MAINTENANCE) else "LOK-10.11"
