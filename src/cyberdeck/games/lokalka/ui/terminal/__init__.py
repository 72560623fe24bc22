"""A table of Lokalka in a terminal: everything that a view shows, drawn (`table`) or one fact a line (`describe`).

Nothing here prints, and nothing sees a State but the one that is rebuilt from the view.
"""

from __future__ import annotations

from functools import reduce

from rich.console import RenderableType
from rich.text import Text

from cyberdeck.games.lokalka.components.types import CARD_IDS
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.ids import NONE
from cyberdeck.games.lokalka.ui.analysis import chances, role_of
from cyberdeck.games.lokalka.ui.terminal.describe import (
    board_facts,
    hand_facts,
    known_facts,
    known_marks,
    player_facts,
    reach_facts,
    round_facts,
    short,
    short_reach,
)
from cyberdeck.games.lokalka.ui.terminal.moves import choice
from cyberdeck.games.lokalka.ui.terminal.ring import Picture, legend
from cyberdeck.games.lokalka.ui.text.args import card_mark, code, colour, role
from cyberdeck.games.lokalka.view import LokView
from cyberdeck.toolkit.lines import signs
from cyberdeck.toolkit.terminal import GameTable, MoveChoice, Result


class Terminal(GameTable[Lokalka, LokView]):
    def table(self, view: LokView, width: int) -> list[RenderableType]:
        out: list[RenderableType] = [
            Text(" · ".join(round_facts(self.game, view, self.readers, self.translate)), "dim")
        ]
        out += [*self._role(view), *self.board(view, width)]
        out += self.labelled("table-reach", short_reach(self.game, view, self.translate))
        out += self.labelled("table-roles", self._shown(view))
        out += self.labelled("table-known", known_marks(view, self.names, self.translate))
        return out + self._short_hand(view, width)

    def describe(self, view: LokView, board: bool) -> list[str]:
        """The same as text; the hosts only if wanted."""
        out = [self.goal(), *round_facts(self.game, view, self.readers, self.translate), *self._role_fact(view)]
        out += player_facts(view, self.readers, self.names, self.translate)
        if board:
            out += self.describe_board(view)
        out += reach_facts(self.game, view, self.translate)
        out += known_facts(view, self.readers, self.names, self.translate)
        return out + hand_facts(view, self.translate, False)

    def layout(self, view: LokView) -> object:
        """Changes when a host does."""
        return view.host, view.nodes, view.defence, view.owner

    def board(self, view: LokView, width: int) -> list[RenderableType]:
        picture = Picture(self.game, view, self.readers, self.translate, width)
        return [*picture.draw(), *signs(legend(view, self.translate), width)]

    def describe_board(self, view: LokView) -> list[str]:
        return board_facts(self.game, view, self.readers, self.names, self.translate)

    def describe_hand(self, view: LokView) -> list[str]:
        return hand_facts(view, self.translate, True)

    def choice(self, view: LokView, action: int) -> MoveChoice:
        return choice(self.game, view, action, self.translate)

    def possible(self, view: LokView) -> list[str]:
        """LOK-7.4: the roles that each player may still have, and in how many of the possible deals."""
        out = []
        for seat, found in enumerate(chances(self.game, view)):
            total = sum(found.values())
            parts = [self.translate("possible-role", **role(number), part=n, all=total) for number, n in found.items()]
            if len(found) == 1:
                parts = [self.translate("role-name", **role(number)) for number in found]
            if parts:
                roles = reduce(lambda first, second: self.translate("table-or", first=first, second=second), parts)
                out.append(self.translate("possible-player", number=seat + 1, player=self.names[seat], roles=roles))
        return [self.translate("possible-head"), *out] if out else []

    def truth(self, view: LokView, seat: int) -> str:
        """What a player is, in a view that shows it."""
        return self.translate("role-name", **role(role_of(view, seat)))

    def result(self, view: LokView, returns: list[float]) -> Result:
        header = [self.translate("table-player"), self.translate("table-role"), self.translate("table-state")]
        state = ["table-in" if seat in view.alive else "table-out" for seat in range(len(view.roles))]
        rows = [[self.names[p], self.truth(view, p), self.translate(key)] for p, key in enumerate(state)]
        return Result(header, rows, list(view.winners))

    # Lines

    def _role_fact(self, view: LokView) -> list[str]:
        if view.seat < 0 or role_of(view, view.seat) == NONE:
            return []
        return [self.translate("fact-role", **role(role_of(view, view.seat)))]

    def _role(self, view: LokView) -> list[RenderableType]:
        return [Text(line, "bold") for line in self._role_fact(view)]

    def _shown(self, view: LokView) -> str:
        """LOK-3.1, LOK-8.1: roles that the reader knows, except their own."""
        shown = [seat for seat in range(len(view.roles)) if role_of(view, seat) != NONE and seat != view.seat]
        parts = [self.translate("fact-shown", player=self.names[seat], **role(role_of(view, seat))) for seat in shown]
        return " · ".join(parts)

    def _short_hand(self, view: LokView, width: int) -> list[RenderableType]:
        """One line a card: its count, its name and colour, and its effect in short."""
        wide = max((len(_times(kind, n)) for kind, n in enumerate(view.hand) if n), default=0)

        def card(kind: int, n: int) -> Text:
            name = self.translate(f"card-{CARD_IDS[kind]}") + card_mark(kind)
            dye = self.translate("colour-name", **colour(kind))
            line = Text().append("  " + _times(kind, n).ljust(wide), "bold").append(f"  {name}, {dye}", "")
            return line.append(f": {self.translate('card-short', short=short(kind))}", "dim")

        return self.short_hand(view, width, card)


def _times(kind: int, n: int) -> str:
    return code(kind) + (f"×{n}" if n > 1 else "")
