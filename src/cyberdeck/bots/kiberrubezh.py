"""A greedy player of Kiberrubezh: weighs every legal answer and gives the best. Interpreted.

It knows the seat's View and both deck lists, which are open (KR-1.9). The rules of thumb: kiberrubezh_thumb/.
"""

from __future__ import annotations

from collections.abc import Callable

from cyberdeck.bots.kiberrubezh_thumb import answers, attack, deploy, objects
from cyberdeck.bots.kiberrubezh_thumb.table import Table, Weigh
from cyberdeck.games.kiberrubezh import ids
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.view import KrView
from cyberdeck.kernel.registry import AnyGame
from cyberdeck.kernel.rng import Rng

THUMBS: dict[int, Callable[[Table], Weigh]] = {
    ids.K_REDEAL: answers.redeal,
    ids.K_BOTTOM: answers.bottom,
    ids.K_ASSETS: deploy.assets,
    ids.K_DEPLOY: deploy.deployment,
    ids.K_ATTACK: attack.phase,
    ids.K_REACT: answers.react,
    ids.K_BLOCK: answers.block,
    ids.K_LAST: answers.last,
    ids.K_RESOLVE: attack.resolve,
    ids.K_OBJECT: objects.choose,
    ids.K_ORDER: answers.order,
    ids.K_FIT: answers.shed,
    ids.K_TRIM: answers.shed,
}


def choose(game: AnyGame, view: KrView, legal: list[int], rng: Rng) -> int:
    """The answer that weighs most; ties are broken by lot."""
    if len(legal) == 1:
        return legal[0]
    assert isinstance(game, Kiberrubezh)
    weigh = THUMBS[view.questions[-1][0]](Table(game, view))
    weights = [weigh(action) for action in legal]
    most = max(weights) - 1e-9
    best = [action for action, weight in zip(legal, weights, strict=True) if weight >= most]
    return best[rng.below(len(best))]
