"""How a player stands, as a number, for the story of a finished game."""

from __future__ import annotations

from typing import Final

from cyberdeck.games.cybershield import events as e
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.view import CsView

LABEL: Final = "story-points"
LOW_IS_GOOD: Final = False
CAUSES: Final = (e.Attached, e.Disrupted, e.TurnedAside, e.Placed, e.Mended, e.Removed, e.Rearranged, e.Scored)


def standing(game: CyberShield, view: CsView) -> tuple[int, ...]:
    """CS-2.5: the points of each player."""
    return view.score
