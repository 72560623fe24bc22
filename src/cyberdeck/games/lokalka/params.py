"""Constants of one game, built once from its options and components."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.games.lokalka.components.types import Components
from cyberdeck.games.lokalka.ids import KINDS
from cyberdeck.games.lokalka.options import Options, Tiny
from cyberdeck.kernel.bits import bit


class RuleParams:
    def __init__(self, options: Options, components: Components, tiny: Tiny | None = None) -> None:
        self.options: Final = options  # for options that rules read rarely; those read often are an int or a bool here
        self.seats: i64 = options.players
        self.places: i64 = 2 * options.players
        quantity = list(components.quantity)
        roles = list(components.roles[options.players])
        self.role_nodes = vec[i64](list(components.role_nodes))
        self.host_nodes = vec[i64](list(components.host_nodes))
        self.hand: i64 = 4  # LOK-3.5
        self.admin_hand: i64 = 6
        if tiny is not None:
            quantity = [tiny.quantity.get(kind, 0) for kind in range(KINDS)]
            self.role_nodes = vec[i64]([tiny.nodes] * len(components.role_nodes))
            self.host_nodes = vec[i64]([tiny.nodes] * len(components.host_nodes))
            self.hand = self.admin_hand = tiny.hand
        self.quantity = vec[i64](quantity)
        self.cards: i64 = sum(quantity)
        self.roles = vec[i64](roles)  # the number of each role (LOK-2.2)
        self.lilac = vec[i64](
            [1 if lilac and not amber else 0 for lilac, amber in zip(components.lilac, components.amber, strict=True)]
        )
        self.everybody: i64 = bit(options.players) - 1
        self.spectators: i64 = bit(options.players)  # the bit of the spectators
        self.team = options.hackers_win == "team"
        self.round_limit: i64 = options.round_limit
        self.out_sees = options.out_sees == "all"
