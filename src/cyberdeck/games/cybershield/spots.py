"""The table as views and files hold it: unpacked places and piles."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from cyberdeck.games.cybershield.ids import ATTACHED, BREAKABLE, PLACES, PORTS
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.rules.place import (
    DISRUPTED,
    OPEN,
    TURNED,
    add,
    add_broken,
    add_hit,
    broken,
    count,
    fresh,
    hit_generators,
    joined_to,
    kind_of,
    with_link,
)
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.saved import padded

Ints = tuple[int, ...]


class Spot(Struct, frozen=True, gc=False):
    """A place with Hardware on it. `links` are slots of the same side by port, -1 free. `cards` counts what is
    attached, `broken` how many of those are disrupted by themselves; `hit`: Power generators with a Persistent denial
    of service on them; `open`: a Weak password that is still to be used.
    """

    place: int
    kind: int
    disrupted: bool
    turned: bool
    links: Ints
    cards: Ints
    broken: Ints
    hit: int
    open: bool


def spots(state: CsState) -> tuple[Spot, ...]:
    return tuple(
        [
            _spot(place, state.card[place], state.links[place], state.attachments[place])
            for place in range(PLACES)
            if state.card[place]
        ]
    )


def _spot(place: int, card: int, links: int, attachments: int) -> Spot:
    return Spot(
        place=place,
        kind=kind_of(card),
        disrupted=bool(card & DISRUPTED),
        turned=bool(card & TURNED),
        links=ports(links),
        cards=tuple([count(attachments, which) for which in range(ATTACHED)]),
        broken=tuple([broken(attachments, which) for which in range(BREAKABLE)]),
        hit=hit_generators(attachments),
        open=bool(attachments & OPEN),
    )


def ports(links: int) -> Ints:
    return tuple([joined_to(links, port) for port in range(PORTS)])


def packed(links: Ints) -> int:
    joined = 0
    for port, slot in enumerate(links):
        if slot >= 0:
            joined = with_link(joined, port, slot)
    return joined


def table(found: Sequence[Spot]) -> tuple[list[int], list[int], list[int]]:
    """The way back: card, links and attachments by place."""
    card, links, attachments = [0] * PLACES, [0] * PLACES, [0] * PLACES
    for spot in found:
        card[spot.place] = fresh(spot.kind) | (DISRUPTED if spot.disrupted else 0) | (TURNED if spot.turned else 0)
        links[spot.place] = packed(spot.links)
        attachments[spot.place] = _attached(spot)
    return card, links, attachments


def flat_piles(params: RuleParams, piles: Sequence[Ints]) -> list[int]:
    """The piles of both seats as a state holds them."""
    return [card for pile in piles for card in padded(pile, params.room)]


def _attached(spot: Spot) -> int:
    attachments = sum([add(which, n) for which, n in enumerate(spot.cards)])
    alone = list(spot.broken)
    alone[-1] -= spot.hit  # these are broken because they are hit
    attachments += sum([add_broken(which, n) for which, n in enumerate(alone)]) + add_hit(spot.hit)
    return attachments | (OPEN if spot.open else 0)
