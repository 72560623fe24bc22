"""Copies of games' component data, with faults planted in them."""

from __future__ import annotations

import re
import shutil
from importlib import import_module
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cyberdeck.components import BadData

CARDS = "cards.toml"


def case(name: str, *values: object) -> pytest.ParameterSet:
    return pytest.param(*values, id=name)


class Fault(NamedTuple):
    """A change that loading refuses: what it replaces by what, from the item `after` on, and the error it leads to."""

    name: str
    pattern: str
    new: str
    item: str
    reason: str
    file: str = CARDS
    after: str = ""


def in_card(name: str, card: str, pattern: str, new: str, item: str, reason: str) -> Fault:
    return Fault(name, pattern, new, item, reason, after=card)


def in_file(name: str, file: str, pattern: str, new: str, item: str, reason: str) -> Fault:
    return Fault(name, pattern, new, item, reason, file)


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

    def refuses_fault(self, fault: Fault) -> None:
        self.plant(fault.pattern, fault.new, fault.file, fault.after)
        self.refuses(fault.item, fault.reason, fault.file)

    def refused(self) -> tuple[str, str, str]:
        """The file, the item and the reason in the error of loading."""
        with pytest.raises(BadData) as e:
            self.components.load(self.folder)
        file, item, reason = (str(e.value.details[key]) for key in ("file", "item", "reason"))
        assert all(part in str(e.value) for part in (file, item))
        return file, item, reason

    def refuses(self, item: str, reason: str, file: str = CARDS) -> None:
        """The error of loading names this file, an item that begins so, and such a reason."""
        where, what, why = self.refused()
        assert where == file
        assert what.startswith(item)
        assert reason in why
