"""A greedy player of Lokalka: weighs every legal action by heuristics and takes the best.

It uses only the seat's View, so it judges the other players by public facts: the roles that their actions leave
possible (LOK-7.4), and the nodes that are missing beside them.
"""

from __future__ import annotations

from collections.abc import Callable

from cyberdeck.games.lokalka import ids
from cyberdeck.games.lokalka.ai.heuristic import choices
from cyberdeck.games.lokalka.ai.heuristic.table import Table
from cyberdeck.games.lokalka.ai.heuristic.turn import Evaluator, turn
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.view import LokView
from cyberdeck.kernel.game import AnyGame

HEURISTICS: dict[int, Callable[[Table], Evaluator]] = {
    ids.K_BUILD: choices.build,
    ids.K_SETUP: choices.setup,
    ids.K_TURN: turn,
    ids.K_FLOOD: choices.discard,
    ids.K_VIRUSES: choices.viruses,
    ids.K_DIRECT: choices.direct,
    ids.K_EXCESS: choices.discard,
}


def weights(game: AnyGame, view: LokView, legal: list[int]) -> list[float]:
    """Returns the weight of each legal action; more is better."""
    assert isinstance(game, Lokalka)
    evaluate = HEURISTICS[view.stack[-1][0]](Table(game.params, view))
    return [evaluate(action) for action in legal]
