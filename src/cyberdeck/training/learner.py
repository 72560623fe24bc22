"""Learning by playing: some hundred games are played, then the networks of a model learn from how they went.

What a position is worth is learned from what came of it. Answers that led to more than was expected become likelier,
others less likely (an actor and a critic, each with expectations as far ahead as it is shown). All decisions are gone
through several times in small parts; an answer is left alone once it has become clearly likelier, or less likely, than
it was when it was given (proximal policy optimisation). The critic sees all hands; the actor sees what its seat sees.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.kernel.actions import ActionBuffer, filled
from cyberdeck.kernel.game import CHANCE, NOBODY, Game, State
from cyberdeck.kernel.rng import Rng
from cyberdeck.search.network import Layers, SparseFeatures, exp_scores
from cyberdeck.search.policy_value import MAX_FEATURES, OPPONENT, PolicyValueModel, predict_values
from cyberdeck.training.optimizer import Adam, zeros
from cyberdeck.training.trajectory import MOST_SEATS, Trajectory

S = TypeVar("S", bound=State)
MINIBATCH: Final = 1024  # decisions between two steps
UNDECIDED: Final = 1.01  # the scores of all answers beside the best one, which is 1
CLIP: Final = 0.2  # how much likelier, or less likely, an answer may become before it is left alone
FINE: Final = 1 << 30
EPSILON: Final = 1e-12


class Learner(Generic[S]):
    """For one pair of networks; models of several games of a kind may use them (`PolicyValueModel.use`)."""

    def __init__(
        self,
        policy: Layers,
        value: Layers,
        gae_lambda: float = 0.92,
        policy_lambda: float = 0.8,
        entropy_coef: float = 0.0,
        explore_per_mille: i64 = 0,
    ) -> None:
        """farsight, patience: what counts of all that comes later, from one decision to the next, for positions and for
        answers: much of it is luck, for which an answer should not be praised. openness: how much it is worth to leave
        an answer open, for each unit of entropy, where gains have a spread of 1. tries: of a thousand answers, those
        that are drawn at random: what the network never gives it would never learn to give.
        """
        self.policy = Adam(policy)
        self.value = Adam(value)
        self.gae_lambda = gae_lambda
        self.policy_lambda = policy_lambda
        self.entropy_coef = entropy_coef
        self.explore_per_mille: i64 = explore_per_mille
        self.trajectory = Trajectory()
        self.imitation = False  # the answers in the trajectory are good ones, the one who gave them
        self.game_start: i64 = 0  # where the last game begins in the trajectory
        self.buffer = ActionBuffer()
        self.features = SparseFeatures(MAX_FEATURES)
        self.share = zeros(64)
        self.predicted = zeros(0)  # by seat
        self.min_return = -1.0  # what a game can bring
        self.max_return = 1.0

    # Playing

    def play(
        self,
        game: Game[S, Any],
        model: PolicyValueModel[S],
        rng: Rng,
        rivals: list[Callable[[S, int, list[int]], int] | None],
    ) -> list[float]:
        """One game; what it brought. By seat: a rival, or nobody, where the model plays. The model's decisions go onto
        the tape where there was any doubt, and the rivals' if they are to be imitated.
        """
        self.begin(model)
        buffer = self.buffer
        state = game.initial_state()
        while True:
            seat = next_decision(game, state, rng)
            if seat == NOBODY:
                return game.returns(state)
            game.legal_actions_into(state, seat, buffer)
            at: i64 = 0
            if buffer.count > 1:
                rival = rivals[seat]
                if rival is None:
                    total = model.score_actions(state, seat, buffer)
                    explores = self.explore_per_mille > 0 and rng.below(1000) < self.explore_per_mille
                    at = rng.below(buffer.count) if explores else self.sample(total, model, rng)
                    if explores or total > UNDECIDED:
                        self.record(state, model, seat, at, model.scores[at] / total)
                else:
                    at = index_of(buffer, rival(state, seat, buffer.tolist()))
                    if self.imitation:
                        total = model.score_actions(state, seat, buffer)
                        self.record(state, model, seat, at, model.scores[at] / total)
            game.apply(state, seat, buffer.ids[at])

    def begin(self, model: PolicyValueModel[S]) -> None:
        self.game_start = self.trajectory.count
        self.min_return = model.min_return
        self.max_return = model.max_return

    def sample(self, total: float, model: PolicyValueModel[S], rng: Rng) -> i64:
        left = total * float(rng.below(FINE)) / float(FINE)
        at: i64 = 0
        while at < self.buffer.count - 1 and left >= model.scores[at]:
            left -= model.scores[at]
            at += 1
        return at

    def record(self, state: S, model: PolicyValueModel[S], seat: i64, chosen: i64, action_prob: float) -> None:
        """The model has rated the answers just before."""
        trajectory = self.trajectory
        trajectory.features.add(model.features)
        for i in range(self.buffer.count):
            model.num_tokens = 0
            model.encode_action(state, seat, self.buffer.ids[i])
            for j in range(model.num_tokens):
                trajectory.tokens.put(model.tokens[j])
            trajectory.tokens.close()
            trajectory.actions.put(trajectory.tokens.count - 1)
        trajectory.actions.close()
        model.evaluate_for(state, seat)
        trajectory.open_features.add(model.features)
        trajectory.add_decision(seat, chosen, action_prob, model.values, model.head)

    def play_for_value(self, game: Game[S, Any], model: PolicyValueModel[S], rng: Rng, exploring: i64) -> list[float]:
        """One game of the model alone; what it brought. Of the first so many answers some are drawn at random; then it
        plays as well as it can, whatever strange place it has come to, and positions where a search would judge go onto
        the tape. No answers do.
        """
        self.begin(model)
        buffer = self.buffer
        state = game.initial_state()
        since = model.progress(state)
        while True:
            seat = next_decision(game, state, rng)
            if seat == NOBODY:
                return game.returns(state)
            if exploring <= 0 and model.can_evaluate(state, since):
                since = model.progress(state)
                seat_to_move = model.perspective(state)
                model.evaluate_for(state, seat_to_move)
                self.trajectory.open_features.add(model.features)
                self.trajectory.add_decision(seat_to_move, 0, 1.0, model.values, model.head)
            game.legal_actions_into(state, seat, buffer)
            at: i64 = 0
            if buffer.count > 1:
                exploring -= 1
                if exploring >= 0 and rng.below(1000) < self.explore_per_mille:
                    at = rng.below(buffer.count)
                else:
                    at = self.sample(model.score_actions(state, seat, buffer), model, rng)
            game.apply(state, seat, buffer.ids[at])

    # What came of it

    def assign_targets(self, result: list[float]) -> None:
        """Fills what came of the decisions of the last game, by what was expected later; result: by seat."""
        trajectory = self.trajectory
        seats = i64(len(result))
        later = zeros(seats)
        gain = zeros(seats)  # of positions
        credit = zeros(seats)  # of answers
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
        """The same where all decisions were good ones, and positions are worth what the game brought."""
        trajectory = self.trajectory
        for row in range(self.game_start, trajectory.count):
            for seat in range(i64(len(result))):
                trajectory.target_value[row * MOST_SEATS + seat] = result[seat]
            trajectory.advantage[row] = 1.0

    def value_loss(self, result: list[float]) -> float:
        """How unexpected it was what the seats got from the last game: the mean of -log of its chance, by seat; log 2
        for anyone who knows nothing.
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
        """From all that is in the trajectory, so many times; it is empty afterwards. What positions are worth, and
        answers unless they are left out.
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
        """Of the gains, from nought."""
        trajectory = self.trajectory
        total = 0.0
        for row in range(trajectory.count):
            total += trajectory.advantage[row] * trajectory.advantage[row]
        return sqrt(total / float(trajectory.count)) if trajectory.count else 0.0

    def learn_value(self, row: i64) -> None:
        """Towards the goal: what the seats got, or could expect later."""
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
        """Makes the chosen answer likelier by so much, and all of them a little more open."""
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
            answer = trajectory.actions.values[first + i]
            for j in range(trajectory.tokens.begin(answer), trajectory.tokens.ends[answer]):
                self.policy.add_gradient(trajectory.tokens.values[j], gradient)
        self.policy.backward(self.features)

    def policy_gradient(self, share: float, action_prob: float, n: i64, better: bool) -> float:
        """Of what came of one of n answers: its share now beside how likely it was to be given, lots included; nothing
        if it has become clearly likelier, or less likely, already.
        """
        if better:
            if share > (1.0 + CLIP) * action_prob:
                return 0.0
        elif share < (1.0 - CLIP) * action_prob:
            return 0.0
        lots = float(self.explore_per_mille) / 1000.0
        return share / ((1.0 - lots) * action_prob + lots / float(n) + EPSILON)

    def score_actions(self, first: i64, n: i64) -> None:
        """Fills the shares of answers in the trajectory."""
        if n > len(self.share):
            self.share = zeros(2 * n)
        share = self.share
        trajectory = self.trajectory
        net = self.policy.net
        for i in range(n):
            answer = trajectory.actions.values[first + i]
            total = 0.0
            for j in range(trajectory.tokens.begin(answer), trajectory.tokens.ends[answer]):
                total += net.output(trajectory.tokens.values[j])
            share[i] = total
        total = exp_scores(share, n)
        for i in range(n):
            share[i] /= total


def next_decision(game: Game[S, Any], state: S, rng: Rng) -> i64:
    """Who decides next, after all that is chance; NOBODY at the end."""
    seat = state.current_player()
    while seat == CHANCE:
        game.apply(state, CHANCE, game.sample_chance(state, rng))
        seat = state.current_player()
    return seat


def shuffled(n: i64, rng: Rng) -> vec[i64]:
    """The numbers below n."""
    out = filled(n, 0)
    for i in range(n):
        j = rng.below(i + 1)
        out[i] = out[j]
        out[j] = i
    return out


def index_of(buffer: ActionBuffer, action: i64) -> i64:
    """Of an answer among all."""
    for i in range(buffer.count):
        if buffer.ids[i] == action:
            return i
    raise ValueError(f"{action} is no answer here")
