"""A greedy player of Lokalka: weighs every legal answer by rules of thumb and gives the best. Interpreted.

It knows the seat's View alone, so it judges the others by what lies on the table: the roles that their deeds leave
possible (LOK-7.4) and the nodes that are missing beside them. The rules of thumb: lokalka_thumb/.
"""

from __future__ import annotations

from collections.abc import Callable

from cyberdeck.bots.lokalka_thumb import answers
from cyberdeck.bots.lokalka_thumb.table import Table
from cyberdeck.bots.lokalka_thumb.turn import Weigh, turn
from cyberdeck.games.lokalka import ids
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.view import LokView
from cyberdeck.kernel.registry import AnyGame

THUMBS: dict[int, Callable[[Table], Weigh]] = {
    ids.K_BUILD: answers.build,
    ids.K_SETUP: answers.setup,
    ids.K_TURN: turn,
    ids.K_FLOOD: answers.discard,
    ids.K_VIRUSES: answers.viruses,
    ids.K_DIRECT: answers.direct,
    ids.K_EXCESS: answers.discard,
}


def weights(game: AnyGame, view: LokView, legal: list[int]) -> list[float]:
    """What speaks for each answer; more is better."""
    assert isinstance(game, Lokalka)
    weigh = THUMBS[view.questions[-1][0]](Table(game.t, view))
    return [weigh(action) for action in legal]
