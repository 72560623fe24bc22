"""The door to a game's own words, by name: module `text` of its package. Nothing here knows any game.

A message key with its arguments can be sent anywhere and be said there, in any language. An argument that begins with
`@` is itself the key of a text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, cast

from cyberdeck.kernel.registry import AnyGame, game_module

Args = dict[str, str | int]


class Narrator(Protocol):
    """Made with Narrator(game, names); gets the events from the start of the game on."""

    def narrate(self, events: Iterable[Any], /) -> list[tuple[str, Args, str]]: ...


class GameText(Protocol):
    """Names are by player, an empty one is the reader's."""

    Narrator: Callable[[AnyGame, Sequence[str]], Narrator]

    def move_message(self, game: AnyGame, view: Any, action: int, /) -> tuple[str, Args]: ...

    def decision_message(self, game: AnyGame, view: Any, names: Sequence[str], /) -> tuple[str, Args]: ...

    def unseated_players(self, game: AnyGame, /) -> list[str]:
        """Message keys of the names of players who have no seat, numbered after those who have."""
        ...


def text_of(game: AnyGame) -> GameText | None:
    return cast("GameText | None", game_module(game, "ui.text"))
