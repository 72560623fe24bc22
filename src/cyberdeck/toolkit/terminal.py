"""The terminal table of a game: what all games share.

`translate(key, **args)` gives the text of a message. Nothing here prints or knows a game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from rich.console import RenderableType
from rich.text import Text

from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.toolkit.messages import Names

Translate = Callable[..., str]


class MoveChoice(NamedTuple):
    action: int
    notation: str
    words: str  # its effect, in full
    short: str  # the same in short, beside the notation of many
    group: str  # moves of a group are listed together
    good: bool  # highlighted


class Result(NamedTuple):
    """The final table, one row a player."""

    header: list[str]
    rows: list[list[str]]
    winners: list[int]


class Holding(Protocol):
    """A view of a player's cards, by kind."""

    @property
    def seat(self) -> int: ...
    @property
    def hand(self) -> Sequence[int]: ...


def hand_facts(view: Holding, translate: Translate, fact: Callable[[int, int], str]) -> list[str]:
    """The number of cards in the reader's hand, and one line a kind of card, as `fact(kind, n)` writes it."""
    if view.seat == SPECTATOR:
        return []
    lines = [fact(kind, n) for kind, n in enumerate(view.hand) if n]
    return [translate("fact-hand", count=sum(view.hand)), *lines]


G = TypeVar("G")
V = TypeVar("V")


class GameTable(ABC, Generic[G, V]):
    """The table of a game for one reader. `names` are shown; in `readers` the reader's own is empty."""

    def __init__(self, game: G, names: Names, translate: Translate) -> None:
        self.game = game
        self.names = [name or translate("table-you") for name in names]
        self.readers = names
        self.translate = translate

    def goal(self) -> str:
        """How to win; always shown first."""
        return self.translate("table-goal")

    def hand(self, view: V) -> list[RenderableType]:
        """Each card with all its effects."""
        return [Text(line) for line in self.describe_hand(view)]

    @abstractmethod
    def describe_hand(self, view: V) -> list[str]: ...

    def choices(self, view: V, legal: list[int]) -> list[MoveChoice]:
        """In the order of the list, which numbers them."""
        return [self.choice(view, action) for action in legal]

    @abstractmethod
    def choice(self, view: V, action: int) -> MoveChoice: ...

    def hint(self, view: V) -> str:
        """How to read the short form of the moves."""
        return self.translate("table-hint")

    def notes(self, view: V, short: bool) -> list[str]:
        """What the reader needs to see before the decision."""
        return []

    def score(self, view: V) -> list[str]:
        """The reasons for the points; nothing in a game that does not explain them."""
        return []

    def possible(self, view: V) -> list[str]:
        """What the rules leave possible of what is hidden; nothing in a game that does not work it out."""
        return []

    def truth(self, view: V, seat: int) -> str:
        """What a player was, in a view that shows it; empty in a game without roles."""
        return ""

    # Lines

    def labelled(self, key: str, text: str, about: str = "") -> list[RenderableType]:
        """Nothing if there is no text."""
        return [Text.assemble((f"{self.translate(key)}{about}: ", "bold"), text)] if text else []

    def short_hand(self, view: Holding, width: int, card: Callable[[int, int], Text]) -> list[RenderableType]:
        """One line a kind of card, as `card(kind, n)` draws it."""
        if view.seat == SPECTATOR:
            return []
        out: list[RenderableType] = [Text(self.translate("fact-hand", count=sum(view.hand)), "bold")]
        for kind, n in enumerate(view.hand):
            if n:
                line = card(kind, n)
                line.truncate(width, overflow="ellipsis")
                out.append(line)
        return out
