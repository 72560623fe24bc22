"""Estimates of how many attacks can be blocked."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.ids import ATTACKS, FIRST_ATTACK, FIRST_MEASURE, KINDS, MEASURES, NONE
from cyberdeck.games.kiberrubezh.params import RuleParams
from cyberdeck.games.kiberrubezh.rules.wave import can_block
from cyberdeck.games.kiberrubezh.state import KrState


def through(
    params: RuleParams, state: KrState, attacks: vec[i64], defender: i64, turned: bool, other: i64 = NONE, more: i64 = 0
) -> i64:
    """How many of the attacks get through if all upright measures block, those with a category first; `turned` includes
    turned measures. Blocked attacks are removed from `attacks`. `more` is added to the number of the measure `other`.
    """
    left: i64 = 0
    for i in range(i64(ATTACKS)):
        left += attacks[i]
    base = defender * KINDS
    for general in range(i64(2)):
        if left == 0:
            return 0
        for measure in range(i64(FIRST_MEASURE), i64(FIRST_MEASURE + MEASURES)):
            blocks = state.upright[base + measure]
            if turned:
                blocks += state.turned[base + measure]
            if measure == other:
                blocks += more
            if blocks <= 0 or (params.category[measure] == 0) != (general == 1):
                continue
            blocks *= params.blocks[measure]
            for i in range(i64(ATTACKS)):
                if attacks[i] and blocks and can_block(params, state, measure, FIRST_ATTACK + i):
                    stopped = attacks[i]
                    if stopped > blocks:
                        stopped = blocks
                    attacks[i] -= stopped
                    blocks -= stopped
                    left -= stopped
    return left


def stoppers(params: RuleParams, state: KrState, defender: i64, attack: i64) -> i64:
    """The number of blocks that could stop an attack."""
    base = defender * KINDS
    total: i64 = 0
    for measure in range(i64(FIRST_MEASURE), i64(FIRST_MEASURE + MEASURES)):
        n = state.upright[base + measure]
        if n and can_block(params, state, measure, attack):
            total += n * params.blocks[measure]
    return total


def stopped_by(params: RuleParams, state: KrState, measure: i64) -> i64:
    """The number of attacks of the wave that a measure could block."""
    total: i64 = 0
    for attack in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
        n = state.wave[attack] - state.resolved[attack]
        if n and can_block(params, state, measure, attack):
            total += n
    return total
