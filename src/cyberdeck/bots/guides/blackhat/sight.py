"""What a network sees of a table of Black Hat. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.bots.guides.blackhat import layout as at
from cyberdeck.bots.guides.learned import Learned, at_most
from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.ids import (
    CRITICAL,
    FIRST_LANE,
    HAT,
    IN_TRICK,
    JOKER,
    KILL_SWITCH,
    KINDS,
    LANDINGS,
    LANES,
    LOG_SERVER,
    NONE,
    PASS,
    PLAY_RANK,
    PLAY_SIZE,
    PLAYERS,
)
from cyberdeck.games.blackhat.multiset import count, size
from cyberdeck.games.blackhat.rules.board import landings, occupied, stuck
from cyberdeck.games.blackhat.rules.score import hand_trace, pawn_trace
from cyberdeck.games.blackhat.rules.trick import leading
from cyberdeck.games.blackhat.setup import Setup, status_of
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.acts import filled
from cyberdeck.kernel.bits import has, lowest

UNSEEN_TRACE: Final = 2.1  # of a card that is not known, on average
FAR: Final = 100.0


class Sight(Learned[BHState]):
    def __init__(self, game: BlackHat) -> None:
        super().__init__(game, at.INPUTS, at.THINGS, PLAYERS)
        self.lowest = 0.0
        self.leniency = 0.55 if game.seats == 2 else 1.3  # with several rivals an error costs less
        self.t: Setup = game.t
        # As it was seen last
        self.final = [0.0] * PLAYERS  # by player: the total if the game ended now
        self.ways = filled(2 * PLAYERS, 0)  # by pawn: where it can go
        self.winning: i64 = NONE  # who would win the trick
        self.later: i64 = 0  # players who come after whoever plays

    def mover(self, s: BHState) -> i64:
        seat = s.asks()
        return max(seat, 0)

    def name_heads(self, s: BHState, seat: i64) -> None:
        for other in range(self.seats):
            self.head[other] = self.slot(seat, other)

    def slot(self, me: i64, player: i64) -> i64:
        """A player's place, counted from oneself."""
        t = self.t
        if t.robot != NONE:
            return player if player == t.robot or me == 0 else 1 - player
        place = player - me
        return place if place >= 0 else place + t.players

    def look(self, s: BHState, seat: i64, everything: bool) -> None:
        t = self.t
        self.survey(s, seat, everything)
        low = s.total[0]
        for player in range(t.players):
            low = min(low, s.total[player])
        for player in range(t.players):
            first = self.slot(seat, player) * at.PLAYER
            if has(s.out, player):
                self.facts.add(first + at.GONE, 1.0)
                continue
            self.cards(s, player, first, everything or player == seat)
            self.places(s, player, first)
            self.standing(s, seat, player, first, low)
            self.played(s, player, first)
        self.table(s)
        self.prospect(s, seat)

    def survey(self, s: BHState, seat: i64, everything: bool) -> None:
        t = self.t
        self.winning = leading(t, s)
        self.later = -1
        taken = occupied(s)
        for player in range(t.players):
            self.final[player] = FAR
            if has(s.out, player):
                continue
            if s.plays[player] == NONE:
                self.later += 1
            self.final[player] = self.ended(s, player, everything or player == seat)
            for pawn in range(2 * player, 2 * player + 2):
                where = s.pawns[pawn]
                self.ways[pawn] = 0 if stuck(t, s, where) else landings(s, where, taken)

    def trace(self, s: BHState, player: i64, open_hand: bool) -> float:
        t = self.t
        if open_hand:
            return float(hand_trace(t, s.hands[player]))
        known = s.known[player]
        return float(hand_trace(t, known)) + UNSEEN_TRACE * float(s.size[player] - size(known))

    def ended(self, s: BHState, player: i64, open_hand: bool) -> float:
        """BH-8.2, BH-11.1"""
        hand = self.trace(s, player, open_hand)
        pawns = float(pawn_trace(s, player))
        if s.asset == LOG_SERVER:
            hand *= float(self.t.amount[LOG_SERVER])
        elif s.asset == KILL_SWITCH:
            pawns = 0.0
        return float(s.total[player]) + max(0.0, hand + pawns)

    def cards(self, s: BHState, player: i64, first: i64, open_hand: bool) -> None:
        facts = self.facts
        cards = s.hands[player] if open_hand else s.known[player]
        for kind in range(i64(KINDS)):
            n = count(cards, kind)
            if n:
                facts.add(first + at.HAND + kind, float(n))
                if n > 1 and kind != HAT:
                    facts.add(first + at.PAIRS + kind, 1.0)
                    if n > 2:
                        facts.add(first + at.TRIPLES + kind, 1.0)
        held = s.size[player]
        facts.add(first + at.SIZE, float(held) / 10.0)
        if held <= 5:
            facts.add(first + at.SIZE + 4, 1.0)
            if held <= 3:
                facts.add(first + at.SIZE + 3, 1.0)
                if held <= 2:
                    facts.add(first + at.SIZE + 2, 1.0)
                    if held <= 1:
                        facts.add(first + at.SIZE + 1, 1.0)
        facts.add(first + at.TRACE, self.trace(s, player, open_hand) / 10.0)

    def places(self, s: BHState, player: i64, first: i64) -> None:
        t = self.t
        facts = self.facts
        one = s.pawns[2 * player]
        two = s.pawns[2 * player + 1]
        if one == two:
            facts.add(first + at.SPACE + one, 2.0)
        else:
            facts.add(first + at.SPACE + one, 1.0)
            facts.add(first + at.SPACE + two, 1.0)
        facts.add(first + at.VALUE, float(pawn_trace(s, player)) / 5.0)
        held: i64 = 0
        foremost: i64 = 0
        onward = 0.0
        arrives = False
        for pawn in range(2 * player, 2 * player + 2):
            where = s.pawns[pawn]
            ways = self.ways[pawn]
            if ways == 0:
                held += 1
                onward += float(s.value(where))
            else:
                foremost = max(foremost, t.column[where])
                onward += float(least_value(s, ways))
                if has(ways, CRITICAL):
                    arrives = True
        facts.add(first + at.STUCK, float(held))
        facts.add(first + at.FOREMOST, float(foremost) / 8.0)
        facts.add(first + at.COLUMNS, float(t.column[one] + t.column[two]) / 8.0)
        facts.add(first + at.ONWARD, onward / 5.0)
        if arrives:
            facts.add(first + at.ARRIVES, 1.0)

    def standing(self, s: BHState, me: i64, player: i64, first: i64, low: i64) -> None:
        facts = self.facts
        if player != me:
            facts.add(first + at.TOTAL, float(s.total[player] - s.total[me]) / 10.0)
            facts.add(first + at.FINAL, (self.final[player] - self.final[me]) / 10.0)
        if s.total[player] == low:
            facts.add(first + at.FIRST, 1.0)
        if s.hat == player:
            facts.add(first + at.HOLDS_HAT, 1.0)
        if self.t.robot != NONE and s.controller == player:
            facts.add(first + at.CONTROLS, 1.0)

    def played(self, s: BHState, player: i64, first: i64) -> None:
        facts = self.facts
        action = s.plays[player]
        if s.leader == player:
            facts.add(first + at.LED, 1.0)
        if action == NONE:
            facts.add(first + at.TO_PLAY, 1.0)
        elif action != PASS:
            if PLAY_SIZE[action] == s.lead:
                facts.add(first + at.FULL, 1.0)
                facts.add(first + at.RANK, float(PLAY_RANK[action]) / 13.0)
            else:
                facts.add(first + at.SINGLE, 1.0)
        if self.winning == player:
            facts.add(first + at.LEADING, 1.0)

    def table(self, s: BHState) -> None:
        t = self.t
        facts = self.facts
        f = s.top
        facts.add(at.QUESTION + f.kind, 1.0)
        facts.add(at.TABLE + self.seats - 2, 1.0)
        facts.add(at.LEAD + at_most(s.lead, 7), 1.0)
        if s.hat == IN_TRICK:
            facts.add(at.DARK, 1.0)
        if self.winning != NONE:
            facts.add(at.BEST + PLAY_RANK[s.plays[self.winning]], 1.0)
        if t.robot != NONE and f.a == t.robot:
            facts.add(at.FOR_ROBOT, 1.0)
        facts.add(at.ROUND, float(s.round) / 10.0)
        for kind in range(i64(JOKER + 1)):
            facts.add(at.UNSEEN + kind, float(count(t.deck, kind) - count(s.discard, kind)) / 7.0)
        if s.asset != NONE:
            facts.add(at.ASSET + s.asset, 1.0)
        if s.tracer != NONE:
            facts.add(at.TRACER, 1.0)
            facts.add(at.TRACER + 1, float(t.column[s.tracer]) / 8.0)
        if s.plus | s.minus:
            for lane in range(i64(LANES)):
                if has(s.plus, lane + FIRST_LANE):
                    facts.add(at.PLUS + lane, 1.0)
                if has(s.minus, lane + FIRST_LANE):
                    facts.add(at.MINUS + lane, 1.0)
        if t.tracer:
            facts.add(at.RULES, 1.0)
        if t.secret:
            facts.add(at.RULES + 1, 1.0)

    def prospect(self, s: BHState, me: i64) -> None:
        facts = self.facts
        margin = self.margin(s, me)
        facts.add(at.MARGIN, margin / 10.0)
        step = stage(margin)
        for i in range(i64(9)):
            if step > i:
                facts.add(at.MARGIN + 1 + i, 1.0)
        if self.t.celebrity:
            status = status_of(s.statuses, me)
            if status != NONE:
                target = float(self.t.status[status])
                facts.add(at.STATUS, 1.0)
                facts.add(at.STATUS + 1, (float(s.total[me]) - target) / 10.0)
                facts.add(at.STATUS + 2, (self.final[me] - target) / 10.0)

    def margin(self, s: BHState, me: i64) -> float:
        """By how much one would have less than the best rival. The robot wins nothing, but it can be first."""
        best = 2.0 * FAR
        for player in range(self.t.players):
            if player != me and not has(s.out, player):
                best = min(best, self.final[player])
        return best - self.final[me]


def least_value(s: BHState, spaces: i64) -> i64:
    best: i64 = 99
    while spaces:
        best = min(best, s.value(lowest(spaces)))
        spaces &= spaces - 1
    return best


def stage(margin: float) -> i64:
    """In ten steps, the finer the closer it is."""
    step: i64 = 0
    for border in (-12.0, -7.0, -4.0, -2.0, 0.0, 1.0, 3.0, 6.0, 11.0):
        if margin >= border:
            step += 1
    return step


assert LANDINGS == LANES + 1
