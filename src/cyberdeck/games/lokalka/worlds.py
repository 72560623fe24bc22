"""States that a seat cannot tell from the true one, drawn fast. Compiled. Gets nothing but what view.py took from a
View.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.games.lokalka.ids import K_DIRECT, KINDS
from cyberdeck.games.lokalka.rules.attack import has_attack, legal_direct
from cyberdeck.games.lokalka.rules.marks import holder_of, nots_of, sort
from cyberdeck.games.lokalka.setup import Setup
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import has
from cyberdeck.kernel.game import UNANSWERED, Worlds
from cyberdeck.kernel.rng import Rng


class LokWorlds(Worlds[LokState]):
    """Every unseen card is as likely in one place as in another, and so is every deal of the roles: a draw that
    contradicts what is known is thrown away and made again.
    """

    def __init__(
        self,
        t: Setup,
        base: LokState,
        deck_size: i64,
        unknown: list[int],
        pool_slots: list[list[int]],
        pool_kinds: list[list[int]],
        missing: list[int],
        assignments: list[tuple[int, ...]],
        hidden: list[int],
    ) -> None:
        """base.deck: cards that are in the deck or hidden in a hand; unknown: marked cards whose kind is hidden, by
        their numbers; pool_slots and pool_kinds: the same for each pool, and the cards that they are; missing: cards to
        fill in, by seat; hidden: seats with a sealed answer.
        """
        self.t: Final = t
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
        s = self.base.copy()
        while not self.fill(s, rng):
            s = self.base.copy()
        first = rng.below(self.deals) * self.t.seats
        for seat in range(self.t.seats):
            s.role[seat] = self.roles[first + seat]
        for seat in self.hidden:
            acts = Acts()
            s.sealed[seat] = UNANSWERED
            legal_direct(s, s.top, seat, acts)
            s.sealed[seat] = acts.ids[rng.below(acts.n)]
        return s

    def fill(self, s: LokState, rng: Rng) -> bool:
        """False if the cards drawn cannot be."""
        pool = self.pool[:]
        left: i64 = len(pool)
        for i in self.unknown:
            at = rng.below(left)
            left -= 1
            kind = pool[at]
            pool[at] = pool[left]
            if not self.name(s, i, kind):
                return False
            s.deck[kind] -= 1
        if len(self.slots) and not self.fill_pools(s, rng):
            return False
        for seat in range(i64(len(self.missing))):
            for _i in range(self.missing[seat]):
                at = rng.below(left)
                left -= 1
                kind = pool[at]
                pool[at] = pool[left]
                s.hands[seat * KINDS + kind] += 1
                s.deck[kind] -= 1
        s.deck_size = self.deck_size
        if len(self.unknown) or len(self.slots):
            sort(s)
        top = s.top
        return top.kind != K_DIRECT or has_attack(s, top.a)  # LOK-10.4: who attacks has what to attack with

    def fill_pools(self, s: LokState, rng: Rng) -> bool:
        kinds = self.kinds[:]
        first: i64 = 0
        for size in self.sizes:
            left = size
            for i in range(first, first + size):
                at = first + rng.below(left)
                left -= 1
                kind = kinds[at]
                kinds[at] = kinds[first + left]
                if not self.name(s, self.slots[i], kind):
                    return False
            first += size
        return True

    def name(self, s: LokState, i: i64, kind: i64) -> bool:
        """A marked card is of this kind. False if it cannot be."""
        card = s.marked[i]
        if has(nots_of(card), kind):
            return False
        s.marked[i] = card + kind
        s.hands[holder_of(card) * KINDS + kind] += 1
        return True
