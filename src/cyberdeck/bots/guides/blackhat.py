"""Black Hat: get rid of cards and take no more than one must; a position is worth what it would cost if the game ended
soon. Compiled.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from cyberdeck.bots.guide import Guide, Weights
from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.ids import K_PLAY, K_TAKE, PASS, PLAY_SIZE, TAKE_ALL
from cyberdeck.games.blackhat.rules.score import hand_trace, pawn_trace
from cyberdeck.games.blackhat.setup import Setup
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import has

HORIZON: Final = 60  # about four tricks of four players
SWING: Final = 8.0  # a lead of so many points makes one about three times as likely to win
HELD: Final = 0.6  # of the trace on one's cards: some of them will be played in time
GONE: Final = 60.0  # who is out


class Thumbs(Guide[BHState]):
    def __init__(self, game: BlackHat) -> None:
        super().__init__(game)
        self.t: Setup = game.t
        self.lowest = 0.0
        self.horizon = HORIZON

    def weigh(self, s: BHState, seat: i64, acts: Acts, out: Weights) -> None:
        n = acts.n
        out.even(n)
        kind = s.top.kind
        ids = acts.ids
        if kind == K_PLAY:
            for i in range(n):
                if ids[i] == PASS:
                    out.w[i] = 8
                else:
                    out.w[i] = 8 + 8 * PLAY_SIZE[ids[i]]
        elif kind == K_TAKE:
            for i in range(n):
                if ids[i] == TAKE_ALL:
                    out.w[i] = 2

    def judge(self, s: BHState) -> list[float]:
        """Who would win if it ended soon, as shares that add up to one."""
        t = self.t
        least = 1e9
        costs: list[float] = []
        for player in range(t.players):
            cost = float(s.total[player])
            if has(s.out, player):
                cost += GONE
            else:
                cost += HELD * float(hand_trace(t, s.hands[player])) + float(pawn_trace(s, player))
            costs.append(cost)
            if cost < least:
                least = cost
        total = 0.0
        shares: list[float] = []
        for player in range(t.players):
            share = exp((least - costs[player]) / SWING)
            shares.append(share)
            total += share
        return [shares[seat] / total for seat in range(self.seats)]
