"""The options of a table, checked once.

Names, values and defaults are those of the rulebook; each field names its rule.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cyberdeck.games.kiberrubezh import decks
from cyberdeck.kernel.errors import BadPlayers

PLAYERS = 2
Deck = Annotated[str, Meta(max_length=4000, extra={"deck": True})]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: int = PLAYERS
    deck1: Deck = "blue-range"  # KR-1.1
    deck2: Deck = "red-range"
    deck_size: Annotated[int, Meta(ge=40, le=60)] = 60  # KR-1.1
    free_redeals_count: bool = False  # KR-2.2
    no_first_attack: bool = False  # KR-3.10
    turn_limit: Annotated[int, Meta(ge=1, le=500)] = 100  # KR-3.15

    def __post_init__(self) -> None:
        if self.players != PLAYERS:
            raise BadPlayers(players=self.players, least=PLAYERS, most=PLAYERS)
        decks.counts(self.deck1, self.deck_size)
        decks.counts(self.deck2, self.deck_size)

    def warnings(self) -> list[str]:
        """Rules that advise against this table."""
        return []


class Tiny(Struct, frozen=True, kw_only=True):
    """So few cards that every history can be walked through: for the laws, not for people."""

    decks: tuple[dict[int, int], dict[int, int]]  # by kind
    hand: int = 2
