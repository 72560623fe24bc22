"""Learning by playing: some hundred games are played, then the networks of a model learn from them.

This is proximal policy optimisation with an actor and a critic. The value network learns what positions are worth from
their results. Actions that led to more than was expected become likelier, others less likely. All decisions are gone
through several times in minibatches; an action is left alone once it is clearly likelier, or less likely, than it was
when it was taken. The critic sees all hands; the actor sees what its seat sees.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.kernel.actions import filled
from cyberdeck.kernel.game import S
from cyberdeck.kernel.rng import Rng
from cyberdeck.search.network import Layers, SparseFeatures, exp_scores
from cyberdeck.search.policy_value import MAX_FEATURES, OPPONENT, predict_values
from cyberdeck.training.actor import Actor
from cyberdeck.training.optimizer import Adam, zeros
from cyberdeck.training.trajectory import MOST_SEATS

MINIBATCH: Final = 1024  # decisions between two steps of the optimizer
CLIP: Final = 0.2  # how much likelier, or less likely, an action may become before it is left alone
EPSILON: Final = 1e-12


class Learner(Actor[S]):
    """Trains one pair of networks; models of several tables may share them (`PolicyValueModel.use`)."""

    def __init__(
        self,
        policy: Layers,
        value: Layers,
        gae_lambda: float = 0.92,
        policy_lambda: float = 0.8,
        entropy_coef: float = 0.0,
        explore_per_mille: i64 = 0,
    ) -> None:
        """gae_lambda, policy_lambda: how much later results count, from one decision to the next, for positions and for
        actions: much of what comes later is luck, which is no merit of the action. entropy_coef: the bonus for a unit
        of entropy, where advantages have a spread of 1. explore_per_mille: actions of a thousand that are drawn at
        random: what the network never plays it never learns to play.
        """
        super().__init__(explore_per_mille)
        self.policy = Adam(policy)
        self.value = Adam(value)
        self.gae_lambda = gae_lambda
        self.policy_lambda = policy_lambda
        self.entropy_coef = entropy_coef
        self.features = SparseFeatures(MAX_FEATURES)
        self.share = zeros(64)
        self.predicted = zeros(0)  # by seat

    # Targets

    def assign_targets(self, result: list[float]) -> None:
        """Fills target values and advantages of the last game, from its result and the values expected later."""
        trajectory = self.trajectory
        seats = i64(len(result))
        later = zeros(seats)
        gain = zeros(seats)  # for positions
        credit = zeros(seats)  # for actions
        for seat in range(seats):
            later[seat] = result[seat]
        for back in range(trajectory.count - self.game_start):
            row = trajectory.count - 1 - back
            for seat in range(seats):
                at = row * MOST_SEATS + seat
                expected = trajectory.value[at]
                more = later[seat] - expected
                gain[seat] = more + self.gae_lambda * gain[seat]
                credit[seat] = more + self.policy_lambda * credit[seat]
                later[seat] = expected
                trajectory.target_value[at] = expected + gain[seat]
            trajectory.advantage[row] = credit[trajectory.seat[row]]

    def assign_imitation_targets(self, result: list[float]) -> None:
        """The same for imitation: every decision was good, and positions are worth the result of the game."""
        trajectory = self.trajectory
        for row in range(self.game_start, trajectory.count):
            for seat in range(i64(len(result))):
                trajectory.target_value[row * MOST_SEATS + seat] = result[seat]
            trajectory.advantage[row] = 1.0

    def value_loss(self, result: list[float]) -> float:
        """The cross-entropy of the value network over the last game, a mean over decisions and seats; log 2 for one
        that knows nothing.
        """
        trajectory = self.trajectory
        seats = i64(len(result))
        spread = self.max_return - self.min_return
        total = 0.0
        for row in range(self.game_start, trajectory.count):
            for seat in range(seats):
                expected = (trajectory.value[row * MOST_SEATS + seat] - self.min_return) / spread
                got = (result[seat] - self.min_return) / spread
                total -= got * log(expected + EPSILON) + (1.0 - got) * log(1.0 - expected + EPSILON)
        return (
            total / float((trajectory.count - self.game_start) * seats) if trajectory.count > self.game_start else 0.0
        )

    # Learning

    def learn(self, learning_rate: float, rng: Rng, epochs: i64 = 1, policy: bool = True) -> None:
        """Learns from the whole trajectory, `epochs` times, and empties it. The value network always learns, the policy
        only if asked to.
        """
        trajectory = self.trajectory
        scale = 1.0 / (self.advantage_spread() + EPSILON)
        for _i in range(epochs):
            order = shuffled(trajectory.count, rng)
            done: i64 = 0
            for i in range(trajectory.count):
                if policy:
                    self.learn_policy(order[i], scale * trajectory.advantage[order[i]])
                self.learn_value(order[i])
                done += 1
                if done == MINIBATCH or i == trajectory.count - 1:
                    if policy:
                        self.policy.step(learning_rate, 1.0 / float(done))
                    self.value.step(learning_rate, 1.0 / float(done))
                    done = 0
        trajectory.clear()

    def advantage_spread(self) -> float:
        """The root mean square of the advantages."""
        trajectory = self.trajectory
        total = 0.0
        for row in range(trajectory.count):
            total += trajectory.advantage[row] * trajectory.advantage[row]
        return sqrt(total / float(trajectory.count)) if trajectory.count else 0.0

    def learn_value(self, row: i64) -> None:
        """Moves the predicted values towards their targets."""
        trajectory = self.trajectory
        seats = trajectory.seats[row]
        head = filled(seats, 0)
        self.predicted = foreseen = zeros(seats)
        for seat in range(seats):
            head[seat] = trajectory.head[row * MOST_SEATS + seat]
        trajectory.open_features.get(row, self.features)
        self.value.forward(self.features)
        predict_values(self.value.net, head, self.min_return, self.max_return, foreseen)
        spread = self.max_return - self.min_return
        for seat in range(seats):
            if head[seat] != OPPONENT:
                self.value.add_gradient(
                    head[seat], (foreseen[seat] - trajectory.target_value[row * MOST_SEATS + seat]) / spread
                )
        self.value.backward(self.features)

    def learn_policy(self, row: i64, gain: float) -> None:
        """Makes the chosen action likelier in proportion to `gain`, with the entropy bonus."""
        trajectory = self.trajectory
        trajectory.features.get(row, self.features)
        self.policy.forward(self.features)
        first = trajectory.actions.begin(row)
        n = trajectory.actions.ends[row] - first
        self.score_actions(first, n)
        if not self.imitation:
            gain *= self.policy_gradient(self.share[trajectory.chosen[row]], trajectory.action_prob[row], n, gain > 0.0)
        certainty = 0.0
        for i in range(n):
            certainty += self.share[i] * log(self.share[i] + EPSILON)
        for i in range(n):
            share = self.share[i]
            gradient = gain * share + self.entropy_coef * share * (log(share + EPSILON) - certainty)
            if i == trajectory.chosen[row]:
                gradient -= gain
            taken = trajectory.actions.values[first + i]
            for j in range(trajectory.tokens.begin(taken), trajectory.tokens.ends[taken]):
                self.policy.add_gradient(trajectory.tokens.values[j], gradient)
        self.policy.backward(self.features)

    def policy_gradient(self, share: float, action_prob: float, n: i64, better: bool) -> float:
        """The clipped probability ratio of one of n actions: its share now over its probability when it was taken,
        exploration included; 0 if it is clearly likelier, or less likely, already.
        """
        if better:
            if share > (1.0 + CLIP) * action_prob:
                return 0.0
        elif share < (1.0 - CLIP) * action_prob:
            return 0.0
        explore = float(self.explore_per_mille) / 1000.0
        return share / ((1.0 - explore) * action_prob + explore / float(n) + EPSILON)

    def score_actions(self, first: i64, n: i64) -> None:
        """Fills `share` with the policy of the n actions from `first` in the trajectory."""
        if n > len(self.share):
            self.share = zeros(2 * n)
        share = self.share
        trajectory = self.trajectory
        net = self.policy.net
        for i in range(n):
            taken = trajectory.actions.values[first + i]
            total = 0.0
            for j in range(trajectory.tokens.begin(taken), trajectory.tokens.ends[taken]):
                total += net.output(trajectory.tokens.values[j])
            share[i] = total
        total = exp_scores(share, n)
        for i in range(n):
            share[i] /= total


def shuffled(n: i64, rng: Rng) -> vec[i64]:
    """The numbers below n, in random order."""
    out = filled(n, 0)
    for i in range(n):
        j = rng.below(i + 1)
        out[i] = out[j]
        out[j] = i
    return out
