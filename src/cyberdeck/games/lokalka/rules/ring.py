"""LOK-7: the ring of hosts, and whom one can attack. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.lokalka.ids import ADMIN, HELPDESK, INSIDER, NONE, ROLE_HOSTS
from cyberdeck.games.lokalka.setup import Setup
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.bits import bit, has


def is_role_host(place: i64) -> bool:
    return place % 2 == 0


def step(t: Setup, place: i64, way: i64) -> i64:
    """The next place of the ring, clockwise (1) or the other way (-1)."""
    place += way
    if place == t.places:
        return 0
    if place < 0:
        return t.places - 1
    return place


def next_in(t: Setup, s: LokState, place: i64, way: i64) -> i64:
    """LOK-7.1: the first host still in the network on that side."""
    at = step(t, place, way)
    while s.nodes[at] == 0 and at != place:
        at = step(t, at, way)
    return at


def beside(t: Setup, s: LokState, seat: i64) -> i64:
    """LOK-7.1: the hosts next to a host that he controls, as a mask of places. Once around the ring, by the hosts that
    are in: of two neighbours, if one is his, the other is beside it.
    """
    found: i64 = 0
    before = last_in(t, s, NONE)
    for place in range(t.places):
        if s.nodes[place]:
            found |= meet(s, seat, before, place)
            before = place
    return found


def across(t: Setup, s: LokState, seat: i64) -> i64:
    """LOK-7.3: the players whom Helpdesk and Insider reach past auxiliary hosts of the Administrator: their neighbours
    in a ring without those hosts.
    """
    found: i64 = 0
    before = last_in(t, s, s.admin)
    for place in range(t.places):
        if s.nodes[place] and not passed_over(s, place, s.admin):
            found |= meet(s, seat, before, place)
            before = place
    return found & ROLE_HOSTS


def meet(s: LokState, seat: i64, one: i64, other: i64) -> i64:
    """Of two neighbours, the one that he can attack from the other."""
    if s.owner[one] == seat:
        return 0 if s.owner[other] == seat else bit(other)
    return bit(one) if s.owner[other] == seat else 0


def passed_over(s: LokState, place: i64, admin: i64) -> bool:
    return place % 2 == 1 and s.owner[place] == admin


def last_in(t: Setup, s: LokState, admin: i64) -> i64:
    """The last host of the ring that counts: where a walk around it comes from. Hosts of `admin` do not."""
    place = t.places - 1
    while s.nodes[place] == 0 or passed_over(s, place, admin):
        place -= 1
    return place


def crosses(role: i64) -> bool:
    return role in (HELPDESK, INSIDER)


def reach(t: Setup, s: LokState, seat: i64) -> i64:
    """LOK-7: all the places that a player can attack now; it depends on his role (LOK-7.4)."""
    if crosses(s.role[seat]):
        return beside(t, s, seat) | across(t, s, seat)
    return beside(t, s, seat)


def taken_by_botnet(t: Setup, s: LokState, seat: i64) -> i64:
    """LOK-10.9: the auxiliary hosts that Botnet or Clean-up would give to another, as a mask of places."""
    to = owner_after_botnet(s, seat)
    found: i64 = 0
    if s.role[seat] == ADMIN:
        for place in range(i64(1), t.places, i64(2)):
            if s.nodes[place] and s.owner[place] != to:
                found |= bit(place)
        return found
    for at in (next_in(t, s, 2 * seat, -1), next_in(t, s, 2 * seat, 1)):
        if not is_role_host(at) and s.owner[at] != to:
            found |= bit(at)
    return found


def owner_after_botnet(s: LokState, seat: i64) -> i64:
    """LOK-10.9: the player himself; a Helpdesk gives to the Administrator."""
    return s.admin if s.role[seat] == HELPDESK else seat


def next_player(t: Setup, s: LokState, seat: i64) -> i64:
    """LOK-4.1, LOK-10.12: the next one who is in, in the present direction."""
    at = seat
    while True:
        at += s.direction
        if at == t.seats:
            at = 0
        elif at < 0:
            at = t.seats - 1
        if has(s.alive, at) or at == seat:
            return at


def max_nodes(t: Setup, s: LokState, place: i64) -> i64:
    """LOK-3.4: what the host shows."""
    if is_role_host(place):
        return t.role_nodes[s.role[place // 2]]
    host = s.host[place]
    return 0 if host == NONE else t.host_nodes[host]
