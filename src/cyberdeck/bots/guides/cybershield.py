"""Cyber Shield: build what connects, attack, defend, and leave the network alone otherwise. Compiled."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from cyberdeck.bots.guide import Guide, Weights
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ids import (
    DONE,
    DRAW,
    END,
    JOIN0,
    K_ANSWER,
    K_ARRANGE,
    K_DRAWING,
    K_JOIN,
    K_MULLIGAN,
    K_PLAYS,
    K_WINDOW,
    KEEP,
    ON0,
    PASS,
    RESTORE0,
)
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import popcount

LIKELY: Final = 120
FAIR: Final = 30
SELDOM: Final = 4
HORIZON: Final = 80  # about two turns of each
SCALE: Final = 2.5  # a lead of so many points makes one about three times as likely to win
CARD: Final = 0.15  # in points: a card in hand
TOKEN: Final = 0.4
JOINED: Final = 0.1  # a connected card


class Thumbs(Guide[CsState]):
    def __init__(self, game: CyberShield) -> None:
        super().__init__(game)
        self.horizon = HORIZON

    def weigh(self, s: CsState, seat: i64, acts: Acts, out: Weights) -> None:
        out.even(acts.n)
        kind = s.top.kind
        ids = acts.ids
        for i in range(acts.n):
            out.w[i] = self.weight(kind, ids[i])

    def weight(self, kind: i64, action: i64) -> i64:
        if kind == K_ARRANGE:
            return 10 * LIKELY if action == DONE else 2
        if kind in (K_ANSWER, K_WINDOW):
            return 2 * LIKELY if action == PASS else 8
        if kind == K_PLAYS:
            if action == END:
                return SELDOM
            if action >= RESTORE0:
                return FAIR
            if action >= ON0:
                return FAIR
            return FAIR
        if kind == K_JOIN:
            return FAIR if action >= JOIN0 else 10
        if kind == K_DRAWING:
            return LIKELY if action == DRAW else 8
        if kind == K_MULLIGAN:
            return LIKELY if action == KEEP else 20
        return 16

    def judge(self, s: CsState) -> list[float]:
        lead = self.stands(s, 0) - self.stands(s, 1)
        share = 2.0 / (1.0 + exp(-lead / SCALE)) - 1.0
        return [share, -share]

    def stands(self, s: CsState, seat: i64) -> float:
        cards = CARD * float(s.size[seat]) + TOKEN * float(s.tokens[seat])
        return float(s.score[seat]) + cards + JOINED * float(popcount(s.net[seat]))
