"""CS-5: what is connected, and what it scores. Compiled.

Points are kept as things change; audit.py counts them anew.
"""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield.ids import (
    A_FIREWALL,
    A_GENERATOR,
    A_PDOS,
    ATTACHED,
    BREAKABLE,
    NONE,
    PORTS,
    SIDE,
)
from cyberdeck.games.cybershield.rules.place import (
    TURNED,
    count,
    hit_generators,
    in_play,
    joined_to,
    kind_of,
    port_to,
    upright,
    with_link,
    without_link,
    working,
)
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.bits import bit, has, lowest


def flow(t: Setup, s: CsState, seat: i64, without: i64) -> i64:
    """CS-5.2, CS-5.4: mask of the slots that are joined to the Internet through upright cards, as if those of `without`
    did not lie there.
    """
    base = seat * SIDE
    cards = s.card
    todo: i64 = 0
    live: i64 = 0
    for slot in range(i64(SIDE)):
        card = cards[base + slot]
        if upright(card):
            live |= bit(slot)
            if has(t.providers, kind_of(card)):
                todo |= bit(slot)
    live &= ~without
    todo &= live
    found = todo
    while todo:
        links = s.links[base + lowest(todo)]
        todo &= todo - 1
        for port in range(i64(PORTS)):
            other = joined_to(links, port)
            if other != NONE and has(live & ~found, other):
                found |= bit(other)
                todo |= bit(other)
    return found


def served(t: Setup, s: CsState, seat: i64) -> i64:
    """Card 27: mask of the slots with a working Power generator, and of those that are connected through them alone."""
    base = seat * SIDE
    powered: i64 = 0
    for slot in range(i64(SIDE)):
        if in_play(s.card[base + slot]) and working(s.atts[base + slot], A_GENERATOR) > 0:
            powered |= bit(slot)
    if not powered:
        return 0
    return powered | (s.net[seat] & ~flow(t, s, seat, powered))


def guarded(t: Setup, s: CsState, place: i64) -> bool:
    """Card 6: a working Firewall on a Router that this card is joined to."""
    base = place - place % SIDE
    links = s.links[place]
    for port in range(i64(PORTS)):
        other = joined_to(links, port)
        if other != NONE:
            card = s.card[base + other]
            if in_play(card) and has(t.routers, kind_of(card)) and working(s.atts[base + other], A_FIREWALL) > 0:
                return True
    return False


# Points


def worth(t: Setup, card: i64, atts: i64) -> i64:
    """CS-2.5, CS-5.3, CS-5.5: of a connected card with what is attached to it."""
    total = t.points[kind_of(card)]
    if atts:
        for which in range(i64(BREAKABLE)):
            total += working(atts, which) * t.worth[which]
        for which in range(i64(BREAKABLE), i64(ATTACHED)):
            if not t.lasting[which]:
                total += count(atts, which) * t.worth[which]
    return total


def burden(t: Setup, atts: i64) -> i64:
    """Of attacks that count whatever the state of their card."""
    total = hit_generators(atts) * t.worth[A_PDOS]
    for which in range(i64(BREAKABLE), i64(ATTACHED)):
        if t.lasting[which]:
            total += count(atts, which) * t.worth[which]
    return total


def gain(t: Setup, atts: i64) -> i64:
    """Card 8: what the attacker scores for attacks that are there."""
    total: i64 = 0
    for which in range(i64(BREAKABLE), i64(ATTACHED)):
        if t.scores[which]:
            total += count(atts, which) * t.scores[which]
    return total


def set_atts(t: Setup, s: CsState, place: i64, atts: i64) -> None:
    seat = place // SIDE
    before = s.atts[place]
    s.score[seat] += burden(t, atts) - burden(t, before)
    s.score[1 - seat] += gain(t, atts) - gain(t, before)
    if has(s.net[seat], place % SIDE):
        card = s.card[place]
        s.score[seat] += worth(t, card, atts) - worth(t, card, before)
    s.atts[place] = atts


def set_card(t: Setup, s: CsState, place: i64, card: i64) -> None:
    """Another state of the card on a place, or a new one."""
    s.card[place] = card
    reconnect(t, s, place // SIDE)


def take_card(s: CsState, place: i64) -> None:
    """A disrupted card leaves the table; what was attached to it has left before."""
    unjoin(s, place)
    s.card[place] = 0


def reconnect(t: Setup, s: CsState, seat: i64) -> None:
    """CS-5.4: at once."""
    after = flow(t, s, seat, 0)
    changed = after ^ s.net[seat]
    s.net[seat] = after
    while changed:
        slot = lowest(changed)
        changed &= changed - 1
        place = seat * SIDE + slot
        points = worth(t, s.card[place], s.atts[place])
        if has(after, slot):
            s.score[seat] += points
        else:
            s.score[seat] -= points


def join(s: CsState, place: i64, port: i64, other: i64, its_port: i64) -> None:
    s.links[place] = with_link(s.links[place], port, other % SIDE)
    s.links[other] = with_link(s.links[other], its_port, place % SIDE)


def unjoin(s: CsState, place: i64) -> None:
    """From everything."""
    base = place - place % SIDE
    links = s.links[place]
    for port in range(i64(PORTS)):
        other = joined_to(links, port)
        if other != NONE:
            its_port = port_to(s.links[base + other], place % SIDE)
            s.links[base + other] = without_link(s.links[base + other], its_port)
    s.links[place] = 0


def free_slot(s: CsState, seat: i64) -> i64:
    slot: i64 = 0
    while s.card[seat * SIDE + slot]:
        slot += 1
    return slot


def turn_aside(t: Setup, s: CsState, seat: i64, spared: i64) -> i64:
    """CS-5.3: all Hardware in play but that of a mask is disconnected. Returns what was not before."""
    turned: i64 = 0
    for slot in range(i64(SIDE)):
        card = s.card[seat * SIDE + slot]
        if in_play(card) and card & TURNED == 0 and not has(spared, slot):
            s.card[seat * SIDE + slot] = card | TURNED
            turned |= bit(slot)
    reconnect(t, s, seat)
    return turned


def turn_up(t: Setup, s: CsState, seat: i64) -> i64:
    """CS-5.9: all that was disconnected is upright again. Returns what was not before."""
    turned: i64 = 0
    for slot in range(i64(SIDE)):
        card = s.card[seat * SIDE + slot]
        if card & TURNED:
            s.card[seat * SIDE + slot] = card & ~TURNED
            turned |= bit(slot)
    return turned
