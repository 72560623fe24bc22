"""Heuristics for rollouts: fair to every seat, and of nothing but what the deciding seat knows."""

from __future__ import annotations

import importlib
from collections import Counter
from itertools import chain
from typing import Any

import msgspec
import pytest

from cyberdeck.bots.levels import model_for
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.playout import playout
from cyberdeck.kernel.rng import FastRng
from cyberdeck.search.model import UNIFORM, Model, PriorBuffer
from cyberdeck.search.policy_value import PolicyValueModel
from cyberdeck.spec import make
from tests.bots.coin import Coin
from tests.bots.positions import EACH, EVERY, Table, after_each_commitment, course

EACH_KIND = 6  # decisions of a kind
ZERO_SUM = ("cybershield", "kiberrubezh")


def weighed(game: AnyGame, model: Model[Any], state: Any, seat: int) -> list[tuple[int, int]]:
    """Actions with their weights."""
    buffer, weights = ActionBuffer(), PriorBuffer()
    game.legal_actions_into(state, seat, buffer)
    model.priors(state, seat, buffer, weights)
    return [(int(buffer.ids[i]), int(weights.weights[i])) for i in range(buffer.count)]


@pytest.mark.parametrize("table", EVERY)
def test_every_action_has_a_weight_and_priors_change_nothing(table: Table) -> None:
    game = make(*table)
    model = model_for(game)
    for at, (s, seat) in enumerate(course(game, 2, model)):
        if at % 5:
            continue
        before = game.dump(s)
        found = weighed(game, model, s, seat)
        assert [action for action, _ in found] == game.legal_actions(s, seat)
        assert min(weight for _, weight in found) >= 1
        assert weighed(game, model, s, seat) == found
        judged = model.evaluate(s)
        assert game.dump(s) == before
        assert model.evaluate(s) == judged


@pytest.mark.parametrize("table", EVERY)
def test_weights_are_of_what_the_deciding_seat_knows(table: Table) -> None:
    """Whatever world a search imagines, those in it do not know it all."""
    game = make(*table)
    model, rng, asked = model_for(game), FastRng(7), Counter[int]()
    others = 0
    for s, seat in chain(course(game, 3), *(course(game, seed, model) for seed in (4, 5))):
        kind = s.top.kind
        if asked[kind] == EACH_KIND or len(game.legal_actions(s, seat)) == 1:
            continue
        asked[kind] += 1
        worlds, shown = game.worlds(game.view(s, seat)), weighed(game, model, s, seat)
        for _ in range(3):
            world = worlds.sample(rng)
            others += game.dump(world) != game.dump(s)
            assert weighed(game, model, world, seat) == shown
    assert others > 0


@pytest.mark.both
def test_priors_do_not_depend_on_what_another_seat_committed() -> None:
    game, states = after_each_commitment()
    model = model_for(game)
    shown = [[weighed(game, model, s, seat) for seat in members(s.players_to_act())] for s in states]
    assert shown.count(shown[0]) == len(shown)


@pytest.mark.parametrize("table", EVERY)
def test_a_value_is_something_that_the_game_could_return(table: Table) -> None:
    game = make(*table)
    model = model_for(game)
    assert model.min_return < model.max_return
    for at, (s, _) in enumerate(course(game, 4, model)):
        if at % 5:
            continue
        judged = model.evaluate(s)
        assert len(judged) == game.num_seats
        assert all(model.min_return <= value <= model.max_return for value in judged)
        if game.id in ZERO_SUM:
            assert sum(judged) == pytest.approx(0)


@pytest.mark.parametrize("table", EVERY)
def test_the_end_of_a_game_is_within_the_bounds(table: Table) -> None:
    game, rng = make(*table), FastRng(3)
    model = model_for(game)
    for _ in range(5):
        s = game.initial_state()
        playout(game, s, rng)
        assert all(model.min_return <= value <= model.max_return for value in game.returns(s))


@pytest.mark.parametrize("table", EACH)
def test_nobody_is_ahead_before_the_deal(table: Table) -> None:
    """Alike decks, no cards out, and a judgement alike for all; what was learned is asked later, when turns begin."""
    game = make(*table)
    s, model = game.initial_state(), model_for(game)
    if isinstance(model, PolicyValueModel):
        assert not model.can_evaluate(s, 0)
        return
    judged = model.evaluate(s)
    assert judged == pytest.approx([judged[0]] * game.num_seats)


