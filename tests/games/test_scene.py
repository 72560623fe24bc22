"""What the page of every game is drawn from: made of the reader's own view alone, and once for all what is for all."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import get_spec
from tests.kits.states import states
from tests.kits.tables import SCENES, Sample

of_each_sample = pytest.mark.parametrize("sample", SCENES, ids=str)


def drawing(game: Any) -> Any:
    """The game's module."""
    found = get_spec(game.id).ui.scene
    assert found is not None
    return found


@of_each_sample
def test_what_is_the_same_for_all_is_made_once(sample: Sample) -> None:
    game = sample.build()
    module = drawing(game)
    for state in states(game, 6, sample.every, sample.avoided):
        watched = module.scene(game, game.view(state, SPECTATOR))
        for reader in (SPECTATOR, *range(game.num_seats)):
            view = game.view(state, reader)
            alone = module.scene(game, view)
            assert module.scene(game, view, watched) == alone
            shared = [name for name in alone.__struct_fields__ if name not in module.OWN]
            assert [getattr(alone, name) for name in shared] == [getattr(watched, name) for name in shared]


@of_each_sample
def test_only_what_the_reader_knows(sample: Sample) -> None:
    """Another world that looks the same to the reader is drawn the same."""
    game, rng = sample.build(), FastRng(9)
    scene = drawing(game).scene
    for state in states(game, 7, max(10, 2 * sample.every), sample.avoided):
        for reader in (SPECTATOR, *range(game.num_seats)):
            view = game.view(state, reader)
            other = game.worlds(view).sample(rng)
            assert scene(game, game.view(other, reader)) == scene(game, view)
