"""A search knows what its seat knows. Whatever else is true at the table changes nothing, to the last digit."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from mypy_extensions import i64

from cyberdeck.bots.levels import Level, SearchBot, model_for
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.game import AnyGame, Game, Sink, Worlds
from cyberdeck.kernel.rng import FastRng, Rng
from cyberdeck.search.ismcts import Search
from cyberdeck.search.model import Model, PriorBuffer
from tests.bots.coin import unused
from tests.bots.positions import EACH, EVERY, Table, after_each_commitment, positions

ITERATIONS = 5
LEVEL = Level(ITERATIONS, 1.0)


def choose(game: AnyGame, view: Any, legal: list[int]) -> tuple[int, int]:
    """What a new searcher says, and the number that its dice would give next."""
    rng = FastRng(5)
    return SearchBot(LEVEL, timed=False)(game, view, legal, rng), rng.below(1000)


def figures(game: AnyGame, view: Any) -> tuple[Any, ...]:
    search: Search[Any] = Search(game, model_for(game), view.seat)
    done = search.run(game.worlds(view), ITERATIONS, 0.0, FastRng(5))
    return done, search.root_stats(), search.steps, search.tree.size


@pytest.mark.parametrize("table", EVERY)
def test_what_the_seat_cannot_know_changes_nothing(table: Table) -> None:
    game, found = positions(table, 2)
    others = 0
    for n, (truth, seat) in enumerate(found):
        view, legal = game.view(truth, seat), game.legal_actions(truth, seat)
        said, shown = choose(game, view, legal), figures(game, view)
        worlds, rng = game.worlds(view), FastRng(100 + n)
        for _ in range(2):
            world = worlds.sample(rng)
            others += game.dump(world) != game.dump(truth)
            same, options = game.view(world, seat), game.legal_actions(world, seat)
            assert same == view
            assert options == legal
            assert choose(game, same, options) == said
            assert figures(game, same) == shown
    assert others > 0  # or there was nothing to know


@pytest.mark.both
def test_what_another_seat_committed_changes_nothing() -> None:
    game, states = after_each_commitment()
    shown = []
    for s in states:
        second = s.current_player()
        view, legal = game.view(s, second), game.legal_actions(s, second)
        shown.append((second, choose(game, view, legal), figures(game, view)))
    assert shown.count(shown[0]) == len(shown)


@pytest.mark.parametrize("table", EACH)
def test_a_view_that_was_sent_as_text_is_enough(table: Table) -> None:
    game, ((s, seat),) = positions(table, 1, 2)
    view, legal = game.view(s, seat), game.legal_actions(s, seat)
    sent = msgspec.json.encode(view)
    received = msgspec.json.decode(sent, type=type(view))
    del s
    assert choose(game, received, legal[:]) == choose(game, view, legal)
    assert figures(game, received) == figures(game, view)
    assert msgspec.json.encode(view) == sent


class Watched(Worlds[Any]):
    """Remembers every state it has given."""

    def __init__(self, worlds: Worlds[Any], given: list[Any]) -> None:
        self.worlds = worlds
        self.given = given

    def sample(self, rng: Rng) -> Any:
        s = self.worlds.sample(rng)
        self.given.append(s)
        return s


class Door(Game[Any, Any]):
    """A game that lets nobody in with a state which did not come out of its worlds."""

    id = "door"
    version = 1

    def __init__(self, inner: AnyGame) -> None:
        super().__init__(inner.num_seats, inner.num_actions, inner.max_steps)
        self.inner = inner
        self.given: list[Any] = []
        self.knocks = 0

    def check(self, state: Any) -> Any:
        self.knocks += 1
        assert any(state is one for one in reversed(self.given)), "a state from elsewhere"
        return state

    def legal_actions_into(self, state: Any, seat: i64, buffer: ActionBuffer) -> None:
        self.inner.legal_actions_into(self.check(state), seat, buffer)

    def apply(self, state: Any, seat: i64, action: i64, sink: Sink | None = None) -> None:
        self.inner.apply(self.check(state), seat, action, sink)

    def sample_chance(self, state: Any, rng: Rng) -> i64:
        return self.inner.sample_chance(self.check(state), rng)

    def observers(self, state: Any) -> i64:
        return self.inner.observers(self.check(state))

    def returns(self, state: Any) -> list[float]:
        return self.inner.returns(self.check(state))

    def view(self, state: Any, seat: i64) -> Any:
        return self.inner.view(self.check(state), seat)

    def worlds(self, v: Any) -> Worlds[Any]:
        return Watched(self.inner.worlds(v), self.given)

    initial_state = chance_outcomes = redact = encode = decode = format_move = parse_move = decision_rule = (
        violated_rule
    ) = dump = load = unused


class Short(Model[Any]):
    """A model behind the same door."""

    def __init__(self, door: Door) -> None:
        super().__init__(door)
        self.door = door
        self.horizon = 30

    def priors(self, state: Any, seat: i64, buffer: ActionBuffer, priors: PriorBuffer) -> None:
        self.door.check(state)
        priors.fill_uniform(buffer.count)

    def evaluate(self, state: Any) -> list[float]:
        self.door.check(state)
        return [0.0] * self.door.num_seats


@pytest.mark.parametrize("table", EVERY)
def test_a_search_gets_its_states_from_worlds_alone(table: Table) -> None:
    game, found = positions(table, 2, 3)
    for s, seat in found:
        before = game.dump(s)
        door = Door(game)
        search: Search[Any] = Search(door, Short(door), seat)
        assert search.run(door.worlds(game.view(s, seat)), ITERATIONS, 0.0, FastRng(1)) == ITERATIONS
        assert len(door.given) == ITERATIONS
        assert door.knocks > ITERATIONS
        assert game.dump(s) == before
        with pytest.raises(AssertionError, match="from elsewhere"):
            door.observers(s)


@pytest.mark.parametrize("table", EACH)
def test_so_does_a_searcher(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """From being asked to its action, and what it remembers after that."""
    monkeypatch.setattr("cyberdeck.bots.levels.model_for", Short)
    game, found = positions(table, 2, 4)
    for s, seat in found:
        door = Door(game)
        legal = game.legal_actions(s, seat)
        assert SearchBot(LEVEL, timed=False)(door, game.view(s, seat), legal, FastRng(1)) in legal
        assert len(door.given) >= ITERATIONS
