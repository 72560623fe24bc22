"""A slow recount of a state."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh.ids import ASSET, BASIC, EVENT, K_FIT, K_TRIM, KINDS, MEASURE
from cyberdeck.games.kiberrubezh.params import LOOKED, RuleParams
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.games.kiberrubezh.view import looking
from cyberdeck.toolkit.recount import card_violations


def violations(params: RuleParams, state: KrState) -> list[str]:
    return [*_cards(params, state), *_table(params, state), *_power(params, state), *_wave(state)]


def _cards(params: RuleParams, state: KrState) -> list[str]:
    """Cards of either deck are conserved."""
    error: list[str] = []
    for seat in (0, 1):
        first = seat * KINDS
        table = (state.upright, state.turned, state.locked, state.events)
        zones = (state.hands, state.deck, state.pile, state.gone, *table)
        total = [sum(zone[first + kind] for zone in zones) for kind in range(KINDS)]
        for i in range(state.peeked_size[seat]):
            total[state.peeked[seat * LOOKED + i]] += 1
        for i in range(state.under_size[seat]):
            total[state.under[seat * params.room + i] // 2] += 1
        if looking(tuple(state.stack())) == 1 - seat:
            total = [n + seen for n, seen in zip(total, state.seen, strict=True)]
        error += card_violations(state, seat, total, params.lists)
    return error


def _table(params: RuleParams, state: KrState) -> list[str]:
    error = []
    for at in range(2 * KINDS):
        sort = params.sort[at % KINDS]
        if min(state.upright[at], state.turned[at], state.locked[at], state.events[at], state.pile[at]) < 0:
            error.append(f"less than nothing of {at}")
        if (state.events[at] and sort != EVENT) or (
            sort == EVENT and state.upright[at] + state.turned[at] + state.locked[at]
        ):
            error.append(f"{at} lies where it does not belong")
        if state.locked[at] and sort not in (BASIC, ASSET):
            error.append(f"{at} is locked and no asset")
    return error


def _power(params: RuleParams, state: KrState) -> list[str]:
    """KR-3.5: the sum holds at every moment, except for a player at the decision that restores it: for the upright
    cards with what the upright assets give, and for all cards with what all assets give. Only events need what is left.
    """
    deciding = {a for kind, _, _, a, _, _ in state.stack() if kind in (K_FIT, K_TRIM)}
    error = []
    for seat in {0, 1} - deciding:
        for zones in ((state.upright,), (state.upright, state.turned, state.locked)):
            lies = [sum(zone[seat * KINDS + kind] for zone in zones) for kind in range(KINDS)]
            less = lies[params.cheap_kind] * params.cheap_by
            for first in (0, KINDS):
                gives = state.extra[seat]
                needs = 0
                for kind, n in enumerate(lies):
                    gives -= state.events[seat * KINDS + kind] * params.power[first + kind]
                    if params.sort[kind] in (BASIC, ASSET):
                        gives += n * params.power[first + kind]
                        continue
                    cheap = params.sort[kind] == MEASURE and params.category[kind] >> params.cheap_category & 1
                    needs += n * max(0, params.power[first + kind] - less * cheap)
                if needs > max(gives, 0):
                    error.append(f"seat {seat} has not enough power: needs {needs}, has {gives}")
    return error


def _wave(state: KrState) -> list[str]:
    return [
        f"more of {kind} are resolved than attack"
        for kind, (n, resolved, partly) in enumerate(zip(state.wave, state.resolved, state.partly, strict=True))
        if resolved + partly > n or min(resolved, partly) < 0
    ]
