"""The policy/value model of Lokalka: tokens of actions. A position is evaluated when a turn begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.lokalka import ids
from cyberdeck.games.lokalka.ai.model import feature_index as at
from cyberdeck.games.lokalka.ai.model.features import FeatureEncoder
from cyberdeck.games.lokalka.rules.ring import beside, crosses, next_player, taken_by_botnet
from cyberdeck.games.lokalka.rules.turn import hand_limit
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.bits import has, popcount
from cyberdeck.kernel.game import OVER

TURNS: Final = 32  # more than a round has


class LearnedModel(FeatureEncoder):
    def progress(self, state: LokState) -> i64:
        return state.round * TURNS - state.left

    def can_evaluate(self, state: LokState, since: i64) -> bool:
        """Whether another turn has begun."""
        kind = state.top.kind
        return kind == OVER or (kind == ids.K_TURN and self.progress(state) > since)

    def encode_action(self, state: LokState, seat: i64, action: i64) -> None:
        self.describe(state, seat, action)
        shift = state.role[seat] * at.ACTION_TOKENS
        for i in range(self.num_tokens):
            self.tokens[i] += shift

    def describe(self, state: LokState, seat: i64, action: i64) -> None:
        if action == ids.PASS:
            self.add_token(at.PASSES + state.top.kind)
        elif action == ids.END:
            self.add_token(at.ENDS + within(state.size[seat] - hand_limit(self.params), 0, 3))
        elif action < ids.DEFEND0:
            self.describe_built(state, seat, action - ids.BUILD0)
        elif action < ids.ATTACK0:
            self.describe_laid(state, seat, (action - ids.DEFEND0) // ids.PLACES, (action - ids.DEFEND0) % ids.PLACES)
        elif action < ids.FLOOD0:
            self.describe_attack(state, seat, (action - ids.ATTACK0) // ids.PLACES, (action - ids.ATTACK0) % ids.PLACES)
        elif action < ids.DISCARD0:
            self.describe_special(state, seat, action)
        elif action < ids.SHOW0:
            kind = action - ids.DISCARD0
            self.add_token(at.DROPS + kind)
            if state.hands[seat * ids.KINDS + kind] > 1:
                self.add_token(at.DROPS_ONE_OF)
        else:
            self.add_token(at.SHOWS + action - ids.SHOW0)

    def describe_built(self, state: LokState, seat: i64, host: i64) -> None:
        params = self.params
        away = state.top.b - 2 * seat
        if away < 0:
            away += params.places
        away = min(away, params.places - away)
        self.add_token(at.BUILDS + away // 2 * 2 + (1 if params.host_nodes[host] > 2 else 0))

    def describe_laid(self, state: LokState, seat: i64, level: i64, place: i64) -> None:
        self.add_token(at.LAYS + level * 6 + state.defence[place])
        self.add_token(at.LAYS_ON + (0 if place == 2 * seat else 1 + self.host_slot(seat, place)))

    def describe_attack(self, state: LokState, seat: i64, level: i64, place: i64) -> None:
        there = state.defence[place]
        how: i64 = 3
        if there:
            how = within(level + 2 - there, 0, 2)
        self.add_token(at.HITS_WITH + level * 4 + how)
        hit: i64 = 1 if how >= 2 else 0
        last: i64 = 1 if state.nodes[place] == 1 else 0
        if place % 2 == 0:
            other = place // 2
            self.add_token(at.HITS_PLAYER + self.guess(state, seat, other) * 4 + hit * 2 + last)
            self.add_token(at.HITS_AT + self.slot(seat, other))
        else:
            mine: i64 = 0 if state.owner[place] == state.admin else 1
            self.add_token(at.HITS_HOST + mine * 4 + hit * 2 + last)
            self.add_token(at.HITS_AT + 8 + self.host_slot(seat, place))
        if place == self.gate:
            self.add_token(at.ON_THE_WAY)
        if (
            has(state.possible_roles[seat], ids.HACKER)
            and crosses(state.role[seat])
            and not has(beside(self.params, state, seat), place)
        ):
            self.add_token(at.CROSSES)

    def describe_special(self, state: LokState, seat: i64, action: i64) -> None:
        if action == ids.FLOOD0:
            self.special(ids.FLOOD)
        elif action < ids.VIRUSES0:
            self.special(ids.SOCIAL)
            other = action - ids.SOCIAL0
            self.add_token(at.ROBS + self.guess(state, seat, other))
            self.add_token(at.ROBS_SIZE + within(state.size[other], 1, 3) - 1)
        elif action == ids.VIRUSES0:
            self.special(ids.VIRUSES)
        elif action < ids.BACKUP0:
            self.describe_direct(state, seat, action - ids.DIRECT0)
        elif action < ids.MAINTAIN0:
            self.special(ids.BACKUP)
            self.add_token(at.FETCHES + action - ids.BACKUP0)
        elif action < ids.SANDBOX0:
            self.special(ids.MAINTENANCE)
            place = action - ids.MAINTAIN0
            self.add_token(at.REPAIRS + (within(state.nodes[place], 1, 4) - 1 if place == 2 * seat else 4))
        elif action < ids.ROUTER0:
            self.special(ids.SANDBOX)
            other = action - ids.SANDBOX0
            self.add_token(at.STOPS + self.guess(state, seat, other))
            if next_player(self.params, state, seat) == other:
                self.add_token(at.STOPS_NEXT)
        elif action == ids.ROUTER0:
            self.special(ids.ROUTER)
        elif action == ids.BOTNET0:
            self.special(ids.BOTNET)
            self.add_token(at.TAKES + within(popcount(taken_by_botnet(self.params, state, seat)), 1, 3) - 1)
        else:
            self.special(ids.BOMB)

    def special(self, kind: i64) -> None:
        self.add_token(at.PLAYS + kind - ids.FLOOD)

    def describe_direct(self, state: LokState, seat: i64, other: i64) -> None:
        self.special(ids.DIRECT)
        self.add_token(at.DIRECT_TO + self.guess(state, seat, other))
        self.add_token(at.DIRECT_NODES + within(state.nodes[2 * other], 1, 5) - 1)
        self.add_token(at.DIRECT_SIZE + within(state.size[other], 0, 3))
        best: i64 = 0
        for level in range(i64(ids.LEVELS)):
            if state.hands[seat * ids.KINDS + ids.ATTACK + level]:
                best = level
        self.add_token(at.DIRECT_WITH + best)


def within(n: i64, low: i64, high: i64) -> i64:
    if n < low:
        return low
    if n > high:
        return high
    return n
