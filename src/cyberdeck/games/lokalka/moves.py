"""Typed moves of Lokalka.

Players count from 1. Hosts, places and cards have names (notation.py).
"""

from __future__ import annotations

from cyberdeck.kernel.wire import Move


class Pass(Move, frozen=True, tag="lok.pass"):
    """LOK-3.6, LOK-10.3, LOK-10.4: lays or shows nothing"""


class EndTurn(Move, frozen=True, tag="lok.end"):
    """LOK-4.4: then too many cards are discarded"""


class LayHost(Move, frozen=True, tag="lok.build"):
    """LOK-3.2: the Administrator lays an auxiliary host"""

    host: str


class Defend(Move, frozen=True, tag="lok.defend"):
    """LOK-3.6, LOK-5.2: lays a defence card on a host"""

    level: int
    place: str


class Attack(Move, frozen=True, tag="lok.attack"):
    """LOK-6: a host with an attack card"""

    level: int
    place: str


class PlaySpecial(Move, frozen=True, tag="lok.special"):
    """LOK-10.1, LOK-10.3, LOK-10.8, LOK-10.9, LOK-10.10: one without a target"""

    card: str


class PlaySpecialOn(Move, frozen=True, tag="lok.against"):
    """LOK-10.2, LOK-10.4, LOK-10.7: one that is played on a player"""

    card: str
    player: int


class TakeBack(Move, frozen=True, tag="lok.take-back"):
    """LOK-10.5: a card of the discard pile"""

    card: str


class RestoreNode(Move, frozen=True, tag="lok.maintain"):
    """LOK-10.6: one node of a host"""

    place: str


class Discard(Move, frozen=True, tag="lok.discard"):
    """LOK-4.4, LOK-10.1: from hand"""

    card: str


class ShowCard(Move, frozen=True, tag="lok.show"):
    """LOK-10.3, LOK-10.4: a card against Viruses or at Direct access"""

    card: str


AnyMove = (
    Pass
    | EndTurn
    | LayHost
    | Defend
    | Attack
    | PlaySpecial
    | PlaySpecialOn
    | TakeBack
    | RestoreNode
    | Discard
    | ShowCard
)
