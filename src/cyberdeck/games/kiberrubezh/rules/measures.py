"""Measures on the table turned and turned upright. Card 45 keeps count of those that have stayed upright."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.ids import FIRST_MEASURE, KINDS, MEASURES
from cyberdeck.games.kiberrubezh.params import RuleParams
from cyberdeck.games.kiberrubezh.rules.zones import turn
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.bits import has


def keep_gaps(params: RuleParams, state: KrState, seat: i64) -> None:
    """Card 45: the number that have stayed upright cannot exceed their number; of equal ones, those that have leave
    first.
    """
    up: i64 = 0
    down: i64 = 0
    for kind in range(i64(FIRST_MEASURE), i64(FIRST_MEASURE + MEASURES)):
        if has(params.once_upright, kind):
            up += state.upright[seat * KINDS + kind]
            down += state.turned[seat * KINDS + kind]
    if state.gaps[2 * seat] > up:
        state.gaps[2 * seat] = up
    if state.gaps[2 * seat + 1] > down:
        state.gaps[2 * seat + 1] = down


def turn_measure(params: RuleParams, state: KrState, seat: i64, kind: i64) -> None:
    """Turns a measure, by a text or for lack of power. Card 45: one that has stayed upright turns first."""
    if has(params.once_upright, kind) and state.gaps[2 * seat]:
        state.gaps[2 * seat] -= 1
        state.gaps[2 * seat + 1] += 1
    turn(state, seat * KINDS + kind)


def upright_measure(params: RuleParams, state: KrState, seat: i64, kind: i64) -> None:
    """Turns a measure upright. Card 45: one that has not stayed upright comes first."""
    at = seat * KINDS + kind
    if has(params.once_upright, kind) and state.gaps[2 * seat + 1] == state.turned[at]:
        state.gaps[2 * seat + 1] -= 1
        state.gaps[2 * seat] += 1
    state.turned[at] -= 1
    state.upright[at] += 1
