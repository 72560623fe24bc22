"""A game's own modules, as a GameSpec hands them out (spec.py): their types, and where they are imported.

A game brings modules that fit these protocols. Texts are message keys with arguments, which can be sent anywhere and
shown in any language. An argument that begins with `@` is itself the key of a text.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, Protocol, cast

from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.wire import Event
from cyberdeck.toolkit.messages import LogMessage, Message
from cyberdeck.toolkit.narrator import NarratedLine

if TYPE_CHECKING:
    import msgspec
    from rich.console import RenderableType

    from cyberdeck.components.catalogue import Catalogue, DeckFormat, Titles
    from cyberdeck.components.decks import Deck, Reading
    from cyberdeck.components.decks.statistics import Deal, Statistics
    from cyberdeck.search.model import Model
    from cyberdeck.toolkit.terminal import MoveChoice, Result

Translate = Callable[..., str]
HasText = Callable[[str], bool]  # whether a game has a text, by its key
Window = Literal["attack", "other", "idle"]
Heuristic = Callable[[AnyGame, Any, list[int]], list[float]]  # a weight for each legal action; more is better


class Narrator(Protocol):
    """Gets the events from the start of the game on, all by the same one of the two."""

    def narrate(self, events: Iterable[Event], /) -> list[LogMessage]: ...

    def lines(self, events: Iterable[Event], /) -> list[NarratedLine]:
        """The lines of the log, each with its events. A plug-in may go without: its lines then have none."""
        ...


class GameText(Protocol):
    """`ui/text`: moves, decisions and events as messages. Names are by player; an empty one is the reader's."""

    @property
    def Narrator(self) -> Callable[[Any, Sequence[str]], Narrator]:  # noqa: N802
        """The class; called with a game and names."""
        ...

    def move_message(self, game: Any, view: Any, action: int, names: Sequence[str] = (), /) -> Message:
        """With names, other players are called by them; without, by their numbers."""
        ...

    def decision_message(self, game: Any, view: Any, names: Sequence[str], /) -> Message: ...

    def unseated_players(self, game: Any, /) -> list[str]:
        """Message keys of the names of players without a seat, numbered after the seated ones."""
        ...


class Terminal(Protocol):
    """A game's table for one reader: drawn, or as facts, one a line."""

    def goal(self) -> str: ...
    def table(self, view: Any, width: int, /) -> list[RenderableType]: ...
    def describe(self, view: Any, board: bool, /) -> list[str]: ...
    def layout(self, view: Any, /) -> object:
        """A value that changes when the board does, pieces aside."""
        ...

    def board(self, view: Any, width: int, /) -> list[RenderableType]: ...
    def describe_board(self, view: Any, /) -> list[str]: ...
    def hand(self, view: Any, /) -> list[RenderableType]: ...
    def describe_hand(self, view: Any, /) -> list[str]: ...
    def hint(self, view: Any, /) -> str: ...
    def notes(self, view: Any, short: bool, /) -> list[str]: ...
    def choices(self, view: Any, legal: list[int], /) -> Sequence[MoveChoice]: ...
    def result(self, view: Any, returns: list[float], /) -> Result:
        """The result of a game that is over, as a spectator sees it; `returns` by seat."""
        ...

    def score(self, view: Any, /) -> list[str]:
        """The reasons for the points; nothing in a game that does not explain them."""
        ...

    def possible(self, view: Any, /) -> list[str]:
        """What the rules leave possible of what is hidden; nothing in a game that does not work it out."""
        ...

    def truth(self, view: Any, seat: int, /) -> str:
        """What a player was, in a view that shows it; empty in a game without roles."""
        ...


class GameTerminal(Protocol):
    """`ui/terminal`."""

    @property
    def Terminal(self) -> Callable[[Any, Sequence[str], Translate], Terminal]:  # noqa: N802
        """The class; called with a game, names, and the function that translates messages."""
        ...


class GameScene(Protocol):
    """`ui/scene`: the data from which the page draws a table."""

    @property
    def OWN(self) -> tuple[str, ...]:  # noqa: N802
        """The fields of a scene that differ from reader to reader; all others are the same for everybody."""
        ...

    @property
    def Scene(self) -> type[msgspec.Struct]: ...  # noqa: N802

    def scene(self, game: Any, view: Any, watched: Any = None, /) -> Any:
        """`watched` is the scene of the same moment from a spectator's view; all fields but OWN are taken from it."""
        ...


class GameWindows(Protocol):
    """`ui/windows`, of a game in which a player may react to what another does."""

    def open_window(self, game: Any, view: Any, /) -> Window | None:
        """What the reader, who is to act, may react to: an attack against them, something else, or nothing but that a
        step ends (`idle`). None if the decision is no such window. Decided only from the view.
        """
        ...


