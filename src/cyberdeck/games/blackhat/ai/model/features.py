"""The inputs of the Black Hat model: a state as sparse features."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.blackhat.ai.model import feature_index as at
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
from cyberdeck.games.blackhat.params import RuleParams, status_of
from cyberdeck.games.blackhat.rules.board import landings, occupied, stuck
from cyberdeck.games.blackhat.rules.score import hand_trace, pawn_trace
from cyberdeck.games.blackhat.rules.trick import leading
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.actions import filled
from cyberdeck.kernel.bits import has, lowest
from cyberdeck.search.policy_value import PolicyValueModel, load_layers, smaller

UNSEEN_TRACE: Final = 2.1  # average of an unknown card
FAR: Final = 100.0


class FeatureEncoder(PolicyValueModel[BHState]):
    def __init__(self, game: BlackHat) -> None:
        super().__init__(game, load_layers("cyberdeck.games.blackhat.ai"), at.INPUTS, at.THINGS, PLAYERS)
        self.min_return = 0.0
        self.blunder_factor = 0.55 if game.num_seats == 2 else 1.3  # with several rivals an error costs less
        self.params: RuleParams = game.params
        # Cached by the last encoding
        self.final = [0.0] * PLAYERS  # by player: the total if the game ended now
        self.ways = filled(2 * PLAYERS, 0)  # by pawn: where it can move
        self.winning: i64 = NONE  # who wins the trick as it stands
        self.later: i64 = 0  # players who still play after the current one

    def perspective(self, state: BHState) -> i64:
        seat = state.current_player()
        return max(seat, 0)

    def assign_heads(self, state: BHState, seat: i64) -> None:
        for other in range(self.num_seats):
            self.head[other] = self.slot(seat, other)

    def slot(self, me: i64, player: i64) -> i64:
        """A player's index relative to `me`."""
        params = self.params
        if params.robot != NONE:
            return player if player == params.robot or me == 0 else 1 - player
        place = player - me
        return place if place >= 0 else place + params.players

    def encode_features(self, state: BHState, seat: i64, everything: bool) -> None:
        params = self.params
        self.survey(state, seat, everything)
        low = state.total[0]
        for player in range(params.players):
            low = min(low, state.total[player])
        for player in range(params.players):
            first = self.slot(seat, player) * at.PLAYER
            if has(state.out, player):
                self.features.add(first + at.GONE, 1.0)
                continue
            self.cards(state, player, first, everything or player == seat)
            self.places(state, player, first)
            self.standing(state, seat, player, first, low)
            self.played(state, player, first)
        self.table(state)
        self.prospect(state, seat)

    def survey(self, state: BHState, seat: i64, everything: bool) -> None:
        params = self.params
        self.winning = leading(params, state)
        self.later = -1
        taken = occupied(state)
        for player in range(params.players):
            self.final[player] = FAR
            if has(state.out, player):
                continue
            if state.plays[player] == NONE:
                self.later += 1
            self.final[player] = self.ended(state, player, everything or player == seat)
            for pawn in range(2 * player, 2 * player + 2):
                where = state.pawns[pawn]
                self.ways[pawn] = 0 if stuck(params, state, where) else landings(state, where, taken)

    def trace(self, state: BHState, player: i64, open_hand: bool) -> float:
        params = self.params
        if open_hand:
            return float(hand_trace(params, state.hands[player]))
        known = state.known[player]
        return float(hand_trace(params, known)) + UNSEEN_TRACE * float(state.size[player] - size(known))

    def ended(self, state: BHState, player: i64, open_hand: bool) -> float:
        """BH-8.2, BH-11.1"""
        hand = self.trace(state, player, open_hand)
        pawns = float(pawn_trace(state, player))
        if state.asset == LOG_SERVER:
            hand *= float(self.params.amount[LOG_SERVER])
        elif state.asset == KILL_SWITCH:
            pawns = 0.0
        return float(state.total[player]) + max(0.0, hand + pawns)

    def cards(self, state: BHState, player: i64, first: i64, open_hand: bool) -> None:
        features = self.features
        cards = state.hands[player] if open_hand else state.known[player]
        for kind in range(i64(KINDS)):
            n = count(cards, kind)
            if n:
                features.add(first + at.HAND + kind, float(n))
                if n > 1 and kind != HAT:
                    features.add(first + at.PAIRS + kind, 1.0)
                    if n > 2:
                        features.add(first + at.TRIPLES + kind, 1.0)
        held = state.size[player]
        features.add(first + at.SIZE, float(held) / 10.0)
        if held <= 5:
            features.add(first + at.SIZE + 4, 1.0)
            if held <= 3:
                features.add(first + at.SIZE + 3, 1.0)
                if held <= 2:
                    features.add(first + at.SIZE + 2, 1.0)
                    if held <= 1:
                        features.add(first + at.SIZE + 1, 1.0)
        features.add(first + at.TRACE, self.trace(state, player, open_hand) / 10.0)

    def places(self, state: BHState, player: i64, first: i64) -> None:
        params = self.params
        features = self.features
        one = state.pawns[2 * player]
        two = state.pawns[2 * player + 1]
        if one == two:
            features.add(first + at.SPACE + one, 2.0)
        else:
            features.add(first + at.SPACE + one, 1.0)
            features.add(first + at.SPACE + two, 1.0)
        features.add(first + at.VALUE, float(pawn_trace(state, player)) / 5.0)
        held: i64 = 0
        foremost: i64 = 0
        onward = 0.0
        arrives = False
        for pawn in range(2 * player, 2 * player + 2):
            where = state.pawns[pawn]
            ways = self.ways[pawn]
            if ways == 0:
                held += 1
                onward += float(state.value(where))
            else:
                foremost = max(foremost, params.column[where])
                onward += float(least_value(state, ways))
                if has(ways, CRITICAL):
                    arrives = True
        features.add(first + at.STUCK, float(held))
        features.add(first + at.FOREMOST, float(foremost) / 8.0)
        features.add(first + at.COLUMNS, float(params.column[one] + params.column[two]) / 8.0)
        features.add(first + at.ONWARD, onward / 5.0)
        if arrives:
            features.add(first + at.ARRIVES, 1.0)

    def standing(self, state: BHState, me: i64, player: i64, first: i64, low: i64) -> None:
        features = self.features
        if player != me:
            features.add(first + at.TOTAL, float(state.total[player] - state.total[me]) / 10.0)
            features.add(first + at.FINAL, (self.final[player] - self.final[me]) / 10.0)
        if state.total[player] == low:
            features.add(first + at.FIRST, 1.0)
        if state.hat == player:
            features.add(first + at.HOLDS_HAT, 1.0)
        if self.params.robot != NONE and state.controller == player:
            features.add(first + at.CONTROLS, 1.0)

    def played(self, state: BHState, player: i64, first: i64) -> None:
        features = self.features
        action = state.plays[player]
        if state.leader == player:
            features.add(first + at.LED, 1.0)
        if action == NONE:
            features.add(first + at.TO_PLAY, 1.0)
        elif action != PASS:
            if PLAY_SIZE[action] == state.lead:
                features.add(first + at.FULL, 1.0)
                features.add(first + at.RANK, float(PLAY_RANK[action]) / 13.0)
            else:
                features.add(first + at.SINGLE, 1.0)
        if self.winning == player:
            features.add(first + at.LEADING, 1.0)

    def table(self, state: BHState) -> None:
        params = self.params
        features = self.features
        frame = state.top
        features.add(at.DECISION + frame.kind, 1.0)
        features.add(at.TABLE + self.num_seats - 2, 1.0)
        features.add(at.LEAD + smaller(state.lead, 7), 1.0)
        if state.hat == IN_TRICK:
            features.add(at.DARK, 1.0)
        if self.winning != NONE:
            features.add(at.BEST + PLAY_RANK[state.plays[self.winning]], 1.0)
        if params.robot != NONE and frame.a == params.robot:
            features.add(at.FOR_ROBOT, 1.0)
        features.add(at.ROUND, float(state.round) / 10.0)
        for kind in range(i64(JOKER + 1)):
            features.add(at.UNSEEN + kind, float(count(params.deck, kind) - count(state.discard, kind)) / 7.0)
        if state.asset != NONE:
            features.add(at.ASSET + state.asset, 1.0)
        if state.tracer != NONE:
            features.add(at.TRACER, 1.0)
            features.add(at.TRACER + 1, float(params.column[state.tracer]) / 8.0)
        if state.plus | state.minus:
            for lane in range(i64(LANES)):
                if has(state.plus, lane + FIRST_LANE):
                    features.add(at.PLUS + lane, 1.0)
                if has(state.minus, lane + FIRST_LANE):
                    features.add(at.MINUS + lane, 1.0)
        if params.tracer:
            features.add(at.RULES, 1.0)
        if params.secret:
            features.add(at.RULES + 1, 1.0)

    def prospect(self, state: BHState, me: i64) -> None:
        features = self.features
        margin = self.margin(state, me)
        features.add(at.MARGIN, margin / 10.0)
        step = stage(margin)
        for i in range(i64(9)):
            if step > i:
                features.add(at.MARGIN + 1 + i, 1.0)
        if self.params.celebrity:
            status = status_of(state.statuses, me)
            if status != NONE:
                target = float(self.params.status[status])
                features.add(at.STATUS, 1.0)
                features.add(at.STATUS + 1, (float(state.total[me]) - target) / 10.0)
                features.add(at.STATUS + 2, (self.final[me] - target) / 10.0)

    def margin(self, state: BHState, me: i64) -> float:
        """The least expected total of the others minus the own one. The robot counts: it can be first, though it is no
        seat.
        """
        best = 2.0 * FAR
        for player in range(self.params.players):
            if player != me and not has(state.out, player):
                best = min(best, self.final[player])
        return best - self.final[me]


def least_value(state: BHState, spaces: i64) -> i64:
    best: i64 = 99
    while spaces:
        best = min(best, state.value(lowest(spaces)))
        spaces &= spaces - 1
    return best


def stage(margin: float) -> i64:
    """A margin in ten steps, finer near zero."""
    step: i64 = 0
    for border in (-12.0, -7.0, -4.0, -2.0, 0.0, 1.0, 3.0, 6.0, 11.0):
        if margin >= border:
            step += 1
    return step


assert LANDINGS == LANES + 1
