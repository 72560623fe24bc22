"""The door to a game's own words and drawings, by name: modules `words` and `terminal` of its package.

The protocols say what such modules must have; nothing here knows any game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from cyberdeck.cli.faults import Fault
from cyberdeck.i18n import Texts
from cyberdeck.i18n.words import Args, Teller, words_of
from cyberdeck.kernel.registry import AnyGame, part

Say = Callable[..., str]


class Answer(Protocol):
    """A legal answer: in words, in short, and the group it stands in."""

    @property
    def action(self) -> int: ...
    @property
    def notation(self) -> str: ...
    @property
    def words(self) -> str: ...
    @property
    def short(self) -> str: ...
    @property
    def group(self) -> str: ...
    @property
    def good(self) -> bool: ...


class Result(Protocol):
    @property
    def header(self) -> list[str]: ...
    @property
    def rows(self) -> list[list[str]]: ...
    @property
    def winners(self) -> list[int]: ...


class Terminal(Protocol):
    """`terminal.Terminal(game, names, say)`: drawn, or as facts, a line each."""

    def goal(self) -> str: ...
    def table(self, view: Any, width: int, /) -> list[RenderableType]: ...
    def facts(self, view: Any, board: bool, /) -> list[str]: ...
    def layout(self, view: Any, /) -> object:
        """Changes when the board does, pieces aside."""
        ...

    def board(self, view: Any, width: int, /) -> list[RenderableType]: ...
    def board_facts(self, view: Any, /) -> list[str]: ...
    def hand(self, view: Any, /) -> list[RenderableType]: ...
    def hand_facts(self, view: Any, /) -> list[str]: ...
    def hint(self, view: Any, /) -> str: ...
    def notes(self, view: Any, short: bool, /) -> list[str]: ...
    def answers(self, view: Any, legal: list[int], /) -> Sequence[Answer]: ...
    def result(self, view: Any, /) -> Result: ...


class Plug:
    """One game, spoken of to one reader."""

    def __init__(self, game: AnyGame, seats: Sequence[str], texts: Texts) -> None:
        """`seats`: names by seat, the reader's own empty."""
        words, terminal = words_of(game), part(game, "terminal")
        if words is None or terminal is None:
            raise Fault("error-no-table", game=game.id)
        self.game = game
        self.texts = texts
        self.words = words
        self.names = [*seats, *(texts.text(key) for key in self.words.seatless(game))]
        self.terminal: Terminal = terminal.Terminal(game, self.names, texts.text)

    def teller(self) -> Teller:
        return self.words.Teller(self.game, self.names)

    def say(self, told: tuple[str, Args, str]) -> str:
        """A line of the log, with its rule."""
        key, args, rule = told
        return f"{self.texts.text(key, **args)} [{rule}]"

    def move(self, view: Any, action: int) -> str:
        key, args = self.words.move_words(self.game, view, action)
        return self.texts.text(key, **args)

    def question(self, view: Any) -> str:
        key, args = self.words.question_words(self.game, view, self.names)
        return f"{self.texts.text(key, **args)} [{self.game.rule(view)}]"
