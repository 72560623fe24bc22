"""Cards as tests write them: `a3 d1 flood`."""

from __future__ import annotations

from cyberdeck.games.lokalka.notation import CARD_NAMES
from tests.kits.cards import Cards

_cards = Cards(CARD_NAMES)
counted, spelled, less = _cards.counted, _cards.spelled, _cards.less
