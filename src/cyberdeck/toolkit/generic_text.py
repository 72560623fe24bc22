"""The text of a game that brings none: moves in its notation, events by their fields. Every text is a shared one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.wire import Event
from cyberdeck.toolkit.generic_fields import in_line, kind
from cyberdeck.toolkit.messages import LogMessage, Message


def move_message(game: AnyGame, view: Any, action: int) -> Message:
    return "generic-move", {"move": game.format_move(game.decode(action))}


def decision_message(game: AnyGame, view: Any, names: Sequence[str]) -> Message:
    return "generic-decision", {}


def unseated_players(game: AnyGame) -> list[str]:
    return []


class Narrator:
    """A line an event."""

    def __init__(self, game: AnyGame, names: Sequence[str]) -> None:
        pass

    def narrate(self, events: Iterable[Event]) -> list[LogMessage]:
        return [("generic-event", {"event": kind(event), "fields": in_line(event) or "none"}, "") for event in events]
