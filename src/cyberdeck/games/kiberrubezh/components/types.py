"""Types of Kiberrubezh's component data: ids, categories, steps and the card.

Contract
- A kind of card is its number less one, in the order of CARD_IDS; the sorts of card follow each other as in KINDS.
- A step is one of the structs of Step, distinguished by `code`. Steps are done in order, by the card's owner. Their
  objects are the other player's, unless the step says otherwise.
- Card mirrors one item of data/cards.toml. Its provenance is that of its numbers and its text; `title` is that of its
  name.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from cyberdeck.components.data import Coded, Component

CARD_IDS: Final = (
    *("laptop", "workstation", "test-bench"),
    *("tablet", "smartphone", "server", "c2-server", "virtualisation-host", "border-router"),
    *("monitoring-console", "backup-storage", "cluster"),
    *("mail-worm", "spy-trojan", "rootkit", "ransomware"),
    *("syn-flood", "amplification", "botnet-flood"),
    *("sql-injection", "phishing", "lateral-movement", "zero-day", "apt"),
    *("acoustic-channel", "emission-interception", "power-line-leakage"),
    *("dictionary-attack", "key-side-channel", "broken-protocol"),
    *("antivirus", "endpoint-detection", "sandbox", "rate-limiter", "scrubbing"),
    *("firewall", "intrusion-prevention", "honeypot", "noise-generator", "shielded-room"),
    *("encryption", "crypto-gateway", "security-policy", "incident-team", "air-gap"),
    *("emergency-patch", "incident-response", "recruited-insider", "extra-funding", "restore-from-backup"),
    *("power-cut", "reserve-capacity", "supply-chain", "joint-exercise"),
)
DECK: Final = 60  # cards (KR-1.1)
COPIES: Final = 4  # of one card in a deck; basic assets without limit (KR-1.1)
PLAIN: Final = 2  # cards that an unblocked attack may send instead of its text (KR-3.8)

Kind = Literal["basic", "asset", "attack", "measure", "event"]
Category = Literal["malware", "denial", "intrusion", "tempest", "crypto"]
Rarity = Literal["common", "uncommon", "rare", "special"]
Target = Literal["asset", "not-basic", "measure", "turned-measure", "crypto-measure"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
CATEGORIES: Final[tuple[Category, ...]] = get_args(Category)
RARITIES: Final[tuple[Rarity, ...]] = get_args(Rarity)
TARGETS: Final[tuple[Target, ...]] = get_args(Target)
LAST: Final[tuple[int, ...]] = (3, 12, 30, 45, 54)  # the last number of each kind

Power = Annotated[int, Meta(ge=0, le=9)]
Some = Annotated[int, Meta(ge=1, le=9)]


class Counted(Coded, frozen=True):
    """A step with n cards, or done n times."""

    n: Some


class Draw(Counted, frozen=True):
    """Draws n cards."""


class Mill(Counted, frozen=True):
    """The top n cards of the other's deck go to their discard pile."""


class TurnAssets(Counted, frozen=True):
    """Turns up to n upright assets of the other."""


class LockAssets(Counted, frozen=True):
    """n assets of the other turn and stay turned through their next turn."""


class TurnMeasure(Counted, frozen=True):
    """Turns n upright measures of the other."""


class Destroy(Coded, frozen=True):
    """One card of this type of the other goes to their discard pile."""

    what: Target


class SeeHand(Coded, frozen=True):
    """Sees the other's hand."""


class DiscardSeen(Counted, frozen=True):
    """Discards n cards of the hand that was seen."""


class Random(Counted, frozen=True):
    """The other discards n cards at random."""


class Peek(Counted, frozen=True):
    """Sees the top n cards of the other's deck and puts them back in any order."""


class UprightAll(Coded, frozen=True):
    """Turns all the owner's own measures upright."""


class UprightOne(Coded, frozen=True):
    """Turns one of the owner's own measures upright."""


class Under(Counted, frozen=True):
    """Puts n cards of the owner's discard pile under their own deck."""


class ExtraPower(Counted, frozen=True, tag="power"):
    """n more power of both kinds until the end of the turn."""


class Ban(Coded, frozen=True):
    """Measures of a named category cannot block in this turn."""


class Each(Counted, frozen=True):
    """Each player draws a card, then sends the top n of their own deck to the discard pile."""


class Cancel(Coded, frozen=True):
    """One attack of the wave counts as blocked."""


Step = (
    Draw | Mill | TurnAssets | LockAssets | TurnMeasure | Destroy | SeeHand | DiscardSeen | Random | Peek
    | UprightAll | UprightOne | Under | ExtraPower | Ban | Each | Cancel
)  # fmt: skip
Steps = Annotated[tuple[Step, ...], Meta(max_length=3)]


class Card(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """KR-1.8: one library number. The steps of an asset are done when it is laid."""

    number: int
    id: str
    kind: Kind
    title: Literal["book", "reconstructed"] = "reconstructed"
    categories: Annotated[tuple[Category, ...], Meta(max_length=2)] = ()
    rarity: Rarity
    defence: Power = 0  # power that an asset gives; the cost of other cards
    attack: Power = 0
    blocks: Power = 0  # attacks, at a time
    steps: Steps = ()
    property: Steps = ()  # done by turning the card, when a wave is declared
    free_lay: bool = False  # not counted among the assets of a turn
    comes_turned: bool = False
    cheapens: Category | None = None  # the owner's measures of it need less power, at least none
    cheapens_by: Power = 0
    unique: bool = False  # at most one on a side
    needs_blocks: Annotated[int, Meta(ge=1, le=9)] = 1
    only_uncategorised: bool = False  # only measures without category block it
    stays: bool = False  # not discarded at the end of the turn
    once_upright: bool = False  # stays upright when it blocks, once a turn
    blocked_loss: Literal["none", "mill", "random"] = "none"  # the attacker's loss: from deck, from hand (KR-3.19)
    blocked_loss_n: Power = 0  # cards
    removed: bool = False  # leaves the game after its effect


class Components(Struct, frozen=True, kw_only=True):
    cards: tuple[Card, ...]  # by number: the kind k is cards[k]


def cost(card: Card) -> int:
    """The power that a card needs, of either kind; assets need none."""
    return 0 if card.kind in ("basic", "asset") else card.defence + card.attack
