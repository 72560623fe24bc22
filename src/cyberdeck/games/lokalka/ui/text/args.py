"""Players, cards, hosts and roles of Lokalka as arguments of texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from cyberdeck.games.lokalka import components
from cyberdeck.games.lokalka.components.types import CARD_IDS, HOST_IDS, ROLE_IDS
from cyberdeck.games.lokalka.ids import NONE
from cyberdeck.games.lokalka.notation import CARD_NAMES, PLACE_NAMES
from cyberdeck.toolkit.messages import Args, Names, listed, mark_of


def code(kind: int) -> str:
    """A card in notation."""
    return CARD_NAMES[kind]


def card(kind: int) -> Args:
    return {"card": CARD_IDS[kind]}


def card_named(kind: int) -> str:
    """A card by its title, with its level if it has one."""
    levelled = components.load().kinds[kind].level_fact is not None
    return f"@level-{CARD_IDS[kind]}" if levelled else f"@card-{CARD_IDS[kind]}"


@cache
def card_mark(kind: int) -> str:
    """The mark of a card, beside its title."""
    fact = components.load().kinds[kind]
    return mark_of(fact.colour_fact.provenance, *([] if fact.level_fact is None else [fact.level_fact.provenance]))


@cache
def colour(kind: int) -> Args:
    """LOK-1.2"""
    return {"colour": components.load().kinds[kind].colour_fact.value}


def card_list(counts: Iterable[int]) -> str:
    """Cards by kind, each as often as it is there."""
    return listed(card_named(kind) for kind, n in enumerate(counts) for _ in range(n))


def place_list(places: Iterable[int]) -> str:
    """Hosts in notation."""
    return ", ".join(PLACE_NAMES[place] for place in places)


def hosts_named(places: Iterable[int], hosts: Sequence[int]) -> Args:
    """Auxiliary hosts by their names, the notation beside them; `hosts` are those that lie, by place."""
    found = tuple(places)
    return {"places": listed(f"@host-{HOST_IDS[hosts[at]]}" for at in found), "places_id": place_list(found)}


def role(number: int) -> Args:
    return {"role": ROLE_IDS[number]}


@cache
def host_mark(host: int) -> str:
    return mark_of(components.load().hosts[host].provenance)


def place(at: int, host: int, names: Names = ()) -> Args:
    """A host, for `place-name`: a player's own by their name, or by their number without names; an auxiliary one by its
    title. `beside`: room for the notation.
    """
    args: Args = {"host": "none", "holder": "", "number": at // 2 + 1, "mark": "", "beside": ""}
    args["beside_id"] = PLACE_NAMES[at]
    if at % 2 == 0:
        if not names:
            args["host"] = "seat"
        else:
            args |= {"host": "player" if names[at // 2] else "own", "holder": names[at // 2]}
    elif host != NONE:
        args["host"] = HOST_IDS[host]
    return args


def outcome(level: int, defence: int) -> str:
    """LOK-6.1 … LOK-6.4: the result of an attack on a host with this defence, 0 none."""
    if defence == 0:
        return "open"
    return "through" if level > defence else "even" if level == defence else "held"
