"""Inputs of one side's network: what depends on which card, and what can be hit."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield.ai.model.feature_index import (
    BACK,
    CHANCE,
    CUT_OFF,
    DEPTH,
    HUBS,
    LOSS,
    LOSS_FAIL,
    LOSS_FLOOD,
    LOSS_STUCK,
    LOSSES,
    PROVIDERS,
    ROOM,
)
from cyberdeck.games.cybershield.ai.model.survey import Side, Survey
from cyberdeck.games.cybershield.ids import A_DDOS, DDOS, FAILURE, NONE, PDOS, PORTS, SIDE, SYMBOLS
from cyberdeck.games.cybershield.rules.place import OPEN, joined_to, kind_of
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.bits import bit, has, lowest, popcount


def spread(survey: Survey, side: Side, state: CsState, seat: i64, at: i64) -> None:
    """Walks the connected cards from the Providers on: finds what depends on each card, and the free ports."""
    net = side.net
    near = side.near
    here = side.here
    loss = side.loss
    order = side.order
    parent = side.parent
    deep = side.deep
    found = side.roots & net
    n: i64 = 0
    todo = found
    while todo:
        slot = lowest(todo)
        todo &= todo - 1
        order[n] = slot
        deep[slot] = 0
        n += 1
    first = n
    ends: i64 = 0
    depth: i64 = 0
    i: i64 = 0
    while i < n:
        slot = order[i]
        i += 1
        more = near[slot] & net
        ends += popcount(more)
        more &= ~found
        found |= more
        while more:
            other = lowest(more)
            more &= more - 1
            parent[other] = slot
            deep[other] = deep[slot] + 1
            order[n] = other
            n += 1
        loss[slot] = here[slot]
        depth += deep[slot] * here[slot]
    i = n - 1
    while i >= first:
        slot = order[i]
        loss[parent[slot]] += loss[slot]
        i -= 1
    if ends != 2 * (n - first):
        ways_around(side)
    survey.inputs[at + DEPTH] = float(depth) / 10.0
    survey.steps(at + PROVIDERS, first, 3)
    losses(survey, side, at)
    rooms(survey, side, state, seat, at)


def ways_around(side: Side) -> None:
    """What is lost with each card if there is more than one way to the Internet."""
    net = side.net
    roots = side.roots & net
    cards = net
    while cards:
        slot = lowest(cards)
        cards &= cards - 1
        near = side.near[slot] & net
        if near & (near - 1) == 0 and not has(roots, slot):
            side.loss[slot] = side.here[slot]
        else:
            left = net & ~bit(slot)
            side.loss[slot] = side.points_in(net & ~side.reach(roots & left, left))


def losses(survey: Survey, side: Side, at: i64) -> None:
    inputs = survey.inputs
    here = side.here
    loss = side.loss
    cards = side.net
    most: i64 = 0
    hubs: i64 = 0
    while cards:
        slot = lowest(cards)
        cards &= cards - 1
        lost = loss[slot]
        if lost != here[slot]:
            hubs += 1
        if lost > most:
            most = lost
    inputs[at + LOSS] = float(most) / 5.0
    survey.steps(at + LOSSES, most - 1, 3)
    inputs[at + HUBS] = float(hubs) / 4.0


def rooms(survey: Survey, side: Side, state: CsState, seat: i64, at: i64) -> None:
    """Free ports of connected cards that have room for further cards behind them."""
    base = seat * SIDE
    ports = survey.params.ports
    hubs = survey.kinds.hubs
    links = state.links
    card = state.card
    room = side.room
    for symbol in range(i64(SYMBOLS)):
        room[symbol] = 0
    cards = side.net
    while cards:
        place = base + lowest(cards)
        cards &= cards - 1
        kind = kind_of(card[place])
        if has(hubs, kind):
            joined = links[place]
            for port in range(i64(PORTS)):
                symbol = ports[kind * PORTS + port]
                if symbol != NONE and joined_to(joined, port) == NONE:
                    room[symbol] += 1
    for symbol in range(i64(SYMBOLS)):
        survey.steps(at + ROOM + 4 * symbol, room[symbol], 4)


def restored(survey: Survey, side: Side, at: i64) -> None:
    """Inputs of what will be connected when everything is restored."""
    inputs = survey.inputs
    here = side.here
    mended = side.mended
    found = side.net
    if mended != side.up:
        found = side.reach(side.roots & mended, mended)
        total = side.points_in(found) - side.flooded * survey.params.attached_points[A_DDOS] - side.points
        inputs[at + BACK] = float(total) / 5.0
    cut = mended & ~found
    total = 0
    while cut:
        value = here[lowest(cut)]
        cut &= cut - 1
        if value > 0:
            total += value
    inputs[at + CUT_OFF] = float(total) / 5.0


def exposed(survey: Survey, side: Side, state: CsState, seat: i64, at: i64) -> None:
    """Inputs of what can be hit now, and what is lost then."""
    inputs = survey.inputs
    base = seat * SIDE
    attachments = state.attachments
    net = side.net
    near = side.near
    loss = side.loss
    open_to = side.open_to
    walls = side.walls
    lying = side.lying
    once: i64 = 0
    twice: i64 = 0
    by_flood: i64 = 0
    by_stuck: i64 = 0
    by_failure: i64 = 0
    while lying:
        slot = lowest(lying)
        lying &= lying - 1
        mask = open_to[slot]
        if walls & near[slot] and attachments[base + slot] & OPEN == 0:
            mask &= ~survey.kinds.floods
            open_to[slot] = mask
        twice |= once & mask
        once |= mask
        if has(net, slot):
            lost = loss[slot]
            if lost > by_flood and has(mask, DDOS):
                by_flood = lost
            if lost > by_stuck and has(mask, PDOS):
                by_stuck = lost
            if lost > by_failure and has(mask, FAILURE):
                by_failure = lost
    inputs[at + LOSS_FLOOD] = float(by_flood) / 5.0
    inputs[at + LOSS_STUCK] = float(by_stuck) / 5.0
    inputs[at + LOSS_FAIL] = float(by_failure) / 5.0
    chance_at = survey.kinds.chance_at
    while once:
        which = lowest(once)
        once &= once - 1
        i = at + CHANCE + 2 * chance_at[which]
        inputs[i] = 1.0
        if has(twice, which):
            inputs[i + 1] = 1.0
