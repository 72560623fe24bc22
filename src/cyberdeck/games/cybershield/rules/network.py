"""CS-5: what is connected, and what it scores.

Scores are updated with every change; invariants.py recounts them.
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
from cyberdeck.games.cybershield.params import RuleParams
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
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.bits import bit, has, lowest


def flow(params: RuleParams, state: CsState, seat: i64, without: i64) -> i64:
    """CS-5.2, CS-5.4: mask of the slots joined to the Internet through upright cards, as if the slots of `without` were
    empty.
    """
    base = seat * SIDE
    cards = state.card
    todo: i64 = 0
    session: i64 = 0
    for slot in range(i64(SIDE)):
        card = cards[base + slot]
        if upright(card):
            session |= bit(slot)
            if has(params.providers, kind_of(card)):
                todo |= bit(slot)
    session &= ~without
    todo &= session
    found = todo
    while todo:
        links = state.links[base + lowest(todo)]
        todo &= todo - 1
        for port in range(i64(PORTS)):
            other = joined_to(links, port)
            if other != NONE and has(session & ~found, other):
                found |= bit(other)
                todo |= bit(other)
    return found


def served(params: RuleParams, state: CsState, seat: i64) -> i64:
    """Card 27: mask of the slots with a working Power generator and of those connected through them alone."""
    base = seat * SIDE
    powered: i64 = 0
    for slot in range(i64(SIDE)):
        if in_play(state.card[base + slot]) and working(state.attachments[base + slot], A_GENERATOR) > 0:
            powered |= bit(slot)
    if not powered:
        return 0
    return powered | (state.connected[seat] & ~flow(params, state, seat, powered))


def guarded(params: RuleParams, state: CsState, place: i64) -> bool:
    """Card 6: whether the card is joined to a Router with a working Firewall."""
    base = place - place % SIDE
    links = state.links[place]
    for port in range(i64(PORTS)):
        other = joined_to(links, port)
        if other != NONE:
            card = state.card[base + other]
            if (
                in_play(card)
                and has(params.routers, kind_of(card))
                and working(state.attachments[base + other], A_FIREWALL) > 0
            ):
                return True
    return False


# Points


def card_points(params: RuleParams, card: i64, attachments: i64) -> i64:
    """CS-2.5, CS-5.3, CS-5.5: the points of a connected card with its attached cards."""
    total = params.points[kind_of(card)]
    if attachments:
        for which in range(i64(BREAKABLE)):
            total += working(attachments, which) * params.attached_points[which]
        for which in range(i64(BREAKABLE), i64(ATTACHED)):
            if not params.lasting[which]:
                total += count(attachments, which) * params.attached_points[which]
    return total


def burden(params: RuleParams, attachments: i64) -> i64:
    """The points of attacks that count whatever the state of their card."""
    total = hit_generators(attachments) * params.attached_points[A_PDOS]
    for which in range(i64(BREAKABLE), i64(ATTACHED)):
        if params.lasting[which]:
            total += count(attachments, which) * params.attached_points[which]
    return total


def gain(params: RuleParams, attachments: i64) -> i64:
    """Card 8: the points that attached attacks give to the attacker."""
    total: i64 = 0
    for which in range(i64(BREAKABLE), i64(ATTACHED)):
        if params.scores[which]:
            total += count(attachments, which) * params.scores[which]
    return total


def set_atts(params: RuleParams, state: CsState, place: i64, attachments: i64) -> None:
    seat = place // SIDE
    before = state.attachments[place]
    state.score[seat] += burden(params, attachments) - burden(params, before)
    state.score[1 - seat] += gain(params, attachments) - gain(params, before)
    if has(state.connected[seat], place % SIDE):
        card = state.card[place]
        state.score[seat] += card_points(params, card, attachments) - card_points(params, card, before)
    state.attachments[place] = attachments


def set_card(params: RuleParams, state: CsState, place: i64, card: i64) -> None:
    """Changes the card on a place, or puts a new one there."""
    state.card[place] = card
    reconnect(params, state, place // SIDE)


def take_card(state: CsState, place: i64) -> None:
    """Removes a disrupted card, which has no attached cards left."""
    unjoin(state, place)
    state.card[place] = 0


def reconnect(params: RuleParams, state: CsState, seat: i64) -> None:
    """CS-5.4: updates what is connected, at once."""
    after = flow(params, state, seat, 0)
    changed = after ^ state.connected[seat]
    state.connected[seat] = after
    while changed:
        slot = lowest(changed)
        changed &= changed - 1
        place = seat * SIDE + slot
        points = card_points(params, state.card[place], state.attachments[place])
        if has(after, slot):
            state.score[seat] += points
        else:
            state.score[seat] -= points


def join(state: CsState, place: i64, port: i64, other: i64, its_port: i64) -> None:
    state.links[place] = with_link(state.links[place], port, other % SIDE)
    state.links[other] = with_link(state.links[other], its_port, place % SIDE)


def unjoin(state: CsState, place: i64) -> None:
    """Takes a card off all its joints."""
    base = place - place % SIDE
    links = state.links[place]
    for port in range(i64(PORTS)):
        other = joined_to(links, port)
        if other != NONE:
            its_port = port_to(state.links[base + other], place % SIDE)
            state.links[base + other] = without_link(state.links[base + other], its_port)
    state.links[place] = 0


def free_slot(state: CsState, seat: i64) -> i64:
    slot: i64 = 0
    while state.card[seat * SIDE + slot]:
        slot += 1
    return slot


def turn_aside(params: RuleParams, state: CsState, seat: i64, spared: i64) -> i64:
    """CS-5.3: disconnects all Hardware in play outside a mask. Returns the mask of the cards turned."""
    turned: i64 = 0
    for slot in range(i64(SIDE)):
        card = state.card[seat * SIDE + slot]
        if in_play(card) and card & TURNED == 0 and not has(spared, slot):
            state.card[seat * SIDE + slot] = card | TURNED
            turned |= bit(slot)
    reconnect(params, state, seat)
    return turned


def turn_up(state: CsState, seat: i64) -> i64:
    """CS-5.9: turns everything disconnected upright. Returns the mask of the cards turned."""
    turned: i64 = 0
    for slot in range(i64(SIDE)):
        card = state.card[seat * SIDE + slot]
        if card & TURNED:
            state.card[seat * SIDE + slot] = card & ~TURNED
            turned |= bit(slot)
    return turned
