"""Copies of games' component data, with faults planted in them."""

from __future__ import annotations

import re
import shutil
from importlib import import_module
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import pytest

from cyberdeck.components import BadData

CARDS = "cards.toml"


def case(name: str, *values: object) -> pytest.ParameterSet:
    return pytest.param(*values, id=name)


class Data:
    """All of a game's; `Data("lokalka", tmp_path)`."""

    def __init__(self, game: str, folder: Path) -> None:
        self.components: Any = import_module(f"cyberdeck.games.{game}.components")
        with as_file(files(f"cyberdeck.games.{game}") / "data") as own:
            self.folder = Path(shutil.copytree(own, folder / "data"))

    def plant(self, pattern: str, new: str, file: str = CARDS, after: str = "") -> None:
        """Replace the first match, from the item with the id `after` on if it is named."""
        text = (self.folder / file).read_text(encoding="utf-8")
        at = text.index(f'id = "{after}"') if after else 0
        changed, n = re.subn(pattern, new, text[at:], count=1, flags=re.DOTALL)
        assert n == 1, f"{pattern} not found"
        (self.folder / file).write_text(text[:at] + changed, encoding="utf-8")

    def plant_everywhere(self, old: str, new: str, file: str = CARDS) -> None:
        text = (self.folder / file).read_text(encoding="utf-8")
        (self.folder / file).write_text(text.replace(old, new), encoding="utf-8")

    def refused(self) -> tuple[str, str, str]:
        """The file, the item and the reason that loading tells."""
        with pytest.raises(BadData) as e:
            self.components.load(self.folder)
        file, item, reason = (str(e.value.details[key]) for key in ("file", "item", "reason"))
        assert all(part in str(e.value) for part in (file, item))
        return file, item, reason

    def refuses(self, item: str, reason: str, file: str = CARDS) -> None:
        """Loading tells this file, an item that begins so, and such a reason."""
        where, what, why = self.refused()
        assert where == file
        assert what.startswith(item)
        assert reason in why
