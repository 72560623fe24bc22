"""The coverage check: `problems()` is empty when every catalogue says the same in all four languages.

Checked against English, both ways: files, keys, attributes, variables. In each language alone: files parse
without junk, ids are unique (a game's also against the shared ones), references lead somewhere, plurals are
complete. In rulebooks: see check_rules. Terms (`-name`) belong to one language and are not compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources.abc import Traversable

from cyberdeck.i18n.catalogue import SHARED, built_ins, label, locale_dir, read
from cyberdeck.i18n.check_rules import rule_problems
from cyberdeck.i18n.language import LANGUAGES
from cyberdeck.i18n.shape import Shape

MODEL = "en"


def problems(root: Traversable | None = None, packages: Sequence[str] = ()) -> list[str]:
    """What is wrong with the shared catalogue and those of the built-in games and of other packages."""
    found: list[str] = []
    shared = _shapes(SHARED, root, {}, found)
    taken = {lang: shape.ids for lang, shape in shared.items()}
    for package in (*built_ins(root), *packages):
        found += rule_problems(label(package), _shapes(package, root, taken, found))
    return found


def _shapes(
    package: str, root: Traversable | None, taken: dict[str, dict[str, str]], found: list[str]
) -> dict[str, Shape]:
    """The shapes of one catalogue by language; their problems are appended to `found`."""
    shapes: dict[str, Shape] = {}
    names: dict[str, list[str]] = {}
    directory = locale_dir(package, root)
    folder = label(package)
    if directory is not None:
        strange = sorted(d.name for d in directory.iterdir() if d.is_dir() and d.name not in LANGUAGES)
        found += [f"{folder}/{name}: not a language of ours" for name in strange]
    for lang in LANGUAGES:
        sources = read(package, lang, root)
        names[lang] = [s.name.rsplit("/", 1)[1] for s in sources]
        shapes[lang] = Shape(lang, sources, taken.get(lang))
        found += shapes[lang].faults
    for lang in LANGUAGES:
        found += _differences(f"{folder}/{lang}", "file", names[MODEL], names[lang])
        if lang != MODEL:
            found += _compare(f"{folder}/{lang}", shapes[MODEL], shapes[lang])
    return shapes


def _compare(folder: str, model: Shape, other: Shape) -> list[str]:
    ours = {k: v for k, v in model.variables.items() if not k.startswith("-")}
    theirs = {k: v for k, v in other.variables.items() if not k.startswith("-")}
    found = _differences(folder, "text", ours, theirs)
    for key in ours.keys() & theirs.keys():
        found += _differences(f"{folder}: {key!r}", "variable", ours[key], theirs[key])
    return sorted(found)


def _differences(folder: str, what: str, model: Iterable[str], other: Iterable[str]) -> list[str]:
    ours, theirs = set(model), set(other)
    return [f"{folder}: {what} {name!r} is missing" for name in sorted(ours - theirs)] + [
        f"{folder}: {what} {name!r} is not in {MODEL}" for name in sorted(theirs - ours)
    ]
