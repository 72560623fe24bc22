"""Games by name. Whoever plays, serves or simulates reaches a game through here and imports none directly. Interpreted.

A game is a module with an `ENTRY`: one folder of `cyberdeck.games`, or anybody's package that declares an entry point
in the group `cyberdeck.games`. Option values may come as text (`tracer=true`), as from a command line, or typed.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Literal, get_args, get_type_hints

import msgspec

import cyberdeck.games
from cyberdeck.kernel.errors import BadOption, BadPlayers, UnknownGame, UnknownOption
from cyberdeck.kernel.game import Game

AnyGame = Game[Any, Any]


class Entry(msgspec.Struct, frozen=True):
    """What a table must know of a game before there is one."""

    id: str
    least: int  # players
    most: int
    minutes: tuple[int, int]
    options: type[msgspec.Struct]  # `players` among its fields
    build: Callable[[Any], AnyGame]


def names() -> list[str]:
    built_in = [found.name for found in pkgutil.iter_modules(cyberdeck.games.__path__)]
    return sorted({*built_in, *(point.name for point in entry_points(group="cyberdeck.games"))})


@cache
def find(game: str) -> Entry:
    for point in entry_points(group="cyberdeck.games", name=game):
        entry = point.load()
        assert isinstance(entry, Entry)
        return entry
    if game not in names():
        raise UnknownGame(game=game, known=", ".join(names()))
    entry = importlib.import_module(f"cyberdeck.games.{game}").ENTRY
    assert isinstance(entry, Entry)
    return entry


def build(game: str, options: Mapping[str, object]) -> AnyGame:
    """The rulebook of a table; every mistake in its options has an error of its own."""
    entry = find(game)
    return entry.build(parse(entry, options))


def parse(entry: Entry, options: Mapping[str, object]) -> msgspec.Struct:
    hints = _hints(entry.options)
    values: dict[str, object] = {}
    for name, value in options.items():
        if name not in hints:
            raise UnknownOption(option=name, known=", ".join(sorted(hints)))
        values[name] = _value(name, value, hints[name])
    players = values.get("players")
    if players is not None and not entry.least <= int(str(players)) <= entry.most:
        raise BadPlayers(players=players, least=entry.least, most=entry.most)
    return entry.options(**values)


@cache
def _hints(options: type[msgspec.Struct]) -> dict[str, Any]:
    return get_type_hints(options, include_extras=True)


def _value(name: str, value: object, hint: Any) -> object:
    try:
        return msgspec.convert(value, hint, strict=False)
    except msgspec.ValidationError:
        raise BadOption(option=name, value=str(value)[:80], allowed=allowed(hint)) from None


def kind(entry: Entry, option: str) -> bool | range | tuple[Any, ...] | Literal["deck"]:
    """What an option takes, for programs: True for a switch, a range of numbers, its values, or a deck."""
    hint = _hints(entry.options)[option]
    match msgspec.inspect.type_info(hint):
        case msgspec.inspect.LiteralType():
            return get_args(hint)
        case msgspec.inspect.IntType(ge=least, le=most) if least is not None and most is not None:
            return range(int(least), int(most) + 1)
        case msgspec.inspect.Metadata(extra={"deck": True}):
            return "deck"
        case _:
            return True


def allowed(hint: Any) -> str:
    """What an option takes, for people: `any | highest`, `0 … 5`."""
    match msgspec.inspect.type_info(hint):
        case msgspec.inspect.BoolType():
            return "true | false"
        case msgspec.inspect.LiteralType():
            return " | ".join(str(value) for value in get_args(hint))  # in the order they were declared in
        case msgspec.inspect.IntType(ge=least, le=most) if least is not None and most is not None:
            return f"{least} … {most}"
        case msgspec.inspect.IntType():
            return "1, 2, 3 …"
        case msgspec.inspect.Metadata(extra={"deck": True}):
            return "4 1; 2 2; …"
        case other:
            return str(other)


def part(game: AnyGame, name: str) -> ModuleType | None:
    """A module beside the one that the game's class is in, if there is one."""
    package = type(game).__module__.rpartition(".")[0]
    if find_spec(f"{package}.{name}") is None:
        return None
    return importlib.import_module(f"{package}.{name}")
