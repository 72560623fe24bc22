"""Models that were learned: what their networks see, and that they learn."""

from __future__ import annotations

import json
import random
import re
from math import exp
from pathlib import Path
from typing import Any

import pytest

from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.rng import FastRng
from cyberdeck.search.network import Layers, Network, SparseFeatures
from cyberdeck.search.policy_value import MAX_TOKENS, PolicyValueModel, load_layers, pack_layers, unpack_layers
from cyberdeck.spec import get_spec, make
from cyberdeck.training.learner import CLIP, Learner
from cyberdeck.training.optimizer import Adam
from cyberdeck.training.trajectory import MOST_SEATS
from tests.bots.positions import EVERY, Table, course
from tests.kits.slow import slow_after
from tools import train

NAMES = train.GAMES


def learned(name: str, options: dict[str, object] | None = None) -> tuple[AnyGame, PolicyValueModel[Any]]:
    """A game and its learned model, which need not have been trained on these options."""
    game, ai = make(name, options or {}), get_spec(name).ai
    assert ai.model is not None
    model = ai.model.LearnedModel(game)
    assert isinstance(model, PolicyValueModel)
    return game, model


# What is seen


@pytest.mark.both
@pytest.mark.parametrize("name", NAMES)
def test_features_and_tokens_have_their_places(name: str) -> None:
    game, model = learned(name)
    for s, seat in course(game, 1, model):
        legal = game.legal_actions(s, seat)
        for everything in (False, True):
            places = [at for at, much in model.feature_list(s, seat, everything) if much != 0.0]
            assert len(set(places)) == len(places)
            assert set(places) <= set(range(model.inputs))
        for tokens in model.token_lists(s, seat, legal):
            assert 0 < len(tokens) <= MAX_TOKENS
            assert set(tokens) <= set(range(model.outputs))


@pytest.mark.parametrize("table", EVERY)
def test_a_seat_sees_the_same_in_every_world(table: Table) -> None:
    """… and the critic, who sees all hands, does not: so the worlds do differ."""
    game, model = learned(*table)
    rng, open_hands = FastRng(3), 0
    for at, (s, seat) in enumerate(course(game, 2, model)):
        if at % 3:
            continue
        world, legal = game.worlds(game.view(s, seat)).sample(rng), game.legal_actions(s, seat)
        assert model.feature_list(world, seat, False) == model.feature_list(s, seat, False)
        assert model.token_lists(world, seat, legal) == model.token_lists(s, seat, legal)
        open_hands += model.feature_list(world, seat, True) != model.feature_list(s, seat, True)
    assert open_hands > 10


@pytest.mark.parametrize("name", NAMES)
def test_stored_weights_fit(name: str) -> None:
    _, model = learned(name)
    policy, value = load_layers(f"cyberdeck.games.{name}.ai")
    for layers, things in ((policy, int(model.outputs)), (value, int(model.heads))):
        first, bias, last, last_bias = layers.tolists()
        assert len(first) == model.inputs * len(bias)
        assert (len(last), len(last_bias)) == (things * len(bias), things)
        assert unpack_layers(pack_layers(layers)).tolists() == layers.tolists()


# The network


def plain(layers: Layers, features: list[tuple[int, float]], thing: int) -> float:
    """The same in the plainest words."""
    first, bias, last, last_bias = layers.tolists()
    size = len(bias)
    hidden = [max(0.0, bias[k] + sum(much * first[at * size + k] for at, much in features)) for k in range(size)]
    return last_bias[thing] + sum(h * last[thing * size + k] for k, h in enumerate(hidden))


def random_layers(inputs: int, hidden: int, things: int) -> Layers:
    draw = random.Random(5)

    def some(n: int) -> list[float]:
        return [draw.uniform(-1, 1) for _ in range(n)]

    return Layers(some(inputs * hidden), some(hidden), some(things * hidden), some(things))


def given(features: list[tuple[int, float]]) -> SparseFeatures:
    out = SparseFeatures(16)
    for at, much in features:
        out.add(at, much)
    return out


@pytest.mark.both
def test_a_network_scores_what_it_sees() -> None:
    layers = random_layers(6, 4, 3)
    net, one, two = Network(layers), [(1, 0.5), (4, 2.0)], [(0, 1.0)]
    for features in (one, two, one):
        net.forward(given(features))
        for thing in range(3):
            assert net.output(thing) == pytest.approx(plain(layers, features, thing))


