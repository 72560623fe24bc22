"""A table of Cyber Shield in a terminal: everything that a view shows, drawn (`table`) or one fact a line (`describe`).

Nothing here prints, and nothing sees a State but the one that is rebuilt from the view.
"""

from __future__ import annotations

from functools import partial

from rich.console import RenderableType
from rich.text import Text

from cyberdeck.games.cybershield.components.types import CARD_IDS
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ids import NONE
from cyberdeck.games.cybershield.ui.analysis import waiting
from cyberdeck.games.cybershield.ui.terminal.describe import (
    board_facts,
    hand_facts,
    joining,
    own_facts,
    player_facts,
    possible,
    turn_facts,
    waiting_facts,
)
from cyberdeck.games.cybershield.ui.terminal.moves import choice
from cyberdeck.games.cybershield.ui.terminal.network import Picture, legend
from cyberdeck.games.cybershield.ui.terminal.score import planned, score_lines
from cyberdeck.games.cybershield.ui.text.args import announced_args, card, card_mark, points, signed
from cyberdeck.games.cybershield.view import CsView
from cyberdeck.toolkit.lines import STYLES, both_sides, cut, packed, seats, signs
from cyberdeck.toolkit.terminal import GameTable, MoveChoice, Result


class Terminal(GameTable[CyberShield, CsView]):
    def table(self, view: CsView, width: int) -> list[RenderableType]:
        out: list[RenderableType] = [Text(" · ".join(turn_facts(self.game, view, self.readers, self.translate)), "dim")]
        out += [*self.board(view, width), *self._waiting(view)]
        for seat in seats(view):
            out += self.labelled("table-known", self._titles(view.known[seat]), f" ({self.names[seat]})")
        out += self.labelled("table-looked", self._titles(view.looked))
        out += self.labelled("table-under", ", ".join(self.translate(f"card-{CARD_IDS[kind]}") for kind in view.under))
        return out + self.short_hand(view, width, self._in_hand)

    def describe(self, view: CsView, board: bool) -> list[str]:
        """The same as text; the networks only if wanted."""
        out = [self.goal(), *turn_facts(self.game, view, self.readers, self.translate)]
        out += player_facts(self.game, view, self.readers, self.translate)
        if board:
            out += self.describe_board(view)
        out += [*waiting_facts(view, self.readers, self.translate), *own_facts(view, self.translate)]
        return out + hand_facts(self.game, view, self.translate, False)

    def layout(self, view: CsView) -> object:
        """Changes when a card on the table does."""
        return view.table, view.connected, view.plan

    def board(self, view: CsView, width: int) -> list[RenderableType]:
        """Both networks, side by side if there is room, and the legend."""
        sides = both_sides(view, width, partial(self._side, view))
        return [*sides, *signs(legend(self.translate), width)]

    def describe_board(self, view: CsView) -> list[str]:
        return board_facts(self.game, view, self.readers, self.translate)

    def describe_hand(self, view: CsView) -> list[str]:
        return hand_facts(self.game, view, self.translate, True)

    def choice(self, view: CsView, action: int) -> MoveChoice:
        return choice(self.game, view, action, self.translate)

    def notes(self, view: CsView, short: bool) -> list[str]:
        return joining(view, self.translate)

    def possible(self, view: CsView) -> list[str]:
        return possible(self.game, view, self.names, self.translate)

    def score(self, view: CsView) -> list[str]:
        """CS-2.5: the reasons for the players' points."""
        return score_lines(self.game, view, self.readers, self.translate)

    def result(self, view: CsView, returns: list[float]) -> Result:
        header = [self.translate("table-player"), self.translate("table-points")]
        rows = [[name, signed(view.score[seat])] for seat, name in enumerate(self.names)]
        return Result(header, rows, [] if view.winner == NONE else [view.winner])

    # Lines

    def _side(self, view: CsView, seat: int, width: int) -> list[Text]:
        """A player: points on their scale, piles, networks."""
        then = planned(self.game, view) if seat == view.active else None
        head = Text(no_wrap=True).append(cut(self.names[seat], width // 3), STYLES[seat])
        head.append(f"  {self.translate('table-points')} {signed(view.score[seat])}  ", "bold")
        head.append(self._scale(view.score[seat]), "dim")
        deck = view.deck_size[seat] + view.under_size[seat]
        pile = view.piles[seat]
        parts = [
            self.translate("table-hand-size", count=view.size[seat]),
            self.translate("table-deck-size", count=deck),
        ]
        parts.append(self.translate("table-discards", count=len(pile)))
        if view.tokens[seat]:
            parts.append(self.translate("table-tokens", count=view.tokens[seat]))
        if pile:
            parts.append(self.translate("table-top", **card(pile[-1])))
        lines = [head, *(Text(cut(line, width), "dim", no_wrap=True) for line in packed(parts, width))]
        if then is not None:
            lines.append(Text(f"{self.translate('table-planned')}: {signed(then.score[seat])}", "yellow", no_wrap=True))
        lines += Picture(self.game, view if then is None else then, seat, self.translate, width).draw()
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    def _scale(self, score: int) -> str:
        """CS-2.1, CS-2.2: from the losing to the winning score."""
        goal = int(self.game.params.goal)
        cells = ["─"] * (2 * goal + 1)
        cells[goal] = "┼"
        cells[min(max(score, -goal), goal) + goal] = "◆"
        return f"{signed(-goal)} ├{''.join(cells)}┤ {signed(goal)}"

    def _waiting(self, view: CsView) -> list[Text]:
        found = waiting(view)
        lines = [Text(f"{self.translate('table-waiting')}:", "bold")] if found else []
        for n, w in enumerate(found, 1):
            parts = self.translate("announced-name", **announced_args(view, w.player, w.action, self.readers))
            lines.append(Text.assemble(f"  {n}. ", (self.names[w.player], STYLES[w.player]), f": {parts}"))
        return lines

    def _titles(self, counts: tuple[int, ...]) -> str:
        titles = [(self.translate(f"card-{CARD_IDS[kind]}"), n) for kind, n in enumerate(counts) if n]
        return ", ".join(f"{title} ×{n}" if n > 1 else title for title, n in titles)

    def _in_hand(self, kind: int, n: int) -> Text:
        """A card: its count, its title, its points, whether it is free, and its effect in short."""
        line = Text(no_wrap=True)
        line.append(f"  {n}× ", "bold").append(self.translate(f"card-{CARD_IDS[kind]}") + card_mark(kind), "bold")
        line.append("" if points(kind) == "–" else f" {points(kind)}", "cyan")
        line.append(f" ({self.translate('hand-free')})" if self.game.params.free >> kind & 1 else "", "green")
        return line.append(f": {self.translate('card-short', **card(kind))}", "dim")
