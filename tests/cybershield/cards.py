"""Cards as tests write them: `firewall usb-trap`."""

from __future__ import annotations

from cyberdeck.games.cybershield.components.types import CARD_IDS
from tests.kits.cards import Cards

_cards = Cards(CARD_IDS)
kinds, counted, spelled, listed, less = _cards.kinds, _cards.counted, _cards.spelled, _cards.listed, _cards.less
KIND = _cards.kind
FOUR_OF_EACH = "; ".join(f"4 {kind + 1}" for kind in KIND.values())  # CS-1.1: the most copies a deck can have
