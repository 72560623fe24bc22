"""LOK-2, LOK-3: roles, the network, the first cards, the first defences. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.lokalka.events import AdminShown, Dealt, Defended, HostLaid, NothingLaid, RoleDealt
from cyberdeck.games.lokalka.ids import (
    ADMIN,
    BUILD0,
    DEFENCE,
    DEFEND0,
    HACKER,
    HELPDESK,
    HOSTS,
    INSIDER,
    K_ADMIN,
    K_BUILD,
    K_DEAL,
    K_LAY,
    K_ROLE,
    K_SETUP,
    KINDS,
    LEVELS,
    NONE,
    PASS,
    PLACES,
    ROLES,
)
from cyberdeck.games.lokalka.rules.hands import gain, lose, take_top
from cyberdeck.games.lokalka.rules.out import drop_defence
from cyberdeck.games.lokalka.rules.ring import next_player, step
from cyberdeck.games.lokalka.rules.turn import begin_round
from cyberdeck.games.lokalka.setup import Setup
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.acts import Acts, filled
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_CHANCE, UNANSWERED, Frame, Sink, restack


def new_state(t: Setup) -> LokState:
    n = t.seats
    hidden = bit(HACKER) | bit(INSIDER) | bit(HELPDESK)
    s = LokState(
        restack([]),
        [UNANSWERED] * n,
        filled(n, NONE),
        filled(n, hidden),
        filled(n * KINDS, 0),
        filled(n, 0),
        filled(t.cards, 0),
        0,
        t.quantity[:],
        t.cards,
        filled(KINDS, 0),
        0,
        filled(t.places, NONE),
        filled(t.places, 0),
        filled(t.places, 0),
        filled(t.places, NONE),
        filled(n, 0),
        NONE,
        t.everybody,
        1,
        NONE,
        0,
        0,
        0,
        0,
        0,
    )
    s.push(K_ADMIN, BY_CHANCE)
    return s


def admin(t: Setup, s: LokState, seat: i64, out: Sink | None) -> None:
    """LOK-3.1: the Administrator shows his role."""
    s.pop()
    s.admin = seat
    s.role[seat] = ADMIN
    s.may[seat] = bit(ADMIN)
    if out is not None:
        out.emit(AdminShown(seat))
    s.push(K_ROLE, BY_CHANCE, 0, next_player(t, s, seat))


def roles_left(t: Setup, s: LokState) -> list[tuple[int, int]]:
    """(role, cards) of those that are still to be dealt (LOK-2.2)."""
    left = list(t.roles)
    for seat in range(t.seats):
        if s.role[seat] != NONE:
            left[s.role[seat]] -= 1
    return [(role, left[role]) for role in range(ROLES) if left[role] > 0]


def role(t: Setup, s: LokState, dealt: i64, out: Sink | None) -> None:
    """LOK-2.2, LOK-3.1: face down. LOK-3.3, LOK-3.4: each player has his own host, with its nodes."""
    f = s.pop()
    s.role[f.a] = dealt
    if out is not None:
        out.emit(RoleDealt(f.a, dealt))
    following = next_player(t, s, f.a)
    if following != s.admin:
        s.push(K_ROLE, BY_CHANCE, 0, following)
        return
    for seat in range(t.seats):
        s.owner[2 * seat] = seat
        s.nodes[2 * seat] = t.role_nodes[s.role[seat]]
    ask_host(t, s, step(t, 2 * s.admin, 1))


def ask_host(t: Setup, s: LokState, place: i64) -> None:
    if t.random_network:
        s.push(K_LAY, BY_CHANCE, 0, s.admin, place)
    else:
        s.push(K_BUILD, bit(s.admin), 0, s.admin, place)


def hosts_left(s: LokState) -> i64:
    """LOK-3.2: mask of the auxiliary hosts that are not in the network yet."""
    left = bit(HOSTS) - 1
    for host in s.host:
        if host != NONE:
            left &= ~bit(host)
    return left


def legal_build(s: LokState, out: Acts) -> None:
    left = hosts_left(s)
    for host in range(i64(HOSTS)):
        if has(left, host):
            out.add(BUILD0 + host)


def lay_host(t: Setup, s: LokState, host: i64, out: Sink | None) -> None:
    """LOK-3.2, LOK-3.3, LOK-3.4"""
    f = s.pop()
    place = f.b
    s.host[place] = host
    s.nodes[place] = t.host_nodes[host]
    s.owner[place] = s.admin
    if out is not None:
        out.emit(HostLaid(None if f.owed == BY_CHANCE else f.a, place, host))
    following = step(t, step(t, place, 1), 1)
    if s.host[following] == NONE:
        ask_host(t, s, following)
    else:
        s.push(K_DEAL, BY_CHANCE, 0, s.admin, t.admin_hand)


def deal(t: Setup, s: LokState, kind: i64, out: Sink | None) -> None:
    """LOK-3.5"""
    f = s.pop()
    take_top(s, kind)
    gain(s, f.a, kind)
    if out is not None:
        out.emit(Dealt(f.a, kind, (f.a,)))
    if f.b > 1:
        s.push(K_DEAL, BY_CHANCE, 0, f.a, f.b - 1)
        return
    following = next_player(t, s, f.a)
    if following == s.admin:
        s.push(K_SETUP, bit(s.admin), 0, s.admin, 0)
    else:
        s.push(K_DEAL, BY_CHANCE, 0, following, t.hand)


def legal_setup(t: Setup, s: LokState, f: Frame, out: Acts) -> None:
    """LOK-3.6: nothing, or a defence card on a host of his own."""
    out.add(PASS)
    legal_defence(t, s, f.a, f.b, out)


def legal_defence(t: Setup, s: LokState, seat: i64, done: i64, out: Acts) -> None:
    """LOK-5.2: on the hosts that he controls, but for those of `done`."""
    for level in range(i64(LEVELS)):
        if s.hands[seat * KINDS + DEFENCE + level]:
            for place in range(t.places):
                if s.owner[place] == seat and not has(done, place):
                    out.add(DEFEND0 + level * PLACES + place)


def lay_defence(t: Setup, s: LokState, seat: i64, action: i64, out: Sink | None) -> i64:
    """LOK-5.1, LOK-5.2: from hand, in the place of what is there. Returns the place."""
    level = (action - DEFEND0) // PLACES + 1
    place = (action - DEFEND0) % PLACES
    over = s.defence[place]
    lose(t, s, seat, DEFENCE + level - 1, out)
    drop_defence(s, place)
    s.defence[place] = level
    if out is not None:
        out.emit(Defended(seat, place, level, over))
    return place


def setup(t: Setup, s: LokState, action: i64, out: Sink | None) -> None:
    """LOK-3.6: in turn order from the Administrator; with per_host until he has enough."""
    f = s.pop()
    done = f.b
    if action == PASS:
        if out is not None and done == 0:
            out.emit(NothingLaid(f.a))
    else:
        done |= bit(lay_defence(t, s, f.a, action, out))
    controlled: i64 = 0
    for place in range(t.places):
        if s.owner[place] == f.a:
            controlled |= bit(place)
    if t.per_host and action != PASS and done != controlled:
        s.push(K_SETUP, bit(f.a), 0, f.a, done)
        return
    following = next_player(t, s, f.a)
    if following == s.admin:
        begin_round(t, s, s.admin, out)
    else:
        s.push(K_SETUP, bit(following), 0, following, 0)
