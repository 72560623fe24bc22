"""LOK-6.5, LOK-8, LOK-9: hosts and players that are out, rewards, and the end. Compiled."""

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
from cyberdeck.games.lokalka.rules.hands import ask_draw, drop_hand, put
from cyberdeck.games.lokalka.rules.marks import first_of, kind_of
from cyberdeck.games.lokalka.rules.ring import is_role_host
from cyberdeck.games.lokalka.setup import Setup
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.bits import bit, has, members, popcount
from cyberdeck.kernel.game import Sink

ENDS: Final = ("", "network", "hacker", "insider", "hackers", "limit")  # by W_*


def lose_nodes(s: LokState, place: i64, nodes: i64, out: Sink | None) -> bool:
    """LOK-6.1, LOK-10.10. True if the host is out now."""
    lost = min(nodes, s.nodes[place])
    s.nodes[place] -= lost
    if out is not None:
        out.emit(NodesLost(place, lost, s.nodes[place]))
    return s.nodes[place] == 0


def drop_defence(s: LokState, place: i64) -> None:
    level = s.defence[place]
    if level:
        put(s, DEFENCE + level - 1)
        s.defence[place] = 0


def host_out(s: LokState, place: i64, out: Sink | None) -> None:
    """LOK-6.5"""
    drop_defence(s, place)
    s.owner[place] = NONE
    if out is not None and not is_role_host(place):
        out.emit(HostOut(place, s.host[place]))


def player_out(t: Setup, s: LokState, seat: i64, by: i64, out: Sink | None) -> None:
    """LOK-8.1, LOK-8.2, LOK-8.6"""
    role = s.role[seat]
    s.alive &= ~bit(seat)
    s.may[seat] = bit(role)
    s.skips[seat] = 0
    if out is not None:
        out.emit(PlayerOut(seat, role, hand_of(s, seat), by, marked_of(s, seat)))
    drop_hand(s, seat)
    host_out(s, 2 * seat, out)
    if s.bomb == seat:
        s.bomb = NONE
        put(s, BOMB)
        if out is not None:
            out.emit(BombGone(seat))
    back: i64 = 0
    for place in range(i64(1), t.places, i64(2)):
        if s.owner[place] == seat and seat != s.admin:
            s.owner[place] = s.admin
            back |= bit(place)
    if back and out is not None:
        out.emit(HostsReturned(seat, tuple(members(back))))


def hand_of(s: LokState, seat: i64) -> tuple[int, ...]:
    return tuple([s.hands[seat * KINDS + kind] for kind in range(i64(KINDS))])


def marked_of(s: LokState, seat: i64) -> tuple[int, ...]:
    return tuple([kind_of(s.marked[i]) for i in range(first_of(s, seat), first_of(s, seat + 1))])


def reward(s: LokState, place: i64, by: i64) -> i64:
    """LOK-8.3: cards for who took this host out."""
    if not is_role_host(place):
        return 0 if by == s.admin else 1
    role = s.role[place // 2]
    if role == HACKER:
        return 2
    return 3 if role == INSIDER else 0


def take_out(t: Setup, s: LokState, places: i64, by: i64, out: Sink | None) -> None:
    """LOK-8.5, LOK-9.5: everything that one card, or a bomb (by = NONE), has left without nodes goes out at once; then
    the end is judged, and rewards are drawn.
    """
    cards: i64 = 0
    punished = False
    for place in range(t.places):
        if not has(places, place):
            continue
        cards += reward(s, place, by)
        if is_role_host(place):
            punished |= by == s.admin and s.role[place // 2] == HELPDESK
            player_out(t, s, place // 2, by, out)
        else:
            host_out(s, place, out)
    if out is not None and t.out_sees:
        show_all(t, s, places, out)
    if judge(t, s, by, out) or by == NONE:
        return
    if punished:  # LOK-8.4
        if out is not None:
            out.emit(HandDropped(by, hand_of(s, by), marked_of(s, by)))
        drop_hand(s, by)
    ask_draw(t, s, by, cards, out)


def show_all(t: Setup, s: LokState, places: i64, out: Sink) -> None:
    """LOK-8.7: to the Insiders who have just gone out."""
    for seat in range(t.seats):
        if has(places, 2 * seat) and s.role[seat] == INSIDER:
            hands = tuple([hand_of(s, other) for other in range(t.seats)])
            out.emit(AllShown(seat, tuple(s.role), hands, tuple([kind_of(s.marked[i]) for i in range(s.marks)])))


def team(t: Setup, s: LokState, role: i64) -> i64:
    """All players of a role, in or out."""
    found: i64 = 0
    for seat in range(t.seats):
        if s.role[seat] == role:
            found |= bit(seat)
    return found


def judge(t: Setup, s: LokState, by: i64, out: Sink | None) -> bool:
    """LOK-9.1 before LOK-9.2 before LOK-9.3, then LOK-9.4. True if the game is over."""
    hackers = team(t, s, HACKER)
    if not s.alive & (hackers | team(t, s, INSIDER)):
        end(t, s, W_NETWORK, bit(s.admin) | team(t, s, HELPDESK), out)
    elif has(s.alive, s.admin):
        return False
    elif by != NONE and s.role[by] == HACKER:
        end(t, s, W_HACKER, hackers if t.team else bit(by), out)
    elif popcount(s.alive) == 1 and s.alive & team(t, s, INSIDER):
        end(t, s, W_INSIDER, s.alive, out)
    else:
        end(t, s, W_HACKERS, hackers, out)
    return True


def end(t: Setup, s: LokState, why: i64, winners: i64, out: Sink | None) -> None:
    s.why = why
    s.winners = winners
    s.finish()
    if out is not None:
        out.emit(GameEnded(ENDS[why], tuple(s.role), tuple(members(winners))))


def limit(t: Setup, s: LokState, out: Sink | None) -> None:
    """LOK-9.6: nobody wins."""
    end(t, s, W_LIMIT, 0, out)
