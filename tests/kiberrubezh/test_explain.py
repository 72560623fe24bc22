"""Which rule asks, and which rule forbids: what a player is shown, from their view alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.kiberrubezh.struck import struck
from tests.kiberrubezh.table import Table
from tests.kits.explain import errors_are_told_apart, forbids_by_rules_that_there_are, is_over

pytestmark = pytest.mark.both

SIDE = "laptop test-bench server mail-worm antivirus/"
HAND = "laptop firewall phishing apt extra-funding supply-chain emergency-patch"
FIRST = ("laptop", "rootkit", "mail-worm", "phishing", "antivirus", "firewall", "power-cut")


def table(phase: str = "attack") -> Table:
    return Table().turn("A", phase).side(A=SIDE, B=SIDE.replace("/", "")).hands(A=HAND, B=HAND)


QUESTIONS: dict[str, tuple[Callable[[], Table], str]] = {
    "first hand": (lambda: Table().fresh().luck("A", *FIRST, *FIRST), "A KR-2.2"),
    "bottom": (lambda: Table().fresh().luck("A", *FIRST, *FIRST).do("redeal").luck(*FIRST), "A KR-2.2"),
    "assets": (lambda: table("assets"), "A KR-3.4"),
    "deployment": (lambda: table("deploy"), "A KR-3.5"),
    "attack": (table, "A KR-3.6"),
    "naming": (lambda: table().do("add mail-worm"), "A KR-3.6"),
    "reacting": (lambda: table().wave("mail-worm"), "B KR-3.7"),
    "blocking": (lambda: table().wave("mail-worm").do("done"), "B KR-3.7"),
    "last": (lambda: table().wave("mail-worm").do("done", "done"), "A KR-3.7"),
    "resolving": (lambda: table().wave("mail-worm").do("done", "done", "done"), "A KR-3.8"),
    "object": (lambda: table().wave("mail-worm").do("lay emergency-patch"), "B KR-3.14"),
    "ordering": (
        lambda: struck("acoustic-channel").roll(),
        "A KR-3.17",
    ),
    "fitting": (
        lambda: Table().side(A="c2-server", B="workstation antivirus").hands(A="power-cut").do(
            "lay power-cut", "on workstation"
        ),
        "B KR-3.5",
    ),
    "trimming": (
        lambda: Table().turn("A", "deploy").hands(A="reserve-capacity antivirus").do(
            "lay reserve-capacity", "lay antivirus", "done", "done"
        ),
        "A KR-3.5",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", QUESTIONS)
def test_which_rule_asks(name: str) -> None:
    given, question = QUESTIONS[name]
    t = given()
    assert f"{t.seat} {t.rule}" == question


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_answer_that_is_not_legal_is_forbidden_by_a_rule(name: str) -> None:
    forbids_by_rules_that_there_are(QUESTIONS[name][0]())


FORBIDDEN = [
    ("assets", "lay firewall", "KR-3.16"),
    ("assets", "lay server", "KR-1.2"),
    ("deployment", "lay laptop", "KR-3.16"),
    ("deployment", "lay apt", "KR-3.5"),
    ("deployment", "lay supply-chain", "KR-3.5"),
    ("attack", "lay firewall", "KR-3.16"),
    ("attack", "add phishing", "KR-3.6"),
    ("attack", "declare", "KR-3.6"),
    ("attack", "drop antivirus", "KR-3.5"),
    ("attack", "block antivirus mail-worm", "KR-3.7"),
    ("naming", "done", "KR-3.6"),
    ("reacting", "use monitoring-console", "KR-3.10"),
    ("reacting", "lay laptop", "KR-3.16"),
    ("blocking", "block antivirus phishing", "KR-1.5"),
    ("blocking", "lay extra-funding", "KR-1.6"),
    ("resolving", "strike mail-worm", "KR-3.8"),
    ("resolving", "mill phishing", "KR-3.8"),
    ("object", "on phishing", "KR-3.14"),
    ("fitting", "drop firewall", "KR-3.5"),
    ("first hand", "bottom laptop", "KR-2.2"),
    ("bottom", "keep", "KR-2.2"),
]


@pytest.mark.parametrize(("name", "move", "rule"), FORBIDDEN)
def test_which_rule_forbids(name: str, move: str, rule: str) -> None:
    assert QUESTIONS[name][0]().refuses(move) == rule


@pytest.mark.rule("KR-1.7")
@pytest.mark.component("KR card-emergency-patch")
def test_an_emergency_patch_is_forbidden_by_its_text_not_by_its_cost() -> None:
    assert table("deploy").refuses("lay emergency-patch") == "KR-1.7"


@pytest.mark.rule("KR-3.7")
def test_a_measure_that_is_turned_or_not_there_does_not_block() -> None:
    t = Table().side(A="c2-server mail-worm", B="server server antivirus/ security-policy").wave("mail-worm")
    assert t.refuses("block antivirus mail-worm") == t.refuses("block air-gap mail-worm") == "KR-3.7"


def test_errors_are_told_apart() -> None:
    errors_are_told_apart(table(), "hack", "done", "declare", "KR-3.6")
    is_over(Table().deck(B="").do("done"), "done")
