"""What tests of words need of a game: an example of everything that it has words for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, NamedTuple

from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.wire import Event, Move
from cyberdeck.toolkit.messages import Args

Line = tuple[str, Args, str]  # the key of a text, what is put into it, and a rule


class Examples(NamedTuple):
    """Events that happen to the reader and to others, decisions as views, and moves, each with its decision.
    `before`: what the reader has been shown before. `nobody`: the kinds of decision that no person makes.
    `besides`: texts that others are made of.
    """

    game: AnyGame
    words: ModuleType
    names: list[str]
    events: Sequence[Event]
    decisions: Mapping[str, Any]
    moves: Sequence[tuple[str, Move]]
    event_words: Callable[[Event], Line | None]
    nobody: frozenset[str]
    before: Sequence[Event] = ()
    besides: frozenset[str] = frozenset()

    def lines(self, event: Event) -> Iterator[Line | None]:
        """The event by itself, and as the log narrates it."""
        yield self.event_words(event)
        yield from self.words.Narrator(self.game, self.names).narrate([*self.before, event])

    def texts_used(self) -> Iterator[str]:
        for event in self.events:
            yield from (line[0] for line in self.lines(event) if line is not None)
        for decision, move in self.moves:
            yield self.words.move_message(self.game, self.decisions[decision], self.game.encode(move))[0]
        for view in self.decisions.values():
            yield self.words.decision_message(self.game, view, self.names)[0]
