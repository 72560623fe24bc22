"""The options of a table, checked when they are built.

Names, values and defaults are those of the rulebook.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cyberdeck.kernel.errors import BadPlayers, OptionConflict
from cyberdeck.options import Conflict, Preset, Rule

LEAST, MOST = 2, 6
CONFLICTS: Final = (
    Conflict({"black_hat": "shuffled", "hand": "ten_plus_hat"}, "BH-2.3"),
    Conflict({"tracer": True, "board": "standard"}, "BH-7.7"),
    Conflict({"asset_turned": "next", "secret_asset": False}, "BH-11.1"),
)


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Rule("BH-12.1")] = 4
    copies: Annotated[Literal[7, 6], Rule("BH-1.1")] = 7  # cards of each rank; six in the retail printing of 2017
    fewer_cards: Annotated[bool, Rule("BH-1.4")] = False
    board: Annotated[Literal["standard", "expert"], Rule("BH-1.2")] = "standard"
    modules: Annotated[int, Meta(ge=0, le=5), Rule("BH-2.2")] = 0
    black_hat: Annotated[Literal["counted", "shuffled"], Rule("BH-2.3")] = "counted"
    hand: Annotated[Literal["ten_with_hat", "ten_plus_hat"], Rule("BH-2.4")] = "ten_with_hat"
    black_hat_take: Annotated[Literal["any", "highest"], Rule("BH-5.2")] = "any"
    honeypot_half_hands: Annotated[bool, Rule("BH-7.6")] = False
    randomizer: Annotated[Literal["random", "choice"], Rule("BH-7.9")] = "random"
    round_limit: Annotated[int, Meta(ge=1, le=100), Rule("BH-9.2")] = 20
    tracer: Annotated[bool, Rule("BH-10.1")] = False
    secret_asset: Annotated[bool, Rule("BH-11.1")] = False
    asset_turned: Annotated[Literal["arrive", "next"], Rule("BH-11.1")] = "arrive"
    celebrity: Annotated[bool, Rule("BH-13.1")] = False

    def __post_init__(self) -> None:
        if not LEAST <= self.players <= MOST:
            raise BadPlayers(players=self.players, least=LEAST, most=MOST)
        for conflict in CONFLICTS:
            if conflict.is_in(self):
                raise OptionConflict(options=conflict.notation(), rule=conflict.rule)

    def warnings(self) -> list[str]:
        """Ids of the rules that advise against these options."""
        return ["BH-12.2"] if self.players == 2 and self.tracer else []


PRESETS: Final = (
    Preset("quick", {"round_limit": 2, "fewer_cards": True}, (10, 20)),
    Preset(
        "full",
        {"board": "expert", "modules": 2, "tracer": True, "secret_asset": True, "honeypot_half_hands": True},
        (35, 50),
    ),
    # The two printings, wherever they differ: BH-2.2, BH-2.4, BH-5.2, BH-7.9, BH-11.1.
    Preset(
        "finnish",
        {"board": "expert", "modules": 5, "hand": "ten_plus_hat", "black_hat_take": "highest", "secret_asset": True},
        (30, 45),
    ),
    Preset(
        "russian",
        {"board": "expert", "modules": 3, "randomizer": "choice", "secret_asset": True, "asset_turned": "next"},
        (30, 45),
    ),
)


class Tiny(Struct, frozen=True, kw_only=True):
    """A pack so small that every history can be enumerated. For tests of the laws only."""

    ranks: int = 3
    copies: int = 2
    jokers: int = 1
    hand: int = 2
