"""The decks: eight cards of five ranks, at most three of one."""

from __future__ import annotations

from cyberdeck.components import decks
from cyberdeck.components.decks import Card, Catalogue, Deck, DeckFormat, Reading, Titles
from cyberdeck.components.decks import statistics as deck_statistics
from cyberdeck.components.decks.statistics import Deal, Statistics

GAME = "duel"
FORMAT = DeckFormat(least=8, most=8, copies=3)
DEAL = Deal(hand=3, again=0, each=1, turns=3)
VALUE = "rank"
RANKS = 5
BUILT_IN = ("even", "bold")
LISTS = {"even": "2 1; 2 2; 1 3; 1 4; 2 5", "bold": "3 1; 2 3; 3 5"}
CARDS = [
    Card(
        number=rank,
        id=f"rank-{rank}",
        key=f"card-rank-{rank}",
        kind="low" if rank < 3 else "high",
        value=rank,
        keywords=("weak",) if rank == 1 else (),
    )
    for rank in range(1, RANKS + 1)
]


def built_in(name: str) -> str:
    return LISTS[name]


def catalogue(titles: Titles | None = None) -> Catalogue:
    return Catalogue(GAME, CARDS, titles)


def read(text: str | bytes, known: Catalogue) -> Reading:
    return decks.parse(text, known, FORMAT)


def sound(text: str | bytes, known: Catalogue) -> Deck:
    return read(text, known).sound()


def statistics(deck: Deck, known: Catalogue) -> Statistics:
    return deck_statistics.statistics(deck, known, DEAL, ["weak"])


def counts(value: str) -> tuple[int, ...]:
    """Cards of each rank, of a built-in deck or of a list."""
    return sound(LISTS.get(value, value), catalogue()).counts(catalogue())
