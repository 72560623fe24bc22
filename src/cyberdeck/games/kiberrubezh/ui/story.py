"""How a player stands, as a number, for the story of a finished game."""

from __future__ import annotations

from typing import Final

from cyberdeck.games.kiberrubezh import events as e
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.view import KrView, deck_left

LABEL: Final = "story-deck"
LOW_IS_GOOD: Final = False
CAUSES: Final = (e.Struck, e.Milled)


def standing(game: Kiberrubezh, view: KrView) -> tuple[int, ...]:
    """KR-3.1: the cards in each player's deck."""
    return deck_left(view, 0), deck_left(view, 1)
