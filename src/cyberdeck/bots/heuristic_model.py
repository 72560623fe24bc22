"""A model for games and tables that no learned model knows: a heuristic guides the search."""

from __future__ import annotations

from typing import Any, Final

from cyberdeck.doors import Heuristic
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.game import AnyGame
from cyberdeck.search.model import Model, PriorBuffer

BEST: Final = 64  # the prior of the action with the most weight; each lower weight has half of it
LEAST: Final = 4
GUIDED: Final = 8  # decisions of an iteration


class HeuristicModel(Model[Any]):
    """Priors by a heuristic for the first decisions of an iteration, in the tree and in the rollout below it. The rest
    of the rollout is random: a heuristic needs a view, which takes a hundred times as long as a step of the game.
    """

    def __init__(self, game: AnyGame, heuristic: Heuristic) -> None:
        super().__init__(game)
        self.game = game
        self.heuristic = heuristic
        self.guided = 0  # decisions left in this iteration

    def progress(self, state: Any) -> int:
        """An iteration begins."""
        self.guided = GUIDED
        return 0

    def priors(self, state: Any, seat: int, buffer: ActionBuffer, priors: PriorBuffer) -> None:
        n = buffer.count
        priors.fill_uniform(n)
        if n < 2 or not self.guided:
            return
        self.guided -= 1
        weights = self.heuristic(self.game, self.game.view(state, seat), buffer.tolist())
        ranks = sorted(set(weights), reverse=True)
        for i, weight in enumerate(weights):
            priors.set(i, max(LEAST, BEST >> ranks.index(weight)))
