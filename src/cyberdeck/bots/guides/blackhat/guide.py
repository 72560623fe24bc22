"""Black Hat: how answers are described to a network, and where a position is judged: when a trick begins. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.bots.guides.blackhat import layout as at
from cyberdeck.bots.guides.blackhat.sight import Sight, least_value, stage
from cyberdeck.bots.guides.learned import at_most
from cyberdeck.games.blackhat.ids import (
    CHOOSE0,
    CORNERS,
    CRITICAL,
    DECLINE,
    DOWN0,
    FIRST_LANE,
    IN_TRICK,
    K_PLAY,
    LANDINGS,
    LAY0,
    LIFT0,
    NONE,
    PASS,
    PICK0,
    PLAY_CARDS,
    PLAY_HAT,
    PLAY_JOKERS,
    PLAY_RANK,
    PLAY_SIZE,
    RANKS,
    SEND0,
    STEP0,
    SWAP0,
    TAKE_ALL,
    TRACE0,
    UP0,
    USE,
    WILD,
)
from cyberdeck.games.blackhat.multiset import count
from cyberdeck.games.blackhat.rules.board import landings, occupied, stuck
from cyberdeck.games.blackhat.rules.score import hand_trace
from cyberdeck.games.blackhat.setup import with_slot
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import OVER

LAST_COLUMN: Final = 9


class LearnedGuide(Sight):
    def settled(self, s: BHState, since: i64) -> bool:
        f = s.top
        return f.kind == OVER or (f.kind == K_PLAY and f.pc == 0)

    def describe(self, s: BHState, seat: i64, action: i64) -> None:
        if action < PASS:
            self.describe_play(s, action)
        elif action == PASS:
            self.token(at.PASSES)
        elif action == DECLINE:
            self.token(at.DECLINES + s.top.kind)
        elif action < PICK0:
            self.token(at.TAKES + (0 if action == TAKE_ALL else 1))
        elif action < STEP0:
            rank = action - PICK0
            self.token(at.PICKS + rank)
            self.token(at.PICKED + at_most(count(s.hands[s.top.a], rank), 3))
        elif action < SEND0:
            self.describe_move(s, seat, (action - STEP0) // LANDINGS, (action - STEP0) % LANDINGS + FIRST_LANE)
        elif action < UP0:
            self.describe_send(s, seat, (action - SEND0) >> 1, (action - SEND0) & 1)
        elif action < USE:
            self.describe_mark(s, seat, action)
        elif action == USE:
            self.token(at.USES)
        elif action < LAY0:
            self.token(at.CHOOSES + action - CHOOSE0)
        elif action < TRACE0:
            self.describe_laid(s, seat, action - LAY0)
        elif action < SWAP0:
            self.describe_hunt(s, seat, action - TRACE0)
        else:
            player = s.top.a
            gain = s.last[player] - s.last[action - SWAP0]
            self.token(at.SWAPS + grade(gain if player == seat else -gain))

    def describe_play(self, s: BHState, action: i64) -> None:
        player = s.top.a
        rank = PLAY_RANK[action]
        n = PLAY_SIZE[action]
        hat = PLAY_HAT[action]
        self.token(at.PLAYS + rank * 3 + at_most(n, 3) - 1)
        self.token(at.SIZES + at_most(n, 8) - 1)
        self.token(at.JOKERS + PLAY_JOKERS[action])
        if hat:
            self.token(at.HAT + at_most(self.later, 6))
        dark: i64 = 1 if hat or s.hat == IN_TRICK else 0
        if s.lead and n != s.lead:
            self.token(at.FOLLOWS + rank)
        elif self.beats(s, rank, dark):
            self.token(at.WINS + rank * 2 + dark)
        self.token(at.KEEPS + at_most(s.size[player] - n, 5))
        if rank != WILD:
            left = count(s.hands[player], rank) - count(PLAY_CARDS[action], rank)
            self.token(at.BREAKS + at_most(left, 3))
        self.token(at.SHEDS + at_most(hand_trace(self.t, PLAY_CARDS[action]), 11))

    def beats(self, s: BHState, rank: i64, dark: i64) -> bool:
        """BH-3.3, BH-5.1: whether it would win the trick if nobody played after it."""
        if self.winning == NONE:
            return True
        best = PLAY_RANK[s.plays[self.winning]]
        if dark and s.hat != IN_TRICK:  # it makes the trick dark: now the lowest counts
            for action in s.plays:
                if action >= 0 and action != PASS and PLAY_SIZE[action] == s.lead and PLAY_RANK[action] < best:
                    best = PLAY_RANK[action]
        return rank <= best if dark else rank >= best

    def describe_move(self, s: BHState, seat: i64, pawn: i64, to: i64) -> None:
        owner = pawn >> 1
        mine = owner == seat
        where = s.pawns[pawn]
        place = self.slot(seat, owner)
        gain = s.value(where) - s.value(to)
        self.token(at.GAINS + place * 13 + grade(gain))
        self.token((at.TO if mine else at.TO_OTHER) + to - FIRST_LANE)
        self.token((at.FROM if mine else at.FROM_OTHER) + where)
        self.token((at.KIND if mine else at.KIND_OTHER) + s.layout.kind[to])
        if to == CRITICAL:
            kept = self.final[owner]
            self.final[owner] = max(float(s.total[owner]), kept - float(gain))
            self.token(at.ENDS + stage(self.margin(s, seat)))
            self.final[owner] = kept
        elif not stuck(self.t, s, to):
            ways = landings(s, to, occupied(s) & ~bit(where))
            if ways:
                self.token((at.NEXT if mine else at.NEXT_OTHER) + grade(least_value(s, ways)))

    def describe_send(self, s: BHState, seat: i64, pawn: i64, start: i64) -> None:
        owner = pawn >> 1
        place = self.slot(seat, owner)
        where = s.pawns[pawn]
        self.token(at.SENDS + place * 2 + start)
        self.token(at.GAINS + place * 13 + grade(s.value(where) - s.value(start)))
        self.token((at.SENT if place == 0 else at.SENT_OTHER) + self.column(where))

    def describe_mark(self, s: BHState, seat: i64, action: i64) -> None:
        down: i64 = 0
        space = action - UP0 + FIRST_LANE
        if action >= LIFT0:
            space = action - LIFT0 + FIRST_LANE
            down = 0 if has(s.minus, space) else 1
            self.token(at.MARKS + 6)
        elif action >= DOWN0:
            space = action - DOWN0 + FIRST_LANE
            down = 1
        stands: i64 = 0
        could: i64 = 0
        for pawn in range(2 * self.t.players):
            who: i64 = 1 if pawn >> 1 == seat else 2
            if s.pawns[pawn] == space:
                stands = who
            elif has(self.ways[pawn], space) and could != 1:
                could = who
        self.token(at.MARKS + down * 3 + stands)
        self.token(at.NEAR + down * 3 + could)

    def describe_laid(self, s: BHState, seat: i64, place: i64) -> None:
        t = self.t
        laid = t.layout(with_slot(s.slots, place, s.top.b))
        gain: i64 = 0
        for corner in range(i64(CORNERS)):
            space = t.places[place * CORNERS + corner]
            for pawn in range(2 * t.players):
                if s.pawns[pawn] == space:
                    less = s.value(space) - laid.value[space]
                    gain += less if pawn >> 1 == seat else -less
        self.token(at.LAYS + place)
        self.token(at.SHIFTS + grade(gain))

    def describe_hunt(self, s: BHState, seat: i64, space: i64) -> None:
        self.token(at.HUNTS + self.column(space))
        if space == CRITICAL:
            self.token(at.TRACED + stage(self.margin(s, seat)))
        mine: i64 = 0
        others: i64 = 0
        for pawn in range(2 * self.t.players):
            if s.pawns[pawn] == space:
                if pawn >> 1 == seat:
                    mine += 1
                else:
                    others += 1
        self.token(at.CATCHES + at_most(mine, 2))
        self.token(at.CATCHES + 3 + at_most(others, 2))

    def column(self, space: i64) -> i64:
        column = self.t.column[space]
        return at_most(column, LAST_COLUMN) if column > 0 else 0


def grade(points: i64) -> i64:
    """From six less to six more."""
    if points < -6:
        return 0
    return at_most(points, 6) + 6


assert RANKS == WILD
