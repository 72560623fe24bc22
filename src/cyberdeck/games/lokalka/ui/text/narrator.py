"""The log of a game of Lokalka."""

from __future__ import annotations

from typing import TypeGuard

from cyberdeck.games.lokalka import events as e
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.ids import NONE
from cyberdeck.games.lokalka.ui.text.args import role
from cyberdeck.games.lokalka.ui.text.events import ENDS, Known, event_message, gained
from cyberdeck.kernel.wire import Event
from cyberdeck.toolkit.messages import LogMessage, Names, who
from cyberdeck.toolkit.narrator import EventNarrator


class Narrator(EventNarrator[e.Dealt | e.Drew]):
    """Turns a stream of events, from the start of a game, into lines: consecutive cards that are dealt or drawn are one
    line. Hidden roles, ends of turns, and unknown cards that leave a hand are not shown.
    """

    def __init__(self, game: Lokalka, names: Names) -> None:
        super().__init__(names)
        self._known = Known()

    def _is_card(self, event: Event) -> TypeGuard[e.Dealt | e.Drew]:
        return isinstance(event, e.Dealt | e.Drew)

    def _cards_message(self, cards: list[e.Dealt | e.Drew]) -> LogMessage:
        dealt = isinstance(cards[0], e.Dealt)
        key, rule = ("event-dealt", "LOK-3.5") if dealt else ("event-drew", self._known.draw)
        kinds = [event.kind for event in cards if event.kind != NONE]
        return gained(key, self.names, cards[0].player, kinds, len(cards), rule)

    def _message(self, event: Event) -> LogMessage | None:
        self._known.observe(event)
        return None if self._silent(event) else event_message(event, self.names, self._known)

    def _silent(self, event: Event) -> bool:
        match event:
            case e.RoleDealt(_, dealt):
                return dealt == NONE
            case e.Knew(_, marked, by):
                return not (marked and by)
        return isinstance(event, e.TurnEnded)

    def _details(self, event: Event) -> list[LogMessage]:
        names = self.names
        match event:
            case e.Attacked(player, across=True):
                return [("event-across", who(names, player), "LOK-7.4")]
            case e.GameEnded(why, roles, winners):
                message = [{**who(names, player), **role(dealt)} for player, dealt in enumerate(roles)]
                shown: list[LogMessage] = [("event-revealed", args, ENDS[why]) for args in message]
                if not winners:
                    return [*shown, ("event-nobody", {}, ENDS[why])]
                shared = "yes" if len(winners) > 1 else "no"
                return shown + [("event-winner", {**who(names, p), "shared": shared}, ENDS[why]) for p in winners]
        return []
