"""What a position is worth to a seat: both networks as they are, and as they will be when all is mended."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cyberdeck.bots.cybershield_thumb import weights as w
from cyberdeck.games.cybershield.ids import (
    A_DDOS,
    A_GENERATOR,
    A_PDOS,
    BREAKABLE,
    NONE,
    PORTS,
    SIDE,
)
from cyberdeck.games.cybershield.ids import CABLE as PLUG
from cyberdeck.games.cybershield.ids import UPLINK as UP
from cyberdeck.games.cybershield.rules.network import burden, gain, worth
from cyberdeck.games.cybershield.rules.place import (
    DISRUPTED,
    OPEN,
    broken,
    count,
    hit_generators,
    joined_to,
    kind_of,
    working,
)
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.state import CsState

Ints = tuple[int, ...]


class Card(NamedTuple):
    """A card on the table with what is attached to it."""

    points: int  # while it is connected
    lasting: int  # in any state
    gives: int  # to the other player
    guards: float  # what its defences are worth beside their points
    mends: float  # what comes back of what is broken, and what it takes
    stuck: bool  # a Persistent denial of service is on it
    flooded: bool


@lru_cache(maxsize=1 << 16)
def card_of(t: Setup, kind: int, atts: int) -> Card:
    points = worth(t, kind + 1, atts)
    if not atts:
        return Card(points, 0, 0, 0.0, 0.0, False, False)
    guards = w.GUARD * sum([working(atts, which) > 0 for which in range(A_GENERATOR + 1)])
    if atts & OPEN:
        guards -= w.OPENED
    defects: int = sum([broken(atts, which) for which in range(BREAKABLE)])
    hits: int = hit_generators(atts)
    mends = w.BROKEN * defects - w.SCRAP * hits
    floods: int = count(atts, A_DDOS)
    mends -= floods * int(t.worth[A_DDOS])  # CS-5.5: it is discarded by itself
    return Card(points, burden(t, atts), gain(t, atts), guards, mends, count(atts, A_PDOS) > 0, floods > 0)


@lru_cache(maxsize=1 << 10)
def hubs(t: Setup, kind: int) -> tuple[tuple[int, int], ...]:
    """Ports and their symbols, of a card that others can be joined behind."""
    found = [(port, t.ports[kind * PORTS + port]) for port in range(PORTS) if t.ports[kind * PORTS + port] != NONE]
    return tuple(found) if len(found) > 1 and not t.one_symbol[kind] else ()


class Standing(NamedTuple):
    """A network when all that can be restored is."""

    value: float  # points, and what promises or takes some
    points: int
    gives: int  # to the other player


def standing(t: Setup, s: CsState, seat: int) -> Standing:
    here = slice(seat * SIDE, seat * SIDE + SIDE)
    return network(t, tuple(s.card[here]), tuple(s.links[here]), tuple(s.atts[here]))


@lru_cache(maxsize=1 << 12)
def network(t: Setup, cards: Ints, links: Ints, atts: Ints) -> Standing:
    lying = {slot: card_of(t, kind_of(card), atts[slot]) for slot, card in enumerate(cards) if card}
    depth = reached(t, cards, links, lying)
    value = 0.0
    points = gives = providers = 0
    free = [0, 0]  # symbols for computers, for Routers
    for slot, card in lying.items():
        points += card.lasting
        gives += card.gives
        value += card.mends
        if card.stuck:
            value -= w.SCRAP
            continue
        if cards[slot] & DISRUPTED and not card.flooded:
            value -= w.RESTORE
        if slot not in depth:
            value += w.CUT * max(card.points, 0)
            continue
        points += card.points
        value += card.guards - w.DEPTH * depth[slot] * card.points
        kind = kind_of(cards[slot])
        providers += t.providers >> kind & 1
        for port, symbol in hubs(t, kind):
            if joined_to(links[slot], port) == NONE:
                free[symbol == UP] += 1
                value += w.CABLE if symbol == PLUG else 0.0
    value += points + w.PROVIDER[min(providers, len(w.PROVIDER) - 1)]
    value += w.ROOM[min(free[0], len(w.ROOM) - 1)] + w.UPLINK[min(free[1], len(w.UPLINK) - 1)]
    return Standing(value, points, gives)


def reached(t: Setup, cards: Ints, links: Ints, lying: dict[int, Card]) -> dict[int, int]:
    """The slots that are connected then, and how far from a Provider."""
    depth = {slot: 0 for slot, card in lying.items() if not card.stuck and t.providers >> kind_of(cards[slot]) & 1}
    todo = list(depth)
    for slot in todo:
        joints = links[slot]
        while joints:
            other = joined_to(joints, 0)
            joints >>= 5
            if other != NONE and other not in depth and not lying[other].stuck:
                depth[other] = depth[slot] + 1
                todo.append(other)
    return depth


def position(t: Setup, s: CsState, me: int) -> float:
    """The table, without hands."""
    if s.why:
        return w.WIN * (1 if s.winner == me else -1 if s.winner == 1 - me else 0)
    both = [standing(t, s, seat) for seat in (0, 1)]
    values = []
    for seat in (0, 1):
        missing: int = both[seat].points + both[1 - seat].gives - s.score[seat]
        values.append(both[seat].value + both[1 - seat].gives - w.NOW * missing)
    return values[me] - w.THEIRS * values[1 - me]
