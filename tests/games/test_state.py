"""The states of every game in files and views. Invariants are tested with each game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from cyberdeck.kernel.errors import CorruptRecord
from cyberdeck.kernel.game import SPECTATOR, AnyGame
from cyberdeck.spec import game_ids, make
from tests.kits.states import states
from tests.kits.tables import SCENES, Sample

pytestmark = pytest.mark.both

of_each_sample = pytest.mark.parametrize("sample", SCENES, ids=str)


@of_each_sample
def test_a_state_comes_back_from_a_file(sample: Sample) -> None:
    game = sample.build()
    for state in states(game, 3, max(5, sample.every), sample.avoided):
        written = msgspec.json.encode(game.dump(state))
        again = game.load(msgspec.json.decode(written))
        assert msgspec.json.encode(game.dump(again)) == written


@of_each_sample
def test_all_views_at_once_are_the_views_one_by_one(sample: Sample) -> None:
    game = sample.build()
    readers = [SPECTATOR, *range(game.num_seats)]
    for state in states(game, 4, max(5, sample.every), sample.avoided):
        assert game.views(state, readers) == [game.view(state, reader) for reader in readers]


DUMPED = sorted((Path(__file__).parents[1] / "data" / "states-0.1.0").glob("*.json"))


@pytest.mark.parametrize("path", DUMPED, ids=lambda path: path.stem)
def test_a_dump_of_an_earlier_version_still_loads(path: Path) -> None:
    old = json.loads(path.read_bytes())
    game = make(old["game"], old["options"])
    state = game.load(old["state"])
    assert game.check_invariants(state) == []
    assert json.loads(msgspec.json.encode(game.dump(state))) == old["state"]


def refused(game: AnyGame, data: Mapping[str, object]) -> bool:
    try:
        game.load(data)
    except CorruptRecord:
        return True
    return False


@pytest.mark.parametrize("name", game_ids())
def test_a_file_that_is_none(name: str) -> None:
    game = make(name, {})
    data = game.dump(next(states(game, 1)))
    assert refused(game, {**data, "other": 1})
    for field, value in data.items():
        longer = [[*value, "all"]] if isinstance(value, list | tuple) else []
        assert refused(game, {name: value for name, value in data.items() if name != field}), field
        for other in ("many", ["all"], None, *longer):
            assert refused(game, {**data, field: other}), (field, other)
