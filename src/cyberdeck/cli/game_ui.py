"""The door to a game's own words and drawings, by name: modules `text` and `terminal` of its package.

The protocols say what such modules must have; nothing here knows any game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from cyberdeck.cli.error_messages import CliError
from cyberdeck.i18n import Texts
from cyberdeck.i18n.messages import Args, Narrator, text_of
from cyberdeck.kernel.registry import AnyGame, game_module

Translate = Callable[..., str]


class MoveChoice(Protocol):
    """A legal action: in words, in short, and the group it stands in."""

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
    def describe(self, view: Any, board: bool, /) -> list[str]: ...
    def layout(self, view: Any, /) -> object:
        """Changes when the board does, pieces aside."""
        ...

    def board(self, view: Any, width: int, /) -> list[RenderableType]: ...
    def describe_board(self, view: Any, /) -> list[str]: ...
    def hand(self, view: Any, /) -> list[RenderableType]: ...
    def describe_hand(self, view: Any, /) -> list[str]: ...
    def hint(self, view: Any, /) -> str: ...
    def notes(self, view: Any, short: bool, /) -> list[str]: ...
    def choices(self, view: Any, legal: list[int], /) -> Sequence[MoveChoice]: ...
    def result(self, view: Any, /) -> Result: ...


class GameUI:
    """One game, spoken of to one reader."""

    def __init__(self, game: AnyGame, seats: Sequence[str], texts: Texts) -> None:
        """`seats`: names by seat, the reader's own empty."""
        words, terminal = text_of(game), game_module(game, "ui.terminal")
        if words is None or terminal is None:
            raise CliError("error-no-table", game=game.id)
        self.game = game
        self.texts = texts
        self.messages = words
        self.names = [*seats, *(texts.text(key) for key in self.messages.unseated_players(game))]
        self.terminal: Terminal = terminal.Terminal(game, self.names, texts.text)

    def narrator(self) -> Narrator:
        return self.messages.Narrator(self.game, self.names)

    def log_line(self, message: tuple[str, Args, str]) -> str:
        """A line of the log, with its rule."""
        key, args, rule = message
        return f"{self.texts.text(key, **args)} [{rule}]"

    def move_text(self, view: Any, action: int) -> str:
        key, args = self.messages.move_message(self.game, view, action)
        return self.texts.text(key, **args)

    def decision_text(self, view: Any) -> str:
        key, args = self.messages.decision_message(self.game, view, self.names)
        return f"{self.texts.text(key, **args)} [{self.game.decision_rule(view)}]"
