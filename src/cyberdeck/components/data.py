"""Component data: one TOML file becomes one frozen msgspec struct, or a BadData that says where it is wrong.

Contract
- Structs are strict and forbid unknown fields: a misspelt key is an error, never a default.
- Every item says where it comes from: derive it from Item, or give each of its numbers as a Fact.
- `source` names its source in `cite`; nothing else carries a `cite`.
- Whatever is wrong with a file, the error is BadData with the facts file, item and reason; so is a missing file.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from cyberdeck.kernel.errors import BadData

__all__ = ["BadData", "Sourced", "Component", "Provenance", "bad", "equal", "items", "listed", "load"]

Provenance = Literal["book", "source", "ruling", "reconstructed"]
T = TypeVar("T")

_PLACE = re.compile(r" - at `\$\.?(.*)`$")
_STEP = re.compile(r"([^.\[\]]+)|\[(\d+)\]")
_NAMES = ("id", "code")


class Component(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything a file lists. It says where it comes from."""

    provenance: Provenance
    cite: str = ""

    def __post_init__(self) -> None:
        if self.provenance == "source" and not self.cite:
            raise ValueError("provenance `source` needs a `cite`")
        if self.provenance != "source" and self.cite:
            raise ValueError(f"provenance `{self.provenance}` takes no `cite`")


class Sourced(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One number with its own provenance, for items whose numbers come from different places."""

    value: int


def bad(file: str, item: str, reason: str) -> BadData:
    """`item` is empty when the whole file is meant."""
    return BadData(file=file, item=item, reason=reason)


def load(source: Traversable | Path, shape: type[T]) -> T:
    """The file as a `shape`, checked strictly: no type is converted to another."""
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
    """A file that lists one family of items and nothing else: [[family]], [[family]], …"""
    whole = msgspec.defstruct(family, [(family, tuple[shape, ...])], forbid_unknown_fields=True)  # type: ignore[valid-type]
    found: tuple[T, ...] = getattr(load(source, whole), family)
    return found


def listed(file: str, family: str, found: Sequence[object], wanted: Sequence[object]) -> None:
    """BadData unless `found` names exactly what is wanted, each once, in that order: numbers in a game follow it."""
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
    """BadData unless a number is what it must be."""
    if found != wanted:
        raise bad(file, item, f"{what} is {found}, not {wanted}")


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
