"""LOK-10: the special cards. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.lokalka.events import (
    Answered,
    BombTested,
    Captured,
    Played,
    Restored,
    TookBack,
    Turned,
)
from cyberdeck.games.lokalka.ids import (
    ADMIN,
    BACKUP,
    BACKUP0,
    BOMB,
    BOMB0,
    BOTNET,
    BOTNET0,
    DEFENCE,
    DIRECT,
    DIRECT0,
    DISCARD0,
    FLOOD,
    FLOOD0,
    HACKER,
    HELPDESK,
    INSIDER,
    K_FLOOD,
    K_TEST,
    K_VIRUSES,
    KINDS,
    LEVELS,
    MAINTAIN0,
    MAINTENANCE,
    NONE,
    PASS,
    ROUTER,
    ROUTER0,
    SANDBOX,
    SANDBOX0,
    SHOW0,
    SOCIAL,
    SOCIAL0,
    VIRUSES,
    VIRUSES0,
)
from cyberdeck.games.lokalka.rules.attack import ask_direct, has_attack
from cyberdeck.games.lokalka.rules.hands import ask_draw, gain_known, lose, put, refill, take_top
from cyberdeck.games.lokalka.rules.out import lose_nodes, take_out
from cyberdeck.games.lokalka.rules.ring import max_nodes, next_player, owner_after_botnet, taken_by_botnet
from cyberdeck.games.lokalka.rules.steal import ask_steal
from cyberdeck.games.lokalka.rules.turn import DRAWN, discard, follow
from cyberdeck.games.lokalka.setup import Setup
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import bit, has, members
from cyberdeck.kernel.game import BY_CHANCE, Frame, Sink

TAKEN: Final = 2  # LOK-10.2
BLAST: Final = 2  # LOK-10.10


def legal_specials(t: Setup, s: LokState, seat: i64, out: Acts) -> None:
    """LOK-10.11: what would do nothing at all cannot be played. In the order of the action ids."""
    base = seat * KINDS
    others = s.alive & ~bit(seat)
    if s.hands[base + FLOOD] and others & with_cards(t, s):
        out.add(FLOOD0)
    if s.hands[base + SOCIAL]:
        add_each(t, others & with_cards(t, s), SOCIAL0, out)
    if s.hands[base + VIRUSES]:
        out.add(VIRUSES0)
    if s.hands[base + DIRECT] and not s.attacked and has_attack(s, seat):
        add_each(t, others, DIRECT0, out)
    if s.hands[base + BACKUP] and s.discard_size:
        for kind in range(i64(KINDS)):
            if s.discard[kind] and kind != BACKUP:
                out.add(BACKUP0 + kind)
    if s.hands[base + MAINTENANCE]:
        for place in range(t.places):
            if s.owner[place] == seat and s.nodes[place] < max_nodes(t, s, place):
                out.add(MAINTAIN0 + place)
    if s.hands[base + SANDBOX]:
        add_each(t, others, SANDBOX0, out)
    if s.hands[base + ROUTER]:
        out.add(ROUTER0)
    if s.hands[base + BOTNET] and taken_by_botnet(t, s, seat):
        out.add(BOTNET0)
    if s.hands[base + BOMB]:
        out.add(BOMB0)


def with_cards(t: Setup, s: LokState) -> i64:
    """Those who have a card in hand."""
    found: i64 = 0
    for seat in range(t.seats):
        if s.size[seat]:
            found |= bit(seat)
    return found


def add_each(t: Setup, seats: i64, first: i64, out: Acts) -> None:
    for seat in range(t.seats):
        if has(seats, seat):
            out.add(first + seat)


def play(t: Setup, s: LokState, seat: i64, action: i64, out: Sink | None) -> None:
    """A special of the turn. Those that ask somebody first go to the discard pile when that is done (LOK-4.3)."""
    if action == FLOOD0:
        spend(t, s, seat, FLOOD, NONE, NONE, out)
        ask_flood(t, s, seat, seat)
    elif action < VIRUSES0:
        other = action - SOCIAL0
        spend(t, s, seat, SOCIAL, other, NONE, out)
        ask_steal(s, seat, other, TAKEN)
    elif action == VIRUSES0:
        spend(t, s, seat, VIRUSES, NONE, NONE, out)
        ask_viruses(t, s, seat, seat, 0, out)
    elif action < BACKUP0:
        other = action - DIRECT0
        spend(t, s, seat, DIRECT, other, NONE, out)
        ask_direct(s, seat, other)
    elif action < MAINTAIN0:
        back_up(t, s, seat, action - BACKUP0, out)
    elif action < SANDBOX0:
        maintain(t, s, seat, action - MAINTAIN0, out)
    elif action < ROUTER0:
        other = action - SANDBOX0
        spend(t, s, seat, SANDBOX, other, NONE, out)
        s.skips[other] += 1
        put(s, SANDBOX)
    elif action == ROUTER0:
        spend(t, s, seat, ROUTER, NONE, NONE, out)
        s.direction = -s.direction
        put(s, ROUTER)
        if out is not None:
            out.emit(Turned(s.direction))
    elif action == BOTNET0:
        botnet(t, s, seat, out)
    else:
        spend(t, s, seat, BOMB, NONE, NONE, out)
        s.bomb = seat
        if refill(t, s, out):
            s.push(K_TEST, BY_CHANCE, 0, seat, 0)


def spend(t: Setup, s: LokState, seat: i64, kind: i64, other: i64, place: i64, out: Sink | None) -> None:
    if out is not None:
        out.emit(Played(seat, kind, other, place))
    lose(t, s, seat, kind, out)


def ask_flood(t: Setup, s: LokState, seat: i64, by: i64) -> None:
    """LOK-10.1: the next player who has a card, in turn order."""
    following = next_player(t, s, seat)
    while following != by and s.size[following] == 0:
        following = next_player(t, s, following)
    if following == by:
        put(s, FLOOD)
    else:
        s.push(K_FLOOD, bit(following), 0, following, by)


def flood(t: Setup, s: LokState, action: i64, out: Sink | None) -> None:
    f = s.pop()
    discard(t, s, f.a, action - DISCARD0, out)
    ask_flood(t, s, f.a, f.b)


def ask_viruses(t: Setup, s: LokState, seat: i64, by: i64, hit: i64, out: Sink | None) -> None:
    """LOK-10.3: everybody else in turn order; then all losses at once."""
    following = next_player(t, s, seat)
    if following != by:
        s.push(K_VIRUSES, bit(following), 0, following, by, hit)
        return
    put(s, VIRUSES)
    gone: i64 = 0
    for other in range(t.seats):
        if has(hit, other) and lose_nodes(s, 2 * other, 1, out):
            gone |= bit(2 * other)
    if gone:
        take_out(t, s, gone, by, out)


def legal_viruses(s: LokState, f: Frame, out: Acts) -> None:
    out.add(PASS)
    for level in range(i64(LEVELS)):
        if s.hands[f.a * KINDS + DEFENCE + level]:
            out.add(SHOW0 + DEFENCE + level)


def viruses(t: Setup, s: LokState, action: i64, out: Sink | None) -> None:
    f = s.pop()
    hit = f.c
    if action == PASS:
        hit |= bit(f.a)
        if out is not None:
            out.emit(Answered(f.a, 0))
    else:
        kind = action - SHOW0
        if out is not None:
            out.emit(Answered(f.a, kind - DEFENCE + 1))
        lose(t, s, f.a, kind, out)
        put(s, kind)
    ask_viruses(t, s, f.a, f.b, hit, out)


def back_up(t: Setup, s: LokState, seat: i64, kind: i64, out: Sink | None) -> None:
    """LOK-10.5, LOK-4.7: everybody sees what he takes."""
    spend(t, s, seat, BACKUP, NONE, NONE, out)
    s.discard[kind] -= 1
    s.discard_size -= 1
    gain_known(s, seat, kind, t.everybody | t.watchers, 0, 0)
    put(s, BACKUP)
    if out is not None:
        out.emit(TookBack(seat, kind))


def maintain(t: Setup, s: LokState, seat: i64, place: i64, out: Sink | None) -> None:
    """LOK-10.6"""
    spend(t, s, seat, MAINTENANCE, NONE, place, out)
    s.nodes[place] += 1
    put(s, MAINTENANCE)
    if out is not None:
        out.emit(Restored(seat, place, s.nodes[place]))


def botnet(t: Setup, s: LokState, seat: i64, out: Sink | None) -> None:
    """LOK-10.9; LOK-7.4: it tells who may have played it."""
    spend(t, s, seat, BOTNET, NONE, NONE, out)
    places = taken_by_botnet(t, s, seat)
    owner = owner_after_botnet(s, seat)
    for place in range(t.places):
        if has(places, place):
            s.owner[place] = owner
    if s.role[seat] == HELPDESK:
        s.may[seat] &= bit(HELPDESK)
    elif s.role[seat] != ADMIN:
        s.may[seat] &= bit(HACKER) | bit(INSIDER)
    put(s, BOTNET)
    if out is not None:
        out.emit(Captured(seat, owner, tuple(members(places))))


def test(t: Setup, s: LokState, kind: i64, out: Sink | None) -> None:
    """LOK-10.10: only lilac, and it goes off."""
    f = s.pop()
    take_top(s, kind)
    put(s, kind)
    off = t.lilac[kind] == 1
    if out is not None:
        out.emit(BombTested(f.a, kind, off))
    if off:
        s.bomb = NONE
        put(s, BOMB)
        if lose_nodes(s, 2 * f.a, BLAST, out):
            s.pop()  # LOK-8.6: his turn is over
            take_out(t, s, bit(2 * f.a), NONE, out)
            if not s.why:
                follow(t, s, f.a, out)
            return
    if f.b:
        ask_draw(t, s, f.a, DRAWN, out)
