"""Views, events and moves as named fields in plain text, for games without a user interface of their own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct


def kind(thing: Struct) -> str:
    """The name of a move or an event: the end of its tag, `take` of `nim.take`."""
    tag = thing.__struct_config__.tag
    return str(type(thing).__name__ if tag is None else tag).rpartition(".")[2].lower()


def fields(thing: Struct) -> dict[str, Any]:
    """Every field with its value, in the order of declaration."""
    return {name: getattr(thing, name) for name in thing.__struct_fields__}


def spelled(name: str) -> str:
    """The name of a field as text."""
    return name.replace("_", " ")


def in_line(thing: Struct) -> str:
    return ", ".join(f"{spelled(name)}: {plain(value)}" for name, value in fields(thing).items())


def plain(value: Any, inside: bool = False) -> str:
    """A value as text. Nested values are bracketed."""
    if isinstance(value, Struct):
        return f"({in_line(value)})"
    if isinstance(value, Mapping):
        items = ", ".join(f"{plain(key, True)}: {plain(held, True)}" for key, held in value.items())
        return f"{{{items}}}" if inside or not items else items
    if isinstance(value, list | tuple | set | frozenset):
        items = ", ".join(plain(item, True) for item in _in_order(value))
        return f"[{items}]" if inside or not items else items
    if value is None or value == "":
        return "–"
    return str(value).lower() if isinstance(value, bool) else str(value)


def nested(value: Any) -> Any:
    """A value as a text, a list of values, or an object of values by name: for those who draw it."""
    if isinstance(value, Struct):
        return {name: nested(held) for name, held in fields(value).items()}
    if isinstance(value, Mapping):
        return {plain(key): nested(held) for key, held in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [nested(item) for item in _in_order(value)]
    return plain(value)


def _in_order(values: list[Any] | tuple[Any, ...] | set[Any] | frozenset[Any]) -> Iterable[Any]:
    return sorted(values) if isinstance(values, set | frozenset) else values
