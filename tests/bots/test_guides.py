"""Rules of thumb for rollouts: fair to every seat, and of nothing but what the deciding seat knows."""

from __future__ import annotations

import importlib
from collections import Counter
from itertools import chain
from typing import Any

import msgspec
import pytest

from cyberdeck.bots.guide import EVEN, Guide, Weights
from cyberdeck.bots.guides.learned import Learned
from cyberdeck.bots.levels import guide_of
from cyberdeck.kernel import registry
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.playout import playout
from cyberdeck.kernel.registry import AnyGame
from cyberdeck.kernel.rng import FastRng
from tests.bots.coin import Coin
from tests.bots.positions import EACH, EVERY, Table, course, where

EACH_KIND = 6  # questions of a kind
ZERO_SUM = ("cybershield", "kiberrubezh")


def weighed(game: AnyGame, guide: Guide[Any], s: Any, seat: int) -> list[tuple[int, int]]:
    """Answers with their weights."""
    acts, weights = Acts(), Weights()
    game.options(s, seat, acts)
    guide.weigh(s, seat, acts, weights)
    return [(int(acts.ids[i]), int(weights.w[i])) for i in range(acts.n)]


@pytest.mark.parametrize("table", EVERY)
def test_every_answer_has_a_weight_and_weighing_changes_nothing(table: Table) -> None:
    game = registry.build(*table)
    guide = guide_of(game)
    for at, (s, seat) in enumerate(course(game, 2, guide)):
        if at % 5:
            continue
        before = game.dump(s)
        found = weighed(game, guide, s, seat)
        assert [action for action, _ in found] == game.legal(s, seat)
        assert min(weight for _, weight in found) >= 1
        assert weighed(game, guide, s, seat) == found
        judged = guide.judge(s)
        assert game.dump(s) == before
        assert guide.judge(s) == judged


@pytest.mark.parametrize("table", EVERY)
def test_weights_are_of_what_the_deciding_seat_knows(table: Table) -> None:
    """Whatever world a search imagines, those in it do not know it all."""
    game = registry.build(*table)
    guide, rng, asked = guide_of(game), FastRng(7), Counter[int]()
    others = 0
    for s, seat in chain(course(game, 3), *(course(game, seed, guide) for seed in (4, 5))):
        kind = s.top.kind
        if asked[kind] == EACH_KIND or len(game.legal(s, seat)) == 1:
            continue
        asked[kind] += 1
        worlds, told = game.worlds(game.view(s, seat)), weighed(game, guide, s, seat)
        for _ in range(3):
            world = worlds.sample(rng)
            others += game.dump(world) != game.dump(s)
            assert weighed(game, guide, world, seat) == told
    assert others > 0


@pytest.mark.both
def test_nor_of_what_another_has_sealed() -> None:
    """LOK-10.4"""
    game = registry.build("lokalka", {"players": 4})
    guide = guide_of(game)
    s, _ = where(game, lambda s, seat: s.asks() == seat and s.pending() != 1 << seat)
    first = s.asks()
    told = []
    for action in game.legal(s, first):
        sealed = s.copy()
        game.apply(sealed, first, action)
        told += [[weighed(game, guide, sealed, seat) for seat in members(sealed.pending())]]
    assert len(told) > 1
    assert told.count(told[0]) == len(told)


@pytest.mark.parametrize("table", EVERY)
def test_a_judgement_is_something_that_the_game_could_return(table: Table) -> None:
    game = registry.build(*table)
    guide = guide_of(game)
    assert guide.lowest < guide.highest
    for at, (s, _) in enumerate(course(game, 4, guide)):
        if at % 5:
            continue
        judged = guide.judge(s)
        assert len(judged) == game.seats
        assert all(guide.lowest <= value <= guide.highest for value in judged)
        if game.id in ZERO_SUM:
            assert sum(judged) == pytest.approx(0)


@pytest.mark.parametrize("table", EVERY)
def test_the_end_of_a_game_is_within_the_bounds(table: Table) -> None:
    game, rng = registry.build(*table), FastRng(3)
    guide = guide_of(game)
    for _ in range(5):
        s = game.start()
        playout(game, s, rng)
        assert all(guide.lowest <= value <= guide.highest for value in game.returns(s))


