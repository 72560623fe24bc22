"""Typed facts of Cyber Shield. Seats, places and kinds are the numbers of ids.py; hidden kinds are -1.
`part` is the number of an attached card on a place, -1 the Hardware itself.
"""

from __future__ import annotations

from cyberdeck.kernel.wire import Event

Ints = tuple[int, ...]


class StarterChosen(Event, frozen=True, tag="cs.starter"):
    """CS-3.2"""

    player: int
    coin: bool


class Dealt(Event, frozen=True, tag="cs.dealt"):
    """CS-3.1; the other player does not see it."""

    player: int
    kind: int


class Kept(Event, frozen=True, tag="cs.kept"):
    """CS-3.1"""

    player: int


class ShuffledBack(Event, frozen=True, tag="cs.shuffled-back"):
    """CS-3.1"""

    player: int


class TurnBegan(Event, frozen=True, tag="cs.turn"):
    """CS-4; `turn` counts the player's own."""

    player: int
    turn: int


class Lifted(Event, frozen=True, tag="cs.lifted"):
    """CS-4.1: a card is taken off its joints."""

    player: int
    place: int


class Planned(Event, frozen=True, tag="cs.planned"):
    """CS-4.1, CS-4.7: a joint, before it takes effect; place -1: of the card that is being played."""

    player: int
    place: int
    other: int
    symbol: int


class Drew(Event, frozen=True, tag="cs.drew"):
    """CS-4.2; the other player does not see it."""

    player: int
    kind: int


class TookTop(Event, frozen=True, tag="cs.took"):
    """CS-4.2"""

    player: int
    kind: int


class Announced(Event, frozen=True, tag="cs.announced"):
    """CS-4.5: a card, and what it is played on; place -1: nothing in particular, or what is being played (`cancels`)"""

    player: int
    kind: int
    place: int = -1
    part: int = -1
    joins: Ints = ()
    cancels: bool = False


class Rearranges(Event, frozen=True, tag="cs.rearranges"):
    """CS-4.5: announces how their cards are to lie"""

    player: int


class Restores(Event, frozen=True, tag="cs.restores"):
    """CS-5.7; `paid`: with a Token (CS-4.12)"""

    player: int
    place: int
    part: int
    paid: bool


class Scraps(Event, frozen=True, tag="cs.scraps"):
    """Card 7"""

    player: int
    place: int
    part: int


class BuysPlay(Event, frozen=True, tag="cs.buys"):
    """CS-4.12"""

    player: int


class Failed(Event, frozen=True, tag="cs.failed"):
    """CS-4.5: its condition no longer holds."""

    player: int
    kind: int


class Cancelled(Event, frozen=True, tag="cs.cancelled"):
    """Card 19"""

    player: int
    kind: int


class Placed(Event, frozen=True, tag="cs.placed"):
    """CS-4.7"""

    player: int
    kind: int
    place: int
    joins: Ints


class Attached(Event, frozen=True, tag="cs.attached"):
    """CS-5.5; part 4: onto the Power generator there (CS-5.11), else -1"""

    player: int
    kind: int
    place: int
    part: int


class Disrupted(Event, frozen=True, tag="cs.disrupted"):
    """CS-5.3"""

    place: int
    part: int


class Mended(Event, frozen=True, tag="cs.mended"):
    """CS-5.7: it lies face up again."""

    place: int
    part: int


class TurnedAside(Event, frozen=True, tag="cs.turned-aside"):
    """CS-5.3, card 18"""

    places: Ints


class Rearranged(Event, frozen=True, tag="cs.rearranged"):
    """CS-4.1, CS-5.9; `up`: places that are upright again"""

    player: int
    up: Ints


class Removed(Event, frozen=True, tag="cs.removed"):
    """CS-5.5: a card of the table goes to its owner's discard pile."""

    player: int
    kind: int
    place: int


class GotTokens(Event, frozen=True, tag="cs.tokens"):
    """Card 24"""

    player: int
    tokens: int


class GotPlay(Event, frozen=True, tag="cs.more-plays"):
    """CS-4.12"""

    player: int
    plays: int


class LookedAt(Event, frozen=True, tag="cs.looked"):
    """Card 25; the other player does not see it."""

    player: int
    kind: int


class TookShown(Event, frozen=True, tag="cs.took-shown"):
    """Card 25, CS-4.8; kind -1: none"""

    player: int
    kind: int


class PutUnder(Event, frozen=True, tag="cs.under"):
    """Card 25; the other player does not see it."""

    player: int
    kind: int


class Discarded(Event, frozen=True, tag="cs.discarded"):
    """CS-4.4; `at_random`: card 10"""

    player: int
    kind: int
    at_random: bool


class Scored(Event, frozen=True, tag="cs.scored"):
    """CS-2.5"""

    player: int
    points: int
    before: int


class TurnEnded(Event, frozen=True, tag="cs.turn-ended"):
    """CS-4.4"""

    player: int


class GameEnded(Event, frozen=True, tag="cs.ended"):
    """CS-2; ending: ten, minus, deck, limit; winner -1: a draw"""

    ending: str
    winner: int
    scores: Ints


AnyEvent = (
    StarterChosen
    | Dealt
    | Kept
    | ShuffledBack
    | TurnBegan
    | Lifted
    | Planned
    | Drew
    | TookTop
    | Announced
    | Rearranges
    | Restores
    | Scraps
    | BuysPlay
    | Failed
    | Cancelled
    | Placed
    | Attached
    | Disrupted
    | Mended
    | TurnedAside
    | Rearranged
    | Removed
    | GotTokens
    | GotPlay
    | LookedAt
    | TookShown
    | PutUnder
    | Discarded
    | Scored
    | TurnEnded
    | GameEnded
)
