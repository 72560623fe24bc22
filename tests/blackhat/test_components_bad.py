"""Faults of Black Hat's component data that take more than one change; tests/blackhat/faults.py has the others."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from cyberdeck.components import BadData
from cyberdeck.games.blackhat.components import checks, load
from cyberdeck.games.blackhat.components.types import NUMBER, Board
from tests.blackhat.faults import BOARD, MODULES, space
from tests.kits.faults import Data, case


@pytest.fixture
def data(tmp_path: Path) -> Data:
    return Data("blackhat", tmp_path)


def circular(board: Board) -> Board:
    """With an arrow back from a4 to a1. No file can say so: there are no tails to the west."""
    tails, heads = list(board.tails), list(board.heads)
    tails[NUMBER["a4"]] |= 1 << NUMBER["a1"]
    heads[NUMBER["a1"]] |= 1 << NUMBER["a4"]
    return replace(board, tails=tuple(tails), heads=tuple(heads))


def test_a_cycle() -> None:
    board = circular(load().sides["standard"])
    board = replace(board, places=board.places[3:])
    with pytest.raises(BadData, match=r"a cycle through a1, .*a4"):
        checks.board(BOARD, board)
    side = load().modules[0][0]
    with pytest.raises(BadData, match=r"module 1A on place 1 of standard.*a cycle through a1, .*a4"):
        checks.fit(MODULES, board, side, 0)


def test_half_an_arrow_on_the_border_of_a_place_waits_for_a_module() -> None:
    board = load().sides["standard"]
    tails = list(board.tails)
    tails[NUMBER["a1"]] &= ~(1 << NUMBER["a2"])
    checks.board(BOARD, replace(board, tails=tuple(tails)))


def test_modules_without_a_randomizer(data: Data) -> None:
    data.plant_everywhere('"randomizer"', '"host"', MODULES)
    assert data.refused() == (MODULES, "", "has no randomizer space")


def test_an_expert_side_without_an_alarm(data: Data) -> None:
    data.plant_everywhere('"alarm"', '"host"', BOARD)
    assert data.refused() == (BOARD, "expert", "has no alarm space")


@pytest.mark.parametrize(
    ("faults", "item", "reason"),
    [
        case("two-way vertical", [("a1", "in", '["W", "S"]'), ("b1", "out", '["E", "N", "c2"]')], "standard",
             "arrows both ways between a1 and b1"),
        case("unreachable", [("a4", "in", "[]"), ("a3", "out", '["S"]')], "standard space a4", "cannot be reached"),
        case("dead end", [("a1", "out", "[]"), ("a2", "in", '["S"]'), ("b1", "in", '["W"]')], "standard space a1",
             "has no arrow out"),
        case("goal without an arrow", [("c8", "out", '["S"]'), ("d8", "out", "[]"), ("CA", "in", '["W"]')],
             "standard space c8", "half an arrow"),
        case("no safe way", [("c1", "kind", '"dos"'), ("d4", "kind", '"host"'), ("d1", "kind", '"honeypot"'), ("c7",
             "kind", '"host"')], "standard", "nobody gets from PS"),
    ],
)  # fmt: skip
def test_faults_that_need_two_changes(data: Data, faults: list[tuple[str, str, str]], item: str, reason: str) -> None:
    for name, field, new in faults:
        data.plant(space(name, field), rf"\g<1>{new}", BOARD, after="standard")
    file, where, why = data.refused()
    assert file == BOARD
    assert where == item
    assert reason in why
