"""A game drawn for one reader's page: scene, question, legal answers and log in words. Interpreted.

All of it is made from the reader's view and his redacted events, by the modules `scene` and `words` of the game. What
is the same in everybody's scene is made once, from a watcher's view.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from types import ModuleType
from typing import Any

import msgspec

from cyberdeck.i18n.words import words_of
from cyberdeck.kernel.registry import AnyGame, part
from cyberdeck.kernel.wire import Event
from cyberdeck.server.protocol import Drawn, Legal, Line


class Scenes:
    """The scenes of one moment as JSON, for all who look at the same table. `watched` is a watcher's view of it.

    A game's module `scene` may name the fields that differ from reader to reader (OWN); all others are then written
    once.
    """

    def __init__(self, game: AnyGame, watched: Any) -> None:
        self.game = game
        self.module = _scenes(game)
        self._shared = b""
        if self.module is not None and hasattr(self.module, "OWN"):
            self._watched = self.module.scene(game, watched)
            names = [name for name in self._watched.__struct_fields__ if name not in self.module.OWN]
            self._shared = b"," + _fields(self._watched, names)[1:]

    def of(self, view: Any) -> msgspec.Raw | None:
        """A reader's."""
        if self.module is None:
            return None
        if not self._shared:
            return msgspec.Raw(msgspec.json.encode(self.module.scene(self.game, view)))
        own = _fields(self.module.scene(self.game, view, self._watched), self.module.OWN)
        return msgspec.Raw(own[:-1] + self._shared)


@lru_cache(maxsize=1 << 8)
def _scenes(game: AnyGame) -> ModuleType | None:
    return part(game, "scene")


def _fields(scene: msgspec.Struct, names: Iterable[str]) -> bytes:
    """Some of a scene, as a JSON object."""
    return msgspec.json.encode({name: getattr(scene, name) for name in names})


class Drawing:
    """`names` by seat. Must be told the events from the start of the game on; what it has told counts on."""

    def __init__(self, game: AnyGame, names: Sequence[str], reader: int) -> None:
        self.game = game
        self.words = words_of(game)
        seatless = [] if self.words is None else self.words.seatless(game)
        own = ["" if seat == reader else name for seat, name in enumerate(names)]
        self.names = [*own, *(f"@{key}" for key in seatless)]
        self.teller = None if self.words is None else self.words.Teller(game, self.names)
        self.lines = 0

    def tell(self, events: Iterable[Event]) -> tuple[Line, ...]:
        """The next lines of the log."""
        log = () if self.teller is None else tuple([Line(*told) for told in self.teller.tell(events)])
        self.lines += len(log)
        return log

    def draw(self, view: Any, events: Iterable[Event], scene: msgspec.Raw | None) -> Drawn:
        kept, log = self.lines, self.tell(events)
        if self.words is None:
            return Drawn(scene, "", {}, kept, log)
        ask, args = self.words.question_words(self.game, view, self.names)
        return Drawn(scene, ask, args, kept, log)

    def legal(self, view: Any, actions: Iterable[int]) -> tuple[Legal, ...]:
        if self.words is None:
            return plain(self.game, actions)
        told = [(legal, self.words.move_words(self.game, view, legal.action)) for legal in plain(self.game, actions)]
        return tuple([Legal(legal.action, legal.move, key, args) for legal, (key, args) in told])


@lru_cache(maxsize=1 << 16)
def _legal(game: AnyGame, action: int) -> Legal:
    return Legal(action, game.write(game.decode(action)))


def plain(game: AnyGame, actions: Iterable[int]) -> tuple[Legal, ...]:
    """Legal answers as a program reads them."""
    return tuple([_legal(game, action) for action in actions])
