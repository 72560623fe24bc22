"""Figures of a state that several inputs and tokens share, computed once per state."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.games.cybershield.ai.model.feature_index import DECISION_KINDS, INPUTS
from cyberdeck.games.cybershield.ai.model.kinds import Kinds
from cyberdeck.games.cybershield.ids import K_UNDER, KINDS, NONE, SIDE, SYMBOLS
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.kernel.actions import filled
from cyberdeck.kernel.bits import lowest
from cyberdeck.search.policy_value import smaller


@final
class Side:
    """Masks are of slots unless noted."""

    def __init__(self) -> None:
        # By slot
        self.near = filled(SIDE, 0)  # mask of the slots it is joined to
        self.here = filled(SIDE, 0)  # points while it is connected
        self.loss = filled(SIDE, 0)  # points lost without it, if it is connected
        self.open_to = filled(SIDE, 0)  # what can hit it: mask of kinds, ON_GENERATOR and FAILS_GENERATOR
        # Totals
        self.net: i64 = 0  # connected
        self.up: i64 = 0  # upright
        self.lying: i64 = 0  # in play
        self.mended: i64 = 0  # upright when everything is restored
        self.roots: i64 = 0  # Providers
        self.stuck: i64 = 0  # with a Persistent denial of service
        self.walls: i64 = 0  # Routers with a working Firewall
        self.powered = False  # there is a working Power generator
        self.flooded: i64 = 0  # Distributed denials of service
        self.points: i64 = 0  # of all that is connected
        self.outage: i64 = 0  # … that a Power outage takes
        self.train: i64 = 0  # … that a Security training brings back
        self.room = filled(SYMBOLS, 0)  # free connected ports, by symbol
        # Buffers
        self.order = filled(SIDE, 0)
        self.parent = filled(SIDE, 0)
        self.deep = filled(SIDE, 0)

    def reach(self, start: i64, within: i64) -> i64:
        """Mask of the slots joined to `start` through slots of `within`, with `start`."""
        near = self.near
        found = start
        while start:
            more = near[lowest(start)] & within & ~found
            start &= start - 1
            start |= more
            found |= more
        return found

    def points_in(self, slots: i64) -> i64:
        here = self.here
        total: i64 = 0
        while slots:
            total += here[lowest(slots)]
            slots &= slots - 1
        return total

    def region(self, start: i64) -> i64:
        """Points of the upright, unconnected cards that are joined to `start`, with `start`."""
        left = self.up & ~self.net
        return self.points_in(self.reach(start & left, left))


@final
class Survey:
    def __init__(self, params: RuleParams) -> None:
        self.params = params
        self.kinds = Kinds(params)
        self.inputs = vec[float]([0.0] * INPUTS)  # all zero between two surveys
        self.first = Side()
        self.second = Side()
        self.plan_net: i64 = 0  # mask of the slots connected by the plan so far
        self.plan_points: i64 = 0
        self.threat: i64 = 0  # the opponent's score after the announcement
        # Constants
        self.decision = filled(K_UNDER + 1, NONE)  # by frame: the index of its decision
        self.cards = filled(2, 1)  # by seat: the size of the deck
        n: i64 = 0
        for kind in DECISION_KINDS:
            self.decision[kind] = n
            n += 1
        for seat in range(i64(2)):
            n = 0
            for kind in range(i64(KINDS)):
                n += params.lists[seat * KINDS + kind]
            self.cards[seat] = n if n > 0 else 1

    def side(self, seat: i64) -> Side:
        return self.first if seat == 0 else self.second

    def steps(self, first: i64, n: i64, most: i64) -> None:
        """Sets one input for each of the first n steps, `most` at most."""
        inputs = self.inputs
        for i in range(smaller(n, most)):
            inputs[first + i] = 1.0
