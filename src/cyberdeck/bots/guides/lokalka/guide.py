"""Lokalka: how answers are described to a network, and where a position is judged: when a turn begins. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.bots.guides.lokalka import layout as at
from cyberdeck.bots.guides.lokalka.sight import Sight
from cyberdeck.games.lokalka.ids import (
    ATTACK,
    ATTACK0,
    BACKUP,
    BACKUP0,
    BOMB,
    BOTNET,
    BOTNET0,
    BUILD0,
    DEFEND0,
    DIRECT,
    DIRECT0,
    DISCARD0,
    END,
    FLOOD,
    FLOOD0,
    HACKER,
    K_TURN,
    KINDS,
    LEVELS,
    MAINTAIN0,
    MAINTENANCE,
    PASS,
    PLACES,
    ROUTER,
    ROUTER0,
    SANDBOX,
    SANDBOX0,
    SHOW0,
    SOCIAL,
    SOCIAL0,
    VIRUSES,
    VIRUSES0,
)
from cyberdeck.games.lokalka.rules.ring import beside, crosses, next_player, taken_by_botnet
from cyberdeck.games.lokalka.rules.turn import KEPT
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.bits import has, popcount
from cyberdeck.kernel.game import OVER

TURNS: Final = 32  # more than a round has


class LearnedGuide(Sight):
    def moment(self, s: LokState) -> i64:
        return s.round * TURNS - s.left

    def settled(self, s: LokState, since: i64) -> bool:
        """When another turn begins."""
        kind = s.top.kind
        return kind == OVER or (kind == K_TURN and self.moment(s) > since)

    def describe(self, s: LokState, seat: i64, action: i64) -> None:
        self.answer(s, seat, action)
        shift = s.role[seat] * at.ANSWERS
        for i in range(self.n):
            self.tokens[i] += shift

    def answer(self, s: LokState, seat: i64, action: i64) -> None:
        if action == PASS:
            self.token(at.PASSES + s.top.kind)
        elif action == END:
            self.token(at.ENDS + within(s.size[seat] - KEPT, 0, 3))
        elif action < DEFEND0:
            self.describe_built(s, seat, action - BUILD0)
        elif action < ATTACK0:
            self.describe_laid(s, seat, (action - DEFEND0) // PLACES, (action - DEFEND0) % PLACES)
        elif action < FLOOD0:
            self.describe_attack(s, seat, (action - ATTACK0) // PLACES, (action - ATTACK0) % PLACES)
        elif action < DISCARD0:
            self.describe_special(s, seat, action)
        elif action < SHOW0:
            kind = action - DISCARD0
            self.token(at.DROPS + kind)
            if s.hands[seat * KINDS + kind] > 1:
                self.token(at.DROPS_ONE_OF)
        else:
            self.token(at.SHOWS + action - SHOW0)

    def describe_built(self, s: LokState, seat: i64, host: i64) -> None:
        t = self.t
        away = s.top.b - 2 * seat
        if away < 0:
            away += t.places
        away = min(away, t.places - away)
        self.token(at.BUILDS + away // 2 * 2 + (1 if t.host_nodes[host] > 2 else 0))

    def describe_laid(self, s: LokState, seat: i64, level: i64, place: i64) -> None:
        self.token(at.LAYS + level * 6 + s.defence[place])
        self.token(at.LAYS_ON + (0 if place == 2 * seat else 1 + self.host_slot(seat, place)))

    def describe_attack(self, s: LokState, seat: i64, level: i64, place: i64) -> None:
        there = s.defence[place]
        how: i64 = 3
        if there:
            how = within(level + 2 - there, 0, 2)
        self.token(at.HITS_WITH + level * 4 + how)
        hit: i64 = 1 if how >= 2 else 0
        last: i64 = 1 if s.nodes[place] == 1 else 0
        if place % 2 == 0:
            other = place // 2
            self.token(at.HITS_PLAYER + self.guess(s, seat, other) * 4 + hit * 2 + last)
            self.token(at.HITS_AT + self.slot(seat, other))
        else:
            mine: i64 = 0 if s.owner[place] == s.admin else 1
            self.token(at.HITS_HOST + mine * 4 + hit * 2 + last)
            self.token(at.HITS_AT + 8 + self.host_slot(seat, place))
        if place == self.gate:
            self.token(at.ON_THE_WAY)
        if has(s.may[seat], HACKER) and crosses(s.role[seat]) and not has(beside(self.t, s, seat), place):
            self.token(at.CROSSES)

    def describe_special(self, s: LokState, seat: i64, action: i64) -> None:
        if action == FLOOD0:
            self.special(FLOOD)
        elif action < VIRUSES0:
            self.special(SOCIAL)
            other = action - SOCIAL0
            self.token(at.ROBS + self.guess(s, seat, other))
            self.token(at.ROBS_SIZE + within(s.size[other], 1, 3) - 1)
        elif action == VIRUSES0:
            self.special(VIRUSES)
        elif action < BACKUP0:
            self.describe_direct(s, seat, action - DIRECT0)
        elif action < MAINTAIN0:
            self.special(BACKUP)
            self.token(at.FETCHES + action - BACKUP0)
        elif action < SANDBOX0:
            self.special(MAINTENANCE)
            place = action - MAINTAIN0
            self.token(at.MENDS + (within(s.nodes[place], 1, 4) - 1 if place == 2 * seat else 4))
        elif action < ROUTER0:
            self.special(SANDBOX)
            other = action - SANDBOX0
            self.token(at.STOPS + self.guess(s, seat, other))
            if next_player(self.t, s, seat) == other:
                self.token(at.STOPS_NEXT)
        elif action == ROUTER0:
            self.special(ROUTER)
        elif action == BOTNET0:
            self.special(BOTNET)
            self.token(at.TAKES + within(popcount(taken_by_botnet(self.t, s, seat)), 1, 3) - 1)
        else:
            self.special(BOMB)

    def special(self, kind: i64) -> None:
        self.token(at.PLAYS + kind - FLOOD)

    def describe_direct(self, s: LokState, seat: i64, other: i64) -> None:
        self.special(DIRECT)
        self.token(at.DIRECT_TO + self.guess(s, seat, other))
        self.token(at.DIRECT_NODES + within(s.nodes[2 * other], 1, 5) - 1)
        self.token(at.DIRECT_SIZE + within(s.size[other], 0, 3))
        best: i64 = 0
        for level in range(i64(LEVELS)):
            if s.hands[seat * KINDS + ATTACK + level]:
                best = level
        self.token(at.DIRECT_WITH + best)


def within(n: i64, low: i64, high: i64) -> i64:
    if n < low:
        return low
    if n > high:
        return high
    return n
