"""Legal answers on the screen: each with its number, in words where there is room, else compact and in groups."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from cyberdeck.cli.plug import Answer

STAR = "★"


def in_lines(answers: Sequence[Answer]) -> list[str]:
    """One a line, for plain text."""
    return [f"{n}) {answer.notation}: {answer.words}" for n, answer in enumerate(answers, 1)]


def drawn(answers: Sequence[Answer], hint: str, width: int, room: int) -> list[RenderableType]:
    """A line each if they fit into the room, else a line a group, with the hint how to read that."""
    if len(answers) <= room:
        return _long(answers)
    return [Text(hint, "dim"), *_compact(answers, width)]


def _long(answers: Sequence[Answer]) -> list[RenderableType]:
    wide = max(len(answer.notation) for answer in answers)
    return [
        Text.assemble(
            (f"{n:>3}) ", "bold cyan"),
            (f"{answer.notation:<{wide}}", "bold"),
            f"  {answer.words}",
            (f" {STAR}" if answer.good else "", "green"),
        )
        for n, answer in enumerate(answers, 1)
    ]


def _compact(answers: Sequence[Answer], width: int) -> list[RenderableType]:
    """Groups begin a new line; items stand under each other."""
    cells = [
        (n, answer, len(f"{n:>3}) {answer.notation} {answer.short}{STAR if answer.good else ''}"))
        for n, answer in enumerate(answers, 1)
    ]
    wide = min(max(length for _, _, length in cells) + 2, width)
    across = max(1, width // wide)
    lines: list[RenderableType] = []
    line, used, group = Text(), 0, None
    for n, answer, length in cells:
        if used and (used == across or answer.group != group):
            lines.append(line)
            line, used = Text(), 0
        group = answer.group
        line.append(f"{n:>3}) ", "bold cyan")
        line.append(answer.notation, "bold")
        line.append(f" {answer.short}", "dim")
        if answer.good:
            line.append(STAR, "green")
        line.append(" " * (wide - length))
        used += 1
    return [*lines, line]
