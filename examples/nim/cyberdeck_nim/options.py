"""The options of a table; each names its rule."""

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: int = 2  # NIM-1.1
    heaps: Annotated[int, Meta(ge=1, le=6)] = 4  # NIM-1.2
    last: Literal["wins", "loses"] = "wins"  # NIM-2.2
