"""The decks of Kiberrubezh (KR-1.1): 60 cards, none but basic assets more than four times.

The module has what components/decks asks of a game with decks, and BOOSTERS (KR-4.1). A table may want
another size (option deck_size): form(size), and the last argument of read, sound and counts.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from cyberdeck.components import decks
from cyberdeck.components.boosters import Booster, Slot
from cyberdeck.components.collection import BoosterRules
from cyberdeck.components.decks import Card, Catalogue, Deck, DeckFormat, Reading, Titles
from cyberdeck.components.decks import statistics as deck_statistics
from cyberdeck.components.decks.statistics import Deal, Statistics
from cyberdeck.games.kiberrubezh import components
from cyberdeck.games.kiberrubezh.components import types as types
from cyberdeck.games.kiberrubezh.components.types import CATEGORIES, COPIES, DECK
from cyberdeck.kernel.errors import BadDeck

GAME: Final = "kiberrubezh"
DEAL: Final = Deal(hand=7, again=3, each=2, turns=4)  # KR-2.1, KR-2.2, KR-3.2
VALUE: Final = "cost"
KEYWORDS: Final = ("asset", "attack", "measure", "event", *CATEGORIES)
BUILT_IN: Final[tuple[str, ...]] = ("blue-range", "red-range", "worms-and-noise", "quiet-listeners", "fortress")
STARTERS: Final = ("blue-range", "red-range")
BOOSTER: Final = Booster(
    (Slot(6, (("common", 1),)), Slot(3, (("uncommon", 1),)), Slot(1, (("rare", 5), ("special", 1))))
)

_NAME = re.compile(r"[a-z]+([-_][a-z]+)*")


@cache
def form(size: int = DECK) -> DeckFormat:
    """What a deck of so many cards must be."""
    free = frozenset(card.number for card in components.load().cards if card.kind == "basic")
    return DeckFormat(least=size, most=size, copies=COPIES, free=free)


FORMAT: Final = form()


def built_in(name: str) -> str:
    """The text of a deck that comes with the game."""
    return (files("cyberdeck.games.kiberrubezh") / "data" / "decks" / f"{name}.txt").read_text(encoding="utf-8")


def catalogue(titles: Titles | None = None) -> Catalogue:
    return _plain() if titles is None else Catalogue(GAME, _cards(), titles)


def read(text: str | bytes, known: Catalogue, size: int = DECK) -> Reading:
    return decks.parse(text, known, form(size))


def sound(text: str | bytes, known: Catalogue, size: int = DECK) -> Deck:
    """A deck that can be played, or BadDeck."""
    return read(text, known, size).sound()


def statistics(deck: Deck, known: Catalogue) -> Statistics:
    return deck_statistics.statistics(deck, known, DEAL, KEYWORDS)


@lru_cache(256)
def counts(value: str, size: int = DECK) -> tuple[int, ...]:
    """By kind; of a built-in deck, or of a text with numbers or ids. Titles take words, which a game does not have."""
    if _NAME.fullmatch(value) and value not in BUILT_IN:
        raise BadDeck(problem="deck-unknown-name", line=0, problems=1, text=value[:80], known=", ".join(BUILT_IN))
    if value in BUILT_IN:
        return cut(sound(built_in(value), _plain()).counts(_plain()), size)
    return sound(value, _plain(), size).counts(_plain())


def cut(full: tuple[int, ...], size: int) -> tuple[int, ...]:
    """A deck that comes with the game, for a table that wants fewer cards: each kind keeps its share, rounded down, and
    those that lose most by it get the cards that are left, lower numbers first.
    """
    total = sum(full)
    kept = [n * size // total for n in full]
    losers = sorted(range(len(full)), key=lambda kind: (-(full[kind] * size % total), kind))
    for kind in losers[: size - sum(kept)]:
        kept[kind] += 1
    return tuple(kept)


@cache
def _plain() -> Catalogue:
    return Catalogue(GAME, _cards())


def _cards() -> list[Card]:
    return [
        Card(
            number=card.number,
            id=card.id,
            key=f"card-{card.id}",
            kind=card.kind,
            value=types.cost(card),
            keywords=(*(("basic", "asset") if card.kind == "basic" else (card.kind,)), *card.categories),
            figures=_figures(card),
            marked=card.provenance == "reconstructed",
            rarity=card.rarity,
        )
        for card in components.load().cards
    ]


def _figures(card: types.Card) -> tuple[tuple[str, str, int], ...]:
    """The power that a card gives or needs, and what it blocks."""
    printed = (("defence", "▼", card.defence), ("attack", "▲", card.attack), ("blocks", "▣", card.blocks))
    return tuple(figure for figure in printed if figure[2])


BOOSTERS: Final = BoosterRules(BOOSTER, STARTERS, FORMAT, _plain())
