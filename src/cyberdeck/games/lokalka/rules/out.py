"""LOK-6.5, LOK-8, LOK-9: hosts and players that go out, rewards, and the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.lokalka.events import (
    AllShown,
    BombGone,
    GameEnded,
    HandDropped,
    HostOut,
    HostsReturned,
    NodesLost,
    PlayerOut,
)
from cyberdeck.games.lokalka.ids import (
    BOMB,
    DEFENCE,
    HACKER,
    HELPDESK,
    INSIDER,
    KINDS,
    NONE,
    W_HACKER,
    W_HACKERS,
    W_INSIDER,
    W_LIMIT,
    W_NETWORK,
)
from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.rules.hands import ask_draw, drop_hand, put
from cyberdeck.games.lokalka.rules.marks import first_of, kind_of
from cyberdeck.games.lokalka.rules.ring import is_role_host
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.bits import bit, has, members, popcount
from cyberdeck.kernel.game import Sink

ENDS: Final = ("", "network", "hacker", "insider", "hackers", "limit")  # by W_*


def lose_nodes(state: LokState, place: i64, nodes: i64, sink: Sink | None) -> bool:
    """LOK-6.1, LOK-10.10. Returns whether the host is out now."""
    lost = min(nodes, state.nodes[place])
    state.nodes[place] -= lost
    if sink is not None:
        sink.emit(NodesLost(place, lost, state.nodes[place]))
    return state.nodes[place] == 0


def drop_defence(state: LokState, place: i64) -> None:
    level = state.defence[place]
    if level:
        put(state, DEFENCE + level - 1)
        state.defence[place] = 0


def host_out(state: LokState, place: i64, sink: Sink | None) -> None:
    """LOK-6.5"""
    drop_defence(state, place)
    state.owner[place] = NONE
    if sink is not None and not is_role_host(place):
        sink.emit(HostOut(place, state.host[place]))


def player_out(params: RuleParams, state: LokState, seat: i64, by: i64, sink: Sink | None) -> None:
    """LOK-8.1, LOK-8.2, LOK-8.6"""
    role = state.role[seat]
    state.alive &= ~bit(seat)
    state.possible_roles[seat] = bit(role)
    state.skips[seat] = 0
    if sink is not None:
        sink.emit(PlayerOut(seat, role, hand_of(state, seat), by, marked_of(state, seat)))
    drop_hand(state, seat)
    host_out(state, 2 * seat, sink)
    if state.bomb == seat:
        state.bomb = NONE
        put(state, BOMB)
        if sink is not None:
            sink.emit(BombGone(seat))
    back: i64 = 0
    for place in range(i64(1), params.places, i64(2)):
        if state.owner[place] == seat and seat != state.admin:
            state.owner[place] = state.admin
            back |= bit(place)
    if back and sink is not None:
        sink.emit(HostsReturned(seat, tuple(members(back))))


def hand_of(state: LokState, seat: i64) -> tuple[int, ...]:
    return tuple([state.hands[seat * KINDS + kind] for kind in range(i64(KINDS))])


def marked_of(state: LokState, seat: i64) -> tuple[int, ...]:
    return tuple([kind_of(state.marked[i]) for i in range(first_of(state, seat), first_of(state, seat + 1))])


def reward(state: LokState, place: i64, by: i64) -> i64:
    """LOK-8.3: the number of reward cards for taking this host out."""
    if not is_role_host(place):
        return 0 if by == state.admin else 1
    role = state.role[place // 2]
    if role == HACKER:
        return 2
    return 3 if role == INSIDER else 0


def take_out(params: RuleParams, state: LokState, places: i64, by: i64, sink: Sink | None) -> None:
    """LOK-8.5, LOK-9.5: everything left without nodes by one card, or by a bomb (by = NONE), goes out at once. Then the
    end is checked, and rewards are drawn.
    """
    cards: i64 = 0
    punished = False
    for place in range(params.places):
        if not has(places, place):
            continue
        cards += reward(state, place, by)
        if is_role_host(place):
            punished |= by == state.admin and state.role[place // 2] == HELPDESK
            player_out(params, state, place // 2, by, sink)
        else:
            host_out(state, place, sink)
    if sink is not None and params.out_sees:
        show_all(params, state, places, sink)
    if judge(params, state, by, sink) or by == NONE:
        return
    if punished:  # LOK-8.4
        if sink is not None:
            sink.emit(HandDropped(by, hand_of(state, by), marked_of(state, by)))
        drop_hand(state, by)
    ask_draw(params, state, by, cards, sink)


def show_all(params: RuleParams, state: LokState, places: i64, sink: Sink) -> None:
    """LOK-8.7: shows everything to the Insiders who have just gone out."""
    for seat in range(params.seats):
        if has(places, 2 * seat) and state.role[seat] == INSIDER:
            hands = tuple([hand_of(state, other) for other in range(params.seats)])
            sink.emit(
                AllShown(seat, tuple(state.role), hands, tuple([kind_of(state.marked[i]) for i in range(state.marks)]))
            )


def team(params: RuleParams, state: LokState, role: i64) -> i64:
    """All players of a role, in or out."""
    found: i64 = 0
    for seat in range(params.seats):
        if state.role[seat] == role:
            found |= bit(seat)
    return found


def judge(params: RuleParams, state: LokState, by: i64, sink: Sink | None) -> bool:
    """LOK-9.1 before LOK-9.2 before LOK-9.3, then LOK-9.4. Returns whether the game is over."""
    hackers = team(params, state, HACKER)
    if not state.alive & (hackers | team(params, state, INSIDER)):
        end(state, W_NETWORK, bit(state.admin) | team(params, state, HELPDESK), sink)
    elif has(state.alive, state.admin):
        return False
    elif by != NONE and state.role[by] == HACKER:
        end(state, W_HACKER, hackers if params.team else bit(by), sink)
    elif popcount(state.alive) == 1 and state.alive & team(params, state, INSIDER):
        end(state, W_INSIDER, state.alive, sink)
    else:
        end(state, W_HACKERS, hackers, sink)
    return True


def end(state: LokState, why: i64, winners: i64, sink: Sink | None) -> None:
    state.ending = why
    state.winners = winners
    state.finish()
    if sink is not None:
        sink.emit(GameEnded(ENDS[why], tuple(state.role), tuple(members(winners))))


def limit(params: RuleParams, state: LokState, sink: Sink | None) -> None:
    """LOK-9.6: nobody wins."""
    end(state, W_LIMIT, 0, sink)
