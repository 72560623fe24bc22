"""Facts derived from a view, for text, terminal and page. Nothing here sees a state."""

from __future__ import annotations

from msgspec import Struct

from cyberdeck.games.cybershield import ids
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.rules.network import served
from cyberdeck.games.cybershield.spots import Spot
from cyberdeck.games.cybershield.view import CsView, base_state
from cyberdeck.kernel.bits import members

DECISIONS = {  # names of decisions
    ids.K_MULLIGAN: "mulligan",
    ids.K_ARRANGE: "arrange",
    ids.K_JOIN: "join",
    ids.K_DRAWING: "drawing",
    ids.K_PLAYS: "plays",
    ids.K_EXCESS: "excess",
    ids.K_ANSWER: "answer",
    ids.K_WINDOW: "window",
    ids.K_TENDER: "tender",
    ids.K_UNDER: "under",
}


class Reason(Struct, frozen=True):
    """A reason for points or for none: the card on a place (`part` -1) or one attached to it, its kind, how many of it,
    the points that they give now, and the rule.
    """

    place: int
    part: int
    kind: int
    cards: int
    points: int
    rule: str


class Joint(Struct, frozen=True):
    """Two places and the symbol through which they are joined; place < other."""

    place: int
    other: int
    symbol: int


class Branch(Struct, frozen=True):
    """A card of a network as a tree: its depth, and the symbol towards the card before it, -1 for the first. `again`:
    it was reached before, so what lies behind it is not shown again.
    """

    place: int
    depth: int
    symbol: int
    again: bool


class Waiting(Struct, frozen=True):
    """Something announced that has not taken effect; the last one comes first (CS-4.5)."""

    player: int
    action: int


def spot_at(view: CsView, place: int) -> Spot | None:
    return next((spot for spot in view.table if spot.place == place), None)


def side(view: CsView, seat: int) -> list[Spot]:
    return [spot for spot in view.table if spot.place // ids.SIDE == seat]


def connected(view: CsView, place: int) -> bool:
    """CS-5.2"""
    return place % ids.SIDE in view.connected[place // ids.SIDE]


def powered(game: CyberShield, view: CsView, seat: int) -> list[int]:
    """Card 27: the places that a working Power generator serves."""
    return [seat * ids.SIDE + slot for slot in members(served(game.params, base_state(game.params, view), seat))]


def waiting(view: CsView) -> list[Waiting]:
    """Announcements that have not taken effect, the next one first."""
    return [Waiting(a, b) for kind, _, _, a, b, _ in reversed(view.stack) if kind == ids.K_ANNOUNCED]


def step(view: CsView) -> int:
    """CS-4: the step of the turn, 1 to 4; 0 before the first turn and after the game. The lowest frame decides it."""
    if not view.stack or view.turns == 0:
        return 0
    kind, _, _, _, b, _ = view.stack[0]
    steps = {ids.K_ARRANGE: 1, ids.K_DRAWING: 2, ids.K_PLAYS: 3, ids.K_EXCESS: 4, ids.K_STEP: b, ids.K_WINDOW: b}
    return steps.get(kind, 0)


def joints(game: CyberShield, view: CsView, seat: int) -> list[Joint]:
    """CS-5.1: how the cards of a player are joined."""
    found = []
    for spot in side(view, seat):
        for port, slot in enumerate(spot.links):
            if slot > spot.place % ids.SIDE:
                found.append(Joint(spot.place, seat * ids.SIDE + slot, game.params.ports[spot.kind * ids.PORTS + port]))
    return found


def trees(game: CyberShield, view: CsView, seat: int) -> list[list[Branch]]:
    """The networks of a player: those with a Provider first, then the rest. Each card comes once, except for joints
    that close a ring.
    """
    lying = {spot.place: spot for spot in side(view, seat)}
    roots = sorted(lying, key=lambda place: (not game.params.providers >> lying[place].kind & 1, place))
    seen: set[int] = set()
    found = []
    for root in roots:
        if root not in seen:
            found.append(_branches(game, lying, root, ids.NONE, 0, ids.NONE, seen))
    return found


def _branches(
    game: CyberShield, lying: dict[int, Spot], place: int, parent: int, depth: int, symbol: int, seen: set[int]
) -> list[Branch]:
    if place in seen:
        return [Branch(place, depth, symbol, True)]
    seen.add(place)
    found = [Branch(place, depth, symbol, False)]
    spot = lying[place]
    for port, slot in enumerate(spot.links):
        other = place // ids.SIDE * ids.SIDE + slot
        if slot != ids.NONE and other != parent:
            through = game.params.ports[spot.kind * ids.PORTS + port]
            found += _branches(game, lying, other, place, depth + 1, through, seen)
    return found


def reasons(game: CyberShield, view: CsView, seat: int) -> list[Reason]:
    """CS-2.5: everything that gives a player points, takes them, or gives none; the points add up to their score."""
    found: list[Reason] = []
    for spot in view.table:
        if spot.place // ids.SIDE == seat:
            found += _own(game, view, spot)
        else:
            found += [
                Reason(spot.place, which, ids.ATTACHED_KINDS[which], n, n * game.params.scores[which], "CS-5.5")
                for which, n in enumerate(spot.cards)
                if n and game.params.scores[which]
            ]
    return found


def _own(game: CyberShield, view: CsView, spot: Spot) -> list[Reason]:
    params, on = game.params, connected(view, spot.place)
    rule = _state(spot, on)
    found = [Reason(spot.place, ids.ITSELF, spot.kind, 1, params.points[spot.kind] if on else 0, rule)]
    for which in range(ids.ATTACHED):
        kind, alone = ids.ATTACHED_KINDS[which], spot.broken[which] if which < ids.BREAKABLE else 0
        if n := spot.cards[which] - alone:
            counts = on or params.lasting[which]
            found.append(
                Reason(spot.place, which, kind, n, n * params.attached_points[which] if counts else 0, "CS-5.5")
            )
        if alone:
            found.append(Reason(spot.place, which, kind, alone, 0, "CS-5.3"))
    if spot.hit:
        points = spot.hit * params.attached_points[ids.A_PDOS]
        found.append(Reason(spot.place, ids.A_GENERATOR, ids.ATTACHED_KINDS[ids.A_PDOS], spot.hit, points, "CS-5.11"))
    return found


def _state(spot: Spot, on: bool) -> str:
    """Why Hardware counts, or not: connected, disrupted, disconnected, cut off."""
    if on:
        return "CS-5.2"
    return "CS-5.3" if spot.disrupted or spot.turned else "CS-5.4"
