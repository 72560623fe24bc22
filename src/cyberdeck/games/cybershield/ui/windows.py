"""The windows in which a player may react (docs/adding-a-game.md), from a view alone."""

from __future__ import annotations

from typing import Final

from cyberdeck.doors import Window
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ids import E_ATTACK, E_DISRUPT, E_OUTAGE, K_ANSWER, K_WINDOW, NONE
from cyberdeck.games.cybershield.rules.cards import card_of
from cyberdeck.games.cybershield.ui.analysis import waiting
from cyberdeck.games.cybershield.view import CsView

_AGAINST: Final = (E_ATTACK, E_DISRUPT, E_OUTAGE)


def open_window(game: CyberShield, view: CsView) -> Window | None:
    """CS-4.5: an answer to what has been announced, or the end of a step. The opponent's attack may wait below answers
    to it.
    """
    kind = view.stack[-1][0] if view.stack else None
    if kind == K_WINDOW:
        return "idle"
    if kind != K_ANSWER:
        return None
    theirs = [card_of(one.action) for one in waiting(view) if one.player != view.seat]
    attacked = any(card != NONE and game.params.effect[card] in _AGAINST for card in theirs)
    return "attack" if attacked else "other"
