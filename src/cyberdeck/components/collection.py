"""A collection: the cards that a player owns, from starter sets and boosters, as JSON.

    {"format": "cyberdeck-collection", "version": 1, "game": "a-game", "boosters": 2, "cards": [[13, 3], [46, 1]]}

Contract
- `decode` takes what `encode` writes, except for spaces and the order of cards; anything else raises BadCollection. It
  repairs nothing.
- A collection limits no table: every table has all cards. `missing` lists the cards that a deck lacks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from cyberdeck.components.boosters import LONGEST, MAX_BOOSTERS, Booster, RarityOdds, odds, open_booster, usable
from cyberdeck.components.catalogue import Catalogue, DeckFormat
from cyberdeck.components.decks import Deck, DeckProblem, Facts
from cyberdeck.kernel.errors import CyberdeckError

VERSION: Final = 1
BYTES: Final = 64 * 1024
COPIES: Final = 1_000_000  # of one card, and of boosters

Count = Annotated[int, Meta(ge=1, le=COPIES)]


class BadCollection(CyberdeckError):
    """details: reason, detail (the reason is one of: size, text, shape, version, game, card, twice)"""


class BadSeed(CyberdeckError):
    """details: seed, most"""


class _File(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: Literal["cyberdeck-collection"]
    version: int
    game: str
    boosters: Annotated[int, Meta(ge=0, le=COPIES)] = 0
    cards: tuple[tuple[int, Count], ...] = ()


class Collection(Struct, frozen=True):
    """`cards`: number and count, numbers ascending. `boosters`: how many were opened for it."""

    game: str
    boosters: int = 0
    cards: tuple[tuple[int, int], ...] = ()

    @property
    def size(self) -> int:
        return sum(count for _, count in self.cards)

    def plus(self, cards: Mapping[int, int] | Iterable[int], boosters: int = 0) -> Collection:
        """The collection with more cards: card numbers, or counts by number."""
        own = Counter(dict(self.cards))
        own.update(cards)
        return Collection(self.game, self.boosters + boosters, tuple(sorted(own.items())))


class BoosterRules:
    """The boosters and collections of one game."""

    most = MAX_BOOSTERS  # at a time

    def __init__(self, booster: Booster, starters: tuple[str, ...], form: DeckFormat, catalogue: Catalogue) -> None:
        self.booster = booster
        self.starters = starters  # built-in decks that start a collection
        self.form = form
        self.catalogue = catalogue

    def odds(self) -> tuple[RarityOdds, ...]:
        return odds(self.booster, self.catalogue)

    def open_booster(self, seed: str, number: int) -> tuple[int, ...]:
        """The card numbers of one booster; raises BadSeed if the text cannot be a seed."""
        if not usable(seed):
            raise BadSeed(seed=_clip(seed), most=LONGEST)
        return open_booster(self.booster, self.catalogue, seed, number)

    def empty(self) -> Collection:
        return Collection(self.catalogue.game)

    def encode(self, collection: Collection) -> bytes:
        kept = _File(
            format="cyberdeck-collection",
            version=VERSION,
            game=collection.game,
            boosters=collection.boosters,
            cards=collection.cards,
        )
        return msgspec.json.encode(kept) + b"\n"

    def decode(self, raw: bytes) -> Collection:
        """The collection in a file; raises BadCollection."""
        content = _read(raw)
        if content.version != VERSION:
            raise BadCollection(reason="version", detail=str(content.version))
        if content.game != self.catalogue.game:
            raise BadCollection(reason="game", detail=_clip(content.game))
        found: set[int] = set()
        for number, _ in content.cards:
            if self.catalogue.numbered(number) is None:
                raise BadCollection(reason="card", detail=_clip(str(number)))
            if number in found:
                raise BadCollection(reason="twice", detail=str(number))
            found.add(number)
        return Collection(content.game, content.boosters, tuple(sorted(content.cards)))

    def missing(self, deck: Deck, own: Mapping[int, int], titled: Catalogue) -> list[DeckProblem]:
        """A problem for each card of which the deck has more than `own`; never for cards without a limit."""
        out = []
        for number, wanted in deck.cards:
            have = own.get(number, 0)
            card = titled.numbered(number)
            if number not in self.form.free and have < wanted and card is not None:
                facts: Facts = {"card": titled.title(card), "number": number, "have": have, "wanted": wanted}
                out.append(DeckProblem(0, "collection-missing", {**facts, "missing": wanted - have}))
        return out


def _read(raw: bytes) -> _File:
    if len(raw) > BYTES:
        raise BadCollection(reason="size", detail=str(BYTES // 1024))
    try:
        return msgspec.json.decode(raw, type=_File)
    except msgspec.ValidationError as error:
        raise BadCollection(reason="shape", detail=_clip(str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadCollection(reason="text", detail=_clip(str(error))) from None


def _clip(text: str) -> str:
    return "".join(char if char.isprintable() else "?" for char in text)[:120]
