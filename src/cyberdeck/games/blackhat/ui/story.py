"""How a player stands, as a number, for the story of a finished game."""

from __future__ import annotations

from typing import Final

from cyberdeck.games.blackhat import events as e
from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.view import BHView

LABEL: Final = "story-trace"
LOW_IS_GOOD: Final = True
CAUSES: Final = (e.RoundScored,)


def standing(game: BlackHat, view: BHView) -> tuple[int, ...]:
    """BH-8.2: the trace of each player, the robot too."""
    return view.total
