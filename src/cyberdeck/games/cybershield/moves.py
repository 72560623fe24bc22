"""Typed moves of Cyber Shield.

Cards, symbols and parts have names (notation.py). A `slot` is the number of a card on a side, from 1; the player's own
side, unless the move says otherwise.
"""

from __future__ import annotations

from cyberdeck.kernel.wire import Move


class Pass(Move, frozen=True, tag="cs.pass"):
    """CS-4.5: no reaction; CS-4.8: none of the cards"""


class Done(Move, frozen=True, tag="cs.done"):
    """CS-4.1, CS-4.7: no more joints"""


class EndPlays(Move, frozen=True, tag="cs.end"):
    """CS-4.3: no more plays in this turn"""


class KeepHand(Move, frozen=True, tag="cs.keep"):
    """CS-3.1: the first hand"""


class RedrawHand(Move, frozen=True, tag="cs.again"):
    """CS-3.1: shuffles the first hand back and draws another"""


class DrawCards(Move, frozen=True, tag="cs.draw"):
    """CS-4.2: two cards from the deck"""


class TakeDiscard(Move, frozen=True, tag="cs.take"):
    """CS-4.2: the top of the discard pile"""


class MoveCard(Move, frozen=True, tag="cs.move"):
    """CS-4.1: takes a card off its joints"""

    slot: int


class JoinCard(Move, frozen=True, tag="cs.join"):
    """CS-4.1, CS-4.7: joins the moved or played card to the one on a slot, by a symbol"""

    slot: int
    symbol: str


class Play(Move, frozen=True, tag="cs.play"):
    """CS-4.3: a card that needs no target"""

    card: str


class PlayOn(Move, frozen=True, tag="cs.play-on"):
    """CS-4.3: on the card on a slot of the card's target side; `generator`: on the Power generator there (CS-5.11)"""

    card: str
    slot: int
    generator: bool = False


class Cancel(Move, frozen=True, tag="cs.cancel"):
    """Card 19, against what is being played"""


class Restore(Move, frozen=True, tag="cs.restore"):
    """CS-5.7; `part`: an attached card, empty for the Hardware; `pay`: for a Token instead of a play (CS-4.12)"""

    slot: int
    part: str = ""
    pay: bool = False


class Scrap(Move, frozen=True, tag="cs.scrap"):
    """Card 7: discards the card on a slot, or (`generator`) the Power generator there"""

    slot: int
    generator: bool = False


class BuyPlay(Move, frozen=True, tag="cs.pay-play"):
    """CS-4.12: one more play for Tokens"""


class Discard(Move, frozen=True, tag="cs.discard"):
    """CS-4.4: from hand"""

    card: str


class TakeShown(Move, frozen=True, tag="cs.take-shown"):
    """Card 25: takes one of the cards looked at, and reveals it"""

    card: str


class PutUnder(Move, frozen=True, tag="cs.put-under"):
    """Card 25: puts one of the cards looked at under the deck"""

    card: str


AnyMove = (
    Pass
    | Done
    | EndPlays
    | KeepHand
    | RedrawHand
    | DrawCards
    | TakeDiscard
    | MoveCard
    | JoinCard
    | Play
    | PlayOn
    | Cancel
    | Restore
    | Scrap
    | BuyPlay
    | Discard
    | TakeShown
    | PutUnder
)
