"""The frame of a game's table in a terminal: what is the same for all of them. Interpreted.

`say(key, **args)` gives the text of a message. Nothing here prints, and nothing knows a game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from rich.console import RenderableType
from rich.text import Text

from cyberdeck.cards.words import Names
from cyberdeck.kernel.game import WATCHER

Say = Callable[..., str]


class Answer(NamedTuple):
    action: int
    notation: str
    words: str  # what it does, in full
    short: str  # the same beside the notation, where there are many
    group: str  # answers of a group stand together
    good: bool  # to be pointed out


class Result(NamedTuple):
    """The last table: a row a player."""

    header: list[str]
    rows: list[list[str]]
    winners: list[int]


class Holding(Protocol):
    """A view of somebody's cards, by kind."""

    @property
    def seat(self) -> int: ...
    @property
    def hand(self) -> Sequence[int]: ...


G = TypeVar("G")
V = TypeVar("V")


class GameTable(ABC, Generic[G, V]):
    """Of a game, for one reader. `names` are those to be shown; of `readers` the reader's own is empty."""

    def __init__(self, game: G, names: Names, say: Say) -> None:
        self.game = game
        self.names = [name or say("table-you") for name in names]
        self.readers = names
        self.say = say

    def goal(self) -> str:
        """What wins: said first, always."""
        return self.say("table-goal")

    def hand(self, view: V) -> list[RenderableType]:
        """Each card with all that it does."""
        return [Text(line) for line in self.hand_facts(view)]

    @abstractmethod
    def hand_facts(self, view: V) -> list[str]: ...

    def answers(self, view: V, legal: list[int]) -> list[Answer]:
        """In the order of the list: it numbers them."""
        return [self.answer(view, action) for action in legal]

    @abstractmethod
    def answer(self, view: V, action: int) -> Answer: ...

    def hint(self, view: V) -> str:
        """How to read the short form of the answers."""
        return self.say("table-hint")

    def notes(self, view: V, short: bool) -> list[str]:
        """What one must see before one answers."""
        return []

    # Lines

    def labelled(self, key: str, text: str, about: str = "") -> list[RenderableType]:
        """Nothing if there is no text."""
        return [Text.assemble((f"{self.say(key)}{about}: ", "bold"), text)] if text else []

    def short_hand(self, view: Holding, width: int, card: Callable[[int, int], Text]) -> list[RenderableType]:
        """A line a kind of card, as `card(kind, n)` draws it."""
        if view.seat == WATCHER:
            return []
        out: list[RenderableType] = [Text(self.say("fact-hand", count=sum(view.hand)), "bold")]
        for kind, n in enumerate(view.hand):
            if n:
                line = card(kind, n)
                line.truncate(width, overflow="ellipsis")
                out.append(line)
        return out