class GameStory(Protocol):
    """`ui/story`, of a game in which a number tells how a player stands."""

    @property
    def LABEL(self) -> str:  # noqa: N802
        """The key of the number's name."""
        ...

    @property
    def LOW_IS_GOOD(self) -> bool: ...  # noqa: N802
    @property
    def CAUSES(self) -> tuple[type[Event], ...]:  # noqa: N802
        """Events that may be told as what changed it."""
        ...

    def standing(self, game: Any, view: Any, /) -> Sequence[int]:
        """The number of each player, those without a seat last, as a spectator sees it."""
        ...


class Lesson(Protocol):
    """`ui/lesson`: the tutorial game, always dealt the same."""

    @property
    def SEATS(self) -> tuple[str | None, ...]:  # noqa: N802
        """A bot by name, or None for the learner."""
        ...

    @property
    def OPTIONS(self) -> dict[str, Any]:  # noqa: N802
        """Of the table, without `players`."""
        ...

    @property
    def SEED(self) -> bytes: ...  # noqa: N802


class GameHeuristic(Protocol):
    """`ai/heuristic`."""

    def weights(self, game: Any, view: Any, legal: list[int], /) -> list[float]:
        """A weight for each legal action; more is better. Decided only from the view."""
        ...


class GameModel(Protocol):
    """`ai/model`."""

    @property
    def LearnedModel(self) -> Callable[[Any], Model[Any]]:  # noqa: N802
        """The class; called with a game."""
        ...


class Decks(Protocol):
    """The decks of a game in which players bring their own."""

    @property
    def GAME(self) -> str: ...  # noqa: N802
    @property
    def FORMAT(self) -> DeckFormat: ...  # noqa: N802
    @property
    def DEAL(self) -> Deal: ...  # noqa: N802
    @property
    def VALUE(self) -> str:  # noqa: N802
        """What the curve shows: `deck-value-<VALUE>` has its text."""
        ...

    @property
    def BUILT_IN(self) -> tuple[str, ...]:  # noqa: N802
        """The built-in decks, by name."""
        ...

    def built_in(self, name: str, /) -> str:
        """The text of a built-in deck."""
        ...

    def catalogue(self, titles: Titles | None = None, /) -> Catalogue: ...
    def read(self, text: str | bytes, known: Catalogue, /) -> Reading: ...
    def sound(self, text: str | bytes, known: Catalogue, /) -> Deck:
        """A deck that can be played, or BadDeck."""
        ...

    def statistics(self, deck: Deck, known: Catalogue, /) -> Statistics: ...


class LazyUI:
    """The package with the user interface of a game; each module is imported at its first use. Without a package, or
    where it lacks a module, the game gets the generic one of `cyberdeck.toolkit`, which uses those of the game's own
    texts for which `has_text` is true.
    """

    def __init__(self, package: str = "", has_text: HasText = lambda key: False) -> None:
        self.package = package
        self.has_text = has_text

    @cached_property
    def text(self) -> GameText:
        return cast("GameText", submodule(self.package, "text") or _generic("text").GenericText(self.has_text))

    @cached_property
    def terminal(self) -> GameTerminal:
        own = submodule(self.package, "terminal")
        return cast("GameTerminal", own or _generic("terminal").GenericTerminal(self.has_text))

    @cached_property
    def scene(self) -> GameScene:
        return cast("GameScene", submodule(self.package, "scene") or _generic("scene"))

    @cached_property
    def windows(self) -> GameWindows | None:
        return cast("GameWindows | None", submodule(self.package, "windows"))

    @cached_property
    def story(self) -> GameStory | None:
        return cast("GameStory | None", submodule(self.package, "story"))

    @cached_property
    def lesson(self) -> Lesson | None:
        return cast("Lesson | None", submodule(self.package, "lesson"))


class LazyAI:
    """The package with the players of a game; each module is imported at its first use."""

    def __init__(self, package: str = "") -> None:
        self.package = package

    @cached_property
    def has_heuristic(self) -> bool:
        return _has_submodule(self.package, "heuristic")

    @cached_property
    def heuristic(self) -> GameHeuristic | None:
        return cast("GameHeuristic | None", submodule(self.package, "heuristic"))

    @cached_property
    def model(self) -> GameModel | None:
        return cast("GameModel | None", submodule(self.package, "model"))


def _has_submodule(package: str, name: str) -> bool:
    return bool(package) and find_spec(f"{package}.{name}") is not None


def submodule(package: str, name: str) -> ModuleType | None:
    return importlib.import_module(f"{package}.{name}") if _has_submodule(package, name) else None


def _generic(name: str) -> ModuleType:
    return importlib.import_module(f"cyberdeck.toolkit.generic.{name}")
