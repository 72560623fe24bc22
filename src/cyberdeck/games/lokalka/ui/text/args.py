"""Players, cards, hosts and roles of Lokalka as arguments of texts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cyberdeck.games.lokalka import components
from cyberdeck.games.lokalka.components.types import CARD_IDS, HOST_IDS, ROLE_IDS
from cyberdeck.games.lokalka.ids import NONE
from cyberdeck.games.lokalka.notation import CARD_NAMES, PLACE_NAMES
from cyberdeck.toolkit.messages import Args, Names, mark_of


@cache
def code(kind: int) -> str:
    """A card in notation, its level with the mark."""
    level = components.load().kinds[kind].level_fact
    return CARD_NAMES[kind] + ("" if level is None else mark_of(level.provenance))


def card(kind: int) -> Args:
    return {"card": CARD_IDS[kind], "code": code(kind)}


@cache
def colour(kind: int) -> Args:
    """LOK-1.2"""
    fact = components.load().kinds[kind].colour_fact
    return {"colour": fact.value, "dye": mark_of(fact.provenance)}


def card_list(counts: Iterable[int]) -> str:
    """Cards by kind, as in `a2 a2 flood`; a dash for none."""
    return " ".join(code(kind) for kind, n in enumerate(counts) for _ in range(n)) or "–"


def place_list(places: Iterable[int]) -> str:
    return ", ".join(PLACE_NAMES[place] for place in places)


def role(number: int) -> Args:
    return {"role": ROLE_IDS[number]}


@cache
def host_mark(host: int) -> str:
    return mark_of(components.load().hosts[host].provenance)


@cache
def node_mark() -> str:
    """The mark of the nodes that roles show."""
    return mark_of(components.load().role_items[0].nodes_fact.provenance)


def place(at: int, host: int, names: Names = ()) -> Args:
    """A host: its name in the notation, and which one it is; a player's own by their name, or by their number without
    names. Holds all arguments of `place-name`.
    """
    args: Args = {"place": PLACE_NAMES[at], "host": "none", "holder": "", "number": at // 2 + 1, "mark": ""}
    if at % 2 == 0:
        if not names:
            args["host"] = "seat"
        else:
            args |= {"host": "player" if names[at // 2] else "own", "holder": names[at // 2]}
    elif host != NONE:
        args |= {"host": HOST_IDS[host], "mark": host_mark(host)}
    return args


def outcome(level: int, defence: int) -> str:
    """LOK-6.1 … LOK-6.4: the result of an attack on a host with this defence, 0 none."""
    if defence == 0:
        return "open"
    return "through" if level > defence else "even" if level == defence else "held"
