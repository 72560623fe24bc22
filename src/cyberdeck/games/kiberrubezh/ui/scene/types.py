"""The structs of a scene, from which the page draws a table of Kiberrubezh.

Players count from 0 as seats do; cards have the names of the notation. Cards of one name that lie alike are one entry
with their count. Everything `reconstructed` is marked.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Zone = Literal["assets", "measures", "means", "events"]
Lies = Literal["upright", "turned", "locked", "played"]
Stage = Literal["naming", "react", "block", "last", "resolve"]


class Kind(Struct, frozen=True, gc=False):
    """A title, and what is printed on it: the power that an asset gives, or that another card needs; the number of
    attacks a measure blocks; the number of blocks an attack takes.
    """

    card: str
    number: int
    kind: str
    categories: tuple[str, ...]
    rarity: str
    defence: int
    attack: int
    blocks: int
    takes: int
    reconstructed: bool


class CardCount(Struct, frozen=True, gc=False):
    card: str
    count: int


class Mine(Struct, frozen=True, gc=False):
    """Cards of the reader's hand: the power they give, or need with the present table; `dear`: there is not enough."""

    card: str
    count: int
    defence: int
    attack: int
    dear: bool


class Lying(Struct, frozen=True, gc=False):
    """Cards on the table: the power that each of them gives, or needs with the present table. Means of the wave are not
    here but in the wave.
    """

    card: str
    zone: Zone
    state: Lies
    count: int
    defence: int
    attack: int


class Power(Struct, frozen=True, gc=False):
    """KR-3.5: power of one kind. `free` is negative while turned assets are missing."""

    given: int
    needed: int
    free: int


class Player(Struct, frozen=True, gc=False):
    """`known`: cards in their hand that everybody has seen; `rest`: all in their hand or deck (KR-1.9, KR-1.10)."""

    deck: int
    start: int  # cards of their list
    lasts: int  # turns that can still begin if only their draws take cards (KR-3.1)
    size: int
    known: tuple[CardCount, ...]
    rest: tuple[CardCount, ...]
    pile: tuple[CardCount, ...]
    gone: tuple[CardCount, ...]
    defence: Power
    attack: Power
    extra: int  # of both kinds of power, until the end of the turn
    table: tuple[Lying, ...]


class Attack(Struct, frozen=True, gc=False):
    """Attacks of the wave. `met`: blocked, cancelled or done; `partly`: with one block of two; `wants`: the number of
    blocks that would meet all open ones.
    """

    card: str
    count: int
    met: int
    partly: int
    wants: int


class Wave(Struct, frozen=True, gc=False):
    """KR-3.6, KR-3.7; `stage`: naming, the defender's events, blocks, the attacker's events, unblocked attacks."""

    player: int
    stage: Stage
    attacks: tuple[Attack, ...]


class Blocker(Struct, frozen=True, gc=False):
    """KR-3.7: measures of the defender that could block an attack: their number, and the number of attacks each.
    `goes_on`: it is blocking now.
    """

    card: str
    count: int
    blocks: int
    goes_on: bool


class StepEffect(Struct, frozen=True, gc=False):
    """A step of a text as it would be done now: a message with its step and number, and its possible objects."""

    key: str
    step: str
    n: int
    upright: tuple[str, ...]
    turned: tuple[str, ...]


class Prospect(Struct, frozen=True, gc=False):
    """The effect that an attack of the active player, in the wave or before it, would have now, by its text or
    `instead` of it, and the measures that could block it.
    """

    card: str
    blockers: tuple[Blocker, ...]
    does: tuple[StepEffect, ...]
    instead: StepEffect


class Decision(Struct, frozen=True, gc=False):
    """The open decision and its player. `card`: the card whose text it is about, or the measure that goes on blocking.
    `among`: the place of the objects of a text, and whose (`side`).
    """

    name: str
    rule: str
    player: int | None
    card: str | None
    step: str | None
    left: int  # objects or blocks that can still be chosen
    among: Literal["table", "hand", "pile", "wave"] | None
    side: int | None


class Scene(Struct, frozen=True, gc=False):
    """The fields for the reader alone come first (OWN); the rest is the same for everybody. In tops and bottoms, each
    player's from the top down, a card hidden from the reader is null.
    """

    seat: int
    hand: tuple[Mine, ...]
    seen: tuple[CardCount, ...]  # cards of the other's deck that the reader looks at (card 25)
    tops: tuple[tuple[str | None, ...], ...]  # on a deck, in the other player's order
    bottoms: tuple[tuple[str | None, ...], ...]  # put under a deck
    kinds: tuple[Kind, ...]
    players: tuple[Player, ...]
    active: int | None  # whose turn it is
    turn: int  # how many turns the active player has begun
    limit: int
    phase: str
    wave: Wave | None
    prospects: tuple[Prospect, ...]
    banned: tuple[str, ...]  # categories whose measures cannot block in this turn (card 53)
    looks: int  # the number of cards being looked at
    decision: Decision
    winner: int | None
    end: Literal["deck", "limit"] | None
