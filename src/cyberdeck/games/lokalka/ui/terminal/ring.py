"""The ring of Lokalka drawn in text, from a view.

Two columns of cells, clockwise: the first player at the top left, then down on the right and up on the left. The arrows
between the columns show the direction of play. A cell is: turn or reach, place, name, nodes, defence, and then who
controls an auxiliary host, or the cards, skipped turns and bomb of a player. Every sign is explained by `legend`.
"""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.ids import DEFENCE, NONE
from cyberdeck.games.lokalka.notation import PLACE_NAMES
from cyberdeck.games.lokalka.ui.analysis import reach, ring
from cyberdeck.games.lokalka.ui.text.args import code, host_mark, place
from cyberdeck.games.lokalka.view import LokView, full_nodes
from cyberdeck.toolkit.messages import MARK, Names
from cyberdeck.toolkit.terminal import Translate

TURN, REACH, CARDS, OWNER, SKIP, BOMB, FULL, LOST = "▶", "×", "≡", "←", "‖", "✱", "●", "○"
_STYLES = ("cyan", "magenta", "yellow", "green", "blue", "red", "bright_cyan", "bright_magenta")
PLAYER_STYLES = tuple(f"bold {style}" for style in _STYLES)
_NODES = 6  # cells for the nodes
_TAIL = 6  # cells after the defence
_REST = _NODES + 5 + _TAIL  # cells after the name
_EDGES = 9  # the frame, and the gap between the columns
_WIDEST = 52


def turn_of(view: LokView) -> int:
    """The player whose turn it is, NONE before the first and after the last."""
    return view.stack[0][3] if view.stack and view.round else NONE


def nodes_text(game: Lokalka, view: LokView, at: int) -> str:
    """Nodes that are there and nodes that are lost."""
    return FULL * view.nodes[at] + LOST * (full_nodes(game.params, view, at) - view.nodes[at])


class Picture:
    def __init__(self, game: Lokalka, view: LokView, names: Names, translate: Translate, width: int) -> None:
        self.game = game
        self.view = view
        self.names = names
        self.translate = translate
        self.wide = min((width - _EDGES) // 2, _WIDEST)
        self.reach = {way.place for way in reach(game, view)}

    def draw(self) -> list[Text]:
        clockwise = ring(self.game)
        half = len(clockwise) // 2
        right = clockwise[1 : half + 1]
        left = [clockwise[0], *reversed(clockwise[half + 1 :])]
        forth, back = ("──►", "◄──") if self.view.direction > 0 else ("◄──", "──►")
        lines = []
        for row, (one, other) in enumerate(zip(left, right, strict=True)):
            first, last = row == 0, row == half - 1
            edges = "╭╮" if first else "╰╯" if last else "││"
            line = Text(no_wrap=True)
            line.append(f"{edges[0]} ", "dim").append_text(self._cell(one))
            line.append(f" {forth if first else back if last else '   '} ", "bold")
            line.append_text(self._cell(other)).append(f" {edges[1]}", "dim")
            lines.append(line)
        return lines

    def _cell(self, at: int) -> Text:
        view = self.view
        cell = Text(no_wrap=True)
        sign = TURN if at == 2 * turn_of(view) else REACH if at in self.reach else " "
        cell.append(sign, "bold green" if sign == TURN else "bold red")
        style = PLAYER_STYLES[at // 2] if at % 2 == 0 else "bold"
        cell.append(PLACE_NAMES[at], style).append(" ")
        name = self.wide - 5 - _REST
        cell.append(set_cell_size(_cut(self._name(at), name), name), style if at % 2 == 0 else "")
        if view.nodes[at] == 0 and self._laid(at):
            cell.append(" " + set_cell_size(_cut(self.translate("table-out"), _REST), _REST), "dim")
            return cell
        defence = code(DEFENCE + view.defence[at] - 1) if view.defence[at] else ""
        cell.append(" " + nodes_text(self.game, view, at).ljust(_NODES) if self._laid(at) else " " * (_NODES + 1))
        cell.append(" " + defence.ljust(3) + " ", "bold yellow")
        cell.append_text(self._owner(at) if at % 2 else self._tail(at // 2))
        return cell

    def _laid(self, at: int) -> bool:
        """Whether a host is in the ring: auxiliary hosts are laid singly, role hosts exist once the roles are dealt."""
        return self.view.host[at] != NONE if at % 2 else NONE not in self.view.roles

    def _name(self, at: int) -> str:
        if at % 2 == 0:
            return self.names[at // 2] or self.translate("table-you")
        if not self._laid(at):
            return "…"
        host = self.view.host[at]
        return self.translate("host-name", **{**place(at, host), "mark": host_mark(host)})

    def _owner(self, at: int) -> Text:
        owner = self.view.owner[at]
        if owner == NONE:
            return Text(" " * _TAIL)
        style = "dim" if owner == self.view.admin else f"{PLAYER_STYLES[owner]} reverse"
        return Text.assemble((f"{OWNER}P{owner + 1}", style), " " * (_TAIL - 3))

    def _tail(self, seat: int) -> Text:
        view = self.view
        skips = f"{SKIP}{view.skips[seat]}" if view.skips[seat] else ""
        bomb = BOMB if view.bomb == seat else ""
        tail = f"{CARDS}{view.size[seat]} {bomb}{skips}"
        return Text(tail.ljust(_TAIL), "bold red" if bomb else "")


def _cut(text: str, width: int) -> str:
    """Ends in dots if it is too long; the mark stays."""
    if cell_len(text) <= width:
        return text
    mark = MARK if text.endswith(MARK) else ""
    return set_cell_size(text, width - 1 - len(mark)).rstrip() + "…" + mark


def legend(view: LokView, translate: Translate) -> list[tuple[str, str]]:
    """(sign, its meaning) for the signs in the picture."""
    signs = {TURN: "turn", "d": "defence", f"{CARDS}4": "cards", f"{OWNER}P1": "owner"}
    if view.seat >= 0:
        signs[REACH] = "reach"
    if any(view.skips):
        signs[f"{SKIP}1"] = "skip"
    if view.bomb != NONE:
        signs[BOMB] = "bomb"
    return [(sign, translate("table-legend", sign=key)) for sign, key in {**signs, MARK: "mark"}.items()]
