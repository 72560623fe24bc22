"""The options of a table, checked when they are built.

Names, values and defaults are those of the rulebook.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from cyberdeck.games.kiberrubezh import decks
from cyberdeck.kernel.errors import BadPlayers
from cyberdeck.options import Deck, Preset, Rule

PLAYERS = 2


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Rule("KR-2.1")] = PLAYERS
    deck1: Annotated[Deck, Rule("KR-1.1")] = "blue-range"
    deck2: Annotated[Deck, Rule("KR-1.1")] = "red-range"
    deck_size: Annotated[int, Meta(ge=40, le=60), Rule("KR-1.1")] = 60
    free_redeals_count: Annotated[bool, Rule("KR-2.2")] = False
    no_first_attack: Annotated[bool, Rule("KR-3.10")] = False
    turn_limit: Annotated[int, Meta(ge=1, le=500), Rule("KR-3.15")] = 100

    def __post_init__(self) -> None:
        if self.players != PLAYERS:
            raise BadPlayers(players=self.players, least=PLAYERS, most=PLAYERS)
        decks.counts(self.deck1, self.deck_size)
        decks.counts(self.deck2, self.deck_size)

    def warnings(self) -> list[str]:
        """Ids of the rules that advise against these options."""
        return []


PRESETS: Final = (
    Preset("printed", {}, (30, 60)),
    Preset("quick", {"deck_size": 40}, (20, 30)),
    Preset("siege", {"deck1": "worms-and-noise", "deck2": "fortress"}, (30, 60)),
    Preset("tournament", {"free_redeals_count": True, "no_first_attack": True}, (30, 60)),
)


class Tiny(Struct, frozen=True, kw_only=True):
    """So few cards that every history can be enumerated. For tests of the laws only."""

    decks: tuple[dict[int, int], dict[int, int]]  # by kind
    hand: int = 2
