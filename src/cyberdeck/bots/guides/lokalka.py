"""Lokalka: attack what can be hurt and what one's side wants out, defend, and do not stop while there is something to
do. Compiled.
"""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.bots.guide import Guide, Weights
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.ids import (
    ADMIN,
    ATTACK0,
    BOMB0,
    DEFEND0,
    END,
    FLOOD0,
    HACKER,
    HELPDESK,
    K_TURN,
    PASS,
    PLACES,
)
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import has


class Thumbs(Guide[LokState]):
    def __init__(self, game: Lokalka) -> None:
        super().__init__(game)
        self.lowest = 0.0

    def weigh(self, s: LokState, seat: i64, acts: Acts, out: Weights) -> None:
        out.even(acts.n)
        ids = acts.ids
        if s.top.kind != K_TURN:
            for i in range(acts.n):
                if ids[i] == PASS:
                    out.w[i] = 4
            return
        for i in range(acts.n):
            out.w[i] = self.weight(s, seat, ids[i])

    def weight(self, s: LokState, seat: i64, action: i64) -> i64:
        if action == END:
            return 10
        if action < ATTACK0:
            level = (action - DEFEND0) // PLACES + 1
            return 24 if level > s.defence[(action - DEFEND0) % PLACES] else 2
        if action < FLOOD0:
            return self.attack(s, seat, (action - ATTACK0) // PLACES + 1, (action - ATTACK0) % PLACES)
        return 2 if action == BOMB0 else 16

    def attack(self, s: LokState, seat: i64, level: i64, place: i64) -> i64:
        """Whom one attacks is told by one's own role and by what the others have shown."""
        there = s.defence[place]
        if level < there:
            return 1
        role = s.role[seat]
        good: i64 = 30
        if level == there:
            good = 14
        if role in (ADMIN, HELPDESK):
            if s.owner[place] == s.admin or place == 2 * s.admin:
                return 2
            if place % 2 == 0 and not has(s.may[place // 2], HACKER):
                return 6
        elif role == HACKER and place == 2 * s.admin:
            return 4 * good
        return good
