"""Samples states that fit a seat's view (determinization). Built only from what view.py reads off a View."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.games.cybershield.ids import KINDS
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.game import Worlds
from cyberdeck.kernel.rng import Rng


class CsWorlds(Worlds[CsState]):
    """Every unseen card of a player is equally likely in every place."""

    def __init__(
        self, params: RuleParams, base: CsState, missing: list[int], under: list[int], looked: list[int]
    ) -> None:
        """base.deck: cards in the deck or hidden elsewhere. missing, under, looked: by seat, how many of these are in
        the hand, under the deck, and being looked at.
        """
        self.params: Final = params
        self.base: Final = base
        self.missing = vec[i64](missing)
        self.under = vec[i64](under)
        self.looked = vec[i64](looked)
        self.pools = [self.pool(0), self.pool(1)]

    def pool(self, seat: i64) -> vec[i64]:
        deck = self.base.deck
        return vec[i64]([kind for kind in range(i64(KINDS)) for _i in range(deck[seat * KINDS + kind])])

    def sample(self, rng: Rng) -> CsState:
        state = self.base.copy()
        for seat in range(i64(2)):
            missing = self.missing[seat]
            under = self.under[seat]
            hidden = missing + under + self.looked[seat]
            if not hidden:
                continue
            pool = self.pools[seat][:]
            left: i64 = len(pool)
            for n in range(hidden):
                at = rng.below(left)
                left -= 1
                kind = pool[at]
                pool[at] = pool[left]
                state.deck[seat * KINDS + kind] -= 1
                if n < missing:
                    state.hands[seat * KINDS + kind] += 1
                elif n < missing + under:
                    state.under[seat * self.params.room + n - missing] = kind
                else:
                    state.looked[kind] += 1
        return state
