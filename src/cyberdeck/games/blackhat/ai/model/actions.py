"""Black Hat: how answers are described to a network, and where a position is judged: when a trick begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.blackhat.ai.model import feature_index as at
from cyberdeck.games.blackhat.ai.model.features import FeatureEncoder, least_value, stage
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
from cyberdeck.games.blackhat.params import with_slot
from cyberdeck.games.blackhat.rules.board import landings, occupied, stuck
from cyberdeck.games.blackhat.rules.score import hand_trace
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import OVER
from cyberdeck.search.policy_value import smaller

LAST_COLUMN: Final = 9


class LearnedModel(FeatureEncoder):
    def can_evaluate(self, state: BHState, since: i64) -> bool:
        frame = state.top
        return frame.kind == OVER or (frame.kind == K_PLAY and frame.pc == 0)

    def encode_action(self, state: BHState, seat: i64, action: i64) -> None:
        if action < PASS:
            self.describe_play(state, action)
        elif action == PASS:
            self.add_token(at.PASSES)
        elif action == DECLINE:
            self.add_token(at.DECLINES + state.top.kind)
        elif action < PICK0:
            self.add_token(at.TAKES + (0 if action == TAKE_ALL else 1))
        elif action < STEP0:
            rank = action - PICK0
            self.add_token(at.PICKS + rank)
            self.add_token(at.PICKED + smaller(count(state.hands[state.top.a], rank), 3))
        elif action < SEND0:
            self.describe_move(state, seat, (action - STEP0) // LANDINGS, (action - STEP0) % LANDINGS + FIRST_LANE)
        elif action < UP0:
            self.describe_send(state, seat, (action - SEND0) >> 1, (action - SEND0) & 1)
        elif action < USE:
            self.describe_mark(state, seat, action)
        elif action == USE:
            self.add_token(at.USES)
        elif action < LAY0:
            self.add_token(at.CHOOSES + action - CHOOSE0)
        elif action < TRACE0:
            self.describe_laid(state, seat, action - LAY0)
        elif action < SWAP0:
            self.describe_hunt(state, seat, action - TRACE0)
        else:
            player = state.top.a
            gain = state.last[player] - state.last[action - SWAP0]
            self.add_token(at.SWAPS + grade(gain if player == seat else -gain))

    def describe_play(self, state: BHState, action: i64) -> None:
        player = state.top.a
        rank = PLAY_RANK[action]
        n = PLAY_SIZE[action]
        hat = PLAY_HAT[action]
        self.add_token(at.PLAYS + rank * 3 + smaller(n, 3) - 1)
        self.add_token(at.SIZES + smaller(n, 8) - 1)
        self.add_token(at.JOKERS + PLAY_JOKERS[action])
        if hat:
            self.add_token(at.HAT + smaller(self.later, 6))
        dark: i64 = 1 if hat or state.hat == IN_TRICK else 0
        if state.lead and n != state.lead:
            self.add_token(at.FOLLOWS + rank)
        elif self.beats(state, rank, dark):
            self.add_token(at.WINS + rank * 2 + dark)
        self.add_token(at.KEEPS + smaller(state.size[player] - n, 5))
        if rank != WILD:
            left = count(state.hands[player], rank) - count(PLAY_CARDS[action], rank)
            self.add_token(at.BREAKS + smaller(left, 3))
        self.add_token(at.SHEDS + smaller(hand_trace(self.params, PLAY_CARDS[action]), 11))

    def beats(self, state: BHState, rank: i64, dark: i64) -> bool:
        """BH-3.3, BH-5.1: whether it would win the trick if nobody played after it."""
        if self.winning == NONE:
            return True
        best = PLAY_RANK[state.plays[self.winning]]
        if dark and state.hat != IN_TRICK:  # it makes the trick dark: now the lowest counts
            for action in state.plays:
                if action >= 0 and action != PASS and PLAY_SIZE[action] == state.lead and PLAY_RANK[action] < best:
                    best = PLAY_RANK[action]
        return rank <= best if dark else rank >= best

    def describe_move(self, state: BHState, seat: i64, pawn: i64, to: i64) -> None:
        owner = pawn >> 1
        mine = owner == seat
        where = state.pawns[pawn]
        place = self.slot(seat, owner)
        gain = state.value(where) - state.value(to)
        self.add_token(at.GAINS + place * 13 + grade(gain))
        self.add_token((at.TO if mine else at.TO_OTHER) + to - FIRST_LANE)
        self.add_token((at.FROM if mine else at.FROM_OTHER) + where)
        self.add_token((at.KIND if mine else at.KIND_OTHER) + state.layout.kind[to])
        if to == CRITICAL:
            kept = self.final[owner]
            self.final[owner] = max(float(state.total[owner]), kept - float(gain))
            self.add_token(at.ENDS + stage(self.margin(state, seat)))
            self.final[owner] = kept
        elif not stuck(self.params, state, to):
            ways = landings(state, to, occupied(state) & ~bit(where))
            if ways:
                self.add_token((at.NEXT if mine else at.NEXT_OTHER) + grade(least_value(state, ways)))

    def describe_send(self, state: BHState, seat: i64, pawn: i64, start: i64) -> None:
        owner = pawn >> 1
        place = self.slot(seat, owner)
        where = state.pawns[pawn]
        self.add_token(at.SENDS + place * 2 + start)
        self.add_token(at.GAINS + place * 13 + grade(state.value(where) - state.value(start)))
        self.add_token((at.SENT if place == 0 else at.SENT_OTHER) + self.column(where))

    def describe_mark(self, state: BHState, seat: i64, action: i64) -> None:
        down: i64 = 0
        space = action - UP0 + FIRST_LANE
        if action >= LIFT0:
            space = action - LIFT0 + FIRST_LANE
            down = 0 if has(state.minus, space) else 1
            self.add_token(at.MARKS + 6)
        elif action >= DOWN0:
            space = action - DOWN0 + FIRST_LANE
            down = 1
        stands: i64 = 0
        could: i64 = 0
        for pawn in range(2 * self.params.players):
            who: i64 = 1 if pawn >> 1 == seat else 2
            if state.pawns[pawn] == space:
                stands = who
            elif has(self.ways[pawn], space) and could != 1:
                could = who
        self.add_token(at.MARKS + down * 3 + stands)
        self.add_token(at.NEAR + down * 3 + could)

    def describe_laid(self, state: BHState, seat: i64, place: i64) -> None:
        params = self.params
        laid = params.layout(with_slot(state.slots, place, state.top.b))
        gain: i64 = 0
        for corner in range(i64(CORNERS)):
            space = params.places[place * CORNERS + corner]
            for pawn in range(2 * params.players):
                if state.pawns[pawn] == space:
                    less = state.value(space) - laid.value[space]
                    gain += less if pawn >> 1 == seat else -less
        self.add_token(at.LAYS + place)
        self.add_token(at.SHIFTS + grade(gain))

    def describe_hunt(self, state: BHState, seat: i64, space: i64) -> None:
        self.add_token(at.HUNTS + self.column(space))
        if space == CRITICAL:
            self.add_token(at.TRACED + stage(self.margin(state, seat)))
        mine: i64 = 0
        others: i64 = 0
        for pawn in range(2 * self.params.players):
            if state.pawns[pawn] == space:
                if pawn >> 1 == seat:
                    mine += 1
                else:
                    others += 1
        self.add_token(at.CATCHES + smaller(mine, 2))
        self.add_token(at.CATCHES + 3 + smaller(others, 2))

    def column(self, space: i64) -> i64:
        column = self.params.column[space]
        return smaller(column, LAST_COLUMN) if column > 0 else 0


def grade(points: i64) -> i64:
    """From six less to six more."""
    if points < -6:
        return 0
    return smaller(points, 6) + 6


assert RANKS == WILD
