"""Which rule asks, and which rule forbids, told from a view alone. Interpreted."""

from __future__ import annotations

from cyberdeck.games.lokalka.ids import (
    ATTACK,
    ATTACK0,
    BACKUP,
    BACKUP0,
    BOMB0,
    BOTNET0,
    BUILD0,
    DEFENCE,
    DEFEND0,
    DIRECT0,
    DISCARD0,
    END,
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
    PASS,
    PLACES,
    ROUTER0,
    SANDBOX0,
    SHOW0,
    SOCIAL0,
    VIRUSES0,
)
from cyberdeck.games.lokalka.rules.ring import beside
from cyberdeck.games.lokalka.setup import Setup
from cyberdeck.games.lokalka.view import LokView, base_state

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
    (FLOOD0, "LOK-10.1", 10),
    (SOCIAL0, "LOK-10.2", 11),
    (VIRUSES0, "LOK-10.3", 12),
    (DIRECT0, "LOK-10.4", 13),
    (BACKUP0, "LOK-10.5", BACKUP),
    (MAINTAIN0, "LOK-10.6", 15),
    (SANDBOX0, "LOK-10.7", 16),
    (ROUTER0, "LOK-10.8", 17),
    (BOTNET0, "LOK-10.9", 18),
    (BOMB0, "LOK-10.10", 19),
)


def rule(v: LokView) -> str:
    """The rule behind the question; LOK-9.1 when nothing is asked any more, LOK-3.1 and LOK-3.5 while things are
    dealt.
    """
    if not v.questions:
        return {2: "LOK-9.2", 3: "LOK-9.3", 4: "LOK-9.4", 5: "LOK-9.6"}.get(v.why, "LOK-9.1")
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
        return _special(v, action)
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
    if v.owner[place] == v.seat:
        return "LOK-7.1"
    near = beside(t, base_state(t, v), v.seat)
    return "LOK-7.1" if near >> place & 1 else "LOK-7.2" if v.seat == v.admin or v.roles[v.seat] == 1 else "LOK-7.3"


def _special(v: LokView, action: int) -> str:
    _, its_rule, kind = next(entry for entry in reversed(_SPECIALS) if action >= entry[0])
    if not v.hand[kind]:
        return "LOK-4.2"
    if kind == BACKUP and action - BACKUP0 == BACKUP:
        return "LOK-10.5"
    if kind == 13 and v.attacked:
        return "LOK-4.2"
    if kind in (13, 15):
        return its_rule
    return "LOK-10.12" if kind in (11, 16) else "LOK-10.11"
