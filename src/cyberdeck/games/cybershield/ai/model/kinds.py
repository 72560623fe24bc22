"""Which cards of Cyber Shield affect which others, as masks of kinds; built once."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cyberdeck.games.cybershield.ai.model.feature_index import FAILS_GENERATOR, ON_GENERATOR
from cyberdeck.games.cybershield.ids import BREAKABLE, E_ATTACK, E_DISRUPT, E_PART, KINDS, NONE, PORTS
from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.kernel.actions import filled
from cyberdeck.kernel.bits import bit, has


@final
class Kinds:
    def __init__(self, params: RuleParams) -> None:
        self.hubs: i64 = 0  # Hardware that has room for further cards behind it
        self.may = filled(KINDS, 0)  # by Hardware: what can hit it
        self.stops = filled(BREAKABLE, 0)  # by attached card: the attacks that it stops
        self.breaks = filled(BREAKABLE, 0)  # … the events that hit it
        self.wired: i64 = 0  # attacks on connected cards
        self.floods: i64 = 0  # … that a Firewall on a Router next to it stops
        self.chance_at = filled(FAILS_GENERATOR + 1, 0)  # by kind, and the two bits beside: its index in CHANCE
        n: i64 = 0
        for kind in range(i64(KINDS)):
            effect = params.effect[kind]
            if effect == E_PART and not params.one_symbol[kind] and params.ports[kind * PORTS + 1] != NONE:
                self.hubs |= bit(kind)
            if effect in (E_ATTACK, E_DISRUPT):
                self.chance_at[kind] = n
                n += 1
                self.read(params, kind)
        self.chance_at[ON_GENERATOR] = n
        self.chance_at[FAILS_GENERATOR] = n + 1

    def read(self, params: RuleParams, kind: i64) -> None:
        """Adds a card that hits something."""
        me = bit(kind)
        for on in range(i64(KINDS)):
            if has(params.on[kind], on):
                self.may[on] |= me
        if params.hits[kind] != NONE:
            self.breaks[params.hits[kind]] |= me
        if params.stopped_by[kind] != NONE:
            self.stops[params.stopped_by[kind]] |= me
            if params.joined[kind]:
                self.floods |= me
        if params.connected[kind]:
            self.wired |= me
