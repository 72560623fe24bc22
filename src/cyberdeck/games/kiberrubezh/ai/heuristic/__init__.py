"""A greedy player of Kiberrubezh: weighs every legal action and takes the best.

It uses the seat's View and both deck lists, which are public (KR-1.9).
"""

from __future__ import annotations

from collections.abc import Callable

from cyberdeck.games.kiberrubezh import ids
from cyberdeck.games.kiberrubezh.ai.heuristic import attack, choices, deploy, objects
from cyberdeck.games.kiberrubezh.ai.heuristic.table import Evaluator, Table
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.view import KrView
from cyberdeck.kernel.game import AnyGame

HEURISTICS: dict[int, Callable[[Table], Evaluator]] = {
    ids.K_REDEAL: choices.redeal,
    ids.K_BOTTOM: choices.bottom,
    ids.K_ASSETS: deploy.assets,
    ids.K_DEPLOY: deploy.deployment,
    ids.K_ATTACK: attack.phase,
    ids.K_REACT: choices.react,
    ids.K_BLOCK: choices.block,
    ids.K_LAST: choices.last,
    ids.K_RESOLVE: attack.resolve,
    ids.K_OBJECT: objects.choose,
    ids.K_ORDER: choices.order,
    ids.K_FIT: choices.shed,
    ids.K_TRIM: choices.shed,
}


def weights(game: AnyGame, view: KrView, legal: list[int]) -> list[float]:
    """Returns the weight of each legal action; more is better."""
    assert isinstance(game, Kiberrubezh)
    evaluate = HEURISTICS[view.stack[-1][0]](Table(game, view))
    return [evaluate(action) for action in legal]
