"""Cards as tests spell them, by their names. Piles without order are counts by kind, as the games have them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


class Cards:
    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.kind = {name: kind for kind, name in enumerate(names)}

    def kinds(self, cards: str) -> list[int]:
        named = cards.split()
        assert set(named) <= set(self.kind), f"no such cards: {set(named) - set(self.kind)}"
        return [self.kind[card] for card in named]

    def counted(self, cards: str) -> list[int]:
        named = self.kinds(cards)
        return [named.count(kind) for kind in range(len(self.names))]

    def spelled(self, counts: Iterable[int], mark: str = "") -> str:
        return " ".join(card + mark for card, n in zip(self.names, counts, strict=True) for _ in range(n))

    def listed(self, cards: Iterable[int]) -> str:
        return " ".join(self.names[kind] for kind in cards)

    def less(self, pile: list[int], cards: list[int]) -> list[int]:
        left = [have - n for have, n in zip(pile, cards, strict=True)]
        assert min(left) >= 0, f"{self.spelled(cards)}: not that many in {self.spelled(pile)}"
        return left
