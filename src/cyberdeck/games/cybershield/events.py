"""Typed events of Cyber Shield. Seats, places and kinds are the numbers of ids.py; hidden kinds are -1. `part` is the
number of an attached card on a place, -1 the Hardware itself.
"""

from __future__ import annotations

from cyberdeck.kernel.wire import Event, tagged

Ints = tuple[int, ...]


class CsEvent(Event, frozen=True, tag=tagged("cs")):
    """An event of Cyber Shield."""


class StarterChosen(CsEvent, frozen=True, tag="cs.starter"):
    """CS-3.2"""

    player: int
    coin: bool


class Dealt(CsEvent, frozen=True):
    """CS-3.1; the other player does not see it."""

    player: int
    kind: int


class Kept(CsEvent, frozen=True):
    """CS-3.1"""

    player: int


class ShuffledBack(CsEvent, frozen=True):
    """CS-3.1"""

    player: int


class TurnBegan(CsEvent, frozen=True, tag="cs.turn"):
    """CS-4; `turn` counts the player's own."""

    player: int
    turn: int


class Lifted(CsEvent, frozen=True):
    """CS-4.1: a card is taken off its joints."""

    player: int
    place: int


class Planned(CsEvent, frozen=True):
    """CS-4.1, CS-4.7: a joint, before it takes effect; place -1: of the card that is being played."""

    player: int
    place: int
    other: int
    symbol: int


class Drew(CsEvent, frozen=True):
    """CS-4.2; the other player does not see it."""

    player: int
    kind: int


class TookTop(CsEvent, frozen=True, tag="cs.took"):
    """CS-4.2"""

    player: int
    kind: int


class Announced(CsEvent, frozen=True):
    """CS-4.5: a card, and its target; place -1: none, or the card that is being played (`cancels`)"""

    player: int
    kind: int
    place: int = -1
    part: int = -1
    joins: Ints = ()
    cancels: bool = False


class Rearranges(CsEvent, frozen=True):
    """CS-4.5: announces a new arrangement of their cards"""

    player: int


class Restores(CsEvent, frozen=True):
    """CS-5.7; `paid`: with a Token (CS-4.12)"""

    player: int
    place: int
    part: int
    paid: bool


class Scraps(CsEvent, frozen=True):
    """Card 7"""

    player: int
    place: int
    part: int


class BuysPlay(CsEvent, frozen=True, tag="cs.buys"):
    """CS-4.12"""

    player: int


class Failed(CsEvent, frozen=True):
    """CS-4.5: its condition no longer holds."""

    player: int
    kind: int


class Cancelled(CsEvent, frozen=True):
    """Card 19"""

    player: int
    kind: int


class Placed(CsEvent, frozen=True):
    """CS-4.7"""

    player: int
    kind: int
    place: int
    joins: Ints


class Attached(CsEvent, frozen=True):
    """CS-5.5; part 4: onto the Power generator there (CS-5.11), else -1"""

    player: int
    kind: int
    place: int
    part: int


class Disrupted(CsEvent, frozen=True):
    """CS-5.3"""

    place: int
    part: int


class Mended(CsEvent, frozen=True):
    """CS-5.7: the card lies face up again."""

    place: int
    part: int


class TurnedAside(CsEvent, frozen=True):
    """CS-5.3, card 18"""

    places: Ints


class Rearranged(CsEvent, frozen=True):
    """CS-4.1, CS-5.9; `up`: places that are upright again"""

    player: int
    up: Ints


class Removed(CsEvent, frozen=True):
    """CS-5.5: a card of the table goes to its owner's discard pile."""

    player: int
    kind: int
    place: int


class GotTokens(CsEvent, frozen=True, tag="cs.tokens"):
    """Card 24"""

    player: int
    tokens: int


class GotPlay(CsEvent, frozen=True, tag="cs.more-plays"):
    """CS-4.12"""

    player: int
    plays: int


class LookedAt(CsEvent, frozen=True, tag="cs.looked"):
    """Card 25; the other player does not see it."""

    player: int
    kind: int


class TookShown(CsEvent, frozen=True):
    """Card 25, CS-4.8; kind -1: none"""

    player: int
    kind: int


class PutUnder(CsEvent, frozen=True, tag="cs.under"):
    """Card 25; the other player does not see it."""

    player: int
    kind: int


class Discarded(CsEvent, frozen=True):
    """CS-4.4; `at_random`: card 10"""

    player: int
    kind: int
    at_random: bool


class Scored(CsEvent, frozen=True):
    """CS-2.5"""

    player: int
    points: int
    before: int


class TurnEnded(CsEvent, frozen=True):
    """CS-4.4"""

    player: int


class GameEnded(CsEvent, frozen=True, tag="cs.ended"):
    """CS-2; ending: ten, minus, deck, limit; winner -1: a draw"""

    ending: str
    winner: int
    scores: Ints
