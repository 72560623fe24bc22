"""Every game's component data: a copy is as good, and no file may be missing. Other faults are in the games' tests."""

from __future__ import annotations

from pathlib import Path

import pytest

import cyberdeck.games
from cyberdeck.spec import game_ids
from tests.kits.faults import Data

FILES = [
    (game, file.name)
    for game in game_ids()
    for file in sorted((Path(cyberdeck.games.__path__[0]) / game / "data").glob("*.toml"))
]


@pytest.mark.parametrize("game", game_ids())
def test_a_copy_of_the_data_loads_and_equals_the_default(game: str, tmp_path: Path) -> None:
    data = Data(game, tmp_path)
    load = data.components.load
    assert load(data.folder) == load()
    assert load() is load()


@pytest.mark.parametrize(("game", "file"), FILES)
def test_a_missing_file(game: str, file: str, tmp_path: Path) -> None:
    data = Data(game, tmp_path)
    (data.folder / file).unlink()
    assert data.refused()[:2] == (file, "")
