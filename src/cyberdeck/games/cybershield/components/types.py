"""Types of Cyber Shield's component data: ids, keywords, effects and the card.

Contract
- A kind of card is its number less one, in the order of CARD_IDS.
- An effect is one of the structs of Effect, distinguished by `code`. It holds what the game reads, no texts.
- Card mirrors one item of data/cards.toml. Number and title are the book's, its numbers have their own provenance, and
  the card's provenance is that of its keywords, symbols, effect and text.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from cyberdeck.components.data import Coded, Component, Sourced

CARD_IDS: Final = (
    *("provider", "wireless-router", "wired-router", "desktop", "laptop"),
    *("ddos", "pdos", "sniffer", "trojan", "phishing", "weak-password"),
    "server",
    *("firewall", "encryption", "update", "antivirus"),
    *("wrong-rules", "power-outage", "training", "bad-encryption", "old-antivirus", "forgotten-update"),
    *("hardware-failure", "budget", "tender"),
    *("usb-trap", "generator"),
)
COPIES: Final = 4  # of one card in a deck (CS-1.1)
BASIC_DECK: Final = 60  # cards (CS-1.1)
PART_TITLES: Final = 6  # a side has places for all their copies
ATTACHING_TITLES: Final = 12  # a place can count the copies of so many

Keyword = Literal[
    "hardware", "provider", "router", "wireless", "computer", "server",
    "attack", "attach", "defence", "event", "always",
    "firewall", "encryption", "update", "antivirus", "generator",
    "unique", "token",
]  # fmt: skip
Symbol = Literal["uplink", "cable", "radio"]
Kind = Literal["network", "attack", "defence", "event"]
KEYWORDS: Final[tuple[Keyword, ...]] = get_args(Keyword)
SYMBOLS: Final[tuple[Symbol, ...]] = get_args(Symbol)
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

Count = Annotated[int, Meta(ge=1, le=COPIES)]
Points = Annotated[int, Meta(ge=-9, le=9)]
AnyOf = Annotated[tuple[Keyword, ...], Meta(min_length=1)]


class Part(Coded, frozen=True):
    """CS-5.1: Hardware with connection symbols."""


class Attack(Coded, frozen=True):
    """CS-5.5, CS-5.6: attached to an opposing card with any of the keywords `on` and none of `but_not`."""

    on: AnyOf
    but_not: tuple[Keyword, ...] = ()
    connected: bool = True  # the attacked card must be connected
    stopped_by: Keyword | None = None  # a working card with this keyword on the attacked one
    joined: bool = False  # a working `stopped_by` on a Router joined to the attacked card stops it too
    lasting: bool = False  # its points count in any state of the attacked card
    disrupts: Literal["no", "turn", "good"] = "no"  # turn: to the end of the attacked player's next; good: no restoring
    discards: Annotated[int, Meta(ge=0, le=7)] = 0  # cards at random from the attacked player's hand
    opens: bool = False  # the attacker's next attack on that card ignores its defences
    scores: Annotated[int, Meta(ge=0, le=9)] = 0  # for the attacker, while attached


class Defence(Coded, frozen=True):
    """Attached to an own card with any of the keywords `on`; discards one card `removes` there."""

    on: AnyOf
    removes: str | None = None


class Supply(Coded, frozen=True):
    """Attached to an own card with any of the keywords `on`; serves it and what is connected behind it in an outage."""

    on: AnyOf


class Disrupt(Coded, frozen=True):
    """Disrupts an opposing card with the keyword `of` and none of `but_not`."""

    of: Keyword
    but_not: tuple[Keyword, ...] = ()


class Outage(Coded, frozen=True):
    """Disconnects the opponent's Hardware that no working supply serves."""


class Training(Coded, frozen=True):
    """Cancels one of these cards while the opponent plays it, or discards all of them from the player's own cards."""

    of: Annotated[tuple[str, ...], Meta(min_length=1)]


class Tokens(Coded, frozen=True):
    """Puts Budget Tokens into play."""

    tokens: Annotated[int, Meta(ge=1, le=9)]


class Search(Coded, frozen=True):
    """Looks at the top `cards` of the deck and takes at most one with the keyword `of`."""

    cards: Annotated[int, Meta(ge=1, le=9)]
    of: Keyword


Effect = Part | Attack | Defence | Supply | Disrupt | Outage | Training | Tokens | Search
Attaching = Attack | Defence | Supply


class Card(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """CS-1.2: one title. A `one_symbol` card uses only one of its symbols at a time."""

    number: int
    id: str
    kind: Kind
    keywords: AnyOf
    quantity: Sourced[Count]  # in the basic deck
    points: Sourced[Points]
    symbols: Annotated[tuple[Symbol, ...], Meta(max_length=4)] = ()
    one_symbol: bool = False
    effect: Effect


class Components(Struct, frozen=True, kw_only=True):
    cards: tuple[Card, ...]  # by number: the kind k is cards[k]
