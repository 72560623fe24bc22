"""A table of Lokalka in a terminal: all that a view tells, drawn (`table`) or said a fact a line (`facts`).
Interpreted.

`say(key, **args)` gives the text of a message; `names` as in words.py. Nothing here prints, and nothing sees a State
but the one that is rebuilt from the view.
"""

from __future__ import annotations

from functools import reduce
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from cyberdeck.games.lokalka.component_types import CARD_IDS
from cyberdeck.games.lokalka.facts import chances, role_of
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.ids import NONE
from cyberdeck.games.lokalka.terminal_answers import Answer, Say, answers
from cyberdeck.games.lokalka.terminal_facts import (
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
from cyberdeck.games.lokalka.terminal_ring import Picture, legend
from cyberdeck.games.lokalka.view import LokView
from cyberdeck.games.lokalka.words_args import Names, code, colour, role

__all__ = ["Answer", "Result", "Terminal"]


class Result(NamedTuple):
    """The last table: a row a player."""

    header: list[str]
    rows: list[list[str]]
    winners: list[int]


class Terminal:
    def __init__(self, game: Lokalka, names: Names, say: Say) -> None:
        self.game = game
        self.names = [name or say("table-you") for name in names]
        self.readers = names
        self.say = say

    def goal(self) -> str:
        """What wins: said first, always."""
        return self.say("table-goal")

    def table(self, view: LokView, width: int) -> list[RenderableType]:
        out: list[RenderableType] = [Text(" · ".join(round_facts(self.game, view, self.readers, self.say)), "dim")]
        out += [*self._role(view), *self.board(view, width)]
        out += self._labelled("table-reach", short_reach(self.game, view, self.say))
        out += self._labelled("table-roles", self._shown(view))
        out += self._labelled("table-known", known_marks(view, self.names, self.say))
        return out + self._short_hand(view, width)

    def facts(self, view: LokView, board: bool) -> list[str]:
        """The same in words; the hosts only if wanted."""
        out = [self.goal(), *round_facts(self.game, view, self.readers, self.say), *self._role_fact(view)]
        out += player_facts(view, self.readers, self.names, self.say)
        if board:
            out += self.board_facts(view)
        out += reach_facts(self.game, view, self.say)
        out += known_facts(view, self.readers, self.names, self.say)
        return out + hand_facts(view, self.say, False)

    def layout(self, view: LokView) -> object:
        """Changes when a host does."""
        return view.host, view.nodes, view.defence, view.owner

    def board(self, view: LokView, width: int) -> list[RenderableType]:
        lines = [Text(no_wrap=True)]
        for sign, meaning in legend(view, self.say):
            if lines[-1].cell_len + cell_len(f"{sign} {meaning}") > width:
                lines.append(Text(no_wrap=True))
            lines[-1].append(sign, "bold").append(f" {meaning}   ", "dim")
        for line in lines:
            line.rstrip()
        return [*Picture(self.game, view, self.readers, self.say, width).draw(), *lines]

    def board_facts(self, view: LokView) -> list[str]:
        return board_facts(self.game, view, self.readers, self.names, self.say)

    def hand(self, view: LokView) -> list[RenderableType]:
        """Each card with all that it does."""
        return [Text(line) for line in self.hand_facts(view)]

    def hand_facts(self, view: LokView) -> list[str]:
        return hand_facts(view, self.say, True)

    def answers(self, view: LokView, legal: list[int]) -> list[Answer]:
        return answers(self.game, view, legal, self.say)

    def hint(self, view: LokView) -> str:
        """How to read the short form of the answers."""
        return self.say("table-hint")

    def notes(self, view: LokView, short: bool) -> list[str]:
        return []

    def possible(self, view: LokView) -> list[str]:
        """LOK-7.4: the roles that each player may still have, and in how many of the deals that are possible."""
        out = []
        for seat, found in enumerate(chances(self.game, view)):
            total = sum(found.values())
            told = [self.say("possible-role", **role(number), part=n, all=total) for number, n in found.items()]
            if len(found) == 1:
                told = [self.say("role-name", **role(number)) for number in found]
            if told:
                roles = reduce(lambda first, second: self.say("table-or", first=first, second=second), told)
                out.append(self.say("possible-player", number=seat + 1, player=self.names[seat], roles=roles))
        return [self.say("possible-head"), *out] if out else []

    def truth(self, view: LokView, seat: int) -> str:
        """What a player is, in a view that shows it."""
        return self.say("role-name", **role(role_of(view, seat)))

    def result(self, view: LokView) -> Result:
        header = [self.say("table-player"), self.say("table-role"), self.say("table-state")]
        state = ["table-in" if seat in view.alive else "table-out" for seat in range(len(view.roles))]
        rows = [[self.names[p], self.truth(view, p), self.say(key)] for p, key in enumerate(state)]
        return Result(header, rows, list(view.winners))

    # Lines

    def _labelled(self, key: str, text: str) -> list[RenderableType]:
        return [Text.assemble((f"{self.say(key)}: ", "bold"), text)] if text else []

    def _role_fact(self, view: LokView) -> list[str]:
        if view.seat < 0 or role_of(view, view.seat) == NONE:
            return []
        return [self.say("fact-role", **role(role_of(view, view.seat)))]

    def _role(self, view: LokView) -> list[RenderableType]:
        return [Text(line, "bold") for line in self._role_fact(view)]

    def _shown(self, view: LokView) -> str:
        """LOK-3.1, LOK-8.1: roles that the reader knows, but for his own."""
        shown = [seat for seat in range(len(view.roles)) if role_of(view, seat) != NONE and seat != view.seat]
        told = [self.say("fact-shown", player=self.names[seat], **role(role_of(view, seat))) for seat in shown]
        return " · ".join(told)

    def _short_hand(self, view: LokView, width: int) -> list[RenderableType]:
        """A line a card: how often, its name and colour, and in short what it does."""
        if view.seat < 0:
            return []
        held = [(kind, n) for kind, n in enumerate(view.hand) if n]
        lines: list[RenderableType] = [Text(self.say("fact-hand", count=sum(view.hand)), "bold")]
        wide = max((len(self._card(kind, n)) for kind, n in held), default=0)
        for kind, n in held:
            line = Text()
            line.append("  " + self._card(kind, n).ljust(wide), "bold")
            name = self.say(f"card-{CARD_IDS[kind]}")
            line.append(f"  {name}, {self.say('colour-name', **colour(kind))}", "")
            line.append(f": {self.say('card-short', short=short(kind))}", "dim")
            line.truncate(width, overflow="ellipsis")
            lines.append(line)
        return lines

    def _card(self, kind: int, n: int) -> str:
        return code(kind) + (f"×{n}" if n > 1 else "")
