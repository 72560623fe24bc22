"""The windows in which a player may react (docs/adding-a-game.md), from a view alone."""

from __future__ import annotations

from cyberdeck.doors import Window
from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.view import BHView


def open_window(game: BlackHat, view: BHView) -> Window | None:
    """Nobody reacts to another's move: each decision is a move of one's own (BH-3, BH-6)."""
    return None
