"""The cards on the table as a scene shows them: joined as they are, or as they are about to be."""

from __future__ import annotations

from msgspec import structs

from cyberdeck.games.cybershield.components.types import CARD_IDS
from cyberdeck.games.cybershield.components.types import SYMBOLS as SYMBOL_NAMES
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ids import (
    A_GENERATOR,
    A_PDOS,
    ATTACHED,
    ATTACHED_KINDS,
    BREAKABLE,
    E_PART,
    ITSELF,
    JOIN0,
    K_ANNOUNCED,
    K_ARRANGE,
    K_JOIN,
    MOVE0,
    NONE,
    ON0,
    PLAY0,
    PORTS,
    SIDE,
    SYMBOLS,
)
from cyberdeck.games.cybershield.rules.arrange import joint, joints, slot_of, symbol_of
from cyberdeck.games.cybershield.rules.place import free_port, with_link
from cyberdeck.games.cybershield.spots import Spot, packed, ports
from cyberdeck.games.cybershield.ui import analysis
from cyberdeck.games.cybershield.ui.scene.types import Attached, Branch, Condition, Place, Port, Way
from cyberdeck.games.cybershield.view import CsView, base_state


def name(place: int) -> str:
    return f"{place // SIDE}-{place % SIDE + 1}"


def planned(game: CyberShield, view: CsView) -> CsView:
    """The view with all joints as they are about to be, and with the Hardware that is being played."""
    table = {spot.place: spot for spot in view.table}
    for slot, links in enumerate(view.plan):
        place = view.active * SIDE + slot
        if place in table:
            table[place] = structs.replace(table[place], links=links)
    for seat, kind, joins in _arriving(game, view):
        _lay(game, table, seat, kind, joins)
    return structs.replace(view, table=tuple([table[place] for place in sorted(table)]))


def _arriving(game: CyberShield, view: CsView) -> list[tuple[int, int, int]]:
    """(player, kind, joints as packed) of Hardware with symbols that is being played (CS-4.7)."""
    found = []
    for kind, _, pc, a, b, c in view.stack:
        if kind == K_JOIN and pc:
            found.append((a, pc - 1, c))
        elif kind == K_ANNOUNCED and PLAY0 <= b < ON0 and game.params.effect[b - PLAY0] == E_PART:
            found.append((a, b - PLAY0, c))
    return found


def _lay(game: CyberShield, table: dict[int, Spot], seat: int, kind: int, joins: int) -> None:
    """Puts the Hardware on the place where it will lie."""
    place = next(place for place in range(seat * SIDE, seat * SIDE + SIDE) if place not in table)
    links = 0
    for n in range(joints(joins)):
        byte = joint(joins, n)
        other, symbol = table[seat * SIDE + slot_of(byte)], symbol_of(byte)
        its = packed(other.links)
        port, its_port = free_port(game.params, kind, links, symbol), free_port(game.params, other.kind, its, symbol)
        if not other.disrupted and port != NONE and its_port != NONE:
            links = with_link(links, port, other.place % SIDE)
            table[other.place] = structs.replace(other, links=ports(with_link(its, its_port, place % SIDE)))
    table[place] = Spot(place, kind, False, False, ports(links), (0,) * ATTACHED, (0,) * BREAKABLE, 0, False)


