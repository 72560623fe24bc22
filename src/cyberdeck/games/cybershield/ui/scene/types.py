"""The structs of a scene, from which the page draws a table of Cyber Shield.

Players count from 0 as seats do; cards have the names of the notation. A card on the table is named by its player and
the number on its side, as in `1-4`. Everything `reconstructed` is marked.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Condition = Literal["connected", "cut-off", "disconnected", "disrupted", "announced"]


class Kind(Struct, frozen=True, gc=False):
    """A title, and what is on it. `aims`: whose cards it is played on; empty if it has no target."""

    card: str
    number: int
    kind: str
    points: int
    keywords: tuple[str, ...]
    symbols: tuple[str, ...]
    free: bool  # CS-4.3: no play, in any step
    aims: Literal["own", "other"] | None
    reconstructed: bool


class CardCount(Struct, frozen=True, gc=False):
    card: str
    count: int


class Port(Struct, frozen=True, gc=False):
    """A symbol of a card: joined to another card, free, or neither (the second one of a Laptop). `planned`: the joint
    has not taken effect.
    """

    symbol: str
    to: str | None
    free: bool
    planned: bool


class Way(Struct, frozen=True, gc=False):
    """A possible joint."""

    place: str
    symbol: str


class Attached(Struct, frozen=True, gc=False):
    """Equal cards attached to a card: whose they are, and their points now. `target`: the attached card that an attack
    is on (CS-5.11).
    """

    card: str
    player: int
    count: int
    points: int
    disrupted: bool
    target: str | None


class Place(Struct, frozen=True, gc=False):
    """Hardware on the table, or on its way there (`announced`). `ways`: the joints that it could get if it were moved
    now; `moved`: it was, in this step (CS-5.8).
    """

    id: str
    player: int
    number: int
    card: str
    state: Condition
    points: int  # of the card itself, now
    ports: tuple[Port, ...]
    attached: tuple[Attached, ...]
    open: bool  # a Weak password is unused
    powered: bool  # a Power generator serves it
    moved: bool
    ways: tuple[Way, ...]


class Branch(Struct, frozen=True, gc=False):
    """A card of a network as a tree, in reading order: its depth, and the symbol towards the card before it."""

    place: str
    depth: int
    symbol: str | None


class Reason(Struct, frozen=True, gc=False):
    """CS-2.5: points, or why there are none. `attached`: the card is attached to that place."""

    place: str
    card: str
    attached: bool
    cards: int
    points: int
    rule: str


class Player(Struct, frozen=True, gc=False):
    """`known`: cards in their hand that the other player has seen (CS-4.10). Piles are shown from the bottom up."""

    score: int
    reasons: tuple[Reason, ...]
    trees: tuple[tuple[Branch, ...], ...]
    tokens: int
    size: int
    known: tuple[CardCount, ...]
    deck: int
    pile: tuple[str, ...]


class Waiting(Struct, frozen=True, gc=False):
    """An announcement that has not taken effect; the next one comes first (CS-4.5). `on`: a card of the table, `part`
    one that is attached to it.
    """

    player: int
    name: Literal["card", "cancel", "rearrange", "restore", "scrap", "pay", "pay-play"]
    card: str | None
    on: str | None
    part: str | None


class Decision(Struct, frozen=True, gc=False):
    """The open decision and its player. `place`, `card`: the card that is being joined."""

    name: str
    rule: str
    player: int | None
    place: str | None
    card: str | None


class Fit(Struct, frozen=True, gc=False):
    """Hardware in hand that may be played now, and the joints that it could get first."""

    card: str
    ways: tuple[Way, ...]


class Outcome(Struct, frozen=True, gc=False):
    """How a legal action changes the points of the reader and of the other player if nobody answers it. `place` and
    `symbol`: joined there at once.
    """

    action: int
    own: int
    other: int
    place: str = ""
    symbol: str = ""


class Scene(Struct, frozen=True, gc=False):
    """The fields for the reader alone come first (OWN); the rest is the same for everybody."""

    seat: int
    hand: tuple[CardCount, ...]
    fits: tuple[Fit, ...]
    outcomes: tuple[Outcome, ...]
    under: tuple[str, ...]  # cards that the reader has put under their deck, from the top down
    looked: tuple[CardCount, ...]  # cards of the deck that the reader looks at (card 25)
    kinds: tuple[Kind, ...]
    places: tuple[Place, ...]
    players: tuple[Player, ...]
    active: int | None  # whose turn it is
    turn: int  # how many turns the active player has begun
    limit: int
    step: int  # 1 to 4; 0 outside of turns
    plays: int
    waiting: tuple[Waiting, ...]
    looks: int  # the number of cards being looked at
    decision: Decision
    goal: int
    winner: int | None
    end: Literal["ten", "minus", "deck", "limit"] | None
