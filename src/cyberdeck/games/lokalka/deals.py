"""LOK-2.2, LOK-7.4: the deals of the roles that a view leaves possible."""

from __future__ import annotations

from functools import lru_cache

from cyberdeck.games.lokalka.ids import NONE

Ints = tuple[int, ...]


@lru_cache(maxsize=1 << 12)
def role_deals(counts: Ints, roles: Ints, may: tuple[Ints, ...]) -> list[Ints]:
    """The roles by seat of each deal; of seats whose role is not dealt yet, NONE."""
    found = deals(counts, open_roles(roles, may))
    return [tuple([NONE if roles[n] == NONE else role for n, role in enumerate(dealt)]) for dealt in found]


def open_roles(roles: Ints, may: tuple[Ints, ...]) -> tuple[Ints, ...]:
    """By seat: the roles that it may have, or the one that is known."""
    return tuple([(role,) if role >= 0 else possible for role, possible in zip(roles, may, strict=True)])


@lru_cache(maxsize=4096)
def deals(counts: Ints, open_to: tuple[Ints, ...]) -> tuple[Ints, ...]:
    """LOK-2.2: all the ways to deal so many cards of each role to seats that may have them."""
    if not open_to:
        return ((),)
    found: list[Ints] = []
    for role in open_to[0]:
        if counts[role]:
            rest = tuple([n - (role == other) for other, n in enumerate(counts)])
            found += [(role, *deal) for deal in deals(rest, open_to[1:])]
    return tuple(found)
