"""Kiberrubezh: lay what can be laid, attack where more comes than can be blocked, block, throw nothing away. Compiled.

A position is judged when a turn begins, by the decks, what lies on the table and what is in hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.bots.guide import Weights
from cyberdeck.bots.guides.linear import Linear
from cyberdeck.games.kiberrubezh.component_types import CARD_IDS
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ids import (
    ADD0,
    ATTACKS,
    BLOCK0,
    DECLARE,
    DONE,
    DROP0,
    FIRST_ATTACK,
    FIRST_MEASURE,
    K_ASSETS,
    K_ATTACK,
    K_BLOCK,
    K_DEPLOY,
    K_LAST,
    K_OBJECT,
    K_REACT,
    K_REDEAL,
    K_RESOLVE,
    KEEP,
    KINDS,
    LAY0,
    MEASURES,
    OBJECT0,
    REDEAL,
    S_CANCEL,
    STEPS,
    TEXT0,
)
from cyberdeck.games.kiberrubezh.rules.wave import can_block
from cyberdeck.games.kiberrubezh.rules.zones import deck_left
from cyberdeck.games.kiberrubezh.setup import Setup
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.acts import Acts, filled
from cyberdeck.kernel.game import OVER

LIKELY: Final = 120
FAIR: Final = 30
SELDOM: Final = 4
ALL: Final = 60.0  # KR-1.1: cards of a deck

# What is counted, by its place in `names`
DECK: Final = 0
FEW: Final = 1  # of the deck, the last twelve
LAST: Final = 2  # of the deck, the last five
TURN: Final = 3  # whose turn begins
TURNED: Final = 4  # measures and means
SPARE: Final = 5  # power of each kind that nothing needs, up to six
TABLE: Final = 7  # by kind
HAND: Final = 61  # by kind
THREAT: Final = 115  # means that could not be blocked: the first, the second and third, the others


def names() -> list[str]:
    found = ["deck", "last 12 cards", "last 5 cards", "turn", "turned", "spare defence power", "spare attack power"]
    found += [f"table {card}" for card in CARD_IDS] + [f"hand {card}" for card in CARD_IDS]
    return found + ["threat", "second threats", "further threats"]


class Thumbs(Linear[KrState]):
    def __init__(self, game: Kiberrubezh) -> None:
        super().__init__(game, names())
        self.t: Setup = game.t
        self.horizon = 0
        self.left = filled(ATTACKS, 0)

    def weigh(self, s: KrState, seat: i64, acts: Acts, out: Weights) -> None:
        n = acts.n
        out.even(n)
        kind = s.top.kind
        if kind == K_ATTACK:
            self.attack(s, seat, acts, out)
            return
        ids = acts.ids
        for i in range(n):
            out.w[i] = self.weight(s, kind, ids[i])

    def weight(self, s: KrState, kind: i64, action: i64) -> i64:
        t = self.t
        if kind == K_BLOCK:
            return 2 if action == DONE else FAIR
        if kind == K_RESOLVE:
            return FAIR if action >= TEXT0 else 1
        if action >= DROP0 and action < BLOCK0:
            return FAIR if kind == K_REACT else 1
        if kind in (K_ASSETS, K_DEPLOY):
            if action == DONE:
                return SELDOM
            card = action - LAY0
            if card < t.assets:
                return LIKELY
            if card < t.events:
                return FAIR + 10 * (t.power[card] + t.power[KINDS + card])
            return SELDOM
        if kind == K_REACT:
            if action == DONE:
                return FAIR
            return FAIR if t.ops[(action - LAY0) * STEPS] == S_CANCEL else SELDOM
        if kind == K_LAST:
            return LIKELY if action == DONE else SELDOM
        if kind == K_OBJECT and action >= OBJECT0:
            card = (action - OBJECT0) % KINDS
            return 16 + 8 * (t.power[card] + t.power[KINDS + card])
        if kind == K_REDEAL:
            if action == KEEP:
                return LIKELY
            return 1 if action == REDEAL else FAIR
        return 16

    def attack(self, s: KrState, seat: i64, acts: Acts, out: Weights) -> None:
        """KR-3.6: a wave that cannot be blocked whole is worth it."""
        t = self.t
        means: i64 = 0
        for kind in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
            means += s.up[seat * KINDS + kind]
        blocks: i64 = 0
        for kind in range(i64(FIRST_MEASURE), i64(FIRST_MEASURE + MEASURES)):
            n = s.up[(1 - seat) * KINDS + kind]
            if n:
                blocks += n * t.blocks[kind]
        strong = means > blocks or deck_left(s, seat) < 8
        for i in range(acts.n):
            action = acts.ids[i]
            if action == DONE:
                out.w[i] = SELDOM if strong else FAIR
            elif action == DECLARE:
                out.w[i] = FAIR
            elif action >= DROP0:
                out.w[i] = 1
            elif action >= ADD0:
                out.w[i] = LIKELY if strong else SELDOM
            else:
                out.w[i] = SELDOM

    def moment(self, s: KrState) -> i64:
        return s.turns

    def settled(self, s: KrState, since: i64) -> bool:
        """When another turn begins."""
        kind = s.top.kind
        return kind == OVER or (kind == K_ASSETS and s.turns > since)

    def look(self, s: KrState) -> float:
        f = self.f
        for i in range(self.size):
            f[i] = 0.0
        self.count(s, 0, 1.0)
        self.count(s, 1, -1.0)
        if s.turns:
            f[TURN] = 1.0 if s.active == 0 else -1.0
        return 1.0 - float(at_most(deck_left(s, 0), deck_left(s, 1))) / ALL

    def count(self, s: KrState, seat: i64, one: float) -> None:
        t = self.t
        f = self.f
        left = deck_left(s, seat)
        f[DECK] += one * float(left)
        f[FEW] += one * float(at_most(left, 12))
        f[LAST] += one * float(at_most(left, 5))
        up = s.up
        turned = s.turned
        hands = s.hands
        base = seat * KINDS
        powers: i64 = 0
        strikes: i64 = 0
        used: i64 = 0
        hits: i64 = 0
        for kind in range(t.events):
            n = up[base + kind] + turned[base + kind]
            if n:
                f[TABLE + kind] += one * float(n)
                if kind < t.assets:
                    powers += n * t.power[kind]
                    strikes += n * t.power[KINDS + kind]
                else:
                    used += n * t.power[kind]
                    hits += n * t.power[KINDS + kind]
                if kind >= t.assets and turned[base + kind]:
                    f[TURNED] += one * float(turned[base + kind])
        f[SPARE] += one * float(at_most(powers - used, 6))
        f[SPARE + 1] += one * float(at_most(strikes - hits, 6))
        for kind in range(i64(KINDS)):
            n = hands[base + kind]
            if n:
                f[HAND + kind] += one * float(n)
        through = self.through(s, seat)
        f[THREAT] += one * float(at_most(through, 1))
        f[THREAT + 1] += one * float(at_most(through, 3) - at_most(through, 1))
        f[THREAT + 2] += one * float(through - at_most(through, 3))

    def through(self, s: KrState, seat: i64) -> i64:
        """How many means of a player would get through if all of them attacked and all measures of the other blocked,
        those with a category first.
        """
        t = self.t
        left = self.left
        total: i64 = 0
        for kind in range(i64(ATTACKS)):
            at = seat * KINDS + FIRST_ATTACK + kind
            left[kind] = s.up[at] + s.turned[at]
            total += left[kind]
        if total == 0:
            return 0
        for general in range(i64(2)):
            for measure in range(i64(FIRST_MEASURE), i64(FIRST_MEASURE + MEASURES)):
                at = (1 - seat) * KINDS + measure
                blocks = (s.up[at] + s.turned[at]) * t.blocks[measure]
                if blocks == 0 or (t.category[measure] == 0) != (general == 1):
                    continue
                for kind in range(i64(ATTACKS)):
                    if left[kind] and blocks and can_block(t, s, measure, FIRST_ATTACK + kind):
                        stopped = at_most(left[kind], blocks)
                        left[kind] -= stopped
                        blocks -= stopped
                        total -= stopped
        return total


def at_most(a: i64, b: i64) -> i64:
    if a < b:
        return a
    return b
