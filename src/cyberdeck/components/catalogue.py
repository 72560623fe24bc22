"""The cards that decks are made of, by number, id and title, and the format of decks.

Contract
- Nothing here knows a language: the caller passes the titles. Without titles, cards are found by number and id alone.
- Names are compared by `fold`: without case, ё as е, one kind of apostrophe, hyphens as spaces.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from msgspec import Struct

Titles = Mapping[str, Sequence[str]]  # by id of card, the reader's language first

_APOSTROPHES = str.maketrans(dict.fromkeys("’‘ʼ`´′", "'"))
_GAPS = re.compile(r"[\s\-‐‑–—_]+")
_QUOTES = "\"'“”„«»"


class DeckFormat(Struct, frozen=True, kw_only=True):
    """The size of a deck and its copies of a card. `most` None: no upper limit."""

    least: int
    most: int | None = None
    copies: int = 4  # of one number
    free: frozenset[int] = frozenset()  # numbers without that limit


class Card(Struct, frozen=True, kw_only=True):
    """One card, as far as decks are concerned. Tokens cannot be in a deck."""

    number: int
    id: str
    key: str  # of the message that is its title
    kind: str
    value: int = 0  # plotted in the curve of a deck
    keywords: tuple[str, ...] = ()
    symbols: tuple[str, ...] = ()  # drawn on it
    figures: tuple[tuple[str, str, int], ...] = ()  # printed on it: name (message `figure-…`), sign, number
    marked: bool = False  # its text is reconstructed
    rarity: str = ""  # in games with boosters
    token: bool = False


class Catalogue:
    """The cards of one game, found by number or name."""

    def __init__(self, game: str, cards: Sequence[Card], titles: Titles | None = None) -> None:
        self.game = game
        self.cards = tuple(card for card in cards if not card.token)
        self.tokens = tuple(card for card in cards if card.token)
        self.titled = titles is not None
        self._titles = {card.id: tuple((titles or {}).get(card.id, ())) or (card.id,) for card in cards}
        self._numbers = {card.number: card for card in self.cards}
        self._names: dict[str, list[Card]] = {}
        self._spelled: dict[str, str] = {}
        for card in cards:
            for name in (*self._titles[card.id], card.id):
                known = self._names.setdefault(fold(name), [])
                self._spelled.setdefault(fold(name), name)
                if card not in known:
                    known.append(card)

    def numbered(self, number: int) -> Card | None:
        return self._numbers.get(number)

    def find(self, name: str) -> list[Card]:
        """The cards that a title or an id may mean."""
        return self._names.get(fold(name), [])

    def title(self, card: Card) -> str:
        """The title in the reader's language, or the id where there are no titles."""
        return self._titles[card.id][0]

    def near(self, name: str, most: int = 3) -> list[str]:
        """The names most like an unknown one, as they are spelled; one for each card."""
        out: dict[str, str] = {}
        for found in get_close_matches(fold(name), self._names, 3 * most, 0.6):
            out.setdefault(self._names[found][0].id, self._spelled[found])
        return list(out.values())[:most]


def tidy(text: str) -> str:
    """Normalizes a text: NFKC, one kind of apostrophe."""
    return unicodedata.normalize("NFKC", text.translate(_APOSTROPHES))


def fold(name: str) -> str:
    """Reduces a name to what counts when names are compared."""
    plain = tidy(name).strip().strip(_QUOTES)
    return _GAPS.sub(" ", plain.casefold().replace("ё", "е")).strip()
