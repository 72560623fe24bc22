"""The board of Black Hat drawn in text, from a view.

Two lanes of two rows; a cell is eight columns or more: module mark, kind, trace, marker, pawn or tracer, arrow. Only
whole arrows are drawn (BH-6.2). Every letter and mark used is explained by `legend`.
"""

from __future__ import annotations

from rich.text import Text

from cyberdeck.games.blackhat import notation
from cyberdeck.games.blackhat.components.types import SPACE_KINDS, SPACE_NAMES
from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.ids import (
    BACKDOOR,
    CRITICAL,
    FIRST_LANE,
    JAIL,
    LANES,
    NONE,
    PUBLIC,
    TRACER_START,
)
from cyberdeck.games.blackhat.ui.analysis import covered, space_label, uses_modules
from cyberdeck.games.blackhat.ui.text.marks import board_mark
from cyberdeck.games.blackhat.ui.text.moves import table_state, value
from cyberdeck.games.blackhat.view import BHView
from cyberdeck.kernel.bits import members
from cyberdeck.toolkit.messages import MARK
from cyberdeck.toolkit.terminal import Translate

COLUMNS = 8
NARROW, WIDE = 8, 12  # width of a cell
_LEFT = 11  # the start spaces, the letter of the row and the arrow into it
_RIGHT = 5  # the Critical Asset
_ROWS = {"a": 1, "b": 3, "c": 5, "d": 7}
_MIDDLE = 4  # the line between the lanes
MODULE, PLACE, UP, DOWN = "▪", "·", "▲", "▼"
PLAYER_STYLES = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold blue", "bold red")
_KIND_STYLES = {
    "cache": "green",
    "dos": "red",
    "honeypot": "red",
    "alarm": "yellow",
    "exploit": "magenta",
    "randomizer": "cyan",
}


class Canvas:
    """Lines of characters, each with a style."""

    def __init__(self, rows: int, width: int) -> None:
        self.chars = [[" "] * width for _ in range(rows)]
        self.styles = [[""] * width for _ in range(rows)]

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        for i, char in enumerate(text):
            self.chars[row][column + i] = char
            self.styles[row][column + i] = style

    def lines(self) -> list[Text]:
        out = []
        for chars, styles in zip(self.chars, self.styles, strict=True):
            line = Text(no_wrap=True)
            for char, style in zip(chars, styles, strict=True):
                line.append(char, style)
            line.rstrip()
            out.append(line)
        return out


