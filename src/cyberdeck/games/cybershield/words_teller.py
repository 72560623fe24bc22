"""The log of a game of Cyber Shield, in lines that people like to read. Interpreted."""

from __future__ import annotations

from collections import Counter
from typing import TypeGuard

from cyberdeck.cards.teller import EventTeller
from cyberdeck.cards.words import Names, Words, who
from cyberdeck.games.cybershield import events as e
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ids import NONE
from cyberdeck.games.cybershield.words_args import numbers, signed
from cyberdeck.games.cybershield.words_events import ENDS, Cards, Known, cards_words, event_words
from cyberdeck.kernel.wire import Event


class Teller(EventTeller[Cards]):
    """Turns a stream of events, told from the start of a game, into lines: cards that are dealt, drawn, looked at or
    put away in a row are a line for each kind, or one line when they cannot be seen. Ends of turns are not told.
    """

    def __init__(self, game: CyberShield, names: Names) -> None:
        super().__init__(names)
        self._known = Known()

    def _is_card(self, event: Event) -> TypeGuard[Cards]:
        return isinstance(event, Cards)

    def _together(self, row: list[Cards]) -> list[Words]:
        return [cards_words(event, self.names, n) for event, n in Counter(row).items()]

    def _words(self, event: Event) -> Words | None:
        self._known.see(event)
        return None if isinstance(event, e.TurnEnded) else event_words(event, self.names, self._known)

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
