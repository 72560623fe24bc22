"""Component data: one TOML file becomes frozen msgspec structs, or BadData that says where it is wrong.

Contract
- Structs are strict and forbid unknown fields: a misspelt key is an error, never a default.
- Every item says where it comes from: it is a Component, or each of its values is Sourced.
- Provenance `source` names its source in `cite`; no other provenance has a `cite`.
- Every error of a file, a missing one included, is BadData with the details file, item and reason.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Generic, Literal, TypeVar

import msgspec

from cyberdeck.kernel.errors import BadData
from cyberdeck.kernel.wire import kebab

Provenance = Literal["book", "source", "ruling", "reconstructed"]
T = TypeVar("T")

_PLACE = re.compile(r" - at `\$\.?(.*)`$")
_STEP = re.compile(r"([^.\[\]]+)|\[(\d+)\]")
_NAMES = ("id", "code")


class Component(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An item of a file, with its provenance."""

    provenance: Provenance
    cite: str = ""

    def __post_init__(self) -> None:
        if self.provenance == "source" and not self.cite:
            raise ValueError("provenance `source` needs a `cite`")
        if self.provenance != "source" and self.cite:
            raise ValueError(f"provenance `{self.provenance}` takes no `cite`")


class Sourced(Component, Generic[T], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One value with its own provenance, for items whose values come from different places."""

    value: T


class Coded(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="code", tag=kebab):
    """Base of the alternatives of one field: `code` is the name of the class, `turn-assets` for TurnAssets."""


class Loader(Generic[T]):
    """`load()` reads the components in data/ of a package, once; `load(folder)` reads files of the same names from
    elsewhere.
    """

    def __init__(self, package: str, read: Callable[[Traversable | Path], T]) -> None:
        self.package: Final = package
        self.read: Final = read

    def __call__(self, folder: Path | None = None) -> T:
        return self.own if folder is None else self.read(folder)

    @cached_property
    def own(self) -> T:
        return self.read(files(self.package) / "data")


def bad(file: str, item: str, reason: str) -> BadData:
    """An error of one item; `item` is empty for the whole file."""
    return BadData(file=file, item=item, reason=reason)


def load(source: Traversable | Path, shape: type[T]) -> T:
    """Reads the file as a `shape`, strictly: no type is converted to another."""
    try:
        raw = tomllib.loads(source.read_text(encoding="utf-8"))
    except OSError as e:
        raise bad(source.name, "", f"cannot be read: {e.strerror or e}") from e
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as e:
        raise bad(source.name, "", f"is not TOML: {e}") from e
    try:
        return msgspec.convert(raw, shape, strict=True)
    except msgspec.ValidationError as e:
        text = str(e)
        found = _PLACE.search(text)
        if found is None:
            raise bad(source.name, "", text) from e
        raise bad(source.name, _named(raw, found[1]), text[: found.start()]) from e


def items(source: Traversable | Path, family: str, shape: type[T]) -> tuple[T, ...]:
    """Reads a file that lists one family of items and nothing else: [[family]], [[family]], …"""
    whole = msgspec.defstruct(family, [(family, tuple[shape, ...])], forbid_unknown_fields=True)  # type: ignore[valid-type]
    found: tuple[T, ...] = getattr(load(source, whole), family)
    return found


def listed(file: str, family: str, found: Sequence[object], wanted: Sequence[object]) -> None:
    """Raises BadData unless `found` has exactly the wanted names, each once, in that order: numbers follow it."""
    for i, name in enumerate(found):
        if name in found[:i]:
            raise bad(file, f"{family} {name}", "occurs twice")
        if name not in wanted:
            raise bad(file, f"{family} {name}", "is unknown")
    for name in wanted:
        if name not in found:
            raise bad(file, f"{family} {name}", "is missing")
    for have, name in zip(found, wanted, strict=True):
        if have != name:
            raise bad(file, f"{family} {have}", f"is out of order: here belongs {name}")


def equal(file: str, item: str, what: str, found: object, wanted: object) -> None:
    """Raises BadData unless a number is what it must be."""
    if found != wanted:
        raise bad(file, item, f"{what} is {found}, not {wanted}")


def quantities(file: str, family: str, found: Iterable[tuple[str, int]], wanted: Mapping[str, int]) -> None:
    """BadData unless `found` names exactly what is wanted, in that order, and as many of each."""
    pairs = list(found)
    listed(file, family, [name for name, _ in pairs], list(wanted))
    for name, count in pairs:
        equal(file, f"{family} {name}", "quantity", count, wanted[name])


def _named(raw: object, path: str) -> str:
    """`card[2].trace` in the words of the file: `card 3 trace`, if the third card is called 3."""
    words: list[str] = []
    for key, index in _STEP.findall(path):
        if key:
            raw = raw.get(key) if isinstance(raw, Mapping) else None
            words.append(key)
            continue
        raw = raw[int(index)] if isinstance(raw, list) else None
        names = [str(raw[k]) for k in _NAMES if k in raw] if isinstance(raw, Mapping) else []
        words.append(names[0] if names else f"#{int(index) + 1}")
    return " ".join(words)
