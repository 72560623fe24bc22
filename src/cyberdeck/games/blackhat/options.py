"""The options of a table, checked once.

Names, values and defaults are those of the rulebook; each field names its rule.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cyberdeck.kernel.errors import BadPlayers, OptionConflict

LEAST, MOST = 2, 6


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: int = 4
    copies: Literal[7, 6] = 7  # BH-1.1: cards of each rank; six in the retail printing of 2017
    fewer_cards: bool = False  # BH-1.4
    board: Literal["standard", "expert"] = "standard"
    modules: Annotated[int, Meta(ge=0, le=5)] = 0  # BH-2.2
    black_hat: Literal["counted", "shuffled"] = "counted"  # BH-2.3
    hand: Literal["ten_with_hat", "ten_plus_hat"] = "ten_with_hat"  # BH-2.4
    black_hat_take: Literal["any", "highest"] = "any"  # BH-5.2
    honeypot_half_hands: bool = False  # BH-7.6
    randomizer: Literal["random", "choice"] = "random"  # BH-7.9
    round_limit: Annotated[int, Meta(ge=1, le=100)] = 20  # BH-9.2
    tracer: bool = False  # BH-10
    secret_asset: bool = False  # BH-11
    asset_turned: Literal["arrive", "next"] = "arrive"  # BH-11.1
    celebrity: bool = False  # BH-13

    def __post_init__(self) -> None:
        if not LEAST <= self.players <= MOST:
            raise BadPlayers(players=self.players, least=LEAST, most=MOST)
        if self.black_hat == "shuffled" and self.hand == "ten_plus_hat":
            raise OptionConflict(options="black_hat=shuffled, hand=ten_plus_hat", rule="BH-2.3")
        if self.tracer and self.board == "standard":
            raise OptionConflict(options="tracer=true, board=standard", rule="BH-7.7")
        if self.asset_turned == "next" and not self.secret_asset:
            raise OptionConflict(options="asset_turned=next, secret_asset=false", rule="BH-11.1")

    def warnings(self) -> list[str]:
        """Rules that advise against this table."""
        return ["BH-12.2"] if self.players == 2 and self.tracer else []


class Tiny(Struct, frozen=True, kw_only=True):
    """A pack so small that every history can be walked through: for the laws, not for people."""

    ranks: int = 3
    copies: int = 2
    jokers: int = 1
    hand: int = 2
