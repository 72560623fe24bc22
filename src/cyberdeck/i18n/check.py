"""The coverage check: `problems()` is empty when every catalogue says the same in all four languages.

Checked against English, both ways: files, keys, attributes, variables. In each language alone: files parse
without junk, ids are unique (a game's also against the shared ones), references lead somewhere, plurals are
complete. In rulebooks: see check_rules. Terms (`-name`) belong to one language and are not compared.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources.abc import Traversable

from cyberdeck.i18n.catalogue import game_dir, game_ids, package_root, read, shared_dir
from cyberdeck.i18n.check_rules import rule_problems
from cyberdeck.i18n.language import LANGUAGES
from cyberdeck.i18n.shape import Shape

MODEL = "en"


def problems(root: Traversable | None = None) -> list[str]:
    """What is wrong with the catalogues of the installed package, or of a directory of its layout."""
    root = package_root() if root is None else root
    shared_label = "i18n/locale"
    found: list[str] = []
    shared = _shapes(shared_dir(root), shared_label, {}, found)
    for game_id in game_ids(root):
        label = f"games/{game_id}/locale"
        taken = {lang: shape.ids for lang, shape in shared.items()}
        shapes = _shapes(game_dir(root, game_id), label, taken, found)
        found += rule_problems(label, shapes)
    return found


def _shapes(directory: Traversable, label: str, taken: dict[str, dict[str, str]], found: list[str]) -> dict[str, Shape]:
    """The shapes of one catalogue by language; their problems are appended to `found`."""
    shapes: dict[str, Shape] = {}
    names: dict[str, list[str]] = {}
    if directory.is_dir():
        strange = sorted(d.name for d in directory.iterdir() if d.is_dir() and d.name not in LANGUAGES)
        found += [f"{label}/{name}: not a language of ours" for name in strange]
    for lang in LANGUAGES:
        sources = read(directory, lang, label)
        names[lang] = [s.name.rsplit("/", 1)[1] for s in sources]
        shapes[lang] = Shape(lang, sources, taken.get(lang))
        found += shapes[lang].faults
    for lang in LANGUAGES:
        found += _differences(f"{label}/{lang}", "file", names[MODEL], names[lang])
        if lang != MODEL:
            found += _compare(f"{label}/{lang}", shapes[MODEL], shapes[lang])
    return shapes


def _compare(label: str, model: Shape, other: Shape) -> list[str]:
    ours = {k: v for k, v in model.variables.items() if not k.startswith("-")}
    theirs = {k: v for k, v in other.variables.items() if not k.startswith("-")}
    found = _differences(label, "text", ours, theirs)
    for key in ours.keys() & theirs.keys():
        found += _differences(f"{label}: {key!r}", "variable", ours[key], theirs[key])
    return sorted(found)


def _differences(label: str, what: str, model: Iterable[str], other: Iterable[str]) -> list[str]:
    ours, theirs = set(model), set(other)
    return [f"{label}: {what} {name!r} is missing" for name in sorted(ours - theirs)] + [
        f"{label}: {what} {name!r} is not in {MODEL}" for name in sorted(theirs - ours)
    ]
