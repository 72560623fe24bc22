"""Decisions of Cyber Shield: the rule behind each, and moves that a rule forbids there."""

from __future__ import annotations

from collections.abc import Callable

from tests.cybershield.table import Table
from tests.kits.explain import Decisions

NET = "provider | wired-router 1 +firewall | desktop 2 | laptop | server! 2"
MANY = "ddos ddos ddos ddos pdos pdos pdos pdos"
FIVE = ("desktop", "firewall", "ddos", "ddos", "pdos")


def table() -> Table:
    return Table().side("A", NET).side("B", NET)


def answering() -> Table:
    """B answers A's budget."""
    return table().tokens(B=1).hands(A="budget", B="update trojan training").do("play budget")


def own_answer() -> Table:
    """A answers in their own turn."""
    return table().tokens(A=1).hands(A="budget update", B="budget tender").do("play budget").do("play budget", by="B")


def playing(plays: int = 3) -> Table:
    hand = (
        "desktop trojan firewall generator ddos pdos update training power-outage hardware-failure wrong-rules sniffer"
    )
    return table().turn("A", plays=plays).hands(A=hand)


def joining_new() -> Table:
    t = Table().side("A", "provider | wired-router! 1 | provider | desktop").hands(A="wired-router")
    return t.do("play wired-router", "join 1 uplink")


def joining_moved() -> Table:
    t = Table().side("A", "provider | wired-router! 1 | wired-router | provider").turn("A", "arrange")
    return t.do("move 3", "join 1 uplink")


TABLES: dict[str, Callable[[], Table]] = {
    "first hand": lambda: Table(starter="first").fresh().roll(),
    "re-arranging": lambda: table().turn("A", "arrange").tokens(A=1).hands(A="desktop update").do("move 1", "done"),
    "joining": joining_new,
    "joining, moved": joining_moved,
    "drawing": lambda: table().turn("A", "draw").hands(A="desktop update"),
    "drawing, one card": lambda: Table().turn("A", "draw").deck(A="desktop").pile(A="server"),
    "playing": playing,
    "no plays": lambda: playing(0),
    "discarding": lambda: table().turn("A", "discard").tokens(A=1).hands(A=MANY),
    "answer": answering,
    "own answer": own_answer,
    "window": lambda: table().tokens(B=1).hands(B="trojan update").window(2),
    "tender": lambda: Table().hands(A="tender").do("play tender").luck(*FIVE),
    "under": lambda: Table().hands(A="tender").do("play tender").luck(*FIVE).do("choose desktop"),
}

ASKS = {
    "first hand": "CS-3.1",
    "re-arranging": "CS-4.1",
    "joining": "CS-4.7",
    "joining, moved": "CS-4.1",
    "drawing": "CS-4.2",
    "playing": "CS-4.3",
    "discarding": "CS-4.4",
    "answer": "CS-4.5",
    "window": "CS-4.5",
    "tender": "CS-4.8",
    "under": "CS-4.8",
}

