"""The titles of a game's cards in every language, for decks that may be written in any of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from cyberdeck.i18n.catalogue import has_locale
from cyberdeck.i18n.language import LANGUAGES
from cyberdeck.i18n.texts import Texts


class Titled(Protocol):
    """A card: `key` is that of the message with its title."""

    @property
    def id(self) -> str: ...
    @property
    def key(self) -> str: ...


def titles(package: str, cards: Iterable[Titled], lang: str) -> dict[str, list[str]]:
    """The titles by card id, the reader's language first; `package` is the game's. A game may lack some of them."""
    spoken = [other for other in (lang, *(other for other in LANGUAGES if other != lang)) if has_locale(package, other)]
    texts = [Texts(other, package) for other in spoken]
    return {card.id: [own.text(card.key) for own in texts if own.has(card.key)] for card in cards}
