"""A game drawn for one reader's page: scene, question, legal answers and log in words. Interpreted.

All of it is made from the reader's view and his redacted events, by the modules `scene` and `words` of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from cyberdeck.i18n.words import words_of
from cyberdeck.kernel.registry import AnyGame, part
from cyberdeck.kernel.wire import Event
from cyberdeck.server.protocol import Drawn, Legal, Line


class Drawing:
    """`names` by seat. Must be told the events from the start of the game on; what it has told counts on."""

    def __init__(self, game: AnyGame, names: Sequence[str], reader: int) -> None:
        self.game = game
        self.words = words_of(game)
        self.scenes = part(game, "scene")
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

    def draw(self, view: Any, events: Iterable[Event]) -> Drawn:
        kept, log, scene = self.lines, self.tell(events), self.scene(view)
        if self.words is None:
            return Drawn(scene, "", {}, kept, log)
        ask, args = self.words.question_words(self.game, view, self.names)
        return Drawn(scene, ask, args, kept, log)

    def scene(self, view: Any) -> Any:
        return None if self.scenes is None else self.scenes.scene(self.game, view)

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
