"""A table of Kiberrubezh in a terminal: all that a view tells, drawn (`table`) or said a fact a line (`facts`).
Interpreted.

`say(key, **args)` gives the text of a message; `names` as in words.py. Nothing here prints, and nothing sees a State
but the one that is rebuilt from the view.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from cyberdeck.games.kiberrubezh.component_types import CARD_IDS
from cyberdeck.games.kiberrubezh.facts import affordable, deck_left, needs
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ids import NONE
from cyberdeck.games.kiberrubezh.terminal_answers import Answer, answers
from cyberdeck.games.kiberrubezh.terminal_facts import (
    board_facts,
    does,
    hand_facts,
    own_facts,
    player_facts,
    possible,
    turn_facts,
    wave_facts,
)
from cyberdeck.games.kiberrubezh.terminal_side import (
    MISSING,
    Say,
    cut,
    legend,
    meters,
    numbers,
    packed,
    seats,
    side,
)
from cyberdeck.games.kiberrubezh.terminal_wave import wave_head, wave_lines
from cyberdeck.games.kiberrubezh.view import KrView
from cyberdeck.games.kiberrubezh.words_args import Names, card
from cyberdeck.kernel.game import WATCHER

__all__ = ["Answer", "Result", "Terminal"]

_STYLES = ("bold cyan", "bold magenta")
_BESIDE = 110  # so wide, the sides lie side by side
_GAP = " │ "
_HIDDEN = "?"


class Result(NamedTuple):
    """The last table: a row a player."""

    header: list[str]
    rows: list[list[str]]
    winners: list[int]


class Terminal:
    def __init__(self, game: Kiberrubezh, names: Names, say: Say) -> None:
        self.game = game
        self.names = [name or say("table-you") for name in names]
        self.readers = names
        self.say = say

    def goal(self) -> str:
        """What wins: said first, always."""
        return self.say("table-goal")

    def table(self, view: KrView, width: int) -> list[RenderableType]:
        out: list[RenderableType] = [Text(" · ".join(turn_facts(self.game, view, self.readers, self.say)), "dim")]
        out += [*self.board(view, width), *self._wave(view)]
        for seat in seats(view):
            about = f" ({self.names[seat]})"
            out += self._listed("table-known", self._titles(view.known[seat]), about)
            out += self._listed("table-top", self._order(view.peeked[seat]), about)
            out += self._listed("table-under", self._order(view.under[seat]), about)
        out += self._listed("table-seen", self._titles(view.seen))
        return out + self._short_hand(view, width)

    def facts(self, view: KrView, board: bool) -> list[str]:
        """The same in words; the zones only if wanted."""
        out = [self.goal(), *turn_facts(self.game, view, self.readers, self.say)]
        out += player_facts(self.game, view, self.readers, self.say)
        if board:
            out += self.board_facts(view)
        out += [*wave_facts(self.game, view, self.readers, self.say), *own_facts(view, self.say)]
        return out + hand_facts(self.game, view, self.say, False)

    def layout(self, view: KrView) -> object:
        """Changes when a card on the table does."""
        return view.up, view.turned, view.locked, view.events

    def board(self, view: KrView, width: int) -> list[RenderableType]:
        """Both sides, beside each other where there is room, and the signs."""
        first, second = seats(view)
        wide = (width - len(_GAP)) // 2 if width >= _BESIDE else width
        above, below = self._side(view, first, wide), self._side(view, second, wide)
        lines = [*above, *below]
        if width >= _BESIDE:
            lines = [_beside(one, other, wide) for one, other in zip_longest(above, below)]
        signs = [Text(no_wrap=True)]
        for sign, meaning in legend(self.say):
            if signs[-1].cell_len + cell_len(f"{sign} {meaning}") > width:
                signs.append(Text(no_wrap=True))
            signs[-1].append(sign, "bold").append(f" {meaning}   ", "dim")
        for line in signs:
            line.rstrip()
        return [*lines, *signs]

    def board_facts(self, view: KrView) -> list[str]:
        return board_facts(self.game, view, self.readers, self.say)

    def hand(self, view: KrView) -> list[RenderableType]:
        """Each card with all that it does."""
        return [Text(line) for line in self.hand_facts(view)]

    def hand_facts(self, view: KrView) -> list[str]:
        return hand_facts(self.game, view, self.say, True)

    def answers(self, view: KrView, legal: list[int]) -> list[Answer]:
        return answers(self.game, view, legal, self.say)

    def hint(self, view: KrView) -> str:
        """How to read the short form of the answers."""
        return self.say("table-hint")

    def notes(self, view: KrView, short: bool) -> list[str]:
        """Everything is on the table."""
        return []

    def possible(self, view: KrView) -> list[str]:
        return possible(self.game, view, self.names, self.say)

    def result(self, view: KrView) -> Result:
        """KR-3.1, KR-3.15: what is left of the decks."""
        header = [self.say("table-player"), self.say("table-deck")]
        rows = [[name, str(deck_left(view, seat))] for seat, name in enumerate(self.names)]
        return Result(header, rows, [] if view.winner == NONE else [view.winner])

    # Lines

    def _side(self, view: KrView, seat: int, width: int) -> list[Text]:
        """A player: piles, power, zones, and the discard pile as far as it fits."""
        head = Text(no_wrap=True).append(cut(self.names[seat], width // 3), _STYLES[seat])
        head.append(f"  {self.say('table-deck-size', count=deck_left(view, seat))}", "bold")
        pile, gone = sum(view.piles[seat]), sum(view.gone[seat])
        told = [self.say("table-hand-size", count=view.size[seat]), self.say("table-discards", count=pile)]
        told += [self.say("table-gone", count=gone)] if gone else []
        head.append("".join(f" · {piece}" for piece in told), "dim")
        power = packed(meters(self.game, view, seat, self.say), width, "   ")
        lines = [
            head,
            *(Text(line, "cyan", no_wrap=True) for line in power),
            *side(self.game, view, seat, self.say, width),
        ]
        if pile:
            titles = ", ".join(self._titles(view.piles[seat]))
            lines.append(Text(cut(f"{self.say('table-pile')}: {titles}", width), "dim", no_wrap=True))
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    def _wave(self, view: KrView) -> list[RenderableType]:
        heads = wave_head(view, self.readers, self.say)
        lines: list[RenderableType] = [Text(f"{head}:", "bold red") for head in heads]
        for _, attack, follows in wave_lines(self.game, view, self.say):
            lines.append(Padding(Text(attack, "bold"), (0, 0, 0, 2), expand=False))
            lines += [Padding(Text(line), (0, 0, 0, 4), expand=False) for line in follows]
        return lines

    def _titles(self, counts: tuple[int, ...]) -> list[str]:
        return [self.say("card-times", **card(kind), count=n) for kind, n in enumerate(counts) if n]

    def _order(self, pile: tuple[int, ...]) -> list[str]:
        """From the top; what the reader may not know is a question mark."""
        return [_HIDDEN if kind == NONE else self.say(f"card-{CARD_IDS[kind]}") for kind in pile]

    def _listed(self, key: str, titles: list[str], about: str = "") -> list[RenderableType]:
        return [Text.assemble((f"{self.say(key)}{about}: ", "bold"), ", ".join(titles))] if titles else []

    def _short_hand(self, view: KrView, width: int) -> list[RenderableType]:
        """A line a card: how often, its title, what it gives or needs, whether that is missing, and what it does."""
        if view.seat == WATCHER:
            return []
        lines: list[RenderableType] = [Text(self.say("fact-hand", count=sum(view.hand)), "bold")]
        for kind, n in [(kind, n) for kind, n in enumerate(view.hand) if n]:
            told = numbers(kind, needs(self.game, view, view.seat, kind))
            line = Text(no_wrap=True)
            line.append(f"  {n}× ", "bold").append(self.say(f"card-{CARD_IDS[kind]}"), "bold")
            line.append(f" {told}" if told else "", "cyan")
            line.append("" if affordable(self.game, view, view.seat, kind) else f" {MISSING}", "bold yellow")
            does_it = does(kind, self.say)
            line.append(f": {does_it}" if does_it else "", "dim")
            line.truncate(width, overflow="ellipsis")
            lines.append(line)
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
