"""The policy/value model of Black Hat: tokens of actions. A position is evaluated when a trick begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.blackhat import ids
from cyberdeck.games.blackhat.ai.model import feature_index as at
from cyberdeck.games.blackhat.ai.model.features import FeatureEncoder, least_value, stage
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
        return frame.kind == OVER or (frame.kind == ids.K_PLAY and frame.pc == 0)

    def encode_action(self, state: BHState, seat: i64, action: i64) -> None:
        if action < ids.PASS:
            self.describe_play(state, action)
        elif action == ids.PASS:
            self.add_token(at.PASSES)
        elif action == ids.DECLINE:
            self.add_token(at.DECLINES + state.top.kind)
        elif action < ids.PICK0:
            self.add_token(at.TAKES + (0 if action == ids.TAKE_ALL else 1))
        elif action < ids.STEP0:
            rank = action - ids.PICK0
            self.add_token(at.PICKS + rank)
            self.add_token(at.PICKED + smaller(count(state.hands[state.top.a], rank), 3))
        elif action < ids.SEND0:
            self.describe_move(
                state, seat, (action - ids.STEP0) // ids.LANDINGS, (action - ids.STEP0) % ids.LANDINGS + ids.FIRST_LANE
            )
        elif action < ids.UP0:
            self.describe_send(state, seat, (action - ids.SEND0) >> 1, (action - ids.SEND0) & 1)
        elif action < ids.USE:
            self.describe_mark(state, seat, action)
        elif action == ids.USE:
            self.add_token(at.USES)
        elif action < ids.LAY0:
            self.add_token(at.CHOOSES + action - ids.CHOOSE0)
        elif action < ids.TRACE0:
            self.describe_laid(state, seat, action - ids.LAY0)
        elif action < ids.SWAP0:
            self.describe_hunt(state, seat, action - ids.TRACE0)
        else:
            player = state.top.a
            gain = state.last[player] - state.last[action - ids.SWAP0]
            self.add_token(at.SWAPS + grade(gain if player == seat else -gain))

    def describe_play(self, state: BHState, action: i64) -> None:
        player = state.top.a
        rank = ids.PLAY_RANK[action]
        n = ids.PLAY_SIZE[action]
        hat = ids.PLAY_HAT[action]
        self.add_token(at.PLAYS + rank * 3 + smaller(n, 3) - 1)
        self.add_token(at.SIZES + smaller(n, 8) - 1)
        self.add_token(at.JOKERS + ids.PLAY_JOKERS[action])
        if hat:
            self.add_token(at.HAT + smaller(self.later, 6))
        dark: i64 = 1 if hat or state.hat == ids.IN_TRICK else 0
        if state.lead and n != state.lead:
            self.add_token(at.FOLLOWS + rank)
        elif self.beats(state, rank, dark):
            self.add_token(at.WINS + rank * 2 + dark)
        self.add_token(at.KEEPS + smaller(state.size[player] - n, 5))
        if rank != ids.WILD:
            left = count(state.hands[player], rank) - count(ids.PLAY_CARDS[action], rank)
            self.add_token(at.BREAKS + smaller(left, 3))
        self.add_token(at.SHEDS + smaller(hand_trace(self.params, ids.PLAY_CARDS[action]), 11))

    def beats(self, state: BHState, rank: i64, dark: i64) -> bool:
        """BH-3.3, BH-5.1: whether the play would win the trick if nobody played after it."""
        if self.winning == ids.NONE:
            return True
        best = ids.PLAY_RANK[state.plays[self.winning]]
        if dark and state.hat != ids.IN_TRICK:  # this play makes it a Black Hat trick: the lowest rank wins
            for action in state.plays:
                if (
                    action >= 0
                    and action != ids.PASS
                    and ids.PLAY_SIZE[action] == state.lead
                    and ids.PLAY_RANK[action] < best
                ):
                    best = ids.PLAY_RANK[action]
        return rank <= best if dark else rank >= best

    def describe_move(self, state: BHState, seat: i64, pawn: i64, to: i64) -> None:
        owner = pawn >> 1
        mine = owner == seat
        where = state.pawns[pawn]
        place = self.slot(seat, owner)
        gain = state.value(where) - state.value(to)
        self.add_token(at.GAINS + place * 13 + grade(gain))
        self.add_token((at.TO if mine else at.TO_OTHER) + to - ids.FIRST_LANE)
        self.add_token((at.FROM if mine else at.FROM_OTHER) + where)
        self.add_token((at.KIND if mine else at.KIND_OTHER) + state.layout.kind[to])
        if to == ids.CRITICAL:
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
        space = action - ids.UP0 + ids.FIRST_LANE
        if action >= ids.LIFT0:
            space = action - ids.LIFT0 + ids.FIRST_LANE
            down = 0 if has(state.minus, space) else 1
            self.add_token(at.MARKS + 6)
        elif action >= ids.DOWN0:
            space = action - ids.DOWN0 + ids.FIRST_LANE
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
        for corner in range(i64(ids.CORNERS)):
            space = params.places[place * ids.CORNERS + corner]
            for pawn in range(2 * params.players):
                if state.pawns[pawn] == space:
                    less = state.value(space) - laid.value[space]
                    gain += less if pawn >> 1 == seat else -less
        self.add_token(at.LAYS + place)
        self.add_token(at.SHIFTS + grade(gain))

    def describe_hunt(self, state: BHState, seat: i64, space: i64) -> None:
        self.add_token(at.HUNTS + self.column(space))
        if space == ids.CRITICAL:
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
    """The index of a difference, clamped to -6 … 6."""
    if points < -6:
        return 0
    return smaller(points, 6) + 6


assert ids.RANKS == ids.WILD
