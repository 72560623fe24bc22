"""Spaces on a grid and the arrows between them."""

from __future__ import annotations

import pytest

from cyberdeck.components import graph, grid

# 0 0 1     space 0 is two cells wide, space 2 two cells tall, the cell under space 1 is nobody's
# 2 3 .
# 2
CELLS = [[(0, 0), (0, 1)], [(0, 2)], [(1, 0), (2, 0)], [(1, 1)]]


def sets(masks: tuple[int, ...]) -> list[set[int]]:
    return [set(graph.members(mask)) for mask in masks]


def test_neighbours_share_an_edge() -> None:
    assert sets(grid.neighbours(CELLS)) == [{1, 2, 3}, {0}, {0, 3}, {0, 2}]


def test_a_side_is_where_the_edge_is() -> None:
    assert sets(grid.beside(CELLS, "S")) == [{2, 3}, set(), set(), set()]
    assert sets(grid.beside(CELLS, "N")) == [set(), set(), {0}, {0}]
    assert sets(grid.beside(CELLS, "E")) == [{1}, set(), {3}, set()]


def test_a_cell_has_one_owner() -> None:
    with pytest.raises(ValueError, match=r"cell \[0, 2\] belongs to two spaces"):
        grid.owners([*CELLS, [(0, 2)]])


def test_letters_become_spaces() -> None:
    sides = {d: grid.beside(CELLS, d) for d in grid.STEPS}
    assert set(graph.members(grid.toward(sides, 0, "ES"))) == {1, 2, 3}
    with pytest.raises(ValueError, match="unknown direction `Q`"):
        grid.toward(sides, 0, "Q")
    with pytest.raises(ValueError, match="`N` points nowhere"):
        grid.toward(sides, 0, "N")


def test_an_arrow_needs_both_halves() -> None:
    tails, heads = (0b110, 0b100, 0), (0, 0b001, 0b010)
    assert graph.arrows(tails, heads) == (0b010, 0b100, 0)
    assert list(graph.loose(tails, heads)) == [(0, 2)]
    assert list(graph.loose((0, 0), (0b10, 0))) == [(1, 0)]


def test_members_and_masks_are_inverse() -> None:
    assert list(graph.members(0b101001)) == [0, 3, 5]
    assert graph.mask_of([5, 0, 3]) == 0b101001
    assert graph.mask_of(()) == 0


def test_reach_stays_in_what_is_allowed() -> None:
    chain = (0b0010, 0b0100, 0b1000, 0)
    assert graph.reach(chain, 0b0001) == 0b1111
    assert graph.reach(chain, 0b0001, 0b1011) == 0b0011
    assert graph.reach(chain, 0b0001, 0b1110) == 0


def test_cycles_are_found() -> None:
    assert graph.cycle((0b0110, 0b1000, 0b1000, 0)) == 0
    assert graph.cycle((0b0010, 0b0100, 0b1010, 0)) == 0b0110
    assert graph.cycle((0b1,)) == 0b1
    assert graph.cycle(()) == 0
