"""A table as one seat sees it: cards, power, and what attacks would do."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache

from cyberdeck.games.kiberrubezh import ids as i
from cyberdeck.games.kiberrubezh.ai.heuristic import weights as w
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.params import RuleParams
from cyberdeck.games.kiberrubezh.rules.power import affords, cheaper, cost, spare
from cyberdeck.games.kiberrubezh.rules.wave import PLAIN
from cyberdeck.games.kiberrubezh.view import KrView, base_state, deck_left

Evaluator = Callable[[int], float]
Counts = list[int]  # by kind
NEVER = -1e6
ATTACKS = range(i.FIRST_ATTACK, i.FIRST_ATTACK + i.ATTACKS)
MEASURES = range(i.FIRST_MEASURE, i.FIRST_MEASURE + i.MEASURES)


class Cards:
    """The printed data of the cards, in plain lists by kind."""

    def __init__(self, params: RuleParams) -> None:
        kinds = range(i.KINDS)
        self.assets = int(params.assets)
        self.sort = [int(params.sort[kind]) for kind in kinds]
        self.power = [[int(params.power[power * i.KINDS + kind]) for kind in kinds] for power in (0, 1)]
        self.needing = [[kind for kind in kinds if kind >= self.assets and self.power[p][kind]] for p in (0, 1)]
        self.category = [int(params.category[kind]) for kind in kinds]
        self.blocks = [int(params.blocks[kind]) for kind in kinds]
        self.needs = [int(params.needs_blocks[kind]) for kind in kinds]
        self.steps = [
            [
                (int(params.ops[kind * i.STEPS + pc]), int(params.args[kind * i.STEPS + pc]))
                for pc in range(i.STEPS)
                if params.ops[kind * i.STEPS + pc] != i.S_NOTHING
            ]
            for kind in kinds
        ]
        self.uncategorised = int(params.uncategorised)
        self.cheap_kind, self.cheap_category = int(params.cheap_kind), int(params.cheap_category)
        self.properties = int(params.properties)
        self.lists = [[int(params.lists[seat * i.KINDS + kind]) for kind in kinds] for seat in (0, 1)]

    def first(self, kind: int) -> int:
        """The operation of the first step of a text."""
        return self.steps[kind][0][0] if self.steps[kind] else i.S_NOTHING

    def stops(self, measure: int, attack: int, banned: int = 0) -> bool:
        """KR-1.5; cards 23 and 53"""
        categories = self.category[measure]
        if not categories:
            return True
        if categories & banned or self.uncategorised >> attack & 1:
            return False
        return categories & self.category[attack] != 0


@lru_cache(maxsize=64)
def cards_of(params: RuleParams) -> Cards:
    return Cards(params)


class Table:
    def __init__(self, game: Kiberrubezh, view: KrView) -> None:
        self.view = view
        self.me = view.seat
        self.other = 1 - view.seat
        self.params = game.params
        self.state = base_state(game.params, view)  # the view as a state, which the rule functions take
        self.less = [int(cheaper(game.params, self.state, seat, False)) for seat in (0, 1)]
        self.cards = cards_of(game.params)
        self.left = [deck_left(view, seat) for seat in (0, 1)]

    # Power (KR-3.5)

    def cost(self, seat: int, kind: int, power: int) -> int:
        return cost(self.params, kind, power, self.less[seat])

    def spare(self, seat: int) -> tuple[int, int]:
        """What active assets give, less what the cards on the table need."""
        return spare(self.params, self.state, seat, self.less[seat])

    @cached_property
    def mine(self) -> tuple[int, int]:
        return self.spare(self.me)

    def affords(self, kind: int) -> bool:
        return affords(self.params, kind, self.less[self.me], *self.mine)

    # Cards

    def listed(self, counts: tuple[int, ...] | Counts, kinds: range) -> list[int]:
        """Each card separately."""
        return [kind for kind in kinds for _ in range(counts[kind])]

    def upright(self, seat: int, kinds: range) -> list[int]:
        return self.listed(self.view.upright[seat], kinds)

    def lying(self, seat: int, kinds: range) -> list[int]:
        """Upright and turned cards."""
        view = self.view
        counts = [a + b + c for a, b, c in zip(view.upright[seat], view.turned[seat], view.locked[seat], strict=True)]
        return self.listed(counts, kinds)

    def unseen(self, seat: int) -> Counts:
        """KR-1.9: the cards that a player may still lay: those in the deck or in the hand."""
        view = self.view
        lying = (
            view.piles[seat],
            view.gone[seat],
            view.upright[seat],
            view.turned[seat],
            view.locked[seat],
            view.events[seat],
        )
        return [n - sum(lost) for n, lost in zip(self.cards.lists[seat], zip(*lying, strict=True), strict=True)]

    # Attacks

    def does(self, attack: int, attacker: int) -> float:
        """KR-3.8: the text or two cards, whichever does more."""
        return max(float(PLAIN), self.text(attack, attacker))

    def text(self, attack: int, attacker: int) -> float:
        return sum([self.step(op, n, attacker) for op, n in self.cards.steps[attack]])

    def step(self, op: int, n: int, attacker: int) -> float:
        """One step of a text, in cards of the opponent's deck."""
        view, defender = self.view, 1 - attacker
        if op == i.S_MILL:
            return float(n)
        if op == i.S_SEE_HAND:
            return w.SEEN if view.size[defender] else 0.0
        if op in (i.S_DISCARD_SEEN, i.S_RANDOM):
            return w.HAND * min(n, view.size[defender])
        if op == i.S_DRAW:
            return w.DRAWN * n if self.left[attacker] > w.FUNDED else 0.0
        if op == i.S_LOCK_ASSETS:
            return w.LOCKED * n
        if op == i.S_DESTROY:
            return w.DESTROYED if self.destroyable(n, defender) else 0.0
        return 0.0

    def destroyable(self, what: int, seat: int) -> bool:
        c, view = self.cards, self.view
        if what in (i.D_ASSET, i.D_NOT_BASIC):
            return any(what == i.D_ASSET or c.sort[kind] != i.BASIC for kind in self.lying(seat, range(c.assets)))
        if what == i.D_TURNED_MEASURE:
            return any(view.turned[seat][kind] for kind in MEASURES)
        return any(what != i.D_CRYPTO or c.category[kind] >> i.CRYPTO & 1 for kind in self.lying(seat, MEASURES))
