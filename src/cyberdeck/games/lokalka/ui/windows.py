"""The windows in which a player may react (docs/adding-a-game.md), from a view alone."""

from __future__ import annotations

from cyberdeck.doors import Window
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.ids import K_DIRECT, K_VIRUSES
from cyberdeck.games.lokalka.view import LokView


def open_window(game: Lokalka, view: LokView) -> Window | None:
    """LOK-10.3, LOK-10.4: a defence against Viruses, or in a duel."""
    if not view.stack:
        return None
    kind, _, _, _, defender, _ = view.stack[-1]
    return "attack" if kind == K_VIRUSES or (kind == K_DIRECT and view.seat == defender) else None
