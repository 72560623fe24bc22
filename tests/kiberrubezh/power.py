"""KR-3.5 recounted in another way than the game does: card by card, out of the component data."""

from __future__ import annotations

from collections.abc import Sequence

from cyberdeck.games.kiberrubezh import ids as i
from cyberdeck.games.kiberrubezh.components import load
from cyberdeck.games.kiberrubezh.view import KrView

CARDS = load().cards


def _needs(kind: int, routers: int) -> tuple[int, int]:
    card = CARDS[kind]
    if card.kind == "measure" and "intrusion" in card.categories:
        return max(card.defence - routers, 0), card.attack
    return card.defence, card.attack


def sums(view: KrView, seat: int, turned: bool) -> tuple[tuple[int, int], tuple[int, int]]:
    """Needed and given power, of both kinds; of upright cards, or also of turned ones."""
    lying = list(view.upright[seat])
    if turned:
        lying = [sum(n) for n in zip(view.upright[seat], view.turned[seat], view.locked[seat], strict=True)]
    needed, given = [0, 0], [view.extra[seat], view.extra[seat]]
    routers = lying[8]
    for kind, n in enumerate(lying):
        if CARDS[kind].kind in ("basic", "asset"):
            given = [given[0] + n * CARDS[kind].defence, given[1] + n * CARDS[kind].attack]
        else:
            more = _needs(kind, routers)
            needed = [needed[0] + n * more[0], needed[1] + n * more[1]]
    for kind, n in enumerate(view.events[seat]):
        needed = [needed[0] + n * CARDS[kind].defence, needed[1] + n * CARDS[kind].attack]
    return (needed[0], needed[1]), (given[0], given[1])


def _could_shed(counts: Sequence[int], power: int) -> bool:
    """Whether some measure or means needs that kind of power."""
    return any(
        n and card.kind in ("measure", "attack") and (card.defence, card.attack)[power]
        for n, card in zip(counts, CARDS, strict=True)
    )


def broken(view: KrView) -> list[str]:
    """Players with too little power who could drop cards but are not to act."""
    asked = {a for kind, _, _, a, _, _ in view.stack if kind in (i.K_FIT, i.K_TRIM)}
    found = []
    for seat in {0, 1} - asked:
        for turned in (False, True):
            needed, given = sums(view, seat, turned)
            lying = view.upright[seat]
            if turned:
                lying = tuple(
                    sum(n) for n in zip(view.upright[seat], view.turned[seat], view.locked[seat], strict=True)
                )
            found += [
                f"{seat} needs {needed}, has {given}, turned {turned}"
                for power in (0, 1)
                if needed[power] > given[power] and _could_shed(lying, power)
            ]
    return found
