"""The value of a position to a seat: both networks as they are, and as they will be when everything is restored."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cyberdeck.games.cybershield.ai.heuristic import weights as w
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
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.rules.network import burden, card_points, gain
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
from cyberdeck.games.cybershield.state import CsState

Ints = tuple[int, ...]


class Card(NamedTuple):
    """A card on the table with what is attached to it."""

    points: int  # while it is connected
    lasting: int  # in any state
    gives: int  # to the opponent
    guards: float  # the value of its defences beside their points
    repair: float  # what restoring brings, less what it costs
    stuck: bool  # a Persistent denial of service is on it
    flooded: bool


@lru_cache(maxsize=1 << 16)
def card_of(params: RuleParams, kind: int, attachments: int) -> Card:
    points = card_points(params, kind + 1, attachments)
    if not attachments:
        return Card(points, 0, 0, 0.0, 0.0, False, False)
    guards = w.GUARD * sum([working(attachments, which) > 0 for which in range(A_GENERATOR + 1)])
    if attachments & OPEN:
        guards -= w.OPENED
    defects: int = sum([broken(attachments, which) for which in range(BREAKABLE)])
    hits: int = hit_generators(attachments)
    repair = w.BROKEN * defects - w.SCRAP * hits
    floods: int = count(attachments, A_DDOS)
    repair -= floods * int(params.attached_points[A_DDOS])  # CS-5.5: it is discarded at the end of a turn
    return Card(
        points,
        burden(params, attachments),
        gain(params, attachments),
        guards,
        repair,
        count(attachments, A_PDOS) > 0,
        floods > 0,
    )


@lru_cache(maxsize=1 << 10)
def hubs(params: RuleParams, kind: int) -> tuple[tuple[int, int], ...]:
    """Ports and symbols of a card that has room for further cards behind it."""
    found = [
        (port, params.ports[kind * PORTS + port]) for port in range(PORTS) if params.ports[kind * PORTS + port] != NONE
    ]
    return tuple(found) if len(found) > 1 and not params.one_symbol[kind] else ()


class Standing(NamedTuple):
    """A network after everything that can be is restored."""

    value: float  # points, plus and minus other values
    points: int
    gives: int  # to the opponent


def standing(params: RuleParams, state: CsState, seat: int) -> Standing:
    here = slice(seat * SIDE, seat * SIDE + SIDE)
    return network(params, tuple(state.card[here]), tuple(state.links[here]), tuple(state.attachments[here]))


@lru_cache(maxsize=1 << 12)
def network(params: RuleParams, cards: Ints, links: Ints, attachments: Ints) -> Standing:
    lying = {slot: card_of(params, kind_of(card), attachments[slot]) for slot, card in enumerate(cards) if card}
    depth = reached(params, cards, links, lying)
    value = 0.0
    points = gives = providers = 0
    free = [0, 0]  # free symbols for computers, for Routers
    for slot, card in lying.items():
        points += card.lasting
        gives += card.gives
        value += card.repair
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
        providers += params.providers >> kind & 1
        for port, symbol in hubs(params, kind):
            if joined_to(links[slot], port) == NONE:
                free[symbol == UP] += 1
                value += w.CABLE if symbol == PLUG else 0.0
    value += points + w.PROVIDER[min(providers, len(w.PROVIDER) - 1)]
    value += w.ROOM[min(free[0], len(w.ROOM) - 1)] + w.UPLINK[min(free[1], len(w.UPLINK) - 1)]
    return Standing(value, points, gives)


def reached(params: RuleParams, cards: Ints, links: Ints, lying: dict[int, Card]) -> dict[int, int]:
    """The distance from a Provider of each slot that is then connected."""
    depth = {slot: 0 for slot, card in lying.items() if not card.stuck and params.providers >> kind_of(cards[slot]) & 1}
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


def position(params: RuleParams, state: CsState, me: int) -> float:
    """The value of the table, without hands."""
    if state.ending:
        return w.WIN * (1 if state.winner == me else -1 if state.winner == 1 - me else 0)
    both = [standing(params, state, seat) for seat in (0, 1)]
    values = []
    for seat in (0, 1):
        missing: int = both[seat].points + both[1 - seat].gives - state.score[seat]
        values.append(both[seat].value + both[1 - seat].gives - w.NOW * missing)
    return values[me] - w.THEIRS * values[1 - me]
