"""The log of a game of Cyber Shield."""

from __future__ import annotations

from typing import TypeGuard

from cyberdeck.games.cybershield import events as e
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ids import NONE
from cyberdeck.games.cybershield.ui.text.args import signed
from cyberdeck.games.cybershield.ui.text.events import ENDS, Cards, Known, cards_message, event_message
from cyberdeck.kernel.wire import Event
from cyberdeck.toolkit.messages import LogMessage, Names, who
from cyberdeck.toolkit.narrator import EventNarrator, alike


class Narrator(EventNarrator[Cards]):
    """Turns a stream of events, from the start of a game, into lines: consecutive cards that are dealt, drawn, looked
    at or put away are one line a kind, or one line if they are hidden. Ends of turns are not shown.
    """

    def __init__(self, game: CyberShield, names: Names) -> None:
        super().__init__(names)
        self._known = Known()

    def _is_card(self, event: Event) -> TypeGuard[Cards]:
        return isinstance(event, Cards)

    def _combined(self, row: list[Cards]) -> list[list[Cards]]:
        return alike(row)

    def _cards_message(self, cards: list[Cards]) -> LogMessage:
        return cards_message(cards[0], self.names, len(cards))

    def _message(self, event: Event) -> LogMessage | None:
        self._known.observe(event)
        return None if isinstance(event, e.TurnEnded) else event_message(event, self.names, self._known)

    def _details(self, event: Event) -> list[LogMessage]:
        names = self.names
        match event:
            case e.Rearranged(player, up) if up:
                return [("event-turned-up", {**who(names, player), "places": self._known.named(up)}, "CS-5.9")]
            case e.GameEnded(why, winner, scores):
                message: list[LogMessage] = [
                    ("event-final", {**who(names, player), "points": signed(points)}, "CS-2.5")
                    for player, points in enumerate(scores)
                ]
                last: LogMessage = ("event-draw", {}, ENDS[why])
                if winner != NONE:
                    last = ("event-winner", who(names, winner), ENDS[why])
                return [*message, last]
        return []
