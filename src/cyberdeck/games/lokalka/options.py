"""The options of a table, checked when they are built.

Names, values and defaults are those of the rulebook.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cyberdeck.kernel.errors import BadPlayers
from cyberdeck.options import Preset, Rule

LEAST, MOST = 4, 8


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Rule("LOK-2.2")] = 5
    network: Annotated[Literal["admin", "random"], Rule("LOK-3.2")] = "admin"
    setup_defence: Annotated[Literal["one", "per_host"], Rule("LOK-3.6")] = "one"
    hackers_win: Annotated[Literal["killer", "team"], Rule("LOK-9.2")] = "killer"
    round_limit: Annotated[int, Meta(ge=1, le=1000), Rule("LOK-9.6")] = 100
    out_sees: Annotated[Literal["public", "all"], Rule("LOK-8.7")] = "public"
    out_talk: Annotated[Literal["all", "out", "none"], Rule("LOK-8.8")] = "all"

    def __post_init__(self) -> None:
        if not LEAST <= self.players <= MOST:
            raise BadPlayers(players=self.players, least=LEAST, most=MOST)

    def warnings(self) -> list[str]:
        """Ids of the rules that advise against these options."""
        return []


PRESETS: Final = (
    Preset("printed", {}, (20, 30)),
    Preset("quick", {"network": "random", "round_limit": 12}, (10, 20)),
    Preset("team", {"hackers_win": "team"}, (20, 30)),
    Preset("ghosts", {"setup_defence": "per_host", "out_sees": "all", "out_talk": "out"}, (25, 35)),
)


class Tiny(Struct, frozen=True, kw_only=True):
    """So few cards and nodes that every history can be enumerated. For tests of the laws only."""

    quantity: dict[int, int]  # by kind
    hand: int = 1
    nodes: int = 1
