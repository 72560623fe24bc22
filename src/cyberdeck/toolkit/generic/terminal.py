"""The terminal of a game without one: the fields of the reader's view as a table.

The game can define these messages in its texts, besides those of text.py:

    table-goal         how to win
    field-<name>       the name of a field of the view
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cyberdeck.kernel.game import AnyGame
from cyberdeck.toolkit.generic.fields import fields, in_line, kind, plain, spelled
from cyberdeck.toolkit.generic.text import GenericText
from cyberdeck.toolkit.messages import Names
from cyberdeck.toolkit.terminal import GameTable, MoveChoice, Result, Translate

GROUP = "moves"  # all of them are one group


class GenericTerminal:
    """`has_text` returns whether the game has a message."""

    def __init__(self, has_text: Callable[[str], bool]) -> None:
        self.Terminal = partial(Terminal, has_text)


class Terminal(GameTable[AnyGame, Any]):
    def __init__(self, has_text: Callable[[str], bool], game: AnyGame, names: Names, translate: Translate) -> None:
        super().__init__(game, names, translate)
        self.has_text = has_text
        self.text = GenericText(has_text)

    def goal(self) -> str:
        return self.translate("table-goal" if self.has_text("table-goal") else "generic-goal")

    def table(self, view: Any, width: int) -> list[RenderableType]:
        return self.board(view, width)

    def describe(self, view: Any, board: bool) -> list[str]:
        return self.describe_board(view)

    def layout(self, view: Any) -> object:
        return None

    def board(self, view: Any, width: int) -> list[RenderableType]:
        table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        table.add_column(overflow="fold")
        for name, value in self._fields(view):
            table.add_row(Text(name), Text(value))  # Text: brackets are no markup
        return [table]

    def describe_board(self, view: Any) -> list[str]:
        return [f"{name}: {value}" for name, value in self._fields(view)]

    def _fields(self, view: Any) -> list[tuple[str, str]]:
        """By what they are called. Whose view it is, the reader knows."""
        shown = [(name, plain(value)) for name, value in fields(view).items() if name != "seat"]
        keys = [(f"field-{name}", name, value) for name, value in shown]
        return [(self.translate(key) if self.has_text(key) else spelled(name), value) for key, name, value in keys]

    def describe_hand(self, view: Any) -> list[str]:
        """Nothing: which fields are a hand is not known."""
        return self.describe_board(view)

    def hint(self, view: Any) -> str:
        return self.translate("generic-hint")

    def choice(self, view: Any, action: int) -> MoveChoice:
        move = self.game.decode(action)
        key, args = self.text.move_message(self.game, view, action)
        named = f"{kind(move)} ({in_line(move)})" if in_line(move) else kind(move)
        words = self.translate(key, **args) if self.has_text(f"move-{kind(move)}") else named
        return MoveChoice(action, self.game.format_move(move), words, "", GROUP, False)

    def result(self, view: Any, returns: list[float]) -> Result:
        """What each player has won; the most wins."""
        header = [self.translate("table-player"), self.translate("generic-points")]
        rows = [[name, f"{won:g}"] for name, won in zip(self.names, returns)]
        most = max(returns)
        return Result(header, rows, [seat for seat, won in enumerate(returns) if won == most and won != min(returns)])
