"""Cards as tests spell them: `a3 d1 flood`. Piles are counts by kind, as the game has them."""

from __future__ import annotations

from collections.abc import Iterable

from cyberdeck.games.lokalka.notation import CARD_NAMES


def counted(cards: str) -> list[int]:
    named = cards.split()
    assert set(named) <= set(CARD_NAMES), f"no such cards: {set(named) - set(CARD_NAMES)}"
    return [named.count(card) for card in CARD_NAMES]


def spelled(counts: Iterable[int]) -> str:
    return " ".join(card for card, n in zip(CARD_NAMES, counts, strict=True) for _ in range(n))


def less(pile: list[int], cards: list[int]) -> list[int]:
    left = [have - n for have, n in zip(pile, cards, strict=True)]
    assert min(left) >= 0, f"{spelled(cards)}: not that many in {spelled(pile)}"
    return left
