"""What loading Black Hat's component data must refuse: one planted fault a case, named by file, item and reason."""

from __future__ import annotations

from tests.kits.faults import CARDS, Fault
from tests.kits.faults import in_file as case

BOARD, MODULES = "board.toml", "modules.toml"


def space(name: str, field: str) -> str:
    """A pattern: the value of a field of a space, after what stands before it."""
    return rf'(\{{ id = "{name}",[^}}]*? {field} = )("[^"]*"|-?\d+|\[.*?\](?=[,\s]*(?:[a-z]+ =|\}})))'


def on_board(name: str, pattern: str, new: str, item: str, reason: str) -> Fault:
    after = "expert" if item.startswith("expert") else "standard"
    return Fault(name, pattern, new, item, reason, BOARD, after)


FILES = [
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
]  # fmt: skip
SPACES = [
    on_board("side unknown", '"standard"', '"beginner"', "side beginner", "is unknown"),
    on_board("side provenance", 'provenance = "reconstructed"', "", "side standard", "`provenance`"),
    on_board("space missing", r' \{ id = "d8"[^\n]*\n', "\n", "standard space d8", "is missing"),
    on_board("space twice", 'id = "d8"', 'id = "d7"', "standard space d7", "occurs twice"),
    on_board("space unknown", 'id = "d8"', 'id = "e8"', "standard space e8", "is unknown"),
    on_board("kind", space("a1", "kind"), r'\1"toaster"', "side standard spaces a1 kind", "'toaster'"),
    on_board("forbidden kind", space("a1", "kind"), r'\1"alarm"', "standard space a1", "kind alarm"),
    on_board("goal in a lane", space("a1", "kind"), r'\1"goal"', "expert space a1", "kind goal"),
    on_board("jail", space("TJ", "kind"), r'\1"start"', "expert space TJ", "kind start"),
    on_board("two dos", space("a1", "kind"), r'\1"dos"', "standard lane of BD", "dos spaces is 2"),
    on_board("two honeypots", space("c1", "kind"), r'\1"honeypot"', "standard lane of PS", "is 2, not 1"),
    on_board("value high", space("a1", "value"), r"\g<1>6", "side standard spaces a1 value", "<= 5"),
    on_board("value low", space("a1", "value"), r"\g<1>-2", "side standard spaces a1 value", ">= -1"),
    on_board("negative host", space("a1", "value"), r"\g<1>-1", "standard space a1", "host cannot"),
    on_board("dear cache", space("b2", "value"), r"\g<1>3", "standard space b2", "cache cannot"),
    on_board("cell", space("a1", "cells"), r"\1[[0, 2]]", "standard space a1", "its cell [0, 1]"),
    on_board("overlap", space("a1", "cells"), r"\1[[0, 1], [0, 2]]", "standard", "belongs to two"),
    on_board("hole", space("b1", "cells"), r"\1[[1, 1]]", "standard", "neither a space nor black"),
    on_board("tracer cell", space("T1", "cells"), r"\1[[9, 9]]", "standard space T1", "off the grid"),
    on_board("cell outside", space("CA", "cells"), r"\1[[0,9],[1,9],[2,9],[3,9],[4,9],[5,9]]", "standard", "outside"),
    on_board("letter", space("a1", "out"), r'\1["X"]', "standard space a1", "direction or space `X`"),
    on_board("tail to the west", space("a1", "out"), r'\1["W"]', "standard space a1", "`W`"),
    on_board("head from the east", space("a1", "in"), r'\1["E"]', "standard space a1", "`E`"),
    on_board("nowhere", space("a1", "out"), r'\1["N"]', "standard space a1", "points nowhere"),
    on_board("letters stay in the lane", space("b1", "out"), r'\1["E", "S"]', "standard space b1", "points nowhere"),
    on_board("link unknown", space("b1", "out"), r'\1["E", "z9"]', "standard space b1", "`z9`"),
    on_board("link to the same column", space("b1", "out"), r'\1["E", "c1"]', "standard space b1",
         "not in a higher column"),
    on_board("link to a lower column", space("c3", "out"), r'\1["E", "b1"]', "standard space c3",
         "not in a higher column"),
    on_board("long link", space("b1", "out"), r'\1["E", "c3"]', "standard space b1", "no neighbour"),
    on_board("one link", space("b1", "out"), r'\1["E"]', "standard", "links between the lanes is 1"),
    on_board("half link", space("c2", "in"), r'\1["W"]', "standard space b1", "half an arrow to c2"),
    on_board("half arrow", space("c1", "out"), r'\1["E"]', "standard space c1", "half an arrow to d1"),
    on_board("place in a b row", 'at = "a2"', 'at = "b2"', "standard place 1", "not the top left"),
    on_board("place at the end", 'at = "a2"', 'at = "a8"', "standard place 1", "not the top left"),
    on_board("places overlap", 'at = "a5"', 'at = "a3"', "standard place 2", "covers a3"),
    on_board("four places", r"    \{ id = 5, at[^\n]*\n", "", "standard place 5", "is missing"),
]  # fmt: skip
FAULTS = [*FILES, *SPACES]
