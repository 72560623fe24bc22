"""The log of a game of Cyber Shield, in lines that people like to read. Interpreted."""

from __future__ import annotations

from collections.abc import Iterable

from cyberdeck.games.cybershield import events as e
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ids import NONE
from cyberdeck.games.cybershield.words_args import Names, Words, numbers, signed, who
from cyberdeck.games.cybershield.words_events import ENDS, Cards, Known, cards_words, event_words
from cyberdeck.kernel.wire import Event


class Teller:
    """Turns a stream of events, told from the start of a game, into lines: cards that are dealt, drawn, looked at or
    put away in a row are a line for each kind, or one line when they cannot be seen. Ends of turns are not told.
    """

    def __init__(self, game: CyberShield, names: Names) -> None:
        self.names = names
        self._known = Known()
        self._row: list[Cards] = []  # of one type and one player

    def tell(self, events: Iterable[Event]) -> list[Words]:
        out: list[Words] = []
        for event in events:
            if isinstance(event, e.Dealt | e.Drew | e.LookedAt | e.PutUnder):
                if self._row and (type(event), event.player) != (type(self._row[0]), self._row[0].player):
                    out += self._collected()
                self._row.append(event)
                continue
            out += self._collected()
            self._known.see(event)
            words = None if isinstance(event, e.TurnEnded) else event_words(event, self.names, self._known)
            out += [] if words is None else [words]
            out += self._details(event)
        return out + self._collected()

    def _collected(self) -> list[Words]:
        row, self._row = self._row, []
        counts: dict[Cards, int] = {}
        for event in row:
            counts[event] = counts.get(event, 0) + 1
        return [cards_words(event, self.names, n) for event, n in counts.items()]

    def _details(self, event: Event) -> list[Words]:
        names = self.names
        match event:
            case e.Rearranged(player, up) if up:
                return [("event-turned-up", {**who(names, player), "places": numbers(up)}, "CS-5.9")]
            case e.GameEnded(why, winner, scores):
                told: list[Words] = [
                    ("event-final", {**who(names, player), "points": signed(points)}, "CS-2.5")
                    for player, points in enumerate(scores)
                ]
                last: Words = ("event-draw", {}, ENDS[why])
                if winner != NONE:
                    last = ("event-winner", who(names, winner), ENDS[why])
                return [*told, last]
        return []
