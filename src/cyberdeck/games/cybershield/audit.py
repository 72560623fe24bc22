"""A slow recount: what does not add up in a state. Interpreted."""

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
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.spots import Spot, spots
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.games.cybershield.view import in_flight, looking, on_table
from cyberdeck.kernel.bits import members


def problems(t: Setup, s: CsState) -> list[str]:
    found = spots(s)
    return [*_cards(t, s, found), *_joints(t, found), *_attached(t, found), *_points(t, s, found)]


def _cards(t: Setup, s: CsState, found: tuple[Spot, ...]) -> list[str]:
    """Nothing is lost, of either deck."""
    wrong = []
    stack = tuple(s.stack())
    table = on_table(found)
    for seat in (0, 1):
        first, room = seat * KINDS, seat * t.room
        total = [s.hands[first + kind] + s.deck[first + kind] + table[seat][kind] for kind in range(KINDS)]
        for i in range(s.under_size[seat]):
            total[s.under[room + i]] += 1
        for i in range(s.pile_size[seat]):
            total[s.pile[room + i]] += 1
        for player, kind in in_flight(stack):
            total[kind] += player == seat
        if looking(stack) == seat:
            total = [n + looked for n, looked in zip(total, s.looked, strict=True)]
        if total != list(t.lists)[first : first + KINDS]:
            wrong.append(f"cards of seat {seat} are lost or new: {total}")
        if sum(list(s.hands)[first : first + KINDS]) != s.size[seat]:
            wrong.append(f"seat {seat} does not hold {s.size[seat]} cards")
        if sum(list(s.deck)[first : first + KINDS]) != s.deck_size[seat]:
            wrong.append(f"the deck of seat {seat} has not {s.deck_size[seat]} cards")
        if any(s.known[first + kind] > s.hands[first + kind] for kind in range(KINDS)):
            wrong.append(f"seat {seat} is known to hold what he does not")
    return wrong


def _joints(t: Setup, found: tuple[Spot, ...]) -> list[str]:
    """CS-5.1, CS-5.10"""
    wrong = []
    lying = {spot.place: spot for spot in found}
    for spot in found:
        joined = [slot for slot in spot.links if slot >= 0]
        if len(set(joined)) < len(joined) or (t.one_symbol[spot.kind] and len(joined) > 1):
            wrong.append(f"place {spot.place} is joined too often: {spot.links}")
        for port, slot in enumerate(spot.links):
            if slot < 0:
                continue
            other = lying.get(spot.place // SIDE * SIDE + slot)
            back = other.links.index(spot.place % SIDE) if other and spot.place % SIDE in other.links else -1
            if other is None or back < 0:
                wrong.append(f"half a joint at {spot.place}")
            elif t.ports[spot.kind * PORTS + port] != t.ports[other.kind * PORTS + back]:
                wrong.append(f"other symbols meet between {spot.place} and {other.place}")
    return wrong


def _attached(t: Setup, found: tuple[Spot, ...]) -> list[str]:
    """CS-5.5, CS-5.11, cards 6, 7 and 11"""
    wrong = []
    for spot in found:
        for which, n in enumerate(spot.cards):
            if n and not t.on[ATTACHED_KINDS[which]] >> spot.kind & 1:
                wrong.append(f"{which} cannot be on place {spot.place}")
        for which, n in enumerate(spot.broken):
            if n > spot.cards[which]:
                wrong.append(f"more than all of {which} are disrupted on {spot.place}")
        if spot.hit > spot.broken[A_GENERATOR]:
            wrong.append(f"a generator on {spot.place} is hit and works")
        if spot.cards[A_DDOS] + spot.cards[A_PDOS] > spot.disrupted:
            wrong.append(f"place {spot.place} should be disrupted, once")
        if spot.open and not spot.cards[A_PASSWORD]:
            wrong.append(f"place {spot.place} is open without a weak password")
    return wrong


def _points(t: Setup, s: CsState, found: tuple[Spot, ...]) -> list[str]:
    """CS-2.5, CS-5.2 … CS-5.5: the network walked again, the points counted again."""
    wrong = []
    for seat in (0, 1):
        side = {spot.place % SIDE: spot for spot in found if spot.place // SIDE == seat}
        upright = {slot for slot, spot in side.items() if not spot.disrupted and not spot.turned}
        net = {slot for slot in upright if t.providers >> side[slot].kind & 1}
        todo = list(net)
        while todo:
            for slot in side[todo.pop()].links:
                if slot in upright and slot not in net:
                    net.add(slot)
                    todo.append(slot)
        if net != set(members(s.net[seat])):
            wrong.append(f"seat {seat} is connected otherwise: {sorted(net)}")
        total = sum(_worth(t, spot, slot in net) for slot, spot in side.items())
        total += sum(_gain(t, spot) for spot in found if spot.place // SIDE != seat)
        if total != s.score[seat]:
            wrong.append(f"seat {seat} has {s.score[seat]} points, not {total}")
    return wrong


def _worth(t: Setup, spot: Spot, connected: bool) -> int:
    total = t.points[spot.kind] if connected else 0
    for which in range(ATTACHED):
        n = spot.cards[which] - (spot.broken[which] if which < BREAKABLE else 0)
        if connected or t.lasting[which]:
            total += n * t.worth[which]
    return total + spot.hit * t.worth[A_PDOS]


def _gain(t: Setup, spot: Spot) -> int:
    return sum([n * t.scores[which] for which, n in enumerate(spot.cards)])
