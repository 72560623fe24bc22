"""The policy/value model of Cyber Shield. A position is evaluated when a turn begins."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.cybershield.ai.model.actions import describe_action
from cyberdeck.games.cybershield.ai.model.decision import encode_decision
from cyberdeck.games.cybershield.ai.model.feature_index import INPUTS, MY_TURN, PILE, PLAYS, SIDE_SIZE, THINGS, TURNS
from cyberdeck.games.cybershield.ai.model.sides import look_at_hand, look_at_pile, look_at_side
from cyberdeck.games.cybershield.ai.model.survey import Survey
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ids import K_ARRANGE, KINDS
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.game import OVER
from cyberdeck.search.policy_value import PolicyValueModel, load_layers, smaller


class LearnedModel(PolicyValueModel[CsState]):
    def __init__(self, game: CyberShield) -> None:
        super().__init__(game, load_layers("cyberdeck.games.cybershield.ai"), INPUTS, THINGS)
        self.blunder_factor = 1.1
        self.survey = Survey(game.params)

    def progress(self, state: CsState) -> i64:
        return state.turns

    def can_evaluate(self, state: CsState, since: i64) -> bool:
        """Whether another turn has begun."""
        kind = state.top.kind
        return kind == OVER or (kind == K_ARRANGE and state.turns > since)

    def perspective(self, state: CsState) -> i64:
        return state.active

    def encode_features(self, state: CsState, seat: i64, everything: bool) -> None:
        survey = self.survey
        inputs = survey.inputs
        look_at_side(survey, state, seat, 0)
        look_at_side(survey, state, 1 - seat, SIDE_SIZE)
        look_at_hand(survey, state.hands, seat, 0)
        look_at_hand(survey, state.hands if everything else state.known, 1 - seat, SIDE_SIZE)
        look_at_pile(survey, state, seat, PILE)
        look_at_pile(survey, state, 1 - seat, PILE + KINDS)
        if state.active == seat:
            inputs[MY_TURN] = 1.0
        inputs[PLAYS + smaller(state.plays, 3)] = 1.0
        inputs[TURNS] = float(state.turns) / 40.0
        encode_decision(survey, state, seat)
        self.gather()

    def gather(self) -> None:
        """Moves the non-zero inputs to the sparse features."""
        inputs = self.survey.inputs
        features = self.features
        places = features.indices
        amounts = features.values
        n = features.count
        for i in range(i64(INPUTS)):
            much = inputs[i]
            if much != 0.0:
                places[n] = i
                amounts[n] = much
                n += 1
                inputs[i] = 0.0
        features.count = n

    def encode_action(self, state: CsState, seat: i64, action: i64) -> None:
        """Requires the features of the same state and seat: it uses that survey and makes none."""
        describe_action(self, self.survey, state, seat, action)
