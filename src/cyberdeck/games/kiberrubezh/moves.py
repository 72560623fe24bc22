"""Typed moves of Kiberrubezh. Cards and categories have names (notation.py)."""

from __future__ import annotations

from cyberdeck.kernel.wire import Move


class Done(Move, frozen=True, tag="kr.done"):
    """KR-3.16, KR-3.7: no more actions in this decision"""


class KeepHand(Move, frozen=True, tag="kr.keep"):
    """KR-2.2: the first hand"""


class RedealHand(Move, frozen=True, tag="kr.redeal"):
    """KR-2.2: another first hand; `free`: the old one is shown, and it costs nothing"""

    free: bool


class PutOnBottom(Move, frozen=True, tag="kr.bottom"):
    """KR-2.2: a card of the hand goes under the deck"""

    card: str


class PlayCard(Move, frozen=True, tag="kr.lay"):
    """KR-3.4, KR-3.5, KR-1.6: an asset, a measure, a means or an event"""

    card: str


class AddToWave(Move, frozen=True, tag="kr.add"):
    """KR-3.6: one more means of attack"""

    card: str


class DeclareWave(Move, frozen=True, tag="kr.declare"):
    """KR-3.6: the wave begins"""


class DropCard(Move, frozen=True, tag="kr.drop"):
    """KR-3.5: discards a card of the table, or turns it because the power is not enough; `turned`: it lies turned"""

    card: str
    turned: bool


class UseProperty(Move, frozen=True, tag="kr.use"):
    """Card 10: turns a card to use its property"""

    card: str


class Block(Move, frozen=True, tag="kr.block"):
    """KR-3.7: an attack with a measure"""

    measure: str
    attack: str


class ResolveAttack(Move, frozen=True, tag="kr.strike"):
    """KR-3.8: the attack does its text (`by_text`), or discards two cards of the deck"""

    card: str
    by_text: bool


class ChooseObject(Move, frozen=True, tag="kr.object"):
    """KR-3.14: the object of an effect; `turned`: a card that lies turned"""

    card: str
    turned: bool


class BanCategory(Move, frozen=True, tag="kr.category"):
    """Card 53: measures of this category cannot block"""

    category: str


class PutBack(Move, frozen=True, tag="kr.put"):
    """Card 25: puts one of the cards looked at back, next from the top"""

    card: str


AnyMove = (
    Done
    | KeepHand
    | RedealHand
    | PutOnBottom
    | PlayCard
    | AddToWave
    | DeclareWave
    | DropCard
    | UseProperty
    | Block
    | ResolveAttack
    | ChooseObject
    | BanCategory
    | PutBack
)