@pytest.mark.parametrize("table", EACH)
def test_nobody_is_ahead_before_the_deal(table: Table) -> None:
    """Alike decks, no cards out, and a judgement alike for all; what was learned is asked later, when turns begin."""
    game = registry.build(*table)
    s, guide = game.start(), guide_of(game)
    if isinstance(guide, Learned):
        assert not guide.settled(s, 0)
        return
    judged = guide.judge(s)
    assert judged == pytest.approx([judged[0]] * game.seats)


HALVES = {  # what lists one seat's things and then the other's
    "cybershield": ("hands", "known", "size", "deck", "deck_size", "under", "pile", "net", "score", "tokens"),
    "kiberrubezh": (
        *("hands", "known", "size", "deck", "deck_size", "peeked", "peeked_size", "under", "under_size"),
        *("pile", "gone", "up", "turned", "locked", "events", "extra", "gaps"),
    ),
}
SLOTS = 24  # Cyber Shield: places of one seat


def mirrored(game: AnyGame, s: Any) -> Any:
    """The same table with the players' things exchanged."""
    data: dict[str, Any] = dict(game.dump(s))
    for name in HALVES[game.id]:
        whole = data[name]
        half = len(whole) // 2
        data[name] = (*whole[half:], *whole[:half])
    if "table" in data:
        spots = data["table"]
        moved = [msgspec.structs.replace(spot, place=(spot.place + SLOTS) % (2 * SLOTS)) for spot in spots]
        data["table"] = tuple(sorted(moved, key=lambda spot: spot.place))
    ((kind, owed, pc, who, *rest),) = data["stack"]  # when a turn begins
    data["stack"] = ((kind, 3 - owed, pc, 1 - who, *rest),)
    data["active"] = 1 - s.active
    return game.load(data)


@pytest.mark.both
@pytest.mark.parametrize("name", HALVES)
def test_seats_exchanged_judgements_exchanged(name: str) -> None:
    """When turns begin, with decks alike."""
    deck = importlib.import_module(f"cyberdeck.games.{name}.decks").BUILT_IN[0]
    game = registry.build(name, {"deck1": deck, "deck2": deck})
    guide, turns, uneven = guide_of(game), 0, 0
    for s, _ in course(game, 5):
        if guide.settled(s, turns):
            turns = guide.moment(s)
            one, two = guide.judge(s)
            assert guide.judge(mirrored(game, s)) == pytest.approx([two, one])
            uneven += one != two
    assert uneven > 5


@pytest.mark.both
def test_a_table_turned_round_is_judged_alike() -> None:
    """Black Hat: every player has what his neighbour had, and leads if he did."""
    game = registry.build("blackhat", {"players": 4})
    guide = guide_of(game)
    tricks = [s.copy() for s, _ in course(game, 4) if guide.settled(s, 0)]
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
        judged = guide.judge(s)
        assert guide.judge(game.load(data)) == pytest.approx([judged[-1], *judged[:-1]])


@pytest.mark.both
def test_a_game_without_rules_of_thumb_is_even() -> None:
    game = Coin(seen=True, laid=True)
    guide = guide_of(game)
    assert type(guide) is Guide
    assert weighed(game, guide, game.start(), 0) == [(0, EVEN), (1, EVEN)]
    assert guide.judge(game.start()) == [0.0, 0.0]


@pytest.mark.both
def test_answers_are_drawn_by_their_weights() -> None:
    weights, rng, drawn = Weights(), FastRng(1), [0, 0, 0]
    weights.even(3)
    for i, weight in enumerate((10, -5, 29)):
        weights.set(i, weight)
    assert weights.add_up(3) == 40  # the least is 1
    for _ in range(4000):
        drawn[weights.draw(3, rng)] += 1
    assert drawn == [pytest.approx(1000, abs=100), pytest.approx(100, abs=35), pytest.approx(2900, abs=110)]


@pytest.mark.both
def test_there_is_room_for_any_number_of_answers() -> None:
    weights = Weights()
    weights.even(1000)
    assert weights.add_up(1000) == 1000 * EVEN


@pytest.mark.parametrize("table", EACH)
def test_rules_of_thumb_lead_to_an_end(table: Table) -> None:
    """A game played by the weights alone, nothing else."""
    game = registry.build(*table)
    steps = sum(1 for _ in course(game, 6, guide_of(game)))
    assert 0 < steps < game.max_steps
