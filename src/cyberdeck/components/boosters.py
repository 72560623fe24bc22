"""Boosters: packets of cards for a collection, and their exact odds.

Contract
- A booster has slots. Each is of one rarity, drawn by weight; within it every card is as likely as any other, and no
  card is in a booster twice.
- `open_booster` depends on the game, the seed and the number of the booster alone: the same for everybody. Seeds are
  compared as card titles are: case, hyphens and surrounding spaces do not count.
- `odds` are exact fractions.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from msgspec import Struct

from cyberdeck.components.catalogue import Catalogue, fold
from cyberdeck.kernel.rng import KeyedRng, Rng

MAX_BOOSTERS: Final = 36  # at a time
LONGEST: Final = 64  # characters of a seed


class Slot(Struct, frozen=True):
    """So many cards of one rarity, which is drawn by weight."""

    cards: int
    weights: tuple[tuple[str, int], ...]

    @property
    def weight(self) -> int:
        return sum(weight for _, weight in self.weights)


class Booster(Struct, frozen=True):
    """The slots of a booster; a rarity belongs to one slot."""

    slots: tuple[Slot, ...]

    def __post_init__(self) -> None:
        if len(set(self.rarities)) < len(self.rarities):
            raise ValueError("a rarity is in two slots")

    @property
    def size(self) -> int:
        return sum(slot.cards for slot in self.slots)

    @property
    def rarities(self) -> tuple[str, ...]:
        """From the most common one to the rarest."""
        return tuple(rarity for slot in self.slots for rarity, _ in slot.weights)


class RarityOdds(Struct, frozen=True):
    """`slot`: the probability that the slot is of this rarity; it then has `drawn` of its `cards` cards.
    `card`: the probability that a given one of them is in a booster.
    """

    rarity: str
    cards: int
    drawn: int
    slot: Fraction
    card: Fraction


def odds(booster: Booster, catalogue: Catalogue) -> tuple[RarityOdds, ...]:
    """The odds by rarity, in the order of the slots."""
    return tuple(
        _odds(rarity, len(pool(catalogue, rarity)), slot.cards, Fraction(weight, slot.weight))
        for slot in booster.slots
        for rarity, weight in slot.weights
    )


def open_booster(booster: Booster, catalogue: Catalogue, seed: str, number: int) -> tuple[int, ...]:
    """The card numbers of one booster; boosters are counted from 0."""
    rng = KeyedRng(f"booster:{catalogue.game}".encode(), [fold(seed).encode("utf-8", "surrogatepass")])
    rng.seek(number)
    return draw(booster, catalogue, rng)


def draw(booster: Booster, catalogue: Catalogue, rng: Rng) -> tuple[int, ...]:
    """The card numbers slot by slot, ascending within a slot."""
    return tuple(number for slot in booster.slots for number in _draw(slot, catalogue, rng))


def pool(catalogue: Catalogue, rarity: str) -> list[int]:
    """The card numbers of a rarity."""
    return [card.number for card in catalogue.cards if card.rarity == rarity]


def usable(seed: str) -> bool:
    """Whether a text can be a seed: not empty once folded, and not too long."""
    return len(seed) <= LONGEST and bool(fold(seed))


def _odds(rarity: str, cards: int, drawn: int, slot: Fraction) -> RarityOdds:
    return RarityOdds(rarity, cards, drawn, slot, slot * Fraction(drawn, cards))


def _draw(slot: Slot, catalogue: Catalogue, rng: Rng) -> list[int]:
    left = pool(catalogue, _rarity(slot.weights, slot.weight, rng))
    return sorted(left.pop(rng.below(len(left))) for _ in range(slot.cards))


def _rarity(weights: Sequence[tuple[str, int]], weight: int, rng: Rng) -> str:
    at = rng.below(weight) if len(weights) > 1 else 0
    for rarity, share in weights:
        if at < share:
            return rarity
        at -= share
    raise AssertionError("weights are positive")
