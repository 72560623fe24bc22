"""The policy/value model of Kiberrubezh: tokens of actions. A position is evaluated when a turn begins."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.ai.model import feature_index as at
from cyberdeck.games.kiberrubezh.ai.model.blocks import stopped_by, stoppers, through
from cyberdeck.games.kiberrubezh.ai.model.features import FeatureEncoder
from cyberdeck.games.kiberrubezh.ids import (
    ADD0,
    ATTACKS,
    BLOCK0,
    DECLARE,
    FIRST_ATTACK,
    FIRST_MEASURE,
    K_ASSETS,
    KINDS,
    LAY0,
    MEASURES,
    OBJECT0,
    OBJECT_TURNED0,
    TEXT0,
)
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.game import OVER
from cyberdeck.search.policy_value import smaller


class LearnedModel(FeatureEncoder):
    def can_evaluate(self, state: KrState, since: i64) -> bool:
        """Whether another turn has begun."""
        kind = state.top.kind
        return kind == OVER or (kind == K_ASSETS and state.turns > since)

    def encode_action(self, state: KrState, seat: i64, action: i64) -> None:
        params = self.params
        self.add_token(action)
        if action >= BLOCK0 and action < TEXT0:
            measure = (action - BLOCK0) // ATTACKS
            attack = (action - BLOCK0) % ATTACKS
            self.add_token(at.BY + measure)
            self.add_token(at.STOPS + attack)
            if stoppers(params, state, seat, FIRST_ATTACK + attack) <= params.blocks[FIRST_MEASURE + measure]:
                self.add_token(at.ONLY)
            if stopped_by(params, state, FIRST_MEASURE + measure) <= 1:
                self.add_token(at.LAST_ONE)
        elif action >= ADD0 and action < DECLARE:
            kind = action - ADD0
            self.add_token(at.ADDED + smaller(stoppers(params, state, 1 - seat, kind), 4))
            self.load(state, seat, True)
            self.ready[kind - FIRST_ATTACK] += 1
            self.add_token(at.PASSES + few(through(params, state, self.ready, 1 - seat, False) - self.gets_wave, 1))
        elif action >= LAY0 and action < ADD0:
            self.describe_laid(state, seat, action - LAY0)
        elif action >= OBJECT0 and action < OBJECT_TURNED0:
            self.describe_object(state, seat, action - OBJECT0)

    def load(self, state: KrState, seat: i64, in_wave: bool) -> None:
        """Fills `ready` with a seat's upright means, or with the wave's."""
        for i in range(i64(ATTACKS)):
            kind = FIRST_ATTACK + i
            self.ready[i] = state.wave[kind] - state.resolved[kind] if in_wave else state.upright[seat * KINDS + kind]

    def describe_laid(self, state: KrState, seat: i64, kind: i64) -> None:
        params = self.params
        if kind >= FIRST_ATTACK and kind < FIRST_ATTACK + ATTACKS:
            self.load(state, seat, False)
            self.ready[kind - FIRST_ATTACK] += 1
            self.add_token(
                at.PIERCES + few(through(params, state, self.ready, 1 - seat, False) - self.gets_up[seat], 1)
            )
        elif kind >= FIRST_MEASURE and kind < FIRST_MEASURE + MEASURES:
            self.load_all(state, 1 - seat)
            stopped = self.gets_lying[1 - seat] - through(params, state, self.lying, seat, True, kind, 1)
            self.add_token(at.GUARDS + few(stopped, 3))

    def load_all(self, state: KrState, seat: i64) -> None:
        """Fills `lying` with all means of a seat."""
        for i in range(i64(ATTACKS)):
            place = seat * KINDS + FIRST_ATTACK + i
            self.lying[i] = state.upright[place] + state.turned[place]

    def describe_object(self, state: KrState, seat: i64, kind: i64) -> None:
        """An upright measure of the opponent as the object of an effect."""
        if kind >= FIRST_MEASURE and kind < FIRST_MEASURE + MEASURES and state.upright[(1 - seat) * KINDS + kind]:
            self.load(state, seat, False)
            more = through(self.params, state, self.ready, 1 - seat, False, kind, -1) - self.gets_up[seat]
            self.add_token(at.OPENS + few(more, 3))


def few(n: i64, most: i64) -> i64:
    """Clamps to 0 … most. `through` does not search for the best blocks, so a difference can be below zero."""
    return smaller(n, most) if n > 0 else 0
