"""Decisions of Black Hat: the rule behind each, and moves that a rule forbids there."""

from __future__ import annotations

from collections.abc import Callable

from tests.blackhat.table import Table
from tests.kits.explain import Decisions


def expert(*pawns: str, **options: bool) -> Table:
    return Table(board="expert", **options).pawns(*pawns)


def chase(*pawns: str) -> Table:
    return expert("1x a5", *pawns, tracer=True).tracer("b2", "b1")


TABLES: dict[str, Callable[[], Table]] = {
    "lead": lambda: Table().hands("7 7 3"),
    "follow": lambda: Table().hands("7 7 3", "9 9 9 H 4").play(A="7+7"),
    "follow one": lambda: Table().hands("7 7 3", "9 9 9 H 4").play(A="7"),
    "only the hat": lambda: Table().hands("7 7 3", "H").play(A="7+7"),
    "take": lambda: Table().hands("2 H 3", "5 3", "9 3", "5 3").play(A="2+H", B="5", C="9", D="5"),
    "pick": lambda: Table().hands("2 H 3", "5 3", "9 3", "5 3").play(A="2+H", B="5", C="9", D="5").do("hat"),
    "move": lambda: Table().pawns("1x b4", "1y c5", "2x b7", "3x a1").wins("A"),
    "move, tracer": lambda: expert("1x a5", "1y c5", "2x TJ", tracer=True).tracer("T0").wins("A"),
    "send": lambda: Table().pawns("1x b6", "2x b2", "3x b4").wins("A", "1x>b7"),
    "exploit": lambda: expert("1x a1").markers("+b5").wins("A", "1x>a2"),
    "relay": lambda: expert("1x a1").markers("+b5 +b6 +b7").wins("A", "1x>a2", "^b5"),
    "randomize": lambda: expert("1x c4").wins("A", "1x>c5"),
    "lay": lambda: expert("1x c4").wins("A", "1x>c5", "module").luck("1A"),
    "tracer": lambda: chase().wins("A", "1y>c1"),
    "leak": lambda: Table(3, secret_asset=True).pawns("1x d8").wins("A", "1x>CA").luck("leak"),
}

ASKS = {
    "lead": "BH-3.1",
    "follow": "BH-3.2",
    "follow one": "BH-3.2",
    "only the hat": "BH-3.2",
    "take": "BH-5.2",
    "pick": "BH-5.2",
    "move": "BH-6.1",
    "move, tracer": "BH-6.1",
    "send": "BH-7.5",
    "exploit": "BH-7.8",
    "relay": "BH-7.8",
    "randomize": "BH-7.9",
    "lay": "BH-7.9",
    "tracer": "BH-10.2",
    "leak": "BH-11.1",
}

FORBIDDEN = [
    ("lead", "7+7+7", "BH-3.1"),  # they have two
    ("lead", "7+J", "BH-4.1"),
    ("lead", "7+7+H", "BH-4.1"),
    ("lead", "pass", "BH-3.5"),
    ("lead", "1x>a1", "BH-3.1"),  # not an action of this decision
    ("follow", "9+9+9", "BH-3.2"),  # one or two
    ("follow", "7+7", "BH-3.2"),
    ("follow", "9+J", "BH-3.2"),
    ("follow", "H", "BH-5.3"),
    ("follow", "pass", "BH-3.5"),
    ("follow", "no", "BH-3.2"),
    ("follow one", "9+H", "BH-3.2"),
    ("follow one", "pass", "BH-3.5"),
    ("only the hat", "H", "BH-5.3"),
    ("take", "pick 9", "BH-5.2"),
    ("take", "no", "BH-5.2"),
    ("pick", "pick 9", "BH-5.2"),  # a second one is due
    ("pick", "all", "BH-5.2"),
    ("move", "no", "BH-6.1"),
    ("move", "1y>c7", "BH-6.2"),  # two spaces
    ("move", "1y>c4", "BH-6.2"),  # against the arrow
    ("move", "1x>b5", "BH-7.6"),
    ("move", "2x>b8", "BH-7.5"),
    ("move", "3x>a2", "BH-6.1"),  # not an own pawn, and not on a negative space
    ("move", "5x>a1", "BH-1.2"),  # nobody's
    ("move", "1y>BD", "BH-6.1"),  # nothing sends a pawn back now
    ("move, tracer", "1x>a6", "BH-7.7"),
    ("move, tracer", "2x>a1", "BH-10.3"),
    ("move, tracer", "T>T1", "BH-6.1"),
    ("send", "1x>BD", "BH-7.5"),
    ("send", "3x>BD", "BH-7.5"),
    ("send", "2x>PS", "BH-7.5"),
    ("send", "no", "BH-7.5"),
    ("exploit", "+b5", "BH-7.8"),
    ("exploit", "+b3", "BH-7.8"),
    ("exploit", "^b5", "BH-7.8"),
    ("relay", "no", "BH-7.8"),
    ("relay", "+b5", "BH-7.8"),
    ("relay", "-b6", "BH-7.8"),
    ("randomize", "module 3", "BH-7.9"),
    ("randomize", "place 1", "BH-7.9"),
    ("lay", "no", "BH-7.9"),
    ("tracer", "no", "BH-10.1"),
    ("tracer", "T>T1", "BH-10.2"),
    ("tracer", "T>c2", "BH-10.2"),
    ("leak", "swap 1", "BH-11.1"),
    ("leak", "swap 6", "BH-11.1"),
]

DECISIONS = Decisions(
    *(TABLES, ASKS),
    FORBIDDEN,
    errors=(lambda: Table().hands("7 7 3"), "sevens", "7", "8+8", "BH-3.1"),
    over=(lambda: Table().pawns("1x d8").wins("A", "1x>CA"), "1"),
)
