"""Models that were learned by playing: a policy network for actions and a value network for positions.

Their weights are in `model.json` of the game's package `ai`, in thousandths; tools/train.py writes them.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.kernel.actions import ActionBuffer, filled
from cyberdeck.kernel.game import Game, S
from cyberdeck.search.model import Model, PriorBuffer
from cyberdeck.search.network import Layers, Network, SparseFeatures, exp_scores

POLICY: Final = "policy"
VALUE: Final = "value"
SCALE: Final = 1000.0
MAX_FEATURES: Final = 1024
MAX_TOKENS: Final = 16
PRIOR_SCALE: Final = 4096.0
OPPONENT: Final = -1


class PolicyValueModel(Model[S]):
    """A game's model encodes the table as features (`encode_features`) and describes an action by a few tokens, whose
    scores are added up (`encode_action`).
    """

    def __init__(
        self, game: Game[S, Any], layers: tuple[Layers, Layers], inputs: i64, outputs: i64, heads: i64 = 1
    ) -> None:
        """layers: of the policy and of the value network. heads: outputs of the value network; `assign_heads` says
        which of them is which seat's.
        """
        super().__init__(game)
        self.prior_mix = 0.3
        self.horizon = 0
        self.inputs: i64 = inputs
        self.outputs: i64 = outputs
        self.heads: i64 = heads
        self.values = vec[float]([0.0] * game.num_seats)  # by seat, from the last evaluation
        self.head = filled(game.num_seats, 0)  # by seat: its output; OPPONENT: it loses what the other gains
        self.features = SparseFeatures(MAX_FEATURES)
        self.tokens = filled(MAX_TOKENS, 0)
        self.num_tokens: i64 = 0
        self.scores = vec[float]([0.0] * 64)
        self.policy = Network(layers[0])
        self.value = Network(layers[1])

    def use(self, policy: Layers, value: Layers) -> None:
        """Takes other weights than the stored ones."""
        self.policy = Network(policy)
        self.value = Network(value)

    def encode_features(self, state: S, seat: i64, everything: bool) -> None:
        """Fills the features: what a seat sees, or everything, from that seat's side of the table."""
        raise NotImplementedError

    def encode_action(self, state: S, seat: i64, action: i64) -> None:
        """Adds the tokens of an action; `encode_features` was called just before."""
        raise NotImplementedError

    def add_token(self, unit: i64) -> None:
        self.tokens[self.num_tokens] = unit
        self.num_tokens += 1

    def priors(self, state: S, seat: i64, buffer: ActionBuffer, priors: PriorBuffer) -> None:
        n = buffer.count
        priors.fill_uniform(n)
        if n < 2:
            return
        total = self.score_actions(state, seat, buffer)
        for i in range(n):
            priors.weights[i] = i64(self.scores[i] / total * PRIOR_SCALE) + 1

    def score_actions(self, state: S, seat: i64, buffer: ActionBuffer) -> float:
        """Fills the scores: the exponential of each action's network output. Returns their sum."""
        n = buffer.count
        if n > len(self.scores):
            self.scores = vec[float]([0.0] * (2 * n))
        scores = self.scores
        self.features.clear()
        self.encode_features(state, seat, False)
        net = self.policy
        net.forward(self.features)
        for i in range(n):
            self.num_tokens = 0
            self.encode_action(state, seat, buffer.ids[i])
            total = 0.0
            for j in range(self.num_tokens):
                total += net.output(self.tokens[j])
            scores[i] = total
        return exp_scores(scores, n)

    def evaluate(self, state: S) -> list[float]:
        self.evaluate_for(state, self.perspective(state))
        return list(self.values)

    def perspective(self, state: S) -> i64:
        """The seat from whose side a position is evaluated."""
        raise NotImplementedError

    def evaluate_for(self, state: S, seat: i64) -> None:
        """Fills `values`, seen from one seat's side."""
        self.features.clear()
        self.encode_features(state, seat, True)
        self.value.forward(self.features)
        self.assign_heads(state, seat)
        predict_values(self.value, self.head, self.min_return, self.max_return, self.values)

    def assign_heads(self, state: S, seat: i64) -> None:
        """Says which output is which seat's; the default is for two players with opposite returns."""
        self.head[seat] = 0
        self.head[1 - seat] = OPPONENT

    # The same as plain lists, for tests and tools

    def feature_list(self, state: S, seat: int, everything: bool) -> list[tuple[int, float]]:
        self.features.clear()
        self.encode_features(state, seat, everything)
        return [(self.features.indices[i], self.features.values[i]) for i in range(self.features.count)]

    def token_lists(self, state: S, seat: int, actions: list[int]) -> list[list[int]]:
        self.features.clear()
        self.encode_features(state, seat, False)
        found: list[list[int]] = []
        for action in actions:
            self.num_tokens = 0
            self.encode_action(state, seat, action)
            found.append([self.tokens[j] for j in range(self.num_tokens)])
        return found


def predict_values(value: Network, head: vec[i64], lowest: float, highest: float, out: vec[float]) -> None:
    """Fills the expected return of each seat, after `forward`."""
    for seat in range(i64(len(out))):
        if head[seat] != OPPONENT:
            out[seat] = lowest + (highest - lowest) / (1.0 + exp(-value.output(head[seat])))
    for seat in range(i64(len(out))):
        if head[seat] == OPPONENT:
            out[seat] = -out[1 - seat]


def smaller(a: i64, b: i64) -> i64:
    if a < b:
        return a
    return b


@lru_cache(maxsize=16)
def load_layers(package: str) -> tuple[Layers, Layers]:
    """The layers of the policy and of the value network, from `model.json` in a package."""
    text = (files(package) / "model.json").read_text(encoding="utf-8")
    data: dict[str, list[list[int]]] = json.loads(text)
    return unpack_layers(data[POLICY]), unpack_layers(data[VALUE])


def unpack_layers(rows: list[list[int]]) -> Layers:
    plain = [[n / SCALE for n in row] for row in rows]
    return Layers(plain[0], plain[1], plain[2], plain[3])


def pack_layers(layers: Layers) -> list[list[int]]:
    return [[round(x * SCALE) for x in row] for row in layers.tolists()]
