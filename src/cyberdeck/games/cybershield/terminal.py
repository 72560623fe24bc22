"""A table of Cyber Shield in a terminal: all that a view tells, drawn (`table`) or said a fact a line (`facts`).
Interpreted.

`say(key, **args)` gives the text of a message; `names` as in words.py. Nothing here prints, and nothing sees a State
but the one that is rebuilt from the view.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from cyberdeck.games.cybershield.component_types import CARD_IDS
from cyberdeck.games.cybershield.facts import waiting
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ids import NONE
from cyberdeck.games.cybershield.terminal_answers import Answer, answers
from cyberdeck.games.cybershield.terminal_facts import (
    board_facts,
    hand_facts,
    joining,
    own_facts,
    player_facts,
    possible,
    turn_facts,
    waiting_facts,
)
from cyberdeck.games.cybershield.terminal_network import Picture, cut, legend
from cyberdeck.games.cybershield.terminal_score import Say, planned, score_lines, seats
from cyberdeck.games.cybershield.view import CsView
from cyberdeck.games.cybershield.words_args import Names, card, deed_args, points, signed

__all__ = ["Answer", "Result", "Terminal"]

_STYLES = ("bold cyan", "bold magenta")
_BESIDE = 110  # so wide, the networks lie side by side
_GAP = " │ "


class Result(NamedTuple):
    """The last table: a row a player."""

    header: list[str]
    rows: list[list[str]]
    winners: list[int]


class Terminal:
    def __init__(self, game: CyberShield, names: Names, say: Say) -> None:
        self.game = game
        self.names = [name or say("table-you") for name in names]
        self.readers = names
        self.say = say

    def goal(self) -> str:
        """What wins: said first, always."""
        return self.say("table-goal")

    def table(self, view: CsView, width: int) -> list[RenderableType]:
        out: list[RenderableType] = [Text(" · ".join(turn_facts(self.game, view, self.readers, self.say)), "dim")]
        out += [*self.board(view, width), *self._waiting(view, width)]
        for seat in seats(view):
            out += self._listed("table-known", self._titles(view.known[seat]), f" ({self.names[seat]})")
        out += self._listed("table-looked", self._titles(view.looked))
        out += self._listed("table-under", [self.say(f"card-{CARD_IDS[kind]}") for kind in view.under])
        return out + self._short_hand(view, width)

    def facts(self, view: CsView, board: bool) -> list[str]:
        """The same in words; the networks only if wanted."""
        out = [self.goal(), *turn_facts(self.game, view, self.readers, self.say)]
        out += player_facts(self.game, view, self.readers, self.say)
        if board:
            out += self.board_facts(view)
        out += [*waiting_facts(view, self.readers, self.say), *own_facts(view, self.say)]
        return out + hand_facts(self.game, view, self.say, False)

    def layout(self, view: CsView) -> object:
        """Changes when a card on the table does."""
        return view.table, view.net, view.plan

    def board(self, view: CsView, width: int) -> list[RenderableType]:
        """Both networks, side by side where there is room, and the signs."""
        first, second = seats(view)
        wide = (width - len(_GAP)) // 2 if width >= _BESIDE else width
        above, below = self._side(view, first, wide), self._side(view, second, wide)
        lines = [*above, *below]
        if width >= _BESIDE:
            lines = [_beside(one, other, wide) for one, other in zip_longest(above, below)]
        signs = [Text(no_wrap=True)]
        for sign, meaning in legend(view, self.say):
            if signs[-1].cell_len + cell_len(f"{sign} {meaning}") > width:
                signs.append(Text(no_wrap=True))
            signs[-1].append(sign, "bold").append(f" {meaning}   ", "dim")
        for line in signs:
            line.rstrip()
        return [*lines, *signs]

    def board_facts(self, view: CsView) -> list[str]:
        return board_facts(self.game, view, self.readers, self.say)

    def hand(self, view: CsView) -> list[RenderableType]:
        """Each card with all that it does."""
        return [Text(line) for line in self.hand_facts(view)]

    def hand_facts(self, view: CsView) -> list[str]:
        return hand_facts(self.game, view, self.say, True)

    def answers(self, view: CsView, legal: list[int]) -> list[Answer]:
        return answers(self.game, view, legal, self.say)

    def hint(self, view: CsView) -> str:
        """How to read the short form of the answers."""
        return self.say("table-hint")

    def notes(self, view: CsView, short: bool) -> list[str]:
        return joining(view, self.say)

    def possible(self, view: CsView) -> list[str]:
        return possible(self.game, view, self.names, self.say)

    def score(self, view: CsView) -> list[str]:
        """CS-2.5: why the players have the points that they have."""
        return score_lines(self.game, view, self.readers, self.say)

    def result(self, view: CsView) -> Result:
        header = [self.say("table-player"), self.say("table-points")]
        rows = [[name, signed(view.score[seat])] for seat, name in enumerate(self.names)]
        return Result(header, rows, [] if view.winner == NONE else [view.winner])

    # Lines

    def _side(self, view: CsView, seat: int, width: int) -> list[Text]:
        """A player: points on their scale, piles, networks."""
        then = planned(self.game, view) if seat == view.active else None
        head = Text(no_wrap=True).append(cut(self.names[seat], width // 3), _STYLES[seat])
        head.append(f"  {self.say('table-points')} {signed(view.score[seat])}  ", "bold")
        head.append(self._scale(view.score[seat]), "dim")
        deck = view.deck_size[seat] + view.under_size[seat]
        pile = view.piles[seat]
        told = [self.say("table-hand-size", count=view.size[seat]), self.say("table-deck-size", count=deck)]
        told.append(self.say("table-discards", count=len(pile)))
        if view.tokens[seat]:
            told.append(self.say("table-tokens", count=view.tokens[seat]))
        if pile:
            told.append(self.say("table-top", **card(pile[-1])))
        lines = [head, *(Text(cut(line, width), "dim", no_wrap=True) for line in packed(told, width))]
        if then is not None:
            lines.append(Text(f"{self.say('table-planned')}: {signed(then.score[seat])}", "yellow", no_wrap=True))
        lines += Picture(self.game, view if then is None else then, seat, self.say, width).draw()
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    def _scale(self, score: int) -> str:
        """CS-2.1, CS-2.2: from what loses to what wins."""
        goal = int(self.game.t.goal)
        cells = ["─"] * (2 * goal + 1)
        cells[goal] = "┼"
        cells[min(max(score, -goal), goal) + goal] = "◆"
        return f"{signed(-goal)} ├{''.join(cells)}┤ {signed(goal)}"

    def _waiting(self, view: CsView, width: int) -> list[Text]:
        found = waiting(view)
        lines = [Text(f"{self.say('table-waiting')}:", "bold")] if found else []
        for n, w in enumerate(found, 1):
            told = self.say("deed-name", **deed_args(view, w.player, w.action, self.readers))
            lines.append(Text.assemble(f"  {n}. ", (self.names[w.player], _STYLES[w.player]), f": {told}"))
        return lines

    def _titles(self, counts: tuple[int, ...]) -> list[str]:
        titles = [(self.say(f"card-{CARD_IDS[kind]}"), n) for kind, n in enumerate(counts) if n]
        return [f"{title} ×{n}" if n > 1 else title for title, n in titles]

    def _listed(self, key: str, titles: list[str], about: str = "") -> list[RenderableType]:
        return [Text.assemble((f"{self.say(key)}{about}: ", "bold"), ", ".join(titles))] if titles else []

    def _short_hand(self, view: CsView, width: int) -> list[RenderableType]:
        """A line a card: how often, its title, its points, whether it is free, and in short what it does."""
        if view.seat < 0:
            return []
        held = [(kind, n) for kind, n in enumerate(view.hand) if n]
        lines: list[RenderableType] = [Text(self.say("fact-hand", count=sum(view.hand)), "bold")]
        for kind, n in held:
            line = Text(no_wrap=True)
            line.append(f"  {n}× ", "bold").append(self.say(f"card-{CARD_IDS[kind]}"), "bold")
            line.append("" if points(kind) == "–" else f" {points(kind)}", "cyan")
            line.append(f" ({self.say('hand-free')})" if self.game.t.free >> kind & 1 else "", "green")
            line.append(f": {self.say('card-short', **card(kind))}", "dim")
            line.truncate(width, overflow="ellipsis")
            lines.append(line)
        return lines


def packed(told: list[str], width: int) -> list[str]:
    """Pieces in as few lines as hold them."""
    lines = told[:1]
    for piece in told[1:]:
        if cell_len(f"{lines[-1]} · {piece}") <= width:
            lines[-1] += f" · {piece}"
        else:
            lines.append(piece)
    return lines


def _beside(one: Text | None, other: Text | None, wide: int) -> Text:
    line = Text(no_wrap=True)
    if one is not None:
        line.append_text(one)
    line.append(" " * (wide - line.cell_len)).append(_GAP, "dim")
    if other is not None:
        line.append_text(other)
    line.rstrip()
    return line
