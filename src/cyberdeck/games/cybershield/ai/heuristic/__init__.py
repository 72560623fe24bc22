"""A greedy player of Cyber Shield: weighs every legal action by the resulting position and takes the best.

It uses only the seat's View. It tries its actions on a state built from that view, in which the opponent has no cards
in hand.
"""

from __future__ import annotations

from collections.abc import Callable

from cyberdeck.games.cybershield import ids
from cyberdeck.games.cybershield.ai.heuristic import choices, turn
from cyberdeck.games.cybershield.ai.heuristic.tries import Tries
from cyberdeck.games.cybershield.ai.heuristic.turn import Evaluator
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.view import CsView
from cyberdeck.kernel.game import AnyGame

HEURISTICS: dict[int, Callable[[Tries], Evaluator]] = {
    ids.K_MULLIGAN: choices.mulligan,
    ids.K_ARRANGE: choices.arrange,
    ids.K_JOIN: choices.join,
    ids.K_DRAWING: choices.drawing,
    ids.K_PLAYS: turn.plays,
    ids.K_EXCESS: turn.excess,
    ids.K_ANSWER: turn.answer,
    ids.K_WINDOW: turn.answer,
    ids.K_TENDER: choices.tender,
    ids.K_UNDER: choices.under,
}


def weights(game: AnyGame, view: CsView, legal: list[int]) -> list[float]:
    """Returns the weight of each legal action; more is better."""
    assert isinstance(game, CyberShield)
    evaluate = HEURISTICS[view.stack[-1][0]](Tries(game, view))
    return [evaluate(action) for action in legal]
