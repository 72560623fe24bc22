"""What loading Black Hat's component data must refuse: one planted fault a case, named by file, item and reason."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from cyberdeck.components import BadData
from cyberdeck.games.blackhat import component_checks
from cyberdeck.games.blackhat.component_types import NUMBER, Board
from cyberdeck.games.blackhat.components import load
from tests.kits.faults import CARDS, Data, case

BOARD, MODULES = "board.toml", "modules.toml"


@pytest.fixture
def data(tmp_path: Path) -> Data:
    return Data("blackhat", tmp_path)


def space(name: str, field: str) -> str:
    """A pattern: the value of a field of a space, after what stands before it."""
    return rf'(\{{ id = "{name}",[^}}]*? {field} = )("[^"]*"|-?\d+|\[.*?\](?=[,\s]*(?:[a-z]+ =|\}})))'


@pytest.mark.parametrize(
    ("file", "pattern", "new", "item", "reason"),
    [
        case("card twice", CARDS, 'code = "3"', 'code = "2"', "card 2", "occurs twice"),
        case("card missing", CARDS, r'\[\[card\]\]\ncode = "hat".*', "", "card hat", "is missing"),
        case("card unknown", CARDS, 'code = "3"', 'code = "queen"', "card queen", "is unknown"),
        case("six of a rank", CARDS, "value = 7", "value = 6", "card 1", "quantity is 6, not 7"),
        case("four jokers", CARDS, "value = 5", "value = 4", "card joker", "quantity is 4, not 5"),
        case("trace", CARDS, 'value = 0, provenance = "book"', 'value = 6, provenance = "book"', "card 2", "trace 6"),
        case("card without provenance", CARDS, 'trace = { value = 0, provenance = "book" }', "trace = { value = 0 }",
             "card 2 trace", "`provenance`"),
        case("source without cite", CARDS, ', cite = "spieletest[^"]*"', "", "card 1 trace", "needs a `cite`"),
        case("tile twice", "assets.toml", 'id = "leak"', 'id = "nsa"', "asset nsa", "occurs twice"),
        case("five tiles", "assets.toml", r'\[\[asset\]\]\nid = "leak".*', "", "asset leak", "is missing"),
        case("tile effect", "assets.toml", '"swap_score"', '"explode"', "asset leak effect", "'explode'"),
        case("status unknown", "status.toml", "value = 50", "value = 55", "status 55", "is unknown"),
        case("eight statuses", "status.toml", r"\[\[status\]\]\nvalue = 50.*", "", "status 50", "is missing"),
        case("four markers", "pieces.toml", "quantity = 3", "quantity = 4", "piece marker", "is 4, not 3"),
        case("piece for whom", "pieces.toml", '"player"', '"table"', "piece pawn each", "'table'"),
        case("printing", "printings.toml", "copies = 6", "copies = 8", "printing retail-2017 copies", "<= 7"),
        case("module twice", MODULES, "id = 8", "id = 7", "module 7", "occurs twice"),
        case("seven modules", MODULES, r"\[\[module\]\]\nid = 8.*", "", "module 8", "is missing"),
        case("module kind", MODULES, '"host"', '"toaster"', "module 1 A #1 kind", "'toaster'"),
        case("module with a goal", MODULES, '"host"', '"goal"', "module 1 A #1 kind", "'goal'"),
        case("module value", MODULES, "value = 3", "value = 6", "module 1 A #1 value", "<= 5"),
        case("negative host on a module", MODULES, "value = 3", "value = -1", "module 1A top left",
             "host cannot have the value -1"),
        case("three spaces", MODULES, r"    \{ kind[^\n]*\n", "", "module 1 A", "length 4"),
        case("module provenance", MODULES, 'provenance = "reconstructed"', "", "module 1", "`provenance`"),
        case("module west", MODULES, r'out = \["E", "S"\]', 'out = ["E", "W"]', "module 1A top left", "`W`"),
        case("module link", MODULES, r'out = \["E", "S"\]', 'out = ["E", "c4"]', "module 1A top left", "`c4`"),
        case("module tail nowhere", MODULES, r'out = \["E", "S"\]', 'out = ["E", "N"]', "module 1A top left",
             "points nowhere"),
        case("half an arrow in a module", MODULES, r'out = \["E", "S"\]', 'out = ["E"]', "module 1A top left",
             "half an arrow to the bottom left"),
        case("head without a tail in a module", MODULES,
             r'("print-server", value = 3, out = \[)"E"(\], in = \["W", "N")', r"\1\2", "module 1A", "half an arrow"),
        case("two-way module", MODULES,
             r'\["E", "S"\], in = \["W"\](.*?"print-server"[^\n]*?)\["E"\], in = \["W", "N"\]',
             r'["E", "S"], in = ["W", "S"]\1["E", "N"], in = ["W", "N"]',
             "module 1A on place 1 of standard", "arrows both ways between a2 and b2"),
        case("module space without a way out", MODULES, r'("database", value = 1, out = \[)"E"', r"\1",
             "module 2A bottom right", "has no arrow out"),
        case("sides alike", MODULES, r"(A = (\[.*?\n\])\nB = )\[.*?\n\]", r"\1\2", "module 1B", "is like 1A"),
        case("closed lane", MODULES,
             r'("host", name = "vpn-gateway"[^\n]*)in = \["W"\](.*?"firewall"[^\n]*)in = \["W"\]',
             r"\1in = []\2in = []", "module 5A on place 1 of standard", "nobody gets from BD"),
        case("only through traps", MODULES, '"host", name = "email-account"', '"honeypot", name = "email-account"',
             "module 2A on place 1 of standard", "nobody gets from BD"),
    ],
)  # fmt: skip
def test_a_planted_fault(data: Data, file: str, pattern: str, new: str, item: str, reason: str) -> None:
    data.plant(pattern, new, file)
    data.refuses(item, reason, file)


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
        component_checks.board(BOARD, board)
    side = load().modules[0][0]
    with pytest.raises(BadData, match=r"module 1A on place 1 of standard.*a cycle through a1, .*a4"):
        component_checks.fit(MODULES, board, side, 0)


def test_half_an_arrow_on_the_border_of_a_place_waits_for_a_module() -> None:
    board = load().sides["standard"]
    tails = list(board.tails)
    tails[NUMBER["a1"]] &= ~(1 << NUMBER["a2"])
    component_checks.board(BOARD, replace(board, tails=tuple(tails)))


def test_modules_without_a_randomizer(data: Data) -> None:
    data.plant_everywhere('"randomizer"', '"host"', MODULES)
    assert data.refused() == (MODULES, "", "has no randomizer space")


def test_an_expert_side_without_an_alarm(data: Data) -> None:
    data.plant_everywhere('"alarm"', '"host"', BOARD)
    assert data.refused() == (BOARD, "expert", "has no alarm space")


@pytest.mark.parametrize(
    ("pattern", "new", "item", "reason"),
    [
        case("side unknown", '"standard"', '"beginner"', "side beginner", "is unknown"),
        case("side provenance", 'provenance = "reconstructed"', "", "side standard", "`provenance`"),
        case("space missing", r' \{ id = "d8"[^\n]*\n', "\n", "standard space d8", "is missing"),
        case("space twice", 'id = "d8"', 'id = "d7"', "standard space d7", "occurs twice"),
        case("space unknown", 'id = "d8"', 'id = "e8"', "standard space e8", "is unknown"),
        case("kind", space("a1", "kind"), r'\1"toaster"', "side standard spaces a1 kind", "'toaster'"),
        case("forbidden kind", space("a1", "kind"), r'\1"alarm"', "standard space a1", "kind alarm"),
        case("goal in a lane", space("a1", "kind"), r'\1"goal"', "expert space a1", "kind goal"),
        case("jail", space("TJ", "kind"), r'\1"start"', "expert space TJ", "kind start"),
        case("two dos", space("a1", "kind"), r'\1"dos"', "standard lane of BD", "dos spaces is 2"),
        case("two honeypots", space("c1", "kind"), r'\1"honeypot"', "standard lane of PS", "is 2, not 1"),
        case("value high", space("a1", "value"), r"\g<1>6", "side standard spaces a1 value", "<= 5"),
        case("value low", space("a1", "value"), r"\g<1>-2", "side standard spaces a1 value", ">= -1"),
        case("negative host", space("a1", "value"), r"\g<1>-1", "standard space a1", "host cannot"),
        case("dear cache", space("b2", "value"), r"\g<1>3", "standard space b2", "cache cannot"),
        case("cell", space("a1", "cells"), r"\1[[0, 2]]", "standard space a1", "its cell [0, 1]"),
        case("overlap", space("a1", "cells"), r"\1[[0, 1], [0, 2]]", "standard", "belongs to two"),
        case("hole", space("b1", "cells"), r"\1[[1, 1]]", "standard", "neither a space nor black"),
        case("tracer cell", space("T1", "cells"), r"\1[[9, 9]]", "standard space T1", "off the grid"),
        case("cell outside", space("CA", "cells"), r"\1[[0,9],[1,9],[2,9],[3,9],[4,9],[5,9]]", "standard", "outside"),
        case("letter", space("a1", "out"), r'\1["X"]', "standard space a1", "direction or space `X`"),
        case("tail to the west", space("a1", "out"), r'\1["W"]', "standard space a1", "`W`"),
        case("head from the east", space("a1", "in"), r'\1["E"]', "standard space a1", "`E`"),
        case("nowhere", space("a1", "out"), r'\1["N"]', "standard space a1", "points nowhere"),
        case("letters stay in the lane", space("b1", "out"), r'\1["E", "S"]', "standard space b1", "points nowhere"),
        case("link unknown", space("b1", "out"), r'\1["E", "z9"]', "standard space b1", "`z9`"),
        case("link to the same column", space("b1", "out"), r'\1["E", "c1"]', "standard space b1",
             "not in a higher column"),
        case("link to a lower column", space("c3", "out"), r'\1["E", "b1"]', "standard space c3",
             "not in a higher column"),
        case("long link", space("b1", "out"), r'\1["E", "c3"]', "standard space b1", "no neighbour"),
        case("one link", space("b1", "out"), r'\1["E"]', "standard", "links between the lanes is 1"),
        case("half link", space("c2", "in"), r'\1["W"]', "standard space b1", "half an arrow to c2"),
        case("half arrow", space("c1", "out"), r'\1["E"]', "standard space c1", "half an arrow to d1"),
        case("place in a b row", 'at = "a2"', 'at = "b2"', "standard place 1", "not the top left"),
        case("place at the end", 'at = "a2"', 'at = "a8"', "standard place 1", "not the top left"),
        case("places overlap", 'at = "a5"', 'at = "a3"', "standard place 2", "covers a3"),
        case("four places", r"    \{ id = 5, at[^\n]*\n", "", "standard place 5", "is missing"),
    ],
)  # fmt: skip
def test_a_planted_fault_of_the_board(data: Data, pattern: str, new: str, item: str, reason: str) -> None:
    data.plant(pattern, new, BOARD, after="expert" if item.startswith("expert") else "standard")
    data.refuses(item, reason, BOARD)


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
