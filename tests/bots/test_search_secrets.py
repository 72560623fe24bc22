"""A search knows what its seat knows. Whatever else is true at the table changes nothing, to the last digit."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from mypy_extensions import i64

from cyberdeck.bots.guide import Guide, Weights
from cyberdeck.bots.ismcts import Search
from cyberdeck.bots.levels import Level, Searcher, guide_of
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.game import Game, Sink, Worlds
from cyberdeck.kernel.registry import AnyGame
from cyberdeck.kernel.rng import FastRng, Rng
from tests.bots.coin import unused
from tests.bots.positions import EACH, EVERY, Table, positions, where

ITERATIONS = 5
LEVEL = Level(ITERATIONS, 1.0)


def answer(game: AnyGame, view: Any, legal: list[int]) -> tuple[int, int]:
    """What a new searcher says, and the number that its dice would give next."""
    rng = FastRng(5)
    return Searcher(LEVEL, clock=False)(game, view, legal, rng), rng.below(1000)


def figures(game: AnyGame, view: Any) -> tuple[Any, ...]:
    search: Search[Any] = Search(game, guide_of(game), view.seat)
    done = search.run(game.worlds(view), ITERATIONS, 0.0, FastRng(5))
    return done, search.figures(), search.steps, search.tree.n


@pytest.mark.parametrize("table", EVERY)
def test_what_the_seat_cannot_know_changes_nothing(table: Table) -> None:
    game, found = positions(table, 2)
    others = 0
    for n, (truth, seat) in enumerate(found):
        view, legal = game.view(truth, seat), game.legal(truth, seat)
        said, told = answer(game, view, legal), figures(game, view)
        worlds, rng = game.worlds(view), FastRng(100 + n)
        for _ in range(2):
            world = worlds.sample(rng)
            others += game.dump(world) != game.dump(truth)
            same, options = game.view(world, seat), game.legal(world, seat)
            assert same == view
            assert options == legal
            assert answer(game, same, options) == said
            assert figures(game, same) == told
    assert others > 0  # or there was nothing to know


@pytest.mark.both
def test_nor_does_what_another_has_sealed() -> None:
    """LOK-10.4: who is asked second, while the first has answered already, does not see what."""
    game, _ = positions(("lokalka", {"players": 4}), 1)
    s, _ = where(game, lambda s, seat: s.asks() == seat and s.pending() != 1 << seat)
    first = s.asks()
    told = []
    for action in game.legal(s, first):
        sealed = s.copy()
        game.apply(sealed, first, action)
        second = sealed.asks()
        view, legal = game.view(sealed, second), game.legal(sealed, second)
        told.append((second, answer(game, view, legal), figures(game, view)))
    assert len(told) > 1
    assert told.count(told[0]) == len(told)


@pytest.mark.parametrize("table", EACH)
def test_a_view_that_was_sent_as_text_is_enough(table: Table) -> None:
    game, ((s, seat),) = positions(table, 1, 2)
    view, legal = game.view(s, seat), game.legal(s, seat)
    sent = msgspec.json.encode(view)
    received = msgspec.json.decode(sent, type=type(view))
    del s
    assert answer(game, received, legal[:]) == answer(game, view, legal)
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
        super().__init__(inner.seats, inner.num_actions, inner.max_steps)
        self.inner = inner
        self.given: list[Any] = []
        self.knocks = 0

    def check(self, s: Any) -> Any:
        self.knocks += 1
        assert any(s is one for one in reversed(self.given)), "a state from elsewhere"
        return s

    def options(self, s: Any, seat: i64, out: Acts) -> None:
        self.inner.options(self.check(s), seat, out)

    def apply(self, s: Any, seat: i64, action: i64, out: Sink | None = None) -> None:
        self.inner.apply(self.check(s), seat, action, out)

    def sample(self, s: Any, rng: Rng) -> i64:
        return self.inner.sample(self.check(s), rng)

    def witnesses(self, s: Any) -> i64:
        return self.inner.witnesses(self.check(s))

    def returns(self, s: Any) -> list[float]:
        return self.inner.returns(self.check(s))

    def view(self, s: Any, seat: i64) -> Any:
        return self.inner.view(self.check(s), seat)

    def worlds(self, v: Any) -> Worlds[Any]:
        return Watched(self.inner.worlds(v), self.given)

    start = chance = redact = encode = decode = write = read = rule = forbids = dump = load = unused


class Short(Guide[Any]):
    """A guide behind the same door."""

    def __init__(self, door: Door) -> None:
        super().__init__(door)
        self.door = door
        self.horizon = 30

    def weigh(self, s: Any, seat: i64, acts: Acts, out: Weights) -> None:
        self.door.check(s)
        out.even(acts.n)

    def judge(self, s: Any) -> list[float]:
        self.door.check(s)
        return [0.0] * self.door.seats


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
            door.witnesses(s)


@pytest.mark.parametrize("table", EACH)
def test_so_does_a_searcher(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """From being asked to its answer, and what it remembers after that."""
    monkeypatch.setattr("cyberdeck.bots.levels.guide_of", Short)
    game, found = positions(table, 2, 4)
    for s, seat in found:
        door = Door(game)
        legal = game.legal(s, seat)
        assert Searcher(LEVEL, clock=False)(door, game.view(s, seat), legal, FastRng(1)) in legal
        assert len(door.given) >= ITERATIONS
