"""Players, cards, places and announcements of Cyber Shield as arguments of texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from cyberdeck.games.cybershield import components, notation
from cyberdeck.games.cybershield import moves as m
from cyberdeck.games.cybershield.components.types import CARD_IDS, SYMBOLS
from cyberdeck.games.cybershield.ids import ATTACHED_KINDS, DONE, ITSELF, K_ANNOUNCED, NONE, PORTS, SIDE
from cyberdeck.games.cybershield.rules.arrange import joint, slot_of
from cyberdeck.games.cybershield.ui.analysis import spot_at
from cyberdeck.games.cybershield.view import CsView
from cyberdeck.toolkit.messages import Args, Names, listed, mark_of

_OWN: Final = ("defence", "network")  # kinds of card that are played on the player's own cards


def card(kind: int) -> Args:
    return {"card": "none" if kind == NONE else CARD_IDS[kind]}


def part(which: int) -> Args:
    """An attached card; none for the Hardware itself."""
    return {"part": "none" if which == ITSELF else CARD_IDS[ATTACHED_KINDS[which]]}


def symbol(number: int) -> Args:
    return {"symbol": SYMBOLS[number]}


def on_table(places: Iterable[int], kinds: Mapping[int, int]) -> str:
    """Cards on the table by title and number; `kinds` by place. A card that has gone is a number alone."""
    found = [(kinds.get(place, NONE), str(place % SIDE + 1)) for place in places]
    return listed(slot if kind == NONE else f"@card-{CARD_IDS[kind]} {slot}" for kind, slot in found)


def signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


@cache
def card_mark(kind: int) -> str:
    """The mark of a card, beside its title."""
    return mark_of(components.load().cards[kind].points.provenance)


def points(kind: int, given: int | None = None) -> str:
    """The points of a card; a dash for events."""
    if components.load().cards[kind].kind == "event":
        return "–"
    fact = components.load().cards[kind].points
    return signed(fact.value if given is None else given)


def is_attack(kind: int) -> bool:
    return components.load().cards[kind].kind == "attack"


def place(at: int, kind: int, names: Names = (), reader: int = NONE) -> Args:
    """A card on the table, for `place-name`. Without names it is the reader's own or the opponent's."""
    owner = at // SIDE
    if names:
        whose = "other" if names[owner] else "you"
    else:
        whose = "you" if owner == reader else "opponent"
    return {
        "at": "none" if kind == NONE else CARD_IDS[kind],
        "slot": at % SIDE + 1,
        "whose": whose,
        "holder": names[owner] if names else "",
    }


def announced(name: str, kind: int = NONE, which: int = ITSELF, joins: str = "") -> Args:
    """An announcement, for `announced-name`; one on a place also needs the arguments of the place."""
    return {"announced": name, **card(kind), **part(which), "joins": joins}


def announced_args(view: CsView, player: int, action: int, names: Names = ()) -> Args:
    """An announcement that a player makes or has made, from a view; names as for `place`."""
    if action == DONE:
        return announced("arrange")
    move = notation.decode(action)
    match move:
        case m.Play(name):
            joins = _joins(view, player, action)
            return announced("joined" if joins else "card", notation.KIND_OF[name], joins=joins)
        case m.PlayOn(name, slot, generator):
            kind = notation.KIND_OF[name]
            own = components.load().cards[kind].kind in _OWN
            spot = _spot(view, player if own else 1 - player, slot, names)
            return {**announced("generator" if generator else "on", kind), **spot}
        case m.Cancel():
            return announced("cancel", notation.KIND_OF["training"])
        case m.Restore(slot, name, pay):
            which = notation.PART_NAMES.index(name) - 1
            message = ("pay" if pay else "restore") + ("-part" if name else "")
            return {**announced(message, which=which), **_spot(view, player, slot, names)}
        case m.Scrap(slot, generator):
            return {**announced("scrap-generator" if generator else "scrap"), **_spot(view, player, slot, names)}
    return announced("buy")


def _spot(view: CsView, owner: int, slot: int, names: Names) -> Args:
    at = owner * SIDE + slot - 1
    spot = spot_at(view, at)
    return place(at, NONE if spot is None else spot.kind, names, view.seat)


def _joins(view: CsView, player: int, action: int) -> str:
    """CS-4.7: the joints of announced Hardware."""
    for kind, _, _, a, b, c in view.stack:
        if kind == K_ANNOUNCED and (a, b) == (player, action):
            kinds = {spot.place: spot.kind for spot in view.table}
            slots = [slot_of(byte) for n in range(PORTS) if (byte := joint(c, n))]
            return on_table([player * SIDE + slot for slot in slots], kinds) if slots else ""
    return ""
