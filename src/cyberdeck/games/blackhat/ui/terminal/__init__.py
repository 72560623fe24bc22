"""A table of Black Hat in a terminal: everything that a view shows, drawn (`table`) or one fact a line (`describe`).

Nothing here prints, and nothing sees a State but the one that is rebuilt from the view.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cyberdeck.games.blackhat import notation
from cyberdeck.games.blackhat.components.types import ASSETS, SPACE_NAMES
from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.ids import HAT, IN_TRICK, JOKER, NONE
from cyberdeck.games.blackhat.multiset import packed
from cyberdeck.games.blackhat.rules.score import pawn_trace, winners
from cyberdeck.games.blackhat.ui.analysis import plays, so_far, winning
from cyberdeck.games.blackhat.ui.terminal.board import PLAYER_STYLES, Picture, legend, spaces_text
from cyberdeck.games.blackhat.ui.terminal.moves import choice, notes
from cyberdeck.games.blackhat.ui.text.events import card, card_list
from cyberdeck.games.blackhat.ui.text.marks import asset_mark, trace_mark
from cyberdeck.games.blackhat.ui.text.moves import decision, place, table_state, trace, value
from cyberdeck.games.blackhat.view import BHView
from cyberdeck.toolkit.lines import signs
from cyberdeck.toolkit.messages import MARK, who
from cyberdeck.toolkit.terminal import GameTable, MoveChoice, Result


class Terminal(GameTable[BlackHat, BHView]):
    def goal(self) -> str:
        return self.translate("table-goal-celebrity" if self.game.params.celebrity else "table-goal")

    def table(self, view: BHView, width: int) -> list[RenderableType]:
        head = self._round(view)
        if view.asset != NONE:
            head.append(self.translate("fact-tile", tile=ASSETS[view.asset], mark=asset_mark(view.asset)))
        out: list[RenderableType] = [Text(" · ".join(head), "dim"), self._players(view), Text()]
        out += [*self.board(view, width), Text()]
        out += self._trick(view)
        return out + self.hand(view)

    def describe(self, view: BHView, board: bool) -> list[str]:
        """The same as text; the spaces of the board only if wanted."""
        out = [self.goal(), *self._round(view)]
        if view.leader >= 0:
            out.append(self.translate("fact-leader", player=self.names[view.leader]))
        if view.asset != NONE:
            out.append(self.translate("fact-asset", tile=ASSETS[view.asset], mark=asset_mark(view.asset)))
        for player in range(self.game.params.players):
            out += self._player_facts(view, player)
        if board:
            out += self.describe_board(view)
        return out + self._trick_facts(view) + self.describe_hand(view)

    # Whole parts

    def layout(self, view: BHView) -> object:
        """Changes when the board does, pawns aside."""
        return view.slots, view.plus, view.minus

    def board(self, view: BHView, width: int) -> list[RenderableType]:
        picture = Picture(self.game, view, self.translate, width)
        return [*picture.draw(), *signs(legend(self.game, view, self.translate), width)]

    def describe_board(self, view: BHView) -> list[str]:
        return [*spaces_text(self.game, view, self.translate), f"{MARK} {self.translate('board-reconstructed')}"]

    def hand(self, view: BHView) -> list[RenderableType]:
        """Two lines: the cards by rank, and the trace of one of each."""
        if view.seat < 0:
            return []
        held = [(kind, n) for kind, n in enumerate(view.hand) if n]
        wide = 6 if len(held) <= 10 else 5
        each = self.translate("table-each") + trace_mark(*(kind for kind, _ in held))
        label = max(len(self.translate("table-hand")), len(each)) + 2
        cards = Text(self.translate("table-hand").ljust(label), "bold", no_wrap=True, overflow="ellipsis")
        costs = Text(each.ljust(label), "dim", no_wrap=True, overflow="ellipsis")
        for kind, n in held:
            cards.append((card(kind) + (f"×{n}" if n > 1 else "")).ljust(wide), "bold")
            costs.append(f"{self.game.params.trace[kind]}".ljust(wide), "not dim")
        if not held:
            cards.append("–")
        cards.append(self.translate("table-cards", count=sum(view.hand)), "dim")
        costs.append(f"= {trace(self.game, packed(view.hand))}", "bold not dim")
        return [cards, costs]

    def describe_hand(self, view: BHView) -> list[str]:
        if view.seat < 0:
            return []
        out = []
        for kind, n in enumerate(view.hand):
            if n:
                each = f"{self.game.params.trace[kind]}"
                out.append(self.translate("fact-card", card=self._card(kind), count=n, trace=each))
        total = trace(self.game, packed(view.hand))
        return [*out, self.translate("fact-hand", count=sum(view.hand), trace=total)]

    def choice(self, view: BHView, action: int) -> MoveChoice:
        return choice(self.game, view, action, self.translate)

    def hint(self, view: BHView) -> str:
        open_decision, _ = decision(view)
        alike = {"lead": "play", "follow": "play", "relay": "exploit"}
        return self.translate("table-hint", decision=alike.get(open_decision, open_decision))

    def notes(self, view: BHView, short: bool) -> list[str]:
        return notes(self.game, view, self.translate, short)

    def result(self, view: BHView, returns: list[float]) -> Result:
        header = [self.translate("table-player"), self.translate("table-last"), self.translate("table-total")]
        rows = [[self.names[p], str(view.last[p]), str(view.total[p])] for p in range(self.game.params.players)]
        if self.game.params.celebrity:
            header.append(self.translate("table-status"))
            for p, row in enumerate(rows):
                row.append(str(self.game.params.status[view.statuses[p]]))
        return Result(header, rows, winners(self.game.params, table_state(self.game.params, view)))

    # Lines

    def _card(self, kind: int) -> str:
        names = {JOKER: "card-joker", HAT: "card-hat"}
        return f"{card(kind)} ({self.translate(names[kind])})" if kind in names else card(kind)

    def _round(self, view: BHView) -> list[str]:
        translate = self.translate
        out = [translate("fact-round", round=view.round, limit=self.game.params.round_limit)]
        out.append(translate("fact-dealer", player=self.names[view.dealer]))
        if view.hat == IN_TRICK:
            out.append(translate("fact-hat-trick"))
        elif view.hat >= 0:
            out.append(translate("fact-hat", player=self.names[view.hat]))
        out.append(translate("fact-deck", count=view.deck_size))
        if self.game.params.celebrity and view.seat >= 0 and view.statuses[view.seat] != NONE:
            out.append(translate("fact-status", value=str(self.game.params.status[view.statuses[view.seat]])))
        return out

    def _so_far(self, view: BHView, player: int) -> str:
        trace, exact = so_far(self.game, view, player)
        return f"{trace}" if exact else f"≥{trace}"

    def _players(self, view: BHView) -> Table:
        translate = self.translate
        out = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        for key in ("table-player", "table-total", "table-so-far", "table-pawns", "table-size", "table-known"):
            numbers = key in ("table-total", "table-so-far", "table-size")
            out.add_column(translate(key), justify="right" if numbers else "left", no_wrap=key != "table-known")
        best = min(view.total)
        for player in range(self.game.params.players):
            pawns = Text()
            for pawn in (2 * player, 2 * player + 1):
                at = view.pawns[pawn]
                where = f"{notation.PAWN_NAMES[pawn]} {SPACE_NAMES[at]} {value(self.game, view, at)}"
                pawns.append(where.ljust(10), PLAYER_STYLES[player])
            name = Text(f"{player + 1} {self.names[player]}", PLAYER_STYLES[player])
            if player == view.leader:
                name.append(f" {translate('table-leads')}", "dim")
            if player in view.out:
                name.append(f" {translate('table-out')}", "dim")
            total = Text(str(view.total[player]), "bold green" if view.total[player] == best else "bold")
            known = "" if player == view.seat else _by_kind(view.known[player])
            out.add_row(name, total, self._so_far(view, player), pawns, str(view.size[player]), known)
        return out

    def _player_facts(self, view: BHView, player: int) -> list[str]:
        translate, name = self.translate, self.names[player]
        out = [translate("fact-total", player=name, number=player + 1, total=str(view.total[player]))]
        if player in view.out:
            return [*out, translate("fact-out", player=name)]
        pawns = pawn_trace(table_state(self.game.params, view), player)
        out.append(translate("fact-so-far", player=name, trace=self._so_far(view, player), pawns=str(pawns)))
        if player != view.seat:
            out.append(translate("fact-cards", player=name, count=view.size[player]))
            if any(view.known[player]):
                out.append(translate("fact-known", player=name, cards=card_list(view.known[player])))
        for pawn in (2 * player, 2 * player + 1):
            there = place(self.game, view, SPACE_NAMES[view.pawns[pawn]])
            there["space"] = there["space_id"]
            out.append(translate("fact-pawn", player=name, pawn=notation.PAWN_NAMES[pawn], **there))
        return out

    # The trick

    def _winning(self, view: BHView) -> tuple[int, str]:
        """Who is winning the trick, and why."""
        player, key = winning(self.game, view)
        return player, self.translate(key, **who(self.readers, player), count=view.lead) if key else ""

    def _plays(self, view: BHView) -> list[tuple[int, str]]:
        return [(player, put or "–") for player, put in plays(self.game, view)]

    def _trick(self, view: BHView) -> list[RenderableType]:
        plays = self._plays(view)
        if not plays:
            return []
        best, why = self._winning(view)
        line = Text()
        line.append(self.translate("table-trick"), "bold")
        for player, cards in plays:
            line.append(f"  {self.names[player]} ", PLAYER_STYLES[player])
            line.append(cards + ("★" if player == best else ""), "bold")
        return [line, Text(f"★ {why}", "green")]

    def _trick_facts(self, view: BHView) -> list[str]:
        out = []
        for player, cards in self._plays(view):
            out.append(self.translate("fact-play", player=self.names[player], cards=cards))
        why = self._winning(view)[1]
        return [*out, why] if why else out


def _by_kind(counts: Sequence[int]) -> str:
    """As in `7×2 J`."""
    return " ".join(card(kind) + (f"×{n}" if n > 1 else "") for kind, n in enumerate(counts) if n)
