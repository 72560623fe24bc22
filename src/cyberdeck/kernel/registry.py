"""Games by name. The one who plays, serves or simulates reaches a game through here and imports none directly.

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


class GameSpec(msgspec.Struct, frozen=True):
    """What a table must know of a game before there is one."""

    id: str
    min_players: int  # players
    max_players: int
    minutes: tuple[int, int]
    options: type[msgspec.Struct]  # `players` among its fields
    build: Callable[[Any], AnyGame]


def game_ids() -> list[str]:
    built_in = [found.name for found in pkgutil.iter_modules(cyberdeck.games.__path__)]
    return sorted({*built_in, *(point.name for point in entry_points(group="cyberdeck.games"))})


@cache
def get_spec(game: str) -> GameSpec:
    for point in entry_points(group="cyberdeck.games", name=game):
        spec = point.load()
        assert isinstance(spec, GameSpec)
        return spec
    if game not in game_ids():
        raise UnknownGame(game=game, known=", ".join(game_ids()))
    spec = importlib.import_module(f"cyberdeck.games.{game}").SPEC
    assert isinstance(spec, GameSpec)
    return spec


def make(game: str, options: Mapping[str, object]) -> AnyGame:
    """The rulebook of a table; every mistake in its options has an error of its own."""
    spec = get_spec(game)
    return spec.build(parse_options(spec, options))


def parse_options(spec: GameSpec, options: Mapping[str, object]) -> msgspec.Struct:
    hints = _hints(spec.options)
    values: dict[str, object] = {}
    for name, value in options.items():
        if name not in hints:
            raise UnknownOption(option=name, known=", ".join(sorted(hints)))
        values[name] = _value(name, value, hints[name])
    players = values.get("players")
    if players is not None and not spec.min_players <= int(str(players)) <= spec.max_players:
        raise BadPlayers(players=players, least=spec.min_players, most=spec.max_players)
    return spec.options(**values)


@cache
def _hints(options: type[msgspec.Struct]) -> dict[str, Any]:
    return get_type_hints(options, include_extras=True)


def _value(name: str, value: object, hint: Any) -> object:
    try:
        return msgspec.convert(value, hint, strict=False)
    except msgspec.ValidationError:
        raise BadOption(option=name, value=str(value)[:80], allowed=allowed_values(hint)) from None


def option_kind(spec: GameSpec, option: str) -> bool | range | tuple[Any, ...] | Literal["deck"]:
    """What an option takes, for programs: True for a switch, a range of numbers, its values, or a deck."""
    hint = _hints(spec.options)[option]
    match msgspec.inspect.type_info(hint):
        case msgspec.inspect.LiteralType():
            return get_args(hint)
        case msgspec.inspect.IntType(ge=least, le=most) if least is not None and most is not None:
            return range(int(least), int(most) + 1)
        case msgspec.inspect.Metadata(extra={"deck": True}):
            return "deck"
        case _:
            return True


def allowed_values(hint: Any) -> str:
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


def game_module(game: AnyGame, name: str) -> ModuleType | None:
    """A module beside the one that the game's class is in, if there is one."""
    package = type(game).__module__.rpartition(".")[0]
    return importlib.import_module(f"{package}.{name}") if has_module(f"{package}.{name}") else None


def has_module(name: str) -> bool:
    """Whether there is such a module; not where a package on the way to it is missing."""
    package = name.rpartition(".")[0]
    return (not package or has_module(package)) and find_spec(name) is not None