HALVES = {  # what lists one seat's things and then the other's
    "cybershield": ("hands", "known", "size", "deck", "deck_size", "under", "pile", "net", "score", "tokens"),
    "kiberrubezh": (
        *("hands", "known", "size", "deck", "deck_size", "peeked", "peeked_size", "under", "under_size"),
        *("pile", "gone", "up", "turned", "locked", "events", "extra", "gaps"),
    ),
}
SLOTS = 24  # Cyber Shield: places of one seat


def mirrored(game: AnyGame, state: Any) -> Any:
    """The same table with the players' things exchanged."""
    data: dict[str, Any] = dict(game.dump(state))
    for name in HALVES[game.id]:
        whole = data[name]
        half = len(whole) // 2
        data[name] = (*whole[half:], *whole[:half])
    if "table" in data:
        spots = data["table"]
        moved = [msgspec.structs.replace(spot, place=(spot.place + SLOTS) % (2 * SLOTS)) for spot in spots]
        data["table"] = tuple(sorted(moved, key=lambda spot: spot.place))
    ((kind, to_act, pc, who, *rest),) = data["stack"]  # when a turn begins
    data["stack"] = ((kind, 3 - to_act, pc, 1 - who, *rest),)
    data["active"] = 1 - state.active
    return game.load(data)


@pytest.mark.both
@pytest.mark.parametrize("name", HALVES)
def test_seats_exchanged_values_exchanged(name: str) -> None:
    """When turns begin, with decks alike."""
    deck = importlib.import_module(f"cyberdeck.games.{name}.decks").BUILT_IN[0]
    game = make(name, {"deck1": deck, "deck2": deck})
    model, turns, uneven = model_for(game), 0, 0
    for s, _ in course(game, 5):
        if model.can_evaluate(s, turns):
            turns = model.progress(s)
            one, two = model.evaluate(s)
            assert model.evaluate(mirrored(game, s)) == pytest.approx([two, one])
            uneven += one != two
    assert uneven > 5


@pytest.mark.both
def test_a_table_turned_round_has_the_same_value() -> None:
    """Black Hat: every player has what their neighbour had, and leads if they did."""
    game = make("blackhat", {"players": 4})
    model = model_for(game)
    tricks = [s.copy() for s, _ in course(game, 4) if model.can_evaluate(s, 0)]
    assert len(tricks) > 5
    for s in tricks:
        data: dict[str, Any] = dict(game.dump(s))
        for name in ("hands", "known", "size", "plays", "total", "last"):
            each = data[name]
            data[name] = (each[-1], *each[:-1])
        data["pawns"] = (*data["pawns"][-2:], *data["pawns"][:-2])
        for name in ("leader", "dealer"):
            data[name] = (data[name] + 1) % 4
        if s.hat >= 0:
            data["hat"] = (s.hat + 1) % 4
        ((kind, _, pc, who, *rest),) = data["stack"]  # when a trick begins
        data["stack"] = ((kind, 1 << (who + 1) % 4, pc, (who + 1) % 4, *rest),)
        judged = model.evaluate(s)
        assert model.evaluate(game.load(data)) == pytest.approx([judged[-1], *judged[:-1]])


@pytest.mark.both
def test_a_game_without_a_model_is_even() -> None:
    game = Coin(seen=True, laid=True)
    model = model_for(game)
    assert type(model) is Model
    assert weighed(game, model, game.initial_state(), 0) == [(0, UNIFORM), (1, UNIFORM)]
    assert model.evaluate(game.initial_state()) == [0.0, 0.0]


@pytest.mark.both
def test_actions_are_drawn_by_their_weights() -> None:
    weights, rng, drawn = PriorBuffer(), FastRng(1), [0, 0, 0]
    weights.fill_uniform(3)
    for i, weight in enumerate((10, -5, 29)):
        weights.set(i, weight)
    assert weights.add_up(3) == 40  # the least is 1
    for _ in range(4000):
        drawn[weights.sample(3, rng)] += 1
    assert drawn == [pytest.approx(1000, abs=100), pytest.approx(100, abs=35), pytest.approx(2900, abs=110)]


@pytest.mark.both
def test_there_is_room_for_any_number_of_actions() -> None:
    weights = PriorBuffer()
    weights.fill_uniform(1000)
    assert weights.add_up(1000) == 1000 * UNIFORM


@pytest.mark.parametrize("table", EACH)
def test_rollouts_by_a_model_come_to_an_end(table: Table) -> None:
    """A game played by the weights alone, nothing else."""
    game = make(*table)
    steps = sum(1 for _ in course(game, 6, model_for(game)))
    assert 0 < steps < game.max_steps
