"""The inputs of the Lokalka model: a state as sparse features.

The value is from the Administrator's side: the network wins or not, and so does each Hacker and Insider.
"""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.lokalka.ai.model import feature_index as at
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.ids import ADMIN, HACKER, HELPDESK, K_DIRECT, KINDS, MOST, NONE, ROLES
from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.rules.ring import next_in, reach
from cyberdeck.games.lokalka.rules.turn import hand_limit
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.bits import bit, has
from cyberdeck.search.policy_value import PolicyValueModel, load_layers


class FeatureEncoder(PolicyValueModel[LokState]):
    def __init__(self, game: Lokalka) -> None:
        super().__init__(game, load_layers("cyberdeck.games.lokalka.ai"), at.INPUTS, at.THINGS, 1 + MOST)
        self.min_return = 0.0
        self.blunder_factor = 2.0
        self.params: RuleParams = game.params
        # Cached by the last encoding
        self.reached: i64 = 0  # places that the viewer can attack
        self.gate: i64 = NONE  # where the viewer's shortest way to the Administrator begins

    def perspective(self, state: LokState) -> i64:
        return state.admin

    def evaluate_for(self, state: LokState, seat: i64) -> None:
        super().evaluate_for(state, state.admin)

    def assign_heads(self, state: LokState, seat: i64) -> None:
        """LOK-9.1: the network wins together, so it shares one head."""
        for other in range(self.num_seats):
            role = state.role[other]
            self.head[other] = 0 if role in (ADMIN, HELPDESK) else 1 + self.slot(seat, other)

    def slot(self, me: i64, seat: i64) -> i64:
        """A player's index relative to the viewer: self, right, left, second to the right …"""
        n = self.num_seats
        right = seat - me
        if right < 0:
            right += n
        if right == 0:
            return 0
        return 2 * right - 1 if right <= n - right else 2 * (n - right)

    def host_slot(self, me: i64, place: i64) -> i64:
        """An auxiliary host's index: right, left, second to the right …"""
        n = self.num_seats
        right = place // 2 - me
        if right < 0:
            right += n
        left = n - 1 - right
        return 2 * right if right <= left else 2 * left + 1

    def guess(self, state: LokState, me: i64, seat: i64) -> i64:
        """Mask of the roles that a player may have, given what the viewer knows."""
        if seat == me or seat == state.admin or not has(state.alive, seat):
            return bit(state.role[seat])
        return state.possible_roles[seat]

    def encode_features(self, state: LokState, seat: i64, everything: bool) -> None:
        self.reached = reach(self.params, state, seat) if has(state.alive, seat) else 0
        self.gate = NONE
        late: i64 = 0
        first = state.top.a if state.top.a >= 0 else seat
        for i in range(self.num_seats):
            other = first + i * state.direction
            if other < 0:
                other += self.num_seats
            elif other >= self.num_seats:
                other -= self.num_seats
            if has(state.alive, other):
                self.player(state, seat, other, late, everything)
                late += 1
            else:
                self.features.add(self.slot(seat, other) * at.PLAYER + at.ROLE + state.role[other], 1.0)
        for place in range(i64(1), self.params.places, i64(2)):
            if state.nodes[place]:
                self.host(state, seat, place)
        self.table(state, seat)

    def player(self, state: LokState, me: i64, seat: i64, late: i64, everything: bool) -> None:
        features = self.features
        first = self.slot(me, seat) * at.PLAYER
        if everything:
            features.add(first + at.ROLE + state.role[seat], 1.0)
        may = self.guess(state, me, seat)
        for role in range(i64(ROLES)):
            if has(may, role):
                features.add(first + at.MAY + role, 1.0)
        place = 2 * seat
        nodes = state.nodes[place]
        features.add(first + at.NODES, float(nodes) / 4.0)
        if nodes <= 2:
            features.add(first + at.NODES + 1, 1.0)
            if nodes <= 1:
                features.add(first + at.NODES + 2, 1.0)
        features.add(first + at.DEFENCE + state.defence[place], 1.0)
        features.add(first + at.SIZE, float(state.size[seat]) / 4.0)
        features.add(first + at.SKIPS, float(state.skips[seat]))
        if state.bomb == seat:
            features.add(first + at.BOMB, 1.0)
        if late == 0:
            features.add(first + at.ACTIVE, 1.0)
        features.add(first + at.LATE, float(late) / 4.0)
        if has(self.reached, place):
            features.add(first + at.REACHED, 1.0)
        self.way(state, me, seat, first)
        if everything or seat == me:
            for kind in range(i64(KINDS)):
                n = state.hands[seat * KINDS + kind]
                if n:
                    features.add(first + at.HAND + kind, float(n))

    def way(self, state: LokState, me: i64, seat: i64, first: i64) -> None:
        """Finds the shortest way to the Administrator."""
        if seat == state.admin:
            return
        params = self.params
        features = self.features
        owned: i64 = 0
        for place in range(i64(1), params.places, i64(2)):
            if state.nodes[place] and state.owner[place] == seat:
                owned += 1
        features.add(first + at.OWNS, float(owned))
        least: i64 = 1000
        for side in (-1, 1):
            place = 2 * state.admin
            last = place
            hits: i64 = 0
            while True:
                place = next_in(params, state, place, side)
                if state.owner[place] == seat:
                    break
                hits += state.nodes[place]
                last = place
            if hits < least:
                least = hits
                if seat == me:
                    self.gate = last
        features.add(first + at.HITS, float(least) / 5.0)
        if least == 0:
            features.add(first + at.OPEN, 1.0)

    def host(self, state: LokState, me: i64, place: i64) -> None:
        features = self.features
        first = at.HOST + self.host_slot(me, place) * at.HOST_SIZE
        features.add(first + at.HOST_NODES, float(state.nodes[place]) / 3.0)
        if state.nodes[place] == 1:
            features.add(first + at.HOST_NODES + 1, 1.0)
        features.add(first + at.HOST_DEFENCE + state.defence[place], 1.0)
        owner: i64 = 2
        if state.owner[place] == me:
            owner = 0
        elif state.owner[place] == state.admin:
            owner = 1
        features.add(first + at.HOST_OWNER + owner, 1.0)
        if has(self.reached, place):
            features.add(first + at.HOST_REACHED, 1.0)

    def table(self, state: LokState, me: i64) -> None:
        params = self.params
        features = self.features
        frame = state.top
        features.add(at.MINE + state.role[me], 1.0)
        features.add(at.DECISION + frame.kind, 1.0)
        features.add(at.TABLE + self.num_seats - 4, 1.0)
        features.add(at.ATTACKED, float(state.attacked))
        features.add(at.ROUND, float(state.round) / 10.0)
        for role in range(i64(HACKER), i64(ROLES)):
            left = params.roles[role]
            for seat in range(self.num_seats):
                if not has(state.alive, seat) and state.role[seat] == role:
                    left -= 1
            features.add(at.LEFT + role - HACKER, float(left) / 2.0)
        for kind in range(i64(KINDS)):
            features.add(at.SPENT + kind, float(state.discard[kind]) / 5.0)
        excess = state.size[me] - hand_limit(params)
        if excess > 0:
            features.add(at.EXCESS, float(excess))
        if params.team:
            features.add(at.TEAM, 1.0)
        if frame.kind == K_DIRECT and frame.b == me:
            may = self.guess(state, me, frame.a)
            for role in range(i64(ROLES)):
                if has(may, role):
                    features.add(at.ASKED_BY + role, 1.0)
