"""Legal actions on the screen: each with its number, as text if there is room, else compact and in groups."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from cyberdeck.toolkit.terminal import MoveChoice

STAR = "★"
_ALONE = "alone"


def in_lines(choices: Sequence[MoveChoice]) -> list[str]:
    """One a line, for plain text."""
    return [f"{n}) {choice.notation}: {choice.words}" for n, choice in enumerate(choices, 1)]


def drawn(choices: Sequence[MoveChoice], hint: str, width: int, room: int) -> list[RenderableType]:
    """One a line if they fit into the room, else one group a line, with a hint how to read that."""
    if len(choices) <= room or not any(choice.group for choice in choices):
        return _long(choices)
    return [Text(hint, "dim"), *_compact(choices, width)]


def _line(n: int, choice: MoveChoice, wide: int) -> Text:
    return Text.assemble(
        (f"{n:>3}) ", "bold cyan"),
        (f"{choice.notation:<{wide}}", "bold"),
        f"  {choice.words}",
        (f" {STAR}" if choice.good else "", "green"),
    )


def _long(choices: Sequence[MoveChoice]) -> list[RenderableType]:
    wide = max(len(choice.notation) for choice in choices)
    return [_line(n, choice, wide) for n, choice in enumerate(choices, 1)]


def _compact(choices: Sequence[MoveChoice], width: int) -> list[RenderableType]:
    """Groups begin a new line and their items are aligned; a move without a group gets a line of text."""
    sizes = Counter(choice.group for choice in choices)  # groups of one are listed together
    lengths = [len(_short(choice)) + 7 for choice in choices if choice.group]
    wide = min(max(lengths), width)
    across = max(1, width // wide)
    lines: list[RenderableType] = []
    line, used, group = Text(), 0, ""
    for n, choice in enumerate(choices, 1):
        own = choice.group if sizes[choice.group] > 1 else _ALONE
        if used and (used == across or own != group):
            lines.append(line)
            line, used = Text(), 0
        group = own
        if not choice.group:
            lines.append(_line(n, choice, 0))
            continue
        line.append(f"{n:>3}) ", "bold cyan").append(choice.notation, "bold").append(f" {choice.short}", "dim")
        line.append(STAR if choice.good else "", "green").append(" " * (wide - 5 - len(_short(choice))))
        used += 1
    return [*lines, line] if used else lines


def _short(choice: MoveChoice) -> str:
    return f"{choice.notation} {choice.short}" + (STAR if choice.good else "")
