"""The mark of components that no source shows (provenance `reconstructed`), once for each board, module and tile."""

from __future__ import annotations

from cyberdeck.games.blackhat import components
from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.ids import NONE
from cyberdeck.toolkit.messages import mark_of


def trace_mark(*kinds: int) -> str:
    """Of the trace that cards of these kinds cost in hand."""
    return mark_of(*(components.load().kinds[kind].trace_fact.provenance for kind in kinds))


def space_mark(game: BlackHat, slots: tuple[int, ...], space: int) -> str:
    """Of a space as it lies now, under a module or not."""
    for place, side in enumerate(slots):
        if side != NONE and space in game.params.places[place * 4 : place * 4 + 4]:
            return module_mark(side)
    return mark_of(components.load().sides[game.options.board].provenance[space])


def module_mark(side: int) -> str:
    return mark_of(components.load().modules[side >> 1][side & 1].provenance)


def module_name(side: int) -> str:
    """Number and side: `3A`."""
    return components.load().modules[side >> 1][side & 1].code


def asset_mark(tile: int) -> str:
    return mark_of(components.load().assets[tile].provenance)


def board_mark(game: BlackHat) -> str:
    """Of the board as a whole."""
    return mark_of(*components.load().sides[game.options.board].provenance)
