"""Cards as tests write them: `7 7 J H`."""

from __future__ import annotations

from tests.kits.cards import Cards

CARDS = [*(str(rank) for rank in range(1, 14)), "J", "H"]
_cards = Cards(CARDS)
counted, spelled, less = _cards.counted, _cards.spelled, _cards.less
