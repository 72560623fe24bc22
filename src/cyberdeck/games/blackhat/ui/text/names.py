"""Cards and spaces of Black Hat by their names, as arguments of messages."""

from __future__ import annotations

from collections.abc import Iterable

from cyberdeck.games.blackhat.components import load
from cyberdeck.games.blackhat.components.types import SPACE_NAMES
from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.ids import HAT, JOKER, NONE
from cyberdeck.games.blackhat.view import Ints
from cyberdeck.toolkit.messages import Args, listed

_NAMES = {JOKER: "@card-joker", HAT: "@card-hat"}


def card_name(kind: int) -> str:
    return _NAMES.get(kind, str(kind + 1))


def named_cards(counts: Iterable[int]) -> str:
    """Cards by kind, each as often as it is there."""
    return listed(card_name(kind) for kind, n in enumerate(counts) for _ in range(n))


def covered(game: BlackHat, place: int) -> list[int]:
    """The four spaces of a marked place, clockwise from its top left."""
    return list(game.params.places[place * 4 : place * 4 + 4])


def space_label(game: BlackHat, slots: Ints, space: int) -> str:
    """The text printed on a space of a module or of the board."""
    for place, side in enumerate(slots):
        if side != NONE and space in covered(game, place):
            return load().modules[side >> 1][side & 1].label[covered(game, place).index(space)]
    return load().sides[game.options.board].label[space]


def space_name(game: BlackHat, slots: Ints, space: int, argument: str = "space") -> Args:
    """A space by its name, the notation beside it."""
    return {argument: f"@space-{space_label(game, slots, space)}", f"{argument}_id": SPACE_NAMES[space]}
