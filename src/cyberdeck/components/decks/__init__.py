"""Decks as text that people can read and mail, and every problem in them, reported at once.

    game: a-game               optional headers
    name: Slow and steady
    4 Internet service provider
    3x firewall                // a comment; so is everything after a # that is not the number of a card
    2 #14; 2 15                a number in place of a title; `;` separates like a new line

Contract
- `parse` never raises and never repairs: a deck with problems has only the cards that were recognised.
- A DeckProblem has a line (0: the deck as a whole), the key of its text and the facts that fill it; the message's
  attribute `.next` says how to fix it.
- `Deck.code` is the same for equal decks, however they were written: `4 1; 2 2; 3 4`, numbers ascending.

What every game with decks has in its module `decks` (its type is Decks in cyberdeck/doors.py):
    FORMAT, DEAL, VALUE, KEYWORDS   the format of decks, how they are dealt, what the statistics show
    BUILT_IN, built_in(name)        the built-in decks, as text
    catalogue(titles)               the cards; the caller passes the titles
    read(text, catalogue)           a deck and its problems
    sound(text, catalogue)          a deck without problems; raises BadDeck with the first one
    statistics(deck, catalogue)     the statistics of a deck
    counts(value)                   cards of each kind, for a table; raises BadDeck

and in its texts, where ids are shown for those that it lacks:
    <key of a card>                 its title; `.text`: what it does; `.idea`: the idea behind it
    kind-…, keyword-…, symbol-…     what cards are grouped and found by; figure-… (`$count`): what is printed on them
    rarity-…                        in games with boosters
    deck-value-<VALUE>              the title of the curve; `.card` (`$count`): the value of one card
    option-<deck option>-<name>     the name of a built-in deck
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final, NamedTuple

from msgspec import Struct

from cyberdeck.components.catalogue import Card, Catalogue, DeckFormat, Titles, fold, tidy
from cyberdeck.components.decks.lines import Facts, Mistake, clip, entries, read_card, read_header
from cyberdeck.kernel.errors import BadDeck

__all__ = ["Card", "Catalogue", "Deck", "Facts", "DeckFormat", "DeckProblem", "Reading", "Titles", "fold", "parse"]

BYTES: Final = 64 * 1024
LINES: Final = 200

_NEWLINE = re.compile(r"\r\n|\r|\n")


class DeckProblem(Struct, frozen=True):
    """`line` 0: of the deck as a whole. The key has its words in locale/, `details` fill them."""

    line: int
    key: str
    details: dict[str, str | int]


class Deck(Struct, frozen=True):
    """`cards`: number and count, numbers ascending."""

    game: str
    name: str
    cards: tuple[tuple[int, int], ...]

    @property
    def size(self) -> int:
        return sum(count for _, count in self.cards)

    @property
    def code(self) -> str:
        return "; ".join(f"{count} {number}" for number, count in self.cards)

    def counts(self, catalogue: Catalogue) -> tuple[int, ...]:
        """How many of each card, in the order of the catalogue."""
        own = dict(self.cards)
        return tuple(own.get(card.number, 0) for card in catalogue.cards)


class Reading(NamedTuple):
    deck: Deck
    problems: list[DeckProblem]

    def sound(self) -> Deck:
        """The deck if it can be played; else raises BadDeck with the first problem."""
        if self.problems:
            first = self.problems[0]
            raise BadDeck(**{**first.details, "problem": first.key, "line": first.line, "problems": len(self.problems)})
        return self.deck


def parse(text: str | bytes, catalogue: Catalogue, form: DeckFormat) -> Reading:
    """Reads a deck, and everything that is wrong with it, by line."""
    reader = _Reader(catalogue)
    lines = reader.lines(text)
    read_all = all(reader.line(number, line) for number, line in enumerate(lines, 1))
    if lines and read_all:
        reader.whole(form)
    deck = Deck(catalogue.game, reader.headers.get("name", ("", 0))[0], reader.cards())
    return Reading(deck, sorted(reader.problems, key=lambda problem: problem.line or BYTES))


class _Reader:
    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.problems: list[DeckProblem] = []
        self.headers: dict[str, tuple[str, int]] = {}  # value and line
        self.found: dict[int, list[tuple[int, int]]] = {}  # by number: line and count
        self.entries = 0
        self.lost = 0  # cards that lines with mistakes were meant to add

    def wrong(self, line: int, key: str, **facts: str | int) -> None:
        self.problems.append(DeckProblem(line, key, facts))

    def cards(self) -> tuple[tuple[int, int], ...]:
        return tuple((number, sum(count for _, count in self.found[number])) for number in sorted(self.found))

    def lines(self, text: str | bytes) -> list[str]:
        """The lines of a text; none if it is too large or not text."""
        raw = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
        if len(raw) > BYTES:
            self.wrong(0, "deck-too-large", size=-(-len(raw) // 1024), most=BYTES // 1024)
            return []
        try:
            plain = raw.decode("utf-8-sig")
        except UnicodeDecodeError as bad:
            self.wrong(raw.count(b"\n", 0, bad.start) + 1, "deck-not-text", byte=f"{raw[bad.start]:02X}")
            return []
        lines = _NEWLINE.split(plain)
        while lines and not lines[-1].strip():
            lines.pop()
        return lines or [""]

    def line(self, number: int, text: str) -> bool:
        """False when there are more lines, or entries, than a deck may have."""
        plain = "".join(char for char in text if unicodedata.category(char) != "Cf")
        strange = next((char for char in plain if unicodedata.category(char) == "Cc" and char != "\t"), "")
        if strange:
            self.wrong(number, "deck-control", code=f"U+{ord(strange):04X}")
            return True
        for entry in entries(plain):
            self.entries += 1
            if max(number, self.entries) > LINES:
                self.wrong(number, "deck-many-lines", most=LINES)
                return False
            try:
                self.entry(number, tidy(entry))
            except Mistake as error:
                self.lost += error.means
                self.problems.append(DeckProblem(number, error.key, error.facts))
        return True

    def entry(self, line: int, text: str) -> None:
        header = read_header(text)
        if header is None:
            count, card = read_card(text, self.catalogue)
            self.found.setdefault(card.number, []).append((line, count))
            return
        name, value = header
        if name in self.headers:
            raise Mistake("deck-header-twice", header=name, first=self.headers[name][1])
        self.headers[name] = (value, line)
        if name == "game" and fold(value) != fold(self.catalogue.game):
            raise Mistake("deck-other-game", game=value, wanted=self.catalogue.game)

    def whole(self, form: DeckFormat) -> None:
        """Checks the deck as a whole."""
        for number, places in self.found.items():
            if number not in form.free:
                self.copies(number, places, form.copies)
        size = sum(count for _, count in self.cards()) + self.lost
        if not size and not self.problems:
            self.wrong(0, "deck-empty", least=form.least)
        elif size < form.least:
            self.wrong(0, "deck-too-few", count=size, least=form.least, missing=form.least - size)
        elif form.most is not None and size > form.most:
            self.wrong(0, "deck-too-many", count=size, most=form.most, extra=size - form.most)

    def copies(self, number: int, places: list[tuple[int, int]], most: int) -> None:
        count = sum(count for _, count in places)
        if count <= most:
            return
        card = self.catalogue.numbered(number)
        assert card is not None
        facts: Facts = {"card": clip(self.catalogue.title(card)), "count": count, "most": most, "extra": count - most}
        if len(places) > 1:
            facts["lines"] = ", ".join(str(line) for line in dict.fromkeys(line for line, _ in places))
        self.wrong(places[-1][0], "deck-copies" if len(places) == 1 else "deck-copies-together", **facts)
