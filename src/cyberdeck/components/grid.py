"""Spaces on a square grid. A space owns one or more cells (row, column); rows count down, columns to the right.

Contract: two spaces are neighbours iff they own cells that share an edge. Sets of spaces are masks, bit i for space i.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

Cell = tuple[int, int]

STEPS: Final = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


def owners(cells: Sequence[Sequence[Cell]]) -> dict[Cell, int]:
    """The space of each cell; raises ValueError if a cell has two."""
    out: dict[Cell, int] = {}
    for space, owned in enumerate(cells):
        for cell in owned:
            if cell in out:
                raise ValueError(f"cell {list(cell)} belongs to two spaces")
            out[cell] = space
    return out


def beside(cells: Sequence[Sequence[Cell]], direction: str) -> tuple[int, ...]:
    """For each space the mask of the spaces that touch it on one side."""
    owner = owners(cells)
    down, right = STEPS[direction]
    out: list[int] = []
    for space, owned in enumerate(cells):
        mask = 0
        for row, column in owned:
            other = owner.get((row + down, column + right), space)
            if other != space:
                mask |= 1 << other
        out.append(mask)
    return tuple(out)


def neighbours(cells: Sequence[Sequence[Cell]]) -> tuple[int, ...]:
    """For each space the mask of the spaces that it shares an edge with."""
    sides = [beside(cells, d) for d in STEPS]
    return tuple(n | e | s | w for n, e, s, w in zip(*sides, strict=True))


def toward(sides: Mapping[str, Sequence[int]], space: int, letters: Iterable[str]) -> int:
    """The spaces that `space` touches on some sides; raises ValueError for an unknown letter or an empty side."""
    mask = 0
    for letter in letters:
        if letter not in sides:
            raise ValueError(f"unknown direction `{letter}`")
        if not sides[letter][space]:
            raise ValueError(f"`{letter}` points nowhere")
        mask |= sides[letter][space]
    return mask
