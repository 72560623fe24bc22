"""The options of a table, checked when they are built.

Names, values and defaults are those of the rulebook.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cyberdeck.games.cybershield import decks
from cyberdeck.kernel.errors import BadPlayers
from cyberdeck.options import Deck, Preset, Rule

PLAYERS = 2


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Rule("CS-3.1")] = PLAYERS
    deck1: Annotated[Deck, Rule("CS-1.1")] = "basic"
    deck2: Annotated[Deck, Rule("CS-1.1")] = "basic"
    starter: Annotated[Literal["coin", "first", "second"], Rule("CS-3.2")] = "coin"
    turn_limit: Annotated[int, Meta(ge=1, le=500), Rule("CS-2.6")] = 50

    def __post_init__(self) -> None:
        if self.players != PLAYERS:
            raise BadPlayers(players=self.players, least=PLAYERS, most=PLAYERS)
        decks.counts(self.deck1)
        decks.counts(self.deck2)

    def warnings(self) -> list[str]:
        """Ids of the rules that advise against these options."""
        return []


PRESETS: Final = (
    Preset("printed", {}, (20, 30)),
    Preset("attack", {"deck1": "attacker", "deck2": "attacker"}, (15, 25)),
    Preset("build", {"deck1": "builder", "deck2": "builder"}, (25, 40)),
    Preset("clash", {"deck1": "attacker", "deck2": "builder"}, (20, 30)),
)


class Tiny(Struct, frozen=True, kw_only=True):
    """So few cards that every history can be enumerated. For tests of the laws only."""

    decks: tuple[dict[int, int], dict[int, int]]  # by kind
    hand: int = 2
    keeps: int = 2  # CS-4.4
    goal: int = 10  # CS-2.1
