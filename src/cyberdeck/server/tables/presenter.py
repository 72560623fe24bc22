"""A game presented to one reader's page: scene, decision, legal actions and log, with the texts of the game.

Everything is made from the reader's view and their redacted events, by the game's scene and text modules. What all
scenes share is made once, from a spectator's view.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, NamedTuple

import msgspec

from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.wire import Event
from cyberdeck.server import patches
from cyberdeck.server.protocol import LegalAction, LegalRun, LogLine, Presentation
from cyberdeck.spec import get_spec
from cyberdeck.toolkit.narrator import NarratedLine


class Scene(NamedTuple):
    """A reader's scene as JSON, by field: those of their own, and those that all readers of a moment share."""

    own: dict[str, bytes]
    shared: dict[str, bytes]

    def whole(self) -> msgspec.Raw:
        fields = [b'"%b":%b' % (name.encode(), value) for part in self for name, value in part.items()]
        return msgspec.Raw(patches.joined(fields))


class SceneBuilder:
    """The scenes of one moment, for all readers of a table. `watched` is a spectator's view of it.

    Fields that differ from reader to reader (OWN of the game's scene) are encoded for each; all others once, and so is
    what has changed in them.
    """

    def __init__(self, game: AnyGame, watched: Any) -> None:
        self.game = game
        self.door = get_spec(game.id).ui.scene
        self._watched = self.door.scene(game, watched)
        names = [name for name in self._watched.__struct_fields__ if name not in self.door.OWN]
        self._shared = _fields(self._watched, names)
        self._changes: list[tuple[dict[str, bytes], list[bytes]]] = []  # by the shared fields of an earlier moment

    def for_view(self, view: Any) -> msgspec.Raw:
        """The scene of a reader's view."""
        return self.by_field(view).whole()

    def by_field(self, view: Any) -> Scene:
        return Scene(_fields(self.door.scene(self.game, view, self._watched), self.door.OWN), self._shared)

    def patch(self, base: Scene, scene: Scene) -> msgspec.Raw:
        """What has changed from a reader's scene of an earlier moment to theirs of this one."""
        return msgspec.Raw(patches.joined([*patches.of_fields(base.own, scene.own), *self._changed(base.shared)]))

    def _changed(self, shared: dict[str, bytes]) -> list[bytes]:
        for earlier, changes in self._changes:
            if earlier is shared:
                return changes
        self._changes.append((shared, patches.of_fields(shared, self._shared)))
        return self._changes[-1][1]


def _fields(scene: msgspec.Struct, names: Iterable[str]) -> dict[str, bytes]:
    return {name: msgspec.json.encode(getattr(scene, name)) for name in names}


class Presenter:
    """`names` by seat. Needs all events from the start of the game on, in order."""

    def __init__(self, game: AnyGame, names: Sequence[str], reader: int) -> None:
        self.game = game
        self.text = get_spec(game.id).ui.text
        own = ["" if seat == reader else name for seat, name in enumerate(names)]
        self.names = [*own, *(f"@{key}" for key in self.text.unseated_players(game))]
        self.narrator = self.text.Narrator(game, self.names)
        self.lines = 0

    def log_lines(self, events: Iterable[Event]) -> tuple[LogLine, ...]:
        """The next lines of the log."""
        log = tuple([_log_line(line) for line in self._narrated(events)])
        self.lines += len(log)
        return log

    def _narrated(self, events: Iterable[Event]) -> list[NarratedLine]:
        """A plug-in's narrator may tell nothing of the events behind its lines."""
        if hasattr(self.narrator, "lines"):
            return self.narrator.lines(events)
        return [NarratedLine(message, ()) for message in self.narrator.narrate(events)]

    def present(self, view: Any, events: Iterable[Event], scene: msgspec.Raw | None) -> Presentation:
        kept, log = self.lines, self.log_lines(events)
        ask, args = self.text.decision_message(self.game, view, self.names)
        return Presentation(scene, ask, args, kept, log)

    def legal_actions(self, view: Any, actions: Iterable[int]) -> tuple[LegalAction, ...]:
        with_text = [
            (legal, self.text.move_message(self.game, view, legal.action, self.names))
            for legal in plain_actions(self.game, actions)
        ]
        return tuple([LegalAction(legal.action, legal.move, legal.notation, *text) for legal, text in with_text])


def _log_line(line: NarratedLine) -> LogLine:
    event, more = (line.events[0], line.events[1:]) if line.events else (None, ())
    return LogLine(*line.message, event, more)


@lru_cache(maxsize=1 << 16)
def _legal(game: AnyGame, action: int) -> LegalAction:
    move = game.decode(action)
    return LegalAction(action, move, game.format_move(move))


def plain_actions(game: AnyGame, actions: Iterable[int]) -> tuple[LegalAction, ...]:
    """Legal actions for a program: without texts."""
    return tuple([_legal(game, action) for action in actions])


def legal_runs(legal: Iterable[LegalAction]) -> tuple[LegalRun, ...]:
    """Legal actions with texts and without moves; what is the same in all of a run is there once."""

    def shape(one: LegalAction) -> tuple[str, tuple[str, ...]]:
        return one.key or "", tuple(one.args or ())

    return tuple(
        [
            LegalRun(key, names, tuple([(one.action, *(one.args or {}).values()) for one in run]))
            for (key, names), run in groupby(legal, shape)
        ]
    )
