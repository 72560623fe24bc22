"""Facts derived from a view, for text, terminal and page. Nothing here sees a state."""

from __future__ import annotations

from msgspec import Struct

from cyberdeck.games.lokalka import ids
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.rules.ring import across, beside, next_in, step
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.games.lokalka.view import LokView, assignments, base_state
from cyberdeck.kernel.bits import members

DECISIONS = {  # names of decisions
    ids.K_BUILD: "build",
    ids.K_SETUP: "setup",
    ids.K_TURN: "turn",
    ids.K_FLOOD: "flood",
    ids.K_VIRUSES: "viruses",
    ids.K_DIRECT: "direct",
    ids.K_EXCESS: "excess",
}


class Reach(Struct, frozen=True):
    """A host that a player can attack: from which of their hosts, past which hosts of the Administrator (none: it is
    next to it), and the rule.
    """

    place: int
    start: int
    past: tuple[int, ...]
    rule: str


def role_of(view: LokView, seat: int) -> int:
    """The role of a player if the reader knows it, else NONE."""
    return max(view.roles[seat], ids.NONE)


def reach(game: Lokalka, view: LokView) -> list[Reach]:
    """LOK-7: what the reader could attack now with a card for it; nothing for a spectator and before the first turn."""
    if view.seat not in view.alive or view.round == 0 or not view.stack:
        return []
    params, state = game.params, base_state(game.params, view)
    near = beside(params, state, view.seat)
    far = across(params, state, view.seat) if role_of(view, view.seat) in (ids.INSIDER, ids.HELPDESK) else 0
    return [_way(params, state, view, place, bool(near >> place & 1)) for place in members(near | far)]


def _way(params: RuleParams, state: LokState, view: LokView, place: int, near: bool) -> Reach:
    for way in (-1, 1):
        past: list[int] = []
        at = next_in(params, state, place, way)
        while not near and at % 2 == 1 and view.owner[at] == view.admin:
            past.append(at)
            at = next_in(params, state, at, way)
        if view.owner[at] == view.seat and (near or past):
            return Reach(place, at, tuple(reversed(past)), "LOK-7.1" if near else "LOK-7.3")
    raise AssertionError("a host that cannot be reached")


def chances(game: Lokalka, view: LokView) -> list[dict[int, int]]:
    """LOK-7.4: for each seat, the roles that are still possible, and in how many of all the deals that the view allows.
    Derived only from the reader's own view.
    """
    if ids.NONE in view.roles:
        return [{} for _ in view.roles]
    deals = assignments(game.params, view)
    found: list[dict[int, int]] = [{} for _ in view.roles]
    for deal in deals:
        for seat, role in enumerate(deal):
            found[seat][role] = found[seat].get(role, 0) + 1
    return [dict(sorted(roles.items())) for roles in found]


def neighbours(game: Lokalka, view: LokView, place: int) -> tuple[int, int]:
    """LOK-7.1: the first hosts still in the network on either side."""
    state = base_state(game.params, view)
    return next_in(game.params, state, place, -1), next_in(game.params, state, place, 1)


def ring(game: Lokalka) -> list[int]:
    """All places clockwise, from the first player."""
    found = [0]
    while (place := step(game.params, found[-1], 1)) != 0:
        found.append(place)
    return found
