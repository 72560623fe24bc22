"""Samples states that fit a seat's view (determinization). Built only from what view.py reads off a View."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.ids import KINDS
from cyberdeck.games.kiberrubezh.params import LOOKED, RuleParams
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.game import Worlds
from cyberdeck.kernel.rng import Rng


class KrWorlds(Worlds[KrState]):
    """Every unseen card of a player is equally likely in every place."""

    def __init__(
        self,
        params: RuleParams,
        base: KrState,
        missing: list[int],
        peeked: list[int],
        under: list[int],
        seen: list[int],
    ) -> None:
        """base.deck: cards in the deck or hidden elsewhere. missing: by seat, how many of these are in the hand;
        peeked, under: the hidden places among those; seen: by seat, how many of them the opponent is looking at.
        """
        self.params: Final = params
        self.base: Final = base
        self.missing = vec[i64](missing)
        self.peeked = vec[i64](peeked)
        self.under = vec[i64](under)
        self.seen = vec[i64](seen)
        self.pools = [self.pool(0), self.pool(1)]

    def pool(self, seat: i64) -> vec[i64]:
        deck = self.base.deck
        return vec[i64]([kind for kind in range(i64(KINDS)) for _i in range(deck[seat * KINDS + kind])])

    def sample(self, rng: Rng) -> KrState:
        state = self.base.copy()
        for seat in range(i64(2)):
            pool = self.pools[seat][:]
            left: i64 = len(pool)
            base = seat * KINDS
            for _i in range(self.missing[seat]):
                kind = pick(pool, left, rng)
                left -= 1
                state.deck[base + kind] -= 1
                state.hands[base + kind] += 1
            for _i in range(self.seen[seat]):
                kind = pick(pool, left, rng)
                left -= 1
                state.deck[base + kind] -= 1
                state.seen[kind] += 1
            for at in self.peeked:
                if at // LOOKED == seat:
                    kind = pick(pool, left, rng)
                    left -= 1
                    state.deck[base + kind] -= 1
                    state.peeked[at] = kind
            for at in self.under:
                if at // self.params.room == seat:
                    kind = pick(pool, left, rng)
                    left -= 1
                    state.deck[base + kind] -= 1
                    state.under[at] += kind * 2
        return state


def pick(pool: vec[i64], left: i64, rng: Rng) -> i64:
    """Takes one of the first `left` entries; the last of these fills its place."""
    at = rng.below(left)
    kind = pool[at]
    pool[at] = pool[left - 1]
    return kind
