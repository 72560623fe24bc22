"""What the cards of Cyber Shield can do to each other, as masks of kinds; read once. Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cyberdeck.bots.guides.cybershield.layout import FAILS_GENERATOR, ON_GENERATOR
from cyberdeck.games.cybershield.ids import BREAKABLE, E_ATTACK, E_DISRUPT, E_PART, KINDS, NONE, PORTS
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.kernel.acts import filled
from cyberdeck.kernel.bits import bit, has


@final
class Kinds:
    def __init__(self, t: Setup) -> None:
        self.hubs: i64 = 0  # Hardware that more can be joined behind
        self.may = filled(KINDS, 0)  # by Hardware: what may hit it
        self.stops = filled(BREAKABLE, 0)  # by attached card: the attacks that it stops
        self.breaks = filled(BREAKABLE, 0)  # … the events that hit it
        self.wired: i64 = 0  # attacks on what is connected
        self.floods: i64 = 0  # … that a Firewall on a Router next to it stops
        self.chance_at = filled(FAILS_GENERATOR + 1, 0)  # by kind, and the two bits beside: its number in CHANCE
        n: i64 = 0
        for kind in range(i64(KINDS)):
            effect = t.effect[kind]
            if effect == E_PART and not t.one_symbol[kind] and t.ports[kind * PORTS + 1] != NONE:
                self.hubs |= bit(kind)
            if effect in (E_ATTACK, E_DISRUPT):
                self.chance_at[kind] = n
                n += 1
                self.read(t, kind)
        self.chance_at[ON_GENERATOR] = n
        self.chance_at[FAILS_GENERATOR] = n + 1

    def read(self, t: Setup, kind: i64) -> None:
        """A card that hits something."""
        me = bit(kind)
        for on in range(i64(KINDS)):
            if has(t.on[kind], on):
                self.may[on] |= me
        if t.hits[kind] != NONE:
            self.breaks[t.hits[kind]] |= me
        if t.stopped_by[kind] != NONE:
            self.stops[t.stopped_by[kind]] |= me
            if t.joined[kind]:
                self.floods |= me
        if t.connected[kind]:
            self.wired |= me
