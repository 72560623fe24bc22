"""Legal actions on the screen: each with its number, in words where there is room, else compact and in groups."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from cyberdeck.toolkit.terminal import MoveChoice

STAR = "★"
_ALONE = "alone"


def in_lines(answers: Sequence[MoveChoice]) -> list[str]:
    """One a line, for plain text."""
    return [f"{n}) {answer.notation}: {answer.words}" for n, answer in enumerate(answers, 1)]


def drawn(answers: Sequence[MoveChoice], hint: str, width: int, room: int) -> list[RenderableType]:
    """A line each if they fit into the room, else a line a group, with the hint how to read that."""
    if len(answers) <= room or not any(answer.group for answer in answers):
        return _long(answers)
    return [Text(hint, "dim"), *_compact(answers, width)]


def _line(n: int, answer: MoveChoice, wide: int) -> Text:
    return Text.assemble(
        (f"{n:>3}) ", "bold cyan"),
        (f"{answer.notation:<{wide}}", "bold"),
        f"  {answer.words}",
        (f" {STAR}" if answer.good else "", "green"),
    )


def _long(answers: Sequence[MoveChoice]) -> list[RenderableType]:
    wide = max(len(answer.notation) for answer in answers)
    return [_line(n, answer, wide) for n, answer in enumerate(answers, 1)]


def _compact(answers: Sequence[MoveChoice], width: int) -> list[RenderableType]:
    """Groups begin a new line and items stand under each other; what belongs to no group is described in words."""
    sizes = Counter(answer.group for answer in answers)  # groups of one stand together
    lengths = [len(_short(answer)) + 7 for answer in answers if answer.group]
    wide = min(max(lengths), width)
    across = max(1, width // wide)
    lines: list[RenderableType] = []
    line, used, group = Text(), 0, ""
    for n, answer in enumerate(answers, 1):
        own = answer.group if sizes[answer.group] > 1 else _ALONE
        if used and (used == across or own != group):
            lines.append(line)
            line, used = Text(), 0
        group = own
        if not answer.group:
            lines.append(_line(n, answer, 0))
            continue
        line.append(f"{n:>3}) ", "bold cyan").append(answer.notation, "bold").append(f" {answer.short}", "dim")
        line.append(STAR if answer.good else "", "green").append(" " * (wide - 5 - len(_short(answer))))
        used += 1
    return [*lines, line] if used else lines


def _short(answer: MoveChoice) -> str:
    return f"{answer.notation} {answer.short}" + (STAR if answer.good else "")
