"""Typed moves of Kiberrubezh. Cards have the names of data/cards.toml."""

from __future__ import annotations

from cyberdeck.kernel.wire import Move


class Done(Move, frozen=True, tag="kr.done"):
    """KR-3.16, KR-3.7: no more of this"""


class Keep(Move, frozen=True, tag="kr.keep"):
    """KR-2.2"""


class Redeal(Move, frozen=True, tag="kr.redeal"):
    """KR-2.2"""

    free: bool


class Bottom(Move, frozen=True, tag="kr.bottom"):
    """KR-2.2"""

    card: str


class Lay(Move, frozen=True, tag="kr.lay"):
    """KR-3.4, KR-3.5, KR-1.6: an asset, a measure, a means or an event"""

    card: str


class Add(Move, frozen=True, tag="kr.add"):
    """KR-3.6: to the wave"""

    card: str


class Declare(Move, frozen=True, tag="kr.declare"):
    """KR-3.6"""


class Drop(Move, frozen=True, tag="kr.drop"):
    """KR-3.5: off the table, or turned because the power is not enough"""

    card: str
    turned: bool


class Use(Move, frozen=True, tag="kr.use"):
    """Card 10"""

    card: str


class Block(Move, frozen=True, tag="kr.block"):
    """KR-3.7"""

    measure: str
    attack: str


class Strike(Move, frozen=True, tag="kr.strike"):
    """KR-3.8: by its text, or two cards"""

    card: str
    text: bool


class Object(Move, frozen=True, tag="kr.object"):
    """KR-3.14: what an effect is done to"""

    card: str
    turned: bool


class Category(Move, frozen=True, tag="kr.category"):
    """Card 53"""

    category: str


class Put(Move, frozen=True, tag="kr.put"):
    """Card 25: next from the top"""

    card: str


AnyMove = Done | Keep | Redeal | Bottom | Lay | Add | Declare | Drop | Use | Block | Strike | Object | Category | Put
