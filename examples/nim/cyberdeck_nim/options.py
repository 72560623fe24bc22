"""The options of a table; each names its rule."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cyberdeck.options import Rule


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Rule("NIM-1.1")] = 2
    heaps: Annotated[int, Meta(ge=1, le=6), Rule("NIM-1.2")] = 4
    last: Annotated[Literal["wins", "loses"], Rule("NIM-2.2")] = "wins"
