"""The door to a game's own words, by name: module `words` of its package. Nothing here knows any game.

A message key with its arguments can be sent anywhere and be said there, in any language. An argument that begins with
`@` is itself the key of a text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, cast

from cyberdeck.kernel.registry import AnyGame, part

Args = dict[str, str | int]


class Teller(Protocol):
    """Made with Teller(game, names); gets the events from the start of the game on."""

    def tell(self, events: Iterable[Any], /) -> list[tuple[str, Args, str]]: ...


class Words(Protocol):
    """Names are by player, an empty one is the reader's."""

    Teller: Callable[[AnyGame, Sequence[str]], Teller]

    def move_words(self, game: AnyGame, view: Any, action: int, /) -> tuple[str, Args]: ...

    def question_words(self, game: AnyGame, view: Any, names: Sequence[str], /) -> tuple[str, Args]: ...

    def seatless(self, game: AnyGame, /) -> list[str]:
        """Message keys of the names of players who have no seat, numbered after those who have."""
        ...


def words_of(game: AnyGame) -> Words | None:
    return cast("Words | None", part(game, "words"))
