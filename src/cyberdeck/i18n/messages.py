"""How a game puts its events, moves and decisions into words, and where to find that module.

A message is a key with arguments. It can be sent anywhere and be formatted there in any language. An argument that
begins with `@` is itself the key of a text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, cast

from cyberdeck.kernel.registry import AnyGame, game_module

Args = dict[str, str | int]


class Narrator(Protocol):
    """Made with Narrator(game, names); gets all events from the start of the game."""

    def narrate(self, events: Iterable[Any], /) -> list[tuple[str, Args, str]]: ...


class GameText(Protocol):
    """Names are by player; an empty name is the reader."""

    Narrator: Callable[[AnyGame, Sequence[str]], Narrator]

    def move_message(self, game: AnyGame, view: Any, action: int, /) -> tuple[str, Args]: ...

    def decision_message(self, game: AnyGame, view: Any, names: Sequence[str], /) -> tuple[str, Args]: ...

    def unseated_players(self, game: AnyGame, /) -> list[str]:
        """Message keys of the names of players without a seat, who are numbered after those with one."""
        ...


def text_of(game: AnyGame) -> GameText | None:
    return cast("GameText | None", game_module(game, "ui.text"))
