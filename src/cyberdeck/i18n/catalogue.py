"""Where the Fluent files are and how they are read.

    <root>/i18n/locale/<lang>/*.ftl           shared texts
    <root>/games/<id>/locale/<lang>/*.ftl     a game's own texts

`root` is the installed package unless a directory of the same layout is given. Reading never skips
what it cannot read: broken entries stay in the resource as junk, and the coverage check reports them.
"""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import ast

_COMMANDS_AND_RULES = ("arena.ftl", "cli.ftl", "rules.ftl")


class Source(NamedTuple):
    """One parsed file; `name` says where it is, below the root."""

    name: str
    text: str
    resource: ast.Resource


def package_root() -> Traversable:
    """The root of the installed package."""
    return files("cyberdeck")


def shared_dir(root: Traversable) -> Traversable:
    """The catalogue of the shared texts."""
    return root.joinpath("i18n", "locale")


def game_dir(root: Traversable, game_id: str) -> Traversable:
    """The catalogue of one game."""
    return root.joinpath("games", game_id, "locale")


def game_ids(root: Traversable) -> list[str]:
    """The games that have a catalogue, sorted."""
    games = root.joinpath("games")
    if not games.is_dir():
        return []
    return sorted(g.name for g in games.iterdir() if game_dir(root, g.name).is_dir())


def read(directory: Traversable, lang: str, label: str) -> list[Source]:
    """Every .ftl file of one language of one catalogue, sorted by name; [] if there is none."""
    folder = directory.joinpath(lang)
    if not folder.is_dir():
        return []
    found = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return [_parse(f, f"{label}/{lang}/{f.name}") for f in found]


def sources(lang: str, game_id: str | None = None) -> str:
    """The texts that a table needs, as one Fluent source: the shared ones or a game's, without commands and rules.
    Empty for a game without texts in this package.
    """
    root = package_root()
    directory = shared_dir(root) if game_id is None else game_dir(root, game_id)
    folder = directory.joinpath(lang)
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return "\n".join(file.read_text(encoding="utf-8") for file in found if file.name not in _COMMANDS_AND_RULES)


def _parse(file: Traversable, name: str) -> Source:
    text = file.read_text(encoding="utf-8")
    return Source(name, text, FluentResource(text))
