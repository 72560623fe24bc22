"""Typed moves of Lokalka. Players count from 1 as people count them; hosts and cards have names
(notation.py).
"""

from __future__ import annotations

from cyberdeck.kernel.wire import Move


class Pass(Move, frozen=True, tag="lok.pass"):
    """LOK-3.6, LOK-10.3, LOK-10.4: lay or show nothing"""


class End(Move, frozen=True, tag="lok.end"):
    """LOK-4.4"""


class Build(Move, frozen=True, tag="lok.build"):
    """LOK-3.2"""

    host: str


class Defend(Move, frozen=True, tag="lok.defend"):
    """LOK-3.6, LOK-5.2"""

    level: int
    place: str


class Attack(Move, frozen=True, tag="lok.attack"):
    """LOK-6"""

    level: int
    place: str


class Special(Move, frozen=True, tag="lok.special"):
    """LOK-10.1, LOK-10.3, LOK-10.8, LOK-10.9, LOK-10.10: one that is played on nobody in particular"""

    card: str


class Against(Move, frozen=True, tag="lok.against"):
    """LOK-10.2, LOK-10.4, LOK-10.7"""

    card: str
    player: int


class TakeBack(Move, frozen=True, tag="lok.take-back"):
    """LOK-10.5"""

    card: str


class Maintain(Move, frozen=True, tag="lok.maintain"):
    """LOK-10.6"""

    place: str


class Discard(Move, frozen=True, tag="lok.discard"):
    """LOK-4.4, LOK-10.1"""

    card: str


class Show(Move, frozen=True, tag="lok.show"):
    """LOK-10.3, LOK-10.4"""

    card: str


AnyMove = Pass | End | Build | Defend | Attack | Special | Against | TakeBack | Maintain | Discard | Show
