"""LOK-7: the ring of hosts, and which of them a player can attack."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.lokalka.ids import ADMIN, HELPDESK, INSIDER, NONE, ROLE_HOSTS
from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.bits import bit, has


def is_role_host(place: i64) -> bool:
    return place % 2 == 0


def step(params: RuleParams, place: i64, way: i64) -> i64:
    """The next place of the ring, clockwise (1) or the other way (-1)."""
    place += way
    if place == params.places:
        return 0
    if place < 0:
        return params.places - 1
    return place


def next_in(params: RuleParams, state: LokState, place: i64, way: i64) -> i64:
    """LOK-7.1: the first host still in the network on that side."""
    at = step(params, place, way)
    while state.nodes[at] == 0 and at != place:
        at = step(params, at, way)
    return at


def beside(params: RuleParams, state: LokState, seat: i64) -> i64:
    """LOK-7.1: mask of the places next to a host under the player's control. Walks the ring over the hosts still in: of
    two neighbours, if the player controls one, the other is in reach.
    """
    found: i64 = 0
    before = last_in(params, state, NONE)
    for place in range(params.places):
        if state.nodes[place]:
            found |= meet(state, seat, before, place)
            before = place
    return found


def across(params: RuleParams, state: LokState, seat: i64) -> i64:
    """LOK-7.3: mask of the role hosts that a Helpdesk or an Insider reaches across the Administrator's auxiliary hosts:
    the neighbours in a ring without those hosts.
    """
    found: i64 = 0
    before = last_in(params, state, state.admin)
    for place in range(params.places):
        if state.nodes[place] and not passed_over(state, place, state.admin):
            found |= meet(state, seat, before, place)
            before = place
    return found & ROLE_HOSTS


def meet(state: LokState, seat: i64, one: i64, other: i64) -> i64:
    """Of two neighbours, the one that the player attacks from the other."""
    if state.owner[one] == seat:
        return 0 if state.owner[other] == seat else bit(other)
    return bit(one) if state.owner[other] == seat else 0


def passed_over(state: LokState, place: i64, admin: i64) -> bool:
    return place % 2 == 1 and state.owner[place] == admin


def last_in(params: RuleParams, state: LokState, admin: i64) -> i64:
    """The last host of the ring, where a walk around it starts. Auxiliary hosts of `admin` do not count."""
    place = params.places - 1
    while state.nodes[place] == 0 or passed_over(state, place, admin):
        place -= 1
    return place


def crosses(role: i64) -> bool:
    return role in (HELPDESK, INSIDER)


def reach(params: RuleParams, state: LokState, seat: i64) -> i64:
    """LOK-7: mask of all places that a player can attack now. It depends on the role (LOK-7.4)."""
    if crosses(state.role[seat]):
        return beside(params, state, seat) | across(params, state, seat)
    return beside(params, state, seat)


def taken_by_botnet(params: RuleParams, state: LokState, seat: i64) -> i64:
    """LOK-10.9: mask of the auxiliary hosts whose owner Botnet or Clean-up would change."""
    to = owner_after_botnet(state, seat)
    found: i64 = 0
    if state.role[seat] == ADMIN:
        for place in range(i64(1), params.places, i64(2)):
            if state.nodes[place] and state.owner[place] != to:
                found |= bit(place)
        return found
    for at in (next_in(params, state, 2 * seat, -1), next_in(params, state, 2 * seat, 1)):
        if not is_role_host(at) and state.owner[at] != to:
            found |= bit(at)
    return found


def owner_after_botnet(state: LokState, seat: i64) -> i64:
    """LOK-10.9: the player; for a Helpdesk, the Administrator."""
    return state.admin if state.role[seat] == HELPDESK else seat


def next_player(params: RuleParams, state: LokState, seat: i64) -> i64:
    """LOK-4.1, LOK-10.12: the next player who is in, in the present direction."""
    at = seat
    while True:
        at += state.direction
        if at == params.seats:
            at = 0
        elif at < 0:
            at = params.seats - 1
        if has(state.alive, at) or at == seat:
            return at


def max_nodes(params: RuleParams, state: LokState, place: i64) -> i64:
    """LOK-3.4: the nodes that the host shows."""
    if is_role_host(place):
        return params.role_nodes[state.role[place // 2]]
    host = state.host[place]
    return 0 if host == NONE else params.host_nodes[host]
