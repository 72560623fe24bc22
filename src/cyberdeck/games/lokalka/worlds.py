"""Samples states that fit a seat's view (determinization). Built only from what view.py reads off a View."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.games.lokalka.ids import K_DIRECT, KINDS
from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.rules.attack import has_attack, legal_direct
from cyberdeck.games.lokalka.rules.marks import holder_of, nots_of, sort
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import has
from cyberdeck.kernel.game import UNCOMMITTED, Worlds
from cyberdeck.kernel.rng import Rng


class LokWorlds(Worlds[LokState]):
    """Every unseen card is equally likely in every place, and so is every deal of the roles. A sample that contradicts
    the known facts is rejected and drawn again.
    """

    def __init__(
        self,
        params: RuleParams,
        base: LokState,
        deck_size: i64,
        unknown: list[int],
        pool_slots: list[list[int]],
        pool_kinds: list[list[int]],
        missing: list[int],
        assignments: list[tuple[int, ...]],
        hidden: list[int],
    ) -> None:
        """base.deck: cards in the deck or hidden in a hand; unknown: indices of marked cards with a hidden kind;
        pool_slots and pool_kinds: the same for each pool, and its cards; missing: cards to fill in, by seat; hidden:
        seats with a committed action.
        """
        self.params: Final = params
        self.base: Final = base
        self.deck_size: i64 = deck_size
        self.pool = vec[i64]([kind for kind in range(i64(KINDS)) for _i in range(base.deck[kind])])
        self.unknown = vec[i64](unknown)
        self.slots = vec[i64]([slot for slots in pool_slots for slot in slots])
        self.kinds = vec[i64]([kind for kinds in pool_kinds for kind in kinds])
        self.sizes = vec[i64]([len(slots) for slots in pool_slots])
        self.missing = vec[i64](missing)
        self.deals: i64 = len(assignments)
        self.roles = vec[i64]([role for deal in assignments for role in deal])
        self.hidden = vec[i64](hidden)

    def sample(self, rng: Rng) -> LokState:
        state = self.base.copy()
        while not self.fill(state, rng):
            state = self.base.copy()
        first = rng.below(self.deals) * self.params.seats
        for seat in range(self.params.seats):
            state.role[seat] = self.roles[first + seat]
        for seat in self.hidden:
            buffer = ActionBuffer()
            state.committed[seat] = UNCOMMITTED
            legal_direct(state, state.top, seat, buffer)
            state.committed[seat] = buffer.ids[rng.below(buffer.count)]
        return state

    def fill(self, state: LokState, rng: Rng) -> bool:
        """Returns False if the sample contradicts the known facts."""
        pool = self.pool[:]
        left: i64 = len(pool)
        for i in self.unknown:
            at = rng.below(left)
            left -= 1
            kind = pool[at]
            pool[at] = pool[left]
            if not self.name(state, i, kind):
                return False
            state.deck[kind] -= 1
        if len(self.slots) and not self.fill_pools(state, rng):
            return False
        for seat in range(i64(len(self.missing))):
            for _i in range(self.missing[seat]):
                at = rng.below(left)
                left -= 1
                kind = pool[at]
                pool[at] = pool[left]
                state.hands[seat * KINDS + kind] += 1
                state.deck[kind] -= 1
        state.deck_size = self.deck_size
        if len(self.unknown) or len(self.slots):
            sort(state)
        top = state.top
        return top.kind != K_DIRECT or has_attack(state, top.a)  # LOK-10.4: the attacker holds an attack card

    def fill_pools(self, state: LokState, rng: Rng) -> bool:
        kinds = self.kinds[:]
        first: i64 = 0
        for size in self.sizes:
            left = size
            for i in range(first, first + size):
                at = first + rng.below(left)
                left -= 1
                kind = kinds[at]
                kinds[at] = kinds[first + left]
                if not self.name(state, self.slots[i], kind):
                    return False
            first += size
        return True

    def name(self, state: LokState, i: i64, kind: i64) -> bool:
        """Sets the kind of a marked card. Returns False if the card is known not to be of it."""
        card = state.marked[i]
        if has(nots_of(card), kind):
            return False
        state.marked[i] = card + kind
        state.hands[holder_of(card) * KINDS + kind] += 1
        return True
