"""Kiberrubezh: lay what can be laid, attack where more comes than can be blocked, block, and throw nothing away.
Compiled.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from cyberdeck.bots.guide import Guide, Weights
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ids import (
    ADD0,
    ATTACK,
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
from cyberdeck.games.kiberrubezh.rules.zones import deck_left
from cyberdeck.games.kiberrubezh.setup import Setup
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.acts import Acts

LIKELY: Final = 120
FAIR: Final = 30
SELDOM: Final = 4
HORIZON: Final = 100  # about two turns of each
NEAR: Final = 3.0  # a lead of so many cards makes one about three times as likely to win when a deck is empty
FAR: Final = 0.25  # so many more for each card in the smaller deck
# In cards of a deck
BLOCK: Final = 1.6  # a measure that is deployed, for each attack that it blocks
MEANS: Final = 1.0
POWER: Final = 0.5  # of any kind
HELD: Final = 0.4  # a card in hand


class Thumbs(Guide[KrState]):
    def __init__(self, game: Kiberrubezh) -> None:
        super().__init__(game)
        self.t: Setup = game.t
        self.horizon = HORIZON

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

    def judge(self, s: KrState) -> list[float]:
        decks = (float(deck_left(s, 0)), float(deck_left(s, 1)))
        lead = decks[0] + self.stands(s, 0) - decks[1] - self.stands(s, 1)
        least = decks[0]
        if decks[1] < least:
            least = decks[1]
        share = 2.0 / (1.0 + exp(-lead / (NEAR + FAR * least))) - 1.0
        return [share, -share]

    def stands(self, s: KrState, seat: i64) -> float:
        t = self.t
        up = s.up
        turned = s.turned
        base = seat * KINDS
        total = HELD * float(s.size[seat])
        for kind in range(t.events):
            n = up[base + kind] + turned[base + kind]
            if n == 0:
                continue
            if kind < t.assets:
                total += POWER * float(n * (t.power[kind] + t.power[KINDS + kind]))
            elif t.sort[kind] == ATTACK:
                total += MEANS * float(n)
            else:
                total += BLOCK * float(n * t.blocks[kind])
        return total
