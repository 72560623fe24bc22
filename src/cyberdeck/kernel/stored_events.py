"""Events on disk. They show a game without its rules, which may have changed since it was played.

An event is stored whole, as JSON with its tag. Events of earlier rules are read by the present types of the game: one
that these can no longer read is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec

from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.wire import Event

StoredEvents = list[dict[str, Any]]  # of one action


def store_events(events: Iterable[Event]) -> StoredEvents:
    stored: StoredEvents = msgspec.json.decode(msgspec.json.encode(list(events)))  # tuples become lists, as on disk
    return stored


def read_events(game: AnyGame, stored: Iterable[object]) -> tuple[Event, ...]:
    return tuple(_readable(_types(type(game).__module__), stored))


def _readable(types: Any, stored: Iterable[object]) -> Iterator[Event]:
    for event in stored:
        try:
            yield msgspec.convert(event, types)
        except msgspec.ValidationError:
            continue


@cache
def _types(module: str) -> Any:
    """The union of all events that are defined beside a game."""
    home = module.rpartition(".")[0] or module
    found = [event for event in _leaves(Event) if f"{event.__module__}.".startswith(f"{home}.")]
    return _union(found) if found else Event


def _union(types: list[type[Event]]) -> Any:
    union: Any = types[0]
    for other in types[1:]:
        union = union | other
    return union


def _leaves(kind: type[Event]) -> Iterator[type[Event]]:
    below = kind.__subclasses__()
    if not below and kind is not Event:
        yield kind
    for each in below:
        yield from _leaves(each)
