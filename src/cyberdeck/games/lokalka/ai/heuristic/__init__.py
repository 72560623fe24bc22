"""A greedy player of Lokalka: weighs every legal action by heuristics and takes the best.

It uses only the seat's View, so it judges the other players by public facts: the roles that their actions leave
possible (LOK-7.4), and the nodes that are missing beside them.
"""

from __future__ import annotations

from collections.abc import Callable

from cyberdeck.games.lokalka import ids
from cyberdeck.games.lokalka.ai.heuristic import answers
from cyberdeck.games.lokalka.ai.heuristic.table import Table
from cyberdeck.games.lokalka.ai.heuristic.turn import Weigh, turn
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.view import LokView
from cyberdeck.kernel.game import AnyGame

HEURISTICS: dict[int, Callable[[Table], Weigh]] = {
    ids.K_BUILD: answers.build,
    ids.K_SETUP: answers.setup,
    ids.K_TURN: turn,
    ids.K_FLOOD: answers.discard,
    ids.K_VIRUSES: answers.viruses,
    ids.K_DIRECT: answers.direct,
    ids.K_EXCESS: answers.discard,
}


def weights(game: AnyGame, view: LokView, legal: list[int]) -> list[float]:
    """Returns the weight of each legal action; more is better."""
    assert isinstance(game, Lokalka)
    weigh = HEURISTICS[view.stack[-1][0]](Table(game.params, view))
    return [weigh(action) for action in legal]
