"""The windows in which a player may react (docs/adding-a-game.md), from a view alone."""

from __future__ import annotations

from cyberdeck.doors import Window
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ids import K_BLOCK, K_LAST, K_REACT
from cyberdeck.games.kiberrubezh.view import KrView


def open_window(game: Kiberrubezh, view: KrView) -> Window | None:
    """KR-3.7: the defender's events, properties and blocks; the attacker's events before the attacks take effect."""
    kind = view.stack[-1][0] if view.stack else None
    if kind == K_LAST:
        return "other"
    return "attack" if kind in (K_REACT, K_BLOCK) else None
