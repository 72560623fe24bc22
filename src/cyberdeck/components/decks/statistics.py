"""Statistics of a deck: its cards by kind, its curve, and the odds of drawing certain cards in time.

Probabilities are exact fractions, for draws without replacement from a shuffled deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import comb

from msgspec import Struct

from cyberdeck.components.decks import Catalogue, Deck


class Deal(Struct, frozen=True, kw_only=True):
    """How a game deals: the opening hand, the number of mulligans, and the cards drawn each turn."""

    hand: int
    again: int
    each: int
    turns: int  # turns that the odds are shown for


class Chance(Struct, frozen=True):
    """The probability of at least one card with a keyword: in the opening hand; with mulligans for as long as it has
    none; and so by the draw of the first turn, the second, …
    """

    keyword: str
    cards: int  # with the keyword
    opening: Fraction
    again: Fraction
    turns: tuple[Fraction, ...]


class Statistics(Struct, frozen=True):
    size: int
    kinds: tuple[tuple[str, int], ...]  # kind and cards, in the order of the catalogue
    curve: tuple[tuple[int, int], ...]  # value and cards, for every value from the lowest to the highest
    chances: tuple[Chance, ...]


def statistics(deck: Deck, catalogue: Catalogue, deal: Deal, keywords: Sequence[str]) -> Statistics:
    own = dict(deck.cards)
    kinds: Counter[str] = Counter()
    curve: Counter[int] = Counter()
    words: Counter[str] = Counter()
    for card in catalogue.cards:
        count = own.get(card.number, 0)
        kinds[card.kind] += count
        curve[card.value] += count
        words.update(dict.fromkeys(card.keywords, count))
    values = [value for value, count in curve.items() if count]
    return Statistics(
        deck.size,
        tuple(kinds.items()),
        tuple((value, curve[value]) for value in range(min(values), max(values) + 1)) if values else (),
        tuple(_chance(word, deck.size, words[word], deal) for word in keywords),
    )


def at_least_one(size: int, cards: int, drawn: int) -> Fraction:
    """The probability that one of `cards` is among `drawn` cards of a deck of this size."""
    drawn = min(drawn, size)
    return 1 - Fraction(comb(size - cards, drawn), comb(size, drawn))


def _chance(keyword: str, size: int, cards: int, deal: Deal) -> Chance:
    miss = 1 - at_least_one(size, cards, deal.hand)
    thrown = miss**deal.again  # all hands that could be mulliganed lacked it
    turns = [
        1 - thrown * (1 - at_least_one(size, cards, deal.hand + deal.each * turn)) for turn in range(1, deal.turns + 1)
    ]
    return Chance(keyword, cards, 1 - miss, 1 - thrown * miss, tuple(turns))
