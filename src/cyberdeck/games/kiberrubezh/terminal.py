"""A table of Kiberrubezh in a terminal: all that a view tells, drawn (`table`) or said a fact a line (`facts`).
Interpreted.

`say(key, **args)` gives the text of a message; `names` as in words.py. Nothing here prints, and nothing sees a State
but the one that is rebuilt from the view.
"""

from __future__ import annotations

from functools import partial

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from cyberdeck.cards.terminal import Answer, GameTable, Result
from cyberdeck.cards.terminal_lines import STYLES, both_sides, cut, packed, seats, signs
from cyberdeck.games.kiberrubezh.component_types import CARD_IDS
from cyberdeck.games.kiberrubezh.facts import affordable, deck_left, needs
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ids import NONE
from cyberdeck.games.kiberrubezh.terminal_answers import answer
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
from cyberdeck.games.kiberrubezh.terminal_side import MISSING, legend, meters, numbers, side
from cyberdeck.games.kiberrubezh.terminal_wave import wave_head, wave_lines
from cyberdeck.games.kiberrubezh.view import KrView
from cyberdeck.games.kiberrubezh.words_args import card

_HIDDEN = "?"


class Terminal(GameTable[Kiberrubezh, KrView]):
    def table(self, view: KrView, width: int) -> list[RenderableType]:
        out: list[RenderableType] = [Text(" · ".join(turn_facts(self.game, view, self.readers, self.say)), "dim")]
        out += [*self.board(view, width), *self._wave(view)]
        for seat in seats(view):
            about = f" ({self.names[seat]})"
            out += self.labelled("table-known", self._titles(view.known[seat]), about)
            out += self.labelled("table-top", self._order(view.peeked[seat]), about)
            out += self.labelled("table-under", self._order(view.under[seat]), about)
        out += self.labelled("table-seen", self._titles(view.seen))
        return out + self.short_hand(view, width, partial(self._in_hand, view))

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
        sides = both_sides(view, width, partial(self._side, view))
        return [*sides, *signs(legend(self.say), width)]

    def board_facts(self, view: KrView) -> list[str]:
        return board_facts(self.game, view, self.readers, self.say)

    def hand_facts(self, view: KrView) -> list[str]:
        return hand_facts(self.game, view, self.say, True)

    def answer(self, view: KrView, action: int) -> Answer:
        return answer(self.game, view, action, self.say)

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
        head = Text(no_wrap=True).append(cut(self.names[seat], width // 3), STYLES[seat])
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
            told_pile = f"{self.say('table-pile')}: {self._titles(view.piles[seat])}"
            lines.append(Text(cut(told_pile, width), "dim", no_wrap=True))
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

    def _titles(self, counts: tuple[int, ...]) -> str:
        return ", ".join(self.say("card-times", **card(kind), count=n) for kind, n in enumerate(counts) if n)

    def _order(self, pile: tuple[int, ...]) -> str:
        """From the top; what the reader may not know is a question mark."""
        return ", ".join(_HIDDEN if kind == NONE else self.say(f"card-{CARD_IDS[kind]}") for kind in pile)

    def _in_hand(self, view: KrView, kind: int, n: int) -> Text:
        """A card: how often, its title, what it gives or needs, whether that is missing, and what it does."""
        told = numbers(kind, needs(self.game, view, view.seat, kind))
        line = Text(no_wrap=True)
        line.append(f"  {n}× ", "bold").append(self.say(f"card-{CARD_IDS[kind]}"), "bold")
        line.append(f" {told}" if told else "", "cyan")
        line.append("" if affordable(self.game, view, view.seat, kind) else f" {MISSING}", "bold yellow")
        does_it = does(kind, self.say)
        return line.append(f": {does_it}" if does_it else "", "dim")
