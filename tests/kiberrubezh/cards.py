"""Cards as tests write them: `laptop mail-worm`."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh.components.types import CARD_IDS
from tests.kits.cards import Cards

_cards = Cards(CARD_IDS)
kinds, counted, spelled, listed, less = _cards.kinds, _cards.counted, _cards.spelled, _cards.listed, _cards.less
KIND = _cards.kind
