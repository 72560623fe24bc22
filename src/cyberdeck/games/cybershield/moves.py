"""Typed moves of Cyber Shield. Cards, places and parts have names (notation.py)."""

from __future__ import annotations

from cyberdeck.kernel.wire import Move


class Pass(Move, frozen=True, tag="cs.pass"):
    """CS-4.5: no answer; CS-4.8: takes none of the cards"""


class Done(Move, frozen=True, tag="cs.done"):
    """CS-4.1, CS-4.7: everything is joined as it shall be"""


class End(Move, frozen=True, tag="cs.end"):
    """CS-4.3: plays no more cards"""


class Keep(Move, frozen=True, tag="cs.keep"):
    """CS-3.1"""


class Again(Move, frozen=True, tag="cs.again"):
    """CS-3.1"""


class Draw(Move, frozen=True, tag="cs.draw"):
    """CS-4.2: two cards from the deck"""


class Take(Move, frozen=True, tag="cs.take"):
    """CS-4.2: the top of the discard pile"""


class Shift(Move, frozen=True, tag="cs.move"):
    """CS-4.1: a card, by its slot from 1"""

    slot: int


class Join(Move, frozen=True, tag="cs.join"):
    """CS-4.1, CS-4.7: to the card on a slot, by a symbol"""

    slot: int
    symbol: str


class Play(Move, frozen=True, tag="cs.play"):
    """CS-4.3: a card that is played on nothing in particular"""

    card: str


class PlayOn(Move, frozen=True, tag="cs.play-on"):
    """CS-4.3: on the card on a slot, of the side that it is played on; `generator`: on the one there (CS-5.11)"""

    card: str
    slot: int
    generator: bool = False


class Cancel(Move, frozen=True, tag="cs.cancel"):
    """Card 19, against what is being played"""


class Restore(Move, frozen=True, tag="cs.restore"):
    """CS-5.7; `part`: an attached card, or nothing: the Hardware; `pay`: with a Token (CS-4.12)"""

    slot: int
    part: str = ""
    pay: bool = False


class Scrap(Move, frozen=True, tag="cs.scrap"):
    """Card 7"""

    slot: int
    generator: bool = False


class PayPlay(Move, frozen=True, tag="cs.pay-play"):
    """CS-4.12"""


class Discard(Move, frozen=True, tag="cs.discard"):
    """CS-4.4"""

    card: str


class TakeShown(Move, frozen=True, tag="cs.take-shown"):
    """Card 25"""

    card: str


class Under(Move, frozen=True, tag="cs.put-under"):
    """Card 25"""

    card: str


AnyMove = (
    Pass
    | Done
    | End
    | Keep
    | Again
    | Draw
    | Take
    | Shift
    | Join
    | Play
    | PlayOn
    | Cancel
    | Restore
    | Scrap
    | PayPlay
    | Discard
    | TakeShown
    | Under
)