@pytest.mark.both
def test_slopes_are_those_of_the_score() -> None:
    """Each weight a little more: the score changes as the slope says."""
    layers, features, thing, little = random_layers(6, 4, 3), [(1, 0.5), (4, 2.0)], 2, 1e-5
    teacher = Adam(layers)
    teacher.forward(given(features))
    teacher.add_gradient(thing, 1.0)
    teacher.backward(given(features))
    slopes = [list(row.gradient) for row in (teacher.w1, teacher.b1, teacher.w2, teacher.b2)]
    now = plain(layers, features, thing)
    for part, rows in enumerate(layers.tolists()):
        for i in range(len(rows)):
            more = layers.tolists()
            more[part][i] += little
            slope = (plain(Layers(*more), features, thing) - now) / little
            assert slopes[part][i] == pytest.approx(slope, abs=1e-4)


@pytest.mark.both
def test_a_teacher_brings_a_score_to_its_goal() -> None:
    teacher, features = Adam(random_layers(6, 4, 1)), given([(2, 1.0), (3, 0.5)])
    for _ in range(400):
        teacher.forward(features)
        teacher.add_gradient(0, 1 / (1 + exp(-teacher.net.output(0))) - 0.9)
        teacher.backward(features)
        teacher.step(0.02, 1.0)
    teacher.forward(features)
    assert 1 / (1 + exp(-teacher.net.output(0))) == pytest.approx(0.9, abs=0.01)


# Learning


def fresh(name: str, options: dict[str, int] | None = None) -> tuple[AnyGame, PolicyValueModel[Any], Learner[Any]]:
    """A table whose model has learned nothing yet."""
    game, model = learned(name, dict(options or {}))
    policy, value = (unpack_layers(rows) for rows in train.fresh(name, 32))
    model.use(policy, value)
    return game, model, Learner(policy, value)


def shares(learner: Learner[Any]) -> list[list[float]]:
    """Of the actions, by decision in the trajectory."""
    trajectory, found = learner.trajectory, []
    for row in range(trajectory.count):
        trajectory.features.get(row, learner.features)
        learner.policy.forward(learner.features)
        begin = trajectory.actions.begin(row)
        n = trajectory.actions.ends[row] - begin
        learner.score_actions(begin, n)
        found.append([learner.share[i] for i in range(n)])
    return found


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_what_is_imitated_becomes_likelier(name: str) -> None:
    """Someone who always gives the first action is soon understood."""
    game, model, learner = fresh(name)
    learner.imitation = True
    rng = FastRng(1)

    def first(state: Any, seat: int, legal: list[int]) -> int:
        return legal[0]

    likely = []
    for _ in range(12):
        learner.assign_imitation_targets(learner.play(game, model, rng, [first] * game.num_seats))
        likely.append(mean([one[0] for one in shares(learner)]))
        learner.learn(0.01, rng)
    assert likely[-1] > likely[0] + 0.2


@pytest.mark.parametrize(
    ("name", "options", "result"),
    [
        ("kiberrubezh", {}, [1.0, -1.0]),
        ("blackhat", {"players": 2}, [0.0, 0.0]),  # the robot wins (BH-12.1)
    ],
)
@pytest.mark.slow
def test_the_value_comes_to_expect_what_always_comes(name: str, options: dict[str, int], result: list[float]) -> None:
    """Whatever happens at this table, this is shown to have come of it."""
    game, model, learner = fresh(name, options)
    rng = FastRng(1)
    surprises = []
    for _ in range(15):
        learner.play(game, model, rng, [None] * game.num_seats)
        surprises.append(learner.value_loss(result))
        learner.assign_imitation_targets(result)
        learner.learn(0.01, rng, policy=False)
    assert surprises[0] > 0.6
    assert surprises[-1] < 0.3


