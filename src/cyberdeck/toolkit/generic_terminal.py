"""The terminal of a game that brings none: the fields of the reader's view as a table, moves in notation."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cyberdeck.kernel.game import AnyGame
from cyberdeck.toolkit.generic_fields import fields, in_line, kind
from cyberdeck.toolkit.terminal import GameTable, MoveChoice, Result

GROUP = "moves"  # all of them stand together


class Terminal(GameTable[AnyGame, Any]):
    def goal(self) -> str:
        return self.translate("generic-goal")

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
        for name, value in fields(view):
            table.add_row(Text(name), Text(value))  # Text: brackets are no markup
        return [table]

    def describe_board(self, view: Any) -> list[str]:
        return [f"{name}: {value}" for name, value in fields(view)]

    def describe_hand(self, view: Any) -> list[str]:
        """Which of the fields are a hand is not known."""
        return self.describe_board(view)

    def hint(self, view: Any) -> str:
        return self.translate("generic-hint")

    def choice(self, view: Any, action: int) -> MoveChoice:
        move = self.game.decode(action)
        about = in_line(move)
        words = f"{kind(move)} ({about})" if about else kind(move)
        return MoveChoice(action, self.game.format_move(move), words, "", GROUP, False)

    def result(self, view: Any, returns: list[float]) -> Result:
        """What each player has won; the most wins."""
        header = [self.translate("table-player"), self.translate("generic-points")]
        rows = [[name, f"{won:g}"] for name, won in zip(self.names, returns)]
        most = max(returns)
        return Result(header, rows, [seat for seat, won in enumerate(returns) if won == most and won != min(returns)])
