"""Decisions of Kiberrubezh: the rule behind each, and moves that a rule forbids there."""

from __future__ import annotations

from collections.abc import Callable

from tests.kiberrubezh.struck import struck
from tests.kiberrubezh.table import Table
from tests.kits.explain import Decisions

SIDE = "laptop test-bench server mail-worm antivirus/"
HAND = "laptop firewall phishing apt extra-funding supply-chain emergency-patch"
FIRST = ("laptop", "rootkit", "mail-worm", "phishing", "antivirus", "firewall", "power-cut")


def table(phase: str = "attack") -> Table:
    return Table().turn("A", phase).side(A=SIDE, B=SIDE.replace("/", "")).hands(A=HAND, B=HAND)


ASKS: dict[str, tuple[Callable[[], Table], str]] = {
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

DECISIONS = Decisions(
    *({name: table for name, (table, _) in ASKS.items()}, {name: rule for name, (_, rule) in ASKS.items()}),
    FORBIDDEN,
    errors=(table, "hack", "done", "declare", "KR-3.6"),
    over=(lambda: Table().deck(B="").do("done"), "done"),
)
