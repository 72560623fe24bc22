"""A slow recount of a state."""

from __future__ import annotations

from cyberdeck.games.cybershield.ids import (
    A_DDOS,
    A_GENERATOR,
    A_PASSWORD,
    A_PDOS,
    ATTACHED,
    ATTACHED_KINDS,
    BREAKABLE,
    KINDS,
    PORTS,
    SIDE,
)
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.spots import Spot, spots
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.games.cybershield.view import in_flight, looking, on_table
from cyberdeck.kernel.bits import members
from cyberdeck.toolkit.recount import card_violations


def violations(params: RuleParams, state: CsState) -> list[str]:
    found = spots(state)
    return [
        *_cards(params, state, found),
        *_joints(params, found),
        *_attached(params, found),
        *_points(params, state, found),
    ]


def _cards(params: RuleParams, state: CsState, found: tuple[Spot, ...]) -> list[str]:
    """Cards of either deck are conserved."""
    error: list[str] = []
    stack = tuple(state.stack())
    table = on_table(found)
    for seat in (0, 1):
        first, room = seat * KINDS, seat * params.room
        total = [state.hands[first + kind] + state.deck[first + kind] + table[seat][kind] for kind in range(KINDS)]
        for i in range(state.under_size[seat]):
            total[state.under[room + i]] += 1
        for i in range(state.pile_size[seat]):
            total[state.pile[room + i]] += 1
        for player, kind in in_flight(stack):
            total[kind] += player == seat
        if looking(stack) == seat:
            total = [n + looked for n, looked in zip(total, state.looked, strict=True)]
        error += card_violations(state, seat, total, params.lists)
    return error


def _joints(params: RuleParams, found: tuple[Spot, ...]) -> list[str]:
    """CS-5.1, CS-5.10"""
    error = []
    lying = {spot.place: spot for spot in found}
    for spot in found:
        joined = [slot for slot in spot.links if slot >= 0]
        if len(set(joined)) < len(joined) or (params.one_symbol[spot.kind] and len(joined) > 1):
            error.append(f"place {spot.place} is joined too often: {spot.links}")
        for port, slot in enumerate(spot.links):
            if slot < 0:
                continue
            other = lying.get(spot.place // SIDE * SIDE + slot)
            back = other.links.index(spot.place % SIDE) if other and spot.place % SIDE in other.links else -1
            if other is None or back < 0:
                error.append(f"half a joint at {spot.place}")
            elif params.ports[spot.kind * PORTS + port] != params.ports[other.kind * PORTS + back]:
                error.append(f"other symbols meet between {spot.place} and {other.place}")
    return error


def _attached(params: RuleParams, found: tuple[Spot, ...]) -> list[str]:
    """CS-5.5, CS-5.11, cards 6, 7 and 11"""
    error = []
    for spot in found:
        for which, n in enumerate(spot.cards):
            if n and not params.on[ATTACHED_KINDS[which]] >> spot.kind & 1:
                error.append(f"{which} cannot be on place {spot.place}")
        for which, n in enumerate(spot.broken):
            if n > spot.cards[which]:
                error.append(f"more than all of {which} are disrupted on {spot.place}")
        if spot.hit > spot.broken[A_GENERATOR]:
            error.append(f"a generator on {spot.place} is hit and works")
        if spot.cards[A_DDOS] + spot.cards[A_PDOS] > spot.disrupted:
            error.append(f"place {spot.place} should be disrupted, once")
        if spot.open and not spot.cards[A_PASSWORD]:
            error.append(f"place {spot.place} is open without a weak password")
    return error


def _points(params: RuleParams, state: CsState, found: tuple[Spot, ...]) -> list[str]:
    """CS-2.5, CS-5.2 … CS-5.5: the network and the points, computed again."""
    error = []
    for seat in (0, 1):
        side = {spot.place % SIDE: spot for spot in found if spot.place // SIDE == seat}
        upright = {slot for slot, spot in side.items() if not spot.disrupted and not spot.turned}
        net = {slot for slot in upright if params.providers >> side[slot].kind & 1}
        todo = list(net)
        while todo:
            for slot in side[todo.pop()].links:
                if slot in upright and slot not in net:
                    net.add(slot)
                    todo.append(slot)
        if net != set(members(state.connected[seat])):
            error.append(f"seat {seat} is connected otherwise: {sorted(net)}")
        total = sum(_spot_points(params, spot, slot in net) for slot, spot in side.items())
        total += sum(_gain(params, spot) for spot in found if spot.place // SIDE != seat)
        if total != state.score[seat]:
            error.append(f"seat {seat} has {state.score[seat]} points, not {total}")
    return error


def _spot_points(params: RuleParams, spot: Spot, connected: bool) -> int:
    total = params.points[spot.kind] if connected else 0
    for which in range(ATTACHED):
        n = spot.cards[which] - (spot.broken[which] if which < BREAKABLE else 0)
        if connected or params.lasting[which]:
            total += n * params.attached_points[which]
    return total + spot.hit * params.attached_points[A_PDOS]


def _gain(params: RuleParams, spot: Spot) -> int:
    return sum([n * params.scores[which] for which, n in enumerate(spot.cards)])
