"""A table of Kiberrubezh in a terminal: everything that a view shows, drawn (`table`) or one fact a line (`describe`).

Nothing here prints, and nothing sees a State but the one that is rebuilt from the view.
"""

from __future__ import annotations

from functools import partial

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from cyberdeck.games.kiberrubezh.components.types import CARD_IDS
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ids import NONE
from cyberdeck.games.kiberrubezh.ui.analysis import affordable, needs
from cyberdeck.games.kiberrubezh.ui.terminal.describe import (
    board_facts,
    does,
    hand_facts,
    own_facts,
    player_facts,
    possible,
    turn_facts,
    wave_facts,
)
from cyberdeck.games.kiberrubezh.ui.terminal.moves import choice
from cyberdeck.games.kiberrubezh.ui.terminal.side import MISSING, legend, meters, numbers, side
from cyberdeck.games.kiberrubezh.ui.terminal.wave import wave_head, wave_lines
from cyberdeck.games.kiberrubezh.ui.text.args import card, mark
from cyberdeck.games.kiberrubezh.view import KrView, deck_left
from cyberdeck.toolkit.lines import STYLES, both_sides, cut, packed, seats, signs
from cyberdeck.toolkit.terminal import GameTable, MoveChoice, Result

_HIDDEN = "?"


class Terminal(GameTable[Kiberrubezh, KrView]):
    def table(self, view: KrView, width: int) -> list[RenderableType]:
        out: list[RenderableType] = [Text(" · ".join(turn_facts(self.game, view, self.readers, self.translate)), "dim")]
        out += [*self.board(view, width), *self._wave(view)]
        for seat in seats(view):
            about = f" ({self.names[seat]})"
            out += self.labelled("table-known", self._titles(view.known[seat]), about)
            out += self.labelled("table-top", self._order(view.peeked[seat]), about)
            out += self.labelled("table-under", self._order(view.under[seat]), about)
        out += self.labelled("table-seen", self._titles(view.seen))
        return out + self.short_hand(view, width, partial(self._in_hand, view))

    def describe(self, view: KrView, board: bool) -> list[str]:
        """The same as text; the zones only if wanted."""
        out = [self.goal(), *turn_facts(self.game, view, self.readers, self.translate)]
        out += player_facts(self.game, view, self.readers, self.translate)
        if board:
            out += self.describe_board(view)
        out += [*wave_facts(self.game, view, self.readers, self.translate), *own_facts(view, self.translate)]
        return out + hand_facts(self.game, view, self.translate, False)

    def layout(self, view: KrView) -> object:
        """Changes when a card on the table does."""
        return view.upright, view.turned, view.locked, view.events

    def board(self, view: KrView, width: int) -> list[RenderableType]:
        """Both sides, beside each other if there is room, and the legend."""
        sides = both_sides(view, width, partial(self._side, view))
        return [*sides, *signs(legend(self.translate), width)]

    def describe_board(self, view: KrView) -> list[str]:
        return board_facts(view, self.readers, self.translate)

    def describe_hand(self, view: KrView) -> list[str]:
        return hand_facts(self.game, view, self.translate, True)

    def choice(self, view: KrView, action: int) -> MoveChoice:
        return choice(self.game, view, action, self.translate)

    def possible(self, view: KrView) -> list[str]:
        return possible(self.game, view, self.names, self.translate)

    def result(self, view: KrView, returns: list[float]) -> Result:
        """KR-3.1, KR-3.15: the cards left in the decks."""
        header = [self.translate("table-player"), self.translate("table-deck")]
        rows = [[name, str(deck_left(view, seat))] for seat, name in enumerate(self.names)]
        return Result(header, rows, [] if view.winner == NONE else [view.winner])

    # Lines

    def _side(self, view: KrView, seat: int, width: int) -> list[Text]:
        """A player: piles, power, zones, and the discard pile as far as it fits."""
        head = Text(no_wrap=True).append(cut(self.names[seat], width // 3), STYLES[seat])
        head.append(f"  {self.translate('table-deck-size', count=deck_left(view, seat))}", "bold")
        pile, gone = sum(view.piles[seat]), sum(view.gone[seat])
        parts = [self.translate("table-hand-size", count=view.size[seat]), self.translate("table-discards", count=pile)]
        parts += [self.translate("table-gone", count=gone)] if gone else []
        head.append("".join(f" · {piece}" for piece in parts), "dim")
        power = packed(meters(self.game, view, seat, self.translate), width, "   ")
        lines = [
            head,
            *(Text(line, "cyan", no_wrap=True) for line in power),
            *side(self.game, view, seat, self.translate, width),
        ]
        if pile:
            pile_line = f"{self.translate('table-pile')}: {self._titles(view.piles[seat])}"
            lines.append(Text(cut(pile_line, width), "dim", no_wrap=True))
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    def _wave(self, view: KrView) -> list[RenderableType]:
        heads = wave_head(view, self.readers, self.translate)
        lines: list[RenderableType] = [Text(f"{head}:", "bold red") for head in heads]
        for _, attack, follows in wave_lines(self.game, view, self.translate):
            lines.append(Padding(Text(attack, "bold"), (0, 0, 0, 2), expand=False))
            lines += [Padding(Text(line), (0, 0, 0, 4), expand=False) for line in follows]
        return lines

    def _titles(self, counts: tuple[int, ...]) -> str:
        return ", ".join(self.translate("card-times", **card(kind), count=n) for kind, n in enumerate(counts) if n)

    def _order(self, pile: tuple[int, ...]) -> str:
        """From the top; a card hidden from the reader is a question mark."""
        return ", ".join(_HIDDEN if kind == NONE else self.translate(f"card-{CARD_IDS[kind]}") for kind in pile)

    def _in_hand(self, view: KrView, kind: int, n: int) -> Text:
        """A card: its count, its title, the power it gives or needs, whether that is missing, and its effect."""
        parts = numbers(kind, needs(self.game, view, view.seat, kind))
        line = Text(no_wrap=True)
        line.append(f"  {n}× ", "bold").append(self.translate(f"card-{CARD_IDS[kind]}") + mark(kind), "bold")
        line.append(f" {parts}" if parts else "", "cyan")
        line.append("" if affordable(self.game, view, view.seat, kind) else f" {MISSING}", "bold yellow")
        does_it = does(kind, self.translate)
        return line.append(f": {does_it}" if does_it else "", "dim")