class Picture:
    def __init__(self, game: BlackHat, view: BHView, translate: Translate, width: int) -> None:
        self.game = game
        self.view = view
        self.translate = translate
        self.state = table_state(game.params, view)
        self.modules = uses_modules(game, view.slots)
        self.cell = WIDE if width >= _LEFT + COLUMNS * WIDE + _RIGHT else NARROW
        self.canvas = Canvas(8, _LEFT + COLUMNS * self.cell + _RIGHT)

    def draw(self) -> list[Text]:
        self._frame()
        for space in range(FIRST_LANE, FIRST_LANE + LANES):
            self._space(space)
            self._arrows(space)
        for start, row in ((BACKDOOR, 1), (PUBLIC, 5)):
            self._start(start, row)
        return self.canvas.lines() + self._tracer()

    def _x(self, space: int) -> int:
        return _LEFT + (int(SPACE_NAMES[space][1]) - 1) * self.cell

    def _frame(self) -> None:
        canvas = self.canvas
        title = self.translate("board-title", mark=board_mark(self.game))
        canvas.put(0, 0, title[:_LEFT], "bold")
        for column in range(COLUMNS):
            canvas.put(0, _LEFT + column * self.cell + 2, str(column + 1), "dim")
        for letter, row in _ROWS.items():
            canvas.put(row, _LEFT - 2, letter, "dim")
        right = _LEFT + COLUMNS * self.cell
        for row in range(1, 8):
            canvas.put(row, right, "│", "dim")
        canvas.put(_MIDDLE, right + 1, f"CA {self.state.value(CRITICAL)}", "bold green")
        self._stand(CRITICAL, _MIDDLE + 1, right + 1)

    def _start(self, space: int, row: int) -> None:
        """Any number of pawns, three a line."""
        self.canvas.put(row, 0, f"{SPACE_NAMES[space]} {self.state.value(space)}", "bold")
        here = [pawn for pawn, at in enumerate(self.view.pawns) if at == space]
        for i, pawn in enumerate(here):
            self._pawn(row + 1 + i // 3, 3 * (i % 3), pawn)
        if self.view.tracer == space:
            self.canvas.put(row, 6, "T", "bold white on red")
        for head in range(FIRST_LANE, FIRST_LANE + LANES):
            if self.state.layout.arrows[space] >> head & 1:
                self.canvas.put(_ROWS[SPACE_NAMES[head][0]], _LEFT - 1, "→")

    def _space(self, space: int) -> None:
        x, row = self._x(space), _ROWS[SPACE_NAMES[space][0]]
        kind = SPACE_KINDS[self.state.layout.kind[space]]
        style = _KIND_STYLES.get(kind, "")
        trace = self.state.value(space)
        self.canvas.put(row, x, self._lies(space), "bold blue")
        self.canvas.put(row, x + 1, self.translate("board-letter", kind=kind)[:1], style)
        self.canvas.put(row, x + 2, f"{trace:2}", "bold green" if trace < 0 else style)
        marker = UP if space in self.view.plus else DOWN if space in self.view.minus else ""
        self.canvas.put(row, x + 4, marker, "bold")
        self._stand(space, row, x + 5)

    def _lies(self, space: int) -> str:
        """Whether a marked place has a module or is free."""
        for place, side in enumerate(self.view.slots):
            if space in covered(self.game, place):
                return MODULE if side != NONE else PLACE if self.modules else " "
        return " "

    def _stand(self, space: int, row: int, x: int) -> None:
        for pawn, at in enumerate(self.view.pawns):
            if at == space:
                self._pawn(row, x, pawn)
        if self.view.tracer == space:
            self.canvas.put(row, x, "T ", "bold white on red")

    def _pawn(self, row: int, x: int, pawn: int) -> None:
        style = PLAYER_STYLES[pawn // 2]
        self.canvas.put(row, x, notation.PAWN_NAMES[pawn], f"{style} reverse" if pawn // 2 == self.view.seat else style)

    def _arrows(self, tail: int) -> None:
        for head in range(FIRST_LANE, CRITICAL + 1):
            if self.state.layout.arrows[tail] >> head & 1:
                self._arrow(tail, head)

    def _arrow(self, tail: int, head: int) -> None:
        name, row, x = SPACE_NAMES[tail], _ROWS[SPACE_NAMES[tail][0]], self._x(tail)
        if head == CRITICAL:
            self.canvas.put(row, x + self.cell - 1, "→")
            return
        to, to_row = SPACE_NAMES[head], _ROWS[SPACE_NAMES[head][0]]
        if name[0] == to[0]:
            self.canvas.put(row, x + self.cell - 1, "→") if to > name else self.canvas.put(row, x - 1, "←")
        elif name[1] == to[1]:
            self.canvas.put((row + to_row) // 2, x + 3, "↓" if to_row > row else "↑")
        else:  # a link between the lanes, always to a higher column
            self.canvas.put(_MIDDLE, x + self.cell - 2, "↘" if to_row > row else "↗", "bold")

    def _tracer(self) -> list[Text]:
        """BH-10: the tracer's own spaces and its jail, off the lanes."""
        if not self.game.params.tracer:
            return []
        line = Text(no_wrap=True)
        line.append(self.translate("board-tracer") + " ", "bold")
        for space in range(TRACER_START, TRACER_START + 4):
            here = self.view.tracer == space
            line.append("T" if here else SPACE_NAMES[space], "bold white on red" if here else "dim")
            line.append(" → ", "dim")
        line.append("BD")
        if self.view.tracer == NONE:
            line.append(f" ({self.translate('board-tracer-asleep')})")
        line.append(f"   {self.translate('board-jail', value=value(self.game, self.view, JAIL))}: ", "bold")
        jailed = [pawn for pawn, at in enumerate(self.view.pawns) if at == JAIL]
        for pawn in jailed:
            line.append(notation.PAWN_NAMES[pawn] + " ", PLAYER_STYLES[pawn // 2])
        if not jailed:
            line.append("–")
        return [line]


def legend(game: BlackHat, view: BHView, translate: Translate) -> list[tuple[str, str]]:
    """(mark, its meaning) for every mark in the picture."""
    state = table_state(game.params, view)
    kinds = {SPACE_KINDS[state.layout.kind[space]] for space in range(FIRST_LANE, FIRST_LANE + LANES)}
    out = [
        (translate("board-letter", kind=kind), translate("board-kind", kind=kind))
        for kind in SPACE_KINDS
        if kind in kinds
    ]
    if any(side != NONE for side in view.slots):
        out.append((MODULE, translate("board-module")))
    if any(side == NONE for side in view.slots) and uses_modules(game, view.slots):
        out.append((PLACE, translate("board-place")))
    if view.plus or view.minus:
        out.append((UP + DOWN, translate("board-marker")))
    return [
        *out,
        ("J", translate("card-joker")),
        ("H", translate("card-hat")),
        (MARK, translate("board-reconstructed")),
    ]


def spaces_text(game: BlackHat, view: BHView, translate: Translate) -> list[str]:
    """The board as text, one line a space."""
    state = table_state(game.params, view)
    out = []
    for space in (BACKDOOR, PUBLIC, *range(FIRST_LANE, CRITICAL + 1)):
        heads = [SPACE_NAMES[head] for head in members(state.layout.arrows[space])]
        pawns = [notation.PAWN_NAMES[pawn] for pawn, at in enumerate(view.pawns) if at == space]
        kind = SPACE_KINDS[state.layout.kind[space]]
        name, trace = SPACE_NAMES[space], value(game, view, space)
        label = translate(f"space-{space_label(game, view.slots, space)}")
        line = translate("board-space", space=name, kind=kind, name=label, value=trace, arrows=" ".join(heads) or "–")
        if pawns:
            line += " " + translate("board-space-pawns", pawns=" ".join(pawns))
        if space == view.tracer:
            line += " " + translate("board-space-tracer")
        if space in view.plus or space in view.minus:
            line += " " + translate("board-space-marker", change="up" if space in view.plus else "down")
        for place, side in enumerate(view.slots):
            if side != NONE and space in covered(game, place):
                line += " " + translate("board-space-module", place=place + 1)
        out.append(line)
    return out
