"""Every game's component data: a copy is as good, and no file may be missing. What else loading must refuse
is listed in the module `faults` of each game.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import cyberdeck.games
from cyberdeck.spec import game_ids
from tests.blackhat.faults import FAULTS as BLACKHAT
from tests.cybershield.faults import FAULTS as CYBERSHIELD
from tests.kiberrubezh.faults import FAULTS as KIBERRUBEZH
from tests.kits.faults import Data, Fault
from tests.lokalka.faults import FAULTS as LOKALKA

FILES = [
    (game, file.name)
    for game in game_ids()
    for file in sorted((Path(cyberdeck.games.__path__[0]) / game / "data").glob("*.toml"))
]
FAULTS = {"blackhat": BLACKHAT, "cybershield": CYBERSHIELD, "kiberrubezh": KIBERRUBEZH, "lokalka": LOKALKA}


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


@pytest.mark.parametrize(
    ("game", "fault"),
    [pytest.param(game, fault, id=f"{game}: {fault.name}") for game, faults in FAULTS.items() for fault in faults],
)
def test_a_planted_fault(game: str, fault: Fault, tmp_path: Path) -> None:
    Data(game, tmp_path).refuses_fault(fault)
