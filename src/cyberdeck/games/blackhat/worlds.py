"""Samples states that fit a seat's view (determinization). Built only from what view.py reads off a View."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.games.blackhat.ids import KINDS, STATUSES
from cyberdeck.games.blackhat.multiset import cards, count
from cyberdeck.games.blackhat.params import STATUS_BITS, status_of
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.bits import shl
from cyberdeck.kernel.game import Worlds
from cyberdeck.kernel.rng import Rng


class BHWorlds(Worlds[BHState]):
    """Hands and deck are filled from one pool: every unseen card is equally likely everywhere."""

    def __init__(self, base: BHState, missing: list[int], secret: list[int]) -> None:
        """base.deck: all unseen cards; missing: cards to fill in, by player; secret: players whose status card is
        unseen.
        """
        self.base: Final = base
        self.pool = vec[i64]([cards(kind, 1) for kind in range(i64(KINDS)) for _i in range(count(base.deck, kind))])
        self.missing = vec[i64](missing)
        self.secret = vec[i64](secret)
        shown = [status_of(base.statuses, player) for player in range(len(missing))]
        self.pile = vec[i64]([card + 1 for card in range(STATUSES) if card not in shown])

    def sample(self, rng: Rng) -> BHState:
        state = self.base.copy()
        pool = self.pool[:]
        left: i64 = len(pool)
        dealt: i64 = 0
        for player in range(i64(len(self.missing))):
            hand: i64 = 0
            for _i in range(self.missing[player]):
                at = rng.below(left)
                left -= 1
                hand += pool[at]
                pool[at] = pool[left]
            state.hands[player] += hand
            dealt += hand
        state.deck -= dealt
        if len(self.secret):
            self.draw_statuses(state, rng)
        return state

    def draw_statuses(self, state: BHState, rng: Rng) -> None:
        pile = self.pile[:]
        left: i64 = len(pile)
        for player in self.secret:
            at = rng.below(left)
            left -= 1
            state.statuses |= shl(pile[at], player * STATUS_BITS)
            pile[at] = pile[left]
