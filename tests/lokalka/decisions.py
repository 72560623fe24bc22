"""Decisions of Lokalka: the rule behind each, and moves that a rule forbids there."""

from __future__ import annotations

from collections.abc import Callable

from tests.kits.explain import Decisions
from tests.lokalka.table import Table


def built() -> Table:
    return Table(4).fresh().luck("A", "hacker", "insider", "hacker")


def dealt(**options: str) -> Table:
    t = Table(4, **options).fresh().luck("A", "hacker", "insider", "hacker")
    t.do("lay file-server", "lay proxy", "lay database", "lay web-server")
    t.luck("d1", "d1", "a1", "a1", "a1", "a1")
    return t.roll()


def specials() -> Table:
    """A has every special; E is out, C has no card, H1 is out, and H2 has lost a node."""
    everything = "flood social viruses direct backup maintenance sandbox router botnet bomb a1"
    t = Table().hands(A=everything, B="a1", D="a1").out("E").piles(discard="a3 backup")
    return t.host("H1", nodes=0).host("H2", nodes=1)


TABLES: dict[str, Callable[[], Table]] = {
    "build": lambda: built().do("lay proxy"),
    "set-up": dealt,
    "set-up, again": lambda: dealt(setup_defence="per_host").do("d1>P1"),
    "turn of A": lambda: Table().hands(A="a1 d2").host("H3", owner="C").host("H2", owner="C"),
    "turn of B": lambda: Table().hands(B="a1 d2").turn("B").host("H2", nodes=0).host("H1", owner="B"),
    "turn of C": lambda: Table().hands(C="a1").turn("C").host("H2", owner="B"),
    "turn of E": lambda: Table().hands(E="a1").turn("E"),
    "after the attack": lambda: Table().hands(A="a1 a1 direct").do("a1>P2"),
    "specials": specials,
    "idle specials": lambda: Table().hands(A="flood social backup maintenance botnet direct"),
    "flood": lambda: Table().hands(A="flood", B="a1 a2").do("flood"),
    "viruses": lambda: Table().hands(A="viruses", B="a1 d2").do("viruses"),
    "direct": lambda: Table().hands(A="direct a1", B="a1 d2").do("direct 2").do("pass", by="B"),
    "too many": lambda: Table().hands(A="a1 a1 a1 a2 a2").do("end"),
}

ASKS = {
    "build": "LOK-3.2",
    "set-up": "LOK-3.6",
    "set-up, again": "LOK-3.6",
    "turn of A": "LOK-4.2",
    "after the attack": "LOK-4.2",
    "flood": "LOK-10.1",
    "viruses": "LOK-10.3",
    "direct": "LOK-10.4",
    "too many": "LOK-4.4",
}

FORBIDDEN = [
    ("build", "lay proxy", "LOK-3.2"),  # it is laid already
    ("build", "pass", "LOK-3.2"),
    ("build", "d1>P1", "LOK-3.2"),
    ("set-up", "d1>P2", "LOK-3.6"),
    ("set-up", "end", "LOK-3.6"),
    ("set-up", "a1>P2", "LOK-3.6"),
    ("set-up, again", "d1>P1", "LOK-3.6"),
    ("turn of A", "a1>P3", "LOK-7.2"),  # both hosts beside C are captured
    ("turn of A", "a1>P1", "LOK-7.1"),
    ("turn of A", "a1>H1", "LOK-7.1"),
    ("turn of A", "a2>P2", "LOK-4.2"),  # no such card
    ("turn of A", "a1>P8", "LOK-6.5"),
    ("turn of A", "d2>H2", "LOK-5.2"),
    ("turn of A", "d2>P2", "LOK-5.2"),
    ("turn of A", "d1>P1", "LOK-4.2"),
    ("turn of A", "pass", "LOK-4.2"),
    ("turn of A", "drop a1", "LOK-4.4"),
    ("turn of A", "show d2", "LOK-10.4"),
    ("turn of A", "lay proxy", "LOK-3.2"),
    ("turn of A", "router", "LOK-4.2"),
    ("turn of B", "a1>H2", "LOK-6.5"),
    ("turn of B", "a1>P4", "LOK-7.2"),
    ("turn of B", "a1>H3", "LOK-7.1"),
    ("turn of B", "a1>H1", "LOK-7.1"),
    ("turn of C", "a1>P2", "LOK-7.3"),
    ("turn of C", "a1>P1", "LOK-7.3"),
    ("turn of C", "a1>H1", "LOK-7.1"),
    ("turn of E", "a1>P2", "LOK-7.3"),
    ("after the attack", "a1>P2", "LOK-4.2"),
    ("after the attack", "direct 2", "LOK-4.2"),
    ("specials", "social 1", "LOK-10.12"),
    ("specials", "social 5", "LOK-10.12"),
    ("specials", "social 3", "LOK-10.11"),  # they are in, and has nothing
    ("specials", "sandbox 1", "LOK-10.12"),
    ("specials", "sandbox 5", "LOK-10.12"),
    ("specials", "direct 1", "LOK-10.4"),
    ("specials", "direct 5", "LOK-10.4"),
    ("specials", "backup backup", "LOK-10.5"),
    ("specials", "backup d1", "LOK-10.5"),  # it is not there
    ("specials", "repair H1", "LOK-10.12"),  # out
    ("specials", "repair H3", "LOK-10.6"),  # full
    ("specials", "repair P2", "LOK-10.6"),
    ("specials", "botnet", "LOK-10.11"),
    ("idle specials", "flood", "LOK-10.11"),
    ("idle specials", "backup a1", "LOK-10.11"),
    ("idle specials", "botnet", "LOK-10.11"),
    ("idle specials", "direct 2", "LOK-10.4"),  # without an attack card
    ("idle specials", "repair P1", "LOK-10.6"),
    ("flood", "drop a3", "LOK-10.1"),
    ("flood", "pass", "LOK-10.1"),
    ("viruses", "show d1", "LOK-10.3"),
    ("viruses", "show a1", "LOK-10.3"),
    ("viruses", "drop d2", "LOK-10.3"),
    ("direct", "pass", "LOK-10.4"),
    ("direct", "show a2", "LOK-10.4"),
    ("too many", "end", "LOK-4.4"),
    ("too many", "drop d1", "LOK-4.4"),
]

DECISIONS = Decisions(
    *(TABLES, ASKS),
    FORBIDDEN,
    errors=(lambda: Table().hands(A="a1", B="a1"), "attack", "a1>P1", "a2>P2", "LOK-4.2"),
    over=(lambda: Table().out("BD").hands(A="a1").host("P3", nodes=1).do("a1>P3"), "end"),
)
