"""Views, events and moves as named fields in plain text, for games without a user interface of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


def kind(thing: Struct) -> str:
    """The name of a move or an event: the end of its tag, `take` of `nim.take`."""
    tag = thing.__struct_config__.tag
    return str(type(thing).__name__ if tag is None else tag).rpartition(".")[2].lower()


def fields(thing: Struct) -> list[tuple[str, str]]:
    """Every field with its value, in the order in which they are declared."""
    return [(name.replace("_", " "), plain(getattr(thing, name))) for name in thing.__struct_fields__]


def in_line(thing: Struct) -> str:
    return ", ".join(f"{name}: {value}" for name, value in fields(thing))


def plain(value: Any, inside: bool = False) -> str:
    """A value as people read it. What lies in a list is bracketed."""
    if isinstance(value, Struct):
        return f"({in_line(value)})"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{plain(key, True)}: {plain(held, True)}" for key, held in value.items()) + "}"
    if isinstance(value, list | tuple | set | frozenset):
        items = ", ".join(
            plain(item, True) for item in (sorted(value) if isinstance(value, set | frozenset) else value)
        )
        return f"[{items}]" if inside or not items else items
    if value is None or value == "":
        return "–"
    return str(value).lower() if isinstance(value, bool) else str(value)
