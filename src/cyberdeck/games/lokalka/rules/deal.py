"""LOK-2, LOK-3: roles, the network, the first cards, the first defences."""

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
from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.rules.hands import gain, lose, take_top
from cyberdeck.games.lokalka.rules.out import drop_defence
from cyberdeck.games.lokalka.rules.ring import next_player, step
from cyberdeck.games.lokalka.rules.turn import begin_round
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.actions import ActionBuffer, filled
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_CHANCE, UNCOMMITTED, Frame, Sink


def new_state(params: RuleParams) -> LokState:
    n = params.seats
    hidden = bit(HACKER) | bit(INSIDER) | bit(HELPDESK)
    state = LokState.initial(
        committed=[UNCOMMITTED] * n,
        role=filled(n, NONE),
        possible_roles=filled(n, hidden),
        hands=filled(n * KINDS, 0),
        size=filled(n, 0),
        marked=filled(params.cards, 0),
        deck=params.quantity[:],
        deck_size=params.cards,
        host=filled(params.places, NONE),
        nodes=filled(params.places, 0),
        defence=filled(params.places, 0),
        owner=filled(params.places, NONE),
        skips=filled(n, 0),
        alive=params.everybody,
    )
    state.push(K_ADMIN, BY_CHANCE)
    return state


def admin(params: RuleParams, state: LokState, seat: i64, sink: Sink | None) -> None:
    """LOK-3.1: the Administrator's role is public."""
    state.pop()
    state.admin = seat
    state.role[seat] = ADMIN
    state.possible_roles[seat] = bit(ADMIN)
    if sink is not None:
        sink.emit(AdminShown(seat))
    state.push(K_ROLE, BY_CHANCE, 0, next_player(params, state, seat))


def roles_left(params: RuleParams, state: LokState) -> list[tuple[int, int]]:
    """LOK-2.2: (role, cards) of the roles still to be dealt."""
    left = list(params.roles)
    for seat in range(params.seats):
        if state.role[seat] != NONE:
            left[state.role[seat]] -= 1
    return [(role, left[role]) for role in range(ROLES) if left[role] > 0]


def role(params: RuleParams, state: LokState, dealt: i64, sink: Sink | None) -> None:
    """LOK-2.2, LOK-3.1: face down. LOK-3.3, LOK-3.4: each player controls their role host, with its nodes."""
    frame = state.pop()
    state.role[frame.a] = dealt
    if sink is not None:
        sink.emit(RoleDealt(frame.a, dealt))
    following = next_player(params, state, frame.a)
    if following != state.admin:
        state.push(K_ROLE, BY_CHANCE, 0, following)
        return
    for seat in range(params.seats):
        state.owner[2 * seat] = seat
        state.nodes[2 * seat] = params.role_nodes[state.role[seat]]
    ask_host(params, state, step(params, 2 * state.admin, 1))


def ask_host(params: RuleParams, state: LokState, place: i64) -> None:
    if params.options.network == "random":
        state.push(K_LAY, BY_CHANCE, 0, state.admin, place)
    else:
        state.push(K_BUILD, bit(state.admin), 0, state.admin, place)


def hosts_left(state: LokState) -> i64:
    """LOK-3.2: mask of the auxiliary hosts that are not in the network."""
    left = bit(HOSTS) - 1
    for host in state.host:
        if host != NONE:
            left &= ~bit(host)
    return left


def legal_build(state: LokState, buffer: ActionBuffer) -> None:
    left = hosts_left(state)
    for host in range(i64(HOSTS)):
        if has(left, host):
            buffer.add(BUILD0 + host)


def lay_host(params: RuleParams, state: LokState, host: i64, sink: Sink | None) -> None:
    """LOK-3.2, LOK-3.3, LOK-3.4"""
    frame = state.pop()
    place = frame.b
    state.host[place] = host
    state.nodes[place] = params.host_nodes[host]
    state.owner[place] = state.admin
    if sink is not None:
        sink.emit(HostLaid(None if frame.to_act == BY_CHANCE else frame.a, place, host))
    following = step(params, step(params, place, 1), 1)
    if state.host[following] == NONE:
        ask_host(params, state, following)
    else:
        state.push(K_DEAL, BY_CHANCE, 0, state.admin, params.admin_hand)


def deal(params: RuleParams, state: LokState, kind: i64, sink: Sink | None) -> None:
    """LOK-3.5"""
    frame = state.pop()
    take_top(state, kind)
    gain(state, frame.a, kind)
    if sink is not None:
        sink.emit(Dealt(frame.a, kind, (frame.a,)))
    if frame.b > 1:
        state.push(K_DEAL, BY_CHANCE, 0, frame.a, frame.b - 1)
        return
    following = next_player(params, state, frame.a)
    if following == state.admin:
        state.push(K_SETUP, bit(state.admin), 0, state.admin, 0)
    else:
        state.push(K_DEAL, BY_CHANCE, 0, following, params.hand)


def legal_setup(params: RuleParams, state: LokState, frame: Frame, buffer: ActionBuffer) -> None:
    """LOK-3.6: nothing, or a defence card on a host under control."""
    buffer.add(PASS)
    legal_defence(params, state, frame.a, frame.b, buffer)


def legal_defence(params: RuleParams, state: LokState, seat: i64, done: i64, buffer: ActionBuffer) -> None:
    """LOK-5.2: on the hosts under control, except those of `done`."""
    for level in range(i64(LEVELS)):
        if state.hands[seat * KINDS + DEFENCE + level]:
            for place in range(params.places):
                if state.owner[place] == seat and not has(done, place):
                    buffer.add(DEFEND0 + level * PLACES + place)


def lay_defence(params: RuleParams, state: LokState, seat: i64, action: i64, sink: Sink | None) -> i64:
    """LOK-5.1, LOK-5.2: from the hand, in place of the present defence. Returns the place."""
    level = (action - DEFEND0) // PLACES + 1
    place = (action - DEFEND0) % PLACES
    over = state.defence[place]
    lose(params, state, seat, DEFENCE + level - 1, sink)
    drop_defence(state, place)
    state.defence[place] = level
    if sink is not None:
        sink.emit(Defended(seat, place, level, over))
    return place


def setup(params: RuleParams, state: LokState, action: i64, sink: Sink | None) -> None:
    """LOK-3.6: in turn order from the Administrator; with per_host, until the player passes or all hosts have one."""
    frame = state.pop()
    done = frame.b
    if action == PASS:
        if sink is not None and done == 0:
            sink.emit(NothingLaid(frame.a))
    else:
        done |= bit(lay_defence(params, state, frame.a, action, sink))
    controlled: i64 = 0
    for place in range(params.places):
        if state.owner[place] == frame.a:
            controlled |= bit(place)
    if params.options.setup_defence == "per_host" and action != PASS and done != controlled:
        state.push(K_SETUP, bit(frame.a), 0, frame.a, done)
        return
    following = next_player(params, state, frame.a)
    if following == state.admin:
        begin_round(params, state, state.admin, sink)
    else:
        state.push(K_SETUP, bit(following), 0, following, 0)
