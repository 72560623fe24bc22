"""Playing to learn: games are played with a model, and what is seen and decided goes into a trajectory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic

from mypy_extensions import i64

from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.game import CHANCE, NOBODY, Game, S
from cyberdeck.kernel.rng import Rng
from cyberdeck.search.policy_value import PolicyValueModel
from cyberdeck.training.trajectory import Trajectory

UNDECIDED: Final = 1.01  # sum of the scores of a decision in doubt; the best score is 1
FINE: Final = 1 << 30


class Actor(Generic[S]):
    def __init__(self, explore_per_mille: i64) -> None:
        self.explore_per_mille: i64 = explore_per_mille
        self.trajectory = Trajectory()
        self.imitation = False  # the actions in the trajectory are to be imitated, no matter who took them
        self.game_start: i64 = 0  # where the last game begins in the trajectory
        self.buffer = ActionBuffer()
        self.min_return = -1.0  # bounds of a game's returns
        self.max_return = 1.0

    def play(
        self,
        game: Game[S, Any],
        model: PolicyValueModel[S],
        rng: Rng,
        rivals: list[Callable[[S, int, list[int]], int] | None],
    ) -> list[float]:
        """Plays one game and returns its returns. `rivals`: by seat, None where the model plays. The model's decisions
        go into the trajectory where there was any doubt, and the rivals' if they are to be imitated.
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
        """Records a decision; the model scored its actions just before."""
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
        """Plays one game of the model alone and returns its returns. Of the first `exploring` actions some are random;
        then it plays as well as it can from wherever it is, and positions that a search would evaluate go into the
        trajectory. Actions do not.
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


def next_decision(game: Game[S, Any], state: S, rng: Rng) -> i64:
    """Resolves chance and returns the seat that decides next; NOBODY at the end."""
    seat = state.current_player()
    while seat == CHANCE:
        game.apply(state, CHANCE, game.sample_chance(state, rng))
        seat = state.current_player()
    return seat


def index_of(buffer: ActionBuffer, action: i64) -> i64:
    """The index of an action in the buffer."""
    for i in range(buffer.count):
        if buffer.ids[i] == action:
            return i
    raise ValueError(f"{action} is not legal here")
