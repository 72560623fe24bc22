"""The shapes of a scene: what a page of Kiberrubezh is drawn from.

Players count from 0 as seats do; cards go by the names of the notation. Cards of one name that lie alike are shown
once, with their count. Whatever is `reconstructed` is marked so.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Zone = Literal["assets", "measures", "means", "events"]
Lies = Literal["upright", "turned", "locked", "played"]
Stage = Literal["naming", "react", "block", "last", "resolve"]


class Kind(Struct, frozen=True, gc=False):
    """A title, and what is printed on it: the power that an asset gives, or that another card needs; how many attacks a
    measure blocks; how many blocks an attack takes.
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
    """Cards of the reader's hand: the power they give, or need as their table lies; `dear`: there is not enough of
    it.
    """

    card: str
    count: int
    defence: int
    attack: int
    dear: bool


class Lying(Struct, frozen=True, gc=False):
    """Cards on the table: the power that each of them gives, or needs as the table lies. Means of the wave are shown
    there, not here.
    """

    card: str
    zone: Zone
    state: Lies
    count: int
    defence: int
    attack: int


class Power(Struct, frozen=True, gc=False):
    """KR-3.5: of one kind. `free` is less than nothing while turned assets are missing."""

    given: int
    needed: int
    free: int


class Player(Struct, frozen=True, gc=False):
    """`known`: cards in their hand that everybody has seen; `rest`: all that they have in hand or deck (KR-1.9,
    KR-1.10).
    """

    deck: int
    start: int  # cards of their list
    lasts: int  # so many of their turns can still begin if nothing but their draws takes cards (KR-3.1)
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
    """Attacks of the wave. `met`: blocked, cancelled or done; `partly`: with one block of two; `wants`: so many blocks
    would meet all that are open.
    """

    card: str
    count: int
    met: int
    partly: int
    wants: int


class Wave(Struct, frozen=True, gc=False):
    """KR-3.6, KR-3.7; `stage`: naming, the defender's events, blocks, the attacker's events, what was not blocked."""

    player: int
    stage: Stage
    attacks: tuple[Attack, ...]


class Blocker(Struct, frozen=True, gc=False):
    """KR-3.7: measures of the defender that could block an attack: how many of them, and how many attacks each.
    `goes_on`: it is the one that is blocking now.
    """

    card: str
    count: int
    blocks: int
    goes_on: bool


class StepEffect(Struct, frozen=True, gc=False):
    """A step of a text as it would be done now: a message with its step and number, and what it could be done to."""

    key: str
    step: str
    n: int
    upright: tuple[str, ...]
    turned: tuple[str, ...]


class Prospect(Struct, frozen=True, gc=False):
    """What an attack of the active player, in the wave or before it, would do now, by its text or `instead` of it, and
    what could block it.
    """

    card: str
    blockers: tuple[Blocker, ...]
    does: tuple[StepEffect, ...]
    instead: StepEffect


class Question(Struct, frozen=True, gc=False):
    """What is asked now, and who answers. `card`: whose text it is about, or the measure that goes on blocking.
    `among`: where the objects of a text are, and whose (`side`).
    """

    name: str
    rule: str
    player: int | None
    card: str | None
    step: str | None
    left: int  # how many objects or blocks may still be chosen
    among: Literal["table", "hand", "pile", "wave"] | None
    side: int | None


class Scene(Struct, frozen=True, gc=False):
    """What the reader alone is shown comes first (OWN in scene.py); the rest is the same for everybody. Of tops and
    bottoms, each player's from the top down, a card that the reader may not know is null.
    """

    seat: int
    hand: tuple[Mine, ...]
    seen: tuple[CardCount, ...]  # cards of the other's deck that they look at (card 25)
    tops: tuple[tuple[str | None, ...], ...]  # on a deck, as the other player has put them
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
    looks: int  # how many cards somebody looks at
    question: Question
    winner: int | None
    end: Literal["deck", "limit"] | None
