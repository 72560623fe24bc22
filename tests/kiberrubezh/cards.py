"""Cards as tests spell them: `laptop mail-worm`. Piles without order are counts by kind, as the game has them."""

from __future__ import annotations

from collections.abc import Iterable

from cyberdeck.games.kiberrubezh.component_types import CARD_IDS

KIND = {name: kind for kind, name in enumerate(CARD_IDS)}


def kinds(cards: str) -> list[int]:
    named = cards.split()
    assert set(named) <= set(KIND), f"no such cards: {set(named) - set(KIND)}"
    return [KIND[card] for card in named]


def counted(cards: str) -> list[int]:
    named = kinds(cards)
    return [named.count(kind) for kind in range(len(KIND))]


def spelled(counts: Iterable[int], mark: str = "") -> str:
    return " ".join(card + mark for card, n in zip(CARD_IDS, counts, strict=True) for _ in range(n))


def listed(cards: Iterable[int]) -> str:
    return " ".join(CARD_IDS[kind] for kind in cards)


def less(pile: list[int], cards: list[int]) -> list[int]:
    left = [have - n for have, n in zip(pile, cards, strict=True)]
    assert min(left) >= 0, f"{spelled(cards)}: not that many in {spelled(pile)}"
    return left
