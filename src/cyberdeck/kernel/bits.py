"""Bit masks on 64-bit ints.

mypyc 2.4 silently turns `literal << i64` into a 32-bit C shift. Hot code therefore never shifts a literal by a
variable but calls these functions (tools/lint_mypyc.py checks it).
"""

from __future__ import annotations

from mypy_extensions import i64


def shl(x: i64, n: i64) -> i64:
    return x << n


def bit(n: i64) -> i64:
    """The mask with bit n alone."""
    return shl(1, n)


def has(mask: i64, n: i64) -> bool:
    return (mask >> n) & 1 == 1


def lowest(mask: i64) -> i64:
    """The number of the lowest bit of a mask that is not 0."""
    n: i64 = 0
    while not (mask >> n) & 1:
        n += 1
    return n


def popcount(mask: i64) -> i64:
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def members(mask: int) -> list[int]:
    """The numbers of the bits of a mask, ascending."""
    return [n for n in range(mask.bit_length()) if mask >> n & 1]
