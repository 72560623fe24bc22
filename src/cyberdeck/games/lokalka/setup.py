"""What the rules read of the options and the components: plain ints, built once per Game. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.games.lokalka.components import Components
from cyberdeck.games.lokalka.ids import KINDS
from cyberdeck.games.lokalka.options import Options, Tiny
from cyberdeck.kernel.bits import bit


class Setup:
    def __init__(self, o: Options, c: Components, tiny: Tiny | None = None) -> None:
        self.seats: i64 = o.players
        self.places: i64 = 2 * o.players
        quantity = list(c.quantity)
        roles = list(c.roles[o.players])
        self.role_nodes = vec[i64](list(c.role_nodes))
        self.host_nodes = vec[i64](list(c.host_nodes))
        self.hand: i64 = 4  # LOK-3.5
        self.admin_hand: i64 = 6
        if tiny is not None:
            quantity = [tiny.quantity.get(kind, 0) for kind in range(KINDS)]
            self.role_nodes = vec[i64]([tiny.nodes] * len(c.role_nodes))
            self.host_nodes = vec[i64]([tiny.nodes] * len(c.host_nodes))
            self.hand = self.admin_hand = tiny.hand
        self.quantity = vec[i64](quantity)
        self.cards: i64 = sum(quantity)
        self.roles = vec[i64](roles)  # how many of each (LOK-2.2)
        self.lilac = vec[i64]([1 if lilac and not amber else 0 for lilac, amber in zip(c.lilac, c.amber, strict=True)])
        self.everybody: i64 = bit(o.players) - 1
        self.watchers: i64 = bit(o.players)  # the bit of those who have no seat
        self.random_network = o.network == "random"
        self.per_host = o.setup_defence == "per_host"
        self.team = o.hackers_win == "team"
        self.round_limit: i64 = o.round_limit
        self.out_sees = o.out_sees == "all"
        self.out_talk: i64 = ("all", "out", "none").index(o.out_talk)