def places(game: CyberShield, view: CsView, plan: CsView) -> tuple[Place, ...]:
    """`plan`: the view of the same moment from `planned`."""
    powered = [place for seat in (0, 1) if _supplied(view, seat) for place in analysis.powered(game, view, seat)]
    ways, reasons = _ways(game, view), _reasons(game, view)
    moved = next((b for kind, _, _, _, b, _ in view.stack if kind == K_ARRANGE), 0)
    found = []
    for spot in plan.table:
        place, now = spot.place, analysis.spot_at(view, spot.place)
        mine = reasons.get(place, [])
        found.append(
            Place(
                id=name(place),
                player=place // SIDE,
                number=place % SIDE + 1,
                card=CARD_IDS[spot.kind],
                state=_state(view, now),
                points=sum([reason.points for reason in mine if reason.part == ITSELF]),
                ports=_ports(game, spot, now),
                attached=_attached(place // SIDE, mine),
                open=spot.open,
                powered=place in powered,
                moved=place // SIDE == view.active and bool(moved >> (place % SIDE) & 1),
                ways=ways.get(place, ()),
            )
        )
    return tuple(found)


def _supplied(view: CsView, seat: int) -> bool:
    return any(spot.cards[A_GENERATOR] for spot in analysis.side(view, seat))


def _state(view: CsView, spot: Spot | None) -> Condition:
    if spot is None:
        return "announced"
    if spot.disrupted:
        return "disrupted"
    if spot.turned:
        return "disconnected"
    return "connected" if analysis.connected(view, spot.place) else "cut-off"


def _ports(game: CyberShield, spot: Spot, now: Spot | None) -> tuple[Port, ...]:
    used = packed(spot.links)
    found = []
    for port in range(PORTS):
        symbol = game.params.ports[spot.kind * PORTS + port]
        if symbol == NONE:
            continue
        slot = spot.links[port]
        found.append(
            Port(
                symbol=SYMBOL_NAMES[symbol],
                to=None if slot == NONE else name(spot.place // SIDE * SIDE + slot),
                free=slot == NONE and free_port(game.params, spot.kind, used, symbol) != NONE,
                planned=slot != NONE and (now is None or slot not in now.links),
            )
        )
    return tuple(found)


def _reasons(game: CyberShield, view: CsView) -> dict[int, list[analysis.Reason]]:
    """By place: the points there for its owner."""
    found: dict[int, list[analysis.Reason]] = {}
    for seat in (0, 1):
        for reason in analysis.reasons(game, view, seat):
            if reason.place // SIDE == seat:
                found.setdefault(reason.place, []).append(reason)
    return found


def _attached(owner: int, reasons: list[analysis.Reason]) -> tuple[Attached, ...]:
    """The cards on a card: defences and Power generators are its owner's, attacks the other player's."""
    found = []
    for reason in reasons:
        if reason.part == ITSELF:
            continue
        on_generator = reason.part == A_GENERATOR and reason.kind == ATTACHED_KINDS[A_PDOS]
        own = reason.part < BREAKABLE and not on_generator
        found.append(
            Attached(
                card=CARD_IDS[reason.kind],
                player=owner if own else 1 - owner,
                count=reason.cards,
                points=reason.points,
                disrupted=own and reason.rule == "CS-5.3",
                target=CARD_IDS[ATTACHED_KINDS[A_GENERATOR]] if on_generator else None,
            )
        )
    return tuple(found)


def _ways(game: CyberShield, view: CsView) -> dict[int, tuple[Way, ...]]:
    """CS-4.1: by place, the joints that a card could get if it were moved now. Tried out on a state from the view."""
    if not view.stack or view.stack[-1][0] != K_ARRANGE:
        return {}
    seat, found = view.active, {}
    state = base_state(game.params, view)
    for action in game.legal_actions(state, seat):
        if MOVE0 <= action < JOIN0:
            after = state.copy()
            game.apply(after, seat, action)
            joins = game.legal_actions(after, seat) if after.top.kind == K_JOIN else []
            found[seat * SIDE + action - MOVE0] = tuple([_way(seat, join - JOIN0) for join in joins if join >= JOIN0])
    return found


def _way(seat: int, n: int) -> Way:
    return Way(name(seat * SIDE + n // SYMBOLS), SYMBOL_NAMES[n % SYMBOLS])


def trees(game: CyberShield, plan: CsView, seat: int) -> tuple[tuple[Branch, ...], ...]:
    return tuple(
        [
            tuple(
                [
                    Branch(name(one.place), one.depth, None if one.symbol == NONE else SYMBOL_NAMES[one.symbol])
                    for one in tree
                    if not one.again
                ]
            )
            for tree in analysis.trees(game, plan, seat)
        ]
    )
