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
from cyberdeck.kernel.rng import Rng

THUMBS: dict[int, Callable[[Table], Weigh]] = {
    ids.K_BUILD: answers.build,
    ids.K_SETUP: answers.setup,
    ids.K_TURN: turn,
    ids.K_FLOOD: answers.discard,
    ids.K_VIRUSES: answers.viruses,
    ids.K_DIRECT: answers.direct,
    ids.K_EXCESS: answers.discard,
}


def choose(game: AnyGame, view: LokView, legal: list[int], rng: Rng) -> int:
    """The answer that weighs most; ties are broken by lot."""
    if len(legal) == 1:
        return legal[0]
    assert isinstance(game, Lokalka)
    weigh = THUMBS[view.questions[-1][0]](Table(game.t, view))
    weights = [weigh(action) for action in legal]
    most = max(weights) - 1e-9
    best = [action for action, weight in zip(legal, weights, strict=True) if weight >= most]
    return best[rng.below(len(best))]
