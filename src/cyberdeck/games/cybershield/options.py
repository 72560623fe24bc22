"""The options of a table, checked once.

Names, values and defaults are those of the rulebook; each field names its rule.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cyberdeck.games.cybershield import decks
from cyberdeck.kernel.errors import BadPlayers

PLAYERS = 2
Deck = Annotated[str, Meta(max_length=4000, extra={"deck": True})]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: int = PLAYERS
    deck1: Deck = "basic"  # CS-1.1
    deck2: Deck = "basic"
    starter: Literal["coin", "first", "second"] = "coin"  # CS-3.2
    turn_limit: Annotated[int, Meta(ge=1, le=500)] = 50  # CS-2.6

    def __post_init__(self) -> None:
        if self.players != PLAYERS:
            raise BadPlayers(players=self.players, least=PLAYERS, most=PLAYERS)
        decks.counts(self.deck1)
        decks.counts(self.deck2)

    def warnings(self) -> list[str]:
        """Rules that advise against this table."""
        return []


class Tiny(Struct, frozen=True, kw_only=True):
    """So few cards that every history can be walked through: for the laws, not for people."""

    decks: tuple[dict[int, int], dict[int, int]]  # by kind
    hand: int = 2
    keeps: int = 2  # CS-4.4
    goal: int = 10  # CS-2.1
