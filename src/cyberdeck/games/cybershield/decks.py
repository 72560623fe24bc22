"""The decks of Cyber Shield (CS-1.1): at least 60 cards, none more than four times.

The module has what components/decks asks of a game with decks.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from cyberdeck.components import decks
from cyberdeck.components.decks import Card, Catalogue, Deck, DeckFormat, Reading, Titles
from cyberdeck.components.decks import statistics as deck_statistics
from cyberdeck.components.decks.statistics import Deal, Statistics
from cyberdeck.games.cybershield import components
from cyberdeck.games.cybershield.components.types import BASIC_DECK, COPIES
from cyberdeck.kernel.errors import BadDeck

GAME: Final = "cybershield"
FORMAT: Final = DeckFormat(least=BASIC_DECK, copies=COPIES)
DEAL: Final = Deal(hand=7, again=1, each=2, turns=4)  # CS-3.1, CS-4.2
VALUE: Final = "points"
KEYWORDS: Final = ("provider", "router", "computer", "server", "attack", "defence")
BUILT_IN: Final[tuple[str, ...]] = ("basic", "attacker", "builder")
TOKEN: Final = Card(number=0, id="budget-token", key="token-budget", kind="event", token=True)  # CS-6.1


def built_in(name: str) -> str:
    """The text of a deck that comes with the game."""
    return (files("cyberdeck.games.cybershield") / "data" / "decks" / f"{name}.txt").read_text(encoding="utf-8")


def catalogue(titles: Titles | None = None) -> Catalogue:
    return _plain() if titles is None else Catalogue(GAME, _cards(), titles)


def read(text: str | bytes, known: Catalogue) -> Reading:
    return decks.parse(text, known, FORMAT)


def sound(text: str | bytes, known: Catalogue) -> Deck:
    """A deck that can be played, or BadDeck."""
    return read(text, known).sound()


def statistics(deck: Deck, known: Catalogue) -> Statistics:
    return deck_statistics.statistics(deck, known, DEAL, KEYWORDS)


@lru_cache(256)
def counts(value: str) -> tuple[int, ...]:
    """By kind; of a built-in deck, or of a text with numbers or ids. Titles take words, which a game does not have."""
    if value.isidentifier() and value not in BUILT_IN:
        raise BadDeck(problem="deck-unknown-name", line=0, problems=1, text=value[:80], known=", ".join(BUILT_IN))
    return sound(built_in(value) if value in BUILT_IN else value, _plain()).counts(_plain())


@cache
def _plain() -> Catalogue:
    return Catalogue(GAME, _cards())


def _cards() -> list[Card]:
    found = [
        Card(
            number=card.number,
            id=card.id,
            key=f"card-{card.id}",
            kind=card.kind,
            value=card.points.value,
            keywords=card.keywords,
            symbols=card.symbols,
            marked=card.provenance == "reconstructed",
        )
        for card in components.load().cards
    ]
    return [*found, TOKEN]
