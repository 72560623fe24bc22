"""The door to a game's decks, by name: module `decks` of its package. Nothing here knows any game.

The protocols say what such a module must have. The titles of cards are added here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Protocol, cast

from cyberdeck.cli.error_messages import CliError
from cyberdeck.i18n.titles import titles
from cyberdeck.kernel import registry


class Card(Protocol):
    @property
    def number(self) -> int: ...
    @property
    def id(self) -> str: ...
    @property
    def key(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def value(self) -> int: ...
    @property
    def marked(self) -> bool: ...
    @property
    def rarity(self) -> str: ...


class Catalogue(Protocol):
    @property
    def cards(self) -> Sequence[Card]: ...
    @property
    def tokens(self) -> Sequence[Card]: ...
    def title(self, card: Any, /) -> str: ...


class Deck(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def cards(self) -> Sequence[tuple[int, int]]: ...
    @property
    def size(self) -> int: ...
    @property
    def code(self) -> str: ...


class Problem(Protocol):
    @property
    def line(self) -> int: ...
    @property
    def key(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, str | int]: ...


class Chance(Protocol):
    @property
    def keyword(self) -> str: ...
    @property
    def cards(self) -> int: ...
    @property
    def opening(self) -> Fraction: ...
    @property
    def again(self) -> Fraction: ...
    @property
    def turns(self) -> Sequence[Fraction]: ...


class Statistics(Protocol):
    @property
    def size(self) -> int: ...
    @property
    def kinds(self) -> Sequence[tuple[str, int]]: ...
    @property
    def curve(self) -> Sequence[tuple[int, int]]: ...
    @property
    def chances(self) -> Sequence[Chance]: ...


class RarityOdds(Protocol):
    @property
    def rarity(self) -> str: ...
    @property
    def cards(self) -> int: ...
    @property
    def drawn(self) -> int: ...
    @property
    def slot(self) -> Fraction: ...
    @property
    def card(self) -> Fraction: ...


class Collection(Protocol):
    @property
    def boosters(self) -> int: ...
    @property
    def cards(self) -> Sequence[tuple[int, int]]: ...
    @property
    def size(self) -> int: ...
    def plus(self, cards: Mapping[int, int], boosters: int = 0, /) -> Collection: ...


class BoosterRules(Protocol):
    """Of a game with boosters."""

    most: int  # boosters at a time
    starters: tuple[str, ...]

    def odds(self) -> Sequence[RarityOdds]: ...
    def open_booster(self, seed: str, number: int, /) -> Sequence[int]: ...
    def empty(self) -> Collection: ...
    def encode(self, collection: Any, /) -> bytes: ...
    def decode(self, raw: bytes, /) -> Collection: ...
    def missing(self, deck: Any, own: Mapping[int, int], titled: Any, /) -> Sequence[Problem]: ...


class Decks(Protocol):
    """The module. A game with boosters has COLLECTING too."""

    GAME: str
    BUILT_IN: tuple[str, ...]
    VALUE: str  # what the curve is about: `deck-value-<VALUE>` has its words

    def built_in(self, name: str, /) -> str: ...
    def catalogue(self, titles: Mapping[str, Sequence[str]] | None = None, /) -> Catalogue: ...
    def read(self, text: str | bytes, known: Any, /) -> tuple[Deck, Sequence[Problem]]: ...
    def sound(self, text: str | bytes, known: Any, /) -> Deck: ...
    def statistics(self, deck: Any, known: Any, /) -> Statistics: ...


def decks_of(game: str) -> Decks | None:
    """What a game says about decks; None if it has none."""
    spec = registry.get_spec(game)
    return cast("Decks | None", registry.game_module(spec.build(spec.options()), "decks"))


def the_decks(game: str) -> Decks:
    found = decks_of(game)
    if found is None:
        raise CliError("error-no-decks", game=game, known=", ".join(with_decks()))
    return found


def with_decks() -> list[str]:
    """The games that one can make decks for."""
    return [name for name in registry.game_ids() if decks_of(name) is not None]


def collecting_of(decks: Decks) -> BoosterRules | None:
    """What a game says about boosters and collections; None if it has none."""
    return cast("BoosterRules | None", getattr(decks, "COLLECTING", None))


def with_boosters(game: str | None) -> tuple[Decks, BoosterRules]:
    """The game that is named, or the only one that has boosters."""
    all_decks = [the_decks(name) for name in with_decks()]
    found = [(decks, own) for decks in all_decks if (own := collecting_of(decks)) is not None]
    known = ", ".join(decks.GAME for decks, _ in found)
    if game is not None:
        registry.get_spec(game)
        found = [(decks, own) for decks, own in found if game == decks.GAME]
        if not found:
            raise CliError("error-no-boosters", game=game, known=known)
    if len(found) != 1:
        raise CliError("error-deck-game", known=known)
    return found[0]


def titled(decks: Decks, lang: str) -> Catalogue:
    """The cards with their titles, those of the reader's language first."""
    plain = decks.catalogue()
    return decks.catalogue(titles(decks.GAME, (*plain.cards, *plain.tokens), lang))
