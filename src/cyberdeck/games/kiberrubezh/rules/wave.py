"""KR-3.6, KR-3.7, KR-3.8: waves, blocks, and unblocked attacks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.events import Blocked, Named, Struck, WaveDeclared
from cyberdeck.games.kiberrubezh.ids import (
    ADD0,
    ATTACKS,
    BLOCK0,
    DONE,
    FIRST_ATTACK,
    FIRST_MEASURE,
    K_BLOCK,
    K_LAST,
    K_REACT,
    K_RESOLVE,
    K_STAGE,
    KINDS,
    MEASURES,
    MILL0,
    S_NOTHING,
    STEPS,
    T_BLOCK,
    T_LAST,
    T_REACT,
    T_RESOLVE,
    T_TRIGGERS,
    TEXT0,
)
from cyberdeck.games.kiberrubezh.params import RuleParams
from cyberdeck.games.kiberrubezh.rules.effects import at_random, begin, mill
from cyberdeck.games.kiberrubezh.rules.zones import turn
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_NOBODY, Frame, Sink

PLAIN: Final = 2  # KR-3.8


def legal_means(state: KrState, seat: i64, buffer: ActionBuffer) -> None:
    """KR-3.6: upright means that are not named yet."""
    for kind in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
        if state.upright[seat * KINDS + kind] > state.wave[kind]:
            buffer.add(ADD0 + kind)


def named(state: KrState) -> i64:
    total: i64 = 0
    for kind in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
        total += state.wave[kind]
    return total


def add(state: KrState, seat: i64, kind: i64, sink: Sink | None) -> None:
    state.wave[kind] += 1
    if sink is not None:
        sink.emit(Named(seat, kind))


def declare(state: KrState, seat: i64, sink: Sink | None) -> None:
    """The means turn, and the stages of the wave begin."""
    for kind in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
        for _i in range(state.wave[kind]):
            turn(state, seat * KINDS + kind)
    if sink is not None:
        sink.emit(WaveDeclared(seat, tuple([state.wave[kind] for kind in range(KINDS)])))
    state.push(K_STAGE, BY_NOBODY, 0, seat, T_REACT)


def stage(params: RuleParams, state: KrState, frame: Frame) -> None:
    """KR-3.7: the stages in order. A player who publicly cannot do anything does not act."""
    attacker = frame.a
    defender = 1 - attacker
    if frame.b < T_RESOLVE:
        state.push(K_STAGE, BY_NOBODY, 0, attacker, frame.b + 1)
    if frame.b == T_REACT:
        if state.size[defender] or has_property(params, state, defender):
            state.push(K_REACT, bit(defender), 0, defender)
    elif frame.b == T_BLOCK:
        ask_block(params, state, defender)
    elif frame.b == T_TRIGGERS:
        triggers(state, attacker)
    elif frame.b == T_LAST:
        if state.size[attacker] and unmet(state):
            state.push(K_LAST, bit(attacker), 0, attacker)
    elif unmet(state):
        state.push(K_STAGE, BY_NOBODY, 0, attacker, T_RESOLVE)
        state.push(K_RESOLVE, bit(attacker), 0, attacker)
    else:
        wave_over(state)


def has_property(params: RuleParams, state: KrState, seat: i64) -> bool:
    for kind in range(params.assets):
        if has(params.properties, kind) and state.upright[seat * KINDS + kind]:
            return True
    return False


def unmet(state: KrState) -> bool:
    for kind in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
        if state.wave[kind] > state.resolved[kind]:
            return True
    return False


def wave_over(state: KrState) -> None:
    for kind in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
        state.wave[kind] = 0
        state.resolved[kind] = 0
        state.partly[kind] = 0
    state.stay = 0


# Blocks


def can_block(params: RuleParams, state: KrState, measure: i64, attack: i64) -> bool:
    """KR-1.5; cards 23 and 53"""
    categories = params.category[measure]
    if categories & state.banned:
        return False
    if categories == 0:
        return True
    return not has(params.uncategorised, attack) and categories & params.category[attack] != 0


def open_attack(state: KrState, attack: i64) -> bool:
    """Whether an attack of this kind is still to be blocked."""
    return state.wave[attack] > state.resolved[attack]


def ready(params: RuleParams, state: KrState, seat: i64, measure: i64) -> bool:
    """Whether there is an upright one that has not blocked in this wave (card 45)."""
    n = state.upright[seat * KINDS + measure]
    if has(params.once_upright, measure):
        n -= state.stay
    return n > 0


def blocks_any(params: RuleParams, state: KrState, measure: i64) -> bool:
    for attack in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
        if open_attack(state, attack) and can_block(params, state, measure, attack):
            return True
    return False


def ask_block(params: RuleParams, state: KrState, seat: i64) -> None:
    for measure in range(i64(FIRST_MEASURE), i64(FIRST_MEASURE + MEASURES)):
        if ready(params, state, seat, measure) and blocks_any(params, state, measure):
            state.push(K_BLOCK, bit(seat), 0, seat)
            return


def legal_blocks(params: RuleParams, state: KrState, frame: Frame, buffer: ActionBuffer) -> None:
    buffer.add(DONE)
    for measure in range(i64(FIRST_MEASURE), i64(FIRST_MEASURE + MEASURES)):
        if frame.b:
            goes = frame.b - 1 == measure
        else:
            goes = ready(params, state, frame.a, measure)
        if goes:
            for attack in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
                if open_attack(state, attack) and can_block(params, state, measure, attack):
                    buffer.add(BLOCK0 + (measure - FIRST_MEASURE) * ATTACKS + attack - FIRST_ATTACK)


def block(params: RuleParams, state: KrState, action: i64, sink: Sink | None) -> None:
    """KR-3.7: the measure turns; it may go on blocking up to its number of blocks."""
    frame = state.pop()
    if action == DONE:
        if frame.b:
            ask_block(params, state, frame.a)
        return
    measure = (action - BLOCK0) // ATTACKS + FIRST_MEASURE
    attack = (action - BLOCK0) % ATTACKS + FIRST_ATTACK
    left = frame.c - 1
    if not frame.b:
        spend(params, state, frame.a, measure)
        left = params.blocks[measure] - 1
        state.mills += params.mills[measure]
        state.losses += params.losses[measure]
    whole = meet(params, state, attack)
    if sink is not None:
        sink.emit(Blocked(frame.a, measure, attack, whole))
    if left > 0 and blocks_any(params, state, measure):
        state.push(K_BLOCK, frame.to_act, 0, frame.a, measure + 1, left)
    else:
        ask_block(params, state, frame.a)


def spend(params: RuleParams, state: KrState, seat: i64, measure: i64) -> None:
    """Card 45: one that has not stayed upright in this turn stays; else the measure turns."""
    at = seat * KINDS + measure
    if has(params.once_upright, measure):
        if state.upright[at] > state.gaps[2 * seat]:
            state.gaps[2 * seat] += 1
            state.stay += 1
            return
        state.gaps[2 * seat] -= 1
        state.gaps[2 * seat + 1] += 1
    turn(state, at)


def meet(params: RuleParams, state: KrState, attack: i64) -> bool:
    """Adds a block; card 18 needs two. Returns whether the attack is stopped."""
    if params.needs_blocks[attack] > 1 and not state.partly[attack]:
        state.partly[attack] += 1
        return False
    if state.partly[attack]:
        state.partly[attack] -= 1
    state.resolved[attack] += 1
    return True


def triggers(state: KrState, attacker: i64) -> None:
    """KR-3.19: cards 33 and 38."""
    at_random(state, attacker, state.losses)
    mill(state, attacker, state.mills)
    state.losses = 0
    state.mills = 0


# Unblocked attacks


def legal_strikes(params: RuleParams, state: KrState, buffer: ActionBuffer) -> None:
    for attack in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
        if state.wave[attack] > state.resolved[attack] and params.ops[attack * STEPS] != S_NOTHING:
            buffer.add(TEXT0 + attack - FIRST_ATTACK)
    for attack in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
        if state.wave[attack] > state.resolved[attack]:
            buffer.add(MILL0 + attack - FIRST_ATTACK)


def strike(state: KrState, action: i64, sink: Sink | None) -> None:
    """KR-3.8: the attack's text, or two cards."""
    frame = state.pop()
    text = action < MILL0
    attack = action - TEXT0 + FIRST_ATTACK
    if not text:
        attack = action - MILL0 + FIRST_ATTACK
    state.resolved[attack] += 1
    if state.partly[attack] > state.wave[attack] - state.resolved[attack]:
        state.partly[attack] -= 1
    if sink is not None:
        sink.emit(Struck(frame.a, attack, text))
    if text:
        begin(state, frame.a, attack)
    else:
        mill(state, 1 - frame.a, PLAIN)
