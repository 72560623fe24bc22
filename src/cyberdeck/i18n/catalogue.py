"""Where the Fluent files are and how they are read.

    cyberdeck/i18n/locale/<lang>/*.ftl      shared texts
    <package>/locale/<lang>/*.ftl           the texts of a game, in its package

A `root` is a directory in place of the installed package `cyberdeck`, of the same layout. Reading never skips what it
cannot read: broken entries stay in the resource as junk, and the coverage check reports them.
"""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Final, NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import ast

SHARED: Final = "cyberdeck.i18n"  # the package of the shared texts

_COMMANDS_AND_RULES = ("arena.ftl", "cli.ftl", "rules.ftl")


class Source(NamedTuple):
    """One parsed file; `name` says where it is, below the root."""

    name: str
    text: str
    resource: ast.Resource


def locale_dir(package: str, root: Traversable | None = None) -> Traversable | None:
    """The catalogue of a package, if it has one."""
    if root is not None:
        found = root.joinpath(*package.split(".")[1:], "locale")
    elif not package or (spec := find_spec(package)) is None or spec.submodule_search_locations is None:
        return None  # a single file has no folder of its own
    else:
        found = files(package).joinpath("locale")
    return found if found.is_dir() else None


def has_locale(package: str, lang: str) -> bool:
    """Whether a package has texts in a language."""
    directory = locale_dir(package)
    return directory is not None and directory.joinpath(lang).is_dir()


def label(package: str) -> str:
    """What a catalogue is called in reports: its folder, below `cyberdeck` for packages of ours."""
    return f"{package.removeprefix('cyberdeck.').replace('.', '/')}/locale"


def built_ins(root: Traversable | None = None) -> list[str]:
    """The packages of the built-in games that have a catalogue, sorted."""
    games = (files("cyberdeck") if root is None else root).joinpath("games")
    names = sorted(found.name for found in games.iterdir()) if games.is_dir() else []
    return [f"cyberdeck.games.{name}" for name in names if games.joinpath(name, "locale").is_dir()]


def read(package: str, lang: str, root: Traversable | None = None) -> list[Source]:
    """Every .ftl file of one language of one catalogue, sorted by name; [] if there is none."""
    return [Source(name, text, FluentResource(text)) for name, text in _texts(package, lang, root)]


def sources(lang: str, package: str = SHARED) -> str:
    """The texts that a table needs, as one Fluent source: the shared ones or a game's, without commands and rules.
    Empty for a package without texts.
    """
    found = _texts(package, lang, None)
    return "\n".join(text for name, text in found if name.rpartition("/")[2] not in _COMMANDS_AND_RULES)


def _texts(package: str, lang: str, root: Traversable | None) -> list[tuple[str, str]]:
    """The files of a language, by name: where they are and what is in them."""
    directory = locale_dir(package, root)
    folder = None if directory is None else directory.joinpath(lang)
    if folder is None or not folder.is_dir():
        return []
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return [(f"{label(package)}/{lang}/{file.name}", file.read_text(encoding="utf-8")) for file in found]
