"""Lines of text that fit a terminal: cut, packed, and side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import zip_longest
from typing import Final, Protocol

from rich.cells import cell_len, set_cell_size
from rich.text import Text

STYLES: Final = ("bold cyan", "bold magenta")  # of two players
_BESIDE: Final = 110  # from this width on, two sides are shown side by side
_GAP: Final = " │ "


class Seen(Protocol):
    @property
    def seat(self) -> int: ...


def cut(text: str, width: int) -> str:
    """Ends in dots if it is too long."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(width - 1, 0)).rstrip() + "…"


def packed(shown: list[str], width: int, between: str = " · ") -> list[str]:
    """Pieces in as few lines as possible."""
    lines = shown[:1]
    for piece in shown[1:]:
        if cell_len(f"{lines[-1]}{between}{piece}") <= width:
            lines[-1] += f"{between}{piece}"
        else:
            lines.append(piece)
    return lines


def signs(legend: Iterable[tuple[str, str]], width: int) -> list[Text]:
    """Each sign with its meaning."""
    lines = [Text(no_wrap=True)]
    for sign, meaning in legend:
        if lines[-1].cell_len + cell_len(f"{sign} {meaning}") > width:
            lines.append(Text(no_wrap=True))
        lines[-1].append(sign, "bold").append(f" {meaning}   ", "dim")
    for line in lines:
        line.rstrip()
    return lines


def seats(view: Seen) -> tuple[int, int]:
    """Of two players: the opponent first, then the reader."""
    return (1, 0) if view.seat == 0 else (0, 1)


def both_sides(view: Seen, width: int, side: Callable[[int, int], list[Text]]) -> list[Text]:
    """The sides of two players, as `side(seat, width)` draws them, beside each other if there is room."""
    first, second = seats(view)
    if width < _BESIDE:
        return [*side(first, width), *side(second, width)]
    wide = (width - len(_GAP)) // 2
    return [_beside(one, other, wide) for one, other in zip_longest(side(first, wide), side(second, wide))]


def _beside(one: Text | None, other: Text | None, wide: int) -> Text:
    line = Text(no_wrap=True)
    if one is not None:
        line.append_text(one)
    line.append(" " * (wide - line.cell_len)).append(_GAP, "dim")
    if other is not None:
        line.append_text(other)
    line.rstrip()
    return line
