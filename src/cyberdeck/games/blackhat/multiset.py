"""A multiset of cards in one int: four bits per kind, fifteen kinds, 60 bits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.blackhat.ids import KINDS

RANKED: Final = 0xFFFFFFFFFFFFF  # the thirteen ranks
NO_HAT: Final = 0xFFFFFFFFFFFFFF  # the ranks and the jokers
_EVEN: Final = 0x0F0F0F0F0F0F0F0F


def count(m: i64, kind: i64) -> i64:
    return (m >> (kind << 2)) & 15


def cards(kind: i64, n: i64) -> i64:
    """n cards of one kind."""
    return n << (kind << 2)


def size(m: i64) -> i64:
    """The number of cards. Adds up the nibbles without a multiplication."""
    m = (m & _EVEN) + ((m >> 4) & _EVEN)
    m += m >> 8
    m += m >> 16
    m += m >> 32
    return m & 0xFF


def nth(m: i64, x: i64) -> i64:
    """The kind of the x-th card."""
    kind: i64 = 0
    here = m & 15
    while x >= here:
        x -= here
        m >>= 4
        kind += 1
        here = m & 15
    return kind


def less(m: i64, other: i64) -> i64:
    """m minus other, never below none of a kind."""
    out: i64 = 0
    kind: i64 = 0
    while m:
        left = (m & 15) - (other & 15)
        if left > 0:
            out |= cards(kind, left)
        m >>= 4
        other >>= 4
        kind += 1
    return out


def counts(m: int) -> tuple[int, ...]:
    """The counts by kind, for use outside hot code: JSON readers cannot take 60-bit ints."""
    return tuple([m >> (kind * 4) & 15 for kind in range(KINDS)])


def packed(xs: tuple[int, ...]) -> int:
    m: i64 = 0
    shift: i64 = 0
    for x in xs:
        n: i64 = x
        m += n << shift
        shift += 4
    return m
