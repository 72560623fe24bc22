"""How a player stands, as a number, for the story of a finished game."""

from __future__ import annotations

from typing import Final

from cyberdeck.games.lokalka import events as e
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.view import LokView

LABEL: Final = "story-nodes"
LOW_IS_GOOD: Final = False
CAUSES: Final = (e.Attacked, e.Answered, e.Duelled, e.Played, e.BombTested, e.Restored, e.HostOut)


def standing(game: Lokalka, view: LokView) -> tuple[int, ...]:
    """LOK-3.4: the nodes of each player's role host."""
    return view.nodes[: 2 * game.num_seats : 2]
