"""Arrows between numbered spaces, as bit masks: bit y of tails[x]: x has a tail towards y; bit x of heads[y]: y has a
head from x.

Contract: an arrow x→y exists iff tail and head meet. Sets of spaces are masks, bit i = space i.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence


def members(mask: int) -> Iterator[int]:
    """The spaces of a set, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(spaces: Iterable[int]) -> int:
    out = 0
    for space in spaces:
        out |= 1 << space
    return out


def arrows(tails: Sequence[int], heads: Sequence[int]) -> tuple[int, ...]:
    """For each space the mask of the spaces that a whole arrow leads to."""
    return tuple(mask_of(y for y in members(mask) if heads[y] >> x & 1) for x, mask in enumerate(tails))


def loose(tails: Sequence[int], heads: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The pairs (x, y) with only half an arrow from x to y."""
    for x, mask in enumerate(tails):
        expected = mask_of(y for y, head in enumerate(heads) if head >> x & 1)
        for y in members(mask ^ expected):
            yield x, y


def reach(arrow: Sequence[int], start: int, allowed: int = -1) -> int:
    """The spaces of `allowed` that arrows lead to from the set `start`, `start` included."""
    seen = 0
    todo = start & allowed
    while todo:
        seen |= todo
        found = mask_of(y for x in members(todo) for y in members(arrow[x]))
        todo = found & allowed & ~seen
    return seen


def cycle(arrow: Sequence[int]) -> int:
    """The spaces that lie on a cycle or between two; 0 if there is none."""
    left = (1 << len(arrow)) - 1
    while True:
        entered = mask_of(y for x in members(left) for y in members(arrow[x]))
        stay = mask_of(x for x in members(left & entered) if arrow[x] & left)
        if stay == left:
            return left
        left = stay
