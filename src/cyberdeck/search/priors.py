"""The priors of actions in a tree, cached where they are the same in every world."""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.kernel.actions import ActionBuffer, filled
from cyberdeck.kernel.game import S
from cyberdeck.search.model import Model, PriorBuffer

NO_PRIORS: Final = filled(0, 0)


class Priors(Generic[S]):
    """The model's priors, cached for the nodes where the searching seat acts."""

    def __init__(self, model: Model[S], seat: i64) -> None:
        self.model: Final = model
        self.seat: i64 = seat
        self.cache: list[vec[i64]] = []  # by node, where the searching seat acts: actions, then their weights

    def clear(self) -> None:
        """Forgets the cache: the nodes have new numbers."""
        self.cache = []

    def priors(self, state: S, node: i64, seat: i64, buffer: ActionBuffer, priors: PriorBuffer) -> None:
        if seat != self.seat:
            self.compute(state, seat, buffer, priors)
        elif not self.look_up(node, buffer, priors):
            self.compute(state, seat, buffer, priors)
            self.store(node, buffer, priors)

    def compute(self, state: S, seat: i64, buffer: ActionBuffer, priors: PriorBuffer) -> None:
        """The model's priors with its uniform share mixed in, so that no action is never tried."""
        model = self.model
        model.priors(state, seat, buffer, priors)
        if model.prior_mix > 0.0:
            each = i64(model.prior_mix * float(priors.add_up(buffer.count)) / float(buffer.count))
            for i in range(buffer.count):
                priors.weights[i] += each

    def look_up(self, node: i64, buffer: ActionBuffer, priors: PriorBuffer) -> bool:
        """Fills the priors from the cache, if the legal actions are the same: a decision of the searching seat looks
        the same in every world, unless something was revealed to it on the way.
        """
        if node >= len(self.cache):
            return False
        known = self.cache[node]
        n = buffer.count
        if len(known) != 2 * n:
            return False
        for i in range(n):
            if known[i] != buffer.ids[i]:
                return False
        priors.fill_uniform(n)
        for i in range(n):
            priors.weights[i] = known[n + i]
        return True

    def store(self, node: i64, buffer: ActionBuffer, priors: PriorBuffer) -> None:
        while len(self.cache) <= node:
            self.cache.append(NO_PRIORS)
        if len(self.cache[node]):
            return
        n = buffer.count
        known = filled(2 * n, 0)
        for i in range(n):
            known[i] = buffer.ids[i]
            known[n + i] = priors.weights[i]
        self.cache[node] = known
