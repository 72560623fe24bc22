"""The log of a game of Kiberrubezh, in lines that people like to read. Interpreted."""

from __future__ import annotations

from collections.abc import Iterable

from cyberdeck.games.kiberrubezh import events as e
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ids import NONE
from cyberdeck.games.kiberrubezh.words_args import Args, Names, Words, card, who
from cyberdeck.games.kiberrubezh.words_events import ENDS, Cards, cards_words, event_words
from cyberdeck.kernel.wire import Event

UNTOLD = (e.AllUpright, e.PhaseBegan, e.Named, e.TurnEnded)


class Teller:
    """Turns a stream of events, told from the start of a game, into lines: cards that are dealt, drawn, sent or put
    away in a row are a line for each kind, or one line when they cannot be seen; cards that are put back onto a deck
    keep their order. Phases and ends of turns are not told, nor what is named for a wave before it is declared. A wave
    and a hand that is seen are followed by their cards.
    """

    def __init__(self, game: Kiberrubezh, names: Names) -> None:
        self.names = names
        self._row: list[Cards] = []  # of one type and one player

    def tell(self, events: Iterable[Event]) -> list[Words]:
        out: list[Words] = []
        for event in events:
            if isinstance(event, Cards):
                if self._row and (type(event), event.player) != (type(self._row[0]), self._row[0].player):
                    out += self._collected()
                self._row.append(event)
                continue
            out += self._collected()
            words = None if isinstance(event, UNTOLD) else event_words(event, self.names)
            out += [] if words is None else [words]
            out += self._details(event)
        return out + self._collected()

    def _collected(self) -> list[Words]:
        row, self._row = self._row, []
        if row and isinstance(row[0], e.Ordered) and row[0].kind != NONE:
            return [cards_words(event, self.names) for event in row]
        counts: dict[Cards, int] = {}
        for event in row:
            counts[event] = counts.get(event, 0) + 1
        return [cards_words(event, self.names, n) for event, n in counts.items()]

    def _details(self, event: Event) -> list[Words]:
        match event:
            case e.WaveDeclared(player, wave):
                return self._listed("event-wave-card", player, wave, "KR-3.6")
            case e.HandSeen(player, hand):
                return self._listed("event-hand-card", player, hand, "KR-1.10")
            case e.Redealt(player, _, shown):
                return self._listed("event-shown-card", player, shown, "KR-2.2")
            case e.GameEnded(why, winner, decks):
                told: list[Words] = [
                    ("event-final", {**who(self.names, player), "count": left}, ENDS[why])
                    for player, left in enumerate(decks)
                ]
                last: Words = ("event-draw", {}, ENDS[why])
                if winner != NONE:
                    last = ("event-winner", who(self.names, winner), ENDS[why])
                return [*told, last]
        return []

    def _listed(self, key: str, player: int, counts: tuple[int, ...], rule: str) -> list[Words]:
        name: Args = who(self.names, player)
        return [(key, {**name, **card(kind), "count": n}, rule) for kind, n in enumerate(counts) if n]
