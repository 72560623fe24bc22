"""Cards as tests spell them: `7 7 J H`. Piles are counts by kind, as the game has them."""

from __future__ import annotations

from collections.abc import Iterable

CARDS = [*(str(rank) for rank in range(1, 14)), "J", "H"]


def counted(cards: str) -> list[int]:
    return [cards.split().count(card) for card in CARDS]


def spelled(counts: Iterable[int]) -> str:
    return " ".join(card for card, n in zip(CARDS, counts, strict=True) for _ in range(n))


def less(pile: list[int], cards: list[int]) -> list[int]:
    left = [have - n for have, n in zip(pile, cards, strict=True)]
    assert min(left) >= 0, f"{spelled(cards)}: not that many in {spelled(pile)}"
    return left
