"""What speaks for the answers in a tree before they are tried. Compiled."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.bots.guide import Guide, Weights
from cyberdeck.bots.tree import ROOT
from cyberdeck.kernel.acts import Acts, filled
from cyberdeck.kernel.game import State

S = TypeVar("S", bound=State)
NOTHING: Final = filled(0, 0)


class Priors(Generic[S]):
    """The guide's weights; at the root those that somebody has told, if anybody has."""

    def __init__(self, guide: Guide[S], seat: i64, num_actions: i64) -> None:
        self.guide: Final = guide
        self.seat: i64 = seat
        self.told = filled(num_actions, 0)  # by action
        self.kept: list[vec[i64]] = []  # by node, where the searching seat answers: actions, then their weights

    def tell(self, legal: list[int], weights: list[int]) -> None:
        for i in range(i64(len(legal))):
            self.told[legal[i]] = weights[i]

    def forget(self) -> None:
        """The nodes have new numbers."""
        self.kept = []

    def weigh(self, s: S, node: i64, seat: i64, acts: Acts, out: Weights) -> None:
        if node == ROOT and self.told[acts.ids[0]]:
            out.even(acts.n)
            for i in range(acts.n):
                out.set(i, self.told[acts.ids[i]])
        elif seat != self.seat:
            self.ask(s, seat, acts, out)
        elif not self.recall(node, acts, out):
            self.ask(s, seat, acts, out)
            self.keep(node, acts, out)

    def ask(self, s: S, seat: i64, acts: Acts, out: Weights) -> None:
        """The guide, and what it leaves to all answers alike: nothing is never tried."""
        guide = self.guide
        guide.weigh(s, seat, acts, out)
        if guide.doubt > 0.0:
            each = i64(guide.doubt * float(out.add_up(acts.n)) / float(acts.n))
            for i in range(acts.n):
                out.w[i] += each

    def recall(self, node: i64, acts: Acts, out: Weights) -> bool:
        """What the searching seat has to decide looks the same in every world, unless something was shown to it on
        the way.
        """
        if node >= len(self.kept):
            return False
        known = self.kept[node]
        n = acts.n
        if len(known) != 2 * n:
            return False
        for i in range(n):
            if known[i] != acts.ids[i]:
                return False
        out.even(n)
        for i in range(n):
            out.w[i] = known[n + i]
        return True

    def keep(self, node: i64, acts: Acts, out: Weights) -> None:
        while len(self.kept) <= node:
            self.kept.append(NOTHING)
        if len(self.kept[node]):
            return
        n = acts.n
        known = filled(2 * n, 0)
        for i in range(n):
            known[i] = acts.ids[i]
            known[n + i] = out.w[i]
        self.kept[node] = known