@pytest.mark.both
@pytest.mark.parametrize("goal", [[0.1, 0.2, 0.6, 0.1], [0.0, 0.0, 0.0, 1.0]])
def test_values_of_several_seats_are_learned_from_the_deciding_seat(goal: list[float]) -> None:
    game, model, learner = fresh("blackhat")
    learner.play(game, model, FastRng(1), [None] * game.num_seats)
    assert {learner.trajectory.seat[row] for row in range(4)} > {0}
    learner.assign_imitation_targets(goal)
    for _ in range(300):
        for row in range(4):
            learner.learn_value(row)
        learner.value.step(0.01, 1.0)
    for row in range(4):
        learner.learn_value(row)
        assert list(learner.predicted[: game.num_seats]) == pytest.approx(goal, abs=0.03)


@pytest.mark.slow
def test_entropy_can_be_kept() -> None:
    """With nothing to gain either way."""
    game, model, _ = fresh("kiberrubezh")
    policy, value = (unpack_layers(pack_layers(layers)) for layers in load_layers("cyberdeck.games.kiberrubezh.ai"))
    model.use(policy, value)
    learner: Learner[Any] = Learner(policy, value, entropy_coef=1.0)
    learner.play(game, model, FastRng(2), [None, None])
    before = mean([max(one) for one in shares(learner)])
    for _ in range(60):
        for row in range(learner.trajectory.count):
            learner.learn_policy(row, 0.0)
        learner.policy.step(0.002, 1 / learner.trajectory.count)
    assert mean([max(one) for one in shares(learner)]) < before - 0.1


@pytest.mark.slow
@pytest.mark.parametrize("gain", [1.0, -1.0])
def test_an_action_is_left_alone_once_it_is_clearly_likelier_or_less_likely(gain: float) -> None:
    """However often the same game is learned from."""
    game, model, learner = fresh("kiberrubezh")
    learner.play(game, model, FastRng(2), [None, None])
    trajectory = learner.trajectory
    for _ in range(200):
        for row in range(trajectory.count):
            learner.learn_policy(row, gain)
        learner.policy.step(0.001, 1 / trajectory.count)
    moved = [one[trajectory.chosen[row]] / trajectory.action_prob[row] for row, one in enumerate(shares(learner))]
    if gain > 0:
        assert 1 + CLIP / 2 < mean(moved) < 1 + 2 * CLIP
    else:
        assert 1 - 2 * CLIP < mean(moved) < 1 - CLIP / 2


def test_what_came_of_a_decision_is_counted_from_what_was_expected_later() -> None:
    """With both lambdas 0 the next expectation is all that counts, in full the end: the one for positions, the
    other for actions.
    """
    game, model, learner = fresh("kiberrubezh")
    result = learner.play(game, model, FastRng(3), [None, None])
    trajectory = learner.trajectory
    expected = [[trajectory.value[row * MOST_SEATS + seat] for seat in range(2)] for row in range(trajectory.count)] + [
        result
    ]
    until = {0.0: 1, 1.0: trajectory.count}
    for gae_lambda, policy_lambda in ((0.0, 1.0), (1.0, 0.0)):
        learner.gae_lambda, learner.policy_lambda = gae_lambda, policy_lambda
        learner.assign_targets(result)
        for row in range(trajectory.count):
            seat, later = trajectory.seat[row], expected[min(row + until[policy_lambda], trajectory.count)]
            assert trajectory.advantage[row] == pytest.approx(later[seat] - expected[row][seat])
            goal = expected[min(row + until[gae_lambda], trajectory.count)]
            assert [trajectory.target_value[row * MOST_SEATS + one] for one in range(2)] == pytest.approx(goal)


def test_priors_stay_as_they_are_while_only_values_are_learned() -> None:
    """Even right after they have been learned."""
    game, model, learner = fresh("kiberrubezh")
    rng = FastRng(2)
    for policy in (True, False):
        before = [list(row.weights) for row in (learner.policy.w1, learner.value.w1)]
        learner.assign_targets(learner.play(game, model, rng, [None, None]))
        learner.learn(0.01, rng, policy=policy)
        after = [list(row.weights) for row in (learner.policy.w1, learner.value.w1)]
        assert (after[0] != before[0]) == policy
        assert after[1] != before[1]


