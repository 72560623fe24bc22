"""The text of a game without one.

The game can define these messages in its texts; `<kind>` is the end of a tag, `take` of `nim.take`. The fields of the
move or event are their arguments. A field `player` is the name, and `$who` is `you` or `other`.

    move-<kind>        the effect of a move
    event-<kind>       a line of the log
    decision-<rule>    the open decision, by the id of its rule: `decision-NIM-2-1`

Otherwise moves are shown in notation and events by their fields. The log shows an event's field `rule` as its rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.wire import Event
from cyberdeck.toolkit.generic.fields import fields, in_line, kind, plain
from cyberdeck.toolkit.messages import Args, LogMessage, Message, Names, who
from cyberdeck.toolkit.narrator import NarratedLine


class GenericText:
    """`has_text` returns whether the game has a message."""

    def __init__(self, has_text: Callable[[str], bool]) -> None:
        self.has_text = has_text
        self.Narrator = partial(Narrator, has_text)

    def move_message(self, game: AnyGame, view: Any, action: int, names: Sequence[str] = ()) -> Message:
        move = game.decode(action)
        key = f"move-{kind(move)}"
        if self.has_text(key):
            return key, arguments(move)
        return "generic-move", {"move": game.format_move(move)}

    def decision_message(self, game: AnyGame, view: Any, names: Sequence[str]) -> Message:
        key = f"decision-{game.decision_rule(view).replace('.', '-')}"
        return key if self.has_text(key) else "generic-decision", {}

    def unseated_players(self, game: AnyGame) -> list[str]:
        return []


class Narrator:
    """One line an event."""

    def __init__(self, has_text: Callable[[str], bool], game: AnyGame, names: Names) -> None:
        self.has_text = has_text
        self.names = names

    def narrate(self, events: Iterable[Event]) -> list[LogMessage]:
        return [line.message for line in self.lines(events)]

    def lines(self, events: Iterable[Event]) -> list[NarratedLine]:
        return [NarratedLine((*self._message(event), getattr(event, "rule", "")), (event,)) for event in events]

    def _message(self, event: Event) -> Message:
        key = f"event-{kind(event)}"
        if self.has_text(key):
            player = getattr(event, "player", -1)
            named = who(self.names, player) if isinstance(player, int) and 0 <= player < len(self.names) else {}
            return key, {**arguments(event), **named}
        return "generic-event", {"event": kind(event), "fields": in_line(event) or "none"}


def arguments(thing: Struct) -> Args:
    """The fields of a move or an event, as arguments of a message."""
    return {name: value if type(value) is int else plain(value) for name, value in fields(thing).items()}
