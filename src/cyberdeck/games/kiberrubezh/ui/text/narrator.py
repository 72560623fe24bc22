"""The log of a game of Kiberrubezh."""

from __future__ import annotations

from typing import TypeGuard

from cyberdeck.games.kiberrubezh import events as e
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ids import NONE
from cyberdeck.games.kiberrubezh.ui.text.args import card
from cyberdeck.games.kiberrubezh.ui.text.events import ENDS, Cards, cards_message, event_message
from cyberdeck.kernel.wire import Event
from cyberdeck.toolkit.messages import Args, LogMessage, Names, who
from cyberdeck.toolkit.narrator import EventNarrator, alike

NOT_NARRATED = (e.AllUpright, e.PhaseBegan, e.Named, e.TurnEnded)


class Narrator(EventNarrator[Cards]):
    """Turns a stream of events, from the start of a game, into lines: consecutive cards that are dealt, drawn, sent or
    put away are one line a kind, or one line if they are hidden; cards that are put back onto a deck keep their order.
    Phases, ends of turns and means named before the wave is declared are not shown. A wave and a seen hand are followed
    by their cards.
    """

    def __init__(self, game: Kiberrubezh, names: Names) -> None:
        super().__init__(names)

    def _is_card(self, event: Event) -> TypeGuard[Cards]:
        return isinstance(event, Cards)

    def _combined(self, row: list[Cards]) -> list[list[Cards]]:
        if isinstance(row[0], e.Ordered) and row[0].kind != NONE:
            return [[event] for event in row]
        return alike(row)

    def _cards_message(self, cards: list[Cards]) -> LogMessage:
        return cards_message(cards[0], self.names, len(cards))

    def _message(self, event: Event) -> LogMessage | None:
        return None if isinstance(event, NOT_NARRATED) else event_message(event, self.names)

    def _details(self, event: Event) -> list[LogMessage]:
        match event:
            case e.WaveDeclared(player, wave):
                return self._listed("event-wave-card", player, wave, "KR-3.6")
            case e.HandSeen(player, hand):
                return self._listed("event-hand-card", player, hand, "KR-1.10")
            case e.Redealt(player, _, shown):
                return self._listed("event-shown-card", player, shown, "KR-2.2")
            case e.GameEnded(why, winner, decks):
                message: list[LogMessage] = [
                    ("event-final", {**who(self.names, player), "count": left}, ENDS[why])
                    for player, left in enumerate(decks)
                ]
                last: LogMessage = ("event-draw", {}, ENDS[why])
                if winner != NONE:
                    last = ("event-winner", who(self.names, winner), ENDS[why])
                return [*message, last]
        return []

    def _listed(self, key: str, player: int, counts: tuple[int, ...], rule: str) -> list[LogMessage]:
        name: Args = who(self.names, player)
        return [(key, {**name, **card(kind), "count": n}, rule) for kind, n in enumerate(counts) if n]