def test_what_is_explored_counts_less_the_unlikelier_it_was() -> None:
    game, model = learned("kiberrubezh")
    learner: Learner[Any] = Learner(*load_layers("cyberdeck.games.kiberrubezh.ai"), explore_per_mille=10)
    learner.play(game, model, FastRng(2), [None, None])
    decided = learner.trajectory.count
    learner.explore_per_mille = 1000
    learner.play(game, model, FastRng(2), [None, None])
    assert learner.trajectory.count - decided > decided  # whatever is at random is learned from, clear cases too
    learner.explore_per_mille = 10
    weights = [learner.policy_gradient(share, share, 10, True) for share in (0.0, 0.0001, 0.01, 0.5, 1.0)]
    assert weights == sorted(weights)
    assert weights[0] == 0
    assert weights[-1] == pytest.approx(1.0, abs=0.02)


@pytest.mark.parametrize("name", NAMES)
def test_values_are_learned_after_random_actions(name: str) -> None:
    """Only where a search would judge, and only once no actions are at random any more."""
    game, model = learned(name)
    learner: Learner[Any] = Learner(*load_layers(f"cyberdeck.games.{name}.ai"), explore_per_mille=500)
    decided = []
    for exploring in (0, 20, 10_000):
        result = learner.play_for_value(game, model, FastRng(4), exploring)
        decided.append(learner.trajectory.count - learner.game_start)
        assert len(result) == game.num_seats
    assert decided[0] > 2
    assert decided[2] == 0


@pytest.mark.parametrize("name", NAMES)
def test_games_are_played_by_the_model_and_by_rivals(name: str) -> None:
    game, model = learned(name)
    learner: Learner[Any] = Learner(*load_layers(f"cyberdeck.games.{name}.ai"))
    asked = []

    def rival(state: Any, seat: int, legal: list[int]) -> int:
        asked.append(seat)
        return legal[0]

    result = learner.play(game, model, FastRng(2), [None, *[rival] * (game.num_seats - 1)])
    assert set(asked) == set(range(1, game.num_seats))
    assert len(result) == game.num_seats
    assert {learner.trajectory.seat[row] for row in range(learner.trajectory.count)} == {0}
    assert learner.value_loss(result) > 0


@pytest.mark.both
def test_an_illegal_action_is_an_error() -> None:
    game, model = learned("cybershield")
    learner: Learner[Any] = Learner(*load_layers("cyberdeck.games.cybershield.ai"))

    def error(state: Any, seat: int, legal: list[int]) -> int:
        return -5

    with pytest.raises(ValueError, match="-5 is not legal here"):
        learner.play(game, model, FastRng(1), [error, error])


# The tool


def test_weights_are_averaged_by_place() -> None:
    assert train.mean([[[1, 2], [3]], [[3, 5], [4]]]) == [[2, 4], [4]]


def test_scores_are_sharpened() -> None:
    layers, features = random_layers(6, 4, 3), [(1, 0.5), (4, 2.0)]
    sharp = unpack_layers(train.sharper(pack_layers(layers), 2.0))
    for thing in range(3):
        assert plain(sharp, features, thing) == pytest.approx(2 * plain(layers, features, thing), abs=0.01)


@pytest.mark.parametrize("name", slow_after(1, sorted(NAMES, reverse=True)))
def test_a_round_changes_the_weights_and_is_stored(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (train.FOLDER / name / "ai" / "model.json").read_text(encoding="utf-8")
    (tmp_path / name / "ai").mkdir(parents=True)
    (tmp_path / name / "ai" / "model.json").write_text(text, encoding="utf-8")
    monkeypatch.setattr(train, "FOLDER", tmp_path)
    before = train.stored(name)
    monkeypatch.setattr(train, "BATCH", 2)
    found = train.lesson(train.Job(name, *before, seed=1, games=4, learning_rate=0.001, against=0.5))
    assert (found.policy, found.value) != before
    train.store(name, found.policy, found.value)
    assert train.stored(name) == (found.policy, found.value)
    assert set(json.loads((tmp_path / name / "ai" / "model.json").read_text(encoding="utf-8"))) == {"policy", "value"}


def test_the_command_learns(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    before = train.stored("lokalka")
    monkeypatch.setattr("sys.argv", ["train", "--game", "lokalka", "--rounds", "1", "--games", "2", "--try"])
    assert train.main() == 0
    assert re.fullmatch(r"round 1: value loss \d\.\d{4}, against greedy .*\n", capsys.readouterr().out)
    assert train.stored("lokalka") == before