FORBIDDEN = [
    ("first hand", "pass", "CS-3.1"),
    ("first hand", "draw", "CS-3.1"),
    ("first hand", "play desktop", "CS-3.1"),
    ("re-arranging", "move 1", "CS-5.8"),
    ("re-arranging", "move 5", "CS-5.10"),  # disrupted
    ("re-arranging", "join 1 cable", "CS-4.1"),
    ("re-arranging", "play desktop", "CS-4.3"),
    ("re-arranging", "draw", "CS-4.2"),
    ("re-arranging", "end", "CS-4.3"),
    ("re-arranging", "keep", "CS-3.1"),
    ("re-arranging", "restore 5", "CS-4.3"),
    ("re-arranging", "pay play", "CS-4.12"),
    ("re-arranging", "pay 1", "CS-4.12"),  # it is not disrupted
    ("re-arranging", "update>1", "CS-5.5"),
    ("re-arranging", "update>5", "CS-5.3"),
    ("re-arranging", "drop desktop", "CS-4.4"),
    ("joining", "join 1 cable", "CS-5.10"),  # joined already
    ("joining", "join 2 cable", "CS-5.10"),  # disrupted
    ("joining", "join 3 uplink", "CS-5.1"),  # its uplink is taken
    ("joining", "join 4 uplink", "CS-5.1"),
    ("joining", "join 9 cable", "CS-5.1"),
    ("joining", "play desktop", "CS-4.7"),
    ("joining, moved", "join 1 cable", "CS-5.10"),
    ("joining, moved", "join 2 cable", "CS-5.10"),
    ("joining, moved", "join 3 cable", "CS-5.10"),  # to itself
    ("joining, moved", "join 4 uplink", "CS-5.1"),
    ("drawing", "take", "CS-4.2"),  # there is nothing
    ("drawing", "play desktop", "CS-4.3"),
    ("drawing", "done", "CS-4.1"),
    ("drawing", "move 1", "CS-4.2"),
    ("drawing, one card", "draw", "CS-2.3"),
    ("playing", "pass", "CS-4.3"),
    ("playing", "draw", "CS-4.2"),
    ("playing", "play server", "CS-4.6"),  # no such card in hand
    ("playing", "phishing>3", "CS-4.6"),
    ("playing", "trojan>9", "CS-5.3"),  # nothing lies there
    ("playing", "trojan>5", "CS-5.3"),  # disrupted
    ("playing", "trojan>1", "CS-5.5"),
    ("playing", "trojan>4", "CS-5.6"),
    ("playing", "ddos>2", "CS-1.3"),  # its Firewall
    ("playing", "ddos>1", "CS-1.3"),
    ("playing", "sniffer>3", "CS-5.5"),
    ("playing", "firewall>3", "CS-5.5"),
    ("playing", "generator>3", "CS-5.5"),
    ("playing", "hardware-failure>1", "CS-1.3"),
    ("playing", "wrong-rules>3", "CS-1.3"),
    ("playing", "pdos>2+generator", "CS-5.11"),
    ("playing", "hardware-failure>2+generator", "CS-5.11"),
    ("playing", "play training", "CS-4.8"),
    ("playing", "cancel", "CS-4.8"),
    ("playing", "restore 1", "CS-5.7"),
    ("playing", "restore 2+firewall", "CS-5.7"),
    ("playing", "scrap 5", "CS-1.3"),
    ("playing", "scrap 2+generator", "CS-5.11"),
    ("playing", "pay play", "CS-4.12"),
    ("playing", "drop desktop", "CS-4.4"),
    ("no plays", "play desktop", "CS-4.3"),
    ("no plays", "trojan>3", "CS-4.3"),
    ("no plays", "restore 5", "CS-4.3"),
    ("no plays", "scrap 5", "CS-4.3"),
    ("discarding", "end", "CS-4.3"),
    ("discarding", "drop desktop", "CS-4.4"),
    ("discarding", "ddos>3", "CS-4.3"),
    ("discarding", "pay play", "CS-4.12"),
    ("answer", "trojan>3", "CS-4.5"),
    ("answer", "budget>1", "CS-4.6"),
    ("answer", "cancel", "CS-4.8"),
    ("answer", "pay 5", "CS-6.1"),
    ("answer", "pay play", "CS-6.1"),
    ("answer", "done", "CS-4.1"),
    ("own answer", "pay 5", "CS-4.5"),
    ("own answer", "pay play", "CS-4.5"),
    ("window", "trojan>3", "CS-4.5"),
    ("window", "pay 5", "CS-6.1"),
    ("window", "end", "CS-4.3"),
    ("tender", "choose firewall", "CS-4.8"),
    ("tender", "choose laptop", "CS-4.8"),
    ("tender", "under ddos", "CS-4.8"),
    ("tender", "play desktop", "CS-4.8"),
    ("under", "pass", "CS-4.8"),
    ("under", "under desktop", "CS-4.8"),
]

DECISIONS = Decisions(
    *(TABLES, ASKS),
    FORBIDDEN,
    errors=(lambda: table().hands(A="trojan", B="update"), "attack", "update>3", "trojan>4", "CS-5.6"),
    over=(lambda: Table(turn_limit=1).turn("B", turns=2).do("end"), "end"),
)
