"""The modules of a game that tests look into."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from cyberdeck.kernel.game import AnyGame


def beside(game: AnyGame, name: str) -> ModuleType:
    """A module beside the one that the game's class is in."""
    return import_module(f"{type(game).__module__.rpartition('.')[0]}.{name}")
