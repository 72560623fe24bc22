"""The final table of a game: totals, winners, and the seed that proves the shuffle."""

from __future__ import annotations

from rich.table import Table

from cyberdeck.cli.game_ui import GameUI
from cyberdeck.cli.screen import Screen
from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.kernel.match import Match


def show_result(screen: Screen, ui: GameUI, match: Match, commitment: str, seed: str | None) -> None:
    """Nothing is secret any more."""
    result = ui.terminal.result(match.view(SPECTATOR), match.game.returns(match.state))
    texts = ui.texts
    if screen.plain:
        for player, row in enumerate(result.rows):
            cells = [f"{name}: {cell}" for name, cell in zip(result.header[1:], row[1:], strict=True)]
            if player in result.winners:
                cells.append(texts.text("table-won"))
            screen.line(f"{row[0]}. " + ", ".join(cells))
    else:
        table = Table(title=texts.text("play-result"), title_justify="left", title_style="bold")
        for column, name in enumerate([*result.header, ""]):
            table.add_column(name, justify="left" if column in (0, len(result.header)) else "right")
        for player, row in enumerate(result.rows):
            won = player in result.winners
            table.add_row(*row, texts.text("table-won") if won else "", style="bold green" if won else "")
        screen.draw([table])
    screen.line(texts.text("play-commitment", commitment=commitment))
    if seed is not None:
        screen.line(texts.text("play-seed", seed=seed))
