"""The options of a table, checked once.

Names, values and defaults are those of the rulebook; each field names its rule.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cyberdeck.kernel.errors import BadPlayers

LEAST, MOST = 4, 8


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: int = 5
    network: Literal["admin", "random"] = "admin"  # LOK-3.2
    setup_defence: Literal["one", "per_host"] = "one"  # LOK-3.6
    hackers_win: Literal["killer", "team"] = "killer"  # LOK-9.2
    round_limit: Annotated[int, Meta(ge=1, le=1000)] = 100  # LOK-9.6
    out_sees: Literal["public", "all"] = "public"  # LOK-8.7
    out_talk: Literal["all", "out", "none"] = "all"  # LOK-8.8

    def __post_init__(self) -> None:
        if not LEAST <= self.players <= MOST:
            raise BadPlayers(players=self.players, least=LEAST, most=MOST)

    def warnings(self) -> list[str]:
        """Rules that advise against this table."""
        return []


class Tiny(Struct, frozen=True, kw_only=True):
    """So few cards and nodes that every history can be walked through: for the laws, not for people."""

    quantity: dict[int, int]  # by kind
    hand: int = 1
    nodes: int = 1
